"""The stage: what is going on now, large. A sentence as its title, below it the picture that belongs to the moment.

Draws the region "stage" of all sizes; which picture it is says `going.py`.
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import Canvas, Rect, Row, Run, cut_runs, fit, wrap_runs
from cosmic_tui.canvas.frame import frame, inside
from cosmic_tui.draw.names import LONGEST_NAME, spoken
from cosmic_tui.draw.scene import edge_of
from cosmic_tui.draw.sky import fog, stars
from cosmic_tui.games.andromeda.draw import going
from cosmic_tui.games.andromeda.draw.goods import captured_runs
from cosmic_tui.games.andromeda.draw.stage_battle import battle_lines, battle_stage
from cosmic_tui.games.andromeda.draw.stage_launch import launch_lines, launch_stage, values
from cosmic_tui.games.andromeda.draw.stage_words import event_lines, quiet_lines, setup_lines
from cosmic_tui.games.andromeda.draw.station import station, yard_runs
from cosmic_tui.games.andromeda.say.orders import all_orders, then
from cosmic_tui.games.andromeda.say.things import region_name
from cosmic_tui.games.andromeda.scene import Scene
from engine.andromeda.view_types import battle_of


def stage(scene: Scene) -> list[Row]:
    """Draw the stage."""
    rect = scene.layout["stage"]
    canvas = Canvas(rect.width, rect.height)
    if scene.compact:
        _three_rows(canvas, scene)
        return canvas.rows()
    whole = Rect(0, 0, *rect[2:])
    fog(canvas, scene.look, inside(whole))
    token, heavy = edge_of(scene, "stage", "gate")
    corner, corner_token = right_words(scene)
    frame(
        canvas,
        whole,
        token=token,
        heavy=heavy,
        title=spoken(scene, title(scene), "text", "bold"),
        corner=[Run(corner, corner_token)] if corner else (),
        link=("read", ("stage",)),
    )
    inner = Rect(2, 1, rect.width - 4, rect.height - 2)
    kind, words = going.kind(scene), list[Rect]()
    if kind == going.LAUNCH:
        words = launch_stage(canvas, scene, inner)
    elif kind == going.BATTLE:
        words = battle_stage(canvas, scene, inner)
    elif kind == going.STATION and not scene.narrow:
        station(canvas, scene, Rect(1, 1, rect.width - 2, rect.height - 2), going.station_of(scene))
    else:
        for number, line in enumerate(_lines(scene, kind, *inner[2:])[: inner.height]):
            canvas.write(inner.x, inner.y + number, line)
    if kind in (going.LAUNCH, going.BATTLE):
        stars(canvas, scene.look, inner, 7, words)
    return canvas.rows()


def _lines(scene: Scene, kind: str, room: int, high: int) -> list[Row]:
    if kind == going.SETUP:
        return setup_lines(scene, room)
    if kind == going.EVENT:
        return event_lines(scene, room)
    if kind == going.STATION:
        return _station_lines(scene, room, high)
    return quiet_lines(scene, room)


def _station_lines(scene: Scene, room: int, high: int) -> list[Row]:
    """Return lines beside a station that is drawn elsewhere: the highlighted module's effect and the best orders, or
    else the player's moons and scrapyard.
    """
    who = going.station_of(scene)
    ref = going.highlighted(scene)
    if ref[:1] == ("module",):
        wrapped = wrap_runs([Run(scene.words.say(f"module-{ref[1]}", "text"), "text")], room)
        if scene.compact and (later := then(scene.words, scene.view, str(ref[1]))):
            few = wrapped if len(wrapped) == 1 else [cut_runs([*wrapped[0], Run(" …")], room)]
            return [*map(tuple, few), *map(tuple, wrap_runs([Run(later[0], "ok")], room))]
        lines = [*map(tuple, wrapped), tuple(cut_runs(yard_runs(scene, who), room))]
        return [*lines, *_orders(scene, room, high - len(lines))]
    return [tuple(cut_runs(runs, room)) for runs in (captured_runs(scene, who, room), yard_runs(scene, who))]


def _orders(scene: Scene, room: int, high: int) -> list[Row]:
    """Return the best order after each module, the best of all first, as many as fit on the stage."""
    found = all_orders(scene.words, scene.view) if high > 3 else []
    rows: list[Row] = [(), *wrap_runs([Run(scene.say("scr-line-orders_how"), "muted")], room)]
    head = len(rows)
    for number, (_, said) in enumerate(found):
        more = wrap_runs([Run(said, "text" if number else "ok")], room)
        if len(rows) + len(more) > high:
            break
        rows += more
    return rows if len(rows) > head else []


def _three_rows(canvas: Canvas, scene: Scene) -> None:
    """Draw the stage in three rows: a title with the result on its right, and two rows below."""
    canvas.fill(0, 0, canvas.width, canvas.height, link=("read", ("stage",)))
    canvas.fill(0, 0, canvas.width, 1, "raised")
    x = canvas.put(1, 0, "► ", "gate")
    words, token = right_words(scene)
    end = canvas.write(x, 0, cut_runs(spoken(scene, title(scene), "text", "bold"), canvas.width - 2 - x))
    if words and end + len(words) + 3 <= canvas.width:
        canvas.right(canvas.width - 1, 0, words, token)
    kind = going.kind(scene)
    room = canvas.width - 2
    if kind == going.LAUNCH:
        lines = [tuple(runs) for runs in launch_lines(scene, room)]
    elif kind == going.BATTLE:
        lines = [tuple(runs) for runs in battle_lines(scene, room)]
    else:
        lines = _lines(scene, kind, room, canvas.height - 1)
    for number, line in enumerate(lines[: canvas.height - 1]):
        canvas.write(1, 1 + number, line)


# --- sentences -----------------------------------------------------------------------------------------------------


def title(scene: Scene) -> str:
    """Return a sentence about what is happening."""
    view = scene.view
    if scene.beat is not None and scene.beat.sentence:
        return scene.beat.sentence
    kind = going.kind(scene)
    who = view["active"]
    form = "you" if who == scene.me else ""
    name = fit(scene.people[who].name, LONGEST_NAME)
    if kind == going.SETUP:
        return scene.say("scr-stage-destinies" if view["moment"] == "setup.destiny" else "scr-stage-setup")
    if kind == going.BATTLE:
        place = region_name(scene.words, view, view["region"], "short")
        step = scene.say(f"moment-battle-{battle_of(view)['step'] or 'escalation'}")
        return scene.say("scr-stage-battle_step", place=place, step=step)
    if kind == going.EVENT:
        return scene.say("scr-stage-event", event=scene.say(f"event-{view['event']}"))
    if kind == going.STATION:
        return scene.say("scr-stage-return", form, who=name)
    if kind == going.LAUNCH:
        return _launch_title(scene, form, name)
    return scene.say("scr-stage-over") if kind == going.OVER else scene.say("scr-stage-end", form, who=name)


def _launch_title(scene: Scene, form: str, name: str) -> str:
    view = scene.view
    ship, region = going.ship_chosen(scene), going.region_meant(scene)
    short = scene.say(f"ship-{ship}", "short") if ship else ""
    if not view["launched"] and going.why(scene) not in ("", "turn.main", "launch.where"):
        return scene.say("scr-stage-decide", form, who=name)
    if view["region"] and going.why(scene) != "launch.where":
        place = region_name(scene.words, view, view["region"], "short")
        ident = "scr-stage-ambush" if view["moment"] in ("launch.ambush", "launch.activated") else "scr-stage-activate"
        return scene.say(ident, form, who=name, place=place)
    if ship and region:
        place = region_name(scene.words, view, region, "short")
        return scene.say("scr-stage-launch_to", form, who=name, ship=short, place=place)
    if ship:
        return scene.say("scr-stage-launch", form, who=name, ship=short)
    return scene.say("scr-stage-choose", form, who=name)


def right_words(scene: Scene) -> tuple[str, str]:
    """Return the text at the right of the title: the number of sides in a battle to come, the ship's values, the rule
    for dice, or how energy works.
    """
    kind = going.kind(scene)
    view = scene.view
    if kind == going.LAUNCH:
        found = going.plan(scene)
        if found and found["battle"] and scene.compact:
            sides = len(found["meets"]) + 1 + bool(found["raiders_there"] or found["raiders_come"])
            return scene.say("scr-battle_of", n=sides), "warn"
        ship = going.ship_chosen(scene)
        return (values(scene, view["active"], ship), "muted") if ship else ("", "muted")
    if kind == going.BATTLE:
        return scene.say("scr-highest_first"), "muted"
    if kind == going.STATION:
        return scene.say("scr-energy_on_open", number=scene.seat(view["active"])["stock"][0]), "muted"
    return "", "muted"
