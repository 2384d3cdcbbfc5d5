"""Galactic Dawn, the recommended first event deck."""

from engine.andromeda.rows import CIVILIZATION, COMMERCE, INDUSTRY, SCIENCE, SUPREMACY, Event
from engine.andromeda.vocabulary import (
    all_players,
    amounts,
    convert,
    festival,
    gain,
    leaders_of_track,
    place_bonus,
    recruit,
    repair,
    vp,
)

EVENTS = (
    Event("GD01", "Signals from the Rim", SUPREMACY, "B", (all_players(gain(tactics=1)),)),
    Event("GD02", "Carbon Bloom", SCIENCE, "S", (place_bonus("nanocarbon", 1, "planets_of_kind_science"),)),
    Event("GD03", "Ore Surge", INDUSTRY, "A", (place_bonus("titanium", 1, "planets_of_kind_industry"),)),
    Event("GD04", "Free Trade Week", COMMERCE, "C", (all_players(convert(amounts(any=1), gain(credit=2))),)),
    Event("GD05", "Pilgrim Convoys", CIVILIZATION, "D", (all_players(recruit(1)),)),
    Event("GD06", "Victory Parade", SUPREMACY, "S", (leaders_of_track("supremacy", vp(2)),)),
    Event("GD07", "Shared Breakthrough", SCIENCE, "D", (all_players(gain(nanocarbon=1, energy=1)),)),
    Event("GD08", "Dockyard Holiday", INDUSTRY, "C", (all_players(repair(1)),)),
    Event("GD09", "Lost Freighter", COMMERCE, "A", (place_bonus("credit", 2, "newest_planet"),)),
    Event("GD10", "Festival of Lights", CIVILIZATION, "B", (festival(),)),
)
