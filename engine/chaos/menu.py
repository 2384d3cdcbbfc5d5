"""What the active player may do in the main phase, as one list of refs, and what each of them does (K-MAIN-1..9).

("play", face)        a ship, event or interrupt, face up, paid at once
("down", face)        any card face down, as a base, crew or equipment (K-BLUFF-1); then where
("pay", handle)       a base, crew or equipment of one's own
("use", handle, n)    an ability
("develop", handle)   one development
("sell",)             two developments for a credit; then from where
("draw",) ("search",) ("salvage",)
("attack",)           then the target
("end",)              the main phase
"""

from typing import Any

from engine.chaos.card import BASE, CREW, EQUIPMENT, SHIP, TARGET_COST
from engine.chaos.cards import CARDS, EVENTS, INTERRUPTS, ON_PAY, TYPES
from engine.chaos.combat import attack_targets, may_attack
from engine.chaos.state import (
    BACK,
    BEING_PAID,
    CTRL,
    DEVS,
    FACE,
    HANDLE,
    ITEM_FACE,
    KIND,
    ON,
    PAID,
    PAID_UP,
    PRICE,
    SEAT,
    Game,
    step,
)
from engine.chaos.stats import derived, room
from engine.chaos.table import develop, draw, gain, into_play, leave, lock_x, pay_up, spend
from engine.chaos.targets import choose, choose_foe
from engine.chaos.turn import (
    DRAW_COST,
    SALE,
    SALVAGE_COLONY,
    SALVAGE_COST,
    SEARCH_COST,
    SOLD_AT_ONCE,
    salvage,
)
from engine.chaos.verbs.standing import limit_mod, price
from engine.chaos.windows import (
    IN_WINDOW,
    W_ACTION,
    affordable,
    announce,
    announced,
    may_use,
    open_window,
    prepare,
)
from engine.kernel.asking import ALWAYS, PICK, Asking, Question, Ref, pick, spread

DEVELOPMENT_COST = 1  # K-MAIN-6
PRICES = {"develop": DEVELOPMENT_COST, "draw": DRAW_COST, "search": SEARCH_COST, "salvage": SALVAGE_COST, "down": 0}
SURFACE_REF: Ref = ("place", "surface")
CANTEEN_REF: Ref = ("place", "canteen")


def menu(game: Game, seat: int) -> list[Ref]:
    """Return all legal actions of the main phase. The last one ends it."""
    credits, beginner = game.credits[seat], game.options.beginner
    faces = sorted(set(game.centre[seat]))
    options: list[Ref] = []
    for face in faces:
        if beginner:
            if TYPES[face] == SHIP and CARDS[face].cost <= credits:
                options.append(("play", face))
        elif may_play(game, seat, face, credits):
            options.append(("play", face))
    if not beginner:
        options += [("down", face) for face in faces]
        options += on_the_table(game, seat, credits)
    colony = game.colony[seat]
    if colony and credits >= DRAW_COST:
        options.append(("draw",))
    if not beginner:
        if colony and credits >= SEARCH_COST:
            options.append(("search",))
        if game.ruin[seat] and credits >= SALVAGE_COST and len(colony) <= SALVAGE_COLONY:
            options.append(("salvage",))
    if may_attack(game, seat):
        options.append(("attack",))
    options.append(("end",))
    return options


def may_play(game: Game, seat: int, face: int, credits: int) -> bool:
    """Return whether a card may be played in the main phase: a ship, an event, or an interrupt that belongs there
    (K-MAIN-4).
    """
    kind = TYPES[face]
    if kind == SHIP:
        return price(game, seat, face) <= credits
    if face in EVENTS or (face in INTERRUPTS and face in IN_WINDOW[W_ACTION]):
        return affordable(game, seat, face)
    return False


def on_the_table(game: Game, seat: int, credits: int) -> list[Ref]:
    """Return the actions with cards on the table: payments, abilities, developments."""
    rows, index = game.rows, derived(game)
    options: list[Ref] = [
        ("pay", handle)
        for handle in index.payable
        if rows[handle][CTRL] == seat and not rows[handle][PAID] and may_pay(game, seat, rows[handle], credits)
    ]
    options += [
        ("use", handle, number)
        for handle, number in index.abilities[seat]
        if may_use(game, seat, handle, number, W_ACTION)
    ]
    bases = index.bases[seat]
    if bases:
        if credits >= DEVELOPMENT_COST:
            limit = limit_mod(game, seat)
            options += [("develop", base) for base in bases if game.notes.get(("bought", base), 0) < limit]
        if sum([rows[base][DEVS] for base in bases]) >= SOLD_AT_ONCE:
            options.append(("sell",))
    return options


def may_pay(game: Game, seat: int, row: list[int], credits: int) -> bool:
    """Return whether a card has the developments (K-MAIN-5) and its seat the credits to pay for it.

    Only its controller may learn this.
    """
    face = row[FACE]
    if row[KIND] == BASE and row[DEVS] < max(0, CARDS[face].limit):
        return False
    return price(game, seat, face, row[ON]) <= credits


def price_of_action(game: Game, seat: int, chosen: Ref) -> int | None:
    """Return the credits that an action of the menu costs. Return None if it depends on later choices, or for anything
    else.
    """
    verb = chosen[0]
    if verb == "play":
        card = CARDS[chosen[1]]
        if card.cost == TARGET_COST:
            return None
        return card.cost if game.options.beginner else price(game, seat, chosen[1])
    if verb == "pay":
        row = game.rows[chosen[1]]
        return price(game, seat, row[FACE], row[ON])
    return PRICES.get(verb)


# --- what else has to be asked ---------------------------------------------------------------------------------------


def more(game: Game, seat: int, chosen: Ref) -> Asking:
    """Ask the further questions of an action. BACK returns to the menu."""
    verb = chosen[0]
    if verb == "down":
        places = where_to(game, seat)
        answer = yield pick(seat, "main.place", [*places, BACK], by=("card", chosen[1]))
        return places[answer] if answer < len(places) else BACK
    if verb == "attack":
        targets = attack_targets(game, seat)
        answer = yield pick(seat, "main.target", [*targets, BACK])
        return targets[answer] if answer < len(targets) else BACK
    if verb == "sell":
        bases = [base for base in derived(game).bases[seat] if game.rows[base][DEVS]]
        caps = [min(game.rows[base][DEVS], SOLD_AT_ONCE) for base in bases]
        places = [("row", base) for base in bases]
        answer = yield spread(seat, "main.sell", places, caps, SOLD_AT_ONCE, SOLD_AT_ONCE)
        return tuple(zip(bases, answer, strict=True))
    if verb == "use" or (verb == "play" and TYPES[chosen[1]] != SHIP):
        return (yield from prepare(game, seat, chosen))
    if verb == "pay":
        return (yield from choices_of_payment(game, seat, chosen[1]))
    return None


def choices_of_payment(game: Game, seat: int, handle: int) -> Asking:
    """Ask for the targets of a research card that is paid. It may be paid even if there is no legal target (K-CLAR-9).
    """
    row = game.rows[handle]
    effects = ON_PAY[row[FACE]]
    if not effects:
        return -1, ()
    foe = yield from choose_foe(game, seat, row[FACE], handle, effects)
    choices = yield from choose(game, (seat, foe, row[FACE], handle, row[DEVS]), effects)
    return foe, choices


def where_to(game: Game, seat: int) -> list[Ref]:
    """Return the places where a card may be put: the surface, the canteen, and the seat's ships with a free place. They
    are the same for every card (K-MAIN-1, K-BLUFF-1).
    """
    ships = [ship for ship in derived(game).ships[seat] if room(game, ship) > 0]
    return [SURFACE_REF, CANTEEN_REF, *[("row", ship) for ship in ships]]


@step.named("turn.main")
def main(game: Game, seat: int) -> Asking:
    """Ask for one legal action of the main phase, then show the menu again (K-MAIN)."""
    if game.out[seat]:
        game.push("turn.over", seat)
        return
    options = menu(game, seat)
    answer = yield Question(seat, "main", PICK, tuple(options), 0, 0, (), None, None, ALWAYS)
    chosen = options[answer]
    details = yield from more(game, seat, chosen)
    if details == BACK:
        game.push("turn.main", seat)
        return
    act(game, seat, chosen, details)


# --- doing it --------------------------------------------------------------------------------------------------------


def act(game: Game, seat: int, chosen: Ref, details: Any) -> None:
    """Carry an action out, or put it on the stack and open its window (K-STACK-13 w2)."""
    verb = chosen[0]
    if verb == "end":
        game.push("turn.main_ends", seat)
        return
    game.push("turn.main", seat)
    ACTS[verb](game, seat, chosen, details)


def _answerable(game: Game, seat: int) -> None:
    """Open a window, starting with the next player, before the announced action happens."""
    game.push("menu.waiting_action")
    open_window(game, W_ACTION, game.clockwise(seat)[1])


@step
def waiting_action(game: Game) -> None:
    """Let the announced action happen, if it has not happened in a window already."""
    if game.items:
        game.push("windows.unwind")


def _play(game: Game, seat: int, chosen: Ref, details: Any) -> None:
    face = chosen[1]
    if TYPES[face] == SHIP:
        paid = CARDS[face].cost if game.options.beginner else price(game, seat, face)
        game.centre[seat].remove(face)
        spend(game, seat, paid)
        game.notes[("ships", seat)] = game.notes.get(("ships", seat), 0) + 1
        announced(game, seat, "ship", face, 0, paid, (), (), -1, 1)
    else:
        announce(game, seat, chosen, details, 1)
    game.show("main", seat, "play", face, 0, game.items[-1][PRICE])
    _answerable(game, seat)


def _down(game: Game, seat: int, chosen: Ref, details: Any) -> None:
    face = chosen[1]
    game.centre[seat].remove(face)
    if details == SURFACE_REF:
        kind, on = BASE, 0
    elif details == CANTEEN_REF:
        kind, on = CREW, 0
    else:
        kind, on = EQUIPMENT, details[1]
    handle = into_play(game, seat, face, kind, on)
    game.whisper("played_down", 1 << seat, (face,), seat, handle, kind, on)
    game.show("main", seat, "down", -1, handle, 0)


def _pay(game: Game, seat: int, chosen: Ref, details: Any) -> None:
    handle = chosen[1]
    row = game.rows[handle]
    face, (foe, choices) = row[FACE], details
    paid = price(game, seat, face, row[ON])
    spend(game, seat, paid)
    row[PAID] = BEING_PAID
    game.derived = None
    announced(game, seat, "pay", face, handle, paid, ON_PAY[face], choices, foe, 1)
    game.show("shown", seat, face, handle, paid)
    _answerable(game, seat)


def _use(game: Game, seat: int, chosen: Ref, details: Any) -> None:
    announce(game, seat, chosen, details, 1)
    game.show("main", seat, "use", game.items[-1][ITEM_FACE], chosen[1], 0)
    _answerable(game, seat)


def _develop(game: Game, seat: int, chosen: Ref, details: Any) -> None:
    spend(game, seat, DEVELOPMENT_COST, "develop")
    key = ("bought", chosen[1])
    game.notes[key] = game.notes.get(key, 0) + 1
    develop(game, chosen[1], 1)
    game.show("main", seat, "develop", -1, chosen[1], game.rows[chosen[1]][DEVS])


def _sell(game: Game, seat: int, chosen: Ref, details: Any) -> None:
    """Sell developments; those on paid bases may be sold too (K-MAIN-3, K-MAIN-15)."""
    for base, count in details:
        if count:
            develop(game, base, -count)
    game.emit("sold", seat)
    gain(game, seat, SALE)
    game.show("main", seat, "sell", -1, 0, SALE)


def _draw(game: Game, seat: int, chosen: Ref, details: Any) -> None:
    spend(game, seat, DRAW_COST, "draw")
    draw(game, seat, 1)
    game.show("main", seat, "draw", -1, 0, 1)


def _search(game: Game, seat: int, chosen: Ref, details: Any) -> None:
    spend(game, seat, SEARCH_COST, "search")
    game.push("turn.search", seat)


def _salvage(game: Game, seat: int, chosen: Ref, details: Any) -> None:
    spend(game, seat, SALVAGE_COST, "salvage")
    salvage(game, seat)
    game.show("main", seat, "salvage", -1, 0, 1)


def _attack(game: Game, seat: int, chosen: Ref, details: Any) -> None:
    game.push("combat.declare", seat, details)


ACTS = {
    "play": _play, "down": _down, "pay": _pay, "use": _use, "develop": _develop, "sell": _sell, "draw": _draw,
    "search": _search, "salvage": _salvage, "attack": _attack,
}  # fmt: skip


# --- when what waited happens ----------------------------------------------------------------------------------------


@step.named("play.ship")
def ship_arrives(game: Game, entry: tuple[Any, ...]) -> None:
    """Put a ship into play face up, paid and ready to attack (K-SHIP-3)."""
    handle = into_play(game, entry[SEAT], entry[ITEM_FACE], SHIP, 0, PAID_UP)
    game.emit("ship_arrived", entry[SEAT], handle, entry[ITEM_FACE], entry[PRICE])


@step.named("play.pay")
def payment_counts(game: Game, entry: tuple[Any, ...]) -> None:
    """Turn a paid card face up for good (K-PAID-4). A research card takes effect and goes to the scrap (K-BASE-6)."""
    handle, face, seat = entry[HANDLE], entry[ITEM_FACE], entry[SEAT]
    row = game.rows.get(handle)
    if row is None:
        return
    lock_x(game, handle)
    pay_up(game, handle)
    game.emit("paid_for", seat, handle, face, entry[PRICE])
    if CARDS[face].subtype == "research":
        game.push("play.research_done", handle)
        game.push("effects.run", (seat, entry[8], face, handle, row[DEVS]), ON_PAY[face], entry[7], 0)


@step.named("play.research_done")
def research_done(game: Game, handle: int) -> None:
    leave(game, [handle])
