"""What is wrong with a text, said to the person who wrote it."""


class NotationError(ValueError):
    """The text is not in the notation; `line` counts from 1 where it has lines."""

    def __init__(self, problem: str, line: int | None = None) -> None:
        """Put the line, if there is one, before the problem."""
        super().__init__(problem if line is None else f"line {line}: {problem}")
        self.problem = problem
        self.line = line
