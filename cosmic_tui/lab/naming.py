"""Tables in which things have their names for readers, not their ids: for reports, never for data.

Knows words and the parts of games, no figures.
"""

from cosmic_tui.lab.count import OF_GAME, PAIRS, PLAYED, SEPARATOR, Tables
from cosmic_tui.lab.store import Arms

OF_PAIRS = ("game:joins",)  # tables of a game whose cells are two things that are played with


def named(game: str, arms: Arms) -> Arms:
    return {arm: in_words(game, tables) for arm, tables in arms.items()}


def in_words(game: str, tables: Tables) -> Tables:
    from cosmic_tui.say.parts import sentences_of
    from cosmic_tui.words import words

    speaker, sentences = words(game=game), sentences_of(game)

    def name(ident: str) -> str:
        return sentences.played(speaker, ident)

    found = dict(tables)
    for table, cells in tables.items():
        if table.startswith(PLAYED):
            found[table] = {name(cell): numbers for cell, numbers in cells.items()}
        elif table.startswith(PAIRS) or table in OF_PAIRS:
            found[table] = {SEPARATOR.join(map(name, cell.split(SEPARATOR))): row for cell, row in cells.items()}
        elif table.startswith(OF_GAME):  # as the game says it, if it does
            ids = {cell: f"studied-{table.removeprefix(OF_GAME)}-{cell}" for cell in cells}
            found[table] = {speaker.say(ids[cell]) if speaker.has(ids[cell]) else cell: cells[cell] for cell in cells}
    return found
