"""The doors of a table: answers with serial numbers, refusals, chat, coming and going, the end."""

from typing import Any

import pytest

from cosmic_tui.messages import up as messages
from cosmic_tui.messages.grammar import Message
from cosmic_tui.table.setup import GameSetup, SeatSetup, make_setup, people_and_bots
from cosmic_tui.table.table import Table
from engine.kernel.asking import Refused
from tests.support import Person
from tests.table.tables import (
    FirstBot,
    answer_first,
    asked_seat,
    at_a_deal,
    last,
    open_table,
    play_until,
    random_bots,
    setup_for,
)  # fmt: skip

SPECTATOR = -1


def codes(sent: list[Message]) -> list[str]:
    return [message["code"] for message in sent if message["kind"] == "refused"]


def test_a_question_comes_with_a_number_and_takes_an_answer_with_it() -> None:
    table = open_table()
    question = table.seats[0].shown["question"]
    assert question["question"]["why"] == table.match.question_for(0).why
    answer_first(table, 0)
    told = table.take(0)
    assert codes(told) == []
    later = last(told, "question")
    assert later is not None and later["serial"] > question["serial"]
    assert {"events", "view", "question"} == {message["kind"] for message in told} - {"show"}


def test_an_old_number_is_refused_and_the_open_question_comes_again() -> None:
    table = open_table()
    old = table.seats[0].serial
    answer_first(table, 0)
    table.take(0)
    before = table.match.pending
    table.receive(0, messages.answer(old, 0), 0.0)
    told = table.take(0)
    assert codes(told) == ["question_gone"]
    assert last(told, "question") == table.seats[0].shown["question"]
    assert table.match.pending == before


def test_who_is_not_asked_cannot_answer() -> None:
    table = open_table(people=2)
    other = 1 - asked_seat(table)
    table.receive(other, messages.answer(table.seats[other].serial, 0), 0.0)
    assert codes(table.take(other)) == ["not_asked"]


def test_an_unlawful_answer_changes_nothing_and_is_told_to_its_sender_alone() -> None:
    table = open_table(people=2)
    seat = asked_seat(table)
    table.take(0), table.take(1)
    table.take_records()
    table.receive(seat, messages.answer(table.seats[seat].serial, 99), 0.0)
    assert codes(table.take(seat)) == ["option"]
    assert table.take(1 - seat) == []
    assert table.take_records() == []


def test_only_the_clock_says_that_time_is_up() -> None:
    """R-NEG-8: `lapse` is no answer of a person."""
    table, (seat, _) = at_a_deal()
    table.receive(seat, messages.answer(table.seats[seat].serial, ["lapse"]), 0.0)
    assert codes(table.take(seat)) == ["form"]


def test_everybody_is_told_what_is_his_and_a_watcher_only_what_all_may_know() -> None:
    """R-SEC-1, R-SEC-4."""
    table = open_table(people=2)
    watcher = last(table.snapshot(SPECTATOR, 0.0), "view")
    assert watcher is not None and "hand" not in watcher["view"]
    for seat in (0, 1):
        view = last(table.snapshot(seat, 0.0), "view")
        assert view is not None and view["view"]["seat"] == seat and len(view["view"]["hand"]) == 8
    dealt = [event for event in table.watchers.log if event["event"] == "dealt"]
    assert len(dealt) == 4 and all("faces" not in event for event in dealt)


def test_a_snapshot_tells_the_whole_story_again() -> None:
    table = open_table()
    for _ in range(10):
        answer_first(table, asked_seat(table))
    told = table.snapshot(0, 0.0)
    events = last(told, "events")
    assert events is not None and events["first"] == 0 and events["events"] == table.seats[0].log
    assert [message["kind"] for message in told][:1] == ["hello"]


def test_chat_reaches_everybody_and_is_made_harmless() -> None:
    """R-NEG-12: open to all, and it never binds: the game does not notice."""
    table = open_table(people=2)
    table.take(0), table.take(1)
    position = table.match.game.dump()
    table.receive(0, messages.chat("  hello\x1b[31m\n\u202ethere "), 0.0)
    for seat in (0, 1):
        said = last(table.take(seat), "chat")
        assert said is not None and (said["name"], said["text"]) == ("Ada", "hello[31m there")
    assert table.match.game.dump() == position


@pytest.mark.parametrize(("text", "code"), [("x" * 241, "chat_too_long"), (" \x00 ", "chat_empty")])
def test_chat_that_cannot_be_shown_is_refused(text: str, code: str) -> None:
    table = open_table(people=2)
    table.receive(0, messages.chat(text), 0.0)
    assert codes(table.take(0)) == [code]


def test_somebody_who_talks_too_fast_waits_a_moment() -> None:
    table = open_table(people=2)
    table.take(0)
    for _ in range(6):
        table.receive(0, messages.chat("me again"), 1.0)
    assert codes(table.take(0)) == ["chat_too_fast"]
    table.receive(0, messages.chat("now?"), 12.0)
    assert codes(table.take(0)) == []


def test_the_end_shows_all_hands_and_the_seed() -> None:
    """Section 20: nothing is secret once it is over."""
    table, person = open_table(seed=2, bots=random_bots), Person(2)
    while not table.match.over:
        seat = table.seats[0]
        table.receive(0, messages.answer(seat.serial, person.answer(seat.shown["view"]["view"])), 0.0)
        if codes(table.seats[0].out):
            table.take(0)
            answer_first(table, 0)
    over = last(table.take(0), "over")
    assert over is not None
    assert over["winners"] == table.match.game.winners and over["seed"] == 2
    assert [len(hand) for hand in over["ending"]["hands"]] == [len(hand) for hand in table.match.game.hands]
    assert [record[0] for record in table.take_records()][-1] == "end"
    table.tick(1000.0)
    table.tick(2000.0)
    assert last(table.take(0), "over") is None and table.take_records() == [], "it is told and kept once"


def test_the_same_answers_from_the_records_make_the_same_table() -> None:
    """What a journal keeps is enough; what was undone does not come back."""
    table = open_table(seed=4)
    for _ in range(12):
        answer_first(table, asked_seat(table))
        table.receive(0, messages.undo(), 0.0)
    again = Table(setup_for(seed=4), FirstBot)
    again.start(0.0, table.take_records())
    assert again.match.game.facts() == table.match.game.facts()
    assert again.answers == table.answers


def test_records_of_other_rules_are_refused() -> None:
    table = open_table(seed=4)
    answer_first(table, 0)
    records = table.take_records()
    changed = [[*record[:3], record[3] ^ 1] if record[0] == "answer" else record for record in records]
    with pytest.raises(Refused, match="save_drifted"):
        Table(setup_for(seed=4), FirstBot).start(0.0, changed)


# --- people who go away ------------------------------------------------------------------------------------------


def test_a_stand_in_answers_for_somebody_who_stays_away() -> None:
    """R-NEG-11: after fifteen seconds, if the table allows it."""
    table = open_table(people=2, stand_in="first")
    seat = asked_seat(table)
    table.away(seat, 10.0)
    presence = last(table.take(1 - seat), "presence")
    assert presence is not None and presence["seats"][seat]["state"] == "away"
    answers = table.answers
    assert table.wake(10.0) == 25.0
    table.tick(24.0)
    assert table.answers == answers
    table.tick(25.0)
    assert table.answers > answers


def test_without_a_stand_in_the_table_waits() -> None:
    table = open_table(people=2)
    seat = asked_seat(table)
    table.away(seat, 0.0)
    answers = table.answers
    table.tick(1000.0)
    assert table.answers == answers and table.wake(1000.0) is None
    table.back(seat, 1001.0)
    presence = last(table.take(1 - seat), "presence")
    assert presence is not None and presence["seats"][seat]["state"] == "here"


def test_bots_never_let_anybody_wait() -> None:
    """How fast a game is seen is the business of those who look: nothing is due but what a person has to say."""
    table = open_table(people=1, seed=11)
    for _ in range(50):
        assert all(table.seats[question.seat].person for question in table.match.pending)
        assert table.wake(0.0) is None
        answer_first(table, asked_seat(table))


# --- set-ups -----------------------------------------------------------------------------------------------------


def test_a_setup_survives_as_plain_data() -> None:
    setup = setup_for(2, windows="even", beat=0.5)
    assert make_setup(setup.plain()) == setup
    assert make_setup({**setup.plain(), "pace": 0.6}) == setup  # as earlier versions kept it
    assert make_setup({**setup.plain(), "color": "red"}) == setup  # as later ones may


@pytest.mark.parametrize(
    "change",
    [
        {"seats": "no"}, {"seats": [{"who": "ghost"}]}, {"seed": -1}, {"seed": "x"},
        {"deal_seconds": 5}, {"windows": "open"}, {"options": 7}, {"game": 7},
    ],
)  # fmt: skip
def test_what_describes_no_table_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(Refused):
        make_setup({**setup_for().plain(), **change})


def test_names_are_different_and_seats_are_full() -> None:
    people = (SeatSetup("person", "Ada"), SeatSetup("person", "ada"), SeatSetup("bot", "Tom", "random"))
    with pytest.raises(Refused, match="name_taken"):
        Table(GameSetup(people, 1, {"seats": 3}))
    with pytest.raises(Refused, match="seats_differ"):
        Table(GameSetup(people_and_bots(["Ada"], 4, "random"), 1, {"seats": 3}))
    with pytest.raises(Refused, match="seats_open"):
        Table(GameSetup((*people_and_bots(["Ada"], 2, "random"), SeatSetup()), 1, {"seats": 3})).start(0.0)
    with pytest.raises(Refused, match="unknown_bot"):
        Table(GameSetup(people_and_bots(["Ada"], 3, "no such bot"), 1, {"seats": 3})).start(0.0)


def test_bots_never_have_a_persons_name() -> None:
    seats = people_and_bots(["tom"], 4, "random")
    assert [seat.name for seat in seats] == ["tom", "Ines", "Quill", "Max"]


def test_play_until_finds_what_it_looks_for() -> None:
    assert play_until(open_table(people=4), "launch.send") in range(4)


def test_what_would_save_the_game_stays_with_the_host_until_it_is_over() -> None:
    """R-SEC-5: neither the seed nor another hand is ever in what a seat receives; a player keeps his own view only."""
    seed = 918_273_645
    table = open_table(people=2, bots=random_bots, seed=seed)
    views: list[dict[str, Any]] = []
    for _ in range(60):
        if table.match.over:
            break
        for question in list(table.match.pending):
            if table.seats[question.seat].person:
                answer_first(table, question.seat)
                break
        for seat in (0, 1):
            told = table.take(seat)
            assert str(seed) not in repr(told)
            views += [message["view"] for message in told if message["kind"] == "view"]
    assert len(views) > 20
    hands = [other["hand"] for view in views for other in view["seats"]]
    assert hands and all(isinstance(hand, int) for hand in hands)
    assert all(isinstance(view["hand"], list) for view in views), "one's own is there: the others' could be"


def test_a_preview_says_what_an_answer_would_bring_and_changes_nothing() -> None:
    table = open_table(people=3, seats=3)
    seat = play_until(table, "planning.pick")
    for number in range(3):
        table.take(number)
    serial, answers, facts = table.seats[seat].serial, table.answers, table.match.game.facts()
    table.receive(seat, messages.preview(serial, 0), 0.0)
    (told,) = table.take(seat)
    assert (told["kind"], told["serial"], told["answer"]) == ("preview", serial, 0)
    assert isinstance(told["preview"], dict)
    assert (table.answers, table.match.game.facts()) == (answers, facts)
    assert [table.take(number) for number in range(3)] == [[], [], []]
    table.receive(seat, messages.preview(serial + 1, 0), 0.0)
    assert codes(table.take(seat)) == ["question_gone"]


@pytest.mark.parametrize(("people", "waits"), [(1, False), (2, True)])
def test_only_who_plays_with_others_waits_for_the_beat(people: int, waits: bool) -> None:
    """R-SEC-2: a pause tells nothing to bots, so there is none for whoever is alone with them."""
    table = open_table(people=people, windows="even", beat=2.0)
    table.tick(100.0)
    answer_first(table, asked_seat(table), 100.0)
    assert (table.hold == 102.0) is waits


def test_who_comes_back_during_the_beat_hears_what_was_known_before_it() -> None:
    """R-SEC-2: not earlier than those who stayed, and not less than they know: view and question are there."""
    table = open_table(people=4, seed=1, windows="even", beat=2.0)
    table.tick(100.0)
    before = {message["kind"]: message for message in table.snapshot(3, 100.0)}
    answer_first(table, table.match.pending[0].seat, 100.0)
    assert table.hold > 100.5
    again = {message["kind"]: message for message in table.snapshot(3, 100.5)}
    assert again["view"] == before["view"] and again["question"]["asked"] == ["table"]
    after = {message["kind"]: message for message in table.snapshot(3, table.hold)}
    assert after["view"] != before["view"]


# --- what must not go wrong even if something does -----------------------------------------------------------------


class WrongBot(FirstBot):
    """Says things that no question takes."""

    def answer(self, view: dict[str, Any]) -> Any:
        wrong = {"pick": 99, "some": [99], "amount": 99, "spread": [99], "bargain": ["accept", 99]}
        return wrong[view["question"]["shape"]]


def test_a_bot_that_is_wrong_is_answered_for_and_nobody_waits() -> None:
    """The plainest answer takes the place of one that is refused, at every kind of question."""
    table = open_table(people=1, seed=11, bots=WrongBot)
    for _ in range(60):
        assert all(table.seats[question.seat].person for question in table.match.pending)
        answer_first(table, asked_seat(table))
    assert table.answers > 150


def test_the_records_say_where_the_game_stands_from_turn_to_turn() -> None:
    """The list of saved games tells the last of these, whoever's turn it is."""
    table = open_table(people=1, seed=11)
    told: list[list[Any]] = []
    for _ in range(60):
        answer_first(table, asked_seat(table))
        entries = table.take_records()
        places = [entry[1] for entry in entries if entry[0] == "at"]
        told += places
        if places:
            assert places[-1] == table.rules.where(table.match)
    assert len({place["turn"] for place in told}) > 3
    assert [place["turn"] for place in told] == sorted(place["turn"] for place in told)


def test_only_of_who_is_away_it_is_told_for_how_long() -> None:
    table = open_table(people=2)
    table.away(1, 10.0)
    assert [seat.plain(25.0)["away"] for seat in table.seats] == [0, 15, 0, 0]


def test_what_is_told_begins_with_the_first_event() -> None:
    table = Table(setup_for(2), FirstBot)
    table.start(0.0)
    for number in (0, 1):
        told = next(message for message in table.take(number) if message["kind"] == "events")
        assert told["first"] == 0 and told["events"] == table.seats[number].log[: len(told["events"])]
