"""Phase 5, planning: hands are checked, then both main players lay an encounter card (R-PLN, R-HND-3, R-HND-4).

No alien is named here: a power that obliges a player to lay something leaves a note.
"""


from engine.encounter.cards import ENCOUNTER_FACES, NEGOTIATE
from engine.encounter.hand import always_put, can_play_encounter_card, refill
from engine.encounter.listening import modifiers
from engine.encounter.outcome import break_off
from engine.encounter.ships import go_home
from engine.encounter.state import BESIDE, CARD_REFS, DEF, GATE, NONE, OFF, PASS, Game, per_seat, step
from engine.encounter.values import is_stated
from engine.encounter.window_gate import open_window
from engine.kernel.asking import PICK, SECRET, Asking, Both, Question, Ref, pick

MUST_LAY = per_seat("must_lay")


@step
def hand_check(game: Game) -> None:
    """Check the offense's hand, then the defense's; and again right before the cards are laid (R-PLN-1, R-PLN-2,
    T-HND-3).
    """
    if not can_play_encounter_card(game, game.offense):
        everybody_home(game, "no_encounter_card")
    else:
        defense_check(game)


@step
def defense_check(game: Game) -> None:
    """Let a defense without encounter card play what is playable, then take a new hand (R-HND-4)."""
    if game.has_encounter_card(game.defense):
        return
    if can_play_encounter_card(game, game.defense):
        if game.notes.get("hand_kept") != tuple(game.hands[game.defense]):
            game.push("planning.new_hand_or_not")
        return
    game.push("planning.defense_refill")
    open_window(game, "planning.hand_check")


@step
def new_hand_or_not(game: Game) -> Asking:
    """Ask a defense that can lay only a card from a second hand whether it takes a new hand (X-61)."""
    answer = yield pick(game.defense, "planning.new_hand", (("yes",), PASS), marks=SECRET)
    if answer == 0:
        refill(game, game.defense, "planning")
    else:
        game.notes["hand_kept"] = tuple(game.hands[game.defense])


@step
def defense_refill(game: Game) -> None:
    if not can_play_encounter_card(game, game.defense):
        game.push("planning.defense_after_refill")
        refill(game, game.defense, "planning")


@step
def defense_after_refill(game: Game) -> None:
    """Send all home if no encounter card is left anywhere (R-DEK-3)."""
    if not can_play_encounter_card(game, game.defense):
        everybody_home(game, "no_encounter_card_anywhere")


def everybody_home(game: Game, why: str) -> None:
    """End the encounter without winner or losses: all its ships go home, and the turn ends (R-HND-3)."""
    break_off(game, why)
    ships_home(game)


def ships_home(game: Game, allies_only: bool = False) -> None:
    """Send all ships on the gate and beside the planet home, owners in the order of R-TIM-2 (R-SHP-5)."""
    for seat in reversed(game.order):
        if game.gate[seat] and not (allies_only and seat == game.offense):
            go_home(game, seat, GATE, game.gate[seat])
        if game.beside[seat]:
            go_home(game, seat, BESIDE, game.beside[seat])


# --- laying cards ------------------------------------------------------------------------------------------------


def choices(game: Game, seat: int) -> list[Ref]:
    """Return the encounter cards this seat may lay now, in hand order by face. Obligations narrow them (X-30)."""
    found = [*map(CARD_REFS.__getitem__, sorted(ENCOUNTER_FACES.intersection(game.hands[seat])))]
    for who, extra in modifiers(game, "lay_from"):
        if who == seat:
            found += extra(game, seat)
    if game.notes.get("attack_obliged"):
        found = _attacks_first(found)
    given = game.notes.get(MUST_LAY[seat], NONE)
    return [CARD_REFS[given]] if given != NONE and CARD_REFS[given] in found else found


def _attacks_first(found: list[Ref]) -> list[Ref]:
    """Return the options of a seat that must lay an attack: attacks of hand and second hand if the hand holds one,
    otherwise the hand and the second hand's attacks. So nobody is forced to open a second hand, but a card taken from
    it obeys.
    """
    attacks = [ref for ref in found if ref[1] < NEGOTIATE]
    if any(ref[0] == "card" for ref in attacks):
        return attacks
    return [ref for ref in found if ref[0] == "card"] + attacks if attacks else found


def lay_question(game: Game, seat: int, found: list[Ref]) -> Question:
    """Ask which of the cards found by `choices` to lay."""
    side, marks = game.side_of(seat), always_put(game, seat)
    return Question(seat, "planning.pick", PICK, tuple(found), 0, 0, (), None, side, marks)


@step.named("planning.pick")
def pick_cards(game: Game) -> Asking:
    """Ask both main players at once and in secret for a card, unless one has to lay openly first (R-PLN-3)."""
    found = {}
    for side, seat in ((OFF, game.offense), (DEF, game.defense)):
        if game.laid[side] == NONE:
            found[seat] = choices(game, seat)
    if not all(found.values()):
        check_again(game, found)
        return
    first = game.notes.get("lays_openly")
    if first is not None:
        question = lay_question(game, first, found[first])
        answer = yield question
        game.push("planning.pick_second", game.opponent(first))
        game.push("planning.show", first)
        open_window(game, "planning.pick", ("show", first))
        lay(game, first, question.options[answer])
        return
    questions = [lay_question(game, seat, found[seat]) for seat in found]
    if len(questions) == 1:
        answers: tuple[int, ...] = ((yield questions[0]),)
    else:
        answers = yield Both(*questions)
    for question, answer in zip(questions, answers, strict=True):
        lay(game, question.seat, question.options[answer])


def check_again(game: Game, found: dict[int, list[Ref]]) -> None:
    """Check again that both can lay, because a response at this very moment may have cost one its last card (T-HND-3).
    """
    if not found.get(game.offense, True):
        everybody_home(game, "no_encounter_card")
    else:
        game.push("planning.pick")
        game.push("planning.defense_check")


@step
def show(game: Game, seat: int) -> None:
    """Turn up a card that has to be laid openly, unless it was accepted unseen."""
    side = game.side_of(seat)
    if not is_stated(game, side):
        game.open[side] = 1
        game.emit("card_laid_open", seat, game.laid[side])
    open_window(game, "planning.pick", ("open", seat))


@step
def pick_second(game: Game, seat: int) -> Asking:
    """Ask one main player alone for a card: one who has seen an open card, or whose card was sent back."""
    if game.laid[game.side_of(seat)] != NONE:
        return
    found = choices(game, seat)
    if not found:
        pick_anew(game, seat)
        return
    question = lay_question(game, seat, found)
    answer = yield question
    lay(game, seat, question.options[answer])


def pick_anew(game: Game, seat: int) -> None:
    """Ask again for a card that was sent back, under the same check (T-HND-3)."""
    if seat == game.defense:
        game.push("planning.pick_second", seat)
        game.push("planning.defense_check")
    elif can_play_encounter_card(game, seat):
        game.push("planning.pick_second", seat)
    else:
        everybody_home(game, "no_encounter_card")


def lay(game: Game, seat: int, ref: Ref) -> None:
    """Lay a card face down on the seat's side, out of the hand or the second hand (R-PLN-4)."""
    side, face = game.side_of(seat), int(ref[1])
    if ref[0] == "card":
        game.part_with(seat, face)
    else:
        game.kept["second_hand"].remove(face)
    game.laid[side] = face
    game.open[side] = 0
    game.whisper("card_laid", 1 << seat, (face,), seat, ref[0])
    if NONE not in game.laid:
        game.show("laid")
    if ref[0] != "card":
        for who, laid in modifiers(game, "laid_from"):
            if who == seat:
                laid(game, seat, side)


def take_back(game: Game, side: int) -> None:
    """Return a laid card that was never turned to the player on whose side it lies (T-END-2)."""
    face = game.laid[side]
    if face != NONE:
        seat = game.main(side)
        game.laid[side] = NONE
        if f"laid_from:{seat}" in game.notes and "swapped" not in game.notes and "second_hand" in game.kept:
            game.kept["second_hand"].append(face)
        else:
            game.gain(seat, face)
        game.whisper("card_taken_back", 1 << seat, (face,), seat)


def knows_laid(game: Game, seat: int, side: int) -> bool:
    """Return whether a seat knows the face-down card on this side: it is the one it laid, wherever that lies now."""
    own = game.main(side) == seat and "swapped" not in game.notes
    return own or f"knows:{seat}:{side}" in game.notes


def swap_laid(game: Game) -> None:
    """Swap the two laid cards. The players who laid them still know where they lie."""
    game.laid.reverse()
    game.open.reverse()
    seats = (game.offense, game.defense)
    if "swapped" in game.notes:
        del game.notes["swapped"]
        for side, seat in enumerate(seats):
            game.notes.pop(f"knows:{seat}:{1 - side}", None)
    else:
        game.note("swapped")
        for side, seat in enumerate(seats):
            game.note(f"knows:{seat}:{1 - side}")
    game.emit("cards_swapped", *seats)
