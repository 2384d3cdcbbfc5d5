"""How a cost is paid: one question over everything that could pay it, the cheapest way proposed; then which cards.

The proposal is part of the question (`data`: the cost in nine amounts, then so much of each option), so that a screen,
a plain line and a bot have it alike. What can be paid at all stands in `supply.py`.
"""

from collections.abc import Sequence

from engine.andromeda.cheapest import cheapest, cheapest_cards
from engine.andromeda.content import CARD_IDS
from engine.andromeda.state import Game
from engine.andromeda.supply import BASICS
from engine.andromeda.vocabulary import ANY, BASIC, CREDIT, ENERGY, RESOURCES, TACTICS, Amounts
from engine.kernel.asking import Asking, Ref, some, spread


def paying(game: Game, seat: int, cost: Amounts, by: Ref | None = None) -> Asking:
    """Ask how a cost is paid. If it names kinds and also any basic resources (two modules of a field), the named kinds
    are paid first.

    Nothing is lost by this order: a credit saved for later frees exactly the unit that it would have paid.
    """
    spent = [cost[ENERGY], 0, 0, 0, cost[CREDIT], cost[TACTICS]]
    named = [cost[kind] if kind in BASICS else 0 for kind in range(len(RESOURCES))]
    if n := sum(named):
        named[CREDIT] = n
        yield from _asking(game, seat, named, spent, n, (*(0, *named[1:4]), 0, 0, 0, 0, 0), by)
    if n := cost[BASIC]:
        yield from _asking(game, seat, (0, n, n, n, n, 0), spent, n, _amount(BASIC, n), by)
    if n := cost[ANY]:
        yield from _asking(game, seat, (n,) * len(RESOURCES), spent, n, _amount(ANY, n), by)
    given: tuple[int, ...] = ()
    if spent[TACTICS]:
        given = yield from choosing_cards(game, seat, "pay.cards", spent[TACTICS], by)
    return tuple(spent[:5]), given


def _amount(name: int, n: int) -> Amounts:
    return tuple([n if kind == name else 0 for kind in range(9)])


def _asking(
    game: Game, seat: int, most: Sequence[int], spent: list[int], n: int, cost: Amounts, by: Ref | None
) -> Asking:
    """Ask for a number of units, with a limit for each kind, and add them to what is spent."""
    have = (*game.stock[seat], len(game.hands[seat]))
    caps = [min(most[kind], have[kind] - spent[kind]) for kind in range(len(RESOURCES))]
    kinds = [kind for kind, cap in enumerate(caps) if cap]
    refs = [("resource", RESOURCES[kind]) for kind in kinds]
    open_ = [caps[kind] for kind in kinds]
    data = [list(cost), cheapest(kinds, open_, [have[kind] - spent[kind] for kind in kinds], n)]
    for kind, part in zip(kinds, (yield spread(seat, "pay.cost", refs, open_, n, n, by, data)), strict=True):
        spent[kind] += part


def choosing_cards(game: Game, seat: int, why: str, n: int, by: Ref | None = None) -> Asking:
    """Ask which n cards of the player's hand to spend; the cheapest are proposed."""
    hand = sorted(game.hands[seat])
    refs = [("card", CARD_IDS[card]) for card in hand]
    chosen = yield some(seat, why, refs, n, n, by, cheapest_cards(hand, n))
    return tuple([hand[place] for place in chosen])
