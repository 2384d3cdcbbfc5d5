"""A view read once: who stands where, who needs how much, who is on which side. Holds nothing a view does not hold.

Units and names are those of the rulebook; seats and planets are numbers, cards are names.
"""

from typing import Any

from engine.encounter.cards import FACE_BY_NAME, MORPH, NEGOTIATE, TYPE
from engine.kernel.asking import Ref

OFF, DEF, NOBODY = 0, 1, -1
SIDES = {"offense": OFF, "offensive_ally": OFF, "defense": DEF, "defensive_ally": DEF, "bystander": NOBODY}
WORKING = ("on", "limit")


class Sight:
    """One seat's view, with the answers to what every decision asks first."""

    __slots__ = (
        "attacks", "defense", "hand", "me", "n", "needs", "offense", "owner", "seats", "ships", "target", "view",
    )  # fmt: skip

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.me: int = view["seat"]
        self.n: int = view["n"]
        self.needs: int = view["power_needs"]
        self.seats: list[dict[str, Any]] = view["seats"]
        self.offense: int = view["offense"]
        self.defense: int = view["defense"]
        self.target: int = view["target"]
        self.owner: dict[int, int] = {row[0]: row[1] for row in view["planets"]}
        self.ships: dict[int, list[int]] = {row[0]: row[2] for row in view["planets"]}
        self.hand: list[str] = view["hand"]
        self.attacks = sorted(FACE_BY_NAME[name] for name in self.hand if FACE_BY_NAME[name] < NEGOTIATE)

    # --- the board ---

    def others(self) -> list[int]:
        return [seat for seat in range(self.n) if seat != self.me]

    def here(self, planet: int, seat: int) -> int:
        return self.ships[planet][seat] if planet in self.ships else 0

    def is_home(self, planet: int, seat: int) -> bool:
        return self.owner.get(planet) == seat

    def out(self, seat: int) -> int:
        """Ships outside the warp."""
        panel = self.seats[seat]
        return sum(row[seat] for row in self.ships.values()) + int(panel["gate"] + panel["beside"] + panel["afloat"])

    def colonies_abroad(self, seat: int) -> int:
        return int(self.seats[seat]["abroad"])

    def to_win(self, seat: int) -> int:
        """Foreign colonies that are missing for the ordinary victory."""
        return int(self.view["goal"]) - self.colonies_abroad(seat)

    def leader(self) -> int:
        """The most advanced of the others; of equals the one whose turn comes sooner."""
        return max(self.others(), key=lambda seat: (self.colonies_abroad(seat), -((seat - self.offense - 1) % self.n)))

    # --- the encounter ---

    def side(self, seat: int) -> int:
        return SIDES[self.seats[seat]["role"]]

    def main(self, side: int) -> int:
        return self.offense if side == OFF else self.defense

    def is_main(self) -> bool:
        return self.me in (self.offense, self.defense)

    def allies(self, side: int) -> list[int]:
        return [seat for seat in range(self.n) if self.side(seat) == side and seat != self.main(side)]

    def ships_in(self, seat: int) -> int:
        """Ships of a seat in the encounter."""
        role = self.seats[seat]["role"]
        if role == "defense":
            return self.here(self.target, seat)
        if role == "defensive_ally":
            return int(self.seats[seat]["beside"])
        return int(self.seats[seat]["gate"]) if role != "bystander" else 0

    def strength(self, side: int) -> int:
        """Ships of a side, its main player's and its allies'."""
        return sum(self.ships_in(seat) for seat in range(self.n) if self.side(seat) == side)

    def founds(self, seat: int, planet: int) -> bool:
        """Whether landing there is a new foreign colony for this seat."""
        return self.owner.get(planet, seat) != seat and not self.here(planet, seat)

    # --- cards and powers ---

    def aliens(self, seat: int) -> list[str]:
        """The aliens in front of a seat whose power works."""
        return [sheet["alien"] for sheet in self.seats[seat]["sheets"] if sheet["power"] in WORKING and sheet["alien"]]

    def encounter_cards(self) -> list[str]:
        return [name for name in self.hand if FACE_BY_NAME[name] <= MORPH]

    def of_type(self, kind: str) -> list[str]:
        return [name for name in self.hand if TYPE[FACE_BY_NAME[name]] == kind]

    def open_card(self, side: int) -> str:
        """The card of a side if I know it."""
        return str(self.view["laid"][side][1])

    # --- the comparison of turned cards ---

    def winning(self) -> int | None:
        """The side that wins as things stand after the reveal; None before, and when it is not a win."""
        ahead = self.view.get("sum", {}).get("ahead")
        return int(ahead[0]) if ahead and ahead[0] in (OFF, DEF) else None

    def missing(self) -> int:
        """Points that would turn the comparison round; 0 if points are of no use."""
        sums = self.view.get("sum", {}).get("totals")
        if not sums or self.winning() is None:
            return 0
        return abs(int(sums[OFF]) - int(sums[DEF])) + (1 if self.winning() == DEF else 0)


def is_pass(ref: Ref) -> bool:
    return bool(ref[0] == "pass")
