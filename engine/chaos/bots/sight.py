"""The parts of a view that a bot needs, read once: whose ships are where and what they can do. Knows names and numbers,
and no rules.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any

from engine.bots.kept import Kept
from engine.chaos.card import Card, Effect
from engine.chaos.cards import CARDS, FACES
from engine.chaos.view_types import Row, Seat, View
from engine.kernel.views import Question, asked_of

SPEED, FIREPOWER, ARMOUR, BOMBING = range(4)
Fighter = tuple[int, int, int, int, float, bool, tuple[str, ...]]  # from the speed of a ship to its keywords


def card(id: str) -> Card:
    return CARDS[FACES[id]]


@cache
def bonuses(id: str) -> list[Effect]:
    """Return the effects of a card that change numbers as long as the card is on the table."""
    return [effect for effect in card(id).effects if effect.when == "static" and effect.do == "mod"]


@dataclass(slots=True)
class Ship:
    """A ship as it would fight: its current numbers and its remaining armor."""

    handle: int
    seat: int
    speed: int
    firepower: int
    armour: int
    bombing: int
    worth: float
    active: bool
    keywords: tuple[str, ...]
    size: int = 0
    species: str = ""
    hit: bool = False

    def copy(self) -> "Ship":
        return Ship(self.handle, self.seat, *self.in_a_fight(), self.size, self.species, self.hit)

    def in_a_fight(self) -> Fighter:
        """Return the ship's numbers that decide a fight, as a key for the cache."""
        return (
            self.speed, self.firepower, self.armour, self.bombing, self.worth, self.active, self.keywords,
        )  # fmt: skip


class Sight:
    """The parts of a view that a bot reads to find one answer."""

    def __init__(self, view: View, attacks: int = 0) -> None:
        self.view = view
        self.known: dict[Any, Any] = {}  # what was thought of once
        self.attacks = attacks
        self.me: int = view["seat"]
        self.question: Question = asked_of(view)
        self.options: list[list[Any]] = self.question["options"]

    @Kept
    def mine(self) -> Seat:
        return self.view["seats"][self.me]

    @Kept
    def credits(self) -> int:
        return self.mine["credits"]

    @Kept
    def rows(self) -> dict[int, Row]:
        """Return the cards on the table by handle."""
        return {row["handle"]: row for row in self.view["rows"]}

    @Kept
    def ships(self) -> dict[int, Ship]:
        """Return all ships on the table by handle."""
        return {handle: self.ship(handle) for handle, row in self.rows.items() if row["kind"] == "ship"}

    def ship(self, handle: int) -> Ship:
        """Return one ship, as the same object each time."""
        found: Ship | None = self.known.get(handle)
        if found is None:
            found = self.known[handle] = self._ship(self.rows[handle])
        return found

    @Kept
    def carried(self) -> dict[int, int]:
        """Return what the cards on each ship are worth in credits."""
        found: dict[int, int] = {}
        for row in self.rows.values():
            if row["on"]:
                found[row["on"]] = found.get(row["on"], 0) + (2 if row["paid"] else 1)
        return found

    @Kept
    def of_seats(self) -> dict[int, list[Ship]]:
        found: dict[int, list[Ship]] = {}
        for ship in self.ships.values():
            found.setdefault(ship.seat, []).append(ship)
        return found

    def _ship(self, row: Row) -> Ship:
        speed, firepower, _, bombing = row["numbers"]
        face = card(row["card"])
        worth = face.cost + self.carried.get(row["handle"], 0)
        return Ship(
            row["handle"], row["seat"], speed, firepower, row["armour"][0] + row["prevents"], bombing, worth,
            row["state"] == "active", tuple(row["keywords"]), row["size"], face.species,
        )  # fmt: skip

    def of(self, seat: int) -> list[Ship]:
        return self.of_seats.get(seat, [])

    def ready(self, seat: int) -> list[Ship]:
        return [ship for ship in self.of(seat) if ship.active]

    def defenders(self, seat: int) -> list[Ship]:
        return [ship for ship in self.ready(seat) if self.rows[ship.handle]["may_defend"]]

    @Kept
    def foes(self) -> list[int]:
        return list(self.mine["neighbours"])

    @Kept
    def foe(self) -> int:
        """Return the opponent whose colony is nearest to empty."""
        return min(self.foes, key=lambda seat: self.colony(seat), default=self.me)

    def colony(self, seat: int) -> int:
        return int(self.view["seats"][seat]["colony"])

    @Kept
    def bonuses(self) -> list[tuple[Row, Effect]]:
        """Return every bonus from a paid card, each as (card, effect)."""
        return [(row, effect) for row in self.rows.values() if row["paid"] for effect in bonuses(row["card"])]

    def own_rows(self, *kinds: str) -> list[Row]:
        """Return the bot's cards on the table that lie there as these kinds."""
        return [row for kind in kinds for row in self.own.get(kind, ())]

    @Kept
    def own(self) -> dict[str, list[Row]]:
        found: dict[str, list[Row]] = {}
        for row in self.rows.values():
            if row["seat"] == self.me:
                found.setdefault(row["kind"], []).append(row)
        return found

    @Kept
    def firsts(self) -> dict[str, int]:
        """Return the position of the first option of each kind in the question."""
        found: dict[str, int] = {}
        for number, ref in enumerate(self.options):
            found.setdefault(ref[0], number)
        return found

    def option(self, *ref: Any) -> int:
        """Return the position of this option in the question, or -1."""
        if len(ref) == 1:
            return self.firsts.get(ref[0], -1)
        wanted = list(ref)
        return next((number for number, other in enumerate(self.options) if other[: len(wanted)] == wanted), -1)
