"""The game's side of a scenario file: sets its position, gives its answers, compares what it expects."""

from typing import Any

from engine.andromeda.conservation import check
from engine.andromeda.content import NUMBER
from engine.andromeda.game import new_game
from engine.andromeda.moments import MOMENTS, moment
from engine.andromeda.options import make_options
from engine.andromeda.scenario import expect, position, starts
from engine.andromeda.scenario.lines import Said, answer_of, read_line, say_answer
from engine.andromeda.scenario.names import SEATS
from engine.andromeda.state import Game
from engine.kernel.asking import Answer, Question, Refused
from engine.kernel.match import Match
from engine.testing.names import UnknownName
from engine.testing.scenario import BadScenario, Check, Scenario, ScriptLine
from engine.testing.staging import Acting, Run, differing, plain_answer

DECLINES = (("pass",), ("ready",), ("go_on",), ("none",), ("finish",), ("done",), ("no",))
SET_UP = "set-up"
MAIN = "turn.main"
KEYS = (*position.OPTIONS, *position.TABLE, *SEATS, "seed", "start", "dice")


def hollow(wanted: Any) -> bool:
    """Return whether nested tables contain no value at any depth."""
    return isinstance(wanted, dict) and all(map(hollow, wanted.values()))


class AndromedaStaging:
    """The game's side of one scenario. Creating it parses the whole file, and raises BadScenario at what it cannot
    parse.
    """

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.key = ""
        for key in scenario.keys:
            if key not in KEYS:
                raise self.bad(UnknownName("unknown_key", key, KEYS), key)
        try:
            self.options = make_options(**position.options_of(scenario.keys))
        except Refused as refused:
            raise BadScenario("options", 1, because=refused.code) from refused
        self.lines = {id(step): self.read(step) for step in scenario.script if isinstance(step, ScriptLine)}
        for step in scenario.script:
            if isinstance(step, Check):
                self.look_at(step.wanted, step.number)
        self.look_at(scenario.expect, 0)
        if scenario.until and scenario.until not in MOMENTS:
            line = scenario.source.line("until")
            raise BadScenario("unknown_moment", line, **UnknownName("", scenario.until, MOMENTS).facts)
        self.match = self.set_up()
        self.first = self.match.game.turn
        self.passed = (self.first, MAIN)

    # --- reading ---

    def bad(self, unknown: UnknownName, *path: str) -> BadScenario:
        line = self.scenario.source.line(*path, text=str(unknown.facts["name"]))
        return BadScenario(unknown.code, line, **unknown.facts)

    def read(self, line: ScriptLine) -> list[Said | Acting]:
        try:
            return read_line(line.text, self.options.seats, line.refused)
        except UnknownName as unknown:
            raise BadScenario(unknown.code, line.number, **unknown.facts) from unknown

    def look_at(self, wanted: dict[str, Any], line: int) -> None:
        if wanted and hollow(wanted):  # of maps only what is named is compared
            raise BadScenario("expects_nothing", line or self.scenario.source.line("expect"))
        for key in wanted:
            if key not in expect.KEYS:
                here = line or self.scenario.source.line("expect", key)
                raise BadScenario("unknown_expectation", here, **UnknownName("", key, expect.KEYS).facts)

    def looking_at(self, key: str) -> None:
        self.key = key

    def set_up(self) -> Match[Game]:
        keys = self.scenario.keys
        start = keys.get("start", starts.TURN)
        if start == SET_UP:
            return new_game(self.options, keys.get("seed", 1), strict=True)
        try:
            game = position.position(keys, self.options, self.looking_at)
            self.key = "start"
            game.loaded = list(keys.get("dice", ()))
            starts.begin(game, start)
        except UnknownName as unknown:
            raise self.bad(unknown, self.key) from unknown
        if start != "event":
            check(game)
        return Match(game, strict=True)

    # --- playing ---

    def anew(self, scenario: Scenario) -> "AndromedaStaging":
        return AndromedaStaging(scenario)

    def begin(self) -> Match[Game]:
        return self.match

    def look(self, match: Match[Game]) -> None:
        """Do nothing, as script lines are understood from the questions alone."""

    def moves(self, line: ScriptLine) -> list[Said | Acting]:
        return self.lines[id(line)]

    def answer(self, question: Question, move: Said) -> Answer | None:
        return answer_of(question, move)

    def default(self, question: Question) -> Answer:
        return plain_answer(question, DECLINES)

    def has_it(self, match: Match[Game], move: Said | Acting) -> bool:
        """Return whether the seat has the card or moon an act needs; for an answer, whether its question is open."""
        game = match.game
        if isinstance(move, Said):
            return any(one.seat == move.seat and move.why in ("", one.why) for one in match.pending)
        if move.ref[0] == "play":
            return NUMBER["card"].get(str(move.ref[1]), -1) in game.hands[move.seat]
        if move.ref[0] in ("slot", "abandon"):
            return NUMBER["moon"].get(str(move.ref[1]), -1) in game.captured[move.seat]
        return bool(match.pending)

    def is_pause(self, question: Question) -> bool:
        """Return whether to stop here before anybody is asked: at the start of a later turn, or where the scenario
        ends.
        """
        game = self.match.game
        here = (game.turn, moment(game))
        if here == self.passed:
            return False
        return (question.why == MAIN and game.turn > self.first) or here[1] == self.scenario.until

    def go_on(self, match: Match[Game]) -> None:
        self.passed = (match.game.turn, moment(match.game))

    def reached(self, match: Match[Game], named: str) -> bool:
        return moment(match.game) == named

    def ended(self, run: Run, until: str, turns: int) -> bool:
        game = run.match.game
        return moment(game) == until or game.turn - self.first >= turns

    def notice(self, run: Run) -> None:
        """Do nothing, as no state is kept between questions."""

    def compare(self, run: Run, key: str, wanted: Any) -> list[tuple[str, str, str]]:
        try:
            rows = list(expect.KEYS[key](run, wanted))
        except UnknownName as unknown:
            raise self.bad(unknown, key) from unknown
        return differing(key, rows, quote='"')

    def name(self, seat: int) -> str:
        return SEATS[seat]

    def say(self, question: Question, answer: Answer) -> str:
        return say_answer(question, answer)

    def where(self, match: Match[Game]) -> str:
        return moment(match.game)
