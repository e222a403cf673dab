from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

from rami_server.engine.options import Level, TableOptions
from rami_server.runtime.matches import Match
from rami_server.table.seats import Bot, Human
from rami_server.web.rest.match_cards import card_of, detail_of
from tests.support.histories import played

MATCH = Match(
    table_id="0" * 32,
    code="K7PQ4M",
    number=2,
    options=TableOptions(score_limit=250),
    players=(Human("a" * 32, "Ana"), Bot(Level.HARD)),
    first=9,
    started_at=0.5,
)


def test_card_of_a_match_that_runs() -> None:
    """Names, levels, rules and times; nobody's id, and no result yet."""
    card = card_of(MATCH, 0).model_dump()
    assert card == {
        "id": f"{'0' * 32}-2",
        "code": "K7PQ4M",
        "number": 2,
        "status": "running",
        "options": {
            "players": 2,
            "score_limit": 250,
            "ace_high": False,
            "discard_to_win": False,
            "no_return": False,
            "discard_draw_cap": 20,
        },
        "seats": [
            {"seat": 0, "kind": "human", "name": "Ana", "level": None},
            {"seat": 1, "kind": "bot", "name": None, "level": "hard"},
        ],
        "seat": 0,
        "started_at": datetime(1970, 1, 1, 0, 0, 0, 500_000, UTC),
        "ended_at": None,
        "scores": None,
        "winner": None,
    }


def test_card_of_a_match_that_is_over() -> None:
    """The result, or that there is none."""
    over = replace(MATCH, last=99, ended_at=60.0, scores=(7, 260), winner=1)
    card = card_of(over, 0)
    assert (card.status, card.scores, card.winner) == ("finished", [7, 260], 1)
    assert card_of(replace(over, winner=None), 0).status == "abandoned"


def test_detail_names_how_each_round_ended() -> None:
    """Each round once, in order, its gains adding up to the scores; and no card."""
    driven = played(limit=60)
    detail = detail_of(MATCH, driven.records, 0)
    assert driven.state.match is not None
    ends = driven.state.match.ended
    assert len(ends) > 1
    assert [each.model_dump() for each in detail.rounds] == [
        {
            "reason": end.reason.value,
            "winner": end.winner,
            "gain": end.gain,
            "points": list(end.points),
        }
        for end in ends
    ]
