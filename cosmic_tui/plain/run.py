"""Plain mode with a real keyboard: prints what a session says, reads lines, lets the link's time pass.

The only module here that touches input and output. Ends with the game, with `q`, and with the end of the input; the
game is kept in all three cases.
"""

from __future__ import annotations

import os
import select
import shutil
import sys
import textwrap
import time
import unicodedata
from typing import TYPE_CHECKING, TextIO

from cosmic_tui.link.link import Link
from cosmic_tui.new_game import daily_try
from cosmic_tui.plain import commands
from cosmic_tui.plain.session import CLEAR, Session
from cosmic_tui.say.parts import sentences_of
from cosmic_tui.settings import load_settings
from cosmic_tui.words.loader import Words
from cosmic_tui.words.os_errors import because
from engine.kernel.asking import Refused

if TYPE_CHECKING:
    from cosmic_tui.diary.dailies import Try

PROMPT = "> "
# Clears the screen and what can be scrolled back to; where nothing understands that, lines push the old ones away.
WIPE = "\x1b[H\x1b[2J\x1b[3J"
PUSHED_AWAY = 60
SIGNS = {"’": "'", "‘": "'", "“": '"', "”": '"', "„": '"', "…": "...", "–": "-", "—": "-"}
BLOCK = 1 << 16


def play(link: Link, words: Words, kept: str, greeting: list[str], lines: Lines | None = None) -> int:
    """Play until the game is over or the player leaves. Return an exit code."""
    session = Session(link, words, kept, pace_here())
    session.reasons = load_settings()[0].reasons
    until_done(session, lines or Lines(sys.stdin), greeting)
    return 0


def until_done(session: Session, lines: Lines, greeting: list[str]) -> None:
    """Run a session until it is over, then leave its table."""
    link = session.link
    show(greeting)
    try:
        link.subscribe(session.hear)
        while not session.done:
            link.poll()
            session.speak()
            lines.show(session.take())
            if session.done:
                break
            seconds = soonest(link.wake(), session.wake())
            if not session.waits_for_line and seconds is not None and not sys.stdin.isatty():
                time.sleep(seconds)  # what comes out of a pipe is for the questions, not for the pauses
                continue
            text = lines.next(PROMPT if session.waits_for_line else "", seconds)
            if text is None:
                continue
            if text == lines.END:
                show([""])
                commands.leave(session, "")
            else:
                session.line(text)
        show(session.take())
    finally:
        link.close()
        note_result(session)


def pace_here() -> str:
    """Return the pace of the film. Without a terminal there are no pauses."""
    return load_settings()[0].pace if sys.stdin.isatty() and sys.stdout.isatty() else ""


def soonest(*times: float | None) -> float | None:
    return min((seconds for seconds in times if seconds is not None), default=None)


def note_result(session: Session) -> None:
    """Count a finished game in the statistics of the person who played it here."""
    over, hello, mine = session.over, session.hello, [seat for seat in session.states if seat >= 0]
    if over is None or hello is None or not mine or session.state.view is None:
        return
    from cosmic_tui.diary.diary import Diary
    from cosmic_tui.diary.results import More, kind_of

    sides = sentences_of(hello["game"]).sides(over["ending"])
    try:
        diary, bonds = Diary(), session.link.offers.bonds
        offers, view = session.link.offers, session.state.view
        reached = sentences_of(hello["game"]).reached(view)
        more = More(offers.kept_as, hello["options"], reached, kind_of(offers.setup, offers.remote))
        diary.finished(over, hello["seats"], mine, hello["game"], view["turn"], sides, more)
        file = session.link.offers.file
        one = daily_try(session.link, file.stem if file is not None else "")
        if one is not None:
            show(for_friends(session.words, diary.keep_try(one)))
        if bonds is not None and load_settings()[0].remember:
            diary.keep_bonds(bonds())
    except Refused as no:
        show([session.words.say(f"err-{no.code}", value=because(session.words, no.facts.get("reason", "")))])


def for_friends(said: Words, one: Try) -> list[str]:
    """Return a daily game's result to copy: in words, then in signs that any terminal can print."""
    from cosmic_tui.daily.telling import in_words, share

    return [*in_words(said, one), *share(said, one, ascii_only=True)]


def show(lines: list[str]) -> None:
    encoding = sys.stdout.encoding or "ascii"
    columns = shutil.get_terminal_size().columns if sys.stdout.isatty() else 0
    for line in lines:
        print(wipe() if line == CLEAR else between_words(folded(line, encoding), columns))
    sys.stdout.flush()


def between_words(text: str, columns: int) -> str:
    """Return a sentence wrapped to the width of the terminal; without a terminal it stays one line."""
    if columns <= 0 or len(text) < columns:
        return text
    parts = [
        textwrap.wrap(part, columns - 1, break_long_words=False, break_on_hyphens=False) or [""]
        for part in text.split("\n")
    ]
    return "\n".join(line for lines in parts for line in lines)


def wipe() -> str:
    """Return the text that hides the last player's cards from the next one."""
    dumb = not sys.stdout.isatty() or os.environ.get("TERM", "dumb") == "dumb"
    return "\n" * PUSHED_AWAY if dumb else WIPE


def folded(text: str, encoding: str) -> str:
    """Return the text in characters that this output can show, without any that could control a terminal."""
    text = "".join(sign for sign in text if sign == "\n" or unicodedata.category(sign) not in ("Cc", "Cs"))
    try:
        text.encode(encoding)
        return text
    except UnicodeEncodeError:
        plain = "".join(SIGNS.get(sign, sign) for sign in text)
        plain = "".join(sign for sign in unicodedata.normalize("NFKD", plain) if not unicodedata.combining(sign))
        return plain.encode(encoding, "replace").decode(encoding)


class Lines:
    """Lines from a keyboard or a pipe, read with a timeout. A message printed while a person has a prompt begins on a
    line of its own, and the prompt is printed again.
    """

    END = "\x04"

    def __init__(self, source: TextIO) -> None:
        self._handle = source.fileno()
        self._encoding = source.encoding or "utf-8"
        self._buffer = b""
        self._ended = False
        self._prompted = False

    def show(self, said: list[str]) -> None:
        if said and self._prompted:
            print()
            self._prompted = False
        show(said)

    def next(self, prompt: str, seconds: float | None) -> str | None:
        """Return the next line; None if the time passed first; END behind the last one."""
        if prompt and not self._prompted:
            print(prompt, end="", flush=True)
            self._prompted = True
        if b"\n" not in self._buffer and not self._ended:
            if not self._wait(seconds):
                return None
            data = os.read(self._handle, BLOCK)
            self._buffer += data
            self._ended = not data
        if b"\n" in self._buffer:
            line, self._buffer = self._buffer.split(b"\n", 1)
        elif self._ended:
            line, self._buffer = self._buffer, b""
            if not line:
                return self.END
        else:
            return None
        self._prompted = False
        return line.decode(self._encoding, "replace").rstrip("\r")

    def _wait(self, seconds: float | None) -> bool:
        """Wait for input. `select` wakes for a keyboard and for a pipe; a plain file is always ready."""
        return bool(select.select([self._handle], [], [], seconds)[0])
