"""Events by name: what is told of a game, as data for logs and films. Knows the kinds and their facts, no rule.

A row names the facts of a kind in their order; `/` and what follows names the part only some seats may know. A fact
called `card` is a face, `cards` several of them; -1 is a face nobody may see.
"""

from typing import Any

from engine.chaos.cards import IDS

ROWS = """
rolled rolls
starts seat
dealt seat n / cards
kept_hand seat
new_hand seat
shuffled seat
turn_began seat turn
credits seat change now
drew seat n / cards
took seat zone n / card
took_openly seat zone cards
looked seat whom what
discarded seat n why / cards
colony_lost seat n by
colony_empty seat
recovered seat n
played_down seat handle kind on / card
announced serial seat what card handle paid targets foe
resolves serial seat what card handle
neutralised serial seat card
ship_arrived seat handle card paid
paid_for seat handle card paid
developed handle change now
turned handle state
turned_back handle state
hit handle n left
prevented handle
destroyed handle card
left_play handle seat card pile
returned handle seat card
taken_over handle seat card
modified stat n wide whom until
shielded handle n
refitted handle left
attacks_forbidden seat
defence_forbidden handle
defence_forbidden_to_all seat size
triggered seat card handle
attack seat whom target tax
attack_cancelled seat
attack_without_ships seat
attackers seat handles
defenders seat handles
boarded seat handle ship
came_home handle state
firing_begins
fires handle at n division
replies handle at n division
declines handle
held_fire seat
stealth handle
redirected handle old at
acts_at_once handle
heavy_weapons handle n paid
pyrotechnics handle n
bombers seat handles total
nobody_bombs seat
bombed target seat
trap_springs seat handle card
combat_over seat whom
over_hangar_limit seat handle card
turn_over seat turn
conceded seat
eliminated seat by
judged
game_over winners why
"""

FIELDS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {}
for _row in ROWS.split("\n"):
    if _row:
        _open, _, _secret = _row.partition(" / ")
        FIELDS[_open.split()[0]] = (tuple(_open.split()[1:]), tuple(_secret.split()))

HIDDEN = frozenset(kind for kind, (_, secret) in FIELDS.items() if secret)
# kinds that show everybody a card that lay hidden: nobody takes back what came before
OPENS = frozenset(("announced", "took_openly", "paid_for", "rolled", "shuffled"))


def named(kind: str, facts: tuple[Any, ...], secret: tuple[Any, ...] | None) -> dict[str, Any]:
    """One event as a dict of plain values, with its secret part only if it is given."""
    names, hidden = FIELDS[kind]
    found: dict[str, Any] = {"event": kind}
    found.update((name, plain(name, value)) for name, value in zip(names, facts, strict=True))
    if secret is not None and hidden:
        found.update((name, plain(name, value)) for name, value in zip(hidden, secret, strict=True))
    return found


def plain(name: str, value: Any) -> Any:
    """Names for faces, lists for tuples."""
    if name == "card":
        return IDS[value] if value >= 0 else ""
    if name == "cards":
        return [IDS[face] for face in value]
    return listed(value)


def listed(value: Any) -> Any:
    return [listed(part) for part in value] if isinstance(value, (tuple, list)) else value


def shows_something(event: dict[str, Any], seat: int) -> bool:
    """Whether this event may have told the seat something that was hidden before."""
    kind = event["event"]
    if kind in ("announced", "paid_for"):
        return bool(event["seat"] != seat)
    if kind in HIDDEN:
        return any(name in event for name in FIELDS[kind][1])
    return kind in OPENS or kind in ("destroyed", "left_play", "returned")
