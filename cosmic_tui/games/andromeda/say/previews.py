"""What an answer would bring, in words: from what the view says of every launch, module, price and throw.

Reads the help that comes with a view and the answer in the making; decides nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cosmic_tui.games.andromeda.facts import KINDS, MODULES, TRACKS, icon, kind_of
from cosmic_tui.games.andromeda.say import stakes, things
from cosmic_tui.games.andromeda.say.odds import of_launch, with_card
from cosmic_tui.games.andromeda.say.orders import home, then
from cosmic_tui.say.voice import Voice
from engine.andromeda.view_types import View
from engine.kernel.views import asked_of

Ref = tuple[Any, ...]


def of_option(voice: Voice, view: View, ref: Ref) -> list[str]:
    """Return the results of the highlighted option, the most important first."""
    question = asked_of(view)
    why = question["why"]
    if why == "launch.where" and ref[0] == "region":
        return launch(voice, view, str(question["by"][1]), str(ref[1]))
    if ref[0] in ("launch", "return"):
        return _main(voice, view, ref)
    if ref[0] == "module":
        return _module(voice, view, str(ref[1]))
    if ref[0] == "ability" and why == "return.module":
        return then(voice.words, view, "ability")
    if ref[0] == "faction":
        return [things.ability(voice.words, str(ref[1]), side, view["balanced"]) for side in "ab"]
    if ref[0] == "play":
        return [voice.say(f"card-{ref[1]}", "text")]
    if ref[0] == "card" and why.startswith("battle."):
        return [*with_card(voice, view, str(ref[1])), voice.say(f"card-{ref[1]}", "text")]
    if ref[0] in ("card", "event", "upgrade") and voice.words.has(f"{ref[0]}-{ref[1]}", "text"):
        return [voice.say(f"{ref[0]}-{ref[1]}", "text")]
    if ref[0] == "discovery":
        return [voice.say(f"token-{ref[1]}", "text")]
    if ref[0] == "destiny":
        return [voice.say(f"destiny-{ref[1]}", "fate")]
    if why == "build.development" and ref[0] == "region":
        return site(voice, view, str(ref[1]))
    if ref[0] == "raider":
        return _raider(voice, view, str(ref[1]))
    return []


def _main(voice: Voice, view: View, ref: Ref) -> list[str]:
    if ref[0] == "return":
        return [voice.say("scr-line-return_home"), *home(voice.words, view)]
    reach = view.get("launches", {}).get(ref[1], {})
    found = [voice.say("ship-" + ref[1], "help")]
    if reach:
        found.append(voice.say("scr-regions_lit", low=len(reach), high=len(view["map"])))
    return found


def launch(voice: Voice, view: View, ship: str, region: str) -> list[str]:
    """Return a sentence about a launch: its gain, the raiders or players it meets, and the cost of a jump."""
    row = view.get("launches", {}).get(ship, {}).get(region)
    place = things.region_name(voice.words, view, region)
    gain = gain_words(voice, view, region)
    if row is None:
        return [f"{place}: {gain}."]
    names = [voice.you_or(seat) for seat, _ in row["meets"]]
    if row["raiders_there"]:
        names.append(raiders_words(voice, view, *row["raiders_there"]))
    coming = [raiders_words(voice, view, letter, n) for letter, n in row["raiders_come"]]
    if names:
        found = [voice.say("scr-line-launch_battle", place=place, gain=gain, names=voice.words.join(names + coming))]
    elif coming:
        found = [voice.say("scr-line-launch_raiders", place=place, gain=gain, names=voice.words.join(coming))]
    else:
        found = [voice.say("scr-line-launch_free", place=place, gain=gain)]
    if row["energy"]:
        stored = view["seats"][view["seat"]]["stock"][0]
        found.append(voice.say("scr-line-launch_jump" if stored else "scr-line-launch_jump_moon"))
    chance = of_launch(row)
    if row["battle"] and chance is not None:
        found.append(voice.say("scr-line-wins", number=round(chance * 100)))
    if "stakes" in row:
        found += stakes.sentences(voice.words, row["stakes"])
    if row.get("collect_first"):
        found.append(voice.say("scr-line-collect_first"))
    return found


def gain_words(voice: Voice, view: View, region: str) -> str:
    """Return a region's gain: `you capture titan VP`, or a base's effect."""
    row = view["map"][region]
    if row.get("moon"):
        return voice.say("scr-line-launch_moon", moon=things.moon_said(voice.words, row["moon"]))
    kind = kind_of(view, region)
    if kind >= 0:
        return voice.say("scr-line-launch_printed", amounts=things.amounts(voice.words, KINDS[kind].printed))
    if row["tile"] == "nebula":
        return voice.say("fx-peek_events")
    return voice.say("scr-line-launch_base")


def raiders_words(voice: Voice, view: View, letter: str, n: int) -> str:
    """Return raiders by name, with their number if there are several."""
    card = next((row["card"] for row in view["raiders"] if row["class"] == letter), "")
    name = voice.say(f"raider-{card}") if card else voice.say("opt-raider", letter=letter)
    return voice.say("scr-raiders_many", number=n, raider=name) if n > 1 else name


def _module(voice: Voice, view: View, ident: str) -> list[str]:
    """Return a module's effect and, in a return, a note if energy does not work in its row yet."""
    found = [
        voice.say(
            "scr-line-module_gives", module=voice.say(f"module-{ident}"), text=voice.say(f"module-{ident}", "text")
        )
    ]
    order = view.get("orders", {}).get("modules", {}).get(ident)
    if order is None:
        return found
    brings = changes(voice, view, order.get("changes", {}))
    found = [*brings, *then(voice.words, view, ident), *found]
    for neighbour, moon, at_once in order["half_moons"]:
        said = "scr-line-half_now" if at_once else "scr-line-half_later"
        name, gives = voice.say(f"module-{neighbour}"), things.moon(voice.words, moon)
        found.append(voice.say(said, module=name, moon=gives))
    if (
        ["energy"] not in order["means"]
        and MODULES[ident].kind
        and not view["orders"]["rows"][TRACKS[MODULES[ident].kind]]
    ):
        found.append(voice.say("scr-line-module_energy"))
    return found


def changes(voice: Voice, view: View, found: Mapping[str, int]) -> list[str]:
    """Return the gains and costs of an answer that its player can know: `It brings 2 titanium.`"""
    words = voice.words
    plus = [things.amount(words, name, n) for name, n in found.items() if n > 0 and name in things.AMOUNTS]
    minus = [things.amount(words, name, -n) for name, n in found.items() if n < 0 and name in things.AMOUNTS]
    plus += [things.amount(words, "vp", found["vp"])] if found.get("vp", 0) > 0 else []
    plus += [voice.say("fx-recruit", n=found["leaders"])] if found.get("leaders", 0) > 0 else []
    plus += [voice.say("fx-mended", n=-found["damaged"])] if found.get("damaged", 0) < 0 else []
    far = [found.get(f"track-{name}", 0) for name in TRACKS]
    moved = [step for track, n in enumerate(far) for step in steps(voice, view, track, n)]
    if found.get("tracks", 0) > 0:
        plus += moved or [voice.say("fx-advance_some", n=found["tracks"])]
    if plus and minus:
        return [voice.say("scr-line-brings_for", gain=words.join(plus), cost=words.join(minus))]
    if minus:
        return [voice.say("scr-line-costs", cost=words.join(minus))]
    return [voice.say("scr-line-brings", gain=words.join(plus))] if plus else []


def steps(voice: Voice, view: View, track: int, n: int) -> list[str]:
    """Return an advance on a track, and the rewards on its spaces: `science +1 (to 4: level 2)`."""
    before = view["seats"][view["seat"]]["tracks"][track]
    icons = [name for space in range(before + 1, before + n + 1) if (name := icon(track, space))]
    facts = {"track": voice.say(f"track-{TRACKS[track]}"), "number": n, "max": before + n}
    if not icons:
        return [voice.say("scr-line-track_step", **facts)] if n else []
    return [voice.say("scr-line-track_icon", text=", ".join(voice.say(f"icon-{name}") for name in icons), **facts)]


def site(voice: Voice, view: View, region: str) -> list[str]:
    """Return the cost and the score of building there."""
    kind = kind_of(view, region)
    row = view.get("sites", {}).get(region)
    cost = row["cost"] if row else KINDS[kind].cost
    amounts = things.amounts(voice.words, cost)
    if row is None:
        return [voice.say("scr-line-price", amounts=amounts)]
    return [voice.say("scr-line-site", n=row["leaders"], number=row["vp"], amounts=amounts)]


def _raider(voice: Voice, view: View, letter: str) -> list[str]:
    card = next((row["card"] for row in view["raiders"] if row["class"] == letter), "")
    return [voice.say(f"raider-{card}", "text")] if card else []
