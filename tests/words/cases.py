"""Whether every name that a sentence can hold has the case the sentence asks for.

A message asks with `{ CASE($card, "acc") }`. Which lists of names its variable can hold is told below. A name without
the form is no fault of the sentence, the program puts it behind a colon; so it is listed, by the name.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from cosmic_tui.games.chaos import cards as chaos
from cosmic_tui.words import Words
from cosmic_tui.words.names import CASE, Grammar, formed
from engine.chaos.card import SHIP
from engine.chaos.cards import CARDS

from . import checks

SHIPS = "ship-cards"  # the cards of Chaos that are ships
PEOPLE = ("who", "whom", "offense", "defense")
# Messages that a variable can hold, by the beginning of their ids and the form. A message of its own comes first.
HELD: dict[str, dict[str, tuple[tuple[str, str], ...]]] = {
    "encounter": {
        "film-used_technology $name": (("tech-", ""),),
        "film-used_flare $name": (("alien-", ""),),
        "film-stopped $name": (("artifact-", ""), ("tech-", ""), ("alien-", "power-name"), ("card-", "")),
        "ev-stopped $name": (("artifact-", ""), ("tech-", ""), ("alien-", "power-name"), ("card-", "")),
        "film-power_lost $name": (("alien-", "power-name"),),
        "film-used_power $name": (("alien-", "power-name"),),
        "film-stopped_by $name": (("artifact-", ""), ("tech-", ""), ("alien-", "power-name"), ("cause-", "")),
        "$name": (("artifact-", ""),),
        "$card": (("artifact-", ""), ("card-", "")),
        "$power": (("alien-", "power-name"),),
        "$technology": (("tech-", ""),),
        "$stopper": (("artifact-", ""), ("card-", "")),
        "$face": (("artifact-", ""), ("card-", "")),
        "q-plague-discard $type": (("type-attack", ""), ("type-negotiate", ""), ("type-morph", "")),
        "$alien": (("alien-", ""),),
        "$type": (("type-", ""),),
        "$place": (("place-", ""),),
        "$colour": (("colour-", "name"),),
        "film-compensated $names": (("film-cards", ""),),
        "film-rewarded $names": (("film-cards", ""), ("film-ships", "")),
    },
    "andromeda": {
        "ev-upgraded $name": (("upgrade-", ""),),
        "scr-won_through $name": (("final-", "small"),),
        "film-final $name": (("final-", ""),),
        "film-ambush $raider": (("opt-raider", ""),),
        "ev-ability_used $name": (("faction-", "a"), ("faction-", "b")),
        "$name": (("token-", ""),),
        "$amounts": (("amount-", ""),),
        "$cost": (("amount-", ""),),
        "$gain": (("amount-", ""),),
        "$card": (("card-", ""),),
        "$module": (("module-", ""),),
        "ev-nebula_rolled $place": (("tile-nebula", ""), ("tile-nebula", "short")),
        "$place": (("tile-", ""), ("tile-", "short")),
        "$raider": (("raider-", ""),),
        "$faction": (("faction-", ""),),
        "$ship": (("ship-", ""), ("ship-", "short")),
        "$track": (("track-", ""),),
        "$development": (("development-", "small"),),
    },
    "chaos": {
        "target- $card": (("card-", ""),),
        "$card": (("card-", ""), ("down-", "")),
        "$ship": ((SHIPS, ""),),
        "$names": (("card-", ""), ("down-", "")),
        "$name": (("card-", ""),),
        "$target": (("target-", ""), ("target-", "you")),
    },
}
GIVEN = {"value": "40", "planet": 3, "number": 4, "n": 2, "colour": "?", "name": "?", "card": "?"}
NOT_HELD = ("tile-empty", "colour-spoken")  # never put into a sentence that bends them


class Calls(Visitor):
    """The variables that a pattern asks for in a case."""

    def __init__(self) -> None:
        self.found: set[tuple[str, str]] = set()

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        first, *more = node.arguments.positional
        if isinstance(first, ast.VariableReference) and more and isinstance(more[0], ast.StringLiteral):
            self.found.add((first.id.name, more[0].value))


def asked(mine: checks.Spoken, game: str) -> Iterator[tuple[str, str, str]]:
    """Every case that a message of a game asks of a variable: (message, variable, case)."""
    for ident, message in mine.messages.items():
        if mine.files[ident].startswith(f"{game}/"):
            calls = Calls()
            for _, pattern in checks.patterns(message):
                if pattern is not None:
                    calls.visit(pattern)
            yield from ((ident, variable, case) for variable, case in sorted(calls.found))


def lacking(said: Words, mine: checks.Spoken, game: str) -> list[str]:
    """The names that have no form a sentence asks of them, with one of those sentences."""
    grammar, found = Grammar(said.language), {}
    tried = set()
    for ident, variable, case in asked(mine, game):
        same = (held_by(game, ident, variable), variable in PEOPLE, case)
        if same in tried:
            continue
        tried.add(same)
        for label, name in names(said, mine, game, ident, variable):
            if formed(grammar, CASE, name, case) is None:
                found.setdefault((label, case), ident)
    return [f"{label}: no form {case!r}, {ident} asks for it" for (label, case), ident in found.items()]


def names(said: Words, mine: checks.Spoken, game: str, ident: str, variable: str) -> Iterator[tuple[str, str]]:
    """Every name that a variable of a message can hold, with the message that says it."""
    if variable in PEOPLE:
        yield "scr-player", said.person("Xavier")
        yield "scr-you_or", said.say("scr-you_or", who="Xavier")
        yield from (("bot-names", said.person(name)) for name in said.parts("bot-names"))
    for prefix, form in held_by(game, ident, variable):
        for name, message in mine.messages.items():
            has = not form or form in {part for part, _ in checks.patterns(message)}
            if _is(name, prefix) and name not in NOT_HELD and has:
                yield checks.label(name, form), said.say(name, form, **_given(said), whom=said.person("Xavier"))


def held_by(game: str, ident: str, variable: str) -> tuple[tuple[str, str], ...]:
    """Return the beginnings and forms of what a variable of a message can hold."""
    held = HELD[game]
    keys = (f"{ident} ${variable}", f"{ident.partition('-')[0]}- ${variable}", f"${variable}")
    return next((held[key] for key in keys if key in held), ())


def _is(name: str, prefix: str) -> bool:
    """Whether this is such a name: the very id, or one part behind `kind-`; a card can have its species there too."""
    if prefix == SHIPS:
        return name in ship_cards()
    if not prefix.endswith("-"):
        return name == prefix
    return name.startswith(prefix) and (prefix in ("card-", "down-") or "-" not in name[len(prefix) :])


@functools.cache
def ship_cards() -> frozenset[str]:
    return frozenset(chaos.message(card.id) for card in CARDS if card.type == SHIP)


def _given(said: Words) -> dict[str, object]:
    """What is put into a name that is made of others."""
    colour = said.say("colour-red", "name") if said.has("colour-red", "name") else "?"
    alien = said.say("alien-human") if said.has("alien-human") else "?"
    return {**GIVEN, "colour": colour, "alien": alien, "ship": "?", "max": 3}
