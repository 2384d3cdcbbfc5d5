"""Texts of plain mode that only Cosmic Encounter has: ships, sets of cards, offers, texts of aliens."""

from __future__ import annotations

from typing import Any

from cosmic_tui.games.encounter.catalogue import alien, artifact
from cosmic_tui.games.encounter.faces import card_kind, flare_alien
from cosmic_tui.games.encounter.plain.examples import for_deal
from cosmic_tui.games.encounter.say import board
from cosmic_tui.games.encounter.say.deals import proposal_lines
from cosmic_tui.games.encounter.say.options import planet_with_ships, ships_on
from cosmic_tui.games.encounter.say.totals import verdict
from cosmic_tui.games.encounter.say.voice import Voice
from cosmic_tui.say.voice import typed_words as words_for
from engine.encounter.view_types import Bargain, View
from engine.kernel.views import asked_of

LAYING = "planning.pick"
PLANETS = ("planet", "expel", "resettle")


def names(voice: Voice, view: View, ref: Any) -> list[str]:
    """Return the name of a planet or a person."""
    if ref[0] in PLANETS and voice.owner(ref[1]) >= 0:
        return [voice.planet(ref[1])]
    return [voice.name(ref[1])] if ref[0] == "seat" else []


def spoken_option(voice: Voice, view: View, index: int, label: str) -> str:
    """Return an option's label, with the cards of a set or the ships at a place."""
    question, sets = asked_of(view), board.sets(view)
    ref = question["options"][index]
    if len(ref) == 1 and ref[0] in sets:
        label = f"{label}: {voice.cards(sets[ref[0]])}"
    if question["shape"] == "spread":
        return f"{label}: {ships_at(view, index)}"
    return planet_with_ships(voice, view, ref[1]) if ref[0] == "planet" else label


def ships_at(view: View, index: int) -> int:
    """Return how many ships may leave a place; where ships arrive, how many of the player's are there."""
    asked_now = asked_of(view)
    ref = asked_now["options"][index]
    if asked_now["why"] == "place" and ref[0] == "planet":
        return int(ships_on(view, ref[1])[view["seat"]])
    return int(asked_now["caps"][index])


def around(voice: Voice, view: View) -> tuple[list[str], list[str]]:
    """Return what the numbers imply for the player's card, and which cards cannot be played; once cards are open, who
    is ahead if all pass.
    """
    if asked_of(view)["why"] != LAYING:
        open_yet = "sum" in view and view["outcome"] == "undecided" and asked_of(view).get("secret")
        return [verdict(voice, view)] if open_yet else [], []
    reading = board.reading(voice, view)
    return [reading] if reading else [], board.not_now(voice, view)


def found(voice: Voice, view: View, wanted: str) -> list[str]:
    """Return the race for colonies."""
    return [board.race(voice, view)] if wanted in words_for(voice, "race") else []


# --- bargains ----------------------------------------------------------------------------------------------------


def offers(voice: Voice, view: View) -> list[str]:
    """Return the offers on the table, and how many more the player may make."""
    data: Bargain = asked_of(view)["data"]
    sides, lines = (view["offense"], view["defense"]), []
    for offer in (data["theirs"], data["mine"]):
        if offer:
            lines += proposal_lines(voice, offer[1], sides)
    return [*lines, *board.hand(voice, view), voice.say("deal-offers_left", n=data["left"])]


def how_to_bargain(voice: Voice, view: View) -> list[str]:
    data: Bargain = asked_of(view)["data"]
    answer = "_theirs" if data["theirs"] else ""
    ways = voice.say(f"scr-line-plain_choose_deal{answer}", value=for_deal(voice, data))
    return [ways, voice.say("scr-line-plain_deal_terms")]


def bargain_costs(voice: Voice, answer: Any) -> str:
    """Return what to ask before the talks are given up; "" for any other answer."""
    return voice.say("scr-line-plain_give_up_sure") if answer == ["give_up"] else ""


# --- texts -------------------------------------------------------------------------------------------------------


def text_of(voice: Voice, view: View, wanted: str) -> list[str]:
    """Return the text of an alien at the table, of one that can be chosen, or of a card of the player's; without a
    name, of the player's alien.
    """
    aliens = [sheet["alien"] for panel in view["seats"] for sheet in panel["sheets"] if sheet["alien"]]
    cards = list(view.get("hand", []))
    aliens += [ref[1] for ref in (view["question"]["options"] if view["question"] else []) if ref[0] == "alien"]
    aliens += [flare_alien(card) for card in cards if card_kind(card) == "flare"]
    if not wanted:
        mine = view["seats"][view["seat"]]["sheets"] if view["seat"] >= 0 else []
        aliens, cards = [sheet["alien"] for sheet in mine if sheet["alien"]], []
    lines: list[str] = []
    for ident in dict.fromkeys(aliens):
        if voice.words.is_called(f"alien-{ident}", wanted):
            lines += alien_text(voice, ident)
    for card in dict.fromkeys(cards):
        if card_kind(card) == "artifact" and voice.words.is_called(f"artifact-{card}", wanted):
            lines += [f"{voice.short_card(card)}.", *artifact(voice.words, card).text.splitlines()]
    return lines


def alien_text(voice: Voice, ident: str) -> list[str]:
    """Return an alien's power, then both halves of its flare."""
    entry = alien(voice.words, ident)
    lines = [f"{entry.name}: {entry.power_name}.", *entry.power.splitlines()]
    for side in ("wild", "super"):
        if side in entry.sides:
            lines += [f"{voice.say(f'scr-{side}')}: {line}" for line in entry.sides[side].splitlines()]
    return lines
