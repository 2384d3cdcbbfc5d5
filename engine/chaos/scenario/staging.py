"""Scenarios of this game: puts together how a position is set, how lines are read and what may be expected.

It is what the kernel's rehearsal asks; knows no key, no verb and no expectation itself.
"""

from typing import Any

from engine.chaos.cards import FACES
from engine.chaos.scenario.answers import Reading, say_answer, unscripted
from engine.chaos.scenario.expectations import Scene
from engine.chaos.scenario.names import LETTERS, Names
from engine.chaos.scenario.phrases import Says, read_line
from engine.chaos.scenario.position import KEYS, REST, options_of, position
from engine.chaos.state import Game
from engine.chaos.view import moment
from engine.kernel.asking import Answer, Question
from engine.kernel.match import Match
from engine.testing.names import UnknownName
from engine.testing.scenario import BadScenario, Scenario, ScriptLine
from engine.testing.staging import Run, differing

FIRST_OF_A_LINE = ("play", "down")
TILL_THE_END = "over"  # the scenario goes on until the game is over


class ChaosStaging:
    """The game's side of one scenario. Creating it parses the whole file, and raises BadScenario at what it cannot
    parse.
    """

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.names = Names()
        for key in scenario.keys:
            if key not in KEYS:
                raise self.bad(UnknownName("unknown_key", key, list(KEYS)), scenario.source.line(key))
        line = 0
        try:
            self.n = options_of(scenario.keys).seats
            self.match: Match[Game] = Match(position(scenario.keys, self.names), strict=True)
            self.lines: dict[int, list[Says]] = {}
            for step in scenario.script:
                if isinstance(step, ScriptLine):
                    line = step.number
                    self.lines[id(step)] = self.read(step)
        except UnknownName as unknown:
            at = line or scenario.source.line(*self.key_of(unknown), text=str(unknown.facts["name"]))
            raise self.bad(unknown, at) from unknown
        if scenario.until not in ("", TILL_THE_END):
            raise self.bad(UnknownName("unknown_moment", scenario.until, [TILL_THE_END]), scenario.source.line("until"))

    def key_of(self, unknown: UnknownName) -> list[str]:
        return ["options"] if unknown.code == "options" and "options" in self.scenario.keys else []

    def bad(self, unknown: UnknownName, line: int) -> BadScenario:
        return BadScenario(unknown.code, line, **unknown.facts)

    def read(self, step: ScriptLine) -> list[Says]:
        """Return the answers of a script line. Raise UnknownName if it names a card that does not exist."""
        moves = read_line(step.text, self.n)
        for says in moves:
            if says.kind in FIRST_OF_A_LINE:
                if not self.names.known(says.what["card"]):
                    raise UnknownName("unknown_card", says.what["card"], list(self.names.told))
                self.names.told.add(says.what["name"] or says.what["card"])
            for key in ("name", "ship", "at", "crew"):
                name = says.what.get(key, "")
                if says.kind in ("handle", "pay", "use", "board", "fire") and name and not self.names.known(name):
                    raise UnknownName("unknown_card", name, list(self.names.told))
        return moves

    # --- playing ---

    def anew(self, scenario: Scenario) -> "ChaosStaging":
        return ChaosStaging(scenario)

    def begin(self) -> Match[Game]:
        return self.match

    def look(self, match: Match[Game]) -> None:
        """Remember the match, and name the new cards on its table."""
        self.match = match
        self.names.look(match.game)

    def moves(self, line: ScriptLine) -> list[Says]:
        return self.lines[id(line)]

    def answer(self, question: Question, move: Says) -> Answer | None:
        return Reading(self.match.game, self.names).fitting(question, move)

    def default(self, question: Question) -> Answer:
        return unscripted(question)

    def has_it(self, match: Match[Game], move: Says) -> bool:
        """Return whether a line can be played: its card is in the hand, or on the table now or earlier."""
        self.names.look(match.game)
        if move.kind in FIRST_OF_A_LINE:
            return FACES[move.what["card"]] in match.game.centre[move.seat]
        if move.kind == "attack":
            return True
        named = [move.what[key] for key in ("name", "ship", "crew") if key in move.what]
        return all(self.names.handle(name) for name in named)

    def is_pause(self, question: Question) -> bool:
        return question.why == REST

    def go_on(self, match: Match[Game]) -> None:
        match.answer(match.pending[0].seat, 0)

    def reached(self, match: Match[Game], moment: str) -> bool:
        return moment == REST

    def ended(self, run: Run, until: str, turns: int) -> bool:
        """Return whether a scenario is over: the number of turns it asks for has been played."""
        over = sum(event[0] == "turn_over" for event in run.events)
        return over >= turns and until != TILL_THE_END

    def notice(self, run: Run) -> None:
        self.names.look(run.match.game)

    def compare(self, run: Run, key: str, wanted: Any) -> list[tuple[str, str, str]]:
        self.names.look(run.match.game)
        try:
            rows = list(Scene(run, self.names).compare(key, wanted))
        except UnknownName as unknown:
            path = "expect" if key in self.scenario.expect else "script"
            raise self.bad(unknown, self.scenario.source.line(path, key)) from unknown
        return differing(key, rows)

    def name(self, seat: int) -> str:
        return LETTERS[seat]

    def say(self, question: Question, answer: Answer) -> str:
        return say_answer(self.names, question, answer)

    def where(self, match: Match[Game]) -> str:
        return moment(match.game)
