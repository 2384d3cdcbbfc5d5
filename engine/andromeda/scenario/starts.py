"""Where a scenario begins: at the start of a turn, or straight at some part of the game, so that a short file can try
one effect of one component."""

from collections.abc import Callable
from typing import Any

from engine.andromeda.content import (
    CARDS,
    CLASSES,
    DISCOVERIES,
    EVENTS,
    MODULES,
    PLANET_KINDS,
    RAIDERS,
    SUPREMACY_TOKENS,
)
from engine.andromeda.effects.running import start as start_effects
from engine.andromeda.scenario.names import number, region_number
from engine.andromeda.state import PAD, Game
from engine.testing.names import UnknownName

TURN = "turn"


def begin(game: Game, text: str) -> None:
    """Begin where the scenario's `text` says: a word, usually followed by a name, such as "module S17", "reward RB1" or
    "battle A3".
    """
    word, _, name = text.partition(" ")
    if word not in STARTS:
        raise UnknownName("unknown_name", word, STARTS)
    game.notes["pad"] = any(PAD in (where,) for where in game.ships[game.active])
    STARTS[word](game, name)


def turn(game: Game, name: str) -> None:
    game.turn -= 1
    game.push("turn.begin")


def returning(game: Game, name: str) -> None:
    game.push("turn.close")
    game.push("returning.begin")


def ending(game: Game, name: str) -> None:
    game.push("turn.close")


def battle(game: Game, name: str) -> None:
    """Begin after the ambush, in a region that already has ships and raiders."""
    game.active_region = region_number(name)
    game.push("battle.begin")


def ambush(game: Game, name: str) -> None:
    game.active_region = region_number(name)
    game.push("battle.begin")
    game.push("raiders.ambush")


def event(game: Game, name: str) -> None:
    card = number("event", name)
    for pile in (game.event_deck, game.event_discard):
        if card in pile:
            pile.remove(card)
    game.event_deck.append(card)
    game.due, game.marker = True, 0
    game.push("events.due")


def scoring(game: Game, name: str) -> None:
    game.push("scoring.final")


def limits(game: Game, name: str) -> None:
    game.push("turn.limits")


def placement(game: Game, name: str) -> None:
    """Begin with an event that brings raiders of this class."""
    game.push("raiders.place", CLASSES.index(name))


def advance(game: Game, name: str) -> None:
    track, _, n = name.partition(" ")
    game.push("tracks.advance", game.active, number("track", track), int(n or 1))


def effects_of(kind: str, rows: Any) -> Callable[[Game, str], None]:
    """Begin with the effects of a component, carried out for the active player."""

    def run(game: Game, name: str) -> None:
        row = rows[number(kind, name)]
        start_effects(game, row.number, game.active, (kind, row.id), False)

    return run


def development_card(game: Game, name: str) -> None:
    kind = next((kind for kind, row in enumerate(PLANET_KINDS) if row.development == name), -1)
    if kind < 0:
        raise UnknownName("unknown_name", name, [row.development for row in PLANET_KINDS])
    start_effects(game, PLANET_KINDS[kind].number, game.active, ("development", name))


def module_damage(game: Game, name: str) -> None:
    game.push("damage.module_damage", game.active)


STARTS: dict[str, Callable[[Game, str], None]] = {
    "turn": turn,
    "return": returning,
    "end": ending,
    "battle": battle,
    "ambush": ambush,
    "event": event,
    "scoring": scoring,
    "limits": limits,
    "place": placement,
    "advance": advance,
    "damage": module_damage,
    "module": effects_of("module", MODULES),
    "card": effects_of("card", CARDS),
    "special": effects_of("event", EVENTS),
    "reward": effects_of("raider", RAIDERS),
    "discovery": effects_of("discovery", DISCOVERIES),
    "supremacy": effects_of("supremacy", SUPREMACY_TOKENS),
    "development": development_card,
}
