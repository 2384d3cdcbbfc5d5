"""What a client of each game can say at all: acts beside the question by every name, and proposals of every kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.andromeda.board import REGIONS
from engine.andromeda.content import (
    CARD_IDS,
    DEVELOPMENTS,
    DISCOVERY_IDS,
    FACTION_IDS,
    MODULE_IDS,
    MOON_IDS,
    SUPREMACY_IDS,
)
from engine.chaos.cards import IDS
from engine.encounter.cards import ALIEN_IDS, NAMES, TYPE
from engine.encounter.state import ALIEN
from engine.kernel.asking import Ref
from engine.kernel.game import AnyMatch
from engine.testing.prying import Tries
from engine.testing.same_answers import Chance


def turned_up(match: AnyMatch, dice: Chance) -> list[Ref]:
    """Turn up any alien (the only act there is), and what is none."""
    found: list[Ref] = [("turn_up", ALIEN_IDS[dice.below(len(ALIEN_IDS))]) for _ in range(3)]
    found += [("turn_up", ALIEN_IDS[sheet[ALIEN]]) for sheets in match.game.sheets for sheet in sheets]
    return [*found, ("turn_up",), ("card", NAMES[dice.below(len(NAMES))]), ("turn_up", "nobody")]


def wishes(match: AnyMatch, seat: int, dice: Chance) -> list[Any]:
    """Proposals that ask for, or offer, cards by every kind of term, and colonies."""
    game = match.game
    side = int(seat == game.defense)
    counts = [(kind, n) for kind in ("choice", "random", "highest", "lowest") for n in (1, 2, 3, 9)]
    terms: list[Any] = [[kind, n] for kind, n in counts]
    terms += [["type", kind, n] for kind in sorted(set(TYPE)) for n in (1, 2, 3)]
    terms += [["card", NAMES[dice.below(len(NAMES))]] for _ in range(4)]
    planet = game.planets()[dice.below(len(game.planets()))]
    found = []
    for term in terms:
        for theirs in (True, True, False):
            wish: list[Any] = [[], [], [], [], []]
            wish[2 * (1 - side if theirs else side)] = [term, terms[dice.below(len(terms))]][: 1 + dice.below(2)]
            found.append(wish)
    return [*found, [[], [planet, 1, 4], [], [], []], [[], [], [], [planet, 1, 1], []]]


def beside_the_question(match: AnyMatch, dice: Chance) -> list[Ref]:
    """Every act by its name, each with some of all things that there are."""

    def any_of(ids: Sequence[str]) -> str:
        return ids[dice.below(len(ids))]

    found: list[Ref] = [("play", any_of(CARD_IDS)) for _ in range(6)]
    found += [("use_token", any_of((*DISCOVERY_IDS, *SUPREMACY_IDS))) for _ in range(3)]
    found += [("slot", any_of(MOON_IDS), any_of((*MODULE_IDS, "tactical"))) for _ in range(2)]
    found += [
        ("abandon", any_of(MOON_IDS)),
        ("rearrange", any_of(MODULE_IDS)),
        ("exchange",),
        ("card", any_of(CARD_IDS)),
    ]
    found += [(what, any_of(REGIONS)) for what in ("recruit", "collect")]
    found += [("use_development", any_of(DEVELOPMENTS)), ("ability", any_of(FACTION_IDS), dice.below(3)), ("play",)]
    return found


def conceded(match: AnyMatch, dice: Chance) -> list[Ref]:
    """Conceding is the only act; the words of options are none. Nobody concedes for another."""
    handles = [*match.game.rows] or [0]
    found: list[Ref] = [(what, IDS[dice.below(len(IDS))]) for what in ("play", "down", "trigger")]
    found += [(what, handles[dice.below(len(handles))]) for what in ("use", "pay", "turn")]
    return [*found, ("concede", dice.below(match.game.n)), ("concede_twice",)]


ENCOUNTER, ANDROMEDA, CHAOS = Tries(turned_up, wishes), Tries(beside_the_question), Tries(conceded)
