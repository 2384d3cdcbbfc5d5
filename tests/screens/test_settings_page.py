"""The page of settings, and the file they are kept in."""

from pathlib import Path

import pytest

from cosmic_tui.screens.settings import SettingsScreen
from cosmic_tui.settings import Settings, load_settings, save_settings

from .playing import app_for, settled


class TestSettings:
    def test_everything_is_kept_and_read_again(self, tmp_path: Path) -> None:
        place = tmp_path / "cosmic" / "settings.toml"
        mine = Settings(name='Ada "A"', theme="light", bell=False, pace="calm", keys={"log": "j"})
        assert save_settings(mine, place)
        assert load_settings(place) == (mine, [])

    @pytest.mark.parametrize("text", ["theme = 3", "decoration = 'loud'", "unheard = 1", "keys = 3", "pace = 2"])
    def test_what_is_wrong_is_left_out_and_told(self, tmp_path: Path, text: str) -> None:
        place = tmp_path / "settings.toml"
        place.write_text(text)
        found, problems = load_settings(place)
        assert found == Settings()
        assert [problem.id for problem in problems] == ["err-setting_unknown"]

    def test_those_of_earlier_versions_are_understood(self, tmp_path: Path) -> None:
        """Short motions are full ones; what has no effect any more is said once."""
        place = tmp_path / "settings.toml"
        place.write_text("motion = 'short'\nbot_pause = 1.2\n")
        found, problems = load_settings(place)
        assert found == Settings(motion="full")
        assert [(problem.id, problem.args) for problem in problems] == [("err-setting_outlived", {"name": "bot_pause"})]

    @pytest.mark.parametrize("content", [b"= =", b"theme = '\xff\xfe'"])
    def test_a_file_that_cannot_be_read_is_called_that(self, tmp_path: Path, content: bytes) -> None:
        place = tmp_path / "settings.toml"
        place.write_bytes(content)
        found, problems = load_settings(place)
        assert found == Settings()
        assert [problem.id for problem in problems] == ["err-settings_unread"]

    def test_a_relative_folder_is_ignored(self, monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
        from cosmic_tui.settings import settings_path

        monkeypatch.setenv("XDG_CONFIG_HOME", "somewhere")
        assert settings_path() == home / ".config" / "cosmic" / "settings.toml"

    async def test_changes_are_seen_at_once_and_kept(self, tmp_path: Path) -> None:
        place = tmp_path / "settings.toml"
        app = app_for()
        app.start.keep_settings, app.start.settings_file = True, place
        async with app.run_test(size=(100, 30)) as pilot:
            await settled(pilot)
            await pilot.press("o", "right")
            await settled(pilot)
            assert isinstance(app.screen, SettingsScreen)
            assert app.palette.id == app.settings.theme != "dark"
            await pilot.press("down", "right")
            assert app.look.decoration == app.settings.decoration == "calm"
            await pilot.press("escape")
            assert load_settings(place)[0].theme == app.settings.theme


def test_settings_that_could_not_be_read_are_kept_beside_the_new_ones(tmp_path: Path) -> None:
    """Nothing anybody wrote is lost."""
    place = tmp_path / "settings.toml"
    place.write_bytes(b"theme = [[[")
    assert save_settings(Settings(), place)
    assert load_settings(place)[1] == []
    assert place.with_suffix(".damaged").read_bytes() == b"theme = [[["
