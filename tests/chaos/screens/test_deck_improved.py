"""`cosmic deck improve`: other cards are tried, what wins surely more often becomes a new deck, and the luck of
choosing is not told as strength."""

from __future__ import annotations

import random

import pytest

from cosmic_tui.cli.main import main
from cosmic_tui.games.chaos import deckbox
from cosmic_tui.games.chaos.builder import improving, trials
from cosmic_tui.games.chaos.facts import decks


@pytest.fixture(autouse=True)
def folder(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def differing(one: dict[str, int], other: dict[str, int]) -> int:
    return sum(max(0, count - other.get(name, 0)) for name, count in one.items())


@pytest.mark.parametrize("name", ("cerebrite_senate", "first_flight_red"))
def test_an_exchange_is_lawful_and_small(name: str) -> None:
    """K-DECK-1, K-DECK-2, K-DECK-3."""
    deck = decks.READY[name]
    counts, dice, sizes = dict(deck.cards), random.Random(3), set()
    for _ in range(40):
        other = improving.exchanged(counts, deck.kind, dice)
        assert other is not None and not decks.judge(other, deck.kind)
        sizes.add(differing(counts, other))
    assert sizes == {1, 2, 3} and counts == dict(deck.cards)


@pytest.mark.parametrize(("more", "better"), [(0, False), (4, False), (20, True), (-20, False)])
def test_better_is_what_chance_does_not_explain(more: int, better: bool) -> None:
    """Two standard errors, game by game: ten games change sides either way besides."""
    before = [number % 2 == 0 for number in range(100)]
    after = [not won if number < 20 else won for number, won in enumerate(before)]
    at = 20
    for _ in range(abs(more)):
        while before[at] is (more > 0):
            at += 1
        after[at] = more > 0
        at += 1
    assert improving.surely_better(before, after) is better


def test_a_deck_of_nothing_but_bluffs_is_improved_and_the_old_one_stays(capsys, monkeypatch) -> None:
    """The measure at the end plays games that no try has played; a ready-made deck is left as it is."""
    monkeypatch.setattr(improving, "GAMES", 8)
    monkeypatch.setattr(improving, "MEASURED", 8)
    weak = {name: 3 for name in ("bribe", "overrule", "embargo", "monopoly", "extra_hit", "superior_order", "backlash",
                                 "warp_ambush", "chaos_surge", "jam_engines", "sudden_breach", "total_collapse",
                                 "terror_broadcast", "dawn_raid", "senseless_ruin")}  # fmt: skip
    assert not decks.judge(weak, decks.OFFICIAL)
    deckbox.save(decks.Deck("Weak", decks.OFFICIAL, tuple(weak.items())))
    monkeypatch.setattr(improving, "surely_better", lambda before, after: True)
    assert main(["deck", "improve", "weak", "2"]) == 0
    told = capsys.readouterr().out
    assert all(word in told for word in ("In: ", "Out: ", "Before: ", "After: ", "kept as weak_ii"))
    assert dict(deckbox.find("weak").deck.cards) == weak
    assert 1 <= differing(weak, dict(deckbox.find("Weak II").deck.cards)) <= 6


def test_what_is_not_surely_better_is_not_kept(capsys, monkeypatch) -> None:
    monkeypatch.setattr(improving, "GAMES", 8)
    monkeypatch.setattr(improving, "surely_better", lambda before, after: False)
    assert main(["deck", "improve", "xeno_brood", "1"]) == 0
    assert "None of 1 tries was clearly better" in capsys.readouterr().out
    assert deckbox.own_decks() == []
    assert main(["deck", "improve", "xeno_brood", "many"]) == 2
    assert "many is not a number of tries." in capsys.readouterr().err


def test_the_last_measure_plays_other_games(monkeypatch) -> None:
    """Chosen by luck is told apart from strong: no seed of a try comes again."""
    seeds: dict[str, set[int]] = {"tried": set(), "measured": set()}
    for name in seeds:
        monkeypatch.setattr(trials, "_game", lambda mine, kind, opponent, seed, name=name: not seeds[name].add(seed))
        deck = dict(decks.READY["xeno_brood"].cards)
        if name == "tried":
            improving.played(deck, decks.OFFICIAL, improving.MOST_TRIES)
        else:
            improving.measured(deck, decks.OFFICIAL)
    assert len(seeds["tried"]) == 496 and len(seeds["measured"]) == improving.MEASURED
    assert not seeds["tried"] & seeds["measured"]
