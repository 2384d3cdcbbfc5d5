"""Themes people write themselves: partial ones work, bad ones cost one sentence and never the game."""

import os
from pathlib import Path
from typing import IO, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmic_tui.look import Problem, load_theme, theme_names
from cosmic_tui.look.checks import complaints
from cosmic_tui.look.palette import TOKENS
from cosmic_tui.look.sheet import LARGEST_FILE, BadTheme, read_sheet
from cosmic_tui.look.themes import user_folder


def write(own_themes: Path, name: str, text: str) -> Path:
    file = own_themes / f"{name}.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_the_folder_follows_xdg(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """XDG_CONFIG_HOME if it is an absolute path, else `.config` at home."""
    monkeypatch.setenv("HOME", str(tmp_path))
    assert user_folder() == tmp_path / ".config" / "cosmic" / "themes"
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "elsewhere"))
    assert user_folder() == tmp_path / "elsewhere" / "cosmic" / "themes"
    monkeypatch.setenv("XDG_CONFIG_HOME", "relative/path")
    assert user_folder() == tmp_path / ".config" / "cosmic" / "themes"


def test_nobody_needs_a_home(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError

    monkeypatch.setattr(Path, "home", homeless)
    assert user_folder() is None
    assert "dark" in theme_names()
    assert load_theme("light").id == "light"


def test_a_partial_theme_stands_on_the_default(own_themes: Path) -> None:
    write(own_themes, "mine", 'name = "My own"\nkey = "#ffaa00"\n[attrs]\ndanger = "bold underline"\n')
    palette, dark = load_theme("mine"), load_theme("dark")
    assert (palette.id, palette.name, palette.dark, palette.problem) == ("mine", "My own", True, None)
    assert {token for token in TOKENS if palette[token] != dark[token]} == {"key"}
    assert palette.style("danger").attrs == ("bold", "underline")


def test_own_themes_are_listed_last(own_themes: Path) -> None:
    shipped = theme_names()
    write(own_themes, "aurora", "")
    write(own_themes, "light", "")
    write(own_themes, "not a theme", "")
    (own_themes / "README.txt").write_text("nothing", encoding="utf-8")
    assert shipped[0] == "dark"
    assert theme_names() == [*shipped, "aurora"]


def test_a_theme_without_a_name_is_called_by_its_file(own_themes: Path) -> None:
    write(own_themes, "aurora", "")
    assert load_theme("aurora").name == "aurora"


def test_a_file_named_like_ours_changes_ours(own_themes: Path) -> None:
    """So a light theme with other seats stays light."""
    write(own_themes, "light", 'seat_red = "#990000"')
    palette = load_theme("light")
    assert (palette["seat_red"], palette["bg"], palette.dark) == ("#990000", "#fbf8f1", False)


def test_with_256_colours_an_own_colour_counts_too(own_themes: Path) -> None:
    """What the theme says for 256 colours; else what it says at all; else the default's 256."""
    write(own_themes, "mine", 'key = "#ffaa01"\nok = "#00ff01"\n[c256]\nok = "#00ff00"')
    palette = load_theme("mine", "256")
    assert (palette["key"], palette["ok"], palette["text"]) == ("#ffaa01", "#00ff00", "#d7ffff")


def test_attributes_can_be_taken_away(own_themes: Path) -> None:
    write(own_themes, "nocolour", '[attrs]\nwarn = ""')
    assert load_theme("nocolour").style("warn").attrs == ()
    assert load_theme("nocolour").style("key").attrs == ("bold",)


def test_fog_needs_all_three_colours(own_themes: Path) -> None:
    write(own_themes, "haze", 'clouds = true\nneb_1 = "#111122"')
    assert load_theme("haze").clouds is False
    write(own_themes, "haze", 'clouds = true\nneb_1 = "#111122"\nneb_2 = "#112211"\nneb_3 = "#221111"')
    assert load_theme("haze").grounds[-3:] == ("neb_1", "neb_2", "neb_3")


BROKEN = [
    ("bg = ", "err-theme_broken_at", {"line": "1"}),
    ('text = "#ffffff"\nbg = blue', "err-theme_broken_at", {"line": "2"}),
    ('text = "#ffffff"\ntext = "#000000"', "err-theme_broken_at", {}),
    ('[attrs]\nkey = "bold\n# end', "err-theme_broken_at", {"line": "2"}),
    ("[attrs]\nkey = [1,\n", "err-theme_broken_at", {"line": "2"}),
    ("x = " + "[" * 5000, "err-theme_broken", {"line": ""}),
    ("bg = 1" + "0" * 5000, "err-theme_broken", {"line": ""}),
    ('seat_orange = "#ff8800"', "err-theme_token_unknown", {"token": "seat_orange"}),
    ('[c256]\nseat_orange = "#ff8800"', "err-theme_token_unknown", {"token": "seat_orange"}),
    ('[attrs]\nseat_orange = "bold"', "err-theme_token_unknown", {"token": "seat_orange"}),
    ('"\\u001b[31mbad" = "#ff8800"', "err-theme_token_unknown", {"token": "?[31mbad"}),
    ('bg = "navy"', "err-theme_colour_wrong", {"token": "bg", "value": "navy"}),
    ('bg = "#12345"', "err-theme_colour_wrong", {"token": "bg", "value": "#12345"}),
    ('bg = "#12345g"', "err-theme_colour_wrong", {"token": "bg", "value": "#12345g"}),
    ('bg = "#123456\\n"', "err-theme_colour_wrong", {"token": "bg", "value": "#123456?"}),
    ('bg = "ansi_default"', "err-theme_colour_wrong", {"token": "bg", "value": "ansi_default"}),
    ("bg = 5", "err-theme_colour_wrong", {"token": "bg", "value": "5"}),
    ("bg = 0x" + "f" * 5000, "err-theme_colour_wrong", {"token": "bg", "value": "?"}),
    ('[attrs]\nkey = "bold dim"', "err-theme_attribute_wrong", {"token": "key", "value": "bold dim"}),
    ("[attrs]\nkey = true", "err-theme_attribute_wrong", {"token": "key", "value": "True"}),
    ('dark = "yes"', "err-theme_value_wrong", {"token": "dark", "value": "yes"}),
    ("clouds = 1", "err-theme_value_wrong", {"token": "clouds", "value": "1"}),
    ('c256 = "all"', "err-theme_value_wrong", {"token": "c256", "value": "all"}),
    ('attrs = "bold"', "err-theme_value_wrong", {"token": "attrs", "value": "bold"}),
    ('name = ""', "err-theme_value_wrong", {"token": "name", "value": ""}),
    ('name = "\\u001b[2J"', "err-theme_value_wrong", {"token": "name", "value": "?[2J"}),
    (f'name = "{"long" * 20}"', "err-theme_value_wrong", {"token": "name", "value": "long" * 10}),
    ("# " + "x" * LARGEST_FILE, "err-theme_too_large", {}),
]


@pytest.mark.parametrize(("text", "id", "args"), BROKEN, ids=[f"{row[1]}-{row[0][:20]!r}" for row in BROKEN])
def test_a_broken_theme_costs_one_sentence(own_themes: Path, text: str, id: str, args: dict[str, str]) -> None:
    """The default takes its place, and the person learns which file, which line or token, and which value."""
    file = write(own_themes, "mine", text)
    palette = load_theme("mine")
    assert palette.id == "dark"
    assert palette["text"] == "#e6edf3"
    assert palette.problem is not None
    assert palette.problem.id == id
    assert palette.problem.args.items() >= ({"theme": "mine", "file": str(file)} | args).items()


def test_a_broken_change_of_ours_leaves_ours(own_themes: Path) -> None:
    write(own_themes, "light", "bg = ")
    palette = load_theme("light", "256")
    assert (palette.id, palette.dark, palette["bg"], palette.system) == ("light", False, "#ffffff", "256")
    assert palette.problem is not None


@pytest.mark.parametrize("name", ["missing", "", "../../etc/passwd", "no such theme", "x" * 41, "\x1b[2J"])
def test_an_unknown_theme_is_the_default(own_themes: Path, name: str) -> None:
    palette = load_theme(name)
    assert palette.id == "dark"
    assert palette.problem == Problem("err-theme_unknown", {"theme": name[:40].replace("\x1b", "?")})


def test_a_file_that_is_no_text(own_themes: Path) -> None:
    (own_themes / "mine.toml").write_bytes(b'name = "\xff\xfe"')
    assert problem_of("mine") == "err-theme_unreadable"


def test_a_folder_named_like_a_theme(own_themes: Path) -> None:
    (own_themes / "mine.toml").mkdir()
    assert problem_of("mine") == "err-theme_unreadable"


def test_a_link_to_nowhere(own_themes: Path) -> None:
    (own_themes / "mine.toml").symlink_to(own_themes / "gone.toml")
    assert problem_of("mine") == "err-theme_unreadable"


def test_a_pipe_does_not_keep_us_waiting(own_themes: Path) -> None:
    os.mkfifo(own_themes / "mine.toml")
    assert problem_of("mine") == "err-theme_unreadable"


def test_a_file_one_may_not_read(own_themes: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Refused by the system; said by `open`, because whoever runs the tests may be allowed everything."""
    write(own_themes, "mine", "")
    usual = Path.open

    def refused(self: Path, mode: str) -> IO[Any]:
        if self.is_relative_to(own_themes):
            raise PermissionError(13, "Permission denied", str(self))
        return usual(self, mode)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", refused)
        assert problem_of("mine") == "err-theme_unreadable"
    assert load_theme("mine").problem is None


def problem_of(name: str) -> str | None:
    palette = load_theme(name)
    assert palette.id == "dark"
    return palette.problem.id if palette.problem else None


def test_an_installation_without_themes_says_so(own_themes: Path) -> None:
    """Not even the default can be had: that is an error with an id, for the command line to put into words."""
    with pytest.raises(BadTheme) as caught:
        read_sheet("dark", own_themes / "dark.toml")
    assert caught.value.problem.id == "err-theme_unreadable"


@given(st.binary(max_size=200))
def test_no_bytes_at_all_break_the_reader(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    expect_sheet_or_problem(tmp_path_factory.getbasetemp() / "bytes.toml", data)


LINES = st.sampled_from(
    ["[c256]", "[attrs]", "[bg]", "[[bg]]", "bg = 1979-05-27T00:00:00Z", "bg = nan", 'dark = ""', "c256.bg = {}"]
) | st.builds(
    "{} = {}".format,
    st.sampled_from(["name", "dark", "clouds", "c256", "attrs", "bg", "key", "x.y", '""']),
    st.sampled_from(["true", "[]", "{}", '"bold"', '"#123456"', '"ansi_red"', "1", "1e400", "00:00:00", '""']),
)


@given(st.lists(LINES, max_size=6))
def test_no_toml_at_all_breaks_the_reader(tmp_path_factory: pytest.TempPathFactory, lines: list[str]) -> None:
    expect_sheet_or_problem(tmp_path_factory.getbasetemp() / "lines.toml", "\n".join(lines).encode())


def expect_sheet_or_problem(file: Path, data: bytes) -> None:
    file.write_bytes(data)
    try:
        sheet = read_sheet("any", file)
    except BadTheme as error:
        assert error.problem.id.startswith("err-theme_")
        assert all(value.isprintable() for value in error.problem.args.values())
    else:
        assert all(isinstance(value, str) for value in sheet.colours.values())


def test_the_checker_names_what_cannot_be_read(own_themes: Path) -> None:
    write(own_themes, "mine", 'muted = "#445566"\nseat_green = "#84dcb4"\nseat_blue = "#84dcb3"')
    found = complaints(load_theme("mine"))
    hard = [problem.args for problem in found if problem.id == "theme-hard-to-read"]
    assert {args["token"] for args in hard} == {"muted"}
    assert {"theme": "mine", "token": "muted", "ground": "bg", "ratio": "2.5", "least": "4.5"} in hard
    alike = [problem.args for problem in found if problem.id == "theme-seats-alike"]
    assert {args["sight"] for args in alike} == {"normal", "protan", "deutan", "tritan"}
    assert alike[0] == {"theme": "mine", "one": "seat_green", "other": "seat_blue", "sight": "normal"}


def test_the_checker_measures_what_256_colours_show(own_themes: Path) -> None:
    """A dark red ground is readable as it is written, and not as a terminal with 256 colours shows it."""
    write(own_themes, "mine", 'select = "#304050"')
    assert complaints(load_theme("mine")) != complaints(load_theme("mine", "256")) != []
