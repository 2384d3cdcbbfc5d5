"""Everything in the box does something in play: what no game of the battery comes to, a scenario of its own tries."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.andromeda.content import (
    CARD_IDS,
    DESTINY_IDS,
    DEVELOPMENTS,
    DISCOVERY_IDS,
    EVENT_IDS,
    FACTION_IDS,
    FACTIONS,
    MODULES,
    MOON_IDS,
    RAIDER_IDS,
    SUPREMACY_IDS,
    UPGRADE_IDS,
    UPGRADES,
)
from tests.andromeda.rules.players import TABLES, play, start
from tests.night import LARGE

GAMES = 600 if LARGE else 36
# These come to all that is asked for; others follow only if the rules send a game another way.
RICHEST = (18, 12, 11, 23, 29, 32, 6, 14, 0, 4, 8, 20, 17, 7, 30, 13, 28, 26)
SCENARIOS = Path(__file__).parents[2] / "scenarios" / "andromeda"
Thing = tuple[str, ...]
BY_EVENT = {
    "card_played": ("card", 1),
    "event_revealed": ("event", 0),
    "reward": ("reward", 1),
    "upgraded": ("upgrade", 1),
    "token_used": ("token", 1),
    "developed": ("development", 1),
    "captured": ("moon", 1),
    "destiny_shown": ("destiny", 1),
    "module_gained": ("module", 1),
    "module_activated": ("works", 1),
    "raiders_strike": ("strikes", 0),
}
BY_ABILITY = ("scored", "gained", "paid", "drawn", "ability_used")


def everything() -> set[Thing]:
    """Each component with each of the things it does."""
    found: set[Thing] = {("module", row.id) for row in MODULES if not row.id.startswith("B-")}
    found |= {("works", row.id) for row in MODULES if row.endgame is None}
    found |= {("counts", row.id) for row in MODULES if row.endgame is not None}
    for kind, names in (
        ("card", CARD_IDS), ("event", EVENT_IDS), ("reward", RAIDER_IDS), ("upgrade", UPGRADE_IDS),
        ("token", (*DISCOVERY_IDS, *SUPREMACY_IDS)), ("development", DEVELOPMENTS), ("used", DEVELOPMENTS),
        ("faction", FACTION_IDS), ("destiny", DESTINY_IDS), ("moon", MOON_IDS),
        ("strikes", ("RA1", "RB1", "RC2", "RD1", "RD2")),
    ):  # fmt: skip
        found |= {(kind, name) for name in names}
    for row in FACTIONS:
        found |= {("ability", row.id, str(n)) for n, ability in enumerate((row.first, row.second)) if ability.number}
    return found | {("special", row.id) for row in UPGRADES if row.trigger}


def reached(events: list[tuple[Any, ...]], scores: list[list[tuple[str, str, int]]]) -> Iterator[Thing]:
    for kind, facts, _, _ in events:
        if kind in BY_EVENT:
            name, place = BY_EVENT[kind]
            yield name, facts[place]
        if kind == "card_turned" and not facts[2]:
            yield "used", facts[1]
        if kind == "factions_chosen":
            yield from (("faction", name) for name in facts[0])
        by = facts[-1] if kind in BY_ABILITY else None
        if isinstance(by, tuple) and by[0] == "ability":
            yield "ability", by[1], str(by[2])
        elif isinstance(by, tuple) and by[0] == "upgrade":
            yield "special", by[1]
    for what, thing, _ in (line for lines in scores for line in lines):
        if what == "module":
            yield "counts", thing
        elif what == "ability":
            yield "ability", *thing.split()


def in_scenarios() -> set[str]:
    """Ids that stand in scenario files."""
    text = "\n".join(file.read_text(encoding="utf-8") for file in SCENARIOS.rglob("*.toml"))
    return set(re.findall(r"\b(?:[SICV]|T[AELDB]|[GC]D|DT|PT|FU|N[TFSC]|R[SABCD]|DS|F)\d+\b", text))


def test_everything_in_the_box_is_reached() -> None:
    tried = in_scenarios()
    missing = {thing for thing in everything() if thing[1] not in tried}
    for number in dict.fromkeys([*RICHEST, *range(GAMES)]):
        if not missing and not LARGE:
            break
        match = start(number, strict=False, **TABLES[number % len(TABLES)])
        play(match, number)
        missing -= set(reached(match.game.events, match.game.scores))
    assert sorted(missing) == []


def test_something_that_never_happens_is_found() -> None:
    assert ("card", "TA99") not in everything()
    assert len(everything()) > 450
    assert set(reached([("card_played", (0, "TA01"), 0, ())], [])) == {("card", "TA01")}
