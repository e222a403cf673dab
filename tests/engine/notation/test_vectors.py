import json
from typing import Any

import pytest

from rami_server.engine.notation.errors import NotationError
from rami_server.engine.notation.vectors import expectation_of, position_from, position_in
from rami_server.engine.options import TableOptions
from tests.support.positions import match_at

FULL = match_at(
    "7S 8S 9S KD 3H",
    "AD 2C",
    discard="4C 3C",
    melds="0=4H 5H 6H",
    taken="KD",
    discard_draws=4,
    scores="10 20",
    options="ace_high discard_to_win no_return score_limit=50 discard_draw_cap=7",
)


def names(count: int) -> list[str]:
    """Return the first cards of the deck."""
    return [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"][:count]


def state(**changes: Any) -> dict[str, Any]:  # noqa: ANN401 - JSON of any shape is the point
    """Return the JSON of a small position, changed; a key set to `...` is left out."""
    rest = [name for name in names(52) if name not in {"KD", "QD", "7S", "3C"}]
    small = {
        "hands": [["KD", "7S"], ["QD"]],
        "stock": rest,
        "discard": ["3C"],
        "table": [],
        "turn": 0,
        "phase": "play",
        "scores": [0, 0],
    }
    return {key: value for key, value in {**small, **changes}.items() if value is not ...}


def test_a_position_is_read_from_json() -> None:
    """Each key of the vectors' shape becomes its part of the match."""
    stock = [name for name in names(52) if name not in "7S 8S 9S KD 3H AD 2C 4C 3C 4H 5H 6H"]
    assert (
        position_from(
            {
                "options": {
                    "discard_to_win": True,
                    "ace_high": True,
                    "limit": 50,
                    "may_return": False,
                    "discard_draw_cap": 7,
                },
                "hands": [["7S", "8S", "9S", "KD", "3H"], ["AD", "2C"]],
                "stock": stock,
                "discard": ["4C", "3C"],
                "table": [["4H", "5H", "6H"]],
                "turn": 0,
                "phase": "play",
                "scores": [10, 20],
                "taken": "KD",
                "discard_draws": 4,
            }
        )
        == FULL
    )


def test_options_and_taken_card_may_be_missing() -> None:
    """What is not said has the default of the rule sheet."""
    match = position_from(state())
    assert match == match_at("KD 7S", "QD", discard="3C")
    assert position_from(state(options={}, taken=None)) == match
    assert position_from(state(options={"may_return": True})).options == TableOptions()


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ([], r"^state is \[\], not an object$"),
        (None, "^state is None, not an object$"),
        (state(hands=...), "^the key hands is missing$"),
        (state(scores=...), "^the key scores is missing$"),
        (state(jokers=2), "^'jokers' is no key of state; keys are hands, stock, .*discard_draws$"),
        (state(hands="KD"), "^hands is 'KD', not a list$"),
        (state(hands=["KD", "7S"]), "^hands is 'KD', not a list$"),
        (state(hands=[[1], ["QD"]]), "^hands is 1, not text$"),
        (state(hands=[["1D"], ["QD"]]), "^'1D' is not a card"),
        (state(stock=None), "^stock is None, not a list$"),
        (state(stock=["2C *"]), r"^'\*' is not a card"),
        (state(discard=[["3C"]]), r"^discard is \['3C'\], not text$"),
        (state(table={}), r"^table is {}, not a list$"),
        (state(table=["4H"]), "^table is '4H', not a list$"),
        (state(turn="0"), "^turn is '0', not a whole number$"),
        (state(turn=True), "^turn is True, not a whole number$"),
        (state(turn=-1), "^'-1' is no whole number"),
        (state(turn=5), "^no seat 5 at a table of 2$"),
        (state(phase=0), "^phase is 0, not text$"),
        (state(phase="think"), "^'think' is none of draw, play, over$"),
        (state(scores=0), "^scores is 0, not a list$"),
        (state(scores=["0", 0]), "^scores is '0', not a whole number$"),
        (state(taken=7), "^taken is 7, not text$"),
        (state(taken="1D"), "^'1D' is not a card"),
        (state(discard_draws="0"), "^discard_draws is '0', not a whole number$"),
        (state(options=[]), r"^options is \[\], not an object$"),
        (state(options={"players": 2}), "^'players' is no key of options; keys are discard_to_win"),
        (state(options={"ace_high": 1}), "^an option is 1, not true or false$"),
        (state(options={"discard_to_win": None}), "^an option is None, not true or false$"),
        (state(options={"may_return": "no"}), "^an option is 'no', not true or false$"),
        (state(options={"limit": "50"}), "^limit is '50', not a whole number$"),
        (state(options={"limit": 0}), "^score_limit is 0, allowed is"),
        (state(options={"discard_draw_cap": 2.5}), "^discard_draw_cap is 2.5, not a whole number"),
    ],
)
def test_json_of_another_shape_is_refused_in_words(given: object, words: str) -> None:
    """Whoever sends a position learns which key is wrong and what should stand there."""
    with pytest.raises(NotationError, match=words):
        position_from(given)


def test_what_the_rules_say_of_a_position() -> None:
    """Legal actions of the mover, points and deadwood of each hand, in the vectors' shape."""
    assert expectation_of(FULL) == {
        "legal": {
            "draw_stock": False,
            "draw_discard": False,
            "melds": [["7S", "8S", "9S"]],
            "lay_offs": [(0, ["3H"])],
            "discards": ["7S", "8S", "9S", "3H"],
        },
        "hand_points": [37, 13],
        "deadwood": [13, 13],
    }


def test_draws_are_told_apart() -> None:
    """Before the draw each source is listed by itself."""
    both = expectation_of(match_at("KD", discard="3C", phase="draw"))["legal"]
    assert (both["draw_stock"], both["draw_discard"]) == (True, True)
    one = expectation_of(match_at("KD", phase="draw"))["legal"]
    assert (one["draw_stock"], one["draw_discard"], one["discards"]) == (True, False, [])


def test_a_line_may_be_text_or_json_or_a_whole_vector() -> None:
    """The three forms in which a position comes as one line are told apart."""
    expected = match_at("KD 7S", "QD", discard="3C")
    assert position_in("hands: KD 7S / QD; discard: 3C; phase: play") == expected
    assert position_in(json.dumps(state())) == expected
    assert position_in(json.dumps({"name": "x", "state": state(), "expect": {}})) == expected


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "^the clause hands is missing$"),
        ("{", "^no JSON: Expecting property name"),
        ('{"hands": ' + "[" * 100_000, "^no JSON: "),
        ("{}", "^the key hands is missing$"),
        ('{"state": []}', r"^state is \[\], not an object$"),
        ("[]", r"^'\[\]' is no clause"),
    ],
    ids=["empty", "broken", "deep", "no keys", "no object", "list"],
)
def test_a_line_that_is_no_position_is_refused(text: str, words: str) -> None:
    """Bad JSON is refused like bad text, whatever its shape and depth."""
    with pytest.raises(NotationError, match=words):
        position_in(text)
