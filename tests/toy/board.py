"""The table of Lots: what everybody has won on the left, the own hand below, the log beside it."""

from __future__ import annotations

from collections.abc import Mapping

from cosmic_tui.canvas.cells import Canvas, Rect, Row, Run
from cosmic_tui.canvas.frame import frame
from cosmic_tui.draw.layout import COMPACT
from cosmic_tui.draw.parts import Drawer
from cosmic_tui.draw.scene import Scene, act_marks, edge_of, marks

HAND, PROMPT, LOG = 4, 4, 6


def layout(size: str, width: int, height: int, seats: int) -> dict[str, Rect]:
    """Prizes and hand over the log in the smallest window, beside it elsewhere."""
    log = LOG if size == COMPACT else 0
    prizes = height - 3 - HAND - PROMPT - log
    left = width if log else width * 2 // 3
    found = {
        "status": Rect(0, 0, width, 1),
        "phases": Rect(0, 1, width, 1),
        "prizes": Rect(0, 2, left, prizes),
        "hand": Rect(0, 2 + prizes, left, HAND),
        "prompt": Rect(0, height - 1 - PROMPT, width, PROMPT),
        "keys": Rect(0, height - 1, width, 1),
    }
    found["log"] = Rect(0, 2 + prizes + HAND, width, log) if log else Rect(left, 2, width - left, prizes + HAND)
    return found


def prizes(scene: Scene) -> list[Row]:
    """A row a seat."""
    rect = scene.layout["prizes"]
    canvas = Canvas(rect.width, rect.height)
    token, heavy = edge_of(scene, "prizes")
    frame(canvas, Rect(0, 0, rect.width, rect.height), token=token, heavy=heavy, title=[Run("Prizes", "text")])
    for who, (gold, silver) in enumerate(scene.view["won"][: rect.height - 2]):
        tag = Run(f"{scene.tag(who)} ", scene.token(who))
        canvas.write(2, 1 + who, [tag, Run(f"{scene.people[who].name:<12} gold {gold}  silver {silver}", "text")])
    return canvas.rows()


def hand(scene: Scene) -> list[Row]:
    """Lots in hand, those that can be laid lit; in the edge, what can be done beside the question."""
    rect = scene.layout["hand"]
    canvas = Canvas(rect.width, rect.height)
    frame(canvas, Rect(0, 0, rect.width, rect.height), title=[Run("Hand", "text")])
    lit, x = marks(scene), 2
    for card in scene.view["hand"]:
        mark = lit.get(("lot", card))
        link = ("option", mark.option) if mark else ("read", ("lot", card))
        if x + 8 < rect.width:
            words = f"{mark.digit if mark else ' '}:{card}"
            x = canvas.put(x, 1, words, "key" if mark else "unplayable", link=link) + 2
    x = 2
    for ref, mark in act_marks(scene).items():
        x = canvas.put(x, 2, str(ref[0]), "info", link=("act", mark.option)) + 2
    return canvas.rows()


REGIONS: Mapping[str, Drawer] = {"prizes": prizes, "hand": hand}
WALK = ("prizes", "hand", "log")
