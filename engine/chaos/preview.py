"""The results of an answer, from what its seat may see: prices, possible defenders, bombing, the exchange of fire.

Public numbers are added up; an exchange is tried on a copy of the match in which every other player passes
(`forecast.py`).
"""


from engine.chaos.bombing import needed_against, total_against
from engine.chaos.combat import active_ships, may_defend
from engine.chaos.fights import fight_of
from engine.chaos.forecast import run_on, waits
from engine.chaos.menu import price_of_action
from engine.chaos.state import CTRL, Game
from engine.chaos.stats import bombing
from engine.chaos.verbs.standing import attack_tax
from engine.chaos.view_types import Forecast, Preview
from engine.kernel.asking import Answer, Question, Ref, Refused, is_act
from engine.kernel.match import Match

TAKE_A_CARD: tuple[Ref, ...] = (("draw",), ("search",))
ANSWERS = ("window", "fire.reply", "fire.heavy", "fire.divide", "fire.squadron")


def preview(match: Match[Game], seat: int, answer: Answer) -> Preview:
    """Return what an answer would cause, with the forecast of the current fight as `fight`. Return {} if there is
    nothing to say.
    """
    found = moment(match, seat, answer)
    if not is_act(answer) and (question := match.question_for(seat)) is not None:
        found.update(last_card(match.game, question, answer))
    fight = {} if is_act(answer) else fight_of(match, seat, answer)
    if fight:
        found["fight"] = fight
    return found


def moment(match: Match[Game], seat: int, answer: Answer) -> Preview:
    """Return the immediate results of the answer."""
    question = match.question_for(seat)
    if question is None or is_act(answer):
        return {}
    game = match.game
    if question.why == "main":
        return main_action(game, seat, question.options[answer])
    if question.why == "main.target":
        return attack_on(game, seat, question.options[answer])
    if question.why in ("combat.attackers", "bomb.ships"):
        ships = tuple(question.options[number][1] for number in answer)
        return bombs(game, game.fight["target"], game.fight["defender"], ships)
    if question.why == "fire.act":
        return {"forecast": tried(match, question, answer), "replied": tried(match, question, answer, True)}
    if question.why in ANSWERS or question.why.startswith("target."):
        return {"forecast": tried(match, question, answer)}
    return {}


def last_card(game: Game, question: Question, answer: Answer) -> Preview:
    """Return a note if the answer takes the last card of the seat's colony, else {}: a beginner loses at once
    (K-BEG-10), others when a neighbor ends a turn and it is still empty (K-WIN-1, K-MULTI-7).
    """
    left = len(game.colony[question.seat])
    if question.why == "main":
        taken = int(question.options[answer] in TAKE_A_CARD)
    else:
        taken = answer if question.why == "bomb.pyrotechnics" else 0
    if not taken or taken < left:
        return {}
    return {"empties": True, "loses": True} if game.options.beginner else {"empties": True}


def main_action(game: Game, seat: int, chosen: Ref) -> Preview:
    """Return the cost of an action; for an attack, also the most it could do."""
    if chosen[0] == "attack":
        ships = active_ships(game, seat)
        return {"could_bomb": sum_of(game, ships), "meets": defenders_against(game, seat)}
    cost = price_of_action(game, seat, chosen)
    return {"cost": cost, "left": game.credits[seat] - cost} if cost is not None else {}


def attack_on(game: Game, seat: int, target: Ref) -> Preview:
    """Return the tax, the possible defenders, and the effect of all active ships together if nobody defends."""
    if target[0] not in ("colony", "centre", "row"):
        return {}
    foe = target[1] if target[0] != "row" else game.rows[target[1]][CTRL]
    found: Preview = {"tax": attack_tax(game, seat, foe), "meets": able_to_defend(game, foe)}
    return found | bombs(game, target, foe, tuple(active_ships(game, seat)))


def bombs(game: Game, target: Ref, defender: int, ships: tuple[int, ...]) -> Preview:
    """Preview the bombing by these ships: the total, the total needed, and the colony's size before and after."""
    power = total_against(game, target, defender, ships)
    found: Preview = {"bombing": power, "needed": needed_against(game, target, defender)}
    if target[0] == "colony":
        before = len(game.colony[defender])
        found |= {"from": before, "to": max(0, before - power)}
    return found


def sum_of(game: Game, ships: list[int]) -> int:
    return sum(bombing(game, ship) for ship in ships)


def defenders_against(game: Game, seat: int) -> list[int]:
    return [ship for foe in game.neighbours(seat) for ship in able_to_defend(game, foe)]


def able_to_defend(game: Game, foe: int) -> list[int]:
    return [ship for ship in active_ships(game, foe) if may_defend(game, ship)]


def tried(match: Match[Game], question: Question, answer: Answer, replies: bool = False) -> Forecast:
    """Preview this answer in a copy of the match in which every player passes. Return {} if more must be chosen first.
    """
    copy = match.fork()
    copy.strict = False
    try:
        copy.answer(question.seat, answer)
    except Refused:
        return {}
    if not waits(copy.game):
        return run_on(copy, replies) if copy.game.events else {}
    return run_on(copy, replies)
