from __future__ import annotations

from rami_server.ai.belief import HELD_BY_OTHERS, belief_of, hidden_cards, holds
from rami_server.ai.memory import Memory
from rami_server.engine.cards import parse_card, parse_cards
from tests.support.bots import mask, situation_at


def test_every_card_is_somewhere_once() -> None:
    """Own, open, buried, known and unseen cards are the whole pack."""
    situation = situation_at("2C 3D", "KD 5S", discard="9C 5H", melds="1=4H 4S 4D")
    memory = Memory(list(parse_cards("9C 5H")), [0, mask("KD")], [0, mask("5H")], [0, mask("9C")])
    belief = belief_of(situation, memory)
    assert belief.unseen.bit_count() == 52 - 2 - 2 - 3 - 1
    assert belief.known == (0, mask("KD"))
    assert belief.away == (0, mask("5H 9C"))
    live = [belief.live[parse_card(name)] for name in ("KH", "KD", "9C", "4H", "2C")]
    assert live == [1.0, HELD_BY_OTHERS, 0.0, 0.0, 0.0]


def test_what_a_seat_may_hold() -> None:
    """Known cards are certain, dead ones impossible, the rest shares the hidden places."""
    situation = situation_at("2C 3D", "KD 5S", discard="9C")
    belief = belief_of(situation, Memory([parse_card("9C")], [0, mask("KD")], [0, 0], [0, 0]))
    assert hidden_cards(situation, belief, 1) == 1
    assert holds(situation, belief, 1, mask("KD")) == 1.0
    assert holds(situation, belief, 1, mask("9C")) == 0.0
    assert holds(situation, belief, 1, mask("KH")) == 1 / belief.unseen.bit_count()
