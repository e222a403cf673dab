"""What a client may have to tell its user."""

from __future__ import annotations

from rami_server.client.errors import ClientError, LinkLost, RequestRefused, WasRefused


def test_errors_say_what_happened() -> None:
    """The text alone is enough for a log; the parts are there for programs."""
    assert str(LinkLost(1012, "the server restarts")) == "the server restarts (1012)"
    assert str(LinkLost(1006, "")) == "the link is lost (1006)"
    assert str(LinkLost(None, "the link is silent")) == "the link is silent"
    assert str(RequestRefused(404, {"title": "No such table."})) == "No such table. (404)"
    assert str(RequestRefused(502, {})) == "the request was refused (502)"


def test_a_refusal_keeps_its_answer() -> None:
    """Whoever catches it can read the code."""
    error = WasRefused(
        {
            "type": "refused",
            "code": "busy",
            "params": {},
            "message": "Too much waits.",
            "seq": 3,
        }
    )
    assert isinstance(error, ClientError)
    assert str(error) == "busy: Too much waits."
    assert error.answer["seq"] == 3
