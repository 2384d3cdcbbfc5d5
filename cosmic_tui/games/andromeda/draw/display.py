"""Modules that can be bought: the cheapest ones beside the seats, and all of them as columns.

Draws into a canvas, or runs for a page; prices are the board's, by the row a module lies in.
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import Canvas, Run, cut_runs
from cosmic_tui.canvas.text import key_runs
from cosmic_tui.games.andromeda.draw.goods import KIND_TOKENS, TOKENS
from cosmic_tui.games.andromeda.facts import N_KINDS, PRICE_KIND, TRACKS
from cosmic_tui.games.andromeda.scene import Scene
from cosmic_tui.words.letters import capital


def price_run(scene: Scene, kind: int, row: int, form: str = "letter") -> Run:
    """Return a price: `1n`, or `1 nano` in the form "short"."""
    name = PRICE_KIND[kind]
    gap = "" if form == "letter" else " "
    return Run(f"{row + 1}{gap}{scene.say(f'resource-{name}', form)}", TOKENS[name])


def cheapest(canvas: Canvas, scene: Scene, y: int) -> None:
    """Draw the lowest module of each column, as many as there are rows. A key opens all of them."""
    view = scene.view
    if not view["turn"]:
        return
    rows = canvas.height - y
    label = f"{scene.say('scr-buy')} "
    for number, kind in enumerate(range(min(N_KINDS, rows))):
        ident = view["display"][kind][0]
        if not ident:
            continue
        runs = [
            Run(label if not number else " " * len(label), "muted"),
            Run(scene.say(f"module-{ident}"), "text", "", "", ("read", ("module", ident))),
            Run(" "),
            price_run(scene, kind, 0),
        ]
        canvas.write(1, y + number, cut_runs(runs, canvas.width - 2))
    if rows > 0:
        keys = key_runs(scene.look.keys, (("piles", scene.say("scr-all_modules")),))
        last = y + min(rows, N_KINDS) - 1
        taken = "".join(canvas.chars[last]).rstrip()
        if len(taken) + 8 <= canvas.width:
            canvas.write_right(canvas.width - 1, last, keys)


def display_lines(scene: Scene) -> list[list[Run]]:
    """Return all displayed modules, column by column and cheapest first, each with its effect."""
    lines: list[list[Run]] = []
    for kind in range(N_KINDS):
        left = scene.view["decks"][kind]
        lines += [[], [Run(capital(scene.say(f"track-{TRACKS[kind]}")), KIND_TOKENS[kind], "", "bold")]]
        lines[-1].append(Run(f"   {scene.say('scr-modules_left', number=left)}", "muted"))
        for row, ident in enumerate(scene.view["display"][kind]):
            if ident:
                link = ("read", ("module", ident))
                lines.append(
                    [
                        Run("  "),
                        price_run(scene, kind, row, "short"),
                        Run("  "),
                        Run(scene.say(f"module-{ident}"), "text", "", "bold", link),
                        Run(f"  {scene.say(f'module-{ident}', 'text')}", "muted", "", "", link),
                    ]
                )
    return lines
