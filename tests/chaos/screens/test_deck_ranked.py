"""`cosmic deck rank`: all decks against each other, the strongest first, in the terminal and as a picture."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from collections import Counter
from itertools import combinations

import pytest

from cosmic_tui.cli.main import main
from cosmic_tui.extras import bot_matches
from cosmic_tui.games.chaos import deckbox
from cosmic_tui.games.chaos.builder.ranking import Ranking, run
from cosmic_tui.games.chaos.builder.ranking_shown import lines
from cosmic_tui.games.chaos.facts import decks
from cosmic_tui.shares import interval

STRENGTH = {"xeno_brood": 3, "zarg_invasion": 2, "sharkfolk_hunt": 1}


@pytest.fixture(autouse=True)
def folder(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def tables(monkeypatch):
    """The tables that are played: the stronger deck wins, but for the first two games of each pair."""
    found = []

    def winners(game, options, seed, levels):
        found.append((tuple(map(str, options["decks"])), options["mode"], seed, levels))
        met = [frozenset(sat) for sat, *_ in found]
        strengths = [STRENGTH.get(name, 0) for name in found[-1][0]]
        return (0,) if met.count(met[-1]) <= 2 else (strengths.index(max(strengths)),)

    monkeypatch.setattr(bot_matches, "winners", winners)
    return found


def test_every_pair_plays_the_same_games_on_both_seats(tables) -> None:
    ranking = Ranking({name: name for name in STRENGTH}, games=6, levels=("captain",))
    assert [now.done for now in run(ranking)] == list(range(1, ranking.total + 1)) and ranking.total == 18
    seats, seeds = Counter(sat for sat, *_ in tables), Counter((frozenset(sat), seed) for sat, _, seed, _ in tables)
    assert set(seats.values()) == {3} and len(seats) == 6
    assert set(seeds.values()) == {2} and len({seed for _, seed in seeds}) == 9
    assert {levels for *_, levels in tables} == {("captain",)}


def test_the_strongest_stands_first_with_what_it_wins_against_each(tables) -> None:
    """Four of six against each weaker one and one of the first two: five of six."""
    ranking = Ranking({name: name for name in sorted(STRENGTH)}, games=6)
    for _ in run(ranking):
        pass
    assert ranking.order() == sorted(STRENGTH, key=lambda name: -STRENGTH[name])
    share, low, high = ranking.share("xeno_brood")
    assert share == pytest.approx(10 / 12) and (low, high) == interval(share, 12)
    for one, other in combinations(STRENGTH, 2):
        assert ranking.against(one, other) == pytest.approx(5 / 6)
        assert ranking.against(other, one) == pytest.approx(1 / 6)
    rows = [line.split() for line in lines(ranking)]
    assert rows[0] == ["1", "2", "3"]
    assert rows[1] == ["1", "xeno_brood", "83", f"{100 * low:.0f}–{100 * high:.0f}", "·", "83", "83"]
    assert [row[-3:] for row in rows[2:]] == [["17", "·", "83"], ["17", "17", "·"]]


def test_no_line_is_too_long_however_many_decks_there_are(tables) -> None:
    """Columns that do not fit stand below, and each deck is beside each other one exactly once."""
    names = [f"{number} {'wolf' * 9}" for number in range(19)]
    ranking = Ranking(dict.fromkeys(names, "xeno_brood"), games=2)
    for _ in run(ranking):
        pass
    shown = lines(ranking)
    assert max(map(len, shown)) <= 80
    blocks = "\n".join(shown).split("\n\n")
    assert [len(block.splitlines()) for block in blocks] == [20, 20, 20]
    assert sum(block.splitlines()[0].split().count(str(19)) for block in blocks) == 1
    assert sum(line.split().count("·") for block in blocks for line in block.splitlines()) == 19


def test_ones_own_decks_play_too_and_broken_ones_are_named(tables, capsys, folder) -> None:
    """K-DECK-1: of ready-made decks and one's own; a picture has a square for each two."""
    deckbox.save(decks.Deck("Wolves & <Co>", decks.OFFICIAL, decks.READY["xeno_brood"].cards))
    deckbox.save(decks.Deck("Torso", decks.OFFICIAL, decks.READY["xeno_brood"].cards[1:]))
    deckbox.save(decks.Deck("Small", decks.BEGINNER, decks.READY["first_flight_red"].cards))
    assert main(["deck", "rank", "2", "--picture", "all.svg"]) == 0
    told = capsys.readouterr().out
    assert "Wolves & <Co>" in told and "Left out, because of faults: Torso" in told and "Small" not in told
    assert len(tables) == 9 * 8 and {mode for _, mode, *_ in tables} == {"official"}
    assert "Drawn: all.svg" in told
    root = ElementTree.fromstring((folder / "all.svg").read_text(encoding="utf-8"))
    drawn = Counter(part.tag.rpartition("}")[2] for part in root)
    assert drawn["rect"] == 1 + 9 * 8
    assert any(part.text and part.text.endswith("Wolves & <Co>") for part in root)


def test_beginners_decks_are_ranked_among_themselves(tables, capsys) -> None:
    assert main(["deck", "rank", "1", "--beginner", "--level", "cadet"]) == 0
    assert {(mode, levels) for _, mode, _, levels in tables} == {("beginner_plus", ("cadet",))}
    assert "First Flight: Red" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "told"),
    [(["many"], "many is not a number of games."), (["2", "--level", "emperor"], "emperor")],
)
def test_what_cannot_be_ranked_is_said(tables, capsys, words: list[str], told: str) -> None:
    assert main(["deck", "rank", *words]) == 2
    assert told in capsys.readouterr().err and not tables
