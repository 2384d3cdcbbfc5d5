"""A whole game in two sentences: where it was decided, and the reader's own best and worst moment.

Takes the fights of a chronicle (draw/chronicle.py); draws nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cosmic_tui.games.encounter.say.voice import Voice

OFF, DEF = 0, 1


class Fight(NamedTuple):
    """One encounter that was won: where, by which side, the main players, the totals if the sums decided."""

    turn: int
    seats: tuple[int, int]  # offense, defense
    planet: int
    side: int  # that has won
    totals: tuple[int, int] | tuple[()]

    @property
    def winner(self) -> int:
        return self.seats[self.side]

    @property
    def loser(self) -> int:
        return self.seats[1 - self.side]

    @property
    def margin(self) -> int:
        """Return the margin; without sums it is 0."""
        return self.totals[self.side] - self.totals[1 - self.side] if self.totals else 0


def where_decided(voice: Voice, fights: Sequence[Fight], winners: Sequence[int]) -> str:
    """Say where the game was decided: `It was decided at Blue 5 in turn 11: Ines 27, Max 19.`; "" where no fight ended
    it.
    """
    last = fights[-1] if fights else None
    if last is None or last.planet < 0 or not set(winners) & set(last.seats):
        return ""
    form = voice.form(last.winner, [last.loser])
    facts = {"place": voice.planet(last.planet), "turn": last.turn, "who": voice.name(last.winner)}
    facts |= {"whom": voice.name(last.loser)}
    if not last.totals or last.margin < 0:
        return voice.say("film-end_decided", form, **facts)
    high, low = last.totals[last.side], last.totals[1 - last.side]
    return voice.say("film-end_decided_sum", form, high=high, low=low, **facts)


def own_moments(voice: Voice, fights: Sequence[Fight]) -> str:
    """Return the clearest fight the reader has won, and the narrowest that was lost."""
    me = voice.me
    mine = [fight for fight in fights if me in fight.seats and fight.planet >= 0]
    won = [fight for fight in mine if fight.winner == me]
    lost = [fight for fight in mine if fight.loser == me]
    best = max(won, key=lambda fight: (fight.side == OFF, fight.margin), default=None)
    worst = min(lost, key=lambda fight: (fight.side == OFF, fight.margin or 99), default=None)
    return " ".join(
        _moment(voice, ident, fight) for ident, fight in (("best", best), ("worst", worst)) if fight is not None
    )


def _moment(voice: Voice, ident: str, fight: Fight) -> str:
    """Say a seat's best or worst moment: `Your best moment: turn 4, Blue 2 from Ines, 22 to 13.`"""
    other = fight.loser if ident == "best" else fight.winner
    facts = {"turn": fight.turn, "place": voice.planet(fight.planet), "who": voice.name(other)}
    if not fight.totals:
        return voice.say(f"film-end_{ident}", **facts)
    first, second = fight.seats.index(voice.me or 0), fight.seats.index(other)
    return voice.say(f"film-end_{ident}_sum", number=fight.totals[first], value=fight.totals[second], **facts)
