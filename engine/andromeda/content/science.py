"""Science modules: no dock of their own, activated through the Primary Reactor (A-RET-8)."""

from engine.andromeda.rows import SCIENCE, Module
from engine.andromeda.vocabulary import (
    activate_science,
    advance,
    amounts,
    convert,
    draw_keep,
    gain,
    peek_events,
    per,
    recruit,
    repair,
    vp,
)

MODULES = (
    Module("S01", "Supplier", SCIENCE, frame="input", effect=(convert(amounts(moon=1), gain(tactics=1, credit=1)),)),
    Module("S02", "Data Salvager", SCIENCE, damage=1, effect=(gain(tactics=2),)),
    Module("S03", "Ion Collector", SCIENCE, effect=(gain(energy=2),)),
    Module("S04", "Carbon Loom", SCIENCE, effect=(gain(nanocarbon=1),)),
    Module("S05", "Deep Scanner", SCIENCE, effect=(peek_events(), gain(energy=1))),
    Module("S06", "Quantum Library", SCIENCE, effect=(gain(tactics=1),)),
    Module("S07", "Isotope Splitter", SCIENCE, effect=(convert(amounts(energy=1), gain(basic=1)), gain(energy=1))),
    Module("S08", "Fusion Core", SCIENCE, damage=1, effect=(gain(energy=3),)),
    Module("S09", "Cryo Laboratory", SCIENCE, effect=(gain(ice=1),)),
    Module("S10", "Alloy Laboratory", SCIENCE, effect=(gain(titanium=1),)),
    Module("S11", "Long Relay", SCIENCE, effect=(convert(amounts(energy=1), recruit(1)),)),
    Module("S12", "Signal Decoder", SCIENCE, effect=(convert(amounts(nanocarbon=1), gain(tactics=2)),)),
    Module("S13", "Nanite Vat", SCIENCE, effect=(repair(1),)),
    Module("S14", "Probability Engine", SCIENCE, damage=1, effect=(convert(amounts(tactics=1), gain(any=2)),)),
    Module("S15", "Antimatter Trap", SCIENCE, damage=2, effect=(gain(nanocarbon=2, energy=1),)),
    Module("S16", "Xenobiology Bay", SCIENCE, damage=1, effect=(vp(1), gain(energy=1))),
    Module("S17", "Orbital Telescope", SCIENCE, frame="output", frame_vp=1, effect=(gain(moon=1),)),
    Module("S18", "Sample Vault", SCIENCE, frame="output", damage=1, effect=(gain(moon=1), gain(energy=1))),
    Module("S19", "Plasma Conduit", SCIENCE, effect=(per("modules_science", gain(energy=1), div=2, most=3),)),
    Module("S20", "Theory Nexus", SCIENCE, effect=(convert(amounts(nanocarbon=2), advance("science", 1)),)),
    Module("S21", "Neural Archive", SCIENCE, frame="input", effect=(convert(amounts(moon=1), vp(2)),)),
    Module("S22", "Particle Foundry", SCIENCE, effect=(convert(amounts(energy=1), gain(nanocarbon=1), most=2),)),
    Module("S23", "Stellar Cartography", SCIENCE, effect=(convert(amounts(nanocarbon=1), vp(2)),)),
    Module("S24", "Refraction Array", SCIENCE, damage=1, effect=(gain(credit=1, energy=1),)),
    Module("S25", "Fire-Control Computer", SCIENCE, targeting=1, effect=(gain(energy=1),)),
    Module("S26", "Memory Crystal", SCIENCE, damage=1, effect=(draw_keep(2, 1),)),
    Module("S27", "Dark Matter Condenser", SCIENCE, damage=2, effect=(gain(tactics=1), vp(1))),
)
BASE = Module("B-SCI", "Primary Reactor", SCIENCE, effect=(gain(energy=2), activate_science()))
