"""A host has so many descriptors: it takes as many as it may have, and tells people before the last is gone."""

import subprocess
import sys

import pytest

from cosmic_tui.host.descriptors import ENOUGH, KEPT_BACK, LEAST, most_people

from .world import NAMES, World


def test_a_host_that_is_full_says_so_and_keeps_those_it_has() -> None:
    world = World(tables=2)
    world.hub.descriptors = 0
    world.hub.connections |= {world.hub.connect("203.0.113.9", world.now) for _ in range(LEAST - 3)}
    for silent in list(world.hub.connections):
        world.hub.unauthenticated.remove(silent.address, silent)  # as if they were people
    ada, bea, cai = [world.peer(name).connect() for name in NAMES]
    world.carry()
    assert (ada.closed, bea.closed, cai.closed) == (None, None, None)
    dan = world.peer("Dan", watch=True).connect()
    world.carry()
    assert dan.closed == "busy" and world.room.guests.names() == list(NAMES)
    again = world.peer("Ada", "another-place-of-hers", token=ada.end.hello["token"], table="1").connect()
    world.carry()
    assert ada.closed == "taken_over" and again.closed is None, "that is no more people than before"
    bea.cut()
    dan.connect()
    world.carry()
    assert dan.closed is None and dan.end.welcome is not None


def test_what_is_left_for_people() -> None:
    assert most_people(ENOUGH, 0) == ENOUGH - KEPT_BACK and most_people(2000, 300) == 2000 - KEPT_BACK - 300
    assert most_people(256, 1000) == LEAST


@pytest.mark.skipif(sys.platform == "win32", reason="there the system does not say")
def test_the_limit_is_raised_as_far_as_it_may_be() -> None:
    code = """
import resource
from cosmic_tui.host.descriptors import raised
resource.setrlimit(resource.RLIMIT_NOFILE, (256, 1000))
print(raised(), *resource.getrlimit(resource.RLIMIT_NOFILE))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert done.stdout == "1000 1000 1000\n", done.stderr
