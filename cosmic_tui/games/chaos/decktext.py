"""Decks as people write them: cards by their names in the reader's language or in English, besides their ids.

A file that is kept has ids and English heads alone, so that it means the same everywhere. Knows words and the text of
decks; must not know folders.
"""

from __future__ import annotations

from functools import lru_cache

from cosmic_tui.games.chaos import cards
from cosmic_tui.games.chaos.facts import decks
from cosmic_tui.words import loader
from cosmic_tui.words.letters import fold
from cosmic_tui.words.loader import Words

GAME = "chaos"
HEADS = ("name", "kind")
REMARK, COLON = "#", ":"


def read(text: str, name: str = "") -> tuple[decks.Deck, list[decks.Fault]]:
    """Return the deck in a text, and what could not be understood, line by line."""
    deck, faults = decks.read(text, name)
    return decks.read(plain(text, loader.words(game=GAME)), name) if faults else (deck, faults)


def ident_of(called: str, words: Words) -> str:
    """Return the id of the card or ready-made deck with that name, or ""."""
    return _idents(words).get(_key(called), "")


def plain(text: str, words: Words) -> str:
    """Return the text with ids in place of names. Unknown names stay as they are."""
    return "\n".join(_line(line, words) for line in text[: decks.MOST_TEXT + 1].splitlines())


def _line(line: str, words: Words) -> str:
    said, mark, remark = line.partition(REMARK)
    head, colon, value = said.partition(COLON)
    key = _heads(words).get(_key(head)) if colon else None
    if key:
        value = _heads(words).get(_key(value), value) if key == "kind" else value
        return f"{key}: {value.strip()}{mark}{remark}"
    found = decks.LINE.match(said.strip())
    ident = ident_of(found[2], words) if found else ""
    return said.replace(found[2], ident) + mark + remark if found and ident else line


@lru_cache(maxsize=4)
def _idents(words: Words) -> dict[str, str]:
    every = {ident: cards.message(ident) for ident in cards.EVERY} | {key: f"deck-{key}" for key in decks.READY}
    return {_key(name): ident for ident, message in every.items() for name in words.every(message)}


@lru_cache(maxsize=4)
def _heads(words: Words) -> dict[str, str]:
    """Return the words that may stand before a colon, and the words for the kinds of decks."""
    known = (*HEADS, *decks.KINDS)
    return {_key(part): word for word in known for said in words.every(f"word-deck_{word}") for part in said.split("/")}


def _key(text: str) -> str:
    return " ".join(fold(text).split())
