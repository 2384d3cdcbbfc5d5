"""What a card is and what an effect is: rows of plain facts, written with the functions at the end. Knows no game.

A card's effects say *when* they happen, *which verb* does it (`verbs/`), and *how*: to whom, how many, until when. The
words of the rows are those of the rules' card vocabulary; `engine/chaos/README.md` lists them. What a card is called
and what its text says stands in the words, not here.
"""

from dataclasses import dataclass, field
from typing import Any

SHIP, EQUIPMENT, CREW, BASE, EVENT, INTERRUPT = range(6)
TYPE_NAMES = ("ship", "equipment", "crew", "base", "event", "interrupt")
SPEED, FIREPOWER, ARMOUR, BOMBING = range(4)
STATS = ("speed", "firepower", "armour", "bombing")
SIZES = {"scout": 1, "fighter": 2, "cruiser": 3, "destroyer": 4}  # K-SHIP-1
MOON, PLANET, SUN, GALAXY = "moon", "planet", "sun", "galaxy"  # rarities (K-DECK-8)
X_LIMIT, ANY_LIMIT = -1, -2  # development limits X (K-BASE-4) and ? (K-BASE-5)
TARGET_COST = -1  # the price is that of the target; `extra` comes on top

Words = dict[str, Any]


@dataclass(frozen=True, slots=True, eq=False)
class Effect:
    """One thing a card does. `number` is its place in the table of all effects: what is saved and passed around."""

    when: str
    do: str
    to: str = ""
    n: Any = 0
    stat: int = -1
    until: str = ""
    needs: tuple[str, ...] = ()  # conditions that must all hold
    fits: Words = field(default_factory=dict)  # what a target or card must be
    cost: Words = field(default_factory=dict)  # of an ability: turn, credits, sacrifice_self
    window: str = ""  # when an ability may be used: any, main or combat
    limit: str = ""
    who: str = ""
    chooser: str = ""
    count: Any = 1
    steps: int = 1
    state: str = ""
    what: str = ""
    kw: str = ""
    zone: str = ""
    to_zone: str = ""
    shuffle: bool = False
    look: int = 0
    take: int = 0
    split: bool = False
    most: int = -1
    at: str = ""
    pick: int = 1
    options: tuple[tuple["Effect", ...], ...] = ()
    then: tuple["Effect", ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One card face. `stats` are printed numbers of a ship, or what equipment and crew add to theirs."""

    id: str
    species: str
    type: int
    subtype: str
    rarity: str
    cost: int
    effects: tuple[Effect, ...]
    stats: tuple[int, int, int, int] = (0, 0, 0, 0)
    extra: int = 0  # on top of a price that is the target's
    limit: int = 0  # developments a base needs
    simple: bool = True  # may be in a deck for simplified combat (K-SIMC-3)

    @property
    def size(self) -> int:
        return SIZES.get(self.subtype, 0)


# --- how rows are written ------------------------------------------------------------------------------------------


def on(when: str, do: str, **how: Any) -> Effect:
    """Return an effect, written as in `on("play", "draw", n=2)`. A stat is given by its name and stored as its number.
    """
    if "stat" in how:
        how["stat"] = STATS.index(how["stat"])
    return Effect(when, do, **how)


def now(do: str, **how: Any) -> Effect:
    """Return an effect that is part of another one and happens when that one runs it."""
    return on("now", do, **how)


def has(keyword: str) -> Effect:
    """Return the effect that gives a keyword to the ship, or to the ship that carries this card."""
    return Effect("static", "keyword", to="host", kw=keyword)


class Species:
    """A helper that writes the rows of one species."""

    def __init__(self, name: str) -> None:
        self.name = name

    def ship(
        self,
        id: str,
        subtype: str,
        rarity: str,
        cost: int,
        numbers: tuple[int, int, int, int],
        *effects: Effect,
        simple: bool = True,
    ) -> Card:
        return Card(id, self.name, SHIP, subtype, rarity, cost, effects, numbers, simple=simple)

    def equipment(
        self, id: str, subtype: str, rarity: str, cost: int, *effects: Effect, simple: bool = True, **adds: int
    ) -> Card:
        return Card(id, self.name, EQUIPMENT, subtype, rarity, cost, effects, _numbers(adds), simple=simple)

    def crew(
        self, id: str, subtype: str, rarity: str, cost: int, *effects: Effect, simple: bool = True, **adds: int
    ) -> Card:
        return Card(id, self.name, CREW, subtype, rarity, cost, effects, _numbers(adds), simple=simple)

    def base(
        self,
        id: str,
        subtype: str,
        rarity: str,
        cost: int,
        limit: int,
        *effects: Effect,
        armour: int = 0,
        simple: bool = True,
    ) -> Card:
        return Card(id, self.name, BASE, subtype, rarity, cost, effects, (0, 0, armour, 0), limit=limit, simple=simple)

    def event(self, id: str, subtype: str, rarity: str, cost: int, *effects: Effect, simple: bool = True,
              extra: int = 0) -> Card:  # fmt: skip
        return Card(id, self.name, EVENT, subtype, rarity, cost, effects, extra=extra, simple=simple)

    def interrupt(self, id: str, subtype: str, rarity: str, cost: int, *effects: Effect, simple: bool = True,
                  extra: int = 0) -> Card:  # fmt: skip
        return Card(id, self.name, INTERRUPT, subtype, rarity, cost, effects, extra=extra, simple=simple)


def _numbers(adds: dict[str, int]) -> tuple[int, int, int, int]:
    speed, firepower, armour, bombing = (adds.pop(name, 0) for name in STATS)
    if adds:
        raise TypeError(f"no such numbers: {', '.join(adds)}")
    return speed, firepower, armour, bombing
