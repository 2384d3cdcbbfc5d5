"""What a battle is about, beside its odds: a row or two each for victory and defeat, or both in one."""

from __future__ import annotations

from cosmic_tui.canvas.cells import Run, wrap_runs
from cosmic_tui.games.andromeda.draw.fleet import fleet
from cosmic_tui.games.andromeda.say.stakes import gains, losses, strikes
from cosmic_tui.games.andromeda.scene import Scene
from engine.andromeda.view_types import Stakes

SIDES = (("win", "ok", gains), ("lose", "danger", losses))


def stake_lines(scene: Scene, found: Stakes, room: int, indent: int = 0) -> list[list[Run]]:
    """Return win and lose, each behind its word and wrapped; beside other facts (`indent`) in short."""
    heads = {word: scene.say(f"scr-{word}") for word, _, _ in SIDES}
    wide = indent or max(map(len, heads.values())) + 2
    lines = []
    for word, token, parts in SIDES:
        text = wrap_runs([Run(", ".join(parts(scene.words, found, bool(indent))), "text")], room - wide)
        for number, runs in enumerate(text):
            lines.append([Run(("" if number else heads[word]).ljust(wide), token, "", "bold"), *runs])
    return lines


def short_stakes(scene: Scene, found: Stakes) -> list[Run]:
    """Return the same in one row, ships as their signs."""
    runs = [Run(f"{scene.say('scr-win', 'small')} ", "ok"), Run(", ".join(gains(scene.words, found, True)), "text")]
    runs.append(Run(f"  {scene.say('scr-lose', 'small')} ", "danger"))
    runs += [fleet(scene, scene.me, found["ships"])] if any(found["ships"]) else []
    return [*runs, Run(" " + ", ".join(strikes(scene.words, found)), "text")]
