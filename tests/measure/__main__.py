"""`python -m tests.measure [--quick]`: starts the program in a pseudo terminal again and again, and prints the costs.

Run it alone on the machine. Bytes are those that go to the terminal, times are processor time but for the start.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from tests.measure.inside import QUESTIONS
from tests.measure.terminal import Terminal

MIDDLE = (140, 45)
STARTS = 7
HOME = b"\x1b[1;1H"  # where the cursor goes when a picture is done
TIMES = {"planet": 100, "question": 40, "keys": 100, "game": 4000}
QUICK = {"planet": 10, "question": 4, "keys": 10, "game": 15}
PLAY = ("play", "--players", "4", "--alien", "zombie", "--seed", "7", "--unkept")


def starts(arguments: tuple[str, ...], size: tuple[int, int], count: int) -> dict[str, float]:
    """Medians of several starts: first byte, first whole picture, everything settled; bytes and memory then."""
    found: list[dict[str, float]] = []
    for _ in range(count):
        with tempfile.TemporaryDirectory() as home:
            terminal = Terminal(["-m", "cosmic_tui", *arguments], size, Path(home))
            shown = terminal.read()
            memory = terminal.memory()
            terminal.close()
        picture = shown.when(f"\x1b[{size[1]};".encode(), HOME)  # a cell of the last row, then the end
        found.append(
            {
                "first byte ms": (shown.when() or 0) * 1000,
                "first picture ms": (picture or shown.last) * 1000,
                "settled ms": shown.last * 1000,
                "KB": shown.size / 1024,
                "MB": memory,
            }
        )
    return {name: round(median(entry[name] for entry in found), 1) for name in found[0]}


def inside(what: str, times: int, size: tuple[int, int] = MIDDLE) -> dict[str, Any]:
    """The numbers of one measure from within."""
    with tempfile.TemporaryDirectory() as home:
        file = Path(home) / "numbers.json"
        terminal = Terminal(["-m", "tests.measure.inside", what, str(file), str(times)], size, Path(home))
        shown = terminal.wait()
        terminal.close()
        if not file.exists():
            raise RuntimeError(b"".join(data for _, data in shown.parts)[-2000:].decode(errors="replace"))
        numbers: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return numbers


def line(name: str, numbers: dict[str, Any]) -> str:
    return f"{name:<27}" + "   ".join(f"{key} {value}" for key, value in numbers.items())


def main() -> None:
    quick = "--quick" in sys.argv
    times = QUICK if quick else TIMES
    print(f"at {MIDDLE[0]}x{MIDDLE[1]}, truecolor, decoration calm where it is not the start")
    print(line("title", starts((), MIDDLE, 2 if quick else STARTS)))
    print(line("board playable", starts(PLAY, MIDDLE, 2 if quick else STARTS)))
    print(line("board at 80x24", starts(PLAY, (80, 24), 2 if quick else STARTS)))
    print(line("one planet", inside("planet", times["planet"])["planet"]))
    for table in QUESTIONS:
        what = f"question-{table}"
        print(line(what, inside(what, times["question"])[what]))
    print(line("key in the prompt", inside("keys", times["keys"])["key"]))
    numbers = inside("game", times["game"])
    print(line("game: keys", numbers["moves"]))
    print(line("game: answers", numbers["answers"]))
    print(line("game: the last page opens", numbers["last page"]))
    whole = {"bytes": numbers["bytes"], "processor s": numbers["seconds"], "MB before, after": numbers["memory"]}
    print(line("whole game" if numbers["over"] else "part of a game", whole))
    print(line("answers over 16 ms", {"of": numbers["slow"]}))


if __name__ == "__main__":
    main()
