"""`python -m tests.measure.keys`: what a whole game asks of a person, and how many keys the answers take.

Somebody who answers as a rookie would sits at a four-seat table with three rookies. Counted is what reaches that seat:
not what the engine asks, and not what standing orders answer in the table. A key is a digit, an arrow, a sign or Enter,
from the draft as the prompt opens it to the answer. With `--again` the person also says *not again in this encounter*
at the second pass of an encounter, and is then asked in windows only about what concerns them.
"""

from __future__ import annotations

import argparse
from collections import Counter
from copy import deepcopy
from itertools import pairwise, permutations
from statistics import mean
from typing import Any

from cosmic_tui.games.encounter.prompt.desk import CARDS, COLONY, SHIPS, Desk, DeskRow, take_over
from cosmic_tui.messages import up as messages
from cosmic_tui.prompt.base import Making
from cosmic_tui.prompt.draft import Draft, start
from cosmic_tui.prompt.habits import Habits
from cosmic_tui.prompt.parts import answering_of
from cosmic_tui.table.setup import BOT, PERSON, GameSetup, SeatSetup
from cosmic_tui.table.table import Table
from engine.bots import make_bot

ME, SEATS = 0, 4
WINDOWS = ("window", "respond", "ride")
ANSWERED = 2  # the digit of an answer, and Enter
MOST_STEPS = 60
HANDLE_KEYS = 2
NOTHING = ((), -1)
PASS = ["pass"]


def a_table(seed: int, options: dict[str, Any]) -> Table:
    bots = [SeatSetup(BOT, f"Bot{number}", "rookie") for number in range(1, SEATS)]
    setup = GameSetup((SeatSetup(PERSON, "Ada"), *bots), seed, {"seats": SEATS, **options})
    table = Table(setup)
    table.start(0.0)
    return table


def keys_for(draft: Making, question: dict[str, Any], answer: Any) -> int:
    """From the draft as it opens to this answer."""
    if isinstance(draft, Desk):
        return desk_keys(draft, answer)
    assert isinstance(draft, Draft)
    if draft.answer() == (list(answer) if isinstance(answer, tuple) else answer) and draft.lacks() is None:
        return 1
    if draft.shape == "pick":
        return 2
    if draft.shape == "some":
        every = 2 if len(answer) == len(question["options"]) else MOST_STEPS
        return min(len(draft.ticked ^ set(answer)) + 1, len(answer) + 2, every)
    if draft.shape == "amount":
        return 2
    changes = [wanted - there for wanted, there in zip(answer, draft.counts, strict=True)]
    more, fewer = sum(change for change in changes if change > 0), -sum(change for change in changes if change < 0)
    forced = question["low"] == question["high"]  # then one more here is one fewer elsewhere
    return min(more + (0 if forced else fewer), 1 + sum(answer)) + 1


def opened(view: dict[str, Any], question: dict[str, Any], before: Making | None, habits: Habits) -> Making:
    """The answer in the making as the prompt opens it; in talks, what lies on the desk stays."""
    if before is not None and before.goes_on(question):
        return before
    draft = start(view, question, answering_of("encounter"))
    habits.begin(draft, answering_of("encounter"))
    return draft


def settled(draft: Making, answer: Any) -> Making:
    """With this answer in it."""
    if isinstance(draft, Draft) and draft.shape == "some":
        draft.ticked = set(answer)
    elif isinstance(draft, Desk) and answer[0] == "propose":
        take_over(draft, as_lists(answer[1]))
    return draft


def desk_keys(desk: Desk, answer: Any) -> int:
    """Rows gone to, values changed there, and the answer itself."""
    if answer[0] != "propose":
        return ANSWERED
    wanted = open_desk_on(desk, answer[1])
    steps = {row: min(steps_to(desk, wanted, row, way) for way in (1, -1)) for row in range(len(desk.lines))}
    changed = {row: number for row, number in steps.items() if number}
    ways = permutations(changed)
    costs = (sum(row_keys(desk, one, two, changed[two]) for one, two in pairwise((0, *way))) for way in ways)
    return min(costs) + ANSWERED


def row_keys(desk: Desk, here: int, there: int, steps: int) -> int:
    """To a row and through its values; a planet is named by its handle as well, which is two keys wherever one is."""
    keys = rows_between(desk, here, there) + steps
    return min(keys, HANDLE_KEYS) if desk.lines[there].kind == COLONY else keys


def open_desk_on(desk: Desk, proposal: Any) -> Desk:
    """The desk with this offer on it."""
    wanted = Desk(desk.question, desk.warp)
    take_over(wanted, as_lists(proposal))
    return wanted


def as_lists(plain: Any) -> Any:
    return [as_lists(one) for one in plain] if isinstance(plain, tuple | list) else plain


def at(desk: Desk, line: DeskRow) -> Any:
    """What a row says."""
    half = desk.halves[line.side]
    return {CARDS: half.cards, COLONY: half.colony, SHIPS: half.limits}.get(line.kind, desk.extras.get(line.name, 0))


def steps_to(desk: Desk, wanted: Desk, row: int, way: int) -> int:
    """Arrows this way until the row says what is wanted."""
    desk, steps = deepcopy(desk), 0
    desk.row = row
    if at(wanted, desk.line) in NOTHING and at(desk, desk.line) not in NOTHING:
        return 1  # zero
    while at(desk, desk.line) != at(wanted, desk.line):
        assert desk.move(way) and steps < MOST_STEPS, "an offer that cannot be made on the desk"
        steps += 1
    return steps


def rows_between(desk: Desk, here: int, there: int) -> int:
    """Up, down, or Tab to the other side and on from there."""
    lines = desk.lines
    steps = min((there - here) % len(lines), (here - there) % len(lines))
    desk.row = here
    desk.other_side()
    over = 1 + min((there - desk.row) % len(lines), (desk.row - there) % len(lines))
    return min(steps, over)


def play(seed: int, options: dict[str, Any], again: bool) -> tuple[Counter[str], Counter[str], int]:
    """Questions and keys by what was asked, and how many encounters there were."""
    table, bot = a_table(seed, options), make_bot("rookie", ME, seed)
    asked: Counter[str] = Counter()
    keys: Counter[str] = Counter()
    draft, habits = None, Habits()
    encounters, passed = 0, 0
    while not table.match.over:
        question = table.match.question_for(ME)
        assert question is not None
        view = table.rules.view(table.match, ME)
        answer = bot.answer(view)
        asked[question.why] += 1
        draft = opened({**view, **table.rules.help(table.match, ME)}, view["question"], draft, habits)
        keys[question.why] += keys_for(draft, view["question"], answer)
        habits.answered(settled(draft, answer), answering_of("encounter"))
        if question.why in WINDOWS and view["question"]["options"][answer] == PASS:
            passed += 1
            if again and passed == 2:
                keys[question.why] += 1
                table.receive(ME, messages.orders({"encounter": True}), 0.0)
                if table.match.question_for(ME) is not question:
                    continue
        told = len(table.seats[ME].log)
        table.receive(ME, messages.answer(table.seats[ME].serial, answer), 0.0)
        for event in table.seats[ME].log[told:]:
            if event["event"] == "encounter_began":
                encounters, passed = encounters + 1, 0
        table.seats[ME].log.clear()
        table.take(ME)
        table.take_records()
    return asked, keys, encounters


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.measure.keys")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--technology", action="store_true")
    parser.add_argument("--again", action="store_true")
    args = parser.parse_args()
    options = {"technology": True} if args.technology else {}
    games = [play(seed, options, args.again) for seed in range(args.games)]
    asked, keys = Counter[str](), Counter[str]()
    for one, other, _ in games:
        asked.update(one)
        keys.update(other)
    each = mean(sum(one.values()) for one, _, _ in games)
    print(f"a game: {each:.1f} questions, {mean(sum(other.values()) for _, other, _ in games):.1f} keys")
    for why, count in asked.most_common(16):
        print(f"  {why:24} {count / args.games:6.1f} questions {keys[why] / args.games:6.1f} keys")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
