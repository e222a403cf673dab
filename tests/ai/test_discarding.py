from __future__ import annotations

from dataclasses import replace

from rami_server.ai import hard
from rami_server.ai.belief import belief_of
from rami_server.ai.discarding import candidates, point_weight, weighed
from rami_server.ai.memory import remember_nothing
from rami_server.ai.rest import rest_after
from rami_server.engine.cards import parse_cards
from tests.support.bots import mask, situation_at

PLAIN = replace(hard.PROFILE.two, winning=0.0, risk=0.0, gain=0.0)


def test_where_no_loose_card_may_go_any_may() -> None:
    """A restricted table can leave nothing else."""
    situation = situation_at("7S 8S 9S KD")
    assert candidates(situation, mask("KD")) == parse_cards("KD")
    assert set(candidates(situation, 0)) == set(parse_cards("7S 8S 9S KD"))


def test_points_weigh_more_toward_the_end() -> None:
    """A small hand elsewhere and an empty stock both hurry."""
    full = "2H 3D 4S 6C 6D TC QS"
    early = point_weight(situation_at("7S KD", full), PLAIN)
    small = point_weight(situation_at("7S KD", "2H 3D"), PLAIN)
    late = point_weight(situation_at("7S KD", full, stock="", discard="*"), PLAIN)
    assert early < small
    assert early < late


def test_the_best_discard_comes_first_and_ties_go_by_card() -> None:
    """The order is a function of the cards alone."""
    situation = situation_at("KD KH 2C QS")
    belief = belief_of(situation, remember_nothing(situation.view))
    laying = situation.best_laying(situation.hand, situation.search)
    rest = rest_after(situation, laying, held=False)
    options = weighed(situation, belief, PLAIN, rest)
    values = [option.value for option in options]
    assert values == sorted(values, reverse=True)
    assert weighed(situation, belief, PLAIN, rest) == options
