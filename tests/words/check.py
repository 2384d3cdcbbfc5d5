"""For translators: what is missing and what is wrong in the files of a language.

    python -m tests.words.check hu                          the whole language
    python -m tests.words.check hu encounter/events.ftl     some files, or a folder: encounter/aliens
    python -m tests.words.check hu --left                   the files and messages that are still to be done

Without files, a file that is not there yet is counted and not listed. Leaves with status 1 if anything is wrong.
"""

from __future__ import annotations

import argparse
import logging
import re
import sys
from collections import defaultdict
from pathlib import Path

from cosmic_tui.words.loader import ENGLISH

from . import checks, translation, widths

SHAPE = (
    checks.check_files,
    checks.check_items,
    checks.check_required,
    checks.check_plurals,
    checks.check_grammar,
    checks.check_names,
)
IDENT = re.compile(r"[A-Za-z][\w-]*")
SHOWN_MISSING = 12


def found_in(language: str, game: str) -> dict[str, list[str]]:
    """Everything wrong in one game's words and the program's own, by file; what is missing in a file that is there."""
    mine, source = checks.spoken(language, game=game), checks.spoken(ENGLISH, game=game)
    every = [problem for check in (*SHAPE, *translation.CHECKS) for problem in check(mine, source)]
    every += widths.measured(language, game)
    begun = set(mine.files.values())
    every += [p for p in translation.check_whole(mine, source) if source.files[p.partition(":")[0]] in begun]
    by_file: dict[str, list[str]] = defaultdict(list)
    for problem in every:
        by_file[_file(problem, mine, source)].append(problem)
    return by_file


def _file(problem: str, mine: checks.Spoken, source: checks.Spoken) -> str:
    name = problem.partition(":")[0]
    if name.endswith(".ftl"):
        return name
    idents = [ident for ident in IDENT.findall(problem) if ident in mine.files or ident in source.files]
    return next((mine.files.get(ident) or source.files[ident] for ident in idents), "")


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.words.check", description=__doc__.partition("\n")[0])
    parser.add_argument("language", help="the name of the folder: hu, de, pl")
    parser.add_argument("files", nargs="*", help="files or folders inside it; none: all there are")
    parser.add_argument("--left", action="store_true", help="list what is still to be done")
    args = parser.parse_args(argv)
    logging.getLogger("cosmic.words").setLevel(logging.CRITICAL)
    wanted = [_inside(name, args.language) for name in args.files]
    if args.left:
        return _left(args.language, wanted)
    problems: dict[str, list[str]] = {}
    for game in checks.GAMES:
        for file, lines in found_in(args.language, game).items():
            problems.setdefault(file, []).extend(line for line in lines if line not in problems.get(file, ()))
    shown = {file: lines for file, lines in sorted(problems.items()) if _asked(file, wanted)}
    for file, lines in shown.items():
        print(f"{args.language}/{file}")
        print(*(f"    {line}" for line in lines), sep="\n")
    missing = [name for name in _there(ENGLISH) if name in wanted and name not in _there(args.language)]
    for name in missing:
        print(f"{args.language}/{name}: the file is not there")
    count = sum(map(len, shown.values())) + len(missing)
    done, every = len(_there(args.language) & _there(ENGLISH)), len(_there(ENGLISH))
    print(f"{args.language}: {done} of {every} files are there; {count or 'no'} faults")
    return 1 if count else 0


def _left(language: str, wanted: list[str]) -> int:
    """Prints every message that is not there yet, a line a file."""
    left: dict[str, list[str]] = {}
    for game in checks.GAMES:
        mine, source = checks.spoken(language, game=game), checks.spoken(ENGLISH, game=game)
        for ident, file in source.files.items():
            if ident not in mine.messages and _asked(file, wanted):
                left.setdefault(file, []).append(ident)
    for file, idents in sorted(left.items()):
        names = list(dict.fromkeys(idents))
        more = " …" if len(names) > SHOWN_MISSING else ""
        print(f"{file}: {len(names)}: {' '.join(names[:SHOWN_MISSING])}{more}")
    print(f"{sum(len(set(idents)) for idents in left.values())} messages in {len(left)} files are left")
    return 1 if left else 0


def _there(language: str) -> set[str]:
    folder = checks.ROOT / language
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*.ftl")}


def _inside(name: str, language: str) -> str:
    """A file as it is called inside its language, however it was typed."""
    parts = Path(name).parts
    return "/".join(parts[parts.index(language) + 1 :] if language in parts else parts)


def _asked(file: str, wanted: list[str]) -> bool:
    return not wanted or any(file == name or file.startswith(f"{name.rstrip('/')}/") for name in wanted)


if __name__ == "__main__":
    sys.exit(main())
