"""`python -m tests.measure.fights`: how often what a fight came to lay in the forecast of it, and what that costs.

Duels are played; at every attack the forecast is made when the attackers are named, and compared with what then
happened: whether my losses, theirs and the cards of the colony lay between the least and the most of all rows, whether
the row of the ships that really defended was right to the ship, and how far the rows lie apart.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, field
from statistics import mean
from typing import Any

from engine.bots import make_bot
from engine.chaos.fights import fight_of
from engine.chaos.rules import RULES
from engine.kernel.asking import Refused, is_act, nth

KINDS = ("lost", "theirs", "bombs")
MOST = 20_000


@dataclass
class Found:
    """Of one kind of opponent."""

    fights: int = 0
    inside: dict[str, int] = field(default_factory=lambda: dict.fromkeys(KINDS, 0))
    whole: int = 0  # all three inside
    carded: int = 0  # all three inside, if the worst card that was told counts as a row
    right: int = 0  # the row of those that really defended, to the ship and the card
    apart: list[int] = field(default_factory=list)  # ships and cards between the best and the worst row
    changes: int = 0  # in how many a card could change something
    seconds: list[float] = field(default_factory=list)


def amount(row: dict[str, Any], kind: str) -> int:
    return int(row[kind]) if kind == "bombs" else len(row[kind])


def play(seed: int, levels: tuple[str, str], found: Found) -> None:
    """One duel: seat 0 attacks with forecasts, seat 1 is the opponent that is measured."""
    match = RULES.new(RULES.agreed({"seats": 2}), seed)
    bots = [make_bot(level, seat, seed, "chaos") for seat, level in enumerate(levels)]
    waiting: dict[str, Any] = {}
    for _ in range(MOST):
        if match.over:
            break
        question = match.pending[0]
        answer = bots[question.seat].answer(RULES.view(match, question.seat))
        if not is_act(answer):
            answer = RULES.answer(question, answer)
        if question.why == "combat.attackers" and question.seat == 0:
            begun = time.process_time()
            rows = fight_of(match, 0, answer)
            found.seconds.append(time.process_time() - begun)
            waiting = {"rows": rows, "before": match.game.clone()} if rows else {}
        if question.why == "combat.defenders" and waiting:
            waiting["with"] = sorted(question.options[n][1] for n in answer)
        try:
            match.answer(question.seat, answer)
        except Refused:
            match.answer(question.seat, nth(question, 0))
        if waiting and not match.game.fight:
            compare(waiting, match.game, found)
            waiting = {}


def compare(waiting: dict[str, Any], after: Any, found: Found) -> None:
    """`after`: the position when the fight is over."""
    from engine.chaos.fights import branch

    before, forecast = waiting["before"], waiting["rows"]
    true, rows = branch(before, after, 0, ()), [*forecast["rows"], *forecast["more"]]
    found.fights += 1
    inside = {kind: low(rows, kind) <= amount(true, kind) <= high(rows, kind) for kind in KINDS}
    for kind in KINDS:
        found.inside[kind] += inside[kind]
    found.whole += all(inside.values())
    told = [*rows, forecast["cards"]["then"]] if forecast["cards"]["worst"] else rows
    found.carded += all(low(told, kind) <= amount(true, kind) <= high(told, kind) for kind in KINDS)
    here = [row for row in rows if sorted(row["with"]) == waiting.get("with", [])]
    found.right += any(all(row[kind] == true[kind] for kind in KINDS) for row in here)
    found.apart.append(sum(high(rows, kind) - low(rows, kind) for kind in KINDS))
    found.changes += forecast["cards"]["change"] > 0


def low(rows: list[dict[str, Any]], kind: str) -> int:
    return min(amount(row, kind) for row in rows)


def high(rows: list[dict[str, Any]], kind: str) -> int:
    return max(amount(row, kind) for row in rows)


def measure(level: str, duels: int) -> Found:
    found = Found()
    for seed in range(1, duels + 1):
        play(seed, ("rookie", level), found)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.measure.fights", description=__doc__)
    parser.add_argument("--duels", type=int, default=20)
    parser.add_argument("--levels", default="rookie,cadet,random")
    args = parser.parse_args()
    for level in args.levels.split(","):
        found = measure(level, args.duels)
        n = max(1, found.fights)
        shares = " ".join(f"{kind} {100 * found.inside[kind] / n:.0f} %" for kind in KINDS)
        print(
            f"{level:10} {found.fights} fights: inside {shares}, all three {100 * found.whole / n:.0f} %, "
            f"with the worst card {100 * found.carded / n:.0f} %; the true row "
            f"right to the ship {100 * found.right / n:.0f} %; rows {mean(found.apart or [0]):.2f} apart; a card could "
            f"change {100 * found.changes / n:.0f} %; {1000 * mean(found.seconds or [0]):.1f} ms, at most "
            f"{1000 * max(found.seconds or [0]):.0f} ms",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
