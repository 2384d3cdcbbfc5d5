"""`python -m tests.box andromeda`: everything that is printed in a game's box, a line a thing, for `tests/data/box`.

The rows of the content are read by the names of their fields; nothing of the game imports this. A number that changes
is a line in a diff, and whoever changes it on purpose makes the file anew with the command above.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

from engine.andromeda import content
from engine.andromeda.content.balanced import BALANCED
from engine.andromeda.vocabulary import AMOUNTS, LISTS

FOLDER = Path(__file__).parent / "data" / "box"
ROWS = (
    "SHIP_TYPES", "FACTIONS", "UPGRADES", "MODULES", "CARDS", "EVENTS", "RAIDERS", "MOONS", "DISCOVERIES",
    "SUPREMACY_TOKENS", "DESTINY", "PLANET_KINDS", "PLANETS", "BASES", "SPECIALS",
)  # fmt: skip
NUMBERS = (
    "SPACE_VP", "LEVELS", "ICONS", "VAULTS", "HAND_LIMITS", "DEVELOPMENT_VP", "DEVELOPMENT_MOST", "DEVELOPMENTS_A_KIND",
    "STORAGE", "CAPTURED_MOST", "MOST_DICE", "MOST_TARGETING", "EVENT_STEPS", "PLANETS_LAID", "LENGTHS", "FLEET",
    "LEADERS", "HIVES", "MODULE_PRICE",
)  # fmt: skip
# where an effect holds numbers of other lists
LISTED = {"convert": (2,), "choose": (1,), "per": (2,), "all_players": (1,), "leaders_of_track": (2,)}


def andromeda() -> Iterator[str]:
    for name in ROWS:
        for row in getattr(content, name):
            yield f"{name.lower()} {told(row)}"
    for name in NUMBERS:
        yield f"{name.lower()} {getattr(content, name)}"
    for faction, abilities in BALANCED.items():
        yield f"balanced {faction} {' / '.join(told(one) if one else 'as printed' for one in abilities)}"


def told(value: Any) -> str:
    """One thing with what is printed on it; what is nothing is left out."""
    if is_dataclass(value):
        parts = [(field.name, getattr(value, field.name)) for field in fields(value) if field.name != "number"]
        blank = {field.name: field.default for field in fields(value)}
        return " ".join(f"{name} {told(part)};" for name, part in parts if part != blank[name])
    if isinstance(value, tuple) and value and isinstance(value[0], str) and value[0] in LISTED:
        return effect(value)
    if isinstance(value, tuple):
        amounts = len(value) == len(AMOUNTS) and all(type(part) is int for part in value)
        if amounts:
            return ", ".join(f"{n} {name}" for name, n in zip(AMOUNTS, value, strict=True) if n) or "nothing"
        return f"({', '.join(map(told, value))})"
    return str(value)


def effect(value: tuple[Any, ...]) -> str:
    """An effect with the effects that it leads to."""
    parts = []
    for place, part in enumerate(value):
        if place in LISTED[value[0]]:
            numbers = part if isinstance(part, tuple) else (part,)
            parts.append(f"[{' | '.join(told(LISTS[number]) for number in numbers)}]")
        else:
            parts.append(told(part))
    return f"({', '.join(parts)})"


GAMES = {"andromeda": andromeda}


def path(game: str) -> Path:
    return FOLDER / f"{game}.txt"


def table(game: str) -> str:
    """The file as it should be: its head, which people write, and a line a thing."""
    kept = path(game).read_text("utf-8") if path(game).exists() else ""
    head = [line for line in kept.splitlines() if line.startswith("#")]
    return "\n".join([*head, *GAMES[game](), ""])


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    path(sys.argv[1]).write_text(table(sys.argv[1]), "utf-8")
