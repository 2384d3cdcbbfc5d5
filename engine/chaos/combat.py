"""A combat from its declaration to disarm (K-ATK, K-RIG, K-PAY, K-DIS); firing and bombing have modules of their own.

The combat is `game.fight`: attacker, defender, target, the ships of both sides, which step it is in, who was hit. Every
step of it is pushed when the combat begins and looks for itself whether there is still something to do.
"""

from typing import Any

from engine.chaos.card import CREW, EQUIPMENT, SHIP
from engine.chaos.cards import CARDS, EFFECTS, PAY_END, numbers
from engine.chaos.state import (
    ACTIVE,
    CANTEEN,
    COMBAT,
    CTRL,
    DONE,
    FACE,
    HANGAR,
    KIND,
    MAIN,
    ON,
    PAID,
    PAID_UP,
    PLACE,
    TURN,
    USED,
    Asking,
    Game,
    step,
)
from engine.chaos.stats import MISSILE, conditions, derived, room, side_ships, touch
from engine.chaos.table import bury, damage, dead, destroy, leave, paid_missiles, pay_up, spend, turn_damaged, turn_to
from engine.chaos.targets import OPPONENT, SOURCE, WHO, choose_one, number, reached, still_there
from engine.chaos.verbs.losses import whom
from engine.chaos.verbs.money import may_pay
from engine.chaos.verbs.numbers import mod
from engine.chaos.verbs.standing import attack_tax, price
from engine.chaos.windows import W_ATTACK, W_COMBAT, open_window
from engine.kernel.asking import ALWAYS, Ref, pick, some

FIRST_ATTACK = 2  # the game turn in which a duel's first attack may come (K-SETUP-8)


# --- declaring -----------------------------------------------------------------------------------------------------


def may_attack(game: Game, seat: int) -> bool:
    """K-ATK-1, K-ATK-4, and whether anybody may be attacked."""
    if game.n == 2 and game.turn < FIRST_ATTACK:
        return False
    if game.n > 2 and game.turns[seat] < 2:  # K-MULTI-4
        return False
    if any(entry[0] == "attack" and entry[1] == seat for entry in game.forbids):
        return False
    if not any(game.rows[ship][TURN] == ACTIVE for ship in derived(game).ships[seat]):
        return False
    return any(attack_tax(game, seat, foe) <= game.credits[seat] for foe in game.neighbours(seat))


def attack_targets(game: Game, seat: int) -> list[Ref]:
    """Colony, centre, crew in the canteen and bases of whom one may attack and can pay the tax for (K-ATK-2, 3)."""
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
    """The tax is paid, the target named, and the attack may be answered (K-ATK-6)."""
    foe = target[1] if target[0] != "row" else game.rows[target[1]][CTRL]
    tax = attack_tax(game, seat, foe)
    spend(game, seat, tax)
    game.phase = COMBAT
    game.shot = {}
    game.fight = {
        "attacker": seat, "defender": foe, "target": target, "attackers": (), "defenders": (), "hit": (),
        "step": "named", "bombers": (), "granted": -1, "passed": 0,
    }  # fmt: skip
    game.emit("attack", seat, foe, target, tax)
    for name in ("disarm", "after_bombing", "bombing", "after_firing", "firing", "payments", "equip"):
        game.push(f"combat.{name}")
    open_window(game, W_ATTACK, seat)


def fighting(game: Game) -> bool:
    """Whether there still is a combat that goes on (Bribe, K-ATK-8, K-CLAR-35)."""
    return bool(game.fight) and not game.fight.get("ended")


def target_there(game: Game) -> bool:
    """Whether the named target is still in its zone (K-ATK-7, K-BOMB-8)."""
    kind, what = game.fight["target"]
    if kind != "row":
        return not game.out[what]
    row = game.rows.get(what)
    return row is not None and not row[ON] and row[CTRL] == game.fight["defender"]


# --- equip ---------------------------------------------------------------------------------------------------------


@step
def equip(game: Game) -> Any:
    """K-RIG-1: which active ships attack."""
    if game.fight.get("cancelled"):
        game.fight["ended"] = 1
    if not fighting(game):
        return
    seat = game.fight["attacker"]
    ships = [ship for ship in derived(game).ships[seat] if game.rows[ship][TURN] == ACTIVE]
    taken: tuple[int, ...] = ()
    if ships:
        answer = yield some(seat, "combat.attackers", [("row", ship) for ship in ships], 1, len(ships))
        taken = tuple(ships[index] for index in answer)
    game.fight["attackers"] = taken
    game.fight["step"] = "equip"
    touch(game)
    if not taken:  # K-ATK-8
        game.fight["ended"] = 1
        game.emit("attack_without_ships", seat)
        return
    game.emit("attackers", seat, taken)
    open_window(game, W_COMBAT, seat)
    game.push("combat.board", game.fight["defender"])
    game.push("combat.defend")
    game.push("combat.board", seat)


def boarding(game: Game, seat: int) -> list[Ref]:
    """Upright crew, paid or not, and ships of the combat with a free place (K-CREW-5, K-RIG-2)."""
    if game.options.beginner:
        return []
    ships = [ship for ship in side_ships(game, seat) if room(game, ship) > 0]
    crew = [handle for handle in derived(game).canteen[seat] if game.rows[handle][TURN] == ACTIVE]
    return [("board", handle, ship) for handle in crew for ship in ships]


@step
def board(game: Game, seat: int) -> Any:
    """Crew goes aboard, one after the other, as long as its commander wishes (K-RIG-2, K-RIG-4)."""
    if not fighting(game):
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
    """Active, and not kept from it by a card."""
    row = game.rows[ship]
    if row[TURN] != ACTIVE:
        return False
    for what, whom_, which in game.forbids:
        if what == "defend" and whom_ == ship:
            return False
        if what == "defend_all" and whom_ == row[CTRL]:
            from engine.chaos.stats import fits

            if fits(game, ship, EFFECTS[which].fits):
                return False
    return True


@step
def defend(game: Game) -> Any:
    """K-RIG-3: whether to defend, and with which ships."""
    if not fighting(game):
        return
    seat = game.fight["defender"]
    ships = [ship for ship in derived(game).ships[seat] if may_defend(game, ship)]
    taken: tuple[int, ...] = ()
    if ships:
        answer = yield some(seat, "combat.defenders", [("row", ship) for ship in ships], 0, len(ships))
        taken = tuple(ships[index] for index in answer)
    game.fight["defenders"] = taken
    game.emit("defenders", seat, taken)
    touch(game)


# --- pay -----------------------------------------------------------------------------------------------------------


@step
def payments(game: Game) -> None:
    """K-PAY-1..6: the attacker pays all he wants, then the defender, then what happens at the end of the step."""
    if not fighting(game):
        return
    if not game.fight["attackers"]:  # K-ATK-8
        game.fight["ended"] = 1
        return
    if game.options.beginner:
        return
    game.fight["step"] = "pay"
    touch(game)
    game.push("combat.pay_end", (game.fight["attacker"], game.fight["defender"]), ())
    game.push("combat.pay", game.fight["defender"])
    game.push("combat.pay", game.fight["attacker"])


def unpaid_aboard(game: Game, seat: int) -> list[int]:
    """Cards face down on this side's ships: everybody sees them, so everybody knows that there is a question."""
    return [
        other
        for ship in side_ships(game, seat)
        for other in derived(game).attached.get(ship, ())
        if not game.rows[other][PAID] and game.rows[other][CTRL] == seat
    ]


def payable(game: Game, seat: int, handles: list[int]) -> list[Ref]:
    """Those that really are what they lie there as, and that the credits reach for. Only their commander is told."""
    found: list[Ref] = []
    for handle in handles:
        row = game.rows[handle]
        real = CARDS[row[FACE]].type == row[KIND]
        if real and price(game, seat, row[FACE], row[ON]) <= game.credits[seat]:
            found.append(("pay", handle))
    return found


@step
def pay(game: Game, seat: int) -> Any:
    """Payments take effect at once (K-CLAR-4); the question is put whenever something lies there face down."""
    if not fighting(game):
        return
    down = unpaid_aboard(game, seat)
    if down:
        options = payable(game, seat, down)
        answer = yield pick(seat, "combat.pay", [*options, DONE], marks=ALWAYS)
        if answer < len(options):
            handle = options[answer][1]
            row = game.rows[handle]
            paid = price(game, seat, row[FACE], row[ON])
            spend(game, seat, paid)
            if CARDS[row[FACE]].subtype == MISSILE:
                key = ("missiles", seat)
                game.fight[key] = game.fight.get(key, 0) + 1
            pay_up(game, handle)
            game.emit("paid_for", seat, handle, row[FACE], paid)
            game.push("combat.pay", seat)
            return
    open_window(game, W_COMBAT, game.fight["attacker"])


Ending = tuple[tuple[int, int, int, int, int], int, Any]  # context, effect, choice


def pay_end_effects(game: Game, seat: int) -> list[tuple[tuple[int, int, int, int, int], int]]:
    """What a side's paid cards do at the end of the pay step: those on its ships, and its bases (K-PAY-4)."""
    fight = game.fight
    foe = fight["defender"] if seat == fight["attacker"] else fight["attacker"]
    found = []
    ships = side_ships(game, seat)
    for handle, row in game.rows.items():
        if row[CTRL] != seat or row[PAID] != PAID_UP or not PAY_END[row[FACE]]:
            continue
        if row[ON] and row[ON] not in ships:
            continue
        if row[KIND] in (CREW, EQUIPMENT) and not row[ON]:
            continue
        context = (seat, foe, row[FACE], handle, -1)
        found += [(context, effect) for effect in PAY_END[row[FACE]]]
    return found


@step
def pay_end(game: Game, seats: tuple[int, ...], chosen: tuple[Ending, ...]) -> Any:
    """Choices first, attacker then defender; then everything at the same instant (K-PAY-4)."""
    if not fighting(game):
        return
    if seats:
        found: list[Ending] = []
        for context, effect in pay_end_effects(game, seats[0]):
            choice = yield from _choice(game, context, EFFECTS[effect], found)
            found.append((context, effect, choice))
        game.push("combat.pay_end", seats[1:], (*chosen, *found))
        return
    together(game, chosen)


def _choice(game: Game, context: Any, effect: Any, before: list[Ending]) -> Asking:
    if effect.to == "same":
        return before[-1][2]
    if effect.do == "opponent_may_pay":
        return (yield from may_pay(game, context[OPPONENT], effect, context[2]))
    if effect.needs and effect.do == "damage" and not conditions(game, context[WHO], context[SOURCE], effect.needs):
        return None
    return (yield from choose_one(game, context, effect))


def together(game: Game, endings: tuple[Ending, ...]) -> None:
    """All bonuses, hits and losses of the end of the pay step at one instant; then what makes people choose again."""
    later: list[Ending] = []
    hits: dict[int, int] = {}
    gone: list[int] = []
    for context, effect_number, choice in _flat(endings):
        effect = EFFECTS[effect_number]
        if effect.needs and not effect.until and not conditions(game, context[WHO], context[SOURCE], effect.needs):
            continue
        if effect.do == "mod":
            mod(game, context, effect, choice)
        elif effect.do == "damage":
            for handle in _fallen_on(game, context, effect, choice):
                hits[handle] = hits.get(handle, 0) + number(game, context, effect)
        elif effect.do == "destroy":
            gone += whom(game, context, effect, choice)
        elif effect.do == "opponent_may_pay":
            if choice:
                later.append((context, effect_number, choice))
        else:
            later.append((context, effect_number, choice))
    for context, effect_number, choice in reversed(later):
        game.push("effects.run", context, (effect_number,), (choice,), 0)
    damage(game, hits)
    fallen = list(dict.fromkeys([*dead(game), *gone]))
    if fallen:
        destroy(game, fallen)
    bury(game)


def _fallen_on(game: Game, context: Any, effect: Any, choice: Any) -> list[int]:
    if effect.to == "same" or not effect.to.endswith("ships"):
        aimed = effect.to == "same" or still_there(game, context, effect, choice)
        return [choice] if aimed and choice in game.rows else []
    return reached(game, context, effect)


def _flat(endings: tuple[Ending, ...]) -> list[Ending]:
    """Chosen options in place of the choice among them."""
    found: list[Ending] = []
    for context, effect_number, choice in endings:
        effect = EFFECTS[effect_number]
        if effect.do == "choose":
            for which, choices in choice:
                parts = numbers(effect.options[which])
                found += [(context, part, picked) for part, picked in zip(parts, choices, strict=True)]
        else:
            found.append((context, effect_number, choice))
    return found


# --- fire, bomb, and what follows them -------------------------------------------------------------------------------


@step
def firing(game: Game) -> None:
    """K-RIG-6, K-PAY-6: only if both sides have ships."""
    if fighting(game) and game.fight["attackers"] and game.fight["defenders"]:
        game.fight["step"] = "fire"
        touch(game)
        game.push("firing.begin")


@step
def after_firing(game: Game) -> None:
    """K-FIRE-14, K-DMG-3: whoever was hit becomes damaged; in simplified combat the dead leave now (K-SIMC-2)."""
    if not game.fight:
        return
    game.fight["step"] = "bomb"
    game.shot = {}
    bury(game)
    turn_the_hit(game)


def turn_the_hit(game: Game) -> None:
    for ship in dict.fromkeys(game.fight["hit"]):
        row = game.rows.get(ship)
        if row is not None and row[KIND] == SHIP:
            turn_damaged(game, ship)
    game.fight["hit"] = ()
    touch(game)


@step
def bombing(game: Game) -> None:
    if fighting(game) and game.fight["attackers"]:
        game.push("bombing.name")


@step
def after_bombing(game: Game) -> None:
    """K-BOMB-3, K-DMG-4: bombers become used, ships hit meanwhile become damaged."""
    if not game.fight:
        return
    for ship in game.fight["bombers"]:
        if ship in game.rows:
            turn_to(game, ship, USED)
    turn_the_hit(game)


# --- disarm --------------------------------------------------------------------------------------------------------


@step
def disarm(game: Game) -> None:
    """K-DIS-1..3: crew home in the state of its ship, paid missiles to the scrap, effects of the combat end."""
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
    touch(game)
    game.emit("combat_over", fight["attacker"], fight["defender"])
