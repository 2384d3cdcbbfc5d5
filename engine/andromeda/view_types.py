"""What a seat of Andromeda's Edge is told, typed once: its view, events, show points, help. Knows no position.

The rules make these, bots and screens read them.
"""

from typing import Annotated, Any, NotRequired, Required, TypedDict

from engine.kernel.views import CommonView, Own

Row = list[Any]  # a row whose columns have no names: code takes it apart at once
SideName = list[Any]  # ["seat", number] or ["raiders"]
Modules = list[Row]  # of a row of a station: module, markers, mechaphage, moon, what stands on its dock, frame scored


class Region(TypedDict):
    """A slot with a tile, or a nebula. What is not there is not said."""

    tile: str
    moon: NotRequired[str]  # the top one
    moons: NotRequired[int]
    development: NotRequired[str]
    owner: NotRequired[int]
    raiders: NotRequired[Row]  # class, how many
    bonus: NotRequired[list[int]]
    leaders: NotRequired[list[int]]  # by seat
    ships: NotRequired[dict[str, list[int]]]  # by seat (as a text), by type of ship


NOWHERE: Region = {"tile": ""}  # for a region without a tile
Classed = TypedDict("Classed", {"class": str})  # `class` is no name of a class's key


class Raider(Classed):
    """A raider card."""

    card: str  # "" while it lies face down before everybody
    marks: int
    supply: int  # tokens left, -1 while it lies face down


class Side(TypedDict):
    """One side of a battle."""

    side: SideName
    dice: int
    targeting: int
    energy: int
    parts: dict[str, int]
    ships: Row
    rolled: list[int]
    first: list[int]
    again: list[list[int]]


class Battle(TypedDict):
    """Sides with what counts for them now, and the dice once they lie."""

    step: str
    sides: list[Side]
    forbidden: bool
    rescue: bool
    winners: list[SideName]
    lost: list[SideName]


class Seat(TypedDict):
    """One player's station, fleet and goods."""

    faction: str
    vp: int
    stock: list[int]
    hand: int  # how many cards
    hand_limit: int
    storage: list[int]
    tracks: list[int]
    rows: list[Modules]
    tactical: str
    captured: list[str]
    captured_limit: int
    upgrades: list[str]
    upgrades_spare: list[str]
    marks: list[int]
    pad: list[int]
    reserve: list[int]
    yard: list[int]
    repair_ship: list[int]
    docked: list[int]
    leaders: int
    delegated: int
    cards: list[Row]
    supremacy: list[str]
    discoveries: int  # how many tokens
    lasting: list[str]
    destiny: int  # how many cards
    tokens: NotRequired[Annotated[list[str], Own]]
    goals: NotRequired[Annotated[list[str], Own]]
    hand_cards: NotRequired[Annotated[list[str], Own]]  # of the partner


# --- what a person is helped with --------------------------------------------------------------------------------


class Score(TypedDict):
    """The final scoring of a seat as it would be now."""

    lines: list[Row]
    total: int


class SideOdds(TypedDict):
    """The chance of one side."""

    side: SideName
    dice: int
    targeting: NotRequired[int]
    win: list[int]  # throws won, of all throws


class Odds(TypedDict):
    """Everybody's chances in a battle."""

    sides: list[SideOdds]
    all_lose: list[int]
    energy: NotRequired[Annotated[list[list[int]], Own]]
    cards: NotRequired[Annotated[list[Row], Own]]
    reroll: NotRequired[Annotated[list[list[int]], Own]]


class Yield(TypedDict, total=False):
    """The gain from activating a region; a preview of something else has none of it."""

    moon: str
    base: str
    looks: bool
    prints: list[int]
    special: str


class Stakes(TypedDict):
    """The gain of a seat that wins a battle, and the loss of one that is defeated."""

    space: int  # of supremacy that a victory leads to; -1 at the top
    vp: int  # what that step scores
    token: bool  # whether a token lies there
    raiders: list[str]  # cards of the raiders: their reward, and what they do to the defeated
    ships: list[int]  # by type, how many go to the scrapyard
    spared: int  # how many of them lasting cards spare, of the owner's choice
    rescue: int  # the energy for which each goes to the repair ship instead; -1: none does
    won: list[Row]  # the ability and upgrades that a victory sets to work
    lost: list[Row]  # those that a defeat sets to work
    moon: str  # in the tactical frame, to be had instead of a card


class Launch(Yield, total=False):
    """The result that a launch to a region would have."""

    energy: int
    meets: list[Row]
    raiders_there: Row
    raiders_come: list[Row]
    raiders_near: list[Row]
    odds: list[Row]
    collect_first: bool
    battle: bool
    stakes: Stakes  # if there is one


class Site(TypedDict):
    """The price and the points of building in a region."""

    cost: list[int]
    leaders: int
    near: int
    vp: int


class Then(TypedDict):
    """The best order that begins with a module."""

    order: list[Row]  # module, and by what it works
    gives: dict[str, int]
    over: dict[str, int]


class Tried(TypedDict, total=False):
    """The result of an answer that is tried on a copy; empty if it is not tried to the end."""

    changes: dict[str, int]
    asks: str  # why the next question is asked
    refused: str


class Order(Tried):
    """The gain from activating a module."""

    means: list[Row]
    half_moons: list[Row]
    then: NotRequired[Then]


class ByAbility(TypedDict, total=False):
    """The best order that begins with an ability; empty without."""

    ref: Row
    then: Then


class Best(TypedDict):
    """The best order of a return."""

    best: str  # the module with which it begins, or "ability"
    whole: bool  # whether every order was looked at
    ability: ByAbility


class Orders(Best):
    """The gain that a return would bring."""

    modules: dict[str, Order]
    rows: dict[str, bool]
    crew: list[Row]


class Preview(Tried, Launch, total=False):
    """The result of an answer, as far as its player can know: sums, never which card."""

    win: list[int]
    leaders: dict[str, int]


class Help(TypedDict, total=False):
    """The part of a person's view that bots do not get."""

    forecast: Annotated[list[Score], Own]
    leads: list[list[int]]
    odds: Odds
    stakes: Annotated[Stakes, Own]  # of the battle that the reader fights in
    launches: Annotated[dict[str, dict[str, Launch]], Own]  # by ship and region
    orders: Annotated[Orders, Own]
    home: Annotated[Then, Own]  # the best order of a return that begins now
    sites: Annotated[dict[str, Site], Own]  # by region
    pairs: Annotated[list[list[int]], Own]  # for each module on offer, which of the others could be bought with it
    blocked: Annotated[list[Row], Own]  # what cannot be done: a thing, a code, facts


class View(CommonView[Seat], Help):
    """The whole position for one seat, or for a spectator (seat -1)."""

    active: int
    phase: str
    region: str
    launched: str
    goal: int
    ended: bool
    left: int
    marker: int
    marker_start: int
    event_due: bool
    event: str
    special: str
    teams: bool
    balanced: bool
    map: dict[str, Region]
    newest: str
    raiders: list[Raider]
    display: list[list[str]]
    decks: list[int]
    tactics: int
    tactics_discards: list[str]
    events: int
    events_used: list[str]
    planets_left: int
    moons_gone: list[str]
    science_tokens: list[int]
    observatory: int
    tokens_gone: list[str]
    supremacy_tokens: list[str]
    mechaphages: int
    spent: list[str]
    battle: Battle | None
    scores: list[list[Row]]
    hand: NotRequired[Annotated[list[str], Own]]


def battle_of(view: View) -> Battle:
    """Return the battle of a view. The caller knows that there is one."""
    battle = view["battle"]
    assert battle is not None
    return battle


# --- what has happened -------------------------------------------------------------------------------------------

Named = TypedDict("Named", {"event": Required[str], "class": str}, total=False)


class Event(Named, total=False):
    """A thing that has happened. `FIELDS` in told.py says which facts each kind has."""

    ability: Row
    after: Any
    again: list[list[int]]
    amounts: list[int]
    at: int
    before: int
    bottom: list[str]
    by: Row
    card: str
    cards: list[str]
    choice: str
    chosen: list[int]
    deck: str
    destiny: list[str]
    development: str
    dice: list[int]
    energy: int
    factions: list[str]
    final: list[int]
    first: list[int]
    frame: str
    left: str
    lines: list[Row]
    lost: list[SideName]
    means: Any
    module: str
    modules: list[str]
    moon: str
    n: int
    raider: str
    region: str
    resource: str
    right: str
    seat: int
    seats: list[int]
    ship: str
    ships: Any
    side: SideName
    sides: list[SideName]
    space: int
    start: str
    step: str
    steps: int
    targeting: int
    thing: Any
    tile: str
    tiles: list[Row]
    token: str
    top: Any
    track: str
    turn: int
    up: bool
    upgrade: str
    upgrades: list[list[str]]
    vp: Any
    what: Any
    where: str
    why: str
    winners: list[Any]


Pointed = TypedDict("Pointed", {"class": str}, total=False)


class Facts(Pointed, total=False):
    """The facts of a show point. `KINDS` in show_points.py says which ones each kind has."""

    before: list[int]
    card: str
    development: str
    dice: list[int]
    leaders: int
    left: str
    line: str
    module: str
    moon: str
    n: int
    part: str
    region: str
    right: str
    seat: int
    ship: str
    ships: list[Row]  # what has moved in: ["ship", kind, where from]
    sides: list[Row]
    tile: str
    turn: int
    vp: Any
    why: str
    winners: list[Any]


class GameOver(TypedDict):
    """The things everybody may see once the game is over."""

    winners: list[int]
    vp: list[int]
    scores: list[list[Row]]
    hands: list[list[str]]
    factions: list[str]
    destiny: list[list[str]]
