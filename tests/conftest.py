"""What holds for every test: nothing of the person's own set-up leaks in, and random tests run in two sizes.

`COSMIC_LARGE=1` runs the long versions: Hypothesis tries many more examples and the tests marked `large` are not left
out. `COSMIC_RELEASE=1` asks for whole languages. Knows nothing of the games.
"""

import gc
import importlib
import os
import signal
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
import textual.constants
from hypothesis import settings
from textual.widgets import Input, TextArea

from cosmic_tui.canvas.cells import Strictness
from cosmic_tui.host.sweeping import give_back
from tests import near
from tests.ahead import keep_what_is_compiled
from tests.ahead import pytest_collection as pytest_collection
from tests.mutate import reached
from tests.patience import pytest_timeout_set_timer as pytest_timeout_set_timer
from tests.traces import leaves_no_trace as leaves_no_trace

# Variables by which people set up Textual, this program, their colours, their language, and how Python writes to pipes.
PERSONAL = ("TEXTUAL_", "COSMIC_", "NO_COLOR", "FORCE_COLOR", "NO_MOTION", "LANG", "LC_", "XDG_", "PYTHONUNBUFFERED")
# Those by which the parts of one test run talk to each other.
NEEDED = ("COSMIC_LARGE", "COSMIC_RELEASE", "TEXTUAL_SNAPSHOT_")
LARGE = os.environ.get("COSMIC_LARGE") == "1"
RELEASE = os.environ.get("COSMIC_RELEASE") == "1"

FEW_SWEEPS = (20_000, 20, 100)  # new objects before a sweep: a drawn screen makes thousands and keeps few
freeze = gc.freeze
STATM = Path("/proc/self/statm")  # where there is none nobody measures
PAGE = 4096
MOST = 500 << 20  # bytes of one process that runs tests
MOST_WORKERS = 8  # of those at once
WHO_REMEMBERS = ("cosmic_tui", "tests", "textual", "rich")
Remembering = type(lru_cache(gc.collect))
A_LOT = 24 << 20  # bytes more than after the last sweep: time for the next
LITTLE = 320 << 20  # as long as it is no more, nobody sweeps


class Kept:
    """What this process held after its last sweep, and all that remembers in what was loaded before the first test."""

    bytes = 0
    remembering: list[Any] = []


# A test may take as long as the machine needs: no deadlines. The small profile draws the same examples every time.
settings.register_profile("ci", deadline=None, derandomize=True, max_examples=50, print_blob=True)
settings.register_profile("large", deadline=None, max_examples=2000, print_blob=True)
settings.load_profile("large" if LARGE else "ci")


def fix_environment() -> None:
    """The same colours, language and stillness wherever the tests run."""
    for name in [name for name in os.environ if name.startswith(PERSONAL) and not name.startswith(NEEDED)]:
        del os.environ[name]
    keep_what_is_compiled()
    os.environ.update(COLORTERM="truecolor", TERM="xterm-256color", LANG="C.UTF-8", TEXTUAL_ANIMATIONS="none")
    # The snapshot plugin has loaded Textual before this file, with the settings as they were.
    importlib.reload(textual.constants)
    # A blinking cursor makes a picture depend on when it was taken.
    Input.cursor_blink = False  # type: ignore[assignment]
    TextArea.cursor_blink = False  # type: ignore[assignment]
    # A shell starts what runs in the background deaf to Ctrl-C, nohup to the end of the terminal; and so would be the
    # programs that tests interrupt.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) is signal.SIG_IGN:
        signal.signal(signal.SIGHUP, signal.SIG_DFL)


fix_environment()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """What `-n auto` means: two processes a core, as each waits a third of its time for lines and terminals."""
    return min(MOST_WORKERS, 2 * (os.cpu_count() or 1))


def pytest_addoption(parser: pytest.Parser) -> None:
    reached.pytest_addoption(parser)
    near.pytest_addoption(parser)


def pytest_configure(config: pytest.Config) -> None:
    reached.pytest_configure(config)
    near.pytest_configure(config)


def pytest_collection_finish() -> None:
    """What is loaded by now stays to the end: nobody looks for rings in it. What tests load and make later is not
    frozen, whatever the programs say that they start."""
    gc.collect()
    Kept.remembering = all_that_remembers()
    freeze()
    gc.freeze = lambda: None
    gc.set_threshold(*FEW_SWEEPS)


@pytest.fixture(scope="session", autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty home folder: no test reads or writes the settings, keys or saved games of whoever runs it."""
    folder = tmp_path_factory.mktemp("home")
    os.environ["HOME"] = str(folder)
    return folder


@pytest.fixture
def own_themes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which a person keeps themes of their own; empty."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    made = tmp_path / "cosmic" / "themes"
    made.mkdir(parents=True)
    return made


@pytest.fixture(autouse=True)
def swept() -> Iterator[None]:
    """Programs look for rings of objects when they like. After each test that is undone, or a process that runs
    hundreds of them would keep all their screens."""
    yield
    gc.enable()
    gc.set_threshold(*FEW_SWEEPS)
    if in_memory() > max(Kept.bytes + A_LOT, LITTLE):
        forget()
        give_back()
        Kept.bytes = in_memory()
        assert Kept.bytes <= MOST or LARGE, f"{Kept.bytes >> 20} MB are kept: by this test, or by those before it"


@pytest.fixture(scope="module", autouse=True)
def forgotten(request: pytest.FixtureRequest) -> Iterator[None]:
    """What a module of tests remembers for its own tests (whole games of three peers, say) goes with it."""
    yield
    for thing in vars(request.module).values():
        if getattr(thing, "__module__", "") == request.module.__name__ and hasattr(thing, "cache_clear"):
            thing.cache_clear()


def forget() -> None:
    """Parsed languages, positions, pieces of pictures: made again when somebody asks."""
    for thing in (*Kept.remembering, *all_that_remembers()):
        thing.cache_clear()


def all_that_remembers() -> list[Any]:
    """Of what is not frozen."""
    return [
        thing
        for thing in gc.get_objects()
        if type(thing) is Remembering and thing.__module__.partition(".")[0] in WHO_REMEMBERS
    ]


def in_memory() -> int:
    """Bytes that this process holds now."""
    return int(STATM.read_text().split()[1]) * PAGE if STATM.exists() else 0


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the large tests out of an ordinary run, and say how many."""
    if LARGE:
        return
    left_out = [item for item in items if item.get_closest_marker("large")]
    items[:] = [item for item in items if not item.get_closest_marker("large")]
    config.hook.pytest_deselected(items=left_out)


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A canvas refuses what does not fit."""
    monkeypatch.setattr(Strictness, "on", True)
