"""What a process that runs hundreds of tests holds in memory, and how seldom it looks for what nobody holds any more.

What is loaded before the first test stays to the end. So it is frozen: nobody looks through it again. Knows Python's
collector; must not know what stands in a test.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from cosmic_tui.host.sweeping import give_back

FEW_SWEEPS = (20_000, 20, 100)  # new objects before a sweep: a drawn screen makes thousands and keeps few
STATM = Path("/proc/self/statm")  # where there is none nobody measures
PAGE = 4096
# Bytes of one process that runs tests: one of four holds 450 MB at its end, and one that runs all of them twice that.
MOST = (600 if os.environ.get("PYTEST_XDIST_WORKER") else 1000) << 20
A_LOT = 64 << 20  # bytes more than after the last sweep: time for the next, which takes half a second
LITTLE = 320 << 20  # as long as it is no more, nobody sweeps
WHO_REMEMBERS = ("cosmic_tui", "tests", "textual", "rich")
LARGE = os.environ.get("COSMIC_LARGE") == "1"
Remembering = type(lru_cache(gc.collect))
freeze = gc.freeze


class Kept:
    """What this process held after its last sweep, and all that remembers in what was loaded before the first test."""

    bytes = 0
    remembering: list[Any] = []


def pytest_collection_finish() -> None:
    """Freeze what is loaded by now. What tests load and make later is not frozen, whatever their programs say."""
    gc.collect()
    Kept.remembering += all_that_remembers()
    freeze()
    gc.freeze = lambda: None
    gc.set_threshold(*FEW_SWEEPS)


@pytest.fixture(autouse=True)
def swept() -> Iterator[None]:
    """Programs look for rings of objects when they like. After each test that is undone, or a process that runs
    hundreds of them would keep all their screens."""
    yield
    gc.enable()
    gc.set_threshold(*FEW_SWEEPS)
    if in_memory() > max(Kept.bytes + A_LOT, LITTLE):
        forget()
        give_back()
        Kept.bytes = in_memory()
        assert Kept.bytes <= MOST or LARGE, f"{Kept.bytes >> 20} MB are kept: by this test, or by those before it"


@pytest.fixture(scope="module", autouse=True)
def forgotten(request: pytest.FixtureRequest) -> Iterator[None]:
    """What a module of tests remembers for its own tests (whole games of three peers, say) goes with it."""
    yield
    for thing in vars(request.module).values():
        if getattr(thing, "__module__", "") == request.module.__name__ and hasattr(thing, "cache_clear"):
            thing.cache_clear()


def forget() -> None:
    """Parsed languages, positions, pieces of pictures: made again when somebody asks."""
    for thing in (*Kept.remembering, *all_that_remembers()):
        thing.cache_clear()


def all_that_remembers() -> list[Any]:
    """Return what remembers the results of its calls, of all that is not frozen."""
    return [
        thing
        for thing in gc.get_objects()
        if type(thing) is Remembering and thing.__module__.partition(".")[0] in WHO_REMEMBERS
    ]


def in_memory() -> int:
    """Bytes that this process holds now."""
    return int(STATM.read_text().split()[1]) * PAGE if STATM.exists() else 0
