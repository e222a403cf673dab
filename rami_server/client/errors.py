"""How a client's work can end, and what it may have to tell its user."""

from typing import Any

from rami_server.web.protocol.outgoing import Refused


class ClientError(Exception):
    """Whatever this package raises of its own."""


class Closed(ClientError):
    """The client was closed by its user."""


class LinkLost(ClientError):
    """A link is no more; `code` is the close code, None if it fell silent or never opened."""

    def __init__(self, code: int | None, reason: str) -> None:
        """Keep why, in parts."""
        super().__init__(f"{reason or 'the link is lost'} ({code})" if code else reason)
        self.code = code
        self.reason = reason


class Superseded(ClientError):
    """A newer client of the same player follows the table; this one must not fight for it."""


class Unauthenticated(ClientError):
    """The server does not know the token, or no longer."""


class TableGone(ClientError):
    """There is no open table with this code."""


class Unanswered(ClientError):
    """The link broke before the answer: whether it was done is to be seen in the view."""


class WasRefused(ClientError):
    """The server refused; `answer` says why."""

    def __init__(self, answer: Refused) -> None:
        """Keep the answer."""
        super().__init__(f"{answer['code']}: {answer['message']}")
        self.answer = answer


class RequestRefused(ClientError):
    """REST answered with an error: its status, and its problem document."""

    def __init__(self, status: int, problem: dict[str, Any]) -> None:
        """Keep both."""
        text = problem.get("detail") or problem.get("title") or "the request was refused"
        wrong = "; ".join(f"{e['field']}: {e['problem']}" for e in problem.get("errors", ()))
        super().__init__(f"{text} ({status})" + (f" {wrong}" if wrong else ""))
        self.status = status
        self.problem = problem
