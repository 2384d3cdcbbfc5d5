"""Types of what a seat of Encounter is told: its view, the events, the show points, what a deal is about.

The rules make these, bots and screens read them.
"""

from typing import Annotated, Any, Literal, NotRequired, Required, TypedDict

from engine.kernel.views import CommonView, Face, Own

Card = str  # a card by name: "attack_08", "flare_zombie"
Row = list[Any]  # a row whose columns have no names: code takes it apart at once
Result = Literal["won", "deal", "no_deal", "broken"]  # the show points one of which ends an encounter
Terms = list[Any]  # an offer: the offense's cards and colony, the defense's cards and colony, other terms


class Sheet(TypedDict):
    """An alien sheet before a seat."""

    alien: Annotated[str, Face]  # "" while it lies face down before another player
    power: str  # on, limit (one home colony more and it goes), lost, zapped or hidden
    tokens: int
    kind: str  # own, incarnation, seed or lent


class Technology(TypedDict):
    """A technology before a seat."""

    card: Annotated[str, Face]  # "" while it lies face down before another player
    up: bool
    ships: int
    stored: Annotated[str, Face]  # the card under it: "" for none, "?" for one that is not known


class Seat(TypedDict):
    """A player's panel, as the others see it."""

    role: str  # bystander, offense, defense, offensive_ally or defensive_ally
    hand: int  # how many cards
    home: int  # home colonies
    abroad: int  # foreign colonies
    warp: int  # ships in the warp
    fresh: int  # of these, ships that came this turn
    gone: int  # ships out of the game
    gate: int  # ships on the gate
    beside: int  # ships beside the planet
    afloat: int  # ships that are nowhere just now
    flare_used: bool
    sheets: list[Sheet]
    techs: list[Technology]


class Sum(TypedDict):
    """The values and totals of two cards that both lie open."""

    types: list[str]
    totals: list[int]  # of both sides, if both cards are attacks
    ahead: Row  # the side (-1: none), by how much, whether a deal is due
    lines: list[list[Row]]  # of each side: what counts, how much, where it comes from
    no_effect: list[Row]  # seat, use, why it does not count


class Deal(TypedDict):
    """The talks of two players who bargain."""

    left: list[int]  # proposals that each side has left
    open: Annotated[list[Row | None], Own]  # number and terms of the offer of each side
    agreed: bool


class Kept(TypedDict, total=False):
    """Cards and marks on sheets and boards."""

    second_hand: Annotated[Any, Face]  # the cards, or how many there are
    citadels: list[Row]
    lunar_cannon: list[int]
    genesis: list[int]
    grudge: list[int]
    flagship: list[int]
    easy_access: list[int]


class Bargain(TypedDict):
    """The details of a question of the shape `bargain`."""

    side: int
    opponent: int
    hand: list[Card]
    their_cards: int
    can_grant: list[int]
    can_get: list[int]
    only_one_way: list[int]
    mine: Row | None  # number and terms of this seat's offer
    theirs: Row | None
    left: int
    extras: list[Row]


class Changes(TypedDict):
    """The changes after an encounter: rows of a seat and a number, or of a seat and an alien."""

    colonies: list[list[int]]
    warp: list[list[int]]
    gone: list[list[int]]
    rewards: list[list[int]]
    powers: list[Row]
    winners: list[int]
    without: list[Row]


Ends = TypedDict("Ends", {"if": list[Changes | None]}, total=False)  # what follows if the offense, the defense wins


class Odds(Ends, total=False):
    """The ways in which the encounter may end, as far as a seat can know; empty if nothing can be told."""

    lead: Row | None  # number, whether the lower total wins, who has a tie, the side that wins anyhow or -1
    cards: Annotated[list[Row], Own]  # name and row of each own card; a letter of the row for each card of the other
    known: Annotated[str, Own]  # the other card, if the seat knows it
    counted: Annotated[list[str], Own]  # uses that are in the numbers
    without: Annotated[list[Row], Own]  # seat and use of what may still come
    own: Annotated[list[Row], Own]  # name of a card, use of one's own, and its row with that, where it is another
    stands: Changes | None  # what follows as the cards lie there


class CardOdds(TypedDict, total=False):
    """The odds of one card, for a preview."""

    row: str
    known: str
    counted: list[str]
    without: list[Row]
    own: list[Row]  # use of the seat's own that it may use, and the row with it


class Counts(TypedDict):
    """The odds of the seat's own cards against the unseen cards."""

    cards: list[Row]  # name, how many of the unseen cards it beats, how many mean talks
    own: dict[str, list[Row]]  # name -> use of one's own and how many it beats with that
    unknown: list[Card]
    known: str
    attacks: int
    negotiates: int
    encounter_cards: int
    ships: list[int]


class Share(TypedDict):
    """The part of the changes that concerns one seat, as numbers alone."""

    colonies: list[int]
    warp: list[int]
    gone: list[int]
    rewards: list[int]


class Preview(CardOdds, total=False):
    """The effects of an answer, as far as its player can know them."""

    seat: int
    ships: int
    given_up: list[int]
    home: int
    power: str
    odds: Odds
    joining: list[list[Share | None] | None]  # for each side: if that side wins, and if it loses
    totals: list[int]
    outcome: str


class View(CommonView[Seat]):
    """The whole position for one seat, or for a spectator (seat -1)."""

    goal: int  # foreign colonies that win
    power_needs: int  # home colonies that a power needs
    number: int  # of the encounter in this turn
    offense: int
    defense: int
    target: int  # the planet, or -1
    outcome: str
    margin: int
    destiny: str
    named: int
    destiny_left: int
    deck: int
    planets: list[Row]  # number, owner, ships by seat
    destiny_used: list[str]
    discards: list[Card]
    played: list[Row]  # card, seat, side
    invited: list[int]  # by side, a bit for each seat
    order: list[int]
    laid: list[Annotated[list[str], Face]]  # of each side: none, ready, down, open or stated, and the card
    stack: list[Annotated[Row, Face]]  # of each act: serial, seat, use, card, choice, how it was stopped
    hand: NotRequired[Annotated[list[Card], Own]]
    cards: NotRequired[Annotated[list[Row], Own]]  # of each own card: name, why not now, half of a flare, moments
    seen: NotRequired[Annotated[list[Row], Own]]  # cards of others that this seat has seen
    tech_deck: NotRequired[int]
    tech_discards: NotRequired[list[str]]
    quiet_beats: NotRequired[bool]
    kept: NotRequired[Kept]
    sum: NotRequired[Sum]
    deal: NotRequired[Deal]
    odds: NotRequired[Odds]


Named = TypedDict("Named", {"event": Required[str], "from": Row}, total=False)  # `from` is no name of a class's key


class Event(Named, total=False):
    """An event. `FIELDS` in events.py says which facts each kind has."""

    alien: str
    at: list[int]
    before: Card
    cards: int
    choice: Row
    defcard: Card
    defense_cards: list[Row]
    defense_colony: list[int]
    destiny: str
    extras: list[Row]
    face: Card
    faces: list[Card]
    how: str
    item: str
    n: int
    named: int
    new: int
    number: int
    offcard: Card
    offense_cards: list[Row]
    offense_colony: list[int]
    other: int
    outcome: str
    places: list[Row]
    planet: int
    proposal: Terms
    seat: int
    seats: list[int]
    ships: int
    side: int
    source: str
    technologies: list[str]
    technology: str
    their_faces: list[Card]
    theirs: int
    thrown: list[str]
    total: int
    totals: list[int]
    turn: int
    turned: Any
    types: list[str]
    use: str
    why: str


class Facts(TypedDict, total=False):
    """The facts of a show point. The docstring of show_points.py says which facts each kind has."""

    act: int
    ahead: int
    alien: str
    at: list[int]
    before: Any  # totals before a change, or the card that counted before
    by: "Facts | None"
    choice: Row
    compensation: list[list[int]]
    defense: list[Any]
    defense_cards: list[Row]
    defense_colony: list[int]
    destiny: str
    extras: list[Row]
    face: Card
    faces: list[Card]
    falls: list[Row]
    how: str
    item: str
    landed: list[list[int]]
    lost: list[list[int]]
    margin: int
    n: int
    named: int
    number: int
    numbers: list[int]
    offense: list[Any]
    offense_cards: list[Row]
    offense_colony: list[int]
    on: bool
    out: list[int]
    outcome: str
    places: list[Row]
    planet: int
    redraws: int
    removed: list[list[int]]
    resettle: bool
    rewards: list[list[int]]
    seat: int
    seats: list[int]
    ships: list[int]
    side: int
    source: str
    swing: bool
    totals: list[int]
    turn: int
    type: str
    types: list[str]
    use: str
    why: str
    would: list[int]


class Record(TypedDict, total=False):
    """The course of an encounter so far: the facts of its show points by kind, and the part of every seat in it."""

    roles: tuple[str, ...]
    added: list[Facts]
    broken: list[Facts]
    changed_card: list[Facts]
    deal: list[Facts]
    landed: list[Facts]
    lost: list[Facts]
    near: list[Facts]
    no_deal: list[Facts]
    offered: list[Facts]
    paid: list[Facts]
    power: list[Facts]
    regroup: list[Facts]
    sides: list[Facts]
    stopped: list[Facts]
    summed: list[Facts]
    talks: list[Facts]
    turned: list[Facts]
    used: list[Facts]
    won: list[Facts]


class GameOver(TypedDict):
    """The facts that everybody may see once the game is over."""

    winners: list[int]
    hands: list[list[Card]]
    aliens: list[list[str]]
