"""Discovery tokens and supremacy tokens."""

from engine.andromeda.rows import Token
from engine.andromeda.vocabulary import (
    advance,
    build_development,
    build_ship,
    flip_development,
    gain,
    recruit,
    repair,
    take_module,
    upgrade,
    vp,
)

DISCOVERIES = (
    Token("DT01", "Power Cells", (gain(energy=3), vp(1))),
    Token("DT02", "Carbon Cache", (gain(nanocarbon=2), vp(1))),
    Token("DT03", "Ore Cache", (gain(titanium=2), vp(1))),
    Token("DT04", "Ice Cache", (gain(ice=2), vp(1))),
    Token("DT05", "Coin Hoard", (gain(credit=2), vp(1))),
    Token("DT06", "Battle Archive", (gain(tactics=3),)),
    Token("DT07", "Beacon", (advance("any", 1),)),
    Token("DT08", "Lost Theorem", (advance("science", 1), gain(energy=1))),
    Token("DT09", "Old Blueprint", (advance("industry", 1), gain(energy=1))),
    Token("DT10", "Trade Ledger", (advance("commerce", 1), gain(energy=1))),
    Token("DT11", "Folk Epic", (advance("civilization", 1), gain(energy=1))),
    Token("DT12", "War Banner", (advance("supremacy", 1),)),
    Token("DT13", "Hull Pattern", (upgrade(),)),
    Token("DT14", "Sealed Crate", (take_module("minus2"),)),
    Token("DT15", "Derelict Hauler", (build_ship("free", "transport"),)),
    Token("DT16", "Relic", (vp(5),)),
    Token("DT17", "Spare Parts", (repair(3), vp(1))),
    Token("DT18", "Distress Call", (recruit(2), vp(1))),
    Token("DT19", "Mixed Cargo", (gain(any=3),)),
    Token("DT20", "Founding Stone", (build_development("minus2"),)),
    Token("DT21", "Second Wind", (flip_development(), vp(2))),
)

SUPREMACY_TOKENS = (
    Token("PT1", "War Chest", (gain(any=3),)),
    Token("PT2", "Requisition", (take_module("free"),)),
    Token("PT3", "Refit Order", (upgrade(),)),
    Token("PT4", "Momentum", (advance("any", 1), vp(1))),
    Token("PT5", "Triumph", (vp(5),)),
    Token("PT6", "Recovery Fleet", (repair(2), vp(2))),
    Token("PT7", "Mobilization", (build_ship("minus2"), vp(1))),
    Token("PT8", "Mandate", (flip_development(), vp(2))),
)
