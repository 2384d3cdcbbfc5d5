"""Terms of a deal in a few words, for rows and lists: `1 card`, `Attack 06`, `Blue 1 (1 ship or more)`.

Returns strings and runs for proposals in the form that views and events have.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from cosmic_tui.canvas.cells import Run
from cosmic_tui.draw.names import spoken
from cosmic_tui.games.encounter.draw.names import alien_name, card_label, card_tight, planet_name
from cosmic_tui.games.encounter.say.deals import terms_of
from cosmic_tui.games.encounter.scene import Scene
from engine.encounter.view_types import Event

ANY = 20
LONG, TIGHT = "long", "tight"
OPEN, DECLINED, REPLACED, ACCEPTED, LAPSED = "open", "declined", "replaced", "accepted", "lapsed"


class Offer(NamedTuple):
    """One proposal in these talks."""

    number: int
    seat: int
    proposal: list[Any]
    state: str


def offers(events: Iterable[Event]) -> list[Offer]:
    """Return the proposals of the last talks, oldest first, with the result of each."""
    found: list[Offer] = []
    for event in events:
        kind = event["event"]
        if kind in ("encounter_began", "turn_began"):
            found = []
        elif kind == "proposed":
            found = [offer._replace(state=REPLACED) if _is_open(offer, event["seat"]) else offer for offer in found]
            proposal = event.get("proposal") or terms_of(event)
            found.append(Offer(event["number"], event["seat"], proposal, OPEN))
        elif kind in ("proposal_declined", "proposal_accepted"):
            state = DECLINED if kind == "proposal_declined" else ACCEPTED
            found = [offer._replace(state=state) if offer.number == event["number"] else offer for offer in found]
            if state == ACCEPTED:
                found = [offer._replace(state=LAPSED) if offer.state == OPEN else offer for offer in found]
    return found


def _is_open(offer: Offer, seat: int) -> bool:
    return offer.seat == seat and offer.state == OPEN


def cards_words(scene: Scene, terms: Sequence[Sequence[Any]], form: str = "") -> list[str]:
    """Name terms about cards: `Attack 06`, `2 cards`, `1 at random`; in the long form also who picks them, in the tight
    one `A06`.
    """
    found = []
    for term in terms:
        if term[0] == "card":
            found.append((card_tight if form == TIGHT else card_label)(scene.words, term[1]))
        elif term[0] == "type":
            found.append(scene.say("scr-term_type", number=term[2], type=scene.say(f"type-{term[1]}")))
        else:
            found.append(scene.words.say_or_value(f"scr-term_{term[0]}", form, n=term[1]))
    return found


def colony_words(scene: Scene, colony: Sequence[int]) -> str:
    return planet_name(scene, colony[0]) if colony else ""


def limit_words(scene: Scene, low: int, high: int) -> str:
    """Return how many ships may land on a colony."""
    if high >= ANY:
        return scene.say("scr-ships_or_more", n=low)
    return scene.say("scr-ships_exactly", n=low) if low == high else scene.say("scr-ships_up_to", number=high)


def side_words(scene: Scene, proposal: Sequence[Any], side: int) -> str:
    """Return everything one side gives, in a line."""
    cards, colony = proposal[2 * side], proposal[2 * side + 1]
    parts = [*([colony_words(scene, colony)] if colony else []), *cards_words(scene, cards)]
    return " + ".join(parts) if parts else scene.say("opt-nothing", "small")


def offer_runs(scene: Scene, offer: Offer) -> list[Run]:
    """Draw an offer: `●B Blue 1 for Red 1 + 2 cards` is what its maker gives, then what it asks."""
    side = 0 if offer.seat == scene.view["offense"] else 1
    gives, gets = side_words(scene, offer.proposal, side), side_words(scene, offer.proposal, 1 - side)
    runs = [Run(f"{scene.tag(offer.seat)} ", scene.token(offer.seat))]
    runs += spoken(scene, scene.say("scr-line-offer_short", first=gives, second=gets))
    for name, freed in offer.proposal[4] if len(offer.proposal) > 4 else []:
        count = sum(ships for _, ships in freed)
        runs.append(Run(f" · {alien_name(scene.words, name)}: {scene.say('scr-warp_ships', n=count)}", "muted"))
    return runs
