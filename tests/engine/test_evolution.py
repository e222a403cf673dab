from dataclasses import fields

import pytest

from rami_server.engine.actions import Phase, Source
from rami_server.engine.events import (
    Discarded,
    Drew,
    EndReason,
    LaidOff,
    Melded,
    RoundDealt,
    RoundEnded,
)
from rami_server.engine.evolution import ended, evolve, opened
from rami_server.engine.options import TableOptions
from rami_server.engine.state import RoundState, TableMeld
from tests.support.positions import after, card, cards, events, position

DEALT = RoundDealt(3, 17, 1, (cards("2C 3C"), cards("KD QD")), card("7S"), cards("8S 9S"))


def differences(before: RoundState, now: RoundState) -> set[str]:
    """Return the names of the fields that differ."""
    names = {field.name for field in fields(RoundState)}
    return {name for name in names if getattr(before, name) != getattr(now, name)}


def test_a_deal_opens_a_round() -> None:
    """Every field of a fresh round comes from the deal or is at its beginning."""
    options = TableOptions(ace_high=True)
    expected = RoundState(
        options=options,
        number=3,
        starter=1,
        hands=(cards("2C 3C"), cards("KD QD")),
        stock=cards("8S 9S"),
        discard_pile=cards("7S"),
        melds=(),
        turn=17,
        seat=1,
        phase=Phase.DRAW,
        taken=None,
        discard_draws=0,
        result=None,
    )
    assert opened(options, DEALT) == expected
    over = after(position("7S 8S 9S", "KD"), "meld 7S 8S 9S")
    assert evolve(over, DEALT) == opened(over.options, DEALT)


def test_drawing_from_the_stock() -> None:
    """The top card goes to the end of the hand, the run of discard draws is broken."""
    state = position("KD 2C", stock="* 7S", discard="3C", phase="draw", discard_draws=5)
    assert events(state, "draw stock") == (Drew(0, Source.STOCK, card("7S")),)
    now = after(state, "draw stock")
    assert now.hands[0] == cards("KD 2C 7S")
    assert now.stock == state.stock[:-1]
    assert (now.phase, now.taken, now.discard_draws) == (Phase.PLAY, None, 0)
    assert differences(state, now) == {"hands", "stock", "phase", "discard_draws"}


def test_drawing_from_the_discard_pile() -> None:
    """The visible card goes to the end of the hand and is remembered; the draw is counted."""
    state = position("KD 2C", discard="4C 3C", phase="draw", discard_draws=5)
    assert events(state, "draw discard") == (Drew(0, Source.DISCARD, card("3C")),)
    now = after(state, "draw discard")
    assert now.hands[0] == cards("KD 2C 3C")
    assert now.discard_pile == cards("4C")
    assert (now.phase, now.taken, now.discard_draws) == (Phase.PLAY, card("3C"), 6)
    assert differences(state, now) == {"hands", "discard_pile", "phase", "taken", "discard_draws"}


def test_asking_the_empty_stock() -> None:
    """Nothing is drawn; the round ends where it stands, all points counted."""
    state = position("KD 2C", "3D AD", stock="", discard="*", phase="draw", seat=1)
    end = RoundEnded(EndReason.EMPTY_STOCK, 1, state.hands, (12, 4), 12)
    assert events(state, "draw stock") == (end,)
    now = after(state, "draw stock")
    assert (now.phase, now.result) == (Phase.OVER, end)
    assert differences(state, now) == {"phase", "result"}


def test_laying_a_meld() -> None:
    """The cards leave the hand in place and lie ascending as the newest meld of their owner."""
    state = position("KD 9S 7S 2C 8S", melds="1=4H 5H 6H", seat=0)
    assert events(state, "meld 9S 7S 8S") == (Melded(0, 1, cards("7S 8S 9S")),)
    now = after(state, "meld 9S 7S 8S")
    assert now.hands == (cards("KD 2C"), state.hands[1])
    assert now.melds == (TableMeld(1, cards("4H 5H 6H")), TableMeld(0, cards("7S 8S 9S")))
    assert differences(state, now) == {"hands", "melds"}


def test_laying_off() -> None:
    """The meld grows where it lies and keeps its owner; the other melds are untouched."""
    state = position("KD 7H 3H", melds="0=9C 9D 9H, 1=4H 5H 6H, 0=KC KH KS", seat=0)
    assert events(state, "lay off 7H 3H on 1") == (LaidOff(0, 1, cards("3H 7H")),)
    now = after(state, "lay off 7H 3H on 1")
    assert now.hands[0] == cards("KD")
    assert now.melds == (
        state.melds[0],
        TableMeld(1, cards("3H 4H 5H 6H 7H")),
        state.melds[2],
    )
    assert differences(state, now) == {"hands", "melds"}


@pytest.mark.parametrize(
    ("players", "seat", "follower"), [(2, 0, 1), (2, 1, 0), (3, 2, 0), (4, 2, 3)]
)
def test_discarding_passes_the_turn(players: int, seat: int, follower: int) -> None:
    """The card lies on the pile, the next seat is to draw, nothing is remembered as taken."""
    hands = [f"{rank}C 2{suit}" for rank, suit in zip("6789", "CDHS", strict=True)][:players]
    state = position(*hands, players=players, seat=seat, discard="KD", turn=9, discard_draws=3)
    name = hands[seat].split()[0]
    assert events(state, f"discard {name}") == (Discarded(seat, card(name)),)
    now = after(state, f"discard {name}")
    assert now.hands[seat] == cards(hands[seat])[1:]
    assert now.discard_pile == cards(f"KD {name}")
    assert (now.turn, now.seat, now.phase) == (10, follower, Phase.DRAW)
    assert differences(state, now) == {"hands", "discard_pile", "turn", "seat", "phase"}


def test_the_taken_card_is_forgotten_at_the_end_of_the_turn() -> None:
    """What one seat took binds it in that turn only."""
    state = position("KD 3C", taken="3C")
    assert after(state, "discard KD").taken is None
    assert after(state, "discard KD").discard_draws == state.discard_draws


@pytest.mark.parametrize(
    ("hand", "melds", "text"),
    [
        ("7S 8S 9S", "", "meld 7S 8S 9S"),
        ("3H", "0=4H 5H 6H", "lay off 3H on 0"),
        ("3H 7H", "0=4H 5H 6H", "lay off 3H 7H on 0"),
        ("KD", "", "discard KD"),
    ],
)
def test_the_last_card_ends_the_round(hand: str, melds: str, text: str) -> None:
    """Whatever the last card is played for, the end follows in the same answer."""
    state = position(hand, "QD AD", melds=melds)
    end = RoundEnded(EndReason.WENT_OUT, 0, ((), cards("QD AD")), (0, 11), 11)
    assert events(state, text)[1:] == (end,)
    now = after(state, text)
    assert (now.phase, now.result, now.hands) == (Phase.OVER, end, ((), cards("QD AD")))
    assert (now.seat, now.turn) == (state.seat, state.turn)


def test_a_turn_happens_as_its_steps_would() -> None:
    """Several steps as one action bring about what they do one by one."""
    state = position("7S 8S 9S TS KD 2C", "QD")
    one_by_one = ("meld 7S 8S 9S", "lay off TS on 0", "discard KD")
    assert events(state, f"turn {', '.join(one_by_one)}") == (
        Melded(0, 0, cards("7S 8S 9S")),
        LaidOff(0, 0, cards("TS")),
        Discarded(0, card("KD")),
    )
    assert after(state, f"turn {', '.join(one_by_one)}") == after(state, *one_by_one)


def test_a_turn_may_end_the_round() -> None:
    """The end follows the step that plays the last card."""
    state = position("7S 8S 9S TS KD", "QD")
    happened = events(state, "turn meld 7S 8S 9S TS, discard KD")
    assert happened == (
        Melded(0, 0, cards("7S 8S 9S TS")),
        Discarded(0, card("KD")),
        RoundEnded(EndReason.WENT_OUT, 0, ((), cards("QD")), (0, 10), 10),
    )


def test_an_end_is_worth_what_the_others_hold() -> None:
    """The winner gains the points of all other hands, by the table's value of the ace."""
    state = position("KD 2C", "3D AD", "4H", players=3, options="ace_high")
    assert ended(state, EndReason.EMPTY_STOCK, 2) == RoundEnded(
        EndReason.EMPTY_STOCK, 2, state.hands, (12, 14, 4), 26
    )
