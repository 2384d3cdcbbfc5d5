"""After the resolution: cleanup, further encounters, the end of the turn (R-TRN-4 to 8, T-END-4).

No alien is named here: further encounters wait in a queue or are granted by a note.
"""


from engine.encounter.hand import can_play_encounter_card, refill, set_aside
from engine.encounter.listening import listen
from engine.encounter.moments import FIRST_ROW
from engine.encounter.phases.planning import take_back
from engine.encounter.phases.start import new_encounter
from engine.encounter.ships import recount
from engine.encounter.state import (
    ALIEN,
    DEAL_MADE,
    DEF,
    KIND,
    LENT,
    NONE,
    OFF,
    OFFENSE_WON,
    OWN,
    OWNER,
    TECH_USED,
    UNCONTESTED,
    UNDECIDED,
    USED,
    ZAPPED,
    Game,
    step,
)
from engine.kernel.asking import ALWAYS, Asking, Ref, pick

SUCCESSES = (OFFENSE_WON, DEAL_MADE, UNCONTESTED)  # T-SUC-1


@step
def cleanup(game: Game) -> None:
    """Clear everything that lasts for one encounter: zaps, flare marks, loans, locks, bans and announcements."""
    game.show("over")
    for side in (OFF, DEF):
        take_back(game, side)  # T-END-2
    lent = False
    for sheets in game.sheets:
        for sheet in sheets:
            sheet[ZAPPED] = sheet[USED] = 0
            lent = lent or sheet[KIND] == LENT
    if game.options.technology:
        for techs in game.techs:
            for tech in techs:
                tech[TECH_USED] = 0
    if lent:
        return_loans(game)
    game.notes.clear()
    game.effects = []
    game.deal = {}
    game.flares_used = []
    game.flare_by = [0] * game.n
    game.fresh = [0] * game.n
    game.acts = []
    game.emit("encounter_over", game.offense, game.outcome)


def return_loans(game: Game) -> None:
    """Return a lent sheet to its owner; the borrower has its own sheet again."""
    kinds = dict(game.notes["loan"][2])
    for seat in range(game.n):
        for sheet in [sheet for sheet in game.sheets[seat] if sheet[KIND] == LENT]:
            game.sheets[seat].remove(sheet)
            sheet[KIND] = kinds[sheet[ALIEN]]
            home = game.sheets[sheet[OWNER]]
            home.insert(0 if sheet[KIND] == OWN else len(home), sheet)
            game.emit("sheet_returned", sheet[OWNER], sheet[ALIEN])
    listen(game)
    recount(game)


@step
def go_on(game: Game) -> Asking:
    """Play inserted encounters first. Then ask the offense how to go on with the turn, if it has a choice (T-END-4)."""
    if game.queue:
        insert(game)
        return
    if game.inserted:
        resume_turn(game)
        return
    options = continuations(game)
    if len(options) > 1 or might_go_on(game):
        answer = yield pick(game.offense, "turn.go_on", options, marks=ALWAYS)
        chosen = options[answer]
        granted, kept = game.turn_notes.pop("granted", None), game.turn_notes.pop("kept_aside", ())
        if chosen == ("encounter",):
            new_encounter(game, game.offense, game.number + 1)
            game.at = FIRST_ROW["regroup.technology"]
            if granted == "without_card" and not can_play_encounter_card(game, game.offense):
                set_aside(game, game.offense, list(kept))
                refill(game, game.offense, "granted")
        elif chosen == ("new_technology",):
            game.push("technology.draw_new")


def continuations(game: Game) -> list[Ref]:
    """Return the ways to go on with the turn: a second encounter after a success (R-TRN-4), one that a power granted,
    or a technology in its place (R-TEC-11, 12).
    """
    granted = game.turn_notes.get("granted")
    if not second_due(game) and not granted:
        return [("end",)]
    options: list[Ref] = []
    if can_play_encounter_card(game, game.offense) or granted == "without_card":  # R-TRN-7
        options.append(("encounter",))
    if game.tech_deck or game.tech_discards:
        options.append(("new_technology",))
    return [*options, ("end",)]


def might_go_on(game: Game) -> bool:
    """Return whether the other players, who see only the number of the offense's cards, may think that it has a choice.
    """
    return (second_due(game) or "granted" in game.turn_notes) and bool(game.hands[game.offense])


def second_due(game: Game) -> bool:
    """Return whether the ordinary rule allows one more encounter (R-TRN-4)."""
    return game.number == 1 and game.outcome in SUCCESSES and not game.turn_over


def insert(game: Game) -> None:
    """Begin an encounter in another player's turn: complete, but without start step and second encounter."""
    offense, defense, needs_card = game.queue.pop(0)
    if not game.inserted:
        game.turn_notes["interrupted"] = (game.offense, game.number, game.outcome, game.turn_over)
        game.inserted = 1
    if needs_card and not can_play_encounter_card(game, offense):
        game.push("ending.go_on")
        return
    number = game.number
    new_encounter(game, offense, number)
    game.emit("encounter_inserted", offense, defense)
    if defense != NONE:
        game.notes["against"] = defense
    game.at = FIRST_ROW["regroup.technology"]


def resume_turn(game: Game) -> None:
    """Go on with the interrupted turn where it was."""
    offense, number, outcome, turn_over = game.turn_notes.pop("interrupted")
    game.inserted = 0
    new_encounter(game, offense, number)
    game.outcome, game.turn_over = outcome, turn_over
    game.push("ending.go_on")


@step
def turn_end(game: Game) -> None:
    """End the turn and pass it on clockwise (R-TRN-8)."""
    game.emit("turn_over", game.offense)
    game.turn_notes.clear()
    game.offense = (game.offense + 1) % game.n
    game.turn += 1
    game.outcome = UNDECIDED
    game.at = 0
