"""A colony drawn as a heap of cards that shrinks, with its number in large figures beside it, or as a bar where there
is little room.

Half a row stands for about three cards. Stripes suggest cards, and endangered cards are red. Draws cells.
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import Canvas, Rect, Run, fit, mix
from cosmic_tui.canvas.text import badge
from cosmic_tui.draw.digits import big
from cosmic_tui.draw.look import FLAT
from cosmic_tui.games.chaos.draw.lit import by_zone
from cosmic_tui.games.chaos.scene import Scene

LOW, LAST = 15, 5  # cards at which the number warns
STRIPE = 4  # steps between one card and the next


def full(scene: Scene) -> int:
    """Return the size of a full deck at this table."""
    return 45 if scene.view["mode"] == "official" else 30


def height(cards: int, most: int, halves: int) -> int:
    """Return the number of half rows in a heap. It falls with the number of cards and is at least one while a card is
    left.
    """
    if cards <= 0:
        return 0
    return max(1, min(halves, -(-cards * halves // max(most, 1))))


def number_token(cards: int, seat: str) -> str:
    return "danger" if cards <= LAST else "warn" if cards <= LOW else seat


def pile(canvas: Canvas, scene: Scene, rect: Rect, seat: int, danger: int = 0) -> None:
    """Draw a colony as a heap: `danger` cards of it in red, and dots up to its former height."""
    cards, most = scene.seat(seat)["colony"], full(scene)
    halves = 2 * rect.height
    stands = height(cards, most, halves)
    red = stands - height(max(0, cards - danger), most, halves) if danger else 0
    token = scene.token(seat)
    for row in range(rect.height):
        lower, upper = halves - 2 * row - 1, halves - 2 * row  # counted from the ground
        y = rect.y + row
        tones = [_tone(scene, level, stands, red, token) for level in (upper, lower)]
        if not any(tones):
            canvas.put(rect.x, y, "·", "faint")
            canvas.put(rect.x + rect.width - 1, y, "·", "faint")
        elif scene.look.shades == FLAT:
            canvas.put(rect.x, y, "█" * rect.width, tones[1] or tones[0])
        elif tones[0]:
            canvas.put(rect.x, y, "▀" * rect.width, tones[0], tones[1])
        else:
            canvas.put(rect.x, y, "▄" * rect.width, tones[1])


def _tone(scene: Scene, level: int, stands: int, red: int, token: str) -> str:
    if level > stands:
        return ""
    base = "danger" if level > stands - red else token
    if scene.look.shades == FLAT:
        return base
    return mix(base, "bg", STRIPE if level % 2 else 0)


def beside(canvas: Canvas, scene: Scene, x: int, y: int, room: int, seat: int, danger: int = 0) -> None:
    """Draw the text beside the heap: the word, the number in large figures, and the number of cards at the start."""
    cards = scene.seat(seat)["colony"]
    mark = by_zone(scene).get(("colony", seat))
    link = ("option", mark.option) if mark else ("read", ("seat", seat))
    canvas.put(x, y, scene.say("zone-colony"), "muted")
    if mark and mark.digit:
        canvas.write(x + len(scene.say("zone-colony")) + 1, y, [badge(mark.digit, mark.chosen, link)])
    token = number_token(cards, scene.token(seat))
    for row, line in enumerate(big(str(cards))):
        canvas.put(x, y + 1 + row, line, token, attrs="bold")
    canvas.put(x, y + 4, fit(words(scene, cards), room), "muted" if cards > LOW else token)
    if danger:
        canvas.put(x, y + 5, fit(scene.say("bd-in_danger", n=min(danger, cards)), room), "danger", attrs="bold")
    canvas.put(x, y + 6, fit(scene.say("bd-of", number=full(scene)), room), "muted")
    canvas.fill(x, y, room, 7, link=link)


def words(scene: Scene, cards: int) -> str:
    return scene.say("bd-left", n=cards) if cards <= LOW else scene.say("bd-cards_left")


def bar(scene: Scene, seat: int, wide: int) -> list[Run]:
    """Draw a colony as a bar in one row: `━━━━┄┄┄┄`."""
    cards, most = scene.seat(seat)["colony"], full(scene)
    filled = height(cards, most, wide)
    return [
        Run("━" * filled, number_token(cards, scene.token(seat))),
        Run("┄" * (wide - filled), "faint"),
    ]
