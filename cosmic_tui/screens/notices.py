"""What a table has to say beside its questions: how its line is, a vote, a pause, a wish that was not granted.

It stands in the place of the keys row and goes with its cause. Sends nothing but voices in a vote. Knows what the
table has told; must not know how an answer is made.
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import Row
from cosmic_tui.canvas.text import Hint, key_runs, notice
from cosmic_tui.say.refusals import refused
from cosmic_tui.screens.looking import LookingScreen


class NoticesScreen(LookingScreen):
    """A table that is heard."""

    def __init__(self) -> None:
        super().__init__()
        self._told: Row = ()  # what the table has to say now

    def hear_table(self) -> None:
        """What the table has to say stands over other hints, and goes with its cause."""
        before, self._told = self._told, self._notice()
        if self._told or self.eyes.hint == before:
            self.eyes.hint = self._told
        if not self.eyes.hint and (problem := self.cosmic.next_problem()):
            self.eyes.hint = notice(problem)

    def _notice(self) -> Row:
        """What is to be known about the line, a vote or a pause."""
        say = self.cosmic.words.say
        broken = self.line_hint() if self.state.view is not None else ""
        words = broken or self.vote_words() or (say("scr-line-paused") if self.model.paused else "")
        ways = () if broken else self.vote_ways()
        return notice(words, key_runs(self.look.keys, [*ways, ("menu", say("key-menu"))])) if words else ()

    def line_hint(self) -> str:
        """How the line to a table elsewhere is, if it is not well."""
        line = self.model.line
        if line is not None and line["state"] == "slow":
            return self.cosmic.words.say("scr-line-slow")
        if line is None or line["state"] not in ("waiting", "connecting"):
            return ""
        seconds = round(line["seconds"])
        return self.cosmic.words.say("scr-line-reconnecting" if seconds else "scr-line-connecting", seconds=seconds)

    def refusal(self) -> str:
        """Why the last wish was not granted."""
        no = self.state.refused
        return refused(self.model.voice(self.seat), no["code"], no["facts"]) if no else ""

    # --- votes ---

    def vote_ways(self) -> list[Hint]:
        """What this person may say in the open vote, if anything."""
        say, vote = self.cosmic.words.say, self.model.vote
        asked = vote is not None and self.seat in vote["wait"]
        return [(name, say(f"opt-{name}").lower()) for name in ("yes", "no")] if asked else []

    def vote_words(self) -> str:
        """Who asks for what, if this person has a voice in it; for the others, who is still waited for."""
        say, model = self.cosmic.words.say, self.model
        vote = model.vote
        if vote is None:
            return ""
        about = say(f"scr-vote_{vote['about']}")
        if self.seat in vote["wait"]:
            return say("scr-line-vote", who=model.people[vote["by"]].name, name=about)
        names = self.cosmic.words.join(model.people[seat].name for seat in vote["wait"])
        return say("scr-line-vote_waits", n=len(vote["wait"]), names=names, name=about)

    def do_yes(self) -> None:
        self._in_vote(True)

    def do_no(self) -> None:
        self._in_vote(False)

    def _in_vote(self, yes: bool) -> None:
        """A voice in the open vote, if this person has one."""
        vote = self.model.vote
        if vote is not None and self.seat in vote["wait"]:
            self.link.send(self.seat, {"kind": "vote", "about": vote["about"], "seat": vote["seat"], "yes": yes})
            self.eyes.hint = ()
