"""Return to station: modules activated, ships taken back, energy and lasting cards discarded (section 11)."""

from itertools import pairwise

from engine.andromeda.abilities import (
    Pushed,
    abilities_of,
    ability_ref,
    cost_of,
    faction_ability,
    in_order,
    is_spent,
    number_of,
)
from engine.andromeda.board import N_REGIONS, REGIONS
from engine.andromeda.content import (
    BASE_MODULES,
    CARD_IDS,
    MODULE_IDS,
    MODULES,
    MOON_IDS,
    MOONS,
    SHIP_IDS,
    UPGRADE_IDS,
    UPGRADES,
)
from engine.andromeda.effects.running import start
from engine.andromeda.fleet import ship_of
from engine.andromeda.rows import INDUSTRY, SCIENCE, Module
from engine.andromeda.state import (
    BY_ABILITY,
    BY_ENERGY,
    DOCK,
    DOCKED,
    EMPTY,
    FRAMED,
    GONE,
    ID,
    PAD,
    REPAIR,
    RESERVE,
    Game,
    change_module,
    is_damaged,
    step,
    type_of,
)
from engine.andromeda.supply import payable, spend
from engine.andromeda.turn import AFTER_SHIPS
from engine.andromeda.vocabulary import ENERGY
from engine.kernel.asking import ALWAYS, Asking, Ref, pick

FINISH, WITH_ENERGY = ("finish",), ("energy",)
REACTOR = BASE_MODULES[SCIENCE]


@step
def begin(game: Game) -> None:
    """Push the steps of a return in their order (A-RET-1)."""
    for name, *args in reversed(
        (("returning.choose",), ("returning.ships",), ("turn.window", AFTER_SHIPS), ("returning.finish",))
    ):
        game.push(str(name), *args)


# --- step 1: modules ---


def crew(game: Game, seat: int) -> list[tuple[int, int]]:
    """Return the ships that can activate, by type and place: those on the map and on the repair ship (A-RET-2,
    A-RET-6).
    """
    return sorted(
        {(type_of(ship), where) for ship, where in enumerate(game.ships[seat]) if where < N_REGIONS or where == REPAIR}
    )


def crew_ref(kind: int, where: int) -> Ref:
    return ("ship", SHIP_IDS[kind], "repair_ship" if where == REPAIR else REGIONS[where])


def has_dock(row: Module) -> bool:
    """Return whether a module has its own dock. Science modules are activated through the reactor, and end-of-game
    modules never (A-RET-8, A-RET-10).
    """
    return row.endgame is None and (row.kind != SCIENCE or row.id == MODULE_IDS[REACTOR])


OWN_DOCK = tuple(has_dock(row) for row in MODULES)
NEEDS_MOON = tuple(row.frame == "input" for row in MODULES)


def input_ready(game: Game, seat: int, module: tuple[int, ...]) -> bool:
    """Return whether a module with an input frame has a moon there, and can pay the resources the moon shows (A-RET-7).
    """
    if not NEEDS_MOON[module[ID]]:
        return True
    return module[FRAMED] >= 0 and payable(game, seat, MOONS[module[FRAMED]].gives)


def dockable(game: Game, seat: int) -> list[int]:
    """Return the modules that can be activated through their own dock: undamaged, free, not waiting for a moon
    (A-RET-3, 5).
    """
    return [
        module[ID]
        for row in game.rows[seat]
        for module in row
        if module[DOCK] == EMPTY
        and OWN_DOCK[module[ID]]
        and not is_damaged(module)
        and (not NEEDS_MOON[module[ID]] or input_ready(game, seat, module))
    ]


def powered(game: Game, seat: int, kind: int) -> bool:
    """Return whether energy works in a row: only after a ship has worked there in this return (A-RET-4), and never in
    the reactor (A-RET-8).
    """
    return kind != SCIENCE and game.notes.get(f"docked:{kind}", False)


def ways(game: Game, seat: int) -> list[tuple[int, list[Ref]]]:
    """Return the modules that can be activated now, each with the ships or energy that can do it."""
    ships = [crew_ref(*one) for one in crew(game, seat)]
    energy = game.stock[seat][ENERGY] > 0
    found = []
    for number in dockable(game, seat):
        means = [*ships, WITH_ENERGY] if energy and powered(game, seat, MODULES[number].kind) else ships
        if means:
            found.append((number, means))
    return found


@step
def choose(game: Game) -> Asking:
    """Ask for modules to activate, any number in any order (A-RET-2). Between two modules this question is also the
    pause for side actions (A-TRN-11).
    """
    seat = game.active
    found = ways(game, seat)
    options: list[Ref] = [("module", MODULE_IDS[number]) for number, _ in found]
    ability = perpetual(game, seat)
    if ability >= 0:
        options.append(ability_ref(game, seat, ability))
    options.append(FINISH)
    answer = yield pick(seat, "return.module", options, marks=ALWAYS)
    if answer < len(found):
        number, means = found[answer]
        with_what = means[(yield pick(seat, "return.with", means, ("module", MODULE_IDS[number])))]
        game.push("returning.choose")
        occupy(game, seat, number, with_what)
    elif options[answer] != FINISH:
        game.push("returning.choose")
        game.push("abilities.use", seat, ability, True)


def occupy(game: Game, seat: int, number: int, with_what: Ref) -> None:
    """Put a ship or energy on the dock, and activate the module."""
    pushed: list[Pushed] = []
    if with_what == WITH_ENERGY:
        spend(game, seat, ((1, 0, 0, 0, 0), ()), ("module", MODULE_IDS[number]))
        change_module(game, seat, number, DOCK, BY_ENERGY)
    else:
        kind, where = SHIP_IDS.index(with_what[1]), REPAIR
        if with_what[2] != "repair_ship":
            where = REGIONS.index(with_what[2])
        ship = ship_of(game, seat, kind, where)
        game.ships[seat][ship] = DOCKED
        change_module(game, seat, number, DOCK, ship)
        game.notes[f"docked:{MODULES[number].kind}"] = True
        pushed = dock_special(game, seat, kind, number)
    game.emit("module_activated", seat, MODULE_IDS[number], with_what[0] if with_what == WITH_ENERGY else with_what[1])
    game.push("returning.worked", seat, number)
    work(game, seat, number, pushed)


def dock_special(game: Game, seat: int, kind: int, number: int) -> list[Pushed]:
    """Return the steps that follow when a ship of this type docks (Orrery, Bazaar Escort; A-FX-25)."""
    installed = game.upgrades[seat][kind]
    if installed < 0 or UPGRADES[installed].trigger != "dock":
        return []
    row = UPGRADES[installed]
    if row.at_module not in ("", MODULE_IDS[number]) or row.at_kind not in (-1, MODULES[number].kind):
        return []
    return [("running.run", row.number, 0, seat, ("upgrade", UPGRADE_IDS[installed]), False)]


def work(game: Game, seat: int, number: int, after: list[Pushed]) -> None:
    """Push the module's effect, then its ship's effect, then the half-moon frames that are now complete."""
    game.push("returning.half_moons", seat, number)
    for pushed in after:
        game.push(*pushed)
    start(game, MODULES[number].number, seat, ("module", MODULE_IDS[number]))


@step
def worked(game: Game, seat: int, number: int) -> None:
    """Show the table after a module has given everything it gives."""
    game.show("worked", seat, MODULE_IDS[number])


@step
def half_moons(game: Game, seat: int, number: int) -> None:
    """Pay out moons between two industry modules: once a return, when the second module is activated (A-MOD-9,
    A-AMB-41).
    """
    if MODULES[number].kind != INDUSTRY:
        return
    row = game.rows[seat][INDUSTRY]
    pushed: list[Pushed] = []
    paid = game.notes.get("half_moons", ())
    for left, right in pairwise(row):
        pair = (min(left[ID], right[ID]), max(left[ID], right[ID]))
        if number in pair and left[FRAMED] >= 0 and left[DOCK] != EMPTY and right[DOCK] != EMPTY and pair not in paid:
            paid = (*paid, pair)
            pushed.append(("supply.give_moon", seat, left[FRAMED]))
            game.emit("half_moon", seat, MODULE_IDS[left[ID]], MODULE_IDS[right[ID]], MOON_IDS[left[FRAMED]])
            game.show("half_moon", seat, MODULE_IDS[left[ID]], MODULE_IDS[right[ID]], MOON_IDS[left[FRAMED]])
    game.notes["half_moons"] = paid
    in_order(game, pushed)


# --- science (A-RET-8) ---


@step.named("op.activate_science")
def activate_science(game: Game, seat: int, by: Ref, must: bool, done: tuple[int, ...] = ()) -> Asking:
    """Ask for the other undamaged science modules, each once, in any order. Each is checked when its turn comes
    (A-AMB-42).
    """
    ready = [
        module[ID]
        for module in game.rows[seat][SCIENCE]
        if module[ID] != REACTOR and module[ID] not in done
        if not is_damaged(module) and input_ready(game, seat, module)
    ]
    if not ready:
        return
    options: list[Ref] = [*(("module", MODULE_IDS[number]) for number in ready), FINISH]
    answer = yield pick(seat, "return.science", options, by)
    if answer < len(ready):
        number = ready[answer]
        game.push("op.activate_science", seat, by, must, (*done, number))
        game.emit("module_activated", seat, MODULE_IDS[number], "reactor")
        game.push("returning.worked", seat, number)
        start(game, MODULES[number].number, seat, ("module", MODULE_IDS[number]))


# --- an ability (Perpetual Model) ---


def perpetual(game: Game, seat: int) -> int:
    number = number_of(game, seat, "activate_module")
    if number < 0 or is_spent(game, seat, number) or not by_ability(game, seat):
        return -1
    return number if payable(game, seat, cost_of(abilities_of(game, seat)[number])) else -1


def by_ability(game: Game, seat: int) -> list[int]:
    return [number for number in dockable(game, seat) if number != REACTOR]


@step.named("op.activate_docked_module")
def activate_docked(game: Game, seat: int, by: Ref, must: bool, n: int) -> Asking:
    """Ask for a module to activate without ship or energy. It counts as activated, but not as activated by a ship
    (A-RET-16).
    """
    choices = by_ability(game, seat)
    if not choices:
        return
    number = choices[(yield pick(seat, "return.by_ability", [("module", MODULE_IDS[one]) for one in choices], by))]
    change_module(game, seat, number, DOCK, BY_ABILITY)
    game.emit("module_activated", seat, MODULE_IDS[number], "ability")
    game.push("returning.worked", seat, number)
    work(game, seat, number, [])


# --- steps 2 and 3 ---


@step
def ships(game: Game) -> None:
    """Return all ships to the pad and restore their shields (A-RET-11, A-RET-17)."""
    seat = game.active
    game.ships[seat] = [where if where in (RESERVE, GONE) else PAD for where in game.ships[seat]]
    game.marks[seat] = [0] * 4
    clear_docks(game, seat, BY_ENERGY)
    game.emit("ships_back", seat)
    game.show("back", seat)
    in_order(game, faction_ability(game, seat, "return_step_2"))


def clear_docks(game: Game, seat: int, below: int) -> None:
    """Clear the docks of everything numbered less than `below`: ships have the lowest numbers, then energy, then the
    marks of abilities.
    """
    game.rows[seat] = [
        tuple([(*m[:DOCK], EMPTY, *m[DOCK + 1 :]) if EMPTY < m[DOCK] < below else m for m in row])
        for row in game.rows[seat]
    ]


@step
def finish(game: Game) -> None:
    """End the return: put energy back into the supply and lasting cards on the discard pile (A-RET-12)."""
    seat = game.active
    clear_docks(game, seat, BY_ABILITY + 1)
    if game.lasting[seat]:
        game.tactics_discard += game.lasting[seat]
        game.emit("lasting_over", seat, [CARD_IDS[card] for card in game.lasting[seat]])
        game.lasting[seat] = []
    game.emit("returned", seat)
