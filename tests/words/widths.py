"""Whether every text of a language fits its place, said with the widest names and every count.

Sizes come from `sizes.py`; sentences are made by the program's own Words, so what falls back is measured in English.
"""

from __future__ import annotations

from cosmic_tui.words import Words

from . import checks, glossary
from .sizes import HELD, arguments, budget, longest, width

STRAY = "{}«\u2068\u2069\t"


def measured(language: str, game: str) -> list[str]:
    """What does not fit in one game's words."""
    english, mine = Words(checks.ENGLISH, checks.FIRST), Words(language, checks.FIRST)
    known = checks.spoken(language).messages

    def say(ident: str, form: str = "", **args: object) -> str:
        """A name as the language has it, or will have it by the glossary where it has no words yet."""
        return mine.say(ident, form, **args) if ident in known else glossed(english.say(ident, form, **args), language)

    names = longest(checks.spoken(checks.ENGLISH).messages, say)
    held = widest_held(language, game)
    return problems(Words(language, game), checks.spoken(language, game=game), names, held)


def glossed(english: str, language: str) -> str:
    """A name by the glossary of the first game, or as it is."""
    found = (term.words.get(language) for term in glossary.terms(checks.FIRST) if term.words["en"] == english)
    return next(filter(None, found), english)


def widest_held(language: str, game: str) -> dict[str, str]:
    """The widest name that each variable of a game can hold, of another language by the glossary."""
    if language == checks.ENGLISH or game == checks.FIRST:
        return {}
    words: dict[str, list[str]] = {}
    for term in glossary.terms(game):
        words.setdefault(term.group, []).append(term.words.get(language, ""))
    return {
        name: max((word for kind in kinds for word in words[kind]), key=width)
        for name, kinds in HELD.get(game, {}).items()
    }


def problems(said: Words, found: checks.Spoken, names: dict[str, str], held: dict[str, str] | None = None) -> list[str]:
    wrong = []
    for ident, message in found.messages.items():
        game = found.files[ident].partition("/")[0]
        for attribute, pattern in checks.patterns(message):
            limit = budget(ident, attribute, game)
            own = None if game == checks.APP else held
            given = arguments(ident, checks.facts(pattern).variables, names, game, own)
            said_so = (said.say(ident, attribute, **each) for each in given)
            faults = [fault for text in said_so for fault in _faults(text, limit)]
            wrong += [f"{checks.label(ident, attribute)}: {fault}" for fault in _worst(faults)]
    return wrong


def _faults(text: str, limit: int | None) -> list[tuple[int, str]]:
    """What is wrong with one sentence, and by how much."""
    if any(sign in text for sign in STRAY) or "Unknown external" in text:
        return [(0, f"stray sign in {text!r}")]
    if limit is None:
        return []
    if "\n" in text or "  " in text:
        return [(0, f"not one clean line: {text!r}")]
    over = width(text) - limit
    return [(over, f"too long by {over}, {limit} columns: {text}")] if over > 0 else []


def _worst(faults: list[tuple[int, str]]) -> list[str]:
    """The widest of many that are too wide, and everything else."""
    widest = max(faults, default=(0, ""))
    return list(dict.fromkeys([text for over, text in faults if not over] + ([widest[1]] if widest[0] else [])))
