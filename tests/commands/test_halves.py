"""A game that lacks a half is named with the list in which it is missing, and nothing else is checked."""

import pytest

from game.cli import main
from game.commands.halves import missing_halves
from game.rules import CONTENTS, GAMES
from game.ui.tables.game_ui import PLAYABLE
from game.words.game_words import WORDS


def test_the_shipped_games_are_whole() -> None:
    assert list(missing_halves()) == []


def test_a_half_that_is_not_listed_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with (
        GAMES.adding("chess", "game.rules.scrapbots:SPEC"),
        CONTENTS.adding("chess", "game.content.scrapbots:CONTENT"),
        PLAYABLE.adding("chess", "game.ui.tables.scrapbots:GAME_UI"),
    ):
        assert main(["check"]) == 1
    told = "".join(capsys.readouterr()).splitlines()
    assert told[0] == "chess is missing in the list WORDS in game/words/game_words.py"
    assert told[1:] == ["a game that lacks a half cannot be checked"]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("game.words.chess:WORDS", "No module named 'game.words.chess'"),
        ("game.words.scrapbots:CHESS", "has no attribute 'CHESS'"),
        ("game.words.scrapbots:action_text", "not a GameWords"),
    ],
)
def test_a_half_that_cannot_be_imported_is_named(name: str, reason: str) -> None:
    with (
        GAMES.adding("chess", "game.rules.scrapbots:SPEC"),
        CONTENTS.adding("chess", "game.content.scrapbots:CONTENT"),
        WORDS.adding("chess", name),
        PLAYABLE.adding("chess", "game.ui.tables.scrapbots:GAME_UI"),
    ):
        (sentence,) = missing_halves()
    assert sentence.startswith(f"chess is in the list WORDS in game/words/game_words.py, but {name} ")
    assert reason in sentence
