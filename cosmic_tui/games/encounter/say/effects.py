"""What another player's card or power does, in one line, for a seat that may stop it. Reads the words, no rule."""

from __future__ import annotations

from cosmic_tui.games.encounter.faces import flare_alien
from cosmic_tui.games.encounter.say.voice import Voice
from cosmic_tui.words.letters import sentences

WILD, SUPER = "wild", "super"
WIDTH = 76  # one line of the narrowest window


def effect_line(voice: Voice, use: str, card: str) -> str:
    """Return a power's tagline, an artifact's line, or the beginning of the text of a flare's half or a technology."""
    item, _, half = use.rpartition(".")
    item = item.partition(".")[0]
    if card.startswith("flare_"):
        side = SUPER if half.startswith(SUPER) else WILD
        return beginning(f"{voice.alien(flare_alien(card))}: {voice.say(f'alien-{flare_alien(card)}', side)}")
    if voice.words.has(f"artifact-{item}", "line"):
        return f"{voice.thing(use)}: {voice.say(f'artifact-{item}', 'line')}"
    if voice.words.has(f"tech-{item}", "text"):
        return beginning(f"{voice.thing(use)}: {voice.say(f'tech-{item}', 'text')}")
    tagline = f"alien-{item}"
    return f"{voice.thing(use)}: {voice.say(tagline, 'tagline')}." if voice.words.has(tagline, "tagline") else ""


def beginning(text: str) -> str:
    """Return the first sentence on one line. A longer one breaks off between words, and is read with a key."""
    whole = sentences(" ".join(text.split()))[0]
    if len(whole) <= WIDTH:
        return whole
    return whole[: whole.rfind(" ", 0, WIDTH)].rstrip(",;:") + "…"
