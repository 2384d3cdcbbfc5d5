"""A story told again after a break is passed on as what is new in it, and another story as a new one."""

from cosmic_tui.link.catchup import CatchUp


def hello(seats="here"):
    return {"kind": "hello", "seats": [seats]}


def events(first, *names):
    return {"kind": "events", "first": first, "events": list(names)}


LOBBY = {"kind": "lobby", "lobby": {}}
VIEW = {"kind": "view", "view": {}}


def told(catchup, *messages):
    return [part for message in messages for part in catchup.take(message)]


def started() -> CatchUp:
    """Somebody who has seen two things happen in the first game, whose beginning came live after the lobby."""
    catchup = CatchUp()
    catchup.begin(0)
    first = [LOBBY, hello(), events(0, "a"), VIEW, events(1, "b")]
    assert told(catchup, *first) == first
    return catchup


def test_only_what_is_new_is_passed_on():
    catchup = started()
    catchup.begin(1)
    assert told(catchup, hello("back"), events(0, "a", "b", "c"), VIEW) == [
        {"kind": "presence", "seats": ["back"]}, events(2, "c"), VIEW,
    ]  # fmt: skip
    assert told(catchup, events(3, "d")) == [events(3, "d")]
    assert catchup.events == ["a", "b", "c", "d"]


def test_nothing_new_is_nothing():
    catchup = started()
    catchup.begin(1)
    assert told(catchup, hello(), events(0, "a", "b")) == [{"kind": "presence", "seats": ["here"]}]


def test_a_break_within_the_telling_does_no_harm():
    catchup = started()
    catchup.begin(1)
    told(catchup, hello())
    catchup.begin(1)
    assert told(catchup, hello(), events(0, "a", "b", "c"))[1:] == [events(2, "c")]


def test_another_game_is_told_from_its_beginning():
    catchup = started()
    catchup.begin(2)
    assert told(catchup, hello(), events(0, "a", "b")) == [hello(), events(0, "a", "b")]


def test_a_rematch_while_the_line_holds_is_another_game():
    catchup = started()
    assert told(catchup, hello("again"), events(0, "x")) == [hello("again"), events(0, "x")]
    catchup.begin(2)
    assert told(catchup, hello(), events(0, "x", "y"))[1:] == [events(1, "y")]


def test_a_host_that_has_lost_the_end_of_its_story_is_believed():
    catchup = started()
    catchup.begin(1)
    assert told(catchup, hello(), events(0, "a")) == [
        {"kind": "presence", "seats": ["here"]}, hello(), events(0, "a"),
    ]  # fmt: skip
    assert catchup.events == ["a"]


def test_a_break_before_anything_happened():
    catchup = CatchUp()
    catchup.begin(1)
    assert told(catchup, hello()) == [hello()]
    catchup.begin(1)
    assert told(catchup, hello(), events(0, "a"))[1:] == [events(0, "a")]
