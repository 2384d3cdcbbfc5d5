"""What one seat may see, as plain data built from nothing (K-INFO, K-ZONE): names for numbers, never a hidden face.

Everything a screen, a bot or a peer gets comes from here. A card that lies face down has no name for anybody but its
controller, and nothing about it depends on what it is (K-BLUFF-3). Reads the position; changes nothing.
"""

from typing import Any

from engine.chaos.card import BASE, SHIP, STATS, TYPE_NAMES
from engine.chaos.cards import CARDS, IDS, KEYWORDS
from engine.chaos.events import listed
from engine.chaos.firing import next_to_act
from engine.chaos.state import (
    CTRL,
    DEVS,
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
    PHASE_NAMES,
    PLACE,
    PLACE_NAMES,
    PRICE,
    SEAT,
    SERIAL,
    TURN,
    TURN_NAMES,
    WHAT,
    Game,
    X,
)
from engine.chaos.stats import capacity, derived, hangar_size, in_fight, keyword, stat
from engine.chaos.turn import CREDIT_LIMIT, HANGAR_LIMIT
from engine.chaos.windows import targets_of
from engine.kernel.asking import SHAPE_NAMES, Question, marks_plain
from engine.kernel.match import Match

SPECTATOR = -1
CARD_REFS = frozenset(("card", "play", "down", "trigger"))


def view(match: Match[Game], seat: int) -> dict[str, Any]:
    """The whole position for one seat, or for a spectator."""
    game = match.game
    question = match.question_for(seat) if seat >= 0 else None
    seen = still(game, seat)
    seen["question"] = question_view(question) if question is not None else None
    seen["asked"] = [other.seat for other in match.pending if other.seat != seat]
    seen["beside"] = [list(ref) for ref in beside(match, seat)]
    return seen


def still(game: Game, seat: int) -> dict[str, Any]:
    """The same while nobody is asked anything."""
    seen: dict[str, Any] = {
        "seat": seat,
        "n": game.n,
        "mode": game.options.mode,
        "simple_combat": game.options.simple_combat,
        "turn": game.turn,
        "phase": PHASE_NAMES[game.phase],
        "moment": moment(game),
        "active": game.active,
        "first": game.first,
        "limits": {"hangar": HANGAR_LIMIT, "credits": CREDIT_LIMIT},
        "seats": [seat_view(game, who) for who in range(game.n)],
        "rows": [row_view(game, handle, row, seat) for handle, row in game.rows.items()],
        "stack": [item_view(item) for item in game.items],
        "fight": fight_view(game) if game.fight else None,
        "shot": shot_view(game) if game.shot else None,
        "winners": game.winners[:],
        "over": game.over,
        "question": None,
        "asked": [],
        "beside": [],
    }
    if seat >= 0:
        seen["hand"] = [IDS[face] for face in game.centre[seat]]
        seen["ruin"] = [IDS[face] for face in game.ruin[seat]]
    return seen


def moment(game: Game) -> str:
    """Where the turn stands: the phase, in a combat its step."""
    name = PHASE_NAMES[game.phase]
    return f"{name}.{game.fight['step']}" if game.fight else name


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
    }


def row_view(game: Game, handle: int, row: list[int], viewer: int) -> dict[str, Any]:
    """One card on the table. Its face is known when it is paid, and to its controller (K-INFO-5)."""
    known = bool(row[PAID]) or row[CTRL] == viewer
    seen: dict[str, Any] = {
        "handle": handle,
        "card": IDS[row[FACE]] if known else "",
        "owner": row[OWNER],
        "seat": row[CTRL],
        "kind": TYPE_NAMES[row[KIND]],
        "place": PLACE_NAMES[row[PLACE]],
        "paid": row[PAID] == 1,
        "paying": row[PAID] == 2,
        "state": TURN_NAMES[row[TURN]],
        "devs": row[DEVS],
        "on": row[ON],
        "fights": in_fight(game, handle),
    }
    if row[KIND] == SHIP:
        seen["numbers"] = [stat(game, handle, which) for which in range(len(STATS))]
        seen["printed"] = list(CARDS[row[FACE]].stats)
        seen["armour"] = [row[LEFT], row[FULL]]
        seen["places"] = capacity(game, handle)
        seen["keywords"] = [name for name in KEYWORDS if keyword(game, handle, name)]
    elif row[KIND] == BASE and row[PAID] == 1:
        seen["armour"] = [row[LEFT], row[FULL]]
        seen["x"] = row[X]
    return seen


def item_view(item: tuple[Any, ...]) -> dict[str, Any]:
    """Something on the stack: everybody sees it and what it is aimed at."""
    return {
        "serial": item[SERIAL],
        "seat": item[SEAT],
        "what": item[WHAT],
        "card": IDS[item[ITEM_FACE]],
        "handle": item[HANDLE],
        "paid": item[PRICE],
        "targets": list(targets_of(item[6], item[7])) if item[7] else [],
        "foe": item[FOE],
    }


def fight_view(game: Game) -> dict[str, Any]:
    fight = game.fight
    seen = {
        "attacker": fight["attacker"],
        "defender": fight["defender"],
        "target": list(fight["target"]),
        "step": fight["step"],
        "attackers": list(fight["attackers"]),
        "defenders": list(fight["defenders"]),
        "hit": list(dict.fromkeys(fight["hit"])),
        "bombers": list(fight["bombers"]),
        "acts": [],
    }
    if fight["step"] == "fire" and not game.shot:
        who, ships = next_to_act(game)
        seen["acts"] = [who, ships]
    return seen


def shot_view(game: Game) -> dict[str, Any]:
    """The exchange as it has been announced so far."""
    shot = game.shot
    return {
        "by": shot["by"],
        "at": shot["at"],
        "split": listed(shot["split"]),
        "replies": [[ship, of, listed(division)] for ship, of, division, _ in shot["replies"]],
    }


# --- questions -----------------------------------------------------------------------------------------------------


def plain_ref(ref: Any) -> Any:
    """A ref with names instead of faces."""
    if ref is None:
        return None
    if ref[0] in CARD_REFS:
        return [ref[0], IDS[ref[1]], *ref[2:]]
    return list(ref)


def question_view(question: Question) -> dict[str, Any]:
    """The question as its seat sees it."""
    data = question.data
    if question.why in ("look.opponent_centre", "search.cards"):
        data = [IDS[face] for face in data]
    elif question.why == "look.opponent_unpaid_cards":
        data = [[handle, IDS[face]] for handle, face in data]
    return {
        "why": question.why,
        "shape": SHAPE_NAMES[question.shape],
        "options": [plain_ref(ref) for ref in question.options],
        "low": question.low,
        "high": question.high,
        "caps": list(question.caps),
        "by": plain_ref(question.by),
        "data": listed(data),
        **marks_plain(question),
    }


def beside(match: Match[Game], seat: int) -> list[tuple[str, ...]]:
    """Acts beside the question: whoever is still in may concede (K-WIN-6)."""
    game = match.game
    return [("concede",)] if 0 <= seat < game.n and match.pending and not game.out[seat] else []
