"""The events of this game as plain data, with names in place of numbers: a table says which fact is the seat, which the
card.

`seat` is who acts or whose thing it is, `at` are those it is done to; sentences depend on these two. The caller of
`named` decides whether the secret part is included; this module does not know who may read it. An item with an event of
its own kind adds a line to the table, or a dict EVENTS of such lines to its own module.
"""

from collections.abc import Callable
from importlib import import_module, util
from typing import Any

from engine.encounter.cards import ALIEN_IDS, DESTINY_NAMES, NAMES
from engine.encounter.items import TECHNOLOGY_IDS, USES
from engine.encounter.places import place_ref
from engine.encounter.state import OUTCOME_NAMES
from engine.encounter.view import term_view
from engine.kernel.plain_data import Told, plain

# kind: the names of its facts, then, behind a bar, the names of its secret part. The name of a fact says what it is:
# see CONVERT for those that are not taken as they are.
FIELDS = {
    # set-up, turns, encounters
    "first_player": "seat",
    "sheet_taken": "seat | alien",
    "dealt": "seat n | faces",
    "turn_began": "seat turn",
    "turn_over": "seat",
    "encounter_began": "seat number",
    "encounter_over": "seat outcome",
    "encounter_declared": "seat at",
    "encounter_inserted": "seat at",
    "broken_off": "seat why",
    "game_won": "seats",
    # regroup and destiny
    "retrieved": "seat planet n",
    "retrieved_to_gate": "seat n",
    "destiny_reshuffled": "n",
    "destiny_drawn": "seat destiny named",
    "destiny_discarded": "seat destiny",
    "defense_named": "seat at planet",
    "resettled": "seat planet n",
    # launch and alliance
    "aimed": "seat planet",
    "launched": "seat n places",
    "invited": "seat side at",
    "joined": "seat side n",
    "stayed_out": "seat",
    "alliance_cancelled": "seat",
    # planning and reveal
    "card_laid": "seat source | face",
    "card_laid_open": "seat face",
    "card_taken_back": "seat | face",
    "cards_swapped": "seat at",
    "revealed": "offcard defcard turned",
    "decided": "outcome totals types",
    # things used
    "announced": "seat use face choice | choice",
    "stopped": "at use how",
    "effect": "seat use",
    "flare_used": "seat face",
    "noise": "",
    "accused": "seat at",
    "flare_given": "seat at face",
    "stolen": "seat at face",
    "power_zapped": "at alien",
    "power_lost": "seat",
    "power_regained": "seat",
    "tokens": "seat item n total",
    # sheets
    "sheet_turned_up": "seat alien",
    "sheet_left": "seat alien",
    "sheet_returned": "seat alien",
    "sheets_swapped": "seat at",
    "alien_drawn": "seat | alien",
    "swap_declined": "seat",
    # ships
    "ships_lost": "seat n why places",
    "ships_placed": "seat n why places",
    "ships_added": "seat n",
    "ships_withdrawn": "seat n",
    "ship_from_warp": "seat side",
    "ship_stays": "seat planet",
    "ships_removed": "seat n",
    "landed": "seat planet n new",
    "conceded": "seat at planet",
    # cards
    "drew": "seat n why | faces",
    "reshuffled": "n",
    "discarded": "seat faces why",
    "cards_moved": "at seat n why | faces",
    "hand_shown": "seat faces why",
    "hand_changed": "seat n | faces",
    "hand_seen": "seat at n | faces",
    "hands_swapped": "seat at n theirs | faces their_faces",
    "fetched": "seat face at",
    "taken_from_discards": "seat face",
    "card_replaced": "seat before face",
    "card_stored": "seat item | face",
    "turned_without_effect": "offcard defcard",
    # technology
    "technology_kept": "seat thrown | technology",
    "technologies_drawn": "seat n | technologies",
    "researched": "seat planet",
    "technology_completed": "seat technology",
    "technology_abandoned": "seat technology",
    "technology_left": "seat technology",
    "technology_passed": "seat at technology",
    "technology_turned_up": "seat technology n",
    "flagship_sent": "seat",
    "genesis": "seat planet",
    "lunar_cannon_moved": "seat planet other",
    "planet_destroyed": "planet",
    "prometheus": "seat planet",
    "ship_moved": "seat from planet",
    # payments and deals
    "rewarded": "seat ships cards",
    "proposed": "seat number offense_cards offense_colony defense_cards defense_colony extras | proposal",
    "proposal_accepted": "seat number",
    "proposal_declined": "seat number",
    "deal_made": "seat at offense_cards offense_colony defense_cards defense_colony extras",
    "deal_failed": "seat at why",
}

# Kinds after which nobody knows more than before about hands and decks: what an undo may go back over.
SHOW_NOTHING = frozenset(
    (
        "turn_began", "turn_over", "encounter_began", "encounter_over", "retrieved", "retrieved_to_gate",
        "defense_named", "destiny_discarded", "resettled", "aimed", "launched", "invited", "joined", "stayed_out",
        "card_laid", "power_lost", "power_regained", "ships_placed", "landed", "proposed", "proposal_declined",
    )
)  # fmt: skip
ITEM_FOLDERS = ("aliens", "artifacts", "technologies")
SOURCES = ("power", "wild", "super", "artifact", "technology", "side", "reinforcement")  # by the numbers of items.py


def _face(face: int) -> str:
    return NAMES[face] if face >= 0 else ""


def _faces(faces: Any) -> list[str]:
    return [NAMES[face] for face in faces]


def _alien(number: int) -> str:
    return ALIEN_IDS[number] if number >= 0 else ""


def _seats(at: Any) -> list[int]:
    return [seat for seat in (at if isinstance(at, (tuple, list)) else (at,)) if seat >= 0]


def _places(places: Any) -> list[Any]:
    return [[list(place_ref(place)), count] for place, count in places]


def _terms(terms: Any) -> list[Any]:
    return [term_view(term) for term in terms]


def _proposal(parts: Any) -> list[Any]:
    return [_terms(parts[0]), list(parts[1]), _terms(parts[2]), list(parts[3]), plain(parts[4])]


def _technologies(numbers: Any) -> list[str]:
    return [TECHNOLOGY_IDS[number] for number in numbers]


CONVERT: dict[str, Callable[[Any], Any]] = {
    "at": _seats,
    "seats": _seats,
    "face": _face,
    "before": _face,
    "offcard": _face,
    "defcard": _face,
    "faces": _faces,
    "their_faces": _faces,
    "alien": _alien,
    "destiny": DESTINY_NAMES.__getitem__,
    "outcome": OUTCOME_NAMES.__getitem__,
    "places": _places,
    "offense_cards": _terms,
    "defense_cards": _terms,
    "technology": TECHNOLOGY_IDS.__getitem__,
    "technologies": _technologies,
    "thrown": _technologies,
    "proposal": _proposal,
}


def of_an_item(kind: str) -> str:
    """Return the line for an event that an item describes in its own module. Return "" for any other, of which only the
    kind is told.
    """
    owner = kind.partition(".")[0]
    for folder in ITEM_FOLDERS:
        module = f"engine.encounter.{folder}.{owner}"
        if owner != kind and util.find_spec(module) is not None:
            described: dict[str, str] = getattr(import_module(module), "EVENTS", {})
            return described.get(kind, "")
    return ""


TOLD = Told(FIELDS, CONVERT, of_an_item)
fields = TOLD.fields


def named(kind: str, facts: tuple[Any, ...], secret: tuple[Any, ...] | None = None) -> dict[str, Any]:
    """Return one event as plain data; for a use also its item and its source."""
    found = TOLD.named(kind, facts, secret)
    if "use" in found:
        found["item"] = found["use"].partition(".")[0]
        found["source"] = SOURCES[USES[found["use"]].source]
    return found


def shows_something(event: dict[str, Any], seat: int) -> bool:
    """Return whether this event told a seat something new that was hidden, or may have done so."""
    if event["event"] == "announced":
        return bool(event["seat"] != seat)
    return event["event"] not in SHOW_NOTHING
