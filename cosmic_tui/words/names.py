"""Names that bend: what `{ CASE($card, "acc") }` and `{ THE($card, "acc") }` in a sentence put in.

A form of a name is an attribute of the name's own message (`.acc`), else what the rule of the language makes of it
(Hungarian endings; German articles, adjectives and genitives). Where neither knows the form, the name stands behind a
colon as it is, so a sentence is never half said. Knows texts and cases; must not know files, messages or games.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable
from typing import Any

from cosmic_tui.words.letters import capital

CASES = frozenset("nom one adj acc gen dat ins loc to at from sub sup ill all abl cau poss yours".split())
FIRST = "nom"  # how a name begins a sentence, with a capital; German and Hungarian ask for it
WITH_ARTICLE = frozenset(("to", "at", "from"))  # whole phrases: to the yard, at the yard, from the yard
CASE, THE = "CASE", "THE"
ONE = "one"  # English: a thing with an article if it needs one, `a negotiate`; any other name stays as it is
MISSING = "\x01"  # stands before a name that has no such form until the sentence is whole
BEFORE_MISSING = re.compile(rf":?\s*{MISSING}")


class Grammar:
    """A language's rules for names. A language's rules are loaded when the first name is bent."""

    def __init__(self, language: str) -> None:
        self.language = language

    @functools.cached_property
    def bend(self) -> Callable[[str, str], str | None]:
        """The rule of its cases: text and case to the form, or None if the rule does not know it."""
        if self.language == "hu":
            from cosmic_tui.words import hungarian

            return hungarian.bend
        if self.language == "de":
            from cosmic_tui.words import german

            return german.bend
        return _unknown

    @functools.cached_property
    def person(self) -> Callable[[str, str], str | None]:
        """The rule for the names of people: in Polish only these follow one, and in German they are no nouns."""
        if self.language == "pl":
            from cosmic_tui.words import polish

            return polish.bend
        if self.language == "de":
            from cosmic_tui.words import german

            return german.person
        return self.bend

    @functools.cached_property
    def article(self) -> Callable[[str, str, str], str]:
        """The rule of its articles: the bent name, the name and the case to the name with its article."""
        if self.language == "hu":
            from cosmic_tui.words import hungarian

            return lambda bent, name, case: hungarian.with_article(bent)
        if self.language == "de":
            from cosmic_tui.words import german

            return lambda bent, name, case: german.with_article(name, case) or bent
        return lambda bent, name, case: bent


class Name(str):
    """A name that has forms of its own. Whatever keeps, copies or sends it gets the plain text."""

    __slots__ = ("form_in",)
    form_in: Callable[[str], str | None]

    def __new__(cls, text: str, form_in: Callable[[str], str | None]) -> Name:
        name = super().__new__(cls, text)
        name.form_in = form_in
        return name

    def __reduce__(self) -> tuple[type[str], tuple[str]]:
        return str, (str(self),)


class Listed(str):
    """Several names as a list in a sentence; each of them bends."""

    __slots__ = ("joined", "names")
    names: tuple[str, ...]
    joined: Callable[[list[str]], str]

    def __new__(cls, text: str, names: tuple[str, ...], joined: Callable[[list[str]], str]) -> Listed:
        listed = super().__new__(cls, text)
        listed.names, listed.joined = names, joined
        return listed

    def __reduce__(self) -> tuple[type[str], tuple[str]]:
        return str, (str(self),)


def in_case(name: str, case: str) -> str:
    """Return a name in a case if its own message or its language knows that form, else as it is."""
    return (name.form_in(case) if isinstance(name, Name) else None) or name


def put(grammar: Grammar, function: str, value: str, case: str) -> str:
    """Return a name in a case, with its article if that is asked for; marked as missing if there is no such form."""
    text = formed(grammar, function, value, case)
    return f"{MISSING}{value}" if text is None else text


def formed(grammar: Grammar, function: str, value: str, case: str) -> str | None:
    """Return a form of a name; None if there is none, or if one name of a list lacks it."""
    if case[:1].isupper():  # `THE($card, "Acc")` begins a sentence
        begun = formed(grammar, function, value, case.lower())
        return begun and capital(begun)
    if isinstance(value, Listed):
        later = "" if case == FIRST else case
        every = [formed(grammar, function, item, later if n else case) for n, item in enumerate(value.names)]
        return None if None in every else value.joined([text for text in every if text is not None])
    text: str | None = value
    if case:
        text = value.form_in(case) if isinstance(value, Name) else None
        text = text or grammar.bend(str(value), case)
    return text if text is None or function == CASE or case in WITH_ARTICLE else grammar.article(text, value, case)


def behind_colon(text: str) -> str:
    """Return a sentence in which every name without the form asked for stands behind a colon."""
    return BEFORE_MISSING.sub(": ", text).removeprefix(": ")


def functions(grammar: Grammar) -> dict[str, Callable[..., Any]]:
    """Return the two functions for messages that Fluent formats."""
    return {
        CASE: lambda value, case="": put(grammar, CASE, _text(value), str(case)),
        THE: lambda value, case="": put(grammar, THE, _text(value), str(case)),
    }


def _text(value: Any) -> str:
    return value if isinstance(value, str) else str(getattr(value, "value", value))


def _unknown(text: str, case: str) -> str | None:
    return text if case == ONE else None
