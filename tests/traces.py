"""What every test leaves as it found it: whatever holds for a whole process. The test that does not is the one that
fails, not one that happens to run after it.

Knows the few places where the program keeps such things; must not know any test.
"""

from __future__ import annotations

import locale
import os
import signal
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from cosmic_tui import games as parts
from cosmic_tui.canvas.cells import Strictness
from cosmic_tui.words import reader_language
from engine import games

OF_PYTEST = "PYTEST_CURRENT_TEST"
SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP", "SIGPIPE", "SIGCHLD", "SIGWINCH", "SIGTSTP", "SIGUSR1")
HANDLED = [getattr(signal, name) for name in SIGNALS if hasattr(signal, name)]
# what is kept there speaks to later tests
PLACES = ("~/.config/cosmic", "~/.local/share/cosmic", "~/.local/state/cosmic")
MASK = 0o022


def traces() -> dict[str, Any]:
    """All of it, by what it is called when somebody is told."""
    os.umask(mask := os.umask(MASK))
    return {
        **{f"${name}": value for name, value in os.environ.items() if name != OF_PYTEST},
        **{number.name: signal.getsignal(number) for number in HANDLED},
        "the folder": os.getcwd(),
        "the mask of new files": mask,
        "the locale": locale.setlocale(locale.LC_ALL),
        "where modules are found": tuple(sys.path),
        "where games are found": (*games.PLACES, *parts.PLACES),
        "a strict canvas": Strictness.on,
        **{place: os.path.exists(os.path.expanduser(place)) for place in PLACES},
    }


@pytest.fixture(autouse=True)
def leaves_no_trace() -> Iterator[None]:
    """The language of a run belongs to the whole program, so whoever plays one here has it given back."""
    wish = reader_language.Wish.typed, reader_language.Wish.setting
    before = traces()
    yield
    reader_language.choose(wish[0])
    reader_language.ask(wish[1])
    after = traces()
    changed = {name: after.get(name) for name in {**before, **after} if before.get(name) != after.get(name)}
    assert not changed, f"this test leaves behind: {changed}"
