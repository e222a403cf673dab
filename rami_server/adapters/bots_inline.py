"""AI answers on the event loop itself: for tests, and for levels that answer in microseconds."""

from rami_server.ai.advice import Advice, advise
from rami_server.ai.decide import decide
from rami_server.ai.judging import Judgement, judge
from rami_server.engine.actions import Action
from rami_server.runtime.ports import Case, Errand


class InlineBots:
    """The `BotRunner` without processes."""

    async def answer(self, errand: Errand) -> Action:
        """Return the AI's action."""
        question = errand.question
        return decide(question.view, question.history, question.level, question.seed)

    async def advise(self, errand: Errand) -> Advice:
        """Return the AI's action with its reasons."""
        question = errand.question
        return advise(question.view, question.history, question.level, question.seed)

    async def judge(self, case: Case) -> Judgement:
        """Return how a decision compares with that of hard."""
        question = case.question
        return judge(question.view, question.history, question.seed, case.done)
