"""What of a view stays as it is while a round is played."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

from rami_server.engine.options import Level
from rami_server.web.protocol.outgoing import MovingView, StillView
from rami_server.web.stillness import still_of, stillness_of
from rami_server.web.view_frames import moving_of, public_of
from tests.support.nodes import Client, opened, played_out, started

if TYPE_CHECKING:
    from rami_server.table.seen import TableView
    from rami_server.web.stillness import Stillness
    from tests.support.nodes import Cluster


async def views_of_a_match(cluster: Cluster) -> list[TableView]:
    """Return what all saw of a match, after each record of it."""
    host = await opened(await cluster.start(), 2, Level.EASY)
    ana = Client("ana")
    await started(host, ana)
    await played_out(cluster, host, "ana")
    return [update.shared.view for update in ana.updates]


async def test_it_stands_still_while_a_round_is_played(cluster: Cluster) -> None:
    """However many moves there are in a round, it is the same for them all."""
    views = await views_of_a_match(cluster)
    of_rounds: dict[int, set[str]] = {}
    playing = [view for view in views if view.next_deal is None and view.game is not None]
    for view in playing:
        assert view.game is not None
        told = json.dumps(still_of(stillness_of(view)))
        of_rounds.setdefault(view.game.number, set()).add(told)
    assert len(playing) > 5 * len(of_rounds) > 0
    assert {number: len(told) for number, told in of_rounds.items()} == dict.fromkeys(of_rounds, 1)


async def test_what_looks_different_is_not_equal(cluster: Cluster) -> None:
    """Whatever is told of it is made of what is compared: equal parts, equal words."""
    words: dict[Stillness, StillView] = {}
    for view in await views_of_a_match(cluster):
        still = stillness_of(view)
        assert words.setdefault(still, still_of(still)) == still_of(still)
    assert len(words) > 1


async def test_it_is_the_view_s_own(cluster: Cluster) -> None:
    """Each thing that is compared is the view's thing of that name."""
    last = (await views_of_a_match(cluster))[-1]
    view = replace(last, paused=True, pause_s=2.5, host=1)
    still = stillness_of(view)
    assert {name: getattr(view, name) for name in still._fields} == still._asdict() | {
        "game": view.game
    }
    assert still.game is not None
    of_match = {name: getattr(view.game, name) for name in still.game._fields}
    assert of_match == still.game._asdict()


async def test_both_parts_are_the_whole(cluster: Cluster) -> None:
    """Nothing is told twice, and nothing is left out."""
    assert not MovingView.__annotations__.keys() & StillView.__annotations__.keys()
    view = (await views_of_a_match(cluster))[-1]
    parts = {**moving_of(view), **still_of(stillness_of(view))}
    assert parts == public_of(view)
