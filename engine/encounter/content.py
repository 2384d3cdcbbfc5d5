"""The content, found by scanning the folders of aliens, artifacts and technologies; it fills the tables of `items.py`.

Every use is given its source and its key. No item is named here.
"""

import importlib
from dataclasses import fields
from functools import lru_cache

from engine.encounter.cards import ALIEN_IDS, ARTIFACT_IDS, FIRST_ARTIFACT, FIRST_CLASSIC, FIRST_FLARE, SPECIAL_FACES
from engine.encounter.items import (
    ALIENS,
    ARTIFACT,
    ARTIFACTS,
    FACE_USES,
    POWER,
    RIDERS,
    SIDE,
    SUPER,
    TECHNOLOGIES,
    TECHNOLOGY,
    TECHNOLOGY_IDS,
    USE_BITS,
    USES,
    WILD,
    Alien,
    Artifact,
    Effect,
    Technology,
    Use,
)
from engine.encounter.listening import listen
from engine.encounter.state import ALIEN, UP, Event, Game
from engine.kernel.asking import Choice


def _stamp(use: Use, source: int, owner: str, tail: str = "") -> Use:
    values = {given.name: getattr(use, given.name) for given in fields(use) if given.init}
    moments = use.moments
    if use.forced and "reveal.flipped" in moments:  # T-REV-3: a condition that comes true later counts later
        moments, values["once"] = (*moments, "reveal.reinforce"), True
    values.update(source=source, key=f"{owner}.{use.name or tail}", moments=moments)
    stamped = Use(**values)
    USES[stamped.key] = stamped
    return stamped


def _turning_up(number: int) -> Effect:
    """Return the effect that turns this alien's sheet up. Once up, it stays up; another face-down sheet of the same
    owner stays as it is (R-VHP-2).
    """

    def turn_up(game: Game, seat: int, choice: Choice, event: Event) -> None:
        for sheet in game.sheets[seat]:
            if sheet[ALIEN] == number and not sheet[UP]:
                sheet[UP] = 1
                game.emit("sheet_turned_up", seat, number)
        listen(game)

    return turn_up


def stamp_alien(name: str, alien: Alien) -> Alien:
    """Give the uses their source and key, and index them."""
    number = len(ALIENS)
    power = tuple(_stamp(use, POWER, name, "power") for use in alien.power)
    sides = tuple(_stamp(use, SIDE, name, "side") for use in alien.sides)
    USE_BITS.update((use.key, bit) for bit, use in enumerate((*power, *sides)))
    wild, super_ = _stamp(alien.wild, WILD, name, "wild"), _stamp(alien.super_, SUPER, name, "super")
    FACE_USES[FIRST_FLARE + number] = (wild, super_)
    if alien.wild_classic and alien.super_classic:
        FACE_USES[FIRST_CLASSIC + number] = (
            _stamp(alien.wild_classic, WILD, name, "wild_classic"),
            _stamp(alien.super_classic, SUPER, name, "super_classic"),
        )
    if super_.rides:
        RIDERS[super_.rides] = super_
    USES[f"{name}.turn_up"] = Use((), _turning_up(number), once=False, source=SIDE, key=f"{name}.turn_up")
    values = {key: getattr(alien, key) for key in alien.__dataclass_fields__}
    values.update(power=power, sides=sides, wild=wild, super_=super_, id=name)
    return Alien(**values)


@lru_cache(maxsize=1)
def load_content() -> None:
    """Import every alien, artifact and technology once. A module names its item ALIEN, ARTIFACT or TECHNOLOGY."""
    for name in ALIEN_IDS:
        ALIENS.append(stamp_alien(name, importlib.import_module(f"engine.encounter.aliens.{name}").ALIEN))
    for number, name in enumerate(ARTIFACT_IDS):
        found = importlib.import_module(f"engine.encounter.artifacts.{name}").ARTIFACT
        use = _stamp(found.use, ARTIFACT, name, "use")
        ARTIFACTS.append(Artifact(found.count, use, name))
        FACE_USES[FIRST_ARTIFACT + number] = (use, None)
    for name in TECHNOLOGY_IDS:
        tech = importlib.import_module(f"engine.encounter.technologies.{name}").TECHNOLOGY
        values = {key: getattr(tech, key) for key in tech.__dataclass_fields__}
        values["uses"] = tuple(_stamp(use, TECHNOLOGY, name, "use") for use in tech.uses)
        values["sides"] = tuple(_stamp(use, SIDE, name, "side") for use in tech.sides)
        TECHNOLOGIES.append(Technology(**{**values, "id": name}))


def register_card_use(face: int, use: Use, owner: str) -> Use:
    """Register a use for a card outside the content folders (reinforcements), and return it."""
    if face not in SPECIAL_FACES:
        raise ValueError(f"{owner}: an encounter card is laid, it has no use")
    stamped = _stamp(use, use.source, owner, "use")
    FACE_USES[face] = (stamped, None)
    return stamped
