"""What a keyboard has been told: views, sentences, boards as they were, clocks, what was done to me."""

from typing import Any

import pytest

from cosmic_tui.games.encounter.draw.deals import offers
from cosmic_tui.screens.model import STICKY_ANSWERS, SeatState, TableModel, clock_text
from cosmic_tui.words import words
from engine.andromeda.rules import RULES

from .positions import matches, people, seat_state


@pytest.fixture
def model() -> TableModel:
    found = TableModel(words("en"), (0,), lambda: 100.0)
    found.people = people(4)
    found.take(0, hello())
    return found


def hello() -> dict[str, Any]:
    seats = [{"name": one.name, "who": "person", "state": "here", "away": 0} for one in people(4)]
    return {"kind": "hello", "options": {}, "game": "encounter", "rules": 1, "started": True, "seats": seats}


def view(turn: int = 1, **more: Any) -> dict[str, Any]:
    match = next(iter(matches(1, 4)))
    state = seat_state(match, 0)
    assert state.view is not None
    return {**state.view, "turn": turn, "question": None, **more}


def tell(model: TableModel, *events: dict[str, Any]) -> SeatState:
    state = model.states[0]
    model.take(0, {"kind": "events", "first": len(state.events), "events": list(events)})
    return state


def test_events_become_sentences_of_the_reader(model: TableModel) -> None:
    state = tell(
        model, {"event": "joined", "seat": 0, "side": 0, "n": 2}, {"event": "joined", "seat": 1, "side": 1, "n": 1}
    )
    assert [line.text for line in state.told] == [
        "You join the offense with 2 ships.",
        "Tom joins the defense with 1 ship.",
    ]
    assert [line.text for line in state.lines] == [" ".join(line.text for line in state.told)]


def test_what_is_done_to_me_is_marked_until_i_have_answered_twice(model: TableModel) -> None:
    state = tell(model, {"event": "invited", "seat": 1, "side": 0, "at": [0]})
    assert [line.sticky for line in model.log_of(state)] == [True]
    for _ in range(STICKY_ANSWERS):
        model.answered(state)
    assert [(line.sticky, line.to_me) for line in model.log_of(state)] == [(False, True)]


def test_a_story_from_its_beginning_holds_up_only_what_its_last_encounter_did_to_me(model: TableModel) -> None:
    """A new window at an old table: what was done long ago was answered in the window before."""
    began = {"event": "encounter_began", "seat": 1, "number": 1}
    done = {"event": "invited", "seat": 1, "side": 0, "at": [0]}
    state = tell(model, began, done, {**began, "number": 2}, done)
    told = [line.sticky for line in model.log_of(state) if line.to_me]
    assert told == [False, True]
    tell(model, {**began, "number": 3}, done)
    assert [line.sticky for line in model.log_of(state) if line.to_me] == [False, True, True]


def test_another_game_begins_with_nothing_done_to_me(model: TableModel) -> None:
    tell(model, {"event": "invited", "seat": 1, "side": 0, "at": [0]})
    hello = {"kind": "hello", "seat": 0, "game": "encounter", "rules": 1, "started": True, "seats": [], "options": {}}
    model.take(0, hello)
    model.people = people(4)
    state = tell(model, {"event": "turn_began", "seat": 1, "turn": 1})
    assert [line.sticky for line in model.log_of(state)] == [False]


def test_events_that_are_sent_again_are_not_told_twice(model: TableModel) -> None:
    """After a lost line the table begins anew with a hello."""
    tell(model, {"event": "turn_began", "seat": 1, "turn": 1})
    hello = {"kind": "hello", "seat": 0, "game": "encounter", "rules": 1, "started": True, "seats": [], "options": {}}
    model.take(0, hello)
    model.people = people(4)
    state = tell(model, {"event": "turn_began", "seat": 1, "turn": 1})
    assert len(state.lines) == len(state.events) == 1


def test_the_board_as_it_was(model: TableModel) -> None:
    state = model.states[0]
    model.take(0, {"kind": "view", "view": view(1)})
    tell(model, {"event": "turn_began", "seat": 1, "turn": 2})
    model.take(0, {"kind": "view", "view": view(2)})
    tell(model, {"event": "turn_began", "seat": 2, "turn": 3})
    model.take(0, {"kind": "view", "view": view(3)})
    boards = [model.board_at(state, number) for number in (0, 1, 2)]
    assert [board["turn"] for board in boards if board] == [1, 2, 3]
    assert model.board_at(state, 99) == state.view


def test_a_sum_is_kept_for_as_long_as_the_game_is_open(model: TableModel) -> None:
    """`e` explains it after the cards have been put away, and until the next encounter has a sum of its own."""
    state = model.states[0]
    for turn, totals in ((1, [1, 2]), (3, [3, 4])):
        summed = {"totals": totals, "lines": [[], []], "types": [], "no_effect": []}
        model.take(0, {"kind": "view", "view": view(turn, sum=summed)})
        for later in (turn, turn + 1):
            model.take(0, {"kind": "view", "view": view(later)})
            assert state.summed is not None and state.summed["sum"]["totals"] == totals
            assert (state.summed_here is None) == (later > turn)


def test_a_clock_runs_down(model: TableModel) -> None:
    model.take(0, {"kind": "clock", "seats": [0], "left": 38.0})
    assert model.seconds_left() == 38.0
    model.take(0, {"kind": "clock", "seats": [], "left": 0})
    assert model.seconds_left() is None
    assert clock_text(38.9) == "0:38"
    assert clock_text(75) == "1:15"


def test_presence_is_a_word(model: TableModel) -> None:
    seats = [
        {"name": "Vera", "who": "person", "level": "", "state": "here", "away": 0},
        {"name": "Tom", "who": "person", "level": "", "state": "away", "away": 12},
        {"name": "Ines", "who": "bot", "level": "rookie", "state": "bot", "away": 0},
    ]
    model.take(0, {"kind": "presence", "seats": seats})
    assert [(person.presence, person.away, person.bot) for person in model.people] == [
        ("here", False, False),
        ("away for 0:12", True, False),
        ("bot", False, True),
    ]


def test_who_is_away_is_so_for_longer_with_every_look() -> None:
    """A table tells it once, when the line is lost."""
    clock = [100.0]
    model = TableModel(words("en", "encounter"), (0,), lambda: clock[0])
    away = {"name": "Tom", "who": "person", "level": "", "state": "away", "away": 12}
    model.take(0, {"kind": "presence", "seats": [away]})
    clock[0] += 50.0
    model.grow_older()
    assert model.people[0].presence == "away for 1:02"


def test_a_message_of_an_unknown_kind_is_left_alone(model: TableModel) -> None:
    model.take(0, {"kind": "sunset"})
    assert model.states[0].view is None


def test_an_offer_lapses_when_another_is_accepted() -> None:
    """R-NEG-4: accepting binds both; nothing else is open any more."""
    base = {"offense_cards": [], "offense_colony": [0, 1, 20], "defense_cards": [], "defense_colony": [], "extras": []}
    proposed = [{"event": "proposed", "seat": seat, "number": seat, **base} for seat in (1, 2)]
    found = offers([*proposed, {"event": "proposal_accepted", "seat": 1, "number": 2}])
    assert [(offer.number, offer.state) for offer in found] == [(1, "lapsed"), (2, "accepted")]


def test_offers_and_what_became_of_them() -> None:
    """A newer offer of the same side replaces its older one (R-NEG-3)."""
    base = {"offense_cards": [], "offense_colony": [0, 1, 20], "defense_cards": [], "defense_colony": [], "extras": []}
    found = offers(
        [
            {"event": "proposed", "seat": 1, "number": 1, **base},
            {"event": "encounter_began", "seat": 2, "number": 1},
            {"event": "proposed", "seat": 2, "number": 2, **base},
            {"event": "proposed", "seat": 2, "number": 3, **base},
            {"event": "proposed", "seat": 1, "number": 4, **base},
            {"event": "proposal_declined", "seat": 2, "number": 4},
        ]
    )
    assert [(offer.number, offer.state) for offer in found] == [(2, "replaced"), (3, "open"), (4, "declined")]


def test_a_reason_about_the_reader_is_said_to_them(model: TableModel) -> None:
    state = tell(model, {"event": "deal_failed", "seat": 1, "why": "ended"})
    model.take(0, {"kind": "reason", "seat": 1, "code": "would_win", "facts": {"seat": state.seat}})
    assert state.told[-1].text == "Tom says: That wins the game for you."


def test_a_reason_is_a_line_of_the_log_unless_the_person_wants_none(model: TableModel) -> None:
    state = tell(model, {"event": "deal_failed", "seat": 1, "why": "ended"})
    before = len(state.told)
    said = {"kind": "reason", "seat": 1, "code": "would_win", "facts": {"seat": 2}}
    model.take(0, said)
    assert [line.text for line in state.told][before:] == ["Tom says: That wins the game for Ines."]
    model.take(0, {**said, "code": "none_that_is_known"})
    model.muted.add("tom")
    model.take(0, said)
    model.muted.clear()
    model.reasons = False
    model.take(0, said)
    assert len(state.told) == before + 1


def test_why_somebody_joins_stands_in_the_line_of_its_joining(model: TableModel) -> None:
    state = tell(model, {"event": "joined", "seat": 1, "side": 1, "n": 1})
    said = {"kind": "reason", "seat": 1, "code": "stop", "facts": {"seat": 2}}
    model.take(0, said)
    assert [line.text for line in state.told] == ["Tom joins the defense with 1 ship. Against Ines's win."]
    model.take(0, {**said, "seat": 3})
    assert state.told[-1].text.endswith("says: Ines needs only one more colony to win.")  # who did nothing there


def test_a_story_that_comes_before_its_board_is_told_with_the_names_of_the_board() -> None:
    """A window that comes back to a table hears the events first; where they were is known once the board is there."""
    model = TableModel(words("en", "andromeda"), (0,), lambda: 100.0)
    model.people = people(4)
    model.take(0, {**hello(), "game": "andromeda"})
    state = tell(model, {"event": "battle_began", "region": "A1", "sides": [["seat", 0], ["raiders"]]})
    model._chat(state, "Tom", "back again?")
    assert [line.text for line in state.told] == ["A battle begins at A1.", "Tom: back again?"]
    match = RULES.new({"seats": 4}, 1)
    board = {**RULES.view(match, 0), "map": {"A1": {"tile": "shipyard"}}}
    model.take(0, {"kind": "view", "view": board})
    assert [line.text for line in state.told] == ["A battle begins at Shipyard.", "Tom: back again?"]
    tell(model, {"event": "battle_began", "region": "A1", "sides": [["seat", 0], ["raiders"]]})
    model.take(0, {"kind": "view", "view": board})
    assert [line.text for line in state.told] == [
        "A battle begins at Shipyard.",
        "Tom: back again?",
        "A battle begins at Shipyard.",
    ]
