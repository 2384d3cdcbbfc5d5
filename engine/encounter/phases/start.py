"""Start of turn: the new offense, and a new hand if there is no encounter card in the old one (R-TRN, R-HND-1)."""

from engine.encounter.hand import refill
from engine.encounter.outcome import break_off
from engine.encounter.state import BYSTANDER, NONE, OFFENSE, UNDECIDED, Game, step


@step
def begin(game: Game) -> None:
    """Begin a turn. Until the defense is known the order is the offense, then clockwise (R-TRN-8, R-TIM-2)."""
    new_encounter(game, game.offense, 1)
    game.emit("turn_began", game.offense, game.turn)
    game.show("turn")
    if game.options.hot_swapped:
        game.push("variants.hot_swap")


def new_encounter(game: Game, offense: int, number: int) -> None:
    """Clear the last encounter from the board, and set the offense."""
    game.offense = offense
    game.number = number
    game.defense = game.target = game.destiny = game.named = game.fixed_planet = game.margin = NONE
    game.outcome = UNDECIDED
    game.turn_over = 0
    game.role = [BYSTANDER] * game.n
    game.role[offense] = OFFENSE
    game.order = [offense, *game.others_clockwise(offense)]
    game.laid = [NONE, NONE]
    game.open = [0, 0]
    game.invited = [0, 0]


@step
def refill_check(game: Game) -> None:
    """End the turn as in R-HND-3 if no encounter card can be had anywhere (R-DEK-3)."""
    if not game.has_encounter_card(game.offense):
        break_off(game, "no_encounter_card_anywhere", "encounter.cleanup")


@step.named("start.refill")
def check_hand(game: Game) -> None:
    """Draw a new hand if the offense has no encounter card. The check looks at the hand alone, whatever else a power
    keeps (R-TRN-2, R-HND-1, R-HND-2).
    """
    if game.has_encounter_card(game.offense):
        return
    game.push("start.refill_check")
    refill(game, game.offense, "start")
