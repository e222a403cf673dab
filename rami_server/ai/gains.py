"""What the next draw may gain: the points that each live card would let go to the table."""

from collections.abc import Sequence

from rami_server.ai.laying import Search, groups_in
from rami_server.ai.potential import Live
from rami_server.ai.rest import Rest
from rami_server.ai.situation import Situation
from rami_server.ai.winning import helps
from rami_server.engine.cards import DECK, Card


def gains(situation: Situation, rest: Rest, live: Live, discards: Sequence[Card]) -> list[float]:
    """Return for each of `discards` the points that live cards could then let out of the hand.

    Exact, where `chances` adds up triples one by one: a card that completes two of them, or
    only one that needs a card of a meld, counts for what it really changes. The sum goes over
    all live cards, so divided by their number it would be the gain of an average draw.
    """
    totals = [0.0] * len(discards)
    loose = [situation.points_of(rest.loose & ~(1 << card)) for card in discards]
    for drawn in DECK:
        if not live[drawn] or not helps(rest.table, rest.hand, drawn):
            continue
        hand = rest.hand | 1 << drawn
        search = Search(groups_in(hand, rest.table, hand.bit_count()), situation.points)
        for number, card in enumerate(discards):
            left = search.most_points(hand & ~(1 << card)).left
            if not left >> drawn & 1:
                gained = loose[number] - situation.points_of(left)
                totals[number] += live[drawn] * max(0, gained)
    return totals
