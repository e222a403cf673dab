from dataclasses import FrozenInstanceError
from typing import Any

import pytest

from rami_server.engine.actions import (
    Action,
    Discard,
    DrawDiscard,
    DrawStock,
    LayOff,
    Meld,
    Phase,
    Source,
    Turn,
    checked_action,
)


def test_actions_are_values() -> None:
    """Equal requests are one request: they compare, hash and serve as keys of a table."""
    assert Turn((Meld((1, 2, 3)), LayOff(0, (4,)), Discard(5))) == Turn(
        (Meld((1, 2, 3)), LayOff(0, (4,)), Discard(5))
    )
    assert len({DrawStock(), DrawStock(), DrawDiscard(), Meld((1,)), Meld((1,)), Discard(1)}) == 4
    assert LayOff(0, (4,)) != LayOff(1, (4,))


def test_an_action_cannot_be_changed() -> None:
    """What was judged is what is carried out."""
    meld = Meld((1, 2, 3))
    with pytest.raises(FrozenInstanceError):
        meld.cards = (4, 5, 6)  # type: ignore[misc]


def test_phases_and_sources_have_their_words() -> None:
    """Positions and messages spell them so; a new spelling would break every recorded game."""
    assert [phase.value for phase in Phase] == ["draw", "play", "over"]
    assert [source.value for source in Source] == ["stock", "discard"]


@pytest.mark.parametrize(
    "action",
    [
        DrawStock(),
        DrawDiscard(),
        Meld((1, 2, 3)),
        Meld(()),
        LayOff(0, (4, -1)),
        Discard(10**9),
        Turn(()),
        Turn((Meld((1, 2, 3)), LayOff(0, (4,)), Discard(5))),
    ],
    ids=repr,
)
def test_an_action_is_passed_on(action: Action) -> None:
    """Whatever has the shape of an action goes to the judge, however odd its cards."""
    assert checked_action(action) is action


NO_NUMBER: Any = "7S"
NO_TUPLE: Any = [1, 2, 3]


@pytest.mark.parametrize(
    ("value", "name"),
    [
        (None, "NoneType"),
        ("draw stock", "str"),
        (DrawStock, "type"),
        (Meld((1, 2, NO_NUMBER)), "Meld"),
        (Meld(NO_TUPLE), "Meld"),
        (LayOff(NO_NUMBER, (4,)), "LayOff"),
        (LayOff(0, (NO_NUMBER,)), "LayOff"),
        (LayOff(0, NO_TUPLE), "LayOff"),
        (Discard(NO_NUMBER), "Discard"),
        (Turn(NO_TUPLE), "Turn"),
        (Turn((Meld((1,)), Discard(NO_NUMBER))), "Discard"),
        (Turn((NO_NUMBER,)), "str"),
    ],
    ids=repr,
)
def test_what_is_no_action_is_refused(value: object, name: str) -> None:
    """What comes from elsewhere in another shape never reaches the judge."""
    with pytest.raises(TypeError, match=rf"^{name} is no action$"):
        checked_action(value)


@pytest.mark.parametrize("step", [DrawStock(), DrawDiscard(), Turn(())], ids=repr)
def test_a_turn_consists_of_steps(step: Any) -> None:  # noqa: ANN401 - of the wrong type
    """Neither a draw nor a turn within a turn is a step of one."""
    with pytest.raises(TypeError, match=r"^Turn is no action$"):
        checked_action(Turn((step,)))
