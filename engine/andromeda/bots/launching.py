"""A rookie's choice to launch or return, of the ship, and of its region, each by its expected gain."""

from engine.andromeda.bots import fights, returning, worth
from engine.andromeda.bots.sight import Sight
from engine.andromeda.bots.taste import MOST, PLAIN
from engine.andromeda.content import PLANET_KINDS, SHIP_TYPES, SPECIALS, VAULTS
from engine.kernel.asking import Answer, Question

FIELDS = {"maximus_field": (0, 1), "odessa_field": (2, 3)}
A_LAUNCH = 2.0  # what a launch brings on average
PEEK = 0.3
CROWD = 2  # leaders, for who likes to build beside them
KINDS = tuple(row.id for row in SHIP_TYPES)


def choose(sight: Sight, question: Question) -> Answer:
    """Choose to launch a ship while the launch and its added crew gain more than an average turn; else return home."""
    back = len(question.options) - 1
    best, place = -9.0, -1
    for number, ref in enumerate(question.options[:-1]):
        value = best_launch(sight, KINDS.index(str(ref[1])))[0]
        if value > best:
            best, place = value, number
    if place < 0:
        return back
    home = returning.value(sight, sight.crew)
    more = returning.value(sight, sight.crew + 1, KINDS.index(str(question.options[place][1]))) - home
    if sight.view["left"] == 1:
        return place if best > home else back
    out = max(1, sight.crew)
    rate = (A_LAUNCH * out + home) / (out + 1)
    return place if best + more > rate + sight.taste.home else back


def best_launch(sight: Sight, kind: int) -> tuple[float, str]:
    jump = a_jump(sight)
    found = [(region(sight, kind, name) - jump * energy, name) for name, energy in sight.reach(kind).items()]
    return max(found, default=(-9.0, ""))


def a_jump(sight: Sight) -> float:
    """Return the cost of a jump: one energy, or, without stored energy, the moon that is worth least."""
    if sight.stock[0] or not sight.energy_moons:
        return 0.3
    return min(worth.moon(sight, moon) for moon in sight.energy_moons)


def where(sight: Sight, question: Question) -> Answer:
    kind = KINDS.index(str(question.by[1])) if question.by else 0
    data = question.data or [0] * len(question.options)
    jump = a_jump(sight)
    value = [
        region(sight, kind, str(ref[1]), True) - jump * energy
        for ref, energy in zip(question.options, data, strict=True)
    ]
    return value.index(max(value))


def region(sight: Sight, kind: int, name: str, sure: bool = False) -> float:
    """Value launching a ship of a type to a region. `sure`: the launch is known to be lawful; else a base that cannot
    be paid is left out.
    """
    row = sight.map[name]
    found = activation(sight, name, sure)
    if found < -8:
        return found
    found += lying(sight, name)
    coming = sight.raiders_coming(name)
    ships = [*sight.ships_at(name)]
    ships[kind] += 1
    if coming:
        found += max(fights.outcome(sight, name, ships, one) for one in coming.items())
    elif sight.others_at(name):
        found += fights.outcome(sight, name, ships, None)
    if kind == 0 and row["tile"] in worth.KIND_OF and "development" not in row:
        found += site(sight, name, worth.KIND_OF[row["tile"]])
    return found + liking(sight, kind, name)


def liking(sight: Sight, kind: int, name: str) -> float:
    """Return what the character adds to the value of launching a ship there."""
    likes, row = sight.taste, sight.map[name]
    if likes is PLAIN:
        return 0.0
    planet = row["tile"] in worth.KIND_OF
    found = likes.ships[kind] + (likes.nebulae if row["tile"] == "nebula" else 0.0)
    found += max((likes.modules[module] for module in FIELDS.get(row["tile"], ())), default=0.0)
    found += likes.moons if row.get("moon") else 0.0
    found += likes.fights if sight.raiders_coming(name) or sight.others_at(name) else 0.0
    if kind == 0 and planet and "development" not in row and sight.leaders_near(name) >= CROWD:
        found += likes.leaders
    return max(-MOST, min(MOST, found))


def activation(sight: Sight, name: str, sure: bool) -> float:
    row = sight.map[name]
    tile = row["tile"]
    if tile == "nebula":
        return worth.moon(sight, row.get("moon", "")) + PEEK
    if tile in worth.KIND_OF:
        if row["moon"]:
            full = len(sight.seat["captured"]) >= sight.seat["captured_limit"]
            return worth.moon(sight, row["moon"]) * (0.9 if full else 1.0)
        return worth.amounts(sight, PLANET_KINDS[worth.KIND_OF[tile]].printed)
    if tile in FIELDS:
        kinds = (0, 1, 2, 3) if sight.seat["faction"] == "F03" else FIELDS[tile]
        value = two_modules(sight, kinds)
        return value + 0.3 if value else (0.5 if sure else -9.0)
    resources = sum(sight.stock) + len(sight.hand)
    if tile == "monolith":
        return 3 * worth.unit(sight, 5, 1) - 0.8 if resources >= 2 else -9.0
    if tile == "trade_center":
        return 0.3 if resources >= 2 else -9.0
    if tile == "shipyard":
        return shipyard(sight)
    if tile == "development_office":
        best = worth.best_site(sight)[0]
        return best if best > 0 else (-0.5 if sure else -9.0)
    special = next((one for one in SPECIALS if one.id == tile), None)
    return worth.effects(sight, special.number) + 0.8 if special else 0.0


def two_modules(sight: Sight, kinds: tuple[int, ...]) -> float:
    """Value buying one or two displayed modules. Whether both are affordable is judged by their total price alone."""
    offers = []
    for kind in kinds:
        for place, name in enumerate(sight.view["display"][kind]):
            paid, can = worth.price(sight, kind, place)
            if name and can:
                offers.append((worth.new_module(sight, name) - paid, paid))
    offers.sort(reverse=True)
    if not offers:
        return 0.0
    best, paid = offers[0]
    rich = 0.5 * sum(sight.stock[1:5])
    more = next((value for value, also in offers[1:] if paid + also <= rich), 0.0)
    return best + 0.8 * max(0.0, more)


def shipyard(sight: Sight) -> float:
    if sight.damaged:
        return worth.repairs(sight)
    value = worth.SHIP * sight.rest - 1.0 if sight.owned < 6 and sight.stock[1] + sight.stock[4] >= 2 else 0.0
    return max(value, worth.repairs(sight))


def lying(sight: Sight, name: str) -> float:
    """Value the bot's leaders and the bonus resources that lie in a region."""
    row = sight.map[name]
    leaders = row.get("leaders")
    found = 0.7 * leaders[sight.me] if leaders else 0.0
    if "bonus" in row:
        found += sum(worth.UNIT[kind] * n for kind, n in enumerate(row["bonus"]))
    return found


def site(sight: Sight, name: str, kind: int) -> float:
    """Value a transport on a planet where the bot could build soon."""
    return 0.12 * max(0.0, worth.development(sight, name, kind)) * sight.rest


def vault(sight: Sight) -> int:
    """Return the victory points per leftover resource."""
    return next((vp for space, vp in VAULTS if sight.seat["tracks"][2] >= space), 0)
