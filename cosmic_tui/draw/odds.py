"""How often each card in hand would win, as bars: from the count over the cards nobody has seen yet.

Only public knowledge and the own hand go in; the method is told with the result. Draws paragraphs for a page.
"""

from __future__ import annotations

from collections.abc import Sequence

from cosmic_tui.draw.cells import Run
from cosmic_tui.draw.names import card_label
from cosmic_tui.draw.scene import Scene
from engine.encounter.odds import odds as counted

Paragraphs = list[Sequence[Run]]
BAR = 20
HALF = "▌"
FULL = "█"
LABEL = 14
MAIN = ("offense", "defense")


def odds(scene: Scene) -> Paragraphs:
    """The page."""
    found = counted(scene.view)
    attacks, encounter = found["attacks"], found["encounter_cards"]
    text: Paragraphs = [[]]
    for card, beaten in found["cards"] if attacks else []:
        percent = round(100 * beaten / attacks)
        bar = FULL * (percent * BAR // 100) + (HALF if percent * BAR % 100 >= 50 else "")
        number = Run(f"{percent:3d} %", "text", "", "bold")
        text.append(
            [Run(f"  {card_label(scene.words, card).ljust(LABEL)}", "attack"), Run(bar.ljust(BAR + 1), "ok"), number]
        )
    if len(text) == 1:
        text += [[Run(scene.say(_why_none(scene)), "muted")], []]
    else:
        text += [[], [Run(scene.say("scr-line-odds_from", n=attacks), "text")]]
    text.append([Run(scene.say("scr-line-odds_negotiates", number=found["negotiates"], max=encounter), "text")])
    return [*text, [], [Run(scene.say("scr-line-odds_how"), "muted")]]


def _why_none(scene: Scene) -> str:
    """Why there is no bar: it is too early, somebody else's encounter, or no attack is held."""
    role = scene.seat(scene.me)["role"] if scene.me >= 0 else ""
    if role not in MAIN:
        return "scr-line-odds_none"
    return "scr-line-odds_no_attack" if scene.view["target"] >= 0 else "scr-line-odds_soon"
