"""Settings: the only reader of the environment.

Every variable begins with `RAMI_`; inner rings are handed plain values, never this object.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from difflib import get_close_matches
from enum import StrEnum
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Final
from urllib.parse import urlsplit

import pydantic_settings
from pydantic import Field, ValidationError, ValidationInfo, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

SUPPORTED_DRIVERS = ("sqlite+aiosqlite", "postgresql+psycopg")
PREFIX: Final = "RAMI_"
FILE_SUFFIX: Final = "_FILE"
ALIKE: Final = 0.75
"""How alike two names are, from 0 to 1, when one is taken for a mistyped other."""
NOT_OURS: Final = ("RAMI_TEST_", "RAMI_CRASH_", "RAMI_CHAOS_")
"""How what the test suites read begins; only settings that begin alike can have been meant."""
NATS_SCHEMES = ("nats", "tls")


class Environment(StrEnum):
    """Where the server runs; production is the strict one."""

    DEVELOPMENT = "development"
    PRODUCTION = "production"


class LogLevel(StrEnum):
    """How much is logged."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


class SettingsError(Exception):
    """The environment holds a value the server cannot work with; the text says which and why."""


class Settings(BaseSettings):
    """What an operator may set, with defaults that suit one machine."""

    model_config = SettingsConfigDict(env_prefix="RAMI_", env_ignore_empty=True, frozen=True)

    host: str = "127.0.0.1"  # reachable from this machine only, unless somebody says otherwise
    port: Annotated[int, Field(ge=0, le=65535)] = 8000
    env: Environment = Environment.DEVELOPMENT
    database_url: Annotated[str, Field(repr=False)] = "sqlite+aiosqlite:///./data/rami.db"
    nats_url: Annotated[str, Field(repr=False)] = ""  # several, with commas; "" is one server alone
    nats_subject: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*$")] = (
        "rami.wake"
    )
    log_level: LogLevel = LogLevel.INFO
    otel_endpoint: str | None = None  # where traces are sent
    allowed_origins: tuple[str, ...] = ()  # web pages of other hosts that may open a socket
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # whose X-Forwarded-For counts
    max_connections: Annotated[int, Field(ge=1)] = 10_000
    max_connections_per_address: Annotated[int, Field(ge=1)] = 100
    bot_workers: Annotated[int, Field(ge=1, le=64)] = 1
    bot_pace: Annotated[float, Field(ge=0, le=60)] = 0.9  # seconds before an AI's visible step
    round_pause: Annotated[float, Field(ge=0, le=600)] = 12.0  # seconds between two rounds
    shutdown_seconds: Annotated[int, Field(ge=1, le=600)] = 10
    test_api: bool = False  # shows all cards to everybody; docs/qa.md

    @field_validator("test_api", mode="before")
    @classmethod
    def _exactly_true(cls, value: object) -> bool:
        # Any other spelling leaves it off: nobody may switch it on by accident.
        return value is True or value == "true"

    @field_validator("test_api")
    @classmethod
    def _never_in_production(cls, test_api: bool, others: ValidationInfo) -> bool:  # noqa: FBT001 - pydantic calls it with the value
        if test_api and others.data.get("env") is Environment.PRODUCTION:
            raise ValueError("must not be true where RAMI_ENV is production")
        return test_api

    @field_validator("database_url")
    @classmethod
    def _known_driver(cls, url: str) -> str:
        try:
            driver = make_url(url).drivername
        except ArgumentError:
            raise ValueError("is not a database URL") from None
        if driver not in SUPPORTED_DRIVERS:
            raise ValueError(f"must begin with one of {', '.join(SUPPORTED_DRIVERS)}")
        if make_url(url).database in {None, "", ":memory:"}:
            raise ValueError("must name a file or a database: what is in memory is lost")
        return url

    @field_validator("trusted_proxies")
    @classmethod
    def _addresses_or_networks(cls, proxies: tuple[str, ...]) -> tuple[str, ...]:
        for proxy in proxies:
            try:
                ip_network(proxy)
            except ValueError:
                raise ValueError(f"{proxy!r} is no address or network") from None
        return proxies

    @field_validator("otel_endpoint")
    @classmethod
    def _web_address(cls, endpoint: str | None) -> str | None:
        if endpoint is not None and not endpoint.startswith(("http://", "https://")):
            raise ValueError("must begin with http:// or https://")
        return endpoint

    @field_validator("nats_url")
    @classmethod
    def _several_servers_share_postgres(cls, urls: str, others: ValidationInfo) -> str:
        for url in _listed(urls):
            if not _is_nats(url):
                raise ValueError("must be nats://host:4222 or tls://…, several with commas")
        if urls and others.data.get("database_url", "").startswith("sqlite"):
            raise ValueError(
                "is for several servers on one PostgreSQL; a SQLite file serves one server only"
            )
        return urls

    @property
    def nats_servers(self) -> tuple[str, ...]:
        """Return where the bus is; nowhere if this server is alone."""
        return _listed(self.nats_url)

    @property
    def is_shared(self) -> bool:
        """Tell whether other servers may work on the same database."""
        return not self.database_url.startswith("sqlite")


SECRETS: Final = tuple(name for name, field in Settings.model_fields.items() if not field.repr)
"""Settings that may hold a password; each may also be read from a file."""


@dataclass(frozen=True, slots=True)
class Unknown:
    """A variable that is no setting, and the one that may have been meant."""

    variable: str
    nearest: str | None


def _listed(urls: str) -> tuple[str, ...]:
    return tuple(url.strip() for url in urls.split(",")) if urls else ()


def _is_nats(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in NATS_SCHEMES and bool(parts.hostname) and parts.port != 0
    except ValueError:  # a port that is none
        return False


def load_settings() -> Settings:
    """Read the settings from the environment, or raise one readable `SettingsError`.

    A variable that looks like a mistyped setting is an error too: what it was meant to change
    would silently stay as it is.
    """
    mistyped = [each for each in unknown_variables() if each.nearest is not None]
    if mistyped:
        raise SettingsError("\n".join(map(_did_you_mean, mistyped)))
    try:
        return Settings(**_from_files())  # type: ignore[arg-type] # pydantic reads them from text
    except ValidationError as error:
        raise SettingsError(_readable(error)) from None
    except pydantic_settings.SettingsError as error:
        field = str(error).split('"')[1]
        raise SettingsError(f"{variable_of(field)}: is not the JSON that it has to be") from None


def variable_of(field: str) -> str:
    """Return the name of the variable that sets `field`."""
    return f"{PREFIX}{field.upper()}"


def unknown_variables() -> list[Unknown]:
    """Return the variables of the environment that begin as ours do and are no settings."""
    known = {variable_of(field) for field in Settings.model_fields}
    known |= {f"{variable_of(field)}{FILE_SUFFIX}" for field in SECRETS}
    strange = sorted(name for name in os.environ if name.startswith(PREFIX) and name not in known)
    found = (Unknown(name, _nearest(name, known)) for name in strange)
    return [each for each in found if each.nearest or not each.variable.startswith(NOT_OURS)]


def is_set(field: str) -> bool:
    """Tell whether the environment says anything about `field`."""
    variable = variable_of(field)
    return any(os.environ.get(name) for name in (variable, f"{variable}{FILE_SUFFIX}"))


def _nearest(name: str, known: set[str]) -> str | None:
    start = next(filter(name.startswith, NOT_OURS), PREFIX)
    # The prefix is common to all and would make any two names alike.
    bare = {each.removeprefix(PREFIX): each for each in known if each.startswith(start)}
    matches = get_close_matches(name.removeprefix(PREFIX), bare, n=1, cutoff=ALIKE)
    return bare[matches[0]] if matches else None


def _did_you_mean(unknown: Unknown) -> str:
    return f"{unknown.variable}: is no setting; did you mean {unknown.nearest}?"


def _from_files() -> dict[str, str]:
    """Return the secrets that are in files, as the orchestrators hand them over."""
    files = {field: os.environ.get(f"{variable_of(field)}{FILE_SUFFIX}") for field in SECRETS}
    return {field: _content(field, path) for field, path in files.items() if path}


def _content(field: str, path: str) -> str:
    variable = variable_of(field)
    if os.environ.get(variable):
        raise SettingsError(f"{variable}: is set as well as {variable}{FILE_SUFFIX}; choose one")
    try:
        return Path(path).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        why = type(error).__name__
        raise SettingsError(f"{variable}{FILE_SUFFIX}: cannot be read ({why})") from None


def _readable(error: ValidationError) -> str:
    # Values are left out on purpose: a database URL may carry a password.
    return "\n".join(
        f"{variable_of(str(problem['loc'][0]))}: {problem['msg']}" for problem in error.errors()
    )
