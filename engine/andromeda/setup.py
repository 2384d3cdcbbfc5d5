"""The set-up in its order (section 4; random draws in the order of A-SET-21), and a new game."""

from typing import Any

from engine.andromeda.board import N_SLOTS, REGIONS, SPECIAL_SLOTS
from engine.andromeda.content import (
    BASE_MODULES,
    BASES,
    CARDS,
    DESTINY,
    DESTINY_IDS,
    DISCOVERIES,
    EVENT_DECKS,
    FACTION_IDS,
    FACTIONS,
    FIRST_BASE,
    LEADERS,
    MODULE_DECKS,
    MOONS,
    NUMBER,
    PLANET_KINDS,
    PLANETS,
    PLANETS_LAID,
    QUASARS,
    RAIDERS,
    S_RAIDER,
    SUPREMACY_TOKENS,
    TILES,
    UPGRADE_IDS,
    UPGRADES,
    VORTICES,
)
from engine.andromeda.event_track import put_moons, start_space
from engine.andromeda.options import Options
from engine.andromeda.raiders import put, random_place, throw
from engine.andromeda.state import EMPTY, PAD, STATION, Game, lay, order_from, planet_kind, step
from engine.andromeda.supply import gain
from engine.kernel.asking import ALWAYS, Asking, Both, pick
from engine.kernel.chance import below, shuffle
from engine.kernel.match import Match

CHOICES = 3  # faction cards dealt to a player
DESTINIES = 2
RECOMMENDED = NUMBER["raider"]["RS1"]
DICE = 6


def new_game(options: Options, seed: int, strict: bool = False) -> Match[Game]:
    game = Game.begun(options, seed)
    game.push("setup.table")
    return Match(game, strict)


def shuffled(game: Game, items: Any) -> list[int]:
    found = list(items)
    shuffle(game, found)
    return found


@step
def table(game: Game) -> None:
    """Set up the table up to the choice of factions, which all seats make in secret at the same time (A-SET-1 to 14,
    A-ZON-3).
    """
    options = game.options
    game.marker = start_space(game)
    game.event_deck = shuffled(game, EVENT_DECKS[options.events])
    lay_tiles(game)
    lay_moons(game)
    choose_raiders(game)
    for kind, modules in enumerate(MODULE_DECKS):
        game.decks[kind] = shuffled(game, modules)
        game.display[kind] = [game.decks[kind].pop() for _ in range(3)]
    tokens = shuffled(game, range(len(DISCOVERIES)))
    game.spaces = [tokens[:5], tokens[5:10]]
    game.observatory = tokens[10:15]
    game.medal_spaces = shuffled(game, range(len(SUPREMACY_TOKENS)))[:3]
    game.tactics_deck = shuffled(game, [card for card in range(len(CARDS)) for _ in range(2)])
    for seat in range(game.n):
        game.ships[seat][:3] = [PAD] * 3
        game.rows[seat] = [((number, 0, 0, EMPTY, EMPTY, 0),) for number in BASE_MODULES]
    game.emit("table_laid", [[REGIONS[slot], TILES[tile]] for slot, tile in enumerate(game.tiles) if tile >= 0])
    named = [FACTION_IDS.index(name) for name in options.factions if name]
    left = shuffled(game, [faction for faction in range(len(FACTIONS)) if faction not in named])
    game.notes["dealt"] = tuple(
        [
            (FACTION_IDS.index(options.factions[seat]),)
            if options.factions and options.factions[seat]
            else tuple([left.pop() for _ in range(CHOICES)])
            for seat in range(game.n)
        ]
    )
    game.push("setup.factions")


def lay_tiles(game: Game) -> None:
    """Lay the special regions on their own slots, then planets and bases together (A-SET-4 to 7)."""
    planets = shuffled(game, range(len(PLANETS)))
    drawn = PLANETS_LAID[game.n]
    game.planet_stack = planets[drawn:]
    tiles = shuffled(game, [*planets[:drawn], *range(FIRST_BASE, FIRST_BASE + len(BASES))])
    specials = {"quasars": QUASARS, "vortices": VORTICES}.get(game.options.special, ())
    for slot, number in zip(SPECIAL_SLOTS, specials, strict=False):
        lay(game, slot, number)
    free = [slot for slot in range(N_SLOTS) if game.tiles[slot] < 0]
    for slot, number in zip(free, tiles, strict=False):
        lay(game, slot, number)


def lay_moons(game: Game) -> None:
    """Lay the moons (A-SET-8)."""
    of_nebulae = shuffled(game, [number for number, moon in enumerate(MOONS) if moon.colour == "nebula"])
    for place, moon in enumerate(of_nebulae):
        game.moons[N_SLOTS + place] = (moon,)
    for kind, row in enumerate(PLANET_KINDS):
        game.moon_stacks[kind] = shuffled(
            game, [number for number, moon in enumerate(MOONS) if moon.colour == row.colour]
        )
    for slot in range(N_SLOTS):
        if planet_kind(game, slot) >= 0:
            put_moons(game, slot)


def choose_raiders(game: Game) -> None:
    """Draw one raider card of each class. The S card lies face up, with two raiders already on the map (A-SET-9)."""
    wanted = game.options.raiders
    for cls, name in enumerate("SABCD"):
        cards = [number for number, row in enumerate(RAIDERS) if row.cls == name]
        if isinstance(wanted, tuple):
            game.raider_cards[cls] = NUMBER["raider"][wanted[cls]]
        elif wanted == "recommended" and cls == S_RAIDER:
            game.raider_cards[cls] = RECOMMENDED
        else:
            game.raider_cards[cls] = cards[below(game, len(cards))]
    game.revealed[S_RAIDER] = True
    for _ in range(2):
        region = random_place(game, S_RAIDER)
        put(game, region, S_RAIDER, 1)


@step
def factions(game: Game) -> Asking:
    """Ask all seats at once and in secret which of three faction cards to keep (A-SET-14, A-ZON-3)."""
    dealt = game.notes["dealt"]
    answers = yield Both(
        *(
            pick(
                seat,
                "setup.faction",
                [("faction", FACTION_IDS[card]) for card in dealt[seat]],
                marks=ALWAYS if len(dealt[seat]) > 1 else 0,
            )
            for seat in range(game.n)
        )
    )
    for seat, answer in enumerate(answers):
        game.factions[seat] = dealt[seat][answer]
    del game.notes["dealt"]
    game.emit("factions_chosen", [FACTION_IDS[faction] for faction in game.factions])
    game.push("setup.players")


@step
def players(game: Game) -> None:
    """Give each player the possessions and upgrades of their faction, and the first steps on two tracks (A-SET-14 to
    16, A-SET-20).
    """
    for seat in range(game.n):
        row = FACTIONS[game.factions[seat]]
        gain(game, seat, row.start, ("faction", row.id))
        for track in row.tracks:
            game.tracks[seat][track] = 1
    own = [NUMBER["upgrade"][FACTIONS[faction].upgrade] for faction in game.factions]
    spare = [[number] for number in own]
    for kind in range(4):
        pile = shuffled(game, [n for n, row in enumerate(UPGRADES) if row.type == kind and not row.faction])
        for seat in range(game.n):
            spare[seat].append(pile.pop())
    game.spare = [tuple(cards) for cards in spare]
    game.emit("upgrades_dealt", [[UPGRADE_IDS[number] for number in cards] for cards in game.spare])
    game.push("setup.leaders")
    if game.options.destiny:
        pile = shuffled(game, range(len(DESTINY)))
        game.destiny = [tuple([pile.pop() for _ in range(DESTINIES)]) for _ in range(game.n)]
        game.push("setup.destiny")


@step
def destiny(game: Game) -> Asking:
    """Ask each seat which of two destiny cards to keep, in secret (A-DES-1)."""
    answers = yield Both(
        *(
            pick(seat, "setup.destiny", [("destiny", DESTINY_IDS[card]) for card in game.destiny[seat]], marks=ALWAYS)
            for seat in range(game.n)
        )
    )
    game.destiny = [(cards[answer],) for cards, answer in zip(game.destiny, answers, strict=True)]
    game.emit("destinies_chosen")


@step
def leaders(game: Game) -> None:
    """Place leaders: one on every base, two in a rolled nebula, one on the station (A-SET-17). Then roll for the first
    player (A-SET-18, 19).
    """
    bases = [slot for slot in range(N_SLOTS) if FIRST_BASE <= game.tiles[slot] < FIRST_BASE + len(BASES)]
    for seat in range(game.n):
        nebula = N_SLOTS + throw(game) - 1
        for region in (*bases, nebula, nebula):
            game.leaders[seat][region] += 1
        game.leaders[seat][STATION] += LEADERS - len(bases) - 2
        game.emit("leaders_placed", seat, REGIONS[nebula])
    game.active = first_player(game)
    for place, seat in enumerate(order_from(game, game.active)):
        game.vp[seat] = place + 1
    game.emit("game_begins", game.active)
    game.push("turn.begin")


def first_player(game: Game) -> int:
    """Roll six dice for each seat and return the seat with the best ones. Tied seats roll again; partners add their
    dice (A-TEA-2).
    """
    teams = [[0, 1], [2, 3]] if game.options.teams else [[seat] for seat in range(game.n)]
    while len(teams) > 1:
        rolls = []
        for team in teams:
            dice = sorted((throw(game) for _ in range(DICE * len(team))), reverse=True)
            game.emit("rolled_for_first", team, dice)
            rolls.append(dice)
        best = max(rolls)
        teams = [team for team, dice in zip(teams, rolls, strict=True) if dice == best]
    return teams[0][-1]  # the left-hand partner is the later one in clockwise order
