"""How a saved game goes on: from its answers where the rules are the same, else from the last position that was kept.

    same rules                    all answers again, or those since it went on under newer rules
    other rules, positions kept   the newest position, and of the answers behind it as many as fit
    other rules, none kept        all answers again, turned by what the game says of its older versions; the board has
                                  to come out as it was noted

A way is found on matches alone, before a table is touched. Knows records, no file and no seat.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from cosmic_tui.table import snapshots
from cosmic_tui.table.answer_log import Entry, mark_of, mark_of_act
from cosmic_tui.table.rules import AnyMatch, carrying
from cosmic_tui.table.snapshots import SNAPSHOT, Snapshot
from engine.kernel.asking import Answer, Refused, is_act
from engine.kernel.carrying import Old, give

if TYPE_CHECKING:
    from cosmic_tui.table.table import Table

Given = tuple[int, Answer]
STOOD_IN = 4  # where an answer's record says so


@dataclass
class Story:
    """The story of a table's records: the answers that count, the positions and boards noted beside them."""

    answers: list[Old] = field(default_factory=list)
    stood_in: set[int] = field(default_factory=set)  # before which of them a stand-in was asked
    kept: list[Snapshot] = field(default_factory=list)
    noted: list[tuple[int, dict[str, Any]]] = field(default_factory=list)
    ended: bool = False

    def rules(self, begun: int) -> int:
        """Return the version of the rules it was last played by."""
        return next((kept.rules for kept in reversed(self.kept) if kept.carried), begun)

    def base(self) -> Snapshot | None:
        """Return the last position from which it went on under newer rules, or None."""
        return next((kept for kept in reversed(self.kept) if kept.carried), None)


@dataclass
class Way:
    """One way for a saved game to go on. `base` is the position it begins at, unpacked in `opened`; `given` are the
    answers before it, `answers` those to give from there. `newer`: other rules hold from there on. `left_out`: how many
    answers do not fit them.
    """

    base: Snapshot | None
    given: list[Given]
    answers: list[Given]
    newer: bool = False
    left_out: int = 0
    opened: dict[str, Any] = field(default_factory=dict)
    told: list[dict[int, list[Any]]] = field(default_factory=list)


def story_of(records: Iterable[Entry]) -> Story:
    story = Story()
    for record in records:
        kind = record[0]
        if kind == "answer":
            if len(record) > STOOD_IN and record[STOOD_IN]:
                story.stood_in.add(len(story.answers))
            story.answers.append(Old(record[1], record[2], record[3]))
        elif kind == SNAPSHOT:
            story.kept.append(snapshots.read(record))
        elif kind == "at":
            story.noted.append((len(story.answers), record[1]))
        elif kind == "undo":
            del story.answers[record[1] :]
            story.stood_in = {number for number in story.stood_in if number < record[1]}
            story.kept = [kept for kept in story.kept if kept.answers <= record[1]]
            story.noted = [noted for noted in story.noted if noted[0] <= record[1]]
        elif kind == "end":
            story.ended = True
    return story


def marked(match: AnyMatch, old: Old) -> bool:
    """Return whether that recorded answer belongs to the question that is open now."""
    if is_act(old.answer):
        return mark_of_act(old.seat, match) == old.mark
    question = match.question_for(old.seat)
    return question is not None and mark_of(question, match) == old.mark


def find(table: "Table", story: Story, begun: int) -> Way:
    """Return the way to go on. Raise Refused save_drifted or save_other_rules if there is none."""
    since = story.rules(begun)
    if since == table.rules.version:
        return same_rules(table, story)
    for kept in reversed(story.kept):
        try:
            return from_position(table, story, kept)
        except Refused:
            continue
    if story.base() is None:
        return other_rules(table, story, begun)
    raise Refused("save_other_rules", theirs=since, ours=table.rules.version)


def same_rules(table: "Table", story: Story) -> Way:
    base = story.base()
    at = base.answers if base is not None else 0
    way = Way(base, plain(story.answers[:at]), plain(story.answers[at:]))
    try:
        match = begin(table, way)
    except Refused:
        raise Refused("save_drifted", number=at) from None
    list(give(match, story.answers[at:], [], marked))
    return way


def from_position(table: "Table", story: Story, kept: Snapshot) -> Way:
    """Return a way that starts at a kept position and gives the answers behind it as far as they fit."""
    way = Way(kept, plain(story.answers[: kept.answers]), [], newer=True)
    opened_before = [other for other in story.kept if other.answers <= kept.answers]
    start = max((number for number, other in enumerate(opened_before) if other.carried), default=0)
    way.told = [other.opened()["told"] for other in opened_before[start:]]
    match = begin(table, way)
    rest = story.answers[kept.answers :]
    try:
        for given in give(match, rest, carrying(table.setup.game).turns(kept.rules), marked):
            way.answers.append(given)
    except Refused as no:
        way.left_out = len(rest) - int(no.facts.get("number", 0))
    return way


def other_rules(table: "Table", story: Story, begun: int) -> Way:
    """Return a way that starts at the first question. Raise Refused if the board does not come out as it was noted."""
    way = Way(None, [], [], newer=True)
    theirs, ours = begun, table.rules.version
    try:
        match = begin(table, way)
        boards = [table.rules.where(match)]
        match.game.events = []
        turns = carrying(table.setup.game).turns(begun)
        for given in give(match, story.answers, turns, marked, whole=story.ended):
            way.answers.append(given)
            happened, match.game.events = match.game.events, []
            if any(map(table.rules.milestone, happened)):
                boards.append(table.rules.where(match))
    except Refused:
        raise Refused("save_other_rules", theirs=theirs, ours=ours) from None
    noted = [where for _, where in story.noted]
    late = len(boards) - len(noted)  # a file that was cut off may have the last answer, and not what it led to
    if late not in (0, 1) or not all(map(agrees, noted, boards)):
        raise Refused("save_other_rules", theirs=theirs, ours=ours)
    return way


def agrees(noted: dict[str, Any], board: dict[str, Any]) -> bool:
    """Return whether a board has all the values noted of it. Later versions may note more."""
    return all(board.get(name) == value for name, value in noted.items())


def begin(table: "Table", way: Way) -> AnyMatch:
    """Return the match at the beginning of a way."""
    if way.base is None:
        return table.rules.new(table.options, table.setup.seed)
    if not way.opened:
        way.opened = way.base.opened()
        if "told" not in way.opened:
            raise Refused("snapshot_form")
        way.told = way.told or [way.opened["told"]]
    return snapshots.put_back(table, way.opened)


def plain(answers: list[Old]) -> list[Given]:
    return [(old.seat, old.answer) for old in answers]
