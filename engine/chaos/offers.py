"""Which windows a seat is asked in: those with something to use that it has not turned down in the same situation.

What can be used in a window is *fresh* until its seat has passed there. It becomes fresh again in another turn, when a
fight begins or ends, when a ship enters or leaves it, when another player's card waits, when a ship of this seat fires
or is fired at, and when bombs are about to fall in its fight.
"""

from collections.abc import Mapping
from typing import Any

from engine.chaos.concerns import WINDOW, fights, shot_concerns
from engine.chaos.state import CTRL, PASS, SEAT, SERIAL, Game
from engine.chaos.windows import W_BOMBS, W_DAMAGE, window_of
from engine.kernel.asking import Answer, Question, how_many, nth
from engine.kernel.game import EVEN, QUICK, AnyMatch, Offered


def offers(match: AnyMatch, question: Question, answer: Answer, seat: int, before: Offered) -> Offered:
    """Return what a seat has turned down in this turn, after this answer. Only a pass turns down what could be used."""
    if seat != question.seat or question.why != WINDOW or question.options[answer] != PASS:
        return before
    turn = match.game.turn
    return frozenset(old for old in before if old[0] == turn) | fresh(match.game, question, frozenset())


def fresh(game: Game, question: Question, before: Offered) -> Offered:
    """Return what may be used in this window and has not been turned down in the same situation."""
    here = situation(game, question.seat)
    return frozenset((*here, *ref) for ref in question.options if ref != PASS) - before


def situation(game: Game, seat: int) -> tuple[Any, ...]:
    """Return the public facts of a moment. Once one of them has changed, an option that a seat has passed by is offered
    to it again.
    """
    fight = game.fight
    ships = tuple(ship for ship in (*fight["attackers"], *fight["defenders"]) if ship in game.rows) if fight else ()
    waits = tuple(item[SERIAL] for item in game.items if item[SEAT] != seat)
    number = window_of(game)
    shot = number == W_DAMAGE and bool(game.shot) and shot_concerns(game, seat)
    exchange = fight.get("exchange", 0) if shot else 0
    bombs = number == W_BOMBS and fights(game, seat)
    return game.turn, game.notes.get("combats", 0) if fight else -1, ships, waits, exchange, bombs


def idle(match: AnyMatch, question: Question, offered: Mapping[int, Offered], windows: str) -> Answer | None:
    """Return the answer that the table gives for a seat, or None to ask the seat.

    At a window a quick table asks only if there is something new to use. An even table does the same for secret
    questions, and passes at all other windows; a sealed table decides by public facts alone. Any other question is
    answered only at a quick table, if it leaves a single answer and reveals nothing.
    """
    game: Game = match.game
    if question.why != WINDOW:
        return nth(question, 0) if windows == QUICK and not question.reveals and how_many(question) == 1 else None
    no = len(question.options) - 1
    seat = question.seat
    if windows == QUICK or (windows == EVEN and question.secret):
        return None if fresh(game, question, offered.get(seat, frozenset())) else no
    return no if windows == EVEN or not could_hold(game, seat) else None


def could_hold(game: Game, seat: int) -> bool:
    """Return whether public facts allow that this seat has something to use: it has cards in hand or on the table."""
    return bool(game.centre[seat]) or any(row[CTRL] == seat for row in game.rows.values())
