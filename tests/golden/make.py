"""Write the golden files anew: `python -m tests.golden.make`, deliberately and never by a test.

Positions and seeds stay as the files have them; what is recomputed is what the engine says of
them. Read the difference before you commit it: it says that the rules of a game have changed.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from rami_server.engine.cards import format_cards
from rami_server.engine.fairness import commit_to, seed_from
from rami_server.engine.notation.games import Dealing, format_game
from rami_server.engine.notation.positions import parse_position
from rami_server.engine.options import TableOptions
from rami_server.engine.shuffle import deck_from, first_starter
from rami_server.web.rest.bundle_files import file_of
from tests.support import oracle
from tests.support.bundles import bundle_in, recorded, rigged_deck, rigged_position
from tests.support.perft import perft
from tests.support.play import eager, greedy, playing_match, rng, whole_turns
from tests.support.record import entries_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.support.play import Policy
    from tests.support.tables import Driven

GOLDEN = Path(__file__).parent
ORACLE_COUNTS_UP_TO = 4_000


@dataclass(frozen=True, slots=True)
class Golden:
    """One golden game: its name, how the seats play, and the rules of its table."""

    name: str
    policy: Policy
    options: TableOptions

    def seeds(self) -> Iterator[bytes]:
        """Yield the seed of each round: the SHA-256 of the game's name and the round's number."""
        number = 1
        while True:
            yield hashlib.sha256(f"rami golden {self.name} {number}".encode()).digest()
            number += 1

    def text(self) -> str:
        """Play the game and return its record, each deal with its seed above it."""
        decks = {deck_from(seed): seed for seed, _ in zip(self.seeds(), range(100), strict=False)}
        starter = first_starter(next(self.seeds()), self.options.players)
        played = playing_match(self.options, starter, decks, rng(1), self.policy)
        lines = []
        for entry in entries_of(self.options, played):
            if isinstance(entry, Dealing):
                lines.append(f"# seed: {decks[entry.deck].hex()}\n")
            lines.append(format_game((entry,)))
        return "".join(lines)


GAMES = (
    Golden("two-no-return", greedy, TableOptions(players=2, score_limit=1, no_return=True)),
    Golden(
        "three-whole-turns",
        whole_turns(greedy),
        TableOptions(players=3, score_limit=60, ace_high=True, discard_to_win=True),
    ),
    Golden(
        "four-any-play",
        eager,
        TableOptions(players=4, score_limit=150, no_return=True, discard_draw_cap=2),
    ),
    Golden("two-match", eager, TableOptions(players=2)),
    Golden("four-match", whole_turns(greedy), TableOptions(players=4, score_limit=200)),
)


def write_games() -> None:
    """Write each golden game."""
    for game in GAMES:
        text = f"# {game.name}\n{game.text()}"
        (GOLDEN / "games" / f"{game.name}.txt").write_text(text, encoding="utf-8")


def write_perft() -> None:
    """Write the counts of each position, the smaller ones only if the oracle finds them too."""
    cases = json.loads((GOLDEN / "perft.json").read_text(encoding="utf-8"))
    for case in cases:
        state = parse_position(case["position"]).round
        counts = [perft(state, depth) for depth in range(1, len(case["counts"]) + 1)]
        for depth, count in enumerate(counts, start=1):
            if count <= ORACLE_COUNTS_UP_TO and count != oracle.perft(oracle.naive(state), depth):
                raise ValueError(f"{case['name']}: the oracle counts otherwise at depth {depth}")
        case["counts"] = counts
    _write_json("perft.json", cases)


def write_shuffle() -> None:
    """Write the deck and the first seat of each seed."""
    vectors = json.loads((GOLDEN / "shuffle.json").read_text(encoding="utf-8"))
    for vector in vectors:
        seed = bytes.fromhex(vector["seed"])
        vector["deck"] = format_cards(deck_from(seed))
        vector["starter"] = {str(seats): first_starter(seed, seats) for seats in (2, 3, 4)}
    _write_json("shuffle.json", vectors)


def write_fair_deals() -> None:
    """Write what each secret, with the nonces that were added, leads to."""
    vectors = json.loads((GOLDEN / "fair_deal.json").read_text(encoding="utf-8"))
    for vector in vectors:
        secret = bytes.fromhex(vector["secret"])
        nonces = [None if nonce is None else bytes.fromhex(nonce) for nonce in vector["nonces"]]
        seed = seed_from(secret, nonces)
        vector["commit"] = commit_to(secret, vector["table"], vector["match"], vector["round"])
        vector["seed"] = seed.hex()
        vector["deck"] = format_cards(deck_from(seed))
        vector["starter"] = first_starter(seed, len(nonces))
    _write_json("fair_deal.json", vectors)


BUNDLES: dict[str, Callable[[], Driven]] = {
    "two-people": partial(recorded, 2),
    "one-person-three-ai": partial(recorded, 1, 3, limit=100),
    "three-people-house-rules": partial(recorded, 3, house="ace_high discard_to_win no_return"),
    "rigged-deck": rigged_deck,
    "rigged-position": rigged_position,
}
"""Matches as their players can take them away; the rigged ones cannot be proved."""


def write_bundles() -> None:
    """Write each golden bundle."""
    for name, record in BUNDLES.items():
        text = file_of(bundle_in(record())).model_dump_json(indent=1)
        (GOLDEN / "bundles" / f"{name}.json").write_text(text + "\n", encoding="utf-8")


def _write_json(name: str, cases: list[dict[str, object]]) -> None:
    """Write the cases a line each, so that a difference shows whole cases."""
    text = ",\n".join(json.dumps(case) for case in cases)
    (GOLDEN / name).write_text(f"[\n{text}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    write_games()
    write_perft()
    write_shuffle()
    write_fair_deals()
    write_bundles()
