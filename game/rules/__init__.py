"""The rules of the games, one package each.

Begin with `spec.py`: the record that says what there is to know of a game. `GAMES` lists the games, `load`
gives the rules of one. `scrapbots` is the plainest of the four packages; in each, `rules.py` has the methods
that `game.engine.rules.Rules` asks for, and calls the other files.
"""

from functools import cache

from game.content.game_library import GameContent
from game.engine.registry import Registry, UnknownGame
from game.engine.rules import Rules
from game.engine.thinking import Thinking
from game.rules.spec import GameSpec

__all__ = ["CONTENTS", "GAMES", "UnknownGame", "load", "thinking_of"]

GAMES = Registry(
    GameSpec,
    {
        "scrap_knights": "game.rules.scrap_knights:SPEC",
        "scrapbots": "game.rules.scrapbots:SPEC",
        "command_core": "game.rules.command_core:SPEC",
        "dino_battles": "game.rules.dino_battles:SPEC",
    },
)
"""The games that can be played: their rules halves by their ids."""
CONTENTS = Registry(
    GameContent,
    {
        "scrap_knights": "game.content.scrap_knights:CONTENT",
        "scrapbots": "game.content.scrapbots:CONTENT",
        "command_core": "game.content.command_core:CONTENT",
        "dino_battles": "game.content.dino_battles:CONTENT",
    },
)
"""Their content halves, which are imported without the rules."""


def load(game: str) -> Rules:
    """The rules of a game by its id; the same object each time in one process.

    Raises `UnknownGame`, or `ContentError` when its shipped cards are broken.

    >>> rules = load("scrapbots")
    >>> [option.key for option in rules.options]
    ['edition', 'starts', 'score']
    >>> load("chess")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    game.engine.registry.UnknownGame: unknown game 'chess' (choose from scrap_knights, scrapbots, ...)
    """
    return _make_rules(GAMES[game])


@cache
def _make_rules(spec: GameSpec) -> Rules:
    return spec.make_rules()


def thinking_of(rules: Rules) -> Thinking:
    """How a search thinks about a game: its own way, or the plain one where it has none."""
    return _make_thinking(GAMES[rules.id]) if rules.id in GAMES else Thinking(rules)


@cache
def _make_thinking(spec: GameSpec) -> Thinking:
    return spec.thinking(_make_rules(spec))
