"""A page with everything public about one player: power, colonies abroad, cards, technologies, what was played so far.

Draws paragraphs for a page from a scene and the story so far.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from cosmic_tui.canvas.cells import Run
from cosmic_tui.games.encounter.catalogue import alien
from cosmic_tui.games.encounter.draw.names import card_name, planet_name
from cosmic_tui.games.encounter.draw.power import TOKENS
from cosmic_tui.games.encounter.draw.ships import pips, race, to_win
from cosmic_tui.games.encounter.draw.things import on_sheet
from cosmic_tui.games.encounter.scene import Scene
from engine.encounter.view_types import Event, Sheet

Paragraphs = list[Sequence[Run]]
HEAD = 10


def seat_title(scene: Scene, who: int) -> str:
    person = scene.people[who]
    names = [alien(scene.words, sheet["alien"]).name for sheet in scene.seat(who)["sheets"] if sheet["alien"]]
    return " · ".join([f"{scene.tag(who)} {person.name}", *names, person.presence]).rstrip(" ·")


def seat_sheet(scene: Scene, who: int, events: Iterable[Event]) -> Paragraphs:
    """Draw the page."""
    seat = scene.seat(who)
    text: Paragraphs = []
    for sheet in seat["sheets"]:
        text += _sheet(scene, sheet)
    have, missing = race(scene, who)
    text.append([_head(scene, "scr-abroad"), Run(have, scene.token(who)), Run(missing, "faint"), *_near(scene, who)])
    abroad = [(planet, ships[who]) for planet, owner, ships in scene.view["planets"] if owner != who and ships[who]]
    if abroad:
        parts: list[Run] = [Run(" " * HEAD)]
        for planet, count in abroad:
            parts += [
                Run(f"{planet_name(scene, planet)} ", "text"),
                Run(pips(scene, who, count), scene.token(who)),
                Run("   "),
            ]
        text.append(parts)
    text.append([_head(scene, "scr-cards"), Run(scene.say("scr-hand_of", n=seat["hand"]), "text")])
    things = [thing for thing in on_sheet(scene, who) if thing.sign]  # tokens stand beside the power
    for number, thing in enumerate(things):
        head = _head(scene, "scr-sheet_things") if not number else Run(" " * HEAD)
        text.append([head, Run(f"{thing.sign} {thing.words}", thing.token)])
    text.append([_head(scene, "scr-warp"), Run(scene.say("scr-warp_ships", n=seat["warp"]), "text")])
    if seat["flare_used"]:
        text.append([_head(scene, "type-flare"), Run(scene.say("scr-flare_used"), "warn")])
    played = _played(scene, who, events)
    if played:
        text.append([_head(scene, "scr-sheet_played"), Run(played, "text")])
    return text


def _head(scene: Scene, ident: str) -> Run:
    return Run(scene.say(ident)[: HEAD - 1].ljust(HEAD), "muted")


def _near(scene: Scene, who: int) -> list[Run]:
    if to_win(scene, who) > 1:
        return []
    return [Run("   "), Run(scene.say("scr-to_win", number=to_win(scene, who)), "danger", "", "bold")]


def _sheet(scene: Scene, sheet: Sheet) -> Paragraphs:
    """Return an alien's tagline and state, then its power in full."""
    state = sheet["power"]
    word = Run(scene.say(f"power-{state}"), TOKENS[state], "", "bold")
    if not sheet["alien"]:
        return [[word], []]
    entry = alien(scene.words, sheet["alien"])
    tokens = [Run("   "), Run(scene.say("scr-tokens", n=sheet["tokens"]), "warn")] if sheet["tokens"] else []
    text: Paragraphs = [[Run(entry.tagline, "text", "", "bold"), Run("   "), word, *tokens], []]
    for part in entry.power.split("\n"):
        text.append([Run(f"{' ' * HEAD}{part}", "text")])
    return [*text, [Run(f"{' ' * HEAD}{entry.help}", "muted")], []]


def _played(scene: Scene, who: int, events: Iterable[Event]) -> str:
    """Return the encounter cards this player has shown, and the artifacts and flares they announced."""
    counted: Counter[str] = Counter()
    mains = [-1, -1]
    for event in events:
        kind = event["event"]
        if kind in ("turn_began", "encounter_began"):
            mains[0] = event["seat"]
        elif kind == "defense_named":
            mains[1] = event["at"][0] if event["at"] else -1
        elif kind == "revealed":
            for side, card in enumerate((event["offcard"], event["defcard"])):
                if mains[side] == who and card:
                    counted[card] += 1
        elif kind == "announced" and event["seat"] == who and event.get("face"):
            counted[event["face"]] += 1
    parts = [
        card_name(scene.words, card, "short") + (f" ×{count}" if count > 1 else "") for card, count in counted.items()
    ]
    return ", ".join(parts)
