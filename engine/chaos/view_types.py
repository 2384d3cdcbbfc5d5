"""What a seat of Chaos Galaxy is told, typed once: its view, the events, the show points, what an answer would bring.

The rules make these, bots and screens read them. Knows no position.
"""

from typing import Annotated, Any, NotRequired, Required, TypedDict

from engine.kernel.views import CommonView, Face, Own

Fields = list[Any]  # a row whose columns have no names: code takes it apart at once
Ref = list[Any]  # what something is aimed at: ["colony", seat], ["centre", seat], ["row", handle] or ["item", serial]


class Limits(TypedDict):
    """The number of cards and credits that a player keeps at the end of a turn."""

    centre: int
    hangar: NotRequired[int]
    credits: NotRequired[int]


class Threshold(TypedDict):
    """The bombing that a crew or a center takes."""

    crew: int
    centre: int


class Seat(TypedDict):
    """The facts about a player that everybody may know."""

    credits: int
    colony: int  # how many cards
    centre: int
    ruin: int
    scrap: list[str]
    hangar: int
    turns: int
    out: bool
    kills: int
    neighbours: list[int]
    threshold: Threshold
    dome: int
    may_attack: bool
    max_developments: int


class Numbers(TypedDict, total=False):
    """The numbers of a ship; of these a paid base has its armor."""

    numbers: list[int]
    printed: list[int]
    armour: list[int]
    places: int
    size: int
    hangar: int
    keywords: list[str]
    prevents: int
    may_defend: bool


class Row(Numbers):
    """One card on the table."""

    handle: int
    card: Annotated[str, Face]  # "" while it lies face down before another player
    owner: int
    seat: int  # who controls it
    kind: str
    place: str
    paid: bool
    paying: bool
    state: str
    devs: int
    on: int  # the card that carries it
    fights: bool
    # of a base
    bought: NotRequired[int]
    x: NotRequired[int]
    # of a card that is not paid, for the seat that controls it; the limit of a paid base is known to everybody
    real: NotRequired[Annotated[bool, Own]]
    price: NotRequired[Annotated[int, Own]]
    limit: NotRequired[Annotated[int, Own]]


class Wreck(TypedDict):
    """A ship that was destroyed this turn, as the board remembers it."""

    seat: int
    card: str


class Item(TypedDict):
    """Something on the stack."""

    serial: int
    seat: int
    what: str
    card: str
    handle: int
    paid: int
    targets: list[Ref]
    foe: int
    choice: list[Any]


class Fight(TypedDict):
    """A combat."""

    attacker: int
    defender: int
    target: Ref
    target_there: bool
    step: str
    attackers: list[int]
    defenders: list[int]
    hit: list[int]
    bombers: list[int]
    could_bomb: int
    exchange: int
    let_pass: list[int]
    acts: Fields  # the seat that acts now, and its ships
    order: list[Fields]  # ship, speed, and a word


class Shot(TypedDict):
    """The exchange of fire as far as it has been announced."""

    by: int
    at: int
    split: list[Fields]
    total: int
    replies: list[Fields]


class Forecast(TypedDict, total=False):
    """The result if everybody passes from here on; empty if nothing waits."""

    hits: list[Fields]  # handle, damage, what is left, whether it is gone
    turns: list[Fields]  # handle, state
    colony: list[list[int]]  # seat, before, after
    credits: list[list[int]]
    neutralised: list[int]


Falls = TypedDict("Falls", {"from": int, "to": int}, total=False)  # `from` is no name of a class's key


class Preview(Falls, total=False):
    """The result that an answer would have; empty if nothing can be said."""

    act: Ref  # the act beside the question that is meant, as the screen adds it
    forecast: Forecast
    replied: Forecast
    empties: bool  # one's own colony, for good or until a card comes back
    loses: bool  # the game is over with it
    fight: dict[str, Any]  # what the fight comes to, a row for each set of defenders (fights.py)
    could_bomb: int
    meets: list[int]
    cost: int
    left: int
    tax: int
    bombing: int
    needed: int


class Help(TypedDict, total=False):
    """The part of a person's view that bots do not get."""

    explained: dict[str, list[list[Fields]]]  # of each card by its handle, of each number: where from, card, how much
    forecast: Forecast
    dark: Annotated[list[Fields], Own]  # a card of this seat's hand, why it cannot be played, facts


class View(CommonView[Seat]):
    """The whole position for one seat, or for a spectator (seat -1)."""

    mode: str
    simple_combat: bool
    species: str
    balanced: bool
    last_turn: int
    phase: str
    window: str
    active: int
    first: int
    limits: Limits
    rows: list[Row]
    stack: list[Item]
    fight: Fight | None
    shot: Shot | None
    taxes: list[list[int]]
    ending: str
    hand: NotRequired[Annotated[list[str], Own]]
    ruin: NotRequired[Annotated[list[str], Own]]
    prices: NotRequired[Annotated[dict[str, int], Own]]
    deck: NotRequired[Annotated[str, Own]]  # a ready-made one by its name, else the species it has most cards of
    explained: NotRequired[dict[str, list[list[Fields]]]]
    forecast: NotRequired[Forecast]
    dark: NotRequired[Annotated[list[Fields], Own]]


def fight_of(view: View) -> Fight:
    """Return the combat of a view. The caller knows that there is one."""
    fight = view["fight"]
    assert fight is not None
    return fight


def shot_of(view: View) -> Shot:
    """Return the exchange of fire of a view. The caller knows that there is one."""
    shot = view["shot"]
    assert shot is not None
    return shot


class Event(TypedDict, total=False):
    """A thing that has happened. `FIELDS` in events.py says which facts each kind has."""

    event: Required[str]
    at: int
    by: Any
    card: str
    cards: list[str]
    change: int
    choice: list[Any]
    division: list[Fields]
    foe: int
    handle: int
    handles: list[int]
    items: list[Fields]  # what everybody knew of the items it speaks of: serial, card, seat, what
    kind: str
    left: int
    n: int
    named: list[Fields]  # what everybody knew of the rows it speaks of: handle, card, seat, kind
    now: int
    old: int
    on: int
    paid: int
    pile: str
    rolls: list[list[int]]
    seat: int
    serial: int
    ship: int
    size: int
    stat: str
    state: str
    target: Ref
    targets: list[Ref]
    tax: int
    total: int
    turn: int
    until: str
    what: str
    whom: int
    why: str
    wide: str
    winners: list[int]
    zone: str


class Facts(TypedDict, total=False):
    """The facts of a show point. `FACTS` in show_points.py says which ones each kind has."""

    at: Fields
    attackers: list[Fields]
    before: int
    by: Any
    card: str
    crew: list[Fields]
    defenders: list[Fields]
    gone: Any  # cards that leave, or how many
    hits: list[Fields]
    least: int
    left: int
    n: int
    now: int
    paid: Any  # what a card cost, or seat, credits and cards of both sides
    replies: list[Fields]
    row: Fields
    seat: int
    serial: int
    ships: list[Fields]
    shot: "Facts"  # the shot that is told with what it did
    split: list[Fields]
    target: Ref
    targets: list[Ref]
    tax: int
    times: int  # so many actions of one kind told at once
    total: int
    turn: int
    waiting: int
    what: str
    whom: int
    why: str
    winners: list[int]


class GameOver(TypedDict):
    """The things everybody may see once the game is over."""

    winners: list[int]
    why: str
    decks: list[dict[str, int]]
    hands: list[list[str]]
