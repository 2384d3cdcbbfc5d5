"""How often each card in hand would win: counted over the attacks nobody has seen, from what this reader may know.

Only public knowledge and the own hand go in; the method is told with the result. Draws paragraphs for a page.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from cosmic_tui.draw.cells import Run
from cosmic_tui.draw.names import card_label
from cosmic_tui.draw.scene import Scene
from cosmic_tui.draw.situation import DEF, OFF, side_of
from cosmic_tui.facts import unseen_deck
from cosmic_tui.prompt.choices import card_rank

Paragraphs = list[Sequence[Run]]
BAR = 20
HALF = "▌"
FULL = "█"


class Chance(NamedTuple):
    """One card of the own hand and the share of unseen attacks it beats."""

    card: str
    percent: int


def unseen(view: dict[str, Any]) -> dict[str, int]:
    """Encounter cards that are neither in the own hand nor have been seen."""
    left = dict(unseen_deck())
    seen = [*view.get("hand", []), *view["discards"], *[card for card, _, _ in view["played"]]]
    seen += [face for state, face in view["laid"] if face]
    for card in seen:
        if left.get(card, 0) > 0:
            left[card] -= 1
    return {card: count for card, count in left.items() if count}


def chances(view: dict[str, Any]) -> list[Chance]:
    """For every attack in hand; [] for somebody who lays no card in this encounter."""
    me = view["seat"]
    if me < 0 or view["target"] < 0 or me not in (view["offense"], view["defense"]):
        return []
    mine = OFF if me == view["offense"] else DEF
    ahead = side_of(view, mine).ships - side_of(view, 1 - mine).ships
    attacks = {int(card[-2:]): count for card, count in unseen(view).items() if card.startswith("attack")}
    total = sum(attacks.values())
    found = []
    for card in sorted(set(view.get("hand", [])), key=card_rank):
        if card.startswith("attack") and total:
            value = int(card[-2:]) + ahead
            wins = sum(count for other, count in attacks.items() if value > other or (value == other and mine == DEF))
            found.append(Chance(card, round(100 * wins / total)))
    return found


def odds(scene: Scene) -> Paragraphs:
    """The page."""
    left = unseen(scene.view)
    attacks = sum(count for card, count in left.items() if card.startswith("attack"))
    encounter = sum(count for card, count in left.items() if not card.startswith("reinforcement"))
    negotiates = left.get("negotiate", 0)
    text: Paragraphs = [[]]
    found = chances(scene.view)
    for card, percent in found:
        bar = FULL * (percent * BAR // 100) + (HALF if percent * BAR % 100 >= 50 else "")
        label = card_label(scene.words, card).ljust(14)
        text.append(
            [Run(f"  {label}", "attack"), Run(bar.ljust(BAR + 1), "ok"), Run(f"{percent:3d} %", "text", "", "bold")]
        )
    if not found:
        text.append([Run(scene.say("scr-line-odds_none"), "muted")])
    text += [[], [Run(scene.say("scr-line-odds_from", n=attacks), "text")]]
    if encounter:
        text.append([Run(scene.say("scr-line-odds_negotiates", number=negotiates, max=encounter), "text")])
    return [*text, [], [Run(scene.say("scr-line-odds_how"), "muted")]]
