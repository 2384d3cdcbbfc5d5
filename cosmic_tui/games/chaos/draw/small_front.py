"""The second row of the front at 80 columns: the newest answer with its number, the exchange, or what could happen."""

from __future__ import annotations

from cosmic_tui.canvas.cells import Run, runs_width
from cosmic_tui.draw.names import spoken
from cosmic_tui.games.chaos import foresee
from cosmic_tui.games.chaos.draw import front_bombs, front_calm, front_forecast, front_shot, stack
from cosmic_tui.games.chaos.scene import Scene


def second_row(scene: Scene, room: int) -> list[Run]:
    view = scene.view
    if view["shot"] and (found := foresee.exchange(view)):
        lines = front_shot.lines(scene, found)
        back = lines[1] if not found.replies else _reply(found)
        whole = [*lines[0], Run("   "), *back]
        return whole if found.replies or runs_width(whole) <= room else lines[0]
    if view["stack"]:
        number, item = stack.entries(scene)[0]
        said = f"{stack.title(scene, item)}: {stack.does(scene, item)}" if item else stack.title(scene, item)
        return [Run(f"{number} ► ", "key", "", "bold"), *spoken(scene, said)]
    if front_forecast.wanted(scene) and (told := front_forecast.found(scene)):
        return front_forecast.in_a_row(scene, told)
    if front_bombs.wanted(scene) and (bombs := foresee.bombing(view, front_bombs.named(scene))):
        return front_bombs.lines(scene, bombs)[0]
    return front_calm.in_a_row(scene, room)


def _reply(found: foresee.Exchange) -> list[Run]:
    """Return the reply in a short form, for when the shot takes most of the row: `◄━ 2, 1 left`."""
    left = found.shooter.left
    return [Run(f"◄━ {found.target.deals} ", "defense", "", "bold"), Run(f"→ {left}", "danger" if not left else "text")]
