from rami_server.engine.actions import Source
from rami_server.engine.events import Drew, EndReason, RoundDealt


def test_the_repr_of_a_hidden_card_does_not_show_it() -> None:
    """An event in a log line or traceback gives no hidden card away."""
    dealt = RoundDealt(1, 1, 0, ((41,), (42,)), 43, (44, 45))
    assert repr(dealt) == "RoundDealt(number=1, turn=1, starter=0, upcard=43)"
    assert repr(Drew(1, Source.STOCK, 44)) == "Drew(seat=1, source=<Source.STOCK: 'stock'>)"


def test_the_two_ends_of_a_round_have_their_words() -> None:
    """Recorded games and messages spell the ends so."""
    assert [reason.value for reason in EndReason] == ["went_out", "empty_stock"]
