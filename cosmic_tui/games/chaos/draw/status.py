"""The first two rows: the game, its turn and what is going on; colonies and credits; the phases of a turn.

Draws the regions "status" and "phases".
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import Canvas, Row, Run, cut_runs, runs_width
from cosmic_tui.canvas.text import key_link
from cosmic_tui.draw.layout import COMPACT, LARGE, SMALL
from cosmic_tui.draw.status import ending_runs
from cosmic_tui.games.chaos import turn_phases
from cosmic_tui.games.chaos.draw.names import by_form, fight_target, seat_name
from cosmic_tui.games.chaos.scene import Scene

RACE = 46  # the column at which colonies and credits begin, where there is room


def status(scene: Scene) -> list[Row]:
    rect = scene.layout["status"]
    canvas = Canvas(rect.width, 1, "panel")
    name = scene.layout.name
    small = name in (COMPACT, SMALL)
    right = _right(scene)
    start = canvas.write_right(rect.width - 1, 0, right)
    left = [Run(scene.say("scr-cosmic"), "key", "", "bold"), Run(f" {scene.say('game-name')}", "text", "", "bold")]
    left += [Run(f" · {scene.say('bd-turn', number=scene.view['turn'])}", "muted")]
    left += [Run(" · ", "muted"), Run(whose(scene), "text", "", "bold")]
    end = canvas.write(1, 0, cut_runs(left, start - 3))
    if not small:
        race = _race(scene)
        at = max(RACE, end + 4)
        if at + runs_width(race) + 2 <= start:
            at = canvas.write(at, 0, race)
            goal = scene.say("bd-goal")
            if name == LARGE and at + 4 + len(goal) + 2 <= start:
                canvas.put(at + 4, 0, goal, "muted")
    return canvas.rows()


def whose(scene: Scene) -> str:
    """Say what is going on: `you attack Laci's colony`, `your main phase`."""
    view = scene.view
    if view["over"]:
        return scene.say("bd-status-over")
    fight = view["fight"]
    if fight:
        seat, bombs = fight["attacker"], fight["step"] == "bomb"
        ident = "bd-status-bombs" if bombs else "bd-status-attacks"
        return scene.say(ident, by_form(scene, seat), who=seat_name(scene, seat), target=fight_target(scene))
    seat = view["active"]
    return scene.say(f"bd-status-{view['phase']}", by_form(scene, seat), who=seat_name(scene, seat))


def _race(scene: Scene) -> list[Run]:
    """Return all players' colonies and credits, in the colors of their seats."""
    runs: list[Run] = []
    for zone in ("colony", "credits"):
        runs += [Run("     ")] if runs else []
        runs.append(Run(scene.say(f"bd-race-{zone}"), "muted"))
        for who in range(scene.view["n"]):
            shape = scene.look.glyphs.shape(scene.colour(who))
            runs += [Run("  "), Run(f"{shape}{scene.seat(who)[zone]}", scene.token(who), "", "bold")]
    return runs


def _right(scene: Scene) -> list[Run]:
    runs: list[Run] = []
    if scene.layout.name not in (COMPACT, SMALL):
        said = scene.say(f"bd-mode-{scene.view['mode']}")
        runs.append(Run(f"{said}, {scene.say('bd-balanced')}" if scene.view["balanced"] else said, "muted"))
    return [*runs, *ending_runs(scene)]


# --- phases ----------------------------------------------------------------------------------------------------------


def phases(scene: Scene) -> list[Row]:
    """Draw the phases and the steps of a combat: `1 Start ━━ 2 Main ━━ 3 Combat: equip ✓ pay ✓ FIRE ╸┄ bomb ┄ disarm ┄
    4 End of turn`.
    """
    rect = scene.layout["phases"]
    canvas = Canvas(rect.width, 1)
    small = scene.layout.name in (COMPACT, SMALL)
    parts = _parts(scene, small)
    before = turn_phases.phase_number(scene.view)
    while small and len(parts) > 1 and _least(parts) > rect.width:  # long words: what is over goes first, then the end
        parts, before = (parts[1:], before - 1) if before > 0 else (parts[:-1], 0)
    gaps = len(parts) - 1
    used = sum(runs_width(part) for part, _ in parts)
    each = 3 if small else max(3, min(10, (rect.width - 2 - used) // max(1, gaps)))
    x = 1
    for number, (part, after) in enumerate(parts):
        x = canvas.write(x, 0, part)
        if number == gaps:
            break
        following = parts[number + 1][0][0]
        if small:
            sign = " › " if following.ground != "phase_now" else " ›"
            x = canvas.put(x, 0, sign if x + 3 < rect.width else "", "muted")
        else:
            line, token = ("━", "gate_dim") if after == "done" else ("┄", "faint")
            dots = line * (each - 2)
            if after == "now":
                dots, token = "╸" + "┄" * (each - 3), "phase_now"
            canvas.put(x + (0 if after == "now" else 1), 0, dots + ("┄" if after == "now" else ""), token)
            x += each
    canvas.fill(0, 0, rect.width, 1, link=key_link("timing"))
    return canvas.rows()


def _least(parts: list[tuple[list[Run], str]]) -> int:
    """Return the width of the phases with the narrowest separators."""
    return 1 + sum(runs_width(part) for part, _ in parts) + 3 * (len(parts) - 1)


def _parts(scene: Scene, small: bool) -> list[tuple[list[Run], str]]:
    """Return the phases, and in a combat its steps, each with the style of the line after it."""
    view, say = scene.view, scene.say
    now = turn_phases.phase_number(view)
    found: list[tuple[list[Run], str]] = []
    for number, phase in enumerate(turn_phases.PHASES):
        form = "short" if small else ""
        name = f"{number + 1} {say(f'phase-{phase}', form)}"
        if phase == "combat":
            if now == number:
                found += _combat(scene, f"{name}:", small)
                continue
            if small:
                name = f"{name}: {scene.words.say('bd-steps')}" if scene.layout.width >= 100 else name
            found.append(([Run(name, "phase_todo" if now < number else "phase_done")], "todo"))
        elif number == now:
            found.append(([Run(f" {name.upper()} ", "phase_ink", "phase_now", "bold")], "now"))
        else:
            state = "done" if number < now else "todo"
            found.append(([Run(name, f"phase_{state}")], state))
    return found


def _combat(scene: Scene, name: str, small: bool) -> list[tuple[list[Run], str]]:
    """Return the steps of the current combat."""
    at = turn_phases.step_number(scene.view)
    found: list[tuple[list[Run], str]] = []
    done: list[Run] = [Run(name, "phase_done")]
    if at < 0:  # the attack has been named, and none of its steps has begun
        done = [Run(f" {name.upper()} ", "phase_ink", "phase_now", "bold")]
    for number, step in enumerate(turn_phases.STRIP):
        word = scene.say(f"bd-step_name-{step}")
        if number < at:
            done += [Run(" "), Run(word, "phase_done"), Run(" ✓", "ok")]
        elif number == at:
            found.append((done, "done"))
            found.append(([Run(f" {word.upper()} ", "phase_ink", "phase_now", "bold")], "now"))
        elif at < 0:
            done += [Run(f" {word}" + ("," if number < len(turn_phases.STRIP) - 1 else ""), "phase_todo")]
        else:
            found.append(([Run(word, "phase_todo")], "todo"))
    return found or [(done, "todo")]
