"""Reasons at a table: told to everybody behind the answer they belong to, only such as the game knows."""

from typing import Any

from cosmic_tui.messages import up as messages
from cosmic_tui.table.setup import BOT, PERSON, GameSetup, SeatSetup
from cosmic_tui.table.table import Table
from tests.table.tables import answer_first, open_table, play_until


def rookies(people: int = 1, seed: int = 3) -> Table:
    """People among rookies, who say why."""
    sitting = [SeatSetup(PERSON, name) for name in ("Ada", "Bea")[:people]]
    sitting += [SeatSetup(BOT, f"Bot{number}", "rookie") for number in range(people, 4)]
    table = Table(GameSetup(tuple(sitting), seed, {"seats": 4}))
    table.start(0.0)
    return table


def told_of(table: Table, answers: int = 60) -> list[Any]:
    found = table.snapshot(0, 0.0)
    for _ in range(answers):
        if table.match.over:
            break
        answer_first(table, 0)
        found += table.take(0)
    return found


def test_bots_say_why_behind_the_answer_and_in_the_order_of_the_story() -> None:
    told = told_of(rookies())
    reasons = [message for message in told if message["kind"] == "reason"]
    assert len(reasons) > 5 and {message["seat"] for message in reasons} <= {1, 2, 3}
    for number, message in enumerate(told):
        if message["kind"] == "reason":
            before = next(one for one in reversed(told[:number]) if one["kind"] in ("events", "reason"))
            event = before["events"][-1] if before["kind"] == "events" else before
            assert event["seat"] == message["seat"]  # the last thing that happened is what it speaks of


def test_a_seat_is_told_every_event_once_with_reasons_in_between() -> None:
    told = told_of(rookies())
    firsts = [(message["first"], len(message["events"])) for message in told if message["kind"] == "events"]
    assert [first for first, _ in firsts] == [sum(number for _, number in firsts[:at]) for at in range(len(firsts))]


def test_a_person_may_give_a_reason_that_the_game_knows() -> None:
    table = open_table(people=2)
    seat = play_until(table, "alliance.invite")
    said = {**messages.answer(table.seats[seat].serial, []), "reason": ["mercy", {}]}
    table.receive(seat, said, 0.0)
    assert refused(table.take(seat)) == ["unknown_reason"] and table.seats[seat].question is not None
    table.receive(seat, {**said, "reason": ["ships_short", {"n": 2}]}, 0.0)
    for other in (0, 1):
        told = [message for message in table.take(other) if message["kind"] == "reason"]
        assert told == [{"kind": "reason", "seat": seat, "code": "ships_short", "facts": {"n": 2}}]


def refused(told: list[Any]) -> list[str]:
    return [message["code"] for message in told if message["kind"] == "refused"]
