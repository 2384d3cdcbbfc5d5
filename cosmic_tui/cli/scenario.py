"""`cosmic scenario FILE_OR_FOLDER...` plays scenario files and says what came out otherwise than they expect.

The exit code is 1 if a scenario failed, and 2, with one sentence, if a file cannot be understood. The engine speaks in
codes; the sentences are in the words. Must not know how a scenario is played.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cosmic_tui.command_line.parser import Parser
from engine.games import FIRST_GAME
from engine.kernel.errors import Usage

if TYPE_CHECKING:
    from engine.testing.scenario import BadScenario, Scenario
    from engine.testing.staging import Entry, Failure, Report

FAILED = 1
RULE = "rule-"


@dataclass(frozen=True)
class Found:
    """A scenario and the file it stands in."""

    file: Path
    scenario: Scenario

    @property
    def game(self) -> str:
        return self.scenario.game or FIRST_GAME


def configure(parser: Parser) -> None:
    parser.add_argument("places", nargs="+")
    parser.add_argument("--trace", action="store_true")
    parser.add_argument("--game")
    parser.add_argument("--only")


def run(args: argparse.Namespace) -> int:
    count = failed = 0
    for found in collect(args.places):
        if args.only and found.scenario.id != args.only:
            continue
        if args.game and found.game != args.game:
            continue
        report = play(found)
        count += 1
        failed += bool(report.failures)
        print("\n".join(report_lines(found.file, report, args.trace)))
    if not count:
        raise Usage(say("nothing", file=", ".join(args.places)))
    print(say("summary", "failed" if failed else "", n=count, failed=failed))
    return FAILED if failed else 0


def say(ident: str, form: str = "", /, **facts: Any) -> str:
    """Return a sentence, in a form of it if it has that form."""
    from cosmic_tui.words import words

    key = f"scenario-{ident}"
    return words().say_or_value(key, form, **facts)


def known_rules(game: str = "") -> frozenset[str]:
    """Return the ids of all statements of a game, which are those its words tell; of the first game if none is named.
    """
    from cosmic_tui.words import words

    return frozenset(ident.removeprefix(RULE) for ident in words(game=game or FIRST_GAME).idents(RULE))


def files(places: list[str]) -> Iterator[Path]:
    for place in map(Path, places):
        yield from sorted(place.rglob("*.toml")) if place.is_dir() else [place]


def collect(places: list[str]) -> Iterator[Found]:
    """Yield every scenario, file by file. Raise Usage for the first file that cannot be read, or for an id that comes
    twice.
    """
    seen: dict[str, Path] = {}
    for file in files(places):
        for scenario in read_file(file):
            if scenario.id in seen:
                raise Usage(say("twice", file=str(file), name=scenario.id, other=str(seen[scenario.id])))
            seen[scenario.id] = file
            yield Found(file, scenario)


def read_file(file: Path) -> list[Scenario]:
    from engine.testing.scenario import BadScenario, read

    try:
        return read(file.read_text(encoding="utf-8"), known_rules)
    except BadScenario as bad:
        raise refusal(file, bad) from bad
    except UnicodeDecodeError as error:
        raise Usage(f"{file}: {say('bad-not_toml', what=error.reason)}") from error


def play(found: Found) -> Report:
    from cosmic_tui.command_line.tools import or_refusal
    from engine.games import rules_of
    from engine.testing.rehearse import rehearse
    from engine.testing.scenario import BadScenario

    rules = or_refusal(lambda: rules_of(found.game))
    try:
        return rehearse(found.scenario, rules.staging(found.scenario))
    except BadScenario as bad:
        raise refusal(found.file, bad) from bad


def refusal(file: Path, bad: BadScenario) -> Usage:
    form = "near" if bad.facts.get("near") else str(bad.facts.get("wanted", ""))
    return Usage(f"{file}:{bad.line}: {say(f'bad-{bad.code}', form, **bad.facts)}")


def report_lines(file: Path, report: Report, trace: bool) -> list[str]:
    """Return what came of a scenario, one line each."""
    lines = [say("failed" if report.failures else "fine", name=report.id, title=report.title)]
    if trace:
        lines += [f"    {entry_line(entry)}" for entry in report.entries]
    return lines + [f"    {failure_line(file, failure)}" for failure in report.failures]


def entry_line(entry: Entry) -> str:
    form = "" if entry.line else "unscripted"
    return say("answer", form, who=entry.seat, question=entry.why, said=entry.said, line=entry.line)


def failure_line(file: Path, failure: Failure) -> str:
    form = "nothing" if failure.facts.get("asked") == "" else ""
    return f"{file}:{failure.line}: {say(f'fail-{failure.code}', form, **failure.facts)}"
