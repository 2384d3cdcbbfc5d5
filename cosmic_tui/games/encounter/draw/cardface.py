"""The two encounter cards on the stage: not chosen yet, face down, or face up. Draws one card into a rectangle."""

from __future__ import annotations

from cosmic_tui.canvas.cells import Canvas, Rect, fit, wrap
from cosmic_tui.canvas.frame import frame
from cosmic_tui.draw.digits import ROWS, big, has_blocks
from cosmic_tui.games.encounter.draw.motion import BACK, BACK_NARROW, BLANK, EDGE, turning
from cosmic_tui.games.encounter.draw.names import card_token
from cosmic_tui.games.encounter.draw.situation import Side
from cosmic_tui.games.encounter.faces import card_kind, card_value
from cosmic_tui.games.encounter.scene import Scene

SMALL = 7  # a card of fewer rows has no heading, and one word on its back


def card(canvas: Canvas, scene: Scene, side: Side, rect: Rect) -> None:
    """Draw one side's card as this reader may see it, or while it is being turned."""
    turn = turning(scene, side.side)
    if turn >= 0:
        _turning(canvas, scene, rect, turn)
    elif side.card in ("open", "stated") and side.face:
        _open(canvas, scene, side.face, rect)
    elif side.card in ("down", "ready"):
        _back(canvas, rect)
        if side.face:
            lies = [scene.say("scr-lies_down")] if rect.height >= SMALL else []
            _label(canvas, rect, [*lies, short_face(scene, side.face)], card_token(side.face))
        else:
            _label(canvas, rect, [scene.say("scr-ready")], "text")
    elif scene.draft is not None and scene.draft.question["why"] == "planning.pick" and side.main == scene.me:
        frame(canvas, rect, token="faint")
        room = rect.width - (4 if rect.height >= SMALL else 2)
        _centred(canvas, rect, wrap(scene.say("scr-choose_card"), room), "key", "bold")
    else:
        frame(canvas, rect, token="faint")
    if side.face:
        canvas.fill(*rect, link=("read", ("card", side.face)))


def narrow_card(canvas: Canvas, scene: Scene, side: Side, rect: Rect) -> None:
    """Draw a card in three rows between two edges: its number, its pattern, or nothing."""
    turn, open_ = turning(scene, side.side), side.card in ("open", "stated") and bool(side.face)
    if turn == EDGE:
        edge(canvas, rect)
        return
    narrow = 2 if turn in (BACK_NARROW, BLANK) else 0
    inner = Rect(rect.x + narrow, rect.y, rect.width - 2 * narrow, rect.height)
    back = turn in (BACK, BACK_NARROW) or (turn < 0 and not open_ and side.card in ("down", "ready"))
    front = turn == BLANK or (turn < 0 and open_)
    token = card_token(side.face) if front and turn < 0 else "line" if back else "faint"
    ground = "card_back" if back else "card_face" if front else "bg"
    canvas.clear(*inner, ground)
    for row in range(inner.height):
        canvas.put(inner.x, inner.y + row, "▌", token, ground)
        canvas.put(inner.x + inner.width - 1, inner.y + row, "▐", token, ground)
    if back:
        _slants(canvas, inner, 0)
        if turn < 0:
            word = short_face(scene, side.face) if side.face else scene.say("scr-ready")
            _label(canvas, inner, [word], card_token(side.face) if side.face else "text")
    elif front and turn < 0:
        kind, value = card_kind(side.face), card_value(side.face)
        figure(canvas, scene, inner, value or scene.say(f"letter-{kind}"), card_token(side.face))
    if side.face:
        canvas.fill(*rect, link=("read", ("card", side.face)))


def _turning(canvas: Canvas, scene: Scene, rect: Rect, turn: int) -> None:
    """Draw a turning card: its back, the back narrower, the edge, the front narrower and still empty."""
    narrow = max(2, rect.width // 6)
    inner = Rect(rect.x + narrow, rect.y, rect.width - 2 * narrow, rect.height)
    if turn == BACK:
        _back(canvas, rect)
        _label(canvas, rect, [scene.say("scr-ready")], "text")
    elif turn == BACK_NARROW:
        _back(canvas, inner)
    elif turn == EDGE:
        edge(canvas, rect)
    else:
        frame(canvas, inner, token="muted", ground="card_face")


def edge(canvas: Canvas, rect: Rect) -> None:
    """Draw a card seen from its edge."""
    line = "┃" if rect.height < SMALL and rect.width % 2 else "┃┃"
    for row in range(rect.height):
        canvas.put(rect.x + (rect.width - len(line)) // 2, rect.y + row, line, "muted")


def short_face(scene: Scene, face: str) -> str:
    return scene.say(f"card-{card_kind(face)}", "short", value=card_value(face))


def _open(canvas: Canvas, scene: Scene, face: str, rect: Rect) -> None:
    token = card_token(face)
    frame(canvas, rect, token=token, ground="card_face")
    if rect.height < SMALL:
        _open_small(canvas, scene, face, rect)
        return
    kind = card_kind(face)
    heading = fit(scene.say(f"type-{kind}", "heading").upper(), rect.width - 2)
    canvas.put(rect.x + (rect.width - len(heading)) // 2, rect.y + 1, heading, token, attrs="bold")
    value = card_value(face)
    if not value:
        _centred(canvas, rect, [scene.say(f"letter-{kind}")], "text", "bold")
    elif scene.look.glyphs.ascii_only:
        _centred(canvas, rect, [value], "text", "bold")
    else:
        _centred(canvas, rect, big(value), token, "bold", rows=ROWS)


def _open_small(canvas: Canvas, scene: Scene, face: str, rect: Rect) -> None:
    """Draw a card's front with its number alone; for other cards a letter, with the short name in the lower edge."""
    token, kind, value = card_token(face), card_kind(face), card_value(face)
    figure(canvas, scene, rect, value or scene.say(f"letter-{kind}"), token)
    word = short_face(scene, face)
    if not value and len(word) <= rect.width - 4:
        canvas.put(rect.x + (rect.width - len(word) - 2) // 2, rect.y + rect.height - 1, f" {word} ", token)


def figure(canvas: Canvas, scene: Scene, rect: Rect, text: str, token: str) -> None:
    """Draw a number or a letter in the middle of a small card, in large digits if possible."""
    blocks = has_blocks(text) and not scene.look.glyphs.ascii_only
    _centred(canvas, rect, big(text) if blocks else [text], token, "bold", rows=ROWS if blocks else 0)


def _back(canvas: Canvas, rect: Rect) -> None:
    """Draw a card's back: a pattern of slanted lines."""
    frame(canvas, rect, token="line", ground="card_back")
    _slants(canvas, rect, 1)


def _slants(canvas: Canvas, rect: Rect, around: int) -> None:
    """Draw the pattern of a card's back, without `around` rows at the upper and lower edge."""
    for row in range(rect.height - 2 * around):
        pattern = ("╲╱", "╱╲")[row % 2] * rect.width
        canvas.put(rect.x + 1, rect.y + around + row, pattern[: rect.width - 2], "line", "card_back")


def _label(canvas: Canvas, rect: Rect, lines: list[str], token: str) -> None:
    """Write words in the middle of a card's back."""
    top = rect.y + rect.height // 2 - len(lines) // 2
    for number, line in enumerate(lines):
        line = fit(line, rect.width - 2)
        line = f" {line} " if len(line) <= rect.width - 4 else line
        canvas.put(rect.x + (rect.width - len(line)) // 2, top + number, line, token, "card_back", "bold")


def _centred(canvas: Canvas, rect: Rect, lines: list[str], token: str, attrs: str = "", rows: int = 0) -> None:
    top = rect.y + (rect.height - (rows or len(lines))) // 2
    for number, line in enumerate(lines):
        line = line if rows else fit(line, rect.width - 2)
        canvas.put(rect.x + (rect.width - len(line)) // 2, top + number, line, token, attrs=attrs)
