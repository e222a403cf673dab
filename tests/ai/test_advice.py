from __future__ import annotations

import pickle
from typing import TYPE_CHECKING

import pytest

from rami_server.ai.advice import advise
from rami_server.ai.decide import decide
from rami_server.ai.decision import Reason
from rami_server.ai.reasons import CODES, Because, in_english, params_of
from rami_server.engine.actions import Action, Source
from rami_server.engine.cards import parse_card
from rami_server.engine.events import Discarded, Drew
from rami_server.engine.options import Level, TableOptions
from rami_server.engine.views import SeatEvent, SeatView, redact, view_for
from rami_server.table.selfplay import play_match
from tests.support.bots import shuffled_unseen, view_at
from tests.support.positions import match_at

if TYPE_CHECKING:
    from collections.abc import Mapping

HAND = "7S 8S 9S KD KH 2C 4D JC"


def told(level: Level, view: SeatView, history: tuple[SeatEvent, ...] = ()) -> Mapping[str, object]:
    """Return the reasons of a decision by their codes."""
    return {
        because.code: dict(because.params) for because in advise(view, history, level, 1).reasons
    }


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("level", list(Level))
def test_every_decision_has_reasons_of_the_catalogue(level: Level, players: int) -> None:
    """In whole matches each decision has a reason first, and every one says all it should."""
    seen: set[str] = set()

    def bot(view: SeatView, history: tuple[SeatEvent, ...], seed: int) -> Action:
        advice = advise(view, history, level, seed)
        assert advice.action == decide(view, history, level, seed)
        assert advice.reasons[0].code in set(Reason)
        for because in advice.reasons:
            assert because.code in CODES
            assert because.params.keys() == params_of(because.code), because
            assert not {"", ()} & set(because.params.values()), because
            assert in_english(because)
        seen.update(because.code for because in advice.reasons)
        return advice.action

    options = TableOptions(players=players, score_limit=60)
    play_match(options, [bot] * players, bytes([players]) * 32)
    expected = {"deadwood", "deadwood_now", "points", "draws_unknown"}
    if level is not Level.EASY:
        expected |= {"risk", "chances"}
    if level is Level.HARD:
        expected |= {"memory_let_go", "holds_back"}
    assert expected <= seen


def test_deadwood_and_points_before_and_after() -> None:
    """Easy lays a run down and discards a king: all of it can be counted by hand."""
    reasons = told(Level.EASY, view_at(HAND, "2H 3D 4S 6C 6D TC QS"))
    assert reasons["lays_down"] == {"card": "JC", "melds": ("7S 8S 9S",)}
    assert reasons["deadwood"] == {"before": 10 + 10 + 2 + 4 + 10, "after": 10 + 10 + 2 + 4}
    assert reasons["points"] == {"before": 24 + 36, "after": 26}


def test_a_taken_card_is_counted() -> None:
    """With the visible nine the run is whole: only the other cards count then."""
    view = view_at("7S 8S KD 2C", "2H 3D 4S 6C", discard="9S", phase="draw")
    reasons = told(Level.NORMAL, view)
    assert reasons["takes_for_meld"] == {"card": "9S"}
    assert reasons["deadwood"] == {"before": 7 + 8 + 10 + 2, "after": 2}


def test_memory_and_risk_are_told_by_who_has_them() -> None:
    """Hard says what the next player took; easy has no memory and weighs nothing."""
    match = match_at("7S 9H KD 2C 5D", "QH 3D 4S 6C", discard="JC")
    events = (
        Drew(1, Source.DISCARD, parse_card("QH")),
        Discarded(1, parse_card("JC")),
    )
    history = tuple(redact(event, match.round.seat) for event in events)
    view = view_for(match, match.round.seat)
    hard, easy = told(Level.HARD, view, history), told(Level.EASY, view, history)
    assert hard["memory_holds"] == {"cards": ("QH",)}
    assert hard["memory_let_go"] == {"cards": ("JC",)}
    assert {"risk", "chances"} <= hard.keys()
    assert not {"memory_holds", "memory_let_go", "risk", "chances"} & easy.keys()


@pytest.mark.parametrize("level", list(Level))
def test_reasons_do_not_depend_on_hidden_cards(level: Level) -> None:
    """However the unseen cards lie, the action and every reason are the same."""
    match = match_at(HAND, "2H 3D 4S 6C 6D TC QS")
    advices = [
        advise(view_for(other, other.round.seat), (), level, 1)
        for other in (match, *(shuffled_unseen(match, number) for number in range(30)))
    ]
    assert len({shuffled_unseen(match, number).round.hands[1] for number in range(30)}) > 1
    assert all(advice == advices[0] for advice in advices)


def test_advice_travels_between_processes() -> None:
    """It comes back from the pool as it was."""
    advice = advise(view_at(HAND, "2H 3D 4S 6C 6D TC QS"), (), Level.HARD, 1)
    assert pickle.loads(pickle.dumps(advice)) == advice  # noqa: S301 - our own bytes
    assert all(isinstance(because, Because) for because in advice.reasons)
