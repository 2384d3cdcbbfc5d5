"""The bombing step: who bombs, what falls, traps (K-BOMB); stealth bombings in the firing step come here too."""

from typing import Any

from engine.chaos.card import BASE, CREW
from engine.chaos.cards import CARDS, ON_TRAP, listens
from engine.chaos.combat import fighting, target_there
from engine.chaos.keywords import pyrotechnics
from engine.chaos.state import (
    ACTIVE,
    BEING_PAID,
    CTRL,
    DEVS,
    FACE,
    HANDLE,
    ITEM_FACE,
    KIND,
    LEFT,
    PAID,
    PAID_UP,
    TURN,
    USED,
    Game,
    X,
    step,
)
from engine.chaos.stats import bombing, derived, touch
from engine.chaos.table import bury, damage, destroy, leave, mill, spend, to_ruin, turn_to
from engine.chaos.targets import choose
from engine.chaos.verbs.piles import pick_cards
from engine.chaos.verbs.standing import bomb_mod, bomb_threshold, price
from engine.chaos.windows import W_BOMBS, W_TRAP, announced, open_window
from engine.kernel.asking import ALWAYS, Ref, pick, some

UNPAID_BASE = 2  # bombing that destroys a card face down on the surface (K-BASE-9)


# --- naming the bombers ----------------------------------------------------------------------------------------------


@step
def name(game: Game) -> Any:
    """K-BOMB-1: any of the ships that are still active; then what pyrotechnics put in."""
    if not fighting(game) or not target_there(game):
        return
    seat = game.fight["attacker"]
    ships = [ship for ship in game.fight["attackers"] if game.rows[ship][TURN] == ACTIVE]
    if not ships:
        return
    answer = yield some(seat, "bomb.ships", [("row", ship) for ship in ships], 0, len(ships))
    bombers = [ships[index] for index in answer]
    burnt = yield from pyrotechnics.ask(game, seat, bombers)
    if not bombers:
        game.emit("nobody_bombs", seat)
        return
    game.fight["bombers"] = tuple(bombers)
    for ship, cards in burnt:
        pyrotechnics.burn(game, seat, ship, cards)
    game.emit("bombers", seat, tuple(bombers), total(game, tuple(bombers)))
    game.push("bombing.strike", tuple(bombers))
    open_window(game, W_BOMBS, seat)


@step
def stealth(game: Game, ship: int) -> None:
    """A bombing of its own with one bomber; then that ship is used (K-ABIL-6, K-CLAR-6)."""
    if not fighting(game):
        return
    game.fight["bombers"] = (ship,)
    game.push("bombing.stealth_over", ship)
    game.push("bombing.strike", (ship,))
    open_window(game, W_BOMBS, game.fight["attacker"])


@step
def stealth_over(game: Game, ship: int) -> None:
    if game.fight:
        game.fight["bombers"] = ()
    if ship in game.rows:
        turn_to(game, ship, USED)


def total(game: Game, bombers: tuple[int, ...]) -> int:
    """Sum of the bombers that are still there, changed by texts that protect the target."""
    found = sum(bombing(game, ship) for ship in bombers if ship in game.rows)
    kind = game.fight["target"][0]
    if kind == "colony":
        found += bomb_mod(game, game.fight["defender"], "colony")
    return max(0, found)


# --- bombing ---------------------------------------------------------------------------------------------------------


@step
def strike(game: Game, bombers: tuple[int, ...]) -> Any:
    """What the total does to the target (K-BOMB-5..11)."""
    if not fighting(game) or not target_there(game):
        return
    fight = game.fight
    left = tuple(ship for ship in bombers if ship in game.rows)
    power = total(game, left)
    defender, (kind, what) = fight["defender"], fight["target"]
    if kind == "colony":
        if left and mill(game, defender, power, fight["attacker"]):
            succeed(game, left)
    elif kind == "centre":
        yield from _bomb_centre(game, defender, power, left)
    elif game.rows[what][KIND] == CREW:
        if power >= bomb_threshold(game, defender, "crew"):
            succeed(game, left)
            destroy(game, [what])
    elif game.rows[what][PAID] == PAID_UP:
        _bomb_paid_base(game, what, power, left)
    elif power >= UNPAID_BASE:
        yield from _bomb_unpaid_base(game, what, defender, left)


def _bomb_centre(game: Game, defender: int, power: int, bombers: tuple[int, ...]) -> Any:
    """One card of the defender's choice, once per combat (K-BOMB-6); beginners: without threshold (K-BEG-6)."""
    if not bombers or power < bomb_threshold(game, defender, "centre"):
        return
    if game.fight.get("centre_hit") or not game.centre[defender]:
        return
    faces = yield from pick_cards(game, defender, defender, 1, "bomb.centre")
    game.fight["centre_hit"] = 1
    succeed(game, bombers)
    to_ruin(game, defender, faces, "bombed")


def _bomb_paid_base(game: Game, base: int, power: int, bombers: tuple[int, ...]) -> None:
    """K-BOMB-11: at least its armour destroys it, less damages it until the end of the turn."""
    row = game.rows[base]
    if power >= row[LEFT]:
        succeed(game, bombers)
    if power:
        damage(game, {base: power})
    bury(game)
    touch(game)


def _bomb_unpaid_base(game: Game, base: int, defender: int, bombers: tuple[int, ...]) -> Any:
    """K-BOMB-9, K-BOMB-10: the question is put for every card that lies there, a trap or not (K-BLUFF-3)."""
    row = game.rows[base]
    face = row[FACE]
    options: list[Ref] = []
    if may_pay_trap(game, base):
        options.append(("pay", base))
    answer = yield pick(defender, "bomb.trap", [*options, ("decline",)], by=("row", base), marks=ALWAYS)
    if answer == len(options):
        succeed(game, bombers)
        destroy(game, [base])
        return
    attacker = game.fight["attacker"]
    choices = yield from choose(game, (defender, attacker, face, base, row[DEVS]), ON_TRAP[face])
    paid = price(game, defender, face)
    spend(game, defender, paid)
    row[PAID] = BEING_PAID
    game.derived = None
    succeed(game, bombers)
    announced(game, defender, "trap", face, base, paid, ON_TRAP[face], choices, attacker, 1)
    open_window(game, W_TRAP, attacker)  # K-CLAR-4


def may_pay_trap(game: Game, base: int) -> bool:
    """K-BASE-8: really a trap, the credits, and the numeric limit."""
    row = game.rows[base]
    card = CARDS[row[FACE]]
    return (
        card.type == BASE
        and card.subtype == "trap"
        and row[DEVS] >= max(0, card.limit)
        and price(game, row[CTRL], row[FACE]) <= game.credits[row[CTRL]]
    )


@step.named("play.trap")
def trap_springs(game: Game, entry: tuple[Any, ...]) -> None:
    """It counts as paid, does its work, and goes to the scrap; the base is gone either way (K-BOMB-14)."""
    handle, face = entry[HANDLE], entry[ITEM_FACE]
    row = game.rows.get(handle)
    if row is None:
        return
    row[PAID], row[X] = PAID_UP, row[DEVS]
    row[LEFT] = max(row[LEFT], 1)
    game.derived = None
    game.emit("trap_springs", row[CTRL], handle, face)
    game.push("bombing.trap_done", handle)
    game.push("effects.run", (entry[1], entry[8], face, handle, row[DEVS]), ON_TRAP[face], entry[7], 0)


@step
def trap_done(game: Game, handle: int) -> None:
    leave(game, [handle])


# --- success ---------------------------------------------------------------------------------------------------------


def succeed(game: Game, bombers: tuple[int, ...]) -> None:
    """K-BOMB-12: what cards on the bombers do after a successful bombing comes last, if they are still there."""
    game.emit("bombed", game.fight["target"], game.fight["attacker"])
    game.push("bombing.success", bombers)


@step
def success(game: Game, bombers: tuple[int, ...]) -> None:
    """K-CLAR-22: the ship, or the card on it, must still be in play after the trap."""
    if not game.fight:
        return
    foe = game.fight["defender"]
    waiting = []
    for ship in bombers:
        if ship not in game.rows:
            continue
        for handle in (ship, *derived(game).attached.get(ship, ())):
            row = game.rows[handle]
            if row[PAID] == PAID_UP and not game.options.beginner:
                for number in listens(row[FACE], "host_bombed_successfully"):
                    waiting.append((row[CTRL], foe, row[FACE], handle, number))
    if waiting:
        game.push("effects.triggers", tuple(waiting))
