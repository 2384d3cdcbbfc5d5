"""Commerce modules."""

from engine.andromeda.rows import COMMERCE, Module
from engine.andromeda.vocabulary import advance, amounts, choose, convert, draw_keep, gain, per, repair, take_module, vp

MODULES = (
    Module("C01", "Trading Post", COMMERCE, effect=(gain(credit=1, energy=1),)),
    Module("C02", "Exchange", COMMERCE, effect=(convert(amounts(any=2), gain(any=3)), gain(energy=1))),
    Module("C03", "Broker", COMMERCE, effect=(convert(amounts(credit=1), gain(basic=1, tactics=1)), gain(energy=1))),
    Module("C04", "Customs Gate", COMMERCE, damage=1, effect=(gain(credit=2),)),
    Module(
        "C05",
        "Freight Contract",
        COMMERCE,
        effect=(choose((gain(titanium=2),), (gain(ice=2),), (gain(nanocarbon=2),)),),
    ),
    Module("C06", "Art Market", COMMERCE, effect=(convert(amounts(any=1), vp(2)),)),
    Module("C07", "Ice Merchant", COMMERCE, effect=(gain(credit=1, ice=1),)),
    Module("C08", "Ore Merchant", COMMERCE, effect=(gain(credit=1, titanium=1),)),
    Module("C09", "Carbon Merchant", COMMERCE, effect=(gain(credit=1, nanocarbon=1),)),
    Module("C10", "Auction House", COMMERCE, effect=(take_module("board"),)),
    Module("C11", "Smugglers' Den", COMMERCE, effect=(convert(amounts(tactics=1), gain(any=2)), gain(energy=1))),
    Module("C12", "Lending Bank", COMMERCE, effect=(convert(amounts(credit=1), gain(credit=3)),)),
    Module("C13", "Lunar Depot", COMMERCE, frame="output", frame_vp=1, effect=(gain(moon=1), gain(energy=1))),
    Module("C14", "Repair Market", COMMERCE, frame="output", effect=(repair(1), gain(moon=1))),
    Module("C15", "Barter Ring", COMMERCE, frame="input", effect=(convert(amounts(moon=1), gain(any=3)),)),
    Module(
        "C16", "Merchant Fleet", COMMERCE, effect=(per("ships_owned", gain(credit=1), div=3, most=3), gain(energy=1))
    ),
    Module("C17", "Insurance Office", COMMERCE, effect=(repair(1), gain(credit=1))),
    Module("C18", "Fuel Station", COMMERCE, effect=(gain(energy=1), per("regions_with_ships", gain(energy=1), most=3))),
    Module("C19", "News Network", COMMERCE, effect=(draw_keep(3, 2),)),
    Module("C20", "Tax Office", COMMERCE, effect=(gain(energy=1), per("developments", gain(credit=1), most=3))),
    Module("C21", "Luxury Liner", COMMERCE, effect=(convert(amounts(credit=1), vp(2), gain(energy=1)),)),
    Module(
        "C22", "Charter Company", COMMERCE, effect=(convert(amounts(credit=2), advance("commerce", 1)), gain(energy=1))
    ),
    Module("C23", "Black Market", COMMERCE, damage=2, effect=(gain(any=2, tactics=1),)),
    Module("C24", "Warehouse", COMMERCE, damage=1, effect=(gain(basic=2), gain(energy=1))),
    Module("C25", "Futures Desk", COMMERCE, effect=(convert(amounts(energy=2), gain(credit=2)), gain(energy=1))),
    Module("C26", "Guild Bank", COMMERCE, frame="input", effect=(convert(amounts(moon=1), gain(credit=2), vp(1)),)),
    Module("C27", "Toll Beacon", COMMERCE, damage=1, effect=(vp(1), gain(credit=1, energy=1))),
)
BASE = Module("B-COM", "Treasury", COMMERCE, effect=(gain(credit=1),))
