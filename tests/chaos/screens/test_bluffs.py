"""Bluffs are safe at a table too (K-BLUFF-3): what a seat is sent and drawn hangs on nothing it cannot see.

At many points of games everything hidden from a seat is dealt anew, both tables go on with the same noes, and every
byte to that seat is compared. At a sealed table its time is compared as well; at an even one a pause is as long as a
person takes, whether or not one was asked, and so how long a pause is may differ, but not that there is one.
"""

from __future__ import annotations

import pytest

from cosmic_tui.messages import up as messages
from cosmic_tui.messages.packing import packed
from cosmic_tui.table.even_delay import Pauses
from cosmic_tui.table.orders import Orders
from cosmic_tui.table.setup import EVEN, SEALED, GameSetup, people_and_bots
from cosmic_tui.table.table import Table
from engine.chaos.offers import idle
from engine.chaos.rules import Chaos
from engine.kernel.asking import PICK, Question
from engine.kernel.game import QUICK
from tests.night import LARGE
from tests.support import Dice
from tests.table.tables import twin

from .positions import answer

NAMES = ("Ada", "Bea", "Cid", "Dan", "Eve")
NOES = ("pass", "done", "hold", "decline")
STEPS = 8
EVERY = {SEALED: 9, EVEN: 2}  # questions between two comparisons
LONG = 100.0  # seconds: longer than any pause
Sent = list[tuple[float, bytes]]


def open_table(people: int, seed: int, windows: str) -> Table:
    """People who let pass what does not concern them."""
    seats = people_and_bots(list(NAMES[:people]), people, "random")
    setup = GameSetup(seats, seed, {"seats": people}, game="chaos", windows=windows)
    table = Table(setup, chance=lambda: 0.5)
    table.start(0.0)
    if windows == SEALED:
        for seat in table.seats:
            seat.orders = seat.ordered = Orders(never=("start", "main", "combat", "end"))
    return table


def let_pass(question: Question) -> bool:
    """Whether everybody sees that this can be answered with a no, whatever is held."""
    return question.shape == PICK and question.options[-1][0] in NOES and not question.reveals


def go_on(table: Table, seat: int) -> tuple[Sent, list[tuple[int, str]], int]:
    """Noes of everybody else: what this seat is sent, who is asked what, how many windows its orders let pass.

    Until cards of its own colony come out: they are others in another deal, and may be.
    """
    if table.setup.windows == EVEN:
        return go_on_evenly(table, seat), [], 0
    own = piles(table, seat)
    sent: Sent = [(0.0, packed(message)) for message in table.snapshot(seat, 0.0)[2:]]
    asked, now, before = [], 0.0, table.seats[seat].passed
    for _ in range(STEPS):
        question = next(iter(table.match.pending), None)
        if question is None or question.seat == seat or not let_pass(question):
            break
        asked.append((question.seat, question.why))
        now += 10.0
        no = len(question.options) - 1
        table.receive(question.seat, messages.answer(table.seats[question.seat].serial, no), now)
        table.tick(now)
        if piles(table, seat) != own:
            break
        sent += [(now, packed(message)) for message in table.take(seat)]
    asked += [(question.seat, question.why) for question in table.match.pending]
    return sent, asked, table.seats[seat].passed - before


def go_on_evenly(table: Table, seat: int) -> Sent:
    """The same at an even table: what everybody sees being answered, and all that is answered in secret meanwhile."""
    own, table.pauses = piles(table, seat), Pauses(lambda: 0.5)
    sent, now = [packed(message) for message in table.snapshot(seat, 0.0)[2:]], 0.0
    for _ in range(STEPS):
        question = next(iter(table.match.pending), None)
        while question is not None and question.seat != seat and let_pass(question):
            now += 1.0
            no = len(question.options) - 1
            table.receive(question.seat, messages.answer(table.seats[question.seat].serial, no), now)
            secret = [other for other in table.match.pending if other.secret]
            question = secret[0] if secret else None
        now += LONG
        table.tick(now)
        if piles(table, seat) != own:
            break
        sent += [packed(message) for message in table.take(seat)]
    return [(0.0, message) for message in sent]


def piles(table: Table, seat: int) -> tuple[int, int]:
    game = table.match.game
    return len(game.centre[seat]), len(game.ruin[seat])


def compared(people: int, seed: int, windows: str, most: int = 260) -> tuple[int, int]:
    """Walks through a game; how often two deals were compared, and how many windows were let pass on the way."""
    table, dice = open_table(people, seed, windows), Dice(seed)
    found, passed, now = 0, 0, 0.0
    for step in range(most):
        if not table.match.pending:
            break
        question = table.match.pending[0]
        seat = dice.below(people)
        if step % EVERY[windows] == 0 and seat != question.seat and let_pass(question):
            one, other = (twin(table, seat, Dice(step + 1000 * world)) for world in (0, 1))
            if one is not None and other is not None:
                left, right = go_on(one, seat), go_on(other, seat)
                assert left == right, "another message"
                found, passed = found + 1, passed + left[2]
        given = answer(question, _Chance(dice))
        now += LONG
        table.tick(now)
        table.receive(question.seat, messages.answer(table.seats[question.seat].serial, given), now)
        table.tick(now)
    return found, passed


class _Chance:
    """What `positions.answer` wants of chance."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def random(self) -> float:
        return self.dice.below(1000) / 1000

    def randrange(self, limit: int) -> int:
        return self.dice.below(limit)

    def randint(self, low: int, high: int) -> int:
        return low + self.dice.below(high - low + 1)

    def choice(self, found: list[int]) -> int:
        return found[self.dice.below(len(found))]

    def sample(self, found: range, count: int) -> list[int]:
        left = list(found)
        return [left.pop(self.dice.below(len(left))) for _ in range(count)]


@pytest.mark.parametrize("people", (2, 3, 5))
def test_what_is_sent_and_when_does_not_hang_on_hidden_cards(people: int) -> None:
    """To the opponent, and to those who only look on at a sealed table of three and five."""
    found = [compared(people, seed, SEALED) for seed in (1, 2)[: 1 if people > 2 and not LARGE else 2]]
    assert sum(count for count, _ in found) >= 8
    assert sum(passed for _, passed in found) > 0, "no order ever let a window pass"


@pytest.mark.parametrize("people", (2, 3))
def test_what_is_sent_at_an_even_table_does_not_hang_on_hidden_cards(people: int) -> None:
    """Who has nothing to use is not asked, and nobody else notices."""
    games = (1, 2)[: 1 if people > 2 and not LARGE else 2]
    assert sum(compared(people, seed, EVEN)[0] for seed in games) >= 5


def test_a_table_that_asks_only_who_holds_something_can_be_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison finds a leak where there is one."""
    monkeypatch.setattr(Chaos, "concerns", lambda rules, match, question: len(question.options) > 1)
    with pytest.raises(AssertionError, match="another message"):
        for seed in range(1, 8):
            compared(3, seed, SEALED)


def test_an_even_table_that_asks_openly_for_what_is_held_can_be_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Chaos, "idle", lambda rules, match, question, offered, _: idle(match, question, offered, QUICK))
    with pytest.raises(AssertionError, match="another message"):
        for seed in range(1, 8):
            compared(3, seed, EVEN)
