"""Examples that pages of the project show are carried out: a page with a new one needs a test, and is named here.

Commands of README.md and CONTRIBUTING.md are run by tests/cli/test_shown.py; those of the other pages are read here as
the program reads them.
"""

from __future__ import annotations

import argparse
import inspect
import re
import shlex
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from cosmic_tui.canvas.cells import Canvas, Run
from cosmic_tui.cli import main as command_line
from cosmic_tui.film.game_spec import NAMES, FilmPart
from cosmic_tui.games import part
from cosmic_tui.lab import study
from cosmic_tui.lab.shard import play_shard, version_of
from cosmic_tui.screens.page import PageScreen
from cosmic_tui.words.loader import Words
from tests.cli.test_shown import BLOCK, ELSEWHERE, INLINE, PAGES
from tests.games.test_parts import ASKED, asked_of
from tests.screens.sitting import sit_at

ROOT = Path(__file__).parents[1]
HERE = "tests/test_readmes.py"
TRIED = {  # what carries out the examples of a page
    "README.md": "tests/cli/test_shown.py",
    ".github/CONTRIBUTING.md": "tests/cli/test_shown.py",
    ".lab/README.md": HERE,
    "cosmic_tui/draw/README.md": HERE,
    "cosmic_tui/games/README.md": HERE,
    "cosmic_tui/host/BEYOND.md": HERE,
    "cosmic_tui/host/OPENSSH.md": "tests/cli/test_ssh.py",
    "engine/bots/README.md": "tests/lab/test_aec.py",
    "engine/encounter/bots/README.md": HERE,
    "tests/README.md": HERE,
    "tests/scenarios/README.md": "tests/encounter/rules/test_scenarios.py",
    "tests/scenarios/andromeda/README.md": "tests/andromeda/rules/test_scenarios.py",
    "tests/scenarios/chaos/README.md": "tests/chaos/rules/test_scenario_page.py",
    "tests/secrets/README.md": HERE,
    "tests/snapshots/README.md": "tests/snapshots/test_kit.py",
}
PLACES = {".github", ".lab", "cosmic_tui", "engine", "tests", "themes"}


def pages() -> list[str]:
    """Return all pages of the project."""
    found = [*ROOT.glob("*.md"), *(file for place in PLACES for file in (ROOT / place).rglob("*.md"))]
    return sorted(file.relative_to(ROOT).as_posix() for file in found)


def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def examples(page: str, kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", text_of(page), re.M | re.S)


def test_every_page_with_an_example_has_a_test() -> None:
    shown = {page for page in pages() if re.search(r"^```\w", text_of(page), re.M)}
    assert sorted(shown) == sorted(TRIED)
    for page, test in TRIED.items():
        assert Path(page).name in (ROOT / test).read_text(encoding="utf-8"), f"{test} knows nothing of {page}"


# --- how screens are drawn ----------------------------------------------------------------------------------------


def test_a_canvas_is_drawn_on_as_the_page_says() -> None:
    canvas, _ = examples("cosmic_tui/draw/README.md", "python")
    *lines, last = canvas.splitlines()
    made: dict[str, Any] = {"Canvas": Canvas}
    exec("\n".join(lines), made)
    first, second = eval(last, made)
    written = next(run for run in first if run.text.strip())
    assert (written.text, written.token, written.attrs) == ("2 ships", "warn", "bold")
    assert written.link == ("read", ("seat", 2))
    assert sum(len(run.text) for run in first) == 30 and not "".join(run.text for run in second).strip()


async def test_the_page_of_the_page_opens_over_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    _, page = examples("cosmic_tui/draw/README.md", "python")
    made: dict[str, Any] = {"PageScreen": PageScreen, "Run": Run, "TableScreen": object}
    exec(page, made)
    said = {"tally-title": "Who plays", "tally-seat": "Here sits {who}."}
    say = Words.say
    monkeypatch.setattr(
        Words, "say", lambda words, ident, *form, **facts: said[ident].format(**facts) if ident in said
        else say(words, ident, *form, **facts)
    )  # fmt: skip
    async with sit_at("planning") as at:
        at.table.cosmic.show(made["TallyScreen"](at.table))
        await at.press("down")
        assert "Who plays" in at.text
        assert all(f"Here sits {person.name}." in at.text for person in at.table.model.people)
        await at.press("escape")
        assert at.app.screen is at.table


# --- a study ------------------------------------------------------------------------------------------------------


def test_the_study_of_the_page_counts_games() -> None:
    (text,) = examples("engine/encounter/bots/README.md", "toml")
    found = study.parsed("page", text)
    (arm,) = found.arms
    assert (found.game, found.games, found.candidate, arm.bots) == ("encounter", 600, "captain", ("rookie",))
    seeds = range(found.seed, found.seed + 1)  # one board: the candidate on every seat in turn
    played = play_shard(found.game, arm.options, list(arm.bots), found.candidate, seeds, version_of(found.game))
    assert played["faults"] == [] and played["tables"]["games"] == {"over": [3]}
    assert played["tables"]["boards"][""][0] == 1


# --- the parts of a game ------------------------------------------------------------------------------------------

SECTION = re.compile(r"^## (\w+):.*?\n(.*?)(?=^## |\Z)", re.M | re.S)
CALL = re.compile(r"(\w+)\(([^()]*)\)")


def signatures() -> list[tuple[str, str, list[str] | None]]:
    """Return part, name and parameters of all that the page shows; None for what is no function."""
    found: list[tuple[str, str, list[str] | None]] = []
    for name, body in SECTION.findall(text_of("cosmic_tui/games/README.md")):
        for line in "\n".join(re.findall(r"^```python\n(.*?)^```", body, re.M | re.S)).splitlines():
            for statement in line.split("#")[0].split(";"):
                if statement.strip().startswith("def "):
                    for called, listed in CALL.findall(statement.split("->")[0]):
                        words = [re.split(r"[=:]", word)[0].strip() for word in listed.split(",")]
                        found.append((name, called, [word for word in words if word]))
                elif (match := re.match(r"([A-Z][A-Z, ]*) = ", statement)) is not None:
                    found += [(name, constant, None) for constant in match[1].split(", ")]
    return found


def test_the_parts_of_a_game_are_asked_for_what_the_page_says() -> None:
    shown = signatures()
    assert len(shown) > 90 and {name for name, _, _ in shown} == {*ASKED, "film"}
    for name, called, parameters in shown:
        if name == "film":
            known = getattr(FilmPart, NAMES.get(called, called))
            theirs = list(inspect.signature(known).parameters)[1:] if callable(known) else None
        elif called in asked_of(name):
            theirs = asked_of(name)[called]
        else:
            assert hasattr(part("usual", name), called), f"{name}.{called} is not there"
            theirs = None
        assert parameters == theirs, f"{name}.{called}"


def test_what_mypy_is_to_hold_is_there() -> None:
    (text,) = re.findall(r"```python\n(if TYPE_CHECKING:.*?)```", text_of("cosmic_tui/games/README.md"), re.S)
    made: dict[str, Any] = {"TYPE_CHECKING": True}
    exec(text, made)
    assert set(made) >= {"Board", "Sentences", "board", "sentences"}


# --- commands -----------------------------------------------------------------------------------------------------

FILLED = {"<game>": "chaos", "CODE": "ABC", "NAME-OR-NUMBER": "example.org", "xx": "de", "HOST": "example.org"}
WANTING = {"cosmic host --bind": "127.0.0.1", "cosmic replay": "FILE"}  # what stands behind it is said elsewhere
NO_COMMANDS = ("cosmic zap", "cosmic play|", "cosmic sim|")  # an artifact; several at once
TOOLS = ("pytest", "COSMIC_LARGE=1 pytest", "ssh ")


def commands() -> set[str]:
    """Return what the other pages show."""
    found: set[str] = set()
    for page in pages():
        if page not in PAGES and page not in (".github/CHANGELOG.md",):
            blocks, inline = "\n".join(BLOCK.findall(text_of(page))), INLINE.findall(text_of(page))
            lines = [*(re.split(r"\s+#", line)[0] for line in blocks.splitlines()), *inline]
            found |= {line.strip() for line in lines if line.strip()}
    plain = {re.sub(r"(^| )(\.venv|fresh)/bin/", r"\1", command) for command in found}
    return {f"python {command}" if command.startswith("-m ") else command for command in plain}


SHOWN = commands()
OURS = sorted(command for command in SHOWN if command.startswith("cosmic ") and not command.startswith(NO_COMMANDS))
MODULES = sorted(command for command in SHOWN if command.startswith("python -m "))


def test_there_are_no_others() -> None:
    others = SHOWN - {*OURS, *MODULES}
    known = (*NO_COMMANDS, *TOOLS, *ELSEWHERE, "cosmic")
    assert {command for command in others if not command.startswith(known)} == set()
    assert len(OURS) > 15 and len(MODULES) > 8


@pytest.mark.parametrize("command", OURS)
def test_a_command_of_a_page_is_understood(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The program takes it as it stands there, with every option it names."""
    command += f" {WANTING.get(command, '')}" + (" FILE" if command.endswith("--record") else "")
    for word, meant in FILLED.items():
        command = command.replace(word, meant)
    _, *words = shlex.split(command)
    done: list[argparse.Namespace] = []
    monkeypatch.setattr(import_module(command_line.modules()[words[0]]), "run", lambda args: done.append(args) or 0)
    try:
        assert command_line.dispatch(words) == 0 and done
    except SystemExit as ended:
        assert "--help" in words and not ended.code


@pytest.mark.parametrize("command", MODULES)
def test_a_tool_of_a_page_is_there(command: str) -> None:
    assert find_spec(shlex.split(command)[2]) is not None, sys.path
