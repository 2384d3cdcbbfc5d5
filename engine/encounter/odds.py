"""How an encounter could end, from public knowledge and one's own hand: a count over the cards nobody has seen yet.

Reads a view and nothing else, so it cannot know more than the seat the view was made for. Powers, flares and
reinforcements are not counted: cards and ships are.
"""

from typing import Any

from engine.encounter.cards import ATTACK_COUNTS, FACE_BY_NAME, MORPHS, NEGOTIATE, NEGOTIATES

SIDES = {"offense": 0, "offensive_ally": 0, "defense": 1, "defensive_ally": 1}


def odds(view: dict[str, Any]) -> dict[str, Any]:
    """For each attack in hand: of the unseen attacks, how many it beats. Empty if there is no encounter of one's own.

    cards [[name, beaten], ...], best first; attacks, negotiates, encounter_cards unseen; ships [offense, defense]
    """
    unseen = unseen_cards(view)
    attacks = {face: count for face, count in unseen.items() if face < NEGOTIATE}
    role = view["seats"][view["seat"]]["role"] if view["seat"] >= 0 else ""
    ships = ships_of_sides(view)
    hand = sorted({FACE_BY_NAME[name] for name in view.get("hand", ()) if FACE_BY_NAME[name] < NEGOTIATE}, reverse=True)
    cards = []
    if role in ("offense", "defense") and view["target"] >= 0:
        side = SIDES[role]
        for face in hand:
            lead = face + ships[side] - ships[1 - side]
            beaten = sum(count for other, count in attacks.items() if other < lead or (side == 1 and other == lead))
            cards.append([f"attack_{face:02d}", beaten])
    return {
        "cards": cards,
        "attacks": sum(attacks.values()),
        "negotiates": unseen[NEGOTIATE],
        "encounter_cards": sum(unseen.values()),
        "ships": ships,
    }


def unseen_cards(view: dict[str, Any]) -> dict[int, int]:
    """Encounter cards by face, less those in the own hand, on the pile and open on the table."""
    left = {**ATTACK_COUNTS, NEGOTIATE: NEGOTIATES, NEGOTIATE + 1: MORPHS}
    seen = [*view.get("hand", ()), *view["discards"], *(face for _, face in view["laid"] if face)]
    for name in seen:
        face = FACE_BY_NAME[name]
        if left.get(face, 0):
            left[face] -= 1
    return left


def ships_of_sides(view: dict[str, Any]) -> list[int]:
    """Ships in the encounter: gate against planet and beside it."""
    totals = [0, 0]
    for seat, panel in enumerate(view["seats"]):
        if panel["role"] in SIDES:
            totals[SIDES[panel["role"]]] += panel["gate"] + panel["beside"]
        if panel["role"] == "defense":
            totals[1] += next((ships[seat] for planet, _, ships in view["planets"] if planet == view["target"]), 0)
    return totals
