"""Every code with which the server refuses something: one closed list for socket and REST."""

from enum import StrEnum
from typing import Final

from rami_server.engine.violations import Reason
from rami_server.runtime.outcomes import Failure
from rami_server.table.answers import Refusal


class WireCode(StrEnum):
    """What the wire itself refuses, before any table is asked."""

    BAD_MESSAGE = "bad_message"
    UNKNOWN_CARD = "unknown_card"
    TOO_LARGE = "too_large"
    RATE_LIMITED = "rate_limited"
    UNAUTHENTICATED = "unauthenticated"
    FORBIDDEN = "forbidden"
    NOT_AT_A_TABLE = "not_at_a_table"


class RestCode(StrEnum):
    """What only HTTP refuses."""

    NOT_FOUND = "not_found"
    METHOD_NOT_ALLOWED = "method_not_allowed"
    BAD_CREDENTIALS = "bad_credentials"
    LOGIN_TAKEN = "login_taken"
    ALREADY_REGISTERED = "already_registered"
    UNKNOWN_LANGUAGE = "unknown_language"
    MATCH_NOT_OVER = "match_not_over"
    ROUND_NOT_OVER = "round_not_over"
    INTERNAL_ERROR = "internal_error"


class NoticeCode(StrEnum):
    """What the server tells unasked."""

    DRAINING = "draining"
    SUPERSEDED = "superseded"
    OUTDATED = "outdated"
    RECONNECT = "reconnect"
    UNKNOWN_TABLE = "unknown_table"


CODES: Final[dict[str, str]] = {
    Reason.ROUND_OVER: "The round is over; the next deal follows.",
    Reason.NOT_YOUR_TURN: "It is another seat's turn.",
    Reason.WRONG_PHASE: "Draw first, then meld, lay off and discard; one draw a turn.",
    Reason.DISCARD_PILE_EMPTY: "The discard pile has no card.",
    Reason.DISCARD_DRAWS_EXHAUSTED: (
        "So many draws in a row came from the discard pile that this one must be from the stock."
    ),
    Reason.NO_STEPS: "A turn has one step at least.",
    Reason.TOO_FEW_CARDS: "A meld has three cards at least, a lay-off one.",
    Reason.DUPLICATE_CARD: "`card` is named twice.",
    Reason.CARD_NOT_HELD: "`card` is not in the hand.",
    Reason.NOT_A_MELD: "The cards are neither a run nor a set.",
    Reason.NOT_A_SET: "`card` has another rank than the others; each of `near` would do.",
    Reason.NOT_A_RUN: "`card` has another suit, or stands after a gap; each of `near` would do.",
    Reason.ACE_IS_HIGH: (
        "The ace stands after the king only: Q-K-A, never A-2-3 or K-A-2; `near` is a run."
    ),
    Reason.UNKNOWN_MELD: "There is no meld `meld` on the table.",
    Reason.DOES_NOT_FIT: (
        "Meld `meld` with `card` and the others would be no meld; each of `near` would fit."
    ),
    Reason.MUST_KEEP_A_DISCARD: "At this table the last card must be a discard: keep one.",
    Reason.CARD_JUST_TAKEN: "At this table `card`, just taken from the pile, may not go back.",
    Refusal.NOT_SEATED: "Only somebody with a seat at the table can do this.",
    Refusal.ALREADY_SEATED: "You have a seat at this table.",
    Refusal.SEAT_TAKEN: "Somebody has seat `seat`.",
    Refusal.NO_SUCH_SEAT: "The table has no seat `seat`.",
    Refusal.SEAT_EMPTY: "Nobody sits in seat `seat`.",
    Refusal.TABLE_FULL: "Every seat is taken.",
    Refusal.TABLE_CLOSED: "The table is no more.",
    Refusal.NOT_HOST: "Only the table's host can do this.",
    Refusal.NOT_A_BOT: "A person sits in seat `seat`.",
    Refusal.ALREADY_STARTED: "Not while a round is being played.",
    Refusal.NOT_STARTED: "No match has begun.",
    Refusal.NOT_READY: "Seat `seat` is empty, or its person is not ready.",
    Refusal.BAD_OPTIONS: "Somebody sits in seat `seat`: `players` are too few.",
    Refusal.STALE_TURN: "The action was for another turn; `turn` is the present one.",
    Refusal.STALE_COMMIT: "The nonce was for another deal; `next_deal` of the view says for which.",
    Refusal.TIME_IS_UP: "The time for this turn is used up; the server ends it.",
    Refusal.TOO_SOON: "Wait `retry_ms` before the next emote.",
    Refusal.NOTHING_TO_DO: "It is so already.",
    Failure.TRY_AGAIN: "The storage does not answer. Send the same again under the same id.",
    Failure.BUSY: "Too much waits for this table. Send the same again a little later.",
    Failure.UNKNOWN_TABLE: "There is no open table with this code.",
    Failure.TABLE_PARKED: "A fault of ours has stopped this table. What was accepted is kept.",
    Failure.DRAINING: "The server is about to stop. Connect again.",
    WireCode.BAD_MESSAGE: "The message is not of the protocol; `field` and `problem` say where.",
    WireCode.UNKNOWN_CARD: "`card` names no card: rank 2-9 T J Q K A, then suit C D H S.",
    WireCode.TOO_LARGE: "The message is longer than `limits.message_bytes`.",
    WireCode.RATE_LIMITED: "Too many messages. Wait `retry_ms`, then send the same again.",
    WireCode.UNAUTHENTICATED: "The token is missing, unknown or revoked.",
    WireCode.FORBIDDEN: "This is not yours to do.",
    WireCode.NOT_AT_A_TABLE: "Join or watch a table first.",
    RestCode.NOT_FOUND: "There is nothing at this address.",
    RestCode.METHOD_NOT_ALLOWED: "This address does not take this method.",
    RestCode.BAD_CREDENTIALS: "Nobody logs in by this name and this password.",
    RestCode.LOGIN_TAKEN: "Somebody else logs in by this name: choose another one.",
    RestCode.ALREADY_REGISTERED: "You have a login name already.",
    RestCode.UNKNOWN_LANGUAGE: (
        "The rules are not there in this language; `allowed` says in which they are."
    ),
    RestCode.MATCH_NOT_OVER: "Nobody has won this match: its cards stay hidden.",
    RestCode.ROUND_NOT_OVER: "This round is not over: its cards stay hidden.",
    RestCode.INTERNAL_ERROR: "A fault of ours. It has been reported.",
}
"""Every refusal code with its cause; `params` are named in backquotes."""

NOTICES: Final[dict[str, str]] = {
    NoticeCode.DRAINING: "The server is about to stop: it closes with 1012. Connect again.",
    NoticeCode.SUPERSEDED: "A newer client of yours follows this table. Do not connect again.",
    NoticeCode.OUTDATED: "This client is older than what the server supports. Update it.",
    NoticeCode.RECONNECT: "The table cannot go on over this socket, which closes. Connect again.",
    NoticeCode.UNKNOWN_TABLE: "There is no open table `table`, which `hello` asked for.",
}
"""Every notice with its meaning; `params` are named in backquotes."""
