"""`python -m tests.measure.asked --game chaos`: what a person is asked in whole games, and how often for nothing.

A rookie sits in the person's place, among rookies. Counted is what reaches that seat: not what the engine asks, and not
what the table answers by itself. `bare` are questions with one lawful answer and nothing to do beside them; `listed`
those with one answer and something to do beside. `unoffered` are windows that the table passed although something could
have been used there that had not been offered since the turn, the fight or the ships in it changed. Of a game with
launches questions and keys are counted for each, with and without a battle, to the end of its turn; what the person did
beside a question by himself stands apart. Two questions that the screen puts as one count as one.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import mean
from typing import Any

from cosmic_tui.messages import up as messages
from cosmic_tui.prompt.dial import Dial
from cosmic_tui.prompt.draft import PICK, start
from cosmic_tui.prompt.habits import Habits
from cosmic_tui.prompt.pairs import DONE, Pairs
from cosmic_tui.prompt.parts import answering_of
from cosmic_tui.table.setup import BOT, PERSON, GameSetup, SeatSetup
from cosmic_tui.table.table import Table
from engine.bots import make_bot
from engine.games import rules_of
from engine.kernel.asking import BARGAIN, Answer, Question, how_many, is_act
from tests.measure.keys import keys_for

ME = 0
USE = frozenset(("play", "collect", "recruit", "use_development", "use_token", "ability"))
BATTLE = ("battle.", "ambush")
MOST = 20_000


@dataclass
class Launch:
    """One launch, to the end of its turn."""

    turn: int
    battle: bool = False
    asked: int = 0
    acts: int = 0  # beside a question, which is then put again
    keys: int = 0


@dataclass
class Counts:
    """Of one game."""

    asked: Counter[str] = field(default_factory=Counter)
    bare: Counter[str] = field(default_factory=Counter)
    listed: Counter[str] = field(default_factory=Counter)
    unoffered: Counter[str] = field(default_factory=Counter)
    keys: int = 0
    turns: int = 0
    launches: list[Launch] = field(default_factory=list)


class Counting(Table):
    """A table that writes down what it answers in the person's place."""

    seen: frozenset[Any] = frozenset()  # what this person was offered in windows, with where the game stood
    missed: Counter[str] = Counter()
    own = False  # the answer that is given now is the person's

    def give(self, question: Question, answer: Answer, now: float, by_itself: bool = False) -> None:
        if question.seat == ME and question.why == "window":
            here = {(where_of(self), ref) for ref in question.options if ref != ("pass",)}
            if here - self.seen and not self.own:
                self.missed[str(question.data)] += 1
        self.own = False
        super().give(question, answer, now, by_itself)


def where_of(table: Table) -> tuple[Any, ...]:
    """What may change before something is worth offering again, but for what waits: the turn, the fight, its ships."""
    game = table.match.game
    fight = game.fight
    ships = tuple(ship for ship in (*fight["attackers"], *fight["defenders"]) if ship in game.rows) if fight else ()
    return game.turn, game.notes.get("combats", 0) if fight else -1, ships


def a_table(game: str, seed: int, options: dict[str, Any]) -> Counting:
    seats = rules_of(game).seats(options)
    bots = [SeatSetup(BOT, f"Bot{number}", "rookie") for number in range(1, seats)]
    table = Counting(GameSetup((SeatSetup(PERSON, "Ada"), *bots), seed, options, game))
    table.missed = Counter()
    table.start(0.0)
    return table


def play(game: str, seed: int, options: dict[str, Any]) -> Counts:
    """One game to its end."""
    table, bot, found = a_table(game, seed, options), make_bot("rookie", ME, seed, game), Counts()
    launch: Launch | None = None
    awaited, ways = "", list[Any]()  # the question that is put as one with the one before it, what is answered to it
    for question, view in questions(table):
        answer = bot.answer(view)
        second = question.why == awaited
        keys = 2 if is_act(answer) else keys_for_answer(table, view, game, answer)
        if second:
            keys = keys_more(question, answer, ways)
        else:
            count(found, table, question)
        found.keys += keys
        turn = table.match.game.turn
        if question.why == "turn.main" and not is_act(answer) and question.options[answer][0] == "launch":
            launch = Launch(turn)
            found.launches.append(launch)
        if launch is not None and launch.turn == turn:
            launch.battle = launch.battle or question.why.startswith(BATTLE)
            launch.keys += keys
            launch.acts += is_act(answer)
            launch.asked += not is_act(answer) and not second
        if not second or is_act(answer):  # of several things each has a second question
            awaited, ways = ("", []) if is_act(answer) else put_as_one(table, view, game, answer)
        if question.why == "window":
            table.seen |= {(where_of(table), ref) for ref in question.options}
        table.own = True
        before = table.answers
        table.receive(ME, messages.answer(table.seats[ME].serial, answer), 0.0)
        assert table.answers > before, (question, answer)
    found.unoffered, found.turns = table.missed, table.match.game.turn
    return found


def questions(table: Counting) -> Iterator[tuple[Question, dict[str, Any]]]:
    for _ in range(MOST):
        question = table.match.question_for(ME)
        if table.match.over or question is None:
            return
        yield question, table.rules.view(table.match, ME)
        table.take(ME)
        table.take_records()
        table.seats[ME].log.clear()


def count(found: Counts, table: Table, question: Question) -> None:
    found.asked[question.why] += 1
    if question.shape != BARGAIN and how_many(question) == 1:
        beside = any(ref[0] in USE for ref in table.rules.beside(table.match, ME))
        (found.listed if beside else found.bare)[question.why] += 1


def keys_for_answer(table: Table, view: dict[str, Any], game: str, answer: Any) -> int:
    draft = start({**view, **table.rules.help(table.match, ME)}, view["question"], answering_of(game))
    Habits().begin(draft, answering_of(game))
    if isinstance(draft, Pairs):
        return 1 + (answer != draft.answer())
    return keys_for(draft, view["question"], answer)


def put_as_one(table: Counting, view: dict[str, Any], game: str, answer: Any) -> tuple[str, list[Any]]:
    """Return the question that the screen asks with this one, if this is answered, and of a dial its answers."""
    draft = start({**view, **table.rules.help(table.match, ME)}, view["question"], answering_of(game))
    if isinstance(draft, Pairs):
        return (draft.after, []) if draft.partners[answer] else ("", [])
    if isinstance(draft, Dial) and (ways := draft.ways_of[answer if draft.shape == PICK else answer[0]]):
        return draft.after, ways
    return "", []


def keys_more(question: Question, answer: Any, ways: list[Any]) -> int:
    """Return how many keys the second of two questions in one takes: a digit, or turns of the dial."""
    if not ways:
        return int(question.options[answer] != DONE)
    wanted = question.options[answer] if question.options else ("number", answer)
    turns = ways.index(wanted) if wanted in ways else 0
    return min(turns, len(ways) - turns)


def report(games: list[Counts]) -> list[str]:
    n = len(games)
    lines = [
        f"a game of {mean(game.turns for game in games):.1f} turns: "
        f"{mean(game.asked.total() for game in games):.1f} questions, {mean(game.keys for game in games):.1f} keys, "
        f"{mean(game.bare.total() for game in games):.1f} bare, {mean(game.listed.total() for game in games):.1f} "
        f"listed, {mean(game.unoffered.total() for game in games):.1f} windows with something never offered"
    ]
    for battle, name in ((False, "without"), (True, "with")):
        these = [launch for game in games for launch in game.launches if launch.battle is battle]
        if these:
            asked, acts, keys = (mean(getattr(one, what) for one in these) for what in ("asked", "acts", "keys"))
            lines.append(
                f"  a launch {name} a battle: {asked:.2f} questions, {acts:.2f} acts, {keys:.2f} keys ({len(these)})"
            )
    totals = [sum((getattr(game, name) for game in games), Counter()) for name in ("asked", "bare", "listed")]
    for why, times in totals[0].most_common(40):
        lines.append(f"  {why:24}{times / n:8.2f}{totals[1][why] / n:8.2f} bare{totals[2][why] / n:8.2f} listed")
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.measure.asked", description=__doc__)
    parser.add_argument("--game", default="chaos")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--option", action="append", default=[], help="name=value of the game's options")
    args = parser.parse_args()
    options: dict[str, Any] = dict(option.split("=", 1) for option in args.option)
    if args.seats:
        options["seats"] = args.seats
    print("\n".join(report([play(args.game, seed, options) for seed in range(1, args.games + 1)])))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
