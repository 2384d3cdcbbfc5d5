"""Whole games over the wire, without sockets: to the end, in step with the table, and with spectators."""

from typing import Any

import pytest

from cosmic_tui.room.guests import MOST_WATCHERS
from cosmic_tui.table.falls import MOST
from cosmic_tui.table.updates import view_of
from engine.bots.player import Player

from .world import World


def test_three_players_play_to_the_end():
    world = World()
    peers = world.players("Ada", "Bea", "Cai")
    world.play()
    assert world.room.over and world.ended == ["1"]
    winners = world.room.table.match.game.winners
    for peer in peers:
        assert peer.screen.over["winners"] == winners
        assert peer.screen.refused == []
        assert peer.end.unacknowledged == 0
        assert peer.answers > 20


def test_bots_of_the_table_play_with_people():
    world = World(("random", "open", "random", "random"))
    (ada,) = world.players("Ada")
    world.play()
    assert ada.seat == 1
    assert ada.screen.over["winners"] == world.room.table.match.game.winners


def test_every_screen_shows_what_the_table_shows_that_seat():
    """R-SEC-1: after every answer each peer's view, made of differences, is the view of its seat."""
    world = World()
    peers = world.players("Ada", "Bea", "Cai")
    watcher = world.peer("Wim", watch=True).connect()
    for _ in range(60):
        world.play(1)
        world.carry()
        table = world.room.table
        for peer in [*peers, watcher]:
            seat = table.watchers if peer is watcher else table.seats[peer.seat]
            assert peer.screen.view == view_of(table, seat)
            assert peer.screen.events == seat.log
    assert len(watcher.screen.events) > 40


def test_a_spectator_who_comes_late_sees_what_one_who_was_there_sees():
    world = World()
    world.players("Ada", "Bea", "Cai")
    early = world.peer("Wim", watch=True).connect()
    world.play(80)
    late = world.peer("Xia", watch=True).connect()
    world.play(20)
    assert late.screen.shown() == early.screen.shown()
    assert late.screen.events


def test_spectators_may_be_behind():
    """With a delay they hear everything later, and a newcomer hears no more than the others."""
    world = World(delay=30.0)
    ada, _, _ = world.players("Ada", "Bea", "Cai")
    early = world.peer("Wim", watch=True).connect()
    world.play(40)
    there = list(ada.screen.events)
    assert early.screen.events == []
    world.wait(31.0)
    public = list(early.screen.events)
    assert len(public) == len(there)
    world.play(20)
    late = world.peer("Xia", watch=True).connect()
    world.carry()
    assert late.screen.events == early.screen.events
    assert len(ada.screen.events) > len(late.screen.events)


def test_spectators_are_no_more_than_their_bound_and_can_be_forbidden():
    world = World()
    watchers = [world.peer(f"W{number}", watch=True) for number in range(MOST_WATCHERS + 1)]
    for watcher in watchers:
        watcher.connect()
        world.carry()
    assert [watcher.closed for watcher in watchers] == [None] * MOST_WATCHERS + ["no_watching"]
    closed = World(watchers=False)
    assert closed.peer("Wim", watch=True).connect() and closed.carry() is None
    assert closed.peers[0].closed == "no_watching"


def test_many_tables_live_in_one_host():
    world = World(tables=3)
    peers = []
    for number in range(3):
        key = "the-key" if number == 0 else f"the-key-{number}"
        peers += [world.peer(f"{name}{number}", key=key).connect() for name in ("Ada", "Bea", "Cai")]
        world.carry()
    assert [hosted.room.lobby.missing() for hosted in world.hub.tables.values()] == [0, 0, 0]
    for peer in peers:
        peer.lobby("ready")
    world.carry()
    assert [hosted.room.table is not None for hosted in world.hub.tables.values()] == [True] * 3


@pytest.mark.parametrize("windows", ["quick", "even"])
def test_the_deal_clock_runs_over_the_wire(windows):
    """R-NEG-1: with open deals a game comes to its end although nobody has to answer a bargain."""
    world = World(options={"deals": "open"}, rest={"windows": windows, "deal_seconds": 30})
    peers = world.players("Ada", "Bea", "Cai")
    world.play()
    assert all(peer.screen.over for peer in peers)


def test_a_bot_that_falls_costs_its_operator_one_line(caplog: pytest.LogCaptureFixture) -> None:
    """Its game goes on to the end, nobody's line is closed, and whoever keeps such things is told."""

    class Falls(Player):
        def __init__(self, level: str, seat: int, seed: int) -> None: ...

        def answer(self, view: Any) -> Any:
            raise KeyError("armour")

    world = World(("open", "open", "random"), seed=13)  # a game that is soon over
    fallen: list[str] = []
    world.hub.fell = lambda hosted, fall: fallen.append(hosted.name)
    world.room.bots = Falls
    peers = world.players("Ada", "Bea")
    world.play()
    assert world.room.over and all(peer.screen.over and not peer.closed for peer in peers)
    lines = [line for line in caplog.messages if "fell" in line]
    assert lines and len(lines) == len(fallen) <= MOST and "KeyError" in lines[0] and "armour" not in lines[0]
