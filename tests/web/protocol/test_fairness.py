from __future__ import annotations

import json
from pathlib import Path

from pydantic import TypeAdapter

from rami_server.web.protocol.fairness import NextDeal, Reveal

FOLDER = Path(__file__).parents[2] / "golden" / "protocol"


def test_what_is_promised_and_opened_is_checked_by_its_shape() -> None:
    """Real views hold exactly these fields; the commitment opened is the one that was shown."""
    lobby = json.loads((FOLDER / "update.json").read_text("utf-8"))["view"]["next_deal"]
    ended = json.loads((FOLDER / "update-round_ended.json").read_text("utf-8"))["view"]
    TypeAdapter(NextDeal).validate_python(lobby, strict=True)
    opened = ended["last_round"]["reveal"]
    TypeAdapter(Reveal).validate_python(opened, strict=True)
    assert set(lobby) == set(NextDeal.__annotations__)
    assert set(opened) == set(Reveal.__annotations__)
