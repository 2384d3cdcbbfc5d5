"""Characters: captains and admirals with tastes of their own, a row each.

A character knows nothing and calculates nothing: it says what its bot likes (taste.py) and which decks it brings, as
data. It is about as strong as a captain without one: what it likes decides where two plans are worth about the same.
"""

from engine.chaos.bots.taste import MOST, Character

CHARACTERS = (
    # Bruna keeps: defends when in doubt, and builds bases.
    Character(name="bruna", decks=("triciplite_arsenal", "cerebrite_senate"), defends=MOST, bases=MOST),
    # Luca bluffs: puts many cards face down, real or not.
    Character(name="luca", decks=("cerebrite_senate", "xeno_brood"), bluffs=MOST),
    # Orsi swarms: likes cheap ships, and many of them.
    Character(name="orsi", decks=("insectoid_hive", "zarg_invasion"), swarms=MOST),
    # Timo trades: likes what earns credits, and attacks a little less.
    Character(name="timo", decks=("carnoplant_exchange",), earns=MOST, attacks=-MOST / 2),
    # Varg raids: likes to attack, and seldom holds ships back to defend.
    Character(name="varg", decks=("sharkfolk_hunt", "human_combined_fleet"), attacks=MOST, defends=-MOST),
)
