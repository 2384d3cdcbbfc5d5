"""The English texts speak as people at a table do: second person, no jargon of the engine, nobody is he or she.

These are rules for the source language. A translation has its own, in the checks of its grammar.
"""

import re

import pytest
from fluent.syntax import ast

from . import checks

GENDERED = re.compile(r"\b(he|she|his|her|him|hers|himself|herself)\b", re.IGNORECASE)
SCOLDING = re.compile(r"\b(you must|invalid|illegal|sorry|oops|error)\b", re.IGNORECASE)
JARGON = re.compile(
    r"\b(engine|window|trigger(s|ed)?|handler|batch|boolean|null|hook)\b"
    r"|\b(start|regroup|destiny|launch|alliance|planning|reveal|resolution|encounter|turn|any)\.[a-z]+_?[a-z]*\b",
    re.IGNORECASE,
)
BRACKETED_PLURAL = re.compile(r"\w\(s\)|and/or")
# "use" is the word for what can be zapped. In an alien's text it speaks of a power and of nothing else.
USE = re.compile(r"\b(use[sd]?|using)\b", re.IGNORECASE)
OF_A_POWER = re.compile(
    r"\b(use[sd]?|using) (?:of )?(this power|these powers|your power|it\b|them\b|that power|the power|its power|to\b)"
    r"|\b(a|no|one|the|this|that|each|second|new|your|later|last) use\b|\buse (is spent|is zapped|was declared|stays)"
    r"|\buse:|\bpart of your use\b",
    re.IGNORECASE,
)
TALKING = ("q-", "ev-", "no-", "err-", "deal-", "sum-", "opt-", "scr-", "tut-", "set-")
GAME = ("q-", "ev-", "no-", "deal-", "sum-", "alien-", "artifact-", "tech-", "moment-", "rule-", "rules-", "term-")


def english() -> dict[str, ast.Message]:
    return checks.spoken("en").messages


def texts(*prefixes: str) -> list[tuple[str, str]]:
    """Every text of the messages that begin so, as (label, text)."""
    return [
        (checks.label(ident, attribute), checks.text_of(pattern))
        for ident, message in english().items()
        if ident.startswith(prefixes)
        for attribute, pattern in checks.patterns(message)
    ]


@pytest.mark.parametrize("pattern", [GENDERED, BRACKETED_PLURAL], ids=["gendered", "bracketed"])
def test_nowhere_is_anybody_he_or_she_or_in_brackets(pattern):
    said = [(name, text) for name, text in texts("") if name != "language-little"]  # little words that a search skips
    assert [(name, text) for name, text in said if pattern.search(text)] == []


def test_nobody_is_scolded():
    assert [(name, text) for name, text in texts(*TALKING) if SCOLDING.search(text)] == []


def test_no_text_of_the_game_speaks_of_windows_and_hooks():
    """The moments have names for people; ids and the words of programmers stay in the engine."""
    assert [(name, text) for name, text in texts(*GAME) if JARGON.search(text)] == []


def test_use_marks_what_can_be_zapped():
    """R-POW-6: in the text of an alien every "use" is of a power; flares and artifacts are played."""
    stray = [(name, text) for name, text in texts("alien-") if len(USE.findall(text)) > len(OF_A_POWER.findall(text))]
    assert stray == []


def test_powers_say_when_they_are_used():
    """An alien whose power never says "use" could never be zapped."""
    assert [name for name, text in texts("alien-") if name.endswith(".power") and not USE.search(text)] == []


def test_people_are_told_only_what_ends_in_a_full_stop():
    """Sentences end like sentences, buttons and names do not."""
    sentences = [(n, t) for n, t in texts("q-", "no-", "ev-", "tut-") if not t.endswith((".", "?", "!", ")"))]
    assert [(name, text) for name, text in sentences if "$" not in text and not ends_in_a_variable(name)] == []
    assert [(name, text) for name, text in texts("opt-", "key-") if text.endswith(".") and ".tip" not in name] == []


def ends_in_a_variable(name: str) -> bool:
    """Whether the last piece of a text is a variable or a choice, which brings its own full stop."""
    ident, _, attribute = name.partition(".")
    pattern = dict(checks.patterns(english()[ident]))[attribute]
    return not hasattr(pattern.elements[-1], "value")
