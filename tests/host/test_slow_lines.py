"""What a peer that reads slowly is told: shows are left out before anything else, and it knows how many."""

import pytest

from cosmic_tui.host.connection import MOST_SHOWS, SHOW_BYTES, Connection
from cosmic_tui.wire.clientend import ClientEnd, make_hello
from cosmic_tui.wire.hostend import HostEnd

WELCOME = {"kind": "welcome", "wire": 2, "program": "test", "table": "1", "name": "friday", "seat": 0,
           "token": "t", "owner": False, "seen": 0, "game": 0}  # fmt: skip
ASKED = {"kind": "question", "serial": 0, "question": None, "asked": [1]}


def show(number, size=0):
    view = {"turn": number, "pad": "x" * size}
    return {
        "kind": "show",
        "serial": number,
        "id": "won",
        "facts": {},
        "about": [1, 1, []],
        "events": number,
        "view": view,
    }


class Slow:
    """A line whose carrier keeps what it is given until somebody reads."""

    def __init__(self):
        self.kept = b""
        self.connection = Connection(HostEnd(0.0), "198.51.100.7", unread=lambda: len(self.kept))
        self.end = ClientEnd(make_hello("a-strangers-session", "Ada", "test"))
        self.end.open(0.0)
        self.say(WELCOME)

    def say(self, *messages):
        for message in messages:
            self.connection.send(message, 0)
            self.kept, self.connection.out = self.kept + bytes(self.connection.out), bytearray()

    def read(self):
        data, self.kept = self.kept, b""
        return self.end.feed(data, 0.0)[0]


def test_shows_wait_up_to_their_number_and_then_there_is_a_gap():
    slow = Slow()
    slow.say(*[show(number) for number in range(MOST_SHOWS + 5)], ASKED)
    heard = slow.read()[1:]
    assert [message["kind"] for message in heard] == ["show"] * MOST_SHOWS + ["gap", "view", "question"]
    assert heard[-3] == {"kind": "gap", "n": 5}
    assert heard[-2]["view"]["turn"] == MOST_SHOWS + 4  # the newest position, though its show was left out


def test_shows_wait_up_to_so_many_bytes():
    slow = Slow()
    slow.say({"kind": "events", "first": 0, "events": ["x" * 3000] * (SHOW_BYTES // 3000 + 1)}, show(1), ASKED)
    assert [message["kind"] for message in slow.read()[1:]] == ["events", "gap", "view", "question"]


@pytest.mark.parametrize("pause", [1, 10])
def test_who_reads_in_time_misses_nothing(pause):
    slow, heard = Slow(), []
    for number in range(3 * MOST_SHOWS):
        slow.say(show(number))
        heard += slow.read() if number % pause == 0 else []
    heard += slow.read()
    assert [message["serial"] for message in heard if message["kind"] == "show"] == [*range(3 * MOST_SHOWS)]


def test_what_comes_after_a_gap_is_shown_again():
    slow = Slow()
    slow.say(*[show(number) for number in range(MOST_SHOWS + 1)])
    slow.read()
    slow.say(show(500))
    assert [message["kind"] for message in slow.read()] == ["gap", "view", "show"]
