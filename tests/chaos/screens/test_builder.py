"""The deck builder without its screen: what may be built, how it is narrowed, what is a fault, what a hand holds."""

from math import comb

import pytest

from cosmic_tui.canvas.cells import plain
from cosmic_tui.canvas.text import key_runs
from cosmic_tui.draw.layout import CLASSES
from cosmic_tui.draw.look import Look
from cosmic_tui.draw.parts import Parts
from cosmic_tui.games.chaos import cards, deckbox
from cosmic_tui.games.chaos.builder import chances, trials
from cosmic_tui.games.chaos.builder.picture import KEYS, MORE_WAYS, WAYS, Bench, picture, rects
from cosmic_tui.games.chaos.builder.workshop import DECK, LIST, Workshop
from cosmic_tui.games.chaos.facts import decks
from cosmic_tui.look.keys import Keys
from cosmic_tui.words import words
from cosmic_tui.words.loader import languages
from engine.chaos.cards import CARDS
from engine.kernel.asking import Refused

WORDS = words("en", "chaos")


def workshop(deck="human_combined_fleet") -> Workshop:
    return Workshop(WORDS, "Mine", counts=dict(decks.READY[deck].cards))


@pytest.fixture
def folder(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path / "cosmic" / "decks"


def test_three_copies_are_the_most_and_nothing_goes_below_none():
    """K-DECK-2."""
    shop = Workshop(WORDS, "Mine")
    assert [shop.change("unicornis", 1) for _ in range(4)] == [True, True, True, False]
    assert shop.counts == {"unicornis": 3}
    assert shop.change("crx", -1) is False
    for _ in range(3):
        shop.change("unicornis", -1)
    assert shop.counts == {}


def test_every_step_can_be_taken_back():
    shop = workshop()
    before = dict(shop.counts)
    shop.change("crx", -1)
    shop.change("gunner", 1)
    assert shop.undo() and shop.undo()
    assert shop.counts == before
    assert not shop.undo()


def test_a_fault_is_named_and_leads_to_its_card():
    """K-DECK-1, K-DECK-3: the species that is there with fewer cards is the fault."""
    shop = workshop()
    shop.change("rust_fang", 1)
    said = [deckbox.fault_text(WORDS, fault) for fault in shop.faults()]
    assert any("46 cards" in text for text in said)
    assert any(text.startswith("Rust Fang is xeno, and xeno cannot go with human") for text in said)
    assert shop.faulty() == {"rust_fang"}
    shop.next_fault()
    shop.next_fault()
    assert shop.side == DECK and shop.here == "rust_fang"


def test_filters_narrow_together_and_search_looks_through_texts():
    shop = workshop()
    shop.filters.type, shop.filters.species = "ship", frozenset(("human",))
    assert all(cards.type_of(ident) == "ship" and cards.card(ident).species == "human" for ident in shop.listed())
    shop.no_filters()
    shop.filters.text = "squadron"
    found = shop.listed()
    assert {"lancer_wing", "overlap_screen"} <= set(found) and "crx" not in found
    shop.no_filters()
    assert len(shop.listed()) == len(CARDS)
    shop.filters.keyword = "stealth"
    assert set(shop.listed()) == {"ghost_engine", "abyss_lurker"}
    shop.no_filters()
    shop.filters.cost = "9-"
    assert all(cards.card(ident).cost >= 9 for ident in shop.listed())


def test_sorting_keeps_the_card_in_focus():
    shop = workshop()
    shop.go_to("unicornis")
    for _ in range(8):
        shop.next_sort()
        assert shop.here == "unicornis"
    shop.sort = "firepower"
    listed = [cards.card(ident).stats[1] for ident in shop.listed()]
    assert listed == sorted(listed, reverse=True)


def test_tab_goes_to_the_same_card_on_the_other_side():
    shop = workshop()
    shop.go_to("crx")
    shop.turn()
    assert (shop.side, shop.here) == (DECK, "crx")
    shop.turn()
    assert (shop.side, shop.here) == (LIST, "crx")


def test_a_hand_to_try_comes_from_the_deck_and_the_same_number_deals_the_same():
    shop = workshop()
    one = shop.hand()
    assert len(one) == 5 and all(one.count(ident) <= shop.counts[ident] for ident in one)
    assert shop.hand() == one
    assert shop.draw_on() and len(shop.hand()) == 6 and shop.hand()[:5] == one
    shop.next_hand()
    assert len(shop.hand()) == 5 and shop.hand() != one


def test_chances_are_counted():
    counts = {"unicornis": 3, "war_bonds": 3, "spot_trade": 3}
    assert chances.a_ship(counts) == pytest.approx(1 - comb(6, 5) / comb(9, 5))
    assert chances.a_ship({"war_bonds": 3}) == 0
    assert chances.a_ship_at_once(counts) == 0  # nine credits are too many for a first turn
    assert sum(chances.bars(workshop().counts)) == 45


def test_decks_are_kept_as_text_and_read_again(folder):
    shop = workshop()
    key = deckbox.save(decks.Deck("My Fleet", shop.kind, tuple(shop.counts.items())))
    assert (folder / f"{key}.deck").read_text("utf-8").startswith("name: My Fleet")
    own = deckbox.find("My Fleet")
    assert dict(own.deck.cards) == shop.counts and own.faults == () and own.unread == ()
    assert deckbox.wished(key) == shop.counts
    assert deckbox.save(own.deck) != key  # a second one of the name gets a file of its own
    deckbox.drop(key)
    with pytest.raises(Refused, match="unknown_deck"):
        deckbox.find(key)


def test_a_broken_deck_is_told_with_its_line_and_the_nearest_name(folder):
    folder.mkdir(parents=True)
    (folder / "bad.deck").write_text("name: Bad\n3 vangard patrol\n2 unicornis\n", encoding="utf-8")
    own = deckbox.find("bad")
    said = deckbox.fault_text(WORDS, own.unread[0])
    assert "Line 2" in said and "Vanguard Patrol" in said
    assert dict(own.deck.cards) == {"unicornis": 2}  # what could be read is not lost
    with pytest.raises(Refused, match="deck_fault"):
        deckbox.wished("bad")
    with pytest.raises(Refused, match="unknown_deck") as no:
        deckbox.wished("combined_fleet_of_humans")
    assert no.value.facts["name"]


def test_intervals_never_leave_what_is_possible():
    def share_of(won: int, played: int) -> tuple[float, float, float]:
        return trials.Trial({}, "", won={"": won}, played={"": played}).share()

    for won, played in ((0, 0), (0, 3), (3, 3), (20, 40), (164, 320)):
        share, low, high = share_of(won, played)
        assert 0 <= low <= high <= 1
        if played:
            assert low <= share <= high
    assert share_of(200, 400)[2] - share_of(200, 400)[1] < share_of(2, 4)[2] - share_of(2, 4)[1]


def test_bots_play_a_game_at_a_time_and_stop_when_told():
    trial = trials.Trial(workshop().counts, decks.OFFICIAL, games=1)
    steps = trials.run(trial, lambda: trial.done < 1)
    assert [found.done for found in steps] == [1]
    assert trial.victories in (0, 1) and sum(trial.played.values()) == 1


@pytest.mark.parametrize("size", list(CLASSES))
def test_the_builder_is_drawn_at_every_size(size):
    width, height = CLASSES[size]
    cells: set[tuple[int, int]] = set()
    for rect in rects(size, width, height).values():
        here = {(x, y) for x in range(rect.x, rect.x + rect.width) for y in range(rect.y, rect.y + rect.height)}
        assert not cells & here
        cells |= here
    for shop in (workshop(), Workshop(WORDS, "Empty")):
        shop.change("rust_fang", 1)
        for side in (LIST, DECK):
            shop.side = side
            look = Look(WORDS, parts=Parts("chaos"), keys=Keys({}, "builder"))
            for bench in (
                Bench(shop, look),
                Bench(shop, look, trial=trials.Trial(shop.counts, shop.kind), extra="trial"),
            ):
                rows = picture(bench, width, height)
                assert {len(plain(row)) for row in rows} == {width} and len(rows) == height
    text = "\n".join(plain(row) for row in rows)
    assert "Rust Fang" in text


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("size", list(CLASSES))
def test_every_key_of_the_builder_is_named_at_every_size(size, language):
    """In the prompt, in the last row or where it works; and whole: what is not read is not pressed."""
    said = words(language, "chaos")
    shop = Workshop(said, "Mine", counts=dict(decks.READY["human_combined_fleet"].cards) | {"rust_fang": 1})
    look = Look(said, parts=Parts("chaos"), keys=Keys({}, "builder"))
    text = "\n".join(plain(row) for row in picture(Bench(shop, look), *CLASSES[size]))
    ways = [*WAYS, *MORE_WAYS, *KEYS, ("fault", "db-next_fault")]
    named = {command for command, ident in ways if plain(key_runs(look.keys, ((command, said.say(ident)),))) in text}
    assert {command for command, _ in ways} == named


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("size", list(CLASSES))
@pytest.mark.parametrize("extra", ["hand", "trial"])
def test_what_is_tried_is_whole_at_every_size(extra, size, language):
    """Every ready-made deck with its games and the sum with its interval; every card of a hand and its chances."""
    said = words(language, "chaos")
    shop = Workshop(said, "Mine", counts=dict(decks.READY["human_combined_fleet"].cards))
    trial = trials.Trial(shop.counts, shop.kind)
    for number, name in enumerate(trial.opponents):
        trial.played[name], trial.won[name] = 40, number
    text = "\n".join(
        plain(row)
        for row in picture(Bench(shop, Look(said, parts=Parts("chaos")), trial=trial, extra=extra), *CLASSES[size])
    )
    if extra == "hand":
        wanted = [cards.name(said, ident).split()[-1] for ident in shop.hand()]
        wanted += [f"{100 * chances.a_ship_at_once(shop.counts):.0f}"]
    else:
        wanted = [said.say(f"deck-{name}")[:14] for name in trial.opponents] + [f"{100 * trial.share()[2]:.0f}"]
    assert [word for word in wanted if word not in text] == []
