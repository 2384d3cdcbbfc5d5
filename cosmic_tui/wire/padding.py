"""Padding: at a sealed table all that is sent at once is filled up to the same lengths (R-SEC-2).

A listener on the network can read lengths, even of encrypted data: a question with a card among its options is longer
than one with nothing but a pass. The missing bytes are a `patch` that sets `pad` in the view; an older client just gets
a key that it does not use. Knows frames; must not know their content.
"""

from collections.abc import Callable
from typing import Any

from cosmic_tui.wire.frames import framed
from cosmic_tui.wire.limits import PAD_STEP
from cosmic_tui.wire.messages import DOWN, Message, pack

PAD = "pad"
Form = Callable[[bytes], bytes]  # in which a frame stands where frames are deflated: this one must not shrink


def padding(size: int, written: int, stored: Form | None = None) -> bytes:
    """Return a frame that fills this many bytes up to a whole number of steps."""
    missing = -size % PAD_STEP
    if not missing:
        return b""
    bare = len(_frame(0, written, stored))
    while True:
        for text in range(missing - bare, max(-1, missing - bare - 3), -1):  # long texts say so in more bytes
            frame = _frame(text, written, stored)
            if len(frame) == missing:
                return frame
        missing += PAD_STEP  # too little is missing, or what no text can make up


def _frame(text: int, written: int, stored: Form | None) -> bytes:
    body = pack(written, {"kind": "patch", "changes": [["set", [PAD], "0" * text]]}, DOWN)
    return framed(stored(body) if stored is not None else body)


def is_padding(message: Message) -> bool:
    """Return whether a message is only padding."""
    changes: Any = message.get("changes")
    return message["kind"] == "patch" and len(changes) == 1 and list(changes[0][:2]) == ["set", [PAD]]
