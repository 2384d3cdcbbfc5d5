"""The second row: the phases of a turn, with those that are over, the current one, and those to come.

Draws one row from the moment that a view names.
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import Canvas, Row, fit, width
from cosmic_tui.canvas.text import key_link
from cosmic_tui.draw.layout import COMPACT
from cosmic_tui.draw.scene import Scene


def phases(scene: Scene) -> list[Row]:
    """Draw the row of phases, as wide as the window."""
    rect = scene.layout["phases"]
    canvas = Canvas(rect.width, 1)
    turn_phases = scene.look.parts.turn_phases
    if not turn_phases.PHASES:
        return canvas.rows()
    now = turn_phases.phase(scene.view["moment"])
    if scene.narrow:
        _words(canvas, scene, now)
    else:
        _strip(canvas, scene, now)
    canvas.fill(0, 0, rect.width, 1, link=key_link("timing"))
    return canvas.rows()


def _words(canvas: Canvas, scene: Scene, now: int) -> None:
    """Write the names of the phases with a sign between them. The current one is filled, numbered and in capitals."""
    tight = scene.layout.name == COMPACT
    between = "›" if tight else " › "
    names = _names(scene, now, canvas.width - 1 - len(between) * (len(scene.look.parts.turn_phases.PHASES) - 1))
    x = 1
    for number, words in enumerate(names):
        if number == now:
            x = canvas.put(x, 0, words, "phase_ink", "phase_now", "bold")
        else:
            x = canvas.put(x, 0, words, "phase_done" if number < now else "phase_todo")
        if number < len(names) - 1 and not (tight and number + 1 == now):
            following = between.rstrip() if number + 1 == now else between
            x = canvas.put(x, 0, following, "muted")


def _names(scene: Scene, now: int, room: int) -> list[str]:
    """Return the names of all phases, shortened or cut if needed; the current one is never cut."""
    turn_phases = scene.look.parts.turn_phases
    for form, most in (("", room), ("short", room), *(("short", cut) for cut in range(9, 2, -1))):
        names = [turn_phases.phase_name(scene.words, phase, form) for phase in turn_phases.PHASES]
        found = [f" {n + 1} {name.upper()} " if n == now else fit(name, most) for n, name in enumerate(names)]
        if sum(map(width, found)) <= room:
            break
    return found


def _strip(canvas: Canvas, scene: Scene, now: int) -> None:
    """Draw a line through all phases: solid for the past ones, dotted for those to come."""
    turn_phases = scene.look.parts.turn_phases
    slot = (canvas.width - 1) // len(turn_phases.PHASES)
    for number, phase in enumerate(turn_phases.PHASES):
        x = 1 + number * slot
        words = f"{number + 1} {turn_phases.phase_name(scene.words, phase)}"
        last = number == len(turn_phases.PHASES) - 1
        if number == now:
            end = canvas.put(x - 1, 0, f" {words.upper()} ", "phase_ink", "phase_now", "bold")
            if not last:
                canvas.put(end, 0, "╸" + "┄" * (x + slot - end - 2), "phase_now")
        else:
            end = canvas.put(x, 0, words, "phase_done" if number < now else "phase_todo")
            if not last:
                line, token = ("━", "gate_dim") if number < now else ("┄", "faint")
                canvas.put(end + 1, 0, line * (x + slot - end - 2), token)
