"""Looking back: the board after every answer, as that seat saw it then, in a resumed game too."""

from itertools import pairwise
from pathlib import Path
from typing import Any

from cosmic_tui.games.encounter.say.board import second_hand, sets
from cosmic_tui.games.encounter.say.labels import in_short
from cosmic_tui.games.encounter.say.voice import Voice
from cosmic_tui.link.embedded import EmbeddedLink
from cosmic_tui.link.replay import load, replay_of
from cosmic_tui.link.saved import new_game, resume, unkept
from cosmic_tui.table.seats import WATCHERS
from cosmic_tui.words import words
from engine.bots.simulate import play as simulate
from engine.encounter.rules import RULES
from engine.kernel.asking import BARGAIN, nth
from tests.table.tables import setup_for


def nobody_listens(seat: int, message: dict[str, Any]) -> None:
    """Messages are taken away."""


def play(link: EmbeddedLink, answers: int) -> dict[int, dict[str, Any]]:
    """Answer for the first seat; the view before each answer by the number of events at that time."""
    link.subscribe(nobody_listens)
    seen: dict[int, dict[str, Any]] = {}
    for _ in range(answers):
        link.poll()
        question = link.table.match.question_for(0)
        if question is None:
            break
        seen[len(link.table.seats[0].log)] = link.table.rules.view(link.table.match, 0)
        answer: Any = nth(question, 0)
        if question.shape == BARGAIN:
            answer = ["give_up"]
        link.send(0, {"kind": "answer", "serial": link.table.seats[0].serial, "answer": answer})
    return seen


def test_every_board_is_the_view_of_that_time() -> None:
    """R-SEC-1: it is what the seat itself saw, and nothing else."""
    link = unkept(setup_for(1, seed=3, options={"alien_mode": "dealt", "flares": True}))
    seen = play(link, 25)
    assert len(seen) > 10
    for events, view in seen.items():
        assert link.past.board(0, events) == view


def test_between_two_answers_the_board_is_the_one_after() -> None:
    link = unkept(setup_for(1, seed=3))
    known = sorted(play(link, 10))
    before, after = next((left, right) for left, right in pairwise(known) if right > left + 1)
    board = link.past.board(0, before + 1)
    assert board is not None
    assert board != link.past.board(0, before)
    assert link.past.board(0, after + 10_000) is None


def test_a_resumed_game_has_its_whole_past(tmp_path: Path) -> None:
    """What happened before the program was ended can be looked at as if it had never been."""
    link = new_game(setup_for(1, seed=3, options={"alien_mode": "dealt", "flares": True}), tmp_path)
    seen = play(link, 25)
    link.close()
    again = resume("", tmp_path)
    assert len(seen) > 10
    for events, view in seen.items():
        board = again.past.board(0, events)
        assert board is not None
        assert {**board, "question": None} == {**view, "question": None}
    again.close()


def test_a_second_hand_can_be_read_by_its_owner() -> None:
    """Two sets to choose from are told card by card; the one that is kept can be read later."""
    voice = Voice(words("en"), ("Ada", "Bea"), 0)
    asked = {"options": [["hand"], ["hoard"]]}
    view = {"hand": ["attack_06"], "kept": {"second_hand": ["negotiate"]}, "question": asked}
    assert sets(view) == {"hand": ["attack_06"], "hoard": ["negotiate"]}
    assert in_short(voice, ["attack_06", "negotiate", "negotiate"]) == "A06  Neg×2"
    assert second_hand(voice, view) == ["Face down on your sheet: negotiate."]
    assert second_hand(voice, {"kept": {"second_hand": 1}}) == []


def test_a_story_is_what_that_seat_was_told(tmp_path: Path) -> None:
    """R-SEC-5: a saved game that is looked at shows one seat's own views and events, and asks nobody."""
    link = new_game(setup_for(1, seed=3, options={"alien_mode": "dealt", "flares": True}), tmp_path)
    seen = play(link, 25)
    log = list(link.table.seats[0].log)
    link.close()
    story = replay_of(load(next(tmp_path.iterdir())))
    assert story.events == log[: len(story.events)] and len(story.events) > 20
    told: list[dict[str, Any]] = []
    story.subscribe(lambda seat, message: told.append(message))
    assert [message["kind"] for message in told] == ["hello", "events", "view", "question"]
    assert told[2]["view"]["question"] is None and "hand" in told[2]["view"]
    events, view = next(iter(seen.items()))
    board = story.past.board(0, events)
    assert board is not None and board["hand"] == view["hand"]
    assert story.wake() is None


def test_a_game_of_bots_is_seen_by_a_spectator() -> None:
    """R-SEC-4: nobody's hand is in it."""
    record = simulate(RULES, {"seats": 3}, 5, ("random",), keep_record=True).record
    assert record is not None
    story = replay_of(record)
    assert story.seats == (WATCHERS,)
    board = story.past.board(WATCHERS, len(story.events))
    assert board is not None and board["over"] and not board.get("hand")
    assert all("cards" not in event for event in story.events if event["event"] == "dealt")
