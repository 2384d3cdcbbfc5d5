"""The two totals in large digits, each with its parts below, and a sign between them. For the drawings in few rows.

Before the reveal the numbers are the ships alone, in gray, so that nobody takes them for totals.
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import Canvas, Run, cut_runs, fit, runs_width
from cosmic_tui.draw.digits import big
from cosmic_tui.games.encounter.draw.situation import DEF, OFF, my_side, side_of, totals
from cosmic_tui.games.encounter.draw.sums import short_terms, tight_terms
from cosmic_tui.games.encounter.say.decided import near
from cosmic_tui.games.encounter.scene import Scene

TOKENS = ("offense", "defense")
FIRST = 2  # terms that stand alone where all have no room
DECIDED = ("won",)  # beats at which one of the figures is that of a winner


def figures(canvas: Canvas, scene: Scene, left: int, right: int, y: int) -> None:
    """Draw both totals in three rows from column `left` up to column `right`, with a word or a colon between them."""
    sums = totals(scene.view)
    values = sums or [side_of(scene.view, side).ships for side in (OFF, DEF)]
    ends = [left, right]
    for side in (OFF, DEF):
        blocks = [str(values[side])] if scene.look.glyphs.ascii_only else big(str(values[side]))
        top = y + (3 - len(blocks)) // 2
        token = _token(scene, side) if sums else "muted"
        for row, line in enumerate(blocks):
            at = left if side == OFF else right - len(line)
            canvas.put(at, top + row, line, token, attrs="bold")
        ends[side] += len(blocks[0]) + 1 if side == OFF else -len(blocks[0]) - 1
    word, token = mark(scene)
    word = fit(word, ends[DEF] - ends[OFF])
    canvas.put((left + right - len(word)) // 2, y + 1, word, token, attrs="bold")


def terms(scene: Scene, side: int, room: int) -> list[Run]:
    """Return the parts of a total in a row: with their sources, without them, or summed from the third part on."""
    named = short_terms(scene, side_of(scene.view, side))
    if runs_width(named) <= room:
        return named
    every = tight_terms(scene, side)
    return every if runs_width(every) <= room else cut_runs(tight_terms(scene, side, FIRST), room)


def _token(scene: Scene, side: int) -> str:
    """Return the colour of a side's total; once it is decided, or the lead has changed, the lower one is grey."""
    beat = scene.beat
    if beat is None or not beat.still or not (beat.kind in DECIDED or swings(scene)):
        return TOKENS[side]
    return TOKENS[side] if side == ahead(scene) else "muted"


def ahead(scene: Scene) -> int:
    """Return the side that leads, or has won."""
    beat = scene.beat
    if beat is not None and beat.kind in DECIDED:
        return int(beat.facts["side"])
    return int(scene.view["sum"]["ahead"][0])


def mark(scene: Scene) -> tuple[str, str]:
    """Return the sign between the totals: that the lead changes, how close the result was, or a colon."""
    if swings(scene):
        return scene.say("film-swing").upper(), "warn"
    beat = scene.beat
    if beat is None or beat.kind not in DECIDED or not (number := near(beat.facts)):
        return ":", "muted"
    mine = my_side(scene.view)
    token = "text" if mine < 0 else "ok" if mine == beat.facts["side"] else "danger"
    return scene.say("film-short", number=number).upper(), token


def swings(scene: Scene) -> bool:
    """Return whether the current beat has changed the lead."""
    beat = scene.beat
    return beat is not None and beat.kind == "added" and beat.still and bool(beat.facts["swing"])
