"""Advice for Amoeba: add ships while that pays, withdraw them before a defeat."""

from engine.encounter.bots.policy import choose, fleet
from engine.encounter.bots.reading import duel, odds, worth
from engine.encounter.bots.reading.sight import DEF, Sight
from engine.encounter.cards import NEGOTIATE
from engine.kernel.asking import AMOUNT, PICK, Answer, Question, Ref

DANGER = (3, 3, 3)
SHIP = 1.3
MOST, MOST_WITH_THE_FLARE = 12, 4
PAYS = 0.05
HOPELESS = 0.1  # chance of victory below which nobody need stay behind


def cost(sight: Sight, ships: int) -> float:
    """Return the cost of losing this many ships: when few are left, each costs more."""
    plentiful = min(ships, max(0, sight.out(sight.me) - worth.FEW_SHIPS))
    return SHIP * (worth.SHIP * plentiful + worth.RARE_SHIP * (ships - plentiful))


def pay(sight: Sight, side: int, ships: int) -> float:
    """Return the value of the compensation for this many ships, if they are lost with a negotiate."""
    hand = sight.seats[sight.main(1 - side)]["hand"]
    return worth.CARD * duel.PAID_TWICE * float(min(ships, hand))


def plan(sight: Sight) -> int:
    """Return how many ships to add, or to withdraw if below zero."""
    side, here = sight.side(sight.me), sight.ships_in(sight.me)
    most = MOST_WITH_THE_FLARE if sight.view["moment"] == "planning.begin" else MOST
    spare = fleet.spare(sight) - (max(0, here - 1) if side == DEF and sight.me == sight.defense else 0)
    mine = odds.lay_odds(sight, side)
    if sight.is_main() and not sight.open_card(side) and sight.attacks:
        mine = {sight.attacks[-1]: 1.0}
    theirs, ends = odds.lay_odds(sight, 1 - side), duel.prospects(sight, side)
    paid = sight.is_main() and max(mine, key=lambda face: mine[face]) == NEGOTIATE
    best = (PAYS, 0)
    now = 0.0
    for change in sorted(range(-min(here, most), min(spare, most) + 1), key=abs):
        ending = duel.outlook(side, mine, theirs, duel.reading_of(sight, side, change))
        at_risk = cost(sight, here + change) - cost(sight, here) - (pay(sight, side, here + change) if paid else 0)
        value = duel.expected(ending, ends) - ending[1] * at_risk
        if not change:
            now = value
        elif here + change or ending[0] < HOPELESS:
            best = max(best, (value - now, change), key=lambda entry: entry[0])
    return best[1]


def use(sight: Sight, question: Question, option: Ref) -> bool:
    return plan(sight) != 0


wild = super_ = use


def answer(sight: Sight, question: Question) -> Answer | None:
    change = plan(sight)
    if question.shape == PICK:
        return choose.yes_if(question, change < 0)
    if question.shape == AMOUNT:
        return max(question.low, min(-change, question.high))
    return fleet.take(sight, question, change)
