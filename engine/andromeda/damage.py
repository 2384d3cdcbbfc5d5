"""Damage, shields, the scrapyard, repairs (section 20, A-SHP-6, A-MOD-13)."""


from engine.andromeda.abilities import (
    PASS,
    USE,
    ability_ref,
    closed,
    cost_of,
    in_order,
    is_spent,
    number_of,
    upgrade_special,
)
from engine.andromeda.abilities import abilities_of as abilities
from engine.andromeda.board import N_REGIONS, REGIONS
from engine.andromeda.content import MODULE_IDS, NUMBER, SHIP_IDS
from engine.andromeda.fleet import shields_free, ship_of
from engine.andromeda.state import (
    DAMAGE,
    HIVE,
    ID,
    REPAIR,
    YARD,
    Game,
    at,
    change_module,
    is_damaged,
    module_at,
    step,
    type_of,
)
from engine.andromeda.supply import gain, payable, score, within_means
from engine.andromeda.vocabulary import ENERGY, amounts
from engine.kernel.asking import ALWAYS, Asking, Ref, pick

ONE_TITANIUM = amounts(titanium=1)


# --- ships ---


@step
def hit(game: Game, seat: int, kind: int, region: int) -> None:
    """Damage one ship of a type where it is (A-DMG-1, A-DMG-2, A-DMG-8)."""
    if shields_free(game, seat, kind):
        game.marks[seat][kind] += 1
        game.emit("shield_marked", seat, SHIP_IDS[kind], REGIONS[region])
    else:
        game.push("damage.fall", seat, kind, region)


@step
def fall(game: Game, seat: int, kind: int, region: int) -> Asking:
    """Move a destroyed ship from the map to the upper scrapyard, or to the repair ship if its owner has a way to do so.
    """
    paid = False
    rescue = bool(game.battle and game.battle["rescue"])  # Prisoner Exchange (TD06)
    number = number_of(game, seat, "ship_to_scrapyard")
    if number >= 0 and not rescue and not closed(game, abilities(game, seat)[number]):
        cost = cost_of(abilities(game, seat)[number])
        if not is_spent(game, seat, number) and within_means(game, seat, cost):
            options = [USE, PASS] if payable(game, seat, cost) else [PASS]
            by = ability_ref(game, seat, number)
            answer = yield pick(seat, "ability.use", options, by, data=SHIP_IDS[kind], marks=ALWAYS)
            paid = options[answer] == USE
    if paid:
        game.stock[seat][ENERGY] -= cost[ENERGY]
        game.emit("paid", seat, [cost[ENERGY], 0, 0, 0, 0], ability_ref(game, seat, number))
    game.ships[seat][ship_of(game, seat, kind, region)] = REPAIR if paid or rescue else YARD
    game.emit("ship_lost", seat, SHIP_IDS[kind], REGIONS[region], "repair_ship" if paid or rescue else "scrapyard")
    in_order(game, upgrade_special(game, seat, kind, "ship_to_scrapyard"))


# --- modules ---


@step
def module_damage(game: Game, seat: int) -> Asking:
    """Ask the owner for an undamaged module, base modules included, and damage it (A-MOD-13)."""
    sound = [module[ID] for row in game.rows[seat] for module in row if not is_damaged(module)]
    if not sound:
        return
    chosen = sound[(yield pick(seat, "damage.module", [("module", MODULE_IDS[number]) for number in sound]))]
    change_module(game, seat, chosen, DAMAGE, module_at(game, seat, chosen)[DAMAGE] + 1)
    game.emit("module_damaged", seat, MODULE_IDS[chosen])


@step
def infest(game: Game, seat: int) -> Asking:
    """Ask for a module without a mechaphage token and put one on it, if the supply has any (A-RAI-13)."""
    free = [module[ID] for row in game.rows[seat] for module in row if not module[HIVE]]
    if not free or not game.hives:
        return
    chosen = free[(yield pick(seat, "damage.mechaphage", [("module", MODULE_IDS[number]) for number in free]))]
    game.hives -= 1
    change_module(game, seat, chosen, HIVE, 1)
    game.emit("infested", seat, MODULE_IDS[chosen])


# --- repairs ---


def repairs(game: Game, seat: int) -> list[Ref]:
    """Return the possible targets of one repair (A-DMG-4, A-DMG-9)."""
    found: list[Ref] = [
        ("ship", SHIP_IDS[kind]) for kind in range(4) if any(type_of(ship) == kind for ship in at(game, seat, YARD))
    ]
    found += [("shield", SHIP_IDS[kind]) for kind in range(4) if game.marks[seat][kind]]
    for row in game.rows[seat]:
        for module in row:
            if module[DAMAGE]:
                found.append(("module", MODULE_IDS[module[ID]]))
            if module[HIVE]:
                found.append(("mechaphage", MODULE_IDS[module[ID]]))
    return found


@step
def repair(game: Game, seat: int, by: Ref) -> Asking:
    """Ask for one repair, or give 1 VP if there is nothing to repair (A-DMG-5)."""
    options = repairs(game, seat) or [("vp",)]
    number = number_of(game, seat, "repair")  # Scrap Trade: titanium instead
    if number >= 0 and not closed(game, abilities(game, seat)[number]):
        options.append(("titanium",))
    answer = yield pick(seat, "damage.repair", options, by)
    what = options[answer]
    if what[0] == "vp":
        score(game, seat, 1, by)
    elif what[0] == "titanium":
        game.emit("ability_used", seat, ability_ref(game, seat, number))
        gain(game, seat, ONE_TITANIUM, ability_ref(game, seat, number))
    else:
        _mend(game, seat, what)


def _mend(game: Game, seat: int, what: Ref) -> None:
    if what[0] == "ship":
        game.ships[seat][ship_of(game, seat, NUMBER["ship"][what[1]], YARD)] = REPAIR
    elif what[0] == "shield":
        game.marks[seat][NUMBER["ship"][what[1]]] -= 1
    else:
        module = NUMBER["module"][what[1]]
        which = DAMAGE if what[0] == "module" else HIVE
        change_module(game, seat, module, which, module_at(game, seat, module)[which] - 1)
        if which == HIVE:
            game.hives += 1
    game.emit("repaired", seat, what)


def ships_on_map(game: Game, seat: int) -> list[tuple[int, int]]:
    """Return the types and regions of a seat's ships on the map, each pair once."""
    return sorted({(type_of(ship), where) for ship, where in enumerate(game.ships[seat]) if where < N_REGIONS})
