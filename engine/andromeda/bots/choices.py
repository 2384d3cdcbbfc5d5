"""Small choices by their `why`: what is bought, paid, gained, repaired, kept; whose; how many."""

from collections.abc import Sequence
from typing import Any

from engine.andromeda.bots import acts, returning, worth
from engine.andromeda.bots.fights import best_of
from engine.andromeda.bots.sight import Sight
from engine.andromeda.bots.taste import of_module
from engine.andromeda.content import (
    CARDS,
    DESTINY,
    DISCOVERIES,
    EVENTS,
    FACTION_IDS,
    MODULES,
    MOONS,
    NUMBER,
    PLANET_KINDS,
    SHIP_IDS,
    SPACE_VP,
    SUPREMACY_TOKENS,
    UPGRADES,
)
from engine.andromeda.vocabulary import LISTS, RESOURCES, TRACKS
from engine.kernel.asking import SOME, Answer, Question
from engine.kernel.chance import mix

TITANIUM = 0.55  # in place of a repair
TAKEN = ("credit", "nanocarbon", "titanium", "ice", "energy", "tactics")
# What a faction wins among four rookies in a thousand games (BALANCE.md): as printed, and with the option `balanced`
STRENGTH = {
    "F01": 494, "F02": 270, "F03": 213, "F04": 315, "F05": 173, "F06": 220,
    "F07": 158, "F08": 197, "F09": 200, "F10": 420, "F11": 142, "F12": 191,
}  # fmt: skip
BALANCED = {**STRENGTH, "F01": 320, "F10": 376}


def faction(names: Sequence[str], balanced: bool, seed: int, liked: Sequence[str] = ()) -> Answer:
    """Choose a faction by taste and strength. Every faction is liked by some bots, and one that wins twice as often is
    taken twice as often.

    A bot's seed is its taste; a bot with a character takes a faction that the character likes, if it is offered.
    """
    strength = BALANCED if balanced else STRENGTH
    dealt = [place for place, name in enumerate(names) if name in liked] or range(len(names))

    def liking(name: str) -> float:
        return float((mix(seed, FACTION_IDS.index(name) + 1) / 2**64) ** (1 / strength[name]))

    return max(dealt, key=lambda place: liking(names[place]))


def destiny(sight: Sight, question: Question) -> Answer:
    """Choose the goals that lie on the faction's own tracks."""
    spaces = sight.seat["tracks"]

    def value(name: str) -> float:
        goals = DESTINY[NUMBER["destiny"][name]].goals
        return float(sum(vp * (1 + spaces[track]) for track, vp in goals))

    values = [value(str(ref[1])) for ref in question.options]
    return values.index(max(values))


# --- modules -----------------------------------------------------------------------------------------------------


def buy(sight: Sight, question: Question) -> Answer:
    """Choose the displayed module with the highest worth after its price."""
    units = question.data or [0] * len(question.options)

    def value(place: int, ref: Any) -> float:
        if len(ref) < 2:
            return 0.0
        liked = of_module(sight.taste, MODULES[NUMBER["module"][str(ref[1])]])
        return worth.new_module(sight, str(ref[1])) + liked - 0.5 * (units[place] if place < len(units) else 0)

    found = [value(place, ref) for place, ref in enumerate(question.options)]
    return found.index(max(found))


def discard_module(sight: Sight, question: Question) -> Answer:
    """Choose the displayed module that is worth least to the bot."""
    found = [worth.new_module(sight, str(ref[1])) for ref in question.options]
    return found.index(min(found))


# --- payments and gains ------------------------------------------------------------------------------------------


def pay(sight: Sight, question: Question) -> Answer:
    """Accept the proposed payment: the most plentiful resources first, credits and cards last."""
    return tuple(question.data[1])


def fill(question: Question, parts: list[int], n: int, order: Any) -> Answer:
    for place in order:
        parts[place] = min(question.caps[place], n)
        n -= parts[place]
    return tuple(parts)


def gain_spread(sight: Sight, question: Question) -> Answer:
    """Choose gains one by one, each time the most valuable resource."""
    names = [RESOURCES.index(str(ref[1])) for ref in question.options]
    parts = [0] * len(names)
    have = [*sight.stock, len(sight.hand)]
    for _ in range(question.low):
        open_ = [place for place in range(len(names)) if parts[place] < question.caps[place]]
        best = max(open_, key=lambda place: worth.UNIT[names[place]] - 0.07 * (have[names[place]] + parts[place]))
        parts[best] += 1
    return tuple(parts)


def gain_one(sight: Sight, question: Question) -> Answer:
    have = [*sight.stock, len(sight.hand)]
    kinds = [RESOURCES.index(str(ref[1])) for ref in question.options]
    found = [worth.UNIT[kind] - 0.07 * have[kind] for kind in kinds]
    return found.index(max(found))


def give_one(sight: Sight, question: Question) -> Answer:
    """Give the resource that is worth least. Other options, such as fewer dice, are valued at a fixed low worth."""
    have = [*sight.stock, len(sight.hand)]

    def dear(ref: Any) -> float:
        if len(ref) < 2 or ref[1] not in RESOURCES:
            return 0.5
        kind = RESOURCES.index(str(ref[1]))
        return worth.UNIT[kind] - 0.06 * have[kind]

    found = [dear(ref) for ref in question.options]
    return found.index(min(found))


def collect(sight: Sight, question: Question) -> Answer:
    """Collect as much as the storage has room for."""
    parts = []
    for ref, cap in zip(question.options, question.caps, strict=True):
        kind = RESOURCES.index(str(ref[1]))
        parts.append(min(cap, max(0, sight.seat["storage"][kind] - sight.stock[kind])))
    if sum(parts) < question.low:
        parts[0] = question.caps[0]
    return tuple(parts)


def worst_cards(sight: Sight, question: Question) -> Answer:
    """Choose the cards to give up, the least useful first."""
    ranked = sorted(range(len(question.options)), key=lambda place: card_worth(sight, str(question.options[place][1])))
    return tuple(sorted(ranked[: question.low]))


def worst_card(sight: Sight, question: Question) -> Answer:
    if question.shape == SOME:
        return worst_cards(sight, question)
    found = [card_worth(sight, str(ref[1])) for ref in question.options]
    return found.index(min(found))


def best_cards(sight: Sight, question: Question) -> Answer:
    ranked = sorted(range(len(question.options)), key=lambda place: -card_worth(sight, str(question.options[place][1])))
    return tuple(sorted(ranked[: question.low]))


def card_worth(sight: Sight, name: str) -> float:
    kind = CARDS[NUMBER["card"][name]].kind
    return {"action": 1.0, "event": 0.9, "lasting": 0.7, "battle": 0.6, "diplomacy": 0.4}[kind]


# --- effects -----------------------------------------------------------------------------------------------------


def convert(sight: Sight, question: Question) -> Answer:
    """Choose whether to pay for what a conversion gives: yes if it gives at least what it costs."""
    paid, number = question.data
    gives = worth.effects(sight, number)
    return 0 if len(question.options) > 1 and gives >= worth.cost(paid) - 0.05 else len(question.options) - 1


def choose(sight: Sight, question: Question) -> Answer:
    """Choose the option with the highest gain. Building counts only if it is worth it."""
    from engine.andromeda.bots.returning import build_value

    def value(number: int) -> float:
        found = 0.0
        for one in LISTS[number]:
            if one[0] == "build_ship":
                found += build_value(sight) + 0.5
            elif one[0] == "build_development":
                found += worth.best_site(sight)[0]
            elif one[0] == "repair":
                found += worth.repairs(sight) * one[1]
            else:
                found += worth.effect(sight, one)
        return found

    values = [value(number) for number in question.data]
    return values.index(max(values))


def repair(sight: Sight, question: Question) -> Answer:
    """Choose a repair: modules before ships before shields, and the last marker of a module first. Take titanium
    instead where a return needs it.
    """
    markers = {module[0]: module[1] + bool(module[2]) for module in sight.modules()}

    def value(ref: Any) -> float:
        if ref[0] in ("module", "mechaphage"):
            return 2.0 + 1.0 / float(markers[str(ref[1])])
        if ref[0] == "titanium" and sight.view["moment"] == "return.modules":
            return max(TITANIUM, returning.titanium_more(sight))
        return {"ship": 1.0, "vp": 0.9, "titanium": TITANIUM, "shield": 0.5}[str(ref[0])]

    found = [value(ref) for ref in question.options]
    return found.index(max(found))


def damage(sight: Sight, question: Question) -> Answer:
    """Choose to damage the module that gains least."""
    modules = {module[0]: module for module in sight.modules()}
    found = [
        worth.activation(sight, modules[str(ref[1])]) + (3.0 if str(ref[1]).startswith("V") else 0.0)
        for ref in question.options
    ]
    return found.index(min(found))


def track(sight: Sight, question: Question) -> Answer:
    found = [worth.step(sight, TRACKS.index(str(ref[1]))) for ref in question.options]
    return found.index(max(found))


def upgrade(sight: Sight, question: Question) -> Answer:
    """Choose an upgrade by free ships, weapons and range, with a little for everything else."""

    def value(name: str) -> float:
        row = UPGRADES[NUMBER["upgrade"][name]]
        free = 2.0 if sight.seat["reserve"][row.type] else 0.0
        strength = 0.6 * row.weapons + 0.5 * row.range + 0.5 * row.shields + 0.4 * row.targeting
        extra = 0.3 * len(row.abilities) + (0.5 if row.trigger else 0.0)
        return free + (1.6 if row.type == 0 else 1.0) * strength + extra + sight.taste.ships[row.type]

    found = [value(str(ref[1])) for ref in question.options]
    return found.index(max(found))


def keep_token(sight: Sight, question: Question) -> Answer:
    rows = {row.id: row for row in (*DISCOVERIES, *SUPREMACY_TOKENS)}
    found = [worth.effects(sight, rows[str(ref[1])].number) for ref in question.options]
    return found.index(max(found))


def top_event(sight: Sight, question: Question) -> Answer:
    """Choose the event that scores a track on which the bot is ahead of the others."""

    def value(name: str) -> float:
        on = EVENTS[NUMBER["event"][name]].track
        mine = SPACE_VP[sight.seat["tracks"][on]]
        others = [SPACE_VP[seat["tracks"][on]] for who, seat in enumerate(sight.view["seats"]) if who != sight.me]
        return mine - max(others)

    found = [value(str(ref[1])) for ref in question.options]
    return found.index(max(found))


def site(sight: Sight, question: Question) -> Answer:
    """Choose the site where a development scores most, or none if that is little."""

    def value(ref: Any) -> float:
        return 1.0 + worth.development(sight, str(ref[1]), worth.KIND_OF[sight.map[ref[1]]["tile"]])

    return best_of(question, value)


def ship(sight: Sight, question: Question) -> Answer:
    """Choose the most useful ship type for its price, or none if the bot has enough ships."""
    if sight.owned >= 7 and question.options[-1] == ("none",):
        return len(question.options) - 1
    data = question.data or [0] * len(question.options)
    order = {"science_vessel": 1.3, "heavy_cruiser": 1.2, "fighter": 1.2, "transport": 1.0}
    likes = dict(zip(SHIP_IDS, sight.taste.ships, strict=True))
    found = [
        order[str(ref[1])] - 0.25 * data[place] + 0.6 + likes[str(ref[1])] if len(ref) > 1 else 0.1
        for place, ref in enumerate(question.options)
    ]
    return found.index(max(found))


def room(sight: Sight, question: Question) -> Answer:
    """Choose where a moon goes: into a good frame, else abandon the moon that gains most now, or discard the one that
    gains least.
    """

    def value(ref: Any) -> float:
        if ref[0] == "slot":
            return acts.slot(sight, list(ref)) + 0.6
        moon = worth.moon(sight, str(ref[1]))
        return moon if ref[0] == "abandon" else -moon

    found = [value(ref) for ref in question.options]
    return found.index(max(found))


def capture(sight: Sight, question: Question) -> Answer:
    return best_of(question, lambda ref: 0.1 + worth.moon(sight, sight.map[ref[1]].get("moon", "")))


def recruit_spread(sight: Sight, question: Question) -> Answer:
    return fill(question, [0] * len(question.caps), question.high, range(len(question.caps)))


def printed(sight: Sight, question: Question) -> Answer:
    ranked = sorted(
        range(len(question.options)),
        key=lambda place: (
            -worth.amounts(
                sight, PLANET_KINDS[worth.KIND_OF[sight.map[str(question.options[place][1])]["tile"]]].printed
            )
        ),
    )
    return tuple(sorted(ranked[: question.high]))


def bonus_where(sight: Sight, question: Question) -> Answer:
    """Place bonus resources in regions with ships of the bot."""
    ranked = sorted(range(len(question.options)), key=lambda place: str(question.options[place][1]) not in sight.mine)
    return tuple(sorted(ranked[: question.low]))


def weakest(sight: Sight, question: Question) -> Answer:
    """Choose the ship that the bot needs least."""
    order = ("transport", "fighter", "science_vessel", "heavy_cruiser")
    return min(range(len(question.options)), key=lambda place: order.index(str(question.options[place][1])))


def strongest(sight: Sight, question: Question) -> Answer:
    order = ("transport", "fighter", "science_vessel", "heavy_cruiser")
    return max(range(len(question.options)), key=lambda place: order.index(str(question.options[place][1])))


def leader(sight: Sight, question: Question) -> Answer:
    """Choose the player with the most points."""

    def points(ref: Any) -> int:
        return int(sight.view["seats"][ref[1]]["vp"]) - (1000 if ref[1] == sight.me else 0)

    return max(range(len(question.options)), key=lambda place: points(question.options[place]))


def tactical(sight: Sight, question: Question) -> Answer:
    """Choose what the moon in the tactical operation shows, if that is worth more than a card."""
    if ("moon",) in question.options and worth.moon(sight, sight.seat["tactical"]) > worth.unit(sight, 5):
        return question.options.index(("moon",))
    return 0


def moon_first(sight: Sight, question: Question) -> Answer:
    """Choose a side action that helps to pay for a base. Abandoning moons comes last."""
    order = {"collect": 0, "recruit": 1, "abandon": 2}
    return min(
        range(len(question.options)),
        key=lambda place: (
            order[str(question.options[place][0])],
            -len(MOONS[NUMBER["moon"][str(question.options[place][1])]].gives)
            if question.options[place][0] == "abandon"
            else 0,
        ),
    )


def cheapest_moon(sight: Sight, question: Question) -> Answer:
    """Choose the moon that is worth least for anything but the energy it is abandoned for."""
    moons = [str(ref[1]) for ref in question.options]
    return min(range(len(moons)), key=lambda place: worth.moon(sight, moons[place]))


def yes(sight: Sight, question: Question) -> Answer:
    return 0


def most(sight: Sight, question: Question) -> Answer:
    return question.high
