"""What can be read in Andromeda's Edge: pages over the table, the codex, the last page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from cosmic_tui.canvas.cells import Run
from cosmic_tui.draw.guide import answer_text, is_answer, rule_entries
from cosmic_tui.draw.parts import Entry, Look, Page, Thing
from cosmic_tui.games.andromeda import facts
from cosmic_tui.games.andromeda.draw import table_pages
from cosmic_tui.games.andromeda.draw.ending import LAST, in_short, story, winner
from cosmic_tui.games.andromeda.draw.goods import KIND_TOKENS
from cosmic_tui.games.andromeda.draw.reading import TEXTS
from cosmic_tui.games.andromeda.say import things as things_of
from cosmic_tui.games.andromeda.scene import Scene
from cosmic_tui.say.parts import Paragraphs
from cosmic_tui.say.voice import Voice
from cosmic_tui.words.letters import capital, fold
from cosmic_tui.words.loader import Words

__all__ = [
    "EARLY", "FILTERS", "LAST", "LONG_TABS", "PAGES", "TABS", "detail", "entries", "in_focus", "in_short", "read",
    "seat", "seat_entry", "seat_title", "story", "terms", "things", "winner",
]  # fmt: skip

PAGES = {
    "why_not": Page("scr-why_dark", table_pages.why_not),
    "odds": Page("scr-odds", table_pages.odds),
    "explain": Page("scr-explain", table_pages.explain),
    "piles": Page("scr-display", table_pages.piles),
    "whole_hand": Page("scr-hand_title", table_pages.whole_hand),
}
EARLY = frozenset(("setup.faction", "setup.destiny"))
TABS = ("modules", "tactics", "events", "factions", "raiders", "ships", "tiles", "rules", "words")
LONG_TABS = frozenset(("rules",))
FILTERS = {
    "battles": frozenset(
        "battle_began escalated energy_spent rolled rerolled die_raised battle_decided ship_lost shield_marked "
        "battle_ended reward tactical_operation ambush raiders_strike".split()
    ),
    "station": frozenset(
        "returning module_activated module_gained module_damaged repaired advanced built upgraded".split()
    ),
    "cards": frozenset("card_played drawn discarded card_given".split()),
}
TERMS_AT = {
    "choose": ("region", "first_launch", "range", "navigation", "assault", "jump"),
    "launch": ("active_region", "moon", "frame", "recruit"),
    "battle": ("targeting", "tactical_operation", "repair_ship"),
    "return": ("dock", "frame", "half_moon", "basic"),
    "end": ("event_marker",),
}
PREFIXES = {
    "modules": "module", "tactics": "card", "events": "event", "factions": "faction", "raiders": "raider",
    "tiles": "tile", "words": "term",
}  # fmt: skip
OPENS = {"module": "modules", "card": "tactics", "event": "events", "faction": "factions", "raider": "raiders",
         "upgrade": "ships", "ship": "ships", "launch": "ships", "play": "tactics"}  # fmt: skip


def terms(moment: str) -> Sequence[str]:
    """Return the terms that the help explains at a moment."""
    return TERMS_AT.get(moment.partition(".")[0], ())


# --- the codex -----------------------------------------------------------------------------------------------------


def _idents(words: Words, tab: str) -> list[str]:
    lists: dict[str, Sequence[str]] = {
        "modules": tuple(facts.MODULES),
        "tactics": tuple(facts.CARDS),
        "events": tuple(facts.EVENTS),
        "factions": tuple(facts.FACTIONS),
        "raiders": tuple(facts.RAIDERS),
        "ships": (*facts.SHIPS, *facts.UPGRADES),
        "tiles": (*facts.PLANET_KIND, *facts.BASES, *facts.SPECIALS),
    }
    if tab in lists:
        return list(lists[tab])
    return [ident.removeprefix("term-") for ident in words.idents("term-")]


def entries(words: Words, tab: str) -> list[Entry]:
    """Return all entries of a tab, each with the text that a search looks through."""
    if tab == "rules":
        return rule_entries(words)
    return [_entry(words, tab, ident) for ident in _idents(words, tab)]


def _entry(words: Words, tab: str, ident: str) -> Entry:
    name, token = _named(words, tab, ident)
    text = " ".join("".join(run.text for run in line) for line in TEXTS[tab](words, ident))
    return Entry(ident, [Run(name, token)], fold(f"{ident} {name} {text}"), head=name)


def _named(words: Words, tab: str, ident: str) -> tuple[str, str]:
    """Return the name of an entry and the color of its kind."""
    if tab == "ships":
        return capital(words.say(f"upgrade-{ident}" if ident in facts.UPGRADES else f"ship-{ident}")), "text"
    name = words.say(f"{PREFIXES[tab]}-{ident}")
    if tab == "modules":
        return name, KIND_TOKENS[facts.MODULES[ident].kind]
    if tab == "tiles" and ident in facts.PLANET_KIND:
        return name, KIND_TOKENS[facts.PLANET_KIND[ident]]
    return name, {"raiders": "danger", "tactics": "flare"}.get(tab, "text")


def detail(words: Words, tab: str, ident: str) -> tuple[str, Paragraphs]:
    """Return the name and the whole text of an entry."""
    if is_answer(ident):
        return answer_text(words, ident)
    if tab == "rules":
        return ident, list(TEXTS[tab](words, ident))
    return _named(words, tab, ident)[0], list(TEXTS[tab](words, ident))


# --- at the table --------------------------------------------------------------------------------------------------


def read(scene: Scene, voice: Voice, ref: tuple[Any, ...]) -> Page | Look | None:
    """Return the page about a thing."""
    kind = ref[0]
    ident = str(ref[1]) if len(ref) > 1 else ""
    if kind in ("region", "collect", "recruit"):
        title = f"{ident} {things_name(scene, ident)}"
        return Page(title, lambda scene, voice, room: table_pages.region(scene, ident))
    if kind == "raider":
        card = next((row["card"] for row in scene.view["raiders"] if row["class"] == ident), "")
        return Look("raiders", card) if card else None
    if kind in OPENS and ident:
        return Look(OPENS[kind], ident)
    if kind in ("discovery", "supremacy", "use_token", "token"):
        return _short(scene.say(f"token-{ident}"), TEXTS["tokens"], ident)
    if kind == "destiny":
        return _short(scene.say(f"destiny-{ident}"), TEXTS["destiny"], ident)
    if kind in ("use_development", "development"):
        text = scene.words.say(f"development-{ident}", "text")
        return Page(scene.say(f"development-{ident}"), lambda scene, voice, room: [[Run(text, "text")]])
    if kind == "ability":
        return Look("factions", ident)
    if kind == "stage":
        return PAGES["explain"]
    return PAGES["piles"] if kind == "piles" else None


def _short(title: str, text: Callable[[Words, str], Iterator[list[Run]]], ident: str) -> Page:
    return Page(title, lambda scene, voice, room: list(text(scene.words, ident)))


def things_name(scene: Scene, region: str) -> str:
    return things_of.region_name(scene.words, scene.view, region)


def in_focus(scene: Scene) -> tuple[Any, ...] | str:
    """Return the thing in focus."""
    focus, at = scene.focus, scene.focus_at
    if focus == "hand":
        cards = list(dict.fromkeys(sorted(scene.view.get("hand", ())) if scene.sort else scene.view.get("hand", ())))
        return ("card", cards[at % len(cards)]) if cards else ("seat", max(0, scene.me))
    if focus == "seats":
        return ("seat", at % scene.n)
    if focus == "map":
        regions = list(scene.view["map"])
        return ("region", regions[at % len(regions)])
    if focus in ("log", "stage"):
        return {"log": "log", "stage": "explain"}[focus]
    draft = scene.draft
    choice = draft.choice if draft is not None else None
    if choice is not None and len(choice.ref) > 1:
        return tuple(choice.ref)
    return ("region", scene.view["region"]) if scene.view["region"] else ("seat", max(0, scene.me))


def things(scene: Scene) -> list[Thing]:
    """Return the things that a reader can jump to: regions, then modules for sale, then the reader's hand."""
    found = []
    for name in scene.view["map"]:
        runs = [Run(f"{name} ", "key"), Run(things_name(scene, name), "text")]
        found.append(Thing(runs, ("region", name)))
    for kind, column in enumerate(scene.view["display"]):
        found += [
            Thing([Run(scene.say(f"module-{ident}"), KIND_TOKENS[kind])], ("module", ident))
            for ident in column
            if ident
        ]
    hand = dict.fromkeys(scene.view.get("hand", ()))
    return found + [Thing([Run(scene.say(f"card-{card}"), "flare")], ("card", card)) for card in hand]


def seat_title(scene: Scene, who: int) -> str:
    """Return a player's name and faction: `Vera · Veiled Cartographers`."""
    faction = scene.seat(who)["faction"]
    name = scene.people[who].name
    return f"{name} · {scene.say(f'faction-{faction}')}" if faction else name


def seat(scene: Scene, who: int, events: Sequence[Any]) -> Paragraphs:
    return table_pages.seat_sheet(scene, who, events)


def seat_entry(scene: Scene, who: int) -> Look | None:
    faction = scene.seat(who)["faction"]
    return Look("factions", faction) if faction else None
