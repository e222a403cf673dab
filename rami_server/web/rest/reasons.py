"""Reasons of decisions as REST tells them: a code, its parameters, and the words."""

from collections.abc import Iterable

from pydantic import BaseModel, Field

from rami_server.ai.reasons import CODES, Because
from rami_server.locales.catalogue import Catalogue
from rami_server.web.wording import reason_text


class ReasonView(BaseModel):
    """One reason, from a closed list of codes; the first says what the decision is."""

    code: str = Field(json_schema_extra={"enum": list(CODES)}, examples=["discards_least_worth"])
    params: dict[str, int | str | list[str]] = Field(examples=[{"card": "KD"}])
    """What the words need: whole numbers, cards, and lists of cards or of melds (`7S 8S 9S`)."""
    text: str = Field(examples=["The king of diamonds is worth the least to you."])
    """The reason in the language of `Accept-Language`."""


def reasons_on_wire(reasons: Iterable[Because], texts: Catalogue) -> list[ReasonView]:
    """Return the reasons as they are told."""
    return [_view(because, texts) for because in reasons]


def _view(because: Because, texts: Catalogue) -> ReasonView:
    params = {n: list(v) if isinstance(v, tuple) else v for n, v in because.params.items()}
    return ReasonView(code=because.code, params=params, text=reason_text(texts, because))
