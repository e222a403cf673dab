"""Settings: the only reader of the environment.

Every variable begins with `RAMI_`; inner rings are handed plain values, never this object.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated
from urllib.parse import urlsplit

import pydantic_settings
from pydantic import Field, ValidationError, ValidationInfo, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

SUPPORTED_DRIVERS = ("sqlite+aiosqlite", "postgresql+psycopg")
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
    allowed_origins: tuple[str, ...] = ()  # web pages of other hosts that may open a socket
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


def _listed(urls: str) -> tuple[str, ...]:
    return tuple(url.strip() for url in urls.split(",")) if urls else ()


def _is_nats(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in NATS_SCHEMES and bool(parts.hostname) and parts.port != 0
    except ValueError:  # a port that is none
        return False


def load_settings() -> Settings:
    """Read the settings from the environment, or raise one readable `SettingsError`."""
    try:
        return Settings()
    except ValidationError as error:
        raise SettingsError(_readable(error)) from None
    except pydantic_settings.SettingsError as error:
        field = str(error).split('"')[1]
        raise SettingsError(f"RAMI_{field.upper()}: is not the JSON that it has to be") from None


def _readable(error: ValidationError) -> str:
    # Values are left out on purpose: a database URL may carry a password.
    return "\n".join(
        f"RAMI_{str(problem['loc'][0]).upper()}: {problem['msg']}" for problem in error.errors()
    )
