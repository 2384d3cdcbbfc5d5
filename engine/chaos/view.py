"""What one seat may see, as plain data built from nothing (K-INFO, K-ZONE): names for numbers, never a hidden face.

Everything a screen, a bot or a peer gets comes from here. A card that lies face down has no name for anybody but its
controller, and nothing about it depends on what it is (K-BLUFF-3). Reads the position; changes nothing.
"""

from typing import Any

from engine.chaos.card import BASE, SHIP, STATS, TARGET_COST, TYPE_NAMES
from engine.chaos.cards import CARDS, IDS, KEYWORDS
from engine.chaos.combat import may_defend
from engine.chaos.fightview import fight_view, shot_view
from engine.chaos.state import (
    BEING_PAID,
    CHOICES,
    CTRL,
    DEVS,
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
    PLACE,
    PLACE_NAMES,
    PRICE,
    SEAT,
    SERIAL,
    TURN,
    TURN_NAMES,
    UNPAID,
    WHAT,
    Game,
    X,
)
from engine.chaos.stats import ability_index, capacity, derived, hangar_size, in_fight, size, stat
from engine.chaos.turn import CENTRE_LIMIT, CREDIT_LIMIT, HANGAR_LIMIT
from engine.chaos.verbs.standing import attack_tax, bomb_mod, bomb_threshold, limit_mod, price
from engine.chaos.victory import ENDS, last_turn
from engine.chaos.windows import WINDOW_NAMES, chosen_options, targets_of, window_of
from engine.kernel import telling
from engine.kernel.asking import Question, Ref
from engine.kernel.match import Match
from engine.kernel.telling import Still

SPECTATOR = -1
CARD_REFS = frozenset(("card", "play", "down", "trigger"))
HANDS_SHOWN = frozenset(("look.opponent_centre", "search.cards"))


def view(match: Match[Game] | Still, seat: int) -> dict[str, Any]:
    """The whole position for one seat, or for a spectator."""
    game: Game = match.game
    question = match.question_for(seat) if seat >= 0 else None
    window = window_of(game)
    seen: dict[str, Any] = {
        "seat": seat,
        "n": game.n,
        "mode": game.options.mode,
        "simple_combat": game.options.simple_combat,
        "species": game.options.species,
        "balanced": game.options.balanced,
        "turn": game.turn,
        "last_turn": last_turn(game),
        "phase": PHASE_NAMES[game.phase],
        "moment": moment(game),
        "window": WINDOW_NAMES[window],
        "active": game.active,
        "first": game.first,
        "limits": limits(game),
        "seats": [seat_view(game, who) for who in range(game.n)],
        "rows": [row_view(game, handle, row, seat) for handle, row in game.rows.items()],
        "stack": [item_view(item) for item in game.items],
        "fight": fight_view(game) if game.fight else None,
        "shot": shot_view(game) if game.shot else None,
        "taxes": taxes(game),
        "winners": game.winners[:],
        "over": game.over,
        "ending": ENDS[game.game_end],
        "question": question_view(game, question) if question is not None else None,
        "asked": telling.asked(match, seat),
        "beside": [list(ref) for ref in beside(match, seat)],
    }
    if seat >= 0:
        hand = game.centre[seat]
        seen["hand"] = [IDS[face] for face in hand]
        seen["ruin"] = [IDS[face] for face in game.ruin[seat]]
        seen["prices"] = {IDS[face]: price(game, seat, face) for face in hand if CARDS[face].cost != TARGET_COST}
    return seen


def moment(game: Game) -> str:
    """What standing orders name: the phase with its window, or in a combat with its step."""
    name, window = PHASE_NAMES[game.phase], window_of(game)
    if window:
        return f"{name}.{WINDOW_NAMES[window]}"
    return f"{name}.{game.fight['step']}" if game.fight else name


def limits(game: Game) -> dict[str, int]:
    """K-END-2, K-END-3; beginners have only the first (K-BEG-9)."""
    found = {"centre": CENTRE_LIMIT}
    return found if game.options.beginner else {**found, "hangar": HANGAR_LIMIT, "credits": CREDIT_LIMIT}


def taxes(game: Game) -> list[list[int]]:
    """What an attack of the active player's costs, neighbour by neighbour (K-ATK-3)."""
    if game.out[game.active]:
        return []
    return [[game.active, foe, attack_tax(game, game.active, foe)] for foe in game.neighbours(game.active)]


def seat_view(game: Game, who: int) -> dict[str, Any]:
    """What everybody may know of a player (K-INFO-1)."""
    return {
        "credits": game.credits[who],
        "colony": len(game.colony[who]),
        "centre": len(game.centre[who]),
        "ruin": len(game.ruin[who]),
        "scrap": [IDS[face] for face in game.scrap[who]],
        "hangar": sum(hangar_size(game, ship) for ship in derived(game).ships[who]),
        "turns": game.turns[who],
        "out": bool(game.out[who]),
        "kills": game.kills[who],
        "neighbours": game.neighbours(who) if not game.out[who] else [],
        "threshold": {what: bomb_threshold(game, who, what) for what in ("crew", "centre")},
        "dome": bomb_mod(game, who, "colony"),
        "may_attack": not any(entry[0] == "attack" and entry[1] == who for entry in game.forbids),
        "max_developments": limit_mod(game, who),
    }


def row_view(game: Game, handle: int, row: list[int], viewer: int) -> dict[str, Any]:
    """One card on the table. Its face is known when it is paid, and to its controller (K-INFO-5)."""
    kind = row[KIND]
    seen: dict[str, Any] = {
        "handle": handle,
        "card": IDS[row[FACE]] if row[PAID] or row[CTRL] == viewer else "",
        "owner": row[OWNER],
        "seat": row[CTRL],
        "kind": TYPE_NAMES[kind],
        "place": PLACE_NAMES[row[PLACE]],
        "paid": row[PAID] == PAID_UP,
        "paying": row[PAID] == BEING_PAID,
        "state": TURN_NAMES[row[TURN]],
        "devs": row[DEVS],
        "on": row[ON],
        "fights": in_fight(game, handle),
    }
    if kind == SHIP:
        seen |= ship_view(game, handle, row)
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


def _limit_told(limit: int) -> int:
    """Any number for `?` is none that is needed (K-BASE-5)."""
    return max(-1, limit) if limit == -1 else max(0, limit)


def ship_view(game: Game, handle: int, row: list[int]) -> dict[str, Any]:
    index = derived(game)
    keywords = index.keywords.get(handle, ())
    return {
        "numbers": [stat(game, handle, which) for which in range(len(STATS))],
        "printed": list(CARDS[row[FACE]].stats),
        "armour": [row[LEFT], row[FULL]],
        "places": capacity(game, handle),
        "size": size(game, handle),
        "hangar": hangar_size(game, handle),
        "keywords": [name for name in KEYWORDS if name in keywords],
        "prevents": sum(points for whom, points, _ in game.shields if whom == handle),
        "may_defend": may_defend(game, handle),
    }


def item_view(item: tuple[Any, ...]) -> dict[str, Any]:
    """Something on the stack: everybody sees it and what it is aimed at."""
    return {
        "serial": item[SERIAL],
        "seat": item[SEAT],
        "what": item[WHAT],
        "card": IDS[item[ITEM_FACE]],
        "handle": item[HANDLE],
        "paid": item[PRICE],
        "targets": telling.plain(targets_of(item[DOES], item[CHOICES])) if item[CHOICES] else [],
        "foe": item[FOE],
        "choice": list(chosen_options(item[DOES], item[CHOICES])),
    }


# --- questions -----------------------------------------------------------------------------------------------------


def question_view(game: Game, question: Question) -> dict[str, Any]:
    """The question as its seat sees it: names instead of faces and numbers."""

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
        return telling.plain(value)

    return telling.question(question, ref, data)


def beside(match: Match[Game] | Still, seat: int) -> list[tuple[str, ...]]:
    """Acts beside the question: whoever is still in may concede (K-WIN-6)."""
    game: Game = match.game
    return [("concede",)] if 0 <= seat < game.n and match.pending and not game.out[seat] else []
