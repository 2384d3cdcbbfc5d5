"""The cards as numbers: each kind of card (a face) is one small int. Equal faces are interchangeable, as on the table.

This module says which faces exist and how many of each (R-KIT-3, R-KIT-4), but not what they do.

    0..40 attacks (the value itself)   41 negotiate   42 morph   43..45 reinforcements +2 +3 +5
    then the artifacts, then the flares by alien, then the classic editions of flares by alien
"""

import pkgutil
from pathlib import Path


def modules_in(folder: str) -> tuple[str, ...]:
    """Return the ids in a content folder, in alphabetical order: a new file is a new alien, artifact or technology."""
    where = str(Path(__file__).parent / folder)
    return tuple(sorted(module.name for module in pkgutil.iter_modules([where])))


ALIEN_IDS = modules_in("aliens")
ALIEN_NUMBER = {name: number for number, name in enumerate(ALIEN_IDS)}

ARTIFACT_IDS = modules_in("artifacts")
TECHNOLOGY_IDS = modules_in("technologies")

NEGOTIATE = 41
MORPH = 42
REINFORCEMENTS = {43: 2, 44: 3, 45: 5}
FIRST_ARTIFACT = 46
FIRST_FLARE = FIRST_ARTIFACT + len(ARTIFACT_IDS)
FIRST_CLASSIC = FIRST_FLARE + len(ALIEN_IDS)
FACES = FIRST_CLASSIC + len(ALIEN_IDS)

ATTACK_COUNTS = {
    0: 1, 1: 1, 4: 4, 5: 1, 6: 7, 7: 1, 8: 7, 9: 1, 10: 4, 11: 1, 12: 2, 13: 1, 14: 2, 15: 1,
    20: 2, 23: 1, 30: 1, 40: 1,
}  # fmt: skip
REINFORCEMENT_COUNTS = {43: 2, 44: 3, 45: 1}
NEGOTIATES = 15
MORPHS = 1

HAND_SIZE = 8
FLARES_IN_DECK = 10

ENCOUNTER_FACES = frozenset(range(MORPH + 1))  # attack, negotiate or morph (R-CRD-1)
SPECIAL_FACES = frozenset(range(MORPH + 1, FACES))  # all others: each may be played at moments of its own
TYPES = ("attack", "negotiate", "morph", "reinforcement", "artifact", "flare")


def artifact(name: str) -> int:
    return FIRST_ARTIFACT + ARTIFACT_IDS.index(name)


def flare(alien: int) -> int:
    return FIRST_FLARE + alien


def alien_of(face: int) -> int:
    """Return the alien named on a flare."""
    return face - FIRST_FLARE if face < FIRST_CLASSIC else face - FIRST_CLASSIC


def type_of(face: int) -> str:
    if face < NEGOTIATE:
        return "attack"
    if face < FIRST_ARTIFACT:
        return "negotiate" if face == NEGOTIATE else "morph" if face == MORPH else "reinforcement"
    return "artifact" if face < FIRST_FLARE else "flare"


ALIEN_ON = tuple(alien_of(face) for face in range(FACES))  # meaningful for flares
TYPE = tuple(type_of(face) for face in range(FACES))


def name_of(face: int) -> str:
    """Return the id of a face: `attack_06`, `negotiate`, `morph`, `reinforcement_3`, `plague`, `flare_zombie`."""
    kind = TYPE[face]
    if kind == "attack":
        return f"attack_{face:02d}"
    if kind == "reinforcement":
        return f"reinforcement_{REINFORCEMENTS[face]}"
    if kind == "artifact":
        return ARTIFACT_IDS[face - FIRST_ARTIFACT]
    if kind == "flare":
        return f"flare_{ALIEN_IDS[alien_of(face)]}" + ("_classic" if face >= FIRST_CLASSIC else "")
    return kind


NAMES = tuple(name_of(face) for face in range(FACES))
FACE_BY_NAME = {name: face for face, name in enumerate(NAMES)}


def plain_cards() -> list[int]:
    """Return the attacks, negotiates, morph and reinforcements. The numbers of artifacts are in their own files."""
    cards = [value for value, count in ATTACK_COUNTS.items() for _ in range(count)]
    cards += [NEGOTIATE] * NEGOTIATES + [MORPH] * MORPHS
    return cards + [face for face, count in REINFORCEMENT_COUNTS.items() for _ in range(count)]


# --- destiny: 0..4 colours by seat, then wild and the three specials ---------------------------------------------

WILD = 5
SPECIAL_FOREIGN, SPECIAL_HAND, SPECIAL_WARP = 6, 7, 8
DESTINY_NAMES = (
    "seat_0", "seat_1", "seat_2", "seat_3", "seat_4", "wild",
    "most_foreign_colonies", "most_cards_in_hand", "fewest_ships_in_warp",
)  # fmt: skip
COLOUR_COPIES = 3
WILD_COPIES = 2


def destiny_cards(seats: int) -> list[int]:
    """Return the destiny deck for this number of seats, with only the colors that are played (R-SET-3)."""
    cards = [seat for seat in range(seats) for _ in range(COLOUR_COPIES)]
    return cards + [WILD] * WILD_COPIES + [SPECIAL_FOREIGN, SPECIAL_HAND, SPECIAL_WARP]
