from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

import pytest

from rami_server.engine.options import TableOptions
from rami_server.engine.views import SeatDealt, SeatRoundEnded
from rami_server.table.questions import fallback
from rami_server.table.selfplay import play_match

if TYPE_CHECKING:
    from rami_server.engine.actions import Action
    from rami_server.engine.views import SeatEvent, SeatView

History = tuple["SeatEvent", ...]


def plain(view: SeatView, _history: History, _seed: int) -> Action:
    """Lay the first thing that can be laid, else draw and discard."""
    assert view.legal is not None
    lays: tuple[Action, ...] = (*view.legal.melds, *view.legal.lay_offs)
    return lays[0] if lays else fallback(view)


def fickle(view: SeatView, _history: History, seed: int) -> Action:
    """Do anything legal: what, the seed decides."""
    assert view.legal is not None
    legal = view.legal.all()
    return legal[seed % len(legal)]


def options(players: int, limit: int = 40) -> TableOptions:
    """Return the rules of a short match."""
    return TableOptions(players=players, score_limit=limit)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_is_played_to_its_winner(players: int) -> None:
    """The scores are the sum of the rounds, and the winner's is at the limit."""
    played = play_match(options(players), [plain] * players, b"seed")
    scores = [0] * players
    for end in played.rounds:
        scores[end.winner] += end.gain
    assert played.scores == tuple(scores)
    assert max(scores) == scores[played.winner] >= 40
    assert all(sum(end.points) >= end.gain for end in played.rounds)
    assert played.turns >= len(played.rounds)


def test_the_same_seed_plays_the_same_match() -> None:
    """An arena's games can be played again; another seed is another game."""
    one, again, other = (
        play_match(options(2), [fickle, plain], seed) for seed in (b"1", b"1", b"2")
    )
    assert one == again
    assert one != other


def test_there_is_a_bot_for_each_seat() -> None:
    """Neither too few nor too many."""
    with pytest.raises(ValueError, match="3 bots at a table of 2"):
        play_match(options(2), [plain] * 3, b"seed")


def test_a_bot_gets_what_its_seat_sees() -> None:
    """Its own view, and the history of this round from its own side."""
    given: dict[int, list[tuple[SeatView, History, int]]] = defaultdict(list)

    def spying(view: SeatView, history: History, seed: int) -> Action:
        assert view.seat is not None
        given[view.seat].append((view, history, seed))
        return plain(view, history, seed)

    play_match(options(3, 100), [spying] * 3, b"seed")
    assert set(given) == {0, 1, 2}
    for asked in given.values():
        for view, history, _ in asked:
            dealt = history[0]
            assert isinstance(dealt, SeatDealt)
            assert dealt.hand is not None
            assert dealt.number == view.number
            assert not any(isinstance(event, SeatRoundEnded) for event in history)


def test_each_round_has_a_deck_of_its_own() -> None:
    """Made from the match's seed and the round's number."""
    hands: dict[int, set[tuple[int, ...]]] = defaultdict(set)

    def noting(view: SeatView, history: History, seed: int) -> Action:
        dealt = history[0]
        assert isinstance(dealt, SeatDealt)
        assert dealt.hand is not None
        hands[dealt.number].add(dealt.hand)
        return plain(view, history, seed)

    played = play_match(options(2, 100), [noting] * 2, b"seed")
    assert sorted(hands) == list(range(1, len(played.rounds) + 1))
    different = {hand for seen in hands.values() for hand in seen}
    assert len(different) == sum(map(len, hands.values()))
