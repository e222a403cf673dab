from __future__ import annotations

from rami_server.locales.catalogue import Catalogue
from rami_server.locales.catalogues import sources
from rami_server.locales.pseudo import PSEUDO, lengthened, mirrored, pseudo


def test_long_text_is_twice_as_long() -> None:
    """Every letter counts double; digits and signs do not."""
    assert lengthened("Draw 2 cards…") == "DDrraaww 2 ccaarrddss…"


def test_mirrored_text_has_other_letters() -> None:
    """Not one Latin letter is left that would run the other way."""
    text = mirrored("The quick brown fox jumps over the lazy dog")
    assert not any("a" <= letter <= "z" for letter in text.lower())
    assert len(set(text)) == 27


def test_pseudo_languages_keep_variables_and_choices() -> None:
    """Only what is text is changed: names and numbers are put in as ever."""
    english = sources()["en"]
    values = {"who": "other", "player": "Zoé", "gain": 1}
    said = {tag: Catalogue(tag, pseudo(tag, english), "en") for tag in PSEUDO}
    assert said["en-XA"].format("round-end-went-out", values) == (
        "Zoé ggooeess oouutt aanndd ssccoorreess 1 ppooiinntt."
    )
    assert "Zoé" in said["ar-XB"].format("round-end-went-out", values)


def test_pseudo_languages_name_cards() -> None:
    """The functions work in them as in any other."""
    long = Catalogue("en-XA", pseudo("en-XA", sources()["en"]), "en")
    assert long.format("card-name", {"card": "QS"}) == "qquueeeenn ooff ssppaaddeess"
