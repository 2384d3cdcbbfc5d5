"""The firing step: who may act, the exchange of a shot and its replies, what it does (K-FIRE, K-SIMC, K-BEG-8).

The exchange is `game.shot`: who fires at whom, how the damage is divided, which replies were announced. Keywords
stand in modules of their own.
"""

from typing import Any

from engine.chaos.card import SPEED
from engine.chaos.keywords import burst, heavy_weapons, squadron, stealth
from engine.chaos.keywords.rapid_fire import denies_reply
from engine.chaos.state import ACTIVE, CTRL, LEFT, TURN, USED, Game, step
from engine.chaos.stats import firepower, recount, side_ships, stat
from engine.chaos.table import bury, damage, turn_to
from engine.chaos.windows import W_DAMAGE, W_SHOTS, combat_goes_on, open_window
from engine.kernel.asking import Asking, Ref, pick

HOLD: Ref = ("hold",)
DECLINE: Ref = ("decline",)
NOBODY = -1


@step
def begin(game: Game) -> None:
    game.emit("firing_begins")
    between(game)


def between(game: Game) -> None:
    """Open a window, then continue with the next action of the firing step."""
    game.push("firing.turn")
    if not game.options.beginner:
        game.fight["between_shots"] = 1
        game.push("firing.window_closed")
        open_window(game, W_SHOTS, game.fight["attacker"])


@step
def window_closed(game: Game) -> None:
    if game.fight:
        game.fight["between_shots"] = 0


def active(game: Game, seat: int) -> list[int]:
    """Return the ships of a side that can still act; in simplified combat also those without armor (K-SIMC-2)."""
    return [ship for ship in side_ships(game, seat) if game.rows[ship][TURN] == ACTIVE]


def speed(game: Game, ship: int) -> int:
    return stat(game, ship, SPEED)


# --- whose order it is ---------------------------------------------------------------------------------------------


def next_to_act(game: Game) -> tuple[int, list[int]]:
    """Return the side that acts now and the ships it may act with; (-1, []) when nobody can (K-FIRE-2..6)."""
    fight = game.fight
    attacker, defender = fight["attacker"], fight["defender"]
    now = fight.get("now", 0)
    if now and now in game.rows and game.rows[now][TURN] == ACTIVE:
        return game.rows[now][CTRL], [now]
    if not side_ships(game, attacker) or not side_ships(game, defender):
        return NOBODY, []
    if game.options.simple_combat:
        return _alternating(game, attacker, defender)
    mine, theirs = active(game, attacker), active(game, defender)
    if game.options.beginner:
        return _strictly_by_speed(game, mine, theirs, attacker, defender)
    granted = fight["granted"]
    if granted != NOBODY:  # the other side has passed: the fastest of this one may act once (K-FIRE-5)
        ships = mine if granted == attacker else theirs
        if not ships:
            return NOBODY, []
        best = max(speed(game, ship) for ship in ships)
        return granted, [ship for ship in ships if speed(game, ship) == best]
    best_mine = max((speed(game, ship) for ship in mine), default=-1)
    best_theirs = max((speed(game, ship) for ship in theirs), default=-1)
    if not mine and not theirs:
        return NOBODY, []
    if best_mine >= best_theirs:
        return attacker, [ship for ship in mine if speed(game, ship) >= best_theirs]
    return defender, [ship for ship in theirs if speed(game, ship) > best_mine]


def _strictly_by_speed(
    game: Game, mine: list[int], theirs: list[int], attacker: int, defender: int
) -> tuple[int, list[int]]:
    """Return the fastest ship of all that has not held its fire; ties go to the attacker (K-BEG-8)."""
    held = game.fight.get("held", ())
    ships = [ship for ship in (*mine, *theirs) if ship not in held]
    if not ships:
        return NOBODY, []
    best = max(speed(game, ship) for ship in ships)
    for seat, side in ((attacker, mine), (defender, theirs)):
        fastest = [ship for ship in side if ship not in held and speed(game, ship) == best]
        if fastest:
            return seat, fastest
    return NOBODY, []


def _alternating(game: Game, attacker: int, defender: int) -> tuple[int, list[int]]:
    """Return the next side and its ships: one ship at a time, the attacker first; a side with none left to fire is
    skipped (K-SIMC-1).
    """
    first = game.fight.get("next", attacker)
    for seat in (first, defender if first == attacker else attacker):
        ships = active(game, seat)
        if ships:
            return seat, ships
    return NOBODY, []


@step
def turn(game: Game) -> Asking:
    """Ask a side for one action: fire, use stealth, or pass. Then open a window and go on to the next action."""
    if not combat_goes_on(game):
        return
    seat, ships = next_to_act(game)
    if seat == NOBODY:
        return
    options = actions(game, seat, ships)
    answer = yield pick(seat, "fire.act", [*options, HOLD])
    if answer == len(options):
        _held(game, seat, ships)
        return
    chosen = options[answer]
    points, division = 0, ()
    if chosen[0] == "fire":
        points, division = yield from _prepared(game, seat, chosen[1], chosen[2])
    _acted(game, seat)
    if chosen[0] == "stealth":
        between(game)
        game.emit("stealth", chosen[1])
        game.push("bombing.stealth", chosen[1])
    else:
        _fire(game, seat, chosen[1], chosen[2], points, division)


def actions(game: Game, seat: int, ships: list[int]) -> list[Ref]:
    """Return the possible actions: each ship's shots at every ship of the other side, and stealth (K-FIRE-4)."""
    fight = game.fight
    foe = fight["defender"] if seat == fight["attacker"] else fight["attacker"]
    options: list[Ref] = [("fire", ship, at) for ship in ships for at in side_ships(game, foe)]
    if not game.options.beginner:
        options += [("stealth", ship) for ship in ships if stealth.may_use(game, ship)]
    return options


def _prepared(game: Game, seat: int, ship: int, at: int) -> Asking:
    """Ask how many points of heavy weapons to buy, then how to divide the damage of burst (K-FIRE-16 1 and 2)."""
    if game.options.beginner:
        return 0, ()
    points = yield from heavy_weapons.ask(game, seat, ship)
    foe = game.rows[at][CTRL]
    division = yield from burst.divide(game, seat, foe, ship, at, firepower(game, ship) + points)
    return points, division


def _acted(game: Game, seat: int) -> None:
    fight = game.fight
    fight["granted"], fight["passed"], fight["now"] = NOBODY, 0, 0
    fight["next"] = fight["defender"] if seat == fight["attacker"] else fight["attacker"]


def _held(game: Game, seat: int, ships: list[int]) -> None:
    """Let the other side act once; two passes in a row end the step (K-FIRE-5, K-FIRE-6). Beginners: K-BEG-8."""
    fight = game.fight
    other = fight["defender"] if seat == fight["attacker"] else fight["attacker"]
    game.emit("held_fire", seat)
    game.show("let_pass", seat)
    if fight.get("now"):
        fight["now"] = 0
        game.push("firing.turn")
        return
    if game.options.beginner:
        fight["held"] = (*fight.get("held", ()), *ships)
        game.push("firing.turn")
        return
    fight["passed"] += 1
    fight["next"] = other
    if game.options.simple_combat:
        alone = not active(game, other)  # a player without unfired ships is skipped, and skips do not count (K-CLAR-39)
        if (fight["passed"] < 2 and not alone) or (alone and fight["passed"] < 2):
            game.push("firing.turn")
        return
    if fight["passed"] < 2:
        fight["granted"] = other
        game.push("firing.turn")


# --- the exchange --------------------------------------------------------------------------------------------------


def _fire(game: Game, seat: int, ship: int, at: int, points: int, division: burst.Division) -> None:
    """Announce a shot, and push replies, the damage window and the damage (K-FIRE-16)."""
    between(game)
    game.fight["exchange"] = game.fight.get("exchange", 0) + 1
    heavy_weapons.buy(game, seat, ship, points)
    game.shot = {
        "by": ship, "at": at, "split": division, "total": firepower(game, ship), "replies": (),
        "enemies": game.rows[at][CTRL],
    }  # fmt: skip
    game.emit("fires", ship, at, firepower(game, ship), division)
    game.push("firing.settle")
    if not game.options.beginner:
        game.push("firing.damage_window")
    if game.options.simple_combat:
        return  # K-SIMC-4
    named = [at, *(other for other, part in division if other != at and part)]
    for target in reversed(named):
        if target != at or not (denies_reply(game, ship) and not game.options.beginner):
            game.push("firing.reply", target, ship, 0)


@step
def reply(game: Game, ship: int, of: int, again: int) -> Asking:
    """Ask for return fire, stealth instead, or neither. Only an active ship may, and declining keeps it active
    (K-FIRE-7).
    """
    if not combat_goes_on(game) or not game.shot:
        return
    if ship not in game.rows or of not in game.rows or game.rows[ship][TURN] != ACTIVE:
        return
    if any(entry[0] == ship for entry in game.shot["replies"]):
        return
    if of == game.shot["by"] and ship == game.shot["at"] and denies_reply(game, of) and not game.options.beginner:
        return
    seat = game.rows[ship][CTRL]
    options: list[Ref] = [("reply", ship)]
    if not game.options.beginner and stealth.may_use(game, ship):
        options.append(("stealth", ship))
    answer = yield pick(seat, "fire.reply", [*options, DECLINE], by=("row", of), data=ship)
    if answer == len(options):
        game.emit("declines", ship)
        return
    points: int = 0
    division: burst.Division = ()
    if options[answer][0] == "reply":
        points, division = yield from _prepared(game, seat, ship, of)
    if options[answer][0] == "stealth":
        game.emit("stealth", ship)
        game.push("bombing.stealth", ship)
        return
    heavy_weapons.buy(game, seat, ship, points)
    total = firepower(game, ship)
    game.shot["replies"] = (*game.shot["replies"], (ship, of, division, total))
    game.emit("replies", ship, of, total, division)
    if not again:  # burst in a reply may wake a third ship, once (K-CLAR-16)
        for other, part in reversed(division):
            if other != of and part:
                game.push("firing.reply", other, ship, 1)


@step
def damage_window(game: Game) -> None:
    """Open the window before the damage; the firing player is asked first (K-FIRE-9)."""
    if not game.fight or not game.shot:
        return
    game.fight["damage_window"] = 1
    game.push("firing.damage_window_over")
    ship = game.shot["by"]
    first = game.rows[ship][CTRL] if ship in game.rows else game.fight["attacker"]
    shot = game.shot
    game.show("shot", first, shot["enemies"], ship, shot["at"], shot["total"], shot["split"], shot["replies"])
    open_window(game, W_DAMAGE, first)


@step
def damage_window_over(game: Game) -> None:
    if game.fight:
        game.fight["damage_window"] = 0


@step
def settle(game: Game) -> Asking:
    """Compute each ship's firepower again, divide damage within squadrons, and apply all damage at once (K-FIRE-16 5 to
    7, K-CLAR-1).
    """
    if not combat_goes_on(game) or not game.shot:
        return
    shots = [(game.shot["by"], game.shot["at"], game.shot["split"], game.shot["total"]), *game.shot["replies"]]
    packets: list[tuple[int, int, int, bool]] = []
    for ship, at, division, total in shots:
        if ship not in game.rows or (not division and at not in game.rows):
            continue  # the dead deal no damage and take none
        now = firepower(game, ship)
        if division:
            if now != total:
                division = yield from burst.divide_anew(game, game.rows[ship][CTRL], ship, division, total, now)
            packets += [(ship, other, part, True) for other, part in division if other in game.rows]
        else:
            packets.append((ship, at, now, False))
    dealt: list[tuple[int, int, int]] = []
    defender = game.fight["defender"]
    for ship, at, part, divided in sorted(packets, key=lambda packet: game.rows[packet[1]][CTRL] != defender):
        if divided or game.options.beginner:
            dealt.append((ship, at, part))
        else:
            shares = yield from squadron.divide(game, game.rows[at][CTRL], at, part)
            dealt += [(ship, other, share) for other, share in shares]
    _strike(game, shots, dealt)


def _strike(game: Game, shots: list[Any], dealt: list[tuple[int, int, int]]) -> None:
    """Apply the damage, then turn damaged ships, then remove destroyed ones (K-FIRE-10..12)."""
    hits: dict[int, int] = {}
    sources: dict[int, tuple[int, ...]] = {}
    for ship, at, part in dealt:
        if part:
            hits[at] = hits.get(at, 0) + part
            sources[at] = (*sources.get(at, ()), ship)
    struck = damage(game, hits)
    if game.options.simple_combat:
        _note_slain(game, sources)
    for ship, *_ in shots:
        if ship in game.rows:
            turn_to(game, ship, USED)
    game.shot = {}
    recount(game)
    game.show("hit", struck)
    bury(game, sources)


def _note_slain(game: Game, sources: dict[int, tuple[int, ...]]) -> None:
    """Record which ships shot down which. In simplified combat destroyed ships stay until the step ends (K-SIMC-2)."""
    slain = game.fight.get("slain", ())
    known = [victim for victim, _ in slain]
    new = [(victim, ships) for victim, ships in sources.items() if victim not in known and not game.rows[victim][LEFT]]
    game.fight["slain"] = (*slain, *new)
