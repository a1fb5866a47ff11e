"""The check that every game has all of its halves: content, rules, words and table."""

from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

from game.engine.registry import MissingHalf, Registry
from game.rules import CONTENTS, GAMES
from game.ui.tables.game_ui import PLAYABLE
from game.words.game_words import WORDS

_LISTS: dict[str, Registry[Any]] = {
    "GAMES in game/rules/__init__.py": GAMES,
    "CONTENTS in game/rules/__init__.py": CONTENTS,
    "WORDS in game/words/game_words.py": WORDS,
    "PLAYABLE in game/ui/tables/game_ui.py": PLAYABLE,
}
"""The lists of games, and where they are."""

DRAWS = find_spec("pygame") is not None
"""Whether tables can be imported here."""


def missing_halves() -> Iterator[str]:
    """A sentence for each half that a game lacks, and for each that cannot be imported.

    Without pygame the tables are not imported.
    """
    for game in dict.fromkeys(game for registry in _LISTS.values() for game in registry):
        for name, registry in _LISTS.items():
            try:
                if game not in registry:
                    yield f"{game} is missing in the list {name}"
                elif registry is PLAYABLE and not DRAWS:
                    continue
                elif registry is PLAYABLE:
                    for part in filter(
                        None, (PLAYABLE[game].setup, PLAYABLE[game].cards, PLAYABLE[game].table)
                    ):
                        part.get()
                else:
                    registry[game]
            except MissingHalf as error:
                yield f"{game} is in the list {name}, but {error}"
