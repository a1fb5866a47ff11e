"""Whose games these are, and what else the program is made of."""

from game.rules import GAMES
from game.ui.context import Context
from game.ui.kit.area import Area
from game.ui.kit.labels import RichText
from game.ui.scenes.framed import FramedScene
from game.ui.tables.game_ui import COMING, all_games

REST = (
    "*Iron & Scale* puts these duels on one table. The rules are told in our own words; the games are their "
    "designers'.\n"
    "*Type:* Barlow and Barlow Condensed by Jeremy Tribby, SIL Open Font License.\n"
    "*Drawings and sounds* were made for this table.\n"
    "*Built with* Python, pygame-ce, PyYAML, platformdirs and msgspec."
)


def _game_credits() -> list[str]:
    credits = [(GAMES[game.id], game.credit) for game in all_games()]
    credits += [(game.name, game.credit) for game in COMING]
    return [f"*{name}*\n{credit}" for name, credit in credits]


class CreditsScene(FramedScene):
    def __init__(self, context: Context) -> None:
        super().__init__(context, "Credits")
        self.games = [RichText(text, 21) for text in _game_credits()]
        self.rest = RichText(REST, 18)
        self.fill([*self.games, self.rest])

    def arrange_body(self, area: Area) -> None:
        area.top(8)
        for text, cell in zip(self.games, area.top(250, 20).grid(2, 2, 24), strict=True):
            text.place(cell.inset(6).rect, self.scale)
        self.rest.place(area.inset(6, 0).rect, self.scale)
