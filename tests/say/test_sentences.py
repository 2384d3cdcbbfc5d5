"""What people read: one event in three forms, offers line by line, refusals, previews, sums."""

from typing import Any

import pytest

from cosmic_tui.games.encounter.say import deals, previews, questions, totals
from cosmic_tui.games.encounter.say.events import lines
from cosmic_tui.games.encounter.say.voice import Voice
from cosmic_tui.say import refusals
from cosmic_tui.say.sentences import Sentence
from cosmic_tui.words import Words

NAMES = ("Ada", "Tom", "Ines", "Quill")


def voice(me: int | None = None) -> Voice:
    return Voice(Words("en", "encounter"), NAMES, me)


def said(event: dict[str, Any], me: int | None = None) -> list[str]:
    return [line.text for line in lines(voice(me), event)]


def decided(outcome: str, *totals: int) -> dict[str, Any]:
    return {"event": "decided", "outcome": outcome, "totals": list(totals), "types": ["negotiate", "attack"]}


LOST = {"event": "ships_lost", "seat": 1, "n": 2, "why": "defeat", "places": []}
AIMED = {"event": "aimed", "seat": 0, "planet": 12}
MOVED = {"event": "cards_moved", "at": [2], "seat": 1, "n": 2, "why": "compensation"}
WON = {"event": "game_won", "seats": [0, 3]}


def test_equal_cards_are_listed_together() -> None:
    cards = ["attack_08", "negotiate", "attack_08", "negotiate", "negotiate"]
    assert voice().cards(cards) == "attack 08 ×2 and negotiate ×3"


@pytest.mark.parametrize(
    ("event", "me", "text"),
    [
        (LOST, None, "Tom loses 2 ships to the warp."),
        (LOST, 1, "You lose 2 ships to the warp!"),
        ({**LOST, "n": 1}, 0, "Tom loses 1 ship to the warp."),
        (AIMED, 0, "You aim at Ines's planet 3."),
        (AIMED, 2, "Ada aims at your planet 3."),
        (AIMED, 1, "Ada aims at Ines's planet 3."),
        ({**AIMED, "planet": 2}, 1, "Ada aims at their own planet 3."),
        (MOVED, 0, "Tom gets 2 cards from Ines."),
        (MOVED, 2, "Tom gets 2 of your cards!"),
        ({**MOVED, "n": 0}, 1, "You find Ines's hand empty."),
        (decided("defense_won", 18, 19), None, "The defense wins, 19 to 18: 2 short."),  # a tie is the defense's
        (decided("defense_won", 17, 19), None, "The defense wins, 19 to 17."),
        (decided("offense_won", 20, 18), None, "The offense wins, 20 to 18: 2 short."),
        (decided("offense_won", 21, 18), None, "The offense wins, 21 to 18."),
        (WON, None, "Shared victory: Ada and Quill."),
        (WON, 3, "Shared victory: you, Ada!"),
        ({"event": "landed", "seat": 1, "planet": 0, "n": 2, "new": 1}, 0, "Tom settles your planet 1!"),
        ({"event": "landed", "seat": 0, "planet": 0, "n": 2, "new": 1}, 0, "Your colony on planet 1 is back."),
        ({"event": "landed", "seat": 0, "planet": 0, "n": 2, "new": 0}, 1, "Ada lands 2 ships."),
        ({"event": "invited", "seat": 0, "side": 0, "at": []}, 1, "Ada invites nobody."),
        ({"event": "destiny_drawn", "seat": 0, "destiny": "seat_3", "named": 3}, 1, "Destiny: yellow."),
        ({"event": "rewarded", "seat": 1, "ships": 0, "cards": 1}, 0, "Tom gets 1 card as a reward."),
        (decided("offense_won", 21, 13), 0, "The offense wins, 21 to 13."),
        (decided("defense_won", 9, 9), 0, "9 to 9: the defense wins a tie."),
        (decided("defense_won"), 0, "Attack beats negotiate: the defense wins."),
        (decided("deal_due"), 0, "Two negotiates: the talks begin."),
        ({"event": "deal_failed", "seat": 0, "at": [1], "why": "time"}, 0, "Time is up: no deal."),
        ({"event": "undone", "seat": 0}, 0, "You take back your last answer."),
    ],
)
def test_an_event_is_said_to_its_reader(event: dict[str, Any], me: int | None, text: str) -> None:
    assert said(event, me)[0] == text


def test_done_to_me_is_marked_as_such() -> None:
    assert lines(voice(2), AIMED) == [Sentence("Ada aims at your planet 3.", "at-you")]
    assert lines(voice(0), AIMED)[0].form == "you"
    assert lines(voice(None), AIMED)[0].form == ""


def test_every_invitation_has_its_line() -> None:
    event = {"event": "invited", "seat": 0, "side": 0, "at": [1, 3]}
    assert said(event, 3) == ["Ada invites Tom.", "Ada invites you."]


def test_cards_are_named_only_where_the_event_names_them() -> None:
    known = {**MOVED, "faces": ["attack_06", "plague"]}
    assert said(known, 1) == ["You get 2 cards from Ines.", "The cards are attack 06 and Plague."]
    assert len(said(MOVED, 1)) == 1


def test_equal_cards_are_counted() -> None:
    known = {**MOVED, "n": 4, "faces": ["negotiate", "plague", "negotiate", "negotiate"]}
    assert said(known, 1)[1] == "The cards are negotiate ×3 and Plague."


def test_the_hands_of_others_are_dealt_in_silence() -> None:
    dealt = {"event": "dealt", "seat": 1, "n": 8}
    assert said(dealt, 0) == []
    assert said({**dealt, "faces": ["morph"]}, 1) == ["You get 8 cards.", "The card is morph."]


@pytest.mark.parametrize(
    ("use", "source", "face", "text"),
    [
        ("zombie.power", "power", "", "Tom uses Immortality."),
        ("zombie.wild", "wild", "flare_zombie", "Tom plays Zombie (wild flare)."),
        ("plague.use", "artifact", "plague", "Tom plays Plague."),
        ("reinforcement_2.use", "reinforcement", "reinforcement_2", "Tom adds 2 to the defense."),
    ],
)
def test_what_is_used_is_called_by_its_name(use: str, source: str, face: str, text: str) -> None:
    event = {"event": "announced", "seat": 1, "use": use, "source": source, "face": face, "choice": [1]}
    assert said(event, 0) == [text]


def test_a_morph_says_what_it_became() -> None:
    event = {"event": "revealed", "offcard": "morph", "defcard": "attack_08", "turned": [["attack", 8], ["attack", 8]]}
    assert said(event)[1] == "offense's morph becomes attack 08."


def test_an_offer_is_one_term_a_line() -> None:
    proposal = [[["card", "attack_06"], ["choice", 2]], [2, 1, 20], [], [11, 2, 3], []]
    assert deals.proposal_lines(voice(0), proposal, (0, 2)) == [
        "You give attack 06.",
        "You give 2 cards of your choice.",
        "You give Ines a colony on Red 3.",
        "Any number of ships may land there.",
        "Ines gives you a colony on Blue 2.",
        "2 to 3 ships may land there.",
    ]
    assert deals.proposal_lines(voice(1), [[], [], [["random", 1]], [], []], (0, 2)) == [
        "Ada gives nothing.",
        "Ines gives 1 card at random.",
    ]


@pytest.mark.parametrize(
    ("code", "facts", "text"),
    [
        ("amount", {"low": 1, "high": 4}, "Choose 1 to 4."),
        ("unknown_alien", {"name": "zombi"}, "There is no alien called zombi."),
        ("alien_twice", {"name": "zombie"}, "Zombie is named twice. There is only one of each alien."),
        (
            "aliens_exclude",
            {"name": "oracle", "other": "gambler"},
            "Oracle and Gambler can't meet in one game. Choose another pair.",
        ),
        (
            "colony_not_grantable",
            {"planet": 7},
            "Green 3: the giver has no colony there, or the other player has one.",
        ),
        (
            "save_broken",
            {"name": "monday", "answers": 12},
            "monday is damaged after 12 answers. --rescue plays on from there.",
        ),
        (
            "saves_unwritable",
            {"name": "/media/games", "reason": "Read-only file system"},
            "Can't save games in /media/games (the disk is read-only). --unkept plays without saving.",
        ),
    ],
)
def test_a_refusal_says_what_would_work(code: str, facts: dict[str, Any], text: str) -> None:
    assert refusals.refused(voice(0), code, facts) == text


def test_a_preview_warns_of_what_cannot_be_undone() -> None:
    view = {"seats": [{"sheets": [{"alien": "zombie"}]}]}
    lost = {"seat": 0, "ships": 4, "given_up": [3, 7], "home": 2, "power": "lost"}
    assert previews.warning(voice(0), view, lost) == (
        "You give up the colony on your planet 4. You give up the colony on Green 3. "
        "You will have 2 home colonies and lose Immortality."
    )
    assert previews.warning(voice(0), view, {**lost, "given_up": [], "power": ""}) == ""
    row = {"known": "", "counted": [], "without": []}
    assert previews.lines(voice(0), view, {**row, "row": "w" * 11 + "l" * 7 + "wl"}) == [
        "It wins against attack 12 or less."
    ]
    powers = {"counted": ["virus.power"], "without": [[1, "mirror.power"]]}
    several = {**row, **powers, "row": "l" + "ww" + "l" * 14 + "w" + "wl"}
    assert previews.lines(voice(0), view, several) == [
        "It wins against these attacks: 01 to 04 and 40.",
        "This counts Virus; a zap would change it.",
        "This does not count Mirror, which may or may not be used.",
    ]
    assert previews.lines(voice(0), view, {**row, "row": "l" * 20, "known": "attack_09"}) == [
        "You know the other card: attack 09. It loses."
    ]
    assert previews.lines(voice(0), view, {"totals": [23, 13]}) == ["If all pass: 23 to 13."]


def test_a_sum_is_told_line_by_line() -> None:
    view = {
        "sum": {
            "types": ["attack", "attack"], "totals": [21, 13], "ahead": [0, 8, False],
            "lines": [
                [["card", 12, ["card", "attack_12"]], ["ships", 4, ["seat", 0]], ["allies", 2, ["seat", 3]],
                 ["reinforcement", 3, ["played", "reinforcement_3", 0]]],
                [["card", 8, ["card", "attack_08"]], ["ships", 5, ["seat", 2]]],
            ],
            "no_effect": [[1, "warrior.power", "zapped"]],
        }
    }  # fmt: skip
    assert totals.explained(voice(0), view) == [
        "Card: attack 12: 12",
        "Your 4 ships: 4",
        "Quill's 2 ships: 2",
        "Your reinforcement: 3",
        "Total of the offense: 21",
        "Card: attack 08: 8",
        "Ines\'s 5 ships: 5",
        "Total of the defense: 13",
        f"{voice().power('warrior')} is zapped.",
        "The offense leads by 8.",
    ]


def test_names_are_cut_where_there_is_little_room() -> None:
    short = Voice(Words("en", "encounter"), ("Konstantinos",), None, longest=8)
    assert short.name(0) == "Konstan…"


@pytest.mark.parametrize(
    ("language", "seat", "text"),
    [
        ("en", 0, "You use Necromancy. Do you want to stop it yourself?"),
        ("en", 1, "Tom uses Necromancy. Do you want to stop it?"),
        ("hu", 0, "Használod a Nekromanciát. Megállítod?"),
    ],
)
def test_ones_own_use_can_be_stopped_and_is_told_to_oneself(language: str, seat: int, text: str) -> None:
    """R-POW-9: a player may zap the own power."""
    reader = Voice(Words(language, "encounter"), NAMES, 0)
    question = {"why": "respond", "by": ["respond", 7], "options": [["card", "cosmic_zap"], ["pass"]], "data": None}
    question |= {"shape": "pick", "low": 1, "high": 1, "caps": []}
    where = {"moment": "any.use_declared", "defense": 1, "offense": 0}
    view = {"seat": 0, "stack": [[7, seat, "warpish.power", ""]], "question": question, **where}
    assert questions.asked(reader, view).title == text
