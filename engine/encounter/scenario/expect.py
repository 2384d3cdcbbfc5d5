"""What a scenario may expect, one function a key: each yields (what, wanted, found), alike if all is well.

Tables of ships by seat are complete: a seat that is not named has none. Other tables look only at the seats they name.
"""

from collections.abc import Callable, Iterator
from typing import Any

from engine.encounter.cards import ALIEN_IDS, NAMES
from engine.encounter.events import named
from engine.encounter.items import TECHNOLOGY_IDS
from engine.encounter.scenario.names import Names, Unknown, alien, card, card_names, normal, technology
from engine.encounter.scenario.watch import Watch, fits_event, walk
from engine.encounter.ships import researching
from engine.encounter.state import ALIEN, COMPLETE, OUTCOME_NAMES, SHIPS, TOKENS, Game
from engine.encounter.view import ROLE_NAMES, power_word, view
from engine.kernel.asking import Question
from engine.kernel.rehearse import Run

Row = tuple[str, Any, Any]  # what, wanted, found


class Scene:
    """Everything an expectation may look at."""

    def __init__(self, run: Run, names: Names, watch: Watch) -> None:
        self.run = run
        self.names = names
        self.watch = watch
        self.game: Game = run.match.game

    def seats(self, wanted: dict[str, Any]) -> Iterator[tuple[int, str, Any]]:
        for who, value in wanted.items():
            seat = self.names.seat(who)
            yield seat, self.names.say_seat(seat), value

    def pending(self, seat: int) -> Question | None:
        return self.run.match.question_for(seat)


Expectation = Callable[[Scene, Any], Iterator[Row]]
TABLE: dict[str, tuple[type, Expectation]] = {}


def key(kind: type) -> Callable[[Expectation], Expectation]:
    """Register an expectation under its name, with the kind of value it takes (object: any)."""

    def register(function: Expectation) -> Expectation:
        TABLE[function.__name__] = (kind, function)
        return function

    return register


def faces_of(cards: list[Any]) -> list[str]:
    return sorted(NAMES[card(name)] for name in cards)


def names_of(faces: list[int]) -> list[str]:
    return sorted(NAMES[face] for face in faces)


# --- ships -------------------------------------------------------------------------------------------------------


@key(dict)
def planets(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    """All ships on a planet."""
    for text, standing in wanted.items():
        planet = scene.names.planet(text)
        found = [scene.game.on_planet(planet, seat) for seat in range(scene.game.n)]
        yield text, complete(scene, standing), nonzero(scene, found)


def complete(scene: Scene, wanted: dict[str, Any]) -> dict[str, int]:
    return {who: count for _, who, count in sorted(scene.seats(wanted)) if count}


def nonzero(scene: Scene, counts: list[int]) -> dict[str, int]:
    return {scene.names.say_seat(seat): count for seat, count in enumerate(counts) if count}


@key(dict)
def warp(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    yield "warp", complete(scene, wanted), nonzero(scene, scene.game.warp)


@key(dict)
def warp_gain(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    """How many more are in the warp than at the beginning."""
    found = [now - then for now, then in zip(scene.game.warp, scene.watch.warp, strict=True)]
    yield "warp_gain", complete(scene, wanted), nonzero(scene, found)


@key(dict)
def gate(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    yield "gate", complete(scene, wanted), nonzero(scene, scene.game.gate)


@key(dict)
def beside(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    yield "beside", complete(scene, wanted), nonzero(scene, scene.game.beside)


@key(dict)
def gone(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    yield "gone", complete(scene, wanted), nonzero(scene, scene.game.gone)


@key(dict)
def ships(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    """All ships of a player, wherever they are."""
    game = scene.game
    for seat, who, count in scene.seats(wanted):
        zones = (game.warp, game.gate, game.beside, game.gone, game.afloat)
        found = game.on_colonies(seat) + researching(game, seat) + sum(zone[seat] for zone in zones)
        yield f"ships of {who}", count, found


@key(dict)
def on_colonies(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    for seat, who, count in scene.seats(wanted):
        yield f"ships of {who} on colonies", count, scene.game.on_colonies(seat)


@key(dict)
def home(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    for seat, who, count in scene.seats(wanted):
        yield f"home colonies of {who}", count, scene.game.home[seat]


@key(dict)
def abroad(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    for seat, who, count in scene.seats(wanted):
        yield f"foreign colonies of {who}", count, scene.game.abroad[seat]


# --- cards -------------------------------------------------------------------------------------------------------


@key(dict)
def hand(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    """How many cards, or which, all of them."""
    for seat, who, cards in scene.seats(wanted):
        held = scene.game.hands[seat]
        if isinstance(cards, list):
            yield f"hand of {who}", faces_of(cards), names_of(held)
        else:
            yield f"hand of {who}", cards, len(held)


@key(dict)
def holds(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    """Cards that are in a hand, among others."""
    for seat, who, cards in scene.seats(wanted):
        yield from among(f"hand of {who}", cards, scene.game.hands[seat])


def among(what: str, cards: list[Any], pile: list[int]) -> Iterator[Row]:
    for name in faces_of(cards):
        if names_of(pile).count(name) < faces_of(cards).count(name):
            yield what, name, names_of(pile)


@key(dict)
def lacks(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    """Cards that are not in a hand."""
    for seat, who, cards in scene.seats(wanted):
        for name in cards:
            yield f"{name} in the hand of {who}", False, card(name) in scene.game.hands[seat]


@key(object)
def deck(scene: Scene, wanted: Any) -> Iterator[Row]:
    yield from pile("deck", wanted, scene.game.deck)


@key(object)
def discards(scene: Scene, wanted: Any) -> Iterator[Row]:
    yield from pile("discards", wanted, scene.game.discards)


def pile(what: str, wanted: Any, faces: list[int]) -> Iterator[Row]:
    if isinstance(wanted, list):
        yield what, faces_of(wanted), names_of(faces)
    else:
        yield what, wanted, len(faces)


@key(list)
def in_discards(scene: Scene, wanted: list[Any]) -> Iterator[Row]:
    yield from among("discards", wanted, scene.game.discards)


@key(dict)
def laid(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    """The encounter card on a main player's side; "" for none."""
    for seat, who, name in scene.seats(wanted):
        side = scene.game.side_of(seat)
        face = scene.game.laid[side] if side >= 0 else -1
        yield f"card of {who}", NAMES[card(name)] if name else "", NAMES[face] if face >= 0 else ""


@key(list)
def flares_used(scene: Scene, wanted: list[Any]) -> Iterator[Row]:
    yield "flares_used", faces_of(wanted), names_of(scene.game.flares_used)


@key(int)
def destiny_deck(scene: Scene, wanted: int) -> Iterator[Row]:
    yield "destiny_deck", wanted, len(scene.game.destiny_deck)


@key(object)
def destiny_discards(scene: Scene, wanted: Any) -> Iterator[Row]:
    found = scene.game.destiny_discards
    if isinstance(wanted, list):
        cards = [scene.names.say_destiny(scene.names.destiny(name)) for name in wanted]
        yield "destiny_discards", cards, [scene.names.say_destiny(number) for number in found]
    else:
        yield "destiny_discards", wanted, len(found)


# --- the encounter -----------------------------------------------------------------------------------------------


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


# --- sheets and technologies -------------------------------------------------------------------------------------


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


# --- questions, events, views ------------------------------------------------------------------------------------


@key(dict)
def offered(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    """All options of what a seat is asked right now; [] if it is not asked."""
    for seat, who, options in scene.seats(wanted):
        question = scene.pending(seat)
        found = [scene.names.say_ref(ref) for ref in question.options] if question else []
        called = [scene.names.of_ref(ref) for ref in question.options] if question else []
        said = [next((names[0] for names in called if normal(option) in names), normal(option)) for option in options]
        yield f"offered to {who}", sorted(said), sorted(found)


@key(dict)
def bounds(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    """Fewest and most that a seat may name right now."""
    for seat, who, limits in scene.seats(wanted):
        question = scene.pending(seat)
        yield f"bounds for {who}", limits, [question.low, question.high] if question else []


@key(list)
def asked(scene: Scene, wanted: list[Any]) -> Iterator[Row]:
    """`"c alliance.join"`: these questions have been asked, in this order."""
    found = [(question.seat, question.why) for question in scene.run.asked]
    at = 0
    for text in wanted:
        seat, why = seat_and_question(scene, text)
        at = next((n + 1 for n in range(at, len(found)) if found[n] == (seat, why)), -1)
        if at < 0:
            yield f"asked {text}", True, False
            return


@key(list)
def not_asked(scene: Scene, wanted: list[Any]) -> Iterator[Row]:
    """`"c alliance.join"`, or just `"c"` for somebody who is asked nothing at all."""
    for text in wanted:
        seat, why = seat_and_question(scene, text)
        hits = [q for q in scene.run.asked if q.seat == seat and why in ("", q.why)]
        yield f"asked {text}", False, bool(hits)


def seat_and_question(scene: Scene, text: str) -> tuple[int, str]:
    who, _, why = text.partition(" ")
    return scene.names.seat(who), why


@key(list)
def events(scene: Scene, wanted: list[Any]) -> Iterator[Row]:
    """Events in this order, others between them; each a kind and the facts it begins with."""
    at = 0
    for text in wanted:
        hit = next((n for n in range(at, len(scene.run.events)) if fits_event(scene.names, scene.run.events[n], text)), -1)
        if hit < 0:
            yield f"event {text}", True, False
            return
        at = hit + 1


@key(list)
def no_events(scene: Scene, wanted: list[Any]) -> Iterator[Row]:
    for text in wanted:
        yield f"event {text}", False, any(fits_event(scene.names, event, text) for event in scene.run.events)


@key(dict)
def seen(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    """Cards that a seat has been shown, in its view or by an event."""
    yield from shown(scene, wanted, True)


@key(dict)
def unseen(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    """Cards that nothing told a seat about. A spectator is called `nobody`."""
    yield from shown(scene, wanted, False)


def shown(scene: Scene, wanted: dict[str, Any], yes: bool) -> Iterator[Row]:
    scene.watch.notice(scene.run)
    for who, cards in wanted.items():
        seat = -1 if who == "nobody" else scene.names.seat(who)
        for name in cards:
            yield f"{who} sees {card_names(card(name))[0]}", yes, NAMES[card(name)] in scene.watch.shown[seat]


@key(dict)
def view_of(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    """Places in what a seat is shown: `view_of.c = { "laid.1" = ["down", ""] }`."""
    for who, places in wanted.items():
        seat = -1 if who == "nobody" else scene.names.seat(who)
        found = view(scene.run.match, seat)
        for path, value in places.items():
            yield f"view of {who}: {path}", value, walk(found, path)
