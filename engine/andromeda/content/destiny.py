"""Destiny cards: two tracks each, and what being first there is worth (section 23)."""

from engine.andromeda.rows import CIVILIZATION, COMMERCE, INDUSTRY, SCIENCE, SUPREMACY, Destiny

DESTINY = (
    Destiny("DS01", "The Great Engine", ((SCIENCE, 5), (INDUSTRY, 3))),
    Destiny("DS02", "The Living Foundry", ((SCIENCE, 3), (INDUSTRY, 5))),
    Destiny("DS03", "The Price of Knowledge", ((SCIENCE, 5), (COMMERCE, 3))),
    Destiny("DS04", "The Cartel of Lenses", ((SCIENCE, 3), (COMMERCE, 5))),
    Destiny("DS05", "The Open School", ((SCIENCE, 5), (CIVILIZATION, 3))),
    Destiny("DS06", "The Long Peace", ((SCIENCE, 3), (CIVILIZATION, 5))),
    Destiny("DS07", "The Final Formula", ((SCIENCE, 5), (SUPREMACY, 3))),
    Destiny("DS08", "The Armed Oracle", ((SCIENCE, 3), (SUPREMACY, 5))),
    Destiny("DS09", "The Iron Road", ((INDUSTRY, 5), (COMMERCE, 3))),
    Destiny("DS10", "The Golden Shipyard", ((INDUSTRY, 3), (COMMERCE, 5))),
    Destiny("DS11", "A Roof for Everyone", ((INDUSTRY, 5), (CIVILIZATION, 3))),
    Destiny("DS12", "The Hundred Cities", ((INDUSTRY, 3), (CIVILIZATION, 5))),
    Destiny("DS13", "The Forge of War", ((INDUSTRY, 5), (SUPREMACY, 3))),
    Destiny("DS14", "The Steel Crown", ((INDUSTRY, 3), (SUPREMACY, 5))),
    Destiny("DS15", "The Free Port", ((COMMERCE, 5), (CIVILIZATION, 3))),
    Destiny("DS16", "The Shared Harvest", ((COMMERCE, 3), (CIVILIZATION, 5))),
    Destiny("DS17", "The Private Fleet", ((COMMERCE, 5), (SUPREMACY, 3))),
    Destiny("DS18", "The Pirate King", ((COMMERCE, 3), (SUPREMACY, 5))),
    Destiny("DS19", "One Banner", ((CIVILIZATION, 5), (SUPREMACY, 3))),
    Destiny("DS20", "The Last Guardian", ((CIVILIZATION, 3), (SUPREMACY, 5))),
)
