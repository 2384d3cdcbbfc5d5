"""All 212 cards: a face is a number into `CARDS`, an effect a number into `EFFECTS`. One file a species, found here by
its name; the order of the species is fixed, because saved games hold faces. Knows rows, and no rule.
"""

from importlib import import_module

from engine.chaos.card import CREW, EVENT, INTERRUPT, SHIP, Card, Effect

SPECIES = ("human", "xeno", "insectoid", "carnoplant", "triciplite", "sharkfolk", "cerebrite", "zarg")
OPPOSED = (("human", "xeno"), ("insectoid", "carnoplant"), ("cerebrite", "zarg"), ("triciplite", "sharkfolk"))
KEYWORDS = (
    "camouflage", "rapid_fire", "burst", "squadron", "stealth", "heavy_weapons", "repair", "pyrotechnics",
)  # fmt: skip

CARDS: tuple[Card, ...] = tuple(card for name in SPECIES for card in import_module(f"engine.chaos.cards.{name}").CARDS)
IDS: tuple[str, ...] = tuple(card.id for card in CARDS)
FACES: dict[str, int] = {card.id: face for face, card in enumerate(CARDS)}
TYPES: tuple[int, ...] = tuple(card.type for card in CARDS)
STATS: tuple[tuple[int, int, int, int], ...] = tuple(card.stats for card in CARDS)
HULLS: tuple[int, ...] = tuple(card.size for card in CARDS)  # 0 of what is no ship

EFFECTS: list[Effect] = []
FACE_OF: list[int] = []  # the card an effect stands on, by its number
NUMBER: dict[int, int] = {}  # of an effect, by its identity


def _enter(effect: Effect, face: int) -> None:
    NUMBER[id(effect)] = len(EFFECTS)
    EFFECTS.append(effect)
    FACE_OF.append(face)
    for part in [part for option in effect.options for part in option] + [*effect.then]:
        _enter(part, face)


for _face, _card in enumerate(CARDS):
    for _effect in _card.effects:
        _enter(_effect, _face)


def numbers(effects: tuple[Effect, ...]) -> tuple[int, ...]:
    """Return effects as numbers that may be saved."""
    return tuple(NUMBER[id(effect)] for effect in effects)


def _by_moment(face: int, moments: tuple[str, ...]) -> tuple[int, ...]:
    return numbers(tuple(effect for effect in CARDS[face].effects if effect.when in moments))


# of every face: what happens when it is played, paid, trapped, and what it does by itself at other moments
ON_PLAY = tuple(_by_moment(face, ("play",)) for face in range(len(CARDS)))
ON_PAY = tuple(_by_moment(face, ("on_pay",)) for face in range(len(CARDS)))
ON_TRAP = tuple(_by_moment(face, ("trap",)) for face in range(len(CARDS)))
PAY_END = tuple(_by_moment(face, ("pay_end",)) for face in range(len(CARDS)))
ABILITIES = tuple(_by_moment(face, ("activate",)) for face in range(len(CARDS)))
STATICS = tuple(_by_moment(face, ("static",)) for face in range(len(CARDS)))


def listens(face: int, moment: str) -> tuple[int, ...]:
    """Return the numbers of the card's effects that react to this moment."""
    return _by_moment(face, (moment,))


OWN_SHIPS = frozenset(face for face, card in enumerate(CARDS) if card.type == SHIP)
OWN_CREW = frozenset(face for face, card in enumerate(CARDS) if card.type == CREW)
AT_ONCE = frozenset(face for face, card in enumerate(CARDS) if card.type in (SHIP, EVENT, INTERRUPT))
INTERRUPTS = frozenset(face for face, card in enumerate(CARDS) if card.type == INTERRUPT)
EVENTS = frozenset(face for face, card in enumerate(CARDS) if card.type == EVENT)
