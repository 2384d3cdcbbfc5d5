"""The stakes of a battle, drawn beside its odds: a row or two each for victory and defeat, or both in one."""

from __future__ import annotations

from cosmic_tui.canvas.cells import Run, runs_width, wrap_runs
from cosmic_tui.games.andromeda.draw.fleet import fleet
from cosmic_tui.games.andromeda.say.stakes import gains, losses, strikes
from cosmic_tui.games.andromeda.scene import Scene
from engine.andromeda.view_types import Stakes

SIDES = (("win", "ok", gains), ("lose", "danger", losses))


def stake_lines(scene: Scene, found: Stakes, room: int, indent: int = 0) -> list[list[Run]]:
    """Return the stakes of winning and losing, each labeled and wrapped. Beside other facts (`indent`) they are in
    short.
    """
    heads = {word: scene.say(f"scr-{word}") for word, _, _ in SIDES}
    wide = indent or max(map(len, heads.values())) + 2
    lines = []
    for word, token, parts in SIDES:
        text = wrap_runs([Run(", ".join(parts(scene.words, found, bool(indent))), "text")], room - wide)
        for number, runs in enumerate(text):
            lines.append([Run(("" if number else heads[word]).ljust(wide), token, "", "bold"), *runs])
    return lines


def short_stakes(scene: Scene, found: Stakes) -> list[Run]:
    """Return the stakes in one row, with ships as signs."""
    win = [Run(f"{scene.say('scr-win', 'small')} ", "ok"), Run(", ".join(gains(scene.words, found, True)), "text")]
    return [*win, Run("  "), *_short_loss(scene, found)]


def stakes_within(scene: Scene, found: Stakes, room: int) -> list[Run]:
    """Return the stakes in one row. If they do not fit, the costs of a defeat come first, as they are shorter."""
    whole = short_stakes(scene, found)
    if runs_width(whole) <= room:
        return whole
    loss = _short_loss(scene, found)
    return [*loss, Run("  "), *whole[:2]] if loss else whole


def _short_loss(scene: Scene, found: Stakes) -> list[Run]:
    struck = strikes(scene.words, found)
    if found["spared"]:
        struck.insert(0, scene.say("scr-line-stake_spared", number=found["spared"]))
    runs = [Run(f"{scene.say('scr-lose', 'small')} ", "danger")]
    runs += [fleet(scene, scene.me, found["ships"]), Run(" ")] if any(found["ships"]) else []
    return [*runs, Run(", ".join(struck), "text")] if struck or len(runs) > 1 else []


def beside(scene: Scene, found: Stakes, rows: list[list[Run]], room: int) -> None:
    """Add the stakes to the shorter of two rows, and what does not fit there to the other."""
    rows = sorted(rows, key=runs_width)
    whole, loss = short_stakes(scene, found), _short_loss(scene, found)
    if runs_width([*rows[0], Run("   "), *whole]) <= room:
        rows[0] += [Run("   "), *whole]
        return
    rows[0] += [Run("   "), *whole[:2]]
    rows[1] += [Run("   "), *loss]
