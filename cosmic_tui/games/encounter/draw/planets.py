"""Planets, the ships on them, and the marks of those that can be chosen. Functions over a scene."""

from __future__ import annotations

from collections.abc import Sequence

from cosmic_tui.draw.scene import Mark
from cosmic_tui.games.encounter.say.voice import SYSTEM
from cosmic_tui.games.encounter.scene import Scene
from cosmic_tui.prompt.choices import Ref
from cosmic_tui.prompt.draft import SPREAD, Draft

OWN_PLACES = ("regroup.retrieve",)  # questions whose planets are the reader's own colonies


def owner_of(scene: Scene, planet: int) -> int:
    return next((owner for number, owner, _ in scene.view["planets"] if number == planet), planet // SYSTEM)


def planets_of(scene: Scene, who: int) -> list[tuple[int, list[int]]]:
    """Return the planets of a home system with the ships on each, by seat."""
    return [(planet, ships) for planet, owner, ships in scene.view["planets"] if owner == who]


def ships_on(scene: Scene, planet: int) -> list[int]:
    return next((list(ships) for number, _, ships in scene.view["planets"] if number == planet), [0] * scene.n)


def number_of(scene: Scene, planet: int) -> int:
    """Return the number of a planet within its system."""
    if planet == scene.n * SYSTEM:
        return SYSTEM + 1
    return planet % SYSTEM + 1


def planet_mark(lit: dict[Ref, Mark], planet: int, owner: int) -> Mark | None:
    """Return the mark of a planet, or of its owner's colony on it."""
    return lit.get(("planet", planet)) or lit.get(("resettle", planet)) or lit.get(("planet", planet, owner))


def guest_mark(lit: dict[Ref, Mark], planet: int, who: int) -> Mark | None:
    """Return the mark of a guest's colony on a planet."""
    return lit.get(("expel", planet, who)) or lit.get(("planet", planet, who))


def abroad_mark(scene: Scene, mark: Mark | None, planet: int, ships: Sequence[int]) -> Mark | None:
    """Return the mark of the reader's colony on another player's planet, if that colony can be chosen."""
    draft = scene.draft
    if mark is None or draft is None or scene.me < 0 or owner_of(scene, planet) == scene.me or not ships[scene.me]:
        return None
    return mark if moving(scene) is not None or draft.question["why"] in OWN_PLACES else None


def moving(scene: Scene) -> Draft | None:
    """Return the draft if it moves ships, else None."""
    draft = scene.draft
    return draft if isinstance(draft, Draft) and draft.shape == SPREAD else None
