"""How answers are made in Cosmic Encounter: planets by their own numbers, cards in order, ships one by one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cosmic_tui.games.encounter.faces import KINDS, card_rank
from cosmic_tui.games.encounter.prompt.ahead import question_ahead as ahead
from cosmic_tui.games.encounter.prompt.desk import open_desk as desk
from cosmic_tui.games.encounter.say.options import ships_on
from cosmic_tui.games.encounter.say.voice import SYSTEM
from cosmic_tui.look.glyphs import SEATS, UNICODE
from cosmic_tui.prompt.choices import Choice, Ref, View, is_no, numbered, refs_of

if TYPE_CHECKING:
    from cosmic_tui.canvas.cells import Run
    from cosmic_tui.draw.scene import Scene
    from cosmic_tui.prompt.draft import Draft

__all__ = [
    "ahead", "arrives", "choices", "desk", "handles", "means", "pieces", "ready", "start", "sure", "there", "unit",
]  # fmt: skip

Question = dict[str, Any]
HANDLE = "scr-line-handle_planet"
PLANETS = frozenset(("planet", "expel", "resettle"))
LAYING, SPREAD = "planning.pick", "spread"
SENDING = ("launch.send", "alliance.send")
LOSING = ("lose", "deal.penalty")
MANY_SHIPS = 3  # so many at once are asked about once more


def choices(view: View, question: Question) -> list[Choice]:
    """Planets of the system the question is about keep their own number, so that the digit can be read off the board;
    the numbers of the whole system stay its own, even those of planets that cannot be chosen now."""
    home = home_numbers(view, refs_of(question))
    return numbered(question, _order, home, SYSTEM + 1 if home else 1)


def _order(ref: Ref) -> tuple[int, int]:
    is_card = ref[0] in ("card", "hoard") and len(ref) > 1
    return card_rank(ref[1]) if is_card else (len(KINDS), 0)


def home_numbers(view: View, refs: list[Ref]) -> dict[int, int]:
    """Index of an option -> the planet's own number, for the one system that the question is about."""
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
    """Where an encounter card is laid, the place of the one the odds put first; else the first place.

    Without powers that is the highest attack, which stands first anyway; it shall never be the worst.
    """
    if draft.question["why"] != LAYING:
        return None
    from engine.encounter.odds import odds

    ranked = [card for card, _, _ in odds(view)["cards"]]
    places = {choice.ref[1]: place for place, choice in reversed(list(enumerate(draft.choices)))}
    return next((places[card] for card in ranked if card in places), 0)


def handles(view: View, colours: Sequence[str]) -> Mapping[str, Ref]:
    """`B3`: a planet by the letter of its system's colour and its number."""
    return {
        f"{SEATS[colour].letter}{number + 1}": ("planet", seat * SYSTEM + number)
        for seat, colour in enumerate(colours)
        for number in range(SYSTEM)
    }


def means(option: Ref, thing: Ref) -> bool:
    """An option about a planet, whatever is done there."""
    return len(option) > 1 and option[0] in PLANETS and option[1] == thing[1]


def unit(question: Question) -> str:
    return "ships"


def ready(question: Question) -> int:
    """As many ships as have to be named; for a launch as many as may be."""
    return int(question["high" if question["why"] in SENDING else "low"])


def there(view: View, question: Question, index: int) -> int:
    """The asked player's ships at a place of a spread."""
    ref = question["options"][index]
    if ref[0] == "planet" and arrives(question):
        return ships_on(view, ref[1])[view["seat"]]
    return int(question["caps"][index])


def arrives(question: Question) -> bool:
    return bool(question["why"] == "place")


def pieces(scene: Scene, count: int, single: bool) -> Run | None:
    """So many ships of the reader."""
    from cosmic_tui.canvas.cells import Run

    if scene.me < 0:
        return None
    colour = scene.colour(scene.me)
    if single:
        return Run(UNICODE.shape(colour) * count, scene.token(scene.me))
    return Run(UNICODE.ships_short(colour, count), "text")


def sure(question: Question, count: int, warns: bool) -> bool:
    """Only what cannot be taken back: a colony given up, a power lost, three ships."""
    if question["shape"] != SPREAD:
        return False
    return warns or (question["why"] in LOSING and count >= MANY_SHIPS)
