"""The forms of sentences: a line of the log, a question in words. The same for every game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cosmic_tui.say.voice import Voice


class Sentence(NamedTuple):
    """One line of the log. `form` tells whether the reader acts ("you"), suffers ("at-you") or reads on ("")."""

    text: str
    form: str = ""


class Asked(NamedTuple):
    """A question in words. `passes` is empty where the seat must choose; `ident` is the id of its message."""

    title: str
    why: str
    passes: str
    ident: str


def ending_line(voice: Voice, winners: Sequence[int]) -> Sentence:
    """Return who has won the game, or that nobody has, if it was ended by consent."""
    if not winners:
        return Sentence(voice.say("scr-line-nobody_won"))
    mine = voice.me in winners
    others = [seat for seat in winners if seat != voice.me] if mine else winners
    names = voice.words.join(voice.name(seat) for seat in others)
    form = "you" if mine else ""
    return Sentence(voice.say("ev-game_won", form, n=len(winners), names=names), form)
