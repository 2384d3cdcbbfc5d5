"""The captain: a rookie with better judgment. It knows how often aliens have won, bargains for what both gain,
remembers who helped it, and does all it can when another player is about to win. It expels a guest only if no other
destiny card is worth more.
"""

from collections.abc import Sequence

from engine.bots.player import Reason, Shown
from engine.encounter.bots import reasons, remarks, rookie
from engine.encounter.bots.policy import alliances, artifacts, bargaining, fleet, match_point, taste, threats, windows
from engine.encounter.bots.policy.memory import FOE, FRIEND, Memory
from engine.encounter.bots.policy.taste import PLAIN, SHIPS, Character
from engine.encounter.bots.ratings import rating
from engine.encounter.bots.reading import worth
from engine.encounter.bots.reading.sight import Sight
from engine.encounter.view_types import Bargain, View
from engine.kernel.asking import Answer, Question

FEW_SHIPS = 10
ENOUGH_SHIPS = 13  # from this number on even a character that likes ships takes cards
THIN = 3  # planets with a single ship, from which ships are wanted more than cards
LAST_STEP = 0.6  # extra worth of expelling a guest who needs one more colony
ANOTHER_CARD = 0.8  # the worth of another destiny card, as a part of a new colony


class Bot(rookie.Bot):
    __slots__ = ("character", "memory", "threats")
    takes_character = True
    seasoned = True

    def __init__(self, seat: int, seed: int) -> None:
        super().__init__(seat, seed)
        self.memory = Memory(seat)
        self.character = PLAIN
        self.threats = threats.Threats()

    def become(self, character: Character) -> None:
        """Take on a character's tastes."""
        self.character = character

    def recall(self, bonds: dict[int, float]) -> None:
        """Take over trust in the players here from earlier games."""
        self.memory.recall(bonds)

    def bond(self, seat: int) -> float:
        return self.memory.bond(seat)

    def greeting(self) -> reasons.Reason | None:
        """Return what the bot says when a game begins; None without a character."""
        if not self.character.name:
            return None
        met = self.memory.usual
        dearest, worst = max(met, key=met.__getitem__, default=-1), min(met, key=met.__getitem__, default=-1)
        if dearest >= 0 and met[dearest] >= FRIEND:
            return "greets_friend", {"seat": dearest}
        if worst >= 0 and met[worst] <= FOE:
            return "greets_foe", {"seat": worst}
        return f"greets_{self.character.name}", {}

    def answer(self, view: View) -> Answer:
        self.memory.note(view)
        return super().answer(view)

    def reason(self, public: View, question: Question, answer: Answer) -> reasons.Reason | None:
        """Return why the bot answers so. Besides the rookie's reasons there are a threat, a threat that is carried out,
        and a favor that is returned.
        """
        if self.character.silent:
            return None
        found = super().reason(public, question, answer)
        if question.why == "deal" and answer[0] == "propose" and self.threats.warned(public, question.data["opponent"]):
            return "else_against", {"seat": question.data["opponent"]}
        if question.why == "alliance.send" and self.threats.done_now(public) >= 0:
            return "as_said", {"seat": self.threats.done_now(public)}
        if question.why != "alliance.send" or found not in (None, ("rewards", {})):
            return found
        helped = public["offense"] if public["seats"][question.seat]["role"] == "offensive_ally" else public["defense"]
        return ("owes_favour", {"seat": helped}) if self.memory.of(helped) >= FRIEND else found

    def remark(self, seat: int, told: Sequence[Shown]) -> Reason | None:
        """Return the rookie's remark in this character's way of speaking; None if the character is silent."""
        return None if self.character.silent else remarks.remark(seat, told, self.character.way)

    def on_alliance_join(self, sight: Sight, question: Question) -> Answer:
        number, ships = alliances.join(sight, question, lambda seat: self.liking(sight, seat))
        if question.options[number][0] == "side":
            seat = sight.main(question.options[number][1])
            self.to_send = taste.along(self.character, sight, seat, ships, self.memory.attacker)
        stop, due = match_point.helps(sight, question), self.threats.carried_out(sight, question)
        for wanted in (due, stop):
            if wanted is not None and wanted != number:
                number, self.to_send = wanted, match_point.MOST_SHIPS
        return number

    def liking(self, sight: Sight, seat: int) -> float:
        """Return the extra worth of helping a main player, from the bot's trust and its tastes."""
        return self.memory.tie(seat) + taste.side(self.character, sight, seat, self.memory.attacker)

    def on_alliance_invite(self, sight: Sight, question: Question) -> Answer:
        return taste.invited(self.character, sight, question)

    def on_launch_aim(self, sight: Sight, question: Question) -> Answer:
        return taste.target(self.character, sight, question)

    def on_launch_send(self, sight: Sight, question: Question) -> Answer:
        return fleet.take(sight, question, taste.launched(self.character, sight))

    def on_turn_go_on(self, sight: Sight, question: Question) -> Answer:
        go_on = ("encounter",)
        if self.character.goes_on and go_on in question.options:
            return question.options.index(go_on)
        return super().on_turn_go_on(sight, question)

    def on_planning_pick(self, sight: Sight, question: Question) -> Answer:
        number = match_point.best_card(sight, question)
        if number is not None:
            return number
        return self.seen_best(taste.values_of_cards(self.character, sight, question))

    def artifact(self, sight: Sight, question: Question, name: str) -> bool:
        return windows.artifact(sight, question, name, artifacts.RULES)

    def on_setup_alien(self, sight: Sight, question: Question) -> Answer:
        ratings = [rating(str(ref[1])) for ref in question.options]
        return ratings.index(max(ratings))

    on_start_hot_swap = on_setup_alien

    def on_deal(self, sight: Sight, question: Question) -> Answer:
        data: Bargain = question.data
        trust = self.memory.of(question.data["opponent"])
        answer = bargaining.answer(sight, question, self.firmness(data["opponent"]))
        self.threats.consider(sight, data, answer, trust)
        return answer

    def firmness(self, seat: int) -> float:
        hard = self.character.grudge if seat == self.memory.attacker else 0.0
        return self.memory.firmness(seat) * (self.character.firmness + hard)

    def on_destiny_own(self, sight: Sight, question: Question) -> Answer:
        """Answer when destiny shows the bot's own color. Expelling costs a player a colony; another card may bring the
        bot one.
        """
        scores = []
        for ref in question.options:
            if ref[0] == "resettle":
                scores.append(worth.lost_home(sight, sight.me) + worth.SECOND_ENCOUNTER)
            elif ref[0] == "expel":
                next_wins = sight.to_win(ref[2]) <= 1 < sight.to_win(sight.me)
                scores.append(worth.envy(sight, ref[2]) * worth.colony(sight, ref[2]) + LAST_STEP * next_wins)
            else:
                scores.append(ANOTHER_CARD * worth.gains(sight, [sight.me]))
        return scores.index(max(scores))

    def on_reward_ships(self, sight: Sight, question: Question) -> Answer:
        """Take cards, unless the bot has few ships or many planets with a single ship."""
        if self.character.rewards == SHIPS and sight.out(sight.me) < ENOUGH_SHIPS:
            return question.high
        thin = sum(row[sight.me] == 1 for row in sight.ships.values())
        wanted = sight.out(sight.me) < FEW_SHIPS or thin >= THIN
        return super().on_reward_ships(sight, question) if wanted else question.low
