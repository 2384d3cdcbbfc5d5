"""A folder of saved games for tests: real files, each with what its journal would hold, and nothing that was played."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any, NamedTuple

from cosmic_tui.storage import journal
from cosmic_tui.table.rules import rules_of
from cosmic_tui.table.setup import GameSetup, people_and_bots
from engine.bots.simulate import brought

BEGAN = (2026, 11, 19, 20, 0, 0, 0, 0, -1)  # by the reader's clock


class Shelved(NamedTuple):
    """One game of the folder. `winners` None: it goes on."""

    game: str
    played: str
    turn: int
    winners: tuple[int, ...] | None
    bot: str = "rookie"
    who: str = "You"


TEN = (
    Shelved("encounter", "macron", 12, (0,)),
    Shelved("encounter", "macron", 12, (2,)),
    Shelved("encounter", "macron", 9, (0,)),
    Shelved("encounter", "zombie", 9, (0,)),
    Shelved("encounter", "zombie", 9, (0,), "captain"),
    Shelved("encounter", "zombie", 9, None),
    Shelved("andromeda", "F01", 30, (1,)),
    Shelved("andromeda", "F02", 30, None),
    Shelved("chaos", "human_combined_fleet", 14, (0,)),
    Shelved("chaos", "zarg_invasion", 14, None),
)


def shelve(folder: Path, games: tuple[Shelved, ...] = TEN) -> None:
    """Write them into the folder, a minute apart, the first one as the one played last."""
    folder.mkdir(parents=True, exist_ok=True)
    for number, one in enumerate(games):
        seats = 2 if one.game == "chaos" else 3
        people = people_and_bots([one.who], seats, one.bot)
        rules = rules_of(one.game)
        options = brought(rules, {"seats": seats}, [seat.level for seat in people], number)
        setup = GameSetup(people, number, options, one.game)
        path = folder / f"game-{number:02d}.cosmic"
        kept = journal.create(path, setup, rules.version, "2026-11-19-2000")
        entries: list[list[Any]] = [["played", [one.played] * seats], ["at", {"turn": one.turn, "best": one.turn}]]
        kept.add(entries if one.winners is None else [*entries, ["end", list(one.winners)]])
        kept.close()
        when = time.mktime(BEGAN) - 60 * number
        os.utime(path, (when, when))
