"""Events as lines of a log: usually one sentence, sometimes two, sometimes none.

The ids are `ev-` and the kind; kinds whose sentence depends on more than that have a function below. An event carries
the names of the cards it speaks of, so that it can be read alone, later and by people who join.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cosmic_tui.games.chaos.say.naming import Named, card, played
from cosmic_tui.say.sentences import Sentence
from cosmic_tui.say.voice import Voice
from engine.chaos.view_types import Event, View

# Kinds that need no sentence: another one says it, or the picture does.
SILENT = frozenset(
    (
        "resolves", "ship_arrived", "modified", "turned", "turned_back", "left_play", "came_home", "firing_begins",
        "triggered", "spent", "sold", "pay_over", "nothing_bombed", "bombed",
    )
)  # fmt: skip
PLAYED = frozenset(("ship", "event", "interrupt"))
Said = Callable[[Voice, Event, Named], list[Sentence]]


def lines(voice: Voice, event: Event, view: View | None = None) -> list[Sentence]:
    """Return all sentences about this event for the reader."""
    kind = event["event"]
    if kind in SILENT:
        return []
    named = Named(voice, event, view)
    special = SPECIAL.get(kind)
    return special(voice, event, named) if special else [line(voice, f"ev-{kind}", event, **facts(voice, event, named))]


def line(voice: Voice, ident: str, event: Event, at: int = -1, **args: Any) -> Sentence:
    """Return one sentence in which `seat` acts and `at` is affected."""
    form = voice.form(event.get("seat", -1), [at] if at >= 0 else [])
    return Sentence(voice.say(ident, form, **args), form)


def facts(voice: Voice, event: Event, named: Named) -> dict[str, Any]:
    """Return an event's facts as the variables of a message."""
    found: dict[str, Any] = {"n": event.get("n", 0), "number": event.get("turn", 0), "size": event.get("size", 0)}
    if "seat" in event:
        found["who"] = voice.name(event["seat"])
    if "whom" in event:
        found["whom"] = voice.name(event["whom"])
    if event.get("card"):
        found["card"] = card(voice, event["card"])
    elif "handle" in event:
        found["card"] = named.card(event["handle"])
    return found


def of_card(ident: str) -> Said:
    """Return a sentence about a card on the table, addressed to its commander."""

    def said(voice: Voice, event: Event, named: Named) -> list[Sentence]:
        handle = event["handle"]
        owner = event["seat"] if "seat" in event else named.seat(handle)
        n = event.get("n", 0)
        more: dict[str, Any] = {"points": n, "left": event.get("left", 0), "n": abs(n)}
        told: Event = {**event, "seat": owner}
        return [line(voice, ident, told, **{**facts(voice, told, named), **more})]

    return said


def _hit(voice: Voice, event: Event, named: Named) -> list[Sentence]:
    """Say who is damaged: a ship, or a card on the surface (K-BASE-10)."""
    ship = named.kind(event["handle"]) == "ship"
    return of_card("ev-hit" if ship else "ev-hit_base")(voice, event, named)


def _dealt(voice: Voice, event: Event, named: Named) -> list[Sentence]:
    """Return a sentence about the reader's cards. Other players' cards are not mentioned."""
    if voice.me != event["seat"]:
        return []
    return [line(voice, "ev-dealt", event, **facts(voice, event, named)), *_faces(voice, event)]


def _faces(voice: Voice, event: Event) -> list[Sentence]:
    names = [card(voice, ident) for ident in event.get("cards", [])]
    return [Sentence(voice.say("ev-faces", n=len(names), names=voice.words.join(names)))] if names else []


def _starts(voice: Voice, event: Event, named: Named) -> list[Sentence]:
    """Return the starting player, and the reader's deck. Other decks are secret."""
    said = line(voice, "ev-starts", event, **facts(voice, event, named))
    return [said, Sentence(voice.say("ev-own_deck", name=played(voice.words, named.deck)))] if named.deck else [said]


def _rolled(voice: Voice, event: Event, named: Named) -> list[Sentence]:
    return [
        Sentence(voice.say("ev-rolled", voice.form(seat), who=voice.name(seat), number=roll), voice.form(seat))
        for seat, roll in event["rolls"]
    ]


def _credits(voice: Voice, event: Event, named: Named) -> list[Sentence]:
    change = event["change"]
    ident = "ev-credits_gained" if change > 0 else "ev-credits_lost"
    return [line(voice, ident, event, who=voice.name(event["seat"]), n=abs(change))]


def _credits_over(voice: Voice, event: Event, named: Named) -> list[Sentence]:
    return [line(voice, "ev-credits_over", event, who=voice.name(event["seat"]), number=event["n"])]


def _with_faces(ident: str) -> Said:
    return lambda voice, event, named: [
        line(voice, ident, event, **facts(voice, event, named)),
        *_faces(voice, event),
    ]


def _took(voice: Voice, event: Event, named: Named) -> list[Sentence]:
    ident = "ev-took_ruin" if event["zone"] == "ruin" else "ev-took_colony"
    return [line(voice, ident, event, **facts(voice, event, named))]


def _took_openly(voice: Voice, event: Event, named: Named) -> list[Sentence]:
    """Return a line for each card taken, because all players see them."""
    if not event["cards"]:
        return [line(voice, "ev-took_nothing", event, who=voice.name(event["seat"]))]
    who = voice.name(event["seat"])
    return [line(voice, "ev-took_openly", event, who=who, card=card(voice, ident)) for ident in event["cards"]]


LOOKED = {"colony_top": "colony", "opponent_centre": "centre", "opponent_unpaid_cards": "unpaid"}


def _looked(voice: Voice, event: Event, named: Named) -> list[Sentence]:
    ident = f"ev-looked_{LOOKED[event['what']]}"
    at = event["whom"] if event["whom"] != event["seat"] else -1
    return [line(voice, ident, event, at, **facts(voice, event, named))]


def _discarded(voice: Voice, event: Event, named: Named) -> list[Sentence]:
    said = line(voice, f"ev-discarded_{event['why']}", event, who=voice.name(event["seat"]), n=event["n"])
    return [said, *_faces(voice, event)]


def _played_down(voice: Voice, event: Event, named: Named) -> list[Sentence]:
    more = facts(voice, event, named)
    ship = named.card(event["on"]) if event["on"] else ""
    kind = event["kind"] if isinstance(event["kind"], str) else ("", "equipment", "crew", "base")[event["kind"]]
    return [line(voice, f"ev-played_down_{kind}", event, **{**more, "ship": ship})]


def _announced(voice: Voice, event: Event, named: Named) -> list[Sentence]:
    what = event["what"]
    kind = "card" if what in PLAYED else what
    more: dict[str, Any] = {"who": voice.name(event["seat"]), "card": card(voice, event["card"]), "n": event["paid"]}
    found = [line(voice, f"ev-announced_{kind}", event, **more)]
    names = named.refs(event["targets"])
    if names:
        found.append(Sentence(voice.say("ev-aimed_at", names=named.counted(names))))
    return found


def _paid_for(voice: Voice, event: Event, named: Named) -> list[Sentence]:
    more: dict[str, Any] = {"who": voice.name(event["seat"]), "card": card(voice, event["card"]), "n": event["paid"]}
    return [line(voice, "ev-paid_for", event, **more)]


def _developed(voice: Voice, event: Event, named: Named) -> list[Sentence]:
    change, handle = event["change"], event["handle"]
    told: Event = {**event, "seat": named.seat(handle)}
    more: dict[str, Any] = {"who": voice.name(told["seat"]), "card": named.card(handle), "n": abs(change)}
    return [line(voice, "ev-developed" if change > 0 else "ev-sold", told, **more)]


def _attack(voice: Voice, event: Event, named: Named) -> list[Sentence]:
    kind, what = event["target"][:2]
    whom = event["whom"]
    name = named.card(what) if kind == "row" else ""
    more: dict[str, Any] = {"who": voice.name(event["seat"]), "whom": voice.name(whom), "card": name}
    found = [line(voice, f"ev-attack_{kind}", event, whom, **more)]
    if event["tax"]:
        found.append(Sentence(voice.say("ev-attack_tax", n=event["tax"])))
    return found


def _ships(ident: str) -> Said:
    def said(voice: Voice, event: Event, named: Named) -> list[Sentence]:
        handles = event["handles"]
        more: dict[str, Any] = {"who": voice.name(event["seat"]), "names": named.several(handles), "n": len(handles)}
        return [line(voice, ident, event, **more, points=event.get("total", 0))]

    return said


def _boarded(voice: Voice, event: Event, named: Named) -> list[Sentence]:
    crew, ship = named.card(event["handle"]), named.card(event["ship"])
    return [line(voice, "ev-boarded", event, who=voice.name(event["seat"]), card=crew, ship=ship)]


def _shot(ident: str) -> Said:
    def said(voice: Voice, event: Event, named: Named) -> list[Sentence]:
        handle, at = event["handle"], event["at"]
        told: Event = {**event, "seat": named.seat(handle)}
        who, shooter = voice.name(told["seat"]), named.card(handle)
        return [line(voice, ident, told, named.seat(at), who=who, card=shooter, ship=named.card(at), points=event["n"])]

    return said


def _redirected(voice: Voice, event: Event, named: Named) -> list[Sentence]:
    told: Event = {**event, "seat": named.seat(event["at"])}
    return [line(voice, "ev-redirected", told, who=voice.name(told["seat"]), ship=named.card(event["at"]))]


def _lost(voice: Voice, event: Event, named: Named) -> list[Sentence]:
    """Return which ships and paid cards were lost, by name. Face-down cards are not named."""
    handle = event["handle"]
    told: Event = {**event, "seat": named.seat(handle)}
    who = voice.name(told["seat"])
    if not event["card"]:
        return [line(voice, "ev-left_ruin", told, who=who, card=named.card(handle))]
    return [line(voice, "ev-destroyed", told, who=who, card=card(voice, event["card"]))]


def _game_over(voice: Voice, event: Event, named: Named) -> list[Sentence]:
    winners = event["winners"]
    names = voice.words.join(voice.name(seat) for seat in winners)
    form = "you" if voice.me in winners else ""
    return [Sentence(voice.say(f"ev-game_over_{event['why']}", form, names=names, n=len(winners)), form)]


SPECIAL: dict[str, Said] = {
    "acts_at_once": of_card("ev-acts_at_once"),
    "announced": _announced,
    "attack": _attack,
    "attackers": _ships("ev-attackers"),
    "boarded": _boarded,
    "bombers": _ships("ev-bombers"),
    "credits": _credits,
    "credits_over": _credits_over,
    "dealt": _dealt,
    "declines": of_card("ev-declines"),
    "defence_forbidden": of_card("ev-defence_forbidden"),
    "defenders": _ships("ev-defenders"),
    "destroyed": _lost,
    "developed": _developed,
    "discarded": _discarded,
    "drew": _with_faces("ev-drew"),
    "fires": _shot("ev-fires"),
    "game_over": _game_over,
    "heavy_weapons": of_card("ev-heavy_weapons"),
    "hit": _hit,
    "looked": _looked,
    "over_hangar_limit": of_card("ev-over_hangar_limit"),
    "paid_for": _paid_for,
    "played_down": _played_down,
    "prevented": of_card("ev-prevented"),
    "pyrotechnics": of_card("ev-pyrotechnics"),
    "redirected": _redirected,
    "refitted": of_card("ev-refitted"),
    "replies": _shot("ev-replies"),
    "returned": of_card("ev-returned"),
    "rolled": _rolled,
    "shielded": of_card("ev-shielded"),
    "starts": _starts,
    "stealth": of_card("ev-stealth"),
    "taken_over": of_card("ev-taken_over"),
    "took": _took,
    "took_openly": _took_openly,
    "trap_springs": of_card("ev-trap_springs"),
}
