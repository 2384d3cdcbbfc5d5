"""One shard of a study, played here: a pure function of the study, the version of what plays, and the shard's number.

It runs in a worker, on this machine or another one. What comes back is plain data. Knows no cluster and no folder.
"""

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

from cosmic_tui.command_line.tools import collect_seldom
from cosmic_tui.lab.count import WHOLE, Tables, count, count_board, sixtieths
from cosmic_tui.lab.study import Study
from engine.bots.simulate import Fault, Result, play
from engine.games import rules_of
from engine.kernel.game import Rules
from engine.kernel.record import write

MOST_FAULTS = 3  # records of them that a shard brings back; they are counted all the same
ENGINE = Path(__file__).parents[2] / "engine"
OWN = [Path(__file__).parent / name for name in ("shard.py", "count.py")]


@cache
def version_of(game: str) -> str:
    """Return what decides every number of a study beside its file: a digest of the rules, the bots and the counting.

    Two machines with another word in a comment count as different, and that is the safe side.
    """
    digest = hashlib.sha256()
    for file in sorted(source_files(game)):
        digest.update(file.relative_to(ENGINE.parent).as_posix().encode() + b"\0")
        digest.update(file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def source_files(game: str) -> list[Path]:
    folders = (ENGINE / "kernel", ENGINE / game)
    files = [file for folder in folders for file in folder.rglob("*.py")]
    return [*files, *ENGINE.glob("*.py"), *(ENGINE / "bots").rglob("*.py"), *OWN]


def games_a_deal(study: Study) -> dict[str, int]:
    """Return how often each arm plays a seed: a candidate takes every seat in turn."""
    seats = rules_of(study.game).seats
    return {arm.name: seats(arm.options) if arm.candidate or study.candidate else 1 for arm in study.arms}


def play_shard(game: str, options: dict[str, Any], bots: list[str], candidate: str, seeds: range, version: str) -> Any:
    """Play one shard. Return {"tables", "faults": [[what, record], ...]}, or {"version"} if this machine has another
    one.
    """
    if version_of(game) != version:
        return {"version": version_of(game)}
    collect_seldom()
    rules = rules_of(game)
    tables: Tables = {}
    faults: list[list[Any]] = []
    seats = rules.seats(options)
    for seed in seeds:
        if candidate:
            play_board(rules, options, bots, candidate, seed, seats, tables, faults)
        else:
            one_game(rules, options, tuple(bots), seed, seats, tables, faults)
    return {"tables": tables, "faults": faults[:MOST_FAULTS]}


def one_game(
    rules: Rules,
    options: dict[str, Any],
    bots: tuple[str, ...],
    seed: int,
    seats: int,
    tables: Tables,
    faults: list[list[Any]],
) -> Result:
    result = play(rules, options, seed, bots, study=True)
    count(tables, result, seats)
    found = result.fault or (Fault("endless", result.record) if result.endless and result.record else None)
    if found is not None:
        faults.append([found.kind, write(found.record)])
    return result


def play_board(
    rules: Rules,
    options: dict[str, Any],
    bots: list[str],
    candidate: str,
    seed: int,
    seats: int,
    tables: Tables,
    faults: list[list[Any]],
) -> None:
    """Play the same deal with the candidate on every seat in turn. A board with a fault is not counted."""
    line_up = [bots[seat % len(bots)] for seat in range(seats)]
    shares = []
    for seat in range(seats):
        here = tuple(candidate if other == seat else name for other, name in enumerate(line_up))
        result = one_game(rules, options, here, seed, seats, tables, faults)
        shares.append(sixtieths(result, seats)[seat])
        if result.fault or result.endless:
            return
    assert all(0 <= share <= WHOLE for share in shares)
    count_board(tables, shares)
