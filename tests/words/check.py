"""For translators: what is missing and what is wrong in the files of a language.

    python -m tests.words.check hu                          the whole language
    python -m tests.words.check hu encounter/events.ftl     some files, or a folder: encounter/aliens
    python -m tests.words.check hu --left                   what is still to be done, what players read first on top
    python -m tests.words.check hu --left --text            the same with the English text, ready to be filled in
    python -m tests.words.check hu --stale                  translations of an older English, most read first
    python -m tests.words.check hu --seen ev-turn_over ...  these still say the same (`-`: ids from the input; `new`:
                                                            all that were never marked)

Without files, a file that is not there yet is counted and not listed. Leaves with status 1 if anything is wrong.
"""

from __future__ import annotations

import argparse
import itertools
import logging
import re
import sys
from collections import defaultdict
from dataclasses import replace
from pathlib import Path

from cosmic_tui.words.loader import ENGLISH, Words

from . import cases, checks, seen, translation, widths

SHAPE = (
    checks.check_files,
    checks.check_items,
    checks.check_required,
    checks.check_plurals,
    checks.check_grammar,
    checks.check_names,
)
IDENT = re.compile(r"[A-Za-z][\w-]*")
NEW = "new"


def found_in(language: str, game: str, lagging: bool = False) -> dict[str, list[str]]:
    """Return everything wrong in one game's words and the program's own, by file; and what a file that is there lacks.

    A language that may lag is not asked for what it lacks.
    """
    mine, source = checks.spoken(language, game=game), checks.spoken(ENGLISH, game=game)
    every = compared(mine, source, game, lagging) + widths.measured(language, game)
    every += cases.lacking(Words(language, game), mine, game)
    begun = set() if lagging else set(mine.files.values())
    every += [p for p in translation.check_whole(mine, source) if source.files[p.partition(":")[0]] in begun]
    by_file: dict[str, list[str]] = defaultdict(list)
    for problem in every:
        by_file[_file(problem, mine, source)].append(problem)
    return by_file


def compared(
    mine: checks.Spoken, source: checks.Spoken, game: str = checks.GAMES[0], lagging: bool = False
) -> list[str]:
    """Return what is wrong with a language beside English.

    If it may lag, a stale translation still keeps the shape of its twin, but its terms, numbers and signs are not
    compared with the new text.
    """
    part = checks.own(mine, game)
    content = fresh(part) if lagging else part
    every = [problem for check in SHAPE for problem in check(mine, source)]
    every += [problem for check in translation.OF_SHAPE for problem in check(part, source)]
    return every + [problem for check in translation.OF_CONTENT for problem in check(content, source)]


def fresh(mine: checks.Spoken) -> checks.Spoken:
    """Return a language without its stale translations."""
    old = set(seen.stale(mine.language))
    kept = {i: m for i, m in mine.messages.items() if f"{mine.files[i].partition('/')[0]}/{i}" not in old}
    return replace(mine, messages=kept)


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
    parser.add_argument("--left", action="store_true", help="list what is still to be done, what is read first on top")
    parser.add_argument("--stale", action="store_true", help="list translations whose English has changed since")
    parser.add_argument("--text", action="store_true", help="show the English text of what is listed")
    parser.add_argument("--seen", nargs="+", metavar="ID", help="mark translations as right for the English of today")
    args = parser.parse_args(argv)
    logging.getLogger("cosmic.words").setLevel(logging.CRITICAL)
    wanted = [_inside(name, args.language) for name in args.files]
    if args.seen:
        return _mark(args.language, args.seen)
    if args.left or args.stale:
        listed = seen.missing(args.language) if args.left else seen.stale(args.language)
        return _list(listed, wanted, args.text, "left" if args.left else "stale")
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


def _mark(language: str, idents: list[str]) -> int:
    """Mark translations as seen; complain of an id that no file has."""
    typed = sys.stdin.read().split() if idents == ["-"] else idents
    keys = seen.unmarked(language) if typed == [NEW] else seen.named(typed)
    known = {part for key in keys for part in (key, key.partition("/")[2])}
    lost = [] if typed == [NEW] else [ident for ident in typed if ident not in known]
    print(f"{seen.mark(language, keys)} translations are marked as seen")
    print(*(f"no message is called {ident}" for ident in lost), sep="\n", end="\n" if lost else "")
    return 1 if lost else 0


def _list(keys: list[str], wanted: list[str], text: bool, what: str) -> int:
    """Print messages in the order given, below the names of their files; with their English if that is wanted."""
    english = seen.sources()
    shown = [key for key in keys if _asked(english[key][0], wanted)]
    for file, part in itertools.groupby(shown, key=lambda key: english[key][0]):
        if text:
            print(f"### {file}", *(english[key][1].strip() for key in part), sep="\n")
        else:
            print(f"{file}: {' '.join(key.partition('/')[2] for key in part)}")
    print(f"{len(shown)} messages in {len({english[key][0] for key in shown})} files are {what}")
    return 1 if shown else 0


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
