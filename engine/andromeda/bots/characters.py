"""Characters: bots with tastes of their own, a row each.

A character knows nothing and calculates nothing: it says what its bot likes (taste.py) and which factions it takes, as
data. It is about as strong as a bot without one: what it likes decides where two plans are worth about the same.
"""

from engine.andromeda.bots.taste import MOST, Character

CHARACTERS = (
    # Bodo mines: captures moons, and takes industry modules, whose frames hold them.
    Character(name="bodo", factions=("F02", "F06", "F12"), moons=MOST, modules=(0.0, MOST, 0.0, 0.0)),
    # Dora builds: sends transports to where leaders are, and takes civilization modules.
    Character(
        name="dora",
        factions=("F05", "F07", "F09"),
        ships=(MOST / 2, 0.0, 0.0, 0.0),
        leaders=MOST / 2,
        modules=(0.0, 0.0, 0.0, MOST),
    ),
    # Nilo explores: sends science vessels, flies into nebulae, and takes science modules.
    Character(
        name="nilo",
        factions=("F03", "F08", "F11"),
        ships=(0.0, 0.0, MOST / 2, 0.0),
        nebulae=MOST / 2,
        modules=(MOST, 0.0, 0.0, 0.0),
    ),
    # Réka hunts raiders: sends heavy cruisers, likes a fight, and takes modules that help in one.
    Character(
        name="reka",
        factions=("F01", "F04", "F10"),
        ships=(0.0, 0.0, 0.0, MOST / 2),
        fights=MOST / 2,
        weapons=MOST,
    ),
    # Zita is quick: sends fighters first, comes home early, and takes commerce modules.
    Character(name="zita", ships=(0.0, MOST / 2, 0.0, 0.0), home=MOST, modules=(0.0, 0.0, MOST, 0.0)),
)
