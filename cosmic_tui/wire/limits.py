"""Every limit of the protocol in one place, except those of single fields (messages/words.py).

PROTOCOL.md shows them as a table, and a test compares the two. Bytes, values, seconds and counts. A stranger may send
less than a guest who has been let in.
"""

from cosmic_tui.messages.packing import DEEPEST, LONGEST_TEXT, VALUES_DOWN, VALUES_UP

__all__ = ["DEEPEST", "LONGEST_TEXT", "VALUES_DOWN", "VALUES_UP"]  # and all below

VERSION = 2  # of this protocol; both sides must have the same

# --- frames ---
HEADER = 4  # bytes that say how long the rest is
BYTES_STRANGER = 2048  # in a frame of a peer that has not been let in yet
BYTES_UP = 1 << 14  # in a frame of a player
BYTES_DOWN = 1 << 20  # in a frame of a host

# --- time, in seconds ---
HELLO_SECONDS = 10.0  # from the first byte of the connection to a whole hello
FRAME_SECONDS = 10.0  # from the first byte of a frame to its last
PING_SECONDS = 15.0  # without a word from the other side: ask
GONE_SECONDS = 40.0  # without a word from the other side: the line is gone
DRAIN_SECONDS = 20.0  # bytes waiting to be read by the other side may wait so long

# --- rates and queues ---
BURST = 60  # messages at once
RATE = 20.0  # messages a second, on average
UNREAD_BYTES = 2 << 20  # waiting for a peer that does not read
UNACKNOWLEDGED = 32  # messages a client keeps until the host has them
PAD_STEP = 1024  # bytes: what goes down at once at a sealed table is so long, or twice, or three times
PATCH_CHANGES = 120  # a view that differs in more places is sent whole
