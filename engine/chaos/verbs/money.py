"""Verbs for credits, developments and payments: credits, steal, develop, a card paid for free, later, choices."""


from engine.chaos.card import Effect
from engine.chaos.cards import numbers as numbers_of
from engine.chaos.effects import run, verb
from engine.chaos.state import Game
from engine.chaos.stats import number_of
from engine.chaos.table import develop as put_developments
from engine.chaos.table import gain, pay_up
from engine.chaos.targets import CARD, OPPONENT, WHO, Context, is_aimed, number, still_there
from engine.kernel.asking import Asking, Choice, pick


@verb
def credits(game: Game, context: Context, effect: Effect, choice: Choice) -> None:
    """Give or take credits, never below 0 (K-DMG-1)."""
    seat = context[OPPONENT] if effect.who == "opponent" else context[WHO]
    if seat >= 0:
        gain(game, seat, number(game, context, effect, choice))


@verb
def steal_credits(game: Game, context: Context, effect: Effect, choice: Choice) -> None:
    """Gain as many credits as the opponent really loses."""
    if context[OPPONENT] >= 0:
        lost = gain(game, context[OPPONENT], -effect.n)
        gain(game, context[WHO], -lost)


@verb
def develop(game: Game, context: Context, effect: Effect, choice: Choice) -> None:
    """Put developments on a base. They do not count in what may be bought (K-MAIN-6); without a base nothing happens
    (K-CLAR-32).
    """
    if effect.split:
        for handle, count in choice:
            if handle in game.rows:
                put_developments(game, handle, count)
    elif is_aimed(effect) and still_there(game, context, effect, choice):
        put_developments(game, choice, effect.n)


@verb
def pay_free(game: Game, context: Context, effect: Effect, choice: Choice) -> None:
    """Turn one of the seat's unpaid cards up as paid, at no cost."""
    if still_there(game, context, effect, choice):
        pay_up(game, choice)
        game.emit("paid_for", context[WHO], choice, game.rows[choice][0], 0)


@verb
def delayed(game: Game, context: Context, effect: Effect, choice: Choice) -> None:
    """Delay the effect to the next start phase, where it happens right after the income."""
    game.delayed.append((context[WHO], context[CARD], number_of(effect)))


@verb
def choose(game: Game, context: Context, effect: Effect, choice: Choice) -> None:
    """Run the options that were chosen, in order, each with its own targets."""
    for which, choices in reversed(choice):
        parts = numbers_of(effect.options[which])
        game.push("effects.run", context, parts, choices, 0)


@verb
def opponent_may_pay(game: Game, context: Context, effect: Effect, choice: Choice) -> Asking:
    """Let the opponent decide whether to pay. If they pay, the effect's consequence happens."""
    foe = context[OPPONENT]
    paid = choice
    if paid is None:
        paid = yield from may_pay(game, foe, effect, context[CARD])
    if paid:
        gain(game, foe, -effect.n)
        run(game, context, numbers_of(effect.then), (None,) * len(effect.then), 0)


def may_pay(game: Game, foe: int, effect: Effect, face: int, promised: int = 0) -> Asking:
    """Ask whether the opponent pays. They are not asked if their credits, less `promised`, do not suffice, which
    everybody can see.
    """
    if foe < 0 or game.out[foe] or game.credits[foe] < effect.n + promised:
        return 0
    answer = yield pick(foe, "pay.or_not", [("pay", effect.n), ("decline",)], by=("card", face))
    return 1 - answer
