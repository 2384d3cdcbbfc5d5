"""Two factions as tables play them that agree on `balanced`: a rule of this house, not of the book (BALANCE.md).

The book's factions stand in `factions.py`, as printed. The box does not load this: code that does has loaded the box
before, so lists of effects keep their numbers.
"""

from engine.andromeda.rows import Ability
from engine.andromeda.vocabulary import amounts, convert, gain, scrapyard_to_repair_ship

# By faction: what stands instead of its first and of its second ability; None for what stays as it is.
BALANCED: dict[str, tuple[Ability | None, Ability | None]] = {
    "F01": (
        Ability("Hardened by Loss", "lose_battle", limit="turn", effect=(gain(energy=1),)),
        Ability(
            "Salvage Crews",
            "ship_to_scrapyard",
            optional=True,
            effect=(convert(amounts(energy=2), scrapyard_to_repair_ship()),),
        ),
    ),
    "F10": (None, Ability("Spoils", "win_battle", effect=(gain(energy=1),))),
}
