"""All players: points, goods, tracks, ships, moons; the own panel with more of it than the others.

Draws the region "seats".
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import Canvas, Rect, Row, Run, cut_runs, fit, runs_width
from cosmic_tui.canvas.frame import frame
from cosmic_tui.canvas.text import badge, fitting
from cosmic_tui.draw.layout import LARGE, MIDDLE
from cosmic_tui.draw.names import LONGEST_NAME, tagged
from cosmic_tui.draw.scene import Mark, marks
from cosmic_tui.games.andromeda.draw.display import cheapest
from cosmic_tui.games.andromeda.draw.fleet import fleet, places_of
from cosmic_tui.games.andromeda.draw.going import ahead, ship_chosen, why
from cosmic_tui.games.andromeda.draw.goods import (
    FORMS,
    KIND_TOKENS,
    TOKENS,
    captured_runs,
    stock_runs,
    track_bar,
    track_numbers,
    track_runs,
)
from cosmic_tui.games.andromeda.facts import RESOURCES, TRACKS, next_icon
from cosmic_tui.games.andromeda.scene import Scene
from engine.andromeda.view_types import NOWHERE, Seat

OWN_ROWS, OTHER_ROWS, LARGE_ROWS = 7, 5, 7
NUMBER_WIDTH = 2
CHOOSING_SHIPS = ("turn.main", "launch.where")


def seats(scene: Scene) -> list[Row]:
    """Draw the region of all players."""
    rect = scene.layout["seats"]
    canvas = Canvas(rect.width, rect.height)
    lit = marks(scene)
    if scene.narrow:
        _matrix(canvas, scene, lit)
        return canvas.rows()
    for who, place in enumerate(panel_rects(scene)):
        _panel(canvas, scene, who, place, lit.get(("seat", who)))
    return canvas.rows()


def panel_rects(scene: Scene) -> list[Rect]:
    """Return the rectangles of the panels, one below the other. With fewer players they are taller."""
    rect = scene.layout["seats"]
    if scene.layout.name == LARGE:
        least = [LARGE_ROWS] * scene.n
    else:
        least = [OWN_ROWS if who == scene.me else OTHER_ROWS for who in range(scene.n)]
    more, rest = divmod(max(0, rect.height - sum(least)), scene.n)
    more = min(more, 4)
    found, y = [], 0
    for who in range(scene.n):
        high = least[who] + more + (who < rest and more < 4)
        found.append(Rect(0, y, rect.width, min(high, rect.height - y)))
        y += high
    return found


# --- rows, where there are no panels -------------------------------------------------------------------------------


def _matrix(canvas: Canvas, scene: Scene, lit: dict[tuple[object, ...], Mark]) -> None:
    """Draw a head with a letter for each kind of goods, then two or three rows for each seat, then the prices of the
    cheapest modules.
    """
    wide = canvas.width
    ends = _columns(scene, wide)
    canvas.put(1, 0, scene.say("scr-seats_head", number=scene.view["goal"]), "muted")
    canvas.right(ends[0], 0, scene.say("scr-vp_head"), "muted")
    for kind, end in zip(RESOURCES, ends[1:], strict=True):
        canvas.right(end, 0, scene.say(f"resource-{kind}", "letter"), TOKENS[kind])
    high = 2 if scene.compact else 3
    for who in range(scene.n):
        _seat_rows(canvas, scene, who, 1 + who * high, high, ends, lit.get(("seat", who)))
    cheapest(canvas, scene, 1 + scene.n * high)


def _columns(scene: Scene, wide: int) -> list[int]:
    """Return the right edge of each number: points, then the six kinds of goods."""
    step = 2 if scene.compact else 3
    ends = [wide - step * (5 - number) for number in range(6)]
    return [ends[0] - 3, *ends]


def _seat_rows(canvas: Canvas, scene: Scene, who: int, y: int, high: int, ends: list[int], mark: Mark | None) -> None:
    view, seat = scene.view, scene.seat(who)
    turn = view["active"] == who and view["turn"] > 0
    link = ("option", mark.option) if mark else ("read", ("seat", who))
    if who == scene.me:
        canvas.fill(0, y, canvas.width, high, "raised")
    if who == scene.me or turn:
        for row in range(high):
            canvas.put(0, y + row, "▌", "focus" if who == scene.me else "gate")
    runs = [badge(mark.digit, mark.chosen)] if mark and mark.digit else []
    canvas.write(1, y, cut_runs([*runs, *tagged(scene, who)], ends[0] - 3))
    canvas.right(ends[0], y, str(seat["vp"]), "text", attrs="bold")
    for kind, n, end in zip(RESOURCES, (*seat["stock"], seat["hand"]), ends[1:], strict=True):
        canvas.right(end, y, str(n), TOKENS[kind] if kind == "tactics" else "text" if n else "muted")
    damaged = damaged_of(seat)
    runs = [*track_numbers(scene, who)]
    if damaged:
        runs += [Run("  "), Run(scene.say("scr-damaged", "short", number=damaged), "danger", "", "bold")]
    elif who == scene.me and (coming := nearest_icons(scene, who, canvas.width - 8 - runs_width(runs))):
        runs += [Run("  "), Run("› ", "muted"), *coming]
    canvas.write(3, y + 1, cut_runs(runs, canvas.width - 4))
    if high > 2:
        canvas.write(3, y + 2, cut_runs(_fleet_row(scene, who, canvas.width - 4), canvas.width - 4))
    canvas.fill(0, y, canvas.width, high, link=link)


def damaged_of(seat: Seat) -> int:
    """Return how many modules have a damage marker or a mechaphage token."""
    return sum(1 for row in seat["rows"] for module in row if module[1] or module[2])


# --- panels --------------------------------------------------------------------------------------------------------


def _panel(canvas: Canvas, scene: Scene, who: int, rect: Rect, mark: Mark | None) -> None:
    view = scene.view
    looked_at = scene.focus == "seats" and scene.focus_at % scene.n == who
    turn = view["active"] == who and view["turn"] > 0
    token = "key" if mark else "focus" if looked_at or who == scene.me else "gate" if turn else "line"
    state, state_token = seat_state(scene, who)
    frame(
        canvas,
        rect,
        token=token,
        heavy=looked_at or scene.coached == "seats" or bool(mark and mark.chosen),
        title=_title(scene, who, mark),
        corner=_points(scene, who),
        foot=[Run(faction, "muted")] if (faction := _faction(scene, who)) else (),
        foot_corner=[Run(state, state_token, "", "bold" if turn else "")] if state else (),
        link=("option", mark.option) if mark else ("read", ("seat", who)),
    )
    room = rect.width - 4
    lines = _large_lines(scene, who, room) if scene.layout.name == LARGE else _lines(scene, who, room)
    for number, runs in enumerate(lines[: rect.height - 2]):
        canvas.write(rect.x + 2, rect.y + 1 + number, cut_runs(runs, room))
    canvas.fill(*rect, link=("option", mark.option) if mark else ("read", ("seat", who)))


def _title(scene: Scene, who: int, mark: Mark | None) -> list[Run]:
    person = scene.people[who]
    runs = [badge(mark.digit, mark.chosen), Run(" ")] if mark and mark.digit else []
    name = fit(person.name, LONGEST_NAME)
    runs += [Run(scene.tag(who), scene.token(who)), Run(" "), Run(name, "text", "", "bold")]
    more = scene.say("scr-seat_you") if who == scene.me else scene.say("scr-bot") if person.bot else person.presence
    return [*runs, Run(f" {more}", "warn" if person.away else "muted")] if more else runs


def _points(scene: Scene, who: int) -> list[Run]:
    points = [Run(f"{scene.say('scr-points')} ", "muted")] if scene.layout.name == LARGE else []
    goal = scene.say("scr-of_goal", number=scene.view["goal"])
    return [*points, Run(str(scene.seat(who)["vp"]), "text", "", "bold"), Run(f" {goal}", "muted")]


def _faction(scene: Scene, who: int) -> str:
    faction = scene.seat(who)["faction"]
    if not faction:
        return ""
    return scene.say(f"faction-{faction}", "short")


def seat_state(scene: Scene, who: int) -> tuple[str, str]:
    """Return a seat's role in the present moment, in a word or two."""
    view = scene.view
    region = view["region"]
    here = str(who) in view["map"].get(region, NOWHERE).get("ships", {}) if region else False
    if view["battle"] is not None:
        count = sum(view["map"][region]["ships"][str(who)]) if here else 0
        if not count:
            return scene.say("scr-stays_away"), "muted"
        ships = scene.say("scr-ships_here", n=count)
        role = "scr-leads" if who in ahead(view) else "scr-attacker" if who == view["active"] else ""
        return (f"{scene.say(role)}, {ships}" if role else ships), "ok" if role else "warn"
    if who == view["active"] and view["turn"]:
        if view["phase"] == "return":
            return scene.say("scr-returns"), "ok"
        return scene.say("scr-your_turn_now" if who == scene.me else "scr-their_turn"), "ok"
    return (scene.say("scr-in_reach"), "warn") if in_reach(scene, who) else ("", "muted")


def in_reach(scene: Scene, who: int) -> bool:
    """Return whether the ship being launched could meet this seat's ships."""
    if why(scene) not in CHOOSING_SHIPS:
        return False
    rows = scene.view.get("launches", {}).get(ship_chosen(scene), {}).values()
    return any(who == seat for row in rows for seat, _ in row["meets"])


def _lines(scene: Scene, who: int, room: int) -> list[list[Run]]:
    """Return a panel's lines at 140 columns: goods, tracks, ships. The reader's panel also has moons and modules, and
    so have others if there is room.
    """
    mine = who == scene.me
    lines = [stock_runs(scene, who)]
    lines.append([*track_runs(scene, who), *([Run("  "), Run(scene.say("scr-tracks"), "muted")] if mine else [])])
    lines.append(_fleet_row(scene, who, room))
    shared = _moons_and_modules(scene, who, room) if mine and not damaged_of(scene.seat(who)) else None
    if shared is not None:
        lines[2:2] = [next_icons(scene, who, room)]
        return [*lines, shared]
    return [*lines, _moons(scene, who, room), _modules(scene, who)]


def next_icons(scene: Scene, who: int, room: int) -> list[Run]:
    """Return, for each track, the next space with a reward, and the reward: `S6 lvl 2 I3 lvl 1 ...`."""
    return fitting([runs for _, runs in icons(scene, who)], room, 1)


def nearest_icons(scene: Scene, who: int, room: int) -> list[Run]:
    """Return as many next rewards as fit, the nearest first."""
    return fitting([runs for _, runs in sorted(icons(scene, who), key=lambda found: found[0])], room, 1)


def icons(scene: Scene, who: int) -> list[tuple[int, list[Run]]]:
    """Return, by track, the distance to the next space with a reward, and the reward."""
    found = []
    for track, space in enumerate(scene.seat(who)["tracks"]):
        later, name = next_icon(track, space)
        if name:
            letter = Run(f"{scene.say(f'track-{TRACKS[track]}', 'letter')}{later} ", KIND_TOKENS[track])
            found.append((later - space, [letter, Run(scene.say(f"icon-{name}", "short"), "muted")]))
    return found


def _moons_and_modules(scene: Scene, who: int, room: int) -> list[Run] | None:
    """Return captured moons and the numbers of modules in one row, or None if they need two."""
    modules = _modules(scene, who)
    runs = [*captured_runs(scene, who, room - runs_width(modules) - 2, FORMS[1:], 1), Run("  "), *modules]
    return runs if runs_width(runs) <= room else None


def _fleet_row(scene: Scene, who: int, room: int) -> list[Run]:
    """Return the fleet in a row: `pad ▲▲ ▲F out A1 C3 yard ▲ home L3`, in a narrower form if needed."""
    loose, between = _fleet_parts(scene, who, " "), 2 if scene.narrow else 3
    if sum(map(runs_width, loose)) + between * (len(loose) - 1) <= room:
        return fitting(loose, room, between)
    return fitting(_fleet_parts(scene, who, ""), room, 1)


def _fleet_parts(scene: Scene, who: int, gap: str) -> list[list[Run]]:
    """Return ships by place, leaders at home, and damage if no row of modules shows it."""
    seat = scene.seat(who)
    long = scene.layout.name == LARGE
    parts: list[list[Run]] = [
        [Run(f"{scene.say('scr-on_the_pad', 'short')} ", "muted"), *_ships(scene, who, seat["pad"], gap)]
    ]
    places = places_of(scene, who)
    where = Run(" ".join(places) if places else "—", scene.token(who) if places else "muted")
    parts.append([Run(f"{scene.say('scr-out', 'long' if long else '')} ", "muted"), where])
    if any(seat["yard"]):
        parts.append(
            [Run(f"{scene.say('scr-yard', 'long' if long else '')} ", "danger"), *_ships(scene, who, seat["yard"], gap)]
        )
    if any(seat["repair_ship"]):
        parts.append([Run(f"{scene.say('scr-mending')} ", "warn"), *_ships(scene, who, seat["repair_ship"], gap)])
    if seat["leaders"]:
        parts.append([Run(scene.say("scr-home_leaders", number=seat["leaders"]), "muted")])
    if who != scene.me and scene.layout.name == MIDDLE and (damaged := damaged_of(seat)):
        parts.append([Run(scene.say("scr-damaged", number=damaged), "danger", "", "bold")])
    return parts


def _ships(scene: Scene, who: int, counts: list[int], gap: str) -> list[Run]:
    return [fleet(scene, who, counts, gap)] if any(counts) else [Run("—", "muted")]


def _moons(scene: Scene, who: int, room: int) -> list[Run]:
    """Return the captured moons that are not in frames, or that there are none."""
    forms = FORMS if who == scene.me and scene.layout.name != LARGE else FORMS[1:]
    runs = captured_runs(scene, who, room, forms, 2)
    return runs if scene.seat(who)["captured"] else [runs[0], Run(scene.say("scr-none"), "muted"), Run("  "), *runs[1:]]


def _modules(scene: Scene, who: int) -> list[Run]:
    """Return the number of modules of each kind and of damaged ones. The reader's damaged modules are named."""
    seat = scene.seat(who)
    runs = [Run(scene.say("scr-modules"), "muted")]
    for kind, row in enumerate(seat["rows"]):
        runs.append(Run(f" {len(row)}", KIND_TOKENS[kind]))
    broken = [module[0] for row in seat["rows"] for module in row if module[1] or module[2]]
    if broken:
        runs += [Run("  "), Run(scene.say("scr-damaged", number=len(broken)), "danger", "", "bold")]
        if who == scene.me:
            names = ", ".join(scene.say(f"module-{name}") for name in broken)
            runs.append(Run(f": {names}", "text"))
    return runs


def _large_lines(scene: Scene, who: int, room: int) -> list[list[Run]]:
    """Return a panel's lines at 200 columns, with everything in words: goods, tracks with bars, ships, moons and
    modules.
    """
    seat = scene.seat(who)
    slot = (scene.layout["seats"].width - 4) // 5
    names: list[Run] = []
    bars: list[Run] = []
    for track, space in enumerate(seat["tracks"]):
        word = scene.say(f"track-{TRACKS[track]}", "short")
        names += [
            Run(word.ljust(slot - 5), KIND_TOKENS[track]),
            Run(str(space).rjust(NUMBER_WIDTH), "text", "", "bold"),
        ]
        names.append(Run(" " * 3))
        done, rest = track_bar(space, 10)
        bars += [Run(done, KIND_TOKENS[track]), Run(rest, "muted"), Run(" " * max(1, slot - 10))]
    coming = [next_icons(scene, who, room)] if who == scene.me else []
    last = [*_moons(scene, who, room), Run("   "), *_modules(scene, who)]
    return [stock_runs(scene, who, "long", 4), names, bars, _fleet_row(scene, who, room), last, *coming]
