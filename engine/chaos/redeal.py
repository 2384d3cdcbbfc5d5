"""Copies of a match that look the same to a seat, with everything hidden from it dealt anew (K-ZONE-1, 2, 7, K-INFO-5).

For every other seat, centre, ruin and face-down cards form one pool with its colony; of the seat's own cards only the
colony is unknown. Counts, places, states and developments stay.

`redealt` is used by bots and forecasts: its result depends only on the source of chance and on what the seat may know.
Dice are rolled anew, and other players' cards come from a deck they are supposed to have. `shuffled` is for tests of
secrecy: it keeps the true cards in another order.
"""

from collections import Counter

from engine.chaos.audit import FROM_A_HAND
from engine.chaos.state import CTRL, FACE, ITEM_FACE, OWNER, PAID, SEAT, UNPAID, UNVEILED, WHAT, Game
from engine.chaos.supposed import known, supposed
from engine.kernel.chance import MASK, Source, dealt_anew, mix
from engine.kernel.frames import from_its_beginning
from engine.kernel.match import Match

# steps whose questions depend on what their seat holds; the questions of all others are public
PRIVATE = frozenset(("turn.main", "windows.ask", "paying.pay", "bombing.strike", "effects.ask", "turn.search"))


def redealt(match: Match[Game], seat: int, source: Source) -> Match[Game] | None:
    """Return a copy of the match with everything hidden from this seat dealt anew. Return None while the seat is being
    shown hidden cards.
    """
    if shown(match, seat):
        return None
    game = match.game.clone()
    decks = known(game.options.kind, game.options.simple_combat)
    for owner in range(game.n):
        pool = None
        if owner != seat:
            pool = supposed(seen_of(game, owner, seat), hidden_from(game, owner, seat), decks, source)
        deal(game, owner, seat, source, pool)
    game.decks = tuple([deck if owner == seat else () for owner, deck in enumerate(game.decks)])
    source.counter += 1
    game.seed, game.counter, game.veil = mix(source.seed, source.counter) & MASK, 0, UNVEILED
    return gone_on(match, game, seat, False)


def shuffled(match: Match[Game], seat: int, source: Source) -> Match[Game] | None:
    """Return a copy of the match with the true hidden cards in another order. Return None while the seat is being shown
    some.
    """
    if shown(match, seat):
        return None
    game = match.game.clone()
    for owner in range(game.n):
        deal(game, owner, seat, source)
    return gone_on(match, game, seat, match.strict)


def shown(match: Match[Game], seat: int) -> bool:
    return any(question.reveals and question.seat == seat for question in match.pending)


def gone_on(match: Match[Game], game: Game, seat: int, strict: bool) -> Match[Game]:
    """Return the match at the same question, with the cards of this position."""
    game.derived = None
    if game.stack:
        frame = game.stack[-1]
        if frame[0] in PRIVATE and all(question.seat != seat for question in match.pending):
            game.stack[-1] = from_its_beginning(frame)  # half a choice that was made with other cards is made anew
    return Match.resume(game, strict)


def rows_hidden(game: Game, owner: int, seat: int) -> list[list[int]]:
    """Return an owner's cards on the table that this seat cannot read. A card that another seat controls face down is
    known to that seat.
    """
    return [row for row in game.rows.values() if row[OWNER] == owner and row[PAID] == UNPAID and row[CTRL] != seat]


def piles_hidden(game: Game, owner: int, seat: int) -> list[list[int]]:
    piles = [game.colony[owner]]
    return piles if owner == seat else [*piles, game.centre[owner], game.ruin[owner]]


def hidden_from(game: Game, owner: int, seat: int) -> int:
    return sum(map(len, piles_hidden(game, owner, seat))) + len(rows_hidden(game, owner, seat))


def seen_of(game: Game, owner: int, seat: int) -> Counter[int]:
    """Count the cards of an owner that this seat sees: scrapped, paid, announced, on their way to the scrap, or under
    its own control.
    """
    found = Counter(game.scrap[owner])
    for row in game.rows.values():
        if row[OWNER] == owner and (row[PAID] != UNPAID or row[CTRL] == seat):
            found[row[FACE]] += 1
    found.update(item[ITEM_FACE] for item in game.items if item[SEAT] == owner and item[WHAT] in FROM_A_HAND)
    found.update(args[1] for name, args, _ in game.stack if name == "windows.put_away" and args[0] == owner)
    return found


def deal(game: Game, owner: int, seat: int, source: Source, pool: list[int] | None = None) -> None:
    """Deal all hidden cards of one owner anew, from `pool` if there is one."""
    rows = rows_hidden(game, owner, seat)
    down = [row[FACE] for row in rows]
    dealt_anew(source, [*piles_hidden(game, owner, seat), down], pool)
    for row, face in zip(rows, down, strict=True):
        row[FACE] = face
