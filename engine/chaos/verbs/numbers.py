"""Verbs that change numbers for a while: bonuses, prevented damage, armour again, what may not be done."""


from engine.chaos.card import Effect
from engine.chaos.effects import verb
from engine.chaos.state import FULL, LEFT, ONE, OWN_COMBAT, OWN_SHIPS, Game
from engine.chaos.stats import number_of, recount
from engine.chaos.targets import OPPONENT, WHO, Context, before, is_aimed, number, reached, still_there
from engine.kernel.asking import Choice


@verb
def mod(game: Game, context: Context, effect: Effect, choice: Choice) -> None:
    """Change a stat until the end of the combat or turn. The change is recorded and not added to the card (K-DIS-3,
    K-END-6).
    """
    wide, whom = ONE, [choice]
    if effect.to in ("my_ships", "my_combat_ships"):  # also those that come later (K-GEN-8)
        wide, whom = (OWN_SHIPS if effect.to == "my_ships" else OWN_COMBAT), [context[WHO]]
    elif effect.to == "same":
        whom = [choice] if still_there(game, context, before(effect), choice) else []
    elif is_aimed(effect):
        whom = [choice] if still_there(game, context, effect, choice) else []
    else:
        whom = reached(game, context, effect)
    for who in whom:
        game.mods.append((effect.stat, number(game, context, effect), effect.until, wide, who, number_of(effect)))
        game.emit("modified", effect.stat, effect.n, wide, who, effect.until)
    recount(game)


@verb
def prevent_damage(game: Game, context: Context, effect: Effect, choice: Choice) -> None:
    """Prevent the next points of damage to a ship, as many as the effect says (K-DMG-7, K-CLAR-18)."""
    if is_aimed(effect):
        whom = [choice] if still_there(game, context, effect, choice) else []
    else:
        whom = reached(game, context, effect)
    for who in whom:
        game.shields.append((who, effect.n, effect.until))
        game.emit("shielded", who, effect.n)


@verb
def repair_armour(game: Game, context: Context, effect: Effect, choice: Choice) -> None:
    """Restore full armor now. No card turns back."""
    for handle in reached(game, context, effect):
        row = game.rows[handle]
        if row[LEFT] < row[FULL]:
            row[LEFT] = row[FULL]
            game.emit("refitted", handle, row[LEFT])


@verb
def forbid(game: Game, context: Context, effect: Effect, choice: Choice) -> None:
    """Forbid the opponent to attack on their next turn, or forbid ships to defend."""
    foe = context[OPPONENT]
    if effect.what == "attack":
        if foe >= 0:
            game.forbids.append(("attack", foe, game.turns[foe] + 1))
            game.emit("attacks_forbidden", foe)
    elif effect.to == "enemy_ships":  # those that come later too (K-GEN-8)
        game.forbids.append(("defend_all", foe, number_of(effect)))
        game.emit("defence_forbidden_to_all", foe, effect.fits.get("size_max", 0))
    elif still_there(game, context, effect, choice):
        game.forbids.append(("defend", choice, 0))
        game.emit("defence_forbidden", choice)
