"""The frames of updates: what all are told is encoded once, each reader's own part is put into it.

What stays as it is while a round is played is encoded once a round. All of the common part is made
from what an onlooker sees, so that no hidden card can be in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pydantic_core import to_json

from rami_server.web.event_frames import events_of
from rami_server.web.stillness import still_of, stillness_of
from rami_server.web.view_frames import moving_of, own_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rami_server.runtime.listeners import Shared, Update
    from rami_server.table.own import OwnView
    from rami_server.table.seen import SeenRecord
    from rami_server.web.protocol import outgoing as wire
    from rami_server.web.stillness import Stillness


class UpdateFrames:
    """Makes the frames for one reader; the own part is encoded again only if it has changed."""

    def __init__(self) -> None:
        self._kept: tuple[OwnView | None, bytes] | None = None

    def frame(self, update: Update) -> bytes:
        """Return the frame of an update: JSON, as `wire.Update` says."""
        shared = update.shared
        if update.records is shared.records:
            beginning = shared.form(_shared_beginning)
        else:
            beginning = _beginning(shared, update.records)
        return b"".join((beginning, self._own(update), b"}}"))

    def _own(self, update: Update) -> bytes:
        """Return the own part; between rounds it tells of the next deal too, and is made anew."""
        if update.shared.view.next_deal is not None:
            self._kept = None
            return _members(own_of(update.shared.view, update.own))
        if self._kept is None or self._kept[0] is not update.own:
            self._kept = (update.own, _members(own_of(update.shared.view, update.own)))
        return self._kept[1]


def _shared_beginning(shared: Shared) -> bytes:
    return _beginning(shared, shared.records)


def _beginning(shared: Shared, records: Sequence[SeenRecord]) -> bytes:
    """Return a frame up to where the reader's own members of the view go."""
    events = to_json(events_of(records))
    head = b'{"type":"update","seq":%d,"events":' % shared.view.version
    return b"".join((head, events, b',"view":{', shared.form(_public), b","))


def _public(shared: Shared) -> bytes:
    still = shared.lasting.form(_still, stillness_of(shared.view))
    return b"".join((_members(moving_of(shared.view)), b",", still))


def _still(still: Stillness) -> bytes:
    return _members(still_of(still))


def _members(view: wire.MovingView | wire.StillView | wire.OwnView) -> bytes:
    """Return the members of a JSON object, without its braces."""
    return to_json(view)[1:-1]
