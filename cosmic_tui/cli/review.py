"""`cosmic review FILE`: what each decision of a seat cost in a finished game, and why.

Worked out in this process, with a bar if a person watches; Ctrl-C keeps what is there, and the next time goes on.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING, Any

from cosmic_tui.cli.main import INTERRUPTED
from cosmic_tui.command_line.parser import Parser
from cosmic_tui.command_line.tools import or_refusal, refusal, say, within

if TYPE_CHECKING:
    from cosmic_tui.review.found import Review
    from engine.kernel.record import Record

LEAST_WORLDS, MOST_WORLDS = 24, 2_000


def configure(parser: Parser) -> None:
    parser.add_argument("file")
    parser.add_argument("--seat", type=int)
    parser.add_argument("--worlds", type=int, default=LEAST_WORLDS * 2)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--play-on", type=int)
    parser.add_argument("--plain", action="store_true")


def run(args: argparse.Namespace) -> int:
    from cosmic_tui.cli.replay import file_of
    from cosmic_tui.link.replay import load
    from engine.games import carried

    record = or_refusal(lambda: carried(load(file_of(args.file))))
    people = record.about.get("people") or [0]
    seat = people[0] if args.seat is None else args.seat
    worlds = within("--worlds", args.worlds, LEAST_WORLDS, MOST_WORLDS)
    review, whole = or_refusal(lambda: reviewed(record, seat, worlds))
    if args.json:
        print(json.dumps(as_data(review), indent=1))
    else:
        print("\n".join(review_lines(record, seat, review)))
    if not whole:
        print(say("review-stopped"), file=sys.stderr)
    if args.play_on is not None and whole:
        return play_on(record, seat, mark_of(review, args.play_on), args.plain)
    return 0 if whole else INTERRUPTED


def mark_of(review: Review, number: int) -> int:
    """Return the answer of the mark with that number. Raise Refused if there is none."""
    from engine.kernel.asking import Refused

    marks = review.marks()
    if not 1 <= number <= len(marks):
        raise refusal(Refused("review_mark", number=number, max=len(marks)))
    return marks[number - 1].at


def play_on(record: Record, seat: int, at: int, plain: bool) -> int:
    """Open a game of its own there, with its question still open."""
    from cosmic_tui.cli import start
    from cosmic_tui.link.branching import branch
    from cosmic_tui.link.saved import new_game

    setup, entries = or_refusal(lambda: branch(record, seat, at))
    link = or_refusal(lambda: new_game(setup, None, entries))
    if not start.wants_plain(plain):
        return start.play_on_screen(link)
    return start.play_plain(link, link.journal.name if link.journal is not None else "", "welcome_back")


def reviewed(record: Record, seat: int, worlds: int) -> tuple[Review, bool]:
    """Return the review, and whether it is whole."""
    from cosmic_tui.review.found import ASKED, Review
    from cosmic_tui.review.going import about, done, task_of
    from cosmic_tui.storage.reviews import Reviews
    from engine.kernel.record import write

    data, review = write(record), Review()
    kept = Reviews(about(record, seat, worlds))
    for entry in kept.known:
        review.note(entry)
    progress = None
    try:
        while (part := review.next()) is not None:
            entry = done(task_of(review, data, seat, part, worlds))
            review.note(entry)
            kept.keep(entry)
            if part.kind == ASKED:
                progress = bar(len(review.weighed))
            if progress is not None:
                progress.update(progress.task_ids[0], completed=review.done)
    except KeyboardInterrupt:
        return review, False
    finally:
        kept.close()
        if progress is not None:
            progress.stop()
    return review, True


def bar(decisions: int) -> Any:
    """Return a progress bar if a person watches, else None."""
    if not sys.stderr.isatty():
        return None
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    progress = Progress(
        BarColumn(), MofNCompleteColumn(), TextColumn(say("review-decisions")), TimeRemainingColumn(),
        console=Console(stderr=True), transient=True,
    )  # fmt: skip
    progress.add_task("", total=decisions)
    progress.start()
    return progress


def review_lines(record: Record, seat: int, review: Review) -> list[str]:
    """Return the review as a person reads it."""
    from cosmic_tui.review.going import opened_of
    from cosmic_tui.review.luck import sums
    from cosmic_tui.say.parts import sentences_of
    from cosmic_tui.say.review import mark_lines, none_line, sum_lines
    from cosmic_tui.table.setup import BOT_NAMES
    from cosmic_tui.words import words
    from engine.kernel.record import write

    sentences, opened = sentences_of(record.game), opened_of(write(record), seat)
    names = tuple(record.about.get("names") or BOT_NAMES)
    voice = sentences.Voice(words(game=record.game), names, seat)
    found = [voice.say("rev-head", who=voice.name(seat), max=len(review.weighed), number=review.done)]
    for number, mark in enumerate(review.marks(), 1):
        first, *rest = mark_lines(voice, sentences, opened.view(mark.at), mark)
        found += ["", f"{number} {first}", *rest]
    total = sums(review)
    if review.next() is None:
        none = [] if review.marks() else [none_line(voice, review.quick)]
        slow = [] if review.quick else [voice.say("rev-slow")]
        found += ["", *(sum_lines(voice, total._asdict()) if total is not None else [*slow, *none])]
    return [*found, voice.say("rev-yardstick")]


def as_data(review: Review) -> dict[str, Any]:
    from cosmic_tui.review.luck import sums

    total = sums(review)
    return {
        "decisions": [one._asdict() for one in review.asked],
        "chances": review.chances,
        "marks": [mark._asdict() for mark in review.marks()],
        "sums": total._asdict() if total is not None else None,
    }
