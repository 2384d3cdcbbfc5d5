"""What has happened since the reader was last asked, in at most two rows, and how much more the log has. Draws rows of
runs.
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import Row, Run, runs_width, wrap_runs
from cosmic_tui.canvas.text import key_runs
from cosmic_tui.draw.names import spoken
from cosmic_tui.draw.scene import Scene

ROWS = 2


def meanwhile_rows(scene: Scene, wide: int) -> list[Row]:
    """Return as many sentences as fit, the most important first; no rows if there is nothing to tell."""
    told = scene.meanwhile
    if not told or scene.asking is None:
        return []
    for most in range(len(told), 0, -1):
        runs = [Run(f"{scene.say('film-meanwhile')}  ", "info", "", "bold")]
        runs += spoken(scene, " ".join(told[:most]), "text")
        if most < len(told):
            more = scene.say("film-more", number=len(told) - most)
            runs += [Run("  ", "muted"), *key_runs(scene.look.keys, [("log", more)])]
        rows = wrap_runs(runs, wide) if runs_width(runs) > wide else [tuple(runs)]
        if len(rows) <= ROWS:
            return rows
    return rows[:ROWS]
