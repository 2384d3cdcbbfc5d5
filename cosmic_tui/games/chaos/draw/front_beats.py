"""What the front shows while the film plays a moment that is over in the view: bombs falling, ships breaking, a trap.

Draws from the facts of the beat and its frame; falling cards never show a face.
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import Canvas, Rect, Run, cut_runs, wrap_runs
from cosmic_tui.draw.digits import big
from cosmic_tui.games.chaos import cards
from cosmic_tui.games.chaos.draw import heap, silhouette
from cosmic_tui.games.chaos.scene import Scene

KINDS = frozenset(("bombed", "destroyed", "trap", "shown"))
MOST_CARDS = 8
TALL = 7  # rows from which there is room for a picture
CARD, SEAT = 1, 2


def wanted(scene: Scene) -> bool:
    return scene.beat is not None and scene.beat.kind in KINDS


def draw(canvas: Canvas, scene: Scene, rect: Rect) -> None:
    assert scene.beat is not None
    kind = scene.beat.kind
    if kind == "bombed":
        _bombed(canvas, scene, rect)
    elif kind == "destroyed":
        _destroyed(canvas, scene, rect)
    else:
        _turned(canvas, scene, rect)


def _bombed(canvas: Canvas, scene: Scene, rect: Rect) -> None:
    """Draw the colony with its size before and now, and a card's back for each card that has fallen so far."""
    beat = scene.beat
    assert beat is not None
    seat, before, now = beat.facts["whom"], beat.facts["before"], beat.facts["now"]
    if rect.height < TALL:
        runs = [
            Run(str(before), scene.token(seat), "", "bold"),
            Run(" ━► ", "danger"),
            Run(str(now), "danger", "", "bold"),
        ]
        canvas.write(rect.x, rect.y, cut_runs(runs, rect.width))
        return
    x = rect.x + 2
    heap.pile(canvas, scene, Rect(x, rect.y, 14, min(7, rect.height)), seat, 0)
    x += 18
    for row, line in enumerate(big(str(before))):
        canvas.put(x, rect.y + 1 + row, line, scene.token(seat), attrs="bold")
    x += len(big(str(before))[0]) + 2
    canvas.put(x, rect.y + 2, "━►", "danger", attrs="bold")
    for row, line in enumerate(big(str(now))):
        canvas.put(x + 4, rect.y + 1 + row, line, "danger", attrs="bold")
    x += 4 + len(big(str(now))[0]) + 3
    fallen = min(MOST_CARDS, beat.facts["n"]) if beat.still else beat.frame
    for number in range(fallen):
        _back(canvas, rect, x + number % 4 * 7, rect.y + 1 + number // 4 * 3 + number % 2)


def _back(canvas: Canvas, rect: Rect, x: int, y: int) -> None:
    if x + 5 <= rect.x + rect.width and y + 1 < rect.y + rect.height:
        canvas.put(x, y, "╱╲╱╲", "muted", "card_back")
        canvas.put(x, y + 1, "╲╱╲╱", "muted", "card_back")


def _destroyed(canvas: Canvas, scene: Scene, rect: Rect) -> None:
    """Draw what was destroyed. Ships break in three pictures; other cards are named."""
    beat = scene.beat
    assert beat is not None
    states = ("damaged", "destroyed", "destroyed")
    state = states[2] if beat.still else states[min(beat.frame, 2)]
    x = rect.x + 2
    for entry in beat.facts["gone"]:
        name = cards.name(scene.words, entry[CARD])
        ship = cards.known(entry[CARD]) and cards.type_of(entry[CARD]) == "ship"
        wide = max(silhouette.SIZE, len(name) + 2) + 3
        if x + wide > rect.x + rect.width:
            return
        if ship and rect.height >= TALL:
            found = cards.card(entry[CARD])
            token = scene.token(entry[SEAT])
            silhouette.draw(canvas, scene.look, x, rect.y + 1, found.species, found.subtype, token, state=state)
        y = rect.y + (6 if rect.height >= TALL else 0)
        canvas.put(x, y, f"({name})", "danger", attrs="bold")
        x += wide


def _turned(canvas: Canvas, scene: Scene, rect: Rect) -> None:
    """Draw a card that was turned up: its name, its kind and its text."""
    beat = scene.beat
    assert beat is not None
    ident = beat.facts["card"]
    title = [Run(cards.name(scene.words, ident), cards.token_of(ident), "", "bold")]
    title.append(Run(f"  {cards.kind_line(scene.words, ident)}", "muted"))
    rows = [title, *wrap_runs([Run(cards.text(scene.words, ident), "text")], rect.width - 4)]
    for y, row in enumerate(rows[: rect.height]):
        canvas.write(rect.x + 2, rect.y + y, cut_runs(row, rect.width - 4))
