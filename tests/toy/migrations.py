"""What has changed in Lots since its first versions: an example of what a game says of them."""

from engine.kernel.carrying import Carrying, Fields, added


def looked_by_seat(fields: Fields) -> Fields:
    """`looked` was a 1 for every seat that has had its look, and a 0 for the others; it lists those seats."""
    return {**fields, "looked": [seat for seat, done in enumerate(fields["looked"]) if done]}


CARRYING = Carrying(
    position=2,
    positions={1: looked_by_seat},
    answers={2: added("turn.claim")},  # nobody asked for a card that was thrown away: the first answer is a pass
)
