"""Playing a scenario: scripted answers where they fit, plain answers to all other questions, and a report of the
failures.

A line of the script waits until its seat is asked a question that it fits. Any other seat that is asked passes, takes
the only choice or gives the plainest answer (`plain_answer`). A `refused` line applies from its place until the next
line has been played. Checks are made when the line below them is about to be played, or at the moment they name. The
game itself sets up positions and names things (`staging.py`).
"""

from collections.abc import Sequence
from typing import Any

from engine.kernel.asking import Answer, Question, Refused, an_act
from engine.kernel.match import Match
from engine.testing import alike
from engine.testing.scenario import Check, Scenario, ScriptLine, Step
from engine.testing.staging import Acting, Entry, Failure, Misfit, Move, Report, Run, Staging

MOST_QUESTIONS = 3000
MOST_NAMED = 6  # questions that a complaint lists


def rehearse(scenario: Scenario, staging: Staging) -> Report:
    """Play a scenario to its end and compare the result. If it has an `alike` part, play the second game and compare
    the two.
    """
    rehearsal = played(scenario, staging)
    failures = rehearsal.failures
    if scenario.alike is not None and not failures:
        changed = alike.other(scenario)
        second = played(changed, staging.anew(changed))
        failures += second.failures or alike.compare(scenario, staging, rehearsal.run, second.run)
    return Report(scenario.id, scenario.title, failures, rehearsal.run.entries)


def played(scenario: Scenario, staging: Staging) -> "Rehearsal":
    """Play a scenario to its end and return the rehearsal."""
    rehearsal = Rehearsal(scenario, staging)
    while not rehearsal.over:
        rehearsal.go()
    if not rehearsal.broken:
        rehearsal.close()
    return rehearsal


class Rehearsal:
    """A scenario being played. `at` is the next step of its script, `rest` what remains of the current line."""

    def __init__(self, scenario: Scenario, staging: Staging) -> None:
        self.scenario = scenario
        self.staging = staging
        self.moves = {id(step): staging.moves(step) for step in scenario.script if isinstance(step, ScriptLine)}
        self.at = 0
        self.rest: Sequence[Move] = []
        self.playing = 0  # the line the rest belongs to
        self.over = False
        self.broken = False  # a failure on the way: the expectations at the end are not checked
        self.failures: list[Failure] = []
        self.proven: set[int] = set()  # refused lines that were refused for the reason they give
        self.meant: set[int] = set()  # refused lines whose seat had what they speak of
        self.since = 0  # questions asked before the current line began to wait
        self.noted: set[int] = set()  # the open questions, once they have been noted
        self.run = Run(staging.begin())
        self.match.foregone = self.run.foregone

    @property
    def match(self) -> Match[Any]:
        return self.run.match

    def go(self) -> None:
        """Handle the next stop of the match: a pause between steps, or open questions."""
        run = self.run
        run.events += run.match.game.events
        run.match.game.events = []
        self.note_what_is_there(self.steps_before_next_line())
        if self.match.over:
            self.over = True
        elif self.staging.is_pause(self.match.pending[0]):
            self.pause()
        else:
            run.asked += [question for question in self.match.pending if id(question) not in self.noted]
            self.noted = {id(question) for question in self.match.pending}
            self.staging.notice(run)
            if len(run.asked) > MOST_QUESTIONS:
                self.fail("endless", self.line_now())
            else:
                self.ask()

    def pause(self) -> None:
        """Make the checks that wait for this moment. Then end the scenario or let the match go on."""
        script = self.scenario.script
        before = self.steps_before_next_line()
        while self.at + len(before) < len(script):
            step = script[self.at + len(before)]
            if not isinstance(step, Check) or not self.staging.reached(self.match, step.at):
                break
            self.pass_by([*before, step])
            before = self.steps_before_next_line()
        if self.staging.ended(self.run, self.scenario.until, self.scenario.turns):
            self.over = True
        else:
            self.staging.go_on(self.match)

    def pass_by(self, steps: list[Step]) -> None:
        """Make these checks now, confirm that these refused lines were refused, and move on behind them."""
        for step in steps:
            if isinstance(step, Check):
                self.look(step)
        self.prove(steps)
        self.at += len(steps)

    def ask(self) -> None:
        """Give one answer: from the rest of the current line, from the next line, or the plain one."""
        before = self.steps_before_next_line()
        self.hold_refused(before)
        if self.over:
            return
        try:
            if self.rest and self.play_rest():
                return
            if self.play_next(before):
                return
        except Misfit as misfit:
            self.fail(misfit.code, self.line_now(), **misfit.facts)
            return
        question = self.match.pending[0]
        self.give(question, self.staging.default(question), 0)

    def steps_before_next_line(self) -> list[Step]:
        """Return the checks and refused lines between the last line played and the next one."""
        found: list[Step] = []
        for step in self.scenario.script[self.at :]:
            if step.at if isinstance(step, Check) else not step.refused:
                break
            found.append(step)
        return found

    def play_rest(self) -> bool:
        move = self.rest[0]
        for question in self.match.pending:
            if question.seat == move.seat:
                answer = self.staging.answer(question, move)
                if answer is not None:
                    self.rest = self.rest[1:]
                    self.give(question, answer, self.playing)
                    return True
                if move.loose:  # there was only one choice, and nobody was asked for it
                    self.rest = []
        return False

    def play_next(self, before: list[Step]) -> bool:
        number = self.at + len(before)
        if number >= len(self.scenario.script):
            return False
        step = self.scenario.script[number]
        if not isinstance(step, ScriptLine):
            return False
        moves = self.moves[id(step)]
        if isinstance(moves[0], Acting):
            return self.play_act(moves[0], step, before)
        for question in self.match.pending:
            if question.seat != moves[0].seat:
                continue
            answer = self.staging.answer(question, moves[0])
            if answer is not None:
                self.pass_by(before)
                self.at += 1
                self.rest = moves[1:]
                self.playing = step.number
                self.mark_line()
                self.give(question, answer, step.number)
                return True
        return False

    def mark_line(self) -> None:
        """Note that a new line begins: `since_line` counts from here until the next line is played."""
        self.since = len(self.run.asked)
        self.run.line = (len(self.run.events), self.since)
        self.run.foregone.clear()

    def play_act(self, act: Acting, step: ScriptLine, before: list[Step]) -> bool:
        question = next((asked for asked in self.match.pending if not act.whys or asked.why in act.whys), None)
        if question is None:
            return False
        self.pass_by(before)
        self.at += 1
        self.mark_line()
        try:
            self.match.answer(act.seat, an_act(*act.ref))
        except Refused as refused:
            self.fail("refused", step.number, said=step.text, because=refused.code)
            return True
        self.noted = set()
        self.run.entries.append(Entry(self.staging.name(act.seat), act.ref[0], step.text, step.number))
        return True

    def give(self, question: Question, answer: Answer, line: int) -> None:
        said = self.staging.say(question, answer)
        try:
            self.match.answer(question.seat, answer)
        except Refused as refused:
            self.fail("refused", line, said=said, because=refused.code)
            return
        self.run.entries.append(Entry(self.staging.name(question.seat), question.why, said, line))

    # --- refused lines ---

    def note_what_is_there(self, before: list[Step]) -> None:
        for step in before:
            if isinstance(step, ScriptLine) and self.staging.has_it(self.match, self.moves[id(step)][0]):
                self.meant.add(id(step))

    def hold_refused(self, before: list[Step]) -> None:
        for step in before:
            if isinstance(step, ScriptLine):
                moves = self.moves[id(step)]
                move = moves[0]
                if isinstance(move, Acting):
                    self.hold_act(move, step)
                    continue
                for question in self.match.pending:
                    if question.seat == move.seat and self.possible(question, moves, step):
                        self.fail("not_refused", step.number, said=step.text, moment=self.staging.where(self.match))

    def possible(self, question: Question, moves: Sequence[Move], step: ScriptLine) -> bool:
        """Return whether the whole line could be played, beginning with this question."""
        try:
            answer = self.staging.answer(question, moves[0])
        except Misfit:
            return False
        if answer is None or not self.allowed(question.seat, answer, step):
            return False
        return len(moves) == 1 or self.goes_on(question, answer, moves[1:])

    def goes_on(self, question: Question, answer: Answer, rest: Sequence[Move]) -> bool:
        """Return whether the rest of a line can be played after its first answer."""
        fork = self.match.fork()
        fork.answer(question.seat, answer)
        self.staging.look(fork)
        try:
            for move in rest:
                asked = next((one for one in fork.pending if one.seat == move.seat), None)
                given = self.staging.answer(asked, move) if asked is not None else None
                if asked is None or given is None:  # no other question to the seat: there was no choice
                    return move.loose and (asked is None or asked.why == question.why)
                fork.answer(move.seat, given)
        except (Misfit, Refused):
            return False
        finally:
            self.staging.look(self.match)
        return True

    def hold_act(self, act: Acting, step: ScriptLine) -> None:
        """Fail if an act that the script wants refused is allowed while one of its questions is open."""
        due = any(not act.whys or asked.why in act.whys for asked in self.match.pending)
        if due and self.allowed(act.seat, an_act(*act.ref), step):
            self.fail("not_refused", step.number, said=step.text, moment=self.staging.where(self.match))

    def allowed(self, seat: int, answer: Answer, step: ScriptLine) -> bool:
        """Try the answer on a copy of the match. If the script gives a reason for refusal, require that reason."""
        try:
            self.match.fork().answer(seat, answer)
        except Refused as refused:
            if step.because in ("", refused.code):
                self.proven.add(id(step))
                return False
            self.fail("other_reason", step.number, said=step.text, wanted=step.because, found=refused.code)
            return False
        return True

    def prove(self, steps: list[Step]) -> None:
        """Fail on a refused line that proves nothing: it never came up, or its seat never had what the line is about.
        """
        for step in steps:
            if isinstance(step, ScriptLine):
                if step.because and id(step) not in self.proven:
                    self.fail("never_refused", step.number, said=step.text, because=step.because)
                elif id(step) not in self.meant:
                    self.fail("means_nothing", step.number, said=step.text)

    # --- the end ---

    def close(self) -> None:
        before = self.steps_before_next_line()
        number = self.at + len(before)
        if number < len(self.scenario.script):
            step = self.scenario.script[number]
            if isinstance(step, Check):
                self.fail("moment_never_came", step.number, moment=step.at)
            else:
                move = self.moves[id(step)][0]
                seat = move.seat
                if any(asked.seat == seat and self.fits(asked, move) for asked in self.run.foregone):
                    self.fail("only_one_answer", step.number, said=step.text, who=self.staging.name(seat))
                    return
                whys = [question.why for question in self.run.asked[self.since :] if question.seat == seat]
                asked = ", ".join(list(dict.fromkeys(whys))[-MOST_NAMED:])
                self.fail(
                    "never_asked", step.number, said=step.text, who=self.staging.name(seat), asked=asked,
                    moment=self.staging.where(self.match),
                )  # fmt: skip
            return
        self.pass_by(before)
        for key, wanted in self.scenario.expect.items():
            self.compare(key, wanted, self.scenario.source.line("expect", key))

    def fits(self, question: Question, move: Move) -> bool:
        try:
            return not isinstance(move, Acting) and self.staging.answer(question, move) is not None
        except Misfit:  # the question is the right one, but even its only answer was another
            return True

    def look(self, check: Check) -> None:
        self.run.since = self.run.line if check.since_line else (0, 0)
        for key, wanted in check.wanted.items():
            self.compare(key, wanted, check.number)
        self.run.since = (0, 0)

    def compare(self, key: str, wanted: Any, line: int) -> None:
        for what, expected, found in self.staging.compare(self.run, key, wanted):
            self.failures.append(Failure("expected", line, {"what": what, "wanted": expected, "found": found}))

    def line_now(self) -> int:
        number = self.at + len(self.steps_before_next_line())
        script = self.scenario.script
        return script[number].number if number < len(script) else self.playing

    def fail(self, code: str, line: int, **facts: Any) -> None:
        self.failures.append(Failure(code, line, facts))
        self.over = self.broken = True
