"""Frames deflated alone with the dictionary both ends have: asked for, agreed on, bounded, and padded afterwards."""

from __future__ import annotations

import statistics
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmic_tui.wire.deflate import DICTIONARY, WORDS, deflated, inflated, stored
from cosmic_tui.wire.errors import ProtocolError
from cosmic_tui.wire.frames import Frames
from cosmic_tui.wire.limits import BYTES_DOWN, PAD_STEP
from tests.host.world import NAMES, World


@given(st.binary(max_size=3000))
def test_what_goes_in_comes_out(body: bytes) -> None:
    assert inflated(deflated(body)) == inflated(stored(body)) == body
    assert len(stored(body)) == len(body) + 5


def test_a_frame_hangs_on_no_other_and_any_library_reads_it() -> None:
    first = deflated(WORDS[:400])
    assert deflated(WORDS[:400]) == first, "the one before it has left nothing behind"
    assert zlib.decompressobj(-15, zdict=WORDS).decompress(first) == WORDS[:400] and len(first) < 20


@pytest.mark.parametrize(
    "data", [b"", b"\xff" * 20, deflated(b"x" * 50)[:-1], deflated(b"x") + b"y", deflated(b"0" * (BYTES_DOWN + 1))]
)
def test_what_is_none_or_grows_too_long_is_refused(data: bytes) -> None:
    with pytest.raises(ProtocolError, match="packing"):
        inflated(data)


def lengths(windows: str, **wishes: str) -> tuple[World, list[int]]:
    """A game to its end; how long the pieces were that went down to one peer."""
    world = World(rest={"windows": windows})
    peers = [world.peer(name, **wishes).connect() for name in NAMES]
    world.carry()
    for number, peer in enumerate(peers):
        peer.lobby("ready")
        peer.bot = world.bot(number)
    world.carry()
    heard = len(peers[0].heard)
    world.play(250)
    assert all(not peer.closed and peer.answers > 10 for peer in peers)
    return world, [len(data) for _, data in peers[0].heard[heard:]]


def test_frames_are_less_than_half_as_long_for_who_has_the_dictionary() -> None:
    """A game played with it is the same game, message for message."""
    plain, before = lengths("quick")
    short, after = lengths("quick", dictionary=DICTIONARY)
    assert statistics.median(after) < 0.6 * statistics.median(before)
    assert short.peers[0].told[1:] == plain.peers[0].told[1:]


def test_a_sealed_table_pads_after_deflating() -> None:
    _, after = lengths("sealed", dictionary=DICTIONARY)
    assert after and all(length % PAD_STEP == 0 for length in after)
    assert after.count(PAD_STEP) > 0.9 * len(after)


@pytest.mark.parametrize("named", ["", "0" * 32])
def test_who_has_another_or_none_is_told_as_before(named: str) -> None:
    world = World()
    ada = world.peer("Ada", **({"dictionary": named} if named else {})).connect()
    world.carry()
    assert "dictionary" not in ada.end.welcome and not ada.connection.end.deflates
    frames = list(Frames(BYTES_DOWN).feed(b"".join(data for _, data in ada.heard), 0.0))
    assert len(frames) > 1 and all(frame[0] == 0x92 for frame in frames), "arrays of two, as they are"


def test_a_host_that_deflates_unasked_is_no_host() -> None:
    world = World()
    ada = world.peer("Ada")
    with pytest.raises(ProtocolError, match="field"):
        ada.end._welcomed({"wire": 2, "dictionary": DICTIONARY})
