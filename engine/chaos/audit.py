"""Checks of what must be true of every position: no card is lost or created, no number is below 0, and every carried
card has a carrier with room for it.

Used by long test runs. Reads the position; changes nothing.
"""

from collections import Counter

from engine.chaos.card import SHIP, STATS
from engine.chaos.decks import expanded
from engine.chaos.state import (
    BEING_PAID,
    CTRL,
    DEVS,
    FACE,
    FULL,
    ITEM_FACE,
    KIND,
    LEFT,
    ON,
    OWNER,
    PAID,
    PAID_UP,
    SEAT,
    UNPAID,
    WHAT,
    Game,
)
from engine.chaos.stats import Derived, capacity, derived, stat

FROM_A_HAND = ("ship", "event", "interrupt")  # what lies on the stack and nowhere else


def audit(game: Game) -> None:
    """Raise AssertionError if the position breaks a law that every position obeys."""
    for seat in range(game.n):
        check_cards(game, seat)
    check_numbers(game)
    check_rows(game)
    check_index(game)


def cards_of(game: Game, owner: int) -> Counter[int]:
    """Count every card of an owner wherever it is: in piles, on the table, on the stack, or on its way to the scrap."""
    found: Counter[int] = Counter()
    for zone in (game.colony, game.centre, game.scrap, game.ruin):
        found.update(zone[owner])
    found.update(row[FACE] for row in game.rows.values() if row[OWNER] == owner)
    found.update(item[ITEM_FACE] for item in game.items if item[SEAT] == owner and item[WHAT] in FROM_A_HAND)
    found.update(args[1] for name, args, _ in game.stack if name == "windows.put_away" and args[0] == owner)
    return found


def check_cards(game: Game, seat: int) -> None:
    """Assert that each seat still has the cards of the deck it began with (K-ZONE-9), and that a seat that is out has
    none (K-MULTI-10).
    """
    if not game.decks or (game.out[seat] and game.n > 2):
        return
    began, there = Counter(expanded(game.decks[seat])), cards_of(game, seat)
    assert there == began, f"cards of seat {seat}: {there - began or began - there}"


def check_numbers(game: Game) -> None:
    """Assert that nothing is below 0 (K-DMG-1)."""
    assert min(game.credits) >= 0, game.credits
    for handle, row in game.rows.items():
        assert row[DEVS] >= 0 and 0 <= row[LEFT] <= row[FULL], (handle, row)
        if row[KIND] == SHIP:
            assert all(stat(game, handle, which) >= 0 for which in range(4)), (handle, row)


def check_rows(game: Game) -> None:
    """Check that every card on the table is in a lawful state, and that every carried card has a carrier with room for
    it (K-SHIP-2).
    """
    assert len(game.rows) <= game.handles
    for handle, row in game.rows.items():
        assert row[PAID] in (UNPAID, PAID_UP, BEING_PAID)
        if row[ON]:
            ship = game.rows[row[ON]]
            assert ship[KIND] == SHIP and ship[CTRL] == row[CTRL], (handle, row)
    for host, carried in derived(game).attached.items():
        assert len(carried) <= capacity(game, host), (host, carried)


def check_index(game: Game) -> None:
    """Assert that the stored index of the cards on the table equals one computed anew."""
    kept = derived(game)
    fresh = game.derived = Derived(game)
    for name in Derived.__slots__:
        assert name == "numbers" or getattr(kept, name) == getattr(fresh, name), name
    numbers = {key: stat(game, *divmod(key, len(STATS))) for key in kept.numbers}
    game.derived = kept
    assert numbers == kept.numbers
