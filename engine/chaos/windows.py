"""Windows and the stack: who may answer when, what waits, and how it unwinds (K-STACK, K-INT).

Every window that public facts leave possible is put to everybody, whatever they hold: a pass is an answer like any
other (K-BLUFF-3). Card and targets are one step (K-STACK-6). Knows no phase.

    number  name     when                                               may be used there
    1       start    start phase                                        starters, reactions
    2       action   a main-phase action waits                          generals, reactions
    3       named    an attack was named                                generals, reactions
    4       ending   the main phase is ending                           generals, reactions
    5       ready    combat: after boarding and after payments          battles, reactions
    6       shots    before the first shot and after every exchange     battles, reactions
    7       damage   a shot is about to do its damage                   battles, reactions
    8       bombs    bombing is about to happen                         battles, reactions
    9       end      end phase                                          reactions
    10      trap     a trap was paid (K-CLAR-4)                         battles, reactions
"""

from typing import Any

from engine.chaos.card import CREW, TARGET_COST
from engine.chaos.cards import CARDS, EFFECTS, INTERRUPTS, ON_PLAY, numbers
from engine.chaos.state import (
    ACTIVE,
    CHOICES,
    DAMAGED,
    DOES,
    FACE,
    FIRST,
    FOE,
    HANDLE,
    ITEM_FACE,
    KIND,
    ON,
    PASS,
    PRICE,
    SEAT,
    SERIAL,
    TURN,
    USED,
    WHAT,
    Game,
    X,
    step,
)
from engine.chaos.stats import derived, in_fight
from engine.chaos.table import gain, leave, put_away, spend, turn_to
from engine.chaos.targets import can_do, candidates, choose, choose_foe, is_aimed, item, possible_foes, refs, usable
from engine.chaos.verbs.standing import price
from engine.kernel.asking import ALWAYS, PICK, SECRET, Asking, Question, Ref, pick

W_START, W_ACTION, W_ATTACK, W_MAIN_ENDS, W_COMBAT, W_SHOTS, W_DAMAGE, W_BOMBS, W_END, W_TRAP = range(1, 11)
WINDOW_NAMES = ("", "start", "action", "named", "ending", "ready", "shots", "damage", "bombs", "end", "trap")
IN_COMBAT = frozenset((W_ATTACK, W_COMBAT, W_SHOTS, W_DAMAGE, W_BOMBS, W_TRAP))
FIGHTING = frozenset((W_COMBAT, W_SHOTS, W_DAMAGE, W_BOMBS, W_TRAP))  # combat abilities (K-ATK-6: not before)
MAIN_WINDOWS = frozenset((W_ACTION, W_ATTACK, W_MAIN_ENDS))
ONCE = frozenset((W_ACTION, W_DAMAGE, W_TRAP))  # these do not ask again after the stack has unwound (K-CLAR-2)

TIMES = {  # K-INT-2..5
    "starter": frozenset((W_START,)),
    "battle": FIGHTING,
    "general": MAIN_WINDOWS,
    "reaction": frozenset(range(1, 11)),
}
TIMED: list[frozenset[int]] = [
    TIMES[card.subtype] if face in INTERRUPTS else frozenset() for face, card in enumerate(CARDS)
]
# of every window the interrupts that may be played there
IN_WINDOW: dict[int, frozenset[int]] = {
    number: frozenset(face for face in INTERRUPTS if number in TIMED[face]) for number in range(1, 11)
}


def open_window(game: Game, number: int, first: int) -> None:
    """Ask all seats in turn, beginning with `first`, until all of them pass in a row (K-STACK-5, K-MULTI-12)."""
    if not game.options.beginner:
        game.push("windows.ask", number, first, first, 0)


@step
def ask(game: Game, number: int, first: int, at: int, silent: int) -> Asking:
    """Ask one seat in a window. Its play goes onto the stack and the next seat is asked; the window closes when all
    have passed in a row.

    Each step asks only one seat, so a suspended step contains nothing of what other seats hold.
    """
    if number in IN_COMBAT and not combat_goes_on(game):
        return
    if game.imagined:
        close(game, number, first)
        return
    order = game.clockwise(at)
    seat = order[0]
    options = plays(game, seat, number)
    options.append(PASS)
    answer = yield Question(seat, "window", PICK, tuple(options), data=number, marks=marks(game, seat, number))
    chosen = options[answer]
    if chosen is not PASS:
        played = yield from prepare(game, seat, chosen)
        game.push("windows.ask", number, first, order[1 % len(order)], 0)
        announce(game, seat, chosen, played)
        show_answer(game)
    elif silent + 1 < len(order):
        game.push("windows.ask", number, first, order[1], silent + 1)
    else:
        close(game, number, first)


def marks(game: Game, seat: int, number: int) -> int:
    """Return the marks of a window question, which may hide whether the seat is asked at a moment that publicly
    concerns it.
    """
    if not game.options.secret:
        return ALWAYS
    from engine.chaos.concerns import public_moment

    return ALWAYS | SECRET if public_moment(game, seat, number) else ALWAYS


def show_answer(game: Game) -> None:
    """Show the item that was added to the stack."""
    newest = tuple(game.items[-1])
    aimed = targets_of(newest[DOES], newest[CHOICES]) if game.audience is not None else ()
    game.show(
        "answer", newest[SEAT], newest[ITEM_FACE], newest[WHAT], newest[HANDLE], newest[PRICE], aimed, newest[SERIAL]
    )


def combat_goes_on(game: Game) -> bool:
    """Return whether there is a combat that was not stopped (Bribe, K-ATK-8, K-CLAR-35)."""
    return bool(game.fight) and not game.fight.get("ended")


def window_of(game: Game) -> int:
    """Return the number of the open window, or 0. This is public."""
    if not game.stack or game.stack[-1][0] != "windows.ask":
        return 0
    return int(game.stack[-1][1][0])


def close(game: Game, number: int, first: int) -> None:
    """Close a window after all have passed: what waits happens, newest first. Some windows then ask again (K-CLAR-2).
    """
    if len(game.items) > waiting_base(game, number) and number not in ONCE:
        game.push("windows.ask", number, first, first, 0)
    if game.items:
        game.push("windows.unwind")


def waiting_base(game: Game, number: int) -> int:
    return 1 if number in (W_ACTION, W_TRAP) else 0


# --- what may be played --------------------------------------------------------------------------------------------


def plays(game: Game, seat: int, number: int) -> list[Ref]:
    """Return the interrupts of the centre and the abilities that this seat may use in this window, as refs."""
    found: list[Ref] = []
    centre = game.centre[seat]
    fitting = IN_WINDOW[number].intersection(centre)
    if fitting:
        for face in sorted(fitting):
            if affordable(game, seat, face):
                found.append(("play", face))
    mine = derived(game).abilities[seat]
    if mine:
        found += [("use", handle, effect) for handle, effect in mine if may_use(game, seat, handle, effect, number)]
    return found


def affordable(game: Game, seat: int, face: int) -> bool:
    """Return whether an interrupt or event can be paid and can do something (K-GEN-9, K-CLAR-10)."""
    card = CARDS[face]
    if card.cost == TARGET_COST:
        return bool(payable_targets(game, seat, face))
    if price(game, seat, face) > game.credits[seat]:
        return False
    effects = ON_PLAY[face]
    return any(usable(game, (seat, foe, face, 0, -1), effects) for foe in possible_foes(game, seat, face, 0, effects))


def payable_targets(game: Game, seat: int, face: int) -> list[int]:
    """Return the affordable targets of a card whose price depends on its target (Overrule, Buy-Out)."""
    effect = EFFECTS[ON_PLAY[face][0]]
    found = []
    for foe in possible_foes(game, seat, face, 0, ON_PLAY[face]):
        for target in candidates(game, (seat, foe, face, 0, -1), effect):
            if price(game, seat, face, 0, target_price(game, face, target)) <= game.credits[seat]:
                found.append(target)
    return found


def target_price(game: Game, face: int, target: int) -> int:
    """Return the price that a target sets: for a card on the stack what was paid for it, for a ship its printed cost
    (K-CLAR-27).
    """
    entry = item(game, target)
    if entry is not None:
        return int(entry[PRICE])
    row = game.rows.get(target)
    return CARDS[row[FACE]].cost if row is not None else 0


def may_use(game: Game, seat: int, handle: int, number: int, window: int) -> bool:
    """Return whether an ability may be used now: window, cost, target and limit allow it (K-ABIL-12)."""
    effect = EFFECTS[number]
    row = game.rows[handle]
    if effect.window == "main" and not (window in MAIN_WINDOWS and game.active == seat):
        return False
    if effect.window == "combat" and window not in FIGHTING:
        return False
    if used_up(game, handle, number):
        return False
    card = CARDS[row[FACE]]
    if row[KIND] == CREW and card.subtype != "passenger" and not row[ON]:
        return False  # K-CREW-3
    cost = effect.cost
    if cost.get("credits", 0) > game.credits[seat]:
        return False
    if "turn" in cost:
        turned = turned_by(game, handle)
        if not turned or game.rows[turned][TURN] != ACTIVE:
            return False  # K-STATE-4
    if cost.get("sacrifice_self") and not (row[ON] and in_fight(game, row[ON])):
        return False
    if effect.to in ("self", "host") and (row[ON] or handle) not in game.rows:
        return False
    foes = possible_foes(game, seat, row[FACE], handle, (number,))
    return any(can_do(game, (seat, foe, row[FACE], handle, row[X]), effect) for foe in foes)


def turned_by(game: Game, handle: int) -> int:
    """Return the card that is turned to pay for an ability, or 0: the ship that carries its card, or a passenger
    itself, which must be in the canteen (K-EQP-3, K-CREW-4, K-CLAR-30).
    """
    row = game.rows[handle]
    if CARDS[row[FACE]].subtype == "passenger":
        return 0 if row[ON] else handle
    return row[ON] or handle


def used_up(game: Game, handle: int, number: int) -> bool:
    """Return whether an ability has reached its limit: twice a turn, or once a combat."""
    limit = EFFECTS[number].limit
    if not limit:
        return False
    if limit == "once_per_combat":
        return ("used", handle, number) in game.fight
    return bool(game.notes.get(("used", handle, number), 0) >= int(limit.partition("_")[0]))


# --- announcing ----------------------------------------------------------------------------------------------------


def prepare(game: Game, seat: int, ref: Ref) -> Asking:
    """Ask for the opponent and the targets of a card or ability before its use. The position is not changed."""
    if ref[0] == "use":
        handle = ref[1]
        effects: tuple[int, ...] = (ref[2],)
        face = game.rows[handle][FACE]
        x = game.rows[handle][X]
    else:
        handle, face, x = 0, ref[1], -1
        effects = ON_PLAY[face]
    foe = yield from choose_foe(game, seat, face, handle, effects)
    fit = None
    if CARDS[face].cost == TARGET_COST:
        payable = payable_targets(game, seat, face)
        fit = payable.__contains__
    choices = yield from choose(game, (seat, foe, face, handle, x), effects, fit)
    return foe, choices


def announce(game: Game, seat: int, ref: Ref, played: tuple[int, tuple[Any, ...]], first: int = 0) -> None:
    """Announce a play: pay and show it at once, then put it on the stack (K-STACK-1, K-STACK-2)."""
    foe, choices = played
    if ref[0] == "use":
        handle, effect = ref[1], ref[2]
        face = game.rows[handle][FACE]
        announced(game, seat, "ability", face, handle, 0, (effect,), choices, foe, first)
        pay_ability(game, seat, handle, effect)
        return
    face = ref[1]
    paid = price(game, seat, face, 0, target_price(game, face, choices[0]) if CARDS[face].cost == TARGET_COST else 0)
    what = "interrupt" if face in INTERRUPTS else "event"
    game.centre[seat].remove(face)
    spend(game, seat, paid)
    announced(game, seat, what, face, 0, paid, ON_PLAY[face], choices, foe, first)


def announced(
    game: Game, seat: int, what: str, face: int, handle: int, paid: int, does: tuple[int, ...],
    choices: tuple[Any, ...], foe: int, first: int = 0,
) -> None:  # fmt: skip
    """Put an item onto the stack. `first` marks the action that the window is about, as opposed to an answer to it."""
    game.serial += 1
    game.items.append((game.serial, seat, what, face, handle, paid, does, choices, foe, first))
    game.notes["answered"] = game.serial
    aimed, options = (targets_of(does, choices), chosen_options(does, choices)) if choices else ((), ())
    game.emit("announced", game.serial, seat, what, face, handle, paid, aimed, foe, options)


def targets_of(does: tuple[int, ...], choices: tuple[Any, ...]) -> tuple[Ref, ...]:
    """Return the targets of a play as refs of cards on the table and items of the stack. They are public."""
    found: list[Ref] = []
    for number, choice in zip(does, choices, strict=True):
        effect = EFFECTS[number]
        if effect.do == "choose":
            for which, parts in choice or ():
                found += targets_of(numbers(effect.options[which]), parts)
        elif effect.do == "develop" and effect.split:
            found += [("row", handle) for handle, _ in choice]
        elif is_aimed(effect):
            aimed = choice if isinstance(choice, tuple) else (choice,)
            found += refs(effect, [one for one in aimed if one >= 0])
    return tuple(dict.fromkeys(found))


def chosen_options(does: tuple[int, ...], choices: tuple[Any, ...]) -> tuple[int, ...]:
    """Return the options of a text that were chosen when it was announced. They are public."""
    chosen = [choice for number, choice in zip(does, choices, strict=True) if EFFECTS[number].do == "choose"]
    return tuple(which for choice in chosen for which, _ in choice)


def pay_ability(game: Game, seat: int, handle: int, number: int) -> None:
    """Pay the cost of an ability: credits, turning, a sacrifice (K-STATE-4, K-STATE-5)."""
    effect = EFFECTS[number]
    cost = effect.cost
    if effect.limit == "once_per_combat":
        game.fight[("used", handle, number)] = 1
    elif effect.limit:
        key = ("used", handle, number)
        game.notes[key] = game.notes.get(key, 0) + 1
    if cost.get("credits"):
        gain(game, seat, -cost["credits"])
    turned = cost.get("turn")
    if turned == "sacrifice":
        leave(game, [turned_by(game, handle)])
    elif turned:
        turn_to(game, turned_by(game, handle), USED if turned == "used" else DAMAGED)
    if cost.get("sacrifice_self"):
        leave(game, [handle])


# --- unwinding -----------------------------------------------------------------------------------------------------


@step
def unwind(game: Game) -> Asking:
    """Let the newest item of the stack take effect, then the next one. If the newest items belong to one player, that
    player chooses their order; the action that the window is about comes last (K-STACK-4).
    """
    items = game.items
    if not items:
        return
    top = len(items) - 1
    low = top
    while low > 0 and items[low - 1][SEAT] == items[top][SEAT] and not items[low - 1][FIRST]:
        low -= 1
    which = top
    if low < top and not items[top][FIRST]:
        seat = items[top][SEAT]
        run = list(range(top, low - 1, -1))
        answer = yield pick(seat, "stack.order", [("item", items[index][SERIAL]) for index in run])
        which = run[answer]
    entry = items.pop(which)
    game.push("windows.unwind")
    resolve(game, entry)


def resolve(game: Game, entry: tuple[Any, ...]) -> None:
    """Carry out an item of the stack."""
    serial, seat, what, face, handle = entry[SERIAL], entry[SEAT], entry[WHAT], entry[ITEM_FACE], entry[HANDLE]
    game.emit("resolves", serial, seat, what, face, handle)
    row = game.rows.get(handle)
    x = row[X] if row is not None else -1
    context = (seat, entry[FOE], face, handle, x)
    game.push("windows.happened", serial, seat, what, face, handle)
    if what in ("interrupt", "event"):
        game.push("windows.put_away", seat, face)
        game.push("effects.run", context, entry[DOES], entry[CHOICES], 0)
    elif what == "ability":
        game.push("effects.run", context, entry[DOES], entry[CHOICES], 0)
    else:
        game.push("play." + what, entry)


@step
def happened(game: Game, serial: int, seat: int, what: str, face: int, handle: int) -> None:
    """Show the table after the newest item has taken effect."""
    game.show("undone", seat, face, what, handle, serial, len(game.items))


@step.named("windows.put_away")
def used_card(game: Game, seat: int, face: int) -> None:
    """Move a used event or interrupt to the scrap (K-EVT-2, K-INT-1)."""
    put_away(game, seat, face)
