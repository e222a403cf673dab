from dataclasses import fields, replace

import pytest

from rami_server.engine.actions import Discard, LayOff, Meld, Phase, Seat, Source
from rami_server.engine.events import (
    Discarded,
    Drew,
    EndReason,
    Event,
    LaidOff,
    Melded,
    RoundDealt,
    RoundEnded,
)
from rami_server.engine.legality import LegalActions
from rami_server.engine.melds import MeldKind
from rami_server.engine.views import (
    MeldView,
    SeatDealt,
    SeatDiscarded,
    SeatDrew,
    SeatEvent,
    SeatLaidOff,
    SeatMelded,
    SeatRoundEnded,
    SeatView,
    redact,
    view_for,
)
from tests.support.positions import after, card, cards, match_after, match_at

MATCH = match_at(
    "KD 7S 8S 9S",
    "AD 2C",
    "QH JH",
    players=3,
    discard="4C 3C",
    melds="1=4H 5H 6H, 0=9C 9D 9H",
    taken="KD",
    discard_draws=2,
    scores="10 20 30",
    options="ace_high score_limit=300",
    round=3,
    starter=1,
    turn=19,
)
OWN = view_for(MATCH, 0)


def changed(view: SeatView, other: SeatView) -> set[str]:
    """Return the names of the fields that differ."""
    names = [field.name for field in fields(SeatView)]
    return {name for name in names if getattr(view, name) != getattr(other, name)}


def test_the_movers_view_field_by_field() -> None:
    """The seat to move sees what is public, its own hand and what it may do."""
    assert (
        SeatView(
            options=MATCH.options,
            seat=0,
            hand=cards("KD 7S 8S 9S"),
            points=34,
            hand_sizes=(4, 2, 2),
            stock_count=52 - 4 - 2 - 2 - 2 - 6,
            discard_top=card("3C"),
            discard_count=2,
            melds=(
                MeldView(MeldKind.RUN, 1, cards("4H 5H 6H")),
                MeldView(MeldKind.SET, 0, cards("9C 9D 9H")),
            ),
            number=3,
            starter=1,
            turn=19,
            to_move=0,
            phase=Phase.PLAY,
            taken=card("KD"),
            discard_draws=2,
            legal=LegalActions(
                melds=(Meld(cards("7S 8S 9S")),),
                lay_offs=(LayOff(1, cards("9S")),),
                discards=tuple(map(Discard, cards("KD 7S 8S 9S"))),
            ),
            scores=(10, 20, 30),
            winner=None,
            rounds=(),
        )
        == OWN
    )


def test_another_seat_sees_its_own_hand_instead() -> None:
    """Seat, hand, points and legal actions are all that differs between the seats."""
    other = view_for(MATCH, 1)
    assert (other.seat, other.hand, other.points, other.legal) == (1, cards("AD 2C"), 13, None)
    assert changed(OWN, other) == {"seat", "hand", "points", "legal"}


def test_a_spectator_sees_what_is_public() -> None:
    """Whoever sits nowhere sees no hand and may do nothing."""
    spectator = view_for(MATCH, None)
    assert (spectator.seat, spectator.hand, spectator.points) == (None, None, None)
    assert spectator.legal is None
    assert changed(OWN, spectator) == {"seat", "hand", "points", "legal"}


@pytest.mark.parametrize("seat", [-1, 3, 10**9])
def test_a_view_is_for_a_seat_of_the_table(seat: Seat) -> None:
    """No number reaches another seat's hand by counting from the end."""
    with pytest.raises(ValueError, match=f"^no seat {seat} at a table of 3$"):
        view_for(MATCH, seat)


def test_hidden_cards_do_not_show() -> None:
    """Other hands and the stock may hold anything: the view stays the same."""
    state = MATCH.round
    hidden = (*state.hands[1], *state.hands[2], *state.stock)
    turned = hidden[::-1]
    hands = (state.hands[0], turned[:2], turned[2:4])
    other = replace(MATCH, round=replace(state, hands=hands, stock=turned[4:]))
    assert other != MATCH
    assert view_for(other, 0) == OWN
    assert view_for(other, None) == view_for(MATCH, None)


def test_an_empty_discard_pile_shows_no_top() -> None:
    """Inside the turn that takes its only card the pile has no top and counts 0."""
    match = match_after(match_at("KD 2C", discard="3C", phase="draw"), "draw discard")
    for seat in (0, 1, None):
        view = view_for(match, seat)
        assert (view.discard_top, view.discard_count, view.taken) == (None, 0, card("3C"))


def test_nobody_may_act_after_the_end() -> None:
    """After the end no view lists actions; the round's end and the match's winner are there."""
    over = match_after(match_at("KD", "QD JD", scores="80 0"), "discard KD")
    end = SeatRoundEnded(EndReason.WENT_OUT, 0, ((), cards("QD JD")), (0, 20), 20)
    for seat in (0, 1, None):
        view = view_for(over, seat)
        assert view.legal is None
        assert view.phase is Phase.OVER
        assert (view.to_move, view.scores, view.winner) == (0, (100, 0), 0)
        assert view.rounds == (end,)


def test_before_the_draw_the_mover_sees_the_draws() -> None:
    """The legal actions of a view are those of the position."""
    view = view_for(match_at("KD 2C", "3C QD", seat=1, discard="4C", phase="draw"), 1)
    assert view.legal is not None
    assert len(view.legal.all()) == 2
    assert view.points == 13


DEALT = RoundDealt(2, 9, 1, (cards("2C 3C"), cards("4C 5C 6C")), card("7C"), cards("8C 9C TC JC"))
HANDS = ((), cards("QD JD"))


@pytest.mark.parametrize(
    ("event", "owner", "other", "spectator"),
    [
        (
            DEALT,
            SeatDealt(2, 9, 1, cards("2C 3C"), (2, 3), card("7C"), 4),
            SeatDealt(2, 9, 1, cards("4C 5C 6C"), (2, 3), card("7C"), 4),
            SeatDealt(2, 9, 1, None, (2, 3), card("7C"), 4),
        ),
        (
            Drew(0, Source.STOCK, card("KD")),
            SeatDrew(0, Source.STOCK, card("KD")),
            SeatDrew(0, Source.STOCK, None),
            SeatDrew(0, Source.STOCK, None),
        ),
    ],
    ids=["deal", "draw from the stock"],
)
def test_hidden_cards_of_events_are_the_owners(
    event: Event, owner: SeatEvent, other: SeatEvent, spectator: SeatEvent
) -> None:
    """The hand dealt and the card drawn are seen by their owner alone."""
    assert redact(event, 0) == owner
    assert redact(event, 1) == other
    assert redact(event, None) == spectator


@pytest.mark.parametrize(
    ("event", "seen"),
    [
        (Drew(0, Source.DISCARD, card("KD")), SeatDrew(0, Source.DISCARD, card("KD"))),
        (
            Melded(0, 2, cards("7S 8S 9S")),
            SeatMelded(0, 2, MeldKind.RUN, cards("7S 8S 9S")),
        ),
        (
            Melded(1, 3, cards("7C 7D 7S")),
            SeatMelded(1, 3, MeldKind.SET, cards("7C 7D 7S")),
        ),
        (LaidOff(0, 2, cards("6S TS")), SeatLaidOff(0, 2, cards("6S TS"))),
        (Discarded(1, card("2C")), SeatDiscarded(1, card("2C"))),
        (
            RoundEnded(EndReason.WENT_OUT, 0, HANDS, (0, 20), 20),
            SeatRoundEnded(EndReason.WENT_OUT, 0, HANDS, (0, 20), 20),
        ),
    ],
    ids=["draw from the discard", "run", "set", "lay-off", "discard", "end"],
)
def test_public_events_are_the_same_for_all(event: Event, seen: SeatEvent) -> None:
    """What happens in the open is told to everybody alike."""
    assert [redact(event, seat) for seat in (0, 1, None)] == [seen] * 3


def test_what_a_seat_saw_happen_is_what_it_sees() -> None:
    """The view after a draw holds the card that the redacted event told its owner."""
    state = match_at("KD 2C", stock="* 7S", phase="draw").round
    drawn = redact(Drew(0, Source.STOCK, state.stock[-1]), 0)
    assert drawn == SeatDrew(0, Source.STOCK, after(state, "draw stock").hands[0][-1])
