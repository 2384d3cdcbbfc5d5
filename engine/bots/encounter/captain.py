"""The captain: a rookie that knows what a colony is worth, sees match points, and spends what it holds in time.

Every rule here was measured on its own and together with the others among rookies; what gained nothing was left out.
"""

from engine.bots.encounter import rookie
from engine.bots.encounter.habits import fleet, windows
from engine.bots.encounter.sense import duel, turned, worth
from engine.bots.encounter.sense.sight import DEF, OFF, Sight
from engine.kernel.asking import Answer, Question

WORTH_A_PEACE = 0.5  # stake of a lost fight from which Emotion Control is played
WORTH_A_CARD_ZAP = 1.5
TWO_STEPS = 2  # colonies of a seat whose deal is quashed
GUARDS = 4  # ships sent to stop a win
THIN = 3  # planets held by a single ship from which ships are taken as rewards


class Bot(rookie.Bot):
    __slots__ = ()
    fitted = True

    # --- match points ---

    def on_planning_pick(self, sight: Sight, question: Question) -> Answer:
        """Against a landing that wins nothing is kept for later: there is no later encounter."""
        if sight.me == sight.defense and wins_for_others(sight):
            options = question.options
            values = duel.card_values(sight, options, cost=nothing)
            return values.index(max(values))
        return super().on_planning_pick(sight, question)

    def on_alliance_join(self, sight: Sight, question: Question) -> Answer:
        """A landing that wins for somebody else is stopped with all that can be spared, home colonies included."""
        defend = ("side", DEF)
        if defend in question.options and wins_for_others(sight):
            self.to_send = GUARDS
            return question.options.index(defend)
        return super().on_alliance_join(sight, question)

    def on_alliance_send(self, sight: Sight, question: Question) -> Answer:
        if sight.side(sight.me) == DEF and wins_for_others(sight):
            return emptying_homes(sight, question)
        return super().on_alliance_send(sight, question)

    # --- what was measured to be dear or cheap ---

    def on_destiny_own(self, sight: Sight, question: Question) -> Answer:
        """A new card brings a chance of a colony; a guest is thrown out if it is about to win."""
        redraw = ("redraw",)
        if redraw not in question.options:
            return super().on_destiny_own(sight, question)
        urgent = [
            number for number, ref in enumerate(question.options) if ref[0] == "expel" and sight.to_win(ref[2]) <= 1
        ]
        return urgent[0] if urgent else question.options.index(redraw)

    def on_reward_ships(self, sight: Sight, question: Question) -> Answer:
        """Cards, unless ships are short."""
        thin = sum(row[sight.me] == 1 for row in sight.ships.values())
        return question.high if sight.out(sight.me) < rookie.FEW_SHIPS or thin >= THIN else question.low

    def artifact(self, sight: Sight, question: Question, name: str) -> bool:
        if name == "emotion_control":
            return turned.lost(sight) and windows.enough(sight, abs(worth.stake(sight)), WORTH_A_PEACE)
        if name == "card_zap":
            matters = windows.enough(sight, abs(worth.stake(sight)), WORTH_A_CARD_ZAP)
            return windows.aimed_at_me(sight) or (matters and windows.hostile(sight, question.data[0]))
        if name == "quash":
            return not sight.is_main() and min(sight.to_win(sight.offense), sight.to_win(sight.defense)) <= TWO_STEPS
        return super().artifact(sight, question, name)


def nothing(face: int) -> float:
    return 0.0


def wins_for_others(sight: Sight) -> bool:
    """A landing under way wins, and not for me."""
    if sight.target < 0 or sight.side(sight.me) == OFF:
        return False
    landing = [sight.offense, *sight.allies(OFF)]
    return any(sight.to_win(seat) <= 1 and sight.founds(seat, sight.target) for seat in landing)


def emptying_homes(sight: Sight, question: Question) -> Answer:
    """As many as may go, foreign colonies last of all."""
    left, taken = list(question.caps), [0] * len(question.caps)
    for _ in range(min(GUARDS, question.high)):
        places = [number for number, room in enumerate(left) if room and may_go(sight, question, number, left[number])]
        if not places:
            break
        at = max(places, key=lambda number: left[number])
        left[at] -= 1
        taken[at] += 1
    return tuple(taken) if sum(taken) >= question.low else fleet.take(sight, question, GUARDS)


def may_go(sight: Sight, question: Question, number: int, left: int) -> bool:
    place = question.options[number]
    return left > 1 or place[0] != "planet" or sight.is_home(place[1], sight.me)
