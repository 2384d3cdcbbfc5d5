"""Any keys, clicks and sizes of the window, as fast as they can be sent: the program goes on, or has been left."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from .player import LARGE, Player
from .storm import bursts

RUNS, MANY = (200, 1000) if LARGE else (3, 200)
GAMES = ("encounter", "andromeda", "chaos")
SIZE = (120, 30)
LEFT_WELL = (0, 2)  # left, or told why the table is gone


@pytest.mark.parametrize("keys", [b"qqt", b"q\rt"])
def test_who_leaves_has_left(keys: bytes, tmp_path: Path) -> None:
    """All in one write: the first two leave, and nobody hears the rest."""
    with Player(tmp_path, "play", "--seed", "24") as player:
        player.question()
        player.send(keys)
        assert player.ended() == 0, player.tail


@pytest.mark.parametrize("seed", range(RUNS))
def test_a_storm(seed: int, tmp_path: Path) -> None:
    """From the title over all its screens, or at a table of one of three games; whoever has left comes back."""
    chance, left = random.Random(seed), MANY
    game = GAMES[seed % len(GAMES)]
    while left > 0:
        arguments = ("play", "--game", game) if chance.random() < 0.6 else ()
        with Player(tmp_path, *arguments, size=SIZE) as player:
            player.until("Enter")
            for burst in bursts(chance, SIZE, left):
                player.send(b"".join(burst))
                for _ in range(chance.choice((0, 0, 3))):  # a person drags the window's edge meanwhile
                    player.resize((chance.randint(70, 200), chance.randint(20, 60)))
                    player.read(1 / 30)
                player.read(0.05)
                left -= len(burst)
                if not player.alive:
                    break
            player.settled(longest=10)
            assert player.alive or player.code in LEFT_WELL, f"{player.code} {player.tail}"
