"""The second row: the steps of the main action, those done, the one that is now, those to come; in a battle its six.

Draws one row from the moment a view names.
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import Canvas, Row, fit, width
from cosmic_tui.canvas.text import key_link
from cosmic_tui.draw.layout import COMPACT
from cosmic_tui.games.andromeda.scene import Scene
from engine.andromeda.view_types import View, battle_of

LAUNCH = ("launch", "activate", "ambush", "battle", "end")
RETURN = ("modules", "ships", "clear", "end")
BATTLE = ("escalation", "diplomacy", "preparation", "roll", "outcome", "damage")
AT = {
    "choose.main": ("launch", 0),
    "launch.place": ("launch", 0),
    "launch.placed": ("launch", 1),
    "launch.activate": ("launch", 1),
    "launch.activated": ("launch", 2),
    "launch.ambush": ("launch", 2),
    "launch.ambushed": ("launch", 3),
    "launch.battle": ("launch", 3),
    "return.modules": ("return", 0),
    "return.ships": ("return", 1),
    "return.back": ("return", 2),
}


def strip_of(view: View) -> tuple[tuple[str, ...], int]:
    """Return the steps that are shown, and which of them is current."""
    moment = str(view["moment"])
    if moment.startswith("battle."):
        return LAUNCH, 3
    if moment.startswith("end."):
        steps = LAUNCH if view["launched"] else RETURN
        return steps, len(steps) - 1
    which, now = AT.get(moment, ("", 0))
    if not which:
        return ("setup" if moment.startswith("setup") else "over",), 0
    return (LAUNCH if which == "launch" else RETURN), now


def phases(scene: Scene) -> list[Row]:
    """Draw the row of phases across the whole window."""
    rect = scene.layout["phases"]
    canvas = Canvas(rect.width, 1)
    steps, now = strip_of(scene.view)
    other = _other_way(scene)
    room = rect.width - (width(other) + 2 if other else 0)
    if scene.view["battle"] is not None and not scene.narrow:
        _battle(canvas, scene, now)
        other = ""
    elif scene.narrow:
        _words(canvas, scene, steps, now, room)
    else:
        _line(canvas, scene, steps, now, room)
    if other:
        canvas.right(rect.width - 1, 0, other, "muted")
    canvas.fill(0, 0, rect.width, 1, link=key_link("timing"))
    return canvas.rows()


def _other_way(scene: Scene) -> str:
    """Return the other main action, which could still be chosen."""
    if scene.view["moment"] != "choose.main" or scene.view["active"] != scene.me:
        return ""
    return scene.say("scr-or_return", "" if scene.compact else "long")


def _words(canvas: Canvas, scene: Scene, steps: tuple[str, ...], now: int, room: int) -> None:
    """Draw the names of the steps with separators. The current one is filled, in capitals, and has its number."""
    form = "short" if scene.layout.name == COMPACT else ""
    x = 1
    for number, step in enumerate(steps):
        name = scene.say(f"phase-{step}", form)
        if number == now:
            if step == "battle" and scene.view["battle"] is not None:
                name = scene.say(f"moment-battle-{scene.view['battle']['step'] or 'escalation'}", "short")
            words = f" {number + 1} {name.upper()} "
            if x + width(words) <= room:
                x = canvas.put(x - 1, 0, words, "phase_ink", "phase_now", "bold")
        else:
            words = fit(name, max(0, room - x - 1))
            x = canvas.put(x, 0, words, "phase_done" if number < now else "phase_todo")
        if number < len(steps) - 1:
            x = canvas.put(x, 0, "›" if form else " › ", "muted")


def _line(canvas: Canvas, scene: Scene, steps: tuple[str, ...], now: int, room: int) -> None:
    """Draw a line through all steps: solid for the past, dotted for the future."""
    slot = min(30, (room - 1) // len(steps))
    for number, step in enumerate(steps):
        x = 1 + number * slot
        words = f"{number + 1} {scene.say(f'phase-{step}')}"
        last = number == len(steps) - 1
        if number == now:
            end = canvas.put(x - 1, 0, f" {words.upper()} ", "phase_ink", "phase_now", "bold")
            if not last:
                canvas.put(end, 0, "╸" + "┄" * max(0, x + slot - end - 2), "phase_now")
        else:
            end = canvas.put(x, 0, fit(words, slot - 1), "phase_done" if number < now else "phase_todo")
            if not last:
                line, token = ("━", "gate_dim") if number < now else ("┄", "faint")
                canvas.put(end + 1, 0, line * max(0, x + slot - end - 2), token)


def _battle(canvas: Canvas, scene: Scene, now: int) -> None:
    """Draw the launch in short, then the six steps of the battle, marking those that are done."""
    x = 1
    for number, step in enumerate(LAUNCH[:now]):
        x = canvas.put(x, 0, f"{number + 1} {scene.say(f'phase-{step}')} ", "phase_done")
        x = canvas.put(x, 0, "━━━ ", "gate_dim")
    words = f" {now + 1} {scene.say('phase-battle').upper()} "
    x = canvas.put(x, 0, words, "phase_ink", "phase_now", "bold")
    x = canvas.put(x, 0, "╸ ", "phase_now")
    here = BATTLE.index(battle_of(scene.view)["step"] or "escalation")
    for number, step in enumerate(BATTLE):
        name = scene.say(f"moment-battle-{step}", "short")
        if number < here:
            x = canvas.put(x, 0, f"{name} ✓  ", "phase_done")
        elif number == here:
            x = canvas.put(x, 0, f"►{name.upper()}", "key", attrs="bold") + 2
        else:
            x = canvas.put(x, 0, f"{name}  ", "phase_todo")
    last = f"{len(LAUNCH)} {scene.say('phase-end')}"
    if x + width(last) + 4 < canvas.width:
        x = canvas.put(x, 0, "┄" * min(9, canvas.width - x - width(last) - 3), "faint") + 1
        canvas.put(x, 0, last, "phase_todo")
