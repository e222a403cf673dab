"""A table driven by hand: commands at times that are plain numbers, positions that are text.

Each step checks what holds for every table: deciding changes nothing, what was foreseen comes.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rami_server.engine.actions import Discard
from rami_server.engine.cards import format_cards, parse_card
from rami_server.engine.events import RoundDealt
from rami_server.engine.legality import legal_actions
from rami_server.engine.notation.options import parse_options
from rami_server.engine.options import Level
from rami_server.table.answers import Accepted, Refusal, Refused, Repeated
from rami_server.table.commands import (
    Act,
    BotAct,
    Connected,
    Disconnected,
    GiveNonce,
    Open,
    Ready,
    Sit,
    Start,
    Tick,
)
from rami_server.table.core import Table
from rami_server.table.questions import fallback
from rami_server.table.records import MatchStarted, Record, Visibility
from rami_server.table.sealing import upcoming
from rami_server.table.seats import Human
from rami_server.table.settings import ClockChoice, ClockRule, Patience, TableSettings
from rami_server.table.state import Status
from tests.support.play import rng
from tests.support.positions import action as action_of
from tests.support.positions import position

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from rami_server.engine.actions import Action
    from rami_server.engine.legality import LegalActions
    from rami_server.table.answers import Answer
    from rami_server.table.commands import Command
    from rami_server.table.questions import Question
    from rami_server.table.records import Fact
    from rami_server.table.seats import SeatState
    from rami_server.table.state import TableState

    Chooser = Callable[[Question], Action]

PEOPLE = ("ana", "ben", "cleo", "dora")
"""Who sits at seat 0, 1, 2 and 3; a person's id is not their name."""
NODE = "node-a"
OTHER_NODE = "node-b"
NODES = frozenset({NODE, OTHER_NODE})
AT = 1000.0
"""When every table here is opened."""


def seed_of(number: int) -> bytes:
    """Return one of many seeds."""
    return hashlib.sha256(str(number).encode()).digest()


def name_of(player: str) -> str:
    """Return the name under which a person plays."""
    return player.title()


def sat(player: str, seat: int | None = None, node: str | None = NODE) -> Sit:
    """Return the wish of a person to sit."""
    return Sit(player, name_of(player), node, seat)


def settings(
    players: int = 2,
    *,
    limit: int = 100,
    house: str = "",
    clock: ClockChoice | ClockRule = ClockChoice.AUTO,
    stand_in: Level = Level.NORMAL,
) -> TableSettings:
    """Return settings; `house` names the options that are on, such as `no_return`."""
    options = parse_options(f"players={players} score_limit={limit} {house}")
    if isinstance(clock, ClockRule):
        return TableSettings(options, ClockChoice.CUSTOM, clock, stand_in=stand_in)
    return TableSettings(options, clock, stand_in=stand_in)


@dataclass
class Driven:
    """A table and the hand that drives it."""

    patience: Patience = field(default_factory=Patience)
    now: float = AT
    nodes: frozenset[str] | None = NODES
    outages: tuple[tuple[float, float], ...] = ()
    records: list[Record] = field(default_factory=list)
    seeds: int = 0
    table: Table = field(init=False)

    def __post_init__(self) -> None:
        """Begin with no record."""
        self.table = Table(self.patience)

    @property
    def state(self) -> TableState:
        """Return the table's present state."""
        return self.table.state

    def status(self) -> Status:
        """Return where the table is in its life."""
        return self.state.status

    def last(self) -> tuple[Fact, ...]:
        """Return the facts of the last record."""
        return self.records[-1].facts

    def seat(self, number: int) -> SeatState:
        """Return one seat."""
        return self.state.seats[number]

    @property
    def mover(self) -> int:
        """Return the seat to move; there is one."""
        assert self.state.mover is not None
        return self.state.mover

    def hand(self, seat: int) -> str:
        """Return what a seat holds, as text."""
        assert self.state.match is not None
        return format_cards(self.state.match.round.hands[seat])

    def legal(self) -> tuple[Action, ...]:
        """Return what the seat to move may do."""
        assert self.state.match is not None
        return legal_actions(self.state.match.round).all()

    # ------------------------------------------------------------- commands

    def ask(self, command: Command) -> Answer:
        """Return the answer; what is accepted happens."""
        before = (self.table._state, self.table.version)
        answer = self.table.decide(command, self.now)
        assert (self.table._state, self.table.version) == before
        assert self.table._state is before[0]
        if isinstance(answer, Accepted):
            assert answer.record.version == self.table.version + 1
            self.fold(answer.record)
        return answer

    def fold(self, record: Record) -> None:
        """Let the record happen, after looking ahead."""
        before = self.table._state
        foreseen = self.table.foresee(record)
        assert self.table._state is before
        self.table.fold(record)
        assert (self.state, self.table.due_at()) == foreseen
        self.records.append(record)

    def do(self, command: Command) -> Record:
        """Give a command that has to be accepted."""
        answer = self.ask(command)
        assert isinstance(answer, Accepted), answer
        return answer.record

    def refused(self, command: Command) -> str:
        """Give a command that has to be refused; return the code."""
        answer = self.ask(command)
        assert isinstance(answer, Refused), answer
        return answer.code

    def repeated(self, command: Command) -> int:
        """Give a command that was given before; return the version it got then."""
        answer = self.ask(command)
        assert isinstance(answer, Repeated), answer
        return answer.version

    def facts(self, since: int = 0) -> list[Fact]:
        """Return every fact of the records after that version."""
        return [fact for record in self.records[since:] for fact in record.facts]

    def refolded(self) -> Table:
        """Return the table as whoever reads its log finds it."""
        table = Table(self.patience)
        for record in self.records:
            table.fold(record)
        return table

    # ----------------------------------------------------------------- time

    def next_seed(self) -> bytes:
        """Return a seed that was not used before."""
        self.seeds += 1
        return seed_of(self.seeds)

    def tick(self) -> list[Record]:
        """Do all that is due now; return the records of it."""
        done: list[Record] = []
        while True:
            answer = self.ask(Tick(self.nodes, self.outages, self.next_seed()))
            if not isinstance(answer, Accepted):
                closed = self.state.status is Status.CLOSED
                refusal = Refusal.TABLE_CLOSED if closed else Refusal.NOTHING_TO_DO
                assert answer == Refused(refusal)
                return done
            done.append(answer.record)
            assert len(done) < 20, "the table never comes to rest"

    def wait(self, seconds: float) -> None:
        """Let time pass; the table does each thing when it is due. AI seats stay silent."""
        until = self.now + seconds
        while (due := self.table.duty_at()) is not None and due <= until:
            self.now = max(self.now, due)
            if not self.tick():
                break
        self.now = until

    def down(self, seconds: float) -> None:
        """Let time pass while no server runs."""
        self.outages = (*self.outages, (self.now, self.now + seconds))
        self.now += seconds

    # ----------------------------------------------------------------- play

    def person_at(self, seat: int) -> str:
        """Return who sits there."""
        occupant = self.seat(seat).occupant
        assert isinstance(occupant, Human)
        return occupant.player

    def acting(self, text: str | Action, player: str | None = None, name: str = "") -> Act:
        """Return an action of this turn, by default of the person to move; each with its own id."""
        action = action_of(text) if isinstance(text, str) else text
        who = self.person_at(self.mover) if player is None else player
        return Act(who, action, self.state.turn, name or f"a{self.table.version + 1}")

    def act(self, *texts: str | Action) -> None:
        """Let whoever is to move do this, one after the other."""
        for text in texts:
            self.do(self.acting(text))

    def pass_turn(self) -> None:
        """Let the person to move draw from the stock and discard the card drawn."""
        self.act("draw stock")
        self.act(self.last_card_discard())

    def last_card_discard(self) -> Discard:
        """Return the discard of the mover's newest card."""
        return Discard(parse_card(self.hand(self.mover).split()[-1]))

    def question(self) -> Question:
        """Return what an AI is asked; it is asked something."""
        question = self.table.question()
        assert question is not None
        return question

    def answer(self, choose: Chooser) -> Record:
        """Let the AI that is asked do what `choose` says."""
        question = self.question()
        return self.do(BotAct(question.seat, question.ply, choose(question)))

    def bots(self, choose: Chooser) -> None:
        """Let AI seats act as long as one is asked."""
        while self.table.question() is not None:
            self.answer(choose)

    def deal(self, *hands: str, seat: int = 0, **piles: str) -> None:
        """Begin a match with a deal of these hands; `seat` is to draw.

        `discard` and `stock` are the clauses of a position; without a `discard` the pile is one
        two that no hand holds.
        """
        held = " ".join(hands)
        spare = next(two for two in ("2C", "2D", "2H", "2S") if two not in held)
        piles = {"discard": spare, **piles}
        players = len(self.state.seats)
        state = position(*hands, phase="draw", seat=seat, players=players, **piles)
        (upcard,) = state.discard_pile
        dealt = RoundDealt(1, self.state.turn + 1, seat, state.hands, upcard, state.stock)
        rule = self.state.settings.clock_for(len(self.state.humans))
        self.fold(Record(self.table.version + 1, self.now, (MatchStarted(rule), dealt)))


def opened(
    chosen: TableSettings | None = None,
    bots: int = 0,
    visibility: Visibility = Visibility.PRIVATE,
    patience: Patience | None = None,
    code: str = "K7PQ",
) -> Driven:
    """Return a table that was just opened; AI seats are the last ones."""
    driven = Driven(patience or Patience())
    driven.do(
        Open(code, visibility, chosen or settings(), driven.next_seed(), (Level.EASY,) * bots)
    )
    return driven


def lobby(
    people: int = 2,
    bots: int = 0,
    chosen: TableSettings | None = None,
    visibility: Visibility = Visibility.PRIVATE,
    patience: Patience | None = None,
    code: str = "K7PQ",
) -> Driven:
    """Return a table with these people seated, the last seats with AI; no seat free by default."""
    chosen = chosen or settings(max(2, people + bots))
    driven = opened(chosen, bots, visibility, patience, code)
    for player in PEOPLE[:people]:
        driven.do(sat(player))
    return driven


def playing(
    people: int = 2,
    bots: int = 0,
    chosen: TableSettings | None = None,
    patience: Patience | None = None,
) -> Driven:
    """Return a table whose first match was just dealt from a seed."""
    driven = lobby(people, bots, chosen, patience=patience)
    start(driven)
    return driven


def rigged(
    *hands: str,
    bots: int = 0,
    seat: int = 0,
    chosen: TableSettings | None = None,
    patience: Patience | None = None,
    **piles: str,
) -> Driven:
    """Return a table for as many as there are hands, its first match dealt as in `Driven.deal`."""
    people = len(hands) - bots
    driven = lobby(people, bots, chosen or settings(len(hands)), patience=patience)
    driven.deal(*hands, seat=seat, **piles)
    return driven


def start(driven: Driven) -> None:
    """Let everybody be ready, and the host start."""
    for seat, held in driven.state.humans:
        if seat != driven.state.host and not held.ready:
            driven.do(Ready(driven.person_at(seat)))
    assert driven.state.host is not None
    driven.do(Start(driven.person_at(driven.state.host), driven.next_seed()))


def give(driven: Driven, player: str, nonce: bytes | None = None) -> bytes:
    """Let a person add to the next deal; return what."""
    coming = upcoming(driven.state)
    assert coming is not None
    nonce = driven.next_seed() if nonce is None else nonce
    driven.do(GiveNonce(player, coming.commit, nonce))
    return nonce


def drop(driven: Driven, player: str, node: str = NODE) -> Record:
    """Let a person's socket close."""
    return driven.do(Disconnected(player, node))


def come(driven: Driven, player: str, node: str = NODE) -> Record:
    """Let a person's socket open."""
    return driven.do(Connected(player, node))


def safe(question: Question) -> Action:
    """Choose what is played when an AI fails."""
    return fallback(question.view)


def bold(chance: Random) -> Chooser:
    """Choose anything legal, laying cards on the table more often than not."""
    return lambda question: _bold(question.view.legal, chance)


def _bold(legal: LegalActions | None, chance: Random) -> Action:
    assert legal is not None
    lays: list[Action] = [*legal.melds, *legal.lay_offs]
    if lays and chance.random() < 0.6:
        return chance.choice(lays)
    return chance.choice(legal.all())


def play_step(driven: Driven, chance: Random) -> None:
    """Let whoever is to move do something legal: the AI that is asked, or the person."""
    if driven.table.question() is not None:
        driven.answer(bold(chance))
    else:
        view = driven.table.view(driven.mover, driven.now)
        assert view.game is not None
        driven.act(_bold(view.game.legal, chance))


def play_round(driven: Driven, seed: int = 0) -> None:
    """Play the running round to its end."""
    chance = rng(seed)
    while driven.state.mover is not None:
        play_step(driven, chance)


def play_match(driven: Driven, seed: int = 0) -> None:
    """Play the running match to its winner, with the usual pause between rounds."""
    for number in range(200):
        play_round(driven, seed + number)
        if driven.state.status is Status.FINISHED:
            return
        driven.wait(driven.patience.round_pause)
    raise AssertionError("the match has no end")


def let_expire(driven: Driven) -> None:
    """Let the person to move do nothing until their time is up and an AI has passed for them."""
    while not driven.state.turn_clock.expired:
        due = driven.table.duty_at()
        assert due is not None
        driven.wait(due - driven.now)
    driven.bots(safe)


def idle(chosen: TableSettings | None = None) -> Driven:
    """Return a table of two whose first is here, but let two turns pass: an AI plays for them."""
    driven = rigged("KC 3D 8S JH", "4D 9S QC 2C", discard="6C", chosen=chosen)
    let_expire(driven)
    driven.pass_turn()
    let_expire(driven)
    return driven
