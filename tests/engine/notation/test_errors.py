from rami_server.engine.notation.errors import NotationError


def test_the_line_comes_first_if_there_is_one() -> None:
    """An editor finds the place; without lines the problem stands alone."""
    assert str(NotationError("no card")) == "no card"
    error = NotationError("no card", 7)
    assert (str(error), error.problem, error.line) == ("line 7: no card", "no card", 7)
    assert NotationError("no card").line is None


def test_it_is_a_value_error() -> None:
    """Whoever reads text may catch it with the other bad values."""
    assert isinstance(NotationError("no card"), ValueError)
