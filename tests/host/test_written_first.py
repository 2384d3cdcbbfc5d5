"""What a host hears is written down first, all of it and once; what led to a fault is not heard again."""

from __future__ import annotations

import pytest

from cosmic_tui.host.hub import DISK_BEAT
from cosmic_tui.table.table import Table
from cosmic_tui.wire.frames import framed
from cosmic_tui.wire.messages import UP, pack

from .test_reconnect import back
from .world import NAMES, World


def test_nobody_is_told_what_is_not_on_the_disk() -> None:
    world = World()
    ada, bea, _ = world.players(*NAMES)
    world.disk.full = True
    ada.say(kind="chat", text="one")
    world.carry()
    assert bea.screen.chat == [] and "host_disk" in bea.screen.refused
    world.disk.full = False
    world.wait(DISK_BEAT + 1)
    assert bea.screen.chat == ["Ada: one"]


def test_all_that_waits_for_a_full_disk_is_written_in_the_end() -> None:
    """A line of chat waits, then somebody goes: a host that is killed after it knows both."""
    world = World()
    ada, bea, _ = world.players(*NAMES)
    world.disk.full = True
    ada.say(kind="chat", text="one")
    world.carry()
    bea.cut()
    world.carry()
    world.disk.full = False
    world.wait(DISK_BEAT + 1)
    world.kill()
    back(world)
    assert world.peer("Wim", watch=True).connect().screen.chat == []
    world.carry()
    assert [peer.screen.chat for peer in world.peers] == [["Ada: one"]] * 4


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_message_that_comes_again_is_taken_once(number: int) -> None:
    """Whichever it is, the last one too: a program may say again what was acknowledged."""
    world = World(begins_alone=False)
    ada = world.peer("Ada").connect()
    bea = world.peer("Bea").connect()
    world.carry()
    for text in ("one", "two", "three"):
        ada.say(kind="chat", text=text)
    world.carry()
    ada.up += framed(pack(number, {"kind": "chat", "text": "again"}, UP))
    world.carry()
    assert bea.screen.chat == ["Ada: one", "Ada: two", "Ada: three"] and ada.closed is None


def test_a_message_that_led_to_a_fault_is_not_heard_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its sender says again what was not acknowledged: the same message would lead to the same fault for ever."""
    world = World()
    peers = world.players(*NAMES)
    world.play(5)
    asked = next(peer for peer in peers if peer.screen.question["question"])
    faults: list[int] = []

    def broken(table: Table, *_: object) -> None:
        faults.append(table.answers)
        raise ZeroDivisionError("a fault of the rules")

    monkeypatch.setattr(Table, "give", broken)
    asked.play()
    world.carry()
    assert asked.closed == "fault" and len(faults) == 1
    asked.connect()
    world.carry()
    assert len(faults) == 1 and asked.connection is not None and asked.end.unacknowledged == 0
