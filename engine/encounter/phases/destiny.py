"""Phase 2, destiny: whom the offense meets, and where (R-DES, R-EXP).

No alien is named here: a power that selects the card or names the target leaves a note.
"""


from engine.encounter.cards import SPECIAL_FOREIGN, SPECIAL_HAND, WILD
from engine.encounter.moments import jump
from engine.encounter.phases.launch import MOST_SHIPS
from engine.encounter.ships import choose_from_colonies, found, founded, lift, recount
from engine.encounter.state import DEFENSE, GATE, NONE, UNCONTESTED, Game, step
from engine.encounter.window_gate import open_window_next
from engine.kernel.asking import Asking, Ref, pick
from engine.kernel.chance import shuffle


@step
def prepare(game: Game) -> None:
    """Reshuffle before the last card would be drawn (R-DES-2), then ask a player who selects instead of drawing, then
    draw.
    """
    against = game.notes.pop("against", None)
    if against is not None:  # an inserted encounter whose defense is known (T-END-4)
        seat_defense(game, against)
        game.emit("defense_named", game.offense, against, NONE)
        game.show("destiny", NONE, (against,), NONE)
        jump(game, "destiny.settled")
        return
    if len(game.destiny_deck) <= 1 and game.destiny_discards:
        game.destiny_deck += game.destiny_discards
        game.destiny_discards = []
        shuffle(game, game.destiny_deck)
        game.emit("destiny_reshuffled", len(game.destiny_deck))
    game.push("destiny.draw")
    open_window_next(game, "destiny.before_draw")


@step
def draw(game: Game) -> None:
    """Draw the top card for all to see (R-DES-1). A special already points at a player (R-DES-6)."""
    selected = game.notes.pop("destiny_selected", None)
    if selected is None:
        card = game.destiny_deck.pop()
    else:
        card = selected
        game.destiny_deck.remove(card)
    game.destiny = card
    game.notes.pop("executed", None)  # what a text did about the last card is past
    game.named = named_by(game, card)
    game.emit("destiny_drawn", game.offense, card, game.named)


def named_by(game: Game, card: int) -> int:
    """Return the player whose color the card counts as (R-DES-7); a wild counts as no color."""
    if card < WILD:
        return card
    if card == WILD:
        return NONE
    candidates = game.others_clockwise(game.offense)
    if game.options.specials_may_name_offense:  # R-DES-8
        candidates = (*candidates, game.offense)
    if card == SPECIAL_FOREIGN:
        return max(candidates, key=lambda seat: game.abroad[seat])
    if card == SPECIAL_HAND:
        return max(candidates, key=lambda seat: len(game.hands[seat]))
    return min(candidates, key=lambda seat: game.warp[seat])


@step
def choose(game: Game) -> Asking:
    """Follow the card, unless a player named the target instead (R-DES-3 to 6)."""
    replaced = game.notes.get("target_named")
    if replaced is not None and replaced[0] == game.offense:
        game.push("destiny.resettle", replaced[1])
    elif replaced is not None:
        settle(game, replaced[0], replaced[1])
    elif game.named == game.offense:
        yield from own_colour(game)
    elif game.named == NONE:
        others = game.others_clockwise(game.offense)
        answer = yield pick(game.offense, "destiny.wild", [("seat", seat) for seat in others], by=("destiny", WILD))
        settle(game, others[answer], NONE)
    else:
        settle(game, game.named, NONE)


def own_colour(game: Game) -> Asking:
    """Ask the offense to draw again, expel a foreign colony, or resettle an empty home planet (R-DES-4)."""
    offense = game.offense
    options: list[Ref] = [("redraw",)]
    options += [("expel", planet, seat) for planet, seat in guests(game, offense)]
    options += [("resettle", planet) for planet in empty_homes(game, offense)]
    answer = yield pick(offense, "destiny.own", options, by=("destiny", game.destiny))
    chosen = options[answer]
    if chosen[0] == "redraw":
        redraw(game)
    elif chosen[0] == "expel":
        settle(game, chosen[2], chosen[1])
    else:
        game.push("destiny.resettle", chosen[1])


def redraw(game: Game) -> None:
    """Discard the card and draw the next one from the start of the step, so a power that selects may select again
    (R-DES-4).
    """
    game.destiny_discards.append(game.destiny)
    game.emit("destiny_discarded", game.offense, game.destiny)
    game.show("redrawn")
    game.destiny = game.named = NONE
    jump(game, "destiny.before_draw")


def guests(game: Game, seat: int) -> list[tuple[int, int]]:
    """Return the foreign colonies in a seat's system, as (planet, owner of the colony) (R-EXP-1)."""
    ships, n = game.ships, game.n
    return [
        (planet, other)
        for planet in game.planets_of(seat)
        for other, count in enumerate(ships[planet * n : planet * n + n])
        if count and other != seat
    ]


def empty_homes(game: Game, seat: int) -> list[int]:
    """Return the seat's home planets without ships, if it has a ship to send (R-EXP-5, R-EXP-6)."""
    if not game.has_colony(seat) and not game.gate[seat]:
        return []
    n = game.n
    return [planet for planet in game.planets_of(seat) if not any(game.ships[planet * n : planet * n + n])]


@step
def resettle(game: Game, planet: int) -> Asking:
    """Ask for one to four ships to settle a home planet: no defense, no cards, a success (R-EXP-6, R-EXP-7)."""
    offense = game.offense
    from_gate = game.gate[offense]
    question = choose_from_colonies(game, offense, "destiny.resettle", 0 if from_gate else 1, MOST_SHIPS - from_gate)
    counts = yield question
    total = from_gate
    for ref, count in zip(question.options, counts, strict=True):
        if count:
            lift(game, offense, ref[1], count)
            total += count
    lift(game, offense, GATE, from_gate)
    game.destiny_discards.append(game.destiny)
    game.target = planet
    game.show("destiny", game.destiny, (), planet)
    game.outcome = UNCONTESTED
    new = found(game, offense, planet, total)
    game.emit("resettled", offense, planet, total)
    jump(game, "resolution.win_check")
    founded(game, [(offense, planet)] if new else [], "resettle")
    recount(game, None, ("resettled",))


def settle(game: Game, defense: int, planet: int) -> None:
    """Fix the defense, and with it the order of everything that follows (R-TIM-2)."""
    if game.destiny != NONE:
        game.destiny_discards.append(game.destiny)
    seat_defense(game, defense)
    game.fixed_planet = planet
    game.emit("defense_named", game.offense, defense, planet)
    game.show("destiny", game.destiny, (defense,), planet)


def seat_defense(game: Game, defense: int) -> None:
    game.defense = defense
    game.role[defense] = DEFENSE
    game.order = [game.offense, defense, *game.third_parties()]
