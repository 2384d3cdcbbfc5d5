"""What a rookie does beside the question in its own turn: collect, recruit, use cards and tokens, moons, cards played.

Each act is one answer; it goes on as long as something is worth doing. None is given back by which the same could be
done again for ever: every act uses something up.
"""

from typing import Any

from engine.andromeda.bots import worth
from engine.andromeda.bots.sight import Sight
from engine.andromeda.content import CARDS, DISCOVERIES, MODULES, MOONS, NUMBER, PLANET_KINDS, SUPREMACY_TOKENS
from engine.andromeda.vocabulary import LISTS

Act = list[Any]
PAUSES = ("turn.main", "turn.window", "return.module", "turn.collect")
KEPT = 0.35  # what a card is worth in the hand


def act(sight: Sight, why: str) -> Act | None:
    """Return the next act, or None."""
    if why not in PAUSES or not sight.active:
        return None
    best, found = 0.0, None
    for ref in sight.view["beside"]:
        value = VALUES[ref[0]](sight, ref) if ref[0] in VALUES else -1.0
        if value > best:
            best, found = value, ref
    return found


def collect(sight: Sight, ref: Act) -> float:
    lying = sight.map[ref[1]]["bonus"]
    return 1.0 if any(n and worth.unit(sight, kind) > 0.2 for kind, n in enumerate(lying)) else 0.0


def recruit(sight: Sight, ref: Act) -> float:
    """Value recruiting leaders: it is worth something if the seat has few, during a return, and near the end of the
    game. A leader beside a site counts as well as one on it.
    """
    need = sight.seat["leaders"] < 3
    home = sight.view["phase"] == "return" or sight.rest < 0.15
    return 0.9 if need or home else 0.0


def use_development(sight: Sight, ref: Act) -> float:
    row = next(row for row in PLANET_KINDS if row.development == ref[1])
    if row.development == "factory" and sight.damaged + sum(sight.seat["yard"]) < 2 and sight.rest > 0.1:
        return 0.0
    if row.development == "city":
        return worth.best_module(sight, (0, 1, 2, 3), 9)
    return worth.effects(sight, row.number)


def use_token(sight: Sight, ref: Act) -> float:
    rows = {row.id: row for row in (*DISCOVERIES, *SUPREMACY_TOKENS)}
    return token(sight, rows[ref[1]].number)


def useful(sight: Sight, op: str) -> bool:
    """Return whether there is something to repair, or a used card to turn up. Near the end always return True."""
    if sight.rest < 0.1:
        return True
    return bool(sight.damaged) if op == "repair" else any(not up for _, up in sight.seat["cards"])


def token(sight: Sight, number: int) -> float:
    """Value using a discovery token. It is 0 as long as one of its effects would be wasted."""
    value = 0.0
    for op, *rest in LISTS[number]:
        if op == "take_module":
            best = worth.best_module(sight, (0, 1, 2, 3), rest[0])
            if best <= 0.5 and sight.rest > 0.1:
                return 0.0
            value += best
        elif op == "build_development":
            best = worth.best_site(sight)[0]
            if best <= 0:
                return 0.0
            value += best
        elif op in ("repair", "flip_development") and not useful(sight, op):
            return 0.0
        elif op == "build_ship" and not sum(sight.seat["reserve"]):
            return 0.1
        else:
            value += worth.effect(sight, (op, *rest))
    return value


def abandon(sight: Sight, ref: Act) -> float:
    """Value abandoning a moon. It is 0 if a frame needs the moon, or if the storage of one of its resources is full."""
    row = MOONS[NUMBER["moon"][ref[1]]]
    if any(other[0] == "slot" and other[1] == ref[1] and slot(sight, other) > 0.4 for other in sight.view["beside"]):
        return 0.0
    if any(units and sight.stock[kind] >= sight.seat["storage"][kind] for kind, units in enumerate(row.gives[:5])):
        return 0.0
    if row.repair and not (sight.damaged or sum(sight.seat["yard"])) and sight.rest > 0.15:
        return 0.3
    return 0.5


def slot(sight: Sight, ref: Act) -> float:
    """Value slotting a moon into an empty frame by its gain there. Input frames prefer moons that cost little."""
    _, name, frame = ref
    row = MOONS[NUMBER["moon"][name]]
    gives = worth.amounts(sight, row.gives) + row.vp + 0.5 * row.repair
    times = worth.RETURNS * sight.rest * 0.45
    if frame == "tactical":
        return (gives - worth.UNIT[5]) * 0.8 if not sight.seat["tactical"] else 0.0
    module = next(module for module in sight.modules() if module[0] == frame)
    if module[3]:
        return 0.0
    kind = MODULES[NUMBER["module"][frame]]
    scored = 0.0 if module[5] else float(kind.frame_vp)
    if kind.frame == "input":
        cheap = 0.9 - worth.cost(row.gives)
        return times * 0.8 * max(0.1, cheap) - gives + scored
    return scored + times * gives * (0.6 if kind.kind == 1 else 0.9) - gives


def play(sight: Sight, ref: Act) -> float:
    """Value playing a card: its gain now, less its value if it is kept."""
    name = ref[1]
    row = CARDS[NUMBER["card"][name]]
    if row.kind == "lasting":
        return 0.5 if sight.view["phase"] == "choose" and sum(sight.seat["pad"]) >= 2 else 0.0
    return PLAYED[name](sight) - KEPT if name in PLAYED else worth.effects(sight, row.number) - KEPT


def captures(sight: Sight) -> float:
    moons = [sight.map[name].get("moon", "") for name in sight.mine if sight.map[name]["tile"] in worth.KIND_OF]
    return max((worth.moon(sight, moon) for moon in moons), default=0.0)


PLAYED: dict[str, Any] = {
    "TA01": lambda sight: worth.REPAIR * 2 if sight.damaged >= 2 else 0.0,
    "TA03": lambda sight: worth.best_module(sight, (0, 1, 2, 3), 1) * 0.9,
    "TA07": captures,
    "TA08": lambda sight: 0.0,
    "TA09": lambda sight: 1.2 if sight.owned < 5 and sight.stock[1] + sight.stock[4] >= 1 else 0.0,
    "TA12": lambda sight: max(0.0, worth.best_site(sight)[0]),
    "TE01": lambda sight: 0.9,
    "TE02": lambda sight: 1.0,
    "TE03": lambda sight: 1.1,
    "TE04": lambda sight: max(0.6, worth.best_module(sight, (0, 1, 2, 3))),
    "TE05": lambda sight: float(min(3, len(sight.mine))) if len(sight.mine) >= 2 else 0.0,
    "TE06": lambda sight: 0.5 * min(3, sum(1 for name in sight.mine if sight.map[name]["tile"] in worth.KIND_OF)),
    "TA10": lambda sight: 0.9,
}


def haggle(sight: Sight, ref: Act) -> float:
    """Value swapping one basic resource for another: above 0 only if one is plentiful and another is missing."""
    basics = sight.stock[1:4]
    return 0.2 if max(basics) >= 4 and min(basics) == 0 else 0.0


VALUES: dict[str, Any] = {
    "collect": collect,
    "recruit": recruit,
    "use_development": use_development,
    "use_token": use_token,
    "abandon": abandon,
    "slot": slot,
    "play": play,
    "ability": haggle,
}
