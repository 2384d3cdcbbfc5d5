"""The cards of a set position: named cards are taken out of the deck, and the rest is shuffled.

More copies of a card than exist need `doctored = true`. Flares take part only if they are named, so that a scenario
does not change when an alien is added to the game. This module handles cards and piles, but no phase.
"""

from collections import Counter
from typing import Any

from engine.encounter.cards import FIRST_FLARE, NEGOTIATE, destiny_cards, plain_cards
from engine.encounter.scenario.names import Names, card, technology
from engine.encounter.setup import artifact_cards
from engine.encounter.state import CARD, COMPLETE, SHIPS, STORED, Game
from engine.encounter.technology import in_the_game, new_technology
from engine.kernel.chance import shuffle
from engine.testing.names import UnknownName


class Dealer:
    """A dealer of named cards, from a pool of all cards."""

    def __init__(self, game: Game, names: Names, doctored: bool) -> None:
        self.game = game
        self.names = names
        self.doctored = doctored
        self.pool = Counter([*plain_cards(), *artifact_cards()])
        self.counted: list[tuple[int, int]] = []  # hands of which only the number is named

    def take(self, text: object) -> int:
        face = card(text)
        if face >= FIRST_FLARE and face not in self.pool:
            self.pool[face] = 1
        if not self.pool[face]:
            if not self.doctored:
                raise UnknownName("too_many_copies", text)
        else:
            self.pool[face] -= 1
        return face

    def hands(self, wanted: dict[str, Any]) -> None:
        """Deal the named cards to each hand. A number instead of names stands for that many attacks from the deck."""
        for who, cards in wanted.items():
            seat = self.names.seat(who)
            if isinstance(cards, list):
                self.game.set_hand(seat, [self.take(name) for name in cards])
            else:
                self.counted.append((seat, int(cards)))

    def finish(self, keys: dict[str, Any]) -> None:
        """Stack the deck and the discards, after all other named cards have been taken."""
        game = self.game
        game.discards = [self.take(name) for name in keys.get("discards", [])]
        top = [self.take(name) for name in keys.get("deck_top", [])]
        deck = keys.get("deck")
        if isinstance(deck, list):
            top = [*top, *[self.take(name) for name in deck]]
        rest = sorted(self.pool.elements())
        shuffle(game, rest)
        for seat, count in self.counted:
            attacks = [face for face in rest if face < NEGOTIATE][:count]
            for face in attacks:
                rest.remove(face)
            game.gain(seat, *attacks)
        if deck is not None:
            kept = rest[: max(0, deck - len(top))] if isinstance(deck, int) else []
            if len(kept) < len(rest) and not self.doctored:
                raise UnknownName("cards_left_over", "deck")
            rest = kept
        game.deck = [*reversed(rest), *reversed(top)]


def deal_destiny(game: Game, names: Names, keys: dict[str, Any], doctored: bool) -> None:
    """Stack the destiny deck: the cards of `destiny` come first, in that order; `destiny_deck` is the whole deck."""
    pool = Counter(destiny_cards(game.n))

    def take(text: object) -> int:
        number = names.destiny(text)
        if not pool[number] and not doctored:
            raise UnknownName("too_many_copies", text)
        pool[number] -= 1 if pool[number] else 0
        return number

    wanted = keys.get("destiny", [])
    top = [take(name) for name in (wanted if isinstance(wanted, list) else [wanted])]
    game.destiny_discards = [take(name) for name in keys.get("destiny_discards", [])]
    if "destiny_deck" in keys:
        top += [take(name) for name in keys["destiny_deck"]]
        if pool.total() and not doctored:
            raise UnknownName("cards_left_over", "destiny_deck")
        game.destiny_deck = list(reversed(top))
        return
    rest = sorted(pool.elements(), key=lambda card: (card - names.turned) % game.n if card < game.n else card)
    shuffle(game, rest)
    game.destiny_deck = [*rest, *reversed(top)]


def deal_technologies(game: Game, names: Names, keys: dict[str, Any], doctored: bool) -> None:
    """Deal technologies: `"omega missile with 3"` researches, `"xenon lasers completed"` is in play, `over attack 6`
    stores a card.
    """
    pool = in_the_game(game) if game.options.technology else []
    for who, cards in keys.get("technologies", {}).items():
        for text in cards:
            words, _, stored = str(text).partition(" over ")
            name, _, ships = words.partition(" with ")
            tech = new_technology(technology(name.removesuffix(" completed")))
            if tech[CARD] not in pool:
                raise UnknownName("technology_taken", text)
            pool.remove(tech[CARD])
            tech[COMPLETE] = int(name.endswith(" completed"))
            tech[SHIPS] = int(ships or 0)
            if stored:
                tech[STORED] = card(stored)
                if tech[STORED] not in game.deck:
                    raise UnknownName("too_many_copies", stored)
                game.deck.remove(tech[STORED])
            game.techs[names.seat(who)].append(tech)
    game.tech_discards = [technology(name) for name in keys.get("tech_discards", [])]
    deck = [technology(name) for name in keys.get("tech_deck", keys.get("tech_top", []))]
    rest = [number for number in pool if number not in deck and number not in game.tech_discards]
    if "tech_deck" in keys:
        if rest and not doctored:
            raise UnknownName("cards_left_over", "tech_deck")
        rest = []
    shuffle(game, rest)
    game.tech_deck = [*rest, *reversed(deck)]
