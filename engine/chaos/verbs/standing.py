"""Verbs that work as long as a card lies there: prices, attack tax, thresholds, limits. What they change asks here."""

from engine.chaos.card import TARGET_COST, TYPE_NAMES
from engine.chaos.cards import CARDS
from engine.chaos.cards.balanced import CHANGE
from engine.chaos.state import CTRL, ON, Game
from engine.chaos.stats import derived, holds, of_seat

BOUGHT_PER_BASE = 2  # K-MAIN-6
NEEDED = 2  # total bombing against a centre or crew (K-BOMB-6, K-BOMB-7)


def cost_mod(game: Game, seat: int, face: int, base: int, ship: int = 0) -> int:
    """Return what a card costs this seat after all texts that change prices, never below 0 (K-GEN-2). `ship` is the
    ship it lies on.
    """
    card = CARDS[face]
    if game.options.beginner:
        return base
    for source, effect in derived(game).rules.get("cost_mod", ()):
        fits = effect.fits
        if game.rows[source][CTRL] != seat or fits["type"] != TYPE_NAMES[card.type]:
            continue
        if fits.get("species", card.species) != card.species:
            continue
        if fits.get("on") and ship != (game.rows[source][ON] or source):
            continue
        if effect.limit and game.notes.get(("ships", seat)):  # the first ship of the turn (K-CLAR-28)
            continue
        if holds(game, source, effect):
            base += effect.n
    return max(0, base)


def price(game: Game, seat: int, face: int, ship: int = 0, target_price: int = 0) -> int:
    """Return the credit cost of a card for this seat now (K-DEF-4). `target_price` is used for cards whose cost depends
    on their target.
    """
    card = CARDS[face]
    base = card.cost if card.cost != TARGET_COST else target_price + card.extra
    if game.options.balanced:
        base += CHANGE.get(face, 0)
    return cost_mod(game, seat, face, base, ship)


def attack_tax(game: Game, attacker: int, defender: int) -> int:
    """Return the extra credits that an attack on this seat costs (K-ATK-3, K-CLAR-33)."""
    if game.options.beginner:
        return 0
    texts = of_seat(game, "attack_tax", defender)
    return sum(int(effect.n) for effect in texts) if texts else 0


def bomb_threshold(game: Game, defender: int, target: str) -> int:
    """Return the bombing total that is needed. If several texts set one, the highest applies."""
    if game.options.beginner:
        return 0  # K-BEG-6
    texts = [effect.n for effect in of_seat(game, "bomb_threshold", defender) if effect.what == target]
    return max(NEEDED, *texts) if texts else NEEDED


def bomb_mod(game: Game, defender: int, target: str) -> int:
    """Return the change that texts make to each bombing of that target."""
    if game.options.beginner:
        return 0
    texts = [effect.n for effect in of_seat(game, "bomb_mod", defender) if effect.what == target]
    return int(sum(texts))


def limit_mod(game: Game, seat: int) -> int:
    """Return how many developments may be bought for one base in a turn."""
    texts = of_seat(game, "limit_mod", seat)
    return BOUGHT_PER_BASE + (sum(int(effect.n) for effect in texts) if texts else 0)
