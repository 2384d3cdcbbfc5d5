"""The stage without a gate: start of turn, destiny, what an encounter has brought. A card or a planet beside its lines.

Draws into a framed canvas, in the three larger sizes.
"""

from __future__ import annotations

from cosmic_tui.draw.cells import Canvas, cut_runs, fit, wrap
from cosmic_tui.draw.disc import disc
from cosmic_tui.draw.frame import frame
from cosmic_tui.draw.layout import LARGE, SMALL, Rect
from cosmic_tui.draw.motion import face_hidden, narrowing
from cosmic_tui.draw.scene import Scene
from cosmic_tui.draw.situation import destiny_word
from cosmic_tui.draw.sky import fog, stars
from cosmic_tui.draw.stage_words import destiny_lines, outcome_lines, stack_lines, start_lines
from cosmic_tui.look.glyphs import UNICODE

CARD = {SMALL: (11, 5), LARGE: (17, 11)}
MIDDLE_CARD = (13, 7)
DISCS = {SMALL: 8, LARGE: 20}
MIDDLE_DISC = 12


def calm(canvas: Canvas, scene: Scene, stage: str) -> None:
    """Lines, and something large beside them."""
    fog(canvas, scene.look, Rect(1, 1, canvas.width - 2, canvas.height - 2))
    x, y = 3, 1 if scene.layout.name == SMALL else 2
    if stage in ("destiny", "aim") and scene.view["destiny"]:
        wide, high = CARD.get(scene.layout.name, MIDDLE_CARD)
        _destiny_card(canvas, scene, Rect(x, y, wide, high))
        x += wide + 3
    end = canvas.width - 2
    if stage == "outcome" and scene.view["target"] >= 0 and scene.look.discs:
        size = DISCS.get(scene.layout.name, MIDDLE_DISC)
        end -= size + 2
        target = scene.view["target"]
        disc(canvas, scene.look, end, y, size, scene.token(scene.owner(target)), target)
    lines = {"outcome": outcome_lines, "destiny": destiny_lines, "aim": destiny_lines}.get(stage, start_lines)(scene)
    lines += stack_lines(scene)
    gap = 1 if canvas.height - 2 < 2 * len(lines) else 2
    for number, line in enumerate(lines):
        row = y + number * gap
        if row >= canvas.height - 1:
            break
        canvas.write(x, row, cut_runs(line, end - x))
    stars(canvas, scene.look, Rect(1, 1, canvas.width - 2, canvas.height - 2), 11)


def _destiny_card(canvas: Canvas, scene: Scene, rect: Rect) -> None:
    """The turned card, in the colour it names."""
    card = scene.view["destiny"]
    seat = int(card[5:]) if card.startswith("seat_") else -1
    token = scene.token(seat) if seat >= 0 else "key"
    if narrow := narrowing(scene.motion):
        by = rect.width * narrow // 6
        rect = Rect(rect.x + by, rect.y, rect.width - 2 * by, rect.height)
    hidden = face_hidden(scene.motion)
    frame(canvas, rect, token="line" if hidden else token, ground="card_back" if hidden else "card_face")
    if hidden:
        return
    words = wrap(destiny_word(scene).upper(), rect.width - 2)
    middle = rect.y + rect.height // 2
    top = max(rect.y + 1, middle - len(words) // 2 - (seat >= 0))
    for number, word in enumerate(words[: rect.height - 2]):
        word = fit(word, rect.width - 2)
        canvas.put(rect.x + (rect.width - len(word)) // 2, top + number, word, token, attrs="bold")
    if seat >= 0:
        shape = UNICODE.shape(scene.colour(seat))
        canvas.put(rect.x + rect.width // 2, top + len(words), shape, token)
