"""Whole games without anybody watching: bots play, results are counted, faults become records that show them again.

No input and output here, and one process: who runs many at once stands outside.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Any

from engine.bots import make_bot
from engine.encounter.cards import ALIEN_IDS
from engine.encounter.options import Options
from engine.encounter.record import new_record
from engine.encounter.setup import new_game
from engine.encounter.view import answer_from_view, view
from engine.kernel.asking import Answer, Question
from engine.kernel.match import Match
from engine.kernel.record import Record

# Questions after which a game is broken off. Sensible players need a few hundred; random ones can lose all their ships
# to the warp and then go on for ever, which is nobody's fault. Rules that go round in circles end up here as well.
ENDLESS = 20_000

Ask = Callable[[Question], Answer]


@dataclass
class Fault:
    """Something that must not happen, and the record that makes it happen again."""

    kind: str
    record: Record


@dataclass
class Result:
    """One game: `aliens` are those of the beginning, seat by seat."""

    seed: int
    turns: int = 0
    encounters: int = 0
    questions: int = 0
    winners: tuple[int, ...] = ()
    aliens: tuple[tuple[str, ...], ...] = ()
    fault: Fault | None = None
    endless: bool = False
    record: Record | None = None


@dataclass
class Tally:
    """Many games counted together; `add` another game or `join` another tally."""

    seats: int
    games: int = 0
    encounters: int = 0
    questions: int = 0
    shared: int = 0
    turns: list[int] = field(default_factory=list)
    seat_wins: list[int] = field(default_factory=list)
    seat_share: list[float] = field(default_factory=list)
    alien_games: dict[str, int] = field(default_factory=dict)
    alien_wins: dict[str, int] = field(default_factory=dict)
    alien_share: dict[str, float] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)
    endless: list[Record] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.seat_wins = self.seat_wins or [0] * self.seats
        self.seat_share = self.seat_share or [0.0] * self.seats

    def add(self, result: Result) -> None:
        self.games += 1
        self.encounters += result.encounters
        self.questions += result.questions
        if result.fault is not None:
            self.faults.append(result.fault)
        elif result.endless and result.record is not None:
            self.endless.append(result.record)
        else:
            self.add_ending(result)

    def add_ending(self, result: Result) -> None:
        self.turns.append(result.turns)
        self.shared += len(result.winners) > 1
        for seat in range(self.seats):
            share = 1 / len(result.winners) if seat in result.winners else 0.0
            self.seat_wins[seat] += share > 0
            self.seat_share[seat] += share
            for alien in result.aliens[seat]:
                self.alien_games[alien] = self.alien_games.get(alien, 0) + 1
                self.alien_wins[alien] = self.alien_wins.get(alien, 0) + (share > 0)
                self.alien_share[alien] = self.alien_share.get(alien, 0.0) + share

    def join(self, other: "Tally") -> None:
        for name in ("games", "encounters", "questions", "shared"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for name in ("turns", "faults", "endless"):
            getattr(self, name).extend(getattr(other, name))
        for name in ("seat_wins", "seat_share"):
            mine, theirs = getattr(self, name), getattr(other, name)
            setattr(self, name, [a + b for a, b in zip(mine, theirs, strict=True)])
        for name in ("alien_games", "alien_wins", "alien_share"):
            mine = getattr(self, name)
            for key, value in getattr(other, name).items():
                mine[key] = mine.get(key, 0) + value


# --- one game ----------------------------------------------------------------------------------------------------


def play(
    options: Options, seed: int, names: tuple[str, ...], keep_record: bool = False, strict: bool = False
) -> Result:
    """One game to its end; `names` are the bots, seat by seat, from the first again if there are fewer.

    Refused if there can be no such table; any other fault, the bots' too, is kept in the result.
    """
    line_up = [names[seat % len(names)] for seat in range(options.seats)]
    match = new_game(options, seed, strict)
    ways = [way_to_ask(match, name, seat, seed) for seat, name in enumerate(line_up)]
    record = new_record(options, seed, bots=tuple(line_up))
    result = Result(seed)
    try:
        run(match, ways, record.answers, result)
    except Exception as fault:  # whatever it is: it is counted and kept, and the next game is played
        result.fault = Fault(f"{type(fault).__name__}: {fault}", record)
    result.questions = len(record.answers)
    result.encounters = list(map(itemgetter(0), match.game.events)).count("encounter_over")
    result.turns, result.winners = match.game.turn, tuple(match.game.winners)
    result.endless = result.fault is None and not match.over
    result.record = record if keep_record or result.endless else None
    return result


def run(match: Match[Any], ways: list[Ask], answers: list[tuple[int, Answer]], result: Result) -> None:
    """Ask whoever is asked until nobody is, or for too long; of several, now one and now the other."""
    choosing = True
    for number in range(ENDLESS):
        pending = match.pending
        if len(pending) == 1:
            question = pending[0]
        elif pending:
            question = pending[number % len(pending)]
        else:
            return
        if choosing and question.why != "setup.alien":
            choosing, result.aliens = False, aliens_of(match.game)
        seat = question.seat
        answer = ways[seat](question)
        answers.append((seat, answer))
        match.answer(seat, answer)


def aliens_of(game: Any) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(ALIEN_IDS[sheet[0]] for sheet in sheets) for sheets in game.sheets)


def way_to_ask(match: Match[Any], name: str, seat: int, seed: int) -> Ask:
    """How a bot is asked: by its view, or by the question alone if that is enough for it."""
    bot: Any = make_bot(name, seat, seed)
    if hasattr(bot, "answer_question"):
        alone: Ask = bot.answer_question
        return alone
    return lambda question: answer_from_view(question, bot.answer(view(match, seat)))
