"""Advice for Gambler: tell the truth about a winning card, and bluff now and then when much is at stake. It also says
how to answer a Gambler.

A seasoned bot also knows that a negotiate which is stated and believed is paid for. So it admits a losing negotiate,
sometimes calls a losing attack a negotiate, and does not always believe such a statement.

By the rules the power is worth little: a wrong challenge costs the ships of one encounter, but a wrong belief costs a
colony. So a calculating opponent challenges four of five statements, and on average a lie gains no more than it costs.
Measured with one Gambler among captains, in 700 games each, as wins relative to a fair share (all +-.11): never using
the power .64, lying whenever possible .62, never lying .69, the rookies' advice .75, this advice .64. So no way of
using the power is clearly better than not using it, and a seat without a power is a weak one.
"""

from engine.encounter.bots.policy import choose, fleet
from engine.encounter.bots.reading import duel, odds, worth
from engine.encounter.bots.reading.sight import OFF, Sight
from engine.encounter.cards import FACE_BY_NAME, NEGOTIATE
from engine.kernel.asking import AMOUNT, SPREAD, Answer, Question, Ref

DANGER = (3, 3, 3)
OF = 100
MUCH = 0.8
STAKE = 8  # ships staked besides those in the fight
COMFORT = 3
PAYS = 0.1
WIDEST = 40
PEACEFUL = 0.5  # negotiates that lose, for each attack that does


def sure(sight: Sight, mine: int) -> bool:
    """Return whether this card wins against the opponent's open card."""
    side = sight.side(sight.me)
    theirs = FACE_BY_NAME.get(sight.open_card(1 - side))
    if theirs is None:
        return False
    points = duel.reading_of(sight, side)(mine, theirs)
    return points is not None and (points > 0 or (points == 0 and side != OFF))


def own(sight: Sight) -> int:
    return FACE_BY_NAME.get(sight.open_card(sight.side(sight.me)), NEGOTIATE)


def bluff(sight: Sight) -> int | None:
    """Return the number to say instead of the truth: one that wins by a margin, of which many cards are unseen. None if
    there is none.
    """
    side = sight.side(sight.me)
    theirs = FACE_BY_NAME.get(sight.open_card(1 - side), NEGOTIATE)
    if theirs >= NEGOTIATE:
        return None
    lead = duel.ahead(sight, side) - theirs
    left = [(copies, -face) for face, copies in odds.unseen_attacks(sight) if copies and face + lead >= COMFORT]
    return -max(left)[1] if left else None


def lies_of(sight: Sight, extra: int) -> float:
    """Return in how many of a hundred lost fights to bluff, so that a challenge is no better for the opponent than
    belief.

    There are about as many won fights, in which the truth is told. More ships at stake make both more believable.
    """
    other = sight.main(1 - sight.side(sight.me))
    if not sight.ships_in(other) + extra:
        return 0.0
    mine = (sight.ships_in(sight.me) + extra) * worth.ENVY * worth.ship(sight, sight.me)
    theirs = (sight.ships_in(other) + extra) * worth.ship(sight, other)
    return OF * theirs / (abs(worth.stake(sight)) + mine)


def truthful(sight: Sight) -> bool:
    """Return whether to tell the truth: the card wins, or it is a negotiate that is paid for in any case."""
    side, mine = sight.side(sight.me), own(sight)
    attacked = FACE_BY_NAME.get(sight.open_card(1 - side), NEGOTIATE) < NEGOTIATE
    return sure(sight, mine) or (sight.seasoned and mine == NEGOTIATE and attacked)


def lie(sight: Sight, extra: int) -> int | None:
    """Return a lie to tell about a losing card, or None: now and then a winning attack, or a negotiate, which would be
    paid for.
    """
    throw, often = choose.coin(sight, OF), lies_of(sight, extra)
    worth_it, said = abs(worth.stake(sight)) >= MUCH, bluff(sight)
    if worth_it and said is not None and throw < often:
        return said
    if sight.seasoned and often <= throw < often + peaceful_lies_of(sight, extra):
        return NEGOTIATE
    return None


def peaceful_lies_of(sight: Sight, extra: int) -> float:
    """Return how many of a hundred lost attacks to call a negotiate, so that doubting it is no better for the opponent
    than paying.
    """
    side = sight.side(sight.me)
    if FACE_BY_NAME.get(sight.open_card(1 - side), NEGOTIATE) >= NEGOTIATE:
        return 0.0
    other, paid = sight.main(1 - side), duel.compensation(sight, side)
    theirs = (sight.ships_in(other) + extra) * worth.ship(sight, other)
    return OF * PEACEFUL * theirs / (theirs + paid) if paid else 0.0


def dares(sight: Sight, extra: int) -> bool:
    """Return whether to use the power now, with the truth or with a lie."""
    return truthful(sight) or lie(sight, extra) is not None


def use(sight: Sight, question: Question, option: Ref) -> bool:
    return ("card", "flare_gambler") not in question.options and dares(sight, 0)


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    """Use the super flare for truths as well as for lies: so its use tells the opponent nothing, and a wrong challenge
    costs more.
    """
    return dares(sight, STAKE)


def answer(sight: Sight, question: Question) -> Answer | None:
    if question.shape == SPREAD:
        return fleet.take(sight, question, question.low)
    if question.shape == AMOUNT:
        return STAKE if question.why == "gambler.stake" else best_spread(sight)
    if question.why == "gambler.answer":
        return reply(sight, question)
    said = own(sight) if truthful(sight) else lie(sight, 0) or lie(sight, STAKE) or bluff(sight)
    return next((ref for ref in question.options if choose.attack_of(ref) == said), None)


def calls(sight: Sight, other: int, at_stake: float, extra: int) -> float:
    """Return how many of a hundred statements to challenge, so that a lie gains its teller nothing on average."""
    risked = (sight.ships_in(other) + extra) * worth.ship(sight, other)
    return OF * at_stake / (at_stake + risked) if at_stake + risked else 0.0


def reply(sight: Sight, question: Question) -> Ref:
    """Accept a statement that does no harm, challenge one that cannot be true, and challenge others the more often the
    more they cost.
    """
    stated, extra = question.data
    mine, other = sight.side(sight.me), sight.main(1 - sight.side(sight.me))
    card = FACE_BY_NAME.get(sight.open_card(mine), NEGOTIATE)
    points = duel.reading_of(sight, mine)(card, stated)
    ends = duel.prospects(sight, mine)
    at_stake = max(0.0, ends[0] - ends[1]) if points is not None and points <= 0 else 0.0
    if sight.seasoned and stated == NEGOTIATE and card < NEGOTIATE:
        at_stake = duel.compensation(sight.again(sight.view, other), 1 - mine)
    if not at_stake:
        return ("accept",)
    left = dict(odds.unseen_attacks(sight)).get(stated, 1)
    doubted = not left or choose.coin(sight, OF) < calls(sight, other, at_stake, extra)
    return ("challenge",) if doubted else ("accept",)


# --- wild --------------------------------------------------------------------------------------------------------


def with_bets(sight: Sight) -> list[float]:
    """Return what the fight is worth with a bet on each possible difference. A bet on a greater difference is like no
    bet.
    """
    side = duel.own_side(sight)
    lead, mine, theirs = duel.ahead(sight, side), odds.lay_odds(sight, side), odds.lay_odds(sight, 1 - side)
    won, talked = [0.0] * min(WIDEST, widest(mine, theirs) + 1), 0.0
    for my, often in mine.items():
        for other, share in theirs.items():
            points = duel.by_type(my, other, lambda my, other: my - other + lead)
            if points is duel.TALKS:
                talked += often * share
                continue
            reached = abs(my - other) if my < NEGOTIATE and other < NEGOTIATE else 0
            for number in range(len(won)):
                won[number] += often * share * duel.chance(points + (number if number <= reached else 0), side)
    ends = duel.prospects(sight, side)
    return [duel.expected((chance, max(0.0, 1 - chance - talked), talked), ends) for chance in won]


def widest(mine: odds.Lay, theirs: odds.Lay) -> int:
    """Return the greatest possible difference of two attacks."""
    faces = [face for face in (*mine, *theirs) if face < NEGOTIATE]
    return max(faces, default=0) - min(faces, default=0)


def best_spread(sight: Sight) -> int:
    values = with_bets(sight)
    return values.index(max(values))


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    values = with_bets(sight)
    return max(values) > values[0] + PAYS
