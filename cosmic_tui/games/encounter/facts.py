"""Printed facts that never change: the moments of a turn, and which powers, artifacts and flares belong to which.

Read once from the engine's tables and passed to screens as plain data, so that charts and the codex need no position
and no rule. Must not know any game that is being played.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from cosmic_tui.games.encounter.catalogue import AlienFacts

PHASE_NAMES = {"start": "start_turn", "encounter": "resolution", "turn": "resolution"}


class Moment(NamedTuple):
    """A row of the turn's course: its id, whether players may act there, and whether it happens automatically."""

    ident: str
    open: bool
    computed: bool

    @property
    def phase(self) -> str:
        return self.ident.partition(".")[0]


class Printed(NamedTuple):
    """The printed facts of all cards, by moment."""

    moments: tuple[Moment, ...]
    powers: dict[str, tuple[str, ...]]  # moment -> aliens whose power acts there
    artifacts: dict[str, tuple[str, ...]]  # moment -> artifacts
    flares: frozenset[str]  # moments at which some flare may be played
    aliens: dict[str, AlienFacts]
    artifact_counts: dict[str, int]
    technologies: dict[str, int]  # their research numbers, 0 for X


@cache
def printed() -> Printed:
    """Return all printed facts; the content folders are read on the first call."""
    from engine.encounter import items
    from engine.encounter.content import load_content
    from engine.encounter.moments import COMPUTATION, COURSE

    load_content()
    courses: dict[str, list[str]] = {}
    for row in COURSE:
        if not row.moment.startswith("any."):
            courses.setdefault(row.moment, []).append(row.kind)
    moments = tuple(
        Moment(ident, set(kinds) != {COMPUTATION}, set(kinds) == {COMPUTATION}) for ident, kinds in courses.items()
    )
    powers: dict[str, list[str]] = {}
    artifacts: dict[str, list[str]] = {}
    flares: set[str] = set()
    aliens: dict[str, AlienFacts] = {}
    for alien in items.ALIENS:
        found: list[str] = []
        for use in (*alien.power, *alien.sides):
            found += [moment for moment in use.moments if moment not in found]
        for moment in found:
            powers.setdefault(moment, []).append(alien.id)
        for half in (alien.wild, alien.super_, alien.wild_classic, alien.super_classic):
            flares.update(half.moments if half else ())
        aliens[alien.id] = AlienFacts(
            level=alien.level,
            role=alien.power[0].role if alien.power else "",
            mandatory=any(use.forced for use in alien.power),
            phases=_phases(found),
            moments=tuple(found),
        )
    for artifact in items.ARTIFACTS:
        for moment in artifact.use.moments:
            artifacts.setdefault(moment, []).append(artifact.id)
    return Printed(
        moments,
        {moment: tuple(names) for moment, names in powers.items()},
        {moment: tuple(names) for moment, names in artifacts.items()},
        frozenset(flares),
        aliens,
        {artifact.id: artifact.count for artifact in items.ARTIFACTS},
        {technology.id: technology.number for technology in items.TECHNOLOGIES},
    )


def _phases(moments: list[str]) -> tuple[str, ...]:
    """Return the phases in which a power acts, by the names they have in the words."""
    found = (moment.partition(".")[0] for moment in moments)
    return tuple(dict.fromkeys(PHASE_NAMES.get(phase, phase) for phase in found if phase != "any"))
