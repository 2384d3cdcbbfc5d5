"""Study files: what they say, and one sentence for what they cannot say."""

from itertools import pairwise

import pytest

from cosmic_tui.lab.study import find, parsed, read, ready_made
from cosmic_tui.lab.words import BadStudy
from engine.games import rules_of

WHOLE = 'game = "encounter"\ngames = 10\n'


def test_what_is_left_out_has_a_sensible_value() -> None:
    study = parsed("x", WHOLE)
    assert (study.seed, study.shard, study.candidate, study.stop) == (0, 100, "", None)
    assert [(arm.name, arm.options, arm.bots) for arm in study.arms] == [("", {}, ("random",))]


def test_the_arms_take_turns_and_play_the_same_seeds() -> None:
    study = parsed("x", WHOLE + 'seed = 5\nshard = 4\n[each]\noption = "seats"\nof = [3, 4]\n')
    parts = [(study.part(number)[0].name, list(study.part(number)[1])) for number in range(study.shards)]
    assert parts == [(name, seeds) for seeds in ([5, 6, 7, 8], [9, 10, 11, 12], [13, 14]) for name in ("3", "4")]


def test_every_two_of_a_list() -> None:
    study = parsed("x", WHOLE + '[options]\nseats = 2\n[pairs]\noption = "decks"\nof = ["a", "b", "c"]\n')
    assert [arm.options for arm in study.arms] == [
        {"seats": 2, "decks": pair} for pair in (["a", "b"], ["a", "c"], ["b", "c"])
    ]


def test_an_arm_has_the_common_options_and_its_own() -> None:
    text = WHOLE + 'bots = ["rookie"]\n[options]\nseats = 4\n[[arms]]\nname = "t"\noptions = { technology = true }\n'
    (arm,) = parsed("x", text).arms
    assert (arm.name, arm.options, arm.bots) == ("t", {"seats": 4, "technology": True}, ("rookie",))


def test_an_arm_may_have_a_candidate_of_its_own() -> None:
    text = WHOLE + 'candidate = "cadet"\n[[arms]]\nname = "a"\n[[arms]]\nname = "b"\ncandidate = "captain"\n'
    study = parsed("x", text + 'bots = ["rookie"]\n')
    assert [arm.candidate for arm in study.arms] == ["", "captain"] and study.bots == {
        "random",
        "rookie",
        "cadet",
        "captain",
    }
    assert study.plain()["arms"] == [["a", {}, ["random"]], ["b", {}, ["rookie"], "captain"]]


def test_the_ladder_has_every_rung_and_every_neighbour() -> None:
    arms = {(arm.candidate, arm.bots[0]) for arm in read(ready_made()["ladder"]).arms}
    rungs = ["random", "cadet", "ensign", "lieutenant", "rookie", "captain", "admiral"]
    for lower, higher in pairwise(rungs):
        assert (higher, lower) in arms


@pytest.mark.parametrize(
    ("text", "code", "part"),
    [
        ("game = ", "toml", "document"),
        ('game = "encounter"', "number", "games"),
        (WHOLE + "sede = 4\n", "key", "did you mean seed"),
        (WHOLE + "seed = true\n", "number", "seed"),
        (WHOLE + "seed = -1\n", "number", "from 0"),
        (WHOLE + "bots = []\n", "names", "bots"),
        (WHOLE + 'bots = "rookie"\n', "names", "bots"),
        (WHOLE + "options = 3\n", "table", "options"),
        (WHOLE + '[[arms]]\nname = "a"\n[[arms]]\nname = "a"\n', "arms_twice", "same name"),
        (WHOLE + "[[arms]]\noptions = {}\n", "text", "name"),
        (WHOLE + '[[arms]]\nname = "a"\nbot = ["x"]\n', "key", "arms.bot"),
        (WHOLE + '[stop]\ntable = "seat"\nhalf_width = 2\nlook = 5\n', "width", "0.01"),
        (WHOLE + '[each]\noption = "seats"\n', "names", "of"),
    ],
)
def test_a_bad_study_gets_one_sentence(text: str, code: str, part: str) -> None:
    with pytest.raises(BadStudy) as refused:
        parsed("x", text)
    assert (refused.value.code, part in str(refused.value), "\n" in str(refused.value)) == (code, True, False)


def test_an_unknown_name_gets_the_nearest() -> None:
    with pytest.raises(BadStudy, match="did you mean aliens"):
        find("alien")


@pytest.mark.parametrize("name", ready_made())
def test_the_studies_that_come_along_can_be_played(name: str) -> None:
    study = read(find(name))
    assert study.about
    for arm in study.arms:
        rules_of(study.game).new(arm.options, study.seed)
