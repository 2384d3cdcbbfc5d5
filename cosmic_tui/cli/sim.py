"""`cosmic sim`: many whole games by bots alone, and what came of them. The games themselves are played in engine.bots.

Numbers go to standard output, the progress bar (on a terminal only) beside them. Ctrl-C prints what there is.
"""

from __future__ import annotations

import argparse
import json
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cosmic_tui.cli.main import INTERRUPTED
from cosmic_tui.command_line.parser import Parser, game_typed
from cosmic_tui.command_line.tools import (
    MOST_SEED,
    add_game,
    collect_seldom,
    columns,
    game_and_options,
    knows,
    listed,
    number,
    or_refusal,
    percent,
    refusal,
    say,
    within,
)
from cosmic_tui.games import FIRST_GAME
from cosmic_tui.say.parts import form_of, sentences_of
from cosmic_tui.shares import interval
from cosmic_tui.words import words
from engine.kernel.errors import Usage

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from engine.bots.simulate import Share, Tally
    from engine.kernel.game import Options
    from engine.kernel.record import Record

FAULTS = 1
MOST_GAMES, MOST_JOBS = 10_000_000, 64
CHUNK = 10  # games a worker plays before it reports


@dataclass(frozen=True)
class Plan:
    """A plan of what is played. All of it is plain data, so that it travels to a worker."""

    game: str
    seats: int
    options: Options
    bots: tuple[str, ...]
    seeds: range
    folder: Path | None
    film: bool = False  # beside each record


def configure(parser: Parser, words: Sequence[str] = ()) -> None:
    add_game(parser)
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--bots", default="")
    form_of(game_typed(words) or FIRST_GAME).sim_arguments(parser)
    parser.add_argument("--meter", default="")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--record")
    parser.add_argument("--no-film", action="store_true")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    plan = planned(args)
    if args.meter:
        from cosmic_tui.cli import metering

        return metering.run(plan, args.meter)
    jobs = within("--jobs", args.jobs, 1, MOST_JOBS)
    began = time.perf_counter()
    tally, stopped = play(plan, jobs)
    seconds = time.perf_counter() - began
    folder = plan.folder or (fresh_folder() if tally.faults or tally.endless else None)
    files = [keep(fault.record, "fault", folder) for fault in tally.faults]
    endless = [keep(record, "endless", folder) for record in tally.endless]
    if args.json:
        print(json.dumps(as_data(plan, tally, seconds, files, endless)))
    else:
        print("\n".join(([say("sim-stopped")] if stopped else []) + report(plan, tally, seconds, files, endless)))
    return INTERRUPTED if stopped else FAULTS if files else 0


# --- what is asked for -------------------------------------------------------------------------------------------


def planned(args: argparse.Namespace) -> Plan:
    """Return the plan that these arguments describe, tried out by beginning one game. Raise Usage if there can be no
    such table.
    """
    from engine.bots import known
    from engine.kernel.asking import Refused

    games = within("--games", args.games, 1, MOST_GAMES)
    seed = within("--seed", args.seed, 0, MOST_SEED - games)
    rules, options = game_and_options(args, form_of(args.game).sim_options)
    seats = rules.seats(options)
    line_up = listed(args.bots) or [rules.bot if args.meter else "random"]
    for name in [*line_up, *listed(args.meter)]:
        if not or_refusal(partial(known, name, rules.name)):
            raise refusal(Refused("unknown_bot", name=name))
    if len(line_up) > seats:
        raise Usage(say("no-too_many_bots"))
    or_refusal(lambda: rules.new(options, seed), rules.name)
    folder = Path(args.record) if args.record else None
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    return Plan(rules.name, seats, options, tuple(line_up), range(seed, seed + games), folder, not args.no_film)



# --- playing -----------------------------------------------------------------------------------------------------


def play(plan: Plan, jobs: int) -> tuple[Tally, bool]:
    """Play all games. Return the tally, and whether it was stopped before the end."""
    from engine.bots.simulate import Tally

    tally = Tally(plan.seats)
    parts = [plan.seeds[first : first + CHUNK] for first in range(0, len(plan.seeds), CHUNK)]
    results = in_processes(plan, parts, jobs) if jobs > 1 else (play_part(plan, part) for part in parts)
    progress = bar(len(plan.seeds))
    try:
        for part in results:
            tally.join(part)
            if progress is not None:
                progress.advance(progress.task_ids[0], part.games)
    except KeyboardInterrupt:
        return tally, True
    finally:
        tally.faults.sort(key=lambda fault: fault.record.seed)
        if progress is not None:
            progress.stop()
    return tally, False


def in_processes(plan: Plan, parts: list[range], jobs: int) -> Iterator[Tally]:
    """Yield the tally of each part as it is finished. When the reader stops, parts that have begun are finished and the
    rest dropped.
    """
    from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
    from multiprocessing import get_context

    left = iter(parts)
    with ProcessPoolExecutor(min(jobs, len(parts)), get_context("spawn")) as pool:
        start_deaf(pool)
        waiting: set[Future[Tally]] = set()
        try:
            while True:
                waiting |= {pool.submit(play_part, plan, part) for part in islice(left, 2 * jobs - len(waiting))}
                if not waiting:
                    return
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def start_deaf(pool: Executor) -> None:
    """Start all workers with Ctrl-C switched off: it reaches every process of a terminal, but the first one decides."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        pool.submit(int)
    finally:
        signal.signal(signal.SIGINT, before)


def play_part(plan: Plan, seeds: range) -> Tally:
    """Play some games in this process, and keep a record and a film of each if that was asked for."""
    from cosmic_tui.link.film import keep_replay
    from cosmic_tui.link.replay import replay_of
    from engine.bots.simulate import Tally, play
    from engine.games import rules_of, seal

    collect_seldom()
    rules, tally = rules_of(plan.game), Tally(plan.seats)
    for seed in seeds:
        result = play(rules, plan.options, seed, plan.bots, keep_record=plan.folder is not None)
        tally.add(result)
        if plan.folder is not None and result.record is not None and result.fault is None and not result.endless:
            record = seal(result.record)
            file = write(plan.folder, str(seed), record)
            if plan.film:
                keep_replay(replay_of(record), file)
    return tally


def bar(games: int) -> Any:
    """Return a progress bar if a person watches, else None."""
    if not sys.stderr.isatty():
        return None
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    progress = Progress(
        BarColumn(), MofNCompleteColumn(), TextColumn(say("sim-playing")), TimeRemainingColumn(),
        console=Console(stderr=True), transient=True,
    )  # fmt: skip
    progress.add_task("", total=games)
    progress.start()
    return progress


def fresh_folder() -> Path:
    """Make the folder for the records of faults if none was named."""
    from tempfile import mkdtemp

    return Path(mkdtemp(prefix="cosmic-sim-"))


def keep(record: Record, what: str, folder: Path | None) -> Path:
    assert folder is not None
    return write(folder, f"{what}-{record.seed}", record)


def write(folder: Path, name: str, record: Record) -> Path:
    from cosmic_tui.storage.records import SUFFIX
    from engine.kernel import record as kernel

    path = folder / f"{name}{SUFFIX}"
    path.write_bytes(kernel.write(record))
    return path


# --- telling -----------------------------------------------------------------------------------------------------


def report(plan: Plan, tally: Tally, seconds: float, files: list[Path], endless: list[Path]) -> list[str]:
    lines = [say("sim-games", n=tally.games, number=plan.seats, value=number(seconds, 1))]
    if tally.games:
        lines += speeds(tally, seconds)
    if tally.turns:
        middle, most = lengths(tally)
        lines += [say("sim-turns", low=middle, high=most), say("sim-shared", n=tally.shared)]
        lines += ["", *seat_table(plan, tally)]
    for kind, shares in tally.played.items():
        lines += ["", *share_table(plan.game, kind, shares)]
    lines += ["", say("sim-faults", n=len(files))]
    lines += [say("sim-endless", file=str(file)) for file in endless]
    for fault, file in zip(tally.faults, files, strict=True):
        lines.append(say("sim-fault", what=fault.kind, file=str(file)))
    return lines


def speeds(tally: Tally, seconds: float) -> list[str]:
    """Return what the game counts, a line each, or else the questions alone."""
    found = number(tally.questions)
    lines = [
        say(f"sim-speed_{name}", n=count, value=number(count / seconds), found=found)
        for name, count in tally.counted.items()
        if knows(f"sim-speed_{name}")
    ]
    return lines or [say("sim-speed", value=number(tally.questions / seconds), found=found)]


def lengths(tally: Tally) -> tuple[int, int]:
    """Return the turns of the median game, and of the one that 95 of 100 do not exceed."""
    turns = sorted(tally.turns)
    return turns[len(turns) // 2], turns[min(len(turns) - 1, len(turns) * 95 // 100)]


def share_cells(wins: int, share: float, games: int) -> list[str]:
    low, high = interval(share / games, games)
    return [str(wins), percent(share / games), f"{percent(low)} {percent(high)}"]


def seat_table(plan: Plan, tally: Tally) -> list[str]:
    head = [say(f"column-{name}") for name in ("seat", "bot", "wins", "share", "between")]
    rows = [
        [str(seat), plan.bots[seat % len(plan.bots)]]
        + share_cells(tally.seat_wins[seat], tally.seat_share[seat], len(tally.turns))
        for seat in range(plan.seats)
    ]
    return columns([head, *rows], left=2)


def share_table(game: str, kind: str, shares: dict[str, Share]) -> list[str]:
    """Return the table of what was played with, each by the name that players read, the strongest first."""
    speaker, sentences = words(game=game), sentences_of(game)
    what = say(f"column-{kind}") if knows(f"column-{kind}") else kind
    head = [what, *[say(f"column-{name}") for name in ("games", "wins", "share", "between")]]
    strongest = sorted(shares.items(), key=lambda entry: (-entry[1].share / entry[1].games, entry[0]))
    rows = [
        [sentences.played(speaker, ident), str(found.games), *share_cells(found.wins, found.share, found.games)]
        for ident, found in strongest
    ]
    return columns([head, *rows])


def as_data(plan: Plan, tally: Tally, seconds: float, files: list[Path], endless: list[Path]) -> dict[str, Any]:
    """Return the results as data for programs. Shares count a win of several players in equal parts."""
    middle, most = lengths(tally) if tally.turns else (0, 0)
    games = max(1, len(tally.turns))
    return {
        "games": tally.games,
        **tally.counted,
        "questions": tally.questions,
        "seconds": round(seconds, 3),
        **{f"{name}_per_second": round(count / seconds, 1) for name, count in tally.counted.items()},
        "faults": [{"what": fault.kind, "file": str(file)} for fault, file in zip(tally.faults, files, strict=True)],
        "endless": [str(file) for file in endless],
        "wins_by_seat": tally.seat_wins,
        "share_by_seat": [round(share / games, 4) for share in tally.seat_share],
        **by_kind(tally),
        "shared_wins": tally.shared,
        "turns_median": middle,
        "turns_p95": most,
        "seed": plan.seeds.start,
        "bots": [plan.bots[seat % len(plan.bots)] for seat in range(plan.seats)],
        "options": plan.options,
    }


def by_kind(tally: Tally) -> dict[str, Any]:
    """Return wins, games and shares of everything that is played with."""
    found: dict[str, Any] = {}
    for kind, shares in tally.played.items():
        found[f"wins_by_{kind}"] = {name: row.wins for name, row in shares.items()}
        found[f"games_by_{kind}"] = {name: row.games for name, row in shares.items()}
        found[f"share_by_{kind}"] = {name: round(row.share / row.games, 4) for name, row in shares.items()}
        found[f"between_by_{kind}"] = {
            name: [round(end, 4) for end in interval(row.share / row.games, row.games)] for name, row in shares.items()
        }
    return found
