"""The terminal, held more tolerantly: no byte that is typed or pasted ends the game, and nothing is sent twice.

Textual's own driver stops at invalid UTF-8 and at character numbers that do not exist, and sends rows again that have
not changed. Knows terminals; must not know screens.
"""

from __future__ import annotations

import os
import selectors
import time
from codecs import getincrementaldecoder
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

from cosmic_tui.terminal.pulse import ASKED, Pulse
from cosmic_tui.terminal.screen_diff import Squeeze

CHUNK = 4096
WAIT = 0.1
MOST_KEYS = 256  # nobody types more at once; the rest of a flood is dropped
MOST_PASTE = 64 * 1024  # of a paste whose end never comes
OTHER_SCREEN = "\x1b[?1049h"
PASTE_START, PASTE_END = "\x1b[200~", "\x1b[201~"


class Intake:
    """Bytes to events, whatever the bytes are."""

    def __init__(self, make_parser: Callable[[], Any]) -> None:
        self._make = make_parser
        self._parser = make_parser()
        self._decode = getincrementaldecoder("utf-8")(errors="replace").decode
        self._pasted = 0

    def feed(self, data: bytes, final: bool = False) -> Iterable[Any]:
        """The events of some bytes."""
        text = self._decode(data, final)
        if text:
            yield from self._guarded(lambda: self._parser.feed(self._limited(text)))

    def tick(self) -> Iterable[Any]:
        """Events of keys that are complete because nothing followed."""
        yield from self._guarded(lambda: self._parser.tick())

    def _guarded(self, events: Callable[[], Iterable[Any]]) -> Iterable[Any]:
        """What cannot be understood is left out, with everything that was begun before it."""
        from textual.events import Key

        keys = 0
        try:
            for event in events():
                keys += isinstance(event, Key)
                if keys <= MOST_KEYS:
                    yield event
        except Exception:
            self._parser = self._make()
            self._pasted = 0

    def _limited(self, text: str) -> str:
        """A paste without an end is ended."""
        if PASTE_START in text:
            self._pasted = 1
        if PASTE_END in text:
            self._pasted = 0
        if self._pasted:
            self._pasted += len(text)
            if self._pasted > MOST_PASTE:
                self._pasted = 0
                return PASTE_END
        return text


class Outlet:
    """The terminal as a file that may be gone: what is written then is lost, and the thread that writes lives on.

    If it ended, whoever has more to say would wait for it for ever, and so would the end of the program.
    """

    def __init__(self, file: Any, pulse: Pulse, now: Callable[[], float] = time.monotonic) -> None:
        self._file = file
        self._pulse = pulse
        self._now = now

    def write(self, text: str) -> None:
        self._timed(lambda: self._file.write(text), False)

    def flush(self) -> None:
        self._timed(self._file.flush, True)

    def _timed(self, act: Callable[[], Any], done: bool) -> None:
        before = self._now()
        with suppress(OSError, ValueError):
            act()
        after = self._now()
        self._pulse.waited(after - before, done, after)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)


def _read(file: int) -> bytes:
    try:
        return os.read(file, CHUNK)
    except OSError:
        return b""


def tolerant_driver() -> Any:
    """The driver class for this system, or None where Textual's own has to do."""
    if os.name == "nt":
        return None
    from textual._xterm_parser import XTermParser
    from textual.drivers.linux_driver import LinuxDriver
    from textual.messages import TerminalSupportsSynchronizedOutput

    class TolerantDriver(LinuxDriver):
        """Textual's driver with a tolerant intake and a squeezed output."""

        def __init__(self, *args: Any, **options: Any) -> None:
            super().__init__(*args, **options)
            self._squeeze = Squeeze()
            self.pulse = Pulse()
            self._file = Outlet(self._file, self.pulse)  # type: ignore[assignment]
            self.overture = self._app.start.overture  # type: ignore[attr-defined]

        @property
        def shows(self) -> bool:
            """Whether anything of a picture has been sent."""
            return bool(self._squeeze.rows)

        def forget(self) -> None:
            """The terminal may show anything: send all of it again."""
            self._squeeze.rows.clear()

        def write(self, data: str) -> None:
            if self.overture is not None and data == OTHER_SCREEN:  # it is there, and to go there anew would clear it
                self.overture = None
                return
            if data == ASKED:
                self.pulse.asked(time.monotonic())
            super().write(self._squeeze(data))

        def feel(self) -> None:
            """A picture has been sent: now and then the terminal is asked how soon it has it."""
            if self.shows and self.input_tty and self.pulse.wants_asking(time.monotonic()):
                self.write(ASKED)

        @property
        def slow(self) -> bool:
            """Whether the line to the terminal is too slow for anything that moves."""
            return self.pulse.slow(time.monotonic())

        def start_application_mode(self) -> None:
            self.forget()
            if self.overture is not None:
                self.overture.hand_over()
            start: Callable[[], None] = super().start_application_mode
            start()

        def stop_application_mode(self) -> None:
            self.forget()
            super().stop_application_mode()

        def _get_terminal_size(self) -> tuple[int, int]:
            self.forget()  # asked for whenever the window has changed
            return super()._get_terminal_size()

        def run_input_thread(self) -> None:
            """Wait for input and hand on what it means."""
            selector = selectors.SelectSelector()
            selector.register(self.fileno, selectors.EVENT_READ)
            intake = Intake(lambda: XTermParser(self._debug))
            try:
                while not self.exit_event.is_set():
                    if selector.select(WAIT):
                        data = _read(self.fileno)
                        if not data:  # the terminal is gone
                            self._app.call_later(self._app.exit)
                            break
                        for event in intake.feed(data):
                            if isinstance(event, TerminalSupportsSynchronizedOutput):
                                self.pulse.answered(time.monotonic())
                            self.process_message(event)
                    for event in intake.tick():
                        self.process_message(event)
            finally:
                selector.close()

    return TolerantDriver
