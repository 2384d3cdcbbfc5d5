"""The last row: the keys that do something here, the most useful first, as many as have room.

Draws one row.
"""

from __future__ import annotations

from cosmic_tui.draw.cells import Canvas, Row, Run, fit
from cosmic_tui.draw.layout import COMPACT
from cosmic_tui.draw.scene import Scene
from cosmic_tui.draw.text import fitting, key_runs

# key, its label, and whether the narrowest window shows it
TABLE_KEYS = (
    ("?", "key-help", True),
    ("Tab", "key-move", False),
    ("i", "key-read", True),
    ("w", "key-why_not", True),
    ("o", "key-odds", True),
    ("e", "key-explain", False),
    ("l", "key-log", True),
    ("c", "key-chat", True),
    ("m", "key-menu", True),  # all the rest is in it, for who has only a mouse
    ("a", "key-aliens", False),
    ("/", "key-find", False),
    ("t", "key-timing", True),
    ("s", "scr-key_standing", False),
    ("u", "key-undo", False),
    ("q", "key-quit", False),
    ("v", "key-replay", False),
    ("z", "key-zoom", False),
    ("g", "key-go_to", False),
)


def keys(scene: Scene) -> list[Row]:
    """One row, as wide as the window."""
    rect = scene.layout["keys"]
    canvas = Canvas(rect.width, 1)
    if scene.typing is not None:
        ways = key_runs((("Enter", scene.say("enter-any")), ("Esc", scene.say("key-back"))))
        canvas.write(1, 0, [Run(f"{scene.say('scr-line-typing')}   ", "muted"), *ways])
        return canvas.rows()
    if scene.hint:
        canvas.put(1, 0, fit(scene.hint, rect.width - 2), "warn", link=("key", "Esc"))
        return canvas.rows()
    compact = scene.layout.name == COMPACT
    parts: list[list[Run]] = []
    if scene.orders:
        parts.append(
            [Run(scene.say("scr-orders_on", n=scene.orders), "warn", "", "", ("key", "s")), Run(" (s)", "key")]
        )
    for key, label, always in TABLE_KEYS:
        if always or not compact:
            word = "key-when" if compact and key == "t" else label
            parts.append(key_runs(((key, scene.say(word)),)))
    canvas.write(1, 0, fitting(parts, rect.width - 2))
    return canvas.rows()
