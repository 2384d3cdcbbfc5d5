"""What the commands for measuring share: sentences, limits of numbers, columns. No command itself."""

from __future__ import annotations

import argparse
import gc
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from cosmic_tui.command_line.parser import Parser
from engine.games import FIRST_GAME
from engine.kernel.errors import Usage

if TYPE_CHECKING:
    from engine.kernel.asking import Refused
    from engine.kernel.game import Options, Rules

Made = TypeVar("Made")
GAP = "  "
YOUNG_OBJECTS = 20_000  # new objects after which the collector looks at them; Python's own number is 700
MOST_SEED = (1 << 64) - 1


def collect_seldom() -> None:
    """Collect garbage seldom, for commands that play game after game: everything loaded is left out of the search for
    reference cycles. Games make next to no cycles, so all it did was look through them, for two to four percent of the
    time.
    """
    if gc.get_threshold()[0] != YOUNG_OBJECTS:
        gc.freeze()
        gc.set_threshold(YOUNG_OBJECTS)


def say(ident: str, /, **facts: Any) -> str:
    from cosmic_tui.words import words

    return words().say(f"tool-{ident}", **facts)


def knows(ident: str) -> bool:
    from cosmic_tui.words import words

    return words().has(f"tool-{ident}")


def add_game(parser: Parser) -> None:
    """Add the arguments by which a command is about any game."""
    parser.add_argument("--game", default=FIRST_GAME)
    parser.add_argument(
        "--option", action="append", default=[]
    )


def game_and_options(
    args: argparse.Namespace, wished: Callable[[argparse.Namespace], Options]
) -> tuple[Rules, Options]:
    """Return the game of `--game` and all its options. `wished` reads the arguments that only this game has."""
    from engine.games import rules_of

    def made() -> tuple[Rules, Options]:
        rules = rules_of(args.game)
        options = wished(args)
        if args.players is not None:
            options["seats"] = args.players
        return rules, rules.agreed({**options, **dict(map(option, args.option))})

    return or_refusal(made, args.game)


def option(text: str) -> tuple[str, Any]:
    """Read an option: `seats=3`, `technology=true`, `aliens=zombie,mite`. Values are numbers, yes and no, texts, or
    lists of texts.
    """
    name, sign, value = text.partition("=")
    if not sign or not name:
        raise Usage(say("no-option", value=text))
    if value in ("true", "false"):
        return name, value == "true"
    if value.lstrip("-").isdecimal():
        return name, int(value)
    return name, list(listed(value)) if "," in value else value


def or_refusal(made: Callable[[], Made], game: str = FIRST_GAME) -> Made:
    """Return the result, or the sentence of a game for whatever the engine refuses."""
    from engine.kernel.asking import Refused

    try:
        return made()
    except Refused as no:
        raise refusal(no, game) from None


def refusal(no: Refused, game: str = FIRST_GAME) -> Usage:
    """Return the sentence for a code of the engine, in the words of a game if there is such a game."""
    from cosmic_tui.games import shown_games
    from cosmic_tui.say.parts import voice_of
    from cosmic_tui.say.refusals import refused
    from cosmic_tui.words import words

    return Usage(refused(voice_of(words(game=game if game in shown_games() else FIRST_GAME)), no.code, no.facts))


def within(name: str, number: int, low: int, high: int) -> int:
    if not low <= number <= high:
        raise Usage(say("no-number", name=name, low=str(low), high=str(high)))
    return number


def listed(text: str) -> tuple[str, ...]:
    """Return the parts of a list with commas, as ids: "Anti-Matter, zombie"."""
    parts = (part.strip().lower().replace("-", "_").replace(" ", "_") for part in text.split(","))
    return tuple(part for part in parts if part)


def columns(rows: Sequence[Sequence[str]], left: int = 1) -> list[str]:
    """Lay rows out in columns. The first `left` columns are aligned left, the others right."""
    widths = [max(len(row[number]) for row in rows) for number in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [
            cell.ljust(width) if number < left else cell.rjust(width)
            for number, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append(GAP.join(cells).rstrip())
    return lines


def percent(share: float) -> str:
    from cosmic_tui.words import words

    return words().percent(share)


def number(value: float, places: int = 0) -> str:
    from cosmic_tui.words import words

    return words().number(value, places)
