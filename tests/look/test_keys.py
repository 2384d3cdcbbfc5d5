"""Which key does what: the defaults, what a person may bound anew, and pages with letters of their own."""

import pytest

from cosmic_tui.draw.look import Look
from cosmic_tui.draw.parts import Parts
from cosmic_tui.look.keys import DEFAULT, LETTERS, PAGES, TYPING, Keys, command_table, sound
from cosmic_tui.words import words


class TestDefaults:
    def test_no_two_commands_share_a_key(self) -> None:
        keys = [key for names in DEFAULT.values() for key in names]
        assert len(keys) == len(set(keys))

    def test_a_name_means_one_thing(self) -> None:
        """A letter of a page is no command, and the same on every page that has it."""
        assert not set(DEFAULT) & set(LETTERS)
        assert all(LETTERS[name] == key for letters in PAGES.values() for name, key in letters.items())

    def test_only_keys_that_every_terminal_sends(self) -> None:
        """No Alt, no Ctrl+Enter, none of the keys that tmux, screen and shells take; Ctrl+Z does what it does there."""
        for command, key in ((command, key) for command, names in DEFAULT.items() for key in names):
            assert not key.startswith("alt")
            assert key not in ("ctrl+a", "ctrl+b", "ctrl+s", "ctrl+enter")
            assert (key == "ctrl+z") == (command == "suspend")

    def test_the_first_key_is_shown(self) -> None:
        keys = Keys()
        assert {command: keys.of(command) for command in DEFAULT} == {name: own[0] for name, own in DEFAULT.items()}

    def test_nothing_else_than_commands_and_digits_can_be_shown(self) -> None:
        """Whoever draws has to name a command."""
        assert (Keys().of("1-5"), Keys().of("0")) == ("1-5", "0")
        with pytest.raises(KeyError):
            Keys().of("w")


class TestBoundAnew:
    def test_ones_own_key_replaces_the_first_one(self) -> None:
        table = command_table({"help": "j"})
        assert table["j"] == "help"
        assert "?" not in table
        assert table["f1"] == "help"

    def test_keys_with_a_name_stay_besides(self) -> None:
        """What is typed is ended by them, and nobody is locked in."""
        keys = Keys({"send": "j", "down": "n"})
        assert [keys.does(key) for key in ("j", "Enter", "n", "↓")] == ["send", "send", "down", "down"]
        assert (keys.of("send"), keys.of("down")) == ("j", "n")

    def test_who_takes_a_key_has_it(self) -> None:
        """The other command has none then, and none is shown."""
        keys = Keys({"chat": "l"})
        assert (keys.does("l"), keys.of("chat"), keys.of("log")) == ("chat", "l", "")

    def test_a_second_key_is_shown_if_the_first_is_gone(self) -> None:
        assert Keys({"chat": "?"}).of("help") == "f1"

    @pytest.mark.parametrize("key", ["1", "0", "Enter", "Esc"])
    def test_digits_and_what_ends_typing_stay_what_they_are(self, key: str) -> None:
        good, problems = sound({"help": key, "log": "j"})
        assert good == {"log": "j"}
        assert [(problem.id, problem.args) for problem in problems] == [("err-key_fixed", {"key": key})]

    def test_of_two_commands_on_one_key_the_first_has_it(self) -> None:
        good, problems = sound({"log": "j", "chat": "j"})
        assert good == {"log": "j"}
        assert [problem.id for problem in problems] == ["err-key_twice"]

    def test_what_is_no_command_is_told(self) -> None:
        good, problems = sound({"dance": "j"})
        assert good == {}
        assert problems[0].args == {"value": "dance = j"}


class TestPages:
    def test_letters_of_the_page_come_first(self) -> None:
        keys = Keys({"chat": "r"}).at("lobby")
        assert (keys.does("r"), keys.of("ready")) == ("ready", "r")
        assert keys.of("chat") == "", "it would do something else here"
        assert keys.at("").of("chat") == "r"

    def test_a_key_that_still_does_it_is_shown_there(self) -> None:
        assert Keys({"down": "j"}).at("title").of("down") == "↓"

    def test_where_something_is_typed_signs_are_signs(self) -> None:
        keys = Keys({"send": "j"}).at(TYPING)
        assert [keys.does(key) for key in ("j", "l", "Space", "Enter", "Esc")] == ["", "", "", "send", "back"]
        assert (keys.of("send"), keys.of("log")) == ("Enter", "")


class TestSentences:
    def test_a_sentence_names_the_persons_key(self) -> None:
        said = Look(words("en", "encounter"), parts=Parts("encounter"), keys=Keys({"read": "k"})).say_keys(
            "les-first-free", "do"
        )
        assert said == "All that is lit can be chosen. k explains what you look at."

    def test_a_command_without_a_key_goes_by_its_label(self) -> None:
        """The label is what can be clicked."""
        said = Look(words("en", "encounter"), parts=Parts("encounter"), keys=Keys({"log": "i"})).say_keys(
            "les-first-free", "do"
        )
        assert said == "All that is lit can be chosen. [read] explains what you look at."
