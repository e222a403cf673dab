"""Answers that anybody may keep for a while; they are sent again only when they have changed."""

from collections.abc import Mapping
from hashlib import sha256
from http import HTTPStatus
from typing import Any, Final

from fastapi import Response
from pydantic import BaseModel

MAX_AGE_S: Final = 300
"""How long a copy may be used without asking; a new version of the server may bring another."""

DOCUMENTED: Final[dict[int | str, dict[str, Any]]] = {
    200: {"headers": {name: {"schema": {"type": "string"}} for name in ("ETag", "Cache-Control")}},
    304: {"description": "The copy with this ETag is still good."},
}
"""What OpenAPI shows of an endpoint that answers so."""


def cached(body: BaseModel, known: str | None, headers: Mapping[str, str]) -> Response:
    """Return `body`, or only that it has not changed if it is what `If-None-Match` names."""
    content = body.model_dump_json().encode()
    tag = f'"{sha256(content).hexdigest()[:32]}"'
    sent = {"ETag": tag, "Cache-Control": f"public, max-age={MAX_AGE_S}", **headers}
    if _names(known or "", tag):
        return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=sent)
    return Response(content, headers=sent, media_type="application/json")


def _names(known: str, tag: str) -> bool:
    """Tell whether `If-None-Match` has the tag, weak or not, or stands for any (RFC 9110)."""
    tags = {each.strip().removeprefix("W/") for each in known.split(",")}
    return bool({tag, "*"} & tags)
