from __future__ import annotations

from typing import get_args

from rami_server.table import commands
from rami_server.table.commands import Command, Start, Tick
from tests.support.tables import seed_of


def test_every_command_is_in_the_union() -> None:
    """A command that is not in the union would be decided by nobody."""
    own = {
        kind
        for kind in vars(commands).values()
        if isinstance(kind, type) and kind.__module__ == commands.__name__
    }
    assert own == set(get_args(Command))


def test_a_printed_command_shows_no_seed() -> None:
    """Whoever reads a log cannot deal the cards again."""
    assert repr(Start("ana", seed_of(1))) == repr(Start("ana", seed_of(2)))
    assert repr(Tick(None, (), seed_of(1))) == repr(Tick(None, (), seed_of(2)))
