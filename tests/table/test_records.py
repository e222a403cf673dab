from __future__ import annotations

from typing import get_args

from rami_server.engine.actions import Source
from rami_server.engine.events import Drew, Event
from rami_server.table import records
from rami_server.table.records import Fact, Record, Shuffled, TableFact
from tests.support.tables import seed_of


def test_a_printed_record_shows_no_seed_and_no_card() -> None:
    """A record in a log line or a traceback gives nothing away."""
    one = Record(3, 7.0, (Shuffled(seed_of(1)), Drew(0, Source.STOCK, 3)))
    other = Record(3, 7.0, (Shuffled(seed_of(2)), Drew(0, Source.STOCK, 4)))
    assert one != other
    assert repr(one) == repr(other)


def test_facts_are_those_of_the_table_and_those_of_the_engine() -> None:
    """A class of fact that is not in the union would be folded by nobody."""
    own = {
        kind
        for kind in vars(records).values()
        if isinstance(kind, type) and kind.__module__ == records.__name__
    }
    no_facts = {"Visibility", "CloseReason", "Emote", "ActionKey", "Record"}
    assert {kind.__name__ for kind in own} - no_facts == {
        kind.__name__ for kind in get_args(TableFact)
    }
    assert set(get_args(Fact)) == set(get_args(TableFact)) | set(get_args(Event))
