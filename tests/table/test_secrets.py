"""R-SEC-1, R-SEC-2: what a seat is sent, and when, does not depend on cards that seat cannot see.

At many points of random games everything hidden is dealt anew, both tables go on with the same public answers, and
every byte to the seat is compared with the time at which it was sent.
"""

from functools import cache

import pytest

from cosmic_tui.messages import up as messages
from cosmic_tui.messages.down import TABLE_DOWN
from cosmic_tui.messages.packing import own, packed
from cosmic_tui.table.rules import rules_of
from cosmic_tui.table.table import Table
from engine.kernel.asking import BARGAIN, PICK, Question, how_many, nth
from tests.support import Dice, Person
from tests.table.tables import FirstBot, open_table, twin

Sent = list[tuple[float, bytes]]
STEPS = 6
FIRST = 1  # the second message is the story so far, which both have in common
ABOUT_CARDS = ("card", "hoard", "alien", "technology", "destiny")


def go_on(table: Table, seat: int, dice: Dice) -> tuple[Sent, bool]:
    """A few public answers by dice; secret questions are let pass a tenth of a second later, as a person might.

    Returns what the seat was sent, and whether somebody else was asked in secret on the way.
    """
    sent: Sent = [(0.0, packed(message)) for message in table.snapshot(seat, 0.0)]
    now, secrets = 0.0, False
    for _ in range(STEPS):
        now += 10.0
        question = next((q for q in table.match.pending if public(table, q)), None)
        if question is None or not table.seats[question.seat].person:
            break
        give(table, question.seat, nth(question, dice.below(how_many(question))), now)
        take(table, seat, now, sent)
        for tenth in range(1, 20):
            time = now + tenth / 10
            table.tick(time)
            take(table, seat, time, sent)
            hidden = next((q for q in table.match.pending if q.secret and ("pass",) in q.options), None)
            if hidden is not None:
                secrets = secrets or hidden.seat != seat
                give(table, hidden.seat, hidden.options.index(("pass",)), time)
                take(table, seat, time, sent)
    return sent, secrets


def public(table: Table, question: Question) -> bool:
    """A question that everybody sees, and whose options are the same whatever is held."""
    about_cards = any(ref[0] in ABOUT_CARDS for ref in question.options)
    return not question.secret and question.shape != BARGAIN and not about_cards


def give(table: Table, seat: int, answer: object, now: float) -> None:
    table.receive(seat, messages.answer(table.seats[seat].serial, answer), now)


def take(table: Table, seat: int, now: float, sent: Sent) -> None:
    sent += [(now, packed(message)) for message in table.take(seat)]


@pytest.mark.parametrize(("aliens", "seed"), [("none", 0), ("dealt", 0), ("dealt", 1), ("dealt", 2)])
def test_messages_and_their_times_do_not_depend_on_hidden_cards(seed: int, aliens: str) -> None:
    """R-SEC-2: waiting times tell nothing where every holder and every other is given the same beat."""
    compared, _ = everywhere(seed, aliens, people=4, windows="even")
    assert compared > 10


def test_the_comparison_meets_secret_moments() -> None:
    """It would prove nothing if nobody had ever been asked in secret in one of the two deals only."""
    assert sum(everywhere(seed, "dealt", people=4, windows="even")[1] for seed in range(3)) > 0


def test_a_table_that_asks_only_holders_can_be_told_apart() -> None:
    """Quick windows say so in their help: the same comparison finds their leak, so it can find one."""
    with pytest.raises(AssertionError, match="another message"):
        for seed in range(8):
            everywhere(seed, "dealt", people=4, windows="quick")


@pytest.mark.parametrize("seed", range(3))
def test_alone_with_bots_no_pause_tells_anything(seed: int) -> None:
    """Bots take no time in secret, so quick is as good as even for one person."""
    compared, _ = everywhere(seed, "dealt", people=1, windows="quick")
    assert compared > 5


@cache
def everywhere(seed: int, aliens: str, people: int, windows: str) -> tuple[int, int]:
    """Walk through a random game; now and then compare two deals. Returns (comparisons, those that differed inside)."""
    table = open_table(people, FirstBot, seed=seed, windows=windows, options={"alien_mode": aliens, "flares": True})
    dice, person = Dice(seed), Person(seed)
    compared = different = 0
    for step in range(120):
        if table.match.over:
            break
        asked = [question for question in table.match.pending if table.seats[question.seat].person]
        if step % 4 == 0 and all(not question.secret for question in table.match.pending):
            seat = dice.below(people)
            one, other = twin(table, seat, Dice(step)), twin(table, seat, Dice(step + 1000))
            if one is not None and other is not None:
                script = dice.below(1 << 30)
                left, right = go_on(one, seat, Dice(script)), go_on(other, seat, Dice(script))
                different += left[1] != right[1]
                compared += 1
                assert_same(seat, left[0], right[0])
        question = asked[dice.below(len(asked))]
        answer = person.bot.glance(question)
        if question.shape == BARGAIN or (question.shape == PICK and ("pass",) in question.options and dice.below(3)):
            answer = ("give_up",) if question.shape == BARGAIN else question.options.index(("pass",))
        give(table, question.seat, answer, 0.0)
        table.tick(1000.0 * (step + 1))
    return compared, different


def assert_same(seat: int, left: Sent, right: Sent) -> None:
    """Equal in content and time, up to where one of the two may differ.

    That is where a card is shown to this seat, and where the seat is asked in secret itself: when, depends on how long
    those before it took.
    """
    mine, other = told(seat, left), told(seat, right)
    for here, there in zip(mine, other, strict=False):
        if SHOWN in (here[1], there[1]) or ASKED in (here[1], there[1]):
            return
        assert here == there, "another message"
    assert len(mine) == len(other), "another message"


SHOWN, ASKED = "shown", "asked in secret"


def told(seat: int, sent: Sent) -> list[tuple[float, object]]:
    """What was sent, events one by one, with a mark where something hidden was shown."""
    rules = rules_of("encounter")
    found: list[tuple[float, object]] = []
    decoded = [(when, own(data, TABLE_DOWN)) for when, data in sent]
    asked = [when for when, message in decoded if message["kind"] == "question" and secret(message["question"])]
    for number, (when, message) in enumerate(decoded):
        if when in asked:
            found.append((when, ASKED))
            break
        for event in message["events"] if message["kind"] == "events" else ():
            shows = number > FIRST and rules.shows_something(event, seat)
            found.append((when, SHOWN if shows else event))
        if message["kind"] != "events":
            found.append((when, message))
    return found


def secret(question: object) -> bool:
    return isinstance(question, dict) and "secret" in question
