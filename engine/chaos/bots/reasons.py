"""A bot's reason for attacking or defending, chosen from public facts so that everybody can check it.

It never depends on the bot's hand or face-down cards: `reason` gets a spectator's view and the answer, which everybody
learns at once. Codes and facts are those of engine/chaos/grounds.py; no sentence is made here.
"""

from typing import Any

from engine.chaos.bots.sight import Ship, Sight
from engine.chaos.view_types import View
from engine.kernel.asking import Answer, Question, Ref

Reason = tuple[str, dict[str, int]]


def reason(public: View, question: Question, answer: Answer) -> Reason | None:
    """Return the first reason that fits an attack or a defense, or None if there is nothing worth saying."""
    if question.why not in ("main.target", "combat.defenders"):
        return None
    seen: Any = {**public, "seat": question.seat, "question": {"options": []}}
    sight = Sight(seen)
    if question.why == "main.target":
        ref = question.options[answer]
        return of_attack(sight, ref[1]) if ref[0] == "colony" else None
    sent = [question.options[number] for number in answer]
    return of_defence(sight, sent, [sight.ship(ref[1]) for ref in question.options])


def of_attack(sight: Sight, foe: int) -> Reason | None:
    left, ready, against = sight.colony(foe), sight.ready(sight.me), sight.defenders(foe)
    dome = sight.view["seats"][foe]["dome"]
    if not against and sum(ship.bombing for ship in ready) + dome >= left:
        return "enough_to_finish", {"n": left}
    theirs = sight.of(foe)
    if not against:
        return "they_acted" if theirs and not any(ship.active for ship in theirs) else "nobody_defends", {"seat": foe}
    if sum(not ship.active for ship in theirs) * 2 > len(theirs):
        return "they_acted", {"seat": foe}
    if min(ship.speed for ship in ready) > max(ship.speed for ship in against):
        return "fire_first", {}
    return of_several(sight, foe, left)


def of_several(sight: Sight, foe: int, left: int) -> Reason | None:
    """Return the reason for attacking this neighbor rather than another, or None."""
    seats = range(int(sight.view["n"]))
    if len(sight.foes) < 2:
        return None
    if all(sight.colony(seat) < left for seat in seats if seat != foe):
        return "leads", {"seat": foe, "n": left}
    if all(sight.colony(seat) > left for seat in sight.foes if seat != foe):
        return "weakest_neighbour", {"seat": foe}
    return None


def of_defence(sight: Sight, sent: list[Ref], able: list[Ship]) -> Reason | None:
    """Return the reason for defending or not, from the bombing the colony would suffer without defenders."""
    fight = sight.view["fight"]
    if fight is None or fight["target"][0] != "colony":
        return None
    coming = [sight.ship(handle) for handle in fight["attackers"] if sight.ship(handle).active]
    bombs = sum(ship.bombing for ship in coming)
    dome = sight.view["seats"][sight.me]["dome"]
    fall = min(max(0, bombs + dome), sight.colony(sight.me)) if bombs else 0
    if sent:
        return ("colony_first", {"n": fall}) if fall else None
    return ("not_worth_a_ship", {}) if able and fall < min(ship.worth for ship in able) else None
