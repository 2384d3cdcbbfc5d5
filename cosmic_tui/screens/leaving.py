"""The page that asks before a running game is left. The game is saved in either case, if it can be saved."""

from __future__ import annotations

from cosmic_tui.canvas.cells import Row, Run
from cosmic_tui.canvas.page import flowing, page, room_of
from cosmic_tui.screens.sheets import SheetScreen


class LeaveScreen(SheetScreen):
    """Leave the program, go to the title if there is one, or go on playing."""

    page_name = "leaving"

    def rows(self, width: int, height: int) -> list[Row]:
        say = self.cosmic.words.say
        sure = say("scr-line-quit_sure" if self.cosmic.kept else "scr-line-quit_unkept")
        text = [[], [Run(sure, "text", "", "bold")]]
        title = [] if self.cosmic.start.only_table else [("to_title", "key-title")]
        keys = self.hints(("send", "key-quit"), *title, ("back", "key-back"))
        return page(width, height, [Run(say("scr-quit"), "text", "", "bold")], flowing(text, room_of(width)), keys=keys)

    def do_send(self) -> None:
        self.cosmic.exit(0)

    def do_quit(self) -> None:
        self.cosmic.exit(0)

    def do_to_title(self) -> None:
        self.cosmic.pop_screen()
        self.cosmic.close_table()
