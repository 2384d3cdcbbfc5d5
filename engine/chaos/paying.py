"""The pay step of a combat: payments, and what happens at the same instant at its end (K-PAY)."""

from typing import Any

from engine.chaos.card import CREW, EQUIPMENT
from engine.chaos.cards import CARDS, EFFECTS, PAY_END, numbers
from engine.chaos.state import CTRL, DONE, FACE, KIND, ON, PAID, PAID_UP, Game, step
from engine.chaos.stats import MISSILE, conditions, derived, side_ships, touch
from engine.chaos.table import bury, damage, dead, destroy, pay_up, spend
from engine.chaos.targets import OPPONENT, SOURCE, WHO, before, choose_one, number, reached, still_there
from engine.chaos.verbs.losses import whom
from engine.chaos.verbs.money import may_pay
from engine.chaos.verbs.numbers import mod
from engine.chaos.verbs.standing import price
from engine.chaos.windows import W_COMBAT, combat_goes_on, open_window
from engine.kernel.asking import ALWAYS, Asking, Choice, Ref, pick


@step
def begin(game: Game) -> None:
    """Begin the pay step: the attacker pays all they want, then the defender, then what happens at the end of the step
    (K-PAY-1..6).
    """
    if not combat_goes_on(game):
        return
    if not game.fight["attackers"]:  # K-ATK-8
        game.fight["ended"] = 1
        return
    if game.options.beginner:
        return
    game.fight["step"] = "pay"
    touch(game)
    game.push("paying.end", (game.fight["attacker"], game.fight["defender"]), ())
    game.push("paying.pay", game.fight["defender"])
    game.push("paying.pay", game.fight["attacker"])


def unpaid_aboard(game: Game, seat: int) -> list[int]:
    """Return the face-down cards on this side's ships. They are visible to all, so it is public that a question
    follows.
    """
    return [
        other
        for ship in side_ships(game, seat)
        for other in derived(game).attached.get(ship, ())
        if not game.rows[other][PAID] and game.rows[other][CTRL] == seat
    ]


def payable(game: Game, seat: int, handles: list[int]) -> list[Ref]:
    """Return the cards that really are of the kind they pose as and that the seat can pay for. Only their commander may
    learn this.
    """
    found: list[Ref] = []
    for handle in handles:
        row = game.rows[handle]
        real = CARDS[row[FACE]].type == row[KIND]
        if real and price(game, seat, row[FACE], row[ON]) <= game.credits[seat]:
            found.append(("pay", handle))
    return found


@step
def pay(game: Game, seat: int) -> Asking:
    """Ask a side to pay for face-down cards. It is asked whenever it has any, and each payment takes effect at once
    (K-CLAR-4).
    """
    if not combat_goes_on(game):
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
            game.fight[("paid", seat)] = (*game.fight.get(("paid", seat), ()), paid)
            game.push("paying.pay", seat)
            return
    game.emit("pay_over", seat)
    open_window(game, W_COMBAT, game.fight["attacker"])


Ending = tuple[tuple[int, int, int, int, int], int, Any]  # context, effect, choice


def pay_end_effects(game: Game, seat: int) -> list[tuple[tuple[int, int, int, int, int], int]]:
    """Return what a side's paid cards do at the end of the pay step: those on its ships, and its bases (K-PAY-4)."""
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
def end(game: Game, seats: tuple[int, ...], chosen: tuple[Ending, ...]) -> Asking:
    """Ask for the choices at the end of the pay step, first the attacker, then the defender; then apply everything at
    once (K-PAY-4).
    """
    if not combat_goes_on(game):
        return
    if seats:
        found: list[Ending] = []
        for context, effect in pay_end_effects(game, seats[0]):
            choice = yield from _choice(game, context, EFFECTS[effect], [*chosen, *found])
            found.append((context, effect, choice))
        game.push("paying.end", seats[1:], (*chosen, *found))
        return
    sides = (game.fight["attacker"], game.fight["defender"])
    paid = [(seat, game.fight.get(("paid", seat), ())) for seat in sides]
    game.show("payments", *sides, [(seat, sum(prices), len(prices)) for seat, prices in paid])
    if chosen:
        together(game, chosen)


def _choice(game: Game, context: Any, effect: Any, earlier: list[Ending]) -> Asking:
    if effect.to == "same":
        return earlier[-1][2]
    if effect.do == "opponent_may_pay":
        promised = sum(
            EFFECTS[number].n for who, number, said in earlier if said and _asks_for_pay(who, context, number)
        )
        return (yield from may_pay(game, context[OPPONENT], effect, context[2], promised))
    if effect.needs and effect.do == "damage" and not conditions(game, context[WHO], context[SOURCE], effect.needs):
        return None
    return (yield from choose_one(game, context, effect))


def _asks_for_pay(who: Any, context: Any, number: int) -> bool:
    return EFFECTS[number].do == "opponent_may_pay" and bool(who[OPPONENT] == context[OPPONENT])


def together(game: Game, endings: tuple[Ending, ...]) -> None:
    """Apply all bonuses, hits and losses of the end of the pay step at once, then the effects that ask players again.
    """
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
    struck = damage(game, hits)
    fallen = list(dict.fromkeys([*dead(game), *gone]))
    game.show("missile", struck, [(ship, game.rows[ship][FACE], game.rows[ship][CTRL]) for ship in fallen])
    if fallen:
        destroy(game, fallen)
    bury(game)


def _fallen_on(game: Game, context: Any, effect: Any, choice: Choice) -> list[int]:
    if effect.to == "same" or not effect.to.endswith("ships"):
        aim = before(effect) if effect.to == "same" else effect
        return [choice] if still_there(game, context, aim, choice) else []
    return reached(game, context, effect)


def _flat(endings: tuple[Ending, ...]) -> list[Ending]:
    """Replace each effect that offers a choice by the options that were chosen."""
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
