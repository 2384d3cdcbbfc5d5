"""Two against two: what partners hand to each other (A-TEA-8). For the sides of a battle see `battle.py`, for sums
`scoring.py`.
"""


from engine.andromeda.content import DISCOVERY_IDS, MOON_IDS, NUMBER, SUPREMACY_IDS
from engine.andromeda.effects.fighting import NO, YES, give_cards, hand_over
from engine.andromeda.moons import hold
from engine.andromeda.paying import choosing_cards
from engine.andromeda.state import Game, partner, step
from engine.andromeda.supply import eyes_of
from engine.andromeda.vocabulary import RESOURCES
from engine.kernel.asking import Asking, Ref, pick

GIVE, TAKE, NONE = ("give",), ("take",), ("none",)


def goods(game: Game, seat: int) -> list[Ref]:
    """Return what a seat could hand to its partner: a resource, a captured moon, a token."""
    found: list[Ref] = [("resource", RESOURCES[kind]) for kind in range(5) if game.stock[seat][kind]]
    if game.hands[seat]:
        found.append(("resource", "tactics"))
    found += [("moon", MOON_IDS[moon]) for moon in game.captured[seat]]
    found += [("supremacy", SUPREMACY_IDS[token]) for token in game.medals[seat]]
    return found + [("discovery", DISCOVERY_IDS[token]) for token in game.discoveries[seat]]


@step
def exchange(game: Game, seat: int) -> Asking:
    """Ask the active player, once a turn, to give the partner one thing or take one; both must agree (A-TEA-8)."""
    mate = partner(game, seat)
    options = [way for way, owner in ((GIVE, seat), (TAKE, mate)) if goods(game, owner)]
    answer = yield pick(seat, "teams.exchange", [*options, NONE])
    if answer == len(options):
        return
    giver, taker = (seat, mate) if options[answer] == GIVE else (mate, seat)
    things = goods(game, giver)
    thing = things[(yield pick(seat, "teams.thing", things))]
    if (yield pick(mate, "teams.agree", [YES, NO], thing, options[answer][0])):
        game.emit("exchange_declined", mate)
        game.used["exchange"] = 1
        return
    cards: tuple[int, ...] = ()
    if thing == ("resource", "tactics"):
        cards = yield from choosing_cards(game, giver, "give.card", 1)
    game.used["exchange"] = 1
    _hand_over(game, giver, taker, thing, cards)


def _hand_over(game: Game, giver: int, taker: int, thing: Ref, cards: tuple[int, ...]) -> None:
    kind, name = thing
    if cards:
        give_cards(game, giver, taker, cards)
    elif kind == "resource":
        hand_over(game, giver, taker, RESOURCES.index(name))
    elif kind == "moon":
        game.captured[giver].remove(NUMBER["moon"][name])
        game.emit("handed_over", giver, taker, name)
        hold(game, taker, NUMBER["moon"][name])
    elif kind == "supremacy":
        game.medals[giver].remove(NUMBER["supremacy"][name])
        game.medals[taker].append(NUMBER["supremacy"][name])
        game.emit("handed_over", giver, taker, name)
    else:
        game.discoveries[giver].remove(NUMBER["discovery"][name])
        game.discoveries[taker].append(NUMBER["discovery"][name])
        eyes = eyes_of(game, giver)
        game.whisper("token_given", eyes, (name,), giver, taker)
