"""What can be agreed before a game that brings no form: switches and numbers of its options, by their names."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from typing import Any

from cosmic_tui.games.rows import Field, turned
from cosmic_tui.say.parts import Wrong
from cosmic_tui.words import loader
from cosmic_tui.words.loader import Words
from engine.kernel.asking import Refused
from engine.kernel.errors import Usage

SEATS = 0  # as many as the rules ask for when nothing is said
MINUTES = 15
ALONE: tuple[int, ...] = ()
TALKS = False


def fresh() -> dict[str, Any]:
    """Return no options, so that the rules use their defaults."""
    return {}


def rows(words: Words, options: dict[str, Any], hosted: bool, wrong: Wrong) -> list[Field]:
    """Return a row for each option that is a switch or a number. Text options can only be typed."""
    from engine.games import rules_of

    every = {**rules_of(words.game).agreed({}), **options}
    return [_row(words, name, every, options) for name in every if name != "seats"]


def _row(words: Words, name: str, every: Mapping[str, Any], options: dict[str, Any]) -> Field:
    ident = f"opt-name-{name}"
    label = words.say(ident) if words.has(ident) else name.replace("_", " ")
    value = every[name]
    if isinstance(value, bool):
        chosen = {name: value}

        def change(steps: int) -> None:
            turned(chosen, name, (False, True))(steps)
            options[name] = chosen[name]

        return Field(label, words.say("value-on" if value else "value-off"), change=change)
    if isinstance(value, int):
        return Field(label, str(value), change=_adder(options, name, value), text=_typed(options, name, int))
    return Field(label, str(value), text=_typed(options, name, str))


def _adder(options: dict[str, Any], name: str, value: int) -> Callable[[int], None]:
    def change(steps: int) -> None:
        options[name] = max(0, value + steps)

    return change


def _typed(options: dict[str, Any], name: str, kind: Callable[[str], Any]) -> Callable[[str], None]:
    def text(typed: str) -> None:
        if kind is str or typed.strip().isdigit():
            options[name] = kind(typed.strip())

    return text


def finished(options: Mapping[str, Any]) -> dict[str, Any]:
    return dict(options)


def agreed(words: Words, options: Mapping[str, Any]) -> list[str]:
    """Return a line for each option that was agreed."""
    return [f"{name.replace('_', ' ')}: {value}" for name, value in options.items() if name != "seats"]


def chair(words: Words, options: Mapping[str, Any], seat: int) -> str:
    return ""


def notes(words: Words, options: Mapping[str, Any]) -> list[tuple[str, str]]:
    return []


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--option", action="append", default=[])


def wished(args: argparse.Namespace) -> dict[str, Any]:
    return dict(option(text) for text in getattr(args, "option", ()))


def sim_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command line arguments of a simulation of this game, besides `--option`."""


def sim_options(args: argparse.Namespace) -> dict[str, Any]:
    return {}


def option(text: str) -> tuple[str, Any]:
    """Parse an option: `seats=3`, `teams=true`, `factions=a,b`. Values are numbers, yes and no, texts, or lists of
    texts.
    """
    name, sign, value = text.partition("=")
    if not sign or not name:
        raise Usage(loader.words().say("tool-no-option", value=text))
    if value in ("true", "false"):
        return name, value == "true"
    if value.lstrip("-").isdecimal():
        return name, int(value)
    return name, [part.strip() for part in value.split(",")] if "," in value else value


def brought(word: str) -> tuple[str, Any]:
    """Raise Refused, because players bring nothing to a table of this game."""
    raise Refused("nothing_to_bring")


def chooser(options: Mapping[str, Any]) -> Any:
    """Return the screen on which a player chooses what to bring, or None if they bring nothing."""
    return None
