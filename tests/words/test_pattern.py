"""Messages read without Fluent: every one of the program's own says what Fluent says; what is not simple is left."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle

from cosmic_tui.words.loader import languages
from cosmic_tui.words.names import Grammar, functions
from cosmic_tui.words.pattern import Call, Text, read
from cosmic_tui.words.sources import entries, words_root

from . import checks

ROOT = Path(str(words_root()))
VALUES = ("Ada", 7, "Bea and Cyd", 999, "1 234")
SIMPLE_AT_LEAST = 0.8  # of all messages; otherwise this door is not worth its place


def sources(language: str) -> dict[str, str]:
    files = (ROOT / language).rglob("*.ftl")
    return {ident: text for file in files for ident, text in entries(file.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("language", languages())
def test_every_message_says_the_same_either_way(language: str) -> None:
    """Values and attributes, with texts and small numbers put in."""
    found, grammar = sources(language), Grammar(language)
    simple = {ident: message for ident, source in found.items() if ident[0] != "-" and (message := read(source))}
    bundle = FluentBundle([language], use_isolating=False, functions=functions(grammar))
    bundle.add_resource(checks.PARSER.parse("\n".join(found[ident] for ident in simple)))
    for ident, message in simple.items():
        other = bundle.get_message(ident)
        assert list(message.attributes) == list(other.attributes)
        assert (message.value is None) == (other.value is None)
        forms = [(message.value, other.value)]
        forms += [(text, other.attributes[name]) for name, text in message.attributes.items()]
        for text, pattern in forms:
            if text is not None:
                names = [part.variable if isinstance(part, Call) else part for part in text.parts[1::2]]
                args = {name: VALUES[at % len(VALUES)] for at, name in enumerate(names)}
                assert text.say(args, grammar) == bundle.format_pattern(pattern, args)[0], ident
    assert len(simple) > SIMPLE_AT_LEAST * len(found)


def test_forms_lines_and_names() -> None:
    message = read("ev-hit = { $who } hits\n    {$whom}.\n\n      Twice.\n    .you = You hit { $whom }.\n# a remark\n")
    assert message is not None and message.value is not None
    assert message.value.say({"who": "Ada", "whom": 3}) == "Ada hits\n3.\n\n  Twice."
    assert message.attributes == {"you": Text(("You hit ", "whom", "."))}


@pytest.mark.parametrize(
    "source",
    [
        "a = { $n ->\n    [one] a ship\n   *[other] ships\n}",
        "a = the { -game }",
        "a = { NUMBER($n) }",
        'a = { "{" }',
        "a = { b.you }",
        'a = { CASE("x", "acc") }',
        'a = { CASES($x, "acc") }',
        "a = { CASE($x }",
        "a =",
        "a = x\n    .b = { -game }",
    ],
)
def test_what_has_grammar_is_left_to_fluent(source: str) -> None:
    assert read(source) is None


def test_a_name_in_a_case_is_simple() -> None:
    message = read('ev-hit = { $who } üti { THE($whom, "acc") }, { CASE( $whom ) }.')
    assert message is not None and message.value is not None
    assert message.value.parts == ("", "who", " üti ", Call("THE", "whom", "acc"), ", ", Call("CASE", "whom", ""), ".")
    assert message.value.say({"who": "Ada", "whom": 3}, Grammar("hu")) == "Ada üti a 3-at, 3."


@pytest.mark.parametrize("value", [1000, -1000, 1.5, True, None])
def test_what_a_language_writes_its_own_way_is_left_to_fluent(value: object) -> None:
    """Separators, decimals, and what is no value at all; a missing one too."""
    assert Text(("", "n", " ships")).say({"n": value}) is None
    assert Text(("", "n", " ships")).say({}) is None
