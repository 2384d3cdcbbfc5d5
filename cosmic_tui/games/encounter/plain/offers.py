"""Reading the words of a deal: offers, acceptance, refusal.

offer attack 08 and red 4 for blue 1 and 2 cards      what I give, then what I get
terms: 2 cards (the giver chooses), 1 random, 1 highest, 1 lowest, 1 negotiate (by kind), a card of one's own by
name, a planet, nothing
"""

from __future__ import annotations

from typing import Any

from cosmic_tui.games.encounter.plain.examples import for_deal
from cosmic_tui.games.encounter.say.voice import SYSTEM, Voice
from cosmic_tui.look.glyphs import SEATS
from cosmic_tui.plain.typed import BadAnswer, clean, pieces
from cosmic_tui.say.voice import typed_words as words_for
from cosmic_tui.words.names import in_case
from engine.encounter.view_types import Bargain, View
from engine.kernel.views import asked_of

KINDS = ("attack", "negotiate", "morph", "reinforcement", "artifact", "flare")
COUNTED = {"cards": "choice", "random": "random", "highest": "highest", "lowest": "lowest"}
ANY_NUMBER = 20  # ships that may land: as many as there are


def read_bargain(voice: Voice, view: View, typed: str) -> list[Any]:
    """Return the typed answer in the talks of a deal. Raise BadAnswer if it is none."""
    data: Bargain = asked_of(view)["data"]
    theirs = data["theirs"]
    if typed in words_for(voice, "accept") and theirs:
        return ["accept", theirs[0]]
    if typed in ("0", *words_for(voice, "decline")) and theirs:
        return ["decline", theirs[0]]
    if typed in words_for(voice, "give_up"):
        return ["give_up"]
    for word in words_for(voice, "offer"):
        if typed.startswith(f"{word} "):
            return ["propose", read_offer(voice, view, typed.removeprefix(f"{word} "))]
    raise unread_deal(voice, data)


def unread_deal(voice: Voice, data: Bargain) -> BadAnswer:
    """Return what can be typed in the talks of a deal, with an example of an offer."""
    answer = "_theirs" if data["theirs"] else ""
    return BadAnswer(f"scr-line-plain_choose_deal{answer}", value=for_deal(voice, data))


def read_offer(voice: Voice, view: View, typed: str) -> list[Any]:
    """Read both sides of an offer, in the order the game wants: the offense's part first."""
    data: Bargain = asked_of(view)["data"]
    for word in words_for(voice, "for"):
        mine, found, theirs = f" {typed} ".partition(f" {word} ")
        if found:
            give = read_side(voice, mine, data["hand"], data["can_grant"])
            get = read_side(voice, theirs, [], data["can_get"])
            return [*give, *get, []] if data["side"] == 0 else [*get, *give, []]
    raise unread_deal(voice, data)


def read_side(voice: Voice, typed: str, hand: list[str], planets: list[int]) -> tuple[list[Any], list[int]]:
    """Return what one side gives: terms for its cards, and a colony."""
    terms: list[Any] = []
    colony: list[int] = []
    for part in pieces(voice, clean(typed)):
        if part in words_for(voice, "nothing"):
            continue
        planet = planet_called(voice, part, planets)
        if planet is not None:
            colony = [planet, 1, ANY_NUMBER]
        else:
            terms.append(read_term(voice, part, hand))
    return terms, colony


def planet_called(voice: Voice, typed: str, planets: list[int]) -> int | None:
    for planet in planets:
        owner = voice.owner(planet)
        handle = f"{SEATS[voice.colours[owner]].letter.lower()}{planet % SYSTEM + 1}" if owner >= 0 else ""
        name = voice.planet(planet)
        if typed in (clean(name), clean(in_case(name, "acc")), handle):
            return planet
    return None


def read_term(voice: Voice, typed: str, hand: list[str]) -> list[Any]:
    """Parse a card of the player's by name, or a number of cards of a kind."""
    for card in hand:
        if typed in (clean(voice.card(card)), clean(voice.short_card(card))):
            return ["card", card]
    number, _, what = typed.partition(" ")
    if not number.isdecimal():
        raise BadAnswer("scr-line-plain_nothing_named", value=typed)
    for word, kind in COUNTED.items():
        if what in words_for(voice, word):
            return [kind, int(number)]
    for kind in KINDS:
        if what.startswith(clean(voice.say(f"type-{kind}"))):
            return ["type", kind, int(number)]
    raise BadAnswer("scr-line-plain_nothing_named", value=typed)
