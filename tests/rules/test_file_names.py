"""The four games have the same names for the same ideas."""

import re
from pathlib import Path

import pytest

RULES = Path(__file__).resolve().parents[2] / "game" / "rules"
GAMES = ("scrap_knights", "scrapbots", "command_core", "dino_battles")
NAMES = re.findall(r"^\| `([a-z_]+)` \|", (RULES / "README.md").read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_the_files_that_the_readme_names(game: str) -> None:
    assert len(NAMES) == 18
    assert [name for name in NAMES if not (RULES / game / f"{name}.py").is_file()] == []


@pytest.mark.parametrize("game", GAMES)
def test_what_each_action_does_is_in_one_table(game: str) -> None:
    source = (RULES / game / "action_handlers.py").read_text(encoding="utf-8")
    assert "ACTION_HANDLERS: Mapping[type" in source
