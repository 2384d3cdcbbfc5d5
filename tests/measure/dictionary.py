"""`python -m tests.measure.dictionary`: how long frames are, and with `--write` the dictionary made anew.

It is made of what hosts say in games of all kinds: the pieces of frames that save most in all the others are taken,
those that save most last (what is near costs fewer bits). Other games than those it was made of are measured.
"""

from __future__ import annotations

import argparse
import importlib
import statistics
import time
from collections import Counter
from pathlib import Path

import cosmic_tui.wire
from cosmic_tui.wire import deflate
from cosmic_tui.wire.frames import Frames
from cosmic_tui.wire.limits import BYTES_DOWN
from engine.bots import bots
from engine.games import games
from tests.host.world import NAMES, World

FILE = Path(cosmic_tui.wire.__file__).parent / "dictionary.raw"
SIZE = 24 << 10
GRAM, PIECE = 8, 48  # bytes: what is counted, and what is taken at once
MADE_OF, MEASURED = range(1, 7), range(101, 104)  # seeds
ANSWERS = 160  # of each game


def bodies(game: str, seed: int) -> list[bytes]:
    """What goes into the frames of all peers of one game."""
    level = "rookie" if seed % 2 and "rookie" in bots(game) else "random"
    chairs = ("open", "open", level) if game != "chaos" else ("open", "open")
    world = World(chairs, seed=seed, game=game)
    peers = world.players(*NAMES[:2])
    world.play(ANSWERS)
    found: list[bytes] = []
    for peer in peers:
        frames = Frames(BYTES_DOWN)
        for when, data in peer.heard:
            found += frames.feed(data, when)
    return found


def made(frames: list[bytes]) -> bytes:
    """Take the pieces that stand in most frames, each of what is not there yet."""
    counts: Counter[bytes] = Counter()
    for frame in frames:
        counts.update({frame[at : at + GRAM] for at in range(len(frame) - GRAM + 1)})
    worth = {gram: count for gram, count in counts.items() if count > 3}
    pieces: Counter[bytes] = Counter()
    for frame in frames:
        for at in range(0, len(frame), PIECE // 2):
            pieces[frame[at : at + PIECE]] = 1
    taken: list[bytes] = []
    order = sorted(pieces, key=lambda piece: -saves(piece, worth))
    for piece in order:
        if saves(piece, worth) < len(piece):
            continue  # most of it is there already
        taken.append(piece)
        for at in range(len(piece) - GRAM + 1):
            worth.pop(piece[at : at + GRAM], None)
        if sum(map(len, taken)) >= SIZE:
            break
    return b"".join(reversed(taken))[-SIZE:]


def saves(piece: bytes, worth: dict[bytes, int]) -> int:
    return sum(worth.get(piece[at : at + GRAM], 0) for at in range(len(piece) - GRAM + 1))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.measure.dictionary", description=__doc__)
    parser.add_argument("--write", action="store_true")
    if parser.parse_args().write:
        FILE.write_bytes(made([body for game in sorted(games()) for seed in MADE_OF for body in bodies(game, seed)]))
        importlib.reload(deflate)  # with the file as it is now
    from cosmic_tui.wire.deflate import DICTIONARY, deflated, inflated

    print(f"{DICTIONARY}  {FILE.stat().st_size} bytes")
    for game in sorted(games()):
        frames = [body for seed in MEASURED for body in bodies(game, seed)]
        began = time.process_time()
        small = [deflated(body) for body in frames]
        spent = (time.process_time() - began) / len(frames)
        assert all(inflated(each) == body for each, body in zip(small, frames, strict=True))
        before, after = (round(statistics.median(map(len, each))) for each in (frames, small))
        whole = f"{sum(map(len, frames))} -> {sum(map(len, small))} together"
        print(f"{game:<10}{len(frames)} frames: {before} -> {after} bytes in the middle, {whole}, {spent * 1e6:.0f} us")


if __name__ == "__main__":
    main()
