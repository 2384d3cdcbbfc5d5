"""Positions as a scenario describes them: options, sheets, ships, the facts of an encounter under way.

What a file does not say is as plain as possible: ships stand at home, hands are empty, the deck is shuffled.
"""

from collections.abc import Callable
from typing import Any

from engine.encounter.content import load_content
from engine.encounter.flagship import FLAGSHIP
from engine.encounter.items import ALIENS, FACE_USES
from engine.encounter.listening import listen, tell_cards
from engine.encounter.moments import FIRST_ROW, MOMENT_NUMBER, MOMENTS
from engine.encounter.options import FEWEST, JOINED, MOST, Options, make_options
from engine.encounter.phases.destiny import named_by, seat_defense
from engine.encounter.phases.reveal import compute_outcome
from engine.encounter.places import researching
from engine.encounter.scenario.dealing import Dealer, deal_destiny, deal_technologies
from engine.encounter.scenario.names import PLACES, Names, alien, alien_id, card, normal
from engine.encounter.scenario.pace import REST
from engine.encounter.scenario.shapes import (
    CARDS,
    COUNTS,
    HANDS,
    LISTS,
    NUMBER,
    PILE,
    SHEETS,
    STANDINGS,
    TABLE,
    TEXT,
    TEXTS,
    WORDS,
    YES_NO,
    Shape,
    either,
)
from engine.encounter.setup import SHIPS_ON_A_PLANET, check_bans, empty_game, take_sheet
from engine.encounter.ships import recount
from engine.encounter.state import (
    ALIEN,
    DEF,
    DEFENSIVE_ALLY,
    EXTRA,
    OFF,
    OFFENSIVE_ALLY,
    OWN,
    TOKENS,
    UP,
    USED,
    ZAPPED,
    Game,
)
from engine.encounter.values import copies_of_morph
from engine.kernel.asking import Refused
from engine.kernel.match import Match
from engine.testing.names import UnknownName

SET_UP = "setup"  # the stage at which nothing is set: the game begins with its own set-up
FIRST_STAGE = "start.begin"
DESTINY_LIES_OPEN = ("destiny.drawn", "destiny.choose")  # the first of `destiny` has been drawn when these begin
ALL_USED = 0b1111
DEFAULT_SEED = 1

# what a position may say, and what kind of value each key takes
KEYS: dict[str, Shape] = {
    "players": either(NUMBER, TEXTS),
    "aliens": SHEETS,
    "options": TABLE,
    "stage": TEXT,
    "seed": NUMBER,
    "doctored": YES_NO,
    "offense": TEXT,
    "defense": TEXT,
    "target": TEXT,
    "number": NUMBER,
    "planets": STANDINGS,
    "warp": COUNTS,
    "gate": COUNTS,
    "beside": COUNTS,
    "gone": COUNTS,
    "allies": WORDS,
    "invited": CARDS,
    "hands": HANDS,
    "laid": WORDS,
    "deck_top": TEXTS,
    "deck": PILE,
    "discards": TEXTS,
    "destiny": either(TEXT, TEXTS),
    "destiny_deck": TEXTS,
    "destiny_discards": TEXTS,
    "tokens": COUNTS,
    "zapped": TEXTS,
    "used": TEXTS,
    "hidden": TEXTS,
    "flares_used": TEXTS,
    "kept": LISTS,
    "stock": TEXTS,
    "technologies": CARDS,
    "tech_top": TEXTS,
    "tech_deck": TEXTS,
    "tech_discards": TEXTS,
}
IN_SET_UP = ("players", "aliens", "options", "stage", "seed")


# --- the table ---------------------------------------------------------------------------------------------------


def table(keys: dict[str, Any], turned: int = 0) -> tuple[Options, Names]:
    """Read seats, aliens and variants, and make the names of the table. Player a sits `turned` places after the first
    seat.
    """
    aliens = [entry if isinstance(entry, list) else [entry] for entry in keys.get("aliens", [])]
    players = keys.get("players", max(FEWEST, len(aliens)))
    own = players if isinstance(players, list) else []
    seats = len(own) if own else players
    if not FEWEST <= seats <= MOST or len(aliens) > seats:
        raise UnknownName("seats", seats, low=FEWEST, high=MOST)
    aliens += [[""] for _ in range(seats - len(aliens))]
    ids = [[alien_id(name) for name in entry if name] for entry in aliens]
    for entry in ids:
        for name in entry:
            alien(name)
    named = [name for entry in ids for name in entry] + [alien_id(name) for name in keys.get("stock", [])]
    wishes = {"joined": tuple(name for name in JOINED if name in named), **keys.get("options", {})}
    if keys.get("stage") != SET_UP or any(ids):
        fixed = [entry[0] if entry else "" for entry in ids]
        wishes["aliens"] = tuple(fixed[(seat - turned) % seats] for seat in range(seats))
    if not any(ids) and "alien_mode" not in wishes:
        wishes |= {"alien_mode": "none", "aliens": ()}
    try:
        options = make_options(seats=seats, **wishes)
        check_bans(options)
    except Refused as refused:
        raise UnknownName("options", refused.code) from refused
    return options, Names([str(name) for name in own], ids, turned)


def position(keys: dict[str, Any], options: Options, names: Names, setting: Callable[[str], None]) -> Game:
    """Return the game as described. `setting` is called with each key before it is read, so that an error can name it.
    """
    game = empty_game(options, keys.get("seed", DEFAULT_SEED))
    doctored = keys.get("doctored", False)
    setting("aliens")
    sheets(game, names, keys)
    dealer = Dealer(game, names, doctored)
    setting("hands")
    dealer.hands(keys.get("hands", {}))
    setting("laid")
    laid = {names.seat(who): dealer.take(face) for who, face in keys.get("laid", {}).items()}
    setting("kept")
    keep(game, names, keys, dealer)
    setting("deck")
    dealer.finish(keys)
    setting("destiny")
    deal_destiny(game, names, keys, doctored)
    setting("technologies")
    deal_technologies(game, names, keys, doctored)
    set_up_aliens(game, keys)
    setting("planets")
    ships(game, names, keys, doctored)
    listen(game)
    tell_cards(game, set(FACE_USES))
    recount(game)
    encounter(game, names, keys, laid, setting)
    game.stack.clear()
    game.events = []
    return game


def begin_at(game: Game, stage: str) -> None:
    game.at = FIRST_ROW[stage]
    game.moment = MOMENT_NUMBER[stage]
    game.push(REST)


def begin_set_up(options: Options, seed: int) -> Match[Game]:
    """Set the game up from its beginning (R-SET), with rests in the course that follows."""
    load_content()
    game = empty_game(options, seed)
    game.push(REST)
    game.push("setup.first_player")
    game.push("setup.deal_cards")
    game.push("setup.offer_aliens")
    return Match(game, strict=True)


# --- sheets ------------------------------------------------------------------------------------------------------


def sheets(game: Game, names: Names, keys: dict[str, Any]) -> None:
    for place, entry in enumerate(keys.get("aliens", [])):
        seat = names.at(place)
        for number, name in enumerate(name for name in (entry if isinstance(entry, list) else [entry]) if name):
            take_sheet(game, seat, alien(name), EXTRA if number else OWN, up=1)
    in_play = [sheet[ALIEN] for mine in game.sheets for sheet in mine]
    game.stock = [number for number in game.options.box if number not in in_play]
    if "stock" in keys:
        game.stock = [alien(name) for name in keys["stock"]]
    for key, field, value in (("hidden", UP, 0), ("zapped", ZAPPED, 1), ("used", USED, ALL_USED)):
        for who in keys.get(key, []):
            for sheet in game.sheets[names.seat(who)]:
                sheet[field] = value
    for who, count in keys.get("tokens", {}).items():
        if not game.sheets[names.seat(who)]:
            raise UnknownName("no_sheet", who)
        game.sheets[names.seat(who)][0][TOKENS] = count


def set_up_aliens(game: Game, keys: dict[str, Any]) -> None:
    """Run the printed set-up texts, unless the file says what lies on the sheets."""
    if "kept" in keys or "tokens" in keys:
        return
    listen(game)
    for seat in range(game.n):
        for sheet in game.sheets[seat]:
            set_up = ALIENS[sheet[ALIEN]].setup
            if set_up is not None:
                set_up(game, seat)


def keep(game: Game, names: Names, keys: dict[str, Any], dealer: Dealer) -> None:
    """Put cards and marks on sheets and boards. Cards in them are taken out of the deck."""

    def thing(value: Any) -> Any:
        if isinstance(value, list):
            return tuple(thing(part) for part in value)
        if isinstance(value, str) and ":" not in value and normal(value) not in (*names.by_handle, *PLACES):
            return dealer.take(value)
        return names.anything(value)

    for key, content in keys.get("kept", {}).items():
        game.kept[key] = [thing(part) for part in content]


# --- ships -------------------------------------------------------------------------------------------------------


def by_seat(names: Names, table: dict[str, Any]) -> dict[int, int]:
    return {names.seat(who): int(count) for who, count in table.items()}


def ships(game: Game, names: Names, keys: dict[str, Any], doctored: bool) -> None:
    """Place ships. Those the file does not place stand on home planets it does not mention, as evenly as can be."""
    n = game.n
    mentioned: set[int] = set()
    for text, standing in keys.get("planets", {}).items():
        planet = names.planet(text)
        if planet not in game.planets():
            raise UnknownName("unknown_planet", text)
        mentioned.add(planet)
        game.ships[planet * n : planet * n + n] = [by_seat(names, standing).get(seat, 0) for seat in range(n)]
    for zone in ("warp", "gate", "beside", "gone"):
        for seat, count in by_seat(names, keys.get(zone, {})).items():
            getattr(game, zone)[seat] = count
    for seat in range(n):
        free = [planet for planet in game.planets_of(seat) if planet not in mentioned]
        for planet in free:
            game.ships[planet * n + seat] = 0
        placed = game.on_colonies(seat) + game.warp[seat] + game.gate[seat] + game.beside[seat] + game.gone[seat]
        more = int(FLAGSHIP in game.kept and game.kept[FLAGSHIP][0] == seat)
        left = game.options.planets * SHIPS_ON_A_PLANET + more - placed - researching(game, seat)
        if left < 0 and not doctored:
            raise UnknownName("too_many_ships", names.say_seat(seat), n=-left)
        if not free:
            game.warp[seat] += max(0, left)
        for number, planet in enumerate(free):
            game.ships[planet * n + seat] = (max(0, left) + len(free) - 1 - number) // len(free)


# --- the encounter -----------------------------------------------------------------------------------------------


def encounter(
    game: Game, names: Names, keys: dict[str, Any], laid: dict[int, int], setting: Callable[[str], None]
) -> None:
    """Set up the encounter: offense, defense, target, allies, invitations, laid cards, and what follows from them at
    this stage.
    """
    stage = MOMENT_NUMBER[keys.get("stage", FIRST_STAGE)]
    setting("offense")
    game.offense = names.seat(keys.get("offense", names.handles[names.at(0)][0]))
    game.number = keys.get("number", 1)
    game.role[game.offense] = 1
    game.order = [game.offense, *game.others_clockwise(game.offense)]
    if keys.get("stage") in DESTINY_LIES_OPEN:
        setting("destiny")
        if "destiny" not in keys:
            raise UnknownName("needs", "destiny", moment=MOMENTS[stage])
        game.destiny = game.destiny_deck.pop()
        game.named = named_by(game, game.destiny)
    setting("defense")
    if "defense" in keys:
        seat_defense(game, names.seat(keys["defense"]))
    elif stage >= MOMENT_NUMBER["destiny.settled"]:
        raise UnknownName("needs", "defense", moment=MOMENTS[stage])
    setting("target")
    if "target" in keys:
        game.target = names.planet(keys["target"])
    elif stage > MOMENT_NUMBER["launch.aim"]:
        raise UnknownName("needs", "target", moment=MOMENTS[stage])
    setting("allies")
    allies(game, names, keys)
    setting("flares_used")
    game.flares_used = [card(name) for name in keys.get("flares_used", [])]
    setting("laid")
    for seat, face in laid.items():
        if game.side_of(seat) < 0 or seat != game.main(game.side_of(seat)):
            raise UnknownName("lays_nothing", names.say_seat(seat))
        game.laid[game.side_of(seat)] = face
    if stage > MOMENT_NUMBER["planning.pick"] and min(game.laid) < 0:
        raise UnknownName("needs", "laid", moment=MOMENTS[stage])
    if stage > MOMENT_NUMBER["reveal.flipped"]:
        game.open = [1, 1]
        game.notes["turned"] = copies_of_morph(game)
    if stage > MOMENT_NUMBER["reveal.outcome"]:
        compute_outcome(game)


def allies(game: Game, names: Names, keys: dict[str, Any]) -> None:
    """Make every other seat with ships on the gate or beside the planet an ally; `allies` names those without ships."""
    for seat in range(game.n):
        if game.role[seat] == 0 and (game.gate[seat] or game.beside[seat]):
            game.role[seat] = OFFENSIVE_ALLY if game.gate[seat] else DEFENSIVE_ALLY
    for who, side in keys.get("allies", {}).items():
        game.role[names.seat(who)] = OFFENSIVE_ALLY if side == "offense" else DEFENSIVE_ALLY
    for side, word in ((OFF, "offense"), (DEF, "defense")):
        for who in keys.get("invited", {}).get(word, []):
            game.invited[side] |= 1 << names.seat(who)
