"""Whose games these are, and what else the program is made of."""

from game.ui.context import Context
from game.ui.kit.area import Area
from game.ui.kit.labels import RichText
from game.ui.scenes.framed import FramedScene

GAMES = (
    "*Scrap Knights: Machina Deus*\nA game by Draner of Lytel Saffron (version b.0.0).",
    "*Scrapbots*\nA game by David Torres. The game's design is under the licence CC BY-NC-SA 4.0.",
    "*Command Core*\nA game by Matthew Blanchard.",
    "*Biomechanic Dino Battles*\nA game by Andreas Propst.",
)
REST = (
    "*Iron & Scale* puts these duels on one table. The rules are told in our own words; the games are their "
    "designers'.\n"
    "*Type:* Barlow and Barlow Condensed by Jeremy Tribby, SIL Open Font License.\n"
    "*Drawings and sounds* were made for this table.\n"
    "*Built with* Python, pygame-ce, PyYAML, platformdirs and msgspec."
)


class CreditsScene(FramedScene):
    def __init__(self, context: Context) -> None:
        super().__init__(context, "Credits")
        self.games = [RichText(text, 21) for text in GAMES]
        self.rest = RichText(REST, 18)
        self.fill([*self.games, self.rest])

    def arrange_body(self, area: Area) -> None:
        area.top(8)
        for text, cell in zip(self.games, area.top(250, 20).grid(2, 2, 24), strict=True):
            text.place(cell.inset(6).rect, self.scale)
        self.rest.place(area.inset(6, 0).rect, self.scale)
