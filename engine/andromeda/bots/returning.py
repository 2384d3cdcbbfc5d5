"""A rookie's return: which modules work, what activates them, and what a return is worth with a crew of a given size.
"""

from operator import ge, mul

from engine.andromeda.bots import worth
from engine.andromeda.bots.sight import Sight
from engine.andromeda.content import MODULE_IDS, NUMBER, SHIP_IDS, UPGRADES
from engine.andromeda.content import MODULES as ROWS
from engine.andromeda.rows import SCIENCE
from engine.andromeda.sequences import (
    BY_ABILITY,
    BY_ENERGY,
    BY_SHIP,
    BY_UPGRADE,
    MEANS,
    NOT_UPGRADED,
    Plan,
    plans,
)
from engine.andromeda.station import ability, ship_price
from engine.andromeda.vocabulary import TITANIUM
from engine.kernel.asking import Answer, Question

LEAST = 0.45  # a module that gives less is not worth an energy
LOOKED_AT = 120  # positions of a return that are looked at


def value(sight: Sight, crew: int, more_of: int = -1) -> float:
    """Value a return: the best modules for a crew, and the gains by energy, an ability and upgrades. `more_of` is the
    type of a ship added to those that are out.
    """
    found = sorted(
        (
            (module_value(sight, module[0], module), row, module[0])
            for row, modules in enumerate(sight.seat["rows"])
            for module in modules
            if can_dock(module[0])
        ),
        reverse=True,
    )
    manned = [(row, name) for gives, row, name in found[:crew] if gives > 0]
    total = sum(gives for gives, _, _ in found[:crew] if gives > 0) + docking(sight, manned, more_of)
    rows, energy, once = {row for row, _ in manned}, sight.stock[0], runs_one(sight)
    for gives, row, _ in found[crew:]:
        if row == SCIENCE or gives <= LEAST:
            continue
        if energy and row in rows and row:
            total += gives - worth.UNIT[0]
            energy -= 1
        elif once and gives > once:
            total, once = total + gives - once, 0.0
    return total + 0.5 * sum(sight.seat["yard"])


def runs_one(sight: Sight) -> float:
    """Return the cost of running a module by an ability, or 0 if that is not possible."""
    paid = ability(sight.view, sight.seat)
    return worth.cost(paid) if paid and all(map(ge, sight.stock, paid)) else 0.0


def docking(sight: Sight, manned: list[tuple[int, str]], more_of: int = -1) -> float:
    """Return the gain by ships whose upgrade has an effect on a dock."""
    fits = sight.upgraded
    if fits is NOT_UPGRADED:
        return 0.0
    places = sum(1 for row, name in manned if fits.brings_at(NUMBER["module"][name], row))
    ships = fits.ships + (UPGRADES[fits.upgrade].type == more_of)
    return min(ships, places) * worth.effects(sight, fits.effects)


def can_dock(name: str) -> bool:
    row = ROWS[NUMBER["module"][name]]
    return row.endgame is None and (row.kind != 0 or row.id == "B-SCI")


def module_value(sight: Sight, name: str, module: list[object]) -> float:
    """Return the gain by a module. Half-moons count half, and building modules count what they could build now."""
    found = worth.activation(sight, module)
    if name == "B-CIV":
        site = worth.best_site(sight)[0]
        return max(found and worth.unit(sight, 5), site) if found else 0.0
    if name == "B-IND":
        return max(worth.repairs(sight), build_value(sight)) if found else 0.0
    industry = sight.seat["rows"][1]
    names = [one[0] for one in industry]
    if found and name in names:
        place = names.index(name)
        for left in (place - 1, place):
            if 0 <= left < len(industry) - 1 and industry[left][3]:
                other = industry[left if left != place else place + 1]
                found += worth.moon(sight, industry[left][3]) * (1.0 if other[4] else 0.4)
    return found


def build_value(sight: Sight) -> float:
    """Return what one more ship is worth."""
    price = ship_price(sight.view, sight.me)
    if price < 0 or sight.stock[1] + sight.stock[4] < price:
        return 0.0
    return max(0.0, (worth.SHIP if sight.owned < 6 else 0.5) * sight.rest - 0.4)


def order(sight: Sight, module: str = "", by: tuple[int, ...] = MEANS) -> Plan | None:
    """Return the best order for the rest of this return, or None if doing nothing is as good. `module` must come first;
    `by` limits what may activate the first module.
    """
    site = worth.best_site(sight)[0]
    station, goods = sight.station(site > 0), prices(sight, site)
    found = plans(station, goods, LOOKED_AT)
    number = NUMBER["module"][module] if module else -1
    first = [
        plan
        for (place, means), plan in found.first.items()
        if means in by and (number < 0 or station.posts[place].number == number)
    ]
    best = max(first, key=lambda plan: plan.value, default=None)
    idle = sum(map(mul, station.bag, goods))
    return best if best is not None and (module or best.value > idle + 0.05) else None


def prices(sight: Sight, site: float) -> tuple[float, ...]:
    """Return the current worth of each kind of goods, in the order that the search uses."""
    step = max(worth.step(sight, track) for track in range(4))
    counted = (1.0, worth.repairs(sight), worth.LEADER, step, build_value(sight) + 1.0, max(0.0, site), 2.2, 0.8)
    return (*worth.UNIT, worth.BASIC, worth.ANY, *counted)


def choose(sight: Sight, question: Question) -> Answer:
    """Choose the first step of the best order: a module, or the ability that runs one."""
    plan = order(sight)
    if plan is None:
        return len(question.options) - 1
    place, means = plan.steps[0]
    name = MODULE_IDS[sight.station(worth.best_site(sight)[0] > 0).posts[place].number]
    wanted = [ref[0] == "ability" if means == BY_ABILITY else ref == ("module", name) for ref in question.options]
    return wanted.index(True)


def means(sight: Sight, question: Question) -> Answer:
    """Choose the ship or energy that activates a module, following the best order. A ship whose upgrade has an effect
    on a dock is kept for where the order uses it. Then ships on the repair ship come first, and transports on a
    building site last.
    """
    options = question.options
    name = str(question.by[1]) if question.by else ""
    plan = order(sight, name, (BY_SHIP, BY_ENERGY, BY_UPGRADE)) if name else None
    if options[-1] == ("energy",) and plan is not None and plan.steps[0][1] == BY_ENERGY:
        return len(options) - 1
    fits = sight.upgraded
    bearer = SHIP_IDS[UPGRADES[fits.upgrade].type] if fits is not NOT_UPGRADED else ""
    wanted = plan is not None and plan.steps[0][1] == BY_UPGRADE
    ranked = [
        (
            bool(bearer) and (ref[1] == bearer) != wanted,
            str(ref[2]) != "repair_ship",
            str(ref[1]) == "transport" and building_there(sight, str(ref[2])),
            place,
        )
        for place, ref in enumerate(options)
        if ref[0] == "ship"
    ]
    return min(ranked)[-1] if ranked else 0


def titanium_more(sight: Sight) -> float:
    """Return the gain of 1 more titanium in the rest of this return."""
    site = worth.best_site(sight)[0]
    station, worths = sight.station(site > 0), prices(sight, site)
    richer = station._replace(bag=tuple([n + (kind == TITANIUM) for kind, n in enumerate(station.bag)]))
    best = [plans(one, worths, LOOKED_AT).best(one, worths) for one in (station, richer)]
    return best[1] - best[0]


def building_there(sight: Sight, name: str) -> bool:
    return name in sight.map and worth.can_develop(sight, name) >= 0


def science(sight: Sight, question: Question) -> Answer:
    """Choose the next science module that gains something."""
    modules = {module[0]: module for module in sight.modules()}
    for place, ref in enumerate(question.options):
        if ref[0] == "module" and worth.activation(sight, modules[str(ref[1])]) > 0.05:
            return place
    return len(question.options) - 1


def by_ability(sight: Sight, question: Question) -> Answer:
    """Choose the module for which the ability was paid."""
    plan = order(sight, by=(BY_ABILITY,))
    if plan is not None:
        name = MODULE_IDS[sight.station(worth.best_site(sight)[0] > 0).posts[plan.steps[0][0]].number]
        if ("module", name) in question.options:
            return question.options.index(("module", name))
    modules = {module[0]: module for module in sight.modules()}
    gives = [module_value(sight, str(ref[1]), modules[str(ref[1])]) for ref in question.options]
    return gives.index(max(gives))
