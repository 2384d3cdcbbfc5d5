"""Cosmic Dusk, the harder event deck."""

from engine.andromeda.rows import CIVILIZATION, COMMERCE, INDUSTRY, SCIENCE, SUPREMACY, Event
from engine.andromeda.vocabulary import (
    all_damage_module,
    all_damage_ship,
    all_discard_tactics,
    embargo,
    leader_to_random_nebula,
    lose_energy_or_damage,
    plague,
    raider_toll,
    remove_top_moons,
    supernova,
)

EVENTS = (
    Event("CD01", "Ion Storm", SCIENCE, "A", (lose_energy_or_damage(2),)),
    Event("CD02", "Hull Fatigue", INDUSTRY, "S", (all_damage_module(),)),
    Event("CD03", "Embargo", COMMERCE, "B", (embargo(4),)),
    Event("CD04", "Unrest", CIVILIZATION, "C", (leader_to_random_nebula(2),)),
    Event("CD05", "Warlords Rise", SUPREMACY, "D", (all_damage_ship(2),)),
    Event("CD06", "Signal Loss", SCIENCE, "C", (all_discard_tactics(),)),
    Event("CD07", "Debris Field", INDUSTRY, "D", (remove_top_moons(2),)),
    Event("CD08", "Raider Toll", COMMERCE, "S", (raider_toll(1),)),
    Event("CD09", "Plague Ship", CIVILIZATION, "A", (plague(),)),
    Event("CD10", "Supernova", SUPREMACY, "B", (supernova(),)),
)
