"""AI answers on the event loop itself."""

from __future__ import annotations

from rami_server.adapters.bots_inline import InlineBots
from rami_server.ai.advice import advise
from rami_server.ai.decide import decide
from tests.support.questions import an_errand


async def test_the_answer_is_the_ais() -> None:
    """Nothing is added between the question and the AI."""
    errand = an_errand()
    question = errand.question
    arguments = (question.view, question.history, question.level, question.seed)
    assert await InlineBots().answer(errand) == decide(*arguments)
    assert await InlineBots().advise(errand) == advise(*arguments)
