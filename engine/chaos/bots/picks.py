"""Small choices: cards to take or to lose, options of texts, targets."""

from typing import Any

from engine.chaos.bots.sight import Sight, card
from engine.chaos.bots.worth import best, sorted_by_loss
from engine.chaos.card import SHIP
from engine.chaos.view_types import Row
from engine.kernel.asking import Answer

CHEAP = 7  # a ship that can be played in the first turns
GUNNERS = ("gunner", "telepath_gunner")


def first(sight: Sight) -> Answer:
    return 0


def hand(sight: Sight) -> Answer:
    """Ask for a new hand if this one has no cheap ship."""
    cheap = [id for id in sight.view["hand"] if card(id).type == SHIP and card(id).cost <= CHEAP]
    return 0 if cheap else 1


def ids(sight: Sight) -> list[str]:
    return [ref[1] for ref in sight.options]


def some_or_one(sight: Sight, order: list[int]) -> Answer:
    """Choose as many as are asked for, in the given order of preference."""
    if sight.question["shape"] == "pick":
        return order[0]
    return tuple(sorted(order[: sight.question["low"]]))


def discard(sight: Sight) -> Answer:
    """Choose the least useful cards of the bot's own centre, or the best of an opponent's."""
    order = sorted_by_loss(sight, ids(sight))
    theirs = sight.question["why"] == "discard.card" and not set(ids(sight)) <= set(sight.view["hand"])
    return some_or_one(sight, order[::-1] if theirs else order)


def best_card(sight: Sight) -> Answer:
    return best(sight, ids(sight))


def all_cards(sight: Sight) -> Answer:
    """Take as many as may be taken, the best first."""
    order = sorted_by_loss(sight, ids(sight))[::-1]
    return tuple(sorted(order[: sight.question["high"]]))


def dearest_card(sight: Sight) -> Answer:
    return max(range(len(sight.options)), key=lambda number: card(sight.options[number][1]).cost)


def fullest(sight: Sight) -> Answer:
    """Give as few as allowed, from the place that has most."""
    caps, left = sight.question["caps"], sight.question["low"]
    parts = [0] * len(caps)
    for number in sorted(range(len(caps)), key=lambda place: -caps[place]):
        parts[number] = min(caps[number], left)
        left -= parts[number]
    return tuple(parts)


def row_worth(sight: Sight, row: Row) -> float:
    if row["kind"] == "ship":
        return sight.ship(row["handle"]).worth
    return float((card(row["card"]).cost if row["card"] else 2.0) + row["devs"] * 0.7)


def cheapest_row(sight: Sight) -> Answer:
    rows = [sight.rows[ref[1]] for ref in sight.options]
    return min(range(len(rows)), key=lambda number: row_worth(sight, rows[number]))


def weakest_seat(sight: Sight) -> Answer:
    return min(range(len(sight.options)), key=lambda number: sight.colony(sight.options[number][1]))


def option(sight: Sight) -> Answer:
    """Choose the firepower option while there is an enemy ship to fire at, else the bombing option."""
    by = sight.question["by"][1]
    fight = sight.view["fight"]
    if by in GUNNERS and fight is not None:
        enemies = fight["defenders"] if fight["attacker"] == sight.me else fight["attackers"]
        return 0 if enemies or by != "gunner" else 1
    return 0


def options(sight: Sight) -> Answer:
    return tuple(range(sight.question["low"]))


def aim(sight: Sight) -> Answer:
    """Choose as targets the most valuable enemy cards, or the bot's own cards that gain most."""
    question = sight.question
    if question["shape"] == "some":
        order = sorted(range(len(sight.options)), key=lambda number: -helped(sight, sight.options[number]))
        return tuple(sorted(order[: question["high"]]))
    if sight.options and sight.options[0][0] == "item":
        return max(range(len(sight.options)), key=lambda number: sight.options[number][1])
    verb = question["data"][0] if question["data"] else ""
    scores = [wish(sight, ref, verb) for ref in sight.options]
    return max(range(len(scores)), key=scores.__getitem__)


def wish(sight: Sight, ref: list[Any], verb: str) -> float:
    row = sight.rows[ref[1]]
    if row["seat"] == sight.me:
        return helped(sight, ref)
    worth = row_worth(sight, row)
    if verb == "damage" and row["kind"] == "ship":
        return worth / max(1, int(row["armour"][0]))
    return float(worth + (2 if row["state"] == "active" else 0))


def helped(sight: Sight, ref: list[Any]) -> float:
    """Return how useful a beneficial effect is on this card of the bot. Ships in an exchange of fire come first, then
    valuable cards.
    """
    row = sight.rows[ref[1]]
    worth = row_worth(sight, row)
    shot = sight.view["shot"]
    if shot and row["handle"] in (shot["by"], shot["at"]):
        worth += 50
    if sight.question["why"] == "target.unturn":
        return worth + (30 if row["state"] != "active" else 0)
    if row["kind"] == "base" and not row["paid"]:
        worth += 8 if row.get("real") and row["devs"] < row.get("limit", 0) else 0
    return worth
