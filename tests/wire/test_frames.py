"""Length-prefixed frames: whatever the pieces a stream comes in, and what a bad length does."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmic_tui.wire.errors import ProtocolError
from cosmic_tui.wire.frames import Frames, framed
from cosmic_tui.wire.limits import HEADER


@given(bodies=st.lists(st.binary(min_size=1, max_size=60), max_size=8), cuts=st.lists(st.integers(1, 20), min_size=1))
def test_frames_come_out_whole_however_the_stream_is_cut(bodies, cuts):
    stream = b"".join(framed(body) for body in bodies)
    frames, found, at, turn = Frames(64), [], 0, 0
    while at < len(stream):
        step = cuts[turn % len(cuts)]
        found += frames.feed(stream[at : at + step], float(turn))
        at, turn = at + step, turn + 1
    assert found == bodies
    assert frames.waiting == 0 and frames.since is None


def test_a_giant_frame_is_refused_when_its_length_is_known():
    """Not one byte of its body is waited for."""
    frames = Frames(100)
    with pytest.raises(ProtocolError) as offence:
        list(frames.feed((101).to_bytes(HEADER, "big"), 0.0))
    assert offence.value.code == "frame_big" and offence.value.facts == {"most": 100}


def test_an_empty_frame_is_refused():
    with pytest.raises(ProtocolError) as offence:
        list(Frames(100).feed(bytes(HEADER), 0.0))
    assert offence.value.code == "frame_empty"


def test_the_time_of_an_unfinished_frame_runs_from_its_first_byte():
    frames = Frames(100)
    list(frames.feed(framed(b"one") + b"\0", 1.0))
    assert frames.since == 1.0
    list(frames.feed(b"\0", 5.0))
    assert frames.since == 1.0
    list(frames.feed(b"\0\x01x", 6.0))
    assert frames.since is None
