"""Facts about the content, without a game: level, roles and moments of each item, and which kinds of item fit a moment.

For catalogs, timing charts and bots that have to know what a name means. Ids and flags only; texts are in the word
files.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engine.encounter.cards import ALIEN_IDS
from engine.encounter.content import load_content
from engine.encounter.items import ALIENS, ARTIFACTS, TECHNOLOGIES, Use
from engine.encounter.moments import ANY_MOMENTS, COURSE, MOMENTS, phase_of
from engine.kernel.views import Facts


def use_facts(use: Use) -> Facts:
    """Return the facts of a use. A moment that was added for later checks counts once (T-REV-3)."""
    moments = list(dict.fromkeys(use.moments))
    return {"key": use.key, "role": use.role, "mandatory": use.forced, "moments": moments}


@lru_cache(maxsize=1)
def aliens() -> dict[str, Facts]:
    """Return the facts of every alien by id."""
    load_content()
    found = {}
    for name, alien in zip(ALIEN_IDS, ALIENS, strict=True):
        power = [use_facts(use) for use in alien.power]
        moments = list(dict.fromkeys(moment for use in power for moment in use["moments"]))
        found[name] = {
            "id": name,
            "level": alien.level,
            "role": power[0]["role"] if power else "any",
            "mandatory": any(use["mandatory"] for use in power),
            "moments": moments,
            "phases": list(dict.fromkeys(phase_of(moment) for moment in moments if moment in MOMENTS)),
            "uses": power,
            "sides": [use_facts(use) for use in alien.sides],
            "wild": use_facts(alien.wild),
            "super": use_facts(alien.super_),
            "classic": alien.wild_classic is not None,
            "setup": alien.setup is not None,
            "not_with": list(alien.not_with),
        }
    return found


@lru_cache(maxsize=1)
def artifacts() -> dict[str, Facts]:
    load_content()
    return {kind.id: {"id": kind.id, "count": kind.count, **use_facts(kind.use)} for kind in ARTIFACTS}


@lru_cache(maxsize=1)
def technologies() -> dict[str, Facts]:
    load_content()
    return {
        card.id: {
            "id": card.id,
            "number": card.number,
            "secret": card.secret,
            "keeps": card.keeps,
            "uses": [use_facts(use) for use in (*card.uses, *card.sides)],
        }
        for card in TECHNOLOGIES
    }


def moments() -> list[Facts]:
    """Return the ordered moments with their kind (window, step, computation), then those that may occur anywhere."""
    kinds = {row.moment: row.kind for row in reversed(COURSE)}
    ordered = [{"id": name, "kind": kinds[name], "phase": phase_of(name)} for name in MOMENTS]
    return ordered + [{"id": name, "kind": "any", "phase": "any"} for name in ANY_MOMENTS]


def fits(moment: str, powers: Iterable[str], techs: Iterable[str] = (), flares: bool = True) -> list[list[str]]:
    """Return the kinds of item that fit a moment at a table with these open powers; the same for every seat (R-SEC-2).
    """
    found: list[list[str]] = []
    for name in powers:
        alien = aliens().get(name)
        if alien and any(moment in use["moments"] for use in (*alien["uses"], *alien["sides"])):
            found.append(["power", name])
    found += [["card", name] for name, facts in artifacts().items() if moment in facts["moments"]]
    for name in techs:
        card = technologies().get(name)
        if card and any(moment in use["moments"] for use in card["uses"]):
            found.append(["technology", name])
    if moment == "reveal.reinforce":
        found.append(["reinforcements"])
    if flares and any(moment in alien[half]["moments"] for alien in aliens().values() for half in ("wild", "super")):
        found.append(["flares"])
    return found
