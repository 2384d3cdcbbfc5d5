"""Events as lines of a log: usually one sentence, sometimes two, sometimes none.

The ids are `ev-` and the kind; kinds whose sentence depends on more than a count have a function below. The
wording depends on whether the reader is `seat`, who acts, or `at`, to whom it is done. Takes events as the table sends
them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from cosmic_tui.games.encounter.faces import card_value, flare_alien
from cosmic_tui.games.encounter.say.deals import proposal_lines, terms_of
from cosmic_tui.games.encounter.say.decided import NEAR, lacking
from cosmic_tui.games.encounter.say.voice import SYSTEM, Voice, side_word
from cosmic_tui.say.sentences import Sentence, ending_line
from cosmic_tui.say.voice import ident_of
from engine.encounter.view_types import Event

# Kinds that need no sentence: what they tell is told by another one, or by the picture.
SILENT = frozenset(("effect", "flare_used", "encounter_over"))
NUMBERS = ("n", "number", "ships", "cards", "total", "value", "turn")


def lines(voice: Voice, event: Event, sides: tuple[int, int] = (-1, -1)) -> list[Sentence]:
    """Return all sentences about this event for the reader. `sides`: the seats of offense and defense, for terms of an
    offer.
    """
    kind = event["event"]
    if kind in SILENT:
        return []
    if kind == "proposed":
        return _proposed(voice, event, sides)
    special = SPECIAL.get(kind)
    return special(voice, event) if special is not None else [line(voice, f"ev-{ident_of(kind)}", event)]


def line(voice: Voice, ident: str, event: Event, **more: Any) -> Sentence:
    """Return one sentence from the event's own facts."""
    at = event.get("at", [])
    form = voice.form(event.get("seat"), at)
    return Sentence(voice.say(ident, form, **{**arguments(voice, event), **more}), form)


def arguments(voice: Voice, event: Event) -> dict[str, Any]:
    """Return the facts as variables of a message: numbers as they are, ids as names."""
    found: dict[str, Any] = {name: number for name, number in event.items() if name in NUMBERS}
    if "seat" in event:
        found["who"] = voice.name(event["seat"])
    if event.get("at"):
        found["whom"] = voice.name(event["at"][0])
    if "planet" in event:
        found["planet"], found["place"] = event["planet"] % SYSTEM + 1, voice.planet(event["planet"])
    if "side" in event:
        found["side"] = side_word(event["side"])
    for name in ("face", "offcard", "defcard"):
        if name in event:
            found[name] = voice.short_card(event[name])
    if "alien" in event:
        found["alien"] = voice.alien(event["alien"])
        found["power"] = voice.power(event["alien"]) if event["alien"] else ""
    if "destiny" in event:
        found["destiny"] = voice.destiny(event["destiny"])
    if "technology" in event:
        found["technology"] = voice.thing(event["technology"])
    return found


def faces(voice: Voice, event: Event, key: Literal["faces", "their_faces"] = "faces") -> list[Sentence]:
    """Return the names of the cards, for a reader who may know them."""
    cards = event.get(key)
    return [Sentence(voice.say("ev-faces", n=len(cards), names=voice.cards(cards)))] if cards else []


# --- kinds with a mind of their own ------------------------------------------------------------------------------


def _dealt(voice: Voice, event: Event) -> list[Sentence]:
    """Return the line about the cards dealt to the reader; others' cards are not told."""
    if voice.me != event["seat"]:
        return []
    return [line(voice, "ev-dealt", event), *faces(voice, event)]


def _encounter_began(voice: Voice, event: Event) -> list[Sentence]:
    """Return the line of a new encounter; [] for the first one, which begins with the turn."""
    return [line(voice, "ev-encounter_began", event)] if event["number"] > 1 else []


def _broken_off(voice: Voice, event: Event) -> list[Sentence]:
    return [line(voice, "ev-broken_off", event), *_reason(voice, event, "ev-broken_off")]


def _reason(voice: Voice, event: Event, stem: str) -> list[Sentence]:
    ident = f"{stem}_{event['why']}"
    return [line(voice, ident, event)] if voice.words.has(ident) else []


def _defense_named(voice: Voice, event: Event) -> list[Sentence]:
    """Return who defends; with a planet it is an expulsion from the offense's own system."""
    return [line(voice, "ev-expulsion" if event["planet"] >= 0 else "ev-defense_named", event)]


def _of_planet(stem: str) -> Callable[[Voice, Event], list[Sentence]]:
    """Return a sentence about a planet, with forms for the offense's own system and for a planet of nobody."""

    def said(voice: Voice, event: Event) -> list[Sentence]:
        owner = voice.owner(event["planet"])
        if owner < 0:
            return [line(voice, f"{stem}_genesis", event)]
        if owner == event["seat"]:
            return [line(voice, f"{stem}_home", event)]
        ident = "ev-colony_founded" if stem == "ev-colony" else stem
        return [line(voice, ident, {**event, "at": [owner]})]

    return said


def _landed(voice: Voice, event: Event) -> list[Sentence]:
    if not event["new"]:
        return [line(voice, "ev-ships_landed", event)]
    return _of_planet("ev-colony")(voice, event)


def _launched(voice: Voice, event: Event) -> list[Sentence]:
    return [line(voice, "ev-launched" if event["n"] else "ev-launched_nothing", event)]


def _invited(voice: Voice, event: Event) -> list[Sentence]:
    """Return a line for each invitation, so that each guest can be addressed."""
    if not event["at"]:
        return [line(voice, "ev-invited_nobody", event)]
    return [line(voice, "ev-invited", {**event, "at": [seat]}) for seat in event["at"]]


def _revealed(voice: Voice, event: Event) -> list[Sentence]:
    found = [line(voice, "ev-revealed", event)]
    for side, card in enumerate((event["offcard"], event["defcard"])):
        kind, value = event["turned"][side]
        if card == "morph" and kind != "morph":
            copied = f"{kind}_{value:02d}" if kind == "attack" else kind
            who = voice.say(f"role-{side_word(side)}")
            found.append(Sentence(voice.say("ev-morph_copied", who=who, face=voice.card(copied))))
    return found


def _decided(voice: Voice, event: Event) -> list[Sentence]:
    """Return who won, and by what."""
    outcome, totals = event["outcome"], event["totals"]
    if outcome in ("both_lost", "deal_due"):
        return [Sentence(voice.say(f"ev-{outcome}"))]
    side = 0 if outcome == "offense_won" else 1
    if totals and totals[0] == totals[1] and side == 1:
        return [Sentence(voice.say("ev-encounter_tie", total=totals[0]))]
    if totals and totals[side] > totals[1 - side]:
        high, low, number = totals[side], totals[1 - side], lacking(totals, side)
        ident = "ev-encounter_near" if number <= NEAR else "ev-encounter_won"
        return [Sentence(voice.say(ident, side=side_word(side), high=high, low=low, number=number))]
    if sorted(event["types"]) == ["attack", "negotiate"] and event["types"][side] == "attack":
        return [Sentence(voice.say("ev-encounter_by_cards", side=side_word(side)))]
    return [Sentence(voice.say("ev-encounter_decided", side=side_word(side)))]


def _announced(voice: Voice, event: Event) -> list[Sentence]:
    """Return what is used or played, by the kind of thing it is."""
    source = event["source"]
    if source in ("wild", "super"):
        return [line(voice, "ev-flare_played", event, half=source, alien=voice.alien(flare_alien(event["face"])))]
    if source == "reinforcement":
        side = side_word(event["choice"][0] if event.get("choice") else 0)
        return [line(voice, "ev-reinforced", event, value=card_value(event["face"]), side=side)]
    name = voice.thing(event["use"])
    ident = {"power": "ev-power_used", "side": "ev-power_side", "technology": "ev-technology_used"}.get(source)
    return [line(voice, ident or "ev-artifact_played", event, power=name, technology=name, card=name)]


def _stopped(voice: Voice, event: Event) -> list[Sentence]:
    """Return the line about a stopped act; [] for a zapped power and a stolen card, which have events of their own."""
    if event["how"] == "stolen" or (event["how"] == "zapped" and event["source"] == "power"):
        return []
    return [line(voice, "ev-stopped", event, name=voice.thing(event["use"]))]


def _flare_given(voice: Voice, event: Event) -> list[Sentence]:
    return [line(voice, "ev-flare_given", event, alien=voice.alien(flare_alien(event["face"])))]


def _technologies(ident: str, key: Literal["technologies", "thrown"]) -> Callable[[Voice, Event], list[Sentence]]:
    """Return a sentence, and the names of technologies that lie open or are the reader's own."""

    def said(voice: Voice, event: Event) -> list[Sentence]:
        names = [voice.thing(name) for name in event.get(key, [])]
        more = [Sentence(voice.say("ev-technologies", n=len(names), names=voice.words.join(names)))] if names else []
        return [line(voice, ident, event), *more]

    return said


def _sheet_left(voice: Voice, event: Event) -> list[Sentence]:
    return [line(voice, "ev-sheet_left" if event["alien"] else "ev-sheet_left_hidden", event)]


def _tokens(voice: Voice, event: Event) -> list[Sentence]:
    ident = "ev-tokens_gained" if event["n"] >= 0 else "ev-tokens_removed"
    return [line(voice, ident, event, n=abs(event["n"]))]


PLACED = {"home": "ships_home", "amoeba": "ships_home", "reward": "ships_freed", "mobius_tubes": "ships_freed"}


def _ships_placed(voice: Voice, event: Event) -> list[Sentence]:
    """Return the sentence by the reason they had nowhere to be: an item may have one of its own for ships it saved."""
    own = f"ev-{event['why']}-saved"
    if voice.words.has(own):
        return [line(voice, own, event)]
    return [line(voice, f"ev-{PLACED.get(event['why'], 'ships_placed')}", event)]


def _drew(voice: Voice, event: Event) -> list[Sentence]:
    if not event["n"]:
        return [line(voice, "ev-drew_none", event)]
    return [line(voice, "ev-drew", event), *faces(voice, event)]


def _discarded(voice: Voice, event: Event) -> list[Sentence]:
    """Return the line of discarded cards; [] for cards that have just been seen on the table."""
    cards = event["faces"]
    if event["why"] in ("used", "refill"):
        return []
    if len(cards) == 1:
        return [line(voice, "ev-card_discarded", event, face=voice.short_card(cards[0]))]
    return [line(voice, "ev-discarded", event, n=len(cards)), *faces(voice, event)]


def _with_faces(ident: str) -> Callable[[Voice, Event], list[Sentence]]:
    return lambda voice, event: [line(voice, ident, event), *faces(voice, event)]


def _cards_moved(voice: Voice, event: Event) -> list[Sentence]:
    if not event["n"]:
        return [line(voice, "ev-cards_moved_none", event)]
    return [line(voice, "ev-cards_moved", event), *faces(voice, event)]


def _rewarded(voice: Voice, event: Event) -> list[Sentence]:
    ships, cards = event["ships"], event["cards"]
    tail = "" if ships and cards else "_ships" if ships else "_cards" if cards else "_none"
    return [line(voice, f"ev-rewards{tail}", event)]


def _proposed(voice: Voice, event: Event, sides: tuple[int, int]) -> list[Sentence]:
    """Return the offer and its terms, as far as this reader may know them."""
    terms = event.get("proposal") or terms_of(event)
    return [line(voice, "ev-proposed", event), *[Sentence(text) for text in proposal_lines(voice, terms, sides)]]


def _deal_made(voice: Voice, event: Event) -> list[Sentence]:
    terms, sides = terms_of(event), (event["seat"], event["at"][0])
    return [line(voice, "ev-deal_made", event), *[Sentence(text) for text in proposal_lines(voice, terms, sides)]]


def _deal_failed(voice: Voice, event: Event) -> list[Sentence]:
    return _reason(voice, event, "ev-no_deal") or [line(voice, "ev-deal_failed", event)]


SPECIAL: dict[str, Callable[[Voice, Event], list[Sentence]]] = {
    "aimed": _of_planet("ev-aimed"),
    "announced": _announced,
    "broken_off": _broken_off,
    "cards_moved": _cards_moved,
    "deal_failed": _deal_failed,
    "deal_made": _deal_made,
    "dealt": _dealt,
    "decided": _decided,
    "defense_named": _defense_named,
    "discarded": _discarded,
    "drew": _drew,
    "encounter_began": _encounter_began,
    "flare_given": _flare_given,
    "game_won": lambda voice, event: [ending_line(voice, event["seats"])],
    "hand_changed": _with_faces("ev-hand_changed"),
    "hand_seen": _with_faces("ev-hand_seen"),
    "hand_shown": _with_faces("ev-hand_shown"),
    "hands_swapped": _with_faces("ev-hands_swapped"),
    "invited": _invited,
    "landed": _landed,
    "launched": _launched,
    "revealed": _revealed,
    "rewarded": _rewarded,
    "sheet_left": _sheet_left,
    "ships_placed": _ships_placed,
    "stopped": _stopped,
    "technologies_drawn": _technologies("ev-technologies_drawn", "technologies"),
    "technology_kept": _technologies("ev-technology_kept", "thrown"),
    "tokens": _tokens,
}
