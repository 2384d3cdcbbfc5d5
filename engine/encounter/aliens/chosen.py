"""Chosen: after the reveal draws three cards, and may take an encounter card from them in place of its own, or add it.

Wild: draw a card as planning opens. Super: keep what the prayer brought besides encounter cards.
"""


from engine.encounter.cards import MORPH, NEGOTIATE
from engine.encounter.hand import BESIDE_HAND, discard, draw, laid_aside
from engine.encounter.items import Alien, Use
from engine.encounter.phases.reveal import replace_card
from engine.encounter.state import NONE, PASS, Event, Game, step
from engine.encounter.values import ATTACK_TYPE, types
from engine.kernel.asking import ALWAYS, Asking, Choice, pick, some

PRAYER, BLESSING = 3, 1
LEFTOVERS = ("leftovers",)
EVENTS = {"chosen.added": "seat face", "chosen.kept": "seat n | faces"}


def pray(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Draw the three cards of the prayer and lay them aside. They never enter the hand; a seat that may watch draws
    sees them (X-49).
    """
    game.push("chosen.consider", seat)
    draw(game, seat, PRAYER, "chosen", BESIDE_HAND)


@step
def consider(game: Game, seat: int) -> Asking:
    """Ask for one of the encounter cards, or none. If both the old and the new card are attacks, the new one may be
    added instead of replacing it.
    """
    side = game.side_of(seat)
    prayer = laid_aside(game, seat)
    cards = sorted({face for face in prayer if face <= MORPH})
    taken, adding = NONE, 0
    if prayer:
        answer = yield pick(seat, "chosen.take", [*[("card", face) for face in cards], PASS], marks=ALWAYS)
        taken = cards[answer] if answer < len(cards) else NONE
        if 0 <= taken < NEGOTIATE and types(game)[side] == ATTACK_TYPE:
            adding = yield pick(seat, "chosen.how", (("replace",), ("add",)), by=("card", taken))
    game.push("chosen.scatter", seat)
    game.push("windows.offer", "chosen.super", seat, "reveal.flipped", LEFTOVERS)
    if taken != NONE:
        game.aside.remove((taken, -1 - seat))
        if adding:
            add(game, seat, side, taken)
        else:
            old = replace_card(game, side, taken, ("card", taken))
            game.aside.append((old, -1 - seat))


def add(game: Game, seat: int, side: int, face: int) -> None:
    """Lay a card beside the base card. It stays there until both are discarded as encounter cards (T-VAL-6)."""
    game.aside.append((face, seat))
    game.notes["laid_with"] = (*game.notes.get("laid_with", ()), (face, seat))
    game.effects.append(("added", side, face, ("card", face)))
    game.emit("chosen.added", seat, face)


@step
def scatter(game: Game, seat: int) -> None:
    """Discard face up whatever was not taken, the replaced card included."""
    faces = laid_aside(game, seat)
    for face in faces:
        game.aside.remove((face, -1 - seat))
    discard(game, seat, faces, why="chosen")


# --- super -------------------------------------------------------------------------------------------------------


def keepable(game: Game, seat: int) -> list[int]:
    return sorted(face for face in laid_aside(game, seat) if face > MORPH)


def leftovers_lie_there(game: Game, seat: int, event: Event) -> bool:
    return event == LEFTOVERS and bool(keepable(game, seat))


def choose_gifts(game: Game, seat: int, event: Event) -> Asking:
    cards = keepable(game, seat)
    chosen = yield some(seat, "chosen.keep", [("card", face) for face in cards], 1, len(cards), marks=ALWAYS)
    return tuple(cards[number] for number in chosen)


def keep(game: Game, seat: int, choice: Choice, event: Event) -> None:
    for face in choice:
        game.aside.remove((face, -1 - seat))
        game.gain(seat, face)
    game.whisper("chosen.kept", 1 << seat, (tuple(choice),), seat, len(choice))


# --- wild --------------------------------------------------------------------------------------------------------


def draw_one(game: Game, seat: int, choice: Choice, event: Event) -> None:
    draw(game, seat, BLESSING, "chosen")


ALIEN = Alien(
    level="green",
    power=(Use(("reveal.flipped",), pray, role="main"),),
    wild=Use(("planning.begin",), draw_one, role="main"),
    super_=Use(
        ("reveal.flipped",), keep, role="main", when=leftovers_lie_there, announce=choose_gifts, secret_choice=True
    ),
)
