"""Carrying out effects: those of one card in order, those triggered at one moment (K-GEN-7), and the table of verbs.

A verb is one function `verb(game, context, effect, choice)` in `verbs/`, found by its name. A verb that is a generator
asks first and acts last, as a step of its own. Knows no card.
"""

from collections.abc import Callable
from inspect import isgeneratorfunction
from typing import Any

from engine.chaos.cards import EFFECTS
from engine.chaos.state import Game, step
from engine.chaos.stats import conditions
from engine.chaos.table import Trigger
from engine.chaos.targets import SOURCE, WHO, Context, choose, choose_foe
from engine.kernel.asking import Asking, Choice, pick

Verb = Callable[..., Any]
VERBS: dict[str, tuple[Verb, bool]] = {}


def verb(function: Verb) -> Verb:
    """Register the decorated function as the verb with its name."""
    VERBS[function.__name__] = (function, isgeneratorfunction(function))
    return function


@step
def run(game: Game, context: Context, effects: tuple[int, ...], choices: tuple[Any, ...], at: int) -> None:
    """Run a card's effects in order, from number `at` on. An effect that asks a question runs as a step of its own."""
    if game.out[context[WHO]]:
        return
    for index in range(at, len(effects)):
        effect = EFFECTS[effects[index]]
        if effect.needs and not effect.until and not conditions(game, context[WHO], context[SOURCE], effect.needs):
            continue  # conditions of one-time effects are judged when they happen (K-GEN-6)
        function, asks = VERBS[effect.do]
        if asks:
            if index + 1 < len(effects):
                game.push("effects.run", context, effects, choices, index + 1)
            game.push("effects.ask", context, effects[index], choices[index])
            return
        function(game, context, effect, choices[index])


@step
def ask(game: Game, context: Context, number: int, choice: Choice) -> Asking:
    """Run an effect whose verb asks questions."""
    if game.out[context[WHO]]:
        return
    effect = EFFECTS[number]
    yield from VERBS[effect.do][0](game, context, effect, choice)


@step
def triggers(game: Game, waiting: tuple[Trigger, ...]) -> Asking:
    """Apply all effects triggered at one moment: the active player orders and applies theirs first, then the others
    clockwise.
    """
    seat = next((who for who in game.clockwise(game.active) if any(entry[0] == who for entry in waiting)), -1)
    if seat < 0:
        return
    mine = [entry for entry in waiting if entry[0] == seat]
    which = 0
    if len({entry[2:] for entry in mine}) > 1:
        options = [("trigger", entry[2], entry[3]) for entry in mine]
        which = yield pick(seat, "triggers.order", options)
    chosen = mine[which]
    rest = list(waiting)
    rest.remove(chosen)
    _, foe, face, handle, number = chosen
    limited = _limited(game, handle, number)
    choices: tuple[Any, ...] = ()
    if not limited:
        if foe < 0:
            foe = yield from choose_foe(game, seat, face, handle, (number,))
        choices = yield from choose(game, (seat, foe, face, handle, -1), (number,))
    if rest:
        game.push("effects.triggers", tuple(rest))
    if not limited:
        if EFFECTS[number].limit:
            game.fight[("used", handle, number)] = 1
        game.emit("triggered", seat, face, handle)
        run(game, (seat, foe, face, handle, -1), (number,), choices, 0)


def _limited(game: Game, handle: int, number: int) -> bool:
    """Return whether a limit of once per combat forbids this effect now: it was used in this combat, or there is no
    combat.
    """
    return bool(EFFECTS[number].limit) and (not game.fight or ("used", handle, number) in game.fight)
