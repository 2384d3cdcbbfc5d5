"""Another deal of everything a seat cannot see: the same position for that seat, other cards in hidden places.

For previews and searches that must not know more than their player, and for the tests of secrets. Hands keep their
sizes, and whoever could lay an encounter card still can. Looks at all hands, so nothing of it may reach a screen.
"""

from engine.encounter.cards import MORPH
from engine.encounter.state import DEF, OFF, Game
from engine.kernel.asking import Question
from engine.kernel.chance import Source, below, shuffle
from engine.kernel.match import Match

PASS = ("pass",)
DECLARING = "acts.declare"
WINDOWS = ("acts.window", "acts.respond")  # steps whose earlier answers were others' passes


def redeal(game: Game, seat: int, source: Source, fixed: tuple[tuple[int, int], ...] = ()) -> None:
    """Shuffle deck, others' hands and the card laid face down opposite. `fixed`: (seat, face) known to be there."""
    fixed = (*fixed, *promised(game))
    zones = hidden_zones(game, seat)
    hopeful = [any(face <= MORPH for face in zone) for _, zone in zones]
    pool: list[int] = []
    stay: list[list[int]] = []
    for who, zone in zones:
        known = [face for holder, face in fixed if holder == who and face in zone]
        stay.append(known)
        rest = zone[:]
        for face in known:
            rest.remove(face)
        pool += rest
    shuffle(source, pool)
    for (_, zone), known in zip(zones, stay, strict=True):
        fresh = [pool.pop() for _ in range(len(zone) - len(known))]
        zone[:] = known + fresh
    deck = game.deck
    for number, (_, zone) in enumerate(zones):
        if zone is not deck and hopeful[number] and not any(face <= MORPH for face in zone):
            give_encounter_card(zones, number, source)
    exchange_laid(game, seat, source)


def promised(game: Game) -> list[tuple[int, int]]:
    """Cards that have to be where they are: those that must be laid, and those that are being played at this moment."""
    found = [(seat, game.notes[f"must_lay:{seat}"]) for seat in range(game.n) if f"must_lay:{seat}" in game.notes]
    return found + [(args[1], args[3]) for name, args, _ in game.stack if name == DECLARING and args[3] >= 0]


def hidden_zones(game: Game, seat: int) -> list[tuple[int, list[int]]]:
    """(holder, cards) of every place whose faces the seat cannot see; the deck is held by nobody (-1)."""
    zones = [(-1, game.deck)] + [(who, game.hands[who]) for who in range(game.n) if who != seat]
    hoard = game.kept.get("second_hand")
    owner = next((who for who, _, _, _ in game.ears.get("~second_hand", ())), -1)
    if hoard and owner != seat:
        zones.append((owner, hoard))
    return zones


def give_encounter_card(zones: list[tuple[int, list[int]]], number: int, source: Source) -> None:
    """Swap a card of a hand that lost its last encounter card for one from a place that can spare it."""
    zone = zones[number][1]
    for other, (_, spare) in enumerate(zones):
        found = [index for index, face in enumerate(spare) if face <= MORPH]
        if other != number and len(found) > 1:
            here, there = below(source, len(zone)), found[below(source, len(found))]
            zone[here], spare[there] = spare[there], zone[here]
            return


def exchange_laid(game: Game, seat: int, source: Source) -> None:
    """The card that lies face down opposite may be any other encounter card of the deck."""
    for side in (OFF, DEF):
        face = game.laid[side]
        seen = game.open[side] or f"knows:{seat}:{side}" in game.notes
        seen = seen or (game.main(side) == seat and "swapped" not in game.notes)
        found = [index for index, card in enumerate(game.deck) if card <= MORPH]
        if face >= 0 and not seen and found:
            index = found[below(source, len(found))]
            game.laid[side], game.deck[index] = game.deck[index], face


def redealt(match: Match[Game], seat: int, source: Source) -> Match[Game] | None:
    """A fork with other hidden cards that asks this seat the same question; None if this deal does not lead there.

    In a window everybody asked before is asked again and passes: others may hold what fits now. A step that has other
    answers already, or half of two, may hang on the cards it was given by: then there is no other deal.
    """
    asked = match.question_for(seat)
    game = match.fork().game
    top = game.stack[-1] if game.stack else ["", (), []]
    if game.partial or (top[2] and top[0] not in WINDOWS):
        return None
    redeal(game, seat, source)
    top[2].clear()
    fork: Match[Game] = Match.resume(game)
    while asked is not None and fork.pending and fork.question_for(seat) is None:
        other = fork.pending[0]
        if PASS not in other.options:
            return None
        fork.answer(other.seat, other.options.index(PASS))
    return fork if same(asked, fork.question_for(seat)) else None


def same(one: Question | None, other: Question | None) -> bool:
    return (one is None) == (other is None) and (one is None or other is None or one.plain() == other.plain())
