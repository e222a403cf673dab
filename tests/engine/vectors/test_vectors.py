import pytest

from rami_server.engine.actions import Action, Phase
from rami_server.engine.cards import hand_points, parse_card
from rami_server.engine.events import EndReason
from rami_server.engine.legality import legal_actions, violation
from rami_server.engine.match import MatchState, decide, evolve
from rami_server.engine.melds import kind_of, lay_offs_in, mask_of, melds_in
from rami_server.engine.notation.vectors import expectation_of
from rami_server.engine.state import RoundState
from rami_server.engine.violations import Reason
from tests.support.vectors import (
    Vector,
    action_of,
    edges,
    lines_of,
    match_of,
    names_of,
    positions,
)

POSITIONS = [(vector, match_of(vector["state"])) for vector in positions()]
REASONS = {"went_out": "empty_hand", "empty_stock": "empty_stock"}
NOT_A_MELD = {
    *(Reason.TOO_FEW_CARDS, Reason.DUPLICATE_CARD, Reason.ACE_IS_HIGH),
    *(Reason.NOT_A_MELD, Reason.NOT_A_SET, Reason.NOT_A_RUN),
}
KINDS = {
    "not_a_meld": NOT_A_MELD,
    "no_such_meld": {Reason.UNKNOWN_MELD},
    "already_drew": {Reason.WRONG_PHASE},
    "draw_first": {Reason.WRONG_PHASE},
    "not_in_hand": {Reason.CARD_NOT_HELD},
    "meld_would_break": {Reason.DOES_NOT_FIT, Reason.ACE_IS_HIGH, Reason.TOO_FEW_CARDS},
    "return_forbidden": {Reason.CARD_JUST_TAKEN},
    "last_card_must_be_discarded": {Reason.MUST_KEEP_A_DISCARD},
}


def done(match: MatchState, action: Action) -> MatchState:
    """Return the match after an action of the seat to move."""
    for event in decide(match, match.round.seat, action):
        match = evolve(match, event)
    return match


def end_of(match: MatchState) -> Vector:
    """Return how the round has ended, in the vectors' words."""
    result = match.round.result
    assert result is not None
    return {
        "winner": result.winner,
        "reason": REASONS[result.reason],
        "gain": result.gain,
        "scores": list(match.scores),
        "match_winner": match.winner,
    }


def in_order(groups: list[object]) -> list[object]:
    """Return the groups in an order of their own."""
    return sorted(groups, key=repr)


def test_all_vectors_are_there() -> None:
    """A vector that gets lost is missed, and no two have one name."""
    names = [vector["name"] for vector in (*positions(), *lines_of("traces.jsonl"))]
    assert len(names) == len(set(names)) == 520


def test_legal_actions_points_and_deadwood_agree() -> None:
    """Draws, melds, lay-offs, discards, points and deadwood of every position are the vectors'."""
    for vector, match in POSITIONS:
        found, expected = expectation_of(match), vector["expect"]
        legal, wanted = found["legal"], expected["legal"]
        name = vector["name"]
        assert legal["draw_stock"] == wanted["draw_stock"], name
        assert legal["draw_discard"] == wanted["draw_discard"], name
        assert in_order([*legal["melds"]]) == in_order(wanted["melds"]), name
        lay_offs: list[object] = [[meld, cards] for meld, cards in legal["lay_offs"]]
        assert in_order(lay_offs) == in_order(wanted["lay_offs"]), name
        assert sorted(legal["discards"]) == sorted(wanted["discards"]), name
        assert found["hand_points"] == expected["hand_points"], name
        assert found["deadwood"] == expected["deadwood"], name


def test_what_a_hand_could_lay_agrees() -> None:
    """Melds and lay-offs of the mover's hand, whatever the phase allows, are the vectors'."""
    for vector, match in POSITIONS:
        state, expected = match.round, vector["expect"]
        held = mask_of(state.hands[state.seat])
        melds: list[object] = [names_of(meld) for meld in melds_in(held)]
        lay_offs: list[object] = [
            [number, names_of(cards)]
            for number, meld in enumerate(state.melds)
            for cards in lay_offs_in(held, meld.cards)
        ]
        assert in_order(melds) == in_order(expected["hand_melds"]), vector["name"]
        assert in_order(lay_offs) == in_order(expected["hand_lay_offs"]), vector["name"]


def test_exactly_the_ends_agree() -> None:
    """The actions that end the round are the vectors', with winner, gain, scores and match."""
    for vector, match in POSITIONS:
        actions = legal_actions(match.round).all()
        afterwards = {action: done(match, action) for action in actions}
        ends = {
            action: end_of(after)
            for action, after in afterwards.items()
            if after.round.phase is Phase.OVER
        }
        expected = {
            action_of(end["action"]): {key: end[key] for key in end if key != "action"}
            for end in vector["expect"]["ends"]
        }
        assert ends == expected, vector["name"]


def test_refused_actions_are_refused_for_the_same_reason() -> None:
    """What the vectors refuse is refused, with a reason of the same kind."""
    wrong = []
    for vector, match in POSITIONS:
        state = match.round
        for refused in vector["refused"]:
            answer = violation(state, state.seat, action_of(refused["action"]))
            # No cards at all are not held for the vectors, too few for us.
            no_cards = refused["action"].get("cards") == []
            fitting = {Reason.TOO_FEW_CARDS} if no_cards else KINDS[refused["why"]]
            if answer is None or answer.reason not in fitting:
                wrong.append((vector["name"], refused, answer))
    assert wrong == []


def test_every_kind_of_refusal_occurs() -> None:
    """The vectors put each kind of refusal to the proof."""
    assert {refused["why"] for vector in positions() for refused in vector["refused"]} == set(KINDS)


class RestOfTurn:
    """Everything that the rest of one turn can lead to, each standing looked at once."""

    def __init__(self, state: RoundState) -> None:
        """Start from a state in the phase of play."""
        self.seat = state.seat
        self.ace_high = state.options.ace_high
        self.seen: set[object] = set()
        self.goes_out = False
        self.fewest = 1_000
        self.search(state)

    def search(self, state: RoundState) -> None:
        """Follow every legal action until the turn or the round is over."""
        hand = state.hands[self.seat]
        if state.phase is not Phase.PLAY:
            self.goes_out |= not hand
            self.fewest = min(self.fewest, hand_points(hand, ace_high=self.ace_high))
            return
        standing = (frozenset(hand), frozenset(meld.cards for meld in state.melds))
        if standing not in self.seen:
            self.seen.add(standing)
            match = MatchState((0,) * len(state.hands), state)
            for action in legal_actions(state).all():
                self.search(done(match, action).round)


@pytest.mark.parametrize("part", range(4))
def test_what_the_rest_of_a_turn_can_lead_to(part: int) -> None:
    """Whether the mover can go out, and how few points it can keep, are the vectors'."""
    for vector, match in POSITIONS[part::4]:
        if match.round.phase is Phase.PLAY:
            rest = RestOfTurn(match.round)
            expected = vector["expect"]
            assert rest.goes_out == expected["can_go_out"], vector["name"]
            assert rest.fewest == expected["min_points_after_turn"], vector["name"]


def test_lists_of_cards_are_melds_or_not() -> None:
    """Each list of cards is accepted or refused as the vectors say, duplicates included."""
    for text, expected in (("accepted", True), ("refused", False)):
        for names in edges()["lists"][text]:
            cards = [parse_card(name) for name in names]
            distinct = len(set(cards)) == len(cards)
            assert (distinct and kind_of(mask_of(cards)) is not None) == expected, names


def shown(match: MatchState) -> Vector:
    """Return what a trace says of the state after a step."""
    state = match.round
    return {
        "turn": state.seat,
        "phase": state.phase.value,
        "hand_sizes": [len(hand) for hand in state.hands],
        "stock": len(state.stock),
        "top": names_of(state.discard_pile[-1:])[0] if state.discard_pile else None,
        "table": [names_of(meld.cards) for meld in state.melds],
    }


@pytest.mark.parametrize("trace", lines_of("traces.jsonl"), ids=lambda trace: str(trace["name"]))
def test_whole_rounds_agree_step_by_step(trace: Vector) -> None:
    """A round played by the vectors is legal throughout and stands the same after each step."""
    match = match_of(trace["start"])
    for number, step in enumerate(trace["steps"]):
        match = done(match, action_of(step["action"]))
        expected = {key: step[key] for key in step if key != "action"}
        assert shown(match) == expected, number
    assert end_of(match) == trace["end"]
    assert match.round.result is not None
    assert match.round.result.reason in EndReason
