"""The parts of a view that a bot needs, read once: its fleet and station, what is on the map, where ships may go.
Opinions are in `worth`.
"""

from typing import Any

from engine.andromeda.board import FAR, N_REGIONS, N_SLOTS, REGION, REGIONS, distances
from engine.andromeda.bots.taste import PLAIN, Character, ends
from engine.andromeda.content import CARDS, FACTIONS, MODULES, MOONS, NUMBER, RAIDERS, SHIP_TYPES, UPGRADES
from engine.andromeda.rows import Hull, Raider, Upgrade
from engine.andromeda.sequences import Station, Upgraded
from engine.andromeda.station import crew_of, station_of, upgraded
from engine.andromeda.view_types import Region, Seat, View
from engine.bots.kept import Kept, once_each

QUASAR_IDS = ("quasar_1", "quasar_2")
TYPES = range(4)


class Sight:
    """The view of a seat, in the form in which the bot's decisions need it."""

    def __init__(self, view: View, taste: Character = PLAIN) -> None:
        self.view = view
        self.taste = taste if taste is PLAIN or not ends(view) else PLAIN
        self.known: dict[Any, Any] = {}
        self.me: int = view["seat"]
        self.hand: list[str] = view["hand"]
        self.active: bool = view["active"] == self.me

    @Kept
    def seat(self) -> Seat:
        return self.view["seats"][self.me]

    @Kept
    def map(self) -> dict[str, Region]:
        return self.view["map"]

    @Kept
    def stock(self) -> list[int]:
        return self.seat["stock"]

    # --- the map ---

    @Kept
    def laid(self) -> int:
        return sum(1 << REGION[name] for name in self.map if REGION[name] < N_SLOTS)

    @Kept
    def quasars(self) -> int:
        return sum(1 << REGION[name] for name, row in self.map.items() if row["tile"] in QUASAR_IDS)

    def steps(self, nebulae: bool = True) -> tuple[tuple[int, ...], ...]:
        return distances(self.laid, self.quasars, nebulae)

    def is_open(self, region: int) -> bool:
        return region >= N_SLOTS or bool(self.laid >> region & 1 and not self.quasars >> region & 1)

    def ships_at(self, name: str, seat: int = -1) -> list[int]:
        """Return how many ships of each type a seat has in a region. The default seat is the bot's own."""
        found: list[int] = self.map[name].get("ships", {}).get(str(self.me if seat < 0 else seat), [0] * 4)
        return found

    @Kept
    def mine(self) -> list[str]:
        """Return the regions with ships of this seat."""
        return [name for name, row in self.map.items() if str(self.me) in row.get("ships", {})]

    @Kept
    def owners(self) -> list[tuple[str, int]]:
        """Return the regions with a development, each with its owner."""
        return [(name, row["owner"]) for name, row in self.map.items() if "development" in row]

    def others_at(self, name: str) -> list[int]:
        """Return the enemies with ships in a region."""
        return [
            int(seat)
            for seat in self.map[name].get("ships", {})
            if int(seat) != self.me and not (self.view["teams"] and int(seat) == self.me ^ 1)
        ]

    def leaders_near(self, name: str) -> int:
        """Return how many leaders, their developments included, are in a region and beside it (A-DEV-9)."""
        near = self.steps()[REGION[name]]
        return sum(n for region, n in self.leaders if near[region] <= 1)

    @Kept
    def leaders(self) -> list[tuple[int, int]]:
        """Return, by region, how many leaders and developments count there."""
        rows = [(REGION[name], row) for name, row in self.map.items() if "leaders" in row or "development" in row]
        return [(region, sum(row.get("leaders", ())) + 2 * ("development" in row)) for region, row in rows]

    # --- ships ---

    def hull(self, kind: int, seat: int = -1) -> Hull | Upgrade:
        installed = self.view["seats"][self.me if seat < 0 else seat]["upgrades"][kind]
        return UPGRADES[NUMBER["upgrade"][installed]] if installed else SHIP_TYPES[kind]

    @once_each
    def can(self, kind: int, ability: str) -> bool:
        if ability in self.hull(kind).abilities:
            return True
        if any(CARDS[NUMBER["card"][card]].ability == ability for card in self.seat["lasting"]):
            return True
        faction = FACTIONS[NUMBER["faction"][self.seat["faction"]]]
        name = SHIP_TYPES[kind].id
        return any(one.ability == ability and one.ship_type == name for one in (faction.first, faction.second))

    @once_each
    def range_of(self, kind: int) -> int:
        return self.hull(kind).range + sum(CARDS[NUMBER["card"][card]].range for card in self.seat["lasting"])

    def reach(self, kind: int) -> dict[str, int]:
        """Return the regions that a ship on the pad may go to, each with the energy of a jump. Bases that cannot be
        activated are included.
        """
        nebulae = self.can(kind, "navigation")
        starts = [REGION[name] for name in self.mine]
        found = {}
        for name in self.map:
            region = REGION[name]
            if region in starts or not self.is_open(region) or (region >= N_SLOTS and not nebulae):
                continue
            if not starts:
                row = self.map[name]
                if self.can(kind, "assault") or not (row.get("ships") or row.get("raiders")):
                    found[name] = 0
                continue
            far = min(self.steps(nebulae)[start][region] for start in starts)
            if far <= self.range_of(kind):
                found[name] = 0
            elif (self.stock[0] or self.energy_moons) and self.can(kind, "jump"):
                found[name] = 1
        return found

    @Kept
    def energy_moons(self) -> list[str]:
        """Return the captured moons that could pay for a jump."""
        return [moon for moon in self.seat["captured"] if MOONS[NUMBER["moon"][moon]].gives[0]]

    @Kept
    def crew(self) -> int:
        """Return the number of ships that could work in a return."""
        out = sum(sum(self.ships_at(name)) for name in self.mine)
        return out + sum(self.seat["repair_ship"])

    @Kept
    def upgraded(self) -> Upgraded:
        """Return the ships whose upgrade has an effect on a dock."""
        return upgraded(self.seat, crew_of(self.view, self.me))

    @once_each
    def station(self, site: bool) -> Station:
        """Return the bot's station for the search of orders. `site` says whether a development could be built now."""
        return station_of(self.view, self.me, site)

    @Kept
    def owned(self) -> int:
        return self.crew + sum(map(sum, (self.seat[place] for place in ("pad", "yard", "docked"))))

    # --- raiders ---

    @once_each
    def raider(self, cls: str) -> Raider | None:
        """Return the raider card of a class if it is known."""
        card = next((row["card"] for row in self.view["raiders"] if row["class"] == cls), "")
        return RAIDERS[NUMBER["raider"][card]] if card else None

    def raiders_coming(self, name: str) -> dict[str, int]:
        """Return, by class, how many raiders would stand in a region after an ambush."""
        here = self.map[name].get("raiders")
        if here and here[0] != "S":
            return {here[0]: here[1]}
        found: dict[str, int] = {"S": here[1]} if here else {}
        to = REGION[name]
        for region, cls, n, far in self.raiders:
            if region != to and (cls == "S" or not here) and self.steps()[region][to] <= far:
                found[cls] = found.get(cls, 0) + n
        return found

    @Kept
    def raiders(self) -> list[tuple[int, str, int, int]]:
        """Return the raiders whose card is known: region, class, number, range."""
        rows = [(REGION[name], *row["raiders"]) for name, row in self.map.items() if "raiders" in row]
        cards = [self.raider(cls) for _, cls, _ in rows]
        return [(*row, card.range) for row, card in zip(rows, cards, strict=True) if card]

    # --- the game ---

    @Kept
    def rest(self) -> float:
        """Return the share of the game that is left, from 1 to 0, judged by the leader's points."""
        if self.view["ended"]:
            return 0.05
        most = max(seat["vp"] for seat in self.view["seats"])
        return float(max(0.05, 1 - most / self.view["goal"]))

    def modules(self) -> list[list[Any]]:
        return [module for row in self.seat["rows"] for module in row]

    @Kept
    def damaged(self) -> int:
        return sum(1 for module in self.modules() if module[1] or module[2])


def module_row(name: str) -> Any:
    return MODULES[NUMBER["module"][name]]


__all__ = ["FAR", "N_REGIONS", "REGION", "REGIONS", "Sight", "module_row"]
