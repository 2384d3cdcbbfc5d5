"""Names in scenario files: seats, planets, cards, aliens, destiny cards and options, both ways.

Spaces, hyphens and underscores count as the same, and so do upper and lower case.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from engine.encounter.cards import (
    ALIEN_IDS,
    ALIEN_NUMBER,
    DESTINY_NAMES,
    FIRST_CLASSIC,
    NAMES,
    REINFORCEMENTS,
    TYPE,
    WILD,
    alien_of,
)
from engine.encounter.flagship import IN_WARP
from engine.encounter.items import TECHNOLOGY_IDS
from engine.encounter.options import COLOURS
from engine.encounter.state import BESIDE, GATE, RESEARCH, SYSTEM
from engine.kernel.asking import Ref
from engine.testing.names import UnknownName

LETTERS = ("a", "b", "c", "d", "e")
NOBODY = "nobody"
SIDES = ("offense", "defense")
PLACES = {"gate": GATE, "beside": BESIDE, "research": RESEARCH, "warp": IN_WARP}


def normal(text: str) -> str:
    return " ".join(text.lower().replace("_", " ").replace("-", " ").split())


def card_names(face: int) -> list[str]:
    """Return the names a card may have in a file, the usual one first."""
    name = normal(NAMES[face])
    kind = TYPE[face]
    if kind == "attack":
        return [f"attack {face}", f"attack {face:02d}"]
    if kind == "reinforcement":
        return [f"+{REINFORCEMENTS[face]}", name]
    if kind == "flare":
        alien = normal(ALIEN_IDS[alien_of(face)])
        return [f"classic flare {alien}"] if face >= FIRST_CLASSIC else [f"flare {alien}", f"{alien} flare"]
    return [name]


@lru_cache(maxsize=1)
def cards_by_name() -> dict[str, int]:
    return {name: face for face in range(len(NAMES)) for name in card_names(face)}


def card(text: object) -> int:
    name = normal(str(text))
    face = cards_by_name().get(name)
    if face is not None:
        return face
    flare = name.removeprefix("classic ").removeprefix("flare ")
    if flare != name:
        alien(flare)
    raise UnknownName("unknown_card", text, list(cards_by_name()))


def alien_id(text: object) -> str:
    return normal(str(text)).replace(" ", "_")


def alien(text: object) -> int:
    name = alien_id(text)
    if name not in ALIEN_NUMBER:
        raise UnknownName("unknown_alien", text, list(ALIEN_IDS))
    return ALIEN_NUMBER[name]


def technology(text: object) -> int:
    name = normal(str(text)).replace(" ", "_")
    if name not in TECHNOLOGY_IDS:
        raise UnknownName("unknown_technology", text, list(TECHNOLOGY_IDS))
    return TECHNOLOGY_IDS.index(name)


class Names:
    """The names at one table: each seat has a letter, a color, perhaps an alien, perhaps a name of its own."""

    def __init__(self, own: list[str], aliens: list[list[str]], turned: int = 0) -> None:
        """Name the seats. `own` names and `aliens` begin with those of a, who sits `turned` places after the first
        seat.
        """
        self.n = len(aliens)
        self.turned = turned
        self.handles: list[list[str]] = [[] for _ in range(self.n)]
        taken = {normal(name) for name in own}
        for place in range(self.n):
            mine = own[place : place + 1]
            others = [name for name in (LETTERS[place], COLOURS[place], *aliens[place]) if normal(name) not in taken]
            self.handles[self.at(place)] = [normal(name) for name in (*mine, *others)]
        self.by_handle = {name: seat for seat, names in enumerate(self.handles) for name in names}

    def at(self, place: int) -> int:
        """Return the seat of the player at this place in the file's order."""
        return (place + self.turned) % self.n

    def seat(self, text: object) -> int:
        seat = self.by_handle.get(normal(str(text)))
        if seat is None:
            raise UnknownName("unknown_seat", text, list(self.by_handle))
        return seat

    def say_seat(self, seat: int) -> str:
        return self.handles[seat][0] if seat >= 0 else NOBODY

    def planet(self, text: object) -> int:
        """Return the planet of a name: `b:3` is the third planet of b's system."""
        whose, colon, number = str(text).rpartition(":")
        if not colon or normal(whose) not in self.by_handle or number.strip() not in ("1", "2", "3", "4", "5", "6"):
            raise UnknownName("unknown_planet", text, [f"{name}:1" for name in self.by_handle])
        if number.strip() == str(SYSTEM + 1):  # a sixth planet brought into a player's system
            return self.n * SYSTEM
        return self.by_handle[normal(whose)] * SYSTEM + int(number) - 1

    def planet_names(self, planet: int) -> list[str]:
        if planet == self.n * SYSTEM:
            return [f"{name}:{SYSTEM + 1}" for name in self.by_handle]
        return [f"{name}:{planet % SYSTEM + 1}" for name in self.handles[planet // SYSTEM]]

    def destiny(self, text: object) -> int:
        name = normal(str(text)).removeprefix("special ")
        for number, known in enumerate(DESTINY_NAMES):
            if number >= WILD and name == normal(known):
                return number
        if name in self.by_handle:
            return self.by_handle[name]
        raise UnknownName("unknown_destiny", text, [*self.by_handle, *DESTINY_NAMES[WILD:]])

    def say_destiny(self, number: int) -> str:
        return self.handles[number][0] if number < WILD else normal(DESTINY_NAMES[number])

    def anything(self, value: Any) -> Any:
        """Return the number of a named card, planet, place or seat; a number unchanged; a tuple for a list of such
        values.
        """
        if isinstance(value, list):
            return tuple(self.anything(part) for part in value)
        if not isinstance(value, str):
            return int(value)
        if ":" in value or normal(value) in PLACES:
            return self.planet(value) if ":" in value else PLACES[normal(value)]
        return self.by_handle[normal(value)] if normal(value) in self.by_handle else card(value)

    # --- options ---

    def of_ref(self, ref: Ref) -> list[str]:
        """Return the names an option may have in a file, the usual one first."""
        kind, rest = ref[0], ref[1:]
        if kind in NAMERS and rest:
            return NAMERS[kind](self, rest)
        words = [normal(str(part)) for part in ref]
        return list(dict.fromkeys((" ".join(words), " ".join(words[1:]) or words[0])))

    def of_whom(self, names: list[str], rest: Ref) -> list[str]:
        """Add the owner to the name of an option that says whose a thing is: `attack 6 of b`."""
        return [f"{name} of {who}" for name in names for seat in rest[:1] for who in self.handles[seat]]

    def say_ref(self, ref: Ref) -> str:
        return self.of_ref(ref)[0]


# --- options, kind by kind; what is not here is called by its own words ------------------------------------------


def _of_planet(names: Names, rest: Ref) -> list[str]:
    plain = names.planet_names(rest[0])
    return [*[f"{who} from {planet}" for seat in rest[1:2] for who in names.handles[seat] for planet in plain], *plain]


def _of_expelled(names: Names, rest: Ref) -> list[str]:
    return [f"{who} from {planet}" for who in names.handles[rest[1]] for planet in names.planet_names(rest[0])]


def _of_card(names: Names, rest: Ref) -> list[str]:
    return [*card_names(rest[0]), *names.of_whom(card_names(rest[0]), rest[1:])]


def _of_destiny(names: Names, rest: Ref) -> list[str]:
    return names.handles[rest[0]] if rest[0] < WILD else [normal(DESTINY_NAMES[rest[0]])]


def _of_use(names: Names, rest: Ref) -> list[str]:
    return [normal(rest[0].partition(".")[0]), normal(rest[0].replace(".", " "))]


def _of_technology(names: Names, rest: Ref) -> list[str]:
    """Return names for an option about a technology: its use, its card, what is done with the card, or its owner."""
    if isinstance(rest[0], str):
        return _of_use(names, rest)
    name = normal(TECHNOLOGY_IDS[rest[0]])
    if len(rest) == 1:
        return [name]
    return [f"{name} {rest[1]}"] if isinstance(rest[1], str) else [*names.of_whom([name], rest[1:]), name]


def _of_research(names: Names, rest: Ref) -> list[str]:
    """Return names for the ships on a seat's technologies: `research`, or `research:2 of b` where there are several."""
    plain = [f"research:{rest[1] + 1}", *(["research"] if not rest[1] else [])]
    return [*names.of_whom(plain[::-1], rest), *plain]


def _of_gap(names: Names, rest: Ref) -> list[str]:
    """Return the name of the gap between two neighboring planets: `a:2 and a:3`."""
    return [f"{one} and {other}" for one in names.planet_names(rest[0]) for other in names.planet_names(rest[1])]


NAMERS: dict[str, Callable[[Names, Ref], list[str]]] = {
    "seat": lambda names, rest: names.handles[rest[0]],
    "planet": _of_planet,
    "between": _of_gap,
    "side": lambda names, rest: [SIDES[rest[0]]],
    "card": _of_card,
    "discard": _of_card,
    "played": lambda names, rest: names.of_whom(card_names(rest[0]), rest[1:]),
    "hoard": lambda names, rest: [f"{name} from the hoard" for name in card_names(rest[0])],
    "alien": lambda names, rest: [normal(ALIEN_IDS[rest[0]])],
    "turn_up": lambda names, rest: [f"turn up {normal(ALIEN_IDS[rest[0]])}"],
    "destiny": _of_destiny,
    "expel": _of_expelled,
    "resettle": lambda names, rest: names.planet_names(rest[0]),
    "research": _of_research,
    "power": _of_use,
    "technology": _of_technology,
}
