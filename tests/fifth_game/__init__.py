"""Tic-tac-toe: a fifth game for tests, not on the shelf. Begin with `rules.py`.

A file a layer: `rules`, `words`, `table` with `ui` that registers it, and `data`. `playable` adds it to the
lists of games for a while, with its data laid over the shipped data.
"""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from shutil import copytree

from game.content import paths
from game.rules import CONTENTS, GAMES
from game.ui.tables.game_ui import PLAYABLE
from game.words.game_words import WORDS

GAME = "tic_tac_toe"
FOLDER = Path(__file__).parent


@contextmanager
def playable(root: Path) -> Iterator[None]:
    """`root` is an empty folder, which gets a copy of the data with that of the game."""
    copytree(paths.shipped("data"), root / "data")
    copytree(FOLDER / "data", root / "data", dirs_exist_ok=True)
    (root / "assets").symlink_to(paths.shipped("assets"))
    with ExitStack() as stack:
        for registry, name in ((CONTENTS, "rules:CONTENT"), (GAMES, "rules:SPEC"), (WORDS, "words:WORDS")):
            stack.enter_context(registry.adding(GAME, f"tests.fifth_game.{name}"))
        stack.enter_context(PLAYABLE.adding(GAME, "tests.fifth_game.ui:GAME_UI"))
        stack.enter_context(paths.shipped_from(root))
        yield
