"""The stage without a gate: start of turn, destiny, the result of an encounter. A card or a planet beside lines of
text.

Draws into a framed canvas, in the three larger sizes.
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import Canvas, Rect, cut_runs, fit, runs_width, wrap_runs
from cosmic_tui.canvas.frame import frame
from cosmic_tui.canvas.syllables import wrapped
from cosmic_tui.draw.disc import disc
from cosmic_tui.draw.sky import fog, stars
from cosmic_tui.games.encounter.draw.art import FULL, LARGE, LOW, art_of
from cosmic_tui.games.encounter.draw.cardface import edge
from cosmic_tui.games.encounter.draw.motion import BACK, EDGE, destiny_turning
from cosmic_tui.games.encounter.draw.planets import owner_of
from cosmic_tui.games.encounter.draw.situation import destiny_word
from cosmic_tui.games.encounter.draw.stage_words import lines_of, stack_lines
from cosmic_tui.games.encounter.draw.standing import standing
from cosmic_tui.games.encounter.scene import Scene
from cosmic_tui.look.glyphs import UNICODE

CARD = {LOW: (11, 5), FULL: (13, 7), LARGE: (17, 11)}
LEFT = 3
DISCS = {LOW: 8, FULL: 12, LARGE: 22}


def calm(canvas: Canvas, scene: Scene, stage: str) -> None:
    """Draw lines with something large beside them; if there is room, all players' standing below."""
    fog(canvas, scene.look, Rect(1, 1, canvas.width - 2, canvas.height - 2))
    art = art_of(scene)
    x, y = LEFT, 1 if art == LOW else 2
    size = DISCS[art]
    below = y
    cards: tuple[Rect, ...] = ()
    if stage in ("destiny", "aim") and scene.view["destiny"]:
        wide, high = CARD[art]
        cards = (Rect(x, y, wide, high),)
        _destiny_card(canvas, scene, cards[0])
        x += wide + 3
        below = y + high
    end = canvas.width - 2
    if stage == "outcome" and scene.view["target"] >= 0 and scene.look.discs:
        end -= size + 2
        target = scene.view["target"]
        disc(canvas, scene.look, end, y, size, scene.token(owner_of(scene, target)), target)
        below = y + size // 2
    elif scene.look.discs and _has_room(scene, x):
        end -= size + 2
        who = scene.view["defense"] if scene.view["defense"] >= 0 else scene.view["offense"]
        disc(canvas, scene.look, end, y, size, scene.token(who), 7 * who + 3)
        below = max(below, y + size // 2)
    lines = [*lines_of(scene, stage), *stack_lines(scene)]
    rooms = [wrap_runs(line, end - x) if runs_width(line) > end - x else [tuple(line)] for line in lines]
    gap = 0 if canvas.height - 2 < sum(map(len, rooms)) + len(rooms) else 1
    for row in [row for rows in rooms for row in (*rows, *[()] * gap)]:
        if y < canvas.height - 1:
            canvas.write(x, y, cut_runs(list(row), end - x))
        y += 1
    _standing(canvas, scene, max(y, below + 1))
    sparkle = scene.beat.frame if scene.beat is not None and scene.beat.kind == "ended" else 0
    stars(canvas, scene.look, Rect(1, 1, canvas.width - 2, canvas.height - 2), 11 + sparkle, cards)


def _standing(canvas: Canvas, scene: Scene, y: int) -> None:
    """Draw all players' standing, if there are rows for it."""
    rows = standing(scene, canvas.width)
    art = art_of(scene)
    gap = 2 if art == LARGE and y + 2 * len(rows) < canvas.height - 1 else 1
    if art == LOW or y + gap * len(rows) > canvas.height - 1:
        return
    y = canvas.height - 1 - gap * len(rows)
    for number, row in enumerate(rows):
        canvas.write(3, y + gap * number, cut_runs(row, canvas.width - 6))


def _has_room(scene: Scene, x: int) -> bool:
    """Return whether a planet fits beside the lines that begin at this column. Beside a card it fits only in the widest
    size.
    """
    art = art_of(scene)
    return art == LARGE or (art == FULL and x == LEFT)


def _destiny_card(canvas: Canvas, scene: Scene, rect: Rect) -> None:
    """Draw the turned destiny card, in the color it names."""
    card = scene.view["destiny"]
    seat = int(card[5:]) if card.startswith("seat_") else -1
    token = scene.token(seat) if seat >= 0 else "key"
    turning = destiny_turning(scene)
    if turning == EDGE:
        edge(canvas, rect)
        return
    hidden = turning == BACK
    frame(canvas, rect, token="line" if hidden else token, ground="card_back" if hidden else "card_face")
    if hidden:
        return
    words = wrapped(destiny_word(scene).upper(), rect.width - 2)
    middle = rect.y + rect.height // 2
    top = max(rect.y + 1, middle - len(words) // 2 - (seat >= 0))
    for number, word in enumerate(words[: rect.height - 2]):
        word = fit(word, rect.width - 2)
        canvas.put(rect.x + (rect.width - len(word)) // 2, top + number, word, token, attrs="bold")
    if seat >= 0:
        shape = UNICODE.shape(scene.colour(seat))
        canvas.put(rect.x + rect.width // 2, top + len(words), shape, token)
