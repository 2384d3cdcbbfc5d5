"""Encounter's `Staging`: it joins the parts that set up positions, read lines and check expectations.

The rehearsal of any game calls it. Keys, verbs and expectations are in the other modules of this folder.
"""

from typing import Any

from engine.encounter.cards import ALIEN_IDS
from engine.encounter.content import load_content
from engine.encounter.items import FACE_USES, POWER, SIDE, TECHNOLOGY, TECHNOLOGY_IDS, USES, Use
from engine.encounter.moments import COURSE, MOMENTS, moment_name
from engine.encounter.scenario.answers import fitting, say_answer, unscripted
from engine.encounter.scenario.expectations import TABLE, Scene
from engine.encounter.scenario.known import ITEMS
from engine.encounter.scenario.names import card_names, normal
from engine.encounter.scenario.pace import REST, arrived
from engine.encounter.scenario.phrases import HOARDED, PLAYING, USING, WINDOWS, Answering, read_line
from engine.encounter.scenario.position import (
    FIRST_STAGE,
    IN_SET_UP,
    KEYS,
    SET_UP,
    begin_at,
    begin_set_up,
    position,
    table,
)
from engine.encounter.scenario.shapes import Shape
from engine.encounter.scenario.watch import Watch
from engine.encounter.state import ALIEN, CARD, Game
from engine.kernel.asking import Answer, Question
from engine.kernel.match import Match
from engine.testing.names import UnknownName
from engine.testing.scenario import TYPE_WORDS, BadScenario, Check, Scenario, ScriptLine
from engine.testing.staging import Acting, Run, differing

WATCHING = ("seen", "unseen")
# Errors about a key itself and not about a name in it.
ABOUT_KEYS = {
    "needs": ("stage",),
    "options": ("options", "aliens"),
    "seats": ("players", "aliens"),
    "too_many_ships": ("planets", "warp", "gate", "beside", "gone"),
}
LAST_MOMENT = "turn.end"
BY_ITSELF = (POWER, SIDE, TECHNOLOGY)  # used without a card


class EncounterStaging:
    """The game's side of one scenario. Making it reads everything, and raises BadScenario if something cannot be
    understood.
    """

    def __init__(self, scenario: Scenario, turned: int = 0) -> None:
        """Read the scenario. With `turned` all players sit that many places further on, and the result must be the
        same.
        """
        load_content()
        self.scenario = scenario
        self.stage = scenario.keys.get("stage", FIRST_STAGE)
        self.look_at_keys()
        self.key = "players"
        try:
            self.options, self.names = table(scenario.keys, turned)
        except UnknownName as unknown:
            raise self.bad(unknown, "aliens") from unknown
        self.lines = {id(step): self.read(step) for step in scenario.script if isinstance(step, ScriptLine)}
        for step in scenario.script:
            if isinstance(step, Check):
                self.look_at_expectations(step.wanted, step.number)
                self.look_at_moment(step.at, step.number)
        self.look_at_expectations(scenario.expect, 0)
        self.look_at_moment(scenario.until, scenario.source.line("until"))
        self.match = self.set_up()
        self.watch = Watch(self.match.game, self.watches())
        self.watch.named = self.speaks_of()

    # --- reading ---

    def bad(self, unknown: UnknownName, *path: str) -> BadScenario:
        about = ABOUT_KEYS.get(unknown.code)
        if about is None:
            line = self.scenario.source.line(*path, text=str(unknown.facts["name"]))
        else:
            line = self.scenario.source.line(next((key for key in about if key in self.scenario.keys), ""))
        return BadScenario(unknown.code, line, **unknown.facts)

    def look_at_keys(self) -> None:
        scenario = self.scenario
        for key, value in scenario.keys.items():
            line = scenario.source.line(key)
            if key not in KEYS:
                unknown = UnknownName("unknown_key", key, [*KEYS, "script", "expect", "until", "turns", "note"])
                raise BadScenario("unknown_key", line, **unknown.facts)
            self.look_at_shape(key, KEYS[key], value, line)
            if self.stage == SET_UP and key not in IN_SET_UP:
                raise BadScenario("not_in_set_up", line, name=key)
        if self.stage != SET_UP:
            self.look_at_moment(self.stage, scenario.source.line("stage"))

    def look_at_moment(self, moment: str, line: int) -> None:
        if moment and moment not in MOMENTS:
            raise BadScenario("unknown_moment", line, **UnknownName("", moment, list(MOMENTS)).facts)

    def look_at_expectations(self, wanted: dict[str, Any], line: int) -> None:
        for key, value in wanted.items():
            here = line or self.scenario.source.line("expect", key)
            if key not in TABLE:
                raise BadScenario("unknown_expectation", here, **UnknownName("", key, list(TABLE)).facts)
            self.look_at_shape(key, TABLE[key][0], value, here)

    def look_at_shape(self, key: str, shape: Shape, value: Any, line: int) -> None:
        complaint = shape.complaint(value)
        if complaint is not None:
            wanted = complaint if isinstance(complaint, str) else TYPE_WORDS[complaint]
            raise BadScenario("wrong_type", line, name=key, wanted=wanted)

    def read(self, line: ScriptLine) -> list[Answering] | list[Acting]:
        try:
            return read_line(self.names, line.text)
        except UnknownName as unknown:
            raise BadScenario(unknown.code, line.number, **unknown.facts) from unknown

    def watches(self) -> bool:
        checks = [step.wanted for step in self.scenario.script if isinstance(step, Check)]
        return any(key in wanted for wanted in (*checks, self.scenario.expect) for key in WATCHING)

    def speaks_of(self) -> frozenset[str]:
        """Return the aliens, artifacts and technologies that are named anywhere in the position or the script."""
        lines = [step.text for step in self.scenario.script if isinstance(step, ScriptLine)]
        words = normal(f"{self.scenario.keys} {lines}")
        return frozenset(item for item in ITEMS if normal(item) in words)

    def set_up(self) -> Match[Game]:
        keys = self.scenario.keys
        if self.stage == SET_UP:
            return begin_set_up(self.options, keys.get("seed", 1))
        try:
            game = position(keys, self.options, self.names, self.looking_at)
        except UnknownName as unknown:
            raise self.bad(unknown, self.key) from unknown
        begin_at(game, self.stage)
        return Match(game, strict=True)

    def looking_at(self, key: str) -> None:
        self.key = key

    # --- playing ---

    def anew(self, scenario: Scenario) -> "EncounterStaging":
        return EncounterStaging(scenario)

    def begin(self) -> Match[Game]:
        return self.match

    def look(self, match: Match[Game]) -> None:
        """Do nothing: lines are read from questions alone."""

    def moves(self, line: ScriptLine) -> list[Answering] | list[Acting]:
        return self.lines[id(line)]

    def answer(self, question: Question, move: Answering) -> Answer | None:
        return fitting(self.names, question, move)

    def default(self, question: Question) -> Answer:
        return unscripted(question)

    def has_it(self, match: Match[Game], move: Answering | Acting) -> bool:
        """Return whether a line can be played: a card must be in hand, a power or technology in front of the seat, at a
        moment at which the seat may use something; for any other verb the seat must be asked what it answers.
        """
        if isinstance(move, Acting):
            return bool(match.pending)
        question = match.question_for(move.seat)
        if move.verb in (PLAYING, USING):
            uses = uses_meant(match.game, move.seat, move.verb, normal(move.words))
            asked = question is not None and question.why in WINDOWS
            return bool(uses) and (asked or any(has_its_time(match, use) for use in uses))
        if question is None:
            return False
        return question.why in move.whys if move.whys else question.why not in WINDOWS

    def is_pause(self, question: Question) -> bool:
        return question.why == REST

    def go_on(self, match: Match[Game]) -> None:
        self.watch.rows.append(match.game.at)
        match.answer(match.pending[0].seat, 1)

    def reached(self, match: Match[Game], moment: str) -> bool:
        return arrived(match.game, moment)

    def ended(self, run: Run, until: str, turns: int) -> bool:
        """Return whether the script ends here: at the moment named, else when the last turn is over but the next one
        has not begun.
        """
        over = sum(1 for event in run.events if event[0] == "turn_over")
        last = over >= turns - 1
        return last and arrived(run.match.game, until or LAST_MOMENT)

    def notice(self, run: Run) -> None:
        self.watch.notice(run)

    def compare(self, run: Run, key: str, wanted: Any) -> list[tuple[str, str, str]]:
        scene = Scene(run, self.names, self.watch)
        try:
            rows = list(TABLE[key][1](scene, wanted))
        except UnknownName as unknown:
            raise self.bad(unknown, "expect" if key in self.scenario.expect else "script", key) from unknown
        return differing(key, rows)

    def name(self, seat: int) -> str:
        return self.names.say_seat(seat)

    def say(self, question: Question, answer: Answer) -> str:
        return say_answer(self.names, question, answer)

    def where(self, match: Match[Game]) -> str:
        return moment_name(match.game)


def uses_meant(game: Game, seat: int, verb: str, words: str) -> list[Use]:
    """Return the uses that a line names, as far as the seat has them now: halves of cards, uses of sheets and
    technologies.
    """
    if verb == PLAYING:
        held = (*game.hands[seat], *game.kept.get("second_hand", ()))
        faces = {face for face in held if words.removesuffix(HOARDED) in card_names(face)}
        return [use for face in faces for use in FACE_USES.get(face, ()) if use is not None]
    owners = [ALIEN_IDS[sheet[ALIEN]] for sheet in game.sheets[seat]]
    owners += [TECHNOLOGY_IDS[tech[CARD]] for tech in game.techs[seat]]
    meant = [owner for owner in owners if words.startswith(normal(owner))]
    return [use for key, use in USES.items() if use.source in BY_ITSELF and key.rpartition(".")[0] in meant]


def has_its_time(match: Match[Game], use: Use) -> bool:
    """Return whether a use is possible now: at one of its rows of the course or, if it responds to something, while an
    act is pending.
    """
    game = match.game
    if any(moment.startswith("any.") for moment in use.moments):
        return bool(game.acts or game.losing or game.discarding or match.pending)
    return COURSE[game.at].moment in use.moments or moment_name(game) in use.moments
