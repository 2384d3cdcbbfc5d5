"""Lots: set-up and turns. All lay a card at once; the highest takes a prize, kind first, then whom to take it from.

Whoever is second may protest, and is always asked, whether there is anything to protest with or not.
"""

from typing import Any

from engine.kernel.asking import ALWAYS, REVEALS, SECRET, Both, amount, pick, some
from engine.kernel.chance import shuffle
from engine.kernel.match import Match
from tests.toy.state import PRIZES, Lots, step

HAND = 4


def new_game(seats: int, seed: int, strict: bool = False) -> Match[Lots]:
    game = Lots()
    game.seed, game.counter, game.over = seed, 0, False
    game.stack, game.partial, game.events = [], [], []
    game.n, game.turn, game.lead = seats, 0, 0
    game.deck, game.pile, game.laid, game.gone, game.looked = list(range(1, 12 * seats)), [], [], [], []
    game.hands, game.won = [[] for _ in range(seats)], [[0] * len(PRIZES) for _ in range(seats)]
    game.push("turns.deal")
    return Match(game, strict)


@step
def deal(game: Lots) -> None:
    shuffle(game, game.deck)
    for seat in range(game.n):
        game.hands[seat] = [game.deck.pop() for _ in range(HAND)]
        game.whisper("dealt", 1 << seat, (tuple(game.hands[seat]),), seat, HAND)
    game.push("turns.turn")


@step
def turn(game: Lots) -> Any:
    """Everybody who is still here and has a card lays one; fewer than two cannot go on."""
    here = [seat for seat in range(game.n) if seat not in game.gone and game.hands[seat]]
    if len(here) < 2:
        game.over = True
        game.emit("over")
        return
    asked = [pick(seat, "turn.lay", [("lot", card) for card in game.hands[seat]]) for seat in here]
    answers = yield Both(*asked)
    game.turn += 1
    game.laid = [-1] * game.n
    for seat, answer in zip(here, answers, strict=True):
        game.laid[seat] = game.hands[seat].pop(answer)
    game.emit("shown", tuple(game.laid))
    first, second = sorted(here, key=lambda seat: -game.laid[seat])[:2]
    game.lead = first
    game.push("turns.clear")
    game.push("turns.prize", first)
    game.push("turns.protest", second)


@step
def protest(game: Lots, seat: int) -> Any:
    """A card below ten is worth a protest: then the second is first. The question is put either way, in secret."""
    low = [("lot", card) for card in game.hands[seat] if card < 10]
    answer = yield pick(seat, "turn.protest", [*low, ("pass",)], marks=ALWAYS | SECRET)
    if answer < len(low):
        card = low[answer][1]
        game.hands[seat].remove(card)
        game.pile.append(card)
        game.lead = seat
        game.emit("protested", seat, card)


@step
def prize(game: Lots, seat: int) -> Any:
    """Two questions, one choice: which kind, and how many turns it counts."""
    seat = game.lead
    if seat in game.gone:
        return
    kind = yield pick(seat, "turn.prize", [("prize", name) for name in PRIZES])
    count = yield amount(seat, "turn.worth", 1, 3)
    game.won[seat][kind] += count
    game.emit("won", seat, PRIZES[kind], count)


@step
def clear(game: Lots) -> Any:
    """Cards go to the pile. The leader may throw cards away, and the next seat may ask for one of these."""
    lead, hand = game.lead, game.hands[game.lead]
    other = (lead + 1) % game.n
    thrown: list[int] = []
    claim, allowed = 0, 1
    if lead not in game.gone:
        numbers = yield some(lead, "turn.throw", [("lot", card) for card in hand], 0, 2)
        thrown = [hand[number] for number in numbers]
        if other not in game.gone:
            claim = yield pick(other, "turn.claim", [("pass",), *[("lot", card) for card in thrown]])
            allowed = (yield pick(lead, "turn.allow", [("yes",), ("no",)])) if claim else 1
    game.hands[lead] = [card for card in hand if card not in thrown]
    if not allowed:
        game.hands[other].append(thrown.pop(claim - 1))
    game.pile += [card for card in game.laid if card >= 0] + thrown
    game.laid = []
    game.push("turns.turn")


@step
def concede(game: Lots, seat: int) -> None:
    """Beside the question."""
    game.gone.append(seat)
    game.pile += game.hands[seat]
    game.hands[seat] = []
    game.emit("conceded", seat)


@step
def look(game: Lots, seat: int) -> Any:
    """Beside the question: one of the two cards on top is taken; the other goes under the deck."""
    seen = game.deck[-2:]
    taken = yield pick(seat, "turn.look", [("lot", card) for card in seen], marks=REVEALS)
    game.deck[-2:] = []
    game.deck.insert(0, seen[1 - taken])
    game.hands[seat].append(seen[taken])
    game.looked.append(seat)
    game.whisper("looked", 1 << seat, (seen[taken],), seat)
