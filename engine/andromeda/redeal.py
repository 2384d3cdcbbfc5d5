"""Copies of a match that look the same to a seat, with everything hidden from it dealt anew, and with another future.

Used by forecasts, which must not know more than their player, and by tests of secrecy. The result depends only on the
source of chance and on what the seat may know: hidden things are sorted before they are shuffled.
"""

from typing import Any

from engine.andromeda.board import N_SLOTS
from engine.andromeda.content import DESTINY, DISCOVERIES, DISCOVERY_SPACES, FACTION_IDS, FACTIONS, RAIDERS
from engine.andromeda.state import Game, partner, planet_kind
from engine.kernel.asking import PICK
from engine.kernel.chance import MASK, Source, below, dealt_anew, mix
from engine.kernel.match import Match

LOOKING, KEEPING = "events.top", "discovery.keep"


def redealt(match: Match[Game], seat: int, source: Source) -> Match[Game]:
    """Return a copy of the match at the same question, with everything hidden from the seat dealt anew."""
    game = match.game.clone()
    earlier = match.earlier()
    shown = match.question_for(seat)
    why = shown.why if shown is not None else ""
    pile = str(shown.by[1]) if shown is not None and shown.by and why == KEEPING else ""
    source.counter += 1
    game.seed, game.counter = mix(source.seed, source.counter) & MASK, 0
    known = {seat, partner(game, seat)} - {-1} if seat >= 0 else set()
    redeal_cards(game, known, source)
    redeal_stacks(game, source, 2 if why == LOOKING else 0)
    redeal_moons(game, source)
    redeal_tokens(game, known, source, pile)
    redeal_raiders(game, source)
    redeal_factions(game, seat, source)
    redeal_destiny(game, known, source)
    answer_again(game, earlier)
    return Match.resume(game, match.strict)


def answer_again(game: Game, earlier: list[tuple[Any, Any]]) -> None:
    """Give the asking step of the copy the answers it has already received. They are given by name, as other cards may
    have other positions.
    """
    if not earlier:
        return
    name, args, _ = game.stack[-1]
    answers: list[Any] = []
    live = game.STEPS.table[name][0](game, *args)
    asked = next(live)
    for question, given in earlier:
        if question.shape == PICK:
            given = asked.options.index(question.options[given])
        answers.append(given)
        asked = live.send(given)
    live.close()
    game.stack[-1] = (name, args, tuple(answers))


def redeal_cards(game: Game, known: set[int], source: Source) -> None:
    """Redeal the tactics deck and all hands except those that the seats in `known` may see."""
    hidden = [hand for who, hand in enumerate(game.hands) if who not in known]
    dealt_anew(source, [game.tactics_deck, *hidden])
    for at, (name, args, answers) in enumerate(game.stack):
        if name == "basics.keep" and args[0] not in known:
            who, by, drawn, n = args
            game.stack[at] = (name, (who, by, tuple(sorted(game.hands[who][-len(drawn) :])), n), answers)


def redeal_stacks(game: Game, source: Source, looked: int) -> None:
    """Reshuffle planets, module decks and events, except events that are being looked at."""
    for deck in (game.planet_stack, *game.decks):
        dealt_anew(source, [deck])
    top = game.event_deck[len(game.event_deck) - looked :] if looked else []
    rest = game.event_deck[: len(game.event_deck) - len(top)]
    dealt_anew(source, [rest])
    game.event_deck = rest + top


def redeal_moons(game: Game, source: Source) -> None:
    """Reshuffle, color by color, the moons under the top ones and the stacks that have not been laid."""
    for kind, stack in enumerate(game.moon_stacks):
        regions = [region for region in range(N_SLOTS) if planet_kind(game, region) == kind and game.moons[region]]
        under = [list(game.moons[region][:-1]) for region in regions]
        dealt_anew(source, [stack, *under])
        for region, pile in zip(regions, under, strict=True):
            game.moons[region] = (*pile, game.moons[region][-1])


def redeal_tokens(game: Game, known: set[int], source: Source, looked: str) -> None:
    """Reshuffle the hidden discovery tokens: on the science track, in the observatory, kept by others, and those left
    out at the set-up.
    """
    names = [*(f"science {space}" for space in DISCOVERY_SPACES), "observatory"]
    piles = dict(zip(names, [*game.spaces, game.observatory], strict=True))
    fixed = [token for token in game.tokens_gone]
    fixed += [token for who in known for token in game.discoveries[who]] + piles.get(looked, [])
    kept = [tokens for who, tokens in enumerate(game.discoveries) if who not in known]
    pool = [token for token in range(len(DISCOVERIES)) if token not in fixed]
    dealt_anew(source, [*(pile for name, pile in piles.items() if name != looked), *kept], pool)


def redeal_raiders(game: Game, source: Source) -> None:
    """Redraw the raider cards that lie face down (A-RAI-5), unless the table has agreed on them."""
    if isinstance(game.options.raiders, tuple):
        return
    for cls, up in enumerate(game.revealed):
        if not up and game.raider_cards[cls] >= 0:
            cards = [number for number, row in enumerate(RAIDERS) if row.cls == "SABCD"[cls]]
            game.raider_cards[cls] = cards[below(source, len(cards))]


def redeal_factions(game: Game, seat: int, source: Source) -> None:
    """Redeal the other seats' factions. While factions are chosen, each seat knows only the three dealt to it
    (A-ZON-3).
    """
    if "dealt" not in game.notes:
        return
    named = [FACTION_IDS.index(name) for name in game.options.factions if name]
    dealt = [list(cards) for cards in game.notes["dealt"]]
    own = dealt[seat] if seat >= 0 else []
    others = [cards for who, cards in enumerate(dealt) if who != seat and len(cards) > 1]
    dealt_anew(source, others, [face for face in range(len(FACTIONS)) if face not in named and face not in own])
    game.notes["dealt"] = tuple(map(tuple, dealt))


def redeal_destiny(game: Game, known: set[int], source: Source) -> None:
    """Redeal other seats' destiny cards from all cards that no known seat holds."""
    if game.over:
        return
    held = [face for who in known for face in game.destiny[who]]
    hidden: list[Any] = [list(cards) for who, cards in enumerate(game.destiny) if who not in known]
    dealt_anew(source, hidden, [face for face in range(len(DESTINY)) if face not in held])
    others = iter(hidden)
    game.destiny = [cards if who in known else tuple(next(others)) for who, cards in enumerate(game.destiny)]
