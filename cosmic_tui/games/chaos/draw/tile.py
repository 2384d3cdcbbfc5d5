"""A ship as a tile: its silhouette, the four numbers with their words, what it carries, and what it does now.

Two shapes: four rows with an edge where there is little room, a frame where there is more. Mine point up, theirs down.
A number that differs from the printed one is `ok` above it and `danger` below; states are words first.
"""

from __future__ import annotations

from typing import Any

from cosmic_tui.canvas.cells import Canvas, Rect, Run, cut_runs, fit, runs_width, width, wrap
from cosmic_tui.canvas.frame import HEAVY, LIGHT
from cosmic_tui.canvas.text import badge
from cosmic_tui.draw.scene import Mark
from cosmic_tui.games.chaos import cards, pieces
from cosmic_tui.games.chaos.draw import silhouette
from cosmic_tui.games.chaos.draw.lit import ticked
from cosmic_tui.games.chaos.facts import STATS
from cosmic_tui.games.chaos.pieces import ARMOUR, BOMB
from cosmic_tui.games.chaos.scene import Scene
from engine.chaos.view_types import Row, Wreck

EDGE = "▌"
STATE_TOKENS = {"active": "ok", "used": "muted", "damaged": "danger"}
Doing = tuple[str, str, str]  # the words, their token, and the token of a heavy frame or ""


def doing(scene: Scene, row: Row) -> Doing:
    """Return what a ship does in the combat, or its state, as words for the lower edge of its tile."""
    view, handle, say = scene.view, row["handle"], scene.say
    shot, fight = view["shot"], view["fight"]
    replies = {reply[0] for reply in shot["replies"]} if shot else set()
    fire = pieces.number(row, pieces.FIRE)
    if shot and handle == shot["by"]:
        return say("bd-fires", number=fire), "gate", "gate"
    if handle in replies:
        return say("bd-replies", number=fire), "danger", "danger"
    if shot and handle == shot["at"]:
        return say("bd-fired_at"), "danger", "danger"
    bombers = ticked(scene, "bomb.ships")
    bombers = bombers if bombers is not None else fight["bombers"] if fight else []
    if handle in bombers:
        return say("bd-bombs", number=pieces.number(row, BOMB)), "warn", "warn"
    state = say(f"state-{row['state']}")
    if not fight:
        return state, STATE_TOKENS[row["state"]], ""
    if row["fights"]:
        if row["state"] == "active":
            return say("bd-in_combat"), "ok", ""
        return state, STATE_TOKENS[row["state"]], ""
    chosen = ticked(scene, "combat.attackers") or ticked(scene, "combat.defenders") or []
    if handle in chosen:
        return say("bd-goes_in"), "ok", "ok"
    token = "danger" if row["state"] == "damaged" else "muted"
    if row["state"] == "active":
        return say("bd-stays_out"), token, ""
    return say("bd-not_in_it", state=state), token, ""


def number_runs(row: Row, which: int) -> Run:
    """Return one number, colored if it differs from the printed one. Armor also shows what is left."""
    now = pieces.number(row, which)
    printed = row.get("printed", [0, 0, 0, 0])[which]
    token = "text" if now == printed else "ok" if now > printed else "danger"
    said = str(now)
    if which == ARMOUR and "armour" in row:
        left, full = row["armour"]
        said = str(left) if left == full else f"{left}/{full}"
        token = "danger" if left < full else token
    return Run(said, token, "", "bold")


def _numbers(row: Row, between: str) -> list[Run]:
    """Return a ship's four numbers in their order."""
    runs: list[Run] = []
    for which in range(len(STATS)):
        runs += [Run(between, "muted")] if runs else []
        runs.append(number_runs(row, which))
    return runs


def carried(scene: Scene, row: Row) -> list[list[Run]]:
    """Return a ship's keywords, then the cards it carries: paid ones by name, unpaid ones as card backs."""
    parts = [[Run(scene.say(f"keyword-{kw}"), "info")] for kw in row.get("keywords", [])]
    down = 0
    for thing in pieces.aboard(scene.view, row["handle"]):
        if thing["paid"]:
            parts.append([Run(cards.name(scene.words, thing["card"]), "ok")])
        elif thing["card"]:
            parts.append([Run(cards.NARROW_DOWN, "muted"), Run(f" {cards.name(scene.words, thing['card'])}", "text")])
        else:
            down += 1
    if down:
        parts.append([Run(cards.NARROW_DOWN, "muted"), Run(f" {scene.say('bd-down', n=down)}", "muted")])
    return parts


def in_row(parts: list[list[Run]], room: int) -> list[Run]:
    """Return the parts side by side. Parts without room are counted."""
    runs: list[Run] = []
    for number, part in enumerate(parts):
        gap = [Run(" ")] if runs else []
        rest = len(parts) - number - 1
        more = 3 if rest else 0
        if runs and runs_width([*runs, *gap, *part]) > room - more:
            return [*cut_runs(runs, room - 3), Run(f" +{rest + 1}", "muted")]
        runs += [*gap, *part]
    return cut_runs(runs, room)


def again(scene: Scene, row: Row) -> int:
    """Return the turn in which a turned ship becomes active again."""
    view, seat = scene.view, row["seat"]
    if row["state"] == "active":
        return 0
    alive = [who for who in range(view["n"]) if not view["seats"][who]["out"]]
    if seat not in alive or view["active"] not in alive:
        return 0
    away = (alive.index(seat) - alive.index(view["active"])) % len(alive)
    turns = 1 if row["state"] == "used" else 2
    return int(view["turn"] + away + (turns - 1) * len(alive) + 1)


# --- the small tile ------------------------------------------------------------------------------------------------


def small(canvas: Canvas, scene: Scene, row: Row, rect: Rect, mark: Mark | None) -> None:
    """Draw a ship as a small tile: name, numbers, size as shapes, state, carried cards, and an edge in its commander's
    color.
    """
    active = row["state"] == "active"
    seat = scene.token(row["seat"])
    words, token, strong = doing(scene, row)
    ground = "select" if mark and mark.here else "card_face" if active else "bg"
    link = _link(row, mark)
    canvas.clear(rect.x, rect.y, rect.width, rect.height, ground)
    edge = strong or (seat if active else "line")
    for y in range(rect.height):
        canvas.put(rect.x, rect.y + y, EDGE, edge)
    room = rect.width - 2
    badge_room = 3 if mark and mark.digit else 0
    name = fit(cards.name(scene.words, row["card"]), room - badge_room)
    canvas.put(rect.x + 1, rect.y, name, "text" if active else "muted", attrs="bold" if active else "")
    if mark and mark.digit:
        canvas.write_right(rect.x + rect.width - 1, rect.y, [badge(mark.digit, mark.chosen, link)])
    shape = scene.look.glyphs.shape(scene.colour(row["seat"]))
    size = Run(f" {shape * pieces.size(row)}", seat if active else "muted")
    numbers = [*_numbers(row, " - "), size]
    if runs_width(numbers) > room:  # a number that is cut would be another number
        numbers = [*_numbers(row, "-"), size]
    canvas.write(rect.x + 1, rect.y + 1, cut_runs(numbers, room))
    said = [Run(words, token, "", "bold")]
    kind = scene.say(f"kind-{cards.card(row['card']).subtype}")
    if runs_width(said) + 2 + width(kind) <= room:
        said += [Run(f"  {kind}", "muted")]
    canvas.write(rect.x + 1, rect.y + 2, cut_runs(said, room))
    if rect.height > 3:
        canvas.write(rect.x + 1, rect.y + 3, in_row(carried(scene, row), room))
    canvas.fill(rect.x, rect.y, rect.width, rect.height, link=link)


# --- the framed tile -----------------------------------------------------------------------------------------------


def framed(canvas: Canvas, scene: Scene, row: Row, rect: Rect, mark: Mark | None, up: bool) -> None:
    """Draw a ship in a frame, with the name above and what it does below, silhouette and numbers inside."""
    x, y, wide, high = rect
    active, link = row["state"] == "active", _link(row, mark)
    words, token, strong = doing(scene, row)
    chosen = bool(mark and (mark.here or mark.chosen))
    ground = "card_face" if active and (mark or row["fights"] or strong) else "panel" if active else "bg"
    edge = strong or ("key" if chosen else "line")
    _box(canvas, rect, edge, bool(strong) or chosen, ground)
    name = cards.name(scene.words, row["card"])
    bold = "bold" if active else ""
    tight = width(name) > wide - 5  # a long name takes the edge up to the corners
    said = fit(name, wide - 3) if tight else f" {name} "
    canvas.put(x + (1 if tight else 2), y, f" {said}" if tight else said, "text" if active else "muted", ground, bold)
    found = cards.card(row["card"])
    seat = scene.token(row["seat"])
    sil = silhouette.SIZE
    silhouette.draw(
        canvas, scene.look, x + 1, y + 1, found.species, found.subtype, seat, state=row["state"], up=up, ground=ground
    )
    for which, stat in enumerate(STATS):
        canvas.put(x + sil + 2, y + 1 + which, scene.say(f"stat-{stat}", "tile"), "muted")
        canvas.write_right(x + wide - 1, y + 1 + which, [number_runs(row, which)])
    canvas.write(x + 2, y + 5, in_row(carried(scene, row), wide - 4))
    if high > 7 and (turn := again(scene, row)):
        canvas.put(x + 2, y + 6, fit(scene.say("bd-again", number=turn), wide - 3), "muted")
    room = wide - (9 if mark and mark.digit else 5)
    if width(words) > room and words == scene.say("bd-in_combat"):
        words = scene.say("bd-in_combat", "short")
    foot = f" {fit(words, room)} "
    canvas.put(x + 2, y + high - 1, foot, token, ground, "bold" if strong else "")
    if mark and mark.digit:
        canvas.write_right(x + wide - 1, y + high - 1, [badge(mark.digit, mark.chosen, link)])
    canvas.fill(x, y, wide, high, link=link)


def narrow(canvas: Canvas, scene: Scene, row: Row, rect: Rect, mark: Mark | None) -> None:
    """Draw a ship in thirteen columns, when there are many: name, numbers, state."""
    x, y, wide, high = rect
    active, link = row["state"] == "active", _link(row, mark)
    words, token, strong = doing(scene, row)
    chosen = bool(mark and (mark.here or mark.chosen))
    _box(canvas, rect, strong or ("key" if chosen else "line"), bool(strong) or chosen, "card_face" if active else "bg")
    for number, line in enumerate(wrap(cards.name(scene.words, row["card"]), wide - 2)[:2]):
        canvas.put(x + 1, y + 1 + number, fit(line, wide - 2), "text" if active else "muted", attrs="bold" * active)
    canvas.write(x + 1, y + 3, cut_runs(_numbers(row, "-"), wide - 2))
    shape = scene.look.glyphs.shape(scene.colour(row["seat"])) * pieces.size(row)
    canvas.put(x + 1, y + 4, shape, scene.token(row["seat"]))
    canvas.put(x + 1, y + high - 2, fit(words, wide - 2), token)
    if mark and mark.digit:
        canvas.write_right(x + wide - 1, y + high - 1, [badge(mark.digit, mark.chosen, link)])
    canvas.fill(x, y, wide, high, link=link)


def wreck(canvas: Canvas, scene: Scene, gone: Wreck, rect: Rect, up: bool) -> None:
    """Draw a ship destroyed this turn: its wreck, its name in brackets, and the pile it went to."""
    x, y, wide, high = rect
    if high < 5:
        canvas.put(x, y, EDGE, "line")
        canvas.put(x + 1, y, fit(f"({cards.name(scene.words, gone['card'])})", wide - 2), "unplayable")
        canvas.put(x + 1, y + 1, fit(scene.say("state-destroyed"), wide - 2), "danger")
        return
    _box(canvas, rect, "line", False, "bg")
    canvas.put(x + 2, y, f" {fit('(' + cards.name(scene.words, gone['card']) + ')', wide - 5)} ", "unplayable")
    found = cards.card(gone["card"])
    silhouette.draw(canvas, scene.look, x + 1, y + 1, found.species, found.subtype, "faint", state="destroyed", up=up)
    gone_for_good, beside = scene.say("state-destroyed"), wide - silhouette.SIZE - 3
    below = width(gone_for_good) > beside  # a long word stands under the wreck
    left, top, room = (2, silhouette.SIZE // 2 + 1, wide - 4) if below else (silhouette.SIZE + 2, 1, beside)
    canvas.put(x + left, y + top, fit(gone_for_good, room), "danger", attrs="bold")
    canvas.put(x + silhouette.SIZE + 2, y + 2, fit(scene.say("bd-this_turn"), beside), "muted")


def _box(canvas: Canvas, rect: Rect, token: str, heavy: bool, ground: str) -> None:
    lines = HEAVY if heavy else LIGHT
    x, y, wide, high = rect
    canvas.clear(x, y, wide, high, ground)
    canvas.put(x, y, lines.corners[0] + lines.across * (wide - 2) + lines.corners[1], token, ground)
    for row in range(y + 1, y + high - 1):
        canvas.put(x, row, lines.upright, token)
        canvas.put(x + wide - 1, row, lines.upright, token)
    canvas.put(x, y + high - 1, lines.corners[2] + lines.across * (wide - 2) + lines.corners[3], token, ground)


def _link(row: Row, mark: Mark | None) -> tuple[Any, ...]:
    return ("option", mark.option) if mark else ("read", ("row", row["handle"]))
