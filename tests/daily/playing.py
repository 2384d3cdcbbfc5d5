"""Games of a day for tests: a person who answers by a fixed function of the question, at a table that is kept."""

from __future__ import annotations

import datetime
from pathlib import Path

from cosmic_tui.link import saved
from cosmic_tui.link.embedded import EmbeddedLink
from cosmic_tui.new_game import daily_setup
from cosmic_tui.table.automatic import plainest
from engine.kernel.asking import BARGAIN, drawn
from engine.kernel.chance import mix

GAMES = ("encounter", "andromeda", "chaos")
MONDAY = datetime.date(2026, 11, 16)  # three seats and cadets: the quickest table
SHORT = 8  # the salt with which that day's game is over after 145 answers


def sit_down(game: str, folder: Path, day: datetime.date = MONDAY) -> EmbeddedLink:
    return saved.new_game(daily_setup(game, day, "You"), folder)


def play_on(link: EmbeddedLink, salt: int, most: int = 100_000) -> None:
    """Answer until the game is over, or so many answers have been given at the table."""
    table = link.table
    while not table.match.over and table.answers < most:
        question = table.match.question_for(0)
        assert question is not None
        bits = mix(salt, table.answers)
        answer = plainest(question) if question.shape == BARGAIN else drawn(question, bits)
        link.send(0, {"kind": "answer", "serial": table.seats[0].serial, "answer": answer})
