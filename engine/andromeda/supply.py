"""Resources, cards and VP on their way to a player: gains, draws, discards, what can be paid (A-RES, A-TAC-1, A-TAC-8,
A-TRN-10). How a cost is paid is asked in `paying.py`.
"""

from collections.abc import Sequence

from engine.andromeda.content import CARD_IDS, MOON_IDS, MOONS
from engine.andromeda.state import Game, step
from engine.andromeda.vocabulary import ANY, BASIC, CREDIT, ENERGY, RESOURCES, TACTICS, TITANIUM, Amounts
from engine.kernel.asking import Asking, Ref, spread
from engine.kernel.chance import shuffle

BASICS = (1, 2, 3)  # titanium, ice, nanocarbon
Paid = tuple[tuple[int, ...], tuple[int, ...]]  # of the five stored resources; which cards


# --- gains ---


def score(game: Game, seat: int, n: int, by: Ref) -> None:
    """Score VP at once, and check the end marker (A-TRN-10, A-END-1, A-END-4)."""
    n = max(n, -game.vp[seat])
    if not n:
        return
    game.vp[seat] += n
    game.emit("scored", seat, n, by)
    if game.vp[seat] >= game.goal and not game.ended:
        trigger_end(game, seat)


def trigger_end(game: Game, seat: int) -> None:
    """Trigger the end: remove the event marker and cancel a pending event card that has not begun (A-END-1, A-END-2).
    """
    game.ended = True
    game.marker = -1
    if "event" not in game.notes:
        game.due = False
    game.emit("end_triggered", seat)
    game.show("marker", seat)


def gain(game: Game, seat: int, what: Sequence[int], by: Ref) -> None:
    """Give a seat exactly these resources and card draws. Choices have been made before, and the supply is unlimited
    (A-RES-4).
    """
    stock = game.stock[seat]
    if any(what[:5]):
        for kind in range(5):
            stock[kind] += what[kind]
        game.emit("gained", seat, list(what[:5]), by)
    if what[TACTICS]:
        draw(game, seat, what[TACTICS], by)


def draw(game: Game, seat: int, n: int, by: Ref) -> None:
    """Draw cards from the tactics deck. The discard pile refills it as long as there are cards (A-RES-7, A-TAC-1)."""
    drawn = [card for card in (top_card(game) for _ in range(n)) if card >= 0]
    if drawn:
        game.hands[seat] += drawn
        names = [CARD_IDS[card] for card in drawn]
        game.whisper("drawn", eyes_of(game, seat), (names,), seat, len(drawn), by)


def top_card(game: Game) -> int:
    deck = game.tactics_deck
    if not deck:
        if not game.tactics_discard:
            return -1
        deck += game.tactics_discard
        game.tactics_discard.clear()
        shuffle(game, deck)
        game.emit("reshuffled", "tactics")
    return deck.pop()


def eyes_of(game: Game, seat: int) -> int:
    """Return the seats that may know what this seat knows: the seat itself and its partner (A-TEA-7)."""
    return 1 << seat | (1 << (seat ^ 1) if game.options.teams else 0)


def discard_cards(game: Game, seat: int, cards: Sequence[int], why: str) -> None:
    """Discard cards face up, without effect (A-TAC-8)."""
    if cards:
        for card in cards:
            game.hands[seat].remove(card)
        game.tactics_discard += cards
        game.emit("discarded", seat, [CARD_IDS[card] for card in cards], why)


# --- costs ---


def can_pay(stock: Sequence[int], cards: int, cost: Amounts) -> bool:
    """Return whether a cost can be paid. Credits replace titanium, ice and nanocarbon one for one, and nothing else
    (A-RES-2, A-RES-3).
    """
    energy = stock[ENERGY] - cost[ENERGY]
    credits = stock[CREDIT] - cost[CREDIT]
    cards -= cost[TACTICS]
    if energy < 0 or credits < 0 or cards < 0:
        return False
    left = 0
    for kind in BASICS:
        more = stock[kind] - cost[kind]
        if more < 0:
            credits += more
        else:
            left += more
    left += credits - cost[BASIC]
    return credits >= 0 and left >= 0 and left + energy + cards >= cost[ANY]


def payable(game: Game, seat: int, cost: Amounts) -> bool:
    """Return whether the seat can pay with its stored resources."""
    return can_pay(game.stock[seat], len(game.hands[seat]), cost)


def may_abandon(game: Game, seat: int) -> bool:
    """Return whether moons may be abandoned to pay: only in the player's own turn (A-RES-6), and not during an event
    (A-AMB-43).
    """
    return seat == game.active and "event" not in game.notes and bool(game.captured[seat])


def within_means(game: Game, seat: int, cost: Amounts) -> bool:
    """Return whether the seat can pay with stored resources and with moons that it may abandon first (A-RES-6)."""
    if payable(game, seat, cost):
        return True
    if not may_abandon(game, seat):
        return False
    return can_pay(*with_moons(game, seat), cost)


def energy_within(game: Game, seat: int) -> int:
    """Return the energy available for jumps: stored energy and that of moons that may be abandoned (A-RES-6)."""
    found = game.stock[seat][ENERGY]
    if may_abandon(game, seat):
        found += sum(MOONS[moon].gives[ENERGY] for moon in game.captured[seat])
    return found


def with_moons(game: Game, seat: int) -> tuple[list[int], int]:
    stock, cards = game.stock[seat][:], len(game.hands[seat])
    for moon in game.captured[seat]:
        for kind in range(5):
            stock[kind] += MOONS[moon].gives[kind]
        cards += MOONS[moon].gives[TACTICS]
    return stock, cards


def spend(game: Game, seat: int, paid: Paid, by: Ref) -> None:
    spent, cards = paid
    if any(spent):
        stock = game.stock[seat]
        for kind in range(5):
            stock[kind] -= spent[kind]
        game.emit("paid", seat, list(spent), by)
    discard_cards(game, seat, cards, "paid")


# --- choices of what is gained ---


def choosing_gain(game: Game, seat: int, what: Amounts, by: Ref) -> Asking:
    """Ask unit by unit for `basic` and `any` resources (A-RES-3, A-FX-1), and return the whole gain."""
    found = list(what[:6])
    if what[BASIC]:
        refs = [("resource", RESOURCES[kind]) for kind in BASICS]
        parts = yield spread(seat, "gain.basic", refs, [what[BASIC]] * 3, what[BASIC], what[BASIC], by)
        for kind, part in zip(BASICS, parts, strict=True):
            found[kind] += part
    if what[ANY]:
        refs = [("resource", name) for name in RESOURCES]
        parts = yield spread(seat, "gain.any", refs, [what[ANY]] * 6, what[ANY], what[ANY], by)
        for kind, part in enumerate(parts):
            found[kind] += part
    return tuple(found)


def moon_ref(moon: int) -> Ref:
    return ("moon", MOON_IDS[moon])


@step
def give_moon(game: Game, seat: int, moon: int) -> None:
    """Give everything a moon shows: resources, VP, repairs (A-MOO-4, A-MOO-12)."""
    row = MOONS[moon]
    by = moon_ref(moon)
    if row.repair:
        game.push("op.repair", seat, by, True, row.repair)
    gain(game, seat, row.gives, by)
    if row.vp:
        score(game, seat, row.vp, by)


def titanium_cost(units: int) -> Amounts:
    return tuple([units if kind == TITANIUM else 0 for kind in range(9)])
