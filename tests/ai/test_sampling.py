from __future__ import annotations

from rami_server.ai.belief import belief_of
from rami_server.ai.memory import Memory
from rami_server.ai.sampling import After, preferred, worlds_of
from rami_server.engine.cards import parse_card, parse_cards
from rami_server.engine.melds import mask_of
from tests.support.bots import mask, situation_at

HANDS = ("KD 2C", "3H 4H 5D", "8C 8D JS")


def test_worlds_respect_what_is_known() -> None:
    """Every world has the sizes that everybody sees, and known cards in the right hand."""
    situation = situation_at(*HANDS, discard="9C")
    memory = Memory(list(parse_cards("9C")), [0, 0, mask("JS")], [0] * 3, [0] * 3)
    belief = belief_of(situation, memory)
    worlds = worlds_of(situation, belief, 7, 20)
    assert worlds == worlds_of(situation, belief, 7, 20)
    assert worlds != worlds_of(situation, belief, 8, 20)
    for world in worlds:
        assert [hand.bit_count() for hand in world.hands] == [0, 3, 3]
        assert world.hands[2] & mask("JS")
        assert len(world.stock) == situation.view.stock_count
        everything = [*world.hands, mask_of(world.stock), situation.hand, mask("9C")]
        assert sum(everything) == (1 << 52) - 1


def test_overrules_only_beyond_doubt() -> None:
    """A discard that goes on winning is found; between two alike the first one stays."""
    situation = situation_at(*HANDS, stock="3S", discard="* 9C", melds="1=6S 7S 8S")
    memory = Memory(list(parse_cards("9C")), [0] * 3, [0] * 3, [0] * 3)
    worlds = worlds_of(situation, belief_of(situation, memory), 7, 60)
    after = After(mask("KD 2C"), situation.table, ())
    low, high = parse_card("2C"), parse_card("KD")
    assert preferred(situation, after, (low, high), worlds) == high
    assert preferred(situation, after, (high, low), worlds) == high
    assert preferred(situation, after, (high, high), worlds) == high
