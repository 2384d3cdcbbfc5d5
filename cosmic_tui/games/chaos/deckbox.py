"""A person's own decks: small text files in a folder of theirs, one card a line, and the ready-made ones beside them.

A key names a deck everywhere: the name of a ready-made one, or that of a file. What cannot be read is reported line by
line and nothing of it is lost: the file stays as it is until somebody saves the deck again.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from cosmic_tui.extras.user_files import Shelf
from cosmic_tui.games.chaos import decktext
from cosmic_tui.games.chaos.facts import CARDS, FACES, decks
from cosmic_tui.words import loader
from cosmic_tui.words.loader import Words
from engine.kernel.asking import Refused

SHELF = Shelf("decks", ".deck", "deck_unwritable")
MOST = 200  # files that are looked at
UNFIT = re.compile(r"[^a-z0-9]+")
Deck = decks.Deck


class Own(NamedTuple):
    """A person's deck: its key, its content, lines that could not be read, and faults."""

    key: str
    deck: Deck
    unread: tuple[decks.Fault, ...]
    faults: tuple[decks.Fault, ...]


def own_decks(kind: str = "") -> list[Own]:
    """Return all of the person's decks, or those of one kind, sorted by name."""
    try:
        keys = SHELF.names()[:MOST]
    except Refused:
        return []
    found = [own for own in map(_read, keys) if own is not None]
    return [own for own in found if not kind or own.deck.kind == kind]


def _read(key: str) -> Own | None:
    text = SHELF.text(key, decks.MOST_TEXT + 1)
    if text is None:
        return None
    deck, unread = decktext.read(text, key)
    return Own(key, deck, tuple(unread), tuple(decks.judge(dict(deck.cards), deck.kind)))


def find(key: str) -> Own:
    """Return the deck with this key or name, or with a similar name. Raise Refused unknown_deck if there is none."""
    if key in decks.READY:
        deck = decks.READY[key]
        return Own(key, deck, (), tuple(decks.judge(dict(deck.cards), deck.kind)))
    every = own_decks()
    named = next((own for own in every if key in (own.key, own.deck.name)), None)
    called = decktext.ident_of(key, loader.words(game=decktext.GAME)) if named is None else ""
    if called in decks.READY:
        return find(called)
    if named is None:
        near = decks.nearest(key, [*decks.READY, *(own.key for own in every)])
        raise Refused("unknown_deck", name=key[: decks.MOST_NAME], near=near)
    return named


def save(deck: Deck, key: str = "") -> str:
    """Write a deck and return its key. Without a key a new file is made. Raise Refused deck_unwritable and keep the old
    file if writing fails.
    """
    key = key or free_key(deck.name)
    SHELF.keep(key, decks.written(deck))
    return key


def drop(key: str) -> None:
    """Delete a deck of the person's. Raise Refused unknown_deck."""
    if key in decks.READY or not SHELF.has(key):
        raise Refused("unknown_deck", name=key, near="")
    SHELF.drop(key)


def free_key(name: str) -> str:
    """Return an unused file name for a deck's name: letters and digits, with a number if needed."""
    stem = UNFIT.sub("_", name.lower()).strip("_") or "deck"
    stem = stem[: decks.MOST_NAME]
    taken = {own.key for own in own_decks()} | set(decks.READY)
    key, number = stem, 1
    while key in taken:
        number += 1
        key = f"{stem}_{number}"
    return key


# --- as options of a table --------------------------------------------------------------------------------------------


def wished(name: str) -> str | dict[str, int]:
    """Return the value for a table's options that stands for the deck of that name. Raise Refused with its first fault.
    """
    if not name or name in decks.READY:
        return name
    own = find(name)
    if own.key in decks.READY:
        return own.key
    for fault in (*own.unread, *own.faults):
        raise Refused("deck_fault", rule=fault.rule, fault=fault.code, line=fault.line, **fault.facts)
    return dict(own.deck.cards)


def cards_of(key: str) -> dict[str, int]:
    return dict(find(key).deck.cards)


def key_of(cards: Mapping[str, int]) -> str:
    """Return the key of the person's deck with these cards, or "" if there is none."""
    return next((own.key for own in own_decks() if dict(own.deck.cards) == dict(cards)), "")


def title(words: Words, key: str) -> str:
    """Return a deck's name."""
    if not key:
        return words.say("form-deck_chance")
    if key in decks.READY:
        return words.say(f"deck-{key}")
    own = next((own for own in own_decks() if own.key == key), None)
    return own.deck.name if own else key


def fault_text(words: Words, fault: decks.Fault) -> str:
    """Return a fault as a sentence, with its line in the text."""
    facts = dict(fault.facts)
    if fault.code == "deck_size":
        said = _size(words, facts)
    else:
        if fault.code == "opposed":
            facts |= _opposed(words, facts)
        near = near_text(words, str(facts.pop("near", "")))
        ident = str(facts.get("card", ""))
        facts["name"] = facts.get("name", ident)
        facts["number"] = facts.get("n", 0)
        if ident in FACES:
            from cosmic_tui.games.chaos.cards import name as card_name

            facts["card"] = card_name(words, ident)
        said = words.say(f"fault-{fault.code}", near=near, **facts)
    return words.say("fault-line", line=fault.line, fault=said) if fault.line else said


def _opposed(words: Words, facts: Mapping[str, Any]) -> dict[str, str]:
    """Return the species of the first card named, then the species it cannot be combined with."""
    mine = CARDS[FACES[facts["card"]]].species
    other = facts["other"] if mine == facts["one"] else facts["one"]
    return {"one": words.say(f"species-{mine}"), "other": words.say(f"species-{other}")}


def _size(words: Words, facts: Mapping[str, int]) -> str:
    """Say how many cards are missing or too many."""
    missing = facts["wanted"] - facts["n"]
    form = "more" if missing > 0 else "fewer"
    return words.say("fault-deck_size", form, n=abs(missing), total=facts["n"], wanted=facts["wanted"])


def near_text(words: Words, near: str) -> str:
    """Return a sentence with the nearest known name, or with the place where all names are listed."""
    if not near:
        return words.say("near-none")
    from cosmic_tui.games.chaos.cards import known
    from cosmic_tui.games.chaos.cards import name as card_name

    if known(near):
        return words.say("near-one", name=card_name(words, near))
    return words.say("near-one", name=near)
