"""Side actions: what a seat may do beside the open question, and the step that does it (section 12, A-MOO-7, A-TRN-8).

Which side actions are lawful is read from the step that asks. A pause of the turn allows everything; a decision that a
battle asks of the active player allows what A-SID-2 lists; any other decision allows slotting, and moons as payment.
"""

from typing import Any

from engine.andromeda.abilities import ability_ref, is_spent, number_of
from engine.andromeda.board import REGION, REGIONS
from engine.andromeda.content import (
    CARD_IDS,
    CARDS,
    DEVELOPMENTS,
    DISCOVERIES,
    DISCOVERY_IDS,
    FIRST_BASE,
    FIRST_SPECIAL,
    MODULE_IDS,
    MOON_IDS,
    NUMBER,
    PLANET_KINDS,
    SHIPYARD,
    SUPREMACY_IDS,
    SUPREMACY_TOKENS,
)
from engine.andromeda.launch import can_activate, could_activate, means, recruit_regions
from engine.andromeda.modules import movable
from engine.andromeda.moons import frame_number, slot_ref, slots
from engine.andromeda.state import Game, partner, tile
from engine.andromeda.tactics import playable_now
from engine.andromeda.vocabulary import LISTS
from engine.kernel.asking import Ref, Refused

PAUSES = frozenset(("turn.main", "turn.window", "returning.choose"))
OTHERS = "turn.others"
JUMPS = frozenset(("turn.put_out", "battle.join", "op.fly"))
NOTHING, SLOTTING, PAYING, FIGHTING, EVERYTHING = range(5)
# between a launch to a base and its activation: what can only help to pay for it (A-LAU-15)
HARMLESS = frozenset(
    "gain vp repair recruit advance upgrade discovery draw_keep per all_players printed_resource capture_moon "
    "place_bonus peek_events event_marker flip_development".split()
)


def asked_seat(game: Game) -> int:
    """Return the seat that the suspended step asks."""
    args = game.stack[-1][1]
    return args[0] if args and type(args[0]) is int else game.active


def freedom(game: Game, seat: int) -> int:
    """Return which acts a seat may do in addition to the open question."""
    if not game.turn or not game.stack or game.over or "event" in game.notes:
        return NOTHING
    name = game.stack[-1][0]
    if name == "moons.make_room" or any(step in JUMPS for step, _, _ in game.stack):
        return NOTHING  # the question itself offers all of it; a jump that is being paid is not interrupted
    if name in PAUSES or name == OTHERS:
        return EVERYTHING
    if seat != game.active or asked_seat(game) != seat:
        return SLOTTING
    return FIGHTING if name.startswith(("battle.", "aftermath.")) else PAYING


def acts(game: Game, seat: int) -> list[Ref]:
    """Return all acts that this seat may do in addition to the open question."""
    free = freedom(game, seat)
    if free == NOTHING:
        return []
    found: list[Ref] = []
    name = game.stack[-1][0]
    if free == EVERYTHING and (name != OTHERS or seat == asked_seat(game)):
        found += [("play", CARD_IDS[card]) for card in playable_now(game, seat)]
    if seat == game.active and free >= FIGHTING and name != OTHERS:
        found += own_acts(game, seat, free)
    if seat == game.active and free >= PAYING:
        found += [("abandon", MOON_IDS[moon]) for moon in game.captured[seat]]
    found += [slot_ref(moon, frame) for moon, frame in slots(game, seat)]
    if asked_seat(game) == seat and (name not in PAUSES or seat == game.active):  # A-SID-8
        found += [("rearrange", MODULE_IDS[module]) for module in movable(game, seat)]
    if before_activation(game):
        found = [ref for ref in found if not endangers(game, seat, ref)]
    return found


def own_acts(game: Game, seat: int, free: int) -> list[Ref]:
    """Return the acts that only the active player may do (A-SID-2)."""
    found: list[Ref] = [("recruit", REGIONS[region]) for region in recruit_regions(game, seat)]
    found += [("collect", REGIONS[region]) for region in sorted(game.bonus) if region in game.ships[seat]]
    found += [("use_development", DEVELOPMENTS[kind]) for kind in sorted({k for k, up in game.dev_cards[seat] if up})]
    found += [("use_token", DISCOVERY_IDS[token]) for token in sorted(game.discoveries[seat])]
    found += [("use_token", SUPREMACY_IDS[token]) for token in sorted(game.medals[seat])]
    number = number_of(game, seat, "side_action")
    if number >= 0 and not is_spent(game, seat, number) and any(game.stock[seat][1:4]):
        found.append(ability_ref(game, seat, number))
    if free == EVERYTHING:
        if partner(game, seat) >= 0 and not game.used.get("exchange"):
            found.append(("exchange",))
    return found


def step_for(game: Game, seat: int, ref: Ref) -> tuple[Any, ...]:
    """Return the step that carries out an act of `acts`."""
    what = ref[0]
    if what == "play":
        return "tactics.play", seat, NUMBER["card"][ref[1]]
    if what == "slot":
        return "moons.slot", seat, NUMBER["moon"][ref[1]], frame_number(ref[2])
    if what == "abandon":
        return "moons.abandon", seat, NUMBER["moon"][ref[1]]
    if what in ("recruit", "collect"):
        return f"side.{what}", seat, REGION[ref[1]]
    if what == "use_development":
        return "side.use_development", seat, DEVELOPMENTS.index(ref[1])
    if what == "use_token":
        return "side.use_token", seat, ref[1]
    if what == "rearrange":
        return "modules.rearrange", seat, NUMBER["module"][ref[1]]
    if what == "exchange":
        return "teams.exchange", seat
    return "abilities.use", seat, ref[2], True


def step_beside(game: Game, seat: int, ref: Ref) -> tuple[Any, ...]:
    """Return the step that carries out an act. Raise Refused with the reason if the act is not possible."""
    if ref in acts(game, seat):
        return step_for(game, seat, ref)
    raise Refused(why_not(game, seat, ref), act=str(ref[0]))


def why_not(game: Game, seat: int, ref: Ref) -> str:
    """Return why an act cannot be done, from what the seat itself may know."""
    if "event" in game.notes:
        return "act_in_event"
    if not 0 <= seat < game.n:
        return "no_act"
    if ref[0] == "play" and game.battle is not None:
        return "act_in_battle"
    if ref[0] in ("play", "slot", "abandon", "use_token", "use_development") and not _has(game, seat, ref):
        return "act_not_yours"
    if ref[0] != "slot" and seat != game.active:
        return "act_own_turn"
    if before_activation(game) and seat == game.active:
        return "act_activation_first"
    return "act_not_now"


def _has(game: Game, seat: int, ref: Ref) -> bool:
    name = ref[1] if len(ref) > 1 else ""
    return (
        (ref[0] == "play" and NUMBER["card"].get(name, -1) in game.hands[seat])
        or (ref[0] in ("slot", "abandon") and NUMBER["moon"].get(name, -1) in game.captured[seat])
        or (ref[0] == "use_development" and name in [DEVELOPMENTS[kind] for kind, up in game.dev_cards[seat] if up])
        or NUMBER["discovery"].get(name, -1) in game.discoveries[seat]
        or NUMBER["supremacy"].get(name, -1) in game.medals[seat]
    )


# --- between launch and activation (A-LAU-8, A-LAU-15) ---


def before_activation(game: Game) -> bool:
    """Return whether the turn is in the pause before the activation, or in an act of that pause."""
    if can_always_activate(game):
        return False
    return any(name == "turn.window" and args[0] == "after_launch" for name, args, _ in game.stack)


def can_always_activate(game: Game) -> bool:
    here = tile(game, game.active_region)
    return here == SHIPYARD or not FIRST_BASE <= here < FIRST_SPECIAL


def endangers(game: Game, seat: int, ref: Ref) -> bool:
    """Return whether an act could make the activation impossible. Slotting a moon is tried out; acts that pay or move
    things count as dangerous.
    """
    what = ref[0]
    if seat != game.active or what in ("abandon", "collect", "recruit", "rearrange"):
        return False
    if what == "slot":
        held = game.captured[seat]
        game.captured[seat] = [moon for moon in held if MOON_IDS[moon] != ref[1]]
        lost = not (can_activate(game, seat) or could_activate(game, seat, game.active_region, 0, means(game, seat)))
        game.captured[seat] = held
        return lost
    if what == "play":
        card = NUMBER["card"][ref[1]]
        spends = CARDS[card].kind != "lasting" and not harmless(CARDS[card].number)
        return spends or missed(game, seat, card)
    if what == "use_token":
        rows = DISCOVERIES if ref[1] in DISCOVERY_IDS else SUPREMACY_TOKENS
        return not harmless(next(row.number for row in rows if row.id == ref[1]))
    if what == "use_development":
        return not harmless(PLANET_KINDS[DEVELOPMENTS.index(ref[1])].number)
    return True


def missed(game: Game, seat: int, card: int) -> bool:
    """Return whether the base could no longer be paid for without this card. The card's certain gains when played are
    counted.
    """
    stock, hand = game.stock[seat], game.hands[seat]
    game.hands[seat] = [*hand]
    game.hands[seat].remove(card)
    game.stock[seat] = [*stock]
    for effect in LISTS[CARDS[card].number] if CARDS[card].kind != "lasting" else ():
        if effect[0] == "gain":
            game.stock[seat] = [have + more for have, more in zip(game.stock[seat], effect[1], strict=False)]
    lost = not (can_activate(game, seat) or could_activate(game, seat, game.active_region, 0, means(game, seat)))
    game.stock[seat], game.hands[seat] = stock, hand
    return lost


def harmless(number: int) -> bool:
    return all(
        all(harmless(option) for option in effect[1]) if effect[0] == "choose" else effect[0] in HARMLESS
        for effect in LISTS[number]
    )


def towards_activation(game: Game, seat: int) -> list[Ref]:
    """Return the side actions that can bring what the base still costs."""
    found: list[Ref] = [("collect", REGIONS[region]) for region in sorted(game.bonus) if region in game.ships[seat]]
    found += [("recruit", REGIONS[region]) for region in recruit_regions(game, seat)]
    return found + [("abandon", MOON_IDS[moon]) for moon in game.captured[seat]]


# --- whether a pause is worth making ---


def anybody_could(game: Game) -> bool:
    """Return whether any player might have an act in a pause, judged by public facts."""
    seat = game.active
    if any(game.hands) or game.captured[seat] or game.discoveries[seat] or game.medals[seat]:
        return True
    if any(up for _, up in game.dev_cards[seat]) or recruit_regions(game, seat) or partner(game, seat) >= 0:
        return True
    return any(region in game.ships[seat] for region in game.bonus) or could_use_ability(game, seat)


def could_use_ability(game: Game, seat: int) -> bool:
    number = number_of(game, seat, "side_action")
    return number >= 0 and not is_spent(game, seat, number) and any(game.stock[seat][1:4])


def could_in_battle(game: Game, seat: int) -> bool:
    """Return whether the active player has any act during a battle's decision."""
    return seat == game.active and bool(
        game.captured[seat]
        or game.discoveries[seat]
        or game.medals[seat]
        or any(up for _, up in game.dev_cards[seat])
        or recruit_regions(game, seat)
        or any(region in game.ships[seat] for region in game.bonus)
        or could_use_ability(game, seat)
    )
