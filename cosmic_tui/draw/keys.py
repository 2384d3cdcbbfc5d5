"""The last row: the keys that do something here, the most useful first, as many as fit. Draws one row."""

from __future__ import annotations

from cosmic_tui.canvas.cells import Canvas, Row, Run
from cosmic_tui.canvas.text import fitting, key_link, key_runs, notice_runs
from cosmic_tui.draw.layout import COMPACT
from cosmic_tui.draw.look import Look
from cosmic_tui.draw.scene import Scene
from cosmic_tui.look.keys import TYPING

WIDE, CLOSE = 3, 2  # columns between two keys; where orders stand before them, the menu has to have room all the same
# command, its label, and whether the narrowest window shows it
TABLE_KEYS = (
    ("help", "key-help", True),
    ("look", "key-move", False),
    ("read", "key-read", True),
    ("why_not", "key-why_not", True),
    ("odds", "key-odds", True),
    ("advice", "key-advice", True),
    ("explain", "key-explain", False),
    ("log", "key-log", True),
    ("chat", "key-chat", True),
    ("menu", "key-menu", True),  # all the rest is in it, for players who only have a mouse
    ("codex", "key-codex", False),
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
    """Draw the row of keys, as wide as the window."""
    rect = scene.layout["keys"]
    canvas = Canvas(rect.width, 1)
    if said := instead(scene, rect.width - 2):
        canvas.write(1, 0, said)
        return canvas.rows()
    compact = scene.layout.name == COMPACT
    parts: list[list[Run]] = []
    if scene.orders:
        parts.append(_orders(scene))
    for command, label, always in TABLE_KEYS:
        if (always or not compact) and scene.offers(command):
            parts.append(key_runs(scene.look.keys, ((command, _word(scene, command, label, compact)),)))
    canvas.write(1, 0, fitting(parts, rect.width - 2, CLOSE if scene.orders else WIDE))
    return canvas.rows()


def _word(scene: Scene, command: str, label: str, compact: bool) -> str:
    """Return the label of the key. A game may name its codex after its content."""
    if command == "codex":
        return scene.say(scene.look.parts.pages.CODEX)
    return scene.say("key-when" if compact and command == "timing" else label)


def instead(scene: Scene, room: int) -> list[Run]:
    """Return the text in place of the keys: how to end a line that is being typed, or a notice."""
    if scene.typing is not None:
        return [Run(f"{scene.say('scr-line-typing')}   ", "muted"), *line_ways(scene.look)]
    return notice_runs(scene.hint, room) if scene.hint else []


def line_ways(look: Look) -> list[Run]:
    """Return the two keys that end a line being typed: send it or drop it."""
    say = look.words.say
    return key_runs(look.keys.at(TYPING), (("send", say("enter-any")), ("back", say("key-back"))))


def _orders(scene: Scene) -> list[Run]:
    """Return how many standing orders are switched on, and the key that opens them."""
    link, key = key_link("orders"), scene.look.keys.of("orders")
    runs = [Run(scene.say("scr-orders_on", n=scene.orders), "warn", "", "", link)]
    return [*runs, Run(f" ({key})", "key", "", "", link)] if key else runs
