"""Whole games without spectators: bots play, results are counted, and a fault is kept with a record that reproduces it.

There is no input or output here, and only one process. Code that runs many games at once is elsewhere.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.bots import characters, make_bot, parted
from engine.bots.lookahead import worlds_of
from engine.bots.player import Player
from engine.games import new_record
from engine.kernel.asking import BARGAIN, Answer, Question, Refused
from engine.kernel.chance import mix
from engine.kernel.game import AnyMatch, Options, Rules
from engine.kernel.record import Record

# Questions after which a game is broken off. Sensible players need a few hundred; random ones can lose all their ships
# to the warp and then go on for ever, which is no fault. Rules that loop endlessly are stopped here as well.
ENDLESS = 20_000

Ask = Callable[[Question], Answer]


@dataclass
class Fault:
    """Something that must not happen, with the record that reproduces it."""

    kind: str
    record: Record


@dataclass
class Result:
    """The result of one game. `counted` holds the numbers its rules count, by name; `played` the names that each seat
    played with.
    """

    seed: int
    turns: int = 0
    questions: int = 0
    winners: tuple[int, ...] = ()
    counted: dict[str, int] = field(default_factory=dict)
    played: dict[str, list[list[str]]] = field(default_factory=dict)
    fault: Fault | None = None
    endless: bool = False
    record: Record | None = None
    standings: list[list[int]] = field(default_factory=list)  # at the end of each turn, if the game is studied
    studied: dict[str, dict[str, list[int]]] = field(default_factory=dict)


@dataclass
class Share:
    """The results of one alien, faction or deck. A win of several players is divided equally among them."""

    games: int = 0
    wins: int = 0
    share: float = 0.0

    def add(self, games: int, wins: int, share: float) -> None:
        self.games, self.wins, self.share = self.games + games, self.wins + wins, self.share + share


@dataclass
class Tally:
    """The added results of many games. `add` adds a game, `join` adds another tally."""

    seats: int
    games: int = 0
    questions: int = 0
    shared: int = 0
    turns: list[int] = field(default_factory=list)
    seat_wins: list[int] = field(default_factory=list)
    seat_share: list[float] = field(default_factory=list)
    counted: dict[str, int] = field(default_factory=dict)
    played: dict[str, dict[str, Share]] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)
    endless: list[Record] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.seat_wins = self.seat_wins or [0] * self.seats
        self.seat_share = self.seat_share or [0.0] * self.seats

    def add(self, result: Result) -> None:
        self.games += 1
        self.count(result.counted)
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
            for kind, by_seat in result.played.items():
                for name in by_seat[seat]:
                    self.share_of(kind, name).add(1, share > 0, share)

    def count(self, counted: dict[str, int]) -> None:
        for name, number in counted.items():
            self.counted[name] = self.counted.get(name, 0) + number

    def share_of(self, kind: str, name: str) -> Share:
        return self.played.setdefault(kind, {}).setdefault(name, Share())

    def join(self, other: "Tally") -> None:
        for name in ("games", "questions", "shared"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for name in ("turns", "faults", "endless"):
            getattr(self, name).extend(getattr(other, name))
        for name in ("seat_wins", "seat_share"):
            mine, theirs = getattr(self, name), getattr(other, name)
            setattr(self, name, [a + b for a, b in zip(mine, theirs, strict=True)])
        self.count(other.counted)
        for kind, shares in other.played.items():
            for name, found in shares.items():
                self.share_of(kind, name).add(found.games, found.wins, found.share)


def brought(rules: Rules, options: Options, line_up: Sequence[str], seed: int) -> Options:
    """Add what characters bring (such as a deck) to a table's options, for seats that have nothing of their own and if
    the table accepts it.
    """
    for seat, name in enumerate(line_up):
        character = characters(rules.name).get(parted(name)[1])
        for what, choice in getattr(character, "brings", {}).items():
            if not rules.own(options, seat, what):
                try:
                    options = rules.brought(options, seat, what, choice[mix(seed, seat) % len(choice)])
                except Refused:
                    continue
    return options


# --- one game ----------------------------------------------------------------------------------------------------


def play(
    rules: Rules,
    options: Options,
    seed: int,
    names: tuple[str, ...],
    keep_record: bool = False,
    strict: bool = False,
    study: bool = False,
) -> Result:
    """Play one game to its end. `names` are the bots, seat by seat; if there are too few, they repeat from the first.

    Raise Refused if there can be no such table. Any other fault, even of a bot, is kept in the result.
    """
    line_up = [names[seat % len(names)] for seat in range(rules.seats(options))]
    options = brought(rules, options, line_up, seed)
    match = rules.new(options, seed, strict)
    bots = [make_bot(name, seat, seed, rules.name) for seat, name in enumerate(line_up)]
    ways = [way_to_ask(rules, match, bot, seat) for seat, bot in enumerate(bots)]
    record = new_record(rules, options, seed, bots=tuple(line_up))
    if not study and all(bot.blind for bot in bots):
        match.at_once = (ways, record.answers, ENDLESS)
    result = Result(seed)
    try:
        run(match, ways, record.answers, turn_by_turn(rules, result.standings) if study else None)
    except Exception as fault:  # any fault is counted and kept, and the next game is played
        result.fault = Fault(f"{type(fault).__name__}: {fault}", record)
    result.questions = len(record.answers)
    tell(result, rules.counted(match))
    if study and match.over:
        result.studied = rules.studied(match)
    result.winners = tuple(rules.ending(match)["winners"]) if match.over else ()
    result.endless = result.fault is None and not match.over
    result.record = record if keep_record or result.endless else None
    return result


def tell(result: Result, counted: dict[str, Any]) -> None:
    """Add what the game counts to the result: numbers, and names by seat."""
    result.turns = counted.pop("turns", 0)
    for name, value in counted.items():
        if isinstance(value, int):
            result.counted[name] = value
        else:
            result.played[name] = value


def turn_by_turn(rules: Rules, standings: list[list[int]]) -> Callable[[AnyMatch], None]:
    """Return a function that records the standings whenever a turn is over: `standings[n]` is after turn n + 1."""
    turn = 0
    now: list[int] = []

    def look(match: AnyMatch) -> None:
        nonlocal turn, now
        number = rules.where(match).get("turn", 0)
        if turn and now:
            standings.extend([now] * (number - turn))
        turn, now = number, rules.standing(match)

    return look


def run(
    match: AnyMatch,
    ways: list[Ask],
    answers: list[tuple[int, Answer]],
    after: Callable[[AnyMatch], None] | None = None,
) -> None:
    """Ask the bots until no question is open or the limit for endless games is reached. Several open questions are
    asked in turn.
    """
    while match.pending and len(answers) < ENDLESS:
        question = match.pending[len(answers) % len(match.pending)]
        seat = question.seat
        answer = ways[seat](question)
        answers.append((seat, answer if question.shape != BARGAIN else match.game.written(question, answer)))
        match.answer(seat, answer)
        if after is not None:
            after(match)


def way_to_ask(rules: Rules, match: AnyMatch, bot: Player, seat: int) -> Ask:
    """Return the function that asks a bot: with the question alone if the bot needs no more, else with its view."""
    if bot.searched:
        worlds = worlds_of(rules, match, seat)
        return lambda question: rules.answer(question, bot.think(rules.view(match, seat), worlds))
    if bot.blind:
        return bot.glance

    def ask(question: Question) -> Answer:
        seen = bot.glance(question)
        return rules.answer(question, bot.answer(rules.glimpse(match, seat))) if seen is None else seen

    return ask
