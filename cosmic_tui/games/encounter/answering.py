"""How answers are made in Cosmic Encounter: planets by their own numbers, cards in order, ships one by one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf
from typing import TYPE_CHECKING

from cosmic_tui.games.encounter.faces import KINDS, card_rank
from cosmic_tui.games.encounter.prompt.ahead import question_ahead as ahead
from cosmic_tui.games.encounter.prompt.desk import open_desk as desk
from cosmic_tui.games.encounter.say.options import ships_on
from cosmic_tui.games.encounter.say.voice import SYSTEM
from cosmic_tui.look.glyphs import SEATS, UNICODE
from cosmic_tui.prompt.choices import Choice, Ref, is_no, numbered, refs_of
from cosmic_tui.prompt.spreading import evenly, levelled, sparing
from engine.encounter.view_types import View
from engine.kernel.views import Question

if TYPE_CHECKING:
    from cosmic_tui.canvas.cells import Run
    from cosmic_tui.games.encounter.scene import Scene
    from cosmic_tui.prompt.draft import Draft

__all__ = [
    "ahead", "arrives", "choices", "counts", "desk", "habit", "handles", "means", "pieces", "start", "sure", "there",
    "unit",
]  # fmt: skip

HANDLE = "scr-line-handle_planet"
PLANET = "planet"
PLANETS = frozenset(("planet", "expel", "resettle"))
LAYING, INVITING, AIMING, RETURNING = "planning.pick", "alliance.invite", "launch.aim", "regroup.retrieve"
SPREAD = "spread"
SENDING = ("launch.send", "alliance.send")
LOSING = ("lose", "deal.penalty")
MANY_SHIPS = 3  # so many at once are asked about once more


def choices(view: View, question: Question) -> list[Choice]:
    """Number the options. Planets of the system the question is about keep their own number, so that the digit can be
    read off the board; no other option gets one of that system's numbers.
    """
    home = home_numbers(view, refs_of(question))
    return numbered(question, _order, home, SYSTEM + 1 if home else 1)


def _order(ref: Ref) -> tuple[int, int]:
    is_card = ref[0] in ("card", "hoard") and len(ref) > 1
    return card_rank(ref[1]) if is_card else (len(KINDS), 0)


def home_numbers(view: View, refs: list[Ref]) -> dict[int, int]:
    """Return {index of an option: the planet's own number} for the one system that the question is about."""
    places = [(index, ref) for index, ref in enumerate(refs) if ref[0] in PLANETS]
    if not places or any(
        ref[0] not in PLANETS and not is_no(ref) and ref[0] not in ("gate", "research") for ref in refs
    ):
        return {}
    owners = {planet: owner for planet, owner, _ in view["planets"]}
    systems = {owners.get(ref[1]) for _, ref in places}
    base = systems.pop() if len(systems) == 1 else view["seat"]
    found: dict[int, int] = {}
    for index, ref in places:
        number = ref[1] % SYSTEM + 1
        if owners.get(ref[1]) == base and ref[1] < view["n"] * SYSTEM and number not in found.values():
            found[index] = number
    return found


def start(view: View, draft: Draft) -> int | None:
    """Return the number of the choice to highlight first, or None for the usual one.

    A ship comes home where the fewest are, a gate aims where the fewest wait, and an encounter card is the one with the
    best odds. Where no power matters that is the highest attack; it is never the worst card.
    """
    why = draft.question["why"]
    if why in (RETURNING, AIMING):
        number = (standing if why == RETURNING else against)(view, draft.question)
        return min(range(len(draft.choices)), key=lambda place: number[draft.choices[place].index])
    if why != LAYING:
        return None
    from engine.encounter.odds import odds

    ranked = [card for card, _, _ in odds(view)["cards"]]
    places = {choice.ref[1]: place for place, choice in reversed(list(enumerate(draft.choices)))}
    return next((places[card] for card in ranked if card in places), 0)


def handles(view: View, colours: Sequence[str]) -> Mapping[str, Ref]:
    """Return every planet by the letter of its system's color and its number: `B3`."""
    return {
        f"{SEATS[colour].letter}{number + 1}": ("planet", seat * SYSTEM + number)
        for seat, colour in enumerate(colours)
        for number in range(SYSTEM)
    }


def means(option: Ref, thing: Ref) -> bool:
    """Return whether an option is about this planet, whatever the option does there."""
    return len(option) > 1 and option[0] in PLANETS and option[1] == thing[1]


def unit(question: Question) -> str:
    return "ships"


def counts(view: View, question: Question) -> list[int]:
    """Return a preset that names as many ships as required; for a launch, as many as may go without giving up a colony.
    Arriving ships go where the fewest are.
    """
    low, caps = question["low"], question["caps"]
    if question["shape"] != SPREAD:
        return [0] * len(question["options"])
    if arrives(question):
        return levelled(caps, standing(view, question), low)
    if question["why"] in SENDING:
        stay = [last_ship(view, ref, cap) for ref, cap in zip(refs_of(question), caps, strict=True)]
        return sparing(caps, stay, low, question["high"])
    return evenly(caps, low)


def last_ship(view: View, ref: Ref, cap: int) -> int:
    """Return how many of a place's ships should stay: one, if the reader's last is among those that may go."""
    return 1 if ref[0] == PLANET and ships_on(view, ref[1])[view["seat"]] == cap else 0


def standing(view: View, question: Question) -> list[float]:
    """Return the reader's ships at each place; of two like places the colony abroad comes first."""
    owners = {planet: owner for planet, owner, _ in view["planets"]}
    return [
        ships_on(view, ref[1])[view["seat"]] - (0.5 if owners[ref[1]] != view["seat"] else 0.0)
        if ref[0] == PLANET
        else inf
        for ref in refs_of(question)
    ]


def against(view: View, question: Question) -> list[float]:
    """Return the strength that opposes an attack on each planet; a planet with a colony of the reader's offers no gain.
    """
    owners = {planet: owner for planet, owner, _ in view["planets"]}
    found = []
    for ref in refs_of(question):
        ships = ships_on(view, ref[1]) if ref[0] == PLANET else ()
        found.append(float(ships[owners[ref[1]]]) if ships and not ships[view["seat"]] else inf)
    return found


def habit(question: Question) -> str:
    """Return the name of the habit for questions about whom to invite, the same for both sides."""
    return INVITING if question["why"] == INVITING else ""


def there(view: View, question: Question, index: int) -> int:
    """Return the asked player's ships at a place of a spread."""
    ref = question["options"][index]
    if ref[0] == "planet" and arrives(question):
        return ships_on(view, ref[1])[view["seat"]]
    return int(question["caps"][index])


def arrives(question: Question) -> bool:
    return bool(question["why"] == "place")


def pieces(scene: Scene, count: int, single: bool) -> Run | None:
    """Return signs for this many ships of the reader."""
    from cosmic_tui.canvas.cells import Run

    if scene.me < 0:
        return None
    colour = scene.colour(scene.me)
    if single:
        return Run(UNICODE.shape(colour) * count, scene.token(scene.me))
    return Run(UNICODE.ships_short(colour, count), "text")


def sure(question: Question, count: int, warns: bool) -> bool:
    """Return whether to ask for confirmation. This is only for what cannot be taken back: a colony given up, a power
    lost, three ships.
    """
    if question["shape"] != SPREAD:
        return False
    return warns or (question["why"] in LOSING and count >= MANY_SHIPS)
