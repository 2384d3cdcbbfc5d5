"""What may be chosen, in words: cards, places and people by their names, everything else by its own `opt-` message."""

from __future__ import annotations

from typing import Any

from cosmic_tui.games.encounter.say.voice import Voice
from engine.encounter.view_types import View
from engine.kernel.views import asked_of

CARDS = ("card", "hoard", "played", "discard")
Ref = list[Any]


def option(voice: Voice, view: View, ref: Ref) -> str:
    """Return the label of one option of a question."""
    kind = ref[0]
    if kind in CARDS and len(ref) > 1:
        return voice.short_card(ref[1])
    if kind == "planet":
        place = voice.planet(ref[1])
        return place if len(ref) == 2 else voice.say("list-place_of", place=place, who=voice.you_or(ref[2]))
    if kind == "seat":
        return voice.you_or(ref[1])
    if kind == "alien":
        return voice.alien(ref[1])
    if kind == "destiny":
        return voice.destiny(ref[1])
    if kind == "between":
        return voice.words.join(voice.planet(planet) for planet in ref[1:])
    if kind == "technology":
        return _technology(voice, ref)
    if kind == "power" and len(ref) > 1:
        return voice.thing(str(ref[1]))
    if kind == "research":
        return _research(voice, view, ref)
    if kind in ("gate", "beside"):
        return voice.say(f"zone-{kind}")
    return _by_name(voice, view, ref)


def _by_name(voice: Voice, view: View, ref: Ref) -> str:
    """Return a way to go on. One about a planet or a player names it."""
    kind = ref[0]
    if kind == "side":
        return voice.say("opt-defense" if ref[1] else "opt-offense")
    label = voice.say(f"opt-{kind}")
    if kind == "expel":
        return voice.say("list-at_of", name=label, place=voice.planet(ref[1]), who=voice.name(ref[2]))
    if kind == "resettle":
        return voice.say("list-at", name=label, place=voice.planet(ref[1]))
    return label


def _technology(voice: Voice, ref: Ref) -> str:
    """Return a technology or its use, with its effect or its owner."""
    name = voice.thing(str(ref[1]))
    if len(ref) == 2:
        return name
    more = voice.you_or(ref[2]) if isinstance(ref[2], int) else voice.say(f"opt-{ref[2]}")
    return voice.say("list-at", name=more, place=name)


def _research(voice: Voice, view: View, ref: Ref) -> str:
    """Return ships on a player's technology: by its name if the reader knows it, else by its place."""
    _, seat, number = ref
    card = view["seats"][seat]["techs"][number]["card"]
    zone = voice.say("zone-technology")
    if seat == view["seat"]:
        return voice.say("list-at", name=zone, place=voice.thing(card))
    place = voice.thing(card) if card else str(number + 1)
    return voice.say("list-at_of", name=zone, place=place, who=voice.name(seat))


def labels(voice: Voice, view: View) -> list[str]:
    """Return the labels of all options of the open question, in their order."""
    item = asked_of(view)["why"].partition(".")[0]
    found = []
    for ref in asked_of(view)["options"]:
        own = f"opt-{item}-{ref[0]}"
        found.append(voice.say(own) if voice.words.has(own) else option(voice, view, ref))
    return found


def ships_on(view: View, planet: int) -> list[int]:
    return next((list(ships) for number, _, ships in view["planets"] if number == planet), [])


def planet_with_ships(voice: Voice, view: View, planet: int) -> str:
    """Name a planet with its ships for readers who see no board: "Blue 3: Ines 3, Tom 1"."""
    there = [f"{voice.you_or(seat)} {count}" for seat, count in enumerate(ships_on(view, planet)) if count]
    who = ", ".join(there) if there else voice.say("scr-none")
    return f"{voice.planet(planet)}: {who}"
