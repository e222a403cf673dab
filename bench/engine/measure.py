"""Measuring in turns: everybody once, then everybody again, so that a slow minute hits all."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from statistics import median
from time import process_time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bench.engine.contest import Contestant

    Progress = Callable[[int, str], None]


@dataclass(frozen=True, slots=True)
class Rates:
    """What one contestant reached per second, a number for each repetition."""

    actions: list[float] = field(default_factory=list)
    with_chance: list[float] = field(default_factory=list)
    rounds: list[float] = field(default_factory=list)


def measure(
    contestants: Sequence[Contestant], repetitions: int, seconds: float, progress: Progress
) -> list[Rates]:
    """Return the rates of each contestant; the first lap warms up and is not counted."""
    rates = [Rates() for _ in contestants]
    for repetition in range(repetitions + 1):
        for contestant, found in zip(contestants, rates, strict=True):
            progress(repetition, contestant.name)
            _lap(contestant, seconds, repetition, found if repetition else Rates())
    return rates


def _lap(contestant: Contestant, seconds: float, seed: int, found: Rates) -> None:
    """Play whole rounds for so many seconds of processor time; nobody waits for anything else."""
    chance = Random(seed)  # noqa: S311 - repeatable, not secret
    actions = drawn = rounds = 0
    started = process_time()
    while (passed := process_time() - started) < seconds:
        played = contestant.play(chance)
        actions += played.actions
        drawn += played.chance
        rounds += 1
    found.actions.append(actions / passed)
    found.with_chance.append((actions + drawn) / passed)
    found.rounds.append(rounds / passed)


def spread(values: Sequence[float]) -> str:
    """Return the median and, in brackets, the least and the most."""
    return f"{median(values):,.0f} ({min(values):,.0f}-{max(values):,.0f})"
