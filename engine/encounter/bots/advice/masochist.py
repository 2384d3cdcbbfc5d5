"""Advice for Masochist: it wins with five colonies or without any ship. It tries to lose its ships when few remain and
colonies are far away.
"""

from engine.encounter.bots.policy import choose
from engine.encounter.bots.reading import duel, worth
from engine.encounter.bots.reading.sight import NOBODY, Sight
from engine.kernel.asking import BARGAIN, Answer, Question, Ref

DANGER = (3, 3, 4)
SHIP = 0.5
FEW_SHIPS, FAR = 12, 2
ALL_SHIPS = 2.4  # what losing them all, one after the other, is worth before the last ones
SURE = 0.4
MOST = 4


def is_on_the_way_out(sight: Sight, seat: int) -> bool:
    """Return whether losing the last ships is nearer than the missing colonies."""
    return sight.out(seat) <= FEW_SHIPS and sight.to_win(seat) >= FAR


def on_the_way_out(sight: Sight) -> bool:
    return is_on_the_way_out(sight, sight.me)


def prize(sight: Sight, owner: int, ending: int) -> float:
    """Return the value of an ending by the ships its owner loses: they bring its victory nearer, and the last ones win.
    So other players should not want that ending.
    """
    side, ships = sight.side(owner), sight.ships_in(owner)
    if side == NOBODY or ending != 1 - side or not ships or not is_on_the_way_out(sight, owner):
        return 0.0
    return worth.WIN if ships >= sight.out(owner) else ALL_SHIPS * ships / sight.out(owner)


def all_in(question: Question) -> Answer:
    """Return as many ships as may be sent, even if colonies are given up, from the places with the fewest ships first.
    """
    left, sent = min(MOST, question.high), [0] * len(question.caps)
    for number in sorted(range(len(question.caps)), key=lambda number: question.caps[number]):
        sent[number] = min(left, question.caps[number])
        left -= sent[number]
    return tuple(sent)


def adapt(sight: Sight, question: Question) -> Answer | None:
    if not on_the_way_out(sight):
        return None
    if question.shape == BARGAIN:
        return ("decline", question.data["theirs"][0]) if question.data["theirs"] else ("give_up",)
    if question.why == "planning.pick":
        return min(filter(choose.is_encounter_card, question.options), key=choose.attack_of)
    if question.why in ("launch.send", "alliance.send"):
        return all_in(question)
    if question.why == "alliance.join":
        chance = duel.best_chance(sight)
        losing = 1 - duel.own_side(sight) if chance > 1 - SURE else duel.own_side(sight)
        return ("side", losing) if ("side", losing) in question.options else question.options[0]
    return question.low if question.why == "reward.ships" else None


def answer(sight: Sight, question: Question) -> Answer | None:
    """Return the player who gets the ship in place of the offense: the bot if it has one in the warp, otherwise the
    weakest player.
    """
    if ("seat", sight.me) in question.options and sight.seats[sight.me]["warp"]:
        return ("seat", sight.me)
    return choose.seat_by(question, lambda seat: -choose.menace(sight, seat))


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    """Use the flare to gain a ship instead of the offense, if the bot is not the offense and has ships in the warp."""
    return bool(sight.me != sight.offense and sight.seats[sight.me]["warp"])


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    return on_the_way_out(sight)
