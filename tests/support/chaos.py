"""Whatever can happen at a table, at random: people come, play, let time pass and go; nodes die."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rami_server.engine.actions import Discard, DrawDiscard, DrawStock, LayOff, Meld, Turn
from rami_server.engine.cards import DECK
from rami_server.engine.options import Level
from rami_server.table.commands import (
    Act,
    AddBot,
    BotAct,
    Connected,
    Disconnected,
    Forget,
    GiveNonce,
    Kick,
    Leave,
    LinkMeasured,
    Open,
    Ready,
    RemoveBot,
    RigDeck,
    RigPosition,
    SendEmote,
    SetSettings,
    Sit,
    Start,
    Tick,
)
from rami_server.table.positions import Position
from rami_server.table.records import Emote, Visibility
from rami_server.table.sealing import upcoming
from rami_server.table.state import Status
from tests.support.tables import (
    AT,
    NODE,
    OTHER_NODE,
    PEOPLE,
    Driven,
    name_of,
    opened,
    play_step,
    seed_of,
    settings,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from rami_server.engine.actions import Action
    from rami_server.table.commands import Command

    Happening = Callable[[Driven, Random], None]


def any_action(chance: Random) -> Action:
    """Return an action, legal or not, also of cards and melds that do not exist."""
    cards = tuple(chance.choices((*DECK, -1, 52, 999), k=chance.randrange(5)))
    card = chance.choice((*DECK, -1, 77))
    step = chance.choice((Meld(cards), LayOff(chance.randrange(-2, 4), cards), Discard(card)))
    return chance.choice((DrawStock(), DrawDiscard(), step, Turn(()), Turn((step, Discard(card)))))


def any_position(chance: Random) -> Position:
    """Return a position for two, three or four, with a clause or two of a test's own."""
    hands = "7S 8S KD", "2C 3D", "QH", "4C 4D JS"
    named = " / ".join(hands[: chance.randrange(2, 5)])
    phase = chance.choice(("draw", "play"))
    return Position.parsed(
        f"hands: {named}; discard: 9H; phase: {phase}; turn: {chance.choice((1, 90))}"
    )


def any_command(driven: Driven, chance: Random) -> Command:
    """Return a command that anybody might give, sensible or not."""
    player = chance.choice((*PEOPLE, "stranger", ""))
    seat = chance.randrange(-1, 6)
    node = chance.choice((NODE, OTHER_NODE, "node-z"))
    level = chance.choice(tuple(Level))
    chosen = settings(chance.randrange(2, 5), limit=chance.choice((1, 30)))
    seed = seed_of(chance.randrange(2**20))
    turn = chance.choice((driven.state.turn, driven.state.turn, 0, -1, 10**9))
    action = any_action(chance)
    action_id = str(chance.randrange(50))
    coming = upcoming(driven.state)
    commit = chance.choice(("0" * 64, "" if coming is None else coming.commit))
    maybe_seat = chance.choice((None, seat))
    outages = ((driven.now - chance.randrange(50), driven.now + chance.randrange(50)),)
    return chance.choice(
        (
            Open("K7PQ", chance.choice(tuple(Visibility)), chosen, seed, (level,)),
            Sit(player, name_of(player), chance.choice((node, None)), maybe_seat),
            Leave(player),
            Forget(player),
            RigPosition(any_position(chance)),
            RigDeck(seat, tuple(chance.sample(DECK, chance.choice((52, 52, 51))))),
            Kick(player, seat),
            AddBot(player, level, maybe_seat),
            RemoveBot(player, seat),
            SetSettings(player, chosen),
            Ready(player, chance.random() < 0.7),
            Start(player, seed),
            GiveNonce(player, commit, seed),
            SendEmote(player, chance.choice(tuple(Emote))),
            Act(player, action, turn, action_id),
            BotAct(seat, driven.state.ply + chance.choice((0, 0, 1, -1)), action),
            Connected(player, node),
            LinkMeasured(player, node, slow=chance.random() < 0.5),
            Disconnected(player, node),
            Tick(chance.choice((None, frozenset({node}))), chance.choice(((), outages)), seed),
        )
    )


def _play(driven: Driven, chance: Random) -> None:
    for _ in range(chance.choice((1, 2, 5, 60))):
        if driven.table.question() is not None or _waits_for_a_person(driven):
            play_step(driven, chance)


def _waits_for_a_person(driven: Driven) -> bool:
    seat = driven.state.mover
    if seat is None or driven.status() is not Status.PLAYING:
        return False
    held = driven.seat(seat)
    return held.is_human and not held.plays_itself and not driven.state.turn_clock.expired


def _command(driven: Driven, chance: Random) -> None:
    driven.ask(any_command(driven, chance))


def _come(driven: Driven, chance: Random) -> None:
    for player in PEOPLE:
        if chance.random() < 0.7:
            driven.ask(Connected(player, NODE))


def _begin(driven: Driven, chance: Random) -> None:
    for player in PEOPLE[: chance.randrange(1, 5)]:
        driven.ask(Sit(player, name_of(player), NODE))
        driven.ask(Ready(player))
    for player in PEOPLE:
        driven.ask(AddBot(player, Level.EASY))
        driven.ask(Start(player, driven.next_seed()))


def _wait(driven: Driven, chance: Random) -> None:
    driven.wait(chance.choice((0.5, 3, 13, 31, 70, 130)))


def _crash(driven: Driven, chance: Random) -> None:
    driven.down(chance.choice((1, 20, 500)))
    driven.nodes = frozenset(chance.sample((NODE, OTHER_NODE), chance.randrange(1, 3)))
    driven.tick()
    driven.nodes = None


HAPPENINGS: tuple[Happening, ...] = (_play, _play, _play, _command, _come, _begin, _wait, _crash)


def table_of(chance: Random) -> Driven:
    """Return a table that was just opened, of any kind."""
    chosen = settings(chance.randrange(2, 5), limit=chance.choice((1, 30)))
    driven = opened(chosen, chance.randrange(2), chance.choice(tuple(Visibility)))
    assert driven.now == AT
    return driven


def happen(driven: Driven, chance: Random) -> None:
    """Let one thing happen."""
    driven.now += chance.choice((0, 0.1, 1))
    chance.choice(HAPPENINGS)(driven, chance)
