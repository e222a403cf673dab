"""What is made for many listeners: once for all of them, and again only when it has to be."""

from __future__ import annotations

from rami_server.runtime.listeners import Lasting


class Maker:
    """Makes a text of numbers, and counts how often."""

    def __init__(self) -> None:
        self.made = 0

    def __call__(self, numbers: tuple[int, ...]) -> str:
        """Make it."""
        self.made += 1
        return "+".join(map(str, numbers))


def test_what_is_equal_to_the_last_one_is_not_made_again() -> None:
    """Equal is enough: it need not be the same object."""
    lasting, make = Lasting(), Maker()
    told = [lasting.form(make, tuple(range(1, 3))) for _ in range(3)]
    assert told == ["1+2"] * 3
    assert make.made == 1


def test_what_has_changed_is_made_again() -> None:
    """Only the last one is kept, so that nothing piles up."""
    lasting, make = Lasting(), Maker()
    assert [lasting.form(make, (n,)) for n in (1, 2, 1)] == ["1", "2", "1"]
    assert make.made == 3


def test_makers_do_not_mix() -> None:
    """Each has its own last one."""
    lasting, one, other = Lasting(), Maker(), Maker()
    assert lasting.form(one, (1,)) == "1"
    assert lasting.form(other, (2,)) == "2"
    assert lasting.form(one, (1,)) == "1"
    assert (one.made, other.made) == (1, 1)
