"""Civilization modules; the first fifteen only score at the end of the game (A-RET-10)."""

from engine.andromeda.rows import CIVILIZATION, Module
from engine.andromeda.vocabulary import (
    advance,
    amounts,
    build_development,
    choose,
    convert,
    gain,
    per,
    recruit,
    repair,
    vp,
)

MODULES = (
    Module("V01", "Ministry of Agriculture", CIVILIZATION, endgame=(4, 2, "developments", 99)),
    Module("V02", "Unified Archive", CIVILIZATION, endgame=(3, 1, "tactics_in_hand", 99)),
    Module("V03", "Hall of Leaders", CIVILIZATION, endgame=(2, 1, "leaders_on_station", 8)),
    Module("V04", "Naval Academy", CIVILIZATION, endgame=(2, 1, "ships_owned", 8)),
    Module("V05", "Moon Registry", CIVILIZATION, endgame=(2, 1, "moons_slotted", 7)),
    Module("V06", "Hall of Sciences", CIVILIZATION, endgame=(2, 1, "modules_science", 7)),
    Module("V07", "Industrial Congress", CIVILIZATION, endgame=(2, 1, "modules_industry", 7)),
    Module("V08", "Chamber of Commerce", CIVILIZATION, endgame=(2, 1, "modules_commerce", 7)),
    Module("V09", "Civic Forum", CIVILIZATION, endgame=(1, 1, "modules_civilization", 8)),
    Module("V10", "War Memorial", CIVILIZATION, endgame=(2, 1, "supremacy_space", 7)),
    Module("V11", "Engineers' League", CIVILIZATION, endgame=(2, 2, "upgrades", 4)),
    Module("V12", "Temple of Balance", CIVILIZATION, endgame=(2, 2, "tracks_level2", 5)),
    Module("V13", "Explorers' Club", CIVILIZATION, endgame=(4, 1, "moons_captured", 6)),
    Module("V14", "Restoration Trust", CIVILIZATION, endgame=(8, -1, "damaged_modules", 99)),
    Module("V15", "Founders' Monument", CIVILIZATION, damage=1, endgame=(8, 0, "developments", 99)),
    Module(
        "V16",
        "Public Forum",
        CIVILIZATION,
        effect=(gain(energy=1), per("leaders_on_station", gain(tactics=1), div=2, most=3)),
    ),
    Module("V17", "Cryo Gardens", CIVILIZATION, effect=(gain(ice=2),)),
    Module("V18", "Diplomatic Corps", CIVILIZATION, effect=(recruit(1), gain(energy=1))),
    Module("V19", "Hydroponic Ring", CIVILIZATION, effect=(gain(ice=1, tactics=1),)),
    Module("V20", "Cultural Exchange", CIVILIZATION, effect=(convert(amounts(ice=1), vp(2)), gain(energy=1))),
    Module("V21", "Colony Office", CIVILIZATION, effect=(choose((build_development("minus1"),), (gain(ice=1),)),)),
    Module("V22", "Medical Bay", CIVILIZATION, effect=(repair(1), gain(ice=1))),
    Module("V23", "Media Tower", CIVILIZATION, damage=1, effect=(vp(2),)),
    Module("V24", "Migration Bureau", CIVILIZATION, effect=(convert(amounts(ice=1), recruit(2)), gain(energy=1))),
    Module(
        "V25",
        "Heritage Vault",
        CIVILIZATION,
        frame="output",
        frame_vp=1,
        effect=(gain(moon=1), per("developments", vp(1), most=2)),
    ),
    Module(
        "V26", "Parliament", CIVILIZATION, effect=(convert(amounts(ice=2), advance("civilization", 1)), gain(energy=1))
    ),
    Module("V27", "Festival Dome", CIVILIZATION, damage=2, effect=(vp(2), gain(tactics=1))),
)
BASE = Module(
    "B-CIV", "Construction", CIVILIZATION, effect=(choose((gain(tactics=1),), (build_development("normal"),)),)
)
