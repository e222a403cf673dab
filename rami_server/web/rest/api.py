"""Version 1 of the REST interface, put together: everything under `/api/v1`."""

from functools import partial

from fastapi import APIRouter

from rami_server.runtime.accounts import Accounts
from rami_server.runtime.forgetting import forget
from rami_server.runtime.hints import Hints
from rami_server.runtime.matches import Matches
from rami_server.runtime.node import Node
from rami_server.runtime.reviews import Reviews
from rami_server.web.auth import Auth
from rami_server.web.limits import Limiter
from rami_server.web.rest import hints as hints_route
from rami_server.web.rest import matches as matches_route
from rami_server.web.rest import players, quick_match, rules, second_tries, sessions, tables
from rami_server.web.rest import reviews as reviews_route

PREFIX = "/api/v1"


def router(
    auth: Auth, accounts: Accounts, matches: Matches, node: Node, limiter: Limiter
) -> APIRouter:
    """Serve the whole interface for one node."""
    rooms, services = node.rooms, node.services
    routes = APIRouter(prefix=PREFIX)
    routes.include_router(players.router(auth, accounts, limiter, partial(forget, accounts, rooms)))
    routes.include_router(sessions.router(auth, limiter))
    routes.include_router(tables.router(auth, rooms, services.directory, services.clock, limiter))
    routes.include_router(hints_route.router(auth, rooms, Hints(services), limiter))
    routes.include_router(quick_match.router(auth, rooms, services.clock, limiter))
    routes.include_router(rules.router(rooms, limiter))
    routes.include_router(matches_route.router(auth, matches, services.log, limiter))
    reviews = Reviews(services.bots, services.log)
    routes.include_router(reviews_route.router(auth, matches, reviews, limiter))
    routes.include_router(second_tries.router(auth, matches, node, reviews, limiter))
    return routes
