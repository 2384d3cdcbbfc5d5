"""The reader's tactics cards: tiles with name, effect and moment, or names in a row. Playable ones are lit.

A card is lit because the question offers it, or because it may be played beside the question; a dark one says when.
Draws the region "hand".
"""

from __future__ import annotations

from typing import Any, NamedTuple

from cosmic_tui.canvas.cells import Canvas, Rect, Row, Run, cut_runs, fit, runs_width, wrap
from cosmic_tui.canvas.frame import frame
from cosmic_tui.canvas.text import badge, key_runs, numbers
from cosmic_tui.draw.hands import first_shown
from cosmic_tui.draw.layout import LARGE, MIDDLE
from cosmic_tui.draw.scene import act_marks, edge_of, marks
from cosmic_tui.games.andromeda.acts import LETTERS, digits_of_acts
from cosmic_tui.games.andromeda.draw.goods import captured_runs
from cosmic_tui.games.andromeda.draw.seats import damaged_of
from cosmic_tui.games.andromeda.facts import CARDS
from cosmic_tui.games.andromeda.scene import Scene

WIDEST = {MIDDLE: 27, LARGE: 32}
NARROWEST = 16
DETAIL = 40


class Held(NamedTuple):
    """A card of the hand as it is drawn. Equal cards are one."""

    card: str
    copies: int
    digit: str = ""
    link: tuple[Any, ...] = ()
    lit: bool = False
    here: bool = False
    chosen: bool = False


def held_cards(scene: Scene) -> list[Held]:
    """Return the hand's cards in order, each with how it is lit."""
    hand = list(scene.view.get("hand", []))
    if scene.sort:
        hand.sort()
    lit = {ref[1]: mark for ref, mark in marks(scene).items() if ref[0] == "card"}
    acts = act_marks(scene)
    digits = digits_of_acts(scene.view, scene.draft)
    found = []
    for card in dict.fromkeys(hand):
        mark = lit.get(card)
        act = ("play", card)
        if mark is not None:
            held = Held(card, hand.count(card), mark.digit, ("option", mark.option), True, mark.here, mark.chosen)
        elif act in acts:
            held = Held(card, hand.count(card), digits.get(act, ""), ("act", acts[act].option), True)
        else:
            held = Held(card, hand.count(card), "", ("read", ("card", card)))
        found.append(held)
    return found


def hand(scene: Scene) -> list[Row]:
    """Draw the hand's region."""
    rect = scene.layout["hand"]
    canvas = Canvas(rect.width, rect.height, "panel" if scene.narrow else "bg")
    if scene.me < 0:
        return canvas.rows()
    if scene.narrow:
        _rows(canvas, scene)
    else:
        _tiles(canvas, scene)
    return canvas.rows()


def name_of(scene: Scene, card: Held) -> str:
    """Return a card's name, with the number of equal cards."""
    name = scene.say(f"card-{card.card}")
    return f"{name} ×{card.copies}" if card.copies > 1 else name


# --- rows ----------------------------------------------------------------------------------------------------------


def _rows(canvas: Canvas, scene: Scene) -> None:
    """Draw the hand as names in one or two rows, and below them moons and modules, for which the narrow seats have no
    room.
    """
    lines = canvas.height - 1
    x = canvas.put(1, 0, scene.say("scr-hand_head"), "text", attrs="bold") + 2
    first, y = x, 0
    held = held_cards(scene)
    if not held:
        canvas.put(x, 0, scene.say("scr-hand_empty"), "muted")
    ordered = [card for lit in (True, False) for card in held if card.lit is lit]
    start = min(scene.page, max(0, len(ordered) - 1))
    shown = start
    for number, card in enumerate(ordered[start:], start):
        runs = _named(scene, card, scene.focus == "hand" and number == scene.focus_at % max(1, len(ordered)))
        more = 8 if number < len(ordered) - 1 and y == lines - 1 else 0
        if x + runs_width(runs) > canvas.width - 1 - more:
            if y == lines - 1:
                break
            x, y = first, y + 1
        x = canvas.write(x, y, runs) + 1
        shown = number + 1
    if start or shown < len(ordered):
        text = f"‹ {shown}/{len(ordered)} ›"
        canvas.write_right(canvas.width - 1, lines - 1, [Run(text, "muted", "", "", ("hand", shown))])
    _below(canvas, scene)


def _named(scene: Scene, card: Held, looked_at: bool) -> list[Run]:
    """Return a card's name: ` 2 Supply Drop`, or `(Cease-fire)` if it cannot be played."""
    ground = "select" if looked_at or card.here else ""
    if not card.lit:
        return [Run(f"({name_of(scene, card)})", "unplayable", ground, "", card.link)]
    runs = [badge(card.digit, card.chosen, card.link), Run(" ")] if card.digit else [Run("▌", "key")]
    attrs = "bold underline" if card.here or card.chosen else "bold"
    return [*runs, Run(name_of(scene, card), "flare", ground, attrs, card.link)]


def _below(canvas: Canvas, scene: Scene) -> None:
    """Draw the captured moons, modules by kind, what is damaged, and leaders at home."""
    seat, room = scene.seat(scene.me), canvas.width - 2
    runs = [Run("   "), *moon_keys(scene)]
    if damaged := damaged_of(seat):
        runs += [Run(scene.say("scr-damaged", number=damaged), "danger", "", "bold"), Run("   ")]
    if seat["leaders"]:
        runs.append(Run(scene.say("scr-home_leaders", number=seat["leaders"]), "muted"))
    said = [*captured_runs(scene, scene.me, room - runs_width(runs)), *runs]
    canvas.write(1, canvas.height - 1, cut_runs(said, room))


def moon_keys(scene: Scene) -> list[Run]:
    """Return the keys for moons that can be used: `j slot k abandon`. A letter that the person has bound to something
    else is left out.
    """
    runs: list[Run] = []
    for letter, group in LETTERS.items():
        number = next((mark.option for ref, mark in act_marks(scene).items() if ref[0] == group), None)
        if number is not None and not scene.look.keys.does(letter):
            runs += [Run(letter, "key", "", "bold", ("act", number)), Run(f" {scene.say(f'key-{group}')}   ", "muted")]
    return runs


# --- tiles ---------------------------------------------------------------------------------------------------------


def _tiles(canvas: Canvas, scene: Scene) -> None:
    """Draw a frame with a tile for every card. In the widest window also draw the card in focus in full."""
    held = held_cards(scene)
    count = len(scene.view.get("hand", []))
    title = [Run(scene.say("scr-hand_title"), "text", "", "bold"), *numbers(f" {count}")]
    keys = key_runs(scene.look.keys, (("why_not", scene.say("key-why_not")), ("sort", scene.say("key-sort"))), gap=3)
    token, heavy = edge_of(scene, "hand")
    corner = [*moon_keys(scene), Run(f"{scene.say('scr-lit_now')}   ", "muted"), *keys]
    frame(canvas, Rect(0, 0, canvas.width, canvas.height), token=token, heavy=heavy, title=title, corner=corner)
    if not held:
        canvas.put(2, 1, scene.say("scr-hand_empty"), "muted")
        return
    detail = DETAIL if scene.layout.name == LARGE else 0
    room = canvas.width - 4 - detail
    wide = min(WIDEST[scene.layout.name], max(NARROWEST, (room + 1) // len(held) - 1))
    per_page = max(1, (room + 1) // (wide + 1))
    marked = next((place for place, card in enumerate(held) if card.here), None)
    here = scene.focus_at % len(held) if scene.focus == "hand" else marked
    start = first_shown(scene, len(held), per_page, here)
    for place, card in enumerate(held[start : start + per_page]):
        looked_at = scene.focus == "hand" and start + place == scene.focus_at % len(held)
        _tile(canvas, scene, card, Rect(2 + place * (wide + 1), 1, wide, canvas.height - 2), looked_at)
    if len(held) > per_page:
        text = scene.say("scr-more_below", low=start + 1, high=min(len(held), start + per_page), max=len(held))
        link = ("hand", start + per_page)
        canvas.write_right(canvas.width - 2, canvas.height - 1, [Run(f" ‹ {text} › ", "muted", "", "", link)])
    if detail:
        _detail(canvas, scene, focused(scene, held), Rect(canvas.width - detail, 1, detail - 2, canvas.height - 2))


def _tile(canvas: Canvas, scene: Scene, card: Held, rect: Rect, looked_at: bool) -> None:
    """Draw a card's name, effect and moment, with a filled ground and an edge if it may be played."""
    x, y, wide, high = rect
    if card.lit:
        canvas.clear(x, y, wide, high, "select" if card.here else "card_face")
        for row in range(high):
            canvas.put(x, y + row, "▌", "key")
    elif looked_at:
        canvas.clear(x, y, wide, high, "select")
    name = name_of(scene, card)
    token = "flare" if card.lit else "unplayable"
    room = wide - 3 - (3 if card.digit else 0)  # the digit has a blank of its own
    words = name if card.lit else f"({name})"
    canvas.put(x + 2, y, fit(words, room), token, attrs="bold" if card.lit else "")
    if card.digit:
        canvas.write_right(x + wide - 1, y, [badge(card.digit, card.chosen, card.link)])
    lines = wrap(scene.say(f"card-{card.card}", "short"), wide - 3)
    long = card.lit and len(lines) > high - 2  # what it does is more than when it may be played, which one sees
    lines = lines[: high - 1 if long else max(1, high - 2)]
    for number, line in enumerate(lines):
        canvas.put(x + 2, y + 1 + number, line, "text" if card.lit else "unplayable")
    when = scene.say(f"timing-{CARDS[card.card].timing}")
    if not long:
        canvas.put(x + 2, y + high - 1, fit(when, wide - 3), "muted" if card.lit else "unplayable")
    canvas.fill(x, y, wide, high, link=card.link)


def focused(scene: Scene, held: list[Held]) -> Held:
    """Return the card in focus, else the highlighted card, else the first playable one."""
    if scene.focus == "hand":
        return held[scene.focus_at % len(held)]
    found = [card for card in held if card.here] or [card for card in held if card.lit]
    return (found or held)[0]


def _detail(canvas: Canvas, scene: Scene, card: Held, rect: Rect) -> None:
    """Draw one card in full."""
    x, y, wide, high = rect
    canvas.put(x, y, fit(scene.say(f"card-{card.card}"), wide - 8), "flare", attrs="bold")
    canvas.write_right(x + wide, y, key_runs(scene.look.keys, (("read", scene.say("key-read")),)))
    for number, line in enumerate(wrap(scene.say(f"card-{card.card}", "text"), wide)[: high - 1]):
        canvas.put(x, y + 1 + number, line, "text")
