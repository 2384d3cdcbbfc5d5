"""Advice for Mite: attack players with large hands. It also says when to concede to a Mite."""

from engine.encounter.bots.policy import choose
from engine.encounter.bots.reading import worth
from engine.encounter.bots.reading.sight import Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (4, 4, 4)
CARDS_LEFT = 3
WINS_ANYWAY = 0.6  # how likely the offense gets the colony if it has to fight
MANY = 2
A_CARD = 0.1


def answer(sight: Sight, question: Question) -> Answer | None:
    return choose.dear_ones(question) if question.why == "mite.keep" else way_out(sight)


def way_out(sight: Sight) -> Ref:
    """Concede if the cards that would be discarded are worth more than what a fight might save."""
    conceded = worth.gains(sight, [sight.offense]) if sight.founds(sight.offense, sight.target) else 0.0
    cards = (len(sight.hand) - CARDS_LEFT) * worth.CARD
    saved = (1 - WINS_ANYWAY) * -conceded - WINS_ANYWAY * worth.lost_home(sight, sight.me)
    return ("concede",) if conceded > -worth.WIN and cards > saved else ("discard",)


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    """Use the flare, which sends all allies home, if the other side has many more of them."""
    side = sight.side(sight.me)
    against = sum(map(sight.ships_in, sight.allies(1 - side)))
    return against - sum(map(sight.ships_in, sight.allies(side))) >= MANY


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    return True


def adapt(sight: Sight, question: Question) -> Answer | None:
    """Choose to meet the player with the fullest hand."""
    if question.why != "destiny.wild":
        return None
    new = {owner for planet, owner in sight.owner.items() if sight.founds(sight.me, planet)}
    return choose.seat_by(question, lambda seat: (seat in new) + A_CARD * float(sight.seats[seat]["hand"]))
