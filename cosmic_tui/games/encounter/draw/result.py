"""The result card: how an encounter ended. It stays until something newer needs the stage.

Cards, totals and scale where there is room for them, from the last board that had totals; then rows of words. Draws
into the stage's canvas.
"""

from __future__ import annotations

from dataclasses import replace

from cosmic_tui.canvas.cells import Canvas, Rect, cut_runs, runs_width, width, wrap_runs
from cosmic_tui.canvas.text import ended
from cosmic_tui.draw.digits import big
from cosmic_tui.games.encounter.draw.art import LARGE, LOW, art_of
from cosmic_tui.games.encounter.draw.cardface import card
from cosmic_tui.games.encounter.draw.result_rows import result_rows
from cosmic_tui.games.encounter.draw.scale import scale
from cosmic_tui.games.encounter.draw.situation import DEF, OFF, Side, side_of, totals
from cosmic_tui.games.encounter.draw.stage_gate import heads
from cosmic_tui.games.encounter.draw.sums import steps, tight_rows
from cosmic_tui.games.encounter.scene import Scene

CARD = (12, 7)
LEFT, GAP = 3, 3
HALF = 42  # columns of a side of the sum


def result_card(canvas: Canvas, scene: Scene) -> None:
    """Draw the whole result in a framed canvas."""
    art, summed = art_of(scene), scene.summed
    y = 1 if art == LOW else 2
    if summed is not None and art != LOW:
        y = _upper(canvas, replace(scene, view=summed, asking=None))
    rows = result_rows(scene)
    if art == LOW:
        rows = [row for row in rows if row[0] != scene.say("film-card_cards")]
    head = max((width(row[0]) for row in rows), default=0) + GAP
    room = canvas.width - 2 * LEFT - head
    for word, token, runs in rows:
        shown = wrap_runs(runs, room) if runs_width(runs) > room else [tuple(runs)]
        if y + len(shown) > canvas.height - 1:
            shown = [tuple(ended(runs, room))]
        if y >= canvas.height - 1:
            break
        canvas.put(LEFT, y, word, token, attrs="bold")
        for line in shown:
            canvas.write(LEFT + head, y, line)
            y += 1
    if summed is not None and art == LARGE:
        _steps(canvas, replace(scene, view=summed, asking=None), y + 1, head)


def _steps(canvas: Canvas, scene: Scene, y: int, head: int) -> None:
    """Draw how both totals came about, line by line, if there is room."""
    for number, (left, right) in enumerate(steps(scene)):
        if y + number < canvas.height - 1:
            canvas.put(LEFT, y + number, scene.say("scr-step", number=number + 1), "muted", attrs="bold")
            end = canvas.write(LEFT + head, y + number, cut_runs(left, HALF))
            room = canvas.width - LEFT - max(end, LEFT + head + HALF) - 2
            canvas.write(max(end, LEFT + head + HALF) + 2, y + number, cut_runs(right, room))


def _upper(canvas: Canvas, scene: Scene) -> int:
    """Draw both cards, between them the totals with their parts, and the scale. Return the first row below."""
    off, defense = side_of(scene.view, OFF), side_of(scene.view, DEF)
    _names(canvas, scene, off, defense)
    wide, high = CARD
    right = canvas.width - LEFT - wide
    card(canvas, scene, off, Rect(LEFT, 3, wide, high))
    card(canvas, scene, defense, Rect(right, 3, wide, high))
    sums = totals(scene.view)
    if not sums:
        return 3 + high + 1
    x, end = LEFT + wide + GAP, right - GAP
    middle = (x + end) // 2
    if scene.look.glyphs.ascii_only:
        digits: tuple[list[str], list[str]] = ([str(sums[OFF])], [str(sums[DEF])])
    else:
        digits = (big(str(sums[OFF])), big(str(sums[DEF])))
    for row in range(len(digits[0])):
        canvas.put(x, 3 + row, digits[0][row], "offense", attrs="bold")
        canvas.right(end, 3 + row, digits[1][row], "defense", attrs="bold")
    left, last_ = x + len(digits[0][0]) + 2, end - len(digits[1][0]) - 2
    for number, line in enumerate(tight_rows(scene, OFF)):
        canvas.write(left, 3 + number, cut_runs(line, middle - left - 1))
    for number, line in enumerate(tight_rows(scene, DEF)):
        canvas.write_right(last_, 3 + number, cut_runs(line, last_ - middle - 1))
    scale(canvas, scene, x, 7, end - x)
    return 3 + high + 1


def _names(canvas: Canvas, scene: Scene, off: Side, defense: Side) -> None:
    """Draw the main players, without their ships, which have left."""
    upper = Canvas(canvas.width, 3)
    heads(upper, scene, off, defense)
    canvas.paste(0, 1, upper.rows()[1:2])
    canvas.put(0, 1, "│", "line")
    canvas.put(canvas.width - 1, 1, "│", "line")
