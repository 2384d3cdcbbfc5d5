"""What a person reads on a page and in the film of Andromeda's Edge."""

import re
from dataclasses import replace

from cosmic_tui.games.andromeda import pages
from cosmic_tui.games.andromeda.draw.stage_launch import taken
from cosmic_tui.games.andromeda.draw.table_pages import standing, why_not
from cosmic_tui.games.andromeda.facts import PLANET_KIND
from cosmic_tui.games.andromeda.say import film, plain
from cosmic_tui.games.andromeda.say.options import acts_by_verb
from cosmic_tui.games.andromeda.say.reasons import reasons
from cosmic_tui.say.voice import Voice

from .playing import looks
from .test_drawing import WORDS, scene_of

NAMES = ("Vera", "Tom", "Ines", "Quill")
SEED = 3
NUMBER = re.compile(r"-?\d+")


def test_what_one_reason_stops_stands_in_one_line() -> None:
    """Six nebulae ask for navigation: that is said once, with all their names."""
    seen = next(look for look in looks(SEED) if look.question.why == "launch.where")
    scene = scene_of(seen, (100, 30), 0)
    scene = replace(scene, view=seen.helped())
    said = ["".join(run.text for run in line) for line in why_not(scene, Voice(WORDS, NAMES, seen.question.seat), 90)]
    found = reasons(WORDS, scene.view)
    assert len(said) == len({(ref[0], why) for ref, _, why in found}) < len(found)
    nebulae = [line for line in said if "navigation" in line]
    assert len(nebulae) == 1
    assert all(f"Nebula {number}" in nebulae[0] for number in range(1, 7))


def test_raiders_win_as_several() -> None:
    voice = Voice(WORDS, NAMES, 0)
    raiders, tom, vera = ["raiders"], ["seat", 1], ["seat", 0]

    def judged(winner: list[object], mine: list[int], best: list[int]) -> str:
        loser = tom if winner is raiders else raiders
        return film.SAID["judged"](voice, {"winners": [winner], "sides": [[winner, mine], [loser, best]]})

    assert judged(raiders, [6, 2], [5, 5]) == "6 beats 5: the raiders win."
    assert judged(raiders, [6, 4], [6, 2]) == "Tied on 6, then 4 beats 2: the raiders win."
    assert judged(raiders, [6, 4], [6]) == "Tied on 6, but the raiders have one more die and win."
    assert judged(tom, [6, 2], [5, 5]) == "6 beats 5: Tom wins."
    assert judged(vera, [6, 2], [5, 5]) == "Your 6 beats 5: you win."


def test_reasons_come_with_the_question() -> None:
    """Whoever is not asked reads so, not that everything could be done."""
    seen = next(look for look in looks(SEED) if look.question.why == "launch.where")
    scene = replace(scene_of(seen, (100, 30), 0), view=seen.view)
    said = ["".join(run.text for run in line) for line in why_not(scene, Voice(WORDS, NAMES, 0), 90)]
    assert said == [WORDS.say("scr-line-not_asked")] != [WORDS.say("scr-none_dark")]


def test_points_are_counted_once() -> None:
    """The sum that stands beside a name is what its parts come to, on the page and in plain mode."""
    views = [look.helped() for look in looks(SEED) if look.question.why == "turn.main"]
    view = max(views, key=lambda view: sum(seat["vp"] for seat in view["seats"]))
    seen = next(look for look in looks(SEED) if look.question.why == "turn.main")
    scene = replace(scene_of(seen, (100, 30), 0), view=view)
    pages = ["".join(run.text for run in line) for line in standing(scene)]
    told = plain.explain(Voice(WORDS, NAMES, 0), view)[1:]
    for who, row in enumerate(view["forecast"]):
        whole = row["total"]
        place = next(n for n, line in enumerate(pages) if NAMES[who] in line)
        assert int(pages[place].split()[-1]) == whole == sum(map(int, NUMBER.findall(pages[place + 1])))
        points, parts = told[who].split(" points: ")
        assert int(points.split()[-1]) == whole == sum(map(int, NUMBER.findall(parts)))
    assert any(seat["vp"] for seat in view["seats"])


def test_a_moon_that_was_taken_is_no_capture_any_more() -> None:
    """Before the activation the moon of the active region is to be had; after it the next one lies there."""
    said = {}
    for seen in looks(SEED):
        moment = seen.view["moment"]
        if moment in ("launch.placed", "launch.activated", "launch.ambushed") and moment not in said:
            said[moment] = taken(scene_of(seen, (100, 30), 0), seen.view["region"])
    assert said == {"launch.placed": False, "launch.activated": True, "launch.ambushed": True}


def test_what_may_be_done_besides_is_told_verb_by_verb() -> None:
    """Cards that may be played are one part of the list, joined by *or*; so are places, things and modules, and the
    frames that one moon fits into.
    """
    view = next(looks(SEED)).view
    refs = [("play", "TA01"), ("rearrange", "C01"), ("play", "TA02"), ("play", "TA02"), ("rearrange", "C02")]
    refs += [("slot", "G3", "C01"), ("slot", "G3", "tactical"), ("abandon", "G3"), ("slot", "O3", "C01")]
    found = acts_by_verb(Voice(WORDS, NAMES, 0), view, refs)
    cards = [WORDS.say(f"card-TA0{n}") for n in (1, 2)]
    modules = [WORDS.say(f"module-C0{n}") for n in (1, 2)]
    assert found[:2] == [f"play {cards[0]} or {cards[1]}", f"move {modules[0]} or {modules[1]}"]
    assert found[2].endswith(f" in {modules[0]} or {WORDS.say('zone-tactical')}")
    assert found[3] != found[4] and found[4].endswith(f" in {modules[0]}")


def test_dice_are_told_side_by_side() -> None:
    voice, sides = Voice(WORDS, NAMES, 0), [(["seat", 0], [5, 4]), (["seat", 1], [6]), (["raiders"], [3, 2, 1])]
    assert film.SAID["thrown"](voice, {"sides": [list(side) for side in sides]}) == (
        "Dice: you roll 5 and 4; Tom rolls 6; the raiders roll 3, 2 and 1."
    )


def test_every_tab_of_the_reference_lists_what_there_is() -> None:
    """Planets in the colour of their kind; what else lies on the map is no planet."""
    for tab in pages.TABS:
        found = pages.entries(WORDS, tab)
        assert len({entry.ident for entry in found}) == len(found) > 3, tab
        assert all(entry.head and entry.text for entry in found), tab
    tiles = {entry.ident: entry.row[0].token for entry in pages.entries(WORDS, "tiles")}
    planets = {ident for ident, token in tiles.items() if token != "text"}
    assert planets == set(PLANET_KIND) < set(tiles)
