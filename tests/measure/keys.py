"""`python -m tests.measure.keys`: what a whole game asks of a person, and how many keys the answers take.

Somebody who answers as a rookie would sits at a four-seat table with three rookies. Counted is what reaches that seat:
not what the engine asks, and not what standing orders answer in the table. A key is a digit, an arrow, a sign or Enter,
from the draft as the prompt opens it to the answer. With `--again` the person also says *not again in this encounter*
at the second pass of an encounter, and is then asked in windows only about what concerns them.
"""

from __future__ import annotations

import argparse
from collections import Counter
from statistics import mean
from typing import Any

from cosmic_tui.prompt.draft import Draft, start
from cosmic_tui.table import messages
from cosmic_tui.table.setup import BOT, PERSON, GameSetup, SeatSetup
from cosmic_tui.table.table import Table
from engine.bots import make_bot

ME, SEATS = 0, 4
WINDOWS = ("window", "respond", "ride")
OFFER_KEYS, REPLY_KEYS = 6, 2  # an offer made: rows, values, the answer; one accepted or turned down
PASS = ["pass"]


def a_table(seed: int, options: dict[str, Any]) -> Table:
    bots = [SeatSetup(BOT, f"Bot{number}", "rookie") for number in range(1, SEATS)]
    setup = GameSetup((SeatSetup(PERSON, "Ada"), *bots), seed, {"seats": SEATS, **options})
    table = Table(setup)
    table.start(0.0)
    return table


def keys_for(view: dict[str, Any], question: dict[str, Any], answer: Any) -> int:
    """From the draft as it opens to this answer."""
    draft = start(view, question, "encounter")
    if not isinstance(draft, Draft):
        return OFFER_KEYS if answer[0] == "propose" else REPLY_KEYS
    if draft.answer() == (list(answer) if isinstance(answer, tuple) else answer) and draft.lacks() is None:
        return 1
    if draft.shape == "pick":
        return 2
    if draft.shape == "some":
        every = len(answer) == len(question["options"])
        return 2 if every else len(answer) + 1
    if draft.shape == "amount":
        return 2
    changes = [wanted - there for wanted, there in zip(answer, draft.counts, strict=True)]
    more, fewer = sum(change for change in changes if change > 0), -sum(change for change in changes if change < 0)
    forced = question["low"] == question["high"]  # then one more here is one fewer elsewhere
    return min(more + (0 if forced else fewer), 1 + sum(answer)) + 1


def play(seed: int, options: dict[str, Any], again: bool) -> tuple[Counter[str], Counter[str], int]:
    """Questions and keys by what was asked, and how many encounters there were."""
    table, bot = a_table(seed, options), make_bot("rookie", ME, seed)
    asked: Counter[str] = Counter()
    keys: Counter[str] = Counter()
    encounters, passed = 0, 0
    while not table.match.over:
        question = table.match.question_for(ME)
        assert question is not None
        view = table.rules.view(table.match, ME)
        answer = bot.answer(view)
        asked[question.why] += 1
        keys[question.why] += keys_for({**view, **table.rules.help(table.match, ME)}, view["question"], answer)
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
