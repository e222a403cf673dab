from dataclasses import replace

import pytest

from rami_server.engine.actions import Phase
from rami_server.engine.cards import DECK
from rami_server.engine.events import Discarded
from rami_server.engine.match import MatchState, begin, decide, evolve, first_deal, next_deal
from rami_server.engine.options import TableOptions
from rami_server.engine.play import deal, opened
from rami_server.engine.violations import IllegalAction
from tests.support.positions import action, after, card, match_after, match_at


def test_a_match_begins_without_scores() -> None:
    """All seats start at 0 with the first deal of the starter given."""
    options = TableOptions(players=3, score_limit=50)
    dealt = first_deal(options, DECK, starter=2)
    assert dealt == deal(options, DECK, starter=2, number=1, turn=1)
    match = begin(options, dealt)
    assert match == MatchState((0, 0, 0), opened(options, dealt), ())
    assert match.options == options
    assert match.winner is None


def test_a_match_may_count_its_turns_on() -> None:
    """A further match at the same table goes on where the turns of the one before ended."""
    dealt = first_deal(TableOptions(), DECK, starter=0, turn=41)
    assert dealt == deal(TableOptions(), DECK, starter=0, turn=41)
    assert begin(TableOptions(), dealt).round.turn == 41


def test_decide_judges_in_the_present_round() -> None:
    """The match has no rules of its own for actions."""
    match = match_at("KD 2C", "QD")
    assert decide(match, 0, action("discard KD")) == (Discarded(0, card("KD")),)
    with pytest.raises(IllegalAction, match="not_your_turn"):
        decide(match, 1, action("discard QD"))


def test_an_event_within_a_round_changes_no_score() -> None:
    """Scores and ends are touched by the end of a round alone."""
    match = match_at("KD 2C", "QD", scores="12 34")
    assert match_after(match, "discard KD") == replace(
        match, round=after(match.round, "discard KD")
    )


@pytest.mark.parametrize(
    ("scores", "limit", "now", "winner"),
    [
        ("12 34", 100, (32, 34), None),
        ("79 34", 100, (99, 34), None),
        ("80 99", 100, (100, 99), 0),
        ("95 0", 100, (115, 0), 0),
        ("0 0", 20, (20, 0), 0),
        ("0 0", 21, (20, 0), None),
    ],
)
def test_the_end_of_a_round_is_scored(
    scores: str, limit: int, now: tuple[int, ...], winner: int | None
) -> None:
    """The gain is added once, and the match is won at the limit, not before."""
    match = match_at("KD", "QD JD", scores=scores, options=f"score_limit={limit}")
    over = match_after(match, "discard KD")
    assert over.scores == now
    assert over.winner == winner
    assert over.ended == (over.round.result,)


def test_ends_are_kept_in_order() -> None:
    """Every round's end stays in the match, the latest last."""
    match = match_after(match_at("KD", "QD", seat=0), "discard KD")
    match = evolve(match, next_deal(match, DECK))
    assert len(match.ended) == 1
    match = replace(match, round=match_at("4H", "KH AC").round)
    match = match_after(match, "discard 4H")
    assert [end.gain for end in match.ended] == [10, 11]
    assert match.scores == (21, 0)


@pytest.mark.parametrize(
    ("players", "starter", "follower"), [(2, 0, 1), (2, 1, 0), (4, 3, 0), (3, 1, 2)]
)
def test_the_next_deal_moves_on(players: int, starter: int, follower: int) -> None:
    """Round and turn count on, and one seat further begins."""
    match = match_at(
        "KD", players=players, starter=starter, round=6, turn=40, scores="7 " * players
    )
    over = match_after(match, "discard KD")
    dealt = next_deal(over, DECK)
    assert dealt == deal(over.options, DECK, starter=follower, number=7, turn=41)
    opened_next = evolve(over, dealt)
    assert opened_next.scores == over.scores
    assert opened_next.round == opened(over.options, dealt)


def test_no_deal_while_a_round_runs() -> None:
    """A round is never thrown away by a second deal."""
    with pytest.raises(ValueError, match=r"^the next round is dealt when one has ended and nobody"):
        next_deal(match_at("KD 2C"), DECK)
    over = match_after(match_at("KD", "QD"), "discard KD")
    assert next_deal(over, DECK).number == 2


def test_no_deal_after_the_match() -> None:
    """Once somebody has won there is no further round."""
    over = match_after(match_at("KD", "QD", scores="90 0"), "discard KD")
    assert over.round.phase is Phase.OVER
    with pytest.raises(ValueError, match=r"has ended and nobody has won the match$"):
        next_deal(over, DECK)


def test_a_bad_deck_is_refused_in_later_rounds_too() -> None:
    """Each round is dealt from the 52 cards."""
    over = match_after(match_at("KD", "QD"), "discard KD")
    with pytest.raises(ValueError, match="a deck is the 52 cards"):
        next_deal(over, DECK[1:])
