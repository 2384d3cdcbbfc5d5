"""A station in rows: four kinds of modules with what each brings, its dock, its damage; tracks at the left.

Draws into a canvas: the own station while it works, any station on its page.
"""

from __future__ import annotations

from typing import Any

from cosmic_tui.canvas.cells import Canvas, Rect, Run, cut_runs, fit, runs_width
from cosmic_tui.draw.disc import disc
from cosmic_tui.draw.layout import LARGE, MIDDLE
from cosmic_tui.draw.scene import Mark, marks
from cosmic_tui.games.andromeda.draw.fleet import LETTERS, fleet, shape
from cosmic_tui.games.andromeda.draw.goods import KIND_TOKENS, captured_runs, moon_runs, track_bar
from cosmic_tui.games.andromeda.facts import MODULES, MOONS, N_KINDS, SHIPS, TRACKS, next_icon
from cosmic_tui.games.andromeda.scene import Scene
from cosmic_tui.prompt.dial import Dial
from cosmic_tui.prompt.draft import Draft

HEADS = {LARGE: 26, MIDDLE: 14}
INDUSTRY = 1
COLOUR_TOKENS = {"green": 0, "orange": 1, "yellow": 2, "white": 3, "purple": 4}


def station(canvas: Canvas, scene: Scene, rect: Rect, who: int) -> None:
    """Draw all rows of a station. The room decides how many lines each row has."""
    large = scene.layout.name == LARGE
    per = 3 if large and rect.height >= 15 else 2
    lit = marks(scene) if who == scene.me else {}
    for kind in range(N_KINDS):
        y = rect.y + kind * per
        if y + per > rect.y + rect.height:
            break
        head = HEADS.get(scene.layout.name, 4)
        _head(canvas, scene, who, kind, Rect(rect.x, y, head, per))
        _row(canvas, scene, who, kind, Rect(rect.x + head, y, rect.width - head, per), lit)
    left = rect.height - N_KINDS * per
    if left > 0:
        _foot(canvas, scene, who, Rect(rect.x, rect.y + N_KINDS * per, rect.width, left))


def _head(canvas: Canvas, scene: Scene, who: int, kind: int, rect: Rect) -> None:
    """Draw the track that a row advances (name, space, bar, next reward), and whether the row is open for energy."""
    x, y, wide, high = rect
    space = scene.seat(who)["tracks"][kind]
    token = KIND_TOKENS[kind]
    if wide < 8:
        canvas.put(x + 1, y, f"{scene.say(f'track-{TRACKS[kind]}', 'letter')}{space}", token, attrs="bold")
        if is_open(scene, who, kind):
            canvas.put(x + 1, y + 1, "●", "ok")
        return
    name = scene.say(f"track-{TRACKS[kind]}", "short" if wide < 20 else "")
    canvas.put(x + 1, y, fit(name.upper(), wide - 5), token, attrs="bold")
    canvas.put(x + (14 if wide > 20 else wide - 4), y, str(space), "text", attrs="bold")
    opened = is_open(scene, who, kind)
    if wide > 20 and scene.view["phase"] == "return" and who == scene.view["active"] and kind:
        word = scene.say("scr-row_open" if opened else "scr-row_closed")
        canvas.right(x + wide - 2, y, word, "ok" if opened else "muted", attrs="bold" if opened else "")
    cells = 20 if wide > 20 else 5
    done, rest = ("━" * (2 * space), "┄" * (20 - 2 * space)) if wide > 20 else track_bar(space)
    end = canvas.put(x + 1, y + 1, done, token)
    canvas.put(end, y + 1, rest, "muted")
    if wide <= 20 and opened and scene.view["phase"] == "return":
        canvas.put(x + cells + 2, y + 1, scene.say("scr-row_open"), "ok", attrs="bold")
    if high > 2:
        canvas.put(x + 1, y + 2, fit(coming(scene, kind, space), wide - 2), "muted")


def coming(scene: Scene, track: int, space: int) -> str:
    """Return the next space of a track with a reward: `next 6: level 2`."""
    later, name = next_icon(track, space)
    return scene.say("scr-next_icon", number=later, name=scene.say(f"icon-{name}")) if name else scene.say("scr-top")


def is_open(scene: Scene, who: int, kind: int) -> bool:
    """Return whether a ship is in the row, so that energy works there."""
    return any(module[4] in SHIPS for module in scene.seat(who)["rows"][kind])


# --- modules -------------------------------------------------------------------------------------------------------


def _row(canvas: Canvas, scene: Scene, who: int, kind: int, rect: Rect, lit: dict[Any, Mark]) -> None:
    """Draw a row of modules as tiles. A row that is too long shows the part with the highlighted module, and marks the
    cut.
    """
    modules = scene.seat(who)["rows"][kind]
    frames = kind == INDUSTRY
    widest = 30
    between = 7 if frames and scene.layout.name == LARGE else 4 if frames else 1
    fits = max(1, (rect.width + between) // (15 + between))
    first = _first(scene, modules, lit, fits)
    shown = modules[first : first + fits]
    room = rect.width - (8 if len(modules) > len(shown) else 0)
    wide = min(widest, (room - between * (len(shown) - 1)) // max(1, len(shown)))
    x = rect.x
    for place, module in enumerate(shown):
        _tile(canvas, scene, who, kind, module, Rect(x, rect.y, wide, rect.height), lit)
        x += wide
        if frames and first + place < len(modules) - 1 and place < len(shown) - 1:
            _half_moon(canvas, scene, module[3], x, rect.y, between, rect.height)
        x += between
    if len(modules) > len(shown):
        text = f"‹{first + 1}-{first + len(shown)}/{len(modules)}›"
        canvas.right(rect.x + rect.width, rect.y, text, "muted")


def _first(scene: Scene, modules: list[Any], lit: dict[Any, Mark], fits: int) -> int:
    """Return the first module to draw, so that the highlighted one is visible."""
    here = next(
        (place for place, module in enumerate(modules) if (mark := lit.get(("module", module[0]))) and mark.here), 0
    )
    return max(0, min(len(modules) - fits, here - fits + 1)) if here >= fits else 0


def _tile(
    canvas: Canvas, scene: Scene, who: int, kind: int, module: list[Any], rect: Rect, lit: dict[Any, Mark]
) -> None:
    """Draw a module's name with its digit, its effect, and its state."""
    ident, damage, hive = module[0], module[1], module[2]
    x, y, wide, high = rect
    mark = lit.get(("module", ident))
    waits = _waits(scene) == ident
    broken = bool(damage or hive)
    ground = "select" if waits or (mark and mark.here) else "card_face" if mark else ""
    if ground:
        canvas.clear(x, y, wide, high, ground)
    for row in range(high):
        canvas.put(x, y + row, "▌", KIND_TOKENS[kind] if not broken else "danger")
    column = x + 1
    if mark is not None:
        column = canvas.put(column, y, "►" if mark.here else " ", "gate", attrs="bold")
        if mark.digit:
            column = canvas.put(column, y, f" {mark.digit} ", "key_ink", "key", "bold") + 1
    name = scene.say(f"module-{ident}")
    name = f"({name})" if broken else name
    canvas.put(
        column, y, fit(name, x + wide - column), "unplayable" if broken else "text", attrs="bold" if mark else ""
    )
    if high > 2:
        canvas.put(x + 2, y + 1, fit(scene.say(f"module-{ident}", "short"), wide - 2), "muted")
        canvas.write(x + 2, y + 2, cut_runs(state_runs(scene, who, module, mark), wide - 2))
    else:
        state = state_runs(scene, who, module, mark)
        short = Run(scene.say(f"module-{ident}", "short"), "muted")
        if not broken and module[4] == "" and _waits(scene) != ident:
            state = [short]
        canvas.write(x + 2, y + 1, cut_runs(state, wide - 2))
    link = ("option", mark.option) if mark else ("read", ("module", ident))
    canvas.fill(x, y, wide, high, link=link)


def state_runs(scene: Scene, who: int, module: list[Any], mark: Mark | None) -> list[Run]:
    """Return a module's state: damaged, what is on its dock, what it needs, or what it will score."""
    ident, damage, hive, moon, dock, _ = module
    row = MODULES[ident]
    if damage or hive:
        repairs = scene.say("amount-repair", n=damage + bool(hive))
        return [Run(scene.say("scr-damaged_word"), "danger", "", "bold"), Run(f" {repairs}", "muted")]
    if row.endgame is not None:
        points = _counts_now(scene, who, ident)
        if points is None:
            return [Run(scene.say("scr-dock_end"), "muted")]
        return [Run(scene.say("scr-points_now", number=points), "artifact")]
    if _waits(scene) == ident and (means := _means(scene)):
        return means
    runs: list[Run] = []
    if dock in SHIPS:
        letter = LETTERS[SHIPS.index(dock)]
        runs = [Run("[", "muted"), Run(shape(scene, who) + letter, scene.token(who)), Run("] ", "muted")]
        runs.append(Run(scene.say("scr-ran"), "ok"))
    elif dock:
        runs = [Run(f"[{scene.say('resource-energy', 'letter')}] ", "morph"), Run(scene.say("scr-ran"), "ok")]
    if row.frame:
        held = moon_runs(scene, moon) if moon else [Run(scene.say("scr-needs_moon"), "warn")]
        return [*runs, *([Run(" ")] if runs else []), *held]
    if runs:
        return runs
    if row.kind == 0 and ident != "B-SCI":
        return [Run(scene.say("scr-dock_none"), "muted")]
    return [Run(f"[ ] {scene.say('scr-dock_empty')}", "muted")]


def _waits(scene: Scene) -> str:
    """Return the chosen module for which a ship or energy is still to be chosen."""
    question = scene.view["question"]
    return str(question["by"][1]) if question and question["why"] == "return.with" else ""


def _counts_now(scene: Scene, who: int, ident: str) -> int | None:
    """Return what an end-of-game module would score now, as the view tells it."""
    forecast = scene.view.get("forecast")
    if not forecast:
        return None
    return next((line[2] for line in forecast[who]["lines"] if line[0] == "module" and line[1] == ident), None)


def _means(scene: Scene) -> list[Run]:
    """Return the ship or energy that would be put on the highlighted module, as chosen in the second part of the
    question.
    """
    draft = scene.draft
    if not isinstance(draft, Draft) or draft.choice is None:
        return []
    way = draft.way(draft.choice.index) if isinstance(draft, Dial) else None
    if way is None and draft.question["why"] != "return.with":
        return []
    ref = way or draft.choice.ref
    if ref[0] == "ship":
        sign = shape(scene, scene.me) + LETTERS[SHIPS.index(ref[1])]
        return [Run(sign, scene.token(scene.me)), Run(f" {scene.say('scr-goes_here')}", "text")]
    return [Run(f"1 {scene.say('resource-energy')}", "morph"), Run(f" {scene.say('scr-goes_here')}", "text")]


def _half_moon(canvas: Canvas, scene: Scene, moon: str, x: int, y: int, wide: int, high: int) -> None:
    """Draw the frame between two industry modules, with its moon as a small disc."""
    if not moon:
        canvas.put(x + (wide - 3) // 2, y + (high > 2), "· ·" if wide > 4 else " · "[:wide], "muted")
        return
    kind = COLOUR_TOKENS.get(MOONS[moon].colour, 4)
    if wide > 6 and scene.look.discs:
        disc(canvas, scene.look, x + 1, y, 4, KIND_TOKENS[kind], 3)
        canvas.write(x + 1, y + 2, cut_runs(moon_runs(scene, moon, True), wide - 1))
    else:
        canvas.write(x, y + 1, cut_runs(moon_runs(scene, moon, True), wide))


# --- below the rows ------------------------------------------------------------------------------------------------


def _foot(canvas: Canvas, scene: Scene, who: int, rect: Rect) -> None:
    """Draw supremacy, captured moons, the tactical operation and the scrapyard in the lines that are left."""
    seat = scene.seat(who)
    space = seat["tracks"][4]
    first = [Run(f"{scene.say('track-supremacy').upper()} {space}", KIND_TOKENS[4], "", "bold"), Run("  ")]
    first.append(Run(coming(scene, 4, space), "muted"))
    operation = moon_runs(scene, seat["tactical"]) if seat["tactical"] else [Run(scene.say("amount-tactics", n=1))]
    lines = [
        first if scene.compact else [*first, Run("   "), *captured_runs(scene, who, rect.width - 5 - runs_width(first))]
    ]
    lines.append([Run(f"{scene.say('zone-tactical')} ", "muted"), *operation, Run("   "), *yard_runs(scene, who)])
    spare = [scene.say(f"upgrade-{name}") for name in seat["upgrades_spare"]]
    if spare:
        lines.append([Run(scene.say("scr-upgrades_spare", names=", ".join(spare)), "muted")])
    for number, runs in enumerate(lines[: rect.height]):
        canvas.write(rect.x + 1, rect.y + number, cut_runs(runs, rect.width - 2))


def yard_runs(scene: Scene, who: int) -> list[Run]:
    """Return the ships in the scrapyard and on the repair ship."""
    seat = scene.seat(who)
    runs: list[Run] = []
    places = ((seat["yard"], "zone-scrapyard", "danger"), (seat["repair_ship"], "zone-repair_ship", "warn"))
    for ships, word, token in places:
        if any(ships):
            runs += [Run(f"{scene.say(word)} ", token), fleet(scene, who, ships, " "), Run("   ")]
    return runs or [Run(scene.say("scr-scrapyard_empty"), "muted")]
