"""Coverage that is forced: for every card, technology, sheet and moment positions are looked for in which it matters.

A position is walked to by players of chance. Before a pair is played at tables it is seen on a copy that the thing will
be offered there, after the next public answer.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import partial
from itertools import product

from engine.encounter.cards import ALIEN_IDS, FIRST_FLARE, MORPH, NAMES, NEGOTIATE
from engine.encounter.items import ALIENS
from engine.encounter.moments import moment_name
from engine.encounter.state import UP
from engine.kernel.asking import BARGAIN, Ref
from engine.kernel.game import AnyMatch
from engine.testing.same_answers import MOST_ROUNDS, let_pass, public_answers
from engine.testing.two_worlds import Outcome, Pair
from tests.secrets import encounter
from tests.secrets.kinds import forks, order_of_answers, pair_of, untold
from tests.secrets.tables import told_apart
from tests.support import Dice

WALK = 400  # questions of a game
ASKING = [ALIEN_IDS.index(name) for name in ("human", "sorcerer", "reincarnator")]  # their flares look for them
Item = tuple[str, str]
Play = tuple[int, int] | None  # a seat, and the number of the option that it takes


class Wanted:
    """What is still to be met: ("wild", "zombie"), ("card", "plague"), ("sheet", "human") and others."""

    def __init__(self, windows: str) -> None:
        self.windows = windows
        self.left: set[Item] = {item_of(face, name) for face, name in encounter.ALL_CARDS}
        self.left |= {("sheet", alien.id) for alien in ALIENS if alien.setup is None}
        self.left |= {("flare of a hidden", alien.id) for alien in ALIENS if alien.setup is None}
        self.left |= {("technology", name) for name in encounter.TECHNOLOGY_IDS}
        self.moments: set[str] = set()
        self.all = len(self.left)

    def meet(self, games: range, stop: int = 1 << 30) -> Iterator[tuple[Pair, Outcome]]:
        """Play pairs until all is met or these games are over."""
        met = 0
        for number in games:
            dice = Dice(number)
            for match in encounter.positions(number, self.windows, number, WALK):
                for pair, item in self.pairs(match, dice):
                    # cards are looked for with this very chance: the first public answer is the one that was tried
                    outcome = told_apart(pair, encounter, self.windows, 0)
                    yield pair, outcome
                    if outcome.held or item[0] not in ("wild", "super", "card"):
                        self.left.discard(item)
                    met += 1
                    if met >= stop or not self.left:
                        return

    def pairs(self, match: AnyMatch, dice: Dice) -> Iterator[tuple[Pair, Item]]:
        game = match.game
        for seat in range(game.n):
            faces = [face for face, name in encounter.ALL_CARDS if self.wants(match, seat, face, name)]
            for face in dict.fromkeys(encounter.fitting(match, seat, faces, 0)) if faces else ():
                pair = encounter.with_card(match, seat, face, dice.below(50))
                if pair is not None:
                    yield pair, item_of(*encounter.half(match, seat, face))
        for seat in range(game.n):
            for sheet in game.sheets[seat] if match.pending else ():
                if not sheet[UP]:
                    yield from self.sheets(match, dice, seat)
        for moment in set(asked_next(match)) - self.moments:
            self.moments.add(moment)
            for eye in range(game.n):
                yield order_of_answers(match, eye), ("moment", moment)
        if game.options.technology:
            left = [n for n in game.tech_deck if ("technology", encounter.TECHNOLOGY_IDS[n]) in self.left]
            if left:
                number = left[dice.below(len(left))]
                pair = encounter.face_down_technology(match, dice, number)
                if pair is not None:
                    yield pair, ("technology", encounter.TECHNOLOGY_IDS[number])

    def sheets(self, match: AnyMatch, dice: Dice, seat: int) -> Iterator[tuple[Pair, Item]]:
        """Another sheet lies face down; somebody else would be offered its flare next if its owner were not there."""
        may = [number for number in match.game.stock if ("sheet", ALIENS[number].id) in self.left]
        flares = [number for number in match.game.stock if ("flare of a hidden", ALIENS[number].id) in self.left]
        holder = (seat + 1 + dice.below(match.game.n - 1)) % match.game.n
        fit = set(encounter.fitting(match, holder, [FIRST_FLARE + number for number in flares], 0))
        for number in [*may[:1], *[number for number in flares if FIRST_FLARE + number in fit]]:
            pair = encounter.face_down_sheet(match, seat, number, holder)
            if pair is not None:
                yield pair, ("flare of a hidden" if FIRST_FLARE + number in fit else "sheet", ALIENS[number].id)

    def wants(self, match: AnyMatch, seat: int, face: int, name: str) -> bool:
        return item_of(face, name) in self.left and encounter.half(match, seat, face)[1] == name


def flares_of_hidden(match: AnyMatch, dice: Dice, wanted: Callable[[Item], bool]) -> Iterator[tuple[Pair, Item, Play]]:
    """Another seat holds the flare that asks for an alien, and that alien lies face down before one seat or not
    (R-VHP-5): once before the flare may be offered, once when its holder is about to play it."""
    for seat, alien in product(range(match.game.n), ASKING):
        item = (ALIEN_IDS[alien], str(seat in (match.game.offense, match.game.defense)))
        if alien not in match.game.stock or not wanted(item) or all(sheet[UP] for sheet in match.game.sheets[seat]):
            continue
        face, holder = FIRST_FLARE + alien, (seat + 1 + dice.below(match.game.n - 1)) % match.game.n
        before = encounter.face_down_sheet(match, seat, alien, holder)
        if before is None or not encounter.fitting(match, holder, [face], 0):
            continue
        yield before, item, None
        found = offered(before.two, holder, ("card", face))
        pair = found and encounter.face_down_sheet(found, seat, alien, holder)
        if pair:
            yield pair, item, (holder, pair.two.question_for(holder).options.index(("card", face)))


def offered(match: AnyMatch, holder: int, ref: Ref) -> AnyMatch | None:
    """The position after the next public answer in which this is offered to a seat; until then all let pass."""
    found = untold(match)
    given = public_answers(found, found, Dice(0), lambda other: other == ref)
    if given is None or given[0][0].shape == BARGAIN:
        return None
    answer = given[0][1]
    found.answer(given[0][0].seat, tuple(answer) if isinstance(answer, list) else answer)
    for _ in range(MOST_ROUNDS):
        asked = [question for question in found.pending if question.secret]
        if not asked or any(question.seat == holder and ref in question.options for question in asked):
            return untold(found) if asked else None
        found.answer(asked[0].seat, let_pass(asked[0]))
    return None


def plain_hand(match: AnyMatch, dice: Dice) -> Pair | None:
    """No special card at all in a hand: attacks of the deck lie there instead."""
    seat = dice.below(match.game.n)
    one, two = forks(match)
    special = [face for face in two.hands[seat] if face > MORPH]
    attacks = [spot for spot, face in enumerate(one.deck) if face < NEGOTIATE][: len(special)]
    named = any(name == "acts.declare" for name, _, _ in one.stack)  # a card that is about to be played
    if not special or len(attacks) < len(special) or one.deal or named:
        return None
    hand = one.hands[seat][:]
    for face, spot in zip(special, attacks, strict=True):
        hand[hand.index(face)], one.deck[spot] = one.deck[spot], face
    one.set_hand(seat, hand)
    both = {*special, *two.hands[seat], *hand}
    knows = encounter.known_hands(one, seat)
    return pair_of(f"no special card at all in hand of {seat}", one, two, knows, partial(about, both))


def about(faces: Collection[int], ref: Ref) -> bool:
    return encounter.about(ref, (*faces, encounter.PLAGUE, encounter.MIND))


def asked_next(match: AnyMatch) -> list[str]:
    """The moments at which at least three are asked in secret after the next public answer."""
    probe = untold(match)
    given = public_answers(probe, probe, Dice(0), lambda ref: False)
    if given is None or given[0][0].shape == BARGAIN or probe.game.partial:
        return []
    answer = given[0][1]
    probe.answer(given[0][0].seat, tuple(answer) if isinstance(answer, list) else answer)
    found = []
    for _ in range(MOST_ROUNDS):
        asked = [question for question in probe.pending if question.secret]
        if not asked:
            break
        if len(asked) > 2:
            found.append(moment_name(probe.game))
        probe.answer(asked[0].seat, let_pass(asked[0]))
    return found


def item_of(face: int, half: str) -> Item:
    return half, NAMES[face].removeprefix("flare_") if face >= FIRST_FLARE else NAMES[face]
