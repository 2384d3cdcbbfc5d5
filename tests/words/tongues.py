"""What the tests know of each language beside its words: plural forms, signs, grammar that breaks on a variable.

A language is a file `tongues/<language>.toml`; one that has none is held to what holds for all. Must not know messages.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent / "tongues"


@dataclass(frozen=True)
class Tongue:
    """One language. `plurals`: forms beside the default one. `before_name`: words that may not stand right before a
    variable that holds a name, nor before a number if `before_number`. `anywhere`: what may stand nowhere, with the
    reason. `own`: words that look English. `stem`: how much of a word stays in all cases; `irregular`: other stems.
    `held`: when nothing may lack, "whole" for every day or, as is usual, "release"."""

    plurals: frozenset[str] = frozenset({"one"})
    held: str = "release"
    default: str = "other"
    counts_stand_bare: bool = False
    cases: frozenset[str] = frozenset()  # attributes that are forms of a name, and may lack in English
    genitive: bool = False  # of one's own words, with s
    compounds: bool = False
    stem: float = 0.75
    quotes: str = ""
    before_name: re.Pattern[str] | None = None
    before_number: bool = False
    range_begins_small: bool = False  # `from 1 to 4`, so never behind the end of a sentence
    anywhere: tuple[tuple[re.Pattern[str], str], ...] = ()
    own: frozenset[str] = frozenset()
    irregular: dict[str, tuple[str, ...]] = field(default_factory=dict)


@cache
def of(language: str) -> Tongue:
    place = FOLDER / f"{language}.toml"
    if not place.is_file():
        return Tongue()
    data = tomllib.loads(place.read_text(encoding="utf-8"))
    before = data.get("before_name", "").split()
    return Tongue(
        plurals=frozenset(data["plurals"].split()),
        held=data.get("held", "release"),
        default=data["default"],
        counts_stand_bare=data.get("counts_stand_bare", False),
        cases=frozenset(data.get("cases", "").split()),
        genitive=data.get("genitive", False),
        compounds=data.get("compounds", False),
        stem=data.get("stem", 0.75),
        quotes=data.get("quotes", ""),
        before_name=re.compile(rf"\b({'|'.join(before)}) $", re.IGNORECASE) if before else None,
        before_number=data.get("before_number", False),
        range_begins_small=data.get("range_begins_small", False),
        anywhere=tuple((re.compile(entry["sign"]), entry["why"]) for entry in data.get("anywhere", ())),
        own=frozenset(data.get("own", "").split()),
        irregular={word.casefold(): tuple(forms) for word, forms in data.get("irregular", {}).items()},
    )
