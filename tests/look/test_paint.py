"""Palettes in Textual's and Rich's hands."""

from pathlib import Path

import pytest
from rich.style import Style as RichStyle
from textual.app import App, ComposeResult
from textual.widget import Widget
from textual.widgets import Input, Static

from cosmic_tui.look import BASE_CSS, Style, default_variables, load_theme, register, rich_style, theme_names
from cosmic_tui.look.paint import TEXTUAL_VARIABLES, textual_theme, variables
from cosmic_tui.look.palette import TOKENS


class Table(App[None]):
    """As little of an app as shows a colour of ours and one of Textual's widgets."""

    CSS = BASE_CSS + "#seat { color: $seat-red; background: $card-back; }"

    def compose(self) -> ComposeResult:
        yield Static("a seat", id="seat")
        yield Static("plain", id="plain")
        yield Input("typed")

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return default_variables()


def numbers(shown: Widget | RichStyle) -> tuple[object, ...]:
    """Both colours of a style, by what they are and not by how somebody spells them."""
    style = shown.rich_style if isinstance(shown, Widget) else shown
    assert style.color and style.bgcolor
    return tuple((colour.type, colour.number, colour.triplet) for colour in (style.color, style.bgcolor))


@pytest.mark.parametrize("system", ["truecolor", "256"])
async def test_every_theme_can_be_worn(system: str) -> None:
    """Registered, switched to, and then seen: own tokens on a widget, text on the ground, a field to type in."""
    app = Table()
    assert register(app, system) == []
    async with app.run_test() as pilot:
        for name in theme_names():
            app.theme = name
            await pilot.pause()
            palette = load_theme(name, system)
            assert numbers(app.query_one("#seat")) == numbers(rich_style(palette.shape("seat_red", "card_back")))
            assert numbers(app.query_one("#plain")) == numbers(rich_style(palette.style("text", "bg")))
            assert numbers(app.query_one(Input))[0] == numbers(app.query_one("#plain"))[0]


async def test_textuals_own_themes_still_work() -> None:
    """Our stylesheets then use the default's colours for what Textual has no name for."""
    app = Table()
    async with app.run_test() as pilot:
        app.theme = "nord"
        await pilot.pause()
        assert app.query_one("#seat").rich_style.color == RichStyle(color=load_theme("dark")["seat_red"]).color


async def test_a_broken_theme_is_told_and_not_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    folder = tmp_path / "cosmic" / "themes"
    folder.mkdir(parents=True)
    (folder / "bad.toml").write_text("bg = ", encoding="utf-8")
    (folder / "good.toml").write_text('bg = "#000011"', encoding="utf-8")
    (folder / "light.toml").write_text('bg = "white"', encoding="utf-8")
    app = Table()
    assert [(problem.id, problem.args["theme"]) for problem in register(app)] == [
        ("err-theme_colour_wrong", "light"),
        ("err-theme_broken_at", "bad"),
    ]
    assert {"good", "light", "dark"} < set(app.available_themes)
    assert "bad" not in app.available_themes


def test_one_theme_can_be_registered_alone() -> None:
    """At the start only the one that is worn; the others when somebody looks for them."""
    app = Table()
    before = set(app.available_themes)
    register(app, names=["nebula"])
    assert set(app.available_themes) - before == {"nebula"}


def test_textuals_names_are_ours() -> None:
    palette = load_theme("dark")
    theme = textual_theme(palette)
    assert (theme.primary, theme.secondary, theme.accent) == (palette["focus"], palette["gate"], palette["key"])
    assert (theme.foreground, theme.background) == (palette["text"], palette["bg"])
    assert (theme.surface, theme.panel) == (palette["panel"], palette["raised"])
    assert (theme.success, theme.warning, theme.error) == (palette["ok"], palette["warn"], palette["danger"])


def test_every_token_is_a_variable() -> None:
    """`seat_red` is `$seat-red`; only `panel` means to Textual what we call `raised`."""
    palette = load_theme("nebula")
    ours = variables(palette)
    wrong = {token for token in TOKENS if ours[token.replace("_", "-")] != palette[token]}
    assert wrong == {"panel"}
    assert ours["panel"] == palette["raised"]


def test_no_text_of_16_colours_is_left_to_the_terminal() -> None:
    """The ground is black by name; the terminal's default text might be too."""
    theme = textual_theme(load_theme("ansi16", "standard"))
    assert theme.ansi
    made = theme.to_color_system().generate() | theme.variables
    assert {name for name, value in made.items() if "ansi_default" in value} <= {"background-muted"}
    assert set(TEXTUAL_VARIABLES) - set(textual_theme(load_theme("dark")).to_color_system().generate()) == set()


def test_styles_reach_rich() -> None:
    assert rich_style(Style("#ff0000", "#000000", ("bold", "underline"))) == RichStyle.parse(
        "bold underline #ff0000 on #000000"
    )
    assert rich_style(Style("ansi_bright_red", "ansi_black", ("reverse",))) == RichStyle.parse(
        "reverse bright_red on black"
    )


def test_16_colours_are_sent_as_the_terminals_own() -> None:
    """`ansi_white` is number 7 and `ansi_bright_white` 15, as Textual counts them."""
    palette = load_theme("ansi16", "standard")
    assert rich_style(palette.style("muted")).color.number == 7
    assert rich_style(palette.style("text")).color.number == 15
