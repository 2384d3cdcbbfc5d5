"""The themes that are shipped: complete, readable, told apart by every eye; and found wherever the program lies."""

import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest
from rich.color import Color, ColorSystem
from rich.console import Console

from cosmic_tui.look import Choice, Palette, load_theme, pick_theme, theme_names
from cosmic_tui.look.checks import READABLE, closest_seats, complaints, ink_pairs, pair_contrast, text_pairs
from cosmic_tui.look.colour import SIGHT, VGA, XTERM, distance, nearest_256
from cosmic_tui.look.palette import FOGS, GROUNDS, INKS, SEATS, TEXTS, TOKENS
from cosmic_tui.look.themes import colour_system

ROOT = Path(__file__).parents[2]
NAMES = sorted((file.stem for file in (ROOT / "themes").glob("*.toml")), key=lambda name: (name != "dark", name))
COLOURED = [name for name in NAMES if name not in ("ansi16", "nocolour")]
# The contrast theme promises more, with 256 colours too.
LEAST = {"contrast": 7.0}

# What the themes were measured to reach, so that no change takes any of it away. By theme and number of colours:
# contrast of text, muted, the worst text, the worst ink, the focus frame; then the closest two seats as they look to
# normal eyes, protans, deutans, tritans.
MEASURED = {
    ("dark", "truecolor"): (10.2, 5.7, 4.56, 7.1, 6.6, 15.4, 9.3, 9.2, 9.5),
    ("light", "truecolor"): (12.7, 5.1, 4.57, 5.7, 4.9, 13.1, 7.9, 7.3, 7.4),
    ("contrast", "truecolor"): (14.3, 10.8, 7.13, 10.5, 13.3, 12.9, 7.5, 7.5, 7.5),
    ("nocolour", "truecolor"): (12.5, 7.6, 6.03, 18.4, 14.3, 0.0, 0.0, 0.0, 0.0),
    ("deutan", "truecolor"): (10.2, 5.7, 4.56, 7.1, 6.6, 20.5, 10.1, 10.2, 12.8),
    ("tritan", "truecolor"): (10.2, 5.7, 4.56, 7.1, 8.0, 17.6, 13.3, 13.1, 12.3),
    ("nebula", "truecolor"): (12.0, 6.9, 4.60, 6.3, 7.5, 20.0, 12.7, 12.0, 12.7),
    ("dark", "256"): (12.3, 6.2, 4.72, 7.5, 7.9, 19.0, 14.8, 11.2, 14.9),
    ("light", "256"): (10.8, 5.1, 4.62, 5.7, 4.6, 12.5, 10.1, 12.5, 9.9),
    ("contrast", "256"): (17.0, 12.9, 7.21, 8.9, 15.9, 15.2, 8.8, 8.6, 13.5),
    ("nocolour", "256"): (13.0, 8.0, 5.65, 18.1, 15.1, 0.0, 0.0, 0.0, 0.0),
    ("deutan", "256"): (12.3, 6.2, 5.39, 8.6, 7.9, 16.0, 7.9, 11.8, 15.1),
    ("tritan", "256"): (12.3, 6.2, 4.55, 7.2, 8.0, 18.4, 11.7, 11.9, 10.5),
    ("nebula", "256"): (11.8, 7.2, 4.96, 6.9, 9.2, 23.9, 14.8, 13.6, 14.3),
}
MEASURED_16 = {
    "xterm": (XTERM, (21.0, 16.7, 5.25, 5.3, 16.7, 25.8, 16.9, 8.8, 13.8)),
    "vga": (VGA, (21.0, 9.0, 6.68, 6.7, 17.1, 22.7, 13.2, 5.9, 11.9)),
}
ROUNDING = 0.05  # the tables above are rounded


def table(name: str) -> dict[str, object]:
    return tomllib.loads((ROOT / "themes" / f"{name}.toml").read_text(encoding="utf-8"))


def measured(palette: Palette, terminal: dict[str, str] = XTERM) -> tuple[float, ...]:
    pairs = text_pairs(palette, terminal)
    return (
        min(pair.value for pair in pairs if pair.one == "text"),
        min(pair.value for pair in pairs if pair.one == "muted"),
        min(pair.value for pair in pairs),
        min(pair.value for pair in ink_pairs(palette, terminal)),
        min(pair_contrast(palette, "focus", ground, terminal).value for ground in palette.grounds),
        *(closest_seats(palette, sight, terminal).value for sight in SIGHT),
    )


def test_every_file_of_the_folder_is_a_theme() -> None:
    """One more file is one more theme; those that others rely on are there."""
    assert theme_names() == NAMES
    assert {"dark", "light", "contrast", "deutan", "tritan", "ansi16", "nocolour", "nebula"} <= set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_every_theme_file_has_every_token(name: str) -> None:
    """A theme of ours leans on no other: only people's own may be partial."""
    theme = table(name)
    extra = {"name", "dark", "clouds", "attrs", "c256"} | (set(FOGS) if theme["clouds"] else set())
    assert set(TOKENS) <= set(theme) <= set(TOKENS) | extra
    assert ("c256" in theme) == (name in COLOURED)
    assert set(theme.get("c256", TOKENS)) == set(TOKENS)
    assert load_theme(name).problem is None


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("system", ["truecolor", "256"])
def test_all_text_can_be_read(name: str, system: str) -> None:
    """Every text token on every ground, fogs too, and every ink on its fields: at least 4.5, high contrast 7."""
    palette = load_theme(name, system)
    pairs = text_pairs(palette) + ink_pairs(palette)
    assert len(pairs) == len(TEXTS) * len(GROUNDS + (FOGS if palette.clouds else ())) + sum(map(len, INKS.values()))
    assert [pair for pair in pairs if pair.value < LEAST.get(name, READABLE)] == []


@pytest.mark.parametrize(("name", "system"), MEASURED)
def test_no_theme_gets_worse_than_it_was_measured(name: str, system: str) -> None:
    now = measured(load_theme(name, system))
    assert all(value >= least - ROUNDING for value, least in zip(now, MEASURED[name, system], strict=True)), now


@pytest.mark.parametrize("terminal", MEASURED_16)
def test_sixteen_colours_hold_on_both_usual_sets(terminal: str) -> None:
    """The 16 colours are the terminal's own; xterm's and the VGA ones are the ends between which most lie."""
    colours, least = MEASURED_16[terminal]
    now = measured(load_theme("ansi16", "standard"), colours)
    assert all(value >= bound - ROUNDING for value, bound in zip(now, least, strict=True)), now


def test_no_bold_seat_turns_into_its_bright_sister() -> None:
    """Many terminals show bold 1-7 as 9-15: a seat that is bold must be bright already."""
    palette = load_theme("ansi16", "standard")
    bold = [seat for seat in SEATS if "bold" in palette.style(seat).attrs]
    assert [seat for seat in bold if not palette[seat].startswith("ansi_bright_")] == []


def test_no_colour_can_be_read_with_16_greys() -> None:
    """NO_COLOR on a terminal of 16 colours: Rich takes the nearest of them."""
    palette = load_theme("nocolour", "standard")
    shown = {}
    for token in TOKENS:
        number = Color.parse(palette[token]).downgrade(ColorSystem.STANDARD).number
        shown[palette[token]] = list(VGA.values())[number]
    assert min(pair.value for pair in text_pairs(palette, shown) + ink_pairs(palette, shown)) >= READABLE


@pytest.mark.parametrize("name", COLOURED)
def test_256_colours_do_not_drift(name: str) -> None:
    """The nearest-colour rule leaves each of them alone, so what was measured is what is shown."""
    c256 = table(name)["c256"]
    assert {token: value for token, value in c256.items() if nearest_256(value) != value} == {}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("system", ["truecolor", "256"])
def test_the_checker_finds_nothing_wrong_with_ours(name: str, system: str) -> None:
    assert complaints(load_theme(name, system)) == []


def test_the_colour_blind_themes_tell_good_from_bad() -> None:
    deutan, tritan = load_theme("deutan"), load_theme("tritan")
    assert distance(deutan["ok"], deutan["danger"], "deutan") > 24
    assert distance(tritan["ok"], tritan["danger"], "tritan") > 8 - ROUNDING


@pytest.mark.parametrize(
    ("env", "system"),
    [
        ({"TERM": "xterm-256color", "COLORTERM": "truecolor"}, "truecolor"),
        ({"TERM": "xterm", "COLORTERM": "24bit"}, "truecolor"),
        ({"TERM": "xterm-256color"}, "256"),
        ({"TERM": "tmux-256color"}, "256"),
        ({"TERM": "xterm-kitty"}, "256"),
        ({"TERM": "xterm"}, "standard"),
        ({"TERM": "linux"}, "standard"),
        ({}, "standard"),
        ({"TERM": "xterm", "TEXTUAL_COLOR_SYSTEM": "256"}, "256"),
        ({"TERM": "xterm-256color", "TEXTUAL_COLOR_SYSTEM": "auto"}, "256"),
    ],
)
def test_the_environment_says_how_many_colours(env: dict[str, str], system: str) -> None:
    assert colour_system(env, windows=False) == system


@pytest.mark.parametrize("term", ["xterm-256color", "xterm-kitty", "xterm", "linux", "screen", "vt100", "foot", ""])
@pytest.mark.parametrize("colorterm", ["", "truecolor", "24bit", "yes"])
def test_the_environment_is_read_as_rich_reads_it(term: str, colorterm: str) -> None:
    """Otherwise a palette for 256 colours could meet a terminal that is sent 16."""
    env = {"TERM": term, "COLORTERM": colorterm}
    assert colour_system(env, windows=False) == Console(force_terminal=True, _environ=env).color_system


def test_a_windows_console_has_all_colours() -> None:
    assert colour_system({}, windows=True) == "truecolor"


FULL = {"TERM": "xterm-256color", "COLORTERM": "truecolor"}


@pytest.mark.parametrize(
    ("wanted", "env", "choice"),
    [
        (None, FULL, ("dark", "truecolor")),
        ("nebula", FULL, ("nebula", "truecolor")),
        ("nebula", {"TERM": "screen-256color"}, ("nebula", "256")),
        ("nebula", {"TERM": "xterm"}, ("ansi16", "standard")),
        ("nocolour", {"TERM": "xterm"}, ("nocolour", "standard")),
        ("nebula", FULL | {"NO_COLOR": "1"}, ("nocolour", "truecolor")),
        ("nebula", FULL | {"NO_COLOR": ""}, ("nocolour", "truecolor")),
        (None, {"TERM": "xterm", "NO_COLOR": "1"}, ("nocolour", "standard")),
        ("light", {"TERM": "dumb"}, ("nocolour", "standard")),
    ],
)
def test_the_terminal_decides_which_theme(wanted: str | None, env: dict[str, str], choice: tuple[str, str]) -> None:
    assert pick_theme(wanted, env) == Choice(*choice)
    assert load_theme(*choice).id == choice[0]


@pytest.mark.parametrize(("system", "name"), [("truecolor", "light"), ("256", "light"), ("windows", "ansi16")])
def test_what_the_running_app_found_out_counts_more(system: str, name: str) -> None:
    assert pick_theme("light", {"TERM": "vt100"}, system).name == name


def installed(folder: Path) -> Path:
    """The look of an installed wheel: the package, its themes inside, and a stranger's folder `themes` beside it."""
    ignore = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "cosmic_tui" / "look", folder / "cosmic_tui" / "look", ignore=ignore)
    shutil.copy(ROOT / "cosmic_tui" / "__init__.py", folder / "cosmic_tui")
    shutil.copytree(ROOT / "themes", folder / "cosmic_tui" / "_themes")
    (folder / "themes").mkdir()
    (folder / "themes" / "stranger.toml").write_text("not ours", encoding="utf-8")
    return folder


def names_seen_by(path: Path) -> list[str]:
    code = "from cosmic_tui.look import *; print(*theme_names(), load_theme('nebula')['bg'])"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONPATH": str(path), "HOME": str(path)},
        cwd="/",
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()


def test_an_installed_program_finds_its_themes(tmp_path: Path) -> None:
    assert names_seen_by(installed(tmp_path)) == [*NAMES, "#0a0618"]


def test_a_zipped_program_finds_its_themes(tmp_path: Path) -> None:
    folder = installed(tmp_path / "site")
    with zipfile.ZipFile(tmp_path / "site.zip", "w") as archive:
        for file in folder.rglob("*"):
            archive.write(file, file.relative_to(folder))
    assert names_seen_by(tmp_path / "site.zip") == [*NAMES, "#0a0618"]


def test_looking_needs_neither_textual_nor_rich() -> None:
    """`cosmic --help` and plain mode must not pay for screens they do not draw."""
    code = (
        "import sys; from cosmic_tui.look import *; load_theme('dark', '256').style('text'); "
        "print(sorted({'textual', 'rich', 'asyncio', 'hypothesis'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
