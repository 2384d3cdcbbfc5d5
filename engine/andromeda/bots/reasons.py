"""A bot's reason for a launch, a return or a development, chosen from public facts so that everybody can check it.

It never depends on the bot's hand, tokens or goals: `reason` gets a spectator's view and the answer, which everybody
learns at once. Codes and facts are those of engine/andromeda/grounds.py; no sentence is made here.
"""

from typing import Any

from engine.andromeda.board import REGION
from engine.andromeda.bots import fights, worth
from engine.andromeda.bots.launching import KINDS
from engine.andromeda.bots.sight import Sight
from engine.andromeda.content import DEVELOPMENT_MOST, MOONS, NUMBER, PLANET_KINDS
from engine.andromeda.view_types import View
from engine.kernel.asking import Answer, Question

Reason = tuple[str, dict[str, int]]
NEAR = 2  # spaces of the event track
FULL = 3  # ships that are worth a word
CROWD = 2  # leaders that are


def reason(public: View, question: Question, answer: Answer) -> Reason | None:
    """Return the first reason that fits a launch, a return or a development, or None if there is nothing worth saying.
    """
    if question.why not in ("launch.where", "turn.main", "build.development") or type(answer) is not int:
        return None
    seen: Any = {**public, "seat": question.seat, "hand": []}
    sight, ref = Sight(seen), question.options[answer]
    if question.why == "turn.main":
        return of_return(sight) if ref[0] == "return" else None
    if ref[0] != "region":
        return None
    if question.why == "build.development":
        return of_development(sight, str(ref[1]))
    kind = KINDS.index(str(question.by[1])) if question.by else 0
    return of_launch(sight, kind, str(ref[1]), [str(option[1]) for option in question.options])


def of_launch(sight: Sight, kind: int, name: str, reach: list[str]) -> Reason | None:
    """Return a reason for launching this ship to this region, or None. Reasons to fight come first."""
    row = sight.map[name]
    points = [seat["vp"] for seat in sight.view["seats"]]
    first = max(range(len(points)), key=points.__getitem__)
    if first in sight.others_at(name) and points.count(points[first]) == 1:
        return "leads", {"seat": first, "n": points[first]}
    more = dice_more(sight, kind, name)
    if more > 0:
        return "stronger_there", {"n": more}
    if "raiders" in row:
        return "raiders_there", {}
    near = leaders_around(sight, name)
    if kind == 0 and row["tile"] in worth.KIND_OF and "development" not in row and near >= CROWD:
        return "beside_leaders", {"n": near}
    gifts = {other: given(sight.map[other].get("moon", "")) for other in reach}
    if gifts[name] and all(gifts[name] > gift for other, gift in gifts.items() if other != name):
        return "moon_there", {}
    return None


def dice_more(sight: Sight, kind: int, name: str) -> int:
    """Return how many more dice the bot would have in a region than its strongest opponent there. Return 0 if it is not
    known who will fight.
    """
    here = sight.map[name].get("raiders")
    if any(cls != (here or [""])[0] for cls in sight.raiders_coming(name)) or (here and not sight.raider(here[0])):
        return 0
    ships = [*sight.ships_at(name)]
    ships[kind] += 1
    others = [fights.hand_of(sight, seat, name, sight.ships_at(name, seat)) for seat in sight.others_at(name)]
    if here:
        others.append(fights.raiders_hand(sight, *here))
    return fights.hand_of(sight, sight.me, name, ships)[0] - max(others)[0] if others else 0


def leaders_around(sight: Sight, name: str) -> int:
    """Return the number of leaders in a region and beside it."""
    near = sight.steps()[REGION[name]]
    return sum(sum(row.get("leaders", ())) for other, row in sight.map.items() if near[REGION[other]] <= 1)


def given(moon: str) -> int:
    """Return the number of things a moon gives: resources, points, repairs."""
    if not moon:
        return 0
    row = MOONS[NUMBER["moon"][moon]]
    return sum(row.gives) + row.vp + row.repair


def of_return(sight: Sight) -> Reason | None:
    view = sight.view
    if not view["ended"] and not view["event_due"] and 0 < view["marker"] <= NEAR:
        return "before_event", {}
    out = sum(sum(sight.ships_at(name)) for name in sight.mine)
    return ("home_full", {"n": out}) if out >= FULL else None


def of_development(sight: Sight, name: str) -> Reason | None:
    """Return the reason that a development ends the game, if its immediate score suffices (A-DEV-8)."""
    kind = PLANET_KINDS[worth.KIND_OF[sight.map[name]["tile"]]]
    scores = min(DEVELOPMENT_MOST, sight.leaders_near(name) + kind.leaders)
    reached = sight.seat["vp"] < sight.view["goal"] <= sight.seat["vp"] + scores
    return ("ends_it", {}) if reached and not sight.view["ended"] else None
