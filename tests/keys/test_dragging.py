"""The window's edge is dragged: a real signal for each new size, up to thirty a second, on every kind of screen."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from .player import LARGE, LOST, Player

LONG = 60.0 if LARGE else 0.6  # seconds of dragging on each screen
HZ = 30
SIZES = [(100 + step % 40, 30 + step % 13) for step in range(40)] + [(78, 20), (200, 60)]
LAST = (120, 30)
PAGES = {"codex": b"a", "settings": b"o", "games": b"v"}


def drag(player: Player, seconds: float = LONG, hz: float = HZ) -> None:
    end, step = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        player.resize(SIZES[step % len(SIZES)])
        player.read(1 / hz)
        step += 1
        assert player.alive, player.tail
    settle(player)


def settle(player: Player) -> None:
    """The last size: all of the picture stands there, whatever the terminal has kept of those before."""
    player.resize(LAST)
    player.settled()
    assert player.alive, player.tail
    player.sees(lambda: LOST not in player.picture.text)  # on a busy machine it may take longer than a moment
    assert LOST not in player.picture.text, player.picture.text


def test_the_title_a_page_and_a_game(tmp_path: Path) -> None:
    """On the title, on a page over it, while a film plays and while a question stands."""
    with Player(tmp_path) as player:
        player.until("Enter")
        drag(player)
        player.send(PAGES["codex"])
        player.settled()
        drag(player)
        player.send(b"\x1b")
        player.settled()
        player.send(b"p")
        player.question()
        player.send(b"\r")  # what comes next is told in a film
        drag(player)
        player.question()
        drag(player)
        player.send(b"q\r")
        assert player.ended() == 0


@pytest.mark.large
@pytest.mark.parametrize("hz", [15, 30])
@pytest.mark.parametrize("game", ["encounter", "andromeda", "chaos"])
def test_a_game_in_which_the_window_never_stands_still(game: str, hz: int, tmp_path: Path) -> None:
    """Films and questions in turn: Enter answers now and then, while the edge is dragged."""
    with Player(tmp_path, "play", "--game", game, "--seed", "24") as player:
        player.question()
        for _ in range(6):
            drag(player, LONG / 6, hz)
            player.send(b"\r")
        assert player.answers


@pytest.mark.large
@pytest.mark.parametrize("page", PAGES)
def test_a_page_in_a_window_that_never_stands_still(page: str, tmp_path: Path) -> None:
    with Player(tmp_path) as player:
        player.until("Enter")
        player.send(PAGES[page])
        player.settled()
        drag(player)
