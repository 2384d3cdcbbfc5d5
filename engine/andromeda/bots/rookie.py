"""The rookie: plans launch and return by what they bring, counts dice, buys what fits, builds where leaders stand.

Decides by the `why` of a question; what is not known by name is answered by shape. Remembers how often it was asked the
same, so that rules which go round in circles are left by doing anything else.
"""

from collections.abc import Callable
from typing import Any

from engine.andromeda.bots import choices, fights, launching, returning
from engine.andromeda.bots.acts import act
from engine.andromeda.bots.reasons import Reason, of_launch, reason
from engine.andromeda.bots.sight import Sight
from engine.andromeda.bots.taste import PLAIN
from engine.andromeda.view_types import View
from engine.bots.ahead.course import Later
from engine.bots.player import Player
from engine.bots.questions import question_of
from engine.bots.talker import Talker
from engine.kernel.asking import AMOUNT, PICK, SOME, Answer, Question, an_act, how_many, nth
from engine.kernel.chance import below

Rule = Callable[[Sight, Question], Answer]
PATIENCE = 12  # acts and equal questions in one turn
DECLINES = (("pass",), ("ready",), ("go_on",), ("none",), ("done",), ("finish",), ("no",))

RULES: dict[str, Rule] = {
    "setup.destiny": choices.destiny,
    "turn.main": launching.choose,
    "launch.where": launching.where,
    "turn.collect": choices.moon_first,
    "return.module": returning.choose,
    "return.with": returning.means,
    "return.science": returning.science,
    "return.by_ability": returning.by_ability,
    "ambush": fights.ambush,
    "battle.escalate": fights.escalate,
    "battle.jump": fights.escalate,
    "battle.diplomacy": fights.diplomacy,
    "battle.prepare": fights.prepare,
    "battle.energy": fights.energy,
    "battle.after_roll": fights.after_roll,
    "battle.reroll": fights.reroll,
    "battle.raise": fights.raise_die,
    "battle.raise_by": choices.most,
    "battle.whom": fights.whom,
    "battle.may_end": fights.end_it,
    "battle.offer": fights.end_it,
    "battle.outcome_won": choices.yes,
    "battle.outcome_lost": choices.yes,
    "battle.damage": choices.yes,
    "battle.tactical": choices.tactical,
    "battle.demand": choices.leader,
    "battle.tribute": choices.give_one,
    "battle.spare": choices.strongest,
    "battle.save": choices.strongest,
    "steal.whom": choices.leader,
    "steal.what": choices.gain_one,
    "give.resource": choices.give_one,
    "give.card": choices.worst_cards,
    "damage.ship": choices.weakest,
    "damage.module": choices.damage,
    "damage.mechaphage": choices.damage,
    "damage.repair": choices.repair,
    "damage.whom": choices.leader,
    "modules.take": choices.buy,
    "modules.buy": choices.buy,
    "modules.buy_second": choices.buy,
    "modules.discard": choices.discard_module,
    "build.ship": choices.ship,
    "build.development": choices.site,
    "upgrade": choices.upgrade,
    "pay.cost": choices.pay,
    "pay.cards": choices.worst_cards,
    "pay.moon": choices.cheapest_moon,
    "gain.basic": choices.gain_spread,
    "gain.any": choices.gain_spread,
    "convert": choices.convert,
    "choose": choices.choose,
    "ability.use": choices.yes,
    "swap.give": choices.give_one,
    "swap.take": choices.gain_one,
    "moons.room": choices.room,
    "moons.capture": choices.capture,
    "recruit": choices.recruit_spread,
    "recruit.how_many": choices.most,
    "collect": choices.collect,
    "bonus.where": choices.bonus_where,
    "bonus.which": choices.gain_one,
    "printed.where": choices.printed,
    "tracks.which": choices.track,
    "tracks.draw": choices.most,
    "events.top": choices.top_event,
    "discovery.keep": choices.keep_token,
    "cards.keep": choices.best_cards,
    "hand.discard": choices.worst_cards,
    "event.react": choices.yes,
    "event.ion_storm": choices.yes,
    "lose.resource": choices.give_one,
    "lose.card": choices.worst_card,
    "teams.agree": choices.yes,
}


class Bot(Talker, Player):
    """A bot that plays its seat by rules of thumb."""

    __slots__ = ("asked", "character", "counter", "said_in", "seed", "turn")
    gives_reasons = takes_character = True

    def __init__(self, seat: int, seed: int) -> None:
        self.seed, self.counter = seed, 0
        self.turn = -1
        self.asked: dict[Any, int] = {}
        self.character = PLAIN
        self.said_in = -1  # the turn in which it has said a reason last

    def answer(self, view: View) -> Answer:
        question = question_of(view)
        if question.why in ("turn.window", "turn.before_battle") and not worth_a_look(view):
            return 0
        if self.weary(view, question):
            return nth(question, below(self, how_many(question)))
        if question.why == "setup.faction":
            return self.faction(view, question)
        sight = Sight(view, self.character)
        deed = act(sight, question.why) if self.asked.get("act", 0) < PATIENCE else None
        if deed is not None:
            self.asked["act"] = self.asked.get("act", 0) + 1
            return an_act(*deed)
        rule = RULES.get(question.why)
        return rule(sight, question) if rule is not None else plainly(question)

    def faction(self, view: View, question: Question) -> Answer:
        dealt = [str(ref[1]) for ref in question.options]
        return choices.faction(dealt, view["balanced"], self.seed, self.character.factions)

    def ground(self, public: View, question: Question, answer: Answer) -> Reason | None:
        return reason(public, question, answer)

    def explained(self, view: View, answer: Answer) -> tuple[tuple[Later, ...], Reason | None]:
        """Return where the bot would launch a ship, and the reason for its choice."""
        question = question_of(view)
        if question.why != "turn.main" or type(answer) is not int or question.options[answer][0] != "launch":
            return (), reason(view, question, answer)
        sight, kind = Sight(view, self.character), launching.KINDS.index(str(question.options[answer][1]))
        place = launching.best_launch(sight, kind)[1]
        later = Later("launch.where", (("region", place),))
        return (later,), of_launch(sight, kind, place, list(sight.reach(kind)))

    def weary(self, view: View, question: Question) -> bool:
        """Return whether the bot is asked the same question again and again."""
        if view["turn"] != self.turn:
            self.turn, self.asked = view["turn"], {}
        same = (question.why, question.by, question.options, question.caps)
        self.asked[same] = self.asked.get(same, 0) + 1
        return self.asked[same] > PATIENCE + 4


def worth_a_look(view: View) -> bool:
    return bool(view["beside"]) and view["active"] == view["seat"]


def plainly(question: Question) -> Answer:
    """Decline if the question allows it; else take the first option, or as few as possible."""
    if question.shape == PICK:
        return next((place for place, ref in enumerate(question.options) if ref in DECLINES), 0)
    if question.shape == AMOUNT:
        return question.low
    if question.shape == SOME:
        return tuple(range(question.low))
    return choices.fill(question, [0] * len(question.caps), question.low, range(len(question.caps)))
