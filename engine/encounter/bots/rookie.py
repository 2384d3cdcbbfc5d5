"""The rookie: it plays to win by sensible rules of thumb, from its own hand and public facts, and never delays a game.

The id of a question (`why`) selects the rule. A question without a rule is answered by its shape. The rules are in
`policy`.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from engine.bots.player import Player, Reason, Shown
from engine.bots.questions import question_of
from engine.encounter.bots import reasons, remarks
from engine.encounter.bots.policy import alliances, fights, fleet, talks, unknown, windows
from engine.encounter.bots.reading import advisers
from engine.encounter.bots.reading.sight import Sight, is_pass
from engine.encounter.cards import FACE_BY_NAME, REINFORCEMENTS
from engine.encounter.view_types import View
from engine.kernel.asking import AMOUNT, BARGAIN, PICK, SOME, Answer, Question, Ref, how_many, nth
from engine.kernel.chance import below

CARELESS = 0.05  # values of cards are seen with an error of this size
LAUNCHED = 4
WARP_IS_FULL = 3
FEW_SHIPS = 10
GRAIN = 1000
PATIENCE = 12  # times one and the same question is answered with care in one encounter

Rule = Callable[[Sight, Question], Answer]


@cache
def rule_for(why: str) -> str:
    """Return the name of the method that would answer questions with this id."""
    return f"on_{why.replace('.', '_')}"


class Bot(Player):
    """A rookie. It remembers only what it was asked in this encounter, and how many ships it meant to send."""

    __slots__ = ("asked", "counter", "encounter", "seed", "to_send")
    gives_reasons = True
    intents = ("to_send",)
    seasoned = False

    def __init__(self, seat: int, seed: int) -> None:
        self.seed, self.counter = seed, 0
        self.to_send = 2
        self.encounter: tuple[int, int] = (0, 0)
        self.asked: dict[str, list[Any]] = {}

    def answer(self, view: View) -> Answer:
        sight, question = Sight(view, seasoned=self.seasoned), question_of(view)
        if self.weary(view, question):
            return nth(question, below(self, how_many(question)))
        advised = advisers.about_question(sight, question)
        if advised is not None:
            return advised
        known: Rule | None = getattr(self, rule_for(question.why), None)
        return known(sight, question) if known else self.by_shape(sight, question)

    def reason(self, public: View, question: Question, answer: Answer) -> reasons.Reason | None:
        """Return why the bot answers so, from a spectator's view and from the part of the answer that the table hears.
        """
        said = reasons.aloud(question, answer)
        return reasons.reason(public, question.seat, said) if said is not None else None

    def remark(self, seat: int, told: Sequence[Shown]) -> Reason | None:
        """Return what the bot, as a main player, says about the result."""
        return remarks.remark(seat, told)

    def weary(self, view: View, question: Question) -> bool:
        """Return whether the bot is asked the same question again and again. Then any other answer breaks the circle.
        """
        encounter = (view["turn"], view["number"])
        if encounter != self.encounter:
            self.encounter, self.asked = encounter, {}
        if question.shape == BARGAIN:
            return False
        same, before = (question.by, question.options, question.caps), self.asked.setdefault(question.why, [])
        before.append(same)
        return len(before) > PATIENCE and before.count(same) > PATIENCE

    # --- the turn ---

    def on_setup_alien(self, sight: Sight, question: Question) -> Answer:
        ratings = [advisers.danger(str(ref[1]), sight.n) for ref in question.options]
        return ratings.index(max(ratings))

    on_start_hot_swap = on_setup_alien

    def on_regroup_retrieve(self, sight: Sight, question: Question) -> Answer:
        return fleet.neediest(sight, question)

    def on_destiny_wild(self, sight: Sight, question: Question) -> Answer:
        return fights.softest_seat(sight, question)

    def on_destiny_own(self, sight: Sight, question: Question) -> Answer:
        return fights.own_colour(sight, question)

    def on_launch_aim(self, sight: Sight, question: Question) -> Answer:
        return fights.best_planet(sight, question)

    def on_launch_send(self, sight: Sight, question: Question) -> Answer:
        return fleet.take(sight, question, LAUNCHED)

    on_destiny_resettle = on_launch_send

    def on_turn_go_on(self, sight: Sight, question: Question) -> Answer:
        wish = ("encounter",) if fights.another_encounter(sight) else ("end",)
        return question.options.index(wish) if wish in question.options else len(question.options) - 1

    # --- the encounter ---

    def on_alliance_invite(self, sight: Sight, question: Question) -> Answer:
        return alliances.invite(sight, question)

    def on_alliance_join(self, sight: Sight, question: Question) -> Answer:
        number, self.to_send = alliances.join(sight, question)
        return number

    def on_alliance_send(self, sight: Sight, question: Question) -> Answer:
        return fleet.take(sight, question, self.to_send)

    def on_planning_pick(self, sight: Sight, question: Question) -> Answer:
        return self.seen_best(fights.values_of_cards(sight, question.options))

    def seen_best(self, values: list[float]) -> int:
        """Return the number of the best value after a small random error has been added to each."""
        seen = [value + CARELESS * (below(self, 2 * GRAIN) / GRAIN - 1) for value in values]
        return seen.index(max(seen))

    def on_window(self, sight: Sight, question: Question) -> Answer:
        """Choose the first option that is worth it, otherwise pass."""
        number = windows.reinforcement(sight, question)
        if number is not None:
            return number
        for number, ref in enumerate(question.options):
            if not is_pass(ref) and self.worth_using(sight, question, ref):
                return number
        return len(question.options) - 1

    on_respond = on_ride = on_window

    def worth_using(self, sight: Sight, question: Question, ref: Ref) -> bool:
        """Return whether to use this item: advice for its alien decides first, then the rule for its kind."""
        advised = advisers.about_use(sight, question, ref)
        if advised is not None:
            return advised
        name = str(ref[1])
        if FACE_BY_NAME.get(name) in REINFORCEMENTS:
            return False
        if windows.is_artifact(name):
            return self.artifact(sight, question, name)
        return windows.free(sight, question, ref)

    def artifact(self, sight: Sight, question: Question, name: str) -> bool:
        return windows.artifact(sight, question, name)

    def on_reinforce_side(self, sight: Sight, question: Question) -> Answer:
        return windows.side_to_reinforce(sight, question)

    def on_force_field_cancel(self, sight: Sight, question: Question) -> Answer:
        return windows.allies_to_cancel(sight, question)

    # --- afterwards ---

    def on_deal(self, sight: Sight, question: Question) -> Answer:
        return talks.answer(sight, question)

    def on_deal_colony(self, sight: Sight, question: Question) -> Answer:
        return talks.settlers(sight, question)

    def on_place(self, sight: Sight, question: Question) -> Answer:
        return fleet.put(sight, question)

    def on_lose(self, sight: Sight, question: Question) -> Answer:
        another = type(question.data) is int and question.data != sight.me
        return fleet.take(sight, question, question.low, harm=another)

    def on_deal_penalty(self, sight: Sight, question: Question) -> Answer:
        return fleet.take(sight, question, question.low)

    def on_reward_ships(self, sight: Sight, question: Question) -> Answer:
        """Take ships while many are in the warp, cards otherwise."""
        panel = sight.seats[sight.me]
        away = panel["warp"] - WARP_IS_FULL
        return question.high if sight.out(sight.me) < FEW_SHIPS else min(question.high, max(question.low, away))

    # --- what no rule knows ---

    def by_shape(self, sight: Sight, question: Question) -> Answer:
        """Answer any question sensibly: pay nothing that need not be paid, and accept what is given."""
        if question.shape == PICK:
            return unknown.best(sight, question)
        if question.shape == SOME:
            return unknown.some_of(sight, question)
        if question.shape == AMOUNT:
            return question.low
        if question.shape == BARGAIN:
            return talks.answer(sight, question)
        if question.low == question.high and all(cap >= question.high for cap in question.caps):
            return fleet.put(sight, question)
        return fleet.take(sight, question, question.low)
