"""What may be chosen, and what may be done beside the question, in words: things by their names, everything else by its
own `opt-` message.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cosmic_tui.games.andromeda.facts import PRICE_KIND
from cosmic_tui.games.andromeda.say import things
from cosmic_tui.prompt.dial import Dial
from cosmic_tui.prompt.draft import Draft
from cosmic_tui.say.voice import Voice
from cosmic_tui.words.letters import capital
from engine.andromeda.view_types import View
from engine.kernel.views import asked_of

Ref = list[Any] | tuple[Any, ...]
NAMED = ("module", "card", "upgrade", "faction", "event", "destiny", "development")
# What may be done with one thing: the sentence, and what it calls the thing.
ONE_THING = {
    "play": ("act-play", "card"),
    "recruit": ("act-recruit", "place"),
    "collect": ("act-collect", "place"),
    "use_development": ("act-use_development", "development"),
    "use_token": ("act-use_token", "name"),
    "ability": ("act-use_ability", "name"),
    "rearrange": ("act-rearrange", "module"),
}
NAMED_AS = {"play": "card", "use_development": "development", "use_token": "token", "rearrange": "module"}
MENDING = "damage.repair"
DIALED = {"return.with": "by_means", "battle.raise_by": "raised_by", "swap.take": "swapped_for",
          "bonus.which": "by_means"}  # fmt: skip
PRICED = ("modules.buy", "modules.buy_second", "modules.buy_two", "modules.take")


def option(voice: Voice, view: View, ref: Ref, form: str = "") -> str:
    """Return the label of one option of a question."""
    kind, words = ref[0], voice.words
    why = view["question"]["why"] if view["question"] else ""
    if why == MENDING and kind in ("ship", "shield", "mechaphage"):
        return _mending(voice, ref)
    if kind == "region":
        return things.region_name(words, view, ref[1], form)
    if kind in NAMED and len(ref) > 1:
        return voice.say(f"{kind}-{ref[1]}")
    if kind == "launch":
        return capital(things.ship(words, ref[1]))
    if kind == "ship":
        return _ship(voice, view, ref, form)
    if kind == "seat":
        return voice.you_or(ref[1])
    if kind in ("resource", "credit_for", "less"):
        return voice.say(f"resource-{ref[1]}", form)
    if kind == "track":
        return voice.say(f"track-{ref[1]}")
    if kind in ("discovery", "supremacy", "token"):
        return voice.say(f"token-{ref[1]}")
    if kind == "die":
        return voice.say(f"opt-die_{ref[1]}")
    if kind == "cost":
        return things.amounts(words, ref[1:])
    if kind == "choice":
        data = asked_of(view)["data"]
        places = [entry[1] for entry in asked_of(view)["options"] if entry[0] == "choice"]
        return things.effects(words, data[places.index(ref[1])])
    if kind == "ability":
        return things.named_thing(words, ref)
    if kind == "raider":
        return _raider(voice, view, ref)
    return act(voice, view, ref) if len(ref) > 1 else voice.say(f"opt-{kind}")


def _ship(voice: Voice, view: View, ref: Ref, form: str) -> str:
    """Return a ship's type, with its place if several could be meant."""
    name = things.ship(voice.words, ref[1], "short" if form else "")
    if len(ref) < 3:
        return name
    if ref[2] == "repair_ship":
        return voice.words.say_or_value("opt-ship_repair", form, ship=name)
    place = ref[2] if form else things.region_name(voice.words, view, ref[2])
    return voice.words.say_or_value("opt-ship_at", form, ship=name, place=place)


def _mending(voice: Voice, ref: Ref) -> str:
    if ref[0] == "mechaphage":
        return voice.say("opt-mend_hive", module=voice.say(f"module-{ref[1]}"))
    return voice.say(f"opt-mend_{ref[0]}", ship=things.ship(voice.words, ref[1]))


def _raider(voice: Voice, view: View, ref: Ref) -> str:
    """Return raiders by the name of their card, which is public once they are on the map."""
    card = next((row["card"] for row in view["raiders"] if row["class"] == ref[1]), "")
    name = voice.say(f"raider-{card}") if card else voice.say("opt-raider", letter=ref[1])
    if len(ref) < 3:
        return name
    return voice.say("opt-raider_at", name=name, place=things.region_name(voice.words, view, ref[2]))


def act(voice: Voice, view: View, ref: Ref) -> str:
    """Return an act beside the question in words, also if a question offers it as an option."""
    kind, words = ref[0], voice.words
    if kind in ONE_THING:
        ident, key = ONE_THING[kind]
        return voice.say(ident, **{key: _thing(voice, view, ref)})
    if kind == "slot":
        return voice.say("act-slot", moon=things.moon(words, ref[1]), name=_frame(voice, ref))
    if kind in ("abandon", "drop"):
        return voice.say(f"act-{kind}", moon=things.moon(words, ref[1]))
    if kind == "after":
        return voice.say("opt-after", module=voice.say(f"module-{ref[1]}"))
    if kind == "moon":
        return things.moon(words, ref[1])
    return voice.say(f"act-{kind}" if words.has(f"act-{kind}") else f"opt-{kind}")


def _thing(voice: Voice, view: View, ref: Ref) -> str:
    """Return the name of the thing that is played, used or moved."""
    kind = ref[0]
    if kind in ("recruit", "collect"):
        return things.region_name(voice.words, view, ref[1])
    if kind == "ability":
        return things.named_thing(voice.words, ref)
    return voice.say(f"{NAMED_AS[kind]}-{ref[1]}")


def _frame(voice: Voice, ref: Ref) -> str:
    """Return the name of a frame for a moon."""
    name = voice.say("zone-tactical") if ref[2] == "tactical" else voice.say(f"module-{ref[2]}")
    return voice.say("act-frame", name=name)


def acts_by_verb(voice: Voice, view: View, refs: Sequence[Ref]) -> list[str]:
    """Return the possible acts, grouped by verbs, and each moon: `play Slip Drive or Afterburners`."""
    found: dict[tuple[str, str, str], list[str]] = {}
    for ref in refs:
        moon = ""
        if ref[0] in ONE_THING:
            (ident, variable), name = ONE_THING[ref[0]], _thing(voice, view, ref)
        elif ref[0] == "slot":
            ident, variable, name, moon = "act-slot", "name", _frame(voice, ref), things.moon(voice.words, ref[1])
        else:
            ident = name = act(voice, view, ref)
            variable = ""
        found.setdefault((ident, variable, moon), []).append(name)
    return [
        voice.say(ident, **{"moon": moon, variable: voice.words.either(dict.fromkeys(names))}) if variable else names[0]
        for (ident, variable, moon), names in found.items()
    ]


def labels(voice: Voice, view: View, form: str = "") -> list[str]:
    """Return the labels of all options in their order, with prices if something is bought or built."""
    question = asked_of(view)
    found = [option(voice, view, ref, form) for ref in question["options"]]
    data = question["data"]
    if question["why"] in PRICED and isinstance(data, list):
        for place, units in enumerate(data[: len(found)]):
            found[place] = f"{found[place]} {_units(voice, view, question['options'][place], units)}"
    if question["why"] == "build.ship" and isinstance(data, list):
        for place, units in enumerate(data[: len(found)]):
            found[place] = f"{found[place]} {units}{voice.say('resource-titanium', 'letter')}"
    return [capital(label) for label in found]


def dialed(voice: Voice, view: View, draft: Draft, form: str = "") -> list[str]:
    """Return the labels of all options. If two questions are put as one, chosen and highlighted options include the
    second answer.
    """
    found = labels(voice, view, form)
    if isinstance(draft, Dial):
        for here in {*draft.chosen, *([draft.choice.index] if draft.choice is not None else [])}:
            if (way := draft.way(here)) is not None:
                second = _way(voice, view, way, form)
                found[here] = voice.say(f"opt-{DIALED[draft.after]}", first=found[here], second=second)
    return found


def _way(voice: Voice, view: View, way: Ref, form: str) -> str:
    return str(way[1]) if way[0] == "number" else option(voice, view, way, form)


def _units(voice: Voice, view: View, ref: Ref, units: int) -> str:
    """Return a displayed module's price, in units of its column: `2t`."""
    for kind, column in enumerate(view["display"]):
        if ref[1] in column:
            return f"{units}{voice.say(f'resource-{PRICE_KIND[kind]}', 'letter')}"
    return str(units)
