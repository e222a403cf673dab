"""AI answers on the event loop itself: for tests, and for levels that answer in microseconds."""

from rami_server.ai.decide import decide
from rami_server.engine.actions import Action
from rami_server.table.questions import Question


class InlineBots:
    """The `BotRunner` without processes."""

    async def answer(self, question: Question) -> Action:
        """Return the AI's action."""
        return decide(question.view, question.history, question.level, question.seed)
