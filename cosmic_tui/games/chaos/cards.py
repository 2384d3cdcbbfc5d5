"""Cards as the screens need them: what is printed on them, and what they are called. Knows no position.

Printed numbers come from the game's own rows of cards; names and texts from the words.
"""

from __future__ import annotations

from functools import lru_cache

from cosmic_tui.games.chaos.facts import CARDS, FACES, IDS, SPECIES, STATS, TARGET_COST, TYPE_NAMES, Card
from cosmic_tui.words.catalogue import reflow, rulings
from cosmic_tui.words.letters import capital
from cosmic_tui.words.loader import Words
from engine.chaos.view_types import View

TOKENS = {  # the colour of a kind of card: one thread through hand, stack and deck builder
    "ship": "ok",
    "equipment": "artifact",
    "crew": "info",
    "base": "attack",
    "event": "morph",
    "interrupt": "flare",
}
FACE_DOWN = "╱╲╱"
NARROW_DOWN = "╱╲"
EVERY = IDS
ALL_SPECIES = SPECIES


def card(ident: str) -> Card:
    return CARDS[FACES[ident]]


def known(ident: str) -> bool:
    return ident in FACES


def type_of(ident: str) -> str:
    return TYPE_NAMES[card(ident).type]


def token_of(ident: str) -> str:
    return TOKENS[type_of(ident)] if known(ident) else "muted"


@lru_cache(maxsize=512)
def message(ident: str) -> str:
    """Return the message id of a card: `card-human-crx` is found in `cards/human.ftl`."""
    return f"card-{card(ident).species}-{ident}"


def name(words: Words, ident: str) -> str:
    """Return a card's name, or the word for a card if it lies face down."""
    return words.say(message(ident)) if known(ident) else words.say("down-card")


def names(words: Words, ident: str) -> list[str]:
    """Return a card's names in the reader's language and in English."""
    return words.every(message(ident))


def numbers(ident: str) -> str:
    """Return the printed numbers in the order on the card: `4-2-2-1`."""
    return "-".join(str(number) for number in card(ident).stats)


def cost(ident: str) -> str:
    """Return the printed cost: a number, or `*` and an addition if it depends on another card's price."""
    found = card(ident)
    if found.cost != TARGET_COST:
        return str(found.cost)
    return f"*+{found.extra}" if found.extra else "*"


def keywords(ident: str) -> list[str]:
    """Return the keywords that the card has or gives to the ship that carries it."""
    return [effect.kw for effect in card(ident).effects if effect.do == "keyword"]


def added(words: Words, ident: str) -> str:
    """Return what equipment or crew adds to its ship: `+1 speed, +2 firepower`."""
    found = card(ident)
    if type_of(ident) not in ("equipment", "crew"):
        return ""
    return ", ".join(
        f"{number:+d} {words.say(f'stat-{stat}')}" for stat, number in zip(STATS, found.stats, strict=True) if number
    )


def short(words: Words, ident: str) -> str:
    """Return what a card does in short, to fit a tile."""
    if type_of(ident) == "ship":
        return numbers(ident)
    return words.say(message(ident), "short")


def text(words: Words, ident: str) -> str:
    """Return the whole text of a card, without its name and printed numbers."""
    parts = [f"{capital(words.say(f'keyword-{kw}'))}." for kw in keywords(ident)]
    if adds := added(words, ident):
        parts.insert(0, f"{adds}.")
    if words.has(message(ident), "text"):
        parts.append(reflow(words.say(message(ident), "text")))
    return " ".join(parts)


def counted_text(words: Words, view: View, ident: str) -> str:
    """Return the part of a card's text that applies at this table. Beginners play with numbers alone (K-BEG-4)."""
    return "" if view["mode"] == "beginner" else text(words, ident)


def all_rulings(words: Words, ident: str) -> tuple[str, ...]:
    return rulings(words, message(ident))


def kind_line(words: Words, ident: str) -> str:
    """Return the kind of a card: `human fighter`, `xeno trap`."""
    found = card(ident)
    species, kind = words.say(f"species-{found.species}"), words.say(f"kind-{found.subtype}")
    return words.say("say-kind_line", species=species, kind=kind)


def hand_order(ident: str) -> tuple[int, int, str]:
    """Return the key by which a hand is sorted: by type, then by price."""
    found = card(ident)
    return found.type, found.cost, ident
