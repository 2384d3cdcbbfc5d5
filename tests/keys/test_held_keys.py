"""A key that is held never answers more than its first press did; taps all count; nothing freezes the film."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from .player import HOLDS, SAID, Player

GAMES = ("encounter", "andromeda", "chaos")
SEED = "24"
QUESTIONS, HELD = 4, 4.0  # so many in turn, and for how long a key is held at each
TALKS = tuple(SAID.say("deal-offers_left", n=count) for count in range(1, 9))
ALIKE = 5.0  # seconds after which a question that looks like the one before it is taken for the next one
READ = 0.6  # seconds for which a question has stood before a person answers it
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


def opened(home: Path, game: str) -> Player:
    home.mkdir()
    return Player(home, "play", "--game", game, "--seed", SEED)


def ready(player: Player) -> str:
    """A question stands, and has stood for long enough to be read."""
    title = player.question()
    player.read(READ)
    return title


def test_enter_held_from_a_question_on_answers_it_and_no_other(tmp_path: Path) -> None:
    """The film is gone through meanwhile, so the next question stands there; the key that is held does not answer."""
    with opened(tmp_path / "home", "encounter") as player:
        ready(player)
        player.play(held(ENTER, 2.5, 0.5, 30))
        ready(player)
        assert len(player.answers) == 1
        player.send(ENTER)  # pressed anew it counts
        player.read(READ)
        assert len(player.answers) == 2


@pytest.mark.parametrize("game", ["encounter"])
def test_looking_round_freezes_no_film(game: str, tmp_path: Path) -> None:
    """Tab, an arrow and Enter, at a question and while the film plays."""
    with opened(tmp_path / "home", game) as player:
        ready(player)
        for key in (TAB, RIGHT, ENTER):
            player.send(key)
            player.read(0.2)
        assert player.sees(lambda: bool(player.answers))
        player.question()
        look_round(player)
        for _ in range(6):
            player.send(ENTER)
            if player.sees(lambda: player.asked, 0.5):
                break
        assert player.sees(lambda: player.asked), player.picture.text


def look_round(player: Player) -> None:
    """In a film; some are over before somebody can."""
    for _ in range(8):
        until_film(player)
        player.send(TAB + RIGHT)
        player.sees(lambda: HOLDS in player.picture.text or player.asked)
        if HOLDS in player.picture.text:
            return
        player.send(ESC)
    raise AssertionError(f"no film could be held:\n{player.picture.text}")


def until_film(player: Player) -> None:
    """Answer until there is something to be seen."""
    for _ in range(12):
        ready(player)
        before = player.prompt
        player.send(ENTER)
        player.sees(lambda: player.filming or (player.asked and player.prompt != before), ALIKE)  # noqa: B023
        if player.filming:
            return
    raise AssertionError("no film was seen")


@lru_cache
def taps_alone(game: str, count: int) -> tuple[int, ...]:
    """How many answers stand in the record after each question that a press of Enter has answered: some answer others
    by themselves."""
    found = []
    with TemporaryDirectory() as home, opened(Path(home) / "home", game) as player:
        for _ in range(count):
            ready(player)
            player.send(ENTER)
            player.read(READ)
            ready(player)
            found.append(len(player.answers))
    return tuple(found)


@pytest.mark.large
@pytest.mark.parametrize("hz", FREQUENCIES, ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_enter_held_at_every_question(game: str, hz: tuple[float, float], tmp_path: Path) -> None:
    """The film is gone through to the next question, and nothing is answered but by the press itself."""
    once = taps_alone(game, QUESTIONS)
    with opened(tmp_path / "home", game) as player:
        for number in range(QUESTIONS):
            ready(player)
            player.play(held(ENTER, HELD, *hz))
            ready(player)
            assert len(player.answers) == once[number], number


@pytest.mark.large
@pytest.mark.parametrize("key", [b" ", b"0", b"1", b"y"], ids=repr)
@pytest.mark.parametrize("game", GAMES)
def test_another_key_held_at_every_question(game: str, key: bytes, tmp_path: Path) -> None:
    """From the film on, and at the question: only Enter sends."""
    with opened(tmp_path / "home", game) as player:
        ready(player)
        for _ in range(QUESTIONS):
            player.send(ENTER)
            player.read(0.05)
            player.play(held(key, HELD, *FREQUENCIES[1]))
            player.question()
            before = len(player.answers)
            player.play(held(key, HELD, *FREQUENCIES[1]))
            assert player.asked and len(player.answers) == before
            player.send(ESC)
            ready(player)


@pytest.mark.large
@pytest.mark.parametrize("every", [0.2, 0.45, 0.9])
@pytest.mark.parametrize("game", GAMES)
def test_taps_are_answers(game: str, every: float, tmp_path: Path) -> None:
    """Whoever taps Enter is not slowed down: a question that stands is answered within a second."""
    with opened(tmp_path / "home", game) as player:
        ready(player)
        longest = lost = count = 0
        for _ in range(int(60 / every)):
            asked = player.asked
            player.send(ENTER)
            player.read(every)
            if any(talks in player.picture.text for talks in TALKS):
                break  # there Enter alone sends nothing
            lost = 0 if not asked or len(player.answers) > count else lost + 1
            longest, count = max(longest, lost), len(player.answers)
        assert longest * every <= 1.0, longest
        assert count > 10


@pytest.mark.large
@pytest.mark.parametrize("key", FIRST_COLUMN, ids=repr)
@pytest.mark.parametrize("game", GAMES)
def test_the_film_ends_whatever_somebody_has_looked_at(game: str, key: bytes, tmp_path: Path) -> None:
    """Looked round at each question, and answered from there; then looked round in a film, and gone on."""
    with opened(tmp_path / "home", game) as player:
        for _ in range(QUESTIONS):
            ready(player)
            for look in (TAB, RIGHT, TAB, DOWN, b"i", ESC, ENTER):
                player.send(look)
                player.read(0.25)
            player.question(20)
        look_round(player)
        player.send(key)
        player.question(20)
