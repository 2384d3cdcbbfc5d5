"""What is held back at a table of people in several places: while somebody is asked in secret, or as if one were."""

from __future__ import annotations

from itertools import count
from math import inf
from typing import Any

import pytest

from cosmic_tui.messages import up as messages
from cosmic_tui.table.even_delay import Pauses
from cosmic_tui.table.setup import GameSetup, people_and_bots
from cosmic_tui.table.table import Table
from tests.table.tables import NAMES, FirstBot

DRAWN = 3.1  # seconds: the time in the middle of those that are supposed
pytestmark = pytest.mark.usefixtures("toy")


class Heard(Pauses):
    """Remembers what it is told of people."""

    def __init__(self) -> None:
        super().__init__(lambda: 0.5)
        self.secret: list[float] = []
        self.open: list[float] = []

    def learn(self, seconds: float) -> None:
        self.secret.append(seconds)

    def learn_open(self, seconds: float) -> None:
        self.open.append(seconds)


def even(people: int, seed: int = 3) -> tuple[Table, Heard]:
    setup = GameSetup(people_and_bots(list(NAMES[:people]), 3, "random"), seed, {"seats": 3}, "toy", windows="even")
    table, heard = Table(setup, FirstBot, chance=lambda: 0.5), Heard()
    table.pauses = heard
    table.start(0.0)
    return table, heard


def answer(table: Table, seat: int, number: Any, now: float) -> None:
    table.receive(seat, messages.answer(table.seats[seat].serial, number), now)


def test_the_table_is_silent_as_long_as_somebody_thinks_in_secret() -> None:
    """And that is how long people take; of answers that all see given it is known as well."""
    table, heard = even(people=3)
    for seat in range(3):
        assert table.silence is None and table.hold == 0.0, "nobody could have been asked in secret"
        answer(table, seat, 0, 10.0 * (seat + 1))
    assert heard.open == [10.0, 20.0, 30.0]
    (protest,) = table.match.pending
    assert protest.secret and table.hold == inf
    table.tick(35.0)
    assert table.hold == inf and heard.secret == []
    answer(table, protest.seat, len(protest.options) - 1, 42.0)
    assert heard.secret == [12.0] and table.silence is None and table.hold == 42.0
    assert heard.open == [10.0, 20.0, 30.0], "what is taken in secret is no measure of what is not"


def test_a_silence_in_which_nobody_thinks_lasts_as_long_as_one_might_have() -> None:
    """A bot that is asked takes no time, so a time is drawn; at its very end all is told."""
    for seed in range(20):
        table, heard = even(people=2, seed=seed)
        for seat in (0, 1):
            answer(table, seat, 0, 10.0)
        if table.match.pending[0].why == "turn.prize" and table.match.game.lead != 2:
            break
    else:
        raise AssertionError("the bot was never second")
    assert table.hold == 10.0 + DRAWN == table.wake(10.0)
    table.tick(13.0)
    assert table.silence is not None
    table.tick(13.1)
    assert table.silence is None and heard.secret == []
    answer(table, table.match.pending[0].seat, 0, 20.0)
    assert table.silence is None and table.hold <= 20.0, "and after this answer nobody could have been asked"


@pytest.mark.parametrize("counted", [False, True])
def test_where_somebody_could_have_been_asked_by_what_all_know_there_is_a_silence(
    counted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = even(people=3)
    numbers = count(1)
    monkeypatch.setattr(type(table.rules), "silences", lambda rules, match: next(numbers) if counted else 7)
    answer(table, 0, 0, 10.0)
    assert (table.silence is not None) == counted
    assert table.hold == (10.0 + DRAWN if counted else 0.0)
