"""Events as lines of a log: usually one sentence, sometimes two, sometimes none.

The ids are `ev-` and the kind; kinds whose sentence depends on more than names have a function below. Takes events as
the table tells them, and a view for the names of regions; any view after them will do, or none.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from cosmic_tui.games.andromeda.facts import RESOURCES
from cosmic_tui.games.andromeda.say import things
from cosmic_tui.say.sentences import Sentence, ending_line
from cosmic_tui.say.voice import Voice
from engine.andromeda.view_types import Event, View

Lines = list[Sentence]

# Kinds that need no sentence: another one tells it, or the picture does.
SILENT = frozenset(
    "table_laid upgrades_dealt rolled_for_first battle_step battle_over event_over turn_ended returned refilled".split()
)


def lines(voice: Voice, event: Event, view: View | None) -> Lines:
    """Return all sentences about this event for the reader."""
    kind = event["event"]
    if kind in SILENT:
        return []
    special = SPECIAL.get(kind)
    return special(voice, event, view) if special is not None else [line(voice, f"ev-{kind}", event, view)]


def line(voice: Voice, ident: str, told: Event, view: View | None, **more: Any) -> Sentence:
    """Return one sentence from the event's own facts."""
    at = [told["at"]] if "at" in told else []
    form = voice.form(told.get("seat"), at)
    return Sentence(voice.say(ident, form, **{**arguments(voice, told, view), **more}), form)


def brief(voice: Voice) -> str:
    """Return the form of a name in the log. Where the log is read out, names are in full."""
    return "" if voice.words.plain else "short"


def place(voice: Voice, view: View | None, region: str) -> str:
    """Return a region by its name if the name is known."""
    return things.region_name(voice.words, view, region, brief(voice))


def arguments(voice: Voice, event: Event, view: View | None) -> dict[str, Any]:
    """Return the facts as variables of a message: numbers unchanged, ids as names."""
    words = voice.words
    found: dict[str, Any] = {}
    if "n" in event:
        found["n"] = found["number"] = event["n"]
    if "seat" in event:
        found["who"] = voice.name(event["seat"])
    if isinstance(event.get("at"), int):
        found["whom"] = voice.name(event["at"])
    if "region" in event:
        found["place"] = place(voice, view, event["region"])
    for name in ("module", "card", "raider", "development"):
        ident = event.get(name)
        if isinstance(ident, str) and words.has(f"{name}-{ident}"):
            found[name] = words.say(f"{name}-{ident}", "small" if name == "development" else "")
    if "ship" in event:
        found["ship"] = things.ship(words, event["ship"], brief(voice))
    if "moon" in event:
        found["moon"] = things.moon(words, event["moon"]) if event["moon"] else ""
    if "track" in event:
        found["track"] = words.say(f"track-{event['track']}")
    if "class" in event:
        found["letter"] = event["class"]
    if "amounts" in event:
        found["amounts"] = things.amounts(words, event["amounts"])
    return found


def dice(voice: Voice, values: list[int]) -> str:
    """Return dice as a list: `6, 5 and 2`."""
    return voice.words.join(map(str, values))


# --- kinds with a mind of their own --------------------------------------------------------------------------------


def _factions(voice: Voice, event: Event, view: View | None) -> Lines:
    return [
        Sentence(
            voice.say("ev-faction_chosen", form := voice.form(seat), who=voice.name(seat),
                      faction=voice.say(f"faction-{faction}", brief(voice))), form
        )
        for seat, faction in enumerate(event["factions"])
    ]  # fmt: skip


def _with_cards(ident: str) -> Callable[[Voice, Event, View | None], Lines]:
    """Return a sentence, and the cards it is about if the reader may know them."""

    def said(voice: Voice, event: Event, view: View | None) -> Lines:
        cards = event.get("cards", [])
        cards = [cards] if isinstance(cards, str) else cards
        n = event.get("n", len(cards))
        found = [line(voice, ident, event, view, n=n)]
        if cards:
            names = voice.words.join(voice.say(f"card-{card}") for card in cards)
            found.append(Sentence(voice.say("ev-cards", n=len(cards), names=names)))
        return found

    return said


def _scored(voice: Voice, event: Event, view: View | None) -> Lines:
    return [line(voice, "ev-scored" if event["n"] >= 0 else "ev-unscored", event, view)]


def _paid(voice: Voice, event: Event, view: View | None) -> Lines:
    """Return the line about a payment, or [] for energy spent on dice, which the dice already show."""
    return [] if event["by"] == ["dice"] else [line(voice, "ev-paid", event, view)]


def _over_limit(voice: Voice, event: Event, view: View | None) -> Lines:
    return [
        line(voice, "ev-over_limit", event, view, amounts=things.amount(voice.words, event["resource"], event["n"]))
    ]


def _bonus(voice: Voice, event: Event, view: View | None) -> Lines:
    amounts = things.amount(voice.words, event["resource"], event["n"])
    return [line(voice, "ev-bonus_placed", event, view, amounts=amounts)]


def _activated(voice: Voice, event: Event, view: View | None) -> Lines:
    """Return the sentence about an activated base. For planets return nothing, as the moon's event tells the gain."""
    tile = event.get("tile", "")
    return [line(voice, "ev-activated_base", event, view)] if tile and not tile.startswith("P") else []


def _slotted(voice: Voice, event: Event, view: View | None) -> Lines:
    frame = event["frame"]
    name = voice.say("zone-tactical") if frame == "tactical" else voice.say(f"module-{frame}")
    return [line(voice, "ev-slotted", event, view), Sentence(voice.say("ev-slotted_where", name=name))]


def _handed_over(voice: Voice, event: Event, view: View | None) -> Lines:
    thing = event["thing"]
    if thing in RESOURCES:
        name = things.amount(voice.words, thing, 1)
    elif voice.words.has(f"token-{thing}"):
        name = voice.say(f"token-{thing}")
    else:
        name = things.moon(voice.words, thing)
    return [line(voice, "ev-handed_over", event, view, name=name)]


def _card_turned(voice: Voice, event: Event, view: View | None) -> Lines:
    return [line(voice, "ev-card_turned_fresh" if event["up"] else "ev-card_turned_used", event, view)]


def _token(ident: str) -> Callable[[Voice, Event, View | None], Lines]:
    return lambda voice, event, view: [line(voice, ident, event, view, name=voice.say(f"token-{event['token']}"))]


def _discovered(voice: Voice, event: Event, view: View | None) -> Lines:
    found = [line(voice, "ev-discovered", event, view)]
    if "token" in event:
        found.append(Sentence(voice.say("ev-discovered_what", name=voice.say(f"token-{event['token']}"))))
    return found


def _ability(voice: Voice, event: Event, view: View | None) -> Lines:
    name = things.named_thing(voice.words, event["ability"])
    return [line(voice, "ev-ability_used", event, view, name=name)]


def _events_seen(voice: Voice, event: Event, view: View | None) -> Lines:
    found = [line(voice, "ev-events_seen", event, view)]
    if event.get("top"):
        found.append(Sentence(voice.say("ev-events_on_top", name=voice.say(f"event-{event['top']}"))))
    return found


def _repaired(voice: Voice, event: Event, view: View | None) -> Lines:
    kind, ident = event["what"][0], event["what"][1]
    if kind == "ship":
        return [line(voice, "ev-repaired_ship", event, view, ship=things.ship(voice.words, ident, brief(voice)))]
    if kind == "shield":
        return [line(voice, "ev-repaired_shield", event, view)]
    return [line(voice, "ev-repaired_module", event, view, module=voice.say(f"module-{ident}"))]


def _advanced(voice: Voice, event: Event, view: View | None) -> Lines:
    return [line(voice, "ev-advanced", event, view, number=event["space"])]


def _event_marker(voice: Voice, event: Event, view: View | None) -> Lines:
    """Return the sentence about the marker's steps, or nothing if it took none."""
    return [line(voice, "ev-event_marker", event, view, n=event["steps"])] if event["steps"] else []


def _planet_laid(voice: Voice, event: Event, view: View | None) -> Lines:
    return [Sentence(voice.say("ev-planet_laid", name=voice.say(f"tile-{event['tile']}")))]


def _event_card(ident: str) -> Callable[[Voice, Event, View | None], Lines]:
    return lambda voice, event, view: [line(voice, ident, event, view, event=voice.say(f"event-{event['card']}"))]


def _side(stem: str) -> Callable[[Voice, Event, View | None], Lines]:
    """Return a function that makes sentences about changes of dice or targeting, for a seat or the raiders."""

    def said(voice: Voice, event: Event, view: View | None) -> Lines:
        form, who = _of_side(voice, event["side"])
        n = event["n"]
        up, down = ("_more", "_fewer") if stem == "ev-dice" else ("_up", "_down")
        text = voice.say(stem + (up if n > 0 else down), form, who=who, n=abs(n), number=abs(n))
        return [Sentence(text, form)]

    return said


def _of_side(voice: Voice, side: list[Any]) -> tuple[str, str]:
    """Return the form of the message for this reader, and the name of a side."""
    if side[0] == "raiders":
        return "", voice.say("opt-raiders")
    return voice.form(side[1]), voice.name(side[1])


def _rolled(ident: str, key: Literal["final", "after"]) -> Callable[[Voice, Event, View | None], Lines]:
    def said(voice: Voice, event: Event, view: View | None) -> Lines:
        form, who = _of_side(voice, event["side"])
        values = event[key]
        if isinstance(values, int):
            values = [values]
        return [Sentence(voice.say(ident, form, who=who, dice=dice(voice, values)), form)]

    return said


def _escalated(voice: Voice, event: Event, view: View | None) -> Lines:
    return [line(voice, "ev-escalated", event, view, n=len(event["ships"]))]


def _decided(voice: Voice, event: Event, view: View | None) -> Lines:
    """Return the winner, then a line for every loser, so that each of them can be addressed."""
    winners = [side[1] for side in event["winners"] if side[0] == "seat"]
    lost = [side[1] for side in event["lost"] if side[0] == "seat"]
    if winners:
        form = "you" if voice.me in winners else ""
        found = [Sentence(voice.say("ev-battle_won", form, names=voice.people(winners), n=len(winners)), form)]
    else:
        found = [Sentence(voice.say("ev-battle_won_raiders" if event["winners"] else "ev-battle_tied"))]
    for seat in lost:
        form = "at-you" if seat == voice.me else ""
        found.append(Sentence(voice.say("ev-defeated", "you" if form else "", who=voice.name(seat)), form))
    return found


def _tactical(voice: Voice, event: Event, view: View | None) -> Lines:
    choice = event["choice"]
    return [line(voice, f"ev-tactical_{choice}", event, view)] if choice in ("draw", "moon") else []


def _at_me(ident: str) -> Callable[[Voice, Event, View | None], Lines]:
    """Return a function that makes the sentence of a loss, in which the reader is addressed as the one affected."""

    def said(voice: Voice, event: Event, view: View | None) -> Lines:
        found = line(voice, ident, event, view)
        return [found._replace(form="at-you" if found.form else "")]

    return said


def _ship_lost(voice: Voice, event: Event, view: View | None) -> Lines:
    ident = "ev-ship_lost" if event["where"] == "scrapyard" else "ev-ship_salvaged"
    return _at_me(ident)(voice, event, view)


def _ended(voice: Voice, event: Event, view: View | None) -> Lines:
    return [Sentence(voice.say(f"ev-battle_ended_{event['why']}"))]


def _destiny(voice: Voice, event: Event, view: View | None) -> Lines:
    """Return a sentence about a revealed destiny card and its owner, then what the card had foretold."""
    destiny = f"destiny-{event['destiny']}"
    said = line(voice, "ev-destiny_shown", event, view, destiny=voice.say(destiny))
    return [said, Sentence(voice.say(destiny, "fate"), said.form)]


def _final(voice: Voice, event: Event, view: View | None) -> Lines:
    return [line(voice, "ev-final_score", event, view, number=event["vp"])]


def _half_moon(voice: Voice, event: Event, view: View | None) -> Lines:
    return [Sentence(voice.say("film-half_moon", moon=things.moon_said(voice.words, event["moon"])))]


SPECIAL: dict[str, Callable[[Voice, Event, View | None], Lines]] = {
    "paid": _paid,
    "ability_used": _ability,
    "activated": _activated,
    "advanced": _advanced,
    "battle_decided": _decided,
    "battle_ended": _ended,
    "bonus_placed": _bonus,
    "card_given": _with_cards("ev-card_given"),
    "card_turned": _card_turned,
    "destiny_shown": _destiny,
    "dice_changed": _side("ev-dice"),
    "die_raised": _rolled("ev-die_raised", "after"),
    "discarded": _with_cards("ev-discarded"),
    "discovered": _discovered,
    "drawn": _with_cards("ev-drawn"),
    "escalated": _escalated,
    "event_marker": _event_marker,
    "event_revealed": _event_card("ev-event_revealed"),
    "events_seen": _events_seen,
    "factions_chosen": _factions,
    "final_score": _final,
    "game_over": lambda voice, event, view: [ending_line(voice, event["winners"])],
    "half_moon": _half_moon,
    "handed_over": _handed_over,
    "infested": _at_me("ev-infested"),
    "leader_lost": _at_me("ev-leader_lost"),
    "module_damaged": _at_me("ev-module_damaged"),
    "moon_discarded": _at_me("ev-moon_discarded"),
    "over_limit": _over_limit,
    "planet_laid": _planet_laid,
    "repaired": _repaired,
    "rerolled": _rolled("ev-rerolled", "final"),
    "reshuffled": lambda voice, event, view: [Sentence(voice.say(f"ev-reshuffled_{event['deck']}"))],
    "rolled": _rolled("ev-rolled", "final"),
    "scored": _scored,
    "ship_lost": _ship_lost,
    "slotted": _slotted,
    "tactical_operation": _tactical,
    "targeting_changed": _side("ev-targeting"),
    "token_taken": _token("ev-token_taken"),
    "token_used": _token("ev-token_used"),
    "upgraded": lambda voice, event, view: [
        line(voice, "ev-upgraded", event, view, name=voice.say(f"upgrade-{event['upgrade']}"))
    ],
}
