import pytest

from rami_server.engine.actions import Phase
from rami_server.engine.cards import DECK, format_cards
from rami_server.engine.notation.games import parse_game
from rami_server.engine.options import TableOptions
from rami_server.engine.playthrough import Playthrough, RefusedLine, play_through, summary_of
from tests.support.positions import match_at

DECK_TEXT = format_cards(DECK)
OPENED = f"options: score_limit=50\ndeal 1: {DECK_TEXT}\n"
# Seat 0 goes out with its last card, then the next round is dealt.
STANDING = "position: hands: 7S 8S 9S KD / QD JD; discard: 3C; phase: play; scores: 5 0\n"
END = "end: went_out, seat 0 gains 20, scores 25 0"
ENDED = STANDING + f"0: turn meld 7S 8S 9S, discard KD\n{END}\n"


def played(text: str) -> Playthrough:
    """Play a game again from its text."""
    return play_through(parse_game(text))


def test_nothing_leads_nowhere() -> None:
    """A game without entries has neither options nor match."""
    assert played("# nothing\n") == Playthrough(None, None, 0)


def test_options_alone_are_kept() -> None:
    """Before the first deal the options are known."""
    assert played("options: players=3") == Playthrough(TableOptions(players=3), None, 0)


def test_a_game_is_played_again() -> None:
    """Each action is carried out and counted."""
    found = played(OPENED + "1: draw stock\n1: discard 2C\n0: draw discard\n")
    assert found.actions == 3
    assert found.options == TableOptions(score_limit=50)
    assert found.match is not None
    assert (found.match.round.seat, found.match.round.phase) == (0, Phase.PLAY)
    assert found.match.round.turn == 2


def test_a_game_may_begin_at_a_position() -> None:
    """A position stands for everything before it."""
    found = played(STANDING)
    assert found.match == match_at("7S 8S 9S KD", "QD JD", discard="3C", scores="5 0")
    assert found.options == TableOptions()


def test_the_next_round_follows_the_end() -> None:
    """The end is checked, and one seat further begins the next round."""
    found = played(ENDED + f"deal 1: {DECK_TEXT}\n1: draw stock\n")
    assert found.match is not None
    assert (found.match.scores, found.match.round.number) == ((25, 0), 2)
    assert found.actions == 2


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("options:\noptions:\n", 2, "a game begins once, at its first entry"),
        ("options:\n" + STANDING, 2, "a game begins once, at its first entry"),
        (OPENED + STANDING, 3, "a game begins once, at its first entry"),
        (STANDING + "options:", 2, "a game begins once, at its first entry"),
        (f"deal 0: {DECK_TEXT}", 1, "the options come before the first deal"),
        ("options:\ndeal 0: 2C 3C", 2, "a deck is the 52 cards, each once"),
        (f"options:\ndeal 2: {DECK_TEXT}", 2, "no seat 2 at a table of 2"),
        (
            OPENED + f"deal 0: {DECK_TEXT}",
            3,
            "the next round is dealt when one has ended and nobody has won the match",
        ),
        (
            ENDED + f"deal 0: {DECK_TEXT}",
            4,
            "seat 1 begins this round, not seat 0 (Q1)",
        ),
        ("0: draw stock", 1, "no round has been dealt"),
        ("options:\n0: draw stock", 2, "no round has been dealt"),
        ("options:\nend: went_out, seat 0 gains 0, scores 0 0", 2, "no round has been dealt"),
        (
            STANDING + "end: went_out, seat 0 gains 20, scores 25 0",
            2,
            "the round has not ended",
        ),
        (STANDING + "1: discard QD", 2, "not_your_turn"),
        (STANDING + "\n# a bad one\n0: draw stock", 4, "wrong_phase"),
        (STANDING + "0: discard AH", 2, "card_not_held, AH"),
        (STANDING + "0: lay off KD on 3", 2, "unknown_meld, meld 3"),
        (
            STANDING + "0: turn meld 7S 8S 9S, lay off KD on 0",
            2,
            "does_not_fit, KD, meld 0, step 2",
        ),
        (STANDING + "0: meld 7S 8S", 2, "too_few_cards"),
        (STANDING + "0: discard 7S\n1: draw stock\n1: discard 3C", 4, "card_not_held, 3C"),
    ],
)
def test_the_first_refused_line_is_named(text: str, line: int, why: str) -> None:
    """A recorded game that breaks the rules is refused at its line, with the reason."""
    with pytest.raises(RefusedLine) as caught:
        played(text)
    assert (caught.value.line, caught.value.why) == (line, why)
    assert str(caught.value) == f"line {line}: {why}"


@pytest.mark.parametrize(
    "claimed",
    [
        "end: empty_stock, seat 0 gains 20, scores 25 0",
        "end: went_out, seat 1 gains 20, scores 25 0",
        "end: went_out, seat 0 gains 21, scores 25 0",
        "end: went_out, seat 0 gains 20, scores 20 0",
    ],
)
def test_a_false_end_is_refused_with_the_true_one(claimed: str) -> None:
    """Reason, winner, gain and scores of a recorded end are all checked."""
    text = ENDED.replace(END, claimed)
    with pytest.raises(RefusedLine, match=r"^line 3: the rules say ") as caught:
        played(text)
    assert "winner=0" in caught.value.why
    assert "gain=20" in caught.value.why
    assert "scores=(25, 0)" in caught.value.why


@pytest.mark.parametrize(
    ("text", "summary"),
    [
        ("options:", "nothing was dealt"),
        (
            OPENED + "1: draw stock",
            "1 actions, all legal; 0 rounds ended; scores 0 0; no winner yet",
        ),
        (ENDED, "1 actions, all legal; 1 rounds ended; scores 25 0; no winner yet"),
        (
            ENDED.replace("scores: 5 0", "scores: 80 0").replace(END, "")
            + "end: went_out, seat 0 gains 20, scores 100 0",
            "1 actions, all legal; 1 rounds ended; scores 100 0; seat 0 wins the match",
        ),
    ],
)
def test_the_summary_says_how_it_stands(text: str, summary: str) -> None:
    """One line tells how much was played and where it led."""
    assert summary_of(played(text)) == summary
