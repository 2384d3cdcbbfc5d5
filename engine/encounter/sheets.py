"""Sheets and technologies in front of a player: whose sheet is whose, and whether its power works now (R-POW, T-POW).

No alien and no technology is named here.
"""

from engine.encounter.cards import ALIEN_IDS
from engine.encounter.items import ALIENS, TECHNOLOGY_IDS
from engine.encounter.state import ALIEN, CARD, EXTRA, KIND, OWN, UP, ZAPPED, Game


def awake(game: Game, sheet: list[int], seat: int, though_zapped: bool = False) -> bool:
    """Return whether a sheet works: face up, enough home colonies, not zapped (T-ZAP-7 lets some parts through)."""
    if not sheet[UP] or (sheet[ZAPPED] and not though_zapped):
        return False
    notes = game.notes
    if ("loan" in notes or "newcomers" in notes) and rests(game, sheet, seat):
        return False
    return game.on[seat] == 1 or ALIENS[sheet[ALIEN]].keeps_power


def all_in_use(game: Game) -> bool:
    """Return whether no sheet of any seat can be out of use (see `rests`)."""
    return "loan" not in game.notes and "newcomers" not in game.notes


def rests(game: Game, sheet: list[int], seat: int) -> bool:
    """Return whether a sheet is out of use: its owner has a borrowed one in its place, or it arrived too late in this
    encounter (T-POW-6).
    """
    loan = game.notes.get("loan")
    lent_over = loan is not None and loan[1] == seat and sheet[KIND] in (OWN, EXTRA)
    return lent_over or sheet[ALIEN] in game.notes.get("newcomers", ())


def sheet_of(game: Game, seat: int, name: str) -> list[int] | None:
    """Return the sheet of this alien in front of a seat, or None."""
    sheet: list[int]
    for sheet in game.sheets[seat]:
        if ALIEN_IDS[sheet[ALIEN]] == name:
            return sheet
    return None


def shown_sheet_of(game: Game, seat: int, name: str) -> list[int] | None:
    """Return that sheet if it lies face up, because others may refer only to such a sheet (R-VHP-5)."""
    sheet = sheet_of(game, seat, name)
    return sheet if sheet is not None and sheet[UP] else None


def has_power(game: Game, seat: int, name: str) -> bool:
    sheet = sheet_of(game, seat, name)
    return sheet is not None and awake(game, sheet, seat)


def seat_of(game: Game, name: str) -> int:
    """Return the seat with that alien face up in front of it, whether it works or not; -1 if nobody has it. A sheet
    face down counts as not in the game (R-VHP-5).
    """
    for seat in range(game.n):
        if shown_sheet_of(game, seat, name) is not None:
            return seat
    return -1


def zap_power(game: Game, seat: int, sheet: list[int]) -> None:
    """Bar a power until cleanup (T-ZAP-3)."""
    sheet[ZAPPED] = 1
    game.emit("power_zapped", seat, sheet[ALIEN])


def technology_of(game: Game, seat: int, name: str) -> list[int] | None:
    """Return that technology of a seat, face up or down; None if it has none."""
    tech: list[int]
    for tech in game.techs[seat]:
        if TECHNOLOGY_IDS[tech[CARD]] == name:
            return tech
    return None
