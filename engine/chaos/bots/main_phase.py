"""The main phase of a rookie: one action at a time, in the order of what it brings for its credits."""

from typing import Any

from engine.bots.kept import once
from engine.chaos.bots.fights import bombed, fought
from engine.chaos.bots.picks import row_worth
from engine.chaos.bots.sight import Ship, Sight, card
from engine.chaos.bots.together import together
from engine.chaos.bots.worth import INCOME, develops, to_keep
from engine.chaos.card import BASE, CREW, EQUIPMENT, EVENT, SHIP, X_LIMIT
from engine.chaos.view_types import Row
from engine.kernel.asking import Answer

ROOM = 12  # K-END-3
FULL_HAND = 5
RICH = 12  # credits that want to be spent
LONG, VERY_LONG = 50, 80  # game turns after which it becomes impatient, and then dares anything
MOST_ATTACKS = 3  # in a turn
LAST = 2  # ... even by a player who has credits and nothing to spend them on
LONG_LIFE = 28  # ... with which one can afford to draw turn after turn
LIFE = 10  # cards of one's colony below which none is drawn
SECRET = 2  # bombs that destroy a base nobody has paid for (K-BOMB-9)
MANY_DEVELOPMENTS = 5  # on a base; those above it are worth nothing
FREE = ("credits", "draw", "develop")  # abilities that cost no more than a turn that comes back


def action(sight: Sight) -> Answer:
    """Choose the first action worth doing."""
    for think in (abilities, ships, payments, events, put_down, attack, develop, salvage, draw):
        number = think(sight)
        if number >= 0:
            return number
    return sight.option("end")


# --- credits ---------------------------------------------------------------------------------------------------------


@once
def reserve(sight: Sight) -> int:
    """Return the credits to keep for the pay step, for missiles and crew that would go into a fight."""
    if not sight.ready(sight.me):
        return 0
    waiting = [row for row in sight.own_rows("crew", "equipment") if not row["paid"] and row.get("real")]
    return min(4, sum(int(row["price"]) for row in waiting))


def abilities(sight: Sight) -> int:
    """Choose an ability that gains something for no credits. Skip one that turns a ship while an attack is worth
    making.
    """
    for number, ref in enumerate(sight.options):
        if ref[0] == "use":
            row = sight.rows[ref[1]]
            effects = [effect for effect in card(row["card"]).effects if effect.when == "activate"]
            effect = effects[ref[2]]
            if effect.do == "draw" and not spares_one(sight):
                continue
            fights = row["kind"] == "ship" and effect.cost.get("turn") and attack(sight) >= 0
            if effect.do in FREE and not fights and not effect.cost.get("credits"):
                return number
    return -1


def ships(sight: Sight) -> int:
    """Return the dearest ship there is room for."""
    room = ROOM - sight.mine["hangar"]
    best, found = 0.0, -1
    for number, ref in enumerate(sight.options):
        if ref[0] == "play" and card(ref[1]).type == SHIP:
            face = card(ref[1])
            size = 6 if any(effect.do == "hangar_size" for effect in face.effects) else face.size
            fits = size <= room or (sight.credits > RICH and face.cost > scrapped(sight, size - room) + 2)
            if fits and face.cost > best:
                best, found = face.cost, number
    return found


def scrapped(sight: Sight, size: int) -> float:
    """Return the worth of the cheapest ships that the hangar limit would scrap to make this much room."""
    lost = 0.0
    for ship in sorted(sight.of(sight.me), key=lambda ship: ship.worth):
        if size <= 0:
            break
        lost, size = lost + ship.worth, size - sight.rows[ship.handle]["hangar"]
    return lost


def payments(sight: Sight) -> int:
    """Choose what to pay for: bases first, then equipment and crew that stay."""
    best, found = 0.0, -1
    for number, ref in enumerate(sight.options):
        if ref[0] != "pay":
            continue
        row = sight.rows[ref[1]]
        price = row["price"]
        worth = {"base": 6.0, "equipment": 4.0, "crew": 3.0}[row["kind"]] - price * 0.3
        useful = (row["kind"] != "crew" or bool(sight.of(sight.me))) and spares(sight, row["card"]) and ripe(sight, row)
        if useful and worth > best and (row["kind"] == "base" or sight.credits - price >= 2):
            best, found = worth, number
    return found


def ripe(sight: Sight, row: Row) -> bool:
    """Return whether a base that grows with its developments would destroy a ship worth clearly more than its price."""
    if row.get("limit") != X_LIMIT:
        return True
    ships_ = [ship for foe in sight.foes for ship in sight.of(foe) if ship.armour <= row["devs"]]
    return max((ship.worth for ship in ships_), default=0.0) >= int(row["price"]) + 4


def spares(sight: Sight, id: str) -> bool:
    """Return whether the colony has enough cards for those that this card would draw from it, once or every turn."""
    draws = [effect for effect in card(id).effects if effect.do == "draw"]
    life = sight.colony(sight.me)
    if any(effect.when == "start_phase" for effect in draws):
        return life >= LONG_LIFE
    count = sum(effect.n for effect in draws if effect.when == "on_pay")
    return not count or (len(sight.view["hand"]) + count <= FULL_HAND + 1 and life >= LIFE + count)


def spares_one(sight: Sight) -> bool:
    """Return whether the hand has room for a card of the colony, and the colony is large enough to give one."""
    return len(sight.view["hand"]) < FULL_HAND - 1 and sight.colony(sight.me) > LIFE


def events(sight: Sight) -> int:
    """Return the number of an event that may be played and does something, or -1."""
    for number, ref in enumerate(sight.options):
        if ref[0] == "play" and card(ref[1]).type == EVENT and worth_playing(sight, ref[1]):
            return number
    return -1


def worth_playing(sight: Sight, id: str) -> bool:
    """Return whether an event is useful now: it readies ships, strengthens an attack, or is always useful."""
    own, foe = sight.of(sight.me), sight.of(sight.foe)
    turned = [ship for ship in own if not ship.active]
    does = {effect.do for effect in card(id).effects}
    price = sight.view["prices"].get(id, 6)
    if "unturn" in does and "choose" not in does:
        return bool(turned) if id != "hydrogen_feast" else False
    if "mill" in does:
        return sight.colony(sight.me) > sight.colony(sight.foe) + 4
    if "mod" in does:  # firepower: for an attack that another player could meet
        return bool(sight.defenders(sight.foe)) and attack(sight) >= 0 and sight.credits > price
    if "credits" not in does and saving(sight):
        return False  # first the ship that comes next turn
    if id in ("imperial_edict", "undertow", "buy_out"):
        return bool(max((ship.worth for ship in foe), default=0) >= price)
    if id == "war_bonds":
        return len(own) >= 2
    if id == "monopoly":
        return int(sight.view["seats"][sight.foe]["credits"]) >= 2 * int(price)
    if id == "embargo":
        return int(sight.view["seats"][sight.foe]["credits"]) >= 3
    if id == "reconstruction_decree":
        return bool(sight.mine["ruin"] >= 4)
    if id == "council_recess":
        return len(foe) > len(own)
    if "draw" in does and (sight.colony(sight.me) < LIFE + 4 or len(sight.view["hand"]) > 3):
        return False
    if "develop" in does and "choose" not in does:
        return sum(needs(row) for row in sight.own_rows("base")) >= 3
    return True


# --- putting down ----------------------------------------------------------------------------------------------------


def put_down(sight: Sight) -> int:
    """Choose a card to put down: equipment, crew, a base, or, from a hand too full, the least useful as a bluff."""
    unpaid = [row for row in sight.own_rows("base") if not row["paid"]]
    for number, ref in enumerate(sight.options):
        if ref[0] != "down":
            continue
        face = card(ref[1])
        if face.type == EQUIPMENT and roomy(sight):
            return number
        if face.type == CREW and sight.of(sight.me) and len(sight.own_rows("crew")) < 4:
            return number
        if face.type == BASE and len(unpaid) < 3:
            return number
    if len(sight.view["hand"]) > FULL_HAND and len(unpaid) < 3:  # it would have to be given away: better a bluff
        downs = [number for number, ref in enumerate(sight.options) if ref[0] == "down"]
        return min(downs, key=lambda number: to_keep(sight, sight.options[number][1]), default=-1)
    return -1


def roomy(sight: Sight) -> list[Row]:
    """Return the bot's ships that can carry another card, the most valuable first."""
    carried: dict[int, int] = {}
    for row in sight.view["rows"]:
        if row["on"]:
            carried[row["on"]] = carried.get(row["on"], 0) + 1
    own = [row for row in sight.own_rows("ship") if carried.get(row["handle"], 0) < row["places"]]
    return sorted(own, key=lambda row: -row_worth(sight, row))


def place(sight: Sight) -> Answer:
    """Put a card where it belongs, else on the surface."""
    face = card(sight.question["by"][1])
    if face.type == CREW:
        return sight.option("place", "canteen")
    if face.type == EQUIPMENT:
        for row in roomy(sight):
            number = sight.option("row", row["handle"])
            if number >= 0:
                return number
    return sight.option("place", "surface")


# --- developments, cards ---------------------------------------------------------------------------------------------


def needs(row: Row) -> int:
    """Return how many developments a base of the bot still needs to be paid."""
    if row["paid"] or not row.get("real"):
        return 0
    return max(0, (3 if row["limit"] < 0 else row["limit"]) - int(row["devs"]))


def saving(sight: Sight) -> bool:
    """Return whether saved credits would buy a ship next turn, or Imperial Edict against a valuable ship."""
    room = ROOM - sight.mine["hangar"]
    hand = [card(id) for id in sight.view["hand"]]
    wanted = [face.cost for face in hand if face.type == SHIP and face.size <= room]
    for face in hand:
        if face.id == "imperial_edict":
            best = max((ship.worth for foe in sight.foes for ship in sight.of(foe)), default=0.0)
            wanted += [face.cost] if best > face.cost + 1 else []
    return any(sight.credits < cost <= sight.credits + INCOME for cost in wanted)


def free_developments(sight: Sight) -> int:
    """Return how many developments the bot gets each turn without paying for them."""
    return sum([develops(row["card"]) for rows in sight.own.values() for row in rows if row["paid"]])


def develop(sight: Sight) -> int:
    missing_ = sum(needs(row) for row in sight.own_rows("base"))
    if not missing_ or sight.credits <= reserve(sight) or saving(sight) or missing_ <= free_developments(sight):
        return -1
    best, found = 99, -1
    for number, ref in enumerate(sight.options):
        if ref[0] == "develop":
            missing = needs(sight.rows[ref[1]])
            if 0 < missing < best:
                best, found = missing, number
    return found


def developments(sight: Sight) -> Answer:
    """Put developments on the bases that need fewest; put the rest on the first base."""
    caps, left = sight.question["caps"], sight.question["low"]
    rows = [sight.rows[ref[1]] for ref in sight.options]
    parts = [0] * len(rows)
    for number in sorted(range(len(rows)), key=lambda place: needs(rows[place]) or 99):
        parts[number] = min(needs(rows[number]), caps[number], left)
        left -= parts[number]
    parts[0] += left
    return tuple(parts)


def salvage(sight: Sight) -> int:
    """Choose to take a card back from the ruin if the hand has room and credits are left over."""
    number = sight.option("salvage")
    return number if number >= 0 and len(sight.view["hand"]) < FULL_HAND and sight.credits > reserve(sight) + 2 else -1


def draw(sight: Sight) -> int:
    """Draw cards for leftover credits, as long as the colony can spare them."""
    number = sight.option("draw")
    if number < 0 or sight.credits <= reserve(sight):
        return -1
    hand = len(sight.view["hand"])
    life = sight.colony(sight.me)
    idle = sight.credits > RICH and (hand < 2 or sight.view["turn"] > LONG)
    if hand >= FULL_HAND or life <= (LAST if idle else LIFE):
        return -1
    saving = any(card(id).type == SHIP and card(id).cost > sight.credits for id in sight.view["hand"])
    wanted = 2 if saving else 3
    return number if hand < wanted or sight.credits > RICH else -1


# --- attacks ---------------------------------------------------------------------------------------------------------


def attack(sight: Sight) -> int:
    number = sight.option("attack")
    if number < 0 or sight.attacks >= MOST_ATTACKS:
        return -1
    return number if not gathers(sight) and best_attack(sight)[0] > 0 else -1


def gathers(sight: Sight) -> bool:
    """Return whether to wait until all bombing ships are ready: in half of the turns of very long games, as ships that
    attack one by one are only shot at.
    """
    turn = int(sight.view["turn"])
    return turn > VERY_LONG and turn % 4 < 2 and any(ship.bombing and not ship.active for ship in sight.of(sight.me))


@once
def best_attack(sight: Sight) -> tuple[float, list[Any], list[int]]:
    """Return the best attack as (gain, target, ships); (0.0, [], []) if none has a gain. It is searched for once for
    each sight.
    """
    best: tuple[float, list[Any], list[int]] = (0.0, [], [])
    taxes = {foe: tax for _, foe, tax in sight.view["taxes"]}
    for foe in sight.foes:
        tax = taxes.get(foe, 0)
        if tax > sight.credits:
            continue
        for ships in fleets(sight):
            gain = attack_worth(sight, foe, ships, tax, best[0])
            if gain > best[0]:
                best = (gain, ["colony", foe], [ship.handle for ship in ships])
        gain, target, handles = small_attack(sight, foe)
        if gain - tax > best[0]:
            best = (gain - tax, target, handles)
    return best


def fleets(sight: Sight) -> list[list[Ship]]:
    """Return the fleets that might attack together: all useful ships, all ships that bomb, and the strong ships."""
    ready = sight.ready(sight.me)
    every = [ship for ship in ready if ship.bombing or ship.firepower]
    bombs = [ship for ship in ready if ship.bombing]
    strong = [ship for ship in every if ship.worth >= 5]
    found: list[list[Ship]] = []
    for fleet in (every, bombs, strong):
        if fleet and fleet not in found:
            found.append(fleet)
    return found


def attack_worth(sight: Sight, foe: int, ships: list[Ship], tax: int, least: float) -> float:
    """Return the gain of an attack, less the tax: the lower of the gains if nobody or everybody defends. Return `least`
    if even an undefended attack would gain no more.
    """
    left = sight.colony(foe)
    dome = sight.view["seats"][foe]["dome"]
    ships = together(sight, ships)
    bombing = sum(ship.bombing for ship in ships)
    alone = bombed(max(0, bombing + dome), left) if bombing else 0.0
    defenders = sight.defenders(foe)
    if not defenders:
        return alone - tax
    dares = impatience(sight)
    if alone + dares - tax <= least:
        return least
    outcome = fought(ships, together(sight, defenders, True))
    fight = bombed(max(0, outcome.bombing + dome), left) if outcome.bombing else 0.0
    fight += outcome.lost[1] - outcome.lost[0]
    return min(alone, fight) + dares - tax


@once
def impatience(sight: Sight) -> float:
    """Return how much more risk the bot takes if it is rich, as credits above 20 are lost, or the game is long."""
    rich = sight.credits > RICH or sight.mine["hangar"] >= ROOM - 2
    turn = int(sight.view["turn"])
    return (1.0 if rich else 0.0) + max(0, turn - LONG) * 0.15 + max(0, turn - VERY_LONG) * 0.8


def small_attack(sight: Sight, foe: int) -> tuple[float, list[Any], list[int]]:
    """Return the best attack on a base of a player without defenders."""
    ready = [ship for ship in sight.ready(sight.me) if ship.bombing]
    if sight.defenders(foe) or not ready:
        return 0.0, [], []
    total = sum(ship.bombing for ship in ready)
    brings = bombed(max(0, total + sight.view["seats"][foe]["dome"]), sight.colony(foe))
    best: tuple[float, list[Any], list[int]] = (0.0, [], [])
    for row in sight.view["rows"]:
        developed = min(row["devs"], MANY_DEVELOPMENTS)
        if row["seat"] == foe and row["place"] == "surface" and row["paid"] and not row["on"]:
            needed, worth = row["armour"][0], 5.0 + developed
            if total >= needed and worth > best[0] and worth > brings:
                best = (worth, ["row", row["handle"]], [ship.handle for ship in ready])
        elif row["seat"] == foe and row["place"] == "surface" and not row["paid"]:
            enough = [ship for ship in ready if ship.bombing >= SECRET]
            if not enough:
                continue
            ship = min(enough, key=lambda ship: (ship.bombing, ship.worth))
            worth = 2.0 + developed - 0.15 * ship.worth - bombed(ship.bombing, sight.colony(foe))
            if worth > best[0]:
                best = (worth + bombed(ship.bombing, sight.colony(foe)), ["row", row["handle"]], [ship.handle])
    return best


def target(sight: Sight) -> Answer:
    """Choose the target of the attack that was planned."""
    _, wanted, _ = best_attack(sight)
    number = sight.option(*wanted) if wanted else -1
    return number if number >= 0 else sight.option("colony")
