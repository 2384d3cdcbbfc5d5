"""What may be expected of the course, the outcome, sheets and technologies."""

from collections.abc import Iterator
from typing import Any

from engine.encounter.cards import ALIEN_IDS
from engine.encounter.events import named
from engine.encounter.items import TECHNOLOGY_IDS
from engine.encounter.scenario.expectations.table import Row, Scene, key
from engine.encounter.scenario.names import Unknown, alien, normal, technology
from engine.encounter.state import ALIEN, COMPLETE, OUTCOME_NAMES, SHIPS, TOKENS
from engine.encounter.view import ROLE_NAMES, power_word


@key(str)
def offense(scene: Scene, wanted: str) -> Iterator[Row]:
    yield "offense", scene.names.say_seat(scene.names.seat(wanted)), scene.names.say_seat(scene.game.offense)


@key(str)
def defense(scene: Scene, wanted: str) -> Iterator[Row]:
    """A seat, or `nobody`."""
    seat = -1 if wanted == "nobody" else scene.names.seat(wanted)
    yield "defense", scene.names.say_seat(seat), scene.names.say_seat(scene.game.defense)


@key(str)
def target(scene: Scene, wanted: str) -> Iterator[Row]:
    found = scene.game.target
    names = scene.names.planet_names
    yield "target", names(scene.names.planet(wanted))[0], names(found)[0] if found >= 0 else "none"


@key(int)
def number(scene: Scene, wanted: int) -> Iterator[Row]:
    yield "number", wanted, scene.game.number


@key(int)
def turn(scene: Scene, wanted: int) -> Iterator[Row]:
    yield "turn", wanted, scene.game.turn


@key(str)
def outcome(scene: Scene, wanted: str) -> Iterator[Row]:
    if normal(wanted).replace(" ", "_") not in OUTCOME_NAMES:
        raise Unknown("unknown_outcome", wanted, list(OUTCOME_NAMES))
    yield "outcome", normal(wanted).replace(" ", "_"), OUTCOME_NAMES[scene.game.outcome]


def last(scene: Scene, kind: str, fact: str) -> Any:
    """A fact of the latest event of a kind."""
    for event in reversed(scene.run.events):
        if event[0] == kind:
            return named(kind, event[1]).get(fact)
    return None


@key(list)
def totals(scene: Scene, wanted: list[Any]) -> Iterator[Row]:
    """Offense, defense; [] if totals were not compared."""
    yield "totals", wanted, last(scene, "decided", "totals")


@key(list)
def types(scene: Scene, wanted: list[Any]) -> Iterator[Row]:
    """What the two cards counted as when the outcome was found."""
    yield "types", wanted, last(scene, "decided", "types")


@key(int)
def margin(scene: Scene, wanted: int) -> Iterator[Row]:
    yield "margin", wanted, scene.game.margin


@key(dict)
def roles(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    for seat, who, role in scene.seats(wanted):
        if role not in ROLE_NAMES:
            raise Unknown("unknown_role", role, list(ROLE_NAMES))
        yield f"role of {who}", role, ROLE_NAMES[scene.game.role[seat]]


@key(bool)
def second_encounter(scene: Scene, wanted: bool) -> Iterator[Row]:
    """Whether the offense could go on, or did."""
    could = any(q.why == "turn.go_on" and ("encounter",) in q.options for q in scene.run.asked)
    yield "second_encounter", wanted, could or scene.game.number > 1


@key(list)
def winners(scene: Scene, wanted: list[Any]) -> Iterator[Row]:
    found = [scene.names.say_seat(seat) for seat in scene.game.winners]
    yield "winners", [scene.names.say_seat(seat) for seat in sorted(map(scene.names.seat, wanted))], found


# --- sheets and technologies -----------------------------------------------------------------------------------------


@key(dict)
def power(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    """on, lost, zapped, hidden, or none."""
    for seat, who, word in scene.seats(wanted):
        sheets = scene.game.sheets[seat]
        found = power_word(scene.game, seat, sheets[0]) if sheets else "none"
        yield f"power of {who}", word, "on" if found == "limit" else found


@key(dict)
def enough_homes(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    """Whether a player has the home colonies that a power needs, with or without a sheet."""
    for seat, who, enough in scene.seats(wanted):
        yield f"enough home colonies of {who}", enough, bool(scene.game.on[seat])


@key(dict)
def aliens(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    """The sheets in front of a player."""
    for seat, who, ids in scene.seats(wanted):
        names = [ALIEN_IDS[alien(name)] for name in (ids if isinstance(ids, list) else [ids])]
        yield f"sheets of {who}", names, [ALIEN_IDS[sheet[ALIEN]] for sheet in scene.game.sheets[seat]]


@key(dict)
def tokens(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    for seat, who, count in scene.seats(wanted):
        yield f"tokens of {who}", count, sum(sheet[TOKENS] for sheet in scene.game.sheets[seat])


@key(dict)
def technologies(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    """As in a position: `"omega missile with 3"`, `"xenon lasers completed"`."""
    for seat, who, cards in scene.seats(wanted):
        found = []
        for tech in scene.game.techs[seat]:
            tail = " completed" if tech[COMPLETE] else ""
            tail += f" with {tech[SHIPS]}" if tech[SHIPS] else ""
            found.append(normal(TECHNOLOGY_IDS[tech[0]]) + tail)
        yield f"technologies of {who}", sorted(normal(name) for name in cards), sorted(found)


@key(list)
def tech_discards(scene: Scene, wanted: list[Any]) -> Iterator[Row]:
    found = sorted(TECHNOLOGY_IDS[number] for number in scene.game.tech_discards)
    yield "tech_discards", sorted(TECHNOLOGY_IDS[technology(name)] for name in wanted), found


@key(dict)
def kept(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    """Cards and marks on sheets and boards, as a position sets them; [] for nothing."""
    for name, content in wanted.items():
        found = scene.game.kept.get(name, [])
        yield f"kept {name}", [scene.names.anything(part) for part in content], found
