"""Every kind of fact, as examples for hypothesis and as one that is stored for ever."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from hypothesis import strategies as st

from rami_server.engine.cards import DECK
from rami_server.engine.events import (
    Discarded,
    Drew,
    Event,
    LaidOff,
    Melded,
    RoundDealt,
    RoundEnded,
)
from rami_server.engine.options import TableOptions
from rami_server.table.records import (
    ActionKey,
    DealSealed,
    LinkSet,
    MatchStarted,
    Record,
    SettingsChanged,
    Shuffled,
    TableFact,
    TableOpened,
)
from rami_server.table.settings import MAX_CLOCK_S, ClockRule, TableSettings

if TYPE_CHECKING:
    from rami_server.table.records import Fact

KINDS: tuple[type[Fact], ...] = (*get_args(TableFact), *get_args(Event))
"""Every class of fact there is."""

_cards = st.sampled_from(DECK)
_meld = st.lists(_cards, max_size=13).map(tuple)
_hands = st.lists(_meld, min_size=2, max_size=4).map(tuple)
_seconds = st.floats(0, 1e10)
_rules = st.builds(ClockRule, st.floats(0.1, MAX_CLOCK_S), st.floats(0, MAX_CLOCK_S))
_options = st.builds(
    TableOptions,
    players=st.integers(2, 4),
    score_limit=st.integers(1, 10_000),
    ace_high=st.booleans(),
    discard_draw_cap=st.integers(0, 1000),
)
_settings = st.builds(TableSettings, options=_options, rule=_rules, hints=st.booleans())
_nonces = st.lists(st.none() | st.binary(), max_size=4).map(tuple)
_special: dict[type[Fact], st.SearchStrategy[Fact]] = {
    TableOpened: st.builds(TableOpened, settings=_settings),
    SettingsChanged: st.builds(SettingsChanged, settings=_settings),
    MatchStarted: st.builds(MatchStarted, clock=st.none() | _rules),
    Shuffled: st.builds(Shuffled, seed=st.binary()),
    DealSealed: st.builds(DealSealed, nonces=_nonces),
    LinkSet: st.builds(LinkSet, grace_until=st.none() | _seconds),
    RoundDealt: st.builds(RoundDealt, hands=_hands, upcard=_cards, stock=_meld),
    Drew: st.builds(Drew, card=_cards),
    Melded: st.builds(Melded, cards=_meld),
    LaidOff: st.builds(LaidOff, cards=_meld),
    Discarded: st.builds(Discarded, card=_cards),
    RoundEnded: st.builds(RoundEnded, hands=_hands, points=st.lists(st.integers()).map(tuple)),
}


def facts_of(kind: type[Fact]) -> st.SearchStrategy[Fact]:
    """Return facts of one class; a new class is built from its annotations."""
    if kind in _special:
        return _special[kind]
    return st.builds(kind, **({"seconds": _seconds} if "seconds" in kind.__annotations__ else {}))


records = st.builds(
    Record,
    version=st.integers(1, 2**31 - 1),
    at=_seconds,
    facts=st.lists(st.one_of(*map(facts_of, KINDS)), max_size=4).map(tuple),
    by=st.none() | st.builds(ActionKey),
)
"""Records of any facts."""
