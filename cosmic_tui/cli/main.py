"""The frame of the command line: finds the command, lets it read its arguments, and turns every end into an exit code.

A command is a module in this folder, or in `games/<game>/commands` if only one game has it; there is no list:

    HELP = "one line, for the list of commands"
    def configure(parser: argparse.ArgumentParser) -> None: ...     # or (parser, words), if what is typed adds some
    def run(args: argparse.Namespace) -> int: ...
    def bare() -> int | None: ...      # of `play`: nothing was typed at all; None: then as with arguments

Only the command that was typed is imported; the others are listed from their `HELP` line. So this module must know
neither screens nor games nor the words files, and what it says itself is English.
"""

import os
import re
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from cosmic_tui import cli, games
from cosmic_tui.cli import Refusal

WITHOUT_COMMAND = "play"
GAMES_FOLDER = "commands"
OWN_OPTIONS = ("-h", "--help", "--version")
HELP_LINE = re.compile(r'^HELP = "(.+)"$', re.MULTILINE)
SHOW_FAULTS = "COSMIC_DEBUG"

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
    except Refusal as refusal:
        return complain(str(refusal), REFUSED)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # `cosmic sim | head`: point stdout elsewhere, or the interpreter's own last flush would complain.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NOBODY_READS
    except OSError as error:
        what = error.strerror or str(error)
        return complain(f"{error.filename}: {what}" if error.filename else what, REFUSED)
    except Exception as fault:
        if os.environ.get(SHOW_FAULTS):
            raise
        # Only the kind of fault: its text may hold what this player must not see.
        kind = type(fault).__name__
        return complain(f"cosmic stopped because of a fault of its own ({kind}); {SHOW_FAULTS}=1 shows where.", FAULT)


def complain(sentence: str, code: int) -> int:
    print(sentence, file=sys.stderr)
    return code


def dispatch(words: list[str]) -> int:
    """Import the command that was typed and run it. Options without a command belong to the title screen."""
    if not words and (code := at_once()) is not None:
        return code
    from argparse import Namespace
    from inspect import signature

    from cosmic_tui.arguments import Parser, frame, nearest

    known = commands()
    if words and words[0] in OWN_OPTIONS:
        frame(known, WITHOUT_COMMAND).parse_args(words[:1])
    typed = words.pop(0) if words and not words[0].startswith("-") else None
    name = typed or WITHOUT_COMMAND
    if name not in known:
        raise Refusal(f'There is no command "{name}"{nearest(name, list(known))}; cosmic --help lists them.')
    command = import_module(modules()[name])
    parser = Parser(prog=f"cosmic {typed}" if typed else "cosmic", description=known[name])
    if len(signature(command.configure).parameters) > 1:  # what is typed decides which arguments there are
        command.configure(parser, words)
    else:
        command.configure(parser)
    # `args.command` is None if no command was typed, so that `play` can tell `cosmic` from `cosmic play`.
    code = command.run(parser.parse_args(words, Namespace(command=typed)))
    assert isinstance(code, int)
    return code


def at_once() -> int | None:
    """What is done if nothing was typed, without looking for other commands; None if that is not enough."""
    command = import_module(f"{cli.__name__}.{WITHOUT_COMMAND}")
    code: int | None = command.bare() if hasattr(command, "bare") else None
    return code


def commands() -> dict[str, str]:
    """Each command and its line of help, read from the files without importing one."""
    return {file.stem: line[1] for file, line in sorted(_files().items(), key=lambda found: found[0].stem)}


def modules() -> dict[str, str]:
    """Where each command is imported from."""
    return {file.stem: _module(file) for file in _files()}


def _module(file: Path) -> str:
    """A file of this folder, or one of a game's: `games/<game>/commands/<name>.py`."""
    if file.parent.name == GAMES_FOLDER:
        return f"{games.__name__}.{file.parents[1].name}.{GAMES_FOLDER}.{file.stem}"
    return f"{cli.__name__}.{file.stem}"


def _files() -> dict[Path, re.Match[str]]:
    """The modules with a line of help: those of this folder, and those of the games."""
    every = [file for folder in cli.__path__ for file in Path(folder).glob("*.py")]
    every += [file for folder in games.__path__ for file in Path(folder).glob(f"*/{GAMES_FOLDER}/*.py")]
    lines = {file: HELP_LINE.search(file.read_text(encoding="utf-8")) for file in every}
    return {file: line for file, line in lines.items() if line}
