"""Answers in the making: whatever is pressed, what can be sent is an answer the engine takes."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmic_tui.games.encounter.prompt.ahead import question_ahead
from cosmic_tui.prompt.ahead import put_in
from cosmic_tui.prompt.draft import Draft, start
from cosmic_tui.prompt.habits import Habits
from cosmic_tui.prompt.parts import answering_of
from engine.kernel.asking import Question, check
from tests.snapshots.canned import position

from .positions import matches, seat_state

VIEW: dict[str, Any] = {"seat": 0, "n": 3, "planets": [[number, number // 5, [4, 0, 0]] for number in range(15)]}
SHAPES = ("pick", "some", "amount", "spread")


def asked(shape: str, options: list[list[Any]], **more: Any) -> dict[str, Any]:
    plain = {
        "why": "test",
        "shape": shape,
        "options": options,
        "low": 0,
        "high": 0,
        "caps": [],
        "by": None,
        "data": None,
    }
    return {**plain, **more}


def draft_of(shape: str, options: list[list[Any]], **more: Any) -> Draft:
    draft = start(VIEW, asked(shape, options, **more), answering_of("encounter"))
    assert isinstance(draft, Draft)
    return draft


def spread(low: int, high: int, caps: list[int], why: str = "x") -> Draft:
    options = [["planet", number] for number in range(len(caps))]
    return draft_of("spread", options, low=low, high=high, caps=caps, why=why)


# --- what the highlight starts on --------------------------------------------------------------------------------


def test_a_window_starts_on_the_pass_and_a_forced_choice_on_the_first_option() -> None:
    window = draft_of("pick", [["card", "plague"], ["pass"]])
    assert window.answer() == 1
    assert draft_of("pick", [["planet", 0], ["planet", 1]]).answer() == 0


def test_a_turn_is_not_ended_by_a_careless_enter() -> None:
    assert draft_of("pick", [["encounter"], ["end"]]).answer() == 0


def test_a_spread_stands_ready_and_gives_up_no_colony() -> None:
    """Of a launch as many as may go but the last ship of each planet; one has to go whatever it costs."""
    home = {**VIEW, "planets": [[0, 0, [1, 0, 0]], [1, 0, [3, 0, 0]], [2, 0, [2, 0, 0]], [5, 1, [2, 4, 0]]]}

    def ready(why: str, caps: list[int], low: int, high: int) -> Any:
        options = [["planet", number] for number in (0, 1, 2, 5)]
        draft = start(home, asked("spread", options, low=low, high=high, caps=caps, why=why), answering_of("encounter"))
        return draft.answer()

    assert ready("launch.send", [1, 3, 2, 2], 1, 4) == [0, 2, 1, 1]
    assert ready("launch.send", [1, 3, 2, 1], 1, 4) == [0, 2, 1, 1], "one of the two cannot go: it stays anyway"
    assert ready("launch.send", [1, 0, 0, 0], 1, 4) == [1, 0, 0, 0]
    assert ready("place", [4, 4, 4, 4], 4, 4) == [2, 0, 1, 1], "where the fewest are by then"
    assert ready("lose", [1, 3, 2, 2], 2, 2) == [0, 2, 0, 0]


def test_the_gate_is_aimed_and_a_ship_comes_home_where_the_fewest_are() -> None:
    planets = [
        [0, 0, [2, 0, 0]],
        [1, 0, [1, 0, 0]],
        [5, 1, [1, 3, 0]],
        [6, 1, [0, 2, 0]],
        [7, 1, [0, 1, 0]],
        [8, 1, [1, 0, 0]],
    ]
    view = {**VIEW, "planets": planets}

    def highlighted(why: str, numbers: list[int]) -> int:
        question = asked("pick", [["planet", number] for number in numbers], why=why)
        draft = start(view, question, answering_of("encounter"))
        assert isinstance(draft, Draft) and draft.choice is not None
        return int(draft.choice.ref[1])

    assert highlighted("launch.aim", [5, 6, 7, 8]) == 7, "a colony of one's own is none to gain"
    assert highlighted("launch.aim", [5, 8]) == 5
    assert highlighted("regroup.retrieve", [0, 1]) == 1
    assert highlighted("regroup.retrieve", [0, 1, 5]) == 5, "of two like planets the one abroad"


def test_whoever_was_invited_last_is_ticked_again() -> None:
    habits = Habits()

    def invite(seats: list[int], typed: str) -> Any:
        draft = start(
            VIEW,
            asked("some", [["seat", seat] for seat in seats], high=len(seats), why="alliance.invite"),
            answering_of("encounter"),
        )
        habits.begin(draft, answering_of("encounter"))
        ready = draft.answer()
        for key in typed:
            assert draft.digit(key)
        habits.answered(draft, answering_of("encounter"))
        return [seats[index] for index in ready]

    assert invite([1, 2], "") == []
    assert invite([1, 2], "1") == []
    assert invite([1, 3], "") == [1], "the third was never asked about, and not everybody was invited"
    assert invite([1, 2], "2") == [1]
    assert invite([2, 3], "2") == [2]
    assert invite([1, 2, 3], "") == [1, 2, 3]
    assert invite([1, 4], "1") == [1, 4], "who invites everybody invites somebody new as well"
    assert invite([1, 4], "") == [4]


# --- digits and arrows -------------------------------------------------------------------------------------------


def test_a_digit_sends_a_ship_and_plus_sends_more() -> None:
    draft = spread(1, 4, [4, 4, 4])
    draft.digit("0")
    assert draft.lacks() == ("no-ships_count", {"n": 0, "min": 1, "max": 4})
    draft.digit("1")
    draft.add(1)
    draft.add(1)
    assert draft.answer() == [3, 0, 0]
    draft.digit("2")
    draft.digit("2")
    assert draft.answer() == [2, 2, 0]
    draft.add(-1)
    assert draft.answer() == [2, 1, 0]
    draft.digit("0")
    assert draft.answer() == [0, 0, 0]


@pytest.mark.parametrize(
    ("why", "low", "high", "caps", "placed"),
    [
        ("place", 5, 5, [5, 5, 5], [2, 2, 1]),  # coming home: evenly
        ("lose", 3, 3, [1, 4, 2], [0, 3, 0]),  # paying: from the fullest, no colony is given up
        ("lose", 7, 7, [1, 4, 2], [1, 4, 2]),
        ("launch.send", 1, 4, [4, 4, 4, 1], [2, 1, 1, 0]),  # as many as may be
        ("alliance.send", 1, 1, [2, 3], [0, 1]),
        ("vacuum.divide", 0, 3, [3, 3], [0, 0]),  # nothing has to be
        ("deal.colony", 2, 9, [1, 9], [0, 2]),
    ],
)
def test_what_has_to_be_placed_is_placed_evenly_and_enter_sends_it(
    why: str, low: int, high: int, caps: list[int], placed: list[int]
) -> None:
    draft = spread(low, high, caps, why)
    assert draft.answer() == placed
    assert draft.lacks() is None


def test_if_all_ships_have_to_be_placed_another_digit_moves_one() -> None:
    draft = spread(1, 1, [1, 1, 1])
    draft.digit("1")
    draft.digit("3")
    assert draft.answer() == [0, 0, 1]


# --- properties --------------------------------------------------------------------------------------------------

QUESTIONS = st.one_of(
    st.builds(lambda n: asked("pick", [["seat", i] for i in range(n)]), st.integers(1, 25)),
    st.builds(
        lambda n, a, b: asked("some", [["seat", i] for i in range(n)], low=min(a, b, n), high=min(max(a, b, 1), n)),
        st.integers(1, 12),
        st.integers(0, 4),
        st.integers(0, 6),
    ),
    st.builds(lambda a, b: asked("amount", [], low=min(a, b), high=max(a, b)), st.integers(0, 9), st.integers(0, 30)),
    st.builds(
        lambda caps, a, b: asked(
            "spread",
            [["planet", i] for i in range(len(caps))],
            caps=caps,
            low=min(a, b, sum(caps)),
            high=min(max(a, b), sum(caps)),
        ),
        st.lists(st.integers(1, 6), min_size=1, max_size=12),
        st.integers(0, 5),
        st.integers(1, 8),
    ),
)
KEYS = st.lists(st.sampled_from("0123456789<>+- PN"), max_size=25)


def press(draft: Draft, key: str) -> None:
    moves = {
        "<": lambda: draft.move(-1),
        ">": lambda: draft.move(1),
        "+": lambda: draft.add(1),
        "-": lambda: draft.add(-1),
    }
    more = {" ": draft.tick, "P": lambda: draft.turn_page(-1), "N": lambda: draft.turn_page(1)}
    (moves | more).get(key, lambda: draft.digit(key))()


def engine_question(plain: dict[str, Any]) -> Question:
    refs = tuple(tuple(ref) for ref in plain["options"])
    return Question(0, "test", SHAPES.index(plain["shape"]), refs, plain["low"], plain["high"], tuple(plain["caps"]))


@given(QUESTIONS, KEYS)
def test_whatever_is_pressed_the_answer_is_lawful_or_lacks_something(plain: dict[str, Any], keys: list[str]) -> None:
    draft = start(VIEW, plain, answering_of("encounter"))
    assert isinstance(draft, Draft)
    for key in keys:
        press(draft, key)
    if draft.lacks() is None:
        check(engine_question(plain), draft.answer())


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_option_of_a_real_question_can_be_reached_by_digit_and_page(seats: int) -> None:
    """No two options of a page share a digit, and none is without."""
    for match in matches(seats, seats, 150):
        question = match.pending[0]
        state = seat_state(match, question.seat)
        assert state.view is not None and state.question is not None
        if state.question["shape"] == "bargain":
            continue
        draft = start(state.view, state.question, answering_of("encounter"))
        assert isinstance(draft, Draft)
        places = [(choice.page, choice.digit) for choice in draft.choices]
        assert len(set(places)) == len(places) == (len(question.options) if draft.shape != "amount" else 0)
        assert all(digit.isdigit() for _, digit in places)


# --- ahead -------------------------------------------------------------------------------------------------------


def test_a_card_can_be_chosen_before_it_is_asked_for() -> None:
    """Only by the two who will lay one, and only as long as none lies there."""
    view = {"seat": 0, "offense": 0, "defense": 1, "moment": "launch.aim", "laid": [["none", ""], ["none", ""]],
            "hand": ["attack_04", "attack_04", "plague", "negotiate"]}  # fmt: skip
    question = question_ahead(view)
    assert question is not None
    assert question["options"] == [["card", "attack_04"], ["card", "negotiate"]]
    assert question_ahead({**view, "seat": -1}) is None
    assert question_ahead({**view, "moment": "reveal.flipped"}) is None
    assert question_ahead({**view, "laid": [["down", "attack_04"], ["none", ""]]}) is None


@pytest.mark.parametrize(
    ("moment", "invited", "sides"),
    [
        ("destiny.drawn", [0, 0], None),  # nobody defends yet
        ("launch.send", [0, 0], [0, 1]),
        ("alliance.invite", [4, 0], [0, 1]),  # the defense has not said yet
        ("alliance.join", [4, 0], [0]),
        ("alliance.join", [4, 4], [0, 1]),
        ("alliance.join", [2, 2], None),
        ("planning.begin", [4, 4], None),
    ],
)
def test_whom_to_join_can_be_said_before_it_is_asked(moment: str, invited: list[int], sides: list[int] | None) -> None:
    """By those who may be asked, from public facts alone: those who have invited, or both before anybody has."""
    seats = [{"role": role} for role in ("offense", "defense", "bystander")]
    view = {"seat": 2, "offense": 0, "defense": -1 if moment.startswith("destiny") else 1, "moment": moment,
            "invited": invited, "seats": seats, "laid": [["none", ""]] * 2, "hand": ["attack_04"]}  # fmt: skip
    question = question_ahead(view)
    assert (question["options"][:-1] if question else None) == (
        [["side", side] for side in sides] if sides is not None else None
    )
    assert question is None or (question["why"], question["options"][-1]) == ("alliance.join", ["pass"])
    seats[2]["role"] = "offensive_ally"
    assert question_ahead(view) is None


def test_what_was_chosen_ahead_is_dropped_if_it_does_not_fit() -> None:
    draft = draft_of("pick", [["card", "attack_04"], ["card", "negotiate"]])
    assert put_in(draft, ("card", "negotiate"))
    assert draft.answer() == 1
    assert not put_in(draft, ("card", "morph"))


# --- where the highlight starts ----------------------------------------------------------------------------------


@pytest.mark.parametrize("alien, first", [("", "attack_40"), ("anti_matter", "attack_04"), ("tripler", "attack_10")])
def test_the_highlight_starts_on_the_card_the_odds_put_first(alien: str, first: str) -> None:
    """Never on the worst one: where the lower total wins, or a low card is tripled, the highest attack is not it."""
    hand = ["attack 40", "attack 20", "attack 10", "attack 4", "negotiate"]
    canned = position(
        stage="planning.begin",
        aliens=[alien, "", ""],
        defense="b",
        target="b:1",
        gate={"a": 4},
        hands={"a": hand, "b": ["attack 6", "attack 8"]},
        stop="a planning.pick",
    )
    question = canned.view["question"]
    draft = start(canned.view, question, answering_of("encounter"))
    assert isinstance(draft, Draft) and draft.choice is not None
    assert draft.choice.ref == ("card", first)
