"""Tactics cards: when one may be played, and how it is (section 13, A-FX-16, A-FX-19)."""

from engine.andromeda.board import N_REGIONS
from engine.andromeda.content import CARD_IDS, CARDS
from engine.andromeda.effects.running import count, start
from engine.andromeda.event_track import move_marker
from engine.andromeda.rows import Card
from engine.andromeda.state import Game, apart, players_at, step
from engine.andromeda.supply import payable
from engine.andromeda.vocabulary import LISTS

FROM_AFAR = 2  # regions (Support Barrage)


def playable_now(game: Game, seat: int) -> list[int]:
    """Return the cards of the hand that may be played as a side action in a pause. During a battle there are none
    (A-TAC-2 to 4).
    """
    if game.battle is not None:
        return []
    own = seat == game.active
    return [
        card
        for card in sorted(set(game.hands[seat]))
        if CARDS[card].timing == "any_turn" or (own and CARDS[card].timing == "own_turn")
        if condition_holds(game, seat, CARDS[card])
    ]


def condition_holds(game: Game, seat: int, card: Card) -> bool:
    """Return whether the condition on a card holds: a count that it needs, or raiders defeated in this battle
    (A-FX-19).
    """
    if card.needs and count(game, seat, card.needs[0]) < card.needs[1]:
        return False
    if card.needs_raiders_defeated:
        return bool(game.battle and game.battle["raiders_lost"])
    return True


def playable_in_battle(game: Game, seat: int, timing: str) -> list[int]:
    """Return the battle and diplomacy cards of the hand that fit this moment (A-TAC-5, A-TAC-6)."""
    battle = game.battle
    if battle is None or (battle["forbidden"] and timing != "battle_diplomacy"):
        return []
    there = game.active_region in game.ships[seat]
    return [
        card
        for card in sorted(set(game.hands[seat]))
        if CARDS[card].timing == timing
        and (there or timing.startswith("battle_outcome") or (CARDS[card].from_afar and is_near(game, seat)))
        and condition_holds(game, seat, CARDS[card])
        and makes_sense(game, seat, CARDS[card])
    ]


def makes_sense(game: Game, seat: int, card: Card) -> bool:
    """Return whether a card has something to act on (A-FX-22): a player to demand from, or raiders and the means to pay
    them off.
    """
    ops = {effect[0]: effect for effect in LISTS[card.number]}
    if "demand" in ops:
        return any(who != seat for who in players_at(game, game.active_region))
    if "convert" in ops and LISTS[ops["convert"][2]][0][0] == "raiders_leave":
        return game.active_region in game.raiders and payable(game, seat, ops["convert"][1])
    return True


def is_near(game: Game, seat: int) -> bool:
    """Return whether the seat has a ship within two regions of the battle (A-AMB-36)."""
    table = apart(game)
    return any(where < N_REGIONS and table[where][game.active_region] <= FROM_AFAR for where in game.ships[seat])


@step
def play(game: Game, seat: int, card: int) -> None:
    """Play a card. After its effect it goes to the discard pile (A-TAC-1); an event card then moves the marker
    (A-TAC-3), and a lasting card stays.
    """
    row = CARDS[card]
    game.hands[seat].remove(card)
    game.emit("card_played", seat, row.id)
    game.show("card", seat, row.id)
    if row.kind == "lasting":
        game.lasting[seat].append(card)
        return
    game.notes["played"] = (*game.notes.get("played", ()), card)
    game.push("tactics.resolved", card)
    start(game, row.number, seat, ("card", CARD_IDS[card]), row.kind == "diplomacy")


@step
def resolved(game: Game, card: int) -> None:
    played = list(game.notes["played"])
    played.remove(card)
    game.notes["played"] = tuple(played)
    game.tactics_discard.append(card)
    if CARDS[card].kind == "event":
        move_marker(game, 1)
