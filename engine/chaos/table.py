"""Cards on the move: drawn, put into the ruin, into play, out of play; turned, damaged, destroyed (K-ZONE, K-DMG).

Every move tells its event. Losses of one instant are one call, so that what they trigger comes at one moment (K-GEN-7).
Knows no phase and no verb.
"""

from engine.chaos.card import BASE, CREW, EQUIPMENT, SHIP
from engine.chaos.cards import CARDS, listens
from engine.chaos.keywords.repair import after_damage
from engine.chaos.state import (
    ACTIVE,
    CANTEEN,
    CTRL,
    DEVS,
    FACE,
    FULL,
    HANGAR,
    KIND,
    LEFT,
    OWNER,
    PAID,
    PAID_UP,
    SURFACE,
    TURN,
    UNPAID,
    Game,
    X,
)
from engine.chaos.stats import MISSILE, derived, touch
from engine.kernel.chance import shuffle

PLACES = {SHIP: HANGAR, EQUIPMENT: HANGAR, CREW: CANTEEN, BASE: SURFACE}
NOBODY = -1
Trigger = tuple[int, int, int, int, int]  # seat, opponent or -1, face, handle, effect


# --- piles ---------------------------------------------------------------------------------------------------------


def draw(game: Game, seat: int, count: int) -> int:
    """Draw from the top of the colony into the centre; an empty colony gives nothing and is not punished (K-WIN-5)."""
    pile = game.colony[seat]
    drawn = [pile.pop() for _ in range(min(count, len(pile)))]
    if drawn:
        game.centre[seat].extend(drawn)
        game.whisper("drew", 1 << seat, (tuple(drawn),), seat, len(drawn))
        last_card_gone(game, seat, seat)
    return len(drawn)


def mill(game: Game, seat: int, count: int, by: int) -> int:
    """Move cards from the top of the colony into its owner's ruin. Only the owner may look at them later (K-BOMB-5)."""
    pile, ruin = game.colony[seat], game.ruin[seat]
    moved = min(count, len(pile))
    for _ in range(moved):
        ruin.append(pile.pop())
    if moved:
        game.emit("colony_lost", seat, moved, by, len(pile))
        last_card_gone(game, seat, by)
    return moved


def last_card_gone(game: Game, seat: int, by: int) -> None:
    """Record which player took the last card of a colony (K-MULTI-9). A beginner's game ends at once (K-BEG-10)."""
    if game.colony[seat]:
        return
    game.emit("colony_empty", seat)
    game.takers[seat] = by if by != seat else NOBODY
    if game.options.beginner:
        game.push("victory.beginner", seat)


def shuffle_colony(game: Game, seat: int) -> None:
    """Shuffle the colony; a cut after it would change nothing (K-SETUP-6)."""
    shuffle(game, game.colony[seat])
    game.emit("shuffled", seat)


def to_ruin(game: Game, seat: int, faces: list[int], why: str) -> None:
    """Move chosen cards of a centre into the owner's ruin. Everybody sees how many, and only the owner sees which."""
    for face in faces:
        game.centre[seat].remove(face)
        game.ruin[seat].append(face)
    if faces:
        game.whisper("discarded", 1 << seat, (tuple(faces),), seat, len(faces), why)


def put_away(game: Game, seat: int, face: int) -> None:
    """Move a used event or interrupt to the scrap (K-EVT-2, K-INT-1)."""
    game.scrap[seat].append(face)


# --- into play -----------------------------------------------------------------------------------------------------


def into_play(game: Game, seat: int, face: int, kind: int, on: int = 0, paid: int = UNPAID) -> int:
    """Put a card on the table, active (K-STATE-2), and return its handle."""
    handle = game.next_handle()
    game.rows[handle] = [face, seat, seat, kind, PLACES[kind], paid, ACTIVE, 0, 0, 0, on, -1]
    touch(game)
    return handle


def pay_up(game: Game, handle: int) -> None:
    """Turn a card face up as paid. It stays paid as long as it is in play (K-PAID-4)."""
    row = game.rows[handle]
    row[PAID] = PAID_UP
    touch(game)


# --- turning -------------------------------------------------------------------------------------------------------


def turn_to(game: Game, handle: int, state: int) -> bool:
    """Turn a card to a state, never to a milder one (K-STATE-11). Return whether it turned."""
    row = game.rows[handle]
    if row[TURN] >= state:
        return False
    row[TURN] = state
    game.emit("turned", handle, state)
    return True


def turn_back(game: Game, handle: int, steps: int) -> bool:
    """Turn a card back by `steps` states: from damaged to used, from used to active (K-STATE-7)."""
    row = game.rows[handle]
    if row[TURN] == ACTIVE or steps <= 0:
        return False
    row[TURN] = max(ACTIVE, row[TURN] - steps)
    game.emit("turned_back", handle, row[TURN])
    return True


def turn_damaged(game: Game, handle: int) -> None:
    """Turn a card because of damage. Repair makes it used instead (K-ABIL-8)."""
    turn_to(game, handle, after_damage(game, handle))


# --- damage --------------------------------------------------------------------------------------------------------


def damage(game: Game, hits: dict[int, int]) -> list[tuple[int, int, int, int]]:
    """Deal all damage of one moment (K-CLAR-19): subtract what is prevented, then mark or turn the cards that were hit.

    Return (handle, damage, armor before, armor left) for every card that took damage. Nothing leaves play here; `bury`
    follows at the same moment.
    """
    taken: list[tuple[int, int, int, int]] = []
    for handle, amount in hits.items():
        row = game.rows.get(handle)
        if row is None or amount <= 0:
            continue
        amount = _prevent(game, handle, amount)
        if amount <= 0:
            game.emit("prevented", handle)
            continue  # K-DMG-7: no hit
        before = row[LEFT]
        row[LEFT] = max(0, before - amount)
        taken.append((handle, amount, before, row[LEFT]))
        game.emit("hit", handle, amount, row[LEFT])
        if row[KIND] == SHIP and handle in fighters(game):
            game.fight["hit"] = (*game.fight["hit"], handle)
        elif row[LEFT]:
            turn_damaged(game, handle)  # K-DMG-2, K-BASE-10
    return taken


def fighters(game: Game) -> tuple[int, ...]:
    fight = game.fight
    return (*fight["attackers"], *fight["defenders"]) if fight else ()


def _prevent(game: Game, handle: int, amount: int) -> int:
    """Return the damage that is left after prevention. Unused prevention stays until it is used or ends (K-CLAR-18)."""
    if not game.shields:
        return amount
    kept = []
    for whom, points, until in game.shields:
        if whom == handle and amount > 0:
            used = min(points, amount)
            amount, points = amount - used, points - used
        if points:
            kept.append((whom, points, until))
    game.shields[:] = kept
    return amount


def dead(game: Game) -> list[int]:
    """Return the ships, paid buildings and bunkers without armor left. Research and traps never have armor."""
    return [handle for handle, row in game.rows.items() if row[FULL] and not row[LEFT]]


def bury(game: Game, killers: dict[int, tuple[int, ...]] | None = None) -> None:
    """Destroy every card without armor left. In simplified combat destroyed ships may fire first (K-SIMC-2)."""
    if game.fight and game.options.simple_combat and game.fight["step"] == "fire":
        return
    fallen = dead(game)
    if fallen:
        destroy(game, fallen, killers or {})


# --- out of play ---------------------------------------------------------------------------------------------------


def destroy(
    game: Game,
    handles: list[int],
    killers: dict[int, tuple[int, ...]] | None = None,
    besides: tuple[Trigger, ...] = (),
) -> None:
    """Destroy cards at one instant (K-PAID-6), with everything on a ship (K-EQP-4, K-CREW-7); then push what that
    triggers.

    `killers`: by which ships' fire or return fire a ship was destroyed. `besides`: what else this moment triggers.
    """
    killers = killers or {}
    fired = list(besides)
    lost_ships: dict[int, list[int]] = {}
    for handle in handles:
        row = game.rows.get(handle)
        if row is None:
            continue
        if row[PAID] == PAID_UP:
            fired += _triggers(row[CTRL], NOBODY, row, handle, "self_destroyed")
        if row[KIND] == SHIP:
            lost_ships.setdefault(row[CTRL], []).append(row[FACE])
            for other in derived(game).attached.get(handle, ()):
                carried = game.rows[other]
                if carried[PAID] == PAID_UP:
                    fired += _triggers(carried[CTRL], NOBODY, carried, other, "host_destroyed")
        game.emit("destroyed", handle, row[FACE] if row[PAID] else -1)
    for seat, faces in lost_ships.items():
        game.notes[("lost", seat)] = tuple(faces)  # K-CLAR-29: of several lost at one instant the controller chooses
    victims = {handle: game.rows[handle][CTRL] for handle in handles if handle in game.rows}
    gone = [(handle, row[FACE] if row[PAID] else -1, row[CTRL]) for handle in handles if (row := game.rows.get(handle))]
    leave(game, handles)
    game.show("destroyed", gone)
    for victim, ships in killers.items():
        if victim in victims:
            fired += _kills(game, victims[victim], [ship for ship in ships if ship in game.rows], ships)
    if fired:
        game.push("effects.triggers", tuple(fired))


def _triggers(seat: int, foe: int, row: list[int], handle: int, moment: str) -> list[Trigger]:
    return [(seat, foe, row[FACE], handle, number) for number in listens(row[FACE], moment)]


def _kills(game: Game, victim: int, living: list[int], ships: tuple[int, ...]) -> list[Trigger]:
    """Return the effects triggered when a ship is shot down: those on the surviving ships that did it, then those of
    their side (K-CLAR-31).
    """
    fired = []
    for ship in living:
        game.notes["killers"] = (*game.notes.get("killers", ()), ship)
        for handle in (ship, *derived(game).attached.get(ship, ())):
            row = game.rows[handle]
            if row[PAID] == PAID_UP:
                fired += _triggers(row[CTRL], victim, row, handle, "host_destroyed_ship")
    if ships:
        by = game.fight["attacker"] if victim == game.fight["defender"] else game.fight["defender"]
        for handle, row in game.rows.items():
            if row[CTRL] == by and row[PAID] == PAID_UP:
                fired += _triggers(by, victim, row, handle, "my_ship_destroyed_enemy_ship")
    return fired


def leave(game: Game, handles: list[int]) -> None:
    """Move cards to the piles of their owners: paid ones to the scrap, unpaid ones unseen to the ruin (K-ZONE-9)."""
    for handle in handles:
        row = game.rows.get(handle)
        if row is None:
            continue
        for number in (handle, *derived(game).attached.get(handle, ())):
            _remove(game, number)
        game.derived = None
    touch(game)


def _remove(game: Game, handle: int) -> None:
    row = game.rows[handle]
    pile = game.scrap if row[PAID] == PAID_UP else game.ruin
    pile[row[OWNER]].append(row[FACE])
    where = "scrap" if row[PAID] == PAID_UP else "ruin"
    game.emit("left_play", handle, row[OWNER], row[FACE] if row[PAID] else -1, where)
    del game.rows[handle]
    fight = game.fight
    if fight:
        for side in ("attackers", "defenders"):
            if handle in fight[side]:
                fight[side] = tuple(ship for ship in fight[side] if ship != handle)


def bounce(game: Game, handle: int) -> None:
    """Return a card to its owner's centre; what is on it is destroyed."""
    row = game.rows[handle]
    carried = list(derived(game).attached.get(handle, ()))
    if carried:
        destroy(game, carried)
    game.emit("returned", handle, row[OWNER], row[FACE] if row[PAID] else -1)
    del game.rows[handle]
    game.centre[row[OWNER]].append(row[FACE])
    fight = game.fight
    if fight:
        for side in ("attackers", "defenders"):
            fight[side] = tuple(ship for ship in fight[side] if ship != handle)
    touch(game)


# --- what stands on a card -----------------------------------------------------------------------------------------


def develop(game: Game, handle: int, count: int) -> None:
    row = game.rows[handle]
    row[DEVS] += count
    game.emit("developed", handle, count, row[DEVS])


def lock_x(game: Game, handle: int) -> None:
    """Fix X for good as the number of developments when the payment takes effect (K-BASE-4, K-CLAR-5)."""
    row = game.rows[handle]
    row[X] = row[DEVS]


def gain(game: Game, seat: int, amount: int) -> int:
    """Change a seat's credits, never below 0 (K-DMG-1). Return the actual change."""
    before = game.credits[seat]
    game.credits[seat] = max(0, before + amount)
    change = game.credits[seat] - before
    if change:
        game.emit("credits", seat, change, game.credits[seat])
    return change


def spend(game: Game, seat: int, amount: int, why: str = "") -> None:
    """Take credits from a seat. The event is emitted only if `why` names a fixed price; other payments are told with
    their card.
    """
    game.credits[seat] -= amount
    if why:
        game.emit("spent", seat, amount, game.credits[seat], why)


def paid_missiles(game: Game) -> list[int]:
    """Return the paid missiles that are still on ships (K-DIS-2)."""
    return [
        handle
        for handle, row in game.rows.items()
        if row[KIND] == EQUIPMENT and row[PAID] == PAID_UP and CARDS[row[FACE]].subtype == MISSILE
    ]


def refit(game: Game, handle: int) -> None:
    """Restore a card's full armor. Its state does not change (K-END-4)."""
    row = game.rows[handle]
    row[LEFT] = row[FULL]
