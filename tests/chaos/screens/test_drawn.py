"""The table drawn at four sizes: nothing overflows, nothing hidden shows, heaps sink, lit things carry their digit."""

import random
import re
from dataclasses import replace
from typing import Any

import pytest

from cosmic_tui.canvas.cells import Canvas, Rect, Run, plain
from cosmic_tui.draw.layout import CLASSES, COMPACT, LARGE, MIDDLE, SMALL, Layout
from cosmic_tui.draw.look import FLAT, NONE, Look
from cosmic_tui.draw.parts import Parts, Told
from cosmic_tui.draw.scene import Person, Scene
from cosmic_tui.games.chaos import board, cards, foresee, pages, pieces
from cosmic_tui.games.chaos.draw import front_calm, heap, line, silhouette
from cosmic_tui.games.chaos.draw.hand import begun
from cosmic_tui.games.chaos.story import told_story
from cosmic_tui.look import load_theme
from cosmic_tui.look.glyphs import ASCII
from cosmic_tui.look.palette import TRUECOLOR
from cosmic_tui.widgets.painter import Painter
from cosmic_tui.words import languages, words
from tests.night import one_in
from tests.support import Dice

from .positions import RULES, asked, every_question, play, view

COLOURS = ("red", "green", "blue", "yellow", "purple")
NAMES = ("Konstanz", "Laci", "Ines", "Quill", "Maximil")
SIZES = list(CLASSES)


pytestmark = pytest.mark.usefixtures("strict")


def scene(seen, size, language="en", **look) -> Scene:
    width, height = CLASSES[size]
    rects = board.layout(size, width, height, seen["n"])
    people = tuple(Person(NAMES[seat], COLOURS[seat]) for seat in range(seen["n"]))
    return Scene(
        seen,
        people,
        Layout(size, width, height, seen["n"], rects),
        Look(words(language, "chaos"), parts=Parts("chaos"), **look),
    )


def drawn(seen, size, **look) -> dict[str, list[str]]:
    """Every region of this game as text, each as large as its place."""
    made = scene(seen, size, **look)
    found = {}
    for name, rect in made.layout.rects.items():
        if name in board.REGIONS:
            rows = board.REGIONS[name](made)
            assert len(rows) == rect.height, name
            assert {len(plain(row)) for row in rows} == {rect.width}, name
            found[name] = [plain(row) for row in rows]
    return found


@pytest.mark.parametrize("size", SIZES)
def test_regions_fill_the_window_and_none_lies_over_another(size):
    for seats in (2, 3, 5):
        width, height = CLASSES[size]
        cells: set[tuple[int, int]] = set()
        for rect in board.layout(size, width, height, seats).values():
            here = {(x, y) for x in range(rect.x, rect.x + rect.width) for y in range(rect.y, rect.y + rect.height)}
            assert not cells & here
            cells |= here
        assert len(cells) == width * height


@pytest.mark.parametrize("size", SIZES)
def test_every_question_can_be_drawn(size):
    for why, seen in every_question().items():
        assert all("".join(rows).strip() for rows in drawn(seen, size).values()), f"{why}: no region is empty"


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
def test_no_longer_word_is_cut_unseen(language):
    """The five steps of a combat need more room elsewhere than in English: phases that are over make it."""
    for why, seen in every_question().items():
        for size in (COMPACT, SMALL):
            assert drawn(seen, size, language=language) != drawn(seen, size), f"{why} is in English"


PALETTES = [
    load_theme(name, system) for name, system in (("dark", TRUECOLOR), ("nebula", TRUECOLOR), ("light", TRUECOLOR))
]


@pytest.mark.parametrize("palette", PALETTES, ids=lambda palette: palette.id)
def test_nothing_is_written_in_a_colour_that_was_not_measured(palette):
    """The painter refuses letters in tokens that are for shapes only. By day each question in one size, and in
    the next theme in another."""
    painter = Painter(palette)
    for number, seen in enumerate(every_question().values(), PALETTES.index(palette)):
        for size in SIZES[number % one_in(len(SIZES)) :: one_in(len(SIZES))]:
            made = scene(seen, size, fog=palette.clouds)
            for name in made.layout.rects.keys() & board.REGIONS.keys():
                for row in board.REGIONS[name](made):
                    assert painter.strip(row).cell_length == made.layout[name].width


@pytest.mark.parametrize("size", SIZES)
def test_without_colours_and_in_ascii_every_state_is_a_word(size):
    seen = asked("combat.attackers")
    seen = {**seen, "rows": [dict(row) for row in seen["rows"]]}
    ships = [row for row in seen["rows"] if row["kind"] == "ship" and row["seat"] == seen["seat"]]
    states = ["used", "damaged", "active"]
    for row, state in zip(ships, states, strict=False):
        row["state"] = state
    found = drawn(seen, size, glyphs=ASCII, decoration=NONE, shades=FLAT)
    text = "\n".join(line for lines in found.values() for line in lines)
    for row in ships[:2]:
        assert row["state"] in text
    assert "█" not in "".join(found["front"]) or size != COMPACT


def test_the_heap_never_grows_when_a_card_is_lost_and_stands_to_the_last():
    for most in (45, 30):
        for halves in (10, 14):
            heights = [heap.height(count, most, halves) for count in range(61)]
            assert heights == sorted(heights)
            assert heights[0] == 0 and heights[1] >= 1


def test_every_species_has_a_silhouette_of_its_own_for_every_size():
    shapes = {
        (species, kind): silhouette.points(species, kind) for species in silhouette.HULLS for kind in silhouette.CLASSES
    }
    assert len(set(shapes.values())) == len(shapes) == 32
    for kind in silhouette.CLASSES:
        for species in silhouette.HULLS:
            up, down = silhouette.points(species, kind), silhouette.points(species, kind, up=False)
            assert up[::-1] == down
    area = {kind: sum(bool(p) for row in shapes["human", kind] for p in row) for kind in silhouette.CLASSES}
    assert list(area.values()) == sorted(area.values())  # a destroyer is larger than a scout


@pytest.mark.parametrize(("seats", "seed", "every"), [(2, 21, 40), (3, 3, 90)])
def test_two_worlds_that_differ_in_hidden_cards_look_the_same(seats, seed, every):
    """K-BLUFF-3: widths of chips, order of lists and every row, whatever lies face down or in another hand.

    To an opponent, to those who only look on, and to somebody who watches; by day each time in another size.
    """
    compared = dict.fromkeys(range(-1, seats), 0)
    for number, match in enumerate(play({"seats": seats}, seed)):
        if number % every or not match.pending:
            continue
        for seat in compared:
            if match.pending[0].seat == seat:
                continue  # one's own question is one's own
            other = RULES.redeal(match, seat, Dice(number))
            if other is None:
                continue
            ours, theirs = view(match, seat), view(other, seat)
            for size in SIZES[sum(compared.values()) % one_in(len(SIZES)) :: one_in(len(SIZES))]:
                assert drawn(ours, size) == drawn(theirs, size), size
            compared[seat] += 1
    assert min(compared.values()) > 3, compared


@pytest.mark.parametrize("size", (MIDDLE, LARGE))
def test_what_a_bluff_is_only_its_owner_reads(size):
    for match in play({"seats": 2}, 31):
        seen = view(match, 0)
        bluffs = [row for row in seen["rows"] if row["seat"] == 0 and row["kind"] == "base" and pieces.is_bluff(row)]
        if bluffs:
            name = cards.name(words("en", "chaos"), bluffs[0]["card"])
            assert name[:5] in "\n".join(drawn(seen, size)["mine"])
            other = drawn(view(match, 1), size)
            assert "bluff" not in "\n".join(other["theirs"])
            assert name[:5] not in "\n".join(other["theirs"])
            return
    raise AssertionError("nobody ever bluffed")


def test_many_ships_get_narrow_tiles_and_then_pages():
    seen = asked("main")
    mine = next(row for row in seen["rows"] if row["kind"] == "ship")
    many = [{**mine, "handle": 9000 + number, "seat": seen["seat"], "on": 0} for number in range(12)]
    full = {**seen, "rows": many, "question": None}
    for size in SIZES:
        text = "\n".join(drawn(full, size)["mine"])
        assert "of 12" in text or text.count("active") >= 12


def test_a_number_that_differs_from_the_printed_one_has_another_colour():
    seen = asked("main")
    row = dict(next(row for row in seen["rows"] if row["kind"] == "ship"))
    row["numbers"] = [row["printed"][0] + 2, *row["printed"][1:3], max(0, row["printed"][3] - 1)]
    changed = {**seen, "rows": [row], "question": None}
    made = scene(changed, MIDDLE)
    side = "mine" if row["seat"] == seen["seat"] else "theirs"
    runs = [run for line in board.REGIONS[side](made) for run in line]
    assert any(run.token == "ok" and run.text.strip() == str(row["numbers"][0]) for run in runs)


def test_the_reader_who_only_watches_sees_no_hand():
    match = next(iter(play({"seats": 2}, 5)))
    seen = RULES.view(match, -1)
    text = "\n".join("\n".join(lines) for lines in drawn(seen, MIDDLE).values())
    assert "Your hand" not in text


@pytest.mark.parametrize("seats", (3, 4, 5))
def test_who_is_not_before_us_has_a_line(seats):
    seen = asked("main", seats)
    for size in SIZES:
        found = drawn(seen, size)
        text = "\n".join(found.get("others", [])) + "\n".join(found.get("chart", []))
        for seat in pieces.others(seen):
            assert NAMES[seat][:8] in text


@pytest.mark.parametrize("size", [size for size in SIZES if size != COMPACT])
def test_the_front_speaks_of_the_neighbour_it_is_turned_to(size):
    """With three and more: what could defend is theirs first; in my own turn the other neighbour has a line below."""
    seen = asked("main", 3)
    for seat in (1, 2):
        other = (seen["seat"] + seat) % 3
        turned = replace(scene(seen, size), zoom=f"seat-{other}")
        told = "\n".join(plain(row) for name in ("front", "stage") if name in turned.layout.rects
                         for row in board.REGIONS[name](turned))  # fmt: skip
        assert 0 <= told.index(NAMES[other][:8]) < told.index(NAMES[3 - seen["seat"] - other][:8])
        assert told.count(NAMES[3 - seen["seat"] - other][:8]) == 1


@pytest.mark.parametrize("size", SIZES)
def test_where_tab_comes_to_the_others_the_other_neighbour_is_before_us(size):
    """The look goes there between their side and the chart, and what it is on is read there."""
    seen = asked("main", 3)
    shown, other = pieces.facing(seen)[0], pieces.others(seen)[0]
    walk = [name for name in board.WALK if name in board.layout(size, *CLASSES[size], 3)]
    turned = replace(scene(seen, size), focus=walk[walk.index("theirs") + 1])
    text = "\n".join(plain(row) for row in board.REGIONS["theirs"](turned))
    assert NAMES[other][:7] in text and NAMES[shown][:7] not in text
    kind, handle = pages.in_focus(turned)
    assert (kind == "seat" and handle == other) or pieces.row_of(seen, handle)["seat"] == other


def test_the_last_page_knows_how_the_colonies_stand_at_the_end():
    """A game that ends in the middle of a turn too, as those of beginners do (K-BEG-10)."""
    events = [
        {"event": "turn_began", "seat": 0, "turn": 1}, {"event": "turn_over", "seat": 0, "turn": 1},
        {"event": "turn_began", "seat": 1, "turn": 2}, {"event": "colony_lost", "seat": 0, "by": 1, "n": 5},
    ]  # fmt: skip
    told = Told(events, 2, {"seats": [{"colony": 0}, {"colony": 20}]}, lambda at: None)
    assert told_story(told).colonies == [[5, 20], [5, 20], [0, 20]]


SHOT = {"by": 1, "at": 2, "split": [], "replies": []}


@pytest.mark.parametrize(
    ("ships", "split", "divided"),
    [
        ([(2, ["squadron"]), (3, ["squadron"])], [], True),
        ([(2, ["squadron"])], [], False),  # there is nobody to divide it with
        ([(2, ["squadron"]), (3, [])], [], False),
        ([(2, ["squadron"]), (3, ["squadron"])], [[2, 1]], False),  # not against a burst that is divided
    ],
)
def test_a_squadron_divides_what_it_takes(ships, split, divided):
    """K-ABIL-5: among its ships in the combat, and not a shot that is divided itself."""
    rows = [{"handle": handle, "seat": 0, "keywords": keywords} for handle, keywords in ships]
    fight = {"attacker": 1, "defender": 0, "attackers": [1], "defenders": [handle for handle, _ in ships]}
    seen = {"rows": rows, "fight": fight, "shot": {**SHOT, "split": split}}
    assert foresee.divides(seen, rows[0]) is divided


def test_a_theme_without_shades_draws_no_silhouette():
    made = scene(asked("main"), MIDDLE)
    flat = replace(made, look=replace(made.look, shades=FLAT))
    assert any("▀" in plain(row) for row in board.REGIONS["theirs"](made) + board.REGIONS["mine"](made))
    tiles = [run for row in board.REGIONS["mine"](flat) for run in row if run.token == "artifact" and "▀" in run.text]
    assert tiles == []


def test_chance_is_not_drawn():
    """The same view gives the same picture."""
    seen = asked("fire.reply")
    random.seed(1)
    one = drawn(seen, LARGE)
    random.seed(2)
    assert drawn(seen, LARGE) == one


@pytest.mark.parametrize("room", range(8, 40))
def test_behind_the_last_card_of_a_hand_every_word_is_whole(room):
    remark = [Run("Rajdrón ", "text"), Run("3-1-1-1  inszektoid felderítő", "muted")]
    said = "".join(run.text for run in begun(remark, room))
    assert len(said) <= room
    words_ = said.removesuffix("…").split()
    assert words_ == "Rajdrón 3-1-1-1 inszektoid felderítő".split()[: len(words_)]


def whole(seen: dict[str, Any]) -> str:
    return "\n".join("\n".join(rows) for rows in drawn(seen, MIDDLE).values())


def test_a_defender_who_still_chooses_is_not_said_to_stay_out() -> None:
    """K-RIG-3: while ships are ticked nobody has declined; when the combat goes on without a defender, that is said."""
    choosing = asked("combat.defenders")
    text = whole(choosing)
    assert "is choosing" in text and "does not defend" not in text
    paying = {**choosing, "moment": "combat.pay", "fight": {**choosing["fight"], "step": "pay"}}
    text = whole(paying)
    assert "does not defend" in text and "is choosing" not in text


def test_a_card_of_the_row_says_its_name_and_then_its_price() -> None:
    """So that the digit one presses and the price are no two numbers side by side."""
    seen = every_question()["look.opponent_centre"]
    row = drawn(seen, COMPACT)["hand"][0]
    ident = next(ident for ident, _ in pieces.seen_once(seen))
    assert f"{cards.name(words('en', 'chaos'), ident)} {cards.cost(ident)}" in row
    assert not re.search(r"[\d*] [A-Z]", row)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_tall_small_window_says_who_fires_when_beside_the_front(seats: int) -> None:
    """130x42 has the rows for it; at 100x30 the log has them all."""
    seen = next(seen for seen in every_question().values() if seen["n"] == 2)
    low, tall = (board.layout(SMALL, *size, seats) for size in ((100, 30), (130, 42)))
    assert "chart" not in low and tall["chart"].height == 12
    assert tall["log"].y == tall["chart"].y + 12 and tall["log"].height >= 6
    assert tall["log"].y + tall["log"].height == tall["front"].y + tall["front"].height
    if seats == 2:
        made = replace(scene(seen, SMALL), layout=Layout(SMALL, 130, 42, 2, tall))
        rows = board.REGIONS["chart"](made)
        assert len(rows) == 12 and {len(plain(row)) for row in rows} == {38}


@pytest.mark.parametrize(("number", "named"), [(4, 4), (5, 4), (7, 3)])
def test_a_crowded_surface_names_as_many_of_its_cards_as_have_room(number: int, named: int) -> None:
    """In the smallest window; what lies face down is named for its owner alone, and nothing is left out for it."""
    from tests.chaos.rules.test_view import at

    there = ("rift_mine, 2 devs", "crx", "mine_ring, paid", "rift_mine", "crx, 3 devs", "mine_ring", "crx")[:number]
    held = f"{{ surface = [{', '.join(repr(one) for one in there)}] }}".replace("'", '"')
    match = at(f'phase = "main"\na = {held}\nb = {held}')
    rows = []
    for seat in (0, 1):
        canvas = Canvas(80, 1)
        line.surface(canvas, scene(RULES.view(match, 0), COMPACT), 0, 80, seat)
        rows.append(plain(canvas.rows()[0]))
    mine, theirs = rows
    assert sum(mine.count(name) for name in ("Rift", "CRX", "Mine")) == named
    assert mine.count(cards.NARROW_DOWN) == theirs.count(cards.NARROW_DOWN) == number - 1
    assert "Rift" not in theirs and "CRX" not in theirs and "+" not in mine


def in_a_fight(**hurt: Any) -> dict[str, Any]:
    """Both sides are named; my first ship is hurt."""
    seen = asked("fire.act")
    rows = [dict(row) for row in seen["rows"]]
    mine = next(row for row in rows if row["kind"] == "ship" and row["seat"] == seen["seat"])
    mine.update(hurt)
    return {**seen, "rows": rows}


@pytest.mark.parametrize("size", [COMPACT, SMALL])
def test_a_small_tile_cuts_none_of_the_four_numbers(size):
    """*3 - 4 - 3/4 - 3* and the size took one column too many: the last number ended in an ellipsis."""
    seen = in_a_fight(numbers=[3, 4, 14, 12], armour=[13, 14])
    text = "\n".join(drawn(seen, size)["mine"])
    assert re.search(r"3 ?- ?4 ?- ?13/14 ?- ?12 ", text), text


@pytest.mark.parametrize("rows", range(1, 8))
def test_sentences_of_the_front_stand_whole_or_not_at_all(rows):
    """What has no room for all its rows is left out, not broken off in its middle; a title that the frame cuts comes
    first.
    """
    seen = in_a_fight()
    made = scene(seen, SMALL)
    title = [Run("Shriek Swarm fires at Merchant Barge, which fires back. It takes 4 damage.")]
    canvas = Canvas(40, rows)
    front_calm.draw(canvas, made, Rect(0, 0, 40, rows), title)
    shown = " ".join(" ".join(plain(row).split()) for row in canvas.rows()).split()
    for said in map(plain, (title, *front_calm.facts(made))):
        shown = " ".join(shown).replace(" ".join(said.split()), "", 1).split()
    assert shown == []
    assert rows < 2 or plain(canvas.rows()[0]).startswith("Shriek Swarm fires")
