"""How a scenario file sets a position: zones, cards on the table, a combat that is under way. Knows no script.

What is not said is plain: thirty cards in a colony, nothing anywhere else, the main phase of the ninth turn.
"""

import re
from typing import Any

from engine.chaos import setup  # noqa: F401  (every step of the game)
from engine.chaos.audit import cards_of as all_cards
from engine.chaos.card import BASE, CREW, EQUIPMENT, SHIP
from engine.chaos.cards import IDS
from engine.chaos.options import Options, make_options
from engine.chaos.scenario.names import LETTERS, Names, face_of, seat_of
from engine.chaos.state import (
    CANTEEN,
    COMBAT,
    CTRL,
    DEVS,
    FIELDS,
    FULL,
    HANGAR,
    KIND,
    LEFT,
    MAIN,
    ON,
    PAID,
    PAID_UP,
    PLACE,
    TURN,
    TURN_NAMES,
    Game,
    X,
    empty_game,
    step,
)
from engine.chaos.stats import touch
from engine.chaos.table import into_play
from engine.chaos.windows import W_COMBAT, open_window
from engine.kernel.asking import ALWAYS, Asking, Refused, pick
from engine.testing.names import UnknownName

REST = "rest"
FILLER = "drone_flyer"
COLONY, TURN_NOW = 30, 9
ZONES = ("colony", "centre", "ruin", "scrap")
TABLE = {"hangar": SHIP, "attached": EQUIPMENT, "canteen": CREW, "surface": BASE}
SEAT_KEYS = (*ZONES, *TABLE, "credits", "top")
PHASES = ("setup", "start", "main", "defend", "pay", "fire", "bomb", "end")
KEYS = ("mode", "options", "players", "active", "turn", "phase", "target", "seed", "decks", *LETTERS)
SPEC = re.compile(r"^(?P<card>[a-z_]+)(?: as (?P<name>\w+))?(?: on (?P<on>\w+))?$")
DEVELOPMENTS = re.compile(r"^(\d+) devs?$")
ARMOUR = re.compile(r"^armour (\d+)$")


class Staged(Game, fields=FIELDS):
    """A game that rests between two turns, so that a scenario can end there."""

    __slots__ = ()

    def push(self, name: str, *args: Any) -> None:
        super().push(name, *args)
        if name == "turn.begin" and self.turn:
            super().push("scenario.rest", args[0])


@step.named("scenario.rest")
def rest(game: Game, seat: int) -> Asking:
    yield pick(seat, REST, [("go",)], marks=ALWAYS)


def options_of(keys: dict[str, Any]) -> Options:
    """Return the options the file agrees on."""
    wishes = {"mode": keys.get("mode", "official"), "seats": keys.get("players", 2), **keys.get("options", {})}
    try:
        return make_options(**wishes)
    except Refused as refused:
        raise UnknownName("options", refused.facts.get("name", refused.code)) from refused


def position(keys: dict[str, Any], names: Names) -> Game:
    """Return the position of a scenario: it rests between two turns."""
    options = options_of(keys)
    return set_up(staged(options, int(keys.get("seed", 1))), keys, names)


def set_up(game: Game, keys: dict[str, Any], names: Names) -> Game:
    """Lay out in an empty game what the keys say."""
    active = seat_of(keys.get("active", "a"), game.n)
    phase = keys.get("phase", "main")
    turn = int(keys.get("turn", TURN_NOW))
    set_turns(game, active, turn, phase)
    for seat in range(game.n):
        set_piles(game, seat, keys.get(LETTERS[seat], {}))
    specs = [(seat, zone, spec) for seat in range(game.n) for zone, spec in cards_of(keys.get(LETTERS[seat], {}))]
    marks: dict[str, list[int]] = {"attacking": [], "defending": []}
    for seat, zone, spec in sorted(specs, key=lambda entry: " on " in entry[2]):  # ships first
        put_card(game, names, marks, seat, zone, spec)
    game.decks = tuple(deck_of(game, seat) for seat in range(game.n))
    begin(game, phase, keys.get("target", ""), names, marks)
    touch(game)
    wounds(game, names, specs)
    return game


def staged(options: Options, seed: int) -> Game:
    plain = empty_game(options, seed)
    game = Staged.blank(seed)
    for name in (*FIELDS.saved, "options", "derived"):
        setattr(game, name, getattr(plain, name))
    return game


def set_turns(game: Game, active: int, turn: int, phase: str) -> None:
    """Set how many turns each seat has begun, assuming that every seat has had its turn in order."""
    begun = turn - 1 if phase in ("start", "setup") else turn
    game.active, game.turn = active, begun
    game.first = (active - turn + 1) % game.n
    for seat in range(game.n):
        later = (seat - game.first) % game.n
        game.turns[seat] = max(0, -(-(begun - later) // game.n))


def set_piles(game: Game, seat: int, about: dict[str, Any]) -> None:
    for key in about:
        if key not in SEAT_KEYS:
            raise UnknownName("unknown_key", key, list(SEAT_KEYS))
    game.credits[seat] = int(about.get("credits", 0))
    game.colony[seat] = pile(about.get("colony", COLONY))[::-1]
    for zone in ZONES[1:]:
        getattr(game, zone)[seat] = pile(about.get(zone, 0))
    top = [face_of(id) for id in about.get("top", [])]
    if top:
        game.colony[seat][len(game.colony[seat]) - len(top) :] = top[::-1]


def pile(wish: Any) -> list[int]:
    """Return this many filler cards, or the cards named."""
    return [face_of(FILLER)] * wish if isinstance(wish, int) else [face_of(id) for id in wish]


def cards_of(about: dict[str, Any]) -> list[tuple[str, str]]:
    return [(zone, spec) for zone in TABLE for spec in about.get(zone, [])]


def put_card(game: Game, names: Names, marks: dict[str, list[int]], seat: int, zone: str, spec: str) -> None:
    """Put one card on the table, described as `card as name on ship, paid, used, 2 devs, armour 1, attacking`."""
    head, *words = [part.strip() for part in spec.split(",")]
    hit = SPEC.match(head)
    if hit is None:
        raise UnknownName("unknown_card", head, list(IDS))
    face = face_of(hit["card"])
    kind, on = TABLE[zone], 0
    if hit["on"]:
        on = names.handle(hit["on"])
        if not on:
            raise UnknownName("unknown_card", hit["on"], list(names.handles))
    handle = into_play(game, seat, face, kind, on, PAID_UP if kind == SHIP else 0)
    names.give(hit["name"] or hit["card"], handle)
    row = game.rows[handle]
    if on:
        row[PLACE] = HANGAR
    for word in words:
        if word == "paid":
            row[PAID] = PAID_UP
        elif word in TURN_NAMES:
            row[TURN] = TURN_NAMES.index(word)
        elif word in marks:
            marks[word].append(handle)
        elif developed := DEVELOPMENTS.match(word):
            row[DEVS] = int(developed[1])
        elif not ARMOUR.match(word):
            raise UnknownName("unknown_key", word, ["paid", *TURN_NAMES, *marks, "2 devs", "armour 1"])
    if row[PAID] and kind == BASE:
        row[X] = row[DEVS]


def wounds(game: Game, names: Names, specs: list[tuple[int, str, str]]) -> None:
    """Set the remaining armor of cards, once their full armor is known."""
    for _, _, spec in specs:
        head, *words = [part.strip() for part in spec.split(",")]
        hit = SPEC.match(head)
        for word in words:
            left = ARMOUR.match(word)
            if left and hit:
                row = game.rows[names.handle(hit["name"] or hit["card"])]
                row[LEFT] = min(int(left[1]), row[FULL])


def deck_of(game: Game, owner: int) -> tuple[tuple[str, int], ...]:
    return tuple((IDS[face], count) for face, count in sorted(all_cards(game, owner).items()))


# --- where play begins -----------------------------------------------------------------------------------------------

AFTER = ("disarm", "after_bombing", "bombing", "after_firing", "firing")  # of a combat, the last one comes first


def begin(game: Game, phase: str, target: str, names: Names, marks: dict[str, list[int]]) -> None:
    """Push the steps that remain from this point of a turn."""
    seat = game.active
    if phase not in PHASES:
        raise UnknownName("unknown_moment", phase, list(PHASES))
    if phase == "setup":
        game.turn = 0
        game.stack.append(("turn.begin", (game.first,), ()))
        for who in reversed(game.clockwise(game.first)):
            game.push("setup.mulligan", who)
    elif phase == "start":
        game.stack.append(("turn.begin", (seat,), ()))
    elif phase == "end":
        game.push("turn.end", seat)
    else:
        game.phase = MAIN
        game.push("turn.main", seat)
        if phase != "main":
            begin_combat(game, phase, target, names, marks)


def begin_combat(game: Game, phase: str, target: str, names: Names, marks: dict[str, list[int]]) -> None:
    """Begin a combat with the ships and crew that the file names."""
    attacker = game.active
    kind, foe = ref_of(game, target, names)
    defender = foe if kind != "row" else game.rows[foe][CTRL]
    game.phase = COMBAT
    game.fight = {
        "attacker": attacker, "defender": defender, "target": (kind, foe), "attackers": tuple(marks["attacking"]),
        "defenders": tuple(marks["defending"]), "hit": (), "step": "equip", "bombers": (), "granted": -1, "passed": 0,
    }  # fmt: skip
    for name in AFTER[: {"defend": 5, "pay": 5, "fire": 5, "bomb": 3}[phase]]:
        game.push(f"combat.{name}")
    if phase in ("defend", "pay"):
        game.push("paying.begin")
    if phase == "defend":
        open_window(game, W_COMBAT, attacker)
        for name, args in (("ready", ()), ("board", (defender,)), ("defend", ())):
            game.push(f"combat.{name}", *args)
    for row in game.rows.values():
        if row[KIND] == CREW and row[ON]:
            row[PLACE] = HANGAR
        elif row[KIND] == CREW:
            row[PLACE] = CANTEEN


def ref_of(game: Game, words: str, names: Names) -> tuple[str, int]:
    """Return the ref that a text names: `b.colony`, `b.centre`, or a card by its name."""
    letter, dot, zone = words.partition(".")
    if dot:
        if zone not in ("colony", "centre"):
            raise UnknownName("unknown_card", words)
        return zone, seat_of(letter, game.n)
    handle = names.handle(words)
    if not handle:
        raise UnknownName("unknown_card", words, list(names.handles))
    return "row", handle
