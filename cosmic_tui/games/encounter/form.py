"""The form of a game of Cosmic Encounter: aliens, levels, variants, how deals are made."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cosmic_tui.games.rows import Field, turned
from cosmic_tui.say.parts import Wrong
from cosmic_tui.words.letters import fold
from cosmic_tui.words.loader import Words, words

SEATS = 4
MINUTES = 10
ALONE = (8, 15)
TALKS = True
VARIANTS = (
    "flares", "technology", "four_planets", "hidden_powers", "hot_swapped", "wild_flares", "classic_flare",
    "specials_may_name_offense",
)  # fmt: skip
TYPED_VARIANTS = (
    "four_planets", "hidden_powers", "hot_swapped", "wild_flares", "technology", "no_flares", "classic_flare",
    "specials_may_name_offense",
)  # fmt: skip
ON_BY_DEFAULT = ("flares",)
LEVELS = ("green", "yellow", "red")
SETS = (LEVELS[:1], LEVELS[:2], LEVELS)
ALIEN_MODES = ("dealt", "random", "none")
DEALS = ("turns", "open")
LONGEST_SAID = 20  # signs of what was typed that are said again


def fresh() -> dict[str, Any]:
    """Return the options of a new game: aliens are dealt from all levels, and flares are in."""
    variants = {name: name in ON_BY_DEFAULT for name in VARIANTS}
    return {"alien_mode": ALIEN_MODES[0], "levels": list(LEVELS), "deals": DEALS[0], **variants}


# --- the form ----------------------------------------------------------------------------------------------------


def rows(words: Words, options: dict[str, Any], hosted: bool, wrong: Wrong) -> list[Field]:
    """Return the rows of the form. In a lobby no alien is named, because only the lobby shows who sits on which chair.
    """
    mode, say = options["alien_mode"], words.say
    found = [_row(words, "set-aliens", say(f"variant-aliens_{mode}"), turned(options, "alien_mode", ALIEN_MODES))]
    if mode != "none" and not hosted:
        found.append(_own_alien(words, options, wrong))
    found.append(_row(words, "set-levels", _levels(words, options["levels"]), _change_levels(options)))
    for name in VARIANTS:
        ident = "variant-classic_filch" if name == "classic_flare" else f"variant-{name}"
        on = say("value-on" if options[name] else "value-off")
        found.append(_row(words, ident, on, turned(options, name, (False, True))))
    deals = options["deals"]
    return [*found, _row(words, "set-deals", say(f"value-deals_{deals}"), turned(options, "deals", DEALS))]


def _row(words: Words, ident: str, value: str, change: Callable[[int], None]) -> Field:
    return Field(words.say(ident), value, words.say(ident, "help"), change=change)


def _levels(words: Words, levels: Sequence[str]) -> str:
    return ", ".join(words.say(f"level-{level}", "short") for level in levels)


def _change_levels(options: dict[str, Any]) -> Callable[[int], None]:
    """Return a function that goes on to the next levels: green alone, green and yellow, all."""

    def change(steps: int) -> None:
        here = tuple(options["levels"])
        place = SETS.index(here) if here in SETS else len(SETS) - 1
        options["levels"] = list(SETS[(place + steps) % len(SETS)])

    return change


def _own_alien(words: Words, options: dict[str, Any], wrong: Wrong) -> Field:
    """Return the field for the reader's own alien: dealt, or chosen by name."""
    mine = (options.get("aliens") or [""])[0]
    names = ["", *sorted(words.items("aliens"), key=lambda name: words.place(words.say(f"alien-{name}")))]
    value = words.say(f"alien-{mine}") if mine else words.say("value-dealt")

    def take(alien: str) -> None:
        options.pop("aliens", None)
        if alien:
            options["aliens"] = [alien]

    def change(steps: int) -> None:
        take(names[(names.index(mine) + steps) % len(names)])

    def typed(text: str) -> None:
        """Choose an alien by its name, or the beginning of it; an empty line means that it is dealt."""
        wanted = fold(text.strip())
        called = aliens_called(words)
        found = [ident for ident, name in called.items() if name == wanted]
        found = found or [ident for ident, name in called.items() if name.startswith(wanted)]
        if wanted and len(found) != 1:
            wrong(words.say("scr-line-no_alien", value=text.strip()[:LONGEST_SAID]))
        else:
            take(found[0] if wanted else "")

    return Field(words.say("set-own_alien"), value, words.say("set-own_alien", "help"), change=change, text=typed)


def finished(options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the finished options. Without aliens nobody has one of their own."""
    own = options["alien_mode"] == "none"
    return {name: value for name, value in options.items() if not (own and name == "aliens")}


def agreed(words: Words, options: Mapping[str, Any]) -> list[str]:
    """Return the active variants, except one that belongs to a single alien; and the levels."""
    shown = [name for name in VARIANTS if name != "classic_flare" and options.get(name)]
    return [words.say(f"variant-{name}") for name in shown]


def notes(words: Words, options: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Return labels and values for the lines below the form."""
    levels = options.get("levels")
    return [(words.say("set-levels"), _levels(words, levels))] if levels else []


# --- the command line --------------------------------------------------------------------------------------------


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--alien", default="dealt")
    parser.add_argument("--levels", default="")
    parser.add_argument(
        "--variant", action="append", default=[], choices=TYPED_VARIANTS
    )
    parser.add_argument("--deals", choices=DEALS, default=DEALS[0])


def wished(args: argparse.Namespace) -> dict[str, Any]:
    """Return only the options that were given; the rules fill in the rest."""
    found: dict[str, Any] = {"deals": args.deals}
    if args.alien in ALIEN_MODES:
        found["alien_mode"] = args.alien
    else:
        found["aliens"] = [alien_id(args.alien)]
    if args.levels:
        found["levels"] = [level.strip() for level in args.levels.split(",")]
    for variant in args.variant:
        found["flares" if variant == "no_flares" else variant] = variant != "no_flares"
    return found


def sim_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--aliens", default="")
    parser.add_argument("--levels", default="")
    parser.add_argument(
        "--variant", action="append", default=[], choices=TYPED_VARIANTS
    )
    parser.add_argument("--deals", choices=DEALS, default=DEALS[0])


def sim_options(args: argparse.Namespace) -> dict[str, Any]:
    """Return the options of a simulation, with aliens by seat."""
    found: dict[str, Any] = {"deals": args.deals}
    aliens = tuple(alien_id(name) for name in args.aliens.split(",") if name.strip())
    if aliens == ALIEN_MODES[2:]:
        found["alien_mode"] = aliens[0]
    elif aliens:
        found["aliens"] = aliens
    if args.levels:
        found["levels"] = tuple(level.strip().lower() for level in args.levels.split(",") if level.strip())
    for variant in args.variant:
        found["flares" if variant == "no_flares" else variant] = variant != "no_flares"
    return found


def alien_id(name: str) -> str:
    """Return the id for a typed name: "Tick-Tock", "anti matter", or the name in the reader's language."""
    wanted = name.strip().lower().replace("-", "_").replace(" ", "_")
    said = words(game="encounter")
    if wanted in said.items("aliens"):
        return wanted
    return next((ident for ident, called in aliens_called(said).items() if called == fold(name.strip())), wanted)


def aliens_called(said: Words) -> dict[str, str]:
    """Return the ids and names of all aliens, folded for searching."""
    return {ident: fold(said.say(f"alien-{ident}")) for ident in said.items("aliens")}
