"""Texts for people, ready to be shown: the statements of the rules, rulings on a thing, paragraphs as whole lines.

Texts come from the words. Must not know the engine, screens or widths: a text is whole sentences, a paragraph a line.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from cosmic_tui.words.letters import fold
from cosmic_tui.words.loader import Words

RULE = "rule-"
GUIDE = "guide-"
RULING = "ruling-"
TEXTS_KEPT = 2048  # all rules and texts are looked through with every key in the codex


@dataclass(frozen=True)
class Rule:
    """One statement of the rules, under its heading; `about` names the aliens and cards an interaction is about."""

    ident: str
    section: str
    text: str
    about: tuple[str, ...] = ()


@dataclass(frozen=True)
class Answer:
    """A short answer to what players ask first; `find` holds other words for it, which are never shown."""

    ident: str
    title: str
    text: str
    find: str = ""


@lru_cache(maxsize=TEXTS_KEPT)
def reflow(text: str) -> str:
    """Join the lines of a file to paragraphs, one line each, whatever the file's own line breaks."""
    return "\n".join(" ".join(part.split()) for part in re.split(r"\n\s*\n", text.strip()))


def rulings(words: Words, key: str) -> tuple[str, ...]:
    """Return the numbered answers to questions about an item, in their order."""
    numbers = sorted(int(form.removeprefix(RULING)) for form in words.forms(key) if form.startswith(RULING))
    return tuple(reflow(words.say(key, f"{RULING}{number}")) for number in numbers)


def answers(words: Words) -> list[Answer]:
    """Return the short answers of a game in their order; none if it has no guide."""
    return [answer(words, key.removeprefix(GUIDE)) for key in words.idents(GUIDE)]


def answer(words: Words, ident: str) -> Answer:
    """Return one short answer by its name: "win", "tie"."""
    key = f"{GUIDE}{ident}"
    find = words.say(key, "find") if words.has(key, "find") else ""
    return Answer(ident, words.say(key), reflow(words.say(key, "text")), find)


def rules(words: Words, wanted: str = "") -> list[Rule]:
    """Return the statements whose number, heading or text has all the words looked for, in the order of the rules."""
    needles = fold(wanted).split()
    every = (rule(words, key.removeprefix(RULE)) for key in words.idents(RULE))
    return [entry for entry in every if _fits(needles, entry)]


def rule(words: Words, ident: str) -> Rule:
    """Return one statement by its number: "R-REG-1", "T-NEST-1", "X-01"."""
    key = f"{RULE}{ident}"
    about = words.say(key, "who") if words.has(key, "who") else ""
    section = words.say(f"rules-{ident.rpartition('-')[0]}")
    names = tuple(part.strip() for part in about.split(",") if part.strip())
    return Rule(ident, section, reflow(words.say(key)), names)


def _fits(needles: Iterable[str], entry: Rule) -> bool:
    hay = fold(f"{entry.ident} {entry.section} {entry.text} {' '.join(entry.about)}")
    return all(needle in hay for needle in needles)
