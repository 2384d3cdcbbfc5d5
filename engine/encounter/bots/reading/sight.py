"""`Sight`: a view with computed facts: who stands where, who needs how much, who is on which side. It holds nothing
that the view does not.

Units and names are those of the rulebook; seats and planets are numbers, cards are names. Each fact is computed once,
because a decision needs it again and again.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, cast

from engine.bots.kept import Kept
from engine.encounter.cards import FACE_BY_NAME, MORPH, NEGOTIATE, TYPE
from engine.encounter.view_types import Seat, View
from engine.kernel.asking import Ref

OFF, DEF, NOBODY = 0, 1, -1
ATTACKS = {name: face for name, face in FACE_BY_NAME.items() if face < NEGOTIATE}
SIDES = {"offense": OFF, "offensive_ally": OFF, "defense": DEF, "defensive_ally": DEF, "bystander": NOBODY}
WORKING = ("on", "limit")
OF_THE_BOARD = ("abroad", "attacks", "owner", "powers", "settled", "ships")  # in a sight, and nothing of an encounter

Function = TypeVar("Function", bound=Callable[..., Any])


def once_for_each(function: Function) -> Function:
    """Cache the results of a function of a sight and further arguments."""

    @wraps(function)
    def kept(sight: "Sight", *asked: Any) -> Any:
        found = sight.known.get((function, asked))
        if found is None:
            found = sight.known[function, asked] = function(sight, *asked)
        return found

    return cast(Function, kept)


class Sight:
    """One seat's view, with the facts that every decision needs."""

    def __init__(self, view: View, me: int | None = None, seasoned: bool = False) -> None:
        """Read a view for its own seat, or for another seat `me` as its owner imagines it. `seasoned` means that the
        bot knows how often cards are laid, as a player of many games does.
        """
        self.known: dict[Any, Any] = {}
        self.view = view
        self.seasoned = seasoned
        self.me: int = view["seat"] if me is None else me
        self.n: int = view["n"]
        self.goal: int = view["goal"]
        self.needs: int = view["power_needs"]
        self.seats: list[Seat] = view["seats"]
        self.offense: int = view["offense"]
        self.defense: int = view["defense"]
        self.target: int = view["target"]
        self.hand: list[str] = view["hand"]

    def again(self, view: View, me: int | None = None) -> "Sight":
        """Return a sight of another view, or for another seat, with the same settings."""
        return Sight(view, me, self.seasoned)

    def supposing(self, seats: list[Seat], offense: int, defense: int, target: int) -> "Sight":
        """Return a sight of the same board with another encounter, in which the seats have other roles and fleets."""
        found = self.again(self.view, self.me)
        found.seats, found.offense, found.defense, found.target = seats, offense, defense, target
        for name in OF_THE_BOARD:
            setattr(found, name, getattr(self, name))
        return found

    @Kept
    def owner(self) -> dict[int, int]:
        """Return, for each planet, the seat to whose home system it belongs."""
        return {planet: owner for planet, owner, _ in self.view["planets"]}

    @Kept
    def ships(self) -> dict[int, list[int]]:
        """Return, for each planet, how many ships each seat has on it."""
        return {planet: ships for planet, _, ships in self.view["planets"]}

    @Kept
    def sides(self) -> list[int]:
        """Return each seat's side: OFF, DEF or NOBODY."""
        return [SIDES[panel["role"]] for panel in self.seats]

    @Kept
    def attacks(self) -> list[int]:
        """Return the attacks in the bot's hand, the lowest first."""
        return sorted([ATTACKS[name] for name in self.hand if name in ATTACKS])

    # --- the board ---

    def others(self) -> list[int]:
        return [seat for seat in range(self.n) if seat != self.me]

    def here(self, planet: int, seat: int) -> int:
        return self.ships[planet][seat] if planet in self.ships else 0

    def is_home(self, planet: int, seat: int) -> bool:
        return self.owner.get(planet) == seat

    @Kept
    def settled(self) -> list[int]:
        """Return how many ships each seat has on planets."""
        return list(map(sum, zip(*self.ships.values(), strict=True)))

    @Kept
    def outside(self) -> list[int]:
        """Return how many ships each seat has outside the warp."""
        return [
            settled + panel["gate"] + panel["beside"] + panel["afloat"]
            for settled, panel in zip(self.settled, self.seats, strict=True)
        ]

    def out(self, seat: int) -> int:
        """Return how many ships a seat has outside the warp."""
        return self.outside[seat]

    @Kept
    def abroad(self) -> list[int]:
        """Return how many foreign colonies each seat has."""
        return [panel["abroad"] for panel in self.seats]

    def colonies_abroad(self, seat: int) -> int:
        return self.abroad[seat]

    def to_win(self, seat: int) -> int:
        """Return how many foreign colonies a seat lacks for the ordinary victory."""
        return self.goal - self.abroad[seat]

    def leader(self) -> int:
        """Return the other seat with most foreign colonies; of equals the one whose turn comes sooner."""
        return max(self.others(), key=lambda seat: (self.colonies_abroad(seat), -((seat - self.offense - 1) % self.n)))

    # --- the encounter ---

    def side(self, seat: int) -> int:
        return self.sides[seat]

    def main(self, side: int) -> int:
        return self.offense if side == OFF else self.defense

    def is_main(self) -> bool:
        return self.me in (self.offense, self.defense)

    def allies(self, side: int) -> list[int]:
        return [seat for seat, its in enumerate(self.sides) if its == side and seat != self.main(side)]

    @Kept
    def fleets(self) -> list[int]:
        """Return how many ships each seat has in the encounter."""
        found = []
        for seat, panel in enumerate(self.seats):
            role = panel["role"]
            if role == "bystander":
                found.append(0)
            elif role == "defense":
                found.append(self.here(self.target, seat))
            else:
                found.append(panel["beside"] if role == "defensive_ally" else panel["gate"])
        return found

    @Kept
    def founders(self) -> list[bool]:
        """Return, seat by seat, whether landing on the target would found a new foreign colony."""
        home = self.owner.get(self.target)
        if home is None:
            return [False] * self.n
        return [not ships and seat != home for seat, ships in enumerate(self.ships[self.target])]

    def ships_in(self, seat: int) -> int:
        """Return how many ships a seat has in the encounter."""
        return self.fleets[seat]

    def strength(self, side: int) -> int:
        """Return how many ships a side has: its main player's and its allies'."""
        return sum([ships for ships, its in zip(self.fleets, self.sides, strict=True) if its == side])

    def founds(self, seat: int, planet: int) -> bool:
        """Return whether landing on that planet would found a new foreign colony for this seat."""
        return self.owner.get(planet, seat) != seat and not self.ships[planet][seat]

    def wins_by_landing(self, seat: int) -> bool:
        """Return whether landing now would give this seat the last colony that it needs."""
        return self.to_win(seat) <= 1 and self.founders[seat]

    def decides_the_game(self) -> bool:
        """Return whether a player may win by the current encounter."""
        return self.target >= 0 and any(map(self.wins_by_landing, range(self.n)))

    # --- cards and powers ---

    @Kept
    def powers(self) -> tuple[tuple[int, str], ...]:
        """Return every power that works, as (seat, alien)."""
        found = [
            (seat, sheet["alien"])
            for seat, panel in enumerate(self.seats)
            for sheet in panel["sheets"]
            if sheet["power"] in WORKING and sheet["alien"]
        ]
        return tuple(found)

    def aliens(self, seat: int) -> list[str]:
        """Return the aliens in front of a seat whose powers work."""
        return [sheet["alien"] for sheet in self.seats[seat]["sheets"] if sheet["power"] in WORKING and sheet["alien"]]

    def encounter_cards(self) -> list[str]:
        return [name for name in self.hand if FACE_BY_NAME[name] <= MORPH]

    def of_type(self, kind: str) -> list[str]:
        return [name for name in self.hand if TYPE[FACE_BY_NAME[name]] == kind]

    def open_card(self, side: int) -> str:
        """Return the card of a side if the bot knows it."""
        return str(self.view["laid"][side][1])

    def attacked_openly(self) -> bool:
        """Return whether the bot knows that the opponent's card is an attack, so that its own negotiate cannot lead to
        talks.
        """
        return self.is_main() and self.open_card(1 - self.side(self.me)) in ATTACKS

    # --- the comparison of turned cards ---

    def winning(self) -> int | None:
        """Return the side that wins as things stand after the reveal; None before it, and if neither side wins."""
        ahead = self.view.get("sum", {}).get("ahead")
        return int(ahead[0]) if ahead and ahead[0] in (OFF, DEF) else None

    def missing(self) -> int:
        """Return how many points would change who is ahead; 0 if points do not help."""
        sums = self.view.get("sum", {}).get("totals")
        if not sums or self.winning() is None:
            return 0
        return abs(int(sums[OFF]) - int(sums[DEF])) + (1 if self.winning() == DEF else 0)


def is_pass(ref: Ref) -> bool:
    return bool(ref[0] == "pass")
