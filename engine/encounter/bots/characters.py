"""Characters: tastes of their own for captains and admirals, one row for each.

A character is only data about what its bot likes (see policy/taste.py). With it a captain is about as strong as
without, because its tastes decide only between answers of about the same worth.
"""

from engine.encounter.bots.policy.taste import ALL, FEW, SHIPS, Character

CHARACTERS = (
    # Grom fights: aims where most ships stand, helps with two or more, never ends a turn early, and never says why.
    Character(name="grom", crowds=0.02, least_along=2, goes_on=True, silent=True),
    # Ilka pays back: sends all against the last attacker, two at most elsewhere, and never ends a turn early.
    Character(name="ilka", peace=-0.15, most_along=2, grudge=0.15, goes_on=True, way=3),
    # Kaja travels: goes along with nearly every attack, with a single ship, and asks everybody along.
    Character(name="kaja", peace=-0.15, lands=0.085, most_along=1, invites=ALL, way=2),
    # Mirka trades: talks where others shoot, takes the first fair offer, comes with three ships where few stand.
    Character(name="mirka", peace=0.25, firmness=0.2, launched=3, crowds=-0.1, way=0),
    # Oswin saves: keeps good cards for later, asks few along, and wants much in every deal.
    Character(name="oswin", peace=-0.15, thrift=3.0, invites=FEW, firmness=1.5, way=1),
    # Sten guards: stands by the defense, seldom lands with others, and takes ships for it rather than cards.
    Character(name="sten", guards=0.04, lands=-0.01, rewards=SHIPS, way=0),
)
