"""A host of many tables looks for rings of objects itself: when there is something to find, and nobody waits for it."""

import gc
import weakref

import pytest

from cosmic_tui.host import tcp
from cosmic_tui.host.hub import Hub
from cosmic_tui.host.sweeping import EVERY_SECONDS, QUIET_SECONDS, SOME, Sweeper

from .world import Disk, World


@pytest.fixture
def unswept():
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def test_it_looks_in_a_quiet_moment_once_enough_lines_have_gone():
    sweeper = Sweeper(100.0)
    sweeper.gone, sweeper.stirred = SOME - 1, 100.0
    assert not sweeper.due(200.0, 0), "a few connections are not worth it"
    sweeper.gone = SOME
    assert not sweeper.due(100.0 + QUIET_SECONDS / 2, 5000), "somebody has just said something"
    assert sweeper.due(100.0 + QUIET_SECONDS, 5000)
    sweeper.done(103.0)
    assert not sweeper.due(200.0, 0)


def test_it_does_not_wait_for_quiet_for_ever():
    sweeper = Sweeper(0.0)
    sweeper.gone, sweeper.stirred = 4999, 10.0
    assert not sweeper.due(10.0, 5000)
    sweeper.gone = 5000
    assert sweeper.due(10.0, 5000)
    sweeper.done(10.0)
    sweeper.stirred = 10.0 + EVERY_SECONDS
    assert not sweeper.due(9.9 + EVERY_SECONDS, 5000) and sweeper.due(10.0 + EVERY_SECONDS, 5000)


async def test_a_server_looks_when_it_is_due(monkeypatch):
    looks = []
    monkeypatch.setattr(tcp, "give_back", lambda: looks.append(True))
    server = tcp.TcpServer(Hub(Disk()), None)
    server.sweeper = Sweeper(server.now() - 10.0)
    for _ in range(SOME - 1):
        server.one_gone()
    server._tick()
    assert looks == []
    server.one_gone()
    server._tick()
    server._tick()
    assert looks == [True], "once, and then there is nothing more to find"


def test_neither_answers_nor_games_leave_rings_behind(unswept):
    """What is played is gone at once when it is not needed any more: nobody has to look for it."""
    world = World()
    peers = world.players("Ada", "Bea", "Cai")
    world.play()
    assert world.room.over
    table, match = weakref.ref(world.room.table), weakref.ref(world.room.table.match.game.audience)
    for peer in peers:
        peer.vote("rematch")
    world.carry()
    world.play(30)
    assert world.room.games == 2
    assert table() is None and match() is None
