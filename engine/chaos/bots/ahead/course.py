"""How Chaos Galaxy is looked ahead at: plans, rookies who play on to the end of a turn, and what that is worth.

In windows nobody uses anything there: two of three questions of a game are windows in which there is nothing to do.
"""

from dataclasses import dataclass

from engine.bots.ahead.course import Later, Plan, follows
from engine.chaos.bots import main_phase
from engine.chaos.bots.ahead import leaf, plans
from engine.chaos.bots.ahead.plans import QUIETLY
from engine.chaos.bots.rookie import by_rule
from engine.chaos.bots.sight import Sight
from engine.chaos.state import Game
from engine.chaos.view import glimpse
from engine.chaos.view_types import View
from engine.kernel.asking import Answer, Question
from engine.kernel.chance import Source
from engine.kernel.match import Match

MOST_STEPS = 400  # questions of one playout
BEGINS_A_PLAN = "main"


@dataclass(frozen=True)
class Turns:
    """A playout (`engine/bots/ahead/course.py`) that ends when a turn begins: 1 stands for the next turn."""

    ahead: int

    def begins(self, match: Match[Game], seat: int) -> int:
        return match.game.turn + self.ahead

    def ended(self, match: Match[Game], begun: int) -> bool:
        return match.game.turn >= begun

    def goes_on(self, match: Match[Game], seat: int, rest: tuple[Later, ...], dice: Source, begun: int) -> int:
        """Play an imagined game on until turn `begun` begins. Chance comes from that game's own seed, so all plans
        tried in it meet the same chance.
        """
        game = match.game
        game.imagined = True
        quiet_in = game.turn if QUIETLY in rest else -1
        for step in range(MOST_STEPS):
            if not match.pending or game.turn >= begun:
                return step
            question = match.pending[0]
            answer = None
            if rest and question.seat == seat:
                answer = follows(question, rest)
                rest = rest[1:] if answer is not None else () if question.why == BEGINS_A_PLAN else rest
            if answer is None:
                quiet = game.turn == quiet_in and question.seat == seat and question.why == BEGINS_A_PLAN
                answer = quietly(glimpse(match, seat)) if quiet else on_goes(match, question)
            match.answer(question.seat, answer)
        return MOST_STEPS

    def shares(self, game: Game) -> list[float]:
        return leaf.shares(game)

    def plans(self, question: Question, view: View, first: Plan) -> list[Plan]:
        return plans.plans(question, view, first)


def on_goes(match: Match[Game], question: Question) -> object:
    """Return a rookie's answer to a question of a playout. In windows it always passes."""
    if question.why == "window":
        return len(question.options) - 1
    game = match.game
    attacks = game.notes.get("combats", 0) if question.seat == game.active else 0
    return by_rule(glimpse(match, question.seat), attacks)


def quietly(view: View) -> Answer:
    """Return a rookie's answer in a main phase, limited to abilities, ships and payments, with no attack."""
    sight = Sight(view)
    found = (way(sight) for way in (main_phase.abilities, main_phase.ships, main_phase.payments))
    return next((number for number in found if number >= 0), sight.option("end"))


COURSE = Turns(1)
