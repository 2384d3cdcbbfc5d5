"""Plain mode with a real keyboard at a table on another host: a loop over the connection and the keyboard.

Ends with `q`, with the end of the input, and when the connection ends for good; the seat is kept in all three cases.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from math import inf
from time import monotonic

from cosmic_tui.link.remote import RemoteLink
from cosmic_tui.plain.peers import PeerSession
from cosmic_tui.plain.run import PROMPT, Lines, note_result, pace_here, show
from cosmic_tui.words.loader import Words

REFUSED = 2  # the exit code of everything that was refused
PATIENCE = 20.0  # seconds after a game of a tournament, until the next one opens by itself
BEAT = 0.05  # seconds between two looks at the keyboard


async def play(link: RemoteLink, words: Words, lines: Lines | None = None) -> int:
    """Play until the player leaves, in a tournament one game after the other. Raise Refused if there never was a
    connection.
    """
    lines = lines or Lines(sys.stdin)
    while True:
        session, status = await play_one(link, words, lines)
        if not session.follow:
            return status
        link = link.onward()


async def play_one(link: RemoteLink, words: Words, lines: Lines) -> tuple[PeerSession, int]:
    """Play at one table."""
    session = PeerSession(link, words, pace_here())
    link.subscribe(session.hear)
    line = asyncio.create_task(link.run())
    keyboard = asyncio.create_task(type_lines(link, session, lines))
    try:
        await asyncio.wait((line, keyboard), return_when=asyncio.FIRST_COMPLETED)
        if line.done():
            line.result()  # a Refused of a line that never was goes up from here
    finally:
        link.close()
        keyboard.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await keyboard
        if not line.done():
            await asyncio.wait((line,), timeout=1.0)
        line.cancel()
        show(session.take())
        note_result(session)
    return session, REFUSED if session.turned_out else 0


async def type_lines(link: RemoteLink, session: PeerSession, lines: Lines) -> None:
    """Print what is new and carry out what is typed, until the session is over."""
    onward_at = inf
    while not session.done:
        session.speak()
        show(session.take())
        onward_at = min(onward_at, monotonic() + PATIENCE) if session.goes_on else inf
        if monotonic() >= onward_at:
            session.follow = True
            return
        text = None
        if not link.listening and (session.waits_for_line or sys.stdin.isatty()):
            text = lines.next(PROMPT if session.waits_for_line else "", 0.0)
        if text == lines.END:
            return
        if text is None:
            await asyncio.sleep(BEAT)
        else:
            session.line(text)
