"""The rookie: counts credits, cards of colonies and ships, keeps defenders, and uses what it has when it matters.

It sees its view alone. Bluffs: what it would have to give away it puts down as a base among the real ones. Each part of
a turn has a module; here stands which question goes where.
"""

from collections.abc import Callable
from typing import Any

from engine.bots.player import Player
from engine.chaos.bots import battle, main_phase, picks, windows
from engine.chaos.bots.sight import Sight
from engine.chaos.view_types import View
from engine.kernel.asking import Answer, Question
from engine.kernel.views import asked_of

WAYS: dict[str, Callable[[Sight], Any]] = {
    "setup.hand": picks.hand,
    "main": main_phase.action,
    "main.place": main_phase.place,
    "main.target": main_phase.target,
    "main.sell": picks.fullest,
    "window": windows.answer,
    "combat.attackers": battle.attackers,
    "combat.board": battle.board,
    "combat.defenders": battle.defenders,
    "combat.pay": battle.pay,
    "fire.act": battle.act,
    "fire.heavy": battle.heavy,
    "fire.divide": battle.divide,
    "fire.reply": battle.reply,
    "fire.squadron": battle.squadron,
    "fire.divide_more": battle.more,
    "fire.divide_less": picks.fullest,
    "bomb.ships": battle.bombers,
    "bomb.pyrotechnics": battle.pyrotechnics,
    "bomb.trap": picks.first,
    "pay.or_end": battle.pay_or_end,
    "pay.or_not": picks.first,
    "choose.option": picks.option,
    "choose.options": picks.options,
    "choose.divide": main_phase.developments,
    "choose.lost_ship": picks.dearest_card,
    "search.take": picks.best_card,
    "search.bottom": picks.first,
    "search.cards": picks.all_cards,
    "search.scrap": picks.all_cards,
    "bomb.centre": picks.discard,
    "discard.card": picks.discard,
    "limit.centre": picks.discard,
    "limit.hangar": picks.cheapest_row,
    "loss.ship": picks.cheapest_row,
    "target.neighbour": picks.weakest_seat,
    "stack.order": picks.first,
    "triggers.order": picks.first,
    "look.opponent_centre": picks.first,
    "look.opponent_unpaid_cards": picks.first,
}


class Bot(Player):
    """A rookie. It remembers only how often it has attacked in this turn; without that it would repeat an attack that
    gains nothing.
    """

    def __init__(self, seat: int, seed: int) -> None:
        self.seed, self.counter = seed, 0  # of its own chance
        self.turn = -1
        self.attacks = 0  # that it has begun in this turn

    def glance(self, question: Question) -> Answer | None:
        """Return the answer to a question that needs no look at the position: a window in which the bot can do nothing.
        """
        return 0 if question.why == "window" and len(question.options) == 1 else None

    def answer(self, view: View) -> Answer:
        if view["turn"] != self.turn:
            self.turn, self.attacks = view["turn"], 0
        answer = by_rule(view, self.attacks)
        self.attacks += asked_of(view)["why"] == "main.target"
        return answer


def by_rule(view: View, attacks: int) -> Answer:
    """Return a rookie's answer; `attacks` is the number of attacks it has begun in this turn."""
    sight = Sight(view, attacks)
    why = sight.question["why"]
    return WAYS.get(why, picks.aim if why.startswith("target.") else picks.first)(sight)
