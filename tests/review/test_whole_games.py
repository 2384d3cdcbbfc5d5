"""The review of games that only whole games can judge: played on from nothing that the seat did not know."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cosmic_tui.review import going
from cosmic_tui.review.found import ASKED, CHANCE, COST, WHOLE, WORTH
from engine.bots import judging
from engine.bots.lookahead import Dice
from engine.bots.simulate import play
from engine.games import rules_of


@pytest.mark.parametrize("game", ["chaos", "andromeda"])
def test_what_the_seat_cannot_know_changes_no_number(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """R-SEC-1: a match that was dealt anew for the seat is judged like the true one. One game holds nowhere."""
    monkeypatch.setattr(judging, "BRIEF", 1)
    monkeypatch.setattr(going, "GRAPHED", 1)
    monkeypatch.setattr(going, "LONG", 1)
    rules = rules_of(game)
    record = play(rules, {"seats": 2}, 5, ("cadet", "rookie"), keep_record=True).record
    assert record is not None
    opened, moved, worths, wins = going.Opened(record, 0), 0, set(), 0
    rows = opened.asked()[ASKED]
    assert all(differs or at == 0 or rows[at - 1][1] != turn for at, (_, turn, _, differs, _) in enumerate(rows))
    differing = [at for at, _, _, differs, _ in rows if differs]
    assert 3 < len(differing) < len(opened.decisions)
    for at in [differing[0], differing[-1]]:
        one = opened.decisions[at]
        other = rules.redeal(one.match, 0, Dice(at + 1))
        assert other is not None
        numbers = []
        for match in (one.match, other):
            opened.decisions[at] = then = replace(one, match=match)
            cost = opened.cost(then, judging.MEASURED, False)
            numbers.append((cost, opened.chance(at), opened.whole(then, cost)))
        assert numbers[0] == numbers[1], (at, one.question)
        cost, chance, whole = numbers[0]
        assert cost["best"] == one.told and not whole["holds"]
        better, worse = whole["won"]
        assert whole[WHOLE] == [1000 * (better - worse), 1000, 1] and {better, worse} <= {0, 1}
        wins += better + worse
        worths |= {cost[WORTH], chance[CHANCE], cost[WORTH] + cost[COST]}
        moved += repr(one.match.game.facts()) != repr(other.game.facts())
    assert moved and {0, 1000} <= worths, "games are won and lost there"
    assert wins or game == "andromeda", "this one does not win there by chance"
