"""A sheet for native readers: sentences of a language drawn by a seed, to be marked perfect, stiff or wrong.

    python -m tests.words.sheet hu --seed 1a2b3c > sheet.tsv     300 sentences; open it in any table program
    python -m tests.words.sheet hu --seed 1a2b3c --count 100 --heard
    python -m tests.words.sheet --sum sheet.tsv                  how many of each, with the interval of 95 in 100

Half of the sentences are heard in whole games, with the names they had there; the other half is any message of the
files, with the longest names put in. The reader does not see the English. Take the seed from a commit that was made
after the sentences were written, so that nobody can choose what is marked. `--ids` adds the messages, for whoever
mends them afterwards. Knows plain mode and the words; must not judge.
"""

from __future__ import annotations

import argparse
import csv
import io
import logging
import math
import random
import sys
from functools import cache
from pathlib import Path
from typing import Any

from cosmic_tui.link.embedded import EmbeddedLink
from cosmic_tui.messages.up import answer
from cosmic_tui.plain.session import Session
from cosmic_tui.table.setup import GameSetup, people_and_bots
from cosmic_tui.words import Words
from engine.bots import make_bot

from . import checks
from .sizes import arguments, longest
from .widths import sayer, widest_held

MARKS = {"p": "perfect", "s": "stiff", "w": "wrong"}
HEAD = ("number", "mark", "sentence", "how you would say it")
EXPLAINED = "# mark every sentence: p perfect, s stiff (I understand it, nobody says it so), w wrong"
GAMES_HEARD, MOST_ANSWERS = 4, 600
TABLES: dict[str, list[dict[str, Any]]] = {
    "encounter": [{"seats": 4}, {"seats": 4, "technology": True}],
    "andromeda": [{"seats": 3, "length": "short"}],
    "chaos": [
        {"seats": 2, "decks": ["human_combined_fleet", "zarg_invasion"]},
        {"seats": 2, "decks": ["sharkfolk_hunt", "human_combined_fleet"]},
    ],
}
ENDS = (".", "!", "?", "…")
DRY = (
    "rule-",
    "rules-",
    "word-",
    "language-",
    "list-",
    "bot-names",
)  # exact texts, and what nobody reads as a sentence


class Listening(Words):
    """Words that remember what they said."""

    def __init__(self, language: str, game: str) -> None:
        super().__init__(language, game, plain=True)
        self.heard: dict[str, tuple[str, str]] = {}  # sentence -> (folder/id, form)

    def say(self, ident: str, form: str = "", /, **args: Any) -> str:
        text = super().say(ident, form, **args)
        if is_sentence(text) and not ident.startswith(DRY):
            self.heard.setdefault(text, (ident, form))
        return text


def is_sentence(text: str) -> bool:
    return len(text.split()) > 2 and text.endswith(ENDS)


def heard(language: str, game: str, seed: int) -> list[tuple[str, str]]:
    """Return the sentences that one rookie reads in a game with other rookies, as (label, sentence)."""
    options = random.Random(seed).choice(TABLES[game])
    setup = GameSetup(people_and_bots(["Ada"], options["seats"], "rookie"), seed, options, game)
    link, said = EmbeddedLink(setup), Listening(language, game)
    session, bot, printed = Session(link, said), make_bot("rookie", 0, seed, game), ""
    link.subscribe(session.hear)
    for _ in range(MOST_ANSWERS):
        session.speak()
        printed += " ".join(session.take()) + "\n"
        ear = session.ear
        if session.over is not None or ear.question is None:
            break
        link.send(0, answer(ear.serial, bot.answer(ear.view)))
    return [(label(*which), text) for text, which in said.heard.items() if text in printed]


def label(ident: str, form: str) -> str:
    return f"{ident}.{form}" if form else ident


@cache
def any_message(language: str, game: str) -> list[tuple[str, str]]:
    """Return every sentence of the files of one game, with the longest names, as (label, sentence)."""
    said, found = Words(language, game), checks.spoken(language, game=game)
    names = longest(checks.spoken(checks.ENGLISH).messages, sayer(language, checks.FIRST))
    held, sentences = widest_held(language, game), []
    for ident, message in found.messages.items():
        if ident.startswith(DRY):
            continue
        own = None if found.files[ident].startswith(f"{checks.APP}/") else held
        for attribute, pattern in checks.patterns(message):
            given = next(arguments(ident, checks.facts(pattern).variables, names, game, own))
            sentences.append((checks.label(ident, attribute), said.say(ident, attribute, **given)))
    return [(label, " ".join(text.split())) for label, text in sentences if is_sentence(text)]


def drawn(language: str, seed: str, count: int, only_heard: bool = False) -> list[tuple[str, str]]:
    """Draw sentences, each message once: half of them from whole games, or all."""
    dice = random.Random(f"{seed} {language}")
    games = {game: [(game, n) for n in range(GAMES_HEARD)] for game in checks.GAMES}
    read = {}
    for game, plays in games.items():
        pool = [pair for _, n in plays for pair in heard(language, game, dice.randrange(1 << 30) + n)]
        dice.shuffle(pool)
        read[game] = list(dict(pool).items())
    part = count if only_heard else count // 2
    chosen = dict(dice.sample(shared_out(read, part), part))
    if not only_heard:
        pool = dict(pair for game in checks.GAMES for pair in any_message(language, game))
        rest = sorted((ident, text) for ident, text in pool.items() if ident not in chosen)
        chosen |= dict(dice.sample(rest, count - part))
    return dice.sample(sorted(chosen.items()), count)


def shared_out(read: dict[str, list[tuple[str, str]]], wanted: int) -> list[tuple[str, str]]:
    """Take as much from each game as from the others, more from those that have more if one has too little."""
    rows, longest_row = [], max(map(len, read.values()))
    for place in range(longest_row):
        rows += [row[place] for row in read.values() if place < len(row)]
    unique = dict(reversed(rows))
    return list(reversed(unique.items()))[: max(wanted, 1)]


def written(sentences: list[tuple[str, str]], ids: bool = False) -> str:
    out = io.StringIO()
    out.write(f"{EXPLAINED}\n")
    table = csv.writer(out, delimiter="\t", lineterminator="\n")
    table.writerow((*HEAD, "message") if ids else HEAD)
    for number, (ident, text) in enumerate(sentences, 1):
        table.writerow((number, "", text, "", ident) if ids else (number, "", text, ""))
    return out.getvalue()


def summed(text: str) -> str:
    """Say how many sentences of a sheet got which mark."""
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    marks = [row["mark"].strip().casefold() for row in csv.DictReader(lines, delimiter="\t")]
    given = [mark for mark in marks if mark in MARKS]
    if not given:
        return f"no sentence of {len(marks)} is marked"
    parts = [f"{name} {given.count(sign)} ({interval(given.count(sign), len(given))})" for sign, name in MARKS.items()]
    strange = sorted({mark for mark in marks if mark and mark not in MARKS})
    said = [f"{len(given)} of {len(marks)} marked: " + ", ".join(parts)]
    return "\n".join(said + [f"marks that mean nothing: {', '.join(strange)}"] * bool(strange))


def interval(part: int, whole: int, z: float = 1.96) -> str:
    """Return Wilson's interval of a share, in per cent."""
    share = part / whole
    middle = (share + z * z / (2 * whole)) / (1 + z * z / whole)
    half = z * math.sqrt(share * (1 - share) / whole + z * z / (4 * whole * whole)) / (1 + z * z / whole)
    return f"{100 * share:.0f} %, {100 * max(0.0, middle - half):.0f} to {100 * min(1.0, middle + half):.0f}"


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.words.sheet", description=__doc__.partition("\n")[0])
    parser.add_argument("language", nargs="?", help="the name of the folder: hu, de, pl, en")
    parser.add_argument("--seed", default="0", help="decides which sentences are drawn")
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--heard", action="store_true", help="only what is heard in games")
    parser.add_argument("--ids", action="store_true", help="add the ids of the messages")
    parser.add_argument("--sum", type=Path, metavar="FILE", help="count the marks of a sheet that was filled in")
    args = parser.parse_args(argv)
    logging.getLogger("cosmic.words").setLevel(logging.CRITICAL)
    if args.sum:
        print(summed(args.sum.read_text(encoding="utf-8")))
    elif args.language:
        sys.stdout.write(written(drawn(args.language, args.seed, args.count, args.heard), args.ids))
    else:
        parser.error("a language or --sum FILE is needed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
