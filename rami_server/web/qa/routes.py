"""The test endpoints as one router, and the line in the log that nobody can miss."""

from http import HTTPStatus
from typing import Final

import structlog
from fastapi import APIRouter

from rami_server.runtime.outcomes import Failure
from rami_server.table.answers import Refusal
from rami_server.web.problem_docs import documented
from rami_server.web.problems import Problem
from rami_server.web.qa import faults, passing, playing, reading, rigging
from rami_server.web.qa.lab import Lab

PREFIX: Final = "/test/v1"
WARNING: Final = (
    "THE TEST API IS ON: whoever reaches this server sees all cards and can change any table"
)
_PARTS: Final = (rigging, reading, playing, passing, faults)
_UNKNOWN: Final = Problem(Failure.UNKNOWN_TABLE, HTTPStatus.NOT_FOUND)
_NOT_NOW: Final = Problem(Refusal.NOT_STARTED, HTTPStatus.CONFLICT)


def router(lab: Lab) -> APIRouter:
    """Return all test endpoints; warns loudly, because they show and change everything."""
    structlog.get_logger("rami").warning(WARNING, path=PREFIX, setting="RAMI_TEST_API")
    routes = APIRouter(prefix=PREFIX, tags=["test"], responses=documented(_UNKNOWN, _NOT_NOW))
    for part in _PARTS:
        routes.include_router(part.router(lab))
    return routes
