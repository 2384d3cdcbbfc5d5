"""What somebody learns who listens on the network: lengths and times of all connections, and nothing that is in them.

Two worlds play the same game; then all hidden cards are dealt anew, differently, and both play on, everybody answering
alike. At a sealed table the pieces on all connections are as long in one as in the other, but for a few; without the
padding hardly any are. What a listener learns at other tables PROTOCOL.md says.
"""

from __future__ import annotations

import pytest

from cosmic_tui.wire.frames import Frames
from cosmic_tui.wire.limits import BYTES_DOWN, PAD_STEP
from cosmic_tui.wire.messages import DOWN, unpack
from cosmic_tui.wire.padding import PAD, is_padding, padding
from cosmic_tui.wire.patches import patched
from tests.night import one_in

from .test_secrets import Story
from .world import World

STEPS = 12
ONLOOKER = -1
SAME = 0.98  # of all pieces, or more


def frames(data: bytes) -> list[bytes]:
    return list(Frames(BYTES_DOWN).feed(data, 0.0))


def without_padding(data: bytes) -> int:
    return sum(4 + len(frame) for frame in frames(data) if not is_padding(unpack(frame, DOWN)[1]))


def test_whatever_is_said_the_piece_is_a_whole_number_of_steps() -> None:
    for written in (0, 200, 70_000):
        for size in range(1, 2 * PAD_STEP + 2):
            more = padding(size, written)
            assert not (size + len(more)) % PAD_STEP and len(more) < 2 * PAD_STEP
            if more:
                (frame,) = frames(more)
                number, message = unpack(frame, DOWN)
                assert number == written and is_padding(message)
                assert set(patched({"seat": 0}, message["changes"])) == {"seat", PAD}, "to a client of before a key"


@pytest.mark.parametrize("windows", ["quick", "even", "sealed"])
def test_pieces_are_padded_at_sealed_tables_alone_and_nobody_is_told(windows: str) -> None:
    world = World(rest={"windows": windows})
    peers = world.players("Ada", "Bea", "Cai")
    world.play(5)
    for peer in peers:
        peer.heard.clear()
    world.play(30)
    pieces = [data for peer in peers for _, data in peer.heard if data]
    assert len(pieces) > 60
    assert all(len(data) % PAD_STEP == 0 for data in pieces) == (windows == "sealed")
    assert all(PAD not in peer.screen.view and peer.screen.refused == [] for peer in peers)
    seen = world.room.table.rules.views(world.room.table.match)
    assert [peer.screen.view["hand"] for peer in peers] == [seen(peer.seat)["hand"] for peer in peers]


def heard(story: Story) -> list[list[tuple[float, bytes]]]:
    """What went down every connection since the last look, with its times."""
    found = [[(round(when, 6), data) for when, data in peer.heard if data] for peer in story.peers]
    for peer in story.peers:
        peer.heard.clear()
    return found


def alike(one: Story, two: Story) -> bool:
    """Whether everything that all can see went the same way."""
    over = one.world.room.over or two.world.room.over
    return not over and one.log() == two.log() and one.public() == two.public()


def compared(seed: int, answers: int) -> list[tuple[bool, bool]]:
    """For every piece, as long as nothing hidden comes out: whether it is as long and at the same time in both deals,
    and whether it would be without the padding."""
    one, two = (Story(ONLOOKER, {}, answers, False, False, "sealed") for _ in range(2))
    if not one.deal_anew(seed) or not two.deal_anew(seed + 1):
        return []
    heard(one), heard(two)
    found = []
    for _ in range(STEPS):
        one.step()
        two.step()
        if not alike(one, two):
            break
        for mine, theirs in zip(heard(one), heard(two), strict=True):
            found += [(False, False)] * abs(len(mine) - len(theirs))
            for (when, here), (then, there) in zip(mine, theirs, strict=False):
                bare = without_padding(here) == without_padding(there)
                found.append((when == then and len(here) == len(there), when == then and bare))
    return found


def test_lengths_and_times_do_not_tell_hands_at_a_sealed_table_and_would_without_the_padding() -> None:
    pieces = [piece for seed in range(1, 1 + 6 // one_in(2)) for piece in compared(seed, 3 * seed)]
    padded, bare = (sum(kind) / len(pieces) for kind in zip(*pieces, strict=True))
    assert len(pieces) > 200 // one_in(2)
    assert padded >= SAME
    assert bare < SAME - 0.1
