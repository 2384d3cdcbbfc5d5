"""The statistics of a finished game for its last page: colonies turn by turn, and the turning points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from cosmic_tui.draw.parts import Told
from engine.chaos.view_types import Event

HEAVY = 4  # cards that fall at once, to be a turning point


@dataclass(frozen=True)
class Point:
    """A turning point of the game: what happened, in which turn, to whom, and after how many events."""

    kind: str
    turn: int
    seat: int
    at: int
    n: int = 0
    card: str = ""


@dataclass
class Story:
    """The statistics of a game that the last page draws."""

    turns: int = 0
    points: list[Point] = field(default_factory=list)
    colonies: list[list[int]] = field(default_factory=list)  # after each turn, by seat
    bombed: list[int] = field(default_factory=list)  # cards a seat took from others
    lost: list[int] = field(default_factory=list)  # ships
    attacks: list[int] = field(default_factory=list)


def told_story(told: Told) -> Story:
    """Compute a game's statistics for its last page, from the events that one seat was told."""
    n = told.seats
    story = Story(bombed=[0] * n, lost=[0] * n, attacks=[0] * n)
    left = [0] * n
    events: Sequence[Event] = told.events
    for at, event in enumerate(events, 1):
        _note(story, event, at)
        seat = event.get("seat", -1)
        if event["event"] in ("colony_lost", "drew") and 0 <= seat < n:
            left[seat] -= event["n"]
        elif event["event"] == "took" and event["zone"] == "colony":
            left[seat] -= 1
        elif event["event"] == "recovered":
            left[seat] += event["n"]
        elif event["event"] == "took_openly" and event["zone"] == "colony":
            left[seat] -= len(event["cards"])
        elif event["event"] == "turn_over":
            story.colonies.append(left[:])
    if story.colonies[-1:] != [left]:  # it ended in the middle of a turn: beginners, a concession, the judge
        story.colonies.append(left[:])
    _from_the_end(story, left, [seat["colony"] for seat in told.view["seats"]])
    return story


def _from_the_end(story: Story, left: Sequence[int], now: Sequence[int]) -> None:
    """Turn counted losses into sizes, by going back from the sizes at the end."""
    began = [last - change for last, change in zip(now, left, strict=True)]
    story.colonies = [[start + change for start, change in zip(began, row, strict=True)] for row in story.colonies]
    story.colonies.insert(0, began)


def _note(story: Story, event: Event, at: int) -> None:
    kind = event["event"]
    if kind == "turn_began":
        story.turns = event["turn"]
    elif kind == "attack":
        story.attacks[event["seat"]] += 1
    elif kind == "colony_lost":
        by = event["by"]
        if 0 <= by < len(story.bombed) and by != event["seat"]:
            story.bombed[by] += event["n"]
            if event["n"] >= HEAVY:
                story.points.append(Point("bombed", story.turns, event["seat"], at, event["n"]))
    elif kind == "destroyed" and event["card"]:
        named = {entry[0]: entry for entry in event.get("named", [])}
        _, _, seat, what = named.get(event["handle"], (0, "", -1, ""))
        if what == "ship" and seat >= 0:
            story.lost[seat] += 1
            story.points.append(Point("destroyed", story.turns, seat, at, 1, event["card"]))
    elif kind == "trap_springs":
        story.points.append(Point("trap", story.turns, event["seat"], at, 0, event["card"]))
