"""What one seat may see, as plain data built from nothing (section 2): names for numbers, never a hidden face.

Everything a screen, a bot or a peer gets comes from here. Reads the position; changes nothing.
"""

from collections.abc import Callable
from typing import Any, cast

from engine.andromeda import public
from engine.andromeda.abilities import spent
from engine.andromeda.battle import dice_from, participants, parts_of, side_name, targeting_of
from engine.andromeda.beside import acts
from engine.andromeda.board import REGIONS
from engine.andromeda.content import (
    CARD_IDS,
    CLASSES,
    DESTINY_IDS,
    DISCOVERY_IDS,
    EVENT_IDS,
    MODULE_IDS,
    MOON_IDS,
    RAIDER_IDS,
    RAIDERS,
    SHIP_IDS,
    SUPREMACY_IDS,
)
from engine.andromeda.event_track import start_space
from engine.andromeda.fleet import fleet_at
from engine.andromeda.moments import moment
from engine.andromeda.state import (
    Game,
    partner,
)
from engine.andromeda.view_types import Battle, Raider, Seat, Side, View
from engine.kernel import plain_data
from engine.kernel.lazy_view import Make, late
from engine.kernel.match import Match
from engine.kernel.plain_data import Still, plain
from engine.kernel.views import Question as Put

SPECTATOR = -1
Seen = Match[Game] | Still
# names by number, and "" for none
module_name = (*MODULE_IDS, "").__getitem__
card_name = CARD_IDS.__getitem__
moon_name = (*MOON_IDS, "").__getitem__
supremacy_name = (*SUPREMACY_IDS, "").__getitem__


def view(match: Seen, seat: int) -> View:
    """Return the whole position for one seat, or for a spectator."""
    return views(match)(seat)


def views(match: Seen) -> Callable[[int], View]:
    """Return a function that makes views of one position. Public parts are built once and shared."""
    game: Game = match.game
    shown = usual(game) | {name: make(game) for name, make in BOARD.items()}
    return lambda seat: cast(View, {**shown, **own(match, seat)})


def glimpse(match: Match[Game], seat: int) -> View:
    """Return a view for a bot that is asked now. Parts that it may not need are built only when they are read."""
    seen = usual(match.game)
    seen["seat"] = seat
    if seat >= 0:
        seen["hand"] = hand(match.game, seat)
    return cast(View, late(match, seat, seen, GLIMPSED, match.question_for(seat)))


def usual(game: Game) -> dict[str, Any]:
    """Return the public parts of a view that cost no time to build."""
    options = game.options
    return {
        "n": game.n,
        "turn": game.turn,
        "active": game.active,
        "goal": game.goal,
        "ended": game.ended,
        "left": game.left,
        "marker": game.marker,
        "event_due": game.due,
        "special": options.special,
        "teams": options.teams,
        "balanced": options.balanced,
        "over": game.over,
    }


BOARD: dict[str, Callable[[Game], Any]] = {  # what all may see besides
    "phase": lambda game: moment(game).partition(".")[0],
    "moment": moment,
    "region": lambda game: REGIONS[game.active_region] if game.active_region >= 0 else "",
    "launched": lambda game: SHIP_IDS[game.notes["launched"]] if "launched" in game.notes else "",
    "marker_start": start_space,
    "event": lambda game: EVENT_IDS[game.notes["event"]] if "event" in game.notes else "",
    "map": public.regions,
    "newest": lambda game: REGIONS[game.newest] if game.newest >= 0 else "",
    "raiders": lambda game: raiders_view(game),
    "display": lambda game: [[*map(module_name, column)] for column in game.display],
    "decks": lambda game: [*map(len, game.decks)],
    "tactics": lambda game: len(game.tactics_deck),
    "tactics_discards": lambda game: [*map(card_name, game.tactics_discard)],
    "events": lambda game: len(game.event_deck),
    "events_used": lambda game: [EVENT_IDS[card] for card in game.event_discard],
    "planets_left": lambda game: len(game.planet_stack),
    "moons_gone": lambda game: [*map(moon_name, game.moon_discard)],
    "science_tokens": lambda game: [*map(len, game.spaces)],
    "observatory": lambda game: len(game.observatory),
    "tokens_gone": lambda game: [DISCOVERY_IDS[token] for token in game.tokens_gone],
    "supremacy_tokens": lambda game: [*map(supremacy_name, game.medal_spaces)],
    "mechaphages": lambda game: game.hives,
    "spent": spent,
    "battle": lambda game: battle_view(game) if game.battle is not None else None,
    "scores": lambda game: [[list(line) for line in lines] for lines in game.scores],
    "winners": lambda game: game.winners[:],
}


def own(match: Seen, seat: int) -> dict[str, Any]:
    """Return the parts of a view that differ between seats."""
    seen: dict[str, Any] = {"seat": seat, **{name: make(match, seat) for name, make in OWN.items()}}
    if seat >= 0:
        seen["hand"] = hand(match.game, seat)
    return seen


def hand(game: Game, seat: int) -> list[str]:
    return [*map(card_name, game.hands[seat])]


def asked_view(match: Seen, seat: int) -> Put | None:
    question = match.question_for(seat) if seat >= 0 else None
    return plain_data.question(question) if question is not None else None


def beside(match: Seen, seat: int) -> list[list[Any]]:
    """Return the acts that a seat may do in addition to the open question. At a show point there are none."""
    return [list(ref) for ref in acts(match.game, seat)] if match.pending and seat >= 0 else []


OWN: dict[str, Make] = {
    "seats": lambda match, seat: seat_views(match.game, seat),
    "question": asked_view,
    "asked": plain_data.asked,
    "beside": beside,
}


def of_board(make: Callable[[Game], Any]) -> Make:
    return lambda match, seat: make(match.game)


GLIMPSED: dict[str, Make] = {name: of_board(make) for name, make in BOARD.items()} | OWN


# --- raiders -------------------------------------------------------------------------------------------------------


def raiders_view(game: Game) -> list[Raider]:
    """Return the five cards, S first; a card that lies face down has no name yet (A-RAI-5)."""
    out = [0] * len(CLASSES)
    for cls, n in game.raiders.values():
        out[cls] += n
    return [
        {
            "class": CLASSES[cls],
            "card": RAIDER_IDS[card] if game.revealed[cls] else "",
            "marks": game.raider_marks[cls],
            "supply": RAIDERS[card].tokens - out[cls] if game.revealed[cls] else -1,
        }
        for cls, card in enumerate(game.raider_cards)
        if card >= 0
    ]


# --- seats -------------------------------------------------------------------------------------------------------


def seat_views(game: Game, viewer: int) -> list[Seat]:
    """Return each seat's station, fleet and goods. A partner also sees the private parts (A-TEA-7)."""
    rows = public.seats(game)
    other = partner(game, viewer) if viewer >= 0 else -1
    for who in range(game.n) if game.over else (viewer, other):
        if who >= 0:
            rows[who] = with_private(rows[who], game, who, viewer, who in (viewer, other))
    return rows


def with_private(shown: Seat, game: Game, who: int, viewer: int, known: bool) -> Seat:
    """Return a seat's row with the parts that only the player and their partner know. At the end goals are public."""
    row = shown.copy()
    if known:
        row["tokens"] = [DISCOVERY_IDS[token] for token in game.discoveries[who]]
    if known or game.destiny[who]:
        row["goals"] = [DESTINY_IDS[card] for card in game.destiny[who]]
    if known and viewer != who:
        row["hand_cards"] = [CARD_IDS[card] for card in game.hands[who]]
    return row


# --- a battle ----------------------------------------------------------------------------------------------------


def raiders_at(game: Game) -> list[Any]:
    """Return [class, number] of the raiders in the active region; [] if there are none."""
    cls, n = game.raiders.get(game.active_region, (-1, 0))
    return [CLASSES[cls], n] if n else []


def battle_view(game: Game) -> Battle:
    """Return the sides of a battle with their current numbers, and the dice once they have been thrown."""
    battle = game.battle
    assert battle is not None
    return {
        "step": battle["stage"],
        "sides": [
            side_view(game, side)
            for side in sorted({*participants(game), *battle["rolls"]}, key=lambda side: (side < 0, side))
        ],
        "forbidden": battle["forbidden"],
        "rescue": battle["rescue"],
        "winners": [list(side_name(side)) for side in battle["winners"]],
        "lost": [list(side_name(side)) for side in battle["lost"]],
    }


def side_view(game: Game, side: int) -> Side:
    battle = game.battle
    assert battle is not None
    parts, thrown = parts_of(game, side), battle["thrown"].get(side, ((), ()))
    return {
        "side": list(side_name(side)),
        "dice": dice_from(game, side, parts),
        "targeting": targeting_of(game, side),
        "energy": battle["energy"].get(side, 0),
        "parts": {name: n for name, n in parts.items() if n},
        "ships": fleet_at(game, side, game.active_region) if side >= 0 else raiders_at(game),
        "rolled": list(battle["rolls"].get(side, ())),
        "first": list(thrown[0]),
        "again": plain(thrown[1]),
    }
