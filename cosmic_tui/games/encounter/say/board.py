"""The table as lines of text: seats, planets, gate, decks, race, hand, odds. For plain mode and for reading aloud.

Reads a view; shows nothing that is not in it.
"""

from __future__ import annotations

from cosmic_tui.games.encounter.say import forecasts
from cosmic_tui.games.encounter.say.darkness import dark
from cosmic_tui.games.encounter.say.options import planet_with_ships
from cosmic_tui.games.encounter.say.voice import Voice
from engine.encounter.odds import odds as numbers
from engine.encounter.view_types import View
from engine.kernel.views import asked_of


def nothing_dealt(view: View) -> bool:
    """Return whether the first turn has not begun: aliens are still being chosen, and nobody holds a card."""
    return view["turn"] <= 1 and not view["deck"] and not any(seat["hand"] for seat in view["seats"])


def table(voice: Voice, view: View) -> list[str]:
    """Return everything: the players and their cards, all systems, the encounter, the decks."""
    found = []
    for seat in range(view["n"]):
        found += seat_lines(voice, view, seat)
    return [*found, *encounter(voice, view), race(voice, view), decks(voice, view)]


def seat_lines(voice: Voice, view: View, seat: int) -> list[str]:
    """Describe one player: alien and power, cards, warp, then their planets with all ships on them."""
    panel = view["seats"][seat]
    colour, who = voice.colour(seat), voice.name(seat)
    found = []
    for sheet in panel["sheets"]:
        power = voice.say(f"power-{sheet['power']}")
        alien = voice.alien(sheet["alien"])
        found.append(voice.say("scr-line-plain_seat", who=who, colour=colour, alien=alien, power=power))
        if sheet["tokens"]:
            found.append(voice.say("scr-tokens", n=sheet["tokens"]))
    if not found:
        found.append(voice.say("scr-line-plain_seat_bare", who=who, colour=colour))
    counts = {"cards": panel["hand"], "ships": panel["warp"], "n": panel["abroad"]}
    found.append(voice.say("scr-line-plain_holds", **counts))
    planets = [planet_with_ships(voice, view, planet) for planet, owner, _ in view["planets"] if owner == seat]
    return [*found, " ".join(f"{planet}." for planet in planets)]


def encounter(voice: Voice, view: View) -> list[str]:
    """Return the ships at the gate and beside the planet, and the open cards."""
    found = []
    for zone in ("gate", "beside"):
        there = [(seat, panel[zone]) for seat, panel in enumerate(view["seats"]) if panel[zone]]
        if there:
            found.append(voice.say(f"scr-line-plain_{zone}", names=ships(voice, there)))
    for side, (state, face) in enumerate(view["laid"]):
        seat = (view["offense"], view["defense"])[side]
        if state in ("down", "open", "stated"):
            card = voice.card(face) if face else voice.say("scr-line-plain_face_down")
            found.append(voice.say("scr-line-plain_laid", voice.form(seat), who=voice.name(seat), face=card))
    return found


def ships(voice: Voice, counts: list[tuple[int, int]]) -> str:
    """Name ships as a list in a sentence: "Ines 4, Quill 1"."""
    return voice.words.join(counted(voice, seat, count) for seat, count in counts)


def counted(voice: Voice, seat: int, count: int) -> str:
    return voice.say("scr-line-plain_ships_of", who=voice.you_or(seat), number=count)


def race(voice: Voice, view: View) -> str:
    """Return who has how many colonies abroad, the leader first."""
    order = sorted(range(view["n"]), key=lambda seat: (-view["seats"][seat]["abroad"], seat))
    names = ships(voice, [(seat, view["seats"][seat]["abroad"]) for seat in order])
    return voice.say("scr-line-plain_race", number=view["goal"], names=names)


def decks(voice: Voice, view: View) -> str:
    counts = {"high": view["deck"], "low": len(view["discards"]), "number": view["destiny_left"]}
    return voice.say("scr-line-plain_decks", **counts)


def hand(voice: Voice, view: View) -> list[str]:
    """Return what the player holds."""
    cards = view.get("hand", [])
    if not cards:
        return [voice.say("scr-line-plain_no_hand")]
    return [voice.say("scr-line-plain_you_have", names=voice.cards(cards)), *second_hand(voice, view)]


def second_hand(voice: Voice, view: View) -> list[str]:
    """Return a line with the cards face down on the reader's own sheet, if there are any."""
    cards = view.get("kept", {}).get("second_hand", 0)
    return [voice.say("scr-line-second_hand", names=voice.cards(cards))] if isinstance(cards, list) and cards else []


def sets(view: View) -> dict[str, list[str]]:
    """Return the content of each set, where whole sets of cards are chosen, by the kind of its option."""
    found = {"hand": view.get("hand", []), "hoard": view.get("kept", {}).get("second_hand", [])}
    refs = [ref[0] for ref in asked_of(view)["options"] if len(ref) == 1]
    return {kind: sorted(found[kind]) for kind in refs if isinstance(found.get(kind), list)}


def not_now(voice: Voice, view: View) -> list[str]:
    """Return one line with the cards that cannot be played now and are no encounter cards, if there are any."""
    names = [voice.short_card(note[0]) for note in view.get("cards", []) if note[1] not in ("now", "encounter_card")]
    return [voice.say("scr-line-plain_not_now", names=voice.words.join(names))] if names else []


def why_not(voice: Voice, view: View) -> list[str]:
    """Return the reason for every card that cannot be played now."""
    return [dark(voice, note) for note in view.get("cards", []) if note[1] != "now"]


def reading(voice: Voice, view: View) -> str:
    """Return what the numbers imply for the cards, for a main player before they are turned."""
    return forecasts.reading(voice, view.get("odds", {}), 0 if view["seat"] == view["offense"] else 1)


def odds(voice: Voice, view: View) -> list[str]:
    """Return how each card would end, in sentences."""
    found = numbers(view)
    if not found["cards"] and not found["unknown"]:
        return [voice.say("scr-line-plain_odds_none")]
    unseen = found["encounter_cards"]
    lines = []
    for card, won, talks in found["cards"]:
        line = voice.say("scr-line-plain_odds", face=voice.card(card), n=won, total=unseen)
        lines.append(f"{line} {voice.say('scr-odds_talks', n=talks)}." if talks else line)
        for use, wins in found["own"].get(card, ()):
            lines.append(voice.say("scr-line-plain_odds_with", name=voice.thing(use), number=wins, total=unseen))
    lines += [f"{voice.card(card)}: {voice.say('scr-line-card_unknown')}" for card in found["unknown"]]
    if found["known"]:
        lines = [voice.say("scr-line-odds_known", face=voice.card(found["known"]))]
        lines += [f"{voice.card(card)}: {forecasts.ended(voice, row[0])}" for card, row in view["odds"]["cards"]]
    lines.append(voice.say("scr-line-odds_negotiates", number=found["negotiates"], max=unseen))
    return [*lines, *forecasts.footnotes(voice, view["odds"]), voice.say("scr-line-odds_how")]
