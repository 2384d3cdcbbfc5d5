"""German names: the article that a name takes, and what the article and the case do to adjectives and weak nouns.

The gender of a name is that of its head, the first noun in it that `german_words.py` knows by its end: *der Köder für
Plünderer*, *das Konzentrierte Feuer*. A name whose head is not known takes no article and stays as it is (*Cobra
Flash*). Knows letters; must not know messages or games.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from cosmic_tui.words.german_words import ADJECTIVES, ENDS, MANY, NAMES, SAME, WEAK
from cosmic_tui.words.letters import capital
from cosmic_tui.words.names import FIRST

ARTICLES = {  # nominative, accusative, dative, genitive
    "m": ("der", "den", "dem", "des"), "f": ("die", "die", "der", "der"),
    "n": ("das", "das", "dem", "des"), "p": ("die", "die", "den", "der"),
}  # fmt: skip
ONE_OF_MANY = {"m": ("ein", "einen", "einem", "eines"), "f": ("eine", "eine", "einer", "einer"),
               "n": ("ein", "ein", "einem", "eines")}  # fmt: skip
STRONG = {  # adjectives without an article
    "m": ("er", "en", "em", "en"), "f": ("e", "e", "er", "er"),
    "n": ("es", "es", "em", "en"), "p": ("e", "e", "en", "er"),
}  # fmt: skip
ORDER = ("", "acc", "dat", "gen")
GENDER_OF = {name: gender for gender, names in NAMES.items() for name in names.split()}
END_OF = {end: gender for gender, ends in ENDS.items() for end in ends.split()}
LONGEST = max(map(len, END_OF))
CELL = re.compile(r"[A-Z]\d+")  # a place on the map that has no name yet
ABOUT = {"to": "nach", "at": "auf", "from": "von"}
HISSING = ("s", "ß", "x", "z")


class Parsed(NamedTuple):
    """A name: adjectives without their endings, the noun, what follows it, and the gender."""

    stems: tuple[str, ...]
    noun: str
    rest: str
    gender: str


def bend(name: str, case: str) -> str | None:
    """Return the name in a case, without an article; None if there is no such form."""
    if case in ("gen", FIRST) or case not in ORDER:
        return f"{ABOUT[case]} {name}" if case in ABOUT and CELL.fullmatch(name) else person(name, case)
    parsed = _parsed(name)
    if parsed is None:
        return name
    ending = STRONG[parsed.gender][ORDER.index(case)]
    return " ".join((*(stem + ending for stem in parsed.stems), _noun(parsed, case) + parsed.rest)).strip()


def person(name: str, case: str) -> str | None:
    """Return the name of a person in a case. Only the genitive differs, before what is theirs: Toms, Ines’."""
    if case == "gen":
        return name + ("’" if not name[-1:].isalnum() or name.lower().endswith(HISSING) else "s")
    return name if case == FIRST or case in ORDER else None


def with_article(name: str, case: str) -> str | None:
    """Return the name in a case with its article; None if it takes none."""
    if case == FIRST:
        return capital(with_article(name, "") or name)
    parsed = _parsed(name)
    if parsed is None or case not in ORDER:
        return None
    place = ORDER.index(case)
    plain = place == 0 or (place == 1 and parsed.gender in "fn")
    ending = "e" if plain and parsed.gender != "p" else "en"
    article = (ONE_OF_MANY if parsed.noun in MANY else ARTICLES)[parsed.gender][place]
    return " ".join((article, *(stem + ending for stem in parsed.stems), _noun(parsed, case) + parsed.rest)).strip()


@lru_cache(maxsize=2048)
def _parsed(name: str) -> Parsed | None:
    """Return the parts of a name, or None if its head is not known, or several of it are counted."""
    stems: list[str] = []
    words = name.split(" ")
    if not name[:1].isupper() or "×" in name:
        return None
    for place, word in enumerate(words):
        noun = word.removesuffix(":")
        gender = ADJECTIVES.get(noun) or _gender(noun)
        rest = "".join(f" {further}" for further in words[place + 1 :])
        if gender:
            ending = STRONG[gender][0]
            if not all(stem.endswith(ending) for stem in stems):
                return None
            stems = [stem.removesuffix(ending) for stem in stems]
            if noun in ADJECTIVES:
                return Parsed((*stems, noun.removesuffix(ending)), "", rest.lstrip(), gender)
            return Parsed(tuple(stems), noun, rest, gender)
        stems.append(word)
    return None


def _gender(noun: str) -> str | None:
    if noun in GENDER_OF:
        return GENDER_OF[noun]
    small = noun.lower() if noun[:1].isupper() else ""
    ends = (small[-size:] for size in range(min(len(small), LONGEST), 1, -1))
    return next((END_OF[end] for end in ends if end in END_OF), None)


def _noun(parsed: Parsed, case: str) -> str:
    noun = parsed.noun
    if not noun or not case or parsed.gender == "f":
        return noun
    if parsed.gender == "p":
        return noun if case != "dat" or noun.endswith(("n", "s")) else f"{noun}n"
    if noun.lower().endswith(tuple(WEAK)):
        return noun + ("n" if noun.endswith("e") else "en")
    if case != "gen" or noun.lower().endswith(tuple(SAME)):
        return noun
    return noun + ("es" if noun.endswith(HISSING) else "s")

