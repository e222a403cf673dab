"""Somebody to keep a person's seat warm: present at the table until their own client comes."""

from rami_server.runtime.host import Host
from rami_server.runtime.listeners import Update
from rami_server.table.seats import PlayerId


class Placeholder:
    """A listener that listens to nothing."""

    def __init__(self, player: PlayerId) -> None:
        self._player = player

    @property
    def player(self) -> PlayerId:
        """Return whom it stands for."""
        return self._player

    def begin(self, update: Update) -> None:
        """Take no notice."""

    def deliver(self, update: Update) -> None:
        """Take no notice."""

    def superseded(self) -> None:
        """Go: the person's own client is there."""

    def lost(self) -> None:
        """Go."""


async def keep_present(host: Host, player: PlayerId) -> None:
    """Let a person count as present, unless a client of theirs is."""
    if player not in host.audience:
        await host.attach(Placeholder(player), host.table.version)
