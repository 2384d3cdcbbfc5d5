"""The map, which is the menu as well: every region with its disc or picture, what lies there, who stands there.

Draws the region "map". A lit region has its handle filled; nothing is told by a picture or a colour alone.
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import Canvas, Rect, Row, Run, cut_runs, fit, runs_width, width
from cosmic_tui.draw.disc import disc
from cosmic_tui.draw.layout import LARGE, MIDDLE
from cosmic_tui.draw.scene import Mark, marks
from cosmic_tui.draw.sky import fog, stars
from cosmic_tui.games.andromeda.draw.fleet import LETTERS, region_runs, shape
from cosmic_tui.games.andromeda.draw.geometry import GRIDS, Grid, at, rect_of
from cosmic_tui.games.andromeda.draw.goods import KIND_TOKENS, amount_runs, letter_runs, moon_runs
from cosmic_tui.games.andromeda.draw.pictures import cloud, picture, skull
from cosmic_tui.games.andromeda.facts import BASES, NEBULAE, REGIONS, SLOTS, kind_of
from cosmic_tui.games.andromeda.say.things import region_name
from cosmic_tui.games.andromeda.scene import Scene
from engine.andromeda.view_types import NOWHERE

UNLIT, FOUGHT, NOT_LAID = 4, 3, 7  # steps towards the ground
RIM = ("B4", "D4")  # a nebula is close at their right
EMPTY_SEED = 5


def board(scene: Scene) -> list[Row]:
    """Draw the whole region."""
    rect = scene.layout["map"]
    canvas = Canvas(rect.width, rect.height)
    fog(canvas, scene.look, Rect(0, 0, *rect[2:]))
    lit = lit_regions(scene)
    for region in SLOTS:
        _slot(canvas, scene, region, lit)
    for region in NEBULAE:
        _nebula(canvas, scene, region, lit)
    _legend(canvas, scene)
    for region in NEBULAE:
        place = rect_of(scene.layout.name, region)
        cloud(canvas, scene.look, place.x - 2, place.y - 1, place.width + 4, place.height + 2)
    stars(canvas, scene.look, Rect(0, 0, *rect[2:]))
    return canvas.rows()


def lit_regions(scene: Scene) -> dict[str, Mark]:
    """Return the regions that can be chosen now, each with its mark."""
    found = {}
    for ref, mark in marks(scene).items():
        if ref[0] == "region":
            found[str(ref[1])] = mark
        elif ref[0] == "raider" and len(ref) > 2:
            found[str(ref[2])] = mark
    return found


def dimming(scene: Scene, region: str, lit: dict[str, Mark]) -> int:
    """Return how much a region is dimmed: while regions are chosen, those that cannot be chosen; in a battle, those
    without fighting.
    """
    if lit:
        return 0 if region in lit else UNLIT
    if scene.view["battle"] is not None:
        return 0 if region == scene.view["region"] else FOUGHT
    return 0


def is_active(scene: Scene, region: str, lit: dict[str, Mark]) -> bool:
    """Return whether a region has a colored ground: it is highlighted, or this turn takes place there."""
    if lit:
        return region in lit and lit[region].here
    return bool(region == scene.view["region"] and scene.view["phase"] in ("launch", "battle"))


# --- slots ---------------------------------------------------------------------------------------------------------


def _slot(canvas: Canvas, scene: Scene, region: str, lit: dict[str, Mark]) -> None:
    grid = GRIDS[scene.layout.name]
    x, y = at(grid, region)
    row = scene.view["map"].get(region)
    top = y + grid.handle_above
    if row is None:
        _not_laid(canvas, scene, grid, region, x, y)
        return
    dim = dimming(scene, region, lit)
    active = is_active(scene, region, lit)
    place = rect_of(scene.layout.name, region)
    if active:
        canvas.fill(place.x, place.y, place.width, min(place.height, canvas.height - place.y), "select")
    ground = "select" if active else ""
    _face(canvas, scene, grid, region, x, top, dim, ground)
    if grid.handle_above:
        _above(canvas, scene, region, x, y, lit)
        lines = _lines(scene, region, grid.wide - grid.disc - 1 - 2 * (region in RIM))
        for number, runs in enumerate(lines[: min(grid.high - 1, canvas.height - top)]):
            canvas.write(x + grid.disc + 1, top + number, runs)
    else:
        _beside(canvas, scene, grid, region, x, y, lit)
    mark = lit.get(region)
    link = ("option", mark.option) if mark else ("read", ("region", region))
    canvas.fill(place.x, place.y, place.width, min(place.height, canvas.height - place.y), link=link)


def _face(canvas: Canvas, scene: Scene, grid: Grid, region: str, x: int, y: int, dim: int, ground: str) -> None:
    """Draw a planet's disc in the color of its resource, or the picture of a base."""
    size = min(grid.disc, 2 * (canvas.height - y))
    if size < grid.disc:
        return
    kind = kind_of(scene.view, region)
    if kind < 0:
        picture(canvas, scene.look, x, y, grid.disc, scene.view["map"][region]["tile"], dim, ground)
    elif scene.look.discs:
        disc(canvas, scene.look, x, y, grid.disc, KIND_TOKENS[kind], REGIONS.index(region), ground, dim)


def _not_laid(canvas: Canvas, scene: Scene, grid: Grid, region: str, x: int, y: int) -> None:
    """Draw a dark disc in a slot without a tile."""
    top = y + grid.handle_above
    if scene.look.discs and top + grid.disc // 2 <= canvas.height:
        disc(canvas, scene.look, x, top, grid.disc, "faint", EMPTY_SEED, "", NOT_LAID)
    if grid.handle_above:
        canvas.put(x, y, region, "muted")


def handle_runs(scene: Scene, region: str, lit: dict[str, Mark]) -> list[Run]:
    """Return a region's handle: `C2`, filled with the color of keys where it can be chosen, with an arrow before the
    highlighted one.
    """
    mark = lit.get(region)
    if mark is None:
        return [Run(region, "muted" if lit else "text")]
    look = "bold underline" if mark.chosen and not mark.here else "bold"
    filled = Run(region, "key_ink", "key", look, ("option", mark.option))
    return [Run("►", "gate", "", "bold"), filled] if mark.here else [filled]


def _above(canvas: Canvas, scene: Scene, region: str, x: int, y: int, lit: dict[str, Mark]) -> None:
    """Draw the handle and the name above the disc."""
    runs = handle_runs(scene, region, lit)
    before = runs_width(runs) - len(region)
    end = canvas.write(x - before, y, runs)
    grid = GRIDS[scene.layout.name]
    room = grid.wide - 2 - len(region)
    tag = raider_runs(scene, region)
    room -= runs_width(tag) + 1 if tag else 0
    token, attrs = ("muted", "") if lit and region not in lit else ("text", "bold")
    name = region_name(scene.words, scene.view, region)
    short = region_name(scene.words, scene.view, region, "short")
    end = canvas.put(end + 1, y, name if width(name) < room else fit(short, room - 1), token, attrs=attrs)
    if tag:
        canvas.write(end + 1, y, tag)


def raider_runs(scene: Scene, region: str, tight: bool = False) -> list[Run]:
    """Return raiders as their class between wings, and their number (`◄S►×2`)."""
    raiders = scene.view["map"].get(region, NOWHERE).get("raiders")
    if not raiders:
        return []
    letter, n = raiders
    runs = [Run("◄", "danger"), Run(letter, "seat_ink", "danger", "bold"), Run("►", "danger")]
    return [*runs, Run(f"{'' if tight else '×'}{n}", "danger", "", "bold")] if n > 1 else runs


def _lines(scene: Scene, region: str, room: int) -> list[list[Run]]:
    """Return what is in a region: the moon or the tile's kind, ships and a development, leaders, and resources to
    collect.
    """
    row = scene.view["map"][region]
    lines: list[list[Run]] = []
    moon = row.get("moon")
    if moon:
        runs = moon_runs(scene, moon)
        lines.append(runs if runs_width(runs) <= room else letters_if(scene, moon, room))
    elif moon == "":
        lines.append([Run(scene.say("scr-no_moon"), "muted")])
    elif row["tile"] in BASES:
        lines.append([Run(scene.say("scr-base"), "muted")])
    if scene.layout.name == LARGE and row.get("moons"):
        lines.append([Run(scene.say("scr-moons_left", number=row["moons"]), "muted")])
    there = region_runs(scene, region, room)
    built = _development(scene, region, room - runs_width(there) - bool(there))
    if there or built:
        gap = [Run(" ")] if there and built else []
        lines.append(cut_runs([*there, *gap, *built], room))
    rest = _leaders_in(scene, region, room)
    bonus = _bonus(scene, region)
    if len(lines) + bool(rest) + bool(bonus) > GRIDS[scene.layout.name].high - 1 and rest and bonus:
        rest, bonus = [*_leaders(scene, region, "short"), Run(" "), *_bonus(scene, region, True)], []
    lines += [cut_runs(runs, room) for runs in (rest, bonus) if runs]
    return lines


def letters_if(scene: Scene, moon: str, room: int) -> list[Run]:
    """Return what a moon shows in letters, cut to the room. It is used where its words do not fit."""
    return cut_runs(moon_runs(scene, moon, True), room)


def _development(scene: Scene, region: str, room: int) -> list[Run]:
    """Return a development as its owner's shape and its name."""
    row = scene.view["map"][region]
    if "development" not in row:
        return []
    who = row["owner"]
    built = scene.say(f"development-{row['development']}", "small")
    return [Run(shape(scene, who) + fit(built, room - 1), scene.token(who))]


def _leaders(scene: Scene, region: str, form: str = "") -> list[Run]:
    """Return the leaders of a region: `L ▲2 +1`, the reader's own first and in their color, then all others together.
    In small space return `L2+1`; a spectator sees the total.
    """
    by_seat = scene.view["map"][region].get("leaders", ())
    n = sum(by_seat)
    if not n:
        return []
    if scene.me < 0:
        return [Run(scene.say("scr-leaders", form, n=n, number=n), "muted")]
    mine = by_seat[scene.me]
    gap = "" if form else " "
    runs = [Run(scene.say("scr-leaders", "short", n=n, number=""), "muted")]
    if mine:
        own = str(mine) if form else f"{shape(scene, scene.me)}{mine}"
        runs.append(Run(f"{gap}{own}", scene.token(scene.me), "", "bold"))
    if n > mine:
        runs.append(Run(f"{gap}+{n - mine}", "muted"))
    return runs


def _leaders_in(scene: Scene, region: str, room: int) -> list[Run]:
    """Return leaders in words, or as a letter where a language's word is too long."""
    runs = _leaders(scene, region)
    return runs if runs_width(runs) <= room else _leaders(scene, region, "short")


def _bonus(scene: Scene, region: str, letters: bool = False) -> list[Run]:
    """Return the resources that can be collected in a region."""
    bonus = scene.view["map"][region].get("bonus")
    if not bonus:
        return []
    return [Run("+", "ok", "", "bold"), *(letter_runs if letters else amount_runs)(scene, bonus)]


def _beside(canvas: Canvas, scene: Scene, grid: Grid, region: str, x: int, y: int, lit: dict[str, Mark]) -> None:
    """Draw two rows to the right of a small disc: handle and moon, then raiders and ships."""
    left, room = x + grid.disc + 1, grid.wide - grid.disc - 1
    runs = handle_runs(scene, region, lit)
    if len(runs) > 1:
        canvas.write(left - 1, y, runs)
    else:
        canvas.write(left, y, runs)
    row = scene.view["map"][region]
    moon = row.get("moon")
    if moon:
        letters = moon_runs(scene, moon, True)
        gap = 2 + (region not in RIM or runs_width(letters) + 3 < room)  # a column stays free before the nebula
        canvas.write(left + gap, y, cut_runs(letters, max(0, room - gap)))
    elif moon == "":
        canvas.put(left + 3, y, "·", "muted")
    canvas.write(left, y + 1, _crowd(scene, region, room - (region in RIM)))


def _crowd(scene: Scene, region: str, room: int) -> list[Run]:
    """Return as much of a region's content as fits, the most important first: raiders, ships, a development by its
    first letter, leaders, resources.
    """
    row = scene.view["map"][region]
    parts = [raider_runs(scene, region, True), region_runs(scene, region, room)]
    if "development" in row:
        who = row["owner"]
        parts[1] = [*parts[1], Run(shape(scene, who) + row["development"][0], scene.token(who))]
    parts += [_bonus(scene, region, True), _leaders(scene, region, "short")]
    runs: list[Run] = []
    for part in parts:
        gap = [Run(" ")] if runs and part else []
        if runs_width([*runs, *gap, *part]) <= room:
            runs += [*gap, *part]
        elif part and not runs:
            runs = cut_runs(part, room)
    return runs


# --- nebulae -------------------------------------------------------------------------------------------------------


def _nebula(canvas: Canvas, scene: Scene, region: str, lit: dict[str, Mark]) -> None:
    place = rect_of(scene.layout.name, region)
    if is_active(scene, region, lit):
        canvas.fill(place.x, place.y, place.width, place.height, "select")
    mark = lit.get(region)
    if place.height <= 3 and place.width > 12:
        _wide_nebula(canvas, scene, region, place, lit)
    else:
        _narrow_nebula(canvas, scene, region, place, lit)
    link = ("option", mark.option) if mark else ("read", ("region", region))
    canvas.fill(place.x, place.y, place.width, place.height, link=link)


def _nebula_head(scene: Scene, region: str, lit: dict[str, Mark], room: int) -> list[Run]:
    """Return a nebula's handle, raiders and ships in one row."""
    runs = handle_runs(scene, region, lit)
    tight = scene.narrow
    for part in (raider_runs(scene, region, tight), region_runs(scene, region, max(2, room - 8))):
        if part and runs_width(runs) + 1 + runs_width(part) <= room:
            runs += [Run(" "), *part]
    return runs


def _wide_nebula(canvas: Canvas, scene: Scene, region: str, place: Rect, lit: dict[str, Mark]) -> None:
    """Draw a nebula above the first row of hexes, in one or two lines."""
    runs = _nebula_head(scene, region, lit, place.width - 2)
    row = scene.view["map"][region]
    moon = row.get("moon")
    if moon:
        more = moon_runs(scene, moon, scene.narrow)
    else:
        more = [Run("·" if scene.narrow else scene.say("scr-no_moon"), "muted")]
    if not scene.narrow and runs_width(runs) + runs_width(more) + 9 <= place.width:
        runs = [runs[0], Run(" "), Run(scene.say("scr-nebula_word"), "text", "", "bold"), *runs[1:]]
    rest = [*_leaders(scene, region, "short" if place.height < 2 else ""), *_gap(_bonus(scene, region, scene.narrow))]
    first = [*runs, Run(" "), *more]
    if place.height < 2:
        canvas.write(place.x, place.y, cut_runs([*first, Run(" "), *rest], place.width))
        return
    top = place.y + (place.height > 2)
    canvas.write(place.x, top, cut_runs(first, place.width))
    canvas.write(place.x, top + 1, cut_runs(rest, place.width))


def _gap(runs: list[Run]) -> list[Run]:
    return [Run(" "), *runs] if runs else []


def _narrow_nebula(canvas: Canvas, scene: Scene, region: str, place: Rect, lit: dict[str, Mark]) -> None:
    """Draw a nebula beside a row of hexes, with a line for each fact, and a raider's skull if there is room."""
    row = scene.view["map"][region]
    wide = not scene.narrow
    inset = int(wide and place.x == 0)
    x, y = place.x + inset, place.y
    room = place.width - inset
    moon = row.get("moon")
    if not wide:
        first = _nebula_head(scene, region, lit, room)
        canvas.write(x, y, cut_runs(first, room))
        raiders = raider_runs(scene, region, True)
        rest = [] if not raiders or raiders[0] in first else raiders  # they come before the moon
        moons = moon_runs(scene, moon, True) if moon else []
        for part in (moons, _leaders(scene, region, "short"), _bonus(scene, region, True)):
            gap = [Run(" ")] if rest and runs_width([*rest, *part]) < room else []
            if runs_width([*rest, *part]) <= room or not rest:
                rest = [*rest, *gap, *part]
        canvas.write(x, y + 1, cut_runs(rest, room))
        return
    canvas.write(x, y, cut_runs(_nebula_head(scene, region, lit, room), room))
    lines = [runs for runs in (_leaders_in(scene, region, room), _bonus(scene, region)) if runs]
    words = moon_runs(scene, moon) if moon else [Run(scene.say("scr-no_moon"), "muted")]
    lines[:0] = _moon_lines(words, room)
    if "raiders" in row and scene.look.discs:
        for number in range(min(row["raiders"][1], 2 if scene.layout.name == LARGE else 1)):
            skull(canvas, scene.look, x + 6 * number + (number == 0 and scene.layout.name == MIDDLE), y + 1)
        y += 2
    for number, runs in enumerate(lines[: place.y + place.height - y - 1]):
        canvas.write(x, y + 1 + number, cut_runs(runs, room))


def _moon_lines(words: list[Run], room: int) -> list[list[Run]]:
    """Return a moon's words side by side, or one below the other if they are too wide."""
    return [words] if runs_width(words) <= room else [[run] for run in words if run.text.strip()]


def _legend(canvas: Canvas, scene: Scene) -> None:
    """Draw the meaning of shapes and letters in the last row, as long as no tile is laid there."""
    if scene.compact or any(region[0] == "E" for region in scene.view["map"]):
        return
    canvas.clear(0, canvas.height - 1, canvas.width)
    mine = shape(scene, scene.me) if scene.me >= 0 else shape(scene, 0)
    words = [f"{mine} {scene.say('scr-legend')}"]
    words += [
        f"{letter} {scene.say(f'ship-{ident}', 'short')}"
        for letter, ident in zip(LETTERS[1:], ("fighter", "science_vessel", "heavy_cruiser"), strict=True)
    ]
    runs = [Run("  ".join(words), "muted"), Run("  ")]
    if canvas.width < 80:
        canvas.write(2, canvas.height - 1, cut_runs(runs[:1], canvas.width - 3))
        return
    wings = [Run("◄", "danger"), Run("S", "seat_ink", "danger", "bold"), Run("► ", "danger")]
    runs += [*wings, Run(scene.say("scr-legend_raider", letter="S"), "muted")]
    parts = [[Run(f"  {scene.say('scr-legend_dark')}", "muted")]]
    if scene.me >= 0:
        letter, said = scene.say("scr-leaders", "short", n=2, number=""), scene.say("scr-legend_leaders")
        own = Run(f"{mine}2", scene.token(scene.me), "", "bold")
        parts.insert(0, [Run(f"  {letter} ", "muted"), own, Run(f" +1 {said}", "muted")])
    for part in parts:  # each whole or not at all
        runs += part if runs_width([*runs, *part]) <= canvas.width - 3 else []
    canvas.write(2, canvas.height - 1, cut_runs(runs, canvas.width - 3))
