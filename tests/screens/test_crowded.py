"""Places with more to say than they have room for: nothing drawn there stands in the place of the next thing."""

from pathlib import Path
from typing import Any

import pytest

from cosmic_tui.canvas.cells import plain, width
from cosmic_tui.draw.layout import COMPACT, LARGE, MIDDLE, SMALL
from cosmic_tui.draw.lobby import lobby
from cosmic_tui.draw.look import Look
from cosmic_tui.draw.parts import Parts
from cosmic_tui.games.encounter.draw import stage_calm
from cosmic_tui.games.encounter.draw.matrix import FIRST_CELL, matrix
from cosmic_tui.games.encounter.draw.stage import stage
from cosmic_tui.words import Words, languages, words
from tests.snapshots.canned import position
from tests.words import checks
from tests.words.pseudo import CLOSE, NAME, write_pseudo

from .positions import scene, scene_of, told

SIZES = {COMPACT: (80, 24), SMALL: (100, 30), MIDDLE: (140, 45), LARGE: (200, 60)}
CHAIR = {"who": "person", "name": "Vera", "level": "", "ready": True, "here": True, "owner": True}
GUESTS = {
    "b:1": {"b": 4, "a": 2},
    "b:2": {"b": 3, "a": 2, "c": 1},
    "b:3": {"b": 3, "a": 2, "c": 1, "d": 1},
    "b:4": {"b": 3, "a": 3, "d": 3},
    "b:5": {"b": 3, "a": 7, "c": 2, "d": 3},
}
CELLS = {  # the digit, the reader's ships and what becomes of them, and behind these everybody else's
    COMPACT: ["6 ▲2", "7 ▲2 ●1", "8 ▲2 ●…", "9 ▲3 ◆3", "▲7→3 ●…"],
    SMALL: ["6 ▲2", "7 ▲2 ●", "8 ▲2 ●  ◆", "9 ▲3 ◆◆◆", "▲7→3 ●● ◆◆◆"],
}


@pytest.mark.parametrize("size", CELLS)
def test_ships_of_others_stand_behind_those_that_can_be_sent(size: str) -> None:
    """The cell of a planet has one column less than there are to the next cell, whoever stands there."""
    found = position(
        players=4, stage="launch.send", defense="c", target="c:1", planets=GUESTS, hands={"a": ["attack 8"]},
        stop="a launch.send",
    )  # fmt: skip
    row = plain(matrix(scene_of(told(0, found.view), SIZES[size]))[4])
    wide = 8 if size == COMPACT else 12
    cells = [row[FIRST_CELL + number * wide :][:wide] for number in range(5)]
    assert cells == [cell.ljust(wide) for cell in CELLS[size]]


@pytest.mark.parametrize(
    ("name", "size", "planets"),
    [
        ("wild", SMALL, 0), ("wild", MIDDLE, 0), ("wild", LARGE, 1),
        ("regroup", SMALL, 0), ("regroup", MIDDLE, 1), ("regroup", LARGE, 1),
    ],
)  # fmt: skip
def test_a_planet_stands_where_lines_leave_room(
    name: str, size: str, planets: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beside the destiny card in the widest window only; beside lines alone in the middle one, too."""
    drawn: list[Any] = []
    monkeypatch.setattr(stage_calm, "disc", lambda *what: drawn.append(what))
    stage(scene(name, SIZES[size]))
    assert len(drawn) == planets


@pytest.fixture(scope="module")
def strange(tmp_path_factory: pytest.TempPathFactory) -> Words:
    """A language two fifths longer than English."""
    folder: Path = tmp_path_factory.mktemp("pseudo")
    return Words(NAME, "encounter", write_pseudo(checks.ROOT, folder))


@pytest.mark.parametrize("wide", [80, 82, 86, 100])
def test_a_long_word_for_ready_ends_before_the_frame(wide: int, strange: Words) -> None:
    about = {
        "name": "friday", "game": "encounter", "you": 0, "owner": True, "watching": 0, "come_in": "",
        "chairs": [CHAIR, {**CHAIR, "name": "Tom", "owner": False}], "options": {"flares": True, "levels": ["green"]},
    }  # fmt: skip
    ready, left = strange.say("scr-ready"), wide * 3 // 5
    row = plain(lobby(Look(strange, parts=Parts("encounter")), wide, 24, about, 1, [], "", None)[2])
    room = left - 2 - 39  # from the word's first column to the frame, and one column free
    whole = width(ready) <= room
    shown = row[39 : left - 1]
    assert len(shown) == room + 1
    assert shown == (ready if whole else ready[: room - 1] + "…").ljust(room + 1)
    assert row[left - 1] == "│" and (CLOSE in shown) is whole


@pytest.mark.parametrize("language", languages())
def test_the_lobby_calls_the_level_of_a_bot_as_the_reader_does(language: str) -> None:
    """It said *rookie* in every language; a level that only a newer host knows is said as that host says it."""
    said = words(language)
    bots = [{**CHAIR, "who": "bot", "name": "Tom", "level": level} for level in ("captain", "rookie:mirka", "marshal")]
    about = {
        "name": "friday", "game": "encounter", "you": 0, "owner": True, "watching": 0, "come_in": "",
        "chairs": [CHAIR, *bots], "options": {"flares": True, "levels": ["green"]},
    }  # fmt: skip
    rows = [plain(row) for row in lobby(Look(said, parts=Parts("encounter")), 80, 24, about, 1, [], "", None)]
    shown = [said.say("bot-name-captain"), said.say("bot-name-rookie"), "marshal"]
    for level, row in zip(shown, rows[3:6], strict=True):
        assert f" {said.say('scr-bot')} {level} " in row
