"""Things on sheets and boards besides ships: tokens, a second hand, technologies, citadels, a flagship, a cannon.

Each thing has a sign, a name, and a short name for tight places. All of it is public. Takes scenes, returns runs; must
not know where they are put.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from cosmic_tui.canvas.cells import Run, width
from cosmic_tui.games.encounter.draw.names import card_name, handle
from cosmic_tui.games.encounter.draw.ships import tight
from cosmic_tui.games.encounter.scene import Scene
from engine.encounter.view_types import Kept, Technology

TOKEN, CARDS, FACE_DOWN, FACE_UP, MARK, SHIP = "×", "▌", "▒", "█", "│", "►"
GAP = 2
# Places of the flagship that are no planets, as views number them.
ZONES = {-1: "gate", -2: "beside", -3: "technology", -4: "warp", -5: "gate", -6: "removed"}


class Thing(NamedTuple):
    """Something to be drawn: its sign (none for counted tokens), its name, a short name, its color. `named` replaces a
    short name that is only a number: the number with what it counts.
    """

    sign: str
    words: str
    short: str
    token: str = "info"
    named: str = ""


def on_sheet(scene: Scene, who: int) -> list[Thing]:
    """Return everything in front of a player except ships and hand, the most important first."""
    aliens = [sheet["alien"] for sheet in scene.seat(who)["sheets"]]
    found = _tokens(scene, who)
    kept = _kept(scene)
    if "second_hand" in kept and "miser" in aliens:
        hoard = kept["second_hand"]
        count = hoard if isinstance(hoard, int) else len(hoard)
        found.append(_thing(scene, CARDS, "hoard", "warn", number=count))
    if "citadels" in kept and "citadel" in aliens:
        where = [f"{handle(scene, planet)} {_card(scene, card)}" for planet, card in kept["citadels"]]
        if where:
            found.append(_thing(scene, FACE_UP, "citadels", "info", names=", ".join(where), number=len(where)))
    if kept.get("flagship", [-1])[0] == who:
        found.append(_thing(scene, SHIP, "flagship", scene.token(who), place=_place(scene, kept["flagship"][1])))
    return found + _technologies(scene, who)


def on_planet(scene: Scene, planet: int) -> list[Thing]:
    """Return what lies beside a planet, or stands on it beside the counted ships."""
    kept = _kept(scene)
    found = []
    if kept.get("flagship", [-1, -1])[1] == planet:
        found.append(_thing(scene, SHIP, "flagship_here", scene.token(kept["flagship"][0])))
    for where, card in kept.get("citadels", []):
        if where == planet:
            found.append(_thing(scene, FACE_UP, "citadel", "attack", value=_card(scene, card)))
    if planet in kept.get("lunar_cannon", []):
        found.append(_thing(scene, MARK, "cannon_here", "gate"))
    return found


def thing_runs(things: Sequence[Thing], room: int, short: bool = False) -> list[Run]:
    """Return as many things as fit: with full names as far as these fit, the rest with short ones."""
    texts = [f"{thing.sign}{thing.short}" for thing in things]
    while texts and _wide(texts) > room:
        texts.pop()
    for number, thing in enumerate(things[: len(texts)]):
        for words in (thing.named, "" if short else f"{thing.sign} {thing.words}".strip()):
            longer = [*texts[:number], words or texts[number], *texts[number + 1 :]]
            texts = longer if _wide(longer) <= room else texts
    runs: list[Run] = []
    for text, thing in zip(texts, things, strict=False):
        runs += [Run(" " * GAP)] if runs else []
        runs.append(Run(text, thing.token))
    return runs


def _wide(texts: list[str]) -> int:
    return sum(map(width, texts)) + GAP * (len(texts) - 1)


def technology(scene: Scene, who: int, tech: Technology) -> str:
    """Name one technology: its name if it is known, the ships on it, a card under it."""
    name = scene.say(f"tech-{tech['card']}") if tech["card"] else scene.say("scr-face_down_technology", n=1)
    ships = f" {tight(scene, who, tech['ships'])}" if tech["ships"] else ""
    stored = f" + {_card(scene, tech['stored'])}" if tech["stored"] else ""
    return f"{name}{ships}{stored}"


def _thing(scene: Scene, sign: str, name: str, token: str, **args: Any) -> Thing:
    ident = f"scr-thing_{name}"
    return Thing(sign, scene.say(ident, **args), scene.say(ident, "short", **args), token)


def _kept(scene: Scene) -> Kept:
    return scene.view.get("kept", {})


def _card(scene: Scene, card: str) -> str:
    return card_name(scene.words, card, "short")


def _place(scene: Scene, place: int) -> str:
    return handle(scene, place) if place >= 0 else scene.say(f"zone-{ZONES[place]}")


def _tokens(scene: Scene, who: int) -> list[Thing]:
    """Return the tokens on the player's sheet, and those other players have handed over."""
    count = sum(sheet["tokens"] for sheet in scene.seat(who)["sheets"])
    found = [Thing("", scene.say("scr-tokens", n=count), f"{TOKEN}{count}", "warn")] if count else []
    kept = _kept(scene)
    if who in kept.get("grudge", [])[1:]:
        found.append(_thing(scene, TOKEN, "grudge", "danger"))
    if who in kept.get("easy_access", []):
        found.append(_thing(scene, TOKEN, "caught", "danger"))
    return found


def _technologies(scene: Scene, who: int) -> list[Thing]:
    """Return technologies in play by name, with what they have on the board; face-down ones by number, with the ships
    on them.
    """
    techs = scene.seat(who)["techs"]
    found = []
    for tech in techs:
        if tech["up"]:
            words = technology(scene, who, tech)
            covered = _kept(scene).get("lunar_cannon", [])
            if tech["card"] == "lunar_cannon" and covered:
                words += f" {'-'.join(handle(scene, planet) for planet in covered)}"
            found.append(Thing(FACE_UP, words, scene.say("scr-thing_technology", "short"), "info"))
    down = [tech for tech in techs if not tech["up"]]
    if down:
        ships = sum(tech["ships"] for tech in down)
        on_them = f" {tight(scene, who, ships)}" if ships else ""
        words = scene.say("scr-tech_down", number=len(down))
        few = scene.say("scr-thing_technology", "short")
        named = f"{few} {len(down)}{on_them}"
        found.append(Thing(FACE_DOWN, f"{words}{on_them}", f"{len(down)}{on_them}", "muted", named))
    return found
