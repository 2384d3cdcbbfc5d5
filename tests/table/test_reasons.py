"""Reasons at a table: told to everybody behind the answer they belong to, only such as the game knows."""

from typing import Any

from cosmic_tui.link.board_history import BoardHistory
from cosmic_tui.messages import up as messages
from cosmic_tui.table.setup import BOT, PERSON, GameSetup, SeatSetup
from cosmic_tui.table.table import Table
from engine.encounter.rules import RULES
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
        if message["kind"] == "reason" and "way" not in message["facts"]:
            before = next(one for one in reversed(told[:number]) if one["kind"] in ("events", "reason"))
            event = before["events"][-1] if before["kind"] == "events" else before
            assert event["seat"] == message["seat"]  # the last thing that happened is what it speaks of


def test_a_seat_is_told_every_event_once_with_reasons_in_between() -> None:
    told = told_of(rookies())
    firsts = [(message["first"], len(message["events"])) for message in told if message["kind"] == "events"]
    assert [first for first, _ in firsts] == [sum(number for _, number in firsts[:at]) for at in range(len(firsts))]


def test_a_main_player_speaks_behind_the_result_at_most_once_in_two_encounters() -> None:
    """What is said is true of the points that all have seen, and tells nothing else: the same for every reader."""
    spoke = 0
    for seed in (3, 5):
        table = rookies(seed=seed)
        told = told_of(table, 150)
        encounters = [tuple(message["about"][:2]) for message in told if message["kind"] == "show"]
        numbers = {about: number for number, about in enumerate(dict.fromkeys(encounters))}
        last = -9
        for at, message in enumerate(told):
            if message["kind"] != "reason" or "way" not in message["facts"]:
                continue
            heard = told[at - 1]["first"] + len(told[at - 1]["events"])  # it stands behind the events told just before
            shown = [one for one in told if one["kind"] == "show" and one["id"] == "won" and one["events"] <= heard]
            won = max(shown, key=lambda one: one["serial"])
            assert message["seat"] in (won["facts"]["seat"], *won["facts"]["at"])
            RULES.ground(table.match, message["code"], message["facts"])
            now = numbers[tuple(won["about"][:2])]
            assert now - last >= 2
            last, spoke = now, spoke + 1
    assert spoke > 5


def test_what_a_bot_says_to_a_result_is_not_said_again_when_the_game_goes_on() -> None:
    table = rookies(seed=5)
    assert any("way" in one["facts"] for one in told_of(table, 60) if one["kind"] == "reason")
    records = table.take_records()
    again = Table(table.setup)
    again.past = BoardHistory((0,))  # so the points are shown once more, to nobody
    again.start(0.0, records)
    assert not any(one["kind"] == "reason" for one in again.take(0))


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
