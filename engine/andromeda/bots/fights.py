"""A rookie's view of battles: chances computed from public dice, stakes, energy, cards, and which ships join."""

from typing import Any

from engine.andromeda.board import REGION
from engine.andromeda.bots import worth
from engine.andromeda.bots.sight import Sight
from engine.andromeda.content import CARDS, MODULES, NUMBER
from engine.andromeda.odds import throws, wins
from engine.andromeda.view_types import Battle, battle_of
from engine.bots.kept import once_each
from engine.kernel.asking import Answer, Question

Hand = tuple[int, int]
LOSS = 1.0  # a ship that goes to the scrapyard
THEY_ADD = 2  # energy others have in store before they are expected to add a die
MOST, AIM = 6, 5


def bonus(sight: Sight, seat: int, name: str) -> int:
    """Return the dice a seat gets for developments in a region and beside it."""
    near = sight.steps()[REGION[name]]
    return sum(1 for other, owner in sight.owners if owner == seat and near[REGION[other]] <= 1)


@once_each
def standing(sight: Sight, seat: int, what: str) -> int:
    """Return the sum of a modifier from undamaged modules and lasting cards."""
    row = sight.view["seats"][seat]
    found = sum(getattr(CARDS[NUMBER["card"][card]], what) for card in row["lasting"])
    for modules in row["rows"]:
        for module in modules:
            if not module[1] and not module[2]:
                found += getattr(MODULES[NUMBER["module"][module[0]]], what)
    return int(found)


def hand_of(sight: Sight, seat: int, name: str, ships: list[int]) -> Hand:
    """Return the dice and targeting of these ships of a seat in a region."""
    dice = sum(sight.hull(kind, seat).weapons * n for kind, n in enumerate(ships))
    aim = sum(ships) + sum(sight.hull(kind, seat).targeting for kind, n in enumerate(ships) if n)
    dice += bonus(sight, seat, name) + standing(sight, seat, "dice")
    return max(1, min(MOST, dice)), max(1, min(AIM, int(aim) + standing(sight, seat, "targeting")))


def raiders_hand(sight: Sight, cls: str, n: int) -> Hand:
    card = sight.raider(cls)
    if card is None:
        return 4, 1
    return min(MOST, n * card.weapons), min(AIM, (n if cls == "S" else 1) + card.targeting)


def against(sight: Sight, name: str, raiders: tuple[str, int] | None) -> list[Hand]:
    """Return the dice and targeting of each other side that would fight there."""
    found = []
    for seat in sight.others_at(name):
        dice, aim = hand_of(sight, seat, name, sight.ships_at(name, seat))
        more = 1 if sight.view["seats"][seat]["stock"][0] >= THEY_ADD else 0
        found.append((min(MOST, dice + more), aim))
    if raiders:
        found.append(raiders_hand(sight, *raiders))
    return found


def chance(mine: Hand, others: list[Hand]) -> float:
    sides = ((mine,), *((hand,) for hand in others))
    return wins(sides)[0] / throws(sides)


@once_each
def prize(sight: Sight, raiders: str) -> float:
    """Return the worth of winning."""
    found = worth.step(sight, 4)
    card = sight.raider(raiders) if raiders else None
    if card is not None:
        found += worth.effects(sight, card.number)
    return found


def outcome(sight: Sight, name: str, ships: list[int], raiders: tuple[str, int] | None) -> float:
    """Return the worth of a fight with these ships: the chance of the prize, the ships that may be lost, and the
    tactical operation.
    """
    others = against(sight, name, raiders)
    if not others:
        return 0.0
    dice, aim = hand_of(sight, sight.me, name, ships)
    energy = min(sight.stock[0], MOST - dice, 2)
    p = chance((dice + energy, aim), others)
    lost = sum(ships) * LOSS - 0.6
    return p * prize(sight, raiders[0] if raiders else "") - (1 - p) * lost - energy * worth.UNIT[0]


# --- in a battle -------------------------------------------------------------------------------------------------


class Fight:
    """The battle of a view: the dice and targeting of all sides, and the bot's among them."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.battle: Battle = battle_of(sight.view)
        self.region: str = sight.view["region"]
        self.hands: dict[tuple[Any, ...], Hand] = {}
        for side in self.battle["sides"]:
            self.hands[tuple(side["side"])] = (side["dice"], side["targeting"])
        self.my_side = ("seat", sight.me)
        self.mine = self.hands.get(self.my_side)
        mate = ("seat", sight.me ^ 1) if sight.view["teams"] else None
        self.others = [hand for side, hand in self.hands.items() if side not in (self.my_side, mate)]
        self.cls = str(sight.map[self.region].get("raiders", [""])[0])
        self.ships = sum(sight.ships_at(self.region))

    def stake(self) -> float:
        """Return the difference in worth between winning and losing this fight."""
        return prize(self.sight, self.cls) + self.ships * LOSS - 0.6

    def p(self, dice: int = 0, aim: int = 0) -> float:
        if self.mine is None or not self.others:
            return 1.0
        return chance((min(MOST, self.mine[0] + dice), max(1, min(AIM, self.mine[1] + aim))), self.others)

    def p_jammed(self) -> float:
        """Return the bot's chance of winning if it lowers one opponent's targeting by two, whichever helps most."""
        best = 0.0
        for place, (dice, aim) in enumerate(self.others):
            changed = [*self.others]
            changed[place] = (dice, max(1, aim - 2))
            best = max(best, chance(self.mine or (1, 1), changed))
        return best


def energy(sight: Sight, question: Question) -> Answer:
    """Spend on dice the amount of energy that gains most after its cost."""
    fight = Fight(sight)
    value = [fight.p(n) * fight.stake() - n * worth.UNIT[0] for n in range(question.low, question.high + 1)]
    return question.low + value.index(max(value))


def escalate(sight: Sight, question: Question) -> Answer:
    """Choose which ships join a battle: as long as each adds to the fight's worth. A seat without ships there stays out
    unless its ships would very likely win.
    """
    name = sight.view["region"]
    row = sight.map[name].get("raiders")
    raiders = (str(row[0]), int(row[1])) if row else None
    there = [*sight.ships_at(name)]
    kinds = sorted(
        ((sight.hull(KINDS.index(str(ref[1]))).weapons, place) for place, ref in enumerate(question.options)),
        reverse=True,
    )
    best = outcome(sight, name, there, raiders) if sum(there) else 0.35
    chosen: list[int] = []
    found: tuple[int, ...] = ()
    cost = worth.UNIT[0] if question.why == "battle.jump" else 0.0
    for _, place in kinds:
        if len(chosen) == question.high:
            break
        chosen.append(place)
        there[KINDS.index(str(question.options[place][1]))] += 1
        value = outcome(sight, name, there, raiders) - (0.25 + cost) * len(chosen)
        if value > best + 0.05:
            best, found = value, tuple(sorted(chosen))
    return found


KINDS = ("transport", "fighter", "science_vessel", "heavy_cruiser")


def diplomacy(sight: Sight, question: Question) -> Answer:
    """Choose a card that scores, or one that ends a fight that is probably lost."""
    fight = Fight(sight)
    enemies = sum(sum(sight.ships_at(fight.region, seat)) for seat in sight.others_at(fight.region))
    here = sight.map[fight.region]
    enemies += here["raiders"][1] if "raiders" in here else 0
    p = fight.p(min(sight.stock[0], 2))
    losing = max(0.0, 0.5 - p) * fight.stake()
    value = {
        "TD01": 0.9 * enemies - 0.4 + losing * 0.5,
        "TD02": losing - 0.5,
        "TD03": 0.3,
        "TD04": -0.4,
        "TD05": losing - 0.5,
        "TD06": 0.5 + (1 - p) * 0.5,
    }
    return best_of(question, lambda ref: value.get(str(ref[1]), 0.0))


def best_of(question: Question, value: Any) -> int:
    """Choose the option with the highest value. Passing has the value 0."""
    found = [value(ref) if len(ref) > 1 else 0.0 for ref in question.options]
    return found.index(max(found))


def prepare(sight: Sight, question: Question) -> Answer:
    """Choose cards and abilities that are worth more in this fight than later."""
    fight = Fight(sight)
    stake, now = fight.stake(), fight.p(min(sight.stock[0], 2))

    def value(ref: Any) -> float:
        if ref[0] == "ability":
            return (fight.p(0, 1) - fight.p()) * stake - worth.UNIT[0]
        if ref[1] == "TB08":
            return 0.6
        better = {"TB01": lambda: fight.p(2), "TB02": lambda: fight.p(0, 2), "TB05": fight.p_jammed}.get(ref[1])
        return (better() - now) * stake - worth.UNIT[5] * 0.7 if better and fight.mine else -1.0

    return best_of(question, value)


def after_roll(sight: Sight, question: Question) -> Answer:
    """Choose to reroll dice if the fight looks lost, or to raise a die if that decides the fight."""
    fight = Fight(sight)
    mine, best = my_dice(sight), best_dice(sight)
    if mine > best:
        return len(question.options) - 1

    def value(ref: Any) -> float:
        if ref[1] == "TB06":
            return 1.0 if max(turned_up(mine)) > best else -1.0
        return fight.p() * fight.stake() - worth.UNIT[5]

    return best_of(question, value)


def turned_up(mine: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return every possible result of raising one of the bot's dice by two."""
    return [
        tuple(sorted((*mine[:place], min(6, die + 2), *mine[place + 1 :]), reverse=True))
        for place, die in enumerate(mine)
    ]


def my_dice(sight: Sight) -> tuple[int, ...]:
    return next(
        (tuple(side["rolled"]) for side in battle_of(sight.view)["sides"] if tuple(side["side"]) == ("seat", sight.me)),
        (),
    )


def best_dice(sight: Sight) -> tuple[int, ...]:
    mate = ("seat", sight.me ^ 1) if sight.view["teams"] else None
    return max(
        (
            tuple(side["rolled"])
            for side in battle_of(sight.view)["sides"]
            if tuple(side["side"]) not in (("seat", sight.me), mate)
        ),
        default=(),
    )


def reroll(sight: Sight, question: Question) -> Answer:
    """Choose all dice below five to be rolled again."""
    return tuple(place for place, ref in enumerate(question.options) if int(ref[1]) < 5)


def raise_die(sight: Sight, question: Question) -> Answer:
    """Choose the die to raise: the highest one that is at most four."""
    low = [place for place, ref in enumerate(question.options)]
    dice = [int(ref[1]) for ref in question.options]
    return max(low, key=lambda place: (dice[place] <= 4, dice[place]))


def whom(sight: Sight, question: Question) -> Answer:
    """Choose the bot itself to gain a die, or the side with the most dice to lose targeting."""
    by = str(question.by[1]) if question.by else ""
    if by == "TB08":
        return next((place for place, ref in enumerate(question.options) if ref == ("seat", sight.me)), 0)
    fight = Fight(sight)
    strength = [fight.hands.get(tuple(ref), (0, 0)) for ref in question.options]
    return strength.index(max(strength))


def ambush(sight: Sight, question: Question) -> Answer:
    """Choose the raiders against which the bot has the best prospects."""
    name = sight.view["region"]
    coming = sight.raiders_coming(name)
    ships = sight.ships_at(name)
    value = [outcome(sight, name, ships, (str(ref[1]), coming.get(str(ref[1]), 1))) for ref in question.options]
    return value.index(max(value))


def end_it(sight: Sight, question: Question) -> Answer:
    """Choose to end a battle that looks lost."""
    return 0 if Fight(sight).p(min(sight.stock[0], 2)) < 0.45 else 1
