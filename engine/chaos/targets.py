"""Targets of effects: which are legal, which cards an effect reaches, and the questions asked when it is announced
(K-STACK-6).

A selector is a word of the card vocabulary. A single target is chosen; effects on many cards are not aimed (K-ABIL-2).
Legality is checked when the question is asked, and again when the effect happens. Reads the position; changes nothing.
"""

from collections.abc import Callable
from typing import Any

from engine.chaos.card import BASE, CREW, EQUIPMENT, SHIP, Effect
from engine.chaos.cards import CARDS, EFFECTS, EVENTS, INTERRUPTS, NUMBER, numbers
from engine.chaos.state import (
    ACTIVE,
    BEING_PAID,
    CTRL,
    FACE,
    ITEM_FACE,
    KIND,
    ON,
    PAID,
    PAID_UP,
    PRICE,
    SEAT,
    SERIAL,
    TURN,
    UNPAID,
    WHAT,
    Game,
)
from engine.chaos.stats import MISSILE, derived, enemy_side, firepower, fits, in_fight, keyword, side_ships
from engine.kernel.asking import Asking, Choice, Ref, pick, some, spread

Context = tuple[int, int, int, int, int]  # seat, its opponent here, face, handle, X
WHO, OPPONENT, CARD, SOURCE, LOCKED = range(5)
LOST = -1  # a choice that could not be made

STACK = ("stack_interrupt", "stack_event", "stack_interrupt_or_event")
CHOSEN_SHIPS = ("my_ship", "enemy_ship", "my_combat_ship", "enemy_combat_ship", "bombing_ship", "firing_ship")
CHOSEN = frozenset(
    (
        *(name for name in CHOSEN_SHIPS if name != "firing_ship"),
        "crew_on_enemy_combat_ship", "my_base", "my_paid_base", "enemy_paid_base", "enemy_unpaid_base", "enemy_crew",
        "enemy_equipment", "my_unpaid_equipment", "enemy_unpaid_card", *STACK,
    )
)  # fmt: skip


# --- whom a card is aimed at ---------------------------------------------------------------------------------------


def ships_of(game: Game, seat: int) -> list[int]:
    return derived(game).ships[seat] if seat >= 0 else []


def candidates(game: Game, context: Context, effect: Effect) -> list[int]:
    """Return the legal targets of an effect: cards on the table, or items on the stack, by their numbers."""
    seat, foe = context[WHO], context[OPPONENT]
    to = effect.to
    if to in STACK:
        return _on_stack(game, to, effect)
    rows = game.rows
    found: list[int]
    if to in CHOSEN_SHIPS:
        if to == "my_ship":
            found = ships_of(game, seat)
        elif to == "enemy_ship":
            found = ships_of(game, foe)
        elif to == "my_combat_ship":
            found = list(side_ships(game, seat))
        elif to == "enemy_combat_ship":
            found = list(side_ships(game, foe)) if foe >= 0 else []
        else:
            found = [ship for ship in game.fight.get("bombers", ()) if ship in rows]
        if effect.chooser == "opponent":  # a loss its own controller picks is no targeting (K-ABIL-2)
            return found
        found = [ship for ship in found if not keyword(game, ship, "camouflage")]
    else:
        found = [handle for handle, row in rows.items() if _is(game, handle, row, to, seat, foe)]
    if effect.do == "act_now":
        found = [ship for ship in found if rows[ship][TURN] == ACTIVE]
    if effect.do == "redirect_fire":
        found = [ship for ship in found if ship != game.shot.get("at")]
    if effect.fits:
        found = [handle for handle in found if fits(game, handle, effect.fits)]
    return found


def _on_stack(game: Game, to: str, effect: Effect) -> list[int]:
    most = effect.fits.get("cost_max")
    found = []
    for item in game.items:
        face = item[ITEM_FACE]
        interrupt, event = item[WHAT] == "interrupt", item[WHAT] == "event"
        if (interrupt and to != "stack_event") or (event and to != "stack_interrupt"):
            if face in INTERRUPTS or face in EVENTS:
                if most is None or item[PRICE] <= most:
                    found.append(item[SERIAL])
    return found


def _is(game: Game, handle: int, row: list[int], to: str, seat: int, foe: int) -> bool:
    kind, paid = row[KIND], row[PAID]
    if paid == BEING_PAID and kind != BASE:  # K-CLAR-8; a base may still be developed (K-CLAR-5)
        return False
    if to == "my_base":
        return kind == BASE and row[CTRL] == seat
    if to == "my_paid_base":
        return kind == BASE and row[CTRL] == seat and paid == PAID_UP
    if to == "my_unpaid_equipment":  # the real type counts for the controller (K-CLAR-14)
        card = CARDS[row[FACE]]
        return kind == EQUIPMENT == card.type and row[CTRL] == seat and not paid and card.subtype != MISSILE
    if row[CTRL] != foe:
        return False
    if to == "enemy_paid_base":
        return kind == BASE and paid == PAID_UP
    if to == "enemy_unpaid_base":
        return kind == BASE and paid == UNPAID
    if to == "enemy_crew":
        return kind == CREW and not row[ON]
    if to == "enemy_equipment":
        return kind == EQUIPMENT
    if to == "crew_on_enemy_combat_ship":
        return kind == CREW and bool(row[ON]) and in_fight(game, row[ON])
    return to == "enemy_unpaid_card" and paid == UNPAID


def reached(game: Game, context: Context, effect: Effect) -> list[int]:
    """Return the cards that an effect without a chosen target affects: all of a kind, its own card, or the ship that
    carries it.
    """
    seat, foe, _, source, _ = context
    to, rows = effect.to, game.rows
    row = rows.get(source)
    if to == "self":
        found = [source] if row is not None else []
    elif to == "host":
        host = (row[ON] or (source if row[KIND] == SHIP else 0)) if row is not None else 0
        found = [host] if host in rows else []
    elif to in ("my_ships", "my_ship"):
        found = list(ships_of(game, seat))
    elif to in ("enemy_ships", "enemy_ship"):
        found = list(ships_of(game, foe))
    elif to == "enemy_combat_ships":
        found = list(side_ships(game, foe))
    elif to == "bombing_ships":
        found = [ship for ship in game.fight.get("bombers", ()) if ship in rows]
    elif to == "equipment_on_bombing_ships":
        ships = [ship for ship in game.fight.get("bombers", ()) if ship in rows]
        found = [
            other for ship in ships for other in derived(game).attached.get(ship, ()) if rows[other][KIND] == EQUIPMENT
        ]
    elif to == "my_crew":
        found = list(derived(game).canteen[seat])
    elif to == "firing_ship":
        found = [firing_ship(game, seat)] if firing_ship(game, seat) in rows else []
    else:
        raise KeyError(to)
    return [handle for handle in found if fits(game, handle, effect.fits)] if effect.fits else found


def firing_ship(game: Game, seat: int) -> int:
    """Return the enemy ship that is firing right now; 0 without one."""
    ship = game.shot.get("by", 0) if game.fight.get("damage_window") else 0
    return ship if ship in game.rows and game.rows[ship][CTRL] != seat and enemy_side(game, seat) >= 0 else 0


def is_aimed(effect: Effect) -> bool:
    """Return whether a player chooses the target of this effect when it is announced."""
    return effect.to in CHOSEN and effect.count != "all" and effect.chooser != "opponent"


# --- may it be played at all (K-GEN-9, K-CLAR-10) -------------------------------------------------------------------


def usable(game: Game, context: Context, effects: tuple[int, ...]) -> bool:
    """Return whether any of the effects can do something."""
    return any(can_do(game, context, EFFECTS[number]) for number in effects)


def can_do(game: Game, context: Context, effect: Effect) -> bool:
    do = effect.do
    if do in ("redirect_fire", "act_now", "cancel_attack_unless"):
        return _right_moment(game, context, effect) and (do[0] == "c" or bool(candidates(game, context, effect)))
    if effect.to == "firing_ship":
        return bool(firing_ship(game, context[WHO]))
    if effect.n == "half(cost(my_last_destroyed_ship_this_turn))":
        return bool(game.notes.get(("lost", context[WHO])))
    if effect.to == "all_opponent_stack_cards":
        return any(_waits_of_others(game, context, item) for item in game.items)
    if is_aimed(effect):
        return bool(candidates(game, context, effect))
    return effect.to != "same"  # what shares the target of another effect makes no card playable


def _waits_of_others(game: Game, context: Context, item: tuple[Any, ...]) -> bool:
    mine = item[SEAT] == context[WHO] or (game.n > 2 and item[SEAT] != context[OPPONENT])
    return not mine and item[WHAT] in ("interrupt", "event")


def others_waiting(game: Game, context: Context) -> list[int]:
    """Return the opponent's interrupt cards and events that wait on the stack."""
    return [item[SERIAL] for item in game.items if _waits_of_others(game, context, item)]


def _right_moment(game: Game, context: Context, effect: Effect) -> bool:
    """Return whether the card's text can be used at this moment (K-STACK-14)."""
    fight, seat = game.fight, context[WHO]
    if effect.do == "cancel_attack_unless":
        return bool(fight) and fight["step"] == "named" and fight["defender"] == seat
    if effect.do == "act_now":
        return bool(fight) and bool(fight.get("between_shots"))
    shot = game.shot
    if not fight.get("damage_window") or shot["split"] or enemy_side(game, seat) < 0:
        return False
    return shot["at"] in game.rows and game.rows[shot["at"]][CTRL] == seat


# --- choices on announcement -----------------------------------------------------------------------------------------


def foes(game: Game, seat: int) -> list[int]:
    """Return the seats "the opponent" may mean: in a combat the other side, else a neighbor (K-CLAR-34)."""
    other = enemy_side(game, seat)
    return [other] if other >= 0 else game.neighbours(seat)


HOSTILE = ("enemy", "bombing", "firing", "all_opponent", "stack")


def speaks_of_foe(effects: tuple[int, ...]) -> bool:
    """Return whether a card's text mentions an opponent or enemy."""
    for number in effects:
        effect = EFFECTS[number]
        parts = [part for option in effect.options for part in option] + list(effect.then)
        if effect.who == "opponent" or "opponent" in f"{effect.what} {effect.n}" or effect.do == "steal_credits":
            return True
        if effect.do == "opponent_may_pay" or effect.to.startswith(("enemy", "all_opponent", "crew_on_enemy")):
            return True
        if parts and speaks_of_foe(numbers(tuple(parts))):
            return True
    return False


def possible_foes(game: Game, seat: int, face: int, handle: int, effects: tuple[int, ...]) -> list[int]:
    """Return the opponents on whom a card's text could have an effect. If it mentions no opponent, return only the
    first.
    """
    others = foes(game, seat)
    if len(others) <= 1 or not speaks_of_foe(effects):
        return others[:1] or [-1]
    able = [foe for foe in others if usable(game, (seat, foe, face, handle, -1), effects)]
    return able or others[:1]


def choose_foe(game: Game, seat: int, face: int, handle: int, effects: tuple[int, ...]) -> Asking:
    """Ask which neighbor the card's text is used against."""
    others = possible_foes(game, seat, face, handle, effects)
    if len(others) == 1:
        return others[0]
    answer = yield pick(seat, "target.neighbour", [("seat", foe) for foe in others], by=("card", face))
    return others[answer]


Affordable = Callable[[int], bool]


def choose(game: Game, context: Context, effects: tuple[int, ...], fit: Affordable | None = None) -> Asking:
    """Ask one choice for each effect, in order: a target, several targets, a division, or an option. The position is
    not changed.
    """
    chosen: list[Any] = []
    for number in effects:
        effect = EFFECTS[number]
        if effect.to == "same":
            chosen.append(chosen[-1] if chosen else LOST)
        else:
            chosen.append((yield from choose_one(game, context, effect, fit)))
    return tuple(chosen)


def choose_one(game: Game, context: Context, effect: Effect, fit: Affordable | None = None) -> Asking:
    seat, by = context[WHO], ("card", context[CARD])
    if effect.do == "choose":
        return (yield from _choose_options(game, context, effect))
    if effect.do == "develop" and effect.split:
        return (yield from _divide_developments(game, seat, effect, by))
    if effect.n == "half(cost(my_last_destroyed_ship_this_turn))":
        return (yield from _choose_lost_ship(game, seat, by))
    if not is_aimed(effect):
        return None
    found = candidates(game, context, effect)
    if fit is not None:
        found = [handle for handle in found if fit(handle)]
    if not found:
        return LOST
    why = f"target.{effect.do}"
    if isinstance(effect.count, int) and effect.count > 1:
        answer = yield some(seat, why, refs(effect, found), 1, effect.count, by=by)
        return tuple(found[index] for index in answer)
    answer = yield pick(seat, why, refs(effect, found), by=by, data=[effect.do, effect.to])
    return found[answer]


def refs(effect: Effect, found: list[int]) -> list[Ref]:
    """Return refs of these targets, which a board can highlight: cards on the table, or items of the stack."""
    kind = "item" if effect.to in STACK else "row"
    return [(kind, handle) for handle in found]


def _choose_options(game: Game, context: Context, effect: Effect) -> Asking:
    """Ask for `pick` different options, then for the target of each. An option without effect may be chosen
    (K-CLAR-32).
    """
    seat, by = context[WHO], ("card", context[CARD])
    options: list[Ref] = [("option", number) for number in range(len(effect.options))]
    if effect.pick == 1:
        taken = ((yield pick(seat, "choose.option", options, by=by)),)
    else:
        taken = yield some(seat, "choose.options", options, effect.pick, effect.pick, by=by)
    found = []
    for number in taken:
        parts = numbers(effect.options[number])
        found.append((number, (yield from choose(game, context, parts))))
    return tuple(found)


def _divide_developments(game: Game, seat: int, effect: Effect, by: Ref) -> Asking:
    bases = derived(game).bases[seat]
    if not bases:
        return ()
    places: list[Ref] = [("row", handle) for handle in bases]
    answer = yield spread(seat, "choose.divide", places, [effect.n] * len(bases), effect.n, effect.n, by=by)
    return tuple((handle, count) for handle, count in zip(bases, answer, strict=True) if count)


def _choose_lost_ship(game: Game, seat: int, by: Ref) -> Asking:
    faces = sorted(set(game.notes.get(("lost", seat), ())))
    if not faces:
        return LOST
    answer = yield pick(seat, "choose.lost_ship", [("card", face) for face in faces], by=by)
    return faces[answer]


def still_there(game: Game, context: Context, effect: Effect, choice: Choice) -> bool:
    """Return whether a chosen target is still legal (K-STACK-6)."""
    return choice != LOST and choice in candidates(game, context, effect)


def before(effect: Effect) -> Effect:
    """Return the previous effect of the same card, whose target this effect shares."""
    return EFFECTS[NUMBER[id(effect)] - 1]


# --- numbers ---------------------------------------------------------------------------------------------------------


def number(game: Game, context: Context, effect: Effect, choice: Choice = None) -> int:
    """Return the amount that an effect's text states, computed for the current position."""
    n: Any = effect.n
    if isinstance(n, int):
        found = n
    elif n == "X":
        found = max(0, context[LOCKED])
    elif n == "count(my_ships)":
        found = len(ships_of(game, context[WHO]))
    elif n == "half(opponent_credits)":
        found = (game.credits[context[OPPONENT]] + 1) // 2
    elif n == "half(cost(my_last_destroyed_ship_this_turn))":
        found = (CARDS[choice].cost + 1) // 2 if choice is not None and choice >= 0 else 0
    else:  # firepower(firing_ship)
        ship = firing_ship(game, context[WHO])
        found = firepower(game, ship) if ship else 0
    return min(found, effect.most) if effect.most >= 0 else found


def item(game: Game, serial: int) -> tuple[Any, ...] | None:
    """Return the item of the stack with this number, if it still waits."""
    return next((entry for entry in game.items if entry[SERIAL] == serial), None)
