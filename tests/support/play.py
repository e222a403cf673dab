"""Random legal play: strategies for tables, deals, and rounds played some way or to the end."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from hypothesis import Phase as Stage
from hypothesis import note, settings
from hypothesis import strategies as st

from rami_server.engine.actions import Discard, LayOff, Meld, Phase, Turn
from rami_server.engine.cards import DECK, points_table, rank_of
from rami_server.engine.legality import legal_actions
from rami_server.engine.match import MatchState, begin, decide, evolve, first_deal, next_deal
from rami_server.engine.melds import grown, mask_of, melds_in
from rami_server.engine.notation.positions import format_position
from rami_server.engine.options import TableOptions
from rami_server.engine.play import decide as decide_round
from rami_server.engine.play import evolve as evolve_round

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from rami_server.engine.actions import Action
    from rami_server.engine.actions import Step as PlayStep
    from rami_server.engine.cards import Card
    from rami_server.engine.events import Event
    from rami_server.engine.state import RoundState

    Policy = Callable[[RoundState, Random], Action]

BY_RANK = tuple(sorted(DECK, key=lambda card: (rank_of(card), card)))
"""The deck rank by rank, so that neighbours make sets as they make runs in `DECK`."""

_SIMPLIFYING = (Stage.shrink, Stage.explain)


class Step(NamedTuple):
    """One action of a game: from where, what, what happened, to where."""

    before: MatchState
    action: Action
    events: tuple[Event, ...]
    after: MatchState


@dataclass(frozen=True, slots=True)
class Game:
    """A game as it was played from its first deal; what it prints is where it led."""

    start: MatchState
    steps: tuple[Step, ...]

    @property
    def now(self) -> MatchState:
        """Return where the game stands."""
        return self.steps[-1].after if self.steps else self.start

    @property
    def states(self) -> tuple[MatchState, ...]:
        """Return every state the game went through."""
        return (self.start, *(step.after for step in self.steps))

    @property
    def events(self) -> tuple[Event, ...]:
        """Return all that happened after the first deal."""
        return tuple(event for step in self.steps for event in step.events)


def examples(count: int, *, shrink: bool = True) -> settings:
    """Ask for `count` examples where the default is 100, and in proportion in other profiles.

    A whole match grown from a seed cannot be made simpler by trying: say `shrink=False`.
    """
    phases = [phase for phase in settings().phases if shrink or phase not in _SIMPLIFYING]
    return settings(max_examples=max(1, count * settings().max_examples // 100), phases=phases)


def rng(seed: int) -> Random:
    """Return the random numbers of `seed`: the same ones every time."""
    return Random(seed)  # noqa: S311 - a test wants repeatable numbers, not secret ones


def eager(state: RoundState, chance: Random) -> Action:
    """Choose any legal action, one that lays cards on the table more often than not."""
    legal = legal_actions(state)
    lays: list[Action] = [*legal.melds, *legal.lay_offs]
    if lays and chance.random() < 0.6:
        return chance.choice(lays)
    return chance.choice(legal.all())


def greedy(state: RoundState, _: Random) -> Action:
    """Choose as a plain player would: lay what can be laid, keep what may become a meld."""
    legal = legal_actions(state)
    if state.phase is Phase.DRAW:
        return legal.draws[-1] if _top_is_useful(state) else legal.draws[0]
    if legal.melds:
        return max(legal.melds, key=lambda meld: len(meld.cards))
    return legal.lay_offs[0] if legal.lay_offs else _highest(state, legal.discards)


def _top_is_useful(state: RoundState) -> bool:
    top = state.discard_pile[-1]
    held = mask_of((*state.hands[state.seat], top))
    fits = any(grown(meld.cards, (top,)) for meld in state.melds)
    return fits or any(top in meld for meld in melds_in(held))


def _highest(state: RoundState, discards: tuple[Discard, ...]) -> Discard:
    """Return the discard worth the most points, of equals the one that came last."""
    points = points_table(ace_high=state.options.ace_high)
    others = [discard for discard in discards if discard.card != state.taken] or discards
    return max(reversed(others), key=lambda discard: points[rank_of(discard.card)])


def whole_turns(policy: Policy) -> Policy:
    """Return `policy` with all that follows a draw asked for as one action."""

    def chosen(state: RoundState, chance: Random) -> Action:
        action = policy(state, chance)
        steps: list[PlayStep] = []
        seat = state.seat
        while isinstance(action, Meld | LayOff | Discard):
            steps.append(action)
            state = reduce(evolve_round, decide_round(state, seat, action), state)
            if state.phase is not Phase.PLAY:
                return Turn(tuple(steps))
            action = policy(state, chance)
        return action

    return chosen


def acted(match: MatchState, action: Action) -> Step:
    """Return what `action` of the seat to move leads to."""
    events = decide(match, match.round.seat, action)
    after = match
    for event in events:
        after = evolve(after, event)
    return Step(match, action, events, after)


def playing(match: MatchState, chance: Random, policy: Policy = eager) -> Iterator[Step]:
    """Play the round on to its end, step by step."""
    while match.round.phase is not Phase.OVER:
        step = acted(match, policy(match.round, chance))
        yield step
        match = step.after


def playing_match(
    options: TableOptions,
    starter: int,
    decks: Iterable[tuple[Card, ...]],
    chance: Random,
    policy: Policy = eager,
) -> Iterator[MatchState | Step]:
    """Play a whole match of these decks: each round's first state, then its steps."""
    match = None
    for deck in decks:
        if match is None:
            match = begin(options, first_deal(options, deck, starter=starter))
        else:
            match = evolve(match, next_deal(match, deck))
        yield match
        for step in playing(match, chance, policy):
            yield step
            match = step.after
        if match.winner is not None:
            return


def random_match(options: TableOptions, seed: int) -> Iterator[MatchState | Step]:
    """Play a whole match of decks in any order, legally in any way."""
    chance = rng(seed)
    return playing_match(options, chance.randrange(options.players), random_decks(chance), chance)


def random_decks(chance: Random) -> Iterator[tuple[Card, ...]]:
    """Yield decks in any order, without end."""
    while True:
        yield tuple(chance.sample(DECK, len(DECK)))


def random_round(options: TableOptions, seed: int) -> MatchState:
    """Return a match just dealt: a deck in any order, some seat to begin."""
    chance = rng(seed)
    deck = next(random_decks(chance))
    return begin(options, first_deal(options, deck, starter=chance.randrange(options.players)))


def deck_for(options: TableOptions, starter: int, order: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the deck that deals the first cards of `order` to seat 0 in one block, and so on."""
    size = options.hand_size
    seats = [(starter + step) % options.players for step in range(options.players)]
    dealt = (order[seat * size + place] for place in range(size) for seat in seats)
    return (*dealt, *order[size * options.players :])


def cards(*, most: int) -> st.SearchStrategy[tuple[Card, ...]]:
    """Distinct cards in any order, now and then none."""
    return st.lists(st.sampled_from(DECK), max_size=most, unique=True).map(tuple)


ANY_TABLE = st.builds(
    TableOptions,
    players=st.integers(2, 4),
    score_limit=st.sampled_from([1, 50, 100, 300]),
    ace_high=st.booleans(),
    discard_to_win=st.booleans(),
    no_return=st.booleans(),
    discard_draw_cap=st.sampled_from([20, 0, 1, 2, 3]),
)
"""Tables of every size with every option, small discard draw caps the most likely."""


@st.composite
def openings(draw: st.DrawFn, options: st.SearchStrategy[TableOptions] = ANY_TABLE) -> MatchState:
    """Matches just dealt: decks in any order, and orderly ones that deal out many melds."""
    chosen = draw(options)
    starter = draw(st.integers(0, chosen.players - 1))
    order = list(draw(st.sampled_from([DECK, BY_RANK])))
    chance = rng(draw(st.integers(0, 2**32)))
    for _ in range(draw(st.sampled_from([200, 20, 6]))):
        one, other = chance.randrange(len(order)), chance.randrange(len(order))
        order[one], order[other] = order[other], order[one]
    deck = deck_for(chosen, starter, tuple(order))
    return begin(chosen, first_deal(chosen, deck, starter=starter))


@st.composite
def games(
    draw: st.DrawFn, options: st.SearchStrategy[TableOptions] = ANY_TABLE, most: int = 160
) -> Game:
    """One round played legally for up to `most` actions, or to its end if that comes first."""
    start = draw(openings(options))
    chance = rng(draw(st.integers(0, 2**32)))
    steps = zip(
        range(draw(st.integers(0, most) | st.integers(most // 4, most))),
        playing(start, chance),
        strict=False,
    )
    game = Game(start, tuple(step for _, step in steps))
    note(f"start: {format_position(game.start)}")
    note(f"now: {format_position(game.now)}")
    return game


@st.composite
def positions(draw: st.DrawFn, phase: Phase | None = None, hand: int = 11) -> MatchState:
    """Running rounds, in `phase` if one is named, at most `hand` cards held by the seat to move."""
    fitting = [match for match in draw(games()).states if _fits(match.round, phase, hand)]
    if not fitting:
        return draw(positions(phase, hand))
    match = fitting[draw(st.integers(1, len(fitting))) - 1]
    note(f"position: {format_position(match)}")
    return match


def _fits(state: RoundState, phase: Phase | None, hand: int) -> bool:
    running = state.phase is not Phase.OVER
    return running and phase in (None, state.phase) and len(state.hands[state.seat]) <= hand


def readers(match: MatchState) -> tuple[int | None, ...]:
    """Return everybody who may look on: each seat, and the spectator."""
    return (*range(match.options.players), None)
