"""The last row: the keys that do something here, the most useful first, as many as have room.

Draws one row.
"""

from __future__ import annotations

from cosmic_tui.draw.cells import Canvas, Row, Run, fit
from cosmic_tui.draw.layout import COMPACT
from cosmic_tui.draw.scene import Scene
from cosmic_tui.draw.text import fitting, key_link, key_runs
from cosmic_tui.look.keys import TYPING

GAP, CROWDED_GAP = 3, 2
# command, its label, and whether the narrowest window shows it
TABLE_KEYS = (
    ("help", "key-help", True),
    ("look", "key-move", False),
    ("read", "key-read", True),
    ("why_not", "key-why_not", True),
    ("odds", "key-odds", True),
    ("explain", "key-explain", False),
    ("log", "key-log", True),
    ("chat", "key-chat", True),
    ("menu", "key-menu", True),  # all the rest is in it, for who has only a mouse
    ("codex", "key-aliens", False),
    ("find", "key-find", False),
    ("timing", "key-timing", True),
    ("orders", "scr-key_standing", False),
    ("undo", "key-undo", False),
    ("quit", "key-quit", False),
    ("replay", "key-replay", False),
    ("zoom", "key-zoom", False),
    ("go_to", "key-go_to", False),
)


def keys(scene: Scene) -> list[Row]:
    """One row, as wide as the window."""
    rect = scene.layout["keys"]
    canvas = Canvas(rect.width, 1)
    if scene.typing is not None:
        ways = key_runs(scene.look.keys.at(TYPING), (("send", scene.say("enter-any")), ("back", scene.say("key-back"))))
        canvas.write(1, 0, [Run(f"{scene.say('scr-line-typing')}   ", "muted"), *ways])
        return canvas.rows()
    if scene.hint:
        canvas.put(1, 0, fit(scene.hint, rect.width - 2), "warn", link=key_link("back"))
        return canvas.rows()
    compact = scene.layout.name == COMPACT
    parts: list[list[Run]] = []
    if scene.orders:
        parts.append(_orders(scene))
    for command, label, always in TABLE_KEYS:
        if always or not compact:
            word = "key-when" if compact and command == "timing" else label
            parts.append(key_runs(scene.look.keys, ((command, scene.say(word)),)))
    crowded = compact and bool(scene.orders)  # the way to the menu stays in sight
    canvas.write(1, 0, fitting(parts, rect.width - 2, CROWDED_GAP if crowded else GAP))
    return canvas.rows()


def _orders(scene: Scene) -> list[Run]:
    """How many standing orders are in force, and the key that leads to them."""
    link, key = key_link("orders"), scene.look.keys.of("orders")
    runs = [Run(scene.say("scr-orders_on", n=scene.orders), "warn", "", "", link)]
    return [*runs, Run(f" ({key})", "key", "", "", link)] if key else runs
