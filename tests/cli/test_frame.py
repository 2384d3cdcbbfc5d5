"""The frame of the command line: commands are found without importing them, every end is an exit code and a sentence.

Most tests use a command of their own, put beside the real ones for the length of a test.
"""

import argparse
import os
import subprocess
import sys
from functools import partial
from importlib import import_module
from inspect import signature
from pathlib import Path
from types import SimpleNamespace

import pytest

from cosmic_tui import __version__, cli
from cosmic_tui.cli.main import dispatch, game_of, main, modules
from cosmic_tui.command_line.parser import Parser
from cosmic_tui.words import loader, reader_language, words

ROOT = Path(__file__).parents[2]
# What takes long to load, or knows rules: the frame may answer --help and --version without any of it.
HEAVY = ("textual", "rich", "engine", "fluent", "asyncssh", "zeroconf", "cryptography", "msgpack", "asyncio")
OF_THE_ENGINE = {"engine", "engine.kernel", "engine.kernel.errors"}  # all that is refused has one root

GREET = '''"""A command for the tests."""
from engine.kernel.errors import Usage
seen = []
def configure(parser):
    parser.add_argument("--times", type=int, default=1)
    parser.add_argument("names", nargs="*")
def run(args):
    seen.append(args.command)
    if "nobody" in args.names:
        raise Usage("There is nobody to greet.")
    if "stranger" in args.names:
        open("no-such-folder/stranger")
    if "ghost" in args.names:
        raise KeyError("the ghost holds an Attack 40")
    if "impatient" in args.names:
        raise KeyboardInterrupt
    print("hello " * args.times)
    return 7
'''


@pytest.fixture
def greet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """A command `greet` that exists only for this test, with the list of what was typed to reach it."""
    (tmp_path / "greet.py").write_text(GREET, encoding="utf-8")
    (tmp_path / "play.py").write_text(GREET, encoding="utf-8")
    (tmp_path / "shared.py").write_text('"""Helps commands, is none."""\n', encoding="utf-8")
    monkeypatch.setattr(cli, "__path__", [str(tmp_path)])
    for name in ("greet", "play"):
        monkeypatch.setattr(cli, name, None, raising=False)  # afterwards the package has its own again
        monkeypatch.delitem(sys.modules, f"{cli.__name__}.{name}", raising=False)
        # Registered first, so that the test's own module is taken out again afterwards.
        monkeypatch.setitem(sys.modules, f"{cli.__name__}.{name}", None)
        del sys.modules[f"{cli.__name__}.{name}"]
    return SimpleNamespace(typed=lambda name: import_module(f"{cli.__name__}.{name}").seen)


def in_a_new_process(*words: str) -> subprocess.CompletedProcess[str]:
    report = "import sys; from cosmic_tui.cli.main import main\ntry: main(sys.argv[1:])\nfinally: print(*sys.modules)"
    return subprocess.run([sys.executable, "-c", report, *words], cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("words", [["--help"], ["--version"], ["no-such-command"]])
def test_the_frame_loads_nothing_heavy(words: list[str]) -> None:
    """Help, version and a slip of the fingers must be answered at once: no screens, no games, nothing of Fluent's."""
    done = in_a_new_process(*words)
    modules = {*done.stdout.splitlines()[-1].split()} - OF_THE_ENGINE
    loaded = {name.split(".")[0] for name in modules}
    assert "cosmic_tui" in loaded
    assert not loaded & set(HEAVY)


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--version"])
    assert end.value.code == 0
    assert capsys.readouterr().out == f"cosmic-tui {__version__}\n"


def test_python_m_is_the_same_door() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "cosmic_tui", "--version"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, f"cosmic-tui {__version__}\n")


def test_help_lists_each_command_with_its_line(greet: SimpleNamespace, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--help"])
    shown = " ".join(capsys.readouterr().out.split())
    assert end.value.code == 0
    assert "greet «cli-greet»" in shown
    assert "play play against bots" in shown
    assert "shared" not in shown


def test_real_commands_keep_the_contract() -> None:
    """What the frame found is a module that can be called, and its words say what it is for."""
    ours = {file.stem for file in Path(cli.__file__).parent.glob("*.py")}
    theirs = {name: module for name, module in modules().items() if module.startswith("cosmic_tui.games.")}
    assert modules().keys() - theirs.keys() <= ours - {"__init__", "main", "parser"}
    assert theirs["alien"] == "cosmic_tui.games.encounter.commands.alien"
    for name, module in modules().items():
        command = import_module(module)
        assert words("en", game_of(module) or "encounter").has(f"cli-{name}")
        assert callable(command.configure)
        assert callable(command.run)


@pytest.mark.parametrize("game", ["encounter", "andromeda", "chaos"])
def test_everything_that_can_be_typed_is_explained(game: str) -> None:
    """Every command with every argument, in each game: a sentence of its own, and a word for what follows it."""
    for name, module in modules().items():
        said = partial(words, "en", game_of(module) or game)
        parser = Parser(prog=f"cosmic {name}", about=name, said=said)
        command = import_module(module)
        typed = [["--game", game]] if len(signature(command.configure).parameters) > 1 else []
        command.configure(parser, *typed)
        for part in (parser, *ways(parser)):
            shown = part.format_help()
            assert "«" not in shown
            arguments = [action for action in part._actions if action.help != argparse.SUPPRESS]
            assert [action.dest for action in arguments if not action.help] == []
            lines = {parser.line() for parser in (parser, *ways(parser))}
            assert [action.dest for action in arguments if action.help in lines] == []
            valued = [action for action in arguments if action.nargs != 0 and not action.choices]
            assert [action.dest for action in valued if not action.metavar] == []


def ways(parser: Parser) -> list[Parser]:
    """The parsers of `cosmic lab run` and the like."""
    return [way for action in parser._actions if isinstance(action.choices, dict) for way in action.choices.values()]


def test_the_language_of_a_run_is_typed_before_or_behind_the_command(
    greet: SimpleNamespace, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loader, "begun", lambda: ["en", "xx"])
    for typed in (["--language", "xx", "greet"], ["greet", "--language=xx"], ["greet", "Ada", "--language", "xx"]):
        assert main(typed) == 7
        assert reader_language.language() == "xx"
    assert main(["greet"]) == 7
    assert reader_language.language() == "en"
    capsys.readouterr()
    assert main(["--language", "yy"]) == main(["--language"]) == 2
    no_words, no_value = capsys.readouterr().err.splitlines()
    assert no_words == "There is no language yy. Choose one of: en, xx."
    assert no_value == "--language needs a value after it."


def test_a_command_reads_its_arguments_and_gives_the_exit_code(
    greet: SimpleNamespace, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["greet", "--times", "3"]) == 7
    assert capsys.readouterr().out.split() == ["hello"] * 3
    assert greet.typed("greet") == ["greet"]


@pytest.mark.parametrize(("words", "typed"), [([], None), (["--times", "2"], None), (["play"], "play")])
def test_no_command_is_play(greet: SimpleNamespace, words: list[str], typed: str | None) -> None:
    """`cosmic` and `cosmic --option` open what `play` opens, and `play` can tell that it was not named."""
    assert dispatch(words) == 7
    assert greet.typed("play") == [typed]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["greet", "nobody"], "There is nobody to greet."),
        (["greet", "stranger"], "There is no file no-such-folder/stranger."),
        (["greet", "--loudly"], "cosmic greet does not know --loudly. (cosmic greet --help shows more.)"),
        (["--times", "x"], "--times needs a number, not x. (cosmic --help shows more.)"),
        (["gret"], 'There is no command "gret" (did you mean greet?); cosmic --help lists them.'),
        (["shared"], 'There is no command "shared"; cosmic --help lists them.'),
        (["../greet"], 'There is no command "../greet" (did you mean greet?); cosmic --help lists them.'),
    ],
)
def test_a_refusal_is_one_sentence_and_code_2(
    greet: SimpleNamespace, capsys: pytest.CaptureFixture[str], words: list[str], sentence: str
) -> None:
    assert main(words) == 2
    shown = capsys.readouterr()
    assert shown.err == f"{sentence}\n"
    assert shown.out == ""


def test_ctrl_c_ends_quietly(greet: SimpleNamespace, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["greet", "impatient"]) == 130
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("times", ["1", "100000"])
def test_a_reader_that_goes_away_is_no_error(tmp_path: Path, times: str) -> None:
    """`cosmic sim | head`: nothing is printed about it, not even by the interpreter as it ends."""
    (tmp_path / "play.py").write_text(GREET, encoding="utf-8")
    script = "import sys, cosmic_tui.command_line.parser\n"  # before commands are looked for elsewhere
    script += "from cosmic_tui.cli import __path__\nfrom cosmic_tui.cli.main import main\n"
    script += "__path__[:] = sys.argv[1:2]; sys.exit(main(['--times', sys.argv[2]]))"
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path), times],
        cwd=ROOT,
        stdout=writing,
        stderr=subprocess.PIPE,
        check=False,
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (141, b"")


def test_a_fault_is_a_sentence_without_its_secrets(
    greet: SimpleNamespace, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """No traceback, and no text of the exception: it may hold what this player must not see. Unless asked for."""
    assert main(["greet", "ghost"]) == 1
    shown = capsys.readouterr().err
    assert shown.count("\n") == 1
    assert "KeyError" in shown
    assert "Attack 40" not in shown
    monkeypatch.setenv("COSMIC_DEBUG", "1")
    with pytest.raises(KeyError):
        main(["greet", "ghost"])


@pytest.mark.parametrize("command", ["play", "host"])
def test_the_help_names_the_options_of_every_game(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Those of other games stand under the words that choose the game; with a game typed, its own stand alone."""
    with pytest.raises(SystemExit):
        main([command, "--help"])
    said = capsys.readouterr().out
    assert "--alien" in said.partition("--game andromeda:")[0]
    assert "--raiders" in said.partition("--game andromeda:")[2].partition("--game chaos:")[0]
    assert "--simple-combat" in said.partition("--game chaos:")[2]
    with pytest.raises(SystemExit):
        main([command, "--game", "chaos", "--help"])
    own = capsys.readouterr().out
    assert "--simple-combat" in own and "--alien" not in own and "--raiders" not in own
