"""Hot-swapped and hidden powers (R-VHS, R-VHP, R-VMX-2), drawing unused aliens (X-53), lending sheets (X-55).

Aliens are numbers here; none is named.
"""


from engine.encounter.items import ALIENS
from engine.encounter.listening import listen
from engine.encounter.moments import moment_name
from engine.encounter.ships import recount
from engine.encounter.state import ALIEN, EXTRA, KIND, LENT, OWN, SEED, UP, Game, step
from engine.kernel.asking import Asking, pick
from engine.kernel.chance import shuffle


def drawable(game: Game, pile: list[int]) -> list[int]:
    """Return the aliens that may be drawn: none with set-up text, none in play, none that a printed ban or the options
    exclude (T-POW-7).
    """
    in_play = [ALIENS[sheet[ALIEN]] for sheets in game.sheets for sheet in sheets]
    names = {alien.id for alien in in_play}
    barred = names.union(*[alien.not_with for alien in in_play])
    levels, found = game.options.levels, []
    for number in pile:
        alien = ALIENS[number]
        if alien.id not in barred and not alien.setup and alien.level in levels and names.isdisjoint(alien.not_with):
            found.append(number)
    return found


def draw_alien(game: Game) -> int | None:
    """Draw one unused alien at random. Unsuitable ones are put aside and return when the stock is empty."""
    for pile in (game.stock, game.rejected):
        if pile is game.rejected:
            game.stock, game.rejected = game.stock + game.rejected, []
            pile = game.stock
        candidates = drawable(game, pile)
        if candidates:
            shuffle(game, candidates)
            game.stock.remove(candidates[0])
            return candidates[0]
    return None


def remove_sheet(game: Game, seat: int, sheet: list[int]) -> None:
    """Remove a sheet from the game with everything kept on or for it (R-VHS-2)."""
    game.sheets[seat].remove(sheet)
    game.rejected.append(sheet[ALIEN])
    leave = ALIENS[sheet[ALIEN]].leave
    if leave is not None:
        leave(game, seat)
    game.emit("sheet_left", seat, sheet[ALIEN] if sheet[UP] else -1)


def lend_sheets(game: Game, lender: int, borrower: int) -> None:
    """Lend the lender's own sheets to the borrower, in place of its own, until cleanup. A Seed's alien stays (X-55,
    X-81).
    """
    lent = [sheet for sheet in game.sheets[lender] if sheet[KIND] in (OWN, EXTRA)]
    game.notes["loan"] = (lender, borrower, tuple((sheet[ALIEN], sheet[KIND]) for sheet in lent))
    for sheet in lent:
        game.sheets[lender].remove(sheet)
        sheet[KIND] = LENT
        game.sheets[borrower].append(sheet)
    listen(game)
    recount(game)


def give_sheet(game: Game, seat: int, number: int, kind: int, up: int) -> None:
    game.sheets[seat].insert(0 if kind == OWN else len(game.sheets[seat]), [number, up, 0, 0, 0, kind, seat])
    if moment_name(game) == "encounter.end":  # T-POW-6: it works from the next encounter on
        game.notes["newcomers"] = (*game.notes.get("newcomers", ()), number)
    tell_sheet(game, seat, number, up)
    listen(game)
    recount(game)


def tell_sheet(game: Game, seat: int, number: int, up: int) -> None:
    """Emit the event of a new sheet. If it lies face down, only its owner learns which it is (R-VHP-1)."""
    if up:
        game.emit("sheet_turned_up", seat, number)
    else:
        game.whisper("sheet_taken", 1 << seat, (number,), seat)


@step
def hot_swap(game: Game) -> None:
    """Let the offense draw one unused alien before anything else (R-VHS-1)."""
    number = draw_alien(game)
    if number is not None and game.sheets[game.offense]:
        game.whisper("alien_drawn", 1 << game.offense, (number,), game.offense)
        game.turn_notes["drawn_alien"] = number
        game.push("variants.keep_or_swap", number)


@step
def keep_or_swap(game: Game, number: int) -> Asking:
    """Ask whether to keep the old alien or the new one. The other leaves the pool of aliens."""
    seat = game.offense
    own = next(sheet for sheet in game.sheets[seat] if sheet[KIND] == OWN)
    answer = yield pick(seat, "start.hot_swap", (("alien", number), ("alien", own[ALIEN])))
    game.turn_notes.pop("drawn_alien", None)
    if answer == 1:
        game.rejected.append(number)
        game.emit("swap_declined", seat)
        return
    for sheet in [sheet for sheet in game.sheets[seat] if sheet[KIND] != SEED]:  # the technology owns a Seed's
        remove_sheet(game, seat, sheet)
    give_sheet(game, seat, number, OWN, 0 if game.options.hidden_powers else 1)
