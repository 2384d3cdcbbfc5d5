"""The bombing step: who bombs, what falls, traps (K-BOMB); stealth bombings in the firing step come here too."""

from typing import Any

from engine.chaos.card import BASE, CREW
from engine.chaos.cards import CARDS, ON_TRAP, listens
from engine.chaos.combat import target_there
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
from engine.chaos.stats import bombing, derived, recount
from engine.chaos.table import Trigger, damage, destroy, leave, mill, spend, to_ruin, turn_to
from engine.chaos.targets import choose
from engine.chaos.verbs.piles import pick_cards
from engine.chaos.verbs.standing import bomb_mod, bomb_threshold, price
from engine.chaos.windows import W_BOMBS, W_TRAP, announced, combat_goes_on, open_window
from engine.kernel.asking import ALWAYS, Asking, Ref, pick, some

UNPAID_BASE = 2  # bombing that destroys a card face down on the surface (K-BASE-9)


# --- naming the bombers ----------------------------------------------------------------------------------------------


@step
def name(game: Game) -> Asking:
    """Ask which of the ships that are still active bomb, then how many cards each of them burns for pyrotechnics
    (K-BOMB-1).
    """
    if not combat_goes_on(game) or not target_there(game):
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
    """Bomb once with one ship by stealth; then that ship is used (K-ABIL-6, K-CLAR-6)."""
    if not combat_goes_on(game):
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
    return total_against(game, game.fight["target"], game.fight["defender"], bombers)


def total_against(game: Game, target: Ref, defender: int, bombers: tuple[int, ...]) -> int:
    """Return the bombing total of the bombers that are still there, changed by card texts that protect the target
    (K-BOMB-1).
    """
    found = sum(bombing(game, ship) for ship in bombers if ship in game.rows)
    if target[0] == "colony":
        found += bomb_mod(game, defender, "colony")
    return max(0, found)


# --- bombing ---------------------------------------------------------------------------------------------------------


@step
def strike(game: Game, bombers: tuple[int, ...]) -> Asking:
    """Apply the bombing total to the target (K-BOMB-5..11)."""
    if not combat_goes_on(game) or not target_there(game):
        return
    fight = game.fight
    left = tuple(ship for ship in bombers if ship in game.rows)
    power = total(game, left)
    defender, (kind, what) = fight["defender"], fight["target"]
    if power < needed_against(game, fight["target"], defender):
        game.emit("nothing_bombed", fight["target"], fight["attacker"], power)
    elif kind == "colony":
        before = len(game.colony[defender])
        if left and mill(game, defender, power, fight["attacker"]):
            succeed(game, left)
            now = len(game.colony[defender])
            game.show("bombed", fight["attacker"], defender, before - now, before, now)
    elif kind == "centre":
        yield from _bomb_centre(game, defender, left)
    elif game.rows[what][KIND] == CREW:
        destroy(game, [what], besides=success_of(game, left))
        show_bombed(game, 1, 1, 0)
    elif game.rows[what][PAID] == PAID_UP:
        _bomb_paid_base(game, what, power, left)
    else:
        yield from _bomb_unpaid_base(game, what, defender, left)


def needed_against(game: Game, target: Ref, defender: int) -> int:
    """Return the smallest bombing total that affects the target (K-BOMB-6, 7, 9, 11)."""
    kind, what = target
    if kind == "centre":
        return bomb_threshold(game, defender, "centre")
    if kind == "row" and game.rows[what][KIND] == CREW:
        return bomb_threshold(game, defender, "crew")
    if kind == "row" and game.rows[what][PAID] != PAID_UP:
        return UNPAID_BASE
    return 1


def _bomb_centre(game: Game, defender: int, bombers: tuple[int, ...]) -> Asking:
    """Ask the defender for one card of the centre to lose, once per combat (K-BOMB-6); beginners need no threshold
    (K-BEG-6).
    """
    if not bombers or game.fight.get("centre_hit") or not game.centre[defender]:
        return
    faces = yield from pick_cards(game, defender, defender, 1, "bomb.centre")
    game.fight["centre_hit"] = 1
    succeed(game, bombers)
    to_ruin(game, defender, faces, "bombed")
    show_bombed(game, 1, 0, len(game.centre[defender]))


def _bomb_paid_base(game: Game, base: int, power: int, bombers: tuple[int, ...]) -> None:
    """Destroy the base with at least its armor; less damages it until the end of the turn (K-BOMB-11)."""
    damage(game, {base: power})
    recount(game)
    left = game.rows[base][LEFT]
    if not left:
        destroy(game, [base], besides=success_of(game, bombers))
    show_bombed(game, power, int(not left), left)


def show_bombed(game: Game, n: int, gone: int, left: int) -> None:
    """Show that a centre, a crew or a base has been bombed: by how much, whether it is destroyed, and what is left."""
    fight = game.fight
    game.show("bombed_other", fight["attacker"], fight["defender"], fight["target"], n, gone, left)


def _bomb_unpaid_base(game: Game, base: int, defender: int, bombers: tuple[int, ...]) -> Asking:
    """Ask whether the owner of a bombed face-down base pays for it as a trap. The question is asked even if the card is
    no trap (K-BOMB-9, K-BOMB-10, K-BLUFF-3).
    """
    row = game.rows[base]
    face = row[FACE]
    options: list[Ref] = []
    if may_pay_trap(game, base):
        options.append(("pay", base))
    answer = yield pick(defender, "bomb.trap", [*options, ("decline",)], by=("row", base), marks=ALWAYS)
    if answer == len(options):
        destroy(game, [base], besides=success_of(game, bombers))
        show_bombed(game, 1, 1, 0)
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
    """Return whether the base really is a trap that its owner can pay for and whose numeric limit is met (K-BASE-8)."""
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
    """Spring a trap that was paid: apply its text and move it to the scrap. The base is destroyed either way
    (K-BOMB-14).
    """
    handle, face = entry[HANDLE], entry[ITEM_FACE]
    row = game.rows.get(handle)
    if row is None:
        return
    row[PAID], row[X] = PAID_UP, row[DEVS]
    game.derived = None
    game.emit("trap_springs", row[CTRL], handle, face)
    game.show("trap", row[CTRL], face, handle)
    game.push("bombing.trap_done", handle)
    game.push("effects.run", (entry[1], entry[8], face, handle, row[DEVS]), ON_TRAP[face], entry[7], 0)


@step
def trap_done(game: Game, handle: int) -> None:
    leave(game, [handle])


# --- success ---------------------------------------------------------------------------------------------------------


def succeed(game: Game, bombers: tuple[int, ...]) -> None:
    """Push the effects that cards on the bombers have after a successful bombing. They run after everything else it
    causes (K-BOMB-12).
    """
    game.emit("bombed", game.fight["target"], game.fight["attacker"])
    game.push("bombing.success", bombers)


def success_of(game: Game, bombers: tuple[int, ...]) -> tuple[Trigger, ...]:
    """Return the effects of a successful bombing that happen at the moment at which the target is destroyed
    (K-CLAR-24).
    """
    game.emit("bombed", game.fight["target"], game.fight["attacker"])
    return after_success(game, bombers)


@step
def success(game: Game, bombers: tuple[int, ...]) -> None:
    waiting = after_success(game, bombers)
    if waiting:
        game.push("effects.triggers", waiting)


def after_success(game: Game, bombers: tuple[int, ...]) -> tuple[Trigger, ...]:
    """Return the effects of cards on the bombers after a success. The ship, or the card on it, must have survived a
    trap (K-CLAR-22).
    """
    if not game.fight or game.options.beginner:
        return ()
    foe = game.fight["defender"]
    waiting: list[Trigger] = []
    for ship in bombers:
        for handle in (ship, *derived(game).attached.get(ship, ())) if ship in game.rows else ():
            row = game.rows[handle]
            if row[PAID] == PAID_UP:
                for number in listens(row[FACE], "host_bombed_successfully"):
                    waiting.append((row[CTRL], foe, row[FACE], handle, number))
    return tuple(waiting)
