"""What a client adds to each deal by itself, so that nobody can have chosen its cards."""

import secrets
import uuid
from typing import Final

from rami_server.engine.fairness import NONCE_SIZE
from rami_server.web.protocol.incoming import GiveNonce
from rami_server.web.protocol.outgoing import View

KEPT: Final = 16
"""Deals of which the client remembers what it added."""


class Nonces:
    """One nonce for each commitment that a seated player is shown."""

    def __init__(self) -> None:
        self.given: dict[str, str] = {}
        """What was added, by the commitment that it answered; the last ones."""

    def answer_to(self, view: View) -> str | None:
        """Return the message that adds to the next deal; None if there is nothing to add."""
        deal = view["next_deal"]
        if view["you"] is None or deal is None or deal["commit"] in self.given:
            return None
        nonce = secrets.token_bytes(NONCE_SIZE).hex()
        self.given[deal["commit"]] = nonce
        for old in list(self.given)[:-KEPT]:
            del self.given[old]
        return GiveNonce(
            type="table",
            op="nonce",
            request_id=uuid.uuid4().hex,
            commit=deal["commit"],
            nonce=nonce,
        ).model_dump_json()
