"""The beginners' pack: written positions with one idea each. What is right there any onlooker would say."""

from typing import Any

from engine.kernel.record import Record

from .positions import FIGHT, record_at

LAST = {**{f"{owner}:{number}": {owner: 4, "a": 1} for owner in "bc" for number in (3, 4)}, "b:1": {"b": 1}}
NEAR = {f"c:{number}": {"a": 1, "c": 4} for number in range(1, 5)}  # a needs one colony more
ASKED = {**FIGHT, "stage": "alliance.join", "invited": {"offense": ["c"], "defense": ["c"]}}
HANDS = {"a": 6, "b": 6, "c": ["attack 8", "attack 10", "negotiate"]}
REVEALED = {**FIGHT, "stage": "reveal.reinforce"}
INVITE = {**FIGHT, "stage": "alliance.invite"}

# seat, rating, the best answer as a view names it, the position
WRITTEN: list[tuple[int, int, Any, dict[str, Any]]] = [
    # the landing that wins is made with the best card
    (0, 1000, ("card", "attack_40"), {**FIGHT, "planets": LAST, "hands": {"a": ["attack 40", "attack 4"], "b": 8}}),
    (0, 1050, ("card", "attack_20"), {
        **FIGHT, "planets": {**NEAR, "b:1": {"b": 2}}, "hands": {"a": ["attack 6", "attack 20", "negotiate"], "b": 6},
    }),
    # the last defense lays the best card
    (1, 1000, ("card", "attack_40"), {
        **FIGHT, "planets": NEAR, "hands": {"b": ["attack 6", "attack 20", "attack 40"], "a": 6},
    }),
    (1, 1050, ("card", "attack_30"), {
        **FIGHT, "planets": {**NEAR, "b:1": {"b": 4}}, "hands": {"b": ["attack 30", "negotiate", "attack 8"], "a": 6},
    }),
    # who is about to win is stopped
    (2, 1100, ("side", 1), {**ASKED, "planets": {**NEAR, "c:5": {"c": 4}}, "hands": HANDS}),
    (2, 1100, ("side", 1), {**ASKED, "players": 4, "planets": {**NEAR, "b:1": {"b": 4}}, "hands": HANDS}),
    # who lands with the winner wins too
    (2, 1150, ("side", 0), {
        **ASKED, "planets": {f"b:{number}": {"a": 1, "c": 1, "b": 4} for number in range(2, 6)}, "hands": HANDS,
    }),
    # nobody is invited to share a win that is nearly sure
    (0, 1200, (), {
        **INVITE, "planets": {**{f"b:{number}": {"a": 1, "c": 1, "b": 3} for number in (2, 3, 4, 5)}, "b:1": {"b": 1}},
        "hands": {"a": ["attack 40", "attack 30"], "b": 3},
    }),
    # a reinforcement is laid where it turns the sum
    (0, 1050, ("card", "reinforcement_5"), {
        **REVEALED, "planets": LAST, "laid": {"a": "attack 8", "b": "attack 14"},
        "hands": {"a": ["reinforcement 5", "attack 6"], "b": 3},
    }),
    (1, 1050, ("card", "reinforcement_5"), {
        **REVEALED, "planets": NEAR, "laid": {"a": "attack 12", "b": "attack 10"},
        "hands": {"b": ["reinforcement 5", "attack 6"], "a": 3},
    }),
]  # fmt: skip


def records() -> list[tuple[Record, Any]]:
    """Every position as a record, with its best answer as a view names it."""
    found = []
    for number, (seat, rating, best, keys) in enumerate(WRITTEN, 1):
        record = record_at({"seed": number, **keys}, seat)
        record.about["puzzle"]["rating"] = rating
        found.append((record, best))
    return found
