"""The rules of the four games, one package each."""

from importlib import import_module

from game.engine.rules import Rules

GAMES: dict[str, str] = {
    "scrap_knights": "Scrap Knights: Machina Deus",
    "scrapbots": "Scrapbots",
}
"""The games that can be played, by id, with their names."""


class UnknownGame(ValueError):
    """A game id that there are no rules for."""


def load(game: str) -> Rules:
    """The rules of a game. Raises `UnknownGame`, or `ContentError` when its shipped cards are broken."""
    if game not in GAMES:
        raise UnknownGame(f"there is no game '{game}' (there is {', '.join(GAMES)})")
    rules: Rules = import_module(f"game.rules.{game}").make_rules()
    return rules
