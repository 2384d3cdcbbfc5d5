"""Verbs that answer what is happening: neutralise, redirect a shot, act at once, end an attack."""


from engine.chaos.card import Effect
from engine.chaos.effects import verb
from engine.chaos.state import ITEM_FACE, SEAT, SERIAL, WHAT, Game
from engine.chaos.table import gain, put_away
from engine.chaos.targets import CARD, WHO, Context, item, others_waiting, still_there
from engine.kernel.asking import Asking, Choice, pick


@verb
def neutralise(game: Game, context: Context, effect: Effect, choice: Choice) -> None:
    """Move the target from the stack to the scrap without effect. Its cost is not returned (K-STACK-8, K-STACK-10)."""
    if effect.to == "all_opponent_stack_cards":
        serials = others_waiting(game, context)
    else:
        serials = [choice] if choice is not None and item(game, choice) is not None else []
    for serial in serials:
        entry = item(game, serial)
        if entry is not None and entry[WHAT] in ("interrupt", "event"):
            game.items.remove(entry)
            put_away(game, entry[SEAT], entry[ITEM_FACE])
            game.emit("neutralised", entry[SERIAL], entry[SEAT], entry[ITEM_FACE], context[WHO])
            game.show("stopped", entry[SEAT], entry[ITEM_FACE], entry[SERIAL], context[WHO])


@verb
def redirect_fire(game: Game, context: Context, effect: Effect, choice: Choice) -> None:
    """Aim the shot at another ship. The old target's reply is dropped, and the new target announces its own at once."""
    shot = game.shot
    if not shot or shot["split"] or not still_there(game, context, effect, choice):
        return
    old = shot["at"]
    shot["replies"] = tuple(reply for reply in shot["replies"] if reply[0] != old)
    shot["at"] = choice
    game.emit("redirected", shot["by"], old, choice)
    game.push("firing.reply", choice, shot["by"], 0)


@verb
def act_now(game: Game, context: Context, effect: Effect, choice: Choice) -> None:
    """Let that ship take the next action of the firing step, whatever the speeds."""
    if still_there(game, context, effect, choice):
        game.fight["now"] = choice
        game.emit("acts_at_once", choice)


@verb
def cancel_attack_unless(game: Game, context: Context, effect: Effect, choice: Choice) -> Asking:
    """Let the attacker pay or else end the attack. A tax already paid is lost, and no ship turns."""
    fight = game.fight
    if not fight or fight.get("ended"):
        return
    attacker = fight["attacker"]
    paid = False
    if game.credits[attacker] >= effect.n:
        answer = yield pick(attacker, "pay.or_end", [("pay", effect.n), ("decline",)], by=("card", context[CARD]))
        paid = answer == 0
    if paid:
        gain(game, attacker, -effect.n)
    else:
        game.fight["ended"] = 1
        game.emit("attack_cancelled", context[WHO])
