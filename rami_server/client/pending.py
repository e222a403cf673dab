"""What was asked and is not answered yet. Answers find their question by its id."""

import asyncio
from dataclasses import dataclass
from typing import Literal, TypeAlias

from rami_server.client.errors import ClientError, Unanswered
from rami_server.web.protocol.outgoing import Ack, Refused

Answer: TypeAlias = Ack | Refused
Key: TypeAlias = tuple[Literal["action_id", "request_id"], str]


@dataclass(frozen=True, slots=True, eq=False)
class Question:
    """A message that waits for its answer."""

    key: Key
    text: str
    answer: asyncio.Future[Answer]
    again: bool
    """Whether asking twice is the same as asking once."""

    @property
    def is_open(self) -> bool:
        """Tell whether somebody still waits."""
        return not self.answer.done()


class Pending:
    """All open questions of one client, in the order they were asked."""

    def __init__(self) -> None:
        self._asked: list[Question] = []

    def __len__(self) -> int:
        """Return how many are open."""
        return len(self._asked)

    def ask(self, key: Key, text: str, *, again: bool) -> asyncio.Future[Answer]:
        """Keep a question until it is answered."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        question = Question(key, text, answer, again)
        self._asked.append(question)
        answer.add_done_callback(lambda _: self._asked.remove(question))
        return answer

    def settle(self, answer: Answer) -> None:
        """Give an answer to the first who asked for it; an answer to nobody is let go."""
        key = _key_of(answer)
        for question in self._asked:
            if question.key == key and question.is_open:
                question.answer.set_result(answer)
                return

    def again(self) -> tuple[str, ...]:
        """Return what has to be asked again on a new link, in the old order."""
        return tuple(question.text for question in self._asked if question.is_open)

    def lost(self) -> None:
        """Fail the questions that must not be asked twice."""
        self._fail(
            Unanswered("the link broke before the answer"), [q for q in self._asked if not q.again]
        )

    def end(self, why: ClientError) -> None:
        """Fail everything."""
        self._fail(why, self._asked)

    @staticmethod
    def _fail(why: ClientError, questions: list[Question]) -> None:
        for question in questions:
            if question.is_open:
                question.answer.set_exception(why)


def _key_of(answer: Answer) -> Key:
    if "action_id" in answer:
        return ("action_id", answer["action_id"])
    return ("request_id", answer.get("request_id", ""))
