"""What may be expected of the course, the outcome, sheets and technologies. Knows positions and names, no rule."""

from collections.abc import Iterator
from typing import Any

from engine.encounter.cards import ALIEN_IDS
from engine.encounter.events import named
from engine.encounter.items import TECHNOLOGY_IDS
from engine.encounter.scenario.expectations.table import Row, Scene, key
from engine.encounter.scenario.names import NOBODY, alien, card_names, normal, technology
from engine.encounter.scenario.shapes import (
    CARDS,
    COUNTS,
    FLAGS,
    LISTS,
    NUMBER,
    NUMBERS,
    TEXT,
    TEXTS,
    WORDS,
    YES_NO,
    either,
    table_of,
)
from engine.encounter.state import ALIEN, CARD, COMPLETE, OUTCOME_NAMES, SHIPS, STORED, TOKENS
from engine.encounter.view import ROLE_NAMES, power_word
from engine.testing.names import UnknownName


@key(TEXT)
def offense(scene: Scene, wanted: str) -> Iterator[Row]:
    yield "", scene.names.say_seat(scene.names.seat(wanted)), scene.names.say_seat(scene.game.offense)


@key(TEXT)
def defense(scene: Scene, wanted: str) -> Iterator[Row]:
    """A seat, or `nobody`."""
    seat = -1 if wanted == NOBODY else scene.names.seat(wanted)
    yield "", scene.names.say_seat(seat), scene.names.say_seat(scene.game.defense)


@key(TEXT)
def target(scene: Scene, wanted: str) -> Iterator[Row]:
    found = scene.game.target
    names = scene.names.planet_names
    yield "", names(scene.names.planet(wanted))[0], names(found)[0] if found >= 0 else "none"


@key(NUMBER)
def number(scene: Scene, wanted: int) -> Iterator[Row]:
    yield "", wanted, scene.game.number


@key(NUMBER)
def turn(scene: Scene, wanted: int) -> Iterator[Row]:
    yield "", wanted, scene.game.turn


@key(TEXT)
def outcome(scene: Scene, wanted: str) -> Iterator[Row]:
    if normal(wanted).replace(" ", "_") not in OUTCOME_NAMES:
        raise UnknownName("unknown_outcome", wanted, list(OUTCOME_NAMES))
    yield "", normal(wanted).replace(" ", "_"), OUTCOME_NAMES[scene.game.outcome]


def last(scene: Scene, kind: str, fact: str) -> Any:
    """Return a fact of the latest event of a kind."""
    for event in reversed(scene.run.events):
        if event[0] == kind:
            return named(kind, event[1]).get(fact)
    return None


@key(NUMBERS)
def totals(scene: Scene, wanted: list[Any]) -> Iterator[Row]:
    """Check the totals of offense and defense; [] if they were not compared."""
    yield "", wanted, last(scene, "decided", "totals")


@key(TEXTS)
def types(scene: Scene, wanted: list[Any]) -> Iterator[Row]:
    """Compare what the two cards counted as when the outcome was found."""
    yield "", wanted, last(scene, "decided", "types")


@key(NUMBER)
def margin(scene: Scene, wanted: int) -> Iterator[Row]:
    yield "", wanted, scene.game.margin


@key(WORDS)
def roles(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    for seat, who, role in scene.seats(wanted):
        if role not in ROLE_NAMES:
            raise UnknownName("unknown_role", role, list(ROLE_NAMES))
        yield who, role, ROLE_NAMES[scene.game.role[seat]]


@key(YES_NO)
def second_encounter(scene: Scene, wanted: bool) -> Iterator[Row]:
    """Compare whether the offense could go on after the encounter that is played, or did."""
    could = any(q.why == "turn.go_on" and ("encounter",) in q.options for q in scene.run.asked)
    began = [facts[1] for kind, facts, _, _ in scene.run.events if kind == "encounter_began"]
    yield "", wanted, could or any(number > scene.watch.number for number in began)


@key(TEXTS)
def winners(scene: Scene, wanted: list[Any]) -> Iterator[Row]:
    found = [scene.names.say_seat(seat) for seat in scene.game.winners]
    yield "", [scene.names.say_seat(seat) for seat in sorted(map(scene.names.seat, wanted))], found


# --- sheets and technologies -----------------------------------------------------------------------------------------


@key(WORDS)
def power(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    """Check a power: on, lost, zapped, hidden, or none."""
    for seat, who, word in scene.seats(wanted):
        sheets = scene.game.sheets[seat]
        found = power_word(scene.game, seat, sheets[0]) if sheets else "none"
        yield who, word, "on" if found == "limit" else found


@key(FLAGS)
def enough_homes(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    """Compare whether a player has the home colonies that a power needs, with or without a sheet."""
    for seat, who, enough in scene.seats(wanted):
        yield who, enough, bool(scene.game.on[seat])


@key(table_of(either(TEXT, TEXTS)))
def aliens(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    """The sheets in front of a player."""
    for seat, who, ids in scene.seats(wanted):
        names = [ALIEN_IDS[alien(name)] for name in (ids if isinstance(ids, list) else [ids])]
        yield who, names, [ALIEN_IDS[sheet[ALIEN]] for sheet in scene.game.sheets[seat]]


@key(COUNTS)
def tokens(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    for seat, who, count in scene.seats(wanted):
        yield who, count, sum(sheet[TOKENS] for sheet in scene.game.sheets[seat])


@key(CARDS)
def technologies(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    """Compare technologies, written as in a position: `"omega missile with 3"`, `"xenon lasers completed"`."""
    for seat, who, cards in scene.seats(wanted):
        found = []
        for tech in scene.game.techs[seat]:
            tail = " completed" if tech[COMPLETE] else ""
            tail += f" with {tech[SHIPS]}" if tech[SHIPS] else ""
            tail += f" over {card_names(tech[STORED])[0]}" if tech[STORED] >= 0 else ""
            found.append(normal(TECHNOLOGY_IDS[tech[CARD]]) + tail)
        yield who, sorted(normal(name) for name in cards), sorted(found)


@key(TEXTS)
def tech_discards(scene: Scene, wanted: list[Any]) -> Iterator[Row]:
    found = sorted(TECHNOLOGY_IDS[number] for number in scene.game.tech_discards)
    yield "", sorted(TECHNOLOGY_IDS[technology(name)] for name in wanted), found


@key(LISTS)
def kept(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    """Check cards and marks on sheets and boards, as a position sets them; [] for nothing."""
    for name, content in wanted.items():
        found = scene.game.kept.get(name, [])
        yield name, [scene.names.anything(part) for part in content], found
