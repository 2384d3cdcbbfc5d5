"""The final scoring, line by line, and who has won (A-END-5 to 17, A-SPR-5, A-DES-3, A-TEA-10)."""

from engine.andromeda.abilities import abilities_of, ability_ref, number_of
from engine.andromeda.board import BESIDE, REGIONS
from engine.andromeda.content import (
    DESTINY,
    DESTINY_IDS,
    DEVELOPMENT_VP,
    FIRST_SPECIAL,
    LEVELS,
    MODULE_IDS,
    MODULES,
    SPACE_VP,
    VAULTS,
)
from engine.andromeda.effects.running import all_modules, count
from engine.andromeda.rows import COMMERCE
from engine.andromeda.state import ID, STATION, Game, damaged_modules, is_damaged, planet_kind, step, tile
from engine.andromeda.vocabulary import LISTS, TRACKS

Line = tuple[str, str, int]  # what it is for, the thing, VP
LINES = ("track", "development", "special", "damage", "vault", "module", "leaders", "destiny", "ability")


def level(game: Game, seat: int, track: int) -> int:
    """Return the development level reached on a track (A-TRK-3)."""
    return sum(1 for space in LEVELS if game.tracks[seat][track] >= space)


def vault(game: Game, seat: int) -> int:
    """Return the victory points per leftover resource (A-TRK-8)."""
    return next((vp for space, vp in VAULTS if game.tracks[seat][COMMERCE] >= space), 0)


def resources(game: Game, seat: int) -> int:
    """Return how many resources of all six kinds a seat has."""
    return sum(game.stock[seat]) + len(game.hands[seat])


def lines(game: Game, seat: int, destiny: bool = True) -> list[Line]:
    """Return the lines of the final scoring that this seat would get now. `destiny` includes the card that it keeps
    secret.
    """
    found: list[Line] = [("track", name, SPACE_VP[game.tracks[seat][track]]) for track, name in enumerate(TRACKS)]
    found += developments(game, seat)
    found += [("special", REGIONS[region], n) for region, n in special_regions(game, seat)]
    found.append(("damage", "", -2 * damaged_modules(game, seat)))
    found.append(("vault", "", vault(game, seat) * resources(game, seat)))
    for row in game.rows[seat]:
        for module in row:
            rule = MODULES[module[ID]].endgame
            if rule is not None and not is_damaged(module):
                base, per, counter, most = rule
                found.append(
                    ("module", MODULE_IDS[module[ID]], max(0, base + per * min(most, count(game, seat, counter))))
                )
    found.append(("leaders", "", game.leaders[seat][STATION]))
    if destiny:
        found += destinies(game, seat)
    return found + abilities(game, seat)


def developments(game: Game, seat: int) -> list[Line]:
    """Return the lines for developments in the final scoring (A-END-6)."""
    return [
        ("development", REGIONS[region], DEVELOPMENT_VP[level(game, seat, planet_kind(game, region))])
        for region, owner in sorted(game.devs.items())
        if owner == seat
    ]


def special_regions(game: Game, seat: int) -> list[tuple[int, int]]:
    """Return 1 VP, by region, for each development of a seat that is beside a special tile (A-SPR-5)."""
    return [
        (region, sum(1 for other in BESIDE[region] if game.devs.get(other) == seat))
        for region in range(len(game.tiles))
        if tile(game, region) >= FIRST_SPECIAL
    ]


def destinies(game: Game, seat: int) -> list[Line]:
    """Return the lines for destiny goals: being first on a track, ties included, but not on space 0 (A-DES-3)."""
    found: list[Line] = []
    for card in game.destiny[seat][:1]:
        for track, vp in DESTINY[card].goals:
            best = max(spaces[track] for spaces in game.tracks)
            reached = best > 0 and game.tracks[seat][track] == best
            found.append(("destiny", f"{DESTINY_IDS[card]} {TRACKS[track]}", vp if reached else 0))
    return found


def abilities(game: Game, seat: int) -> list[Line]:
    """Return the lines for further VP from faction abilities (A-END-13)."""
    number = number_of(game, seat, "final_scoring")
    if number < 0:
        return []
    _, counter, get, div, most = LISTS[abilities_of(game, seat)[number].number][0]
    vp = LISTS[get][0][1]
    ref = ability_ref(game, seat, number)
    return [("ability", f"{ref[1]} {ref[2]}", vp * min(most, count(game, seat, counter) // div))]


@step
def final(game: Game) -> None:
    """Score the game. All lines are computed before any VP are added, so every counter is read before anything is
    discarded (A-END-15).
    """
    game.scores = [lines(game, seat) for seat in range(game.n)]
    for seat in range(game.n):
        if game.destiny[seat]:
            game.emit("destiny_shown", seat, DESTINY_IDS[game.destiny[seat][0]])
        for _, _, vp in game.scores[seat]:
            game.vp[seat] = max(0, game.vp[seat] + vp)  # never below 0 on the way either (A-END-4)
        game.emit("final_score", seat, [list(line) for line in game.scores[seat]], game.vp[seat])
    game.winners = winners(game)
    game.over = True
    for kind in LINES:
        row = [sum(vp for what, _, vp in seat if what == kind) for seat in game.scores]
        if any(row):
            game.show("final", kind, row)
    game.emit("game_over", game.winners)
    game.show("ended", game.winners)


def winners(game: Game) -> list[int]:
    """Return the winners: most VP, then most modules, then most resources, else shared (A-END-14). In teams the sums of
    partners count (A-TEA-10).
    """
    teams = [[seat] for seat in range(game.n)] if not game.options.teams else [[0, 1], [2, 3]]

    def standing(team: list[int]) -> tuple[int, ...]:
        return tuple(
            [
                sum(part)
                for part in zip(
                    *((game.vp[seat], all_modules(game, seat), resources(game, seat)) for seat in team), strict=True
                )
            ]
        )

    top = max(standing(team) for team in teams)
    return [seat for team in teams if standing(team) == top for seat in team]
