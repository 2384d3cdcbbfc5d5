"""Coming home: which modules work, with what, and what a return is worth with a crew of so many."""

from engine.andromeda.content import MODULE_IDS, NUMBER
from engine.andromeda.content import MODULES as ROWS
from engine.andromeda.sequences import BY_ABILITY, BY_ENERGY, BY_SHIP, MEANS, Plan, plans
from engine.andromeda.station import station_of
from engine.bots.andromeda import worth
from engine.bots.andromeda.sight import Sight
from engine.kernel.asking import Answer, Question

LEAST = 0.45  # a module that gives less is not worth an energy
LOOKED_AT = 120  # positions of a return that are looked at


def value(sight: Sight, crew: int) -> float:
    """The best modules for a crew, and what energy adds in their rows; ships come back from the yard."""
    found = sorted(
        (
            (module_value(sight, module[0], module), row)
            for row, modules in enumerate(sight.seat["rows"])
            for module in modules
            if can_dock(module[0])
        ),
        reverse=True,
    )
    total, rows = 0.0, set()
    for gives, row in found[:crew]:
        if gives > 0:
            total += gives
            rows.add(row)
    energy = sight.stock[0]
    for gives, row in found[crew:]:
        if energy and row in rows and row and gives > LEAST:
            total += gives - worth.UNIT[0]
            energy -= 1
    return total + 0.5 * sum(sight.seat["yard"])


def can_dock(name: str) -> bool:
    row = ROWS[NUMBER["module"][name]]
    return row.endgame is None and (row.kind != 0 or row.id == "B-SCI")


def module_value(sight: Sight, name: str, module: list[object]) -> float:
    """What a module gives; half-moons count half, the builders what can be built now."""
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
    """A ship more."""
    if sight.stock[1] + sight.stock[4] < 2 or not sum(sight.seat["reserve"]):
        return 0.0
    return max(0.0, (worth.SHIP if sight.owned < 6 else 0.5) * sight.rest - 0.4)


def order(sight: Sight, module: str = "", by: tuple[int, ...] = MEANS) -> Plan | None:
    """The best order of what is left of this return, by what things are worth now; `module`: it comes first; `by`: what
    the first of all works by."""
    site = worth.best_site(sight)[0]
    station = station_of(sight.view, sight.me, site > 0)
    found = plans(station, prices(sight, site), LOOKED_AT)
    first = [
        plan
        for (place, means), plan in found.first.items()
        if means in by and (not module or station.posts[place].number == NUMBER["module"][module])
    ]
    best = max(first, key=lambda plan: plan.value, default=None)
    idle = sum(units * price for units, price in zip(station.bag, prices(sight, site), strict=True))
    return best if best is not None and (module or best.value > idle + 0.05) else None


def prices(sight: Sight, site: float) -> tuple[float, ...]:
    """What goods are worth now, in the order of the search."""
    step = max(worth.step(sight, track) for track in range(4))
    counted = (1.0, worth.repairs(sight), worth.LEADER, step, build_value(sight) + 1.0, max(0.0, site), 2.2, 0.8)
    return (*worth.UNIT, worth.BASIC, worth.ANY, *counted)


def choose(sight: Sight, question: Question) -> Answer:
    """What the best order begins with: a module, or the ability that runs one."""
    plan = order(sight)
    if plan is None:
        return len(question.options) - 1
    place, means = plan.steps[0]
    name = MODULE_IDS[station_of(sight.view, sight.me, False).posts[place].number]
    wanted = [ref[0] == "ability" if means == BY_ABILITY else ref == ("module", name) for ref in question.options]
    return wanted.index(True)


def means(sight: Sight, question: Question) -> Answer:
    """As the best order has it; crews of the repair ship first, transports that stand on a site last."""
    options = question.options
    plan = order(sight, str(question.by[1]), (BY_SHIP, BY_ENERGY)) if question.by else None
    if options[-1] == ("energy",) and plan is not None and plan.steps[0][1] == BY_ENERGY:
        return len(options) - 1
    ranked = [
        (str(ref[2]) != "repair_ship", str(ref[1]) == "transport" and building_there(sight, str(ref[2])), place)
        for place, ref in enumerate(options)
        if ref[0] == "ship"
    ]
    return min(ranked)[2] if ranked else 0


def building_there(sight: Sight, name: str) -> bool:
    return name in sight.map and worth.can_develop(sight, name) >= 0


def science(sight: Sight, question: Question) -> Answer:
    """Every one that gives something."""
    modules = {module[0]: module for module in sight.modules()}
    for place, ref in enumerate(question.options):
        if ref[0] == "module" and worth.activation(sight, modules[str(ref[1])]) > 0.05:
            return place
    return len(question.options) - 1


def by_ability(sight: Sight, question: Question) -> Answer:
    """The module for which the ability was paid."""
    plan = order(sight, by=(BY_ABILITY,))
    if plan is not None:
        name = MODULE_IDS[station_of(sight.view, sight.me, False).posts[plan.steps[0][0]].number]
        if ("module", name) in question.options:
            return question.options.index(("module", name))
    modules = {module[0]: module for module in sight.modules()}
    gives = [module_value(sight, str(ref[1]), modules[str(ref[1])]) for ref in question.options]
    return gives.index(max(gives))
