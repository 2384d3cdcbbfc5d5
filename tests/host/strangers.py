"""Lines of somebody who speaks bytes, and the proof that the others have not noticed."""

from cosmic_tui.wire.clientend import make_hello
from cosmic_tui.wire.frames import framed
from cosmic_tui.wire.messages import STRANGER, pack

from .test_reconnect import compare, finish, uncut
from .world import World

HELLO = framed(pack(0, make_hello("a-strangers-session", "Eve", "test", key="the-key", watch=True), STRANGER))


def raw(world: World, data: bytes, address: str = "203.0.113.9"):
    """A line of somebody who speaks bytes; returns it after what has been said."""
    line = world.hub.connect(address, world.now)
    world.hub.data(line, data, world.now)
    return line


def plays_on(world: World) -> None:
    """The three players finish the very game they would have played undisturbed."""
    finish(world)
    compare(world.peers[:3], uncut())
