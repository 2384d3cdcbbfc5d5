"""Options as the prompt names them: cards by kind and number, planets with the ships of whom it is about.

And what a power or a card does that may be used now. Knows views, drafts and words; draws nothing.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from cosmic_tui.games.encounter.draw.reading import card_text
from cosmic_tui.games.encounter.faces import card_kind
from cosmic_tui.games.encounter.say import options
from cosmic_tui.games.encounter.say.voice import SYSTEM, Voice
from cosmic_tui.look.glyphs import SEATS, UNICODE
from cosmic_tui.prompt.draft import SPREAD, Draft
from cosmic_tui.words.letters import capital, ended, sentences
from engine.encounter.view_types import View

CARDS = "▌"


def long_labels(voice: Voice, view: View, draft: Draft) -> list[str]:
    """Return the options as the prompt names them: cards by kind and number, planets with the ships that matter."""
    plain = options.labels(voice, view)
    found = []
    for ref, label in zip(draft.question["options"], plain, strict=True):
        if ref[0] in ("card", "hoard") and len(ref) > 1:
            label = _held(voice, ref, card_words(voice, ref[1]))
        elif ref[0] == "planet" and draft.shape != SPREAD:
            label = f"{label} {ships_there(voice, view, ref, draft)}".rstrip()
        elif ref[0] == "planet":
            label = handle(voice, ref[1])
        found.append(capital(label))
    return found


def _held(voice: Voice, ref: list[Any], label: str) -> str:
    """Return a card by its name, and its place if that is not the hand."""
    return voice.say("scr-from_hoard", card=label) if ref[0] == "hoard" else label


def short_labels(voice: Voice, view: View, draft: Draft) -> list[str]:
    """Return the options' labels for tight places."""
    plain = options.labels(voice, view)
    found = []
    for ref, label in zip(draft.question["options"], plain, strict=True):
        if ref[0] in ("card", "hoard") and len(ref) > 1:
            label = (CARDS if ref[0] == "hoard" else "") + short_card(voice, ref[1])
        elif ref[0] in ("planet", "resettle", "expel"):
            label = (
                f"{handle(voice, ref[1])} {ships_there(voice, view, ref, draft)}"
                if draft.shape != SPREAD
                else handle(voice, ref[1])
            )
        found.append(label.strip())
    return found


def card_words(voice: Voice, card: str) -> str:
    kind = card_kind(card)
    if kind in ("artifact", "negotiate", "morph"):
        return voice.short_card(card)
    item = (
        voice.alien(card.removeprefix("flare_").removesuffix("_classic"))
        if kind == "flare"
        else card.rpartition("_")[2]
    )
    item = f"+{item}" if kind == "reinforcement" else item
    return voice.say("scr-card_called", type=voice.say(f"type-{kind}", "heading"), name=item)


def short_card(voice: Voice, card: str) -> str:
    kind = card_kind(card)
    if kind == "artifact":
        return voice.say("card-artifact", "short", name=voice.short_card(card))
    if kind == "flare":
        return voice.say("card-flare", "short", alien=voice.alien(card.removeprefix("flare_").removesuffix("_classic")))
    return voice.say(f"card-{kind}", "short", value=card.rpartition("_")[2])


def in_short(voice: Voice, cards: list[str]) -> str:
    """Return a set of cards in one row: `A06  A12  Neg×4`."""
    counted = Counter(cards)
    return "  ".join(f"{short_card(voice, card)}{f'×{n}' if n > 1 else ''}" for card, n in counted.items())


def handle(voice: Voice, planet: int) -> str:
    """Return a planet's handle: `B3`."""
    owner = voice.owner(planet)
    if owner < 0:
        return voice.planet(planet)
    return f"{SEATS[voice.colours[owner]].letter}{planet % SYSTEM + 1}"


def ships_there(voice: Voice, view: View, ref: list[Any], draft: Draft) -> str:
    """Return the ships on a planet, `●3`: the owner's, or the reader's or the named player's where the question is
    about those.
    """
    planet = ref[1]
    ships = options.ships_on(view, planet)
    owner = voice.owner(planet)
    who = view["seat"] if draft.question["why"] in ("regroup.retrieve", "place") or owner < 0 else owner
    if len(ref) > 2:
        who = ref[2]
    return UNICODE.ships_short(voice.colours[who], ships[who]) if who >= 0 and ships and ships[who] else ""


def what_it_does(voice: Voice, view: View, ref: tuple[Any, ...] | list[Any]) -> list[str]:
    """Return a power or a card that may be used now, sentence by sentence: the prompt says as many as it has room for.
    """
    if ref[0] == "power" and len(ref) > 1:
        ident = f"alien-{str(ref[1]).partition('.')[0]}"
        return [ended(voice.say(ident, "tagline"))] if voice.words.has(ident, "tagline") else []
    if ref[0] not in ("card", "hoard") or len(ref) < 2:
        return []
    half = next((note[2] for note in view.get("cards", []) if note[0] == ref[1]), "")
    return sentences(" ".join(card_text(voice.words, str(ref[1]), half).split()))
