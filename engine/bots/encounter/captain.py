"""The captain: a rookie who knows what aliens have won, bargains for what both gain, remembers who stood by it, keeps
nothing back when another is about to win, and throws a guest out only where no other card of destiny is worth more.
"""

from engine.bots.encounter import reasons, rookie
from engine.bots.encounter.policy import alliances, bargaining, match_point
from engine.bots.encounter.policy.memory import FRIEND, Memory
from engine.bots.encounter.ratings import rating
from engine.bots.encounter.reading import worth
from engine.bots.encounter.reading.sight import Sight
from engine.kernel.asking import Answer, Question
from engine.kernel.told import View

FEW_SHIPS = 10
THIN = 3  # planets with a single ship, from which ships are wanted more than cards
ANOTHER_CARD = 0.8  # of a new colony, that another card of destiny is worth


class Bot(rookie.Bot):
    __slots__ = ("memory",)

    def __init__(self, seat: int, seed: int) -> None:
        super().__init__(seat, seed)
        self.memory = Memory(seat)

    def answer(self, view: View) -> Answer:
        self.memory.note(view)
        return super().answer(view)

    def reason(self, public: View, question: Question, answer: Answer) -> reasons.Reason | None:
        """A favour that is returned is a reason too, where there is none but the reward."""
        found = super().reason(public, question, answer)
        if question.why != "alliance.send" or found not in (None, ("rewards", {})):
            return found
        helped = public["offense"] if public["seats"][question.seat]["role"] == "offensive_ally" else public["defense"]
        return ("owes_favour", {"seat": helped}) if self.memory.of(helped) >= FRIEND else found

    def on_alliance_join(self, sight: Sight, question: Question) -> Answer:
        number, self.to_send = alliances.join(sight, question, self.memory.tie)
        stop = match_point.helps(sight, question)
        if stop is not None and stop != number:
            number, self.to_send = stop, match_point.MOST_SHIPS
        return number

    def on_planning_pick(self, sight: Sight, question: Question) -> Answer:
        number = match_point.best_card(sight, question)
        return super().on_planning_pick(sight, question) if number is None else number

    def on_setup_alien(self, sight: Sight, question: Question) -> Answer:
        ratings = [rating(str(ref[1])) for ref in question.options]
        return ratings.index(max(ratings))

    on_start_hot_swap = on_setup_alien

    def on_deal(self, sight: Sight, question: Question) -> Answer:
        return bargaining.answer(sight, question, self.memory.firmness(question.data["opponent"]))

    def on_destiny_own(self, sight: Sight, question: Question) -> Answer:
        """Who is thrown out costs them a colony; another card may bring me one."""
        scores = []
        for ref in question.options:
            if ref[0] == "resettle":
                scores.append(worth.lost_home(sight, sight.me) + worth.SECOND_ENCOUNTER)
            elif ref[0] == "expel":
                scores.append(worth.envy(sight, ref[2]) * worth.colony(sight, ref[2]))
            else:
                scores.append(ANOTHER_CARD * worth.gains(sight, [sight.me]))
        return scores.index(max(scores))

    def on_reward_ships(self, sight: Sight, question: Question) -> Answer:
        """Cards, unless ships are rare or many planets hold a single one."""
        thin = sum(row[sight.me] == 1 for row in sight.ships.values())
        wanted = sight.out(sight.me) < FEW_SHIPS or thin >= THIN
        return super().on_reward_ships(sight, question) if wanted else question.low
