"""Capitals and the ends of sentences, in languages that write ordinal numbers with a full stop and nouns large."""

import pytest

from cosmic_tui.words.letters import capital, sentences


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
