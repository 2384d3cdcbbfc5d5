"""Diary entries made at the table screen: how a game ended, and reports of a fault with the position.

All functions take the table screen. Knows what this seat was told; must not know a position or rules.
"""

from __future__ import annotations

import datetime
from typing import TYPE_CHECKING, Any

from cosmic_tui.canvas.text import notice
from cosmic_tui.diary.notes import LESSONS
from cosmic_tui.diary.puzzles import Try
from cosmic_tui.diary.results import More, kind_of
from cosmic_tui.look.palette import Problem
from cosmic_tui.new_game import Refused, daily_try
from cosmic_tui.say.parts import sentences_of
from cosmic_tui.words.os_errors import because
from engine.kernel.views import Facts

if TYPE_CHECKING:
    from cosmic_tui.screens.shell import Shell
    from cosmic_tui.screens.table import TableScreen


def note_result(table: TableScreen) -> None:
    """Count a finished game in the statistics of the person who played it at this keyboard."""
    model, state = table.model, table.state
    mine = [seat for seat in model.states if seat >= 0]
    if model.over is None or state.view is None or not mine:
        return
    try:
        sides = sentences_of(model.game).sides(model.over["ending"])
        turn, more = state.view["turn"], more_of(table)
        table.cosmic.diary.finished(model.over, model.seats, mine, model.game, turn, sides, more)
        bonds = table.link.offers.bonds
        if table.cosmic.settings.remember and bonds is not None:
            table.cosmic.diary.keep_bonds(bonds())
    except Refused as no:
        table.cosmic.problems.append(Problem(f"err-{no.code}", {"value": _reason(table, no)}))


def more_of(table: TableScreen) -> More:
    """Return the facts of a finished game that only the table knows."""
    offers, view = table.link.offers, table.state.view
    reached = sentences_of(table.model.game).reached(view) if view is not None else ()
    return More(offers.kept_as, table.model.options, reached, kind_of(offers.setup, offers.remote))


def note_daily(table: TableScreen) -> None:
    """Note the result of a daily game, for the person who played it here."""
    file = table.link.offers.file
    found = daily_try(table.link, file.stem if file is not None else "")
    if found is None:
        return
    try:
        table.ending.daily = table.cosmic.diary.keep_try(found)
    except Refused as no:
        table.ending.daily = found
        table.cosmic.problems.append(Problem(f"err-{no.code}", {"value": _reason(table, no)}))


def note_lesson(table: TableScreen) -> None:
    """Note that the lesson of this table is done, once its script has been played to the end."""
    coach, setup = table.coach, table.link.offers.setup
    if coach is None or coach.noted or setup is None or not coach.guide.finished:
        return
    coach.noted = True
    try:
        table.cosmic.diary.set_note(LESSONS, f"{setup.game} {setup.lesson}", "done")
    except Refused as no:
        table.cosmic.problems.append(Problem(f"err-{no.code}", {"value": _reason(table, no)}))


def keep_mark(cosmic: Shell, record: Any) -> str:
    """Keep a marked decision of a review as a puzzle, and return a sentence about it. `None`: the decision makes no
    puzzle.
    """
    from cosmic_tui.puzzles.pack import keep

    say = cosmic.words.say
    if record is None:
        return say("puz-cannot_keep")
    try:
        ident = keep(record, cosmic.start.games).ident
        if all(one.puzzle != ident for one in cosmic.diary.puzzle_tries()):
            cosmic.diary.keep_puzzle(Try(datetime.date.today().isoformat(), ident, right=False, kept=True))
    except Refused as no:
        return say("err-diary_unwritable", value=because(cosmic.words, str(no.facts.get("reason", ""))))
    return say("puz-kept")


def report(table: TableScreen) -> None:
    """Write the position into a folder that can be sent, with only what this seat has seen.

    For a game kept here the folder also gets its file; for one on a host its record, once the game is over.
    """
    model, state, say = table.model, table.state, table.cosmic.words.say
    facts: Facts = {
        "game": model.game,
        "rules": model.rules,
        "window": list(table.size),
        "seat": table.seat,
        "options": model.options,
        "seats": model.seats,
        "question": state.question,
        "refused": state.refused,
        "view": state.view,
        "events": state.events,
    }
    try:
        place = table.cosmic.diary.report(facts, table.link.offers.file)
    except Refused as no:
        table.eyes.hint = notice(say(f"err-{no.code}", value=_reason(table, no)))
    else:
        table.eyes.hint = notice(say("scr-line-reported", file=table.cosmic.diary.typed(place)))
        if table.link.offers.file is None:
            table.ending.reports.append(place)
            complete_reports(table)
    table.paint()


def _reason(table: TableScreen, no: Refused) -> str:
    return because(table.cosmic.words, str(no.facts.get("reason", "")))


def complete_reports(table: TableScreen) -> None:
    """Add the record to the reports of a game on another host, once the host has sent it."""
    record, reports = table.link.offers.record, table.ending.reports
    try:
        while record and reports:
            table.cosmic.diary.complete(reports.pop(), record)
    except Refused as no:
        table.cosmic.problems.append(Problem(f"err-{no.code}", {"value": _reason(table, no)}))
