"""The rules for players: one sheet a language, with a table's own settings if it is asked for."""

from http import HTTPStatus
from typing import Annotated, Final, TypeAlias

from fastapi import APIRouter, Depends, Header, Path, Query, Response

from rami_server.locales.catalogues import FALLBACK
from rami_server.locales.negotiation import lookup, preferred
from rami_server.runtime.host import Host
from rami_server.runtime.outcomes import Failure
from rami_server.runtime.rooms import Rooms
from rami_server.web.limits import Limiter
from rami_server.web.problem_docs import documented
from rami_server.web.problems import Problem, from_failure, from_refusal
from rami_server.web.protocol.codes import RestCode
from rami_server.web.protocol.incoming import TableCode
from rami_server.web.rest.cached import DOCUMENTED, cached
from rami_server.web.rules.library import Library
from rami_server.web.rules.sheet import Marked, RuleSheet

Known: TypeAlias = Annotated[str | None, Header(alias="If-None-Match")]
Accepted: TypeAlias = Annotated[str, Header(alias="Accept-Language", examples=["fr-CH, en;q=0.8"])]
Language: TypeAlias = Annotated[str, Path(max_length=35, examples=["en"])]
Table: TypeAlias = Annotated[TableCode | None, Query(examples=["K7PQ4M"])]

_IN_TABLE: Final = {"Cache-Control": "no-cache"}
"""A host may change a table's settings at any time."""


def router(rooms: Rooms, limiter: Limiter) -> APIRouter:
    """Serve `/rules`."""
    routes = APIRouter(
        prefix="/rules",
        tags=["rules"],
        dependencies=[Depends(limiter.from_address("requests"))],
    )
    _add_reading(routes, rooms, Library())
    return routes


def _add_reading(routes: APIRouter, rooms: Rooms, library: Library) -> None:
    no_table = from_failure(Failure.UNKNOWN_TABLE)
    no_language = unknown_language(library)

    @routes.get("", response_model=RuleSheet, responses=documented(no_table) | DOCUMENTED)
    async def read_rules(
        accepted: Accepted = "", table: Table = None, known: Known = None
    ) -> Response:
        """Return the rules in the language that suits best, English if none does.

        `languages` lists all that there are. With `table` the settings show that table's values.
        """
        language = preferred(accepted, library.languages, FALLBACK)
        marked = await _marked(rooms, table)
        return _answer(library.sheet(language, marked), known, {"Vary": "Accept-Language"})

    @routes.get(
        "/{language}",
        response_model=RuleSheet,
        responses=documented(no_language, no_table) | DOCUMENTED,
    )
    async def read_rules_in(
        language: Language, table: Table = None, known: Known = None
    ) -> Response:
        """Return the rules in one language; for a tag such as `en-GB` also `en` will do.

        With `table` the settings show that table's values.
        """
        found = lookup(language, library.languages)
        if found is None:
            raise unknown_language(library)
        return _answer(library.sheet(found, await _marked(rooms, table)), known, {})


def unknown_language(library: Library) -> Problem:
    """Return the problem that lists the languages that there are."""
    allowed = ", ".join(library.languages)
    return Problem(RestCode.UNKNOWN_LANGUAGE, HTTPStatus.NOT_FOUND, {"allowed": allowed})


async def _marked(rooms: Rooms, code: str | None) -> Marked | None:
    if code is None:
        return None
    host = await rooms.find(code)
    if not isinstance(host, Host):
        raise from_refusal(host)
    return Marked(host.table.state.code, host.table.state.settings)


def _answer(sheet: RuleSheet, known: str | None, headers: dict[str, str]) -> Response:
    of_table = {} if sheet.table is None else _IN_TABLE
    return cached(sheet, known, {"Content-Language": sheet.language, **of_table, **headers})
