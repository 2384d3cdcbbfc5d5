"""A sheet for native readers: sentences of a language drawn by a seed, to be marked perfect, stiff or wrong.

    python -m tests.words.sheet hu --seed 1a2b3c > sheet.tsv     300 sentences; open it in any table program
    python -m tests.words.sheet hu --seed 1a2b3c --count 100 --heard
    python -m tests.words.sheet --sum sheet.tsv                  how many of each, with the interval of 95 in 100

Half of the sentences are heard in whole games, with the names they had there; the other half is any message of the
files, with the longest names of things put in and people's names as the program bends them. The reader does not see
the English. Take the seed from a commit that was made after the sentences were written, so that nobody can choose
what is marked. `--ids` adds the messages, for whoever mends them afterwards.

Knows plain mode and the words; must not judge.
"""

from __future__ import annotations

import argparse
import binascii
import csv
import io
import logging
import math
import random
import sys
from collections.abc import Iterable
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
from .sizes import COUNTS, arguments, longest
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
COUNTS_SHOWN = (1, 2, 5)
THINGS = {
    "encounter": ("artifact-plague", "artifact-cosmic_zap"),
    "andromeda": ("module-I02", "module-C01"),
    "chaos": ("card-human-crx", "card-human-unicornis"),
}
OF_PEOPLE = (  # what lists people; anything else lists things
    "film-invited", "film-near", "film-landed", "film-final", "film-energy", "film-thrown", "film-ships", "ev-game_",
    "ev-battle_won", "ev-rolled", "scr-line-won", "scr-line-vote", "scr-line-turn_of", "scr-line-lobby",
    "scr-line-asked", "scr-line-plain_wait", "scr-line-plain_welcome", "scr-line-result", "scr-line-bot_result",
    "tool-replay", "cli-no",
)  # fmt: skip
SHIPS_ACT = ("ev-fires", "ev-replies", "ev-declines", "ev-hit", "ev-stealth", "q-window-damage", "q-fire", "film-shot")
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
        state = session.state
        if session.over is not None or state.question is None:
            break
        link.send(0, answer(state.serial, bot.answer(state.view)))
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
            variables = checks.facts(pattern).variables
            given = next(arguments(ident, variables, names, game, own))
            given |= told(said, game, checks.label(ident, attribute)) | counts_that_fit(variables)
            sentences.append((checks.label(ident, attribute), said.say(ident, attribute, **given)))
    return [(label, " ".join(text.split())) for label, text in sentences if is_sentence(text)]


def counts_that_fit(variables: Iterable[str]) -> dict[str, int]:
    """Return the number of things that are named, or one that a range leaves out."""
    asked = set(variables)
    return {"n": 2} if {"n", "names"} <= asked else {"n": 5} if {"n", "range"} <= asked else {}


def told(said: Words, game: str, name: str) -> dict[str, Any]:
    """Return what the program itself would put in: people whose names bend, ranges and amounts in the language."""
    who, whom = (said.person(bot) for bot in said.parts("bot-names")[:2])
    listed = (who, whom) if name.startswith(OF_PEOPLE) else tuple(map(said.say, THINGS[game]))
    count = COUNTS_SHOWN[binascii.crc32(name.encode()) % len(COUNTS_SHOWN)]
    found: dict[str, Any] = {**dict.fromkeys(COUNTS, count), "who": who, "whom": whom, "offense": who, "defense": whom}
    found |= {"names": said.join(listed), "range": said.say("scr-range", min=1, max=4), "port": "65535", "line": 3}
    return found | {"encounter": _of_encounter, "andromeda": _of_andromeda, "chaos": _of_chaos}[game](said, name, whom)


def _of_encounter(said: Words, name: str, whom: str) -> dict[str, Any]:
    found: dict[str, Any] = {"moment": said.say("moment-planning-begin", "when")}
    if name.startswith(("film-summed", "film-added", "film-decided")):
        found |= {"offense": 23, "defense": 18}
    if name.startswith("film-used_flare"):
        found["name"] = said.say("alien-oracle")
    if name.startswith(("film-used_power", "film-power")):
        found["name"] = said.say("alien-oracle", "power-name")
    return found


def _of_andromeda(said: Words, name: str, whom: str) -> dict[str, Any]:
    credits, moon = said.say("amount-credit", n=3), (said.say("amount-ice", n=1), said.say("amount-vp", n=1))
    gain = credits if name.startswith("q-") else said.say("scr-line-launch_base")
    found: dict[str, Any] = {"cost": said.say("amount-any", n=2), "amounts": credits, "gain": gain}
    found |= {"moon": said.join(moon), "text": said.say("event-GD01", "short"), "value": "6", "number": 4}
    if name.startswith(("ev-ability", "q-ability")):
        found["name"] = said.say("faction-F10", "b")
    found["dice"] = said.join(("6", "4", "3"))
    if name == "film-energy":
        found["names"] = said.say("film-energy_of", who=whom, n=3, number=2)
    if name == "film-thrown":
        found["names"] = said.say("film-thrown_of", who=whom, dice=found["dice"])
    if name.startswith("film-ambush"):
        found["raider"] = said.say("opt-raider", letter="S")
    if name.startswith(("ev-events", "film-event")):
        found["name"] = said.say("event-GD01")
    if name.startswith(("ev-token", "film-final")):
        found["name"] = said.say("token-DT06" if name.startswith("ev") else "final-track")
    if name.startswith(("scr-line-plain_score", "scr-line-plain_tracks")):
        found["names"] = said.say("scr-line-plain_score_part", name=said.say("track-science"), number=5)
    return found


def _of_chaos(said: Words, name: str, whom: str) -> dict[str, Any]:
    kind = f"{said.say('species-human')} {said.say('kind-destroyer')}"
    found: dict[str, Any] = {"target": said.say("target-colony", whom=whom), "state": said.say("state-damaged")}
    found |= {"kind": kind, "reason": said.say("because-full"), "when": said.say("when-general"), "ours": 2}
    found |= {"armour": said.say("say-armour_of", left=2, full=4), "ship": said.say("card-human-lancer_wing")}
    if name.startswith(SHIPS_ACT):
        found["card"] = said.say("card-human-unicornis")
    return found


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
