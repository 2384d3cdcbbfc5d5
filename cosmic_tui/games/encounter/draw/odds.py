"""How often each card in hand would win, as bars, the best first: from a count over the cards nobody has seen yet.

The page also says what was counted, and what might still change the result. Draws paragraphs for a page.
"""

from __future__ import annotations

from collections.abc import Sequence

from cosmic_tui.canvas.cells import Run
from cosmic_tui.games.encounter.draw.names import card_label, card_token
from cosmic_tui.games.encounter.say.forecasts import ended, footnotes
from cosmic_tui.games.encounter.scene import Scene
from engine.encounter.odds import odds as counted

Paragraphs = list[Sequence[Run]]
BAR = 20
HALF = "▌"
FULL = "█"
LABEL = 14
LEFT = LABEL + 2  # columns before a bar
MAIN = ("offense", "defense")


def odds(scene: Scene) -> Paragraphs:
    """Draw the page."""
    found, told, voice = counted(scene.view), scene.view.get("odds", {}), scene.voice
    encounter = found["encounter_cards"]
    text: Paragraphs = [[]]
    if found["known"]:
        text += [[Run(scene.say("scr-line-odds_known", face=voice.card(found["known"])), "text", "", "bold")], []]
        for card, row in told["cards"]:
            text.append([*_card(scene, card), Run(ended(voice, row[0]), "text")])
            for _, use, with_it in [one for one in told.get("own", ()) if one[0] == card]:
                text.append([Run(" " * LEFT), Run(ended(voice, with_it[0]), "text"), _with(scene, use)])
    elif encounter:
        for card, won, talks in found["cards"]:
            text.append([*_card(scene, card), *_bar(won / encounter, talks, scene)])
            for use, wins in found["own"].get(card, []):
                text.append([Run(" " * LEFT), *_bar(wins / encounter, 0, scene), _with(scene, use)])
        unknown = Run(scene.say("scr-line-card_unknown"), "muted")
        text += [[*_card(scene, card), unknown] for card in found["unknown"]]
    if len(text) == 1:
        text += [[Run(scene.say(_why_none(scene)), "muted")], []]
    else:
        text += [[], *[[Run(line, "text")] for line in footnotes(voice, told)]]
        if not found["known"]:
            text.append([Run(scene.say("scr-line-odds_from", n=encounter), "text")])
    text.append([Run(scene.say("scr-line-odds_negotiates", number=found["negotiates"], max=encounter), "text")])
    return [*text, [], [Run(scene.say("scr-line-odds_how"), "muted")]]


def _card(scene: Scene, card: str) -> list[Run]:
    return [Run(f"  {card_label(scene.words, card).ljust(LABEL)}", card_token(card))]


def _with(scene: Scene, use: str) -> Run:
    return Run(f"   {scene.say('scr-odds_with', name=scene.voice.thing(use))}", "info")


def _bar(share: float, talks: int, scene: Scene) -> list[Run]:
    """Return how often a card wins as a bar; for a negotiate also how many cards would lead to talks."""
    percent = round(100 * share)
    bar = FULL * (percent * BAR // 100) + (HALF if percent * BAR % 100 >= 50 else "")
    runs = [Run(bar.ljust(BAR + 1), "ok"), Run(f"{percent:3d} %", "text", "", "bold")]
    return [*runs, Run(f"   {scene.say('scr-odds_talks', n=talks)}", "muted")] if talks else runs


def _why_none(scene: Scene) -> str:
    """Return why there are no bars: too early or too late, another player's encounter, or no card to play."""
    role = scene.seat(scene.me)["role"] if scene.me >= 0 else ""
    if role not in MAIN:
        return "scr-line-odds_none"
    if scene.view["target"] < 0:
        return "scr-line-odds_soon"
    if "sum" in scene.view:
        return "scr-line-odds_over"
    return "scr-line-odds_no_card" if "cards" in scene.view.get("odds", {}) else "scr-line-odds_asked"
