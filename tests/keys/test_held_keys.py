"""A key that is held never answers more than its first press did; taps all count; nothing freezes the film."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from .player import Player

GAMES = ("encounter", "andromeda", "chaos")
SEED = "24"
READ = 0.6  # seconds for which a question has stood before somebody answers it
ENTER, RIGHT, DOWN, TAB, ESC = b"\r", b"\x1b[C", b"\x1b[B", b"\t", b"\x1b"
FREQUENCIES = [(0.25, 15), (0.5, 25), (0.66, 30)]  # the first gap of a key that is held, and how often it comes then
FIRST_COLUMN = (ENTER, b" ", b"0", b"1", b"y", ESC)


def held(key: bytes, seconds: float, first: float, hz: float) -> Iterator[tuple[float, bytes]]:
    """As a keyboard sends a key that is held."""
    yield 0.0, key
    at = first
    while at < seconds:
        yield at, key
        at += 1 / hz


def taps(key: bytes, seconds: float, every: float) -> Iterator[tuple[float, bytes]]:
    return ((at * every, key) for at in range(int(seconds / every)))


def opened(home: Path, game: str) -> Player:
    home.mkdir()
    return Player(home, "play", "--game", game, "--seed", SEED)


def ready(player: Player) -> str:
    """A question stands, and has stood for long enough to be read."""
    title = player.question()
    player.read(READ)
    return title


def answered(player: Player, count: int) -> None:
    """The first questions are answered by a press of Enter each."""
    for _ in range(count):
        ready(player)
        player.send(ENTER)
        player.read(READ)
    ready(player)


def pressed_once(home: Path, game: str, before: int, keys: bytes) -> list[Any]:
    """What the record says when these keys are each pressed once at that question."""
    with opened(home, game) as player:
        answered(player, before)
        for key in (keys[at : at + 1] for at in range(len(keys))):
            player.send(key)
            player.read(READ)
        player.question()
        return player.answers


def test_enter_held_from_a_question_on_answers_it_and_no_other(tmp_path: Path) -> None:
    """The film is gone through meanwhile, so the next question stands there; the key that is held does not answer."""
    with opened(tmp_path / "home", "encounter") as player:
        ready(player)
        player.play(held(ENTER, 2.5, 0.5, 30))
        assert player.asked and len(player.answers) == 1
        player.read(0.2)
        player.send(ENTER)  # pressed anew it counts
        player.read(0.4)
        assert len(player.answers) == 2


@pytest.mark.parametrize("game", ["andromeda"])
def test_looking_round_freezes_no_film(game: str, tmp_path: Path) -> None:
    """Tab, an arrow and Enter, at a question and while the film plays."""
    with opened(tmp_path / "home", game) as player:
        ready(player)
        for key in (TAB, RIGHT, ENTER):
            player.send(key)
            player.read(0.2)
        assert player.answers
        player.question()
        until_film(player)
        for key in (TAB, RIGHT):
            player.send(key)
            player.read(0.2)
        player.until("the film goes on")
        for _ in range(6):
            player.send(ENTER)
            player.read(0.5)
            if player.asked:
                break
        assert player.asked


def until_film(player: Player) -> None:
    """Answer until there is something to be seen."""
    for _ in range(12):
        ready(player)
        player.send(ENTER)
        end = time.monotonic() + 0.3
        while time.monotonic() < end:
            player.read(0.02)
            if player.filming:
                return
    raise AssertionError("no film was seen")


@pytest.mark.large
@pytest.mark.parametrize("hz", FREQUENCIES, ids=str)
@pytest.mark.parametrize("key", [ENTER, b" ", b"0", b"1", b"y"], ids=repr)
@pytest.mark.parametrize("game", GAMES)
def test_a_held_key_at_every_question(game: str, key: bytes, hz: tuple[float, float], tmp_path: Path) -> None:
    """Each of the first six questions: what its first press has answered stands in the record, and nothing more."""
    for before in range(6):
        once = pressed_once(tmp_path / f"once{before}", game, before, key)
        with opened(tmp_path / f"held{before}", game) as player:
            answered(player, before)
            player.play(held(key, 5.0, *hz))
            assert player.asked, player.picture.text
            assert player.answers == once, (before, len(player.answers), len(once))


@pytest.mark.large
@pytest.mark.parametrize("every", [0.2, 0.45, 0.9])
@pytest.mark.parametrize("game", GAMES)
def test_taps_are_answers(game: str, every: float, tmp_path: Path) -> None:
    """Whoever taps Enter is not slowed down: at least every third tap answers, the others go through films."""
    with opened(tmp_path / "home", game) as player:
        ready(player)
        longest = lost = count = 0
        for _ in range(int(60 / every)):
            asked = player.asked
            player.send(ENTER)
            player.read(every)
            lost = 0 if not asked or len(player.answers) > count else lost + 1
            longest, count = max(longest, lost), len(player.answers)
        assert longest < 3, longest
        assert count > 20


@pytest.mark.large
@pytest.mark.parametrize("key", FIRST_COLUMN, ids=repr)
@pytest.mark.parametrize("game", GAMES)
def test_the_film_ends_whatever_somebody_has_looked_at(game: str, key: bytes, tmp_path: Path) -> None:
    """Looked round at each question, and answered from there; then looked round in a film, and gone on."""
    with opened(tmp_path / "home", game) as player:
        for _ in range(8):
            ready(player)
            for look in (TAB, RIGHT, TAB, DOWN, b"i", ESC, ENTER):
                player.send(look)
                player.read(0.25)
            player.question(20)
        until_film(player)
        for look in (TAB, RIGHT):
            player.send(look)
            player.read(0.2)
        player.send(key)
        player.question(20)
