"""The outcome of a game of the day, worked out from its record: a sign for each step, and how it ended."""

from __future__ import annotations

from dataclasses import dataclass

from cosmic_tui.daily.day import daily_of
from cosmic_tui.games.days import EVEN, LOST, NOTHING, WON
from engine.games import rules_of, start
from engine.kernel.record import Record, Trail, answering

SIGNS = {WON: "▲", LOST: "▽", EVEN: "◇", NOTHING: "·"}
PLAIN_SIGNS = {WON: "^", LOST: "v", EVEN: "=", NOTHING: "."}
LETTERS = {WON: "w", LOST: "l", EVEN: "e", NOTHING: "n"}  # in files
STEPS = {letter: step for step, letter in LETTERS.items()}


@dataclass(frozen=True)
class Outcome:
    """A game that is over, for one seat. `reached`: what counts in that game, by seat."""

    steps: str  # in letters
    won: bool
    turn: int
    reached: tuple[int, ...]
    seat: int


def outcome_of(record: Record, seat: int) -> Outcome | None:
    """Return the outcome of a record; None if it is not over. Raise Refused if it leads through no game of these rules.
    """
    rules, match = rules_of(record.game), start(record)
    happened = list(match.game.events)
    match.game.events = []
    for _ in answering(record, match, Trail()):
        happened += match.game.events
        match.game.events = []
    happened += match.game.events
    if not match.over:
        return None
    told = [rules.event(event, False) for event in happened]
    steps = "".join(LETTERS[step] for step in daily_of(record.game).steps(told, seat))
    won = seat in rules.ending(match)["winners"]
    return Outcome(steps, won, rules.where(match).get("turn", 0), tuple(rules.standing(match)), seat)


def signs_of(steps: str, ascii_only: bool = False) -> str:
    """Return a row of signs for letters of steps."""
    signs = PLAIN_SIGNS if ascii_only else SIGNS
    return "".join(signs[STEPS[letter]] for letter in steps if letter in STEPS)
