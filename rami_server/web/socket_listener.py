"""A socket as a table's listener: every update becomes one frame in its outbox."""

from typing import Final

from rami_server.locales.catalogue import Catalogue
from rami_server.runtime.listeners import Update
from rami_server.table.seats import PlayerId
from rami_server.web.codec import frame
from rami_server.web.outbox import Closing, Outbox
from rami_server.web.protocol.codes import NoticeCode
from rami_server.web.protocol.outgoing import Notice
from rami_server.web.update_frames import UpdateFrames
from rami_server.web.wording import notice_text

SUPERSEDED: Final = Closing(4001, "superseded")
RECONNECT: Final = Closing(1012, "connect again")


class SocketListener:
    """Fills an outbox; never waits, never raises."""

    def __init__(self, player: PlayerId, outbox: Outbox) -> None:
        self._player = player
        self._outbox = outbox
        self._frames = UpdateFrames()

    @property
    def player(self) -> PlayerId:
        """Return whose socket it is."""
        return self._player

    @property
    def outbox(self) -> Outbox:
        """Return what waits to be written."""
        return self._outbox

    def begin(self, update: Update) -> None:
        """Tell what was missed."""
        self.deliver(update)

    def deliver(self, update: Update) -> None:
        """Tell what has happened."""
        self._outbox.put(self._frames.frame(update))

    def superseded(self) -> None:
        """Say that a newer socket has the seat, and close."""
        self._leave(NoticeCode.SUPERSEDED, SUPERSEDED)

    def lost(self) -> None:
        """Say that the client has to connect again, and close."""
        self._leave(NoticeCode.RECONNECT, RECONNECT)

    def _leave(self, code: NoticeCode, closing: Closing) -> None:
        self._outbox.put(frame(notice(code, self._outbox.texts)))
        self._outbox.close(closing)


def notice(code: NoticeCode, texts: Catalogue, **params: int | str) -> Notice:
    """Return a notice with the words for its code in the reader's language."""
    message = notice_text(texts, code, params)
    return {"type": "notice", "code": code.value, "params": params, "message": message}
