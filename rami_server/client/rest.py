"""The two REST calls that come before a socket: a guest's token, and a table's code."""

import asyncio
import json
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from rami_server.client.errors import RequestRefused

ANSWER_WITHIN: Final = 10.0


@dataclass(frozen=True, slots=True)
class Guest:
    """A player without an account; whoever has the token is the player."""

    id: str
    name: str
    token: str = field(repr=False)


async def guest(url: str, name: str) -> Guest:
    """Return a new guest of the server at `http://host:port`.

    Raises `RequestRefused`, or `OSError` if nobody answers.
    """
    answer = await _post(url, "players", None, {"name": name})
    return Guest(answer["player"]["id"], answer["player"]["name"], answer["token"])


async def open_table(url: str, token: str, **wishes: object) -> str:
    """Open a table, as `POST /api/v1/tables` takes the wishes, and return its code."""
    answer = await _post(url, "tables", token, wishes)
    code: str = answer["table"]["code"]
    return code


async def _post(url: str, path: str, token: str | None, body: object) -> Any:  # noqa: ANN401 - JSON
    headers = {"Content-Type": "application/json"}
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    target = f"{url.rstrip('/')}/api/v1/{path}"
    request = Request(target, json.dumps(body).encode(), headers, method="POST")  # noqa: S310 - the user's own address
    return await asyncio.to_thread(_read, request)


def _read(request: Request) -> Any:  # noqa: ANN401 - JSON
    try:
        with urlopen(request, timeout=ANSWER_WITHIN) as answer:  # noqa: S310 - the user's own address
            return json.load(answer)
    except HTTPError as error:
        with error:
            raise RequestRefused(error.code, _problem(error.read())) from None


def _problem(body: bytes) -> dict[str, Any]:
    """Return the problem document; an empty one if somebody in between has answered."""
    try:
        problem = json.loads(body)
    except ValueError:
        return {}
    return problem if isinstance(problem, dict) else {}
