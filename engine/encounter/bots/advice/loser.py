"""Advice for Loser: call an upset if that makes the lowest card better than the best card without one; fight with few
ships then.
"""

from engine.encounter.bots.policy import choose, fleet
from engine.encounter.bots.reading import duel, odds, worth
from engine.encounter.bots.reading.sight import DEF, Sight
from engine.encounter.cards import FACE_BY_NAME, NEGOTIATE
from engine.kernel.asking import Answer, Question, Ref

DANGER = (4, 4, 4)
PAYS = 0.05
THEY_ADAPT = 0.25  # how often the other side answers an upset with a low card
LOW = 8
BOTH_LOSE = 0.3
THEIR_LOWEST = 5  # what the other side's lowest attack is likely to be, or more


def upset(reading: duel.Reading) -> duel.Reading:
    """Return a reading in which winner and loser are exchanged (T-OUT-3)."""

    def exchanged(mine: int, theirs: int) -> float | None:
        points = reading(mine, theirs)
        return points if points is None else -points

    return exchanged


def in_an_upset(sight: Sight, side: int) -> odds.Lay:
    """Return how likely the other side lays each card in an upset: an attack, sometimes a low one because it has
    adapted.
    """
    usual = {face: share for face, share in odds.lay_odds(sight, side).items() if face < NEGOTIATE}
    if not usual:
        return {0: 1.0}
    low = {face: share for face, share in usual.items() if face <= LOW} or usual
    of_usual, of_low = sum(usual.values()), sum(low.values())
    return {
        face: (1 - THEY_ADAPT) * share / of_usual + THEY_ADAPT * low.get(face, 0) / of_low
        for face, share in usual.items()
    }


def with_upset(sight: Sight, face: int) -> float:
    """Return the worth of the fight if the bot lays this attack and calls an upset."""
    side = sight.side(sight.me)
    reading = upset(duel.plain(duel.ahead(sight, side)))
    ending = duel.outlook(side, {face: 1.0}, in_an_upset(sight, 1 - side), reading)
    return duel.expected(ending, duel.prospects(sight, side))


def without(sight: Sight) -> float:
    """Return the value of the best card without an upset."""
    options = tuple(("card", name) for name in sight.encounter_cards())
    return max(duel.card_values(sight, options), default=0.0)


def reading(sight: Sight, side: int, more: float) -> duel.Reading | None:
    """Return the reading for another player in an upset. The bot knows of the upset because its options are limited to
    attacks.
    """
    if sight.main(side) == sight.me or not obliged(sight):
        return None
    return upset(duel.plain(duel.ahead(sight, side) + more))


def obliged(sight: Sight) -> bool:
    asked = sight.view["question"]
    if asked is None or asked["why"] != "planning.pick":
        return False
    offered = [ref[1] for ref in asked["options"]]
    return any(name not in offered for name in sight.encounter_cards())


def called(sight: Sight) -> bool:
    """Return whether calling an upset is best with these cards. The answer stays the same as long as the cards do."""
    return bool(sight.attacks) and with_upset(sight, sight.attacks[0]) > without(sight) + PAYS


def use(sight: Sight, question: Question, option: Ref) -> bool:
    return "flare_loser" not in sight.hand and called(sight)


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    """Return whether to use the flare now. It can wait until both cards are laid, because waiting costs nothing."""
    side = sight.side(sight.me)
    face = FACE_BY_NAME.get(sight.open_card(side), NEGOTIATE)
    usual = duel.value_under(sight, duel.reading_of(sight, side))
    return face < NEGOTIATE and duel.value_under(sight, upset(duel.reading_of(sight, side))) > usual + PAYS


def plans_upset(sight: Sight, ships: int, against: int) -> bool:
    """Return whether the bot plans to call an upset. This is decided before ships are sent and allies invited, because
    in an upset both do harm.
    """
    return bool(sight.attacks) and sight.attacks[0] + ships <= THEIR_LOWEST + against


def adapt(sight: Sight, question: Question) -> Answer | None:
    """Lay the lowest attack under an upset, with few ships beside it and no allies."""
    if question.why == "planning.pick":
        low = min(filter(choose.is_attack, question.options), key=choose.attack_of, default=None)
        return low if called(sight) else None
    if question.why == "launch.send" and plans_upset(sight, 1, sight.strength(DEF)):
        return fleet.take(sight, question, 1)
    if question.why == "alliance.invite":
        side = question.data
        if plans_upset(sight, sight.strength(side), sight.strength(1 - side)):
            return choose.answer_seats(question, lambda seat: False)
    return None


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    """Return whether a defeat of both sides is better than the expected end of this fight."""
    side = sight.side(sight.me)
    all_lost = sum(worth.losses(sight, seat, ships) for seat, ships in enumerate(sight.fleets))
    if sight.me == sight.defense:
        all_lost -= worth.lost_home(sight, sight.me)
    reading = duel.reading_of(sight, side)
    return all_lost > BOTH_LOSE + max(without(sight), duel.value_under(sight, reading))
