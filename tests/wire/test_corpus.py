"""Bytes that a fuzzer found interesting, each for a path of its own through frames, packing and grammar, once more.

`corpus.txt` holds them in hexadecimal. They are fed to every reader of the wire, whole, byte by byte, and chained by
hypothesis: what comes out is messages of the grammar or an Offence, never anything else.
"""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmic_tui.wire import limits
from cosmic_tui.wire.clientend import ClientEnd, make_hello
from cosmic_tui.wire.errors import ProtocolError
from cosmic_tui.wire.frames import framed
from cosmic_tui.wire.hostend import HostEnd
from cosmic_tui.wire.messages import DOWN, STRANGER, UNNUMBERED, UP, Message, pack

CORPUS = [bytes.fromhex(line) for line in Path(__file__).with_name("corpus.txt").read_text("ascii").split()]
HELLO = make_hello("session", "Ada", "test")
WELCOME = {"kind": "welcome", "wire": limits.VERSION, "program": "test", "table": "1", "name": "friday", "seat": 0,
           "token": "token", "owner": True, "seen": 0, "game": 0}  # fmt: skip
CHUNKS = st.lists(st.sampled_from(CORPUS) | st.sampled_from(CORPUS).map(framed), min_size=1, max_size=5)


def stranger() -> HostEnd:
    return HostEnd(0.0)


def player() -> HostEnd:
    end = HostEnd(0.0)
    end.let_in(0)
    return end


def newcomer() -> ClientEnd:
    end = ClientEnd(dict(HELLO))
    end.open(0.0)
    return end


def guest() -> ClientEnd:
    end = newcomer()
    end.feed(framed(pack(0, WELCOME, DOWN)), 0.0)
    return end


READERS = {
    "stranger": (stranger, STRANGER),
    "player": (player, UP),
    "newcomer": (newcomer, DOWN),
    "guest": (guest, DOWN),
}


def heard(end: HostEnd | ClientEnd, parts: list[bytes]) -> tuple[list[Message], str]:
    """What an end makes of these parts, and the code with which it gave up."""
    messages: list[Message] = []
    for part in parts:
        try:
            found = end.feed(part, 0.0)
        except ProtocolError as offence:
            return messages, offence.code
        messages += found[0] if isinstance(found, tuple) else found
    return messages, ""


@pytest.mark.parametrize("reader", READERS)
def test_the_corpus_is_read_or_refused_however_it_is_cut(reader):
    make, grammar = READERS[reader]
    codes = set()
    for data in CORPUS:
        whole = heard(make(), [data])
        pieces = heard(make(), [data[at : at + 1] for at in range(len(data))])
        assert bool(pieces[1]) == bool(whole[1])  # of two offences in one piece the second may be seen first
        assert all(message["kind"] in grammar for message in whole[0])
        codes.add(whole[1])
    assert len(codes) > 2  # it does lead to different ends


@given(chunks=CHUNKS, reader=st.sampled_from(sorted(READERS)))
def test_chains_of_it_are_read_or_refused(chunks, reader):
    make, grammar = READERS[reader]
    end = make()
    messages, code = heard(end, chunks)
    assert all(message["kind"] in grammar for message in messages)
    if isinstance(end, HostEnd):
        assert end.seen == sum(message["kind"] not in UNNUMBERED for message in messages) or code
    assert code or end.frames.waiting <= limits.HEADER + limits.BYTES_DOWN
