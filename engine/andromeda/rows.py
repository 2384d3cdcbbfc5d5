"""The rows of which the content is made: a module, a card, a faction is one row of data, its effects tuples in one
vocabulary (`vocabulary.py`). Rows hold no rule; names are the English ones, for scenario files and for reading this.
"""

from dataclasses import dataclass, field
from typing import ClassVar

from engine.andromeda.vocabulary import Amounts, Effect, amounts, listed

SCIENCE, INDUSTRY, COMMERCE, CIVILIZATION, SUPREMACY = range(5)  # tracks; the first four are kinds of modules too
TRANSPORT, FIGHTER, SCIENCE_VESSEL, HEAVY_CRUISER = range(4)
NOTHING = amounts()


@dataclass(frozen=True)
class Numbered:
    """A content row with effects. When the row is made, its effects are added to the list of all effects; `number` is
    their place there.
    """

    EFFECTS: ClassVar[str] = "effect"  # the field they stand in
    number: int = field(default=0, init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "number", listed(getattr(self, self.EFFECTS)))


@dataclass(frozen=True)
class Module(Numbered):
    id: str
    name: str
    kind: int
    effect: tuple[Effect, ...] = ()
    frame: str = ""  # "input" or "output"; industry modules have half frames on both sides (A-MOD-8)
    frame_vp: int = 0
    damage: int = 0  # markers it enters play with
    dice: int = 0  # while undamaged, in its owner's battles (A-MOD-15)
    targeting: int = 0
    endgame: tuple[int, int, str, int] | None = None  # base, per, counter, most counted


@dataclass(frozen=True)
class Card(Numbered):
    id: str
    name: str
    kind: str  # action, event, lasting, diplomacy, battle
    timing: str
    effect: tuple[Effect, ...] = ()
    needs: tuple[str, int] | None = None  # a counter, and how much of it
    needs_raiders_defeated: bool = False
    from_afar: bool = False  # playable without a ship in the battle
    range: int = 0  # while a lasting card lies in play
    targeting: int = 0
    dice: int = 0
    ability: str = ""
    ignore_damage_per_battle: int = 0
    on_alliance_base: tuple[Effect, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "number", listed(self.effect or self.on_alliance_base))


@dataclass(frozen=True)
class Event(Numbered):
    id: str
    name: str
    track: int
    raider: str
    effect: tuple[Effect, ...]


@dataclass(frozen=True)
class Raider(Numbered):
    EFFECTS = "reward"

    id: str
    name: str
    cls: str
    tokens: int
    range: int
    weapons: int
    shields: int
    targeting: int
    placement: str
    reward: tuple[Effect, ...]
    special: str = ""


@dataclass(frozen=True)
class Hull:
    id: str
    name: str
    range: int
    weapons: int
    shields: int
    targeting: int
    abilities: tuple[str, ...]
    titanium: int = 0


@dataclass(frozen=True)
class Upgrade(Numbered):
    id: str
    name: str
    type: int
    range: int
    weapons: int
    shields: int
    targeting: int
    abilities: tuple[str, ...]
    faction: str = ""
    trigger: str = ""
    effect: tuple[Effect, ...] = ()
    at_module: str = ""
    at_kind: int = -1
    extra_leaders: int = 0
    targeting_not_lowered: bool = False


@dataclass(frozen=True)
class Ability(Numbered):
    name: str
    trigger: str
    effect: tuple[Effect, ...] = ()
    limit: str = "none"
    optional: bool = False
    planet_kind: int = -1
    build_cost_titanium: int = 0
    ability: str = ""
    ship_type: str = ""
    recruit_range: int = 0
    storage_limit: int = 0
    captured_moons_limit: int = 0


@dataclass(frozen=True)
class Faction:
    id: str
    name: str
    tracks: tuple[int, int]
    start: Amounts
    upgrade: str
    first: Ability
    second: Ability


@dataclass(frozen=True)
class Moon:
    id: str
    colour: str
    gives: Amounts
    vp: int = 0
    repair: int = 0


@dataclass(frozen=True)
class Token(Numbered):
    id: str
    name: str
    effect: tuple[Effect, ...]


@dataclass(frozen=True)
class PlanetKind(Numbered):
    EFFECTS = "once"

    id: str
    terrain: str
    colour: str
    development: str
    cost: Amounts
    leaders: int
    printed: Amounts
    once: tuple[Effect, ...]


@dataclass(frozen=True)
class Planet:
    id: str
    name: str
    kind: int


@dataclass(frozen=True)
class Base(Numbered):
    id: str
    name: str
    effect: tuple[Effect, ...]


@dataclass(frozen=True)
class Special(Numbered):
    id: str
    name: str
    kind: str
    effect: tuple[Effect, ...] = ()


@dataclass(frozen=True)
class Destiny:
    id: str
    name: str
    goals: tuple[tuple[int, int], tuple[int, int]]
