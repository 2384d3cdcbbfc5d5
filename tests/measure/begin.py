"""`python -m tests.measure.begin`: how long until something is on the screen, against an empty Textual app, in turn.

`title` is when the whole title stands, drawn before Textual is loaded; `framework` is when Textual draws its first
picture, here and in an app without anything. The least of several runs counts: everything else is other people's work,
which hardly touches `worked`, the seconds on a processor until that picture.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from cosmic_tui.words import words
from tests.measure.terminal import Terminal

EMPTY = "from textual.app import App\nclass Empty(App):\n    pass\nEmpty().run()\n"
OURS = ("-m", "cosmic_tui")
SIZE = (140, 45)
DRAWS = (b"\x1b[?2004h", b";1H")  # Textual has taken the terminal, and writes the first run of a picture


def begun(arguments: tuple[str, ...], home: Path, last: bytes) -> tuple[float, float, float]:
    """Seconds until the last entry of the title stands, until Textual draws, and of them on a processor."""
    terminal = Terminal(arguments, SIZE, home)
    try:
        while terminal.shown.when(*DRAWS) is None:
            before = terminal.shown.size
            if terminal.read(0.05).size == before and terminal.process.poll() is not None:
                raise SystemExit("the program ended before it had drawn anything")
        worked, shown = terminal.worked(), terminal.shown
        return shown.when(last) or 0.0, shown.when(*DRAWS) or 0.0, worked
    finally:
        terminal.close()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.measure.begin")
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--language", default="en")
    args = parser.parse_args()
    runs, ours_too = args.runs, (*OURS, "--language", args.language)
    last = words(args.language).say("scr-quit").encode()
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        file = home / "empty.py"
        file.write_text(EMPTY, encoding="utf-8")
        pairs = [(begun((str(file),), home, last), begun(ours_too, home, last)) for _ in range(runs + 1)]
    pairs = pairs[1:]  # the first run of each compiles
    empty, worked = [nothing[1] for nothing, _ in pairs], [nothing[2] for nothing, _ in pairs]
    tell("empty", empty, empty)
    tell("title", [ours[0] for _, ours in pairs], empty)
    tell("framework", [ours[1] for _, ours in pairs], empty)
    tell("empty, worked", worked, worked)
    tell("framework, worked", [ours[2] for _, ours in pairs], worked)
    return 0


def tell(name: str, found: Sequence[float], empty: Sequence[float]) -> None:
    ratios = [one / other for one, other in zip(found, empty, strict=True)]
    print(
        f"{name:18} least {min(found) * 1000:4.0f} ms, middle {median(found) * 1000:4.0f} ms;"
        f" least by least {min(found) / min(empty):.2f}, in pairs {median(ratios):.2f}"
    )


if __name__ == "__main__":
    raise SystemExit(main())
