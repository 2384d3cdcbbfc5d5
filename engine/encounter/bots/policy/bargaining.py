"""Bargaining: how much to ask for at each point of the talks, what to accept, and when to stop talking.

A firm player asks for much at first and comes down late. With the last proposal any gain is good enough. If no deal
gains both players something, the talks end at once. The module reads a `Sight`; possible deals are found in
frontier.py.

Measured with ahead/meter.py (80 games of four seats, 264 talks, 0.83 for each seat and game), in points of the share of
the win among rookies: a captain gains 2.2 +-0.6 over a rookie's talks, and a bot that knew what every rookie accepts
would gain 3.5 +-0.5. A deal is 6 points better than none, and rookies reach one in four of five talks; cards in
addition are worth little.
"""


from engine.encounter.bots.bargains import arranged, mine_first
from engine.encounter.bots.policy import talks
from engine.encounter.bots.policy.frontier import LEAST_GAIN, Deal, frontier, surplus
from engine.encounter.bots.reading.sight import Sight
from engine.encounter.view_types import Bargain
from engine.kernel.asking import Answer, Question

# where to ask between the even deal (0) and the best one (1), by the number of proposals left after this one
ASKED = (0.0, 0.35, 0.7, 0.9, 1.0, 1.0)


def answer(sight: Sight, question: Question, firmness: float = 1.0) -> Answer:
    """Accept an offer that is as good as the bot hopes for, propose one, or end the talks."""
    data: Bargain = question.data
    deals = frontier(sight, data)
    theirs, left = data["theirs"], data["left"]
    if theirs and acceptable(sight, data, deals, firmness):
        return ("accept", theirs[0])
    if deals and left:
        return ("propose", arranged(data["side"], *wanted(deals, left - 1, firmness).offer))
    return ("decline", theirs[0]) if theirs else ("give_up",)


def acceptable(sight: Sight, data: Bargain, deals: list[Deal], firmness: float) -> bool:
    """Return whether their proposal is as good as what the bot may still hope for, and can be kept."""
    assert data["theirs"] is not None
    offer = mine_first(data["side"], data["theirs"][1])
    gain = surplus(sight, data, offer)
    if gain <= LEAST_GAIN or not talks.possible(sight, data, offer):
        return False
    if data["left"] <= 1 or not deals or wins(sight, offer):
        return True
    return gain >= wanted(deals, data["left"] - 2, firmness).mine


def wins(sight: Sight, offer: talks.Offer) -> bool:
    """Return whether the offer gives the bot its last colony, after which no card is worth anything."""
    return sight.to_win(sight.me) <= 1 and talks.new(sight, offer[3], sight.me)


def wanted(deals: list[Deal], left: int, firmness: float) -> Deal:
    """Return the deal to ask for: as good as possible for the other side, while the bot gets what it hopes for."""
    even = max(deals, key=lambda deal: min(deal.mine, deal.theirs))
    share = min(1.0, firmness * ASKED[min(left, len(ASKED) - 1)])
    hope = even.mine + share * (deals[0].mine - even.mine)
    return [deal for deal in deals if deal.mine >= hope - 1e-9][-1]
