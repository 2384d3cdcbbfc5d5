"""Names of aliens, planets and cards, as words and as short handles, in the reader's language.

Takes ids from views (`attack_06`, `flare_zombie`, planet 7) and gives labels, or tokens of their kind.
"""

from __future__ import annotations

from cosmic_tui.games.encounter.draw.planets import number_of, owner_of
from cosmic_tui.games.encounter.faces import card_kind, card_value, flare_alien
from cosmic_tui.games.encounter.scene import Scene
from cosmic_tui.look.glyphs import SEATS
from cosmic_tui.words.loader import Words

CARD_TOKENS = {
    "attack": "attack",
    "negotiate": "negotiate",
    "morph": "morph",
    "reinforcement": "reinforce",
    "artifact": "artifact",
    "flare": "flare",
}


# --- aliens ------------------------------------------------------------------------------------------------------


def alien_name(words: Words, ident: str) -> str:
    return words.say(f"alien-{ident}") if ident else words.say("scr-hidden_alien")


def aliens_of(scene: Scene, who: int) -> str:
    """Return the aliens before a seat; most have one."""
    return " + ".join(alien_name(scene.words, sheet["alien"]) for sheet in scene.seat(who)["sheets"])


# --- planets -----------------------------------------------------------------------------------------------------


def planet_name(scene: Scene, planet: int) -> str:
    """Name a planet: `Blue 3`."""
    number = number_of(scene, planet)
    if number > 5:
        return scene.say("place-genesis")
    colour = scene.say(f"colour-{scene.colour(owner_of(scene, planet))}", "name")
    return scene.say("place-planet", colour=colour, planet=number)


def handle(scene: Scene, planet: int) -> str:
    """Return a planet's handle as it can be typed: `B3`."""
    return f"{SEATS[scene.colour(owner_of(scene, planet))].letter}{number_of(scene, planet)}"


# --- cards -------------------------------------------------------------------------------------------------------


def card_token(card: str) -> str:
    return CARD_TOKENS[card_kind(card)] if card not in ("", "?") else "muted"


def card_item(words: Words, card: str) -> str:
    """Return what stands on the card below its type: `06`, `+3`, `Cosmic Zap`, `Virus`."""
    kind = card_kind(card)
    if kind == "attack":
        return card_value(card)
    if kind == "reinforcement":
        return f"+{card_value(card)}"
    if kind == "flare":
        return alien_name(words, flare_alien(card))
    return words.say(f"artifact-{card}") if kind == "artifact" else words.say(f"type-{kind}", "heading")


def card_name(words: Words, card: str, form: str = "") -> str:
    """Name a card in a sentence: `attack 06`; with form "short" `A06`."""
    if card in ("", "?"):
        return words.say("card-unknown", form)
    kind = card_kind(card)
    if kind == "artifact":
        return words.say("card-artifact", form, name=words.say(f"artifact-{card}"))
    if kind == "flare":
        return words.say("card-flare", form, alien=alien_name(words, flare_alien(card)))
    return words.say(f"card-{kind}", form, value=card_value(card))


def card_label(words: Words, card: str) -> str:
    """Name a card as an option in the prompt: `Attack 06`, `Cosmic Zap`, `Flare Virus`."""
    kind = card_kind(card)
    if kind in ("artifact", "negotiate", "morph"):
        return card_item(words, card)
    return words.say("scr-card_called", type=words.say(f"type-{kind}", "heading"), name=card_item(words, card))


def card_tight(words: Words, card: str) -> str:
    """Return the shortest form, for 80 columns: `A06`, `CosmicZap`, `F.Virus`. No blank before a capital."""
    first, *rest = card_name(words, card, "short").split(" ")
    return first + "".join(f" {word}" if word[:1].islower() else word for word in rest)
