"""A combat as a rookie fights it: who goes, who boards, what is paid, who fires at whom, who replies, who bombs."""

from typing import Any

from engine.chaos.bots.fights import SCRATCH, bombed, fought, hurt, strongest_first, with_others
from engine.chaos.bots.main_phase import VERY_LONG, best_attack
from engine.chaos.bots.sight import BOMBING, Ship, Sight, card
from engine.chaos.bots.together import together
from engine.chaos.card import CREW
from engine.chaos.view_types import fight_of
from engine.kernel.asking import Answer

BRIBE = 3


# --- equip -----------------------------------------------------------------------------------------------------------


def attackers(sight: Sight) -> Answer:
    """Choose the ships that were planned when the target was named, or else every ship that can fire or bomb."""
    _, _, wanted = best_attack(sight)
    chosen = [number for number, ref in enumerate(sight.options) if ref[1] in wanted]
    if not chosen:
        ships = [sight.ship(ref[1]) for ref in sight.options]
        chosen = [number for number, ship in enumerate(ships) if ship.bombing or ship.firepower]
    return tuple(chosen or [0])


def board(sight: Sight) -> Answer:
    """Put crew that is paid, or that the bot can pay for, aboard the strongest ship with a free place."""
    best, found = 0.0, len(sight.options) - 1
    for number, ref in enumerate(sight.options):
        if ref[0] != "board":
            continue
        row, ship = sight.rows[ref[1]], sight.ship(ref[2])
        if not row["card"] or card(row["card"]).type != CREW or card(row["card"]).subtype == "passenger":
            continue
        price = 0 if row["paid"] else row["price"]
        score = ship.worth - price if price <= sight.credits else 0.0
        if score > best:
            best, found = score, number
    return found


def defenders(sight: Sight) -> Answer:
    """Choose to defend with all ships, some or none, whichever loses least."""
    fight = fight_of(sight.view)
    coming = [sight.ship(handle) for handle in fight["attackers"]]
    mine = [sight.ship(ref[1]) for ref in sight.options]
    best, chosen = -loss(sight, coming, []), ()  # type: float, tuple[int, ...]
    for numbers in subsets(mine):
        value = -loss(sight, coming, [mine[number] for number in numbers])
        if value > best:
            best, chosen = value, tuple(numbers)
    return chosen


def subsets(ships: list[Ship]) -> list[list[int]]:
    """Return the sets of ships worth trying: all of them, each alone, and the strongest few."""
    order = sorted(range(len(ships)), key=lambda number: -ships[number].firepower)
    found = [sorted(order[:count]) for count in range(1, len(order) + 1)]
    return found + [[number] for number in range(len(ships)) if [number] not in found]


def loss(sight: Sight, coming: list[Ship], mine: list[Ship]) -> float:
    """Return what the bot loses, in credits, if it defends with these ships: the ships, and the bombing that still
    comes through.
    """
    fight = fight_of(sight.view)
    outcome = fought(coming, together(sight, mine, True)) if mine else None
    bombing = outcome.bombing if outcome is not None else sum(ship.bombing for ship in coming if ship.active)
    lost = outcome.lost[1] - outcome.lost[0] if outcome is not None else 0.0
    return lost + struck(sight, fight["target"], bombing)


def struck(sight: Sight, target: list[Any], bombing: int) -> float:
    """Return what this much bombing of the target costs its owner."""
    kind, what = target
    seats = sight.view["seats"]
    fight = sight.view["fight"]
    if kind == "colony":
        return bombed(max(0, bombing + seats[what]["dome"]), sight.colony(what))
    if kind == "centre":
        return 2.0 if bombing >= seats[what]["threshold"]["centre"] else 0.0
    row = sight.rows.get(what)
    if row is None or fight is None:
        return 0.0
    needed = row["armour"][0] if row["paid"] and row["kind"] == "base" else 2
    return 4.0 + row["devs"] if bombing >= needed else 0.0


# --- pay -------------------------------------------------------------------------------------------------------------


def pay(sight: Sight) -> Answer:
    """Pay for the dearest card that helps in this fight or in the bombing. If none helps, stop paying."""
    fight = fight_of(sight.view)
    contested = bool(fight["attackers"] and fight["defenders"])
    best, found = 0.0, len(sight.options) - 1
    for number, ref in enumerate(sight.options):
        if ref[0] == "pay":
            face = card(sight.rows[ref[1]]["card"])
            bombs = face.stats[3] > 0 or face.id == "gunner"
            useful = contested or (bombs and fight["attacker"] == sight.me)
            score = face.cost + 1.0 if useful else 0.0
            if score > best:
                best, found = score, number
    return found


def pay_or_end(sight: Sight) -> Answer:
    """Pay the bribe if the attack is worth more than it."""
    fight = sight.view["fight"]
    ready = sum(ship.bombing for ship in sight.ready(sight.me))
    return 0 if fight and struck(sight, fight["target"], ready) > BRIBE + 2 else 1


# --- fire ------------------------------------------------------------------------------------------------------------


def act(sight: Sight) -> Answer:
    """Choose the shot that gains most after the reply is deducted, or hold fire if no shot gains anything."""
    fight = fight_of(sight.view)
    attacking = fight["attacker"] == sight.me
    stuck = max(0, int(sight.view["turn"]) - VERY_LONG) * 0.2
    best, found = (0.0 if attacking else -0.5) - stuck, len(sight.options) - 1
    able = strongest_first({ref[1]: sight.ship(ref[1]) for ref in sight.options if ref[0] == "fire"}.values())
    for number, ref in enumerate(sight.options):
        if ref[0] == "fire":
            shooter, target = sight.ship(ref[1]), sight.ship(ref[2])
            value = with_others(shooter, target, able) - (shooter.bombing * 1.2 if attacking else 0.0)
            value += 0.5 * target.bombing if not attacking and target.active else 0.0
            value += threat(sight, shooter, target)
        elif ref[0] == "stealth":
            value = struck(sight, fight["target"], sight.ship(ref[1]).bombing) + 0.5
        else:
            continue
        if value > best:
            best, found = value, number
    return found


def threat(sight: Sight, shooter: Ship, target: Ship) -> float:
    """Return the bonus for a ship that fires before it is shot: half its worth if the target could destroy it, else 0.
    """
    if target.active and target.firepower >= shooter.armour:
        return shooter.worth * 0.5
    return 0.0


def heavy(sight: Sight) -> Answer:
    """Buy the fewest firepower points that turn damage into a kill, or none."""
    fight, shot = fight_of(sight.view), sight.view["shot"]
    handle = sight.question["by"][1]
    ship = sight.ship(handle)
    enemies = fight["defenders"] if fight["attacker"] == sight.me else fight["attackers"]
    aimed = [shot["by"]] if shot else enemies
    missing = [sight.ship(at).armour - ship.firepower for at in aimed if at in sight.ships]
    points = [number for number in missing if 0 < number <= sight.question["high"]]
    return min(points, default=0)


def divide(sight: Sight) -> Answer:
    """Divide the damage so that it destroys as much as possible, the most valuable ships for their armor first. The
    rest goes to the first ship.
    """
    total, ships = sight.question["high"], [sight.ship(ref[1]) for ref in sight.options]
    parts = [0] * len(ships)
    left = total
    for number in sorted(range(len(ships)), key=lambda place: -ships[place].worth / max(1, ships[place].armour)):
        if ships[number].armour <= left:
            parts[number] = ships[number].armour
            left -= ships[number].armour
    parts[0] += min(left, sight.question["caps"][0] - parts[0])
    return tuple(parts)


def more(sight: Sight) -> Answer:
    high = sight.question["high"]
    return (high, *[0] * (len(sight.options) - 1))


def reply(sight: Sight) -> Answer:
    """Choose stealth if it is possible, else return fire. A ship that survives the shot keeps its own shot if its reply
    would do little.
    """
    ship, shooter = sight.ship(sight.question["data"]), sight.ship(sight.question["by"][1])
    stealthy = sight.option("stealth")
    if stealthy >= 0:
        return stealthy
    if hurt(ship.firepower, shooter) <= SCRATCH and shooter.firepower < ship.armour:
        return len(sight.options) - 1
    return sight.option("reply")


def squadron(sight: Sight) -> Answer:
    """Divide the damage within a squadron so that no ship is lost if possible, else only the cheapest."""
    ships = [sight.ship(ref[1]) for ref in sight.options]
    caps, left = sight.question["caps"], sight.question["low"]
    parts = [0] * len(ships)
    for number in sorted(range(len(ships)), key=lambda place: -ships[place].armour):
        parts[number] = min(left, max(0, ships[number].armour - 1), caps[number])
        left -= parts[number]
    for number in sorted(range(len(ships)), key=lambda place: ships[place].worth):
        more_ = min(left, caps[number] - parts[number])
        parts[number] += more_
        left -= more_
    return tuple(parts)


# --- bombs -----------------------------------------------------------------------------------------------------------


def bombers(sight: Sight) -> Answer:
    """Choose every ship that can bomb. Bombing costs nothing, as ships turn back at the end of the turn."""
    return tuple([number for number, ref in enumerate(sight.options) if sight.rows[ref[1]]["numbers"][BOMBING]])


def pyrotechnics(sight: Sight) -> Answer:
    """Choose how many cards of the bot's colony to burn for extra bombing: some only if that empties the enemy colony
    or the bot is far ahead.
    """
    fight = fight_of(sight.view)
    if fight["target"][0] != "colony":
        return 0
    theirs, mine = sight.colony(fight["target"][1]), sight.colony(sight.me)
    high = sight.question["high"]
    if fight["could_bomb"] + high >= theirs:
        return high
    return min(high, max(0, mine - theirs - 8))
