"""What holds for every test: nothing of the person's own set-up leaks in, and random tests run in two sizes.

`COSMIC_LARGE=1` runs the long versions: Hypothesis tries many more examples and the tests marked `large` are not left
out. `COSMIC_RELEASE=1` asks for whole languages. Knows nothing of the games.
"""

import importlib
import os
import signal
from pathlib import Path

import pytest
import textual.constants
from _pytest.unraisableexception import gc_collect_iterations_key
from hypothesis import settings
from hypothesis.internal.conjecture import providers
from textual.widgets import Input, TextArea

from cosmic_tui.canvas.cells import Strictness
from tests import ahead, near
from tests.ahead import keep_what_is_compiled
from tests.ahead import pytest_collection as pytest_collection
from tests.memory import forgotten as forgotten
from tests.memory import pytest_collection_finish as pytest_collection_finish
from tests.memory import swept as swept
from tests.mutate import reached
from tests.patience import pytest_timeout_set_timer as pytest_timeout_set_timer
from tests.traces import leaves_no_trace as leaves_no_trace
from tests.unsent import sent as sent

# Variables by which people set up Textual, this program, their colours, their language, and how Python writes to pipes.
PERSONAL = ("TEXTUAL_", "COSMIC_", "NO_COLOR", "FORCE_COLOR", "NO_MOTION", "LANG", "LC_", "XDG_", "PYTHONUNBUFFERED")
# Those by which the parts of one test run talk to each other.
NEEDED = ("COSMIC_LARGE", "COSMIC_RELEASE", "TEXTUAL_SNAPSHOT_")
LARGE = os.environ.get("COSMIC_LARGE") == "1"
RELEASE = os.environ.get("COSMIC_RELEASE") == "1"

MOST_WORKERS = 8  # processes at once
# A thousand pictures as texts, called after their tests, which pytest would read in search of examples.
collect_ignore = ["snapshots/__snapshots__"]


# A test may take as long as the machine needs: no deadlines. The small profile draws the same examples every time.
settings.register_profile("ci", deadline=None, derandomize=True, max_examples=50, print_blob=True)
settings.register_profile("large", deadline=None, max_examples=2000, print_blob=True)
settings.load_profile("large" if LARGE else "ci")
if not LARGE:
    # Hypothesis takes all loaded modules apart for numbers and texts that it may try: a second in each process. And a
    # test would draw other examples alone than among all others.
    providers._get_local_constants = lambda: providers._local_constants


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
    config.stash[gc_collect_iterations_key] = 1  # at the end pytest would look five times for what nobody holds
    reached.pytest_configure(config)
    near.pytest_configure(config)


@pytest.fixture(scope="session", autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty home folder: no test reads or writes the settings, keys or saved games of whoever runs it."""
    folder = tmp_path_factory.mktemp("home")
    ahead.Run.folder = folder.parents[1] if os.environ.get("PYTEST_XDIST_WORKER") else None
    os.environ["HOME"] = str(folder)
    return folder


@pytest.fixture
def own_themes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which a person keeps themes of their own; empty."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    made = tmp_path / "cosmic" / "themes"
    made.mkdir(parents=True)
    return made


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
