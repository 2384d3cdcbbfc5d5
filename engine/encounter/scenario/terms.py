"""Proposals in words: `gives attack 4, colony a:3 with 1 to 2 ships for 2 random cards, the 2 lowest attacks`.

This module reads what the proposer gives and wants; which side the proposer is on is known only when the deal question
is asked.
"""

import re
from dataclasses import dataclass, field
from typing import Any

from engine.encounter.cards import TYPES
from engine.encounter.scenario.names import Names, card, normal
from engine.encounter.terms import ANYTHING
from engine.testing.names import UnknownName

COLONY = re.compile(r"^colony (?:on )?([^ ]+)(?: with (\d+)(?: to (\d+))?(?: ships?)?)?$")
COUNTED = re.compile(r"^(?:the )?(\d+) (.+)$")
SPECIAL = re.compile(r"^term ([a-z_]+) (\[.*\])$")
COUNTS = (
    (re.compile(r"^random cards?$"), "random"),
    (re.compile(r"^cards? of choice$"), "choice"),
    (re.compile(r"^highest attacks?$"), "highest"),
    (re.compile(r"^lowest attacks?$"), "lowest"),
)


@dataclass
class Half:
    """One side's part of a proposal."""

    cards: list[tuple[Any, ...]] = field(default_factory=list)
    colony: tuple[int, ...] = ()
    extras: list[tuple[str, Any]] = field(default_factory=list)


def read_terms(names: Names, text: str) -> tuple[Half, Half]:
    """Read a proposal as (what the proposer gives, what it wants in return)."""
    given, _, wanted = text.removeprefix("gives ").partition(" for ")
    return read_half(names, given), read_half(names, wanted)


def read_half(names: Names, text: str) -> Half:
    half = Half()
    for part in outside_brackets(text):
        term = part.strip().removeprefix("and ").strip()
        if not term or term == "nothing":
            continue
        if hit := COLONY.match(term):
            low = int(hit[2] or 1)
            half.colony = (names.planet(hit[1]), low, int(hit[3] or hit[2] or ANYTHING))
        elif hit := SPECIAL.match(term):
            half.extras.append((hit[1], names.anything(nested(hit[2]))))
        else:
            half.cards.append(read_cards(term))
    return half


def read_cards(term: str) -> tuple[Any, ...]:
    """Read a term about cards: exact cards by name, or a number of cards and how they are chosen."""
    hit = COUNTED.match(term)
    if hit is None:
        return ("card", card(term))
    count, what = int(hit[1]), normal(hit[2])
    for pattern, kind in COUNTS:
        if pattern.match(what):
            return (kind, count)
    if what.removesuffix("s") in TYPES:
        return ("type", what.removesuffix("s"), count)
    raise UnknownName("unknown_term", term)


def outside_brackets(text: str) -> list[str]:
    """Split a text at the commas outside brackets."""
    parts, depth = [""], 0
    for letter in text:
        depth += {"[": 1, "]": -1}.get(letter, 0)
        if letter == "," and not depth:
            parts.append("")
        else:
            parts[-1] += letter
    return parts


def nested(text: str) -> Any:
    """Read `[[c, 2]]` as a list of lists, numbers as numbers."""
    text = text.strip()
    if text.startswith("["):
        return [nested(part) for part in outside_brackets(text[1:-1])]
    return int(text) if text.isdigit() else text


def proposal(side: int, given: Half, wanted: Half) -> tuple[Any, ...]:
    """Return a proposal in the order of encounter/terms.py: the offense's half first."""
    offense, defense = (given, wanted) if side == 0 else (wanted, given)
    return (offense.cards, offense.colony, defense.cards, defense.colony, [*given.extras, *wanted.extras])
