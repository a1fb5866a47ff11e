"""The rules of the games, one package each, found by their ids."""

from functools import cache
from importlib import import_module

from game.engine.quoting import quote
from game.engine.rules import Rules
from game.engine.thinking import Thinking

GAMES: dict[str, str] = {
    "scrap_knights": "Scrap Knights: Machina Deus",
    "scrapbots": "Scrapbots",
    "command_core": "Command Core",
    "dino_battles": "Biomechanic Dino Battles",
}
"""The games that can be played, by id, with their names."""


class UnknownGame(ValueError):
    """A game id that there are no rules for."""


def load(game: str) -> Rules:
    """The rules of a game by its id; the same object each time in one process.

    Raises `UnknownGame`, or `ContentError` when its shipped cards are broken.

    >>> rules = load("scrapbots")
    >>> [option.key for option in rules.options]
    ['edition', 'starts', 'score']
    >>> load("chess")
    Traceback (most recent call last):
    game.rules.UnknownGame: unknown game 'chess' (choose from scrap_knights, scrapbots, command_core,
    dino_battles)
    """
    if game not in GAMES:
        raise UnknownGame(f"unknown game '{quote(game)}' (choose from {', '.join(GAMES)})")
    return _make_rules(game)


@cache
def _make_rules(game: str) -> Rules:
    rules: Rules = import_module(f"game.rules.{game}").make_rules()
    return rules


def thinking_of(rules: Rules) -> Thinking:
    """How a search thinks about a game: its own way, or the plain one where it has none."""
    return _make_thinking(rules.id) if rules.id in GAMES else Thinking(rules)


@cache
def _make_thinking(game: str) -> Thinking:
    make: type[Thinking] = getattr(import_module(f"game.rules.{game}"), "Thinking", Thinking)
    return make(_make_rules(game))
