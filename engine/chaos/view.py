"""What one seat may see, as plain data built from nothing (K-INFO, K-ZONE): names for numbers, never a hidden face.

Everything a screen, a bot or a peer gets comes from here. A card that lies face down has no name for anybody but its
controller, and nothing about it depends on what it is (K-BLUFF-3). Reads the position; changes nothing.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, cast

from engine.chaos.card import BASE, SHIP, TARGET_COST, TYPE_NAMES
from engine.chaos.cards import CARDS, HULLS, IDS, KEYWORDS
from engine.chaos.cards import STATS as PRINTED
from engine.chaos.combat import may_defend
from engine.chaos.fightview import fight_view, shot_view
from engine.chaos.setup import deck_played
from engine.chaos.state import (
    BEING_PAID,
    CHOICES,
    CTRL,
    DOES,
    FACE,
    FOE,
    FULL,
    HANDLE,
    ITEM_FACE,
    KIND,
    LEFT,
    ON,
    OWNER,
    PAID,
    PAID_UP,
    PHASE_NAMES,
    PLACE_NAMES,
    PRICE,
    SEAT,
    SERIAL,
    TURN_NAMES,
    UNPAID,
    WHAT,
    Game,
    X,
)
from engine.chaos.stats import ability_index, capacity, derived, fighters, hangar_size, size, stats_of
from engine.chaos.turn import CENTRE_LIMIT, CREDIT_LIMIT, HANGAR_LIMIT
from engine.chaos.verbs.standing import attack_tax, bomb_mod, bomb_threshold, limit_mod, price
from engine.chaos.victory import ENDS, last_turn
from engine.chaos.view_types import Item, Limits, Row, Seat, View
from engine.chaos.windows import WINDOW_NAMES, chosen_options, targets_of, window_of
from engine.kernel import plain_data
from engine.kernel.asking import Question, Ref
from engine.kernel.lazy_view import ABSENT, Make, late, piece
from engine.kernel.match import Match
from engine.kernel.plain_data import Still
from engine.kernel.views import Question as Put

SPECTATOR = NOBODY_KNOWS = -1
CARD_REFS = frozenset(("card", "play", "down", "trigger"))
HANDS_SHOWN = frozenset(("look.opponent_centre", "search.cards"))


Seen = Match[Game] | Still


def view(match: Seen, seat: int) -> View:
    """Return the whole position for one seat, or for a spectator."""
    game: Game = match.game
    seen = usual(game, seat)
    for name, make in PARTS.items():
        part = make(match, seat)
        if part is not ABSENT:
            seen[name] = part
    seen["seats"] = [seat_view(game, who) for who in range(game.n)]
    seen["rows"] = [row_view(game, handle, row, seat) for handle, row in game.rows.items()]
    return cast(View, seen)


def glimpse(match: Match[Game], seat: int) -> View:
    """Return a view for a bot that is asked now. Parts that it may not need are built only when they are read."""
    return cast(View, late(match, seat, usual(match.game, seat), GLIMPSED, None))


def usual(game: Game, seat: int) -> dict[str, Any]:
    """Return the parts of a view that every bot reads and that cost no time to build."""
    seen: dict[str, Any] = {
        "seat": seat,
        "n": game.n,
        "turn": game.turn,
        "phase": PHASE_NAMES[game.phase],
        "window": WINDOW_NAMES[window_of(game)],
        "active": game.active,
        "first": game.first,
        "over": game.over,
    }
    if seat >= 0:
        seen["hand"] = [IDS[face] for face in game.centre[seat]]
    return seen


def seats_glimpsed(match: Seen, seat: int) -> list[Any]:
    game = match.game
    return [piece(match, seat_known(game, who), SEAT_PARTS, game, who) for who in range(game.n)]


def rows_glimpsed(match: Seen, seat: int) -> list[Any]:
    """Return the cards on the table. Parts of them that take time are built only when they are read."""
    game, found = match.game, []
    index = derived(game)
    fight = fighters(game)
    for handle, row in game.rows.items():
        if row[KIND] != SHIP or not row[PAID]:
            found.append(row_known(game, handle, row, seat, fight))
            continue
        known = piece(match, row_seen(handle, row, seat, fight), SHIP_PARTS, game, handle, row)
        known["armour"] = [row[LEFT], row[FULL]]
        known["size"] = HULLS[row[FACE]]
        if not game.shields:
            known["prevents"] = 0
        if handle not in index.keywords:
            known["keywords"] = []
        if index.printed and handle not in index.attached:
            known["numbers"] = list(PRINTED[row[FACE]])
        found.append(known)
    return found


def asked_view(match: Seen, seat: int) -> Put | None:
    question = match.question_for(seat) if seat >= 0 else None
    return question_view(match.game, question) if question is not None else None


def prices(match: Seen, seat: int) -> Any:
    game = match.game
    if seat < 0:
        return ABSENT
    return {IDS[face]: price(game, seat, face) for face in game.centre[seat] if CARDS[face].cost != TARGET_COST}


def deck(match: Seen, seat: int) -> Any:
    """Return the name of this seat's own deck, or ABSENT for spectators and before the deal."""
    game = match.game
    return deck_played(game, seat) if 0 <= seat < len(game.decks) and game.decks[seat] else ABSENT


PARTS: dict[str, Make] = {
    "mode": lambda match, seat: match.game.options.mode,
    "simple_combat": lambda match, seat: match.game.options.simple_combat,
    "species": lambda match, seat: match.game.options.species,
    "balanced": lambda match, seat: match.game.options.balanced,
    "last_turn": lambda match, seat: last_turn(match.game),
    "moment": lambda match, seat: moment(match.game),
    "limits": lambda match, seat: limits(match.game),
    "stack": lambda match, seat: [item_view(item) for item in match.game.items],
    "fight": lambda match, seat: fight_view(match.game) if match.game.fight else None,
    "shot": lambda match, seat: shot_view(match.game) if match.game.shot else None,
    "taxes": lambda match, seat: taxes(match.game),
    "winners": lambda match, seat: match.game.winners[:],
    "ending": lambda match, seat: ENDS[match.game.game_end],
    "question": asked_view,
    "asked": plain_data.asked,
    "beside": lambda match, seat: [list(ref) for ref in beside(match, seat)],
    "ruin": lambda match, seat: [IDS[face] for face in match.game.ruin[seat]] if seat >= 0 else ABSENT,
    "prices": prices,
    "deck": deck,
}
GLIMPSED: dict[str, Make] = {**PARTS, "seats": seats_glimpsed, "rows": rows_glimpsed}


def moment(game: Game) -> str:
    """Return the name of the moment for standing orders: the phase with its window, or the step of the combat."""
    name, window = PHASE_NAMES[game.phase], window_of(game)
    if window:
        return f"{name}.{WINDOW_NAMES[window]}"
    return f"{name}.{game.fight['step']}" if game.fight else name


def limits(game: Game) -> Limits:
    """Return the limits at the end of a turn (K-END-2, K-END-3); beginners have only the first (K-BEG-9)."""
    if game.options.beginner:
        return {"centre": CENTRE_LIMIT}
    return {"centre": CENTRE_LIMIT, "hangar": HANGAR_LIMIT, "credits": CREDIT_LIMIT}


def taxes(game: Game) -> list[list[int]]:
    """Return [attacker, defender, tax] for each neighbor the active player could attack (K-ATK-3)."""
    if game.out[game.active]:
        return []
    return [[game.active, foe, attack_tax(game, game.active, foe)] for foe in game.neighbours(game.active)]


def seat_view(game: Game, who: int) -> Seat:
    """Return what all may know of a player (K-INFO-1)."""
    return cast(Seat, seat_known(game, who) | {name: make(game, who) for name, make in SEAT_PARTS.items()})


def seat_known(game: Game, who: int) -> dict[str, Any]:
    return {
        "credits": game.credits[who],
        "colony": len(game.colony[who]),
        "centre": len(game.centre[who]),
        "ruin": len(game.ruin[who]),
        "turns": game.turns[who],
        "out": bool(game.out[who]),
        "kills": game.kills[who],
    }


SEAT_PARTS: dict[str, Callable[[Game, int], Any]] = {
    "scrap": lambda game, who: [IDS[face] for face in game.scrap[who]],
    "hangar": lambda game, who: sum(hangar_size(game, ship) for ship in derived(game).ships[who]),
    "neighbours": lambda game, who: game.neighbours(who) if not game.out[who] else [],
    "threshold": lambda game, who: {what: bomb_threshold(game, who, what) for what in ("crew", "centre")},
    "dome": lambda game, who: bomb_mod(game, who, "colony"),
    "may_attack": lambda game, who: not any(entry[0] == "attack" and entry[1] == who for entry in game.forbids),
    "max_developments": limit_mod,
}


def row_view(game: Game, handle: int, row: list[int], viewer: int) -> Row:
    """Return one card on the table. Its face is shown if it is paid, and to its controller (K-INFO-5)."""
    known = row_known(game, handle, row, viewer, fighters(game))
    return cast(Row, known | {name: make(game, handle, row) for name, make in ROW_PARTS[row[KIND]].items()})


def row_known(game: Game, handle: int, row: list[int], viewer: int, fight: tuple[int, ...]) -> dict[str, Any]:
    kind = row[KIND]
    seen = row_seen(handle, row, viewer, fight).copy()
    if kind == SHIP:
        seen["armour"] = [row[LEFT], row[FULL]]
    elif kind == BASE:
        seen["bought"] = game.notes.get(("bought", handle), 0)
        if row[PAID] == PAID_UP:
            seen |= {"armour": [row[LEFT], row[FULL]], "x": row[X], "limit": CARDS[row[FACE]].limit}
    if row[PAID] == UNPAID and row[CTRL] == viewer:
        card = CARDS[row[FACE]]
        real = card.type == kind
        cost = price(game, viewer, row[FACE], row[ON]) if real else 0
        seen |= {"real": real, "price": cost, "limit": _limit_told(card.limit) if real else 0}
    return seen


def row_seen(handle: int, row: list[int], viewer: int, fight: tuple[int, ...]) -> dict[str, Any]:
    """Return what every card on the table has. Nobody may change it: it is kept."""
    face = row[FACE] if row[PAID] or row[CTRL] == viewer else NOBODY_KNOWS
    return row_named(handle, face, handle in fight, tuple(row[OWNER:X]))


@lru_cache(maxsize=4096)
def row_named(handle: int, face: int, fights: bool, row: tuple[int, ...]) -> dict[str, Any]:
    """Return what everybody sees of a card on the table. `row` holds all facts except its face."""
    owner, seat, kind, place, paid, turn, _, _, devs, on = row
    return {
        "handle": handle,
        "card": IDS[face] if face != NOBODY_KNOWS else "",
        "owner": owner,
        "seat": seat,
        "kind": TYPE_NAMES[kind],
        "place": PLACE_NAMES[place],
        "paid": paid == PAID_UP,
        "paying": paid == BEING_PAID,
        "state": TURN_NAMES[turn],
        "devs": devs,
        "on": on,
        "fights": fights,
    }


def _limit_told(limit: int) -> int:
    """Return a printed limit for the view. A `?` requires no number of developments (K-BASE-5)."""
    return max(-1, limit) if limit == -1 else max(0, limit)


def keywords_of(game: Game, handle: int, row: list[int]) -> list[str]:
    found = derived(game).keywords.get(handle)
    return [name for name in KEYWORDS if name in found] if found else []


SHIP_PARTS: dict[str, Callable[[Game, int, list[int]], Any]] = {
    "numbers": lambda game, handle, row: stats_of(game, handle),
    "printed": lambda game, handle, row: list(CARDS[row[FACE]].stats),
    "places": lambda game, handle, row: capacity(game, handle),
    "size": lambda game, handle, row: size(game, handle),
    "hangar": lambda game, handle, row: hangar_size(game, handle),
    "keywords": keywords_of,
    "prevents": lambda game, handle, row: sum(points for whom, points, _ in game.shields if whom == handle),
    "may_defend": lambda game, handle, row: may_defend(game, handle),
}
ROW_PARTS: tuple[dict[str, Callable[[Game, int, list[int]], Any]], ...] = tuple(
    SHIP_PARTS if kind == SHIP else {} for kind in range(len(TYPE_NAMES))
)


def item_view(item: tuple[Any, ...]) -> Item:
    """Return an item of the stack. Everybody sees it and its targets."""
    return {
        "serial": item[SERIAL],
        "seat": item[SEAT],
        "what": item[WHAT],
        "card": IDS[item[ITEM_FACE]],
        "handle": item[HANDLE],
        "paid": item[PRICE],
        "targets": plain_data.plain(targets_of(item[DOES], item[CHOICES])) if item[CHOICES] else [],
        "foe": item[FOE],
        "choice": list(chosen_options(item[DOES], item[CHOICES])),
    }


# --- questions -----------------------------------------------------------------------------------------------------


def question_view(game: Game, question: Question) -> Put:
    """Return the question as its seat sees it, with names in place of internal numbers."""

    def ref(plain: Ref) -> list[Any]:
        if plain[0] in CARD_REFS:
            return [plain[0], IDS[plain[1]], *plain[2:]]
        if plain[0] == "use":
            return ["use", plain[1], ability_index(game, plain[1], plain[2])]
        return list(plain)

    def data(value: Any) -> Any:
        if question.why == "window":
            return WINDOW_NAMES[value]
        if question.why in HANDS_SHOWN:
            return [IDS[face] for face in value]
        if question.why == "look.opponent_unpaid_cards":
            return [[handle, IDS[face]] for handle, face in value]
        return plain_data.plain(value)

    return plain_data.question(question, ref, data)


def beside(match: Seen, seat: int) -> list[tuple[str, ...]]:
    """Return the acts that are possible at any moment: a player who is still in may concede (K-WIN-6)."""
    game: Game = match.game
    return [("concede",)] if 0 <= seat < game.n and match.pending and not game.out[seat] else []
