"""`cosmic bench`: how fast the engine is here, each number beside a loop of fixed work measured in the same run.

One core, random players, aliens dealt, the garbage collector as `cosmic sim` has it. Time is this process's own:
waiting for a busy machine does not count. Machines differ all the same; numbers divided by the loop can be compared.
"""

from __future__ import annotations

import argparse
import json
import time
import tracemalloc
from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from cosmic_tui.command_line.parser import Parser
from cosmic_tui.command_line.tools import (
    MOST_SEED,
    add_game,
    collect_seldom,
    columns,
    game_and_options,
    knows,
    number,
    say,
    within,
)
from engine.kernel.views import View

if TYPE_CHECKING:
    from engine.bots.simulate import Result
    from engine.kernel.game import Options, Rules
    from engine.kernel.match import Match
    from engine.kernel.record import Record

MOST_GAMES = 100_000
BOTS = ("random",)
LOOP = 200_000  # turns of the fixed work
SAMPLES = 200  # positions at which forks and views are measured
REPEATS = 20
LEAST_SECONDS = 0.02  # of a run that is measured
MILLION = 1_000_000
Costs = dict[str, dict[str, float]]  # by kind of thing that is played with, by name
TIMES = ("us_per_question", "us_per_fork", "us_per_view")


def configure(parser: Parser) -> None:
    add_game(parser)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--by-side", action="store_true")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    games = within("--games", args.games, 1, MOST_GAMES)
    seed = within("--seed", args.seed, 0, MOST_SEED - games)
    rules, options = game_and_options(args, lambda args: {})
    found, costs = measure(rules, options, range(seed, seed + games))
    shown = costs if args.by_side else {}
    if args.json:
        print(json.dumps({**found, **{f"us_by_{kind}": by_name for kind, by_name in shown.items()}}))
    else:
        print("\n".join(table(found)))
        for kind, by_name in shown.items():
            print("\n".join(["", *cost_table(kind, by_name)]))
    return 0


def measure(rules: Rules, options: Options, seeds: range) -> tuple[dict[str, float], Costs]:
    """Take all measurements. The loop is measured before and after, and the better of the two counts."""
    loop = fixed_work()
    found, records, costs = played(rules, options, seeds)
    matches = positions(records, SAMPLES)
    found["us_per_fork"] = MILLION * timed(lambda: [match.fork() for match in matches]) / len(matches)
    found["us_per_view"] = MILLION * timed(lambda: views(rules, matches)) / len(matches)
    found |= sizes(rules, matches, records)
    found["calibration_seconds"] = min(loop, fixed_work())
    return {name: round(value, 6) for name, value in found.items()}, costs


def fixed_work() -> float:
    """Return how many seconds a loop of the engine's most frequent work takes: calls, lists, small dicts, whole
    numbers.
    """
    began = time.process_time()
    seen: dict[int, int] = {}
    row = [0] * 20
    for at in range(LOOP):
        place = at % 20
        row[place] = at
        seen[place] = seen.get(place, 0) + sum(row[:4])
    return time.process_time() - began


def timed(work: Callable[[], Any]) -> float:
    """Return the best of several runs, because other work on the computer only makes a run slower.

    Some computers count processor time in ticks of milliseconds, so short work is repeated until it counts.
    """
    best, times = float("inf"), 1
    for _ in range(REPEATS):
        while (seconds := took(work, times)) < LEAST_SECONDS:
            times *= 2
        best = min(best, seconds / times)
    return best


def took(work: Callable[[], Any], times: int) -> float:
    began = time.process_time()
    for _ in range(times):
        work()
    return time.process_time() - began


def played(rules: Rules, options: Options, seeds: range) -> tuple[dict[str, float], list[Record], Costs]:
    """Play whole games. Return the numbers about speed, and what each alien, faction or card costs."""
    from engine.bots.simulate import play

    play(rules, options, seeds[0], BOTS)  # once before, so that loading is not measured
    collect_seldom()
    times = [time.process_time()]
    results = []
    for seed in seeds:
        results.append(play(rules, options, seed, BOTS, keep_record=True))
        times.append(time.process_time())
    seconds = times[-1] - times[0]
    questions = sum(result.questions for result in results)
    speed = {"questions_per_second": questions / seconds}
    for name in results[0].counted:
        speed[f"{name}_per_second"] = sum(result.counted.get(name, 0) for result in results) / seconds
    speed["us_per_question"] = MILLION * seconds / questions
    records = [result.record for result in results if result.record is not None and result.fault is None]
    return speed, records, costs_of(results, [after - before for before, after in pairwise(times)])


def costs_of(results: list[Result], seconds: list[float]) -> Costs:
    """Return the microseconds per question in the games with each alien, faction or card, the dearest first."""
    spent: dict[tuple[str, str], tuple[float, int]] = {}
    for result, time_taken in zip(results, seconds, strict=True):
        for key in {(kind, name) for kind, rows in result.played.items() for row in rows for name in row}:
            before, asked = spent.get(key, (0.0, 0))
            spent[key] = before + time_taken, asked + result.questions
    costs: Costs = {}
    for (kind, name), (time_taken, asked) in sorted(spent.items(), key=lambda entry: -entry[1][0] / entry[1][1]):
        costs.setdefault(kind, {})[name] = round(MILLION * time_taken / asked, 3)
    return costs


def positions(records: list[Record], wanted: int) -> list[Match[Any]]:
    """Return forks at questions spread evenly over whole games."""
    from engine.games import start

    every = max(1, sum(len(record.answers) for record in records) // wanted)
    found, count = [], 0
    for record in records:
        match = start(record)
        for seat, answer in record.answers:
            if count % every == 0:
                found.append(match.fork())
            count += 1
            match.answer(seat, answer)
    return found


def views(rules: Rules, matches: list[Match[Any]]) -> list[View]:
    """Return, for each position, the view of the seat that is asked."""
    return [rules.view(match, match.pending[0].seat) for match in matches]


def sizes(rules: Rules, matches: list[Match[Any]], records: list[Record]) -> dict[str, float]:
    """Return the bytes of records and views as they are written and sent, and the memory of a match."""
    import msgpack

    from engine.kernel import record as kernel

    seen = [len(msgpack.packb(one)) for one in views(rules, matches)]
    written = [len(kernel.write(record)) for record in records]
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    forks = [match.fork() for match in matches]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return {
        "bytes_per_record": sum(written) / len(written),
        "bytes_per_view": sum(seen) / len(seen),
        "kb_per_match": (after - before) / len(forks) / 1024,
    }


def table(found: dict[str, float]) -> list[str]:
    """Return the table of results. Times are also given in thousandths of the loop: that number is the same on a faster
    computer.
    """
    loop = found["calibration_seconds"]
    lines = [[say(f"bench-{name}") for name in ("what", "value", "loops")]]
    lines.append([say("bench-calibration"), number(1000 * loop, 1), number(1000)])
    for name, value in found.items():
        if name != "calibration_seconds" and knows(f"bench-{name}"):
            part = number(1000 * value / MILLION / loop, 2) if name in TIMES else ""
            lines.append([say(f"bench-{name}"), number(value, 1), part])
    return columns(lines)


def cost_table(kind: str, costs: dict[str, float]) -> list[str]:
    """Return the table of costs, the most expensive first."""
    head = [say(f"column-{kind}") if knows(f"column-{kind}") else kind, say("bench-us_per_question")]
    return columns([head, *[[name, number(cost, 1)] for name, cost in costs.items()]])
