"""A battle in its six steps (section 19). Who fights, what they roll and what counts for it; `aftermath.py` has what
follows from the outcome. A side is a seat, or RAIDERS; partners are one side when dice are compared (A-TEA-4).
"""


from engine.andromeda.abilities import (
    abilities_of,
    ability_ref,
    cost_of,
    is_spent,
    number_of,
)
from engine.andromeda.beside import could_in_battle
from engine.andromeda.board import N_REGIONS, REGIONS
from engine.andromeda.content import CARD_IDS, CARDS, MODULES, MOST_DICE, MOST_TARGETING, UPGRADES
from engine.andromeda.developments import bonus_dice
from engine.andromeda.fleet import reach, ship_ref
from engine.andromeda.moons import energy_first
from engine.andromeda.raiders import aim, throw
from engine.andromeda.raiders import dice as raider_dice
from engine.andromeda.state import (
    ID,
    RAIDERS,
    Game,
    at,
    hull,
    is_damaged,
    players_at,
    sides,
    step,
    turn_order,
    type_of,
)
from engine.andromeda.supply import energy_within, payable, spend
from engine.andromeda.tactics import is_near, playable_in_battle
from engine.andromeda.vocabulary import ENERGY
from engine.kernel.asking import ALWAYS, Asking, Ref, amount, pick, some

PASS, READY = ("pass",), ("ready",)
STAGES = ("escalation", "diplomacy", "preparation", "roll", "outcome", "damage")


# --- who ---


def participants(game: Game) -> list[int]:
    """Return all sides that fight, in turn order, raiders last (A-BAT-3)."""
    found = players_at(game, game.active_region)
    return [*found, RAIDERS] if game.active_region in game.raiders else found


def side_name(side: int) -> Ref:
    return ("raiders",) if side == RAIDERS else ("seat", side)


@step
def begin(game: Game) -> None:
    """Begin a battle. It can happen only during a launch, only in the active region, and only once (A-BAT-1, A-BAT-2).
    """
    if len(sides(game)) < 2:
        return
    game.battle = {
        "stage": "",
        "used": [],  # abilities that work once a battle
        "rescue": False,  # ships that are lost go to the repair ship (TD06)
        "forbidden": False,  # no energy for dice, no battle cards (TD04)
        "dice": {},  # modifiers by side
        "aim": {},
        "lowered": {},  # targeting taken by others' cards (Razor Drone)
        "energy": {},
        "rolls": {},  # final dice by side, the highest first
        "thrown": {},  # by side: what fell first, and what each die fell on again
        "winners": [],
        "lost": [],
        "raiders_lost": False,
        "spared": {},  # by seat: ships that take no damage
    }
    names = [side_name(side) for side in participants(game)]
    game.emit("battle_began", REGIONS[game.active_region], names)
    game.show("battle", REGIONS[game.active_region], names)
    game.push("battle.over")
    for name in reversed(STAGES):
        game.push("battle.stage", name)


@step
def stage(game: Game, name: str) -> None:
    """Begin one of the six steps of a battle (A-BAT-5). After each of the first four, check whether at least two sides
    are left (A-BAT-29).
    """
    if game.battle is None:
        return
    game.battle["stage"] = name
    game.emit("battle_step", name)
    if name in ("outcome", "damage"):
        game.push(f"aftermath.{name}")
        return
    game.push("battle.check")
    if name == "roll":
        game.push("battle.after_roll")
        game.push("battle.roll")
        return
    for seat in reversed(turn_order(game)):
        game.push({"escalation": "battle.escalate", "diplomacy": "battle.diplomacy"}.get(name, "battle.prepare"), seat)


@step
def check(game: Game) -> None:
    """End the battle without a winner if fewer than two sides are left (A-BAT-4)."""
    if game.battle is not None and game.battle["stage"] not in ("outcome", "damage") and len(sides(game)) < 2:
        end(game, "one_side")


def end(game: Game, why: str) -> None:
    """End the battle without a winner, a loser or damage (A-BAT-10, A-BAT-29)."""
    region = REGIONS[game.active_region]
    game.battle = None
    game.emit("battle_ended", why)
    game.show("truce", region, why)


@step
def over(game: Game) -> None:
    if game.battle is not None:
        game.show("damage", REGIONS[game.active_region])
        game.battle = None
        game.emit("battle_over")


# --- step 1: escalation ---


@step
def escalate(game: Game, seat: int) -> Asking:
    """Ask a seat which ships join the battle; each must be within its own range (A-BAT-6, A-BAT-7)."""
    if game.battle is None:
        return
    near, far = escalating(game, seat)
    if not near and not far:
        return
    chosen = yield some(seat, "battle.escalate", [_ship(game, seat, ship) for ship in near], 0, len(near))
    jumping: tuple[int, ...] = ()
    if far:
        most = min(len(far), energy_within(game, seat))
        jumping = yield some(seat, "battle.jump", [_ship(game, seat, ship) for ship in far], 0, most)
    ships = [near[place] for place in chosen] + [far[place] for place in jumping]
    if ships:
        game.push("battle.join", seat, tuple(ships), len(jumping))
        energy_first(game, seat, len(jumping))


@step
def join(game: Game, seat: int, ships: tuple[int, ...], jumping: int) -> None:
    """Move ships into the battle; `jumping` of them pay for a jump."""
    if jumping:
        spend(game, seat, ((jumping, 0, 0, 0, 0), ()), ("jump",))
    refs = [list(_ship(game, seat, ship)) for ship in ships]
    for ship in ships:
        game.ships[seat][ship] = game.active_region
    game.emit("escalated", seat, refs, REGIONS[game.active_region])
    game.show("joined", seat, refs, REGIONS[game.active_region])


def escalating(game: Game, seat: int) -> tuple[list[int], list[int]]:
    """Return the ships that could join within their range, and those that could join by a jump."""
    near: list[int] = []
    far: list[int] = []
    for ship, where in enumerate(game.ships[seat]):
        if where < N_REGIONS and where != game.active_region:
            energy = reach(game, seat, type_of(ship), where).get(game.active_region)
            if energy is not None:
                (far if energy else near).append(ship)
    return near, far


def _ship(game: Game, seat: int, ship: int) -> Ref:
    return ship_ref(type_of(ship), game.ships[seat][ship])


# --- step 2: diplomacy ---


@step
def diplomacy(game: Game, seat: int) -> Asking:
    """Ask a seat to play exactly one diplomacy card, or none (A-BAT-9, A-TAC-5)."""
    if game.battle is None or game.active_region not in game.ships[seat] or not game.hands[seat]:
        return
    cards = playable_in_battle(game, seat, "battle_diplomacy")
    answer = yield pick(seat, "battle.diplomacy", [*(("card", CARD_IDS[card]) for card in cards), PASS], marks=ALWAYS)
    if answer < len(cards):
        game.push("battle.check")
        game.push("tactics.play", seat, cards[answer])


# --- step 3: preparation ---


@step
def prepare(game: Game, seat: int) -> Asking:
    """Open a player's own window: cards and abilities first, then energy, which closes it (A-BAT-12, A-BAT-13)."""
    battle = game.battle
    if battle is None:
        return
    there = game.active_region in game.ships[seat]
    if not there and not (game.hands[seat] and not battle["forbidden"] and is_near(game, seat)):
        return
    cards = playable_in_battle(game, seat, "battle_prepare")
    ability = ability_in_battle(game, seat) if there else -1
    options: list[Ref] = [("card", CARD_IDS[card]) for card in cards]
    if ability >= 0:
        options.append(ability_ref(game, seat, ability))
    if options or (game.hands[seat] and not battle["forbidden"]) or could_in_battle(game, seat):
        answer = yield pick(seat, "battle.prepare", [*options, READY], marks=ALWAYS)
        if answer < len(options):
            game.push("battle.prepare", seat)
            if answer < len(cards):
                game.push("battle.check")
                game.push("tactics.play", seat, cards[answer])
            else:
                game.push("abilities.use", seat, ability, True)
            return
    if there and not battle["forbidden"]:
        most = energy_most(game, seat)
        if most:
            n = yield amount(seat, "battle.energy", 0, most)
            if n:
                spend(game, seat, ((n, 0, 0, 0, 0), ()), ("dice",))
                battle["energy"] = {**battle["energy"], seat: n}
                game.emit("energy_spent", seat, n)


def ability_in_battle(game: Game, seat: int) -> int:
    number = number_of(game, seat, "battle_prepare")
    if number < 0 or is_spent(game, seat, number):
        return -1
    return number if payable(game, seat, cost_of(abilities_of(game, seat)[number])) else -1


# --- strength ---


def standing(game: Game, seat: int, name: str) -> int:
    """Return the sum of a permanent modifier from undamaged modules and lasting cards (A-MOD-15, A-FX-17)."""
    count = sum(getattr(CARDS[card], name) for card in game.lasting[seat])
    for row in game.rows[seat]:
        for module in row:
            if not is_damaged(module):
                count += getattr(MODULES[module[ID]], name)
    return int(count)


def parts_of(game: Game, side: int) -> dict[str, int]:
    """Return the sources of a side's dice, before energy and limits (A-BAT-11)."""
    region = game.active_region
    if side == RAIDERS:
        parts = {"weapons": raider_dice(game, region)}
    else:
        parts = {
            "weapons": sum(hull(game, side, type_of(ship)).weapons for ship in at(game, side, region)),
            "developments": bonus_dice(game, side, region),
            "standing": standing(game, side, "dice"),
        }
    parts["cards"] = game.battle["dice"].get(side, 0) if game.battle is not None else 0
    return parts


def base_dice(parts: dict[str, int]) -> int:
    """Return the number of dice before energy, from weapons, developments and modifiers: at least one, at most six
    (A-BAT-28, A-AMB-34).
    """
    return max(1, min(MOST_DICE, sum(parts.values())))


def dice_of(game: Game, side: int) -> int:
    return dice_from(game, side, parts_of(game, side))


def dice_from(game: Game, side: int, parts: dict[str, int]) -> int:
    bought = game.battle["energy"].get(side, 0) if game.battle is not None else 0
    return min(MOST_DICE, base_dice(parts) + bought)


def energy_most(game: Game, seat: int) -> int:
    """Return how much energy a seat may spend on dice without exceeding six (A-BAT-14)."""
    return min(game.stock[seat][ENERGY], MOST_DICE - base_dice(parts_of(game, seat)))


def targeting_of(game: Game, side: int) -> int:
    """Return a side's targeting at the roll: the sum of all modifiers, then the limits (A-BAT-11, A-BAT-15, A-AMB-33,
    A-AMB-35).
    """
    region = game.active_region
    battle = game.battle
    if side == RAIDERS:
        count = aim(game, region)
    else:
        ships = at(game, side, region)
        count = len(ships) + standing(game, side, "targeting")
        count += sum(hull(game, side, kind).targeting for kind in {type_of(ship) for ship in ships})
    if battle is not None:
        count += battle["aim"].get(side, 0)
        if side == RAIDERS or not aim_is_safe(game, side):
            count += battle["lowered"].get(side, 0)
    return max(1, min(MOST_TARGETING, int(count)))


def aim_is_safe(game: Game, seat: int) -> bool:
    """Return whether other players' cards cannot lower this seat's targeting (Razor Drone, A-FX-25)."""
    for ship in at(game, seat, game.active_region):
        installed = game.upgrades[seat][type_of(ship)]
        if installed >= 0 and UPGRADES[installed].targeting_not_lowered:
            return True
    return False


# --- step 4: roll ---


@step
def roll(game: Game) -> None:
    """Roll the dice of all sides. Each side rerolls every die below its targeting until none is left (A-BAT-16)."""
    battle = game.battle
    assert battle is not None
    rolls = {}
    fighting = [(side, dice_of(game, side), targeting_of(game, side)) for side in participants(game)]
    game.show("energy", [(side_name(side), dice, low) for side, dice, low in fighting])
    for side, dice, low in fighting:
        first = [throw(game) for _ in range(dice)]
        again = []
        for die in first:
            thrown = []
            while die < low:
                die = throw(game)
                thrown.append(die)
            again.append(thrown)
        final = sorted((more[-1] if more else die for die, more in zip(first, again, strict=True)), reverse=True)
        rolls[side] = tuple(final)
        battle["thrown"][side] = (tuple(first), tuple(map(tuple, again)))
        game.emit("rolled", list(side_name(side)), low, first, again, final)
    battle["rolls"] = rolls
    game.show("thrown", [(side_name(side), rolls[side]) for side in rolls])


@step
def after_roll(game: Game) -> None:
    """Let each seat in turn order play any number of after-roll cards, once around (A-BAT-18)."""
    for seat in reversed(players_at(game, game.active_region)):
        game.push("battle.cards", seat, "battle_after_roll")


@step
def cards(game: Game, seat: int, timing: str) -> Asking:
    """Ask a player for any number of cards of one timing (A-TAC-6). Every player with a hand is asked, so the question
    reveals nothing about the hand.
    """
    if game.battle is None or game.battle["forbidden"] or not game.hands[seat]:
        return
    fitting = playable_in_battle(game, seat, timing)
    options = [*(("card", CARD_IDS[card]) for card in fitting), PASS]
    answer = yield pick(seat, timing.replace("battle_", "battle."), options, marks=ALWAYS)
    if answer < len(fitting):
        game.push("battle.cards", seat, timing)
        game.push("tactics.play", seat, fitting[answer])
