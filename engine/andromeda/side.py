"""Side actions without rules of their own elsewhere: recruiting, collecting, using cards and tokens (A-SID-2 to 5, 9).
"""


from engine.andromeda.board import REGIONS
from engine.andromeda.content import DEVELOPMENTS, DISCOVERIES, DISCOVERY_IDS, NUMBER, PLANET_KINDS, SUPREMACY_TOKENS
from engine.andromeda.developments import turn_card
from engine.andromeda.effects.basics import bring_home
from engine.andromeda.effects.running import start
from engine.andromeda.fleet import region_ref
from engine.andromeda.state import Game, step
from engine.andromeda.vocabulary import RESOURCES
from engine.kernel.asking import Asking, amount, spread


@step
def recruit(game: Game, seat: int, region: int) -> Asking:
    """Ask how many of the player's leaders to recruit from a region where it has a ship (A-SID-3)."""
    n = yield amount(seat, "recruit.how_many", 1, game.leaders[seat][region], region_ref(region))
    bring_home(game, seat, {region: n})


@step
def collect(game: Game, seat: int, region: int) -> Asking:
    """Ask how many of a region's bonus resources to take (A-SID-4)."""
    lying = game.bonus[region]
    kinds = [kind for kind in range(5) if lying[kind]]
    refs = [("resource", RESOURCES[kind]) for kind in kinds]
    parts = yield spread(seat, "collect", refs, [lying[kind] for kind in kinds], 1, sum(lying), region_ref(region))
    taken = [0] * 5
    for kind, part in zip(kinds, parts, strict=True):
        taken[kind] = part
    left = tuple([units - taken[kind] for kind, units in enumerate(lying)])
    if any(left):
        game.bonus[region] = left
    else:
        del game.bonus[region]
    for kind in range(5):
        game.stock[seat][kind] += taken[kind]
    game.emit("collected", seat, REGIONS[region], taken)


@step
def use_development(game: Game, seat: int, kind: int) -> None:
    """Turn a development card face down for its one effect. Its owner keeps the card (A-SID-5, A-SID-9)."""
    turn_card(game, seat, kind, False)
    start(game, PLANET_KINDS[kind].number, seat, ("development", DEVELOPMENTS[kind]))


@step
def use_token(game: Game, seat: int, name: str) -> None:
    """Use a token; it leaves the game (A-SID-9)."""
    if name in DISCOVERY_IDS:
        number = NUMBER["discovery"][name]
        game.discoveries[seat].remove(number)
        game.tokens_gone.append(number)
        effects = DISCOVERIES[number].number
    else:
        number = NUMBER["supremacy"][name]
        game.medals[seat].remove(number)
        effects = SUPREMACY_TOKENS[number].number
    game.emit("token_used", seat, name)
    start(game, effects, seat, ("token", name))
