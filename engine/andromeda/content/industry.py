"""Industry modules: a half-moon frame on each side (A-MOD-8)."""

from engine.andromeda.rows import INDUSTRY, Module
from engine.andromeda.vocabulary import advance, amounts, build_ship, choose, convert, gain, per, repair, upgrade, vp

MODULES = (
    Module("I01", "Smelter", INDUSTRY, effect=(gain(titanium=2),)),
    Module("I02", "Repair Gantry", INDUSTRY, damage=1, effect=(repair(2),)),
    Module("I03", "Drone Foundry", INDUSTRY, effect=(build_ship("minus1", "transport"),)),
    Module("I04", "Power Plant", INDUSTRY, effect=(gain(energy=3),)),
    Module("I05", "Strip Miner", INDUSTRY, damage=1, effect=(gain(titanium=3),)),
    Module("I06", "Ice Drill", INDUSTRY, effect=(gain(titanium=1, ice=1),)),
    Module("I07", "Carbon Press", INDUSTRY, effect=(gain(titanium=1, nanocarbon=1),)),
    Module("I08", "Assembly Line", INDUSTRY, effect=(choose((gain(titanium=1, energy=1),), (repair(1),)),)),
    Module("I09", "Heavy Crane", INDUSTRY, effect=(build_ship("normal"), gain(energy=1))),
    Module("I10", "Recycler", INDUSTRY, effect=(convert(amounts(any=1), gain(titanium=2)), gain(energy=1))),
    Module("I11", "Munitions Works", INDUSTRY, effect=(gain(energy=1, tactics=1),)),
    Module("I12", "Arc Furnace", INDUSTRY, effect=(convert(amounts(energy=1), gain(titanium=3)),)),
    Module("I13", "Armour Mill", INDUSTRY, effect=(repair(1), gain(titanium=1))),
    Module("I14", "Cargo Elevator", INDUSTRY, effect=(convert(amounts(titanium=1), gain(credit=2)), gain(energy=1))),
    Module("I15", "Fabricator", INDUSTRY, effect=(convert(amounts(titanium=1), gain(any=2)),)),
    Module("I16", "Test Range", INDUSTRY, effect=(vp(1), gain(energy=1))),
    Module("I17", "Tool Depot", INDUSTRY, damage=1, effect=(gain(basic=1), vp(1))),
    Module("I18", "Slag Extractor", INDUSTRY, damage=1, effect=(gain(titanium=2, energy=2),)),
    Module("I19", "Deep Core Rig", INDUSTRY, damage=2, effect=(gain(titanium=2), vp(1))),
    Module("I20", "Retrofit Bay", INDUSTRY, damage=1, effect=(convert(amounts(titanium=3), upgrade()),)),
    Module("I21", "Shipwright Guild", INDUSTRY, effect=(per("ships_owned", gain(titanium=1), div=2, most=3),)),
    Module("I22", "Standard Parts", INDUSTRY, effect=(convert(amounts(titanium=1), vp(2)),)),
    Module("I23", "Reactor Workshop", INDUSTRY, effect=(convert(amounts(titanium=1), gain(energy=4)),)),
    Module("I24", "Conveyor Ring", INDUSTRY, effect=(gain(basic=1, energy=1),)),
    Module(
        "I25", "Master Forge", INDUSTRY, effect=(convert(amounts(titanium=2), advance("industry", 1)), gain(energy=1))
    ),
    Module("I26", "Gun Foundry", INDUSTRY, dice=1, effect=(gain(energy=2),)),
    Module("I27", "Robot Crew", INDUSTRY, damage=1, effect=(gain(energy=2), repair(1))),
)
BASE = Module("B-IND", "Ship Builder", INDUSTRY, effect=(choose((build_ship("normal"),), (repair(1),)),))
