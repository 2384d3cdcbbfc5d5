"""The curtain between two people at one keyboard: whose turn it is to look, and who must look away.

Draws rows of the window's size from names alone; it is given no view.
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import Canvas, Row, Run, runs_width
from cosmic_tui.canvas.text import key_runs
from cosmic_tui.draw.look import Look
from cosmic_tui.draw.scene import Person


def curtain(look: Look, width: int, height: int, person: Person, others: str, happened: int, to_me: int) -> list[Row]:
    """Return a quiet page in the middle of the window."""
    say = look.words.say
    canvas = Canvas(width, height)
    tag = Run(look.glyphs.tag(person.colour), f"seat_{person.colour}", "", "bold")
    lines = [
        [tag, Run(f"  {person.name}", "text", "", "bold")],
        [Run(say("scr-line-curtain_yours", whom=others), "text")],
        [
            Run(say("scr-line-curtain_since", n=happened), "muted"),
            Run(f" {say('scr-line-curtain_to_you', n=to_me)}", "warn"),
        ]
        if happened
        else [Run(say("scr-line-curtain_since", n=0), "muted")],
        key_runs(look.keys, (("send", say("scr-curtain_show")), ("back", say("scr-curtain_stay"))), gap=8),
    ]
    top = max(0, (height - 2 * len(lines)) // 2)
    for number, line in enumerate(lines):
        canvas.write(max(0, (width - runs_width(line)) // 2), top + 2 * number, line)
    return canvas.rows()
