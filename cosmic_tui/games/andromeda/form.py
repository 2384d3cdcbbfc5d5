"""What is agreed on before a game of Andromeda's Edge: length, event deck, raiders, special tiles, variants, factions.

Rows of forms, arguments of the command line, lines of the lobby; all change one map of options.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cosmic_tui.games.andromeda.facts import FACTIONS
from cosmic_tui.games.andromeda.say.things import ability
from cosmic_tui.games.rows import Field
from cosmic_tui.words import loader
from cosmic_tui.words.letters import fold
from cosmic_tui.words.loader import Words
from engine.kernel.errors import Usage

SEATS = 4
MINUTES = 25
# Estimated; no person at the keys has been timed. Short games against two bots were recorded: 127 stops and 310 to
# 490 s of film, at 3 to 10 s for a stop 12 to 29 minutes. At four seats one is asked 132 times, and films are longer.
ALONE = (12, 35)
TALKS = False
LENGTHS = ("short", "medium", "long")
EVENTS = ("galactic_dawn", "cosmic_dusk")
RAIDERS = ("random", "recommended")
SPECIALS = ("none", "quasars", "vortices")
WORDS = {"random": "value-random_raiders", "none": "value-no_special"}
FULL = 4  # teams need so many


def fresh() -> dict[str, Any]:
    """Return the usual options."""
    return {
        "length": "medium",
        "events": "galactic_dawn",
        "raiders": "random",
        "special": "none",
        "destiny": False,
        "teams": False,
        "balanced": False,
        "factions": [],
    }


def rows(words: Words, options: dict[str, Any], hosted: bool, wrong: Callable[[str], None]) -> list[Field]:
    """Return a row for each thing that may be agreed on."""
    found = [
        _turning(words, options, "length", LENGTHS),
        _turning(words, options, "events", EVENTS),
        _turning(words, options, "raiders", RAIDERS),
        _turning(words, options, "special", SPECIALS),
        _switch(words, options, "destiny"),
        _switch(words, options, "teams"),
        _switch(words, options, "balanced"),
    ]
    return found if hosted else [*found, _faction(words, options, wrong)]


def _word(words: Words, value: str) -> str:
    return WORDS.get(value, f"value-{value}")


def _turning(words: Words, options: dict[str, Any], name: str, values: Sequence[str]) -> Field:
    """Return a row whose value is changed with arrow keys."""

    def change(steps: int) -> None:
        here = values.index(options[name]) if options[name] in values else 0
        options[name] = values[(here + steps) % len(values)]

    ident = _word(words, str(options[name]))
    return Field(words.say(f"set-{name}"), words.say(ident), words.say(ident, "help"), change=change)


def _switch(words: Words, options: dict[str, Any], name: str) -> Field:
    def change(steps: int) -> None:
        options[name] = not options[name]

    value = words.say("value-on" if options[name] else "value-off")
    return Field(words.say(f"set-{name}"), value, words.say(f"variant-{name}", "help"), change=change)


def _faction(words: Words, options: dict[str, Any], wrong: Callable[[str], None]) -> Field:
    """Return the field for the player's faction: one of three dealt, or a faction by name."""
    names = ["", *FACTIONS]
    here = (options["factions"] or [""])[0]

    def choose(name: str) -> None:
        options["factions"] = [name] if name else []

    def change(steps: int) -> None:
        choose(names[(names.index(here) + steps) % len(names)])

    def text(typed: str) -> None:
        fits = [name for name in FACTIONS if fold(words.say(f"faction-{name}")).startswith(fold(typed))]
        if len(fits) != 1:
            wrong(words.say("no-unknown_faction", value=typed))
        else:
            choose(fits[0])

    value = words.say(f"faction-{here}", "short") if here else words.say("value-of_three")
    said = ability(words, here, "a", bool(options.get("balanced"))) if here else words.say("set-factions", "help")
    return Field(words.say("set-factions"), value, said, change=change, text=text)


def agreed(words: Words, options: Mapping[str, Any]) -> list[str]:
    """Return the lobby's lines about the game to be played."""
    found = []
    for name in ("length", "events", "special"):
        value = str(options.get(name, ""))
        if value and value != "none":
            found.append(words.say(_word(words, value)))
    found += [words.say(f"variant-{name}") for name in ("destiny", "teams", "balanced") if options.get(name)]
    return found


# --- the command line ----------------------------------------------------------------------------------------------


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--length", choices=LENGTHS, default="medium")
    parser.add_argument("--events", choices=EVENTS, default="galactic_dawn")
    parser.add_argument("--raiders", choices=RAIDERS, default="random")
    parser.add_argument("--special", choices=SPECIALS, default="none")
    parser.add_argument("--destiny", action="store_true")
    parser.add_argument("--teams", action="store_true")
    parser.add_argument("--balanced", action="store_true")
    parser.add_argument("--faction", default="")


def wished(args: argparse.Namespace) -> dict[str, Any]:
    """Return the options given by command line arguments."""
    names = ("length", "events", "raiders", "special", "destiny", "teams", "balanced")
    found = {name: getattr(args, name) for name in names}
    return {**found, "factions": [faction_called(args.faction)] if args.faction else []}


def faction_called(typed: str) -> str:
    """Return a faction by its id, or by the beginning of its name."""
    wanted = fold(typed)
    if typed.upper() in FACTIONS:
        return typed.upper()
    said = loader.words(game="andromeda")
    names = {name: said.say(f"faction-{name}") for name in FACTIONS}
    fits = [name for name, called in names.items() if fold(called).startswith(wanted)]
    fits = fits or [name for name, row in FACTIONS.items() if fold(row.name).startswith(wanted)]
    if len(fits) == 1:
        return fits[0]
    raise Usage(said.say("cli-no-faction", value=typed, names=said.join(names.values())))
