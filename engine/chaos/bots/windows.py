"""Answers in windows: an interrupt or an ability is used when it changes what happens, and otherwise kept."""

from typing import Any

from engine.chaos.bots.main_phase import needs
from engine.chaos.bots.sight import BOMBING, FIREPOWER, SPEED, Ship, Sight, card
from engine.chaos.card import ARMOUR, Card, Effect
from engine.chaos.view_types import fight_of
from engine.kernel.asking import Answer


def answer(sight: Sight) -> Answer:
    """Choose the most valuable play, or pass, which is the last option."""
    best, found = 0.0, len(sight.options) - 1
    for number, ref in enumerate(sight.options[:-1]):
        id = ref[1] if ref[0] == "play" else sight.rows[ref[1]]["card"]
        face = card(id)
        effects = [e for e in face.effects if e.when == ("play" if ref[0] == "play" else "activate")]
        price = sight.view["prices"].get(id, 1) if ref[0] == "play" else effects[ref[2]].cost.get("credits", 0)
        worth = worth_of(sight, face, effects if ref[0] == "play" else [effects[ref[2]]], ref)
        if worth - 0.8 * price > best:
            best, found = worth - 0.8 * price, number
    return found


def worth_of(sight: Sight, face: Card, effects: list[Effect], ref: list[Any]) -> float:
    """Return what this play would gain now, in credits."""
    effect = effects[0]
    way = WAYS.get(effect.do)
    return way(sight, face, effect) if way is not None else 0.0


# --- the exchange ----------------------------------------------------------------------------------------------------


def exchange(sight: Sight) -> tuple[Ship, int, Ship, int] | None:
    """Return (own ship, damage it takes, other ship, damage it takes) for a shot whose damage comes next, or None."""
    shot = sight.view["shot"]
    if not shot or sight.view["window"] != "damage" or shot["by"] not in sight.ships or shot["at"] not in sight.ships:
        return None
    shooter, target = sight.ship(shot["by"]), sight.ship(shot["at"])
    replied = any(entry[0] == target.handle for entry in shot["replies"])
    back = target.firepower if replied else 0
    if shooter.seat == sight.me:
        return shooter, back, target, shooter.firepower
    if target.seat == sight.me:
        return target, shooter.firepower, shooter, back
    return None


def waiting(sight: Sight) -> bool:
    """Return whether a play of the bot already waits on the stack. The bot plays only one at a time."""
    return any(item["seat"] == sight.me for item in sight.view["stack"])


def bonus(sight: Sight, face: Card, effect: Effect) -> float:
    """Return the worth of a bonus: firepower that destroys a ship, or armor that saves one."""
    if effect.stat == BOMBING:
        return bombs(sight, effect)
    if effect.stat == SPEED:
        return at_once(sight, face, effect) if sight.view["window"] in ("ready", "shots") else 0.0
    if effect.to == "my_paid_base":
        return threatened(sight, effect)
    found = exchange(sight)
    if found is None or waiting(sight):
        return 0.0
    mine, taken, theirs, dealt = found
    if effect.stat == FIREPOWER and 0 < dealt < theirs.armour <= dealt + effect.n:
        return theirs.worth
    if effect.stat == ARMOUR and mine.armour <= taken < mine.armour + effect.n:
        return mine.worth
    return 0.0


def threatened(sight: Sight, effect: Effect) -> float:
    """Return the worth of more armor for a paid base that is being bombed and would be lost without it."""
    fight = sight.view["fight"]
    row = sight.rows.get(fight["target"][1]) if fight and fight["target"][0] == "row" else None
    if fight is None or row is None or row["seat"] != sight.me or not row["paid"] or sight.view["window"] != "bombs":
        return 0.0
    if row["kind"] != "base":
        return 0.0  # crew in the canteen has no armour
    left = row["armour"][0]
    return 4.0 if left <= fight["could_bomb"] < left + effect.n else 0.0


def bombs(sight: Sight, effect: Effect) -> float:
    """Return the worth of a bonus for all bombing ships: above 0 only in the bot's own turn, against at most one
    defender.
    """
    ready = [ship for ship in sight.ready(sight.me) if ship.bombing]
    free = sight.view["active"] == sight.me and len(sight.defenders(sight.foe)) <= 1
    return 1.2 * len(ready) if free else 0.0


def prevented(sight: Sight, face: Card, effect: Effect) -> float:
    found = exchange(sight)
    if found is None or waiting(sight):
        return 0.0
    mine, taken, _, _ = found
    if mine.armour <= taken < mine.armour + effect.n:
        return mine.worth
    return 1.0 if 0 < taken <= effect.n else 0.0


def redirected(sight: Sight, face: Card, effect: Effect) -> float:
    found = exchange(sight)
    if found is None:
        return 0.0
    mine, taken, _, _ = found
    others = [ship for ship in sight.of(sight.me) if sight.rows[ship.handle]["fights"] and ship is not mine]
    return mine.worth if mine.armour <= taken and any(ship.armour > taken for ship in others) else 0.0


def damage(sight: Sight, face: Card, effect: Effect) -> float:
    """Return the worth of dealing damage: that of the ship or base it destroys, alone or together with a shot, else 0.
    """
    if effect.to == "firing_ship":
        found = exchange(sight)
        return found[2].worth if found is not None and found[2].firepower >= found[2].armour else 0.0
    if effect.to == "enemy_paid_base":
        bases = [row for row in sight.view["rows"] if row["seat"] in sight.foes and row["place"] == "surface"]
        return 4.0 if any(row["paid"] and 0 < row["armour"][0] <= effect.n for row in bases if not row["on"]) else 0.0
    if waiting(sight):
        return 0.0
    found = exchange(sight)
    if found is not None and effect.to == "enemy_combat_ship":
        _, _, theirs, dealt = found
        if dealt < theirs.armour <= dealt + int(effect.n):
            return theirs.worth
    fight = sight.view["fight"]
    ships = [sight.ship(handle) for handle in (*fight["attackers"], *fight["defenders"])] if fight else []
    near = [ship.worth for ship in ships if ship.seat != sight.me and ship.armour <= effect.n]
    return max(near, default=0.0)


# --- the stack -------------------------------------------------------------------------------------------------------


def stopped(sight: Sight, face: Card, effect: Effect) -> float:
    """Return the worth of canceling an opponent's card on the stack, from what was paid for it."""
    theirs = [
        item for item in sight.view["stack"] if item["seat"] != sight.me and item["what"] in ("interrupt", "event")
    ]
    if not theirs or waiting(sight):
        return 0.0
    return float(max(item["paid"] for item in theirs)) * 1.3 + 0.8


# --- everything else -------------------------------------------------------------------------------------------------


def money(sight: Sight, face: Card, effect: Effect) -> float:
    if effect.n == "half(cost(my_last_destroyed_ship_this_turn))":
        return 3.0
    if face.id == "last_minute_loan":
        return 0.0 if sight.credits >= 2 else 0.1
    return 1.0


def developed(sight: Sight, face: Card, effect: Effect) -> float:
    missing = sum(needs(row) for row in sight.own_rows("base"))
    return 1.1 * min(missing, int(effect.n))


def looked(sight: Sight, face: Card, effect: Effect) -> float:
    """Return the worth of looking through cards: above 0 only with spare credits and a large colony."""
    return 3.0 if sight.credits >= 6 and face.subtype == "starter" and sight.colony(sight.me) > 12 else 0.0


def woken(sight: Sight, face: Card, effect: Effect) -> float:
    """Return the worth of turning a small ship back to active while the bot is attacked, else 0."""
    turned = [ship for ship in sight.of(sight.me) if not ship.active and ship.size <= 2]
    fight = sight.view["fight"]
    attacked = fight is not None and fight["defender"] == sight.me
    return max((ship.worth for ship in turned), default=0.0) * 0.5 if attacked else 0.0


def hindered(sight: Sight, face: Card, effect: Effect) -> float:
    """Return the worth of keeping the opponent's best small ship out of the fight that was just announced."""
    fight = sight.view["fight"]
    if fight is None or sight.view["window"] != "named":
        return 0.0
    other = fight["defender"] if fight["attacker"] == sight.me else fight["attacker"]
    if sight.me not in (fight["attacker"], fight["defender"]):
        return 0.0
    small = [ship for ship in sight.ready(other) if ship.size <= 2]
    return max((ship.firepower + ship.bombing for ship in small), default=0) * 1.2


def forbidden(sight: Sight, face: Card, effect: Effect) -> float:
    """Return the worth of keeping all possible defenders from stopping the bot's bombs, or 0 if some could still
    defend.
    """
    mine = sight.view["active"] == sight.me and sight.view["phase"] in ("start", "main")
    defenders, power = sight.defenders(sight.foe), sum(ship.bombing for ship in sight.ready(sight.me))
    if not mine or not defenders or (sight.view["fight"] is not None and sight.view["window"] != "named"):
        return 0.0
    stopped_ = [ship for ship in defenders if ship.size <= 1] if effect.to == "enemy_ships" else defenders[:1]
    return power * 1.2 if len(stopped_) == len(defenders) else 0.0


def bribed(sight: Sight, face: Card, effect: Effect) -> float:
    """Return the worth of ending an attack on the bot. It is lower if the attacker can pay the bribe."""
    fight = fight_of(sight.view)
    attacker = fight["attacker"]
    power = sum(ship.bombing for ship in sight.ready(attacker))
    able = sight.view["seats"][attacker]["credits"] >= effect.n
    return power * (0.5 if able else 1.2) if fight["defender"] == sight.me else 0.0


def at_once(sight: Sight, face: Card, effect: Effect) -> float:
    """Return the worth of letting a strong but slow ship fire before faster enemies."""
    fight = fight_of(sight.view)
    enemies = fight["defenders"] if fight["attacker"] == sight.me else fight["attackers"]
    mine = [ship for ship in sight.ready(sight.me) if sight.rows[ship.handle]["fights"]]
    targets = [sight.ship(handle) for handle in enemies]
    kills = [t.worth for ship in mine for t in targets if ship.firepower >= t.armour and t.speed >= ship.speed]
    return max(kills, default=0.0) * 0.6


WAYS = {
    "mod": bonus, "prevent_damage": prevented, "redirect_fire": redirected, "damage": damage, "neutralise": stopped,
    "credits": money, "develop": developed, "search_top": looked, "unturn": woken, "turn": hindered,
    "forbid": forbidden, "cancel_attack_unless": bribed, "act_now": at_once,
}  # fmt: skip
