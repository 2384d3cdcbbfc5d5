"""The terminal, held more tolerantly: what comes in is never fatal, and nothing is sent twice.

Textual's own driver sends rows again that have not changed. Loaded only where there is a terminal to be held, and not
on Windows, which has another. Must not know screens.
"""

import asyncio
import os
import selectors
import signal
import time
from collections.abc import Callable
from typing import Any

from textual._xterm_parser import XTermParser
from textual.drivers.linux_driver import LinuxDriver
from textual.messages import TerminalSupportsSynchronizedOutput

from cosmic_tui.terminal.intake import Intake
from cosmic_tui.terminal.outlet import Outlet
from cosmic_tui.terminal.pulse import ASKED, Pulse
from cosmic_tui.terminal.screen_diff import Squeeze

CHUNK = 4096
WAIT = 0.1
OTHER_SCREEN = "\x1b[?1049h"


def _read(file: int) -> bytes:
    try:
        return os.read(file, CHUNK)
    except OSError:
        return b""


class TolerantDriver(LinuxDriver):
    """Textual's driver with a tolerant intake and a squeezed output."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._squeeze = Squeeze()
        self.pulse = Pulse()
        self._file = Outlet(self._file, self.pulse)  # type: ignore[assignment]
        self.early_title = self._app.start.early_title  # type: ignore[attr-defined]

    @property
    def shows(self) -> bool:
        """Return whether anything of a picture has been sent."""
        return self._squeeze.shows

    def forget(self) -> None:
        """Send the whole picture again, because the terminal may show anything."""
        self._squeeze.forget()

    def write(self, data: str) -> None:
        if self.early_title is not None and data == OTHER_SCREEN:  # it is there, and to go there anew would clear it
            self.early_title = None
            return
        if data == ASKED:
            self.pulse.asked(time.monotonic())
        super().write(self._squeeze(data))

    def feel(self) -> None:
        """Ask the terminal now and then, after a picture, how soon it has it."""
        if self.shows and self.input_tty and self.pulse.wants_asking(time.monotonic()):
            self.write(ASKED)

    @property
    def slow(self) -> bool:
        """Return whether the line to the terminal is too slow for anything that moves."""
        return self.pulse.slow(time.monotonic())

    def start_application_mode(self) -> None:
        self.forget()
        if self.early_title is not None:
            self.early_title.hand_over()
        start: Callable[[], None] = super().start_application_mode
        start()
        self._hear_signals_in_turn()

    def _hear_signals_in_turn(self) -> None:
        """Take another size, a stop and going on again between two steps of the program, never inside one."""
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGTSTP, self._sigtstp_application)
        loop.add_signal_handler(signal.SIGCONT, self._sigcont_application)
        tell_size = signal.getsignal(signal.SIGWINCH)  # as Textual has just set it
        if callable(tell_size):
            loop.add_signal_handler(signal.SIGWINCH, tell_size, signal.SIGWINCH, None)

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
