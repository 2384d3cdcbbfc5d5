"""All systems as a matrix, for windows without room for panels: two rows a seat, a column a planet.

The first row has the owner's ships, the second everybody else's. Draws the region "systems" of the two smaller classes.
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import Canvas, Rect, Row, Run, cut_runs, fit, runs_width, width
from cosmic_tui.canvas.text import badge, fitting, numbers
from cosmic_tui.draw.layout import COMPACT
from cosmic_tui.draw.names import name
from cosmic_tui.draw.scene import Mark, marks, small_badge
from cosmic_tui.games.encounter.draw.names import aliens_of
from cosmic_tui.games.encounter.draw.planets import (
    abroad_mark,
    guest_mark,
    moving,
    number_of,
    owner_of,
    planet_mark,
    planets_of,
)
from cosmic_tui.games.encounter.draw.power import power_of
from cosmic_tui.games.encounter.draw.ships import foreign, pips, race, stacks, tight, to_win
from cosmic_tui.games.encounter.draw.things import on_planet, on_sheet, thing_runs
from cosmic_tui.games.encounter.scene import Scene
from cosmic_tui.prompt.choices import Ref

FIRST_CELL = 24
NAME_END = 22
CELL = {COMPACT: 8}
WIDE_CELL = 12
LEAST_PLANETS = 5
GAP = 1


def matrix(scene: Scene) -> list[Row]:
    """Draw the whole region."""
    rect = scene.layout["systems"]
    canvas = Canvas(rect.width, rect.height)
    lit = marks(scene)
    columns = max(LEAST_PLANETS, max(number_of(scene, planet) for planet, _, _ in scene.view["planets"]))
    cell = CELL.get(scene.layout.name, WIDE_CELL) * LEAST_PLANETS // columns
    _head(canvas, scene, columns, cell)
    for who in range(scene.n):
        y = 1 + 2 * who
        looked_at = scene.focus == "systems" and scene.focus_at % scene.n == who
        canvas.fill(0, y, rect.width, 2, "select" if looked_at else "panel" if who % 2 else "bg")
        _seat(canvas, scene, who, y, lit)
        for planet, ships in planets_of(scene, who):
            x = FIRST_CELL + (number_of(scene, planet) - 1) * cell
            _planet(canvas, scene, planet, ships, x, y, cell, lit)
        end = FIRST_CELL + columns * cell
        canvas.fill(end, y, rect.width - end, 2, link=("read", ("seat", who)))
        _right(canvas, scene, who, y, end)
    return canvas.rows()


def _head(canvas: Canvas, scene: Scene, columns: int, cell: int) -> None:
    canvas.fill(0, 0, canvas.width, 1, "panel")
    canvas.put(1, 0, fit(scene.say("scr-matrix_head"), FIRST_CELL - 2), "muted")
    for number in range(1, columns + 1):
        label = str(number) if scene.compact else scene.say("scr-matrix_planet", number=number)
        canvas.put(FIRST_CELL + (number - 1) * cell, 0, fit(label, cell - GAP), "muted")
    x = FIRST_CELL + columns * cell
    canvas.put(x, 0, fit(scene.say("scr-matrix_race"), canvas.width - x), "muted")


def _seat(canvas: Canvas, scene: Scene, who: int, y: int, lit: dict[Ref, Mark]) -> None:
    """Draw a seat's mark, name and hand, and below them its alien and power."""
    link = ("read", ("seat", who))
    canvas.fill(0, y, FIRST_CELL - 1, 2, link=link)
    mark = lit.get(("seat", who))
    if mark is not None:
        canvas.fill(0, y, FIRST_CELL - 1, 2, "select" if mark.chosen else "", ("option", mark.option))
    if who == scene.me:
        canvas.put(0, y, "▌", "focus")
        canvas.put(0, y + 1, "▌", "focus")
    canvas.put(1, y, scene.tag(who), scene.token(who))
    end = canvas.put(4, y, name(scene, who), "text", attrs="bold")
    if mark is not None and mark.digit:
        canvas.write(end + 1, y, [Run(f" {mark.digit} ", "key_ink", "key", "bold")])
    canvas.write_right(NAME_END, y, numbers(scene.say("scr-hand_short", number=scene.seat(who)["hand"])))
    word, token = power_of(scene, who)
    if token == "power_zapped" and width(aliens_of(scene, who)) + width(word) + 5 > NAME_END:
        word = scene.say("scr-zap")
    start = canvas.right(NAME_END, y + 1, word, token, attrs="bold") if word else NAME_END
    _alien(canvas, scene, who, y + 1, start - 1)


def _alien(canvas: Canvas, scene: Scene, who: int, y: int, end: int) -> None:
    tokens = sum(sheet["tokens"] for sheet in scene.seat(who)["sheets"])
    count = f" {tokens}" if tokens else ""
    at = canvas.put(4, y, fit(aliens_of(scene, who), end - 4 - len(count)), "muted")
    if count:
        canvas.put(at, y, count, "warn")


def _planet(
    canvas: Canvas, scene: Scene, planet: int, ships: list[int], x: int, y: int, cell: int, lit: dict[Ref, Mark]
) -> None:
    """Draw one cell: the owner's ships above, foreign ones below. It is highlighted if it can be chosen, and marked if
    the gate aims at it.
    """
    ref: Ref = ("planet", planet)
    mark = planet_mark(lit, planet, owner_of(scene, planet))
    aimed = scene.view["target"] == planet
    canvas.fill(x, y, cell, 2, link=("read", ref))
    if aimed or (mark is not None and (mark.here or mark.chosen)):
        canvas.fill(x - 1, y, cell, 2, "select")
    if mark is not None:
        canvas.fill(x, y, cell, 2, link=("option", mark.option))
    if aimed:
        canvas.put(x - 1, y, "►", "gate")
    start, room = x, cell - GAP
    if mark is not None and mark.digit and abroad_mark(scene, mark, planet, ships) is None:
        wide = badge(mark.digit, mark.chosen, ("option", mark.option))
        start = canvas.write(x, y, [small_badge(mark) if scene.compact else wide]) + 1
    _own(canvas, scene, planet, ships, Rect(start, y, x + room - start, 1), mark)
    _foreign(canvas, scene, planet, ships, x, y + 1, room, lit, mark)
    _beside(canvas, scene, planet, Rect(x, y, room, 2))


def _beside(canvas: Canvas, scene: Scene, planet: int, rect: Rect) -> None:
    """Draw other things on the planet where the ships leave room in the cell."""
    things = on_planet(scene, planet)
    for y in (rect.y + 1, rect.y):
        taken = len("".join(canvas.chars[y][rect.x : rect.x + rect.width]).rstrip())
        start = rect.x + taken + bool(taken)
        runs = thing_runs(things[:1], rect.x + rect.width - start, short=scene.compact)
        if runs:
            canvas.write(start, y, runs)
            things = things[1:]


def _own(canvas: Canvas, scene: Scene, planet: int, ships: list[int], rect: Rect, mark: Mark | None) -> None:
    """Draw the owner's ships, or those that will remain."""
    x, y, room, _ = rect
    owner = owner_of(scene, planet)
    moved = _moved(scene, mark)
    if moved:
        _moving(canvas, scene, owner, ships, x, y, room, moved)
    elif not ships[owner]:
        canvas.put(x, y, "·", "muted")
    else:
        whole = pips(scene, owner, ships[owner])
        text = whole if not scene.compact and len(whole) <= room else tight(scene, owner, ships[owner])
        canvas.put(x, y, text, scene.token(owner))


def _moved(scene: Scene, mark: Mark | None) -> int:
    """Return how many ships the draft takes from a place."""
    draft = moving(scene)
    if mark is None or draft is None:
        return 0
    return draft.counts[mark.option] * (1 if arriving(scene) else -1)


def arriving(scene: Scene) -> bool:
    """Return whether the ships of the draft arrive at the places, and do not leave them."""
    draft = scene.draft
    return draft is not None and draft.question["why"] == "place"


def change_token(change: str) -> str:
    """Return the color of a change; a place left empty counts as a loss."""
    return "danger" if change.endswith("→0") else "warn"


def _moving(canvas: Canvas, scene: Scene, owner: int, ships: list[int], x: int, y: int, room: int, moved: int) -> None:
    """Draw what a place has now and what it will have: `▲▲·· 4→2`."""
    mover = scene.me
    if mover != owner:
        text = tight(scene, owner, ships[owner]) if ships[owner] else "·"
        canvas.put(x, y, text, scene.token(owner) if ships[owner] else "muted")
        return
    before, after = ships[mover], ships[mover] + moved
    change = f"{before}→{after}"
    dots = pips(scene, mover, after) + "·" * min(4, before - after) if before <= 4 and moved < 0 else ""
    if not scene.compact and dots and len(dots) + 1 + len(change) <= room:
        x = canvas.put(x, y, dots, scene.token(mover)) + 1
    else:
        x = canvas.put(x, y, pips(scene, mover, 1), scene.token(mover))
    canvas.put(x, y, change, change_token(change), attrs="bold")


def _foreign(
    canvas: Canvas,
    scene: Scene,
    planet: int,
    ships: list[int],
    x: int,
    y: int,
    room: int,
    lit: dict[Ref, Mark],
    mark: Mark | None,
) -> None:
    """Draw the second row of a cell: foreign ships."""
    moved = _moved(scene, mark)
    me, owner = scene.me, owner_of(scene, planet)
    if moved and me == owner and ships[me] + moved == 0:
        words = scene.say("scr-given_up", "short" if scene.compact else "")
        canvas.put(x, y, fit(words, room), "danger", attrs="bold")
        return
    groups = foreign(scene, planet, ships)
    if abroad_mark(scene, mark, planet, ships) is not None and mark is not None:
        end = canvas.write(x, y, [small_badge(mark)]) + 1 if mark.digit else x
        text = tight(scene, me, ships[me])
        if moved:
            text += f"→{ships[me] + moved}"
        end = canvas.put(end, y, text, change_token(text) if moved else scene.token(me), attrs="bold" if moved else "")
        groups = [group for group in groups if group[0] != me]
        x, room = end + 1, room - (end + 1 - x)
    guests = {who: mark for who, _ in groups if (mark := guest_mark(lit, planet, who)) is not None}
    if guests:
        _lit_guests(canvas, scene, groups, guests, x, y, room)
        return
    runs = stacks(scene, groups, room, short=scene.compact)
    if runs_width(runs) <= room:
        canvas.write(x, y, runs)
    elif groups:
        canvas.put(x, y, fit("".join(tight(scene, who, count) for who, count in groups), room), "muted")


def _lit_guests(
    canvas: Canvas, scene: Scene, groups: list[tuple[int, int]], guests: dict[int, Mark], x: int, y: int, room: int
) -> None:
    """Draw the guests' colonies, those that can be chosen with their digits, with gaps if there is room."""
    for gap in (" ", ""):
        runs: list[Run] = []
        for who, count in groups:
            runs += [Run(gap)] if runs else []
            runs += [small_badge(guests[who]), Run(gap)] if who in guests else []
            runs.append(Run(tight(scene, who, count), scene.token(who)))
        if runs_width(runs) <= room:
            break
    canvas.write(x, y, runs)


def _right(canvas: Canvas, scene: Scene, who: int, y: int, x: int) -> None:
    """Draw a seat's foreign colonies and its ships in the warp."""
    have, missing = race(scene, who)
    at = canvas.put(x, y, have, scene.token(who))
    at = canvas.put(at, y, missing, "faint")
    if to_win(scene, who) == 1:
        canvas.put(at + 1, y, fit(scene.say("scr-to_win", number=1), canvas.width - at - 1), "danger", attrs="bold")
    seat = scene.seat(who)
    parts = [numbers(scene.say("scr-warp_short", number=seat["warp"]))]
    if seat["fresh"]:
        parts.append([Run(scene.say("scr-warp_new", number=seat["fresh"]), "warn")])
    if seat["gone"]:
        parts.append([Run(scene.say("scr-gone_short", number=seat["gone"]), "danger")])
    at = canvas.write(x, y + 1, fitting(parts, canvas.width - x, gap=1)) + 1
    things = [thing for thing in on_sheet(scene, who) if thing.sign]  # tokens stand beside the name
    canvas.write(at, y + 1, thing_runs(things, canvas.width - at, short=scene.compact))


def seat_list(scene: Scene, wide: int, high: int) -> list[Row]:
    """Return how many foreign colonies and cards each seat has, for the place beside the deal desk."""
    canvas = Canvas(wide, high)
    canvas.put(2, 0, fit(scene.say("scr-matrix_race"), wide - 2), "muted")
    for who in range(min(scene.n, high - 1)):
        canvas.put(1, 1 + who, scene.tag(who), scene.token(who))
        canvas.put(4, 1 + who, name(scene, who), "text", attrs="bold")
        have, missing = race(scene, who)
        at = canvas.put(13, 1 + who, have, scene.token(who))
        canvas.put(at, 1 + who, missing, "faint")
        seat = scene.seat(who)
        counts = [
            numbers(scene.say("scr-warp_short", number=seat["warp"])),
            numbers(scene.say("scr-hand_short", number=seat["hand"])),
        ]
        canvas.write(20, 1 + who, cut_runs(fitting(counts, wide - 20, gap=1), wide - 20))
    return canvas.rows()
