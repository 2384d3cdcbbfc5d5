"""What the codex shows: every alien, artifact and technology of the box complete, and rules that can be found."""

import re

import pytest

from cosmic_tui.games.encounter.catalogue import AlienFacts, alien, artifact, interactions, technology
from cosmic_tui.words import words
from cosmic_tui.words.catalogue import reflow, rules
from engine.encounter.cards import ALIEN_IDS, ARTIFACT_IDS, TECHNOLOGY_IDS

from . import checks

ENGLISH = words("en", "encounter")
ALIENS = ENGLISH.items("aliens")
REFERENCE = re.compile(r"\b[RTX]-(?:[A-Z0-9]+-)?\d+\b")
SECTION = re.compile(r"rule-([RT])-([A-Z0-9]+)-(\d+)")


def test_the_box_is_complete():
    """R-KIT-1: every alien, artifact and technology that has a file of rules has one of words, and none besides."""
    for folder, ids in (("aliens", ALIEN_IDS), ("artifacts", ARTIFACT_IDS), ("technologies", TECHNOLOGY_IDS)):
        assert sorted(ENGLISH.items(folder)) == sorted(ids)


@pytest.mark.parametrize("ident", ALIENS)
def test_an_alien_can_be_understood_from_its_entry(ident):
    """Every part is there, nothing is a hole, and the power is long enough to be a rule rather than a slogan."""
    entry = alien(ENGLISH, ident)
    parts = [entry.name, entry.tagline, entry.flavour, entry.power_name, entry.power, entry.zap, entry.help]
    parts += [*entry.sides.values(), *entry.rulings]
    assert all(parts)
    assert not any("«" in part or "\n\n" in part or "  " in part for part in parts)
    assert len(entry.power.split()) >= 15
    assert len(entry.rulings) >= 5
    assert len({entry.wild, entry.super}) == 2


def test_only_filch_has_a_second_edition_of_its_flare():
    """R-SET-4: the classic flare is an edition of one alien's card."""
    classic = [ident for ident in ALIENS if "wild-classic" in alien(ENGLISH, ident).sides]
    assert classic == ["filch"]
    assert "super-classic" in alien(ENGLISH, "filch").sides


def test_facts_of_the_game_become_words():
    facts = AlienFacts("green", "main", True, ("reveal",), ("reveal.flipped", "any.ships_lost"))
    entry = alien(ENGLISH, "virus", facts)
    assert (entry.level, entry.role, entry.kind) == ("beginner (green)", "main player", "mandatory")
    assert entry.phases == ("Reveal",)
    assert entry.moments == ("Cards revealed", "Ships were lost")


def test_without_facts_nothing_is_invented():
    entry = alien(ENGLISH, "virus")
    assert (entry.level, entry.role, entry.kind, entry.phases, entry.moments) == ("", "", "", (), ())


def test_artifacts_and_technologies_say_when_and_what():
    plague, hulls = artifact(ENGLISH, "plague"), technology(ENGLISH, "collapsium_hulls")
    assert (plague.name, plague.when) == ("Plague", "Any player, start of any encounter")
    assert "three ships" in plague.text
    assert hulls.name == "Collapsium Hulls"
    assert hulls.rulings


def test_lines_of_a_file_become_paragraphs():
    assert reflow("one\n    two\n\nthree\n") == "one two\nthree"


def test_rules_are_found_by_number_and_by_word():
    """The look-up takes any words, in any order, and the numbers of statements."""
    assert [rule.ident for rule in rules(ENGLISH, "r-reg-2")] == ["R-REG-2"]
    found = {rule.ident for rule in rules(ENGLISH, "negotiate COMPENSATION")}
    assert {"R-CPN-1", "R-REV-4"} <= found
    assert rules(ENGLISH, "zebra") == []


def test_every_reference_inside_the_rules_leads_somewhere():
    """An id shown anywhere is a link in the codex."""
    known = {rule.ident for rule in rules(ENGLISH)}
    shown = {name for rule in rules(ENGLISH) for name in REFERENCE.findall(rule.text)}
    assert shown
    assert shown - known == set()


def test_the_numbers_of_the_rules_have_no_gaps_and_every_section_a_heading():
    numbers: dict[str, list[int]] = {}
    for ident in ENGLISH.idents("rule-"):
        if found := SECTION.fullmatch(ident):
            numbers.setdefault(f"rules-{found[1]}-{found[2]}", []).append(int(found[3]))
    assert {name for name, found in numbers.items() if found != list(range(found[0], found[0] + len(found)))} == set()
    assert set(numbers) - set(ENGLISH.idents("rules-")) == set()


def test_interactions_are_found_by_the_name_of_an_alien():
    """X-41 is about Warpish; "Mind" is not found in "wild Mind" by letters but as a name."""
    assert "X-41" in {rule.ident for rule in interactions(ENGLISH, "warpish")}
    assert "X-49" in {rule.ident for rule in interactions(ENGLISH, "mind")}
    assert interactions(ENGLISH, "barbarian") != interactions(ENGLISH, "mind")


def test_every_interaction_names_an_alien_or_a_card_that_exists():
    """A name misspelt in `.who` would lead nowhere."""
    things = ("alien-", "artifact-", "tech-")
    known = {checks.text_of(m.value) for i, m in checks.spoken("en").messages.items() if i.startswith(things)}
    known |= {"compensation", "morph", "zap", "lost power", "hot-swap", "planning", "new hands", "two powers"}
    missing = {
        part
        for rule in rules(ENGLISH)
        for part in rule.about
        if part not in known and part.removeprefix("wild ").removeprefix("super ") not in known
    }
    assert missing == set()
