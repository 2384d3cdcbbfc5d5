"""A combat from its declaration to disarm (K-ATK, K-RIG, K-DIS); paying, firing and bombing have modules of their own.

The combat is `game.fight`: attacker, defender, target, the ships of both sides, which step it is in, who was hit. Every
step of it is pushed when the combat begins and looks for itself whether there is still something to do.
"""


from engine.chaos.card import CREW, SHIP
from engine.chaos.cards import EFFECTS
from engine.chaos.state import (
    ACTIVE,
    CANTEEN,
    COMBAT,
    CTRL,
    DONE,
    HANGAR,
    KIND,
    MAIN,
    ON,
    PLACE,
    TURN,
    USED,
    Game,
    step,
)
from engine.chaos.stats import derived, fits, recount, room, side_ships, touch
from engine.chaos.table import bury, leave, paid_missiles, spend, turn_damaged, turn_to
from engine.chaos.verbs.standing import attack_tax
from engine.chaos.windows import W_ATTACK, W_COMBAT, combat_goes_on, open_window
from engine.kernel.asking import Asking, Ref, pick, some

FIRST_ATTACK = 2  # the game turn in which a duel's first attack may come (K-SETUP-8)


# --- declaring -----------------------------------------------------------------------------------------------------


def may_attack(game: Game, seat: int) -> bool:
    """Return whether the seat may attack, and whether there is a player it may attack (K-ATK-1, K-ATK-4)."""
    if game.n == 2 and game.turn < FIRST_ATTACK:
        return False
    if game.n > 2 and game.turns[seat] < 2:  # K-MULTI-4
        return False
    if any(entry[0] == "attack" and entry[1] == seat for entry in game.forbids):
        return False
    if not active_ships(game, seat):
        return False
    return any(attack_tax(game, seat, foe) <= game.credits[seat] for foe in game.neighbours(seat))


def active_ships(game: Game, seat: int) -> list[int]:
    return [ship for ship in derived(game).ships[seat] if game.rows[ship][TURN] == ACTIVE]


def attack_targets(game: Game, seat: int) -> list[Ref]:
    """Return the targets whose tax the attacker can pay: colony, centre, crew in the canteen, bases (K-ATK-2, 3)."""
    found: list[Ref] = []
    for foe in game.neighbours(seat):
        if attack_tax(game, seat, foe) <= game.credits[seat]:
            found += [("colony", foe), ("centre", foe)]
            if not game.options.beginner:  # K-BEG-6
                index = derived(game)
                found += [("row", handle) for handle in (*index.canteen[foe], *index.bases[foe])]
    return found


@step
def declare(game: Game, seat: int, target: Ref) -> None:
    """Declare an attack: pay the tax, name the target, then let others answer the attack (K-ATK-6)."""
    foe = target[1] if target[0] != "row" else game.rows[target[1]][CTRL]
    tax = attack_tax(game, seat, foe)
    spend(game, seat, tax)
    game.phase = COMBAT
    game.notes["combats"] = game.notes.get("combats", 0) + 1
    game.shot = {}
    game.fight = {
        "attacker": seat, "defender": foe, "target": target, "attackers": (), "defenders": (), "hit": (),
        "step": "named", "bombers": (), "granted": -1, "passed": 0,
    }  # fmt: skip
    game.emit("attack", seat, foe, target, tax)
    game.show("attack", seat, foe, target, tax)
    for name in ("disarm", "after_bombing", "bombing", "after_firing", "firing"):
        game.push(f"combat.{name}")
    game.push("paying.begin")
    game.push("combat.equip")
    open_window(game, W_ATTACK, seat)


def target_there(game: Game) -> bool:
    """Return whether the named target is still in its zone (K-ATK-7, K-BOMB-8)."""
    kind, what = game.fight["target"]
    if kind != "row":
        return not game.out[what]
    row = game.rows.get(what)
    return row is not None and not row[ON] and row[CTRL] == game.fight["defender"]


# --- equip ---------------------------------------------------------------------------------------------------------


@step
def equip(game: Game) -> Asking:
    """Ask which active ships attack (K-RIG-1)."""
    if not combat_goes_on(game):
        return
    seat = game.fight["attacker"]
    ships = active_ships(game, seat)
    taken: tuple[int, ...] = ()
    if ships:
        answer = yield some(seat, "combat.attackers", [("row", ship) for ship in ships], 1, len(ships))
        taken = tuple(ships[index] for index in answer)
    game.fight["attackers"] = taken
    game.fight["step"] = "equip"
    recount(game)
    if not taken:  # K-ATK-8
        game.fight["ended"] = 1
        game.emit("attack_without_ships", seat)
        return
    game.emit("attackers", seat, taken)
    open_window(game, W_COMBAT, seat)
    game.push("combat.ready")
    game.push("combat.board", game.fight["defender"])
    game.push("combat.defend")
    game.push("combat.board", seat)


def boarding(game: Game, seat: int) -> list[Ref]:
    """Return the upright crew, paid or not, and the ships of the combat with a free place (K-CREW-5, K-RIG-2)."""
    if game.options.beginner:
        return []
    ships = [ship for ship in side_ships(game, seat) if room(game, ship) > 0]
    crew = [handle for handle in derived(game).canteen[seat] if game.rows[handle][TURN] == ACTIVE]
    return [("board", handle, ship) for handle in crew for ship in ships]


@step
def board(game: Game, seat: int) -> Asking:
    """Ask a side to put crew aboard its ships, one at a time, until it is done (K-RIG-2, K-RIG-4)."""
    if not combat_goes_on(game):
        return
    options = boarding(game, seat)
    if not options:
        return
    answer = yield pick(seat, "combat.board", [*options, DONE])
    if answer == len(options):
        return
    _, handle, ship = options[answer]
    row = game.rows[handle]
    row[ON], row[PLACE] = ship, HANGAR
    game.emit("boarded", seat, handle, ship)
    touch(game)
    game.push("combat.board", seat)


def may_defend(game: Game, ship: int) -> bool:
    """Return whether this ship may defend, which a card can forbid."""
    for what, whom_, which in game.forbids:
        if what == "defend" and whom_ == ship:
            return False
        if what == "defend_all" and whom_ == game.rows[ship][CTRL] and fits(game, ship, EFFECTS[which].fits):
            return False
    return True


@step
def defend(game: Game) -> Asking:
    """Ask whether to defend, and with which ships (K-RIG-3)."""
    if not combat_goes_on(game):
        return
    seat = game.fight["defender"]
    ships = [ship for ship in active_ships(game, seat) if may_defend(game, ship)]
    taken: tuple[int, ...] = ()
    if ships:
        answer = yield some(seat, "combat.defenders", [("row", ship) for ship in ships], 0, len(ships))
        taken = tuple(ships[index] for index in answer)
    game.fight["defenders"] = taken
    game.emit("defenders", seat, taken)
    recount(game)


@step
def ready(game: Game) -> None:
    """Show the table once ships and crew of both sides are named."""
    fight = game.fight
    if combat_goes_on(game):
        crew = [(handle, row[ON]) for handle, row in game.rows.items() if row[KIND] == CREW and row[ON]]
        game.show("defends", fight["attacker"], fight["defender"], fight["attackers"], fight["defenders"], crew)


# --- fire, bomb, and what follows them -------------------------------------------------------------------------------


@step
def firing(game: Game) -> None:
    """Begin the firing step, if both sides have ships (K-RIG-6, K-PAY-6)."""
    if combat_goes_on(game) and game.fight["attackers"] and game.fight["defenders"]:
        game.fight["step"] = "fire"
        recount(game)
        game.push("firing.begin")


@step
def after_firing(game: Game) -> None:
    """Turn ships that were hit to damaged (K-FIRE-14, K-DMG-3). In simplified combat, remove destroyed ships now
    (K-SIMC-2).
    """
    if not game.fight:
        return
    game.fight["step"] = "bomb"
    game.shot = {}
    bury(game, dict(game.fight.get("slain", ())))
    turn_the_hit(game)
    if game.fight["defenders"] or game.fight.get("exchange"):
        game.show("fired", [ship for ship in game.fight["attackers"] if game.rows[ship][TURN] == ACTIVE])


def turn_the_hit(game: Game) -> None:
    for ship in dict.fromkeys(game.fight["hit"]):
        row = game.rows.get(ship)
        if row is not None and row[KIND] == SHIP:
            turn_damaged(game, ship)
    game.fight["hit"] = ()
    recount(game)


@step
def bombing(game: Game) -> None:
    if combat_goes_on(game) and game.fight["attackers"]:
        game.push("bombing.name")


@step
def after_bombing(game: Game) -> None:
    """Turn ships that bombed to used, and ships that were hit during the bombing to damaged (K-BOMB-3, K-DMG-4)."""
    if not game.fight:
        return
    for ship in game.fight["bombers"]:
        if ship in game.rows:
            turn_to(game, ship, USED)
    turn_the_hit(game)


# --- disarm --------------------------------------------------------------------------------------------------------


@step
def disarm(game: Game) -> None:
    """End the combat: crew return home in the state of their ship, paid missiles go to the scrap, and effects of the
    combat end (K-DIS-1..3).
    """
    if not game.fight:
        return
    for handle, row in game.rows.items():
        if row[KIND] == CREW and row[ON]:
            ship = game.rows[row[ON]]
            row[TURN] = max(row[TURN], USED) if ship[TURN] != ACTIVE else ACTIVE  # K-CREW-6
            row[ON], row[PLACE] = 0, CANTEEN
            game.emit("came_home", handle, row[TURN])
    fight = game.fight
    game.mods[:] = [entry for entry in game.mods if entry[2] != "combat"]
    game.shields[:] = [entry for entry in game.shields if entry[2] != "combat"]
    game.fight, game.shot = {}, {}
    game.phase = MAIN
    game.derived = None
    leave(game, paid_missiles(game))
    game.emit("combat_over", fight["attacker"], fight["defender"])
