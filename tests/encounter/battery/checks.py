"""What must be true of every position, and what no seat may notice. Reads positions; knows no item by name."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.encounter.cards import MORPH, destiny_cards, plain_cards
from engine.encounter.flagship import AFLOAT, FLAGSHIP, IN_WARP, OUT
from engine.encounter.listening import listen
from engine.encounter.moments import moment_name
from engine.encounter.places import standing
from engine.encounter.setup import SHIPS_ON_A_PLANET, artifact_cards
from engine.encounter.state import ALIEN, CARD, COMPLETE, SHIPS, STORED, UNDECIDED, UP, Game
from engine.encounter.technology import in_the_game
from engine.kernel.chance import shuffle
from tests.encounter.battery.players import Dice

UNTIL_THE_DEFENSE_IS_KNOWN = ("destiny.before_draw", "destiny.drawn", "destiny.choose")


def all_cards(game: Game) -> Counter[int]:
    """Every cosmic card, wherever it is."""
    found: Counter[int] = Counter(game.deck)
    found.update(game.discards)
    for hand in game.hands:
        found.update(hand)
    found.update(face for face, _ in game.aside)
    found.update(face for face, _, _ in game.table)
    found.update(face for face in game.laid if face >= 0)
    found.update(face for entry in game.discarding for face in entry[1])
    found.update(tech[STORED] for techs in game.techs for tech in techs if tech[STORED] >= 0)
    found.update(game.kept.get("second_hand", []))
    found.update(face for _, face in game.kept.get("citadels", []))
    return found


def ships_of(game: Game, seat: int) -> int:
    """Every ship of a seat, wherever it is."""
    zones = (game.warp, game.gone, game.gate, game.beside, game.afloat)
    return (
        sum(game.ships[seat :: game.n])
        + sum(zone[seat] for zone in zones)
        + sum(tech[SHIPS] for tech in game.techs[seat])
    )


def check_conservation(game: Game) -> None:
    """R-SET-2, R-SET-7: twenty ships a player (sixteen on four planets), every card in exactly one place.

    A technology may bring one player one ship more.
    """
    for seat in range(game.n):
        more = int(FLAGSHIP in game.kept and game.kept[FLAGSHIP][0] == seat)
        assert ships_of(game, seat) == SHIPS_ON_A_PLANET * game.options.planets + more, f"ships of seat {seat}"
    check_flagship(game)
    check_technologies(game)
    check_destiny(game)
    for zone in (game.ships, game.warp, game.gate, game.beside, game.afloat, game.gone, game.fresh):
        assert min(zone) >= 0, "less than no ships"
    if game.deck or game.discards:
        cards = all_cards(game)
        common = Counter([*plain_cards(), *artifact_cards()])
        assert all(cards[face] == count for face, count in common.items()), cards - common or common - cards
        flares = cards - common
        assert set(flares.values()) <= {1}
        assert len(flares) == (10 if game.options.flares else 0)


def check_destiny(game: Game) -> None:
    """R-SET-3, R-DES-2: every destiny card is in the deck, in the pile, or lies open until the defense is known."""
    if game.destiny_deck or game.destiny_discards:
        found = Counter([*game.destiny_deck, *game.destiny_discards])
        open_still = game.defense < 0 <= game.destiny and game.outcome == UNDECIDED  # not resettled by it
        if open_still and moment_name(game) in UNTIL_THE_DEFENSE_IS_KNOWN:
            found[game.destiny] += 1
        assert found == Counter(destiny_cards(game.n)), "destiny cards"


def check_flagship(game: Game) -> None:
    """T-TOT-1: the special ship stands where its owner has a ship."""
    if FLAGSHIP in game.kept:
        seat, place = game.kept[FLAGSHIP]
        zones = {IN_WARP: game.warp, AFLOAT: game.afloat, OUT: game.gone}
        there = zones[place][seat] if place in zones else standing(game, seat, place)
        assert there > 0, f"no ship at {place}, where the flagship of seat {seat} is"


def check_technologies(game: Game) -> None:
    """R-KIT-1, R-TEC-13: once they are dealt, every technology is in exactly one place."""
    found = [tech[CARD] for techs in game.techs for tech in techs] + game.tech_deck + game.tech_discards
    found += [number for cards in game.notes.get("dealt_technologies", ()) for number in cards]
    found += drawn_technologies(game)
    assert sorted(found) == (in_the_game(game) if found else [])


def drawn_technologies(game: Game) -> list[int]:
    """Technologies of which one is about to be kept (R-TEC-11)."""
    return [number for frame in game.stack if frame[0] == "technology.keep_new" for number in frame[1][0]]


def check_counts(game: Game) -> None:
    """R-RES-12, R-GEN-2: markers and homes always equal the colonies that stand there."""
    for seat in range(game.n):
        homes = sum(1 for planet in game.planets_of(seat) if game.on_planet(planet, seat))
        away = len([p for p in game.colonies(seat) if p not in game.planets_of(seat)])
        if not game.afloat[seat]:
            assert (game.home[seat], game.abroad[seat]) == (homes, away), f"markers of seat {seat}"


# --- what a seat cannot see --------------------------------------------------------------------------------------


def redeal(game: Game, seat: int, seed: int) -> None:
    """Deal everything this seat cannot see anew: deck, other hands, cards laid face down by others, destiny deck."""
    dice = Dice(seed)
    hidden: list[tuple[Any, Any, bool]] = []  # (container, index, must be an encounter card)
    hidden += [(game.deck, index, False) for index in range(len(game.deck))]
    for who, hand in enumerate(game.hands):
        if who != seat and not _sees_hand(game, seat, who):
            hidden += [(hand, index, False) for index in range(len(hand))]
    hoard = game.kept.get("second_hand", [])
    if hoard and seat != _owner_of_second_hand(game):
        hidden += [(hoard, index, False) for index in range(len(hoard))]
    stores = [tech for who in range(game.n) if who != seat for tech in game.techs[who] if tech[STORED] >= 0]
    hidden += [(tech, STORED, True) for tech in stores]
    for side in (0, 1):
        unseen = game.laid[side] >= 0 and not game.open[side] and not _sees_laid(game, seat, side)
        if unseen:
            hidden.append((game.laid, side, True))
    faces = [container[index] for container, index, _ in hidden]
    shuffle(dice, faces)
    needed = [entry for entry in hidden if entry[2]]
    for container, index, _ in needed:
        encounter = next(number for number, face in enumerate(faces) if face <= MORPH)
        container[index] = faces.pop(encounter)
    for (container, index, only_encounter), face in zip([e for e in hidden if not e[2]], faces, strict=True):
        assert not only_encounter
        container[index] = face
    if not game.notes.get(f"sees_destiny:{seat}"):
        shuffle(dice, game.destiny_deck)
    _redeal_technologies(game, seat, dice)
    _redeal_hidden_sheets(game, seat, dice)


def _dealt_anew(rows: list[list[int]], number: int, pile: list[int], dice: Dice) -> list[int]:
    """Other numbers for what lies face down, out of the same and the pile; what is left is the pile."""
    numbers = [row[number] for row in rows] + pile
    shuffle(dice, numbers)
    for row in rows:
        row[number] = numbers.pop()
    return numbers


def _redeal_technologies(game: Game, seat: int, dice: Dice) -> None:
    """Face-down technologies of others and the technology deck."""
    down = [tech for who in range(game.n) if who != seat for tech in game.techs[who] if not tech[COMPLETE]]
    game.tech_deck = _dealt_anew(down, CARD, game.tech_deck, dice)


def _redeal_hidden_sheets(game: Game, seat: int, dice: Dice) -> None:
    """Sheets of others that were never turned up, and the unused aliens (R-VHP-1)."""
    down = [sheet for who in range(game.n) if who != seat for sheet in game.sheets[who] if not sheet[UP]]
    game.stock = _dealt_anew(down, ALIEN, game.stock, dice)
    listen(game)


def _owner_of_second_hand(game: Game) -> int:
    return next((who for who, _, _, _ in game.ears.get("second_hand", ())), -1)


def _sees_hand(game: Game, seat: int, who: int) -> bool:
    return f"sees:{seat}:{who}" in game.notes


def _sees_laid(game: Game, seat: int, side: int) -> bool:
    own = game.main(side) == seat and "swapped" not in game.notes
    return own or f"knows:{seat}:{side}" in game.notes
