"""Another deal of everything a seat cannot see: the same position for that seat, other cards in hidden places.

For previews and searches that must not know more than their player, and for the tests of secrets. Hands keep their
sizes, and main players can lay an encounter card. Nothing of it may reach a screen.
"""

from engine.encounter.cards import MORPH
from engine.encounter.hand import second_hand_of
from engine.encounter.listening import listen
from engine.encounter.phases.planning import knows_laid
from engine.encounter.state import ALIEN, CARD, COMPLETE, DEF, OFF, PASS, UP, Game
from engine.kernel.asking import Question
from engine.kernel.chance import Source, shuffle
from engine.kernel.frames import Frame
from engine.kernel.match import Match

DECLARING = "acts.declare"
WINDOWS = ("windows.window", "acts.respond")  # steps whose earlier answers were others' passes


def redeal(game: Game, seat: int, source: Source, fixed: tuple[tuple[int, int], ...] = ()) -> None:
    """Deal deck, others' hands and the card laid face down opposite anew. `fixed`: (seat, face) known to be there.

    What comes out depends on the source and on what the seat may know, not on how the cards really lay: they are sorted
    before they are shuffled.
    """
    stay = (*fixed, *promised(game))
    zones = hidden_zones(game, seat)
    kept = [[face for holder, face in stay if holder == who and face in zone] for who, zone in zones]
    laid = hidden_laid(game, seat)
    pool = sorted([face for _, zone in zones for face in zone] + [game.laid[side] for side in laid])
    for faces in kept:
        for face in faces:
            pool.remove(face)
    shuffle(source, pool)
    for side in laid:
        game.laid[side] = first_encounter_card(pool)
    for (who, zone), faces in zip(zones, kept, strict=True):
        needs = who in (game.offense, game.defense) and zone is not game.deck and len(zone) > len(faces)
        if needs and not any(face <= MORPH for face in faces) and any(face <= MORPH for face in pool):
            faces.append(first_encounter_card(pool))
    for (_, zone), faces in zip(zones, kept, strict=True):
        zone[:] = faces + [pool.pop() for _ in range(len(zone) - len(faces))]
    for who, hand in enumerate(game.hands):
        game.set_hand(who, hand)
    redeal_technologies(game, seat, source)
    redeal_sheets(game, seat, source)


def redeal_technologies(game: Game, seat: int, source: Source) -> None:
    """Others' face-down technologies and the technology deck; ships stay where they research."""
    down = [tech for who in range(game.n) if who != seat for tech in game.techs[who] if not tech[COMPLETE]]
    game.tech_deck = dealt_anew(down, CARD, game.tech_deck, source)


def redeal_sheets(game: Game, seat: int, source: Source) -> None:
    """Others' sheets that were never turned up, and the unused aliens (R-VHP-1)."""
    down = [sheet for who in range(game.n) if who != seat for sheet in game.sheets[who] if not sheet[UP]]
    if down:
        game.stock = dealt_anew(down, ALIEN, game.stock, source)
    listen(game)


def dealt_anew(rows: list[list[int]], number: int, pile: list[int], source: Source) -> list[int]:
    """Other numbers for what lies face down, out of the same and the pile; what is left is the pile."""
    numbers = sorted([row[number] for row in rows] + pile)
    shuffle(source, numbers)
    for row in rows:
        row[number] = numbers.pop()
    return numbers


def first_encounter_card(pool: list[int]) -> int:
    return pool.pop(next(index for index, face in enumerate(pool) if face <= MORPH))


def promised(game: Game) -> list[tuple[int, int]]:
    """Cards that have to be where they are: those that must be laid, and those that are being played at this moment."""
    found = [(seat, game.notes[f"must_lay:{seat}"]) for seat in range(game.n) if f"must_lay:{seat}" in game.notes]
    return found + [(args[1], args[3]) for name, args, _ in game.stack if name == DECLARING and args[3] >= 0]


def hidden_zones(game: Game, seat: int) -> list[tuple[int, list[int]]]:
    """(holder, cards) of every place whose faces the seat cannot see; the deck is held by nobody (-1)."""
    zones = [(-1, game.deck)] + [(who, game.hands[who]) for who in range(game.n) if who != seat]
    hoard = game.kept.get("second_hand")
    if hoard and second_hand_of(game) != seat:
        zones.append((second_hand_of(game), hoard))
    return zones


def hidden_laid(game: Game, seat: int) -> list[int]:
    """The sides whose card lies face down for this seat."""
    found = []
    for side in (OFF, DEF):
        if game.laid[side] >= 0 and not game.open[side] and not knows_laid(game, seat, side):
            found.append(side)
    return found


def redealt(match: Match[Game], seat: int, source: Source) -> Match[Game] | None:
    """A fork with other hidden cards that asks this seat the same question; None if this deal does not lead there.

    In a window everybody asked before is asked again and passes: others may hold what fits now. A step that has other
    answers already, or half of two, may hang on the cards it was given by: then there is no other deal.
    """
    asked = match.question_for(seat)
    game = match.fork().game
    top: Frame = game.stack[-1] if game.stack else ["", (), []]
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
