"""The draft of an offer: the rows of the deal desk, and the five answers in the talks.

Rows are what each side gives: cards, a colony, how many ships may land there, what powers add. Arrows change a row,
Enter on the reader's cards picks them by name. Knows the question's data; the words are made elsewhere.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from cosmic_tui.games.encounter.faces import card_rank
from cosmic_tui.prompt.base import Hint, Making
from cosmic_tui.prompt.choices import Choice, Ref
from engine.encounter.view_types import Bargain, View
from engine.kernel.views import Question

ANY = 20  # as many ships as a colony takes
MOST_COUNTED = 3  # cards a player may choose freely, as the arrows offer them
SHIP_LIMITS = ((1, ANY), (1, 1), (1, 2), (1, 3), (1, 4))
MINE, THEIRS = "mine", "theirs"
CARDS, COLONY, SHIPS, EXTRA = "cards", "colony", "ships", "extra"
ACCEPT, SEND, DECLINE, SAY, GIVE_UP = "accept", "send", "decline", "say", "give_up"
ANSWERS = (ACCEPT, SEND, DECLINE, SAY, GIVE_UP)
ASKED_TYPES = ("negotiate", "attack", "reinforcement", "artifact", "flare")

WAYS: list[Hint] = [("up down", "key-row"), ("left right", "key-change"), ("look", "key-sides")]

Term = tuple[Any, ...]


@dataclass(frozen=True)
class DeskRow:
    """One row of the desk."""

    side: str
    kind: str
    name: str = ""  # of the power behind an extra term


@dataclass
class Half:
    """One side's part of the offer on the desk."""

    cards: tuple[Term, ...] = ()
    colony: int = -1
    limits: tuple[int, int] = SHIP_LIMITS[0]

    def colony_terms(self) -> list[int]:
        return [self.colony, *self.limits] if self.colony >= 0 else []


@dataclass
class Desk(Making):
    """The reader's draft in the talks of a deal."""

    question: Question
    warp: int  # ships of the other side in the warp, for terms that free them
    halves: dict[str, Half] = field(default_factory=lambda: {MINE: Half(), THEIRS: Half()})
    extras: dict[str, int] = field(default_factory=dict)  # name -> ships of the other side
    row: int = 0
    at: int = -1  # the answer that is highlighted; -1: the focus is on the rows
    picking: bool = False  # cards are being picked by name
    picked: list[int] = field(default_factory=list)  # places in the sorted hand
    pick_at: int = 0

    shape = "bargain"

    @property
    def data(self) -> Bargain:
        data: Bargain = self.question["data"]
        return data

    @property
    def hand(self) -> list[str]:
        return sorted(self.data["hand"], key=card_rank)

    @property
    def lines(self) -> list[DeskRow]:
        """Return all rows, the reader's side first."""
        extras = [DeskRow(MINE, EXTRA, name) for _, name in self.data["extras"]]
        return [
            *[DeskRow(MINE, kind) for kind in (CARDS, COLONY, SHIPS)],
            *extras,
            *[DeskRow(THEIRS, kind) for kind in (CARDS, COLONY, SHIPS)],
        ]

    @property
    def line(self) -> DeskRow:
        return self.lines[self.row]

    # --- what the prompt bar shares with other drafts ---

    @property
    def choices(self) -> list[Choice]:
        """The five answers, or the cards while they are being picked."""
        if self.picking:
            return [
                Choice(place, ("card", card), str(place + 1) if place < 9 else "", 0, False)
                for place, card in enumerate(self.hand)
            ]
        return [Choice(place, (name,), str(place + 1), 0, False) for place, name in enumerate(ANSWERS)]

    @property
    def choice(self) -> Choice | None:
        if self.picking:
            return self.choices[self.pick_at] if self.choices else None
        return self.choices[self.at] if self.at >= 0 else None

    @property
    def place(self) -> int:
        return self.pick_at

    def ticks(self) -> bool:
        return self.picking

    def mark_of(self, choice: Choice) -> bool:
        return choice.index in self.picked if self.picking else choice.index == self.at

    def possible(self, choice: Choice) -> bool:
        return self.picking or self.can_say(str(choice.ref[0]))

    def can_say(self, name: str) -> bool:
        """Return whether an answer is possible now."""
        if name in (ACCEPT, DECLINE):
            return self.data["theirs"] is not None
        return bool(self.data["left"]) if name == SEND else True

    # --- moving ---

    def up_down(self, steps: int) -> bool:
        if self.picking:
            return self.move(steps)
        self.at = -1
        self.row = (self.row + steps) % len(self.lines)
        return True

    def other_side(self) -> bool:
        """Go to the same row of the other side (Tab), and keep the cards picked so far."""
        if self.picking:
            self.enter()
        here = self.line
        twin = DeskRow(THEIRS if here.side == MINE else MINE, CARDS if here.kind == EXTRA else here.kind)
        self.row, self.at = self.lines.index(twin), -1
        return True

    def move(self, steps: int) -> bool:
        """Choose the next value of the row (left and right), or the next answer once one is highlighted."""
        if self.picking:
            self.pick_at = (self.pick_at + steps) % max(1, len(self.hand))
            return True
        if self.at >= 0:
            self.at = (self.at + steps) % len(ANSWERS)
            return True
        return self._change(steps)

    def _change(self, steps: int) -> bool:
        line = self.line
        half = self.halves[line.side]
        if line.kind == CARDS:
            half.cards = _next(self._card_values(line.side), half.cards, steps)
        elif line.kind == COLONY:
            half.colony = _next([-1, *self.planets(line.side)], half.colony, steps)
        elif line.kind == SHIPS:
            if half.colony < 0:
                return False
            half.limits = _next(list(SHIP_LIMITS), half.limits, steps)
        else:
            self.extras[line.name] = _next(list(range(self.warp + 1)), self.extras.get(line.name, 0), steps)
        return True

    def planets(self, side: str) -> list[int]:
        """Return the planets on which this side could give the other a colony. It cannot go both ways if a last free
        ship has to stay (R-DEA-6).
        """
        planets: list[int] = self.data["can_grant"] if side == MINE else self.data["can_get"]
        other, alone = self.halves[THEIRS if side == MINE else MINE].colony, self.data["only_one_way"]
        if other < 0:
            return planets
        return [planet for planet in planets if other not in alone and planet not in alone]

    def _card_values(self, side: str) -> list[tuple[Term, ...]]:
        """Return the values for cards that the arrows go through; named cards are picked in a list."""
        have = len(self.data["hand"]) if side == MINE else self.data["their_cards"]
        counted = range(1, min(MOST_COUNTED, have) + 1)
        values: list[tuple[Term, ...]] = [()]
        values += [((kind, count),) for count in counted for kind in ("choice", "random")]
        held = {card.partition("_")[0] for card in self.data["hand"]}
        if have and (side == THEIRS or "attack" in held):
            values += [(("highest", 1),), (("lowest", 1),)]
        if have and side == THEIRS:
            values += [(("type", kind, 1),) for kind in ASKED_TYPES]
        named = self.halves[side].cards
        return values if named in values else [*values, named]

    # --- choosing ---

    def digit(self, typed: str) -> bool:
        place = int(typed) - 1
        if self.picking:
            return self._toggle(place)
        if not 0 <= place < len(ANSWERS):
            return False
        self.at = place
        return True

    def go_to(self, place: int) -> bool:
        return self.digit(str(place + 1))

    def take_thing(self, thing: Ref) -> bool:
        """Choose a colony on a planet named by its handle, or unchoose it."""
        side = next((side for side in self.halves if thing[0] == "planet" and thing[1] in self.planets(side)), None)
        if side is None or self.picking:
            return False
        half = self.halves[side]
        half.colony = -1 if half.colony == thing[1] else thing[1]
        self.row, self.at = self.lines.index(DeskRow(side, COLONY)), -1
        return True

    def tick(self) -> bool:
        return self._toggle(self.pick_at) if self.picking else False

    def _toggle(self, place: int) -> bool:
        if not 0 <= place < len(self.hand):
            return False
        self.pick_at = place
        if place in self.picked:
            self.picked.remove(place)
        else:
            self.picked.append(place)
        return True

    def add(self, steps: int) -> bool:
        return self.move(steps)

    def clear(self) -> bool:
        """Empty this row (zero)."""
        if self.picking:
            self.picked.clear()
            return True
        half = self.halves[self.line.side]
        if self.line.kind == CARDS:
            half.cards = ()
        elif self.line.kind == COLONY:
            half.colony = -1
        elif self.line.kind == EXTRA:
            self.extras[self.line.name] = 0
        return True

    def enter(self) -> bool:
        """Open the reader's cards, or close them again. Return True if it has done so."""
        if self.picking:
            self.picking = False
            self.halves[MINE].cards = tuple(("card", self.hand[place]) for place in sorted(self.picked))
            return True
        if self.at < 0 and self.line == DeskRow(MINE, CARDS) and self.hand:
            self.picking, self.pick_at = True, 0
            named = [term[1] for term in self.halves[MINE].cards if term[0] == "card"]
            self.picked = [place for place, card in enumerate(self.hand) if card in named]
            return True
        return False

    def enters(self) -> tuple[str, ...]:
        return (f"enter-desk_{use}",) if (use := self.use) else ()

    @property
    def use(self) -> str:
        """Return what Enter does now: pick cards by name, keep the picked ones, or give an answer; "" if nothing."""
        if self.picking:
            return "take"
        if self.at >= 0:
            return ANSWERS[self.at] if self.can_say(ANSWERS[self.at]) else ""
        return "pick" if self.line == DeskRow(MINE, CARDS) and self.hand else ""

    def click(self, row: int) -> None:
        """Move the focus to a row. A click on the reader's cards that have the focus already opens them."""
        again = self.at < 0 and self.row == row
        if self.picking or (again and self.use):
            self.enter()
        self.row, self.at = row, -1

    def leave(self) -> bool:
        """Leave the picking of cards, or go from the answers back to the rows (Esc). Return False if neither applies.
        """
        if self.picking:
            self.picking = False
            return True
        if self.at >= 0:
            self.at = -1
            return True
        return False

    # --- the prompt ---

    @property
    def says(self) -> bool:
        return self.at >= 0 and ANSWERS[self.at] == SAY

    def goes_on(self, question: Question) -> bool:
        """Continue the talks with a new question: the draft stays, and a new offer of the other side is laid out.
        Return False if it is another question.
        """
        if question["shape"] != self.shape or question["data"]["theirs"]:
            return False
        self.question = question
        return True

    def ways(self, digits: str) -> list[Hint]:
        if self.picking:
            return [(digits, "key-tick"), ("left right", "key-move"), ("back", "key-back")]
        return [*WAYS, (digits, "key-answer")]

    # --- the answer ---

    def proposal(self) -> list[Any]:
        """Return the offer in the engine's order: the offense's part first."""
        mine, theirs = self.halves[MINE], self.halves[THEIRS]
        give = [[list(term) for term in mine.cards], mine.colony_terms()]
        get = [[list(term) for term in theirs.cards], theirs.colony_terms()]
        extras = [[name, [[self.data["opponent"], count]]] for name, count in self.extras.items() if count]
        return [*give, *get, extras] if self.data["side"] == 0 else [*get, *give, extras]

    @property
    def empty(self) -> bool:
        """Return whether nothing would change hands; a deal needs a card or a colony (R-DEA-7)."""
        return not any(half.cards or half.colony >= 0 for half in self.halves.values())

    @property
    def is_theirs(self) -> bool:
        """Return whether the draft equals the other side's offer, which is then accepted and not sent back."""
        if not self.data["theirs"]:
            return False
        theirs = Desk(self.question, self.warp)
        take_over(theirs, self.data["theirs"][1])
        return (self.halves, self.extras) == (theirs.halves, {})

    def lacks(self) -> tuple[str, dict[str, Any]] | None:
        """Return why the highlighted answer cannot be sent, as the id of a sentence."""
        if self.at < 0:
            return "scr-line-desk_choose", {}
        name = ANSWERS[self.at]
        if not self.can_say(name):
            return ("no-no_proposals_left" if name == SEND else "scr-line-desk_no_offer"), {}
        if name == SEND and self.empty:
            return "no-nothing_offered", {}
        return None

    def answer(self) -> list[Any]:
        name = ANSWERS[self.at]
        if name == SEND:
            return ["propose", self.proposal()]
        if name in (ACCEPT, DECLINE):
            assert self.data["theirs"] is not None
            return [name, self.data["theirs"][0]]
        return [GIVE_UP]


def _next(values: list[Any], value: Any, steps: int) -> Any:
    place = values.index(value) if value in values else 0
    return values[(place + steps) % len(values)]


def open_desk(view: View, question: Question) -> Desk:
    """Return a fresh draft. It begins with the other side's offer, or the reader's last one, or an even trade."""
    data: Bargain = question["data"]
    desk = Desk(question, view["seats"][data["opponent"]]["warp"])
    if data["theirs"]:
        take_over(desk, data["theirs"][1])
    elif data["mine"]:
        take_over(desk, data["mine"][1])
    else:
        even_trade(desk, view)
    return desk


def even_trade(desk: Desk, view: View) -> None:
    """Propose a colony for a colony, the most common deal, if both sides can give one. The reader gives their fullest
    planet, and gets one where they have no colony yet.
    """
    me, data = view["seat"], desk.data
    owner, mine = {}, {}
    for planet, system, ships in view["planets"]:
        owner[planet], mine[planet] = system, ships[me]
    grants = [planet for planet in data["can_grant"] if planet not in data["only_one_way"]]
    gets = [planet for planet in data["can_get"] if owner[planet] != me and planet not in data["only_one_way"]]
    if grants and gets:
        desk.halves[MINE].colony = max(grants, key=mine.__getitem__)
        desk.halves[THEIRS].colony = gets[0]


def take_over(desk: Desk, proposal: list[Any]) -> None:
    """Put an offer on the desk so that it can be changed."""
    parts = proposal[:4] if desk.data["side"] == 0 else [*proposal[2:4], *proposal[:2]]
    for side, cards, colony in ((MINE, *parts[:2]), (THEIRS, *parts[2:])):
        half = desk.halves[side]
        half.cards = tuple(tuple(term) for term in cards)
        if colony:
            half.colony, half.limits = colony[0], (colony[1], colony[2])
