"""`python -m tests.measure.colons [LANGUAGE ...]`: in how many sentences that are read a name stands behind a colon.

A rookie plays whole games with other rookies in plain mode. Every sentence the words make is noted, and every text
that is printed is taken apart into those sentences, the longest first. Counted are sentences into which something is
put; each game has the same weight. `--most 40` lists the messages that put a name behind a colon, the most read first.
"""

from __future__ import annotations

import argparse
import logging
import re
import sys
from collections import Counter
from typing import Any

from cosmic_tui.link.embedded import EmbeddedLink
from cosmic_tui.messages.up import answer
from cosmic_tui.plain.session import Session
from cosmic_tui.table.setup import GameSetup, people_and_bots
from cosmic_tui.words import Words
from engine.bots import make_bot
from tests.words import checks
from tests.words.seen import sources

TABLES: dict[str, tuple[dict[str, Any], ...]] = {
    "encounter": ({"seats": 4}, {"seats": 3}, {"seats": 4, "technology": True}),
    "andromeda": ({"seats": 3, "length": "short"}, {"seats": 2, "length": "short"}),
    "chaos": (
        {"seats": 2, "decks": ["human_combined_fleet", "zarg_invasion"]},
        {"seats": 2, "decks": ["sharkfolk_hunt", "human_combined_fleet"]},
    ),
}
MOST_ANSWERS = 600
NAMES = """who whom ship card module region place target alien names faction raider technology upgrade face moment
power event destiny development name offense defense first second stopper moon track text what one other""".split()
COLON = re.compile(rf": \{{ (?:[A-Z]+\()?\$(?:{'|'.join(NAMES)})\b")
NO_SENTENCE = ("card-", "place-", "list-", "module-", "target-", "amount-", "destiny-", "tile-", "scr-you_or")


class Listening(Words):
    """Words that remember which message made which text."""

    def __init__(self, language: str, game: str) -> None:
        super().__init__(language, game, plain=True)
        self.heard: dict[str, tuple[str, str]] = {}

    def say(self, ident: str, form: str = "", /, **args: Any) -> str:
        text = super().say(ident, form, **args)
        if text:
            self.heard[text] = (ident, form)
        return text


def read(language: str, game: str, options: dict[str, Any], seed: int) -> Counter[tuple[str, str]]:
    """Return how often each form of a message was read in one game."""
    setup = GameSetup(people_and_bots(["Ada"], options["seats"], "rookie"), seed, options, game)
    link, said = EmbeddedLink(setup), Listening(language, game)
    session, bot, found = Session(link, said), make_bot("rookie", 0, seed, game), Counter[tuple[str, str]]()
    link.subscribe(session.hear)
    for _ in range(MOST_ANSWERS):
        session.speak()
        taken_apart(" ".join(session.take()), said.heard, found)
        state = session.state
        if session.over is not None or state.question is None:
            break
        link.send(0, answer(state.serial, bot.answer(state.view)))
    return found


def taken_apart(printed: str, heard: dict[str, tuple[str, str]], found: Counter[tuple[str, str]]) -> None:
    """Count the sentences a printed text is made of. What is said once only, like a title, is kept for later texts."""
    for text in sorted(heard, key=len, reverse=True):
        count = printed.count(text)
        if count:
            found[heard[text]] += count
            printed = printed.replace(text, "\0")
    heard.clear()


def pattern(language: str, game: str, ident: str, form: str) -> str:
    """Return the source of a form of a message, as plain mode reads it."""
    mine = sources(language)
    source = mine.get(f"{game}/{ident}") or mine.get(f"app/{ident}") or ("", "")
    value, *attributes = re.split(r"^    \.([\w-]+) *= *", source[1], flags=re.MULTILINE)
    by_name = dict(zip(attributes[::2], attributes[1::2], strict=True))
    readers = form in ("", "you", "at-you")
    return by_name.get("plain" if readers and "plain" in by_name else form) or (value if readers else "")


def measured(language: str, games: int) -> tuple[float, Counter[tuple[str, str]], Counter[tuple[str, str]]]:
    """Return the share of sentences with something put in that have a colon name, and how often each message has."""
    colons, every = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for game in checks.GAMES:
        tables, heard = TABLES[game], Counter[tuple[str, str]]()
        for seed in range(1, games + 1):
            heard.update(read(language, game, tables[seed % len(tables)], seed))
        total = heard.total()
        for (ident, form), times in heard.items():
            text = pattern(language, game, ident, form)
            if "$" in text and not ident.startswith(NO_SENTENCE):
                weight = times / total
                every[game, ident] += weight  # type: ignore[assignment]
                if COLON.search(text):
                    colons[game, ident] += weight  # type: ignore[assignment]
    return sum(colons.values()) / sum(every.values()), colons, every


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.measure.colons", description=__doc__)
    parser.add_argument("languages", nargs="*", default=["hu", "pl", "de"])
    parser.add_argument("--games", type=int, default=6, help="of each kind")
    parser.add_argument("--most", type=int, default=0, help="list so many messages with a colon name")
    args = parser.parse_args()
    logging.getLogger("cosmic.words").setLevel(logging.CRITICAL)
    for language in args.languages:
        share, colons, _ = measured(language, args.games)
        print(f"{language}: a name stands behind a colon in {share:.1%} of the sentences; {len(colons)} messages do it")
        every = sum(colons.values())
        for (game, ident), weight in colons.most_common(args.most):
            print(f"    {weight / every:6.1%}  {game}/{ident}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
