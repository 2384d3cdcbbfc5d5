"""Both ends of a line: a conversation cut at any byte goes on over a new line with nothing lost and nothing doubled."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmic_tui.messages.packing import packed
from cosmic_tui.wire import limits
from cosmic_tui.wire.clientend import ClientEnd, make_hello
from cosmic_tui.wire.errors import ProtocolError
from cosmic_tui.wire.frames import framed
from cosmic_tui.wire.hostend import HostEnd
from cosmic_tui.wire.messages import DOWN, UP, pack


def hello(**fields):
    return make_hello("session", "Ada", "test", **fields)


def say(text):
    return {"kind": "chat", "text": text}


def welcome(seen=0):
    return {
        "kind": "welcome", "wire": limits.VERSION, "program": "test", "table": "1", "name": "friday", "seat": 0,
        "token": "t", "owner": False, "seen": seen, "game": 0,
    }  # fmt: skip


class Host:
    """What a real host does, without a table: it writes down every text, and that is all."""

    def __init__(self):
        self.texts = []
        self.seen = 0
        self.end = None

    def connect(self):
        self.end = HostEnd(0.0)

    def feed(self, data, now=0.0):
        reply = b""
        for message in self.end.feed(data, now):
            if message["kind"] == "hello":
                self.end.let_in(self.seen)
                reply += self.end.send(welcome(self.seen), self.seen)
            else:
                self.texts.append(message["text"])
                self.seen = self.end.seen
                reply += self.end.send({"kind": "ack"}, self.seen)
        return reply


def connected():
    host, client = Host(), ClientEnd(hello())
    host.connect()
    client.feed(host.feed(client.open(0.0)), 0.0)
    return host, client


@given(cuts=st.lists(st.tuples(st.integers(0, 400), st.integers(0, 400)), max_size=6), count=st.integers(1, 12))
def test_every_message_arrives_once_and_in_order_whatever_is_cut(cuts, count):
    """A line of each pair carries so many bytes up and so many down, then it is gone; the last one holds."""
    host, client = Host(), ClientEnd(hello())
    texts = [f"line {number}" for number in range(count)]
    waiting = list(texts)
    for up_left, down_left in [*cuts, (1 << 30, 1 << 30)]:
        host.connect()
        up = client.open(0.0)
        while up:
            data, up, up_left = up[:up_left], b"", up_left - min(up_left, len(up))
            down = host.feed(data)[:down_left]
            down_left -= len(down)
            _, up = client.feed(down, 0.0)
            if client.welcome is not None and waiting and up_left:
                up += client.say(say(waiting.pop(0)))
        client.lost()
    assert host.texts == texts[: len(texts) - len(waiting)]
    assert client.unacknowledged == 0
    assert not waiting


def test_what_is_said_without_a_line_is_sent_with_the_next_one():
    host, client = connected()
    client.lost()
    assert client.say(say("meanwhile")) == b""
    assert client.say({"kind": "ping", "mark": 1}) == b""
    host.connect()
    _, up = client.feed(host.feed(client.open(1.0)), 1.0)
    host.feed(up)
    assert host.texts == ["meanwhile"]


def test_a_client_keeps_no_more_than_its_bound():
    client = ClientEnd(hello())
    for number in range(limits.UNACKNOWLEDGED):
        client.say(say(str(number)))
    with pytest.raises(ProtocolError) as offence:
        client.say(say("one more"))
    assert offence.value.code == "outbox" and client.unacknowledged == limits.UNACKNOWLEDGED


def test_a_host_that_has_forgotten_the_session_is_begun_anew_with():
    host, client = connected()
    for number in range(5):
        host.feed(client.say(say(str(number))))
    client.lost()
    host.seen = 0  # as another process would be
    host.connect()
    client.number, client.outbox = 5, [(5, client.say(say("old")))]
    client.feed(host.feed(client.open(0.0)), 0.0)
    assert client.forgotten and client.unacknowledged == 0
    host.feed(client.say(say("new")))
    assert host.texts[-1] == "new"


@pytest.mark.parametrize("number", [0, 2, 7])
def test_a_number_that_is_not_the_next_one_ends_the_line(number):
    host, _ = connected()
    with pytest.raises(ProtocolError) as offence:
        host.end.feed(framed(pack(number, say("x"), UP)), 0.0)
    assert offence.value.code == "number"


def test_nobody_speaks_before_the_hello_nor_with_it():
    host = Host()
    host.connect()
    with pytest.raises(ProtocolError):
        host.feed(framed(pack(1, say("x"), UP)))
    for more in (framed(pack(1, say("x"), UP)), ClientEnd(hello()).open(0.0), b"\0"):
        host.connect()
        with pytest.raises(ProtocolError):
            host.feed(ClientEnd(hello()).open(0.0) + more)


def test_another_version_is_refused_with_both_numbers():
    host = Host()
    host.connect()
    with pytest.raises(ProtocolError) as offence:
        host.feed(ClientEnd(hello(wire=limits.VERSION + 1)).open(0.0))
    assert offence.value.code == "version"
    assert offence.value.facts == {"theirs": limits.VERSION + 1, "ours": limits.VERSION}


@pytest.mark.parametrize(("told", "theirs"), [(2, 2), ("two", 0), (None, 0)])
def test_who_is_refused_for_the_version_reads_it_from_this_side(told, theirs):
    """The host says `ours` of itself: here that is the other one's."""
    end = ClientEnd(hello())
    closed = {"kind": "closed", "code": "version", "facts": {"theirs": limits.VERSION, "ours": told}}
    messages, _ = end.feed(framed(pack(0, closed, DOWN)), 0.0)
    assert messages == [{**closed, "facts": {"theirs": theirs, "ours": limits.VERSION}}]
    parting = {"kind": "closed", "code": "kicked", "facts": {"ours": 1}}
    assert end.feed(framed(pack(0, parting, DOWN)), 0.0)[0] == [parting]


def test_a_stranger_may_send_only_a_small_frame():
    host = Host()
    host.connect()
    with pytest.raises(ProtocolError) as offence:
        host.feed((limits.BYTES_STRANGER + 1).to_bytes(4, "big"))
    assert offence.value.code == "frame_big"
    connected()[0].end.feed(limits.BYTES_UP.to_bytes(4, "big"), 0.0)
    with pytest.raises(ProtocolError):
        connected()[0].end.feed((limits.BYTES_UP + 1).to_bytes(4, "big"), 0.0)


def test_a_flood_is_cut_off_and_a_lively_player_is_not():
    host, client = connected()
    for second in range(100):
        for number in range(int(limits.RATE) // 2):
            host.feed(client.say(say(str(number))), float(second))
            client._acknowledged(client.number)
    with pytest.raises(ProtocolError) as offence:
        for number in range(limits.BURST + 1):
            host.feed(client.say(say(str(number))), 100.0)
            client._acknowledged(client.number)
    assert offence.value.code == "flood"


def test_messages_that_bring_the_game_forward_are_no_flood():
    host, client = connected()
    for number in range(limits.BURST * 3):
        host.feed(client.say(say(str(number))), 1.0)
        host.end.refund()
        client._acknowledged(client.number)
    assert len(host.texts) == limits.BURST * 3


def test_silence_is_asked_about_and_then_ends_the_line():
    host, _ = connected()
    assert host.end.wake() == limits.PING_SECONDS
    assert not host.end.tick(limits.PING_SECONDS - 1)
    assert host.end.tick(limits.PING_SECONDS)
    assert not host.end.tick(limits.PING_SECONDS + 1)
    with pytest.raises(ProtocolError) as offence:
        host.end.tick(limits.GONE_SECONDS)
    assert offence.value.code == "gone"


def test_a_client_answers_pings_and_sends_its_own():
    host, client = connected()
    messages, up = client.feed(host.end.send({"kind": "ping", "mark": 7}, 0), 1.0)
    assert messages == []
    assert [message["kind"] for message in host.end.feed(up, 1.0)] == ["pong"]
    assert client.tick(2.0) == b""
    assert host.end.feed(client.tick(1.0 + limits.PING_SECONDS), 20.0)[0]["kind"] == "ping"
    with pytest.raises(ProtocolError):
        client.tick(1.0 + limits.GONE_SECONDS)


@pytest.mark.parametrize(("sent", "after"), [(b"", limits.HELLO_SECONDS), (b"\0\0", limits.FRAME_SECONDS)])
def test_a_hello_and_a_frame_have_a_deadline(sent, after):
    """One byte a second does not keep a line open."""
    end = HostEnd(0.0)
    end.feed(sent, 0.0)
    assert not end.tick(after - 0.5)
    end.heard = after
    with pytest.raises(ProtocolError) as offence:
        end.tick(after)
    assert offence.value.code == "late"


def test_an_unfinished_frame_of_a_player_has_a_deadline_too():
    host, _ = connected()
    for second in range(int(limits.FRAME_SECONDS)):
        host.end.feed(b"\0", float(second)) if second < 2 else None
        assert host.end.tick(float(second)) is False
    with pytest.raises(ProtocolError):
        host.end.tick(limits.FRAME_SECONDS)


def test_views_come_as_differences_and_are_whole_again():
    host, client = connected()
    first, second = {"hand": ["a"], "turn": 1}, {"hand": ["a", "b"], "turn": 1}
    whole = host.end.send({"kind": "view", "view": first}, 0)
    patch = host.end.send({"kind": "view", "view": second}, 0)
    assert b"patch" in patch
    assert client.feed(whole + patch, 0.0)[0] == [{"kind": "view", "view": first}, {"kind": "view", "view": second}]


def test_a_view_that_differs_everywhere_is_sent_whole():
    host, _ = connected()
    host.end.send({"kind": "view", "view": {str(n): 0 for n in range(limits.PATCH_CHANGES + 1)}}, 0)
    again = host.end.send({"kind": "view", "view": {str(n): 1 for n in range(limits.PATCH_CHANGES + 1)}}, 0)
    assert b"patch" not in again


@pytest.mark.parametrize("message", [{"kind": "patch", "changes": []}, {"kind": "ack"}])
def test_a_host_has_to_say_welcome_first(message):
    client = ClientEnd(hello())
    client.open(0.0)
    with pytest.raises(ProtocolError):
        client.feed(framed(pack(0, message, DOWN)), 0.0)


def test_a_host_cannot_acknowledge_what_was_never_said():
    host, client = connected()
    with pytest.raises(ProtocolError):
        client.feed(host.end.send({"kind": "ack"}, 3), 0.0)


def test_lines_of_chat_are_told_once():
    host, client = connected()
    lines = [[0, "Ada", "one"], [1, "Bea", "two"]]

    def texts(data):
        return [message["text"] for message in client.feed(data, 0.0)[0]]

    assert texts(host.end.send({"kind": "said", "first": 0, "lines": lines}, 0)) == ["one", "two"]
    assert texts(host.end.send({"kind": "chat", "seat": 0, "name": "Ada", "text": "three"}, 0)) == ["three"]
    more = [*lines, [0, "Ada", "three"], [1, "Bea", "four"]]
    assert texts(host.end.send({"kind": "said", "first": 0, "lines": more}, 0)) == ["four"]


@given(data=st.binary(max_size=200))
def test_whatever_a_stranger_sends_is_a_hello_or_an_offence(data):
    end = HostEnd(0.0)
    try:
        messages = end.feed(data, 0.0)
    except ProtocolError:
        return
    assert all(message["kind"] == "hello" for message in messages)
    assert end.frames.waiting <= limits.BYTES_STRANGER + limits.HEADER


@given(bodies=st.lists(st.recursive(st.integers(-9, 9) | st.text(max_size=5), st.lists, max_leaves=5), max_size=4))
def test_whatever_a_host_sends_is_a_message_or_an_offence(bodies):
    client = ClientEnd(hello())
    client.open(0.0)
    data = b"".join(framed(packed(body)) for body in bodies)
    try:
        messages, _ = client.feed(data, 0.0)
    except ProtocolError:
        return
    assert messages == []


def show(serial, view):
    return {
        "kind": "show",
        "serial": serial,
        "id": "won",
        "facts": {"seat": 1},
        "about": [1, 1, []],
        "events": 3,
        "view": view,
    }


def test_a_show_brings_its_position_as_a_difference_and_whole_again():
    """First of all, behind a view, and before one: what comes after it is the difference to it."""
    for first in ([], [{"kind": "view", "view": {"turn": 1, "hand": []}}]):
        host, client = connected()
        told = [*first, show(1, {"turn": 2, "hand": ["a"]}), show(2, {"turn": 3, "hand": ["a"]})]
        told.append({"kind": "view", "view": {"turn": 4, "hand": ["a"]}})
        data = b"".join(host.end.send(message, 0) for message in told)
        assert b"changes" in data and client.feed(data, 0.0)[0] == told


@pytest.mark.parametrize("changes", [[["set", ["nowhere", 3], 1]], [["set", [], 5]], [["dance", [], {}]]])
def test_a_show_that_leads_nowhere_ends_the_line(changes):
    _, client = connected()
    message = {key: value for key, value in show(1, {}).items() if key != "view"}
    with pytest.raises(ProtocolError):
        client.feed(framed(pack(0, {**message, "changes": changes}, DOWN)), 0.0)
