"""Whether every text of a language fits its place, said with the widest names and every count.

Sizes come from `sizes.py`; sentences are made by the program's own Words, so what falls back is measured in English.
"""

from __future__ import annotations

from collections.abc import Callable

from cosmic_tui.games.chaos import cards
from cosmic_tui.words import Words
from cosmic_tui.words.names import Listed

from . import checks, glossary
from .sizes import HELD, PROMPT_NAMES, arguments, budget, longest, width

PEOPLE = ("who", "whom", "offense", "defense")
STRAY = "{}«\u2068\u2069\t"


def measured(language: str, game: str) -> list[str]:
    """What does not fit in one game's words."""
    names = longest(checks.spoken(checks.ENGLISH).messages, sayer(language, checks.FIRST))
    held = widest_held(language, game)
    return problems(Words(language, game), checks.own(checks.spoken(language, game=game), game), names, held)


def sayer(language: str, game: str) -> Callable[..., str]:
    """Says a name as the language has it, or will have it by the glossary where it has no words yet."""
    english, mine = Words(checks.ENGLISH, game), Words(language, game)
    known = checks.spoken(language, game=game).messages

    def say(ident: str, form: str = "", **args: object) -> str:
        if ident in known:
            return mine.say(ident, form, **args)
        text = english.say(ident, form, **args)
        terms = (t for t in glossary.terms(game) if t.words["en"].casefold() == text.casefold())
        return next(filter(None, (term.words.get(language) for term in terms)), text)

    return say


def widest_held(language: str, game: str) -> dict[str, str]:
    """The widest name that each variable of a game can hold, in another language."""
    if language == checks.ENGLISH or game == checks.FIRST:
        return {}
    say, english = sayer(language, game), checks.spoken(checks.ENGLISH, game=game)
    own = {i: m for i, m in english.messages.items() if english.files[i].startswith(f"{game}/")}
    held = {}
    for variable, (prefix, form) in HELD[game].items():
        idents = (i for i, m in own.items() if _is(i, prefix) and not checks.facts(m.value).variables)
        has = (ident for ident in idents if not form or form in dict(checks.patterns(own[ident])))
        held[variable] = max((say(ident, form) for ident in has), key=width)
    return held | ASIDE[game](say)


def of_andromeda(say: Callable[..., str]) -> dict[str, str]:
    """What is put together of several words."""
    titanium, ice, nanocarbon = (say(f"resource-{kind}", "short") for kind in ("titanium", "ice", "nanocarbon"))
    moon = say("list-comma", first=say("list-comma", first=titanium, second=ice), second=nanocarbon)
    amounts = ", ".join(say(f"amount-{kind}", n=2, number=2) for kind in ("titanium", "credit"))
    return {"moon": moon, "amounts": amounts}


def of_chaos(say: Callable[..., str]) -> dict[str, str]:
    ships = (cards.message(ident) for ident in cards.EVERY if cards.type_of(ident) == "ship")
    target = say("target-colony", whom=PROMPT_NAMES[0])
    return {"ship": max(map(say, ships), key=width), "target": target}


ASIDE = {"andromeda": of_andromeda, "chaos": of_chaos}


def _is(ident: str, prefix: str) -> bool:
    """Whether this is the name of such a thing; a card's id has its species in it too."""
    return ident.startswith(prefix) and ("-" not in ident[len(prefix) :] or prefix == "card-")


def problems(said: Words, found: checks.Spoken, names: dict[str, str], held: dict[str, str] | None = None) -> list[str]:
    wrong = []
    for ident, message in found.messages.items():
        game = found.files[ident].partition("/")[0]
        for attribute, pattern in checks.patterns(message):
            limit = budget(ident, attribute, game)
            own = None if game == checks.APP else held
            given = arguments(ident, checks.facts(pattern).variables, names, game, own)
            said_so = (said.say(ident, attribute, **named(said, each)) for each in given)
            faults = [fault for text in said_so for fault in _faults(text, limit)]
            wrong += [f"{checks.label(ident, attribute)}: {fault}" for fault in _worst(faults)]
    return wrong


def named(said: Words, given: dict[str, object]) -> dict[str, object]:
    """The same arguments with people whose names bend."""
    people = {name: said.person(str(given[name])) for name in PEOPLE}
    both = tuple(people[name] for name in ("who", "whom"))
    names = said.join(both)
    listed = Listed(str(given["names"]), both, names.joined) if isinstance(names, Listed) else names
    return {**given, **people, "names": listed}


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
