"""A storm at the keyboard: any keys and clicks, in bursts of any length, over whatever screen they lead to. No test."""

from __future__ import annotations

import random
from collections.abc import Iterator

SIGNS = [sign.encode() for sign in "abcdefghijklmnopqrstuvwxyzABCMQRSU0123456789?/+-=[]!. "]
NAMED = [
    b"\r", b"\x1b", b"\t", b"\x7f", b"\x0c", b"\x10", b"\x1b[A", b"\x1b[B", b"\x1b[C", b"\x1b[D", b"\x1b[5~",
    b"\x1b[6~", b"\x1b[H", b"\x1b[F", b"\x1b[Z", b"\x1b[3~", b"\x1bOP",
]  # fmt: skip
OFTEN = [b"\r", b"\x1b", b"q", b"t", b"p", b"\t"]  # those that open, answer and leave
LEFT, RIGHT, UP, DOWN = 0, 2, 64, 65  # what a mouse can do


def click(x: int, y: int, button: int = LEFT) -> bytes:
    """Pressed and let go in a cell, or the wheel turned there; as terminals say it."""
    pressed = f"\x1b[<{button};{x};{y}M"
    return (pressed if button in (UP, DOWN) else pressed + f"\x1b[<{button};{x};{y}m").encode()


def signs(chance: random.Random, size: tuple[int, int]) -> Iterator[bytes]:
    """One key or click after another, for ever."""
    while True:
        kind = chance.random()
        if kind < 0.12:
            yield click(
                chance.randint(1, size[0]), chance.randint(1, size[1]), chance.choice((LEFT, LEFT, RIGHT, UP, DOWN))
            )
        elif kind < 0.3:
            yield chance.choice(OFTEN)
        else:
            yield chance.choice(SIGNS + NAMED)


def bursts(chance: random.Random, size: tuple[int, int], count: int) -> Iterator[list[bytes]]:
    """So many in all, some alone and some hundreds in one write."""
    source = signs(chance, size)
    while count:
        many = min(count, chance.choice((1, 3, 10, 50, 200)))
        count -= many
        yield [next(source) for _ in range(many)]
