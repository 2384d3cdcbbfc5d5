"""Capitals and the ends of sentences, in languages that write ordinal numbers with a full stop and nouns large."""

import pytest

from cosmic_tui.words.letters import capital, fold, sentences, sort_key


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("One. Two! Three?", ["One.", "Two!", "Three?"]),
        ("Ada 3. bolygója. Utána te jössz.", ["Ada 3. bolygója.", "Utána te jössz."]),
        ("Nimm z. B. den Planeten. „Gut“, sagt Ada.", ["Nimm z. B. den Planeten.", "„Gut“, sagt Ada."]),
        ("Weź np. statek. 2 statki wracają.", ["Weź np. statek.", "2 statki wracają."]),
        ("no end", ["no end"]),
        ("", [""]),
    ],
)
def test_sentences_are_parted_where_they_end(text: str, wanted: list[str]) -> None:
    assert sentences(text) == wanted


def test_a_capital_leaves_the_rest_alone() -> None:
    """Python's own would write "Du und anna", and every German noun small."""
    written = ["Du und Anna", "Őrző", "2 Schiffe", ""]
    assert [capital(text) for text in ("du und Anna", "őrző", "2 Schiffe", "")] == written


def test_accents_are_typed_or_not() -> None:
    typed = {"Őrző": "orzo", "ŁÓDŹ": "lodz", "Weiß": "weiss", "Ünal": "unal", "e\u0301": "e"}
    assert [fold(text) for text in typed] == list(typed.values())


HUNGARIAN = "a/á b c cs d dz dzs e/é f g gy h i/í j k l ly m n ny o/ó ö/ő p q r s sz t ty u/ú ü/ű v w x y z zs"
POLISH = "a ą b c ć d e ę f g h i j k l ł m n ń o ó p q r s ś t u v w x y z ź ż"
GERMAN = "a/ä b c d e f g h i j k l m n o/ö p q r s/ß t u/ü v w x y z"


@pytest.mark.parametrize(
    ("alphabet", "names"),
    [
        (HUNGARIAN, ["2 nap", "ad", "áld", "cukor", "csak", "dzéta", "nagy", "nyár", "olló", "öböl", "őz", "pap"]),
        (HUNGARIAN, ["kasmír", "kasza", "kassza", "zabla", "Zoltán", "zsák"]),
        (POLISH, ["Lampa", "Łabędź", "Mapa", "Zebra", "Źrebak", "Żaba"]),
        (GERMAN, ["Äpfel", "Apfelmus", "Ofen", "Öl", "Straße", "Strom"]),
    ],
)
def test_lists_follow_the_alphabet_of_the_language(alphabet: str, names: list[str]) -> None:
    assert sorted(reversed(names), key=lambda name: sort_key(name, alphabet)) == names
