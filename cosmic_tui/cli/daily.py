"""`cosmic daily`: the game of the day, on the screen or in plain lines; which were finished; the games of friends.

Friends send the file of their game. `--compare` asks the bots of each again, so a changed answer shows, and says where
two games went different ways.
"""

from __future__ import annotations

import argparse
import datetime
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from cosmic_tui.command_line.parser import Parser
from cosmic_tui.command_line.tools import columns, or_refusal, say
from cosmic_tui.games import FIRST_GAME

if TYPE_CHECKING:
    from cosmic_tui.daily.day import Key
    from cosmic_tui.daily.outcome import Outcome
    from engine.kernel.record import Record

UNFAIR = 1


def configure(parser: Parser, words: Sequence[str] = ()) -> None:
    parser.add_argument("--game", default=FIRST_GAME)
    parser.add_argument("--compare", nargs="+", default=[])
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--plain", action="store_true")


def today() -> datetime.date:
    """Return the date where the reader is."""
    return datetime.date.today()


def run(args: argparse.Namespace) -> int:
    if args.compare:
        return compare(args.compare)
    if args.list:
        return show_list()
    return play(args.game, args.plain)


def play(game: str, plain: bool) -> int:
    """Begin today's table, or resume it."""
    from cosmic_tui.cli import start
    from cosmic_tui.cli.play import form_of_game
    from cosmic_tui.link import saved
    from cosmic_tui.new_game import daily_begun, daily_setup
    from cosmic_tui.words.letters import capital

    form_of_game(game)  # there is such a game
    said = start.reader_words(game=game)
    me, names = capital(said.say("scr-you")), said.parts("bot-names")
    setup = or_refusal(lambda: daily_setup(game, today(), me, names), game)
    begun = daily_begun(setup, None)
    made = (lambda: saved.resume(begun.name)) if begun is not None else lambda: saved.new_game(setup)
    link = or_refusal(made, game)
    if not start.wants_plain(plain):
        return start.play_on_screen(link)
    kept = link.journal.name if link.journal is not None else ""
    return start.play_plain(link, kept, "welcome_back" if begun is not None else "welcome")


def show_list() -> int:
    """Show every finished daily game in the form that friends get, the latest first."""
    from cosmic_tui.cli.start import reader_words
    from cosmic_tui.daily.telling import days, share
    from cosmic_tui.diary.diary import Diary

    said, diary = reader_words(), Diary()
    tries = diary.tries()
    for one in reversed(tries):
        head, signs = share(said, one)
        practice = "" if one.counts else f" ({said.say('scr-daily_practice')})"
        print(f"{head}{practice}\n{signs}\n")
    print(days(said, diary.streak(today())) if tries else say("daily-none"))
    return 0


# --- the games of friends ----------------------------------------------------------------------------------------


class Sent(NamedTuple):
    """A file that holds a fair daily game."""

    name: str
    record: Record
    outcome: Outcome


def compare(files: Sequence[str]) -> int:
    """Check the games, print how each ended, and where they went different ways."""
    from cosmic_tui.cli.replay import file_of
    from cosmic_tui.daily.day import key_of

    games: list[Sent] = []
    wrong: list[str] = []
    first: tuple[str, Key] | None = None
    for word in files:
        record, undone = or_refusal(partial(opened, file_of(word)))
        key = key_of(str(record.about.get("daily", "")))
        first = first or ((record.game, key) if key is not None else None)
        sent = fair(called(word, files), record, undone, key, first)
        games += [sent] if isinstance(sent, Sent) else []
        wrong += [sent] if isinstance(sent, str) else []
    if first is not None:
        games = with_own(games, [file_of(word) for word in files], *first)
    if games and first is not None:
        show_table(games, first[1])
    print("\n".join(wrong or [say("daily-fair")]))
    for other in games[1:]:
        print("\n".join(["", *parted(games[0], other)]))
    return UNFAIR if wrong else 0


def called(word: str, files: Sequence[str]) -> str:
    """Return a short name for a file: its name, or all that was typed if another file has the same name."""
    name = Path(word).stem
    return name if sum(Path(other).stem == name for other in files) == 1 else word


def opened(file: Path) -> tuple[Record, bool]:
    """Return the record in a file, and whether answers were undone in it."""
    from cosmic_tui.link.replay import load, took_back

    return load(file), took_back(file)


def fair(name: str, record: Record, undone: bool, key: Key | None, first: tuple[str, Key] | None) -> Sent | str:
    """Return the game, or the sentence about what is wrong with it."""
    from cosmic_tui.daily.checking import check
    from cosmic_tui.daily.day import key_today
    from cosmic_tui.daily.outcome import outcome_of

    if key is None:
        return say("daily-not_daily", file=name)
    ours = key_today(record.game, key.day)
    if key != ours:
        return say("daily-version", file=name, theirs=f"r{key.rules}.{key.bots}", ours=f"r{ours.rules}.{ours.bots}")
    if undone:
        return say("daily-undone", file=name)
    found = check(record, key) if first == (record.game, key) else None
    outcome = outcome_of(record, 0) if found is not None and not found.wrong else None
    if found is None:
        return say("daily-other_table", file=name)
    if outcome is None:
        who = (record.about.get("names") or [""] * (found.seat + 1))[found.seat]
        return say(f"daily-{found.wrong}", file=name, number=found.at, name=str(who))
    return Sent(name, record, outcome)


def with_own(games: list[Sent], files: Sequence[Path], game: str, key: Key) -> list[Sent]:
    """Put the reader's own try of that day first, if it is not among them."""
    from cosmic_tui.daily.outcome import outcome_of
    from cosmic_tui.diary import dailies
    from cosmic_tui.diary.diary import Diary
    from cosmic_tui.link.replay import load
    from cosmic_tui.storage import saves
    from engine.kernel.asking import Refused

    own = dailies.first(Diary().tries(), key.date, game)
    if own is None:
        return games
    try:
        path = saves.find(own.save)
        if any(file.resolve() == path.resolve() for file in files):
            return games
        record = load(path)
        outcome = outcome_of(record, 0)
    except (Refused, OSError):
        return games
    return games if outcome is None else [Sent(say("daily-you"), record, outcome), *games]


def show_table(games: Sequence[Sent], key: Key) -> None:
    from cosmic_tui.cli.start import reader_words
    from cosmic_tui.daily.outcome import signs_of
    from cosmic_tui.daily.telling import heading, result, try_of

    said, game = reader_words(), games[0].record.game
    rows = []
    for sent in games:
        one = try_of(game, str(key), sent.outcome, sent.name)
        rows.append([sent.name, signs_of(sent.outcome.steps), result(said, one) if one is not None else ""])
    print(heading(said, game, key))
    print("\n".join(columns(rows, left=3)))


def parted(one: Sent, other: Sent) -> list[str]:
    """Return where two games went different ways, and which way each went."""
    from cosmic_tui.daily.checking import parting, standing_at
    from cosmic_tui.say.parts import sentences_of
    from cosmic_tui.say.review import answer_name
    from cosmic_tui.words import words
    from engine.games import rules_of

    found = parting(one.record, other.record)
    if found is None:
        return [say("daily-same", file=other.name, name=one.name)]
    rules, match = rules_of(one.record.game), standing_at(one.record, found.at)
    view, sentences = rules.view(match, 0), sentences_of(one.record.game)
    names = tuple(str(name) for name in one.record.about.get("names") or ())
    voice = sentences.Voice(words(game=one.record.game), names, 0)
    what = sentences.asked(voice, view).title.rstrip(".?!:")
    lines = [say("daily-differ", turn=rules.where(match).get("turn", 0), what=what)]
    for sent, answer in zip((one, other), found.answers, strict=True):
        lines.append(f"  {sent.name}: {answer_name(voice, sentences, view, answer)}")
    return lines
