"""The glossary of every game, and whether a translation says the words that it fixes, in whatever case they stand.

`terms/<game>.tsv` has the word for every thing in all languages. A row that is `firm` is looked for in every text:
where English has the word, the translation has it too, by its stem. A `name` is looked for where it has its capitals.
All other rows are there for translators. Knows tables and stems; must not know Fluent or files of words.
"""

from __future__ import annotations

import csv
import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from . import tongues

FOLDER = Path(__file__).parent / "terms"
FIRM, NAME = "firm", "name"
FIRST = "encounter"
LETTERS = str.maketrans({"ł": "l", "ß": "ss", "ø": "o"})
WORD = re.compile(r"[^\W_]+")
SMALL = {"of", "the", "a", "or", "and", "to", "in"}
ONE_STEM_IS_ENOUGH = 4  # letters; of a term of several words a longer one of them has to be there


@dataclass(frozen=True)
class Term:
    """A thing and its word in every language."""

    ident: str
    group: str
    firm: str
    words: dict[str, str]


@cache
def terms(game: str) -> tuple[Term, ...]:
    with (FOLDER / f"{game}.tsv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE, restval=""))
    fixed = {"id", "group", "firm", "note"}
    return tuple(Term(r["id"], r["group"], r["firm"], {k: r[k] for k in r if k not in fixed}) for r in rows)


def table_of(file: str) -> str:
    """The glossary for a file of words: that of its game, or of the first game, which has the program's own words."""
    game = file.partition("/")[0]
    return game if (FOLDER / f"{game}.tsv").is_file() else FIRST


@cache
def _surfaces(game: str) -> tuple[dict[str, list[Term]], dict[str, list[Term]]]:
    """English words to look for, small letters and names apart, each with all terms that look so in English."""
    firm: dict[str, list[Term]] = {}
    names: dict[str, list[Term]] = {}
    for term in terms(game):
        if term.firm == FIRM:
            firm.setdefault(term.words["en"].casefold(), [])
        elif term.firm == NAME:
            names.setdefault(term.words["en"], [])
    for term in terms(game):
        for kind, word in ((firm, term.words["en"].casefold()), (names, term.words["en"])):
            if word in kind:
                kind[word].append(term)
    return firm, names


@cache
def _finder(game: str, name: bool) -> re.Pattern[str]:
    surfaces = sorted(_surfaces(game)[name], key=len, reverse=True)
    return re.compile(rf"(?<![\w-])({'|'.join(map(_plural, surfaces))})(?![\w-])", 0 if name else re.IGNORECASE)


def _plural(word: str) -> str:
    if word[-1] == "y":
        return f"{re.escape(word[:-1])}(?:y|ies)"
    return f"{re.escape(word)}(?:e?s)?"


def spoken_of(english: str, game: str) -> Iterator[tuple[str, list[Term]]]:
    """The firm words and names of an English text, and the terms that each can be."""
    firm, names = _surfaces(game)
    rest = english
    for found in _finder(game, True).finditer(english):
        word = _entry(found[1], names)
        if " " in word or not _begins_a_sentence(english, found.start()):
            rest = rest.replace(found[1], "·", 1)
            yield word, names[word]
    for found in _finder(game, False).finditer(rest):
        word = _entry(found[1].casefold(), firm)
        yield word, firm[word]


def _entry(found: str, known: dict[str, list[Term]]) -> str:
    """The glossary's own form of a word that may stand in the plural."""
    forms = (found, found.removesuffix("s"), found.removesuffix("es"), f"{found.removesuffix('ies')}y")
    return next(form for form in forms if form in known)


def _begins_a_sentence(text: str, at: int) -> bool:
    return not text[:at].strip() or text[:at].rstrip()[-1] in '.:?!;"('


def missing(english: str, other: str, language: str, game: str) -> list[str]:
    """The words of the English text that the other text does not have, as `warp: térgörbület`."""
    heard = fold(other)
    lost = {}
    for word, candidates in spoken_of(english, game):
        wanted = [term.words[language] for term in candidates if term.words.get(language)]
        if wanted and not any(said(want, heard, language) for want in wanted):
            lost[word] = f"{word}: {' or '.join(dict.fromkeys(wanted))}"
    return list(lost.values())


def said(want: str, heard: str, language: str) -> bool:
    """Whether one of the longer words of a term is in a folded text, by its stem or an irregular form."""
    parts = [part for part in WORD.findall(want) if len(part) >= ONE_STEM_IS_ENOUGH] or WORD.findall(want)
    others = tongues.of(language).irregular
    stems = [stem for part in parts for stem in (stem_of(part, language), *others.get(part.casefold(), ()))]
    edge = "" if tongues.of(language).compounds else r"\b"
    return any(re.search(edge + re.escape(stem), heard) for stem in stems)


def fold(text: str) -> str:
    """Small letters without accents."""
    small = unicodedata.normalize("NFKD", text.casefold()).translate(LETTERS)
    return "".join(sign for sign in small if not unicodedata.combining(sign))


def stem_of(word: str, language: str) -> str:
    """What of a word stays in every case: its beginning, the shorter the more its language bends words."""
    plain = fold(word)
    return plain[: max(3, round(len(plain) * tongues.of(language).stem))]
