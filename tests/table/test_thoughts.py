"""Bots that look ahead at a table: thought elsewhere, answered no sooner for being sure, never at secret questions."""

from __future__ import annotations

import subprocess
import sys
import time
from copy import copy
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cosmic_tui.link.embedded import EmbeddedLink
from cosmic_tui.table.bot_search import LEAST, LONGEST, Begun, answer, due
from cosmic_tui.table.seats import Seat
from cosmic_tui.table.setup import BOT, PERSON, GameSetup, SeatSetup
from cosmic_tui.table.table import Table
from cosmic_tui.worker import Worker
from engine.bots import bots
from engine.bots.lookahead import Thought, ponder
from engine.encounter.bots import admiral
from engine.games import games
from engine.kernel.asking import SECRET

SEATS = (SeatSetup(PERSON, "Ada"), *[SeatSetup(BOT, name, "admiral") for name in ("Tom", "Ines")])
SETUP = GameSetup(seed=5, options={"seats": 3}, seats=SEATS)


class Slow:
    """Thinks when it is told to."""

    def __init__(self) -> None:
        self.asked: dict[Any, Thought] = {}
        self.ready = False
        self.full = self.broken = False

    def begin(self, name: Any, thought: Thought) -> bool:
        if not self.full:
            self.asked[name] = thought
        return not self.full

    def taken(self, name: Any) -> tuple[Any, ...] | None:
        if self.broken:
            return ()
        return ponder(self.asked.pop(name)) if self.ready else None


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(admiral.Bot, "worlds", 6)


def at_a_thought(thinker: Slow, setup: GameSetup = SETUP) -> Table:
    """A table at which a bot has begun to think, at time 0; Ada answers whatever she is asked."""
    table = Table(setup)
    table.thinker = thinker
    table.start(0.0)
    for _ in range(300):
        if thinker.asked:
            return table
        question = table.match.question_for(0)
        assert question is not None
        table.give(question, plain(question), 0.0)
        table.tick(0.0)
    raise AssertionError("nobody ever thought")


def plain(question: Any) -> Any:
    from cosmic_tui.table.automatic import plainest

    return plainest(question)


def test_a_thought_is_begun_at_public_questions_and_waited_for() -> None:
    thinker = Slow()
    table = at_a_thought(thinker)
    answers = table.answers
    (thought,) = thinker.asked.values()
    assert thought.view["question"]["why"] in admiral.SEARCHED
    table.tick(1.0)
    assert table.answers == answers
    thinker.ready = True
    table.tick(1.1)
    assert table.answers > answers


def test_a_thought_that_is_there_at_once_is_answered_no_sooner() -> None:
    thinker = Slow()
    table = at_a_thought(thinker)
    answers, thinker.ready = table.answers, True
    for now in (0.0, LEAST / 2):
        table.tick(now)
        assert table.answers == answers
        wake = table.wake(now)
        assert wake is not None and now < wake <= LEAST
    table.tick(LEAST)
    assert table.answers > answers


@pytest.mark.parametrize(
    ("game", "level"), [(game, level) for game in sorted(games()) for level, bot in bots(game).items() if bot.searched]
)
def test_no_rung_of_any_game_takes_time_at_a_secret_question(game: str, level: str) -> None:
    """R-SEC-2: the same question put in secret is answered at once, and nobody begins to think about it."""
    thinker = Slow()
    seats = (SeatSetup(PERSON, "Ada"), *[SeatSetup(BOT, name, level) for name in ("Tom", "Ines")])
    table = at_a_thought(thinker, GameSetup(seed=5, options={"seats": 3}, seats=seats, game=game))
    ((_, (number, _)),) = thinker.asked
    seat, question = table.seats[number], table.match.question_for(number)
    assert question is not None and not question.secret and due(table, seat, question, 0.0) >= LEAST
    seat.thought = None
    thinker.asked.clear()
    hidden = copy(question)
    hidden.marks |= SECRET
    assert due(table, seat, hidden, 0.0) == 0.0 and not thinker.asked
    assert due(table, seat, question, 0.0) >= LEAST and thinker.asked


@pytest.mark.parametrize("trouble", ["late", "full", "broken"])
def test_without_a_thought_the_rules_of_thumb_answer(trouble: str) -> None:
    thinker = Slow()
    thinker.full = trouble == "full"
    if thinker.full:
        table = Table(SETUP)
        table.thinker = thinker
        table.start(0.0)
        for _ in range(40):
            question = table.match.question_for(0)
            if question is not None:
                table.give(question, plain(question), 0.0)
            table.tick(float(_))
        assert table.answers > 60
        return
    table = at_a_thought(thinker)
    thinker.broken = trouble == "broken"
    answers = table.answers
    table.tick(LEAST if thinker.broken else LONGEST)
    assert table.answers > answers


def test_a_bot_remembers_what_it_thought() -> None:
    thinker = Slow()
    table = at_a_thought(thinker)
    ((_, (seat, _)),) = thinker.asked
    thinker.ready = True
    table.tick(LEAST)
    assert table.seats[seat].player.thoughts == 1  # type: ignore[union-attr]


def test_a_game_with_admirals_is_thought_in_a_process_of_its_own() -> None:
    """Played by a person who takes the plainest answers, for a while; what comes back is lawful."""
    link = EmbeddedLink(SETUP)
    assert isinstance(link.worker, Worker)
    taken: list[Any] = []
    real = link.worker.taken

    def taking(name: Any) -> Any:
        found = real(name)
        taken.extend([found] if found else [])
        return found

    link.worker.taken = taking  # type: ignore[method-assign]
    try:
        until = time.monotonic() + 60
        while not taken and time.monotonic() < until:
            question = link.table.match.question_for(0)
            if question is not None:
                link.table.give(question, plain(question), 0.0)
            link.poll()
            time.sleep(0.01)
    finally:
        link.close()
    assert taken


def test_a_worker_starts_behind_a_screen() -> None:
    """Which has taken the place of stderr and has no descriptor to hand on. Apart: here one may have run."""
    code = """
import sys
from cosmic_tui.words import words
from cosmic_tui.worker import Worker

class Screen:
    def write(self, text): return len(text)
    def flush(self): pass
    def fileno(self): return -1

if __name__ == "__main__":
    sys.stderr = Screen()
    worker = Worker()
    print(worker.begin("name", None), isinstance(sys.stderr, Screen))
    worker.close()
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert done.stdout == "True True\n", done.stderr


def test_a_killed_program_leaves_no_worker_behind() -> None:
    code = """
import os, signal
from cosmic_tui.worker import Worker

if __name__ == "__main__":
    worker = Worker()
    worker.begin("name", None)
    while worker.taken("name") is None:
        pass
    print(*worker._pool._processes, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""
    done = subprocess.run(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=25, check=False
    )
    (worker,) = map(int, done.stdout.split())
    until = time.monotonic() + 20.0
    while runs(worker):
        assert time.monotonic() < until, "it thinks on"
        time.sleep(0.02)


def runs(process: int) -> bool:
    """Whether that process is there and has not ended yet."""
    try:
        return "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text()
    except OSError:
        return False


def test_rookies_need_no_process() -> None:
    seats = (SeatSetup(PERSON, "Ada"), SeatSetup(BOT, "Tom", "rookie"), SeatSetup(BOT, "Ines", "cadet"))
    assert EmbeddedLink(GameSetup(seed=5, options={"seats": 3}, seats=seats)).worker is None


def test_a_hosts_tables_are_thought_for_whenever_their_game_begins() -> None:
    """Opened anew, or with a game that goes on."""
    from tests.host.world import NAMES, World

    world = World(chairs=("open", "open", "open", "admiral"))
    thinker = Slow()
    world.room.think_with(thinker)
    world.players(*NAMES)
    assert world.room.table is not None and world.room.table.thinker is thinker
    other = Slow()
    world.room.think_with(other)
    assert world.room.table.thinker is other


def test_a_thought_about_an_earlier_question_is_no_answer() -> None:
    seat = Seat(1, BOT, "Tom", serial=7)
    thinker: Any = object()
    for key, given in (((1, 7), 3), ((1, 6), None), ((0, 7), None)):
        seat.thought = Begun(key, 0.0, (3, thinker))
        assert answer(seat) == given and seat.thought is None
    assert seat.player is thinker
    seat.thought = Begun((1, 7), 0.0, ())
    assert answer(seat) is None


def test_when_a_table_looks_whether_a_thought_is_there() -> None:
    """Every twentieth of a second, but not before it could be answered; at the end of four it waits no more."""
    table = at_a_thought(Slow())
    assert table.wake(0.0) == 0.4 and table.wake(0.37) == pytest.approx(0.42)
    assert table.wake(1.0) == pytest.approx(1.05) and table.wake(3.99) == pytest.approx(4.04)
    answers = table.answers
    table.tick(3.99)
    assert table.answers == answers
    table.tick(4.0)
    assert table.answers > answers


def test_where_no_person_sits_a_thought_is_answered_as_soon_as_it_is_there() -> None:
    """A table of bots alone hides nothing by waiting."""
    table = Table(replace(SETUP, seats=tuple(SeatSetup(BOT, name, "admiral") for name in ("Ada", "Tom", "Ines"))))
    table.thinker = Slow()
    table.start(0.0)
    assert table.wake(0.0) == 0.05
