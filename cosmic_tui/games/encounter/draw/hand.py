"""The reader's hand: tiles where there is room, rows of short names where there is not. Playable cards are highlighted.

A playable card carries its digit of the prompt; any other says when it is playable. Draws the region "hand".
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from cosmic_tui.canvas.cells import Canvas, Rect, Row, Run, fit, runs_width, width, wrap
from cosmic_tui.canvas.frame import HEAVY, LIGHT, frame
from cosmic_tui.canvas.syllables import wrapped
from cosmic_tui.canvas.text import badge, key_runs, numbers
from cosmic_tui.draw.hands import first_shown
from cosmic_tui.draw.layout import COMPACT, LARGE
from cosmic_tui.draw.scene import Mark, all_marks, edge_of
from cosmic_tui.games.encounter.draw.names import card_item, card_label, card_tight, card_token
from cosmic_tui.games.encounter.draw.things import CARDS
from cosmic_tui.games.encounter.faces import card_kind, card_rank
from cosmic_tui.games.encounter.scene import Scene

NOW = "now"
LATER = ("moment", "response")  # why a card is dark that has a moment of its own
LARGE_TILE, TILE, NARROW_TILE = 20, 16, 9
FRAMED, BARE = 7, 5  # rows of a hand of tiles, with a frame around them and without one
DETAIL = 70  # columns at the right end of the widest hand, for the card in focus


class Held(NamedTuple):
    """A card in hand with everything needed to draw it."""

    card: str
    mark: Mark | None
    reason: str  # "now", or why it is dark
    half: str
    moments: list[str]
    copies: int = 1
    hoard: bool = False  # it lies on the sheet and may be played from there

    @property
    def lit(self) -> bool:
        return self.mark is not None


def held_cards(scene: Scene, together: bool) -> list[Held]:
    """Return the hand in order; `together` counts equal cards instead of repeating them."""
    notes = {note[0]: note for note in scene.view.get("cards", [])}
    lit = _lit_cards(scene)
    cards = list(scene.view.get("hand", []))
    if scene.sort:
        cards.sort(key=card_rank)
    found: list[Held] = []
    for place, card in enumerate(cards):
        before = cards[:place].count(card)
        found_marks = lit.get(card, [])
        together_here = together and len(found_marks) <= 1
        if before and together_here:
            continue
        _, reason, half, moments = notes.get(card, [card, "not_asked", "", []])
        mark = found_marks[min(before, len(found_marks) - 1)] if found_marks else None
        if mark is not None and before >= len(found_marks):
            mark = mark._replace(digit="", here=False)  # a digit stands in one place only
        found.append(Held(card, mark, reason, half, moments, cards.count(card) if together_here else 1))
    return found + _hoarded(scene)


def _hoarded(scene: Scene) -> list[Held]:
    """Return the reader's second hand, after the first."""
    hoard = scene.view.get("kept", {}).get("second_hand", 0)
    if isinstance(hoard, int):
        return []
    lit = {ref[1]: mark for ref, mark in all_marks(scene) if ref[0] == "hoard" and len(ref) > 1}
    return [Held(card, lit.get(card), NOW, "", [], hoard=True) for card in sorted(hoard, key=card_rank)]


def _lit_cards(scene: Scene) -> dict[str, list[Mark]]:
    """Return the marks of each card; equal cards may be separate options."""
    found: dict[str, list[Mark]] = {}
    for ref, mark in all_marks(scene):
        if ref[0] == "card" and len(ref) > 1:
            found.setdefault(ref[1], []).append(mark)
    return found


def hand(scene: Scene) -> list[Row]:
    """Draw the whole region."""
    rect = scene.layout["hand"]
    canvas = Canvas(rect.width, rect.height, "panel" if scene.narrow else "bg")
    if scene.me < 0:
        return canvas.rows()
    if rect.height >= FRAMED:
        _tiles(canvas, scene)
    elif rect.height >= BARE:
        _laid_out(canvas, scene, held_cards(scene, together=False), Rect(0, 0, rect.width, rect.height))
    else:
        _rows(canvas, scene)
    return canvas.rows()


# --- rows --------------------------------------------------------------------------------------------------------


def _rows(canvas: Canvas, scene: Scene) -> None:
    """Draw short names in one or two rows, and below them when the other cards can be played. If the hand is too long,
    playable cards come first.
    """
    held = held_cards(scene, together=True)
    lines = canvas.height - 1
    tight = scene.layout.name == COMPACT
    x = (
        canvas.put(
            1,
            0,
            scene.say("scr-hand_head", "" if tight else "long", number=len(scene.view.get("hand", []))),
            "text",
            attrs="bold",
        )
        + 1
    )
    first, y = x, 0
    names = [_named(scene, card, tight) for card in held]
    if scene.focus == "hand" and names:
        here = min(scene.focus_at, len(names) - 1)
        names[here] = [run._replace(ground=run.ground or "select") for run in names[here]]
    gap = 1 if tight else 2
    if sum(runs_width(runs) + gap for runs in names) > (canvas.width - first - 1) * lines:
        names = [runs for lit in (True, False) for runs, card in zip(names, held, strict=True) if card.lit is lit]
    shown = 0
    start = min(scene.page, max(0, len(names) - 1))
    for number, runs in enumerate(names[start:], start):
        page = f"‹ {start + 1}-{number + 1}/{len(names)} ›"
        more = width(page) + 1 if number < len(names) - 1 and y == lines - 1 else 0
        if x + runs_width(runs) > canvas.width - 1 - more:
            if y == lines - 1:
                break
            x, y = first, y + 1
        x = canvas.write(x, y, runs) + gap
        shown = number + 1
    if start or shown < len(names):
        canvas.write_right(
            canvas.width - 1, lines - 1, [Run(f"‹ {start + 1}-{shown}/{len(names)} ›", "muted", link=("hand", shown))]
        )
    canvas.write(1, canvas.height - 1, _when(scene, held, canvas.width - 2))


def _link(card: Held) -> tuple[object, ...]:
    return ("option", card.mark.option) if card.mark else ("read", ("card", card.card))


def _named(scene: Scene, card: Held, tight: bool) -> list[Run]:
    """Return a card's name: ` 2 Attack 12`, or its name alone while it cannot be played; in a tight row ` 2 A12` or
    `(R+3)`.
    """
    gap = "" if tight else " "
    text = card_tight(scene.words, card.card) if tight else card_label(scene.words, card.card)
    text += f"{gap}×{card.copies}" if card.copies > 1 else ""
    text = f"{CARDS}{gap}{text}" if card.hoard else text
    link = _link(card)
    if card.mark is None:
        return [Run(f"({text})" if tight else text, "unplayable", "", "", link)]
    attrs = "bold underline" if card.mark.here or card.mark.chosen else "bold"
    return [
        badge(card.mark.digit or " ", card.mark.chosen, link),
        Run(" "),
        Run(text, card_token(card.card), "", attrs, link),
    ]


def when_word(scene: Scene, card: Held) -> str:
    """Return in a few words when a card becomes playable, or what prevents it."""
    if card.hoard:
        return scene.say("zone-hoard")
    if card.reason in LATER and card.moments:
        return scene.say(f"moment-{card.moments[0].replace('.', '-')}", "short")
    return scene.say(f"scr-dark_{card.reason}") if card.reason != NOW else ""


def _when(scene: Scene, held: list[Held], room: int) -> list[Run]:
    """Return the cards that cannot be played now, grouped by the moment at which they can. If no card can be played
    now, that comes first.
    """
    if not scene.view.get("hand"):
        return [Run(scene.say("scr-hand", n=0), "muted")]
    groups: dict[str, list[str]] = {}
    for card in held:
        if not card.lit and not card.hoard:
            sign = "→ " if card.reason in LATER and card.moments else ""
            groups.setdefault(sign + when_word(scene, card), []).append(card_tight(scene.words, card.card))
    if not groups:
        return [Run(scene.say("scr-all_lit"), "muted")]
    parts = [f"{', '.join(names)} {when}" for when, names in groups.items()]
    text = f"{scene.say('scr-dark')} {' · '.join(parts)}"
    if width(text) <= room:
        return [Run(text, "muted")]
    rest = key_runs(scene.look.keys, (("why_not", scene.say("key-why_not")),))
    while len(parts) > 1 and width(text) + 3 + runs_width(rest) > room:
        parts.pop()
        text = f"{scene.say('scr-dark')} {' · '.join(parts)}"
    return [Run(fit(text, room - 3 - runs_width(rest)), "muted"), Run("   "), *rest]


# --- tiles -------------------------------------------------------------------------------------------------------


def _tiles(canvas: Canvas, scene: Scene) -> None:
    """Draw a frame with a tile for every card. In the widest window the text of the card in focus stands beside them.
    """
    held = held_cards(scene, together=False)
    rect = Rect(0, 0, canvas.width, canvas.height)
    title = [Run(scene.say("scr-hand_title"), "text", "", "bold"), *numbers(f" {len(scene.view.get('hand', []))}")]
    keys = key_runs(scene.look.keys, (("why_not", scene.say("key-why_not")), ("sort", scene.say("key-sort"))), gap=4)
    corner = [Run(f"{scene.say('scr-lit')}    ", "muted"), *keys]
    token, heavy = edge_of(scene, "hand")
    frame(canvas, rect, token=token, heavy=heavy, title=title, corner=corner)
    detail = DETAIL if scene.layout.name == LARGE else 0
    _laid_out(canvas, scene, held, Rect(1, 1, canvas.width - 2 - detail, canvas.height - 2))
    if detail:
        _detail(canvas, scene, held, Rect(canvas.width - detail, 1, detail - 2, canvas.height - 2))


def _laid_out(canvas: Canvas, scene: Scene, held: list[Held], rect: Rect) -> None:
    """Draw the tiles side by side, as wide as possible; only a page of them if there are too many."""
    room = rect.width - 2
    widest = LARGE_TILE if scene.layout.name == LARGE else TILE
    wide = min(widest, max(NARROW_TILE, (room + 1) // max(1, len(held)) - 1))
    per_page = max(1, (room + 1) // (wide + 1))
    here = scene.focus_at if scene.focus == "hand" else _highlighted(held)
    start = first_shown(scene, len(held), per_page, here)
    for place, card in enumerate(held[start : start + per_page]):
        looked_at = scene.focus == "hand" and start + place == scene.focus_at
        _tile(canvas, scene, card, Rect(rect.x + 1 + place * (wide + 1), rect.y, wide, rect.height), looked_at)
    if len(held) > per_page:
        text = scene.say("scr-page_of", low=start + 1, high=min(len(held), start + per_page), max=len(held))
        canvas.write_right(
            canvas.width - 2, canvas.height - 1, [Run(f" ‹ {text} › ", "muted", link=("hand", start + per_page))]
        )


def _highlighted(held: list[Held]) -> int | None:
    return next((place for place, card in enumerate(held) if card.mark and card.mark.here), None)


def _tile(canvas: Canvas, scene: Scene, card: Held, rect: Rect, looked_at: bool) -> None:
    """Draw one card: its kind, its name, and when it can be played; if that is now, its digit in the lower edge."""
    token = card_token(card.card)
    mark = card.mark
    chosen = mark is not None and (mark.chosen or mark.here)
    lines = HEAVY if chosen or looked_at else LIGHT
    # In a crowded hand only the upper edges light up: a question stays small on a slow line.
    crowded = rect.width <= NARROW_TILE and not chosen
    ground = "card_face" if card.lit and not crowded else "bg"
    edge = "focus" if looked_at else token if card.lit else "line"
    rest = "line" if crowded and not looked_at else edge
    x, y, wide, high = rect
    link = _link(card)
    canvas.clear(x, y, wide, high, ground)
    canvas.fill(x, y, wide, high, link=link)
    canvas.put(x, y, lines.corners[0] + lines.across * (wide - 2) + lines.corners[1], edge)
    for row in range(y + 1, y + high - 1):
        canvas.put(x, row, lines.upright, rest)
        canvas.put(x + wide - 1, row, lines.upright, rest)
    canvas.put(x, y + high - 1, lines.corners[2] + lines.across * (wide - 2) + lines.corners[3], rest)
    if mark is not None and mark.digit:
        canvas.write(x + wide // 2 - 2, y + high - 1, [badge(mark.digit, chosen, link)])
    _face(canvas, scene, card, rect, token if card.lit else "unplayable")


def _face(canvas: Canvas, scene: Scene, card: Held, rect: Rect, token: str) -> None:
    """Draw the words on a tile, centered."""
    x, y, wide, high = rect
    kind = card_kind(card.card)
    heading = scene.say(f"type-{kind}", "heading")
    if len(heading) > wide - 2 and scene.words.has(f"type-{kind}", "short"):
        heading = scene.say(f"type-{kind}", "short")
    heading = fit(heading, wide - 2)
    _centred(canvas, x, y + 1, wide, heading.upper() if card.lit else heading, token, "bold" if card.lit else "")
    item = card_item(scene.words, card.card) if kind != "negotiate" and kind != "morph" else scene.say(f"letter-{kind}")
    lines = wrapped(item, wide - 2)
    lines = lines[: 3 if any(line.endswith("-") for line in lines) else 2]
    for number, line in enumerate(lines):
        _centred(
            canvas,
            x,
            y + 2 + number,
            wide,
            line,
            "text" if card.lit or kind != "attack" else token,
            "bold" if card.lit else "",
        )
    if not card.lit or card.hoard:
        room = high - 2 - 1 - len(lines)
        words = wrap(when_word(scene, card), wide - 2)[: max(0, room)]
        for number, line in enumerate(words):
            _centred(canvas, x, y + high - 1 - len(words) + number, wide, line, "unplayable")


def _centred(canvas: Canvas, x: int, y: int, wide: int, text: str, token: str, attrs: str = "") -> None:
    text = fit(text, wide - 2)
    canvas.put(x + 1 + (wide - 2 - len(text)) // 2, y, text, token, attrs=attrs)


def _detail(canvas: Canvas, scene: Scene, held: list[Held], rect: Rect) -> None:
    """Draw the card in focus in full."""
    card = focused(scene, held)
    if card is None:
        return
    x, y, wide, high = rect
    half = f" ({scene.say(f'half-{card.half}')})" if card.half and card_kind(card.card) == "flare" else ""
    canvas.put(x, y, fit(card_label(scene.words, card.card) + half, wide - 10), card_token(card.card), attrs="bold")
    canvas.write_right(x + wide, y, key_runs(scene.look.keys, (("read", scene.say("key-read")),)))
    for number, line in enumerate(_text_lines(scene, card, wide)[: high - 2]):
        canvas.put(x, y + 1 + number, line, "text")
    if not card.lit:
        canvas.put(x, y + high - 1, fit(when_word(scene, card), wide), "muted")


def _text_lines(scene: Scene, card: Held, wide: int) -> list[str]:
    from cosmic_tui.games.encounter.draw.reading import card_text

    return wrap(" ".join(card_text(scene.words, card.card, card.half).split()), wide)


def focused(scene: Scene, held: Iterable[Held]) -> Held | None:
    """Return the card to read: the one in focus if the hand has the focus, else the highlighted option, else the first
    card that can be played.
    """
    cards = list(held)
    if scene.focus == "hand" and cards:
        return cards[min(scene.focus_at, len(cards) - 1)]
    return next(
        (card for card in cards if card.mark and card.mark.here), next((card for card in cards if card.lit), None)
    )
