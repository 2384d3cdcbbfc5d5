"""What is laid on the map: planets, alliance bases, special regions; and what is built on planets of each kind."""

from engine.andromeda.rows import (
    CIVILIZATION,
    COMMERCE,
    INDUSTRY,
    SCIENCE,
    SUPREMACY,
    Base,
    Planet,
    PlanetKind,
    Special,
)
from engine.andromeda.vocabulary import (
    amounts,
    build_development,
    build_ship,
    buy_modules,
    choose,
    convert,
    discovery,
    event_marker,
    gain,
    repair,
    take_module,
)

PLANET_KINDS = (
    PlanetKind(
        "science",
        "carbon world",
        "green",
        "observatory",
        cost=amounts(nanocarbon=3),
        leaders=2,
        printed=amounts(nanocarbon=1),
        once=(discovery(),),
    ),
    PlanetKind(
        "industry",
        "metal world",
        "orange",
        "factory",
        cost=amounts(titanium=3),
        leaders=2,
        printed=amounts(titanium=1),
        once=(repair(2),),
    ),
    PlanetKind(
        "commerce",
        "trade world",
        "yellow",
        "spaceport",
        cost=amounts(titanium=1, ice=1, nanocarbon=1),
        leaders=2,
        printed=amounts(credit=1),
        once=(convert(amounts(any=2), gain(any=3)),),
    ),
    PlanetKind(
        "civilization",
        "ice world",
        "white",
        "city",
        cost=amounts(ice=4),
        leaders=3,
        printed=amounts(ice=1),
        once=(take_module("free"),),
    ),
    PlanetKind(
        "supremacy",
        "relic world",
        "purple",
        "obelisk",
        cost=amounts(titanium=1, ice=1, energy=2),
        leaders=1,
        printed=amounts(energy=2),
        once=(gain(energy=4),),
    ),
)

PLANETS = (
    Planet("P01", "Ashkar", SCIENCE),
    Planet("P02", "Vell Prime", SCIENCE),
    Planet("P03", "Tessaly", SCIENCE),
    Planet("P04", "Brannock", INDUSTRY),
    Planet("P05", "Korr", INDUSTRY),
    Planet("P06", "Hephast", INDUSTRY),
    Planet("P07", "Quillon", COMMERCE),
    Planet("P08", "Marrakis", COMMERCE),
    Planet("P09", "Sable Port", COMMERCE),
    Planet("P10", "Nivara", CIVILIZATION),
    Planet("P11", "Hoarfell", CIVILIZATION),
    Planet("P12", "Lumi", CIVILIZATION),
    Planet("P13", "Omphal", SUPREMACY),
    Planet("P14", "Ruin of Dahl", SUPREMACY),
    Planet("P15", "Vigil", SUPREMACY),
)

BASES = (
    Base("monolith", "Monolith of the Ancients", (convert(amounts(any=2), gain(tactics=3)),)),
    Base("trade_center", "Trade Center", (convert(amounts(any=2), gain(credit=2)),)),
    Base("maximus_field", "Maximus Field", (event_marker(1), buy_modules("science", "industry"))),
    Base("odessa_field", "Odessa Field", (event_marker(1), buy_modules("commerce", "civilization"))),
    Base("shipyard", "Shipyard", (choose((build_ship("normal"),), (repair(1),)),)),
    Base("development_office", "Development Office", (build_development("normal"),)),
)

SPECIALS = (
    Special("quasar_1", "Quasar One", "quasar", ()),
    Special("quasar_2", "Quasar Two", "quasar", ()),
    Special("vortex_1", "Energy Vortex", "vortex", (gain(energy=1),)),
    Special("vortex_2", "Matter Vortex", "vortex", (gain(basic=1),)),
)
