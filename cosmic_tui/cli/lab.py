"""`cosmic lab`: studies of very many games, on every core or on a cluster, and what they show.

What a study is stands in `cosmic_tui/lab`; here are the words typed, the folder, and the progress shown.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cosmic_tui.command_line.parser import Parser
from engine.kernel.errors import Usage

if TYPE_CHECKING:
    from cosmic_tui.lab.store import Arms, Store
    from cosmic_tui.lab.study import Study

MOST_JOBS = 256
A_MINUTE = 60.0


def configure(parser: Parser) -> None:
    ways = parser.add_subparsers(dest="way", required=True)
    run_way = parser.part(ways, "run")
    run_way.add_argument("study")
    run_way.add_argument("--jobs", type=int, default=1)
    run_way.add_argument("--cluster", default="")
    run_way.add_argument("--games", type=int)
    parser.part(ways, "status").add_argument("study")
    report = parser.part(ways, "report")
    report.add_argument("study")
    compare = parser.part(ways, "compare")
    compare.add_argument("study")
    compare.add_argument("other")
    for way in ways.choices.values():
        way.add_argument("--folder", default="")
    for form in ("--page", "--csv", "--json"):
        report.add_argument(form, default="")
    report.add_argument("--plain", action="store_true")


def run(args: argparse.Namespace) -> int:
    return {"run": play, "status": status, "report": report, "compare": compare}[args.way](args)


# --- playing -----------------------------------------------------------------------------------------------------


def play(args: argparse.Namespace) -> int:
    from cosmic_tui.cli.main import INTERRUPTED
    from cosmic_tui.command_line.tools import within
    from cosmic_tui.lab.run import Extent
    from cosmic_tui.lab.run import run as run_study
    from cosmic_tui.lab.shard import version_of
    from cosmic_tui.lab.store import Store
    from cosmic_tui.lab.study import MOST_GAMES, find, read
    from cosmic_tui.lab.words import say

    wanted = 0 if args.games is None else within("--games", args.games, 1, MOST_GAMES)
    jobs = within("--jobs", args.jobs, 1, MOST_JOBS)
    study = read(find(args.study))
    tried(study)
    extent = Extent(study, wanted)
    version = version_of(study.game)
    store = Store.begin(folder_of(args.folder, study.name), study, version)
    watcher = watching()
    try:
        run_study(extent, store, version, args.cluster, jobs, watcher)
    except KeyboardInterrupt:
        watcher.end()
        print(say("interrupted", n=extent.done(store), file=str(store.folder)))
        return INTERRUPTED
    finally:
        watcher.end()
        store.close()
    print(say("finished", n=extent.done(store), file=str(store.folder)))
    return 0


def tried(study: Study) -> None:
    """Refuse a study with an arm whose table is impossible, or with bots that do not exist."""
    from cosmic_tui.command_line.tools import or_refusal, refusal
    from engine.bots import known
    from engine.games import rules_of
    from engine.kernel.asking import Refused

    rules = or_refusal(lambda: rules_of(study.game), study.game)
    for name in sorted(study.bots):
        if or_refusal(partial(known, name, study.game)):
            continue
        raise refusal(Refused("unknown_bot", name=name), study.game)
    for arm in study.arms:
        or_refusal(partial(rules.new, arm.options, study.seed), study.game)


def folder_of(folder: str, name: str) -> Path:
    """Return the folder of a study if none is given: beside the program's other files."""
    from cosmic_tui.command_line.tools import or_refusal
    from cosmic_tui.storage.folders import state_folder

    return Path(folder) if folder else or_refusal(lambda: state_folder("lab", name))


# --- looking -----------------------------------------------------------------------------------------------------


def opened(word: str, folder: str = "") -> tuple[dict[str, Any], Arms, Store]:
    """Return the study in a folder, or of that name, and everything it has counted."""
    from cosmic_tui.lab.store import INFO, Store
    from cosmic_tui.lab.study import find

    place = Path(word) if (Path(word) / INFO).is_file() else folder_of(folder, find(word).stem)
    store = Store.look(place)
    return store.info, store.total(store.info["stopped"]), store


def status(args: argparse.Namespace) -> int:
    from cosmic_tui.lab.report import state
    from cosmic_tui.lab.words import say

    info, arms, store = opened(args.study, args.folder)
    print("\n".join([info["about"] or info["name"], *state(info, arms)]))
    print(say("shards", other=store.done, number=len(store.covered), file=str(store.folder)))
    return 0


def report(args: argparse.Namespace) -> int:
    from cosmic_tui.lab.naming import named
    from cosmic_tui.lab.report import WIDE, lines
    from cosmic_tui.lab.words import say

    info, arms, _ = opened(args.study, args.folder)
    if not arms:
        raise Usage(say("no-nothing_yet"))
    for path, made in ((args.page, as_page), (args.csv, as_csv), (args.json, as_json)):
        if path:
            Path(path).write_text(made(info, arms), encoding="utf-8")
            print(say("written", file=path))
    if not (args.page or args.csv or args.json):
        width = shutil.get_terminal_size().columns if sys.stdout.isatty() else WIDE
        print("\n".join(lines(info, named(info["study"]["game"], arms), args.plain, width)))
    return 0


def as_page(info: dict[str, Any], arms: Arms) -> str:
    from cosmic_tui.lab.naming import named
    from cosmic_tui.lab.words import BadStudy

    try:
        from cosmic_tui.lab.page import page
    except ImportError:
        raise BadStudy("no_plots") from None
    return page(info, named(info["study"]["game"], arms))


def as_csv(info: dict[str, Any], arms: Arms) -> str:
    import csv
    import io

    from cosmic_tui.lab.report import rows_of

    rows = rows_of(info, arms)
    out = io.StringIO()
    writer = csv.DictWriter(out, list(rows[0]) if rows else ["arm"], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


def as_json(info: dict[str, Any], arms: Arms) -> str:
    from cosmic_tui.lab.report import rows_of

    return json.dumps({**info, "shares": rows_of(info, arms), "tables": arms}, indent=1, sort_keys=True) + "\n"


def compare(args: argparse.Namespace) -> int:
    from cosmic_tui.lab.naming import named
    from cosmic_tui.lab.report import compared

    one, first, _ = opened(args.study)
    other, second, _ = opened(args.other)
    first, second = named(one["study"]["game"], first), named(other["study"]["game"], second)
    print("\n".join(compared(one, other, first, second)))
    return 0


# --- progress ----------------------------------------------------------------------------------------------------


def watching() -> Lines:
    return Bar() if sys.stderr.isatty() else Lines()


class Lines:
    """A progress report where there is no terminal: a line at the beginning and one a minute."""

    def __init__(self) -> None:
        self.games = self.done = self.faults = 0
        self.began = self.told = time.monotonic()
        self.before = 0

    def begin(self, done: int, games: int) -> None:
        self.done, self.before, self.games = done, done, games
        self.tell()

    def advance(self, games: int, faults: int) -> None:
        self.done += games
        self.faults += faults
        self.beat(1)

    def beat(self, workers: int) -> None:
        del workers
        if time.monotonic() - self.told >= A_MINUTE:
            self.tell()

    def end(self) -> None:
        """Do nothing: there is nothing to put away."""

    def tell(self) -> None:
        from cosmic_tui.command_line.tools import number
        from cosmic_tui.lab.words import say

        self.told = time.monotonic()
        rate = number(self.rate(), 1)
        line = say("progress", other=self.done, number=self.games, value=rate, high=self.left(), low=self.faults)
        print(line, file=sys.stderr, flush=True)

    def rate(self) -> float:
        return (self.done - self.before) / max(0.001, time.monotonic() - self.began)

    def left(self) -> str:
        """Return how many minutes are left at this rate."""
        rate = self.rate()
        return f"{(self.games - self.done) / rate / A_MINUTE:.0f}" if rate else "?"


class Bar(Lines):
    """A progress bar with rate, time left and faults."""

    progress: Any = None

    def begin(self, done: int, games: int) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        self.done, self.before, self.games = done, done, games
        self.progress = Progress(
            BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"), TimeRemainingColumn(),
            console=Console(stderr=True), transient=True,
        )  # fmt: skip
        self.progress.add_task("", total=games, completed=done)
        self.progress.start()

    def beat(self, workers: int) -> None:
        from cosmic_tui.command_line.tools import number
        from cosmic_tui.lab.words import say

        rates = say("bar", value=number(self.rate(), 1), low=self.faults, number=workers)
        self.progress.update(self.progress.task_ids[0], completed=self.done, description=rates)

    def end(self) -> None:
        if self.progress is not None:
            self.progress.stop()
