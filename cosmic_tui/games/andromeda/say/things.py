"""What the things of this game are called: regions, modules, cards, ships, moons, amounts, effects in short.

Takes ids as they stand in views and the words of a language. No sentence is made here, and no reader is known.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Any

from cosmic_tui.games.andromeda.facts import EFFECTS, MOONS, RESOURCES, TRACKS
from cosmic_tui.words.loader import Words
from engine.andromeda.view_types import View

AMOUNTS = (*RESOURCES, "basic", "any", "moon")
ANY_TRACK = -1


# --- places --------------------------------------------------------------------------------------------------------


def tile_name(words: Words, tile: str, region: str = "", form: str = "") -> str:
    """Return the name of a region's tile: a planet, a base, a special tile, or a nebula by its number."""
    if tile == "nebula":
        return words.say("tile-nebula", form, number=int(region[1:]))
    return words.say_or_value(f"tile-{tile}", form)


def region_name(words: Words, view: View | None, region: str, form: str = "") -> str:
    """Return a region's name: `Sable Port`; `Nebula 3`; without a tile or a view its letter and number."""
    if view is not None and region in view["map"]:
        return tile_name(words, view["map"][region]["tile"], region, form)
    if region[:1] == "N":
        return words.say("tile-nebula", form, number=int(region[1:]))
    return words.say("tile-slot", value=region)


# --- goods ---------------------------------------------------------------------------------------------------------


def amount(words: Words, name: str, n: int, form: str = "") -> str:
    """Return an amount in words: `2 titanium`, `1 credit`."""
    return words.say("amount-moon") if name == "moon" else words.say(f"amount-{name}", form, n=n)


def amounts(words: Words, units: Sequence[int], vp: int = 0, repair: int = 0) -> str:
    """Return amounts as a list in a sentence."""
    found = [amount(words, name, n) for name, n in zip(AMOUNTS, units, strict=False) if n]
    found += [amount(words, "vp", vp)] if vp else []
    found += [amount(words, "repair", repair)] if repair else []
    return words.join(found) if found else words.say("amount-nothing")


def short_amounts(words: Words, units: Sequence[int], vp: int = 0, repair: int = 0) -> list[tuple[str, str]]:
    """Return a moon's amounts in short words, as (kind, `2 nano`). A single unit has no number."""
    named = [*zip(AMOUNTS, units, strict=False), ("vp", vp), ("repair", repair)]
    return [(name, amount(words, name, n, "short")) for name, n in named if n]


def moon(words: Words, ident: str) -> str:
    """Return what a moon shows in short words: `titan, VP`. Where it is read out, return it as in a sentence."""
    if words.plain:
        return moon_said(words, ident)
    row = MOONS[ident]
    found = [text for _, text in short_amounts(words, row.gives, row.vp, row.repair)]
    if not found:
        return words.say("scr-null_moon")
    return reduce(lambda first, second: words.say("list-comma", first=first, second=second), found)


def moon_said(words: Words, ident: str) -> str:
    """Return a moon's gain in words: `1 titanium and 1 VP`."""
    row = MOONS[ident]
    return (
        amounts(words, row.gives, row.vp, row.repair)
        if any(row.gives) or row.vp or row.repair
        else (words.say("scr-null_moon"))
    )


# --- ships ---------------------------------------------------------------------------------------------------------


def ship(words: Words, ident: str, form: str = "") -> str:
    return words.say(f"ship-{ident}", form)


def ships(words: Words, ident: str, n: int, form: str = "") -> str:
    """Return ships in words: `fighter`, `2 transports`."""
    return (
        ship(words, ident, form) if n == 1 else words.say("scr-plain_count", number=n, ship=ship(words, ident, "many"))
    )


def ability(words: Words, faction: str, side: str, balanced: bool) -> str:
    """Return the text of a faction's first ("a") or second ("b") ability, as it is played at this table."""
    form = f"{side}-balanced-text"
    if balanced and words.has(f"faction-{faction}", form):
        return f"{words.say('set-balanced')}: {words.say(f'faction-{faction}', form)}"
    return words.say(f"faction-{faction}", f"{side}-text")


def named_thing(words: Words, ref: Sequence[Any]) -> str:
    """Return the name of an effect's source: a module, a card, an ability, a moon, a base ..."""
    kind, ident = ref[0], str(ref[1]) if len(ref) > 1 else ""
    if kind == "ability":
        return words.say(f"faction-{ident}", "b" if ref[2] else "a")
    if kind == "moon":
        return moon(words, ident)
    if kind in ("base", "special"):
        return words.say(f"tile-{ident}")
    if kind in ("discovery", "supremacy"):
        return words.say(f"token-{ident}")
    if kind == "frame":
        return words.say(f"module-{ident}")
    if kind in ("tactical", "jump", "dice"):
        return words.say({"tactical": "zone-tactical", "jump": "term-jump"}.get(kind, "scr-a_battle"))
    if kind == "region":
        return ident
    found = f"{kind}-{ident}"
    return words.say(found) if words.has(found) else words.say("fx-other")


# --- effects -------------------------------------------------------------------------------------------------------


def effects(words: Words, number: int) -> str:
    """Return a list of effects in short: `2 titanium`, `1 credit: 1 basic`."""
    found = [effect(words, one) for one in EFFECTS[number]] or [words.say("amount-nothing")]
    return found[0] if len(found) == 1 else ", ".join(found)  # one alone can still bend


def effect(words: Words, one: Sequence[Any]) -> str:
    name = one[0]
    if name == "gain":
        return amounts(words, one[1])
    if name == "convert":
        return words.say("fx-convert", cost=amounts(words, one[1]), gain=effects(words, one[2]))
    if name == "choose":
        return words.say("list-or").join(effects(words, option) for option in one[1])
    if name == "advance":
        if one[1] == ANY_TRACK:
            return words.say("fx-advance_any", number=one[2])
        return words.say("fx-advance", track=words.say(f"track-{TRACKS[one[1]]}"), number=one[2])
    if name in ("repair", "recruit"):
        return words.say(f"fx-{name}", n=one[1])
    if name == "build_development" and one[1]:
        return words.say("fx-build_less", number=one[1])
    found = f"fx-{name}"
    return words.say(found, number=one[1] if len(one) > 1 else 1) if words.has(found) else words.say("fx-other")
