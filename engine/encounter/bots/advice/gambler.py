"""Gambler: says the truth when it wins, bluffs now and then when much is at stake; and how to answer such a player.

One who has seen many games knows besides that a negotiate said and believed is paid for: it tells the truth of one that
loses, claims one for a lost attack now and then, and does not always believe it.

By rule all this is worth little: a doubt costs the ships of one encounter, belief a colony, so a bot that counts doubts
four statements of five, and a lie brings on the whole what it costs. One Gambler among captains, as a part of its due,
700 games each, all +-.11: who never uses the power .64, who lies whenever it can .62, who never lies .69, rookies'
advice .75, what stands here .64. No way of using it can be told from none, and a seat without a power is a weak seat.
"""

from engine.encounter.bots.policy import choose, fleet
from engine.encounter.bots.reading import duel, odds, worth
from engine.encounter.bots.reading.sight import OFF, Sight
from engine.encounter.cards import FACE_BY_NAME, NEGOTIATE
from engine.kernel.asking import AMOUNT, SPREAD, Answer, Question, Ref

DANGER = (3, 3, 3)
OF = 100
MUCH = 0.8
STAKE = 8  # ships besides those of the fight
COMFORT = 3
PAYS = 0.1
WIDEST = 40
PEACEFUL = 0.5  # negotiates that lose, for each attack that does


def sure(sight: Sight, mine: int) -> bool:
    """Return whether this card wins against the one that lies open."""
    side = sight.side(sight.me)
    theirs = FACE_BY_NAME.get(sight.open_card(1 - side))
    if theirs is None:
        return False
    points = duel.reading_of(sight, side)(mine, theirs)
    return points is not None and (points > 0 or (points == 0 and side != OFF))


def own(sight: Sight) -> int:
    return FACE_BY_NAME.get(sight.open_card(sight.side(sight.me)), NEGOTIATE)


def bluff(sight: Sight) -> int | None:
    """Return the number to say instead of the truth: one of which many are unseen, and not too great. None if none
    wins.
    """
    side = sight.side(sight.me)
    theirs = FACE_BY_NAME.get(sight.open_card(1 - side), NEGOTIATE)
    if theirs >= NEGOTIATE:
        return None
    lead = duel.ahead(sight, side) - theirs
    left = [(copies, -face) for face, copies in odds.unseen_attacks(sight) if copies and face + lead >= COMFORT]
    return -max(left)[1] if left else None


def lies_of(sight: Sight, extra: int) -> float:
    """Return how many of a hundred lost fights to bluff: as many as make a challenge no better than belief.

    There are about as many won ones, of which the truth is said; more ships at stake make both believed more.
    """
    other = sight.main(1 - sight.side(sight.me))
    if not sight.ships_in(other) + extra:
        return 0.0
    mine = (sight.ships_in(sight.me) + extra) * worth.ENVY * worth.ship(sight, sight.me)
    theirs = (sight.ships_in(other) + extra) * worth.ship(sight, other)
    return OF * theirs / (abs(worth.stake(sight)) + mine)


def truthful(sight: Sight) -> bool:
    """Return whether the truth is worth saying: a card that wins, or a negotiate that is paid for anyway."""
    side, mine = sight.side(sight.me), own(sight)
    attacked = FACE_BY_NAME.get(sight.open_card(1 - side), NEGOTIATE) < NEGOTIATE
    return sure(sight, mine) or (sight.seasoned and mine == NEGOTIATE and attacked)


def lie(sight: Sight, extra: int) -> int | None:
    """Return what to say of a card that loses, if anything: now and then an attack that wins, or a card that is paid
    for.
    """
    throw, often = choose.coin(sight, OF), lies_of(sight, extra)
    worth_it, said = abs(worth.stake(sight)) >= MUCH, bluff(sight)
    if worth_it and said is not None and throw < often:
        return said
    if sight.seasoned and often <= throw < often + peaceful_lies_of(sight, extra):
        return NEGOTIATE
    return None


def peaceful_lies_of(sight: Sight, extra: int) -> float:
    """Return how many of a hundred lost attacks to call a negotiate: so many that doubting it is no better than paying.
    """
    side = sight.side(sight.me)
    if FACE_BY_NAME.get(sight.open_card(1 - side), NEGOTIATE) >= NEGOTIATE:
        return 0.0
    other, paid = sight.main(1 - side), duel.compensation(sight, side)
    theirs = (sight.ships_in(other) + extra) * worth.ship(sight, other)
    return OF * PEACEFUL * theirs / (theirs + paid) if paid else 0.0


def dares(sight: Sight, extra: int) -> bool:
    """Return whether to say something now."""
    return truthful(sight) or lie(sight, extra) is not None


def use(sight: Sight, question: Question, option: Ref) -> bool:
    return ("card", "flare_gambler") not in question.options and dares(sight, 0)


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    """Stake as much on truths as on lies: it tells nothing, and makes the lies dear to look at."""
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
    """Return how many of a hundred statements to challenge: as many as make a lie bring the liar nothing."""
    risked = (sight.ships_in(other) + extra) * worth.ship(sight, other)
    return OF * at_stake / (at_stake + risked) if at_stake + risked else 0.0


def reply(sight: Sight, question: Question) -> Ref:
    """Believe what does no harm, doubt what cannot be true, and challenge the rest the more the more it costs."""
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
    """Return what the fight is worth with a bet on each difference that can come; on a greater one it is as good as
    none.
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
    """Return the greatest difference of two attacks there may be."""
    faces = [face for face in (*mine, *theirs) if face < NEGOTIATE]
    return max(faces, default=0) - min(faces, default=0)


def best_spread(sight: Sight) -> int:
    values = with_bets(sight)
    return values.index(max(values))


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    values = with_bets(sight)
    return max(values) > values[0] + PAYS
