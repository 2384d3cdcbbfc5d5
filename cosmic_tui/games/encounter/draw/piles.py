"""The decks and the cards that lie face up beside them: how many of each card lie there, and how many the box has.

Draws paragraphs for a page, in as many columns as fit. All of it is public.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from cosmic_tui.canvas.cells import Run, cut_runs, fit, runs_width
from cosmic_tui.games.encounter.draw.names import card_label, card_token
from cosmic_tui.games.encounter.draw.stage_words import used_line
from cosmic_tui.games.encounter.faces import card_kind, card_rank
from cosmic_tui.games.encounter.facts import printed
from cosmic_tui.games.encounter.say import board
from cosmic_tui.games.encounter.say.voice import Voice
from cosmic_tui.games.encounter.scene import Scene
from engine.encounter.cards import ATTACK_COUNTS, MORPHS, NAMES, NEGOTIATES, REINFORCEMENT_COUNTS

Lines = list[Sequence[Run]]
THREE = 100  # columns from which on flares have a column of their own
GAP, WIDEST = 4, 30  # columns between two of them, and of one
NUMBERS = 6  # columns of `2/15`


def piles(scene: Scene, voice: Voice, room: int) -> Lines:
    """Draw the page."""
    flares = sorted({card for card in scene.view["discards"] if card_kind(card) == "flare"})
    columns = [list(map(name_of, ATTACK_COUNTS)), others()]
    if room >= THREE:
        columns.append(flares)
    else:
        columns[1] += flares
    wide = min(WIDEST, (room + GAP) // len(columns) - GAP)
    destiny = Run(f"{scene.say('phase-destiny')}: ", "text", "", "bold")
    lines: Lines = [
        [Run(board.decks(voice, scene.view), "text")],
        [Run(scene.say("scr-line-piles"), "muted")],
        [destiny, *used_line(scene)],
        [],
    ]
    for cards in zip_longest(*columns, fillvalue=""):
        row: list[Run] = []
        for number, card in enumerate(cards):
            row.append(Run(" " * (number * (wide + GAP) - runs_width(row))))
            row += _card(scene, card, wide) if card else []
        lines.append(row)
    return lines


def name_of(value: int) -> str:
    """Return the id of a card by its number."""
    return NAMES[value]


def others() -> list[str]:
    """Return all cards of the box except attacks and flares, in the order of a sorted hand."""
    names = ["negotiate", "morph", *map(name_of, REINFORCEMENT_COUNTS), *printed().artifact_counts]
    return sorted(names, key=card_rank)


def there_are(card: str) -> int:
    """Return how many copies of a card the box has; one of every flare."""
    known = {NAMES[value]: count for value, count in (*ATTACK_COUNTS.items(), *REINFORCEMENT_COUNTS.items())}
    known |= {"negotiate": NEGOTIATES, "morph": MORPHS} | printed().artifact_counts
    return int(known.get(card, 1))


def _card(scene: Scene, card: str, wide: int) -> list[Run]:
    """Return a card's row: `Attack 08 2/7`. A card that is not there at all is gray."""
    count, most = scene.view["discards"].count(card), there_are(card)
    label = fit(card_label(scene.words, card), wide - NUMBERS)
    found = [Run(label, card_token(card) if count else "unplayable", "", "bold" if count else "")]
    numbers = [Run(str(count), "text" if count else "unplayable", "", "bold" if count else "")]
    numbers.append(Run(f"/{max(count, most)}", "muted" if count else "unplayable"))
    found.append(Run(" " * (wide - runs_width(found) - runs_width(numbers))))
    return cut_runs([*found, *numbers], wide)
