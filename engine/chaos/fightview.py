"""The combat and the exchange of fire as every player sees them: who takes part, who fires when, what was announced."""

from typing import Any

from engine.chaos.bombing import total
from engine.chaos.combat import target_there
from engine.chaos.firing import NOBODY, next_to_act, speed
from engine.chaos.state import ACTIVE, CTRL, LEFT, TURN, Game
from engine.chaos.view_types import Fight, Shot
from engine.kernel.plain_data import plain


def fight_view(game: Game) -> Fight:
    fight = game.fight
    seen: Fight = {
        "attacker": fight["attacker"],
        "defender": fight["defender"],
        "target": list(fight["target"]),
        "target_there": target_there(game),
        "step": fight["step"],
        "attackers": list(fight["attackers"]),
        "defenders": list(fight["defenders"]),
        "hit": list(dict.fromkeys(fight["hit"])),
        "bombers": list(fight["bombers"]),
        "could_bomb": could_bomb(game),
        "exchange": fight.get("exchange", 0),
        "let_pass": [],
        "acts": [],
        "order": [],
    }
    if fight["step"] == "fire":
        seat, ships = (NOBODY, []) if game.shot else next_to_act(game)
        seen["acts"] = [seat, ships]
        seen["let_pass"] = let_pass(game)
        seen["order"] = order(game, ships)
    return seen


def could_bomb(game: Game) -> int:
    """Return the total bombing of the named bombers, or of those that could still bomb (K-BOMB-1)."""
    fight = game.fight
    named = fight["bombers"] or tuple(ship for ship in fight["attackers"] if game.rows[ship][TURN] == ACTIVE)
    return total(game, named) if target_there(game) else 0


def let_pass(game: Game) -> list[int]:
    """Return the side that has let its turn pass since a ship last acted, as a list that may be empty (K-FIRE-5)."""
    fight = game.fight
    granted = fight["granted"]
    if granted == NOBODY:
        return []
    return [fight["defender"] if granted == fight["attacker"] else fight["attacker"]]


def order(game: Game, now: list[int]) -> list[list[Any]]:
    """Return who fires when: all ships of the combat by speed, the attacker's first among equals (K-FIRE-2)."""
    fight = game.fight
    ships = [*fight["attackers"], *fight["defenders"]]
    ships.sort(key=lambda ship: -speed(game, ship))
    passed, held = let_pass(game), fight.get("held", ())
    found: list[list[Any]] = []
    for ship in ships:
        row = game.rows[ship]
        if not row[LEFT]:
            word = "dead"
        elif row[TURN] != ACTIVE:
            word = "used"
        elif ship in now:
            word = "now"
        elif row[CTRL] in passed or ship in held:
            word = "passed"
        else:
            word = "next" if not any(entry[2] == "next" for entry in found) else "later"
        found.append([ship, speed(game, ship), word])
    return found


def shot_view(game: Game) -> Shot:
    """Return the exchange as it has been announced so far."""
    shot = game.shot
    return {
        "by": shot["by"],
        "at": shot["at"],
        "split": plain(shot["split"]),
        "total": shot["total"],
        "replies": plain(shot["replies"]),
    }
