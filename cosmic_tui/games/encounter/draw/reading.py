"""The full text of a card, an alien or a technology, from the words.

Used wherever a thing is in focus: the hand's right end, `i`, the codex.
"""

from __future__ import annotations

from cosmic_tui.games.encounter.faces import CLASSIC, card_kind, flare_alien
from cosmic_tui.words.catalogue import reflow
from cosmic_tui.words.loader import Words


def card_text(words: Words, card: str, half: str = "") -> str:
    """Return the text of a card; of a flare only the half that its holder may use."""
    kind = card_kind(card)
    if kind == "flare":
        alien = flare_alien(card)
        side = half or "wild"
        form = f"{side.partition('_')[0]}-classic" if card.endswith(CLASSIC) else side.replace("_", "-")
        return reflow(words.say(f"alien-{alien}", form))
    if kind == "artifact":
        return reflow(words.say(f"artifact-{card}", "text"))
    return words.say(f"type-{kind}", "help")
