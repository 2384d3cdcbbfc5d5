"""Whole actions that are worth a try: a card with its place, an attack with its target and ships. Sees the view alone.

What belongs together is one plan. Each half by itself would be judged by what a rookie makes of the other half, would
cost a thought of its own, and a bot that takes a half back shows by its pauses that it has thought twice.

After all plans but the rookie's own the rest of the turn is imagined without an attack, as each attack is a plan of its
own: a ship that is played is not blamed for the fight into which a rookie would send it.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from engine.bots.ahead.course import Later, Plan
from engine.chaos.bots.main_phase import FULL_HAND, SECRET, best_attack, fleets, roomy
from engine.chaos.bots.sight import Ship, Sight, card
from engine.chaos.card import BASE, CREW, EQUIPMENT
from engine.chaos.view_types import View
from engine.kernel.asking import Question, Ref

MOST_PLANS = 12
MOST_HOSTS = 2  # ships on which a piece of equipment is tried
SURFACE: Ref = ("place", "surface")
CANTEEN: Ref = ("place", "canteen")
QUIETLY = Later("quietly", ())  # the end of a plan after which its seat attacks no more in this turn
# Of the main phase, what is tried first where there are too many plans
ORDER = ("attack", "play", "pay", "end", "down", "use", "search", "draw", "develop", "salvage")


def plans(question: Question, view: View, first: Plan) -> list[Plan]:
    """Return the plans to compare: the rookie's own plan, then others, with no two alike."""
    sight = Sight(view)
    first = whole(sight, question, first)
    found = dict.fromkeys([first])
    makers = {"main": actions, "combat.defenders": defences, "fire.act": shots, "fire.reply": shots}
    found |= dict.fromkeys(makers[question.why](sight, question))
    return list(islice(found, MOST_PLANS))


def whole(sight: Sight, question: Question, first: Plan) -> Plan:
    """Return a rookie's answer together with its answers to the questions that follow from it."""
    if question.why != "main":
        return first
    kind = question.options[first.now][0]
    if kind == "down":
        place = next(places(sight, question, first.now), SURFACE)
        return Plan(first.now, (Later("main.place", (place,)),))
    _, target, ships = best_attack(sight) if kind == "attack" else (0, [], [])
    return Plan(first.now, attack(tuple(target), ships)) if target else first


def kept(plan: Plan) -> tuple[Later, ...]:
    """Return the answers of a plan that have not been given yet."""
    return tuple([part for part in plan.rest if part != QUIETLY])


def actions(sight: Sight, question: Question) -> Iterator[Plan]:
    """Yield plans for each kind of main-phase action, each with the answers that follow from it."""
    by_kind: dict[str, list[int]] = {}
    for number, ref in enumerate(question.options):
        by_kind.setdefault(str(ref[0]), []).append(number)
    for kind in ORDER:
        for number in by_kind.get(kind, ()):
            if kind == "attack":
                yield from (Plan(number, (*rest, QUIETLY)) for rest in attacks(sight))
            elif kind == "down":
                for place in places(sight, question, number):
                    yield Plan(number, (Later("main.place", (place,)), QUIETLY))
            else:
                yield Plan(number, () if kind == "end" else (QUIETLY,))


def places(sight: Sight, question: Question, number: int) -> Iterator[Ref]:
    """Yield places to put a card down: where its type belongs, or, if the hand is full, the surface as a bluff."""
    kind = card(str(question.options[number][1])).type
    if kind == CREW:
        yield CANTEEN
    elif kind == EQUIPMENT:
        yield from (("row", row["handle"]) for row in roomy(sight)[:MOST_HOSTS])
    elif kind == BASE or len(sight.view["hand"]) >= FULL_HAND:
        yield SURFACE


def attacks(sight: Sight) -> Iterator[tuple[Later, ...]]:
    """Yield attacks, each with its target and its ships."""
    taxes = {foe: tax for _, foe, tax in sight.view["taxes"]}
    for foe in sight.foes:
        if taxes.get(foe, 0) <= sight.credits:
            for ships in fleets(sight):
                yield attack(("colony", foe), handles(ships))
            yield from lesser(sight, foe)


def attack(target: Ref, ships: list[int]) -> tuple[Later, ...]:
    return Later("main.target", (target,)), Later("combat.attackers", tuple([("row", ship) for ship in ships]))


def handles(ships: list[Ship]) -> list[int]:
    return [ship.handle for ship in ships]


def lesser(sight: Sight, foe: int) -> Iterator[tuple[Later, ...]]:
    """Yield attacks on bases: on a paid base with all bombing ships if they suffice, on a face-down base with the
    weakest ship that suffices.
    """
    ready = [ship for ship in sight.ready(sight.me) if ship.bombing]
    total = sum(ship.bombing for ship in ready)
    enough = [ship for ship in ready if ship.bombing >= SECRET]
    one = min(enough, key=lambda ship: (ship.bombing, ship.worth), default=None)
    for row in sight.rows.values():
        if row["seat"] == foe and row["kind"] == "base":
            if row["paid"] and total >= row["armour"][0]:
                yield attack(("row", row["handle"]), handles(ready))
            elif not row["paid"] and one is not None and row["devs"]:
                yield attack(("row", row["handle"]), [one.handle])


def defences(sight: Sight, question: Question) -> Iterator[Plan]:
    """Yield sets of defenders to try: none, all, the strongest few, each ship alone, and all but one."""
    ships = [sight.ship(ref[1]) for ref in question.options]
    number = len(ships)
    order = sorted(range(number), key=lambda at: -ships[at].firepower)
    tried: list[Any] = [(), range(number)]
    tried += [order[:count] for count in range(1, number)]
    tried += [[one] for one in range(number)]
    tried += [[other for other in range(number) if other != one] for one in range(number)]
    for chosen in tried:
        if question.low <= len(chosen) <= question.high:
            yield Plan(tuple(sorted(chosen)))


def shots(sight: Sight, question: Question) -> Iterator[Plan]:
    """Yield a plan for each option: every shot, and holding fire."""
    yield from (Plan(number) for number in range(len(question.options)))
