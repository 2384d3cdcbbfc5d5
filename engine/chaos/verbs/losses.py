"""Verbs that hit, turn and take cards on the table: damage, destroy, turn, unturn, bounce, control."""


from engine.chaos.card import Effect
from engine.chaos.effects import verb
from engine.chaos.state import CTRL, FACE, TURN_NAMES, Game
from engine.chaos.stats import derived, recount, touch
from engine.chaos.table import bounce as send_back
from engine.chaos.table import bury, turn_back, turn_to
from engine.chaos.table import damage as deal_damage
from engine.chaos.table import destroy as destroy_all
from engine.chaos.targets import OPPONENT, WHO, Context, candidates, is_aimed, number, reached, still_there
from engine.kernel.asking import Asking, Choice, pick


def whom(game: Game, context: Context, effect: Effect, choice: Choice) -> list[int]:
    """Return the cards an effect applies to: the chosen targets that are still legal, or all cards it reaches."""
    if isinstance(choice, tuple):
        return [handle for handle in choice if still_there(game, context, effect, handle)]
    if is_aimed(effect):
        return [choice] if still_there(game, context, effect, choice) else []
    return reached(game, context, effect)


@verb
def damage(game: Game, context: Context, effect: Effect, choice: Choice) -> None:
    """Deal damage to each card. A card with no armor left is destroyed at the same moment (section 15)."""
    amount = number(game, context, effect)
    deal_damage(game, {handle: amount for handle in whom(game, context, effect, choice)})
    bury(game)


@verb
def destroy(game: Game, context: Context, effect: Effect, choice: Choice) -> Asking:
    """Destroy the chosen cards, whatever their armor (K-DMG-7). Choosing one's own loss does not count as targeting
    (Chazma Charge).
    """
    if effect.chooser == "opponent":
        foe = context[OPPONENT]
        ships = candidates(game, context, effect)
        if not ships:
            return
        answer = yield pick(foe, "loss.ship", [("row", ship) for ship in ships], by=("card", context[2]))
        destroy_all(game, [ships[answer]])
        return
    targets = whom(game, context, effect, choice)
    if targets:
        destroy_all(game, targets)


@verb
def turn(game: Game, context: Context, effect: Effect, choice: Choice) -> None:
    """Turn cards to used or damaged, never to a milder state (K-STATE-11)."""
    for handle in whom(game, context, effect, choice):
        turn_to(game, handle, TURN_NAMES.index(effect.state))
    recount(game)


@verb
def unturn(game: Game, context: Context, effect: Effect, choice: Choice) -> None:
    """Turn cards back by some steps: damaged, used, active. Affecting all cards of a kind is not targeting (K-CLAR-11).
    """
    targets = reached(game, context, effect) if effect.count == "all" else whom(game, context, effect, choice)
    for handle in targets:
        turn_back(game, handle, effect.steps)
    recount(game)


@verb
def bounce(game: Game, context: Context, effect: Effect, choice: Choice) -> None:
    """Return a card to its owner's centre; what is on it is destroyed."""
    for handle in whom(game, context, effect, choice):
        send_back(game, handle)


@verb
def control(game: Game, context: Context, effect: Effect, choice: Choice) -> None:
    """Take control of a card. It keeps its state, damage and tokens (K-GEN-5), and the cards on it come along
    (K-CLAR-26).
    """
    for handle in whom(game, context, effect, choice):
        for number_ in (handle, *derived(game).attached.get(handle, ())):
            game.rows[number_][CTRL] = context[WHO]
        game.emit("taken_over", handle, context[WHO], game.rows[handle][FACE])
        touch(game)
