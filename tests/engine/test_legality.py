from dataclasses import replace

import pytest

from rami_server.engine.actions import (
    Action,
    Discard,
    DrawDiscard,
    DrawStock,
    LayOff,
    Meld,
    Seat,
    Step,
    Turn,
)
from rami_server.engine.legality import LegalActions, legal_actions, violation
from rami_server.engine.state import RoundState
from rami_server.engine.violations import Reason, Violation
from tests.support import brute
from tests.support.positions import after, card, cards, judged, legal, position, reason

DRAWING = position("7S 8S 9S KD", discard="3C", phase="draw")
PLAYING = position("7S 8S 9S KD", discard="3C", melds="1=4H 5H 6H")
OVER = after(PLAYING, "meld 7S 8S 9S", "discard KD")
STANDINGS = (
    DRAWING,
    PLAYING,
    OVER,
    replace(PLAYING, options=replace(PLAYING.options, discard_to_win=True, no_return=True)),
)


def test_any_action_after_the_end_is_refused() -> None:
    """A round that is over stays as it is, whoever asks for whatever."""
    for text in ("draw stock", "draw discard", "meld 7S 8S 9S", "discard KD", "turn discard KD"):
        for seat in (0, 1, 7):
            assert judged(OVER, text, seat) == Violation(Reason.ROUND_OVER)


def test_only_the_seat_to_move_may_act() -> None:
    """Another seat is refused whatever it asks for, before anything else is looked at."""
    for seat in (1, 2, -1):
        assert judged(DRAWING, "draw stock", seat) == Violation(Reason.NOT_YOUR_TURN)
        assert judged(DRAWING, "discard KD", seat) == Violation(Reason.NOT_YOUR_TURN)
        assert judged(PLAYING, "discard KD", seat) == Violation(Reason.NOT_YOUR_TURN)


def test_first_a_draw_then_everything_else() -> None:
    """Before the draw there is nothing but drawing, after it everything but drawing."""
    for text in ("meld 7S 8S 9S", "lay off 7H on 0", "discard KD", "turn discard KD"):
        assert judged(DRAWING, text) == Violation(Reason.WRONG_PHASE)
    for text in ("draw stock", "draw discard"):
        assert judged(DRAWING, text) is None
        assert judged(PLAYING, text) == Violation(Reason.WRONG_PHASE)


def test_an_empty_discard_pile_gives_nothing() -> None:
    """Rigged positions have an empty pile at the draw; then the stock alone is left."""
    state = position("7S 8S", phase="draw")
    assert judged(state, "draw discard") == Violation(Reason.DISCARD_PILE_EMPTY)
    assert legal(state) == ["draw stock"]


@pytest.mark.parametrize(
    ("cap", "draws", "refused"),
    [(20, 19, False), (20, 20, True), (20, 21, True), (1, 0, False), (1, 1, True), (0, 999, False)],
)
def test_discard_pile_closes_at_the_cap(cap: int, draws: int, *, refused: bool) -> None:
    """The pile closes exactly when the cap is reached, and never if it is 0."""
    state = position(
        "7S 8S",
        discard="3C",
        phase="draw",
        discard_draws=draws,
        options=f"discard_draw_cap={cap}",
    )
    expected = Violation(Reason.DISCARD_DRAWS_EXHAUSTED) if refused else None
    assert judged(state, "draw discard") == expected
    assert legal(state) == (["draw stock"] if refused else ["draw stock", "draw discard"])


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("meld 9S 7S 8S", None),
        ("meld 7S 8S TS", Violation(Reason.CARD_NOT_HELD, card("TS"))),
        ("meld 2C 3C 4C", Violation(Reason.CARD_NOT_HELD, card("2C"))),
        ("meld 7S 7S 8S", Violation(Reason.DUPLICATE_CARD, card("7S"))),
        ("meld 8S 7S 7S", Violation(Reason.DUPLICATE_CARD, card("7S"))),
        ("meld 7S 8S 9S 9S", Violation(Reason.DUPLICATE_CARD, card("9S"))),
        ("meld 7S 8S", Violation(Reason.TOO_FEW_CARDS)),
        ("meld", Violation(Reason.TOO_FEW_CARDS)),
        ("meld 7S 8S KD", Violation(Reason.NOT_A_RUN, card("KD"))),
        ("meld 7S 8S 9S KD", Violation(Reason.NOT_A_RUN, card("KD"))),
        ("discard KD", None),
        ("discard 3C", Violation(Reason.CARD_NOT_HELD, card("3C"))),
        ("lay off KD on 1", Violation(Reason.UNKNOWN_MELD, meld=1)),
        ("lay off KD on 999", Violation(Reason.UNKNOWN_MELD, meld=999)),
        ("lay off KD on 0", Violation(Reason.DOES_NOT_FIT, card("KD"), 0)),
        ("lay off 3H on 0", Violation(Reason.CARD_NOT_HELD, card("3H"))),
        ("lay off KD KD on 0", Violation(Reason.DUPLICATE_CARD, card("KD"))),
        ("lay off on 0", Violation(Reason.TOO_FEW_CARDS)),
        ("lay off on 5", Violation(Reason.TOO_FEW_CARDS)),
    ],
)
def test_the_judge_says_why(text: str, expected: Violation | None) -> None:
    """Each refusal has its own reason and names the card or meld that offends."""
    assert judged(PLAYING, text) == expected


def test_a_negative_meld_id_is_unknown() -> None:
    """Python's counting from the end must not reach a meld that the client never named."""
    state = position("7H KD", melds="1=4H 5H 6H")
    assert judged(state, LayOff(0, cards("7H"))) is None
    assert judged(state, LayOff(-1, cards("7H"))) == Violation(Reason.UNKNOWN_MELD, meld=-1)


def test_a_low_ace_is_explained() -> None:
    """The commonest mistake of players of other rules is told apart, in melds and lay-offs."""
    state = position("AH 2H 3H AD KC", melds="1=2D 3D 4D")
    assert judged(state, "meld AH 2H 3H") == Violation(Reason.ACE_IS_HIGH, card("AH"))
    assert judged(state, "lay off AD on 0") == Violation(Reason.ACE_IS_HIGH, card("AD"), 0)


def test_all_cards_may_be_laid_unless_a_discard_must_win() -> None:
    """The option keeps back exactly one card, of melds and of lay-offs."""
    for options, refused in (("", None), ("discard_to_win", Reason.MUST_KEEP_A_DISCARD)):
        state = position("7S 8S 9S", options=options)
        assert reason(state, "meld 7S 8S 9S") is refused
        state = position("TS JS", melds="0=7S 8S 9S", options=options)
        assert reason(state, "lay off TS JS on 0") is refused
        assert reason(state, "lay off TS on 0") is None
        state = position("7S 8S 9S TS", options=options)
        assert reason(state, "meld 7S 8S 9S") is None
        assert reason(state, "meld 7S 8S 9S TS") is refused


def test_keeping_a_discard_is_judged_last() -> None:
    """What is no meld is refused as such also where the last card must be kept."""
    state = position("7S 8S TS", melds="0=7C 7D 7H", options="discard_to_win")
    assert reason(state, "meld 7S 8S TS") is Reason.NOT_A_RUN
    assert reason(state, "lay off 7S 8S TS on 0") is Reason.DOES_NOT_FIT


def test_the_taken_card_is_kept_where_it_must_be() -> None:
    """Only the option, only the taken card, and only while other cards are left."""
    for options, refused in (
        ("", None),
        ("no_return", Violation(Reason.CARD_JUST_TAKEN, card("7S"))),
    ):
        state = position("KD 7S", taken="7S", options=options)
        assert judged(state, "discard 7S") == refused
        assert judged(state, "discard KD") is None
        assert judged(position("7S", taken="7S", options=options), "discard 7S") is None
    assert judged(position("KD 7S", options="no_return"), "discard 7S") is None


def test_a_turn_is_judged_step_by_step() -> None:
    """Each step is judged where the ones before it have led; the first refused one is named."""
    assert judged(PLAYING, "turn") == Violation(Reason.NO_STEPS)
    assert judged(PLAYING, "turn meld 7S 8S 9S, discard KD") is None
    assert judged(PLAYING, "turn meld 7S 8S, discard KD") == Violation(Reason.TOO_FEW_CARDS, step=0)
    assert judged(PLAYING, "turn meld 7S 8S 9S, discard 9S") == Violation(
        Reason.CARD_NOT_HELD, card("9S"), step=1
    )
    assert judged(PLAYING, "turn meld 7S 8S 9S, lay off KD on 1, discard KD") == Violation(
        Reason.DOES_NOT_FIT, card("KD"), 1, step=1
    )
    assert judged(PLAYING, "turn meld 7S 8S 9S, lay off KD on 2") == Violation(
        Reason.UNKNOWN_MELD, meld=2, step=1
    )


def test_a_turn_may_lay_off_on_its_own_meld() -> None:
    """Ids count up, so a step may name the meld that an earlier one lays."""
    state = position("7S 8S 9S TS KD", melds="1=4H 5H 6H")
    assert judged(state, "turn meld 7S 8S 9S, lay off TS on 1, discard KD") is None
    assert reason(state, "turn lay off TS on 1, meld 7S 8S 9S") is Reason.UNKNOWN_MELD


def test_nothing_follows_the_end_of_a_turn() -> None:
    """After its discard the seat is no longer to move, after going out the round is over."""
    assert judged(PLAYING, "turn discard KD, discard 7S") == Violation(Reason.NOT_YOUR_TURN, step=1)
    assert judged(position("7S 8S 9S"), "turn meld 7S 8S 9S, discard 7S") == Violation(
        Reason.ROUND_OVER, step=1
    )


def test_a_turn_need_not_end_with_a_discard() -> None:
    """Some steps together may leave the turn open; the discard follows later."""
    assert judged(PLAYING, "turn meld 7S 8S 9S") is None


def odd_steps() -> list[Step]:
    """Return steps with cards and melds that do not exist, in every form."""
    odd_cards = (-1, 52, 10**9, 51, 0)
    odd_groups = [(), *((c,) * n for c in odd_cards for n in (1, 3, 14)), odd_cards, (44, -1, 52)]
    melds: list[Step] = [Meld(group) for group in odd_groups]
    lay_offs: list[Step] = [LayOff(m, g) for m in (-1, 0, 1, 10**9) for g in odd_groups]
    return [*melds, *lay_offs, *(Discard(card) for card in odd_cards)]


def test_the_judge_never_raises() -> None:
    """Whatever a client sends is answered with a reason; only what is listed is accepted."""
    odd: list[Action] = [*odd_steps(), Turn(()), *(Turn((step,)) for step in odd_steps())]
    odd += [Turn((Discard(card("KD")), step)) for step in odd_steps()]
    odd += [Turn((Meld(cards("7S 8S 9S")), step)) for step in odd_steps()]
    seats: tuple[Seat, ...] = (0, 1, -1, 2, 10**9)
    accepted = {
        (state.seat == seat, action)
        for state in STANDINGS
        for seat in seats
        for action in odd
        if violation(state, seat, action) is None
    }
    assert accepted == set()


def test_legal_actions_are_listed_by_kind() -> None:
    """Draws before the draw, plays after it, nothing after the end."""
    assert legal_actions(DRAWING) == LegalActions(draws=(DrawStock(), DrawDiscard()))
    assert legal_actions(PLAYING) == LegalActions(
        melds=(Meld(cards("7S 8S 9S")),), discards=tuple(map(Discard, cards("7S 8S 9S KD")))
    )
    assert legal_actions(OVER) == LegalActions()
    assert OVER.result is not None


def test_all_lists_draws_melds_lay_offs_discards() -> None:
    """One list holds every legal action, in that order, discards in the order of the hand."""
    state = position("KD 7S 8S 9S 3H 7H", melds="1=4H 5H 6H, 0=9C 9D 9H")
    assert legal(state) == [
        "meld 7S 8S 9S",
        *("lay off 3H on 0", "lay off 3H 7H on 0", "lay off 7H on 0", "lay off 9S on 1"),
        *(f"discard {name}" for name in ["KD", "7S", "8S", "9S", "3H", "7H"]),
    ]
    assert legal(DRAWING) == ["draw stock", "draw discard"]
    assert LegalActions().all() == ()


def test_legal_actions_keep_a_discard_and_the_taken_card() -> None:
    """What the options forbid is not listed either."""
    state = position("TS JS", melds="0=7S 8S 9S", options="discard_to_win no_return", taken="JS")
    assert legal(state) == ["lay off TS on 0", "discard TS"]
    assert legal(position("7S 8S 9S", options="discard_to_win")) == [
        *("discard 7S", "discard 8S", "discard 9S")
    ]
    assert legal(position("JS", options="discard_to_win no_return", taken="JS")) == ["discard JS"]


def possible_steps(state: RoundState) -> list[Step]:
    """Return every meld, lay-off and discard that the hand could be asked for."""
    groups = brute.subsets(state.hands[state.seat])
    lay_offs: list[Step] = [LayOff(meld, g) for meld in range(len(state.melds)) for g in groups]
    return [*map(Meld, groups), *lay_offs, *map(Discard, state.hands[state.seat])]


@pytest.mark.parametrize("options", ["", "discard_to_win", "no_return", "discard_to_win no_return"])
@pytest.mark.parametrize(
    ("hand", "melds"),
    [
        ("7S 8S 9S TS 7C 7D 7H", "1=4H 5H 6H, 0=JS QS KS"),
        ("3H 2H AH 7H KH", "1=4H 5H 6H, 1=KC KD KS"),
        ("AH 2H 3H", ""),
        ("3S", "0=4S 5S 6S"),
    ],
)
def test_listed_is_what_is_accepted(hand: str, melds: str, options: str) -> None:
    """The list and the judge say the same of every group of cards of a hand."""
    state = position(hand, melds=melds, options=options, taken=hand.rsplit(maxsplit=1)[-1])
    accepted = [step for step in possible_steps(state) if judged(state, step) is None]
    listed = legal_actions(state).all()
    assert set(listed) == set(accepted)
    assert len(listed) == len(accepted)
