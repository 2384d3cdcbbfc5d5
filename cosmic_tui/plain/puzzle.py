"""Puzzles in plain mode: one after the other, each with the values of its answers, until the reader leaves."""

from __future__ import annotations

import datetime
import sys
from collections.abc import Callable
from functools import partial

from cosmic_tui.diary.diary import Diary
from cosmic_tui.diary.puzzles import Rating, coming, on, rated
from cosmic_tui.new_game import Refused
from cosmic_tui.plain import run
from cosmic_tui.plain.session import Session
from cosmic_tui.puzzles.table import PuzzleLink, play_on, try_of
from cosmic_tui.say import puzzles as said
from cosmic_tui.say.parts import sentences_of
from cosmic_tui.words.loader import Words
from cosmic_tui.words.os_errors import because

NEXT, PLAY_ON = "", "p"


def play(link: PuzzleLink | None, words: Words, following: Callable[[], PuzzleLink | None]) -> int:
    """Ask puzzle after puzzle; return an exit code."""
    lines, diary = run.Lines(sys.stdin), Diary()
    while link is not None:
        tries = diary.puzzle_tries()
        before = rated(tries)
        session = Session(link, words)
        link.answered = partial(setattr, session, "done", True)
        run.until_done(session, lines, [said.standing(words, before, *on(tries, datetime.date.today()))])
        if link.given is None:
            return 0
        told = [*noted(link, diary, words), *answered(session, link, diary, before)]
        lines.show([*told, words.say("scr-line-plain_puzzles")])
        word = None
        while word is None:
            word = lines.next(run.PROMPT, None)
        if word.strip() == PLAY_ON:
            onward = play_on(link, None)
            file = onward.offers.file
            return run.play(onward, words, file.stem if file is not None else "", [], lines)
        if word.strip() != NEXT:
            return 0
        link = following()
    lines.show([said.no_more(words, coming(diary.puzzle_tries()))])
    return 0


def noted(link: PuzzleLink, diary: Diary, words: Words) -> list[str]:
    """Save the answer to the diary; return why that failed, if it did."""
    try:
        diary.keep_puzzle(try_of(link, datetime.date.today()))
    except Refused as no:
        return [words.say(f"err-{no.code}", value=because(words, str(no.facts.get("reason", ""))))]
    return []


def answered(session: Session, link: PuzzleLink, diary: Diary, before: Rating) -> list[str]:
    """Return the text after an answer."""
    view, voice, words = session.state.view, session.state.voice, session.words
    assert view is not None and link.given is not None
    facts = voice, sentences_of(words.game), view, link.puzzle, link.given
    tries = diary.puzzle_tries()
    return [
        said.verdict(*facts),
        *[words.say("puz-worth", name=bar.name, number=bar.worth) for bar in said.bars(*facts)],
        said.because(*facts),
        *filter(None, [
            said.about(voice, link.puzzle.themes),
            said.change(words, before, rated(tries)),
            said.again(words, tries, link.puzzle.ident, coming(tries)),
        ]),
    ]  # fmt: skip
