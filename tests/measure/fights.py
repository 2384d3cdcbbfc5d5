"""`python -m tests.measure.fights`: how often what a fight came to lay in the forecast of it, and what that costs.

Duels are played; the forecast is made when the attackers are named, and in other fights when the defenders are, and
compared with what then happened: whether my losses, theirs and the cards of the colony all lay in the range that was
told, and between the least and the most of all rows; whether the row of the ships that really defended was right to the
ship; how wide the range is, and how far the best row lies from the worst.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, field
from statistics import mean
from typing import Any

from engine.bots import make_bot
from engine.bots.lookahead import worlds_of
from engine.bots.player import Player
from engine.chaos.fights import fight_of
from engine.chaos.rules import RULES
from engine.kernel.asking import Answer, Question, Refused, is_act, nth
from engine.kernel.game import AnyMatch

KINDS = ("lost", "theirs", "bombs")
MOST = 20_000
ATTACK, DEFENSE = "combat.attackers", "combat.defenders"


@dataclass
class Found:
    """Of one kind of opponent."""

    fights: int = 0
    inside: dict[str, int] = field(default_factory=lambda: dict.fromkeys(KINDS, 0))
    held: int = 0  # all three in the range
    wide: list[int] = field(default_factory=list)  # ships and cards from one end of the range to the other
    whole: int = 0  # all three between the least and the most of the rows
    carded: int = 0  # the same, if the worst card that was told counts as a row
    right: int = 0  # the row of those that really defended, to the ship and the card
    apart: list[int] = field(default_factory=list)  # ships and cards between the best and the worst row
    changes: int = 0  # in how many a card could change something
    seconds: list[float] = field(default_factory=list)


def amount(row: dict[str, Any], kind: str) -> int:
    return int(row[kind]) if kind == "bombs" else len(row[kind])


def play(seed: int, levels: tuple[str, str], found: Found, why: str = ATTACK) -> None:
    """One duel: seat 0 attacks, or defends, with forecasts, seat 1 is the opponent that is measured."""
    match = RULES.new(RULES.agreed({"seats": 2}), seed)
    bots = [make_bot(level, seat, seed, "chaos") for seat, level in enumerate(levels)]
    waiting: dict[str, Any] = {}
    for _ in range(MOST):
        if match.over:
            break
        question = match.pending[0]
        answer = answer_of(bots[question.seat], match, question)
        if not is_act(answer):
            answer = RULES.answer(question, answer)
        if question.why == why and question.seat == 0:
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


def answer_of(bot: Player, match: AnyMatch, question: Question) -> Answer:
    """Return what a bot says, after it has looked ahead if it does that here."""
    view = RULES.view(match, question.seat)
    if question.why in bot.searched:
        return bot.think(view, worlds_of(RULES, match, question.seat))
    return bot.answer(view)


def compare(waiting: dict[str, Any], after: Any, found: Found) -> None:
    """`after`: the position when the fight is over."""
    from engine.chaos.fights import branch

    before, forecast = waiting["before"], waiting["rows"]
    true, rows = branch(before, after, 0, ()), [*forecast["rows"], *forecast["more"]]
    if forecast["defend"]:
        rows = [row for row in rows if row["marked"]]
    found.fights += 1
    found.held += all(least <= amount(true, kind) <= most for kind, (least, most) in forecast["range"].items())
    found.wide.append(sum(most - least for least, most in forecast["range"].values()))
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


def measure(level: str, duels: int, why: str = ATTACK, first: int = 1) -> Found:
    found = Found()
    for seed in range(first, first + duels):
        play(seed, ("rookie", level), found, why)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.measure.fights", description=__doc__)
    parser.add_argument("--duels", type=int, default=20)
    parser.add_argument("--first", type=int, default=1, help="the seed of the first duel")
    parser.add_argument("--levels", default="rookie,cadet,random")
    args = parser.parse_args()
    for why in (ATTACK, DEFENSE):
        for level in args.levels.split(","):
            print(f"{why[7:]} {level}: {said(measure(level, args.duels, why, args.first))}", flush=True)
    return 0


def said(found: Found) -> str:
    n = max(1, found.fights)
    shares = " ".join(f"{kind} {100 * found.inside[kind] / n:.0f} %" for kind in KINDS)
    return (
        f"{found.fights} fights: in the range {100 * found.held / n:.0f} %, {mean(found.wide or [0]):.2f} wide; in the "
        f"rows {shares}, all three {100 * found.whole / n:.0f} %, with the worst card {100 * found.carded / n:.0f} %; "
        f"the true row right to the ship {100 * found.right / n:.0f} %; rows {mean(found.apart or [0]):.2f} apart; a "
        f"card could change {100 * found.changes / n:.0f} %; {1000 * mean(found.seconds or [0]):.1f} ms, at most "
        f"{1000 * max(found.seconds or [0]):.0f} ms"
    )


if __name__ == "__main__":
    raise SystemExit(main())
