"""Notices of the table screen: the state of the connection, a vote, a pause, a refused request.

A notice stands in place of the row of keys and disappears with its cause. Sends nothing but votes. Knows what the table
has told; must not know how an answer is made.
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import Row
from cosmic_tui.canvas.text import Hint, key_runs, notice
from cosmic_tui.messages import up
from cosmic_tui.say.refusals import refused
from cosmic_tui.screens.table.part import Part
from cosmic_tui.screens.together import wished


class Notices(Part):
    """The part of the table screen for notices. `told` is the present notice."""

    told: Row = ()

    def news(self) -> None:
        """Show the table's notice in place of other hints. It disappears with its cause."""
        cosmic, eyes = self.table.cosmic, self.table.eyes
        before, self.told = self.told, self._notice()
        if self.told or eyes.hint == before:
            eyes.hint = self.told
        if not eyes.hint and (problem := cosmic.next_problem()):
            eyes.hint = notice(problem)

    def _notice(self) -> Row:
        """Return the notice about the connection, a vote or a pause."""
        table = self.table
        say = table.cosmic.words.say
        broken = self.line_words() if table.state.view is not None else ""
        words = broken or self.vote_words() or (say("scr-line-paused") if table.model.paused else "")
        ways = () if broken else self.vote_ways()
        return notice(words, key_runs(table.look.keys, [*ways, ("menu", say("key-menu"))])) if words else ()

    def line_words(self) -> str:
        """Return a sentence about the connection to another host, if it has trouble."""
        say, line = self.table.cosmic.words.say, self.table.model.line
        if line is not None and line["state"] == "slow":
            return say("scr-line-slow")
        if line is None or line["state"] not in ("waiting", "connecting"):
            return ""
        seconds = round(line["seconds"])
        return say("scr-line-reconnecting" if seconds else "scr-line-connecting", seconds=seconds)

    def refusal(self) -> str:
        """Return why the last request was refused."""
        table = self.table
        no = table.state.refused
        return refused(table.model.voice(table.seat), no["code"], no["facts"]) if no else ""

    # --- votes ---

    def vote_ways(self) -> list[Hint]:
        """Return the answers this person may give in the open vote, if any."""
        say, vote = self.table.cosmic.words.say, self.table.model.vote
        asked = vote is not None and self.table.seat in vote["wait"]
        return [(name, say(f"opt-{name}", "small")) for name in ("yes", "no")] if asked else []

    def vote_words(self) -> str:
        """Return who asks for what, if this person may vote; for the others, whose vote is missing."""
        words, model = self.table.cosmic.words, self.table.model
        vote = model.vote
        if vote is None:
            return ""
        about = wished(self.table, vote["about"], vote["seat"])
        if self.table.seat in vote["wait"]:
            return words.say("scr-line-vote", who=model.people[vote["by"]].name, name=about)
        if not vote["wait"]:
            return words.say("scr-line-vote_agreed", name=about)
        names = words.join(model.people[seat].name for seat in vote["wait"])
        return words.say("scr-line-vote_waits", n=len(vote["wait"]), names=names, name=about)

    def wish(self, about: str) -> None:
        """Ask everybody for something by a vote."""
        self.table.link.send(self.table.seat, up.vote(about))

    def do_yes(self) -> None:
        self.vote(True)

    def do_no(self) -> None:
        self.vote(False)

    def vote(self, yes: bool) -> None:
        """Send a vote, if this person has one."""
        table, vote = self.table, self.table.model.vote
        if vote is not None and table.seat in vote["wait"]:
            table.link.send(table.seat, up.vote(vote["about"], vote["seat"], yes))
            table.eyes.hint = ()
