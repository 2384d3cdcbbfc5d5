"""The frame of the command line: finds the command, lets it read its arguments, and turns every end into an exit code.

A command is a module in this folder, or in `games/<game>/commands` if only one game has it; there is no list:

    def configure(parser: Parser) -> None: ...     # or (parser, words), if what is typed adds some
    def run(args: argparse.Namespace) -> int: ...      # args.on_screen(make) shows the one page that `make` makes
    def bare() -> int | None: ...      # of `play`: nothing was typed at all; None: then as with arguments

Only the command that was typed is imported; what is said about it and its arguments is in the words (`commands.ftl`),
which are read for help and refusals alone. So this module must know neither screens nor games.
"""

import errno
import os
import re
import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from inspect import signature
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cosmic_tui import __version__, cli, games
from engine.kernel.errors import Usage

if TYPE_CHECKING:
    from cosmic_tui.command_line.parser import Parser
    from cosmic_tui.words.loader import Words

WITHOUT_COMMAND = "play"
GAMES_FOLDER = "commands"
OWN_OPTIONS = ("-h", "--help", "--version")
LANGUAGE = "--language"
IS_COMMAND = re.compile(r"^def configure\(", re.MULTILINE)
SHOW_FAULTS = "COSMIC_DEBUG"
REASONS = {  # what the computer refuses, and the sentence for it
    errno.ENOENT: "missing", errno.EACCES: "forbidden", errno.EPERM: "forbidden", errno.EISDIR: "folder",
    errno.ENOTDIR: "no_folder", errno.EEXIST: "there", errno.ENOSPC: "full",
}  # fmt: skip

FAULT = 1
REFUSED = 2
INTERRUPTED = 128 + 2
NOBODY_READS = 128 + 13


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command line and return its exit code; without arguments, the one this process was started with."""
    try:
        code = dispatch(list(sys.argv[1:] if argv is None else argv))
        sys.stdout.flush()
        return code
    except Usage as refusal:
        return complain(str(refusal), REFUSED)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # `cosmic sim | head`: point stdout elsewhere, or the interpreter's own last flush would complain.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NOBODY_READS
    except OSError as error:
        return complain(refused_by_computer(error), REFUSED)
    except Exception as fault:
        if os.environ.get(SHOW_FAULTS):
            raise
        # Only the kind of fault: its text may hold what this player must not see.
        kind = type(fault).__name__
        return complain(said_of().say("cli-fault", what=kind), FAULT)


def complain(sentence: str, code: int) -> int:
    print(sentence, file=sys.stderr)
    return code


def refused_by_computer(error: OSError) -> str:
    """Return a sentence about which file was refused by the system, and why."""
    what = error.strerror or str(error)
    if not error.filename:
        return what
    from cosmic_tui.words.os_errors import because

    said, why = said_of(), REASONS.get(error.errno or 0, "other")
    return said.say(f"cli-os-{why}", file=str(error.filename), what=because(said, what))


def dispatch(words: list[str]) -> int:
    """Import the command that was typed and run it. Options without a command belong to the title screen."""
    read_language(words)
    if not words and (code := at_once()) is not None:
        return code
    import argparse

    from cosmic_tui.command_line.parser import Parser, game_typed

    known = modules()
    if words and words[0] in OWN_OPTIONS:
        frame(known).parse_args(words[:1])
    typed = words.pop(0) if words and not words[0].startswith("-") else None
    name = typed or WITHOUT_COMMAND
    if name not in known:
        raise Usage(no_command(name, list(known)))
    command = import_module(known[name])
    game = game_typed(words) if game_of(known[name]) is None else game_of(known[name])
    parser = Parser(prog=f"cosmic {typed}" if typed else "cosmic", about=name, said=partial(said_of, game or ""))
    if len(signature(command.configure).parameters) > 1:  # what is typed decides which arguments there are
        command.configure(parser, words)
    else:
        command.configure(parser)
    parser.add_argument(LANGUAGE, default=argparse.SUPPRESS)  # read already; here so that the help has it
    # `args.command` is None if no command was typed, so that `play` can tell `cosmic` from `cosmic play`.
    done: int = command.run(parser.parse_args(words, argparse.Namespace(command=typed, on_screen=on_screen)))
    return done


def on_screen(opens: Callable[[], Any]) -> int:
    """Show one page for a game's command, which does not know how the app is started."""
    from cosmic_tui.cli import start

    return start.on_screen(opens)


def at_once() -> int | None:
    """Start what belongs to an empty command line, without searching for other commands. Return None if that is not
    enough.
    """
    command = import_module(f"{cli.__name__}.{WITHOUT_COMMAND}")
    code: int | None = command.bare() if hasattr(command, "bare") else None
    return code


def read_language(words: list[str]) -> None:
    """Take `--language hu` out of what was typed, wherever it stands, and use that language for everything."""
    from cosmic_tui.words import reader_language

    reader_language.choose("")
    reader_language.ask(set_language)
    place = next((at for at, word in enumerate(words) if word.partition("=")[0] == LANGUAGE), None)
    if place is None:
        return
    word = words.pop(place)
    value = word.partition("=")[2] if "=" in word else words.pop(place) if place < len(words) else ""
    from cosmic_tui.words.loader import begun

    if not value:
        raise Usage(said_of().say("cli-no-value_missing", option=LANGUAGE))
    if value not in begun():
        raise Usage(said_of().say("cli-no-language", value=value, names=", ".join(begun())))
    reader_language.choose(value)


def set_language() -> str:
    from cosmic_tui.settings import load_settings

    return load_settings()[0].language


def said_of(game: str = "") -> "Words":
    """Return the reader's words, with those of a game if there is such a game."""
    from cosmic_tui.words.loader import words

    return words(game=game) if game else words()


def no_command(name: str, known: list[str]) -> str:
    """Return the refusal of an unknown command, with the nearest known one."""
    from difflib import get_close_matches

    close = get_close_matches(name, known, n=1)
    said = said_of()
    return said.say("cli-no-command", "near" if close else "", value=name, near=close[0] if close else "")


def modules() -> dict[str, str]:
    """Return every command with the module it is imported from, without importing any."""
    return {file.stem: _module(file) for file in sorted(_files(), key=lambda file: file.stem)}


def game_of(module: str) -> str | None:
    """Return the game a command belongs to, if only one has it."""
    return module.split(".")[-3] if module.startswith(f"{games.__name__}.") else None


def _module(file: Path) -> str:
    """Return a file of this folder, or one of a game's: `games/<game>/commands/<name>.py`."""
    if file.parent.name == GAMES_FOLDER:
        return f"{games.__name__}.{file.parents[1].name}.{GAMES_FOLDER}.{file.stem}"
    return f"{cli.__name__}.{file.stem}"


def _files() -> list[Path]:
    """Return the modules that are commands: those of this folder, and those of the games."""
    every = [file for folder in cli.__path__ for file in Path(folder).glob("*.py")]
    every += [file for folder in games.__path__ for file in Path(folder).glob(f"*/{GAMES_FOLDER}/*.py")]
    return [file for file in every if IS_COMMAND.search(file.read_text(encoding="utf-8"))]


def frame(known: dict[str, str]) -> "Parser":
    """Return the parser of `cosmic --help` and `cosmic --version`, which only lists the commands."""
    from cosmic_tui.command_line.parser import Parser

    parser = Parser(prog="cosmic")
    parser.add_argument("--version", action="version", version=f"cosmic-tui {__version__}")
    parser.add_argument(LANGUAGE)
    listed: Any = parser.add_subparsers(dest="command")
    for name, module in known.items():
        listed.add_parser(name, about=name, said=partial(said_of, game_of(module) or ""), help=name)
    return parser
