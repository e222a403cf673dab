from dataclasses import replace

import pytest

from rami_server.engine.actions import Phase
from rami_server.engine.cards import DECK, format_cards
from rami_server.engine.events import EndReason, RoundEnded
from rami_server.engine.match import MatchState
from rami_server.engine.notation.errors import NotationError
from rami_server.engine.notation.positions import format_position, parse_position
from rami_server.engine.options import TableOptions
from rami_server.engine.state import RoundState, TableMeld
from tests.support.positions import card, cards, match_after, match_at

HANDS = "hands: 7S 8S KD / 2C"


def test_only_the_hands_are_needed() -> None:
    """Everything else has the default of a fresh round, and the other cards are the stock."""
    rest = tuple(c for c in DECK if c not in cards("7S 8S KD 2C"))
    expected = RoundState(
        options=TableOptions(),
        number=1,
        starter=0,
        hands=(cards("7S 8S KD"), cards("2C")),
        stock=rest,
        discard_pile=(),
        melds=(),
        turn=1,
        seat=0,
        phase=Phase.DRAW,
        taken=None,
        discard_draws=0,
        result=None,
    )
    assert parse_position(HANDS) == MatchState((0, 0), expected, ())


def test_every_clause_is_read() -> None:
    """Each clause sets its own part of the match, in any order, with any white space."""
    match = parse_position(
        """phase: play; scores: 10 0 7; taken: KD; turn: 30;
        hands: 7S 8S KD / 2C / 3C; discard: QD JD; melds: 1=6H 4H 5H, 2=9C 9D 9H;
        round: 4; starter: 1; seat: 0; discard_draws: 5; options: ace_high score_limit=50;;"""
    )
    state = match.round
    assert match.scores == (10, 0, 7)
    assert (state.phase, state.taken, state.turn) == (Phase.PLAY, card("KD"), 30)
    assert state.hands == (cards("7S 8S KD"), cards("2C"), cards("3C"))
    assert state.discard_pile == cards("QD JD")
    assert state.melds == (TableMeld(1, cards("4H 5H 6H")), TableMeld(2, cards("9C 9D 9H")))
    assert (state.number, state.starter, state.seat, state.discard_draws) == (4, 1, 0, 5)
    assert state.options == TableOptions(players=3, ace_high=True, score_limit=50)
    assert len(state.stock) == 52 - 5 - 2 - 6


def test_the_star_is_the_rest() -> None:
    """`*` stands for all other cards, among named ones, in one of the piles."""
    rest = [c for c in DECK if c not in cards("7S 8S KD 2C 3C AS")]
    stock = parse_position(f"{HANDS}; stock: 3C * AS").round
    assert stock.stock == (card("3C"), *rest, card("AS"))
    assert stock.discard_pile == ()
    discard = parse_position(f"{HANDS}; discard: 3C * AS").round
    assert discard.discard_pile == (card("3C"), *rest, card("AS"))
    assert discard.stock == ()
    both = parse_position(f"{HANDS}; stock: AS; discard: * 3C").round
    assert both.stock == cards("AS")
    assert both.discard_pile == (*rest, card("3C"))


def test_an_ended_round_has_its_result() -> None:
    """Reason and winner are read, points and gain follow from the hands."""
    match = parse_position("hands: / KD QD; phase: over; ended: went_out 0; seat: 1")
    end = RoundEnded(EndReason.WENT_OUT, 0, ((), cards("KD QD")), (0, 20), 20)
    assert match.round.result == end
    assert match.ended == (end,)
    assert match.scores == (0, 0)


PRINTED = [
    match_at("7S 8S KD", "2C"),
    match_at("KD 7S", "2C", "3C", players=4, taken="KD", discard_draws=3, scores="1 2 3 4"),
    match_at("7S", "2C", stock="*", melds="0=4H 5H 6H, 1=9C 9D 9H", round=7, turn=80, starter=1),
    match_at("7S", "2C", discard="*", phase="draw", seat=1, options="no_return score_limit=9"),
    match_after(match_at("KD", "2C", seat=0), "discard KD"),
    match_after(match_at("KD", "2C", discard="*", phase="draw", options="ace_high"), "draw stock"),
]


@pytest.mark.parametrize("match", PRINTED, ids=range(len(PRINTED)))
def test_a_position_is_read_back(match: MatchState) -> None:
    """What is printed gives the same match, with nothing lost."""
    assert parse_position(format_position(match)) == match


def test_a_position_is_printed_on_one_line_in_a_fixed_order() -> None:
    """Equal positions have equal texts, fit to be compared and kept."""
    match = match_at(
        "KD 7S", "2C", discard="AD AH 3C", stock="4C", taken="KD", melds=f"0={REST_RUNS}"
    )
    assert format_position(match) == (
        "hands: KD 7S / 2C; stock: 4C; discard: AD AH 3C; melds: "
        + ", ".join(f"0={run}" for run in REST_RUNS.split(", 0="))
        + "; round: 1; starter: 0; turn: 1; seat: 0; phase: play; taken: KD; discard_draws: 0"
        "; scores: 0 0; options:"
    )


REST_RUNS = ", 0=".join(
    [
        *("5C 6C 7C 8C 9C TC JC QC KC AC", "2D 3D 4D 5D 6D 7D 8D 9D TD JD QD"),
        *("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH", "2S 3S 4S 5S 6S", "8S 9S TS JS QS KS AS"),
    ]
)


def test_earlier_ends_are_no_part_of_a_position() -> None:
    """A position tells the present; how earlier rounds ended is in the game's record."""
    match = match_at("7S", "2C")
    end = RoundEnded(EndReason.WENT_OUT, 0, ((), ()), (0, 0), 0)
    assert parse_position(format_position(replace(match, ended=(end,)))) == match


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "^the clause hands is missing$"),
        ("stock: *", "^the clause hands is missing$"),
        (f"{HANDS}; hand: 7S", "^'hand: 7S' is no clause; clauses are hands, stock, discard, "),
        (f"{HANDS}; stock", "^'stock' is no clause; clauses are .*, scores, options$"),
        (f"{HANDS}; seat: 0; seat : 0", "^the clause seat stands twice$"),
        ("hands: 7S", "^1 hands; a game has 2 to 4$"),
        ("hands: 2C / 3C / 4C / 5C / 6C", "^5 hands; a game has 2 to 4$"),
        ("hands: 7S / 8X", "^'8X' is not a card"),
        (f"{HANDS}; options: jokers", "^'jokers' is no option"),
        (f"{HANDS}; options: players=2", "^the option players stands twice$"),
        (f"{HANDS}; seat: x", "^'x' is no whole number of at most 6 digits$"),
        (f"{HANDS}; turn: -1", "^'-1' is no whole number"),
        (f"{HANDS}; scores: 1 x", "^'x' is no whole number"),
        (f"{HANDS}; phase: think", "^'think' is none of draw, play, over$"),
        (f"{HANDS}; taken:", "^taken is one card, not 0$"),
        (f"{HANDS}; taken: KD 7S", "^taken is one card, not 2$"),
        (f"{HANDS}; melds: 4H 5H 6H", "^'4H 5H 6H' is no meld; a meld is OWNER=CARDS$"),
        (f"{HANDS}; melds: 0=4H 5H 6H,", "^'' is no meld; a meld is OWNER=CARDS$"),
        (f"{HANDS}; melds: x=4H 5H 6H", "^'x' is no whole number"),
        (f"{HANDS}; melds: 0=4H 5H *", r"^'\*' is not a card"),
        (f"{HANDS}; stock: * 3C *", r"^\* can stand once only$"),
        (f"{HANDS}; stock: *; discard: *", r"^\* can stand once only$"),
        (f"{HANDS}; stock: 7S", "^named more than once: 7S$"),
        (f"{HANDS}; phase: over", "^a round has the clause ended if and only if its phase is over"),
        (f"{HANDS}; ended: went_out 0", "^a round has the clause ended if and only if"),
        (f"{HANDS}; phase: over; ended: won 0", "^'won' is none of went_out, empty_stock$"),
        (f"{HANDS}; phase: over; ended: went_out", "^'' is no whole number"),
        (f"{HANDS}; phase: over; ended: went_out 2", "^no seat 2 at a table of 2$"),
    ],
)
def test_bad_text_is_refused_in_words(text: str, words: str) -> None:
    """Whoever wrote a position learns what is wrong with it and what may stand there."""
    with pytest.raises(NotationError, match=words):
        parse_position(text)


def test_a_game_has_no_hidden_order_of_hands() -> None:
    """A hand's order is kept: it is the order in which the cards came."""
    match = parse_position("hands: KD 7S 8S / 2C")
    assert format_cards(match.round.hands[0]) == "KD 7S 8S"
    assert match != parse_position("hands: 7S 8S KD / 2C")
