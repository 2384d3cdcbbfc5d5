"""The event card at the end of a turn: scoring, raider, special effect, reset (A-EVT-5 to 12)."""


from engine.andromeda.content import CARD_IDS, CLASSES, EVENT_IDS, EVENTS, SPACE_VP
from engine.andromeda.effects.running import start
from engine.andromeda.event_track import start_space
from engine.andromeda.state import Game, damaged_modules, step, turn_order
from engine.andromeda.supply import score
from engine.andromeda.vocabulary import TRACKS
from engine.kernel.asking import ALWAYS, Asking, pick
from engine.kernel.chance import shuffle

PASS = ("pass",)
AT_REVEAL = "TA01"  # Field Repairs: the one card that says it may be played then (A-TAC-10, A-AMB-27)


@step
def due(game: Game) -> None:
    """Reveal an event if a card is due and the end has not been triggered (A-EVT-5, A-END-2). From here on no side
    actions are possible (A-EVT-10).
    """
    if not game.due:
        return
    if not game.event_deck:  # A-EVT-11
        game.event_deck, game.event_discard = game.event_discard, []
        shuffle(game, game.event_deck)
        game.emit("reshuffled", "events")
    card = game.event_deck.pop()
    game.notes["event"] = card
    game.emit("event_revealed", EVENT_IDS[card])
    game.show("event", EVENT_IDS[card])
    for name in ("reset", "special", "raider", "rate"):
        game.push(f"events.{name}", card)
    for seat in reversed(turn_order(game)):
        game.push("events.react", seat)


@step
def react(game: Game, seat: int) -> Asking:
    """Ask every seat with a hand for any number of Field Repairs cards before the event scores."""
    if not game.hands[seat]:
        return
    card = CARD_IDS.index(AT_REVEAL)
    options = [("card", AT_REVEAL), PASS] if card in game.hands[seat] else [PASS]
    answer = yield pick(seat, "event.react", options, ("event", EVENT_IDS[game.notes["event"]]), marks=ALWAYS)
    if options[answer] != PASS:
        game.push("events.react", seat)
        game.push("tactics.play", seat, card)


@step
def rate(game: Game, card: int) -> None:
    """Score the VP beside each seat's marker, less 1 for every damaged module, never below 0 (A-EVT-6)."""
    track = EVENTS[card].track
    game.emit("event_scores", EVENT_IDS[card], TRACKS[track])
    for seat in turn_order(game):
        vp = SPACE_VP[game.tracks[seat][track]] - damaged_modules(game, seat)
        score(game, seat, max(0, vp), ("event", EVENT_IDS[card]))
    game.show("event_row", EVENT_IDS[card], "scores")


@step
def raider(game: Game, card: int) -> None:
    game.push("events.row", card, "raider")
    game.push("raiders.place", CLASSES.index(EVENTS[card].raider))


@step
def special(game: Game, card: int) -> None:
    game.push("events.row", card, "special")
    start(game, EVENTS[card].number, game.active, ("event", EVENT_IDS[card]))


@step
def row(game: Game, card: int, part: str) -> None:
    """Show the table after one part of the event card."""
    game.show("event_row", EVENT_IDS[card], part)


@step
def reset(game: Game, card: int) -> None:
    """Return the marker to its start space, if it is still in the game, and discard the card (A-EVT-9, A-AMB-32)."""
    game.event_discard.append(card)
    game.due = False
    game.notes.pop("event", None)
    if not game.ended:
        game.marker = start_space(game)
    game.emit("event_over", EVENT_IDS[card], game.marker)
