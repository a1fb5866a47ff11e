"""Whose games these are, and what else the program is made of."""

from functools import partial

import pygame

from game.ui.context import Context
from game.ui.kit.area import Area
from game.ui.kit.labels import RichText
from game.ui.paint.art import box_art
from game.ui.paint.late import LatePictures
from game.ui.paint.palette import INK, TEXT
from game.ui.paint.skins import paper_skin, sunk_skin
from game.ui.paint.text import lay_out
from game.ui.scenes.framed import FramedScene
from game.ui.tables.game_ui import COMING, all_games

REST = (
    "*Iron & Scale* puts these duels on one table. The rules are told in our own words; the games are their "
    "designers'.\n"
    "*Type:* Barlow and Barlow Condensed by Jeremy Tribby, SIL Open Font License.\n"
    "*Drawings and sounds* were made for this table.\n"
    "*Built with* Python, pygame-ce, PyYAML, platformdirs and msgspec."
)
_PICTURE = 168
"""Width of a game's picture in units, at most."""
_PAPERS, _GAMES = 308, 0.6
"""Height of the games' papers in units, and the share of the panel that they take in a low one."""
_BETWEEN = 36
"""Units between the papers and the text below, and below that."""


def _game_credits() -> list[tuple[str, str]]:
    """The id of each game, and whose it is."""
    credits = [(game.id, f"*{game.full_name}*\n{game.credit}") for game in all_games()]
    return [*credits, *((game.id, f"*{game.name}*\n{game.credit}") for game in COMING)]


class CreditsScene(FramedScene):
    """A paper for each game with its picture, then the program itself."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, "Credits")
        self.pictures = LatePictures(context.ahead)
        self._games = [game for game, _ in _game_credits()]
        self.games = [RichText(text, 20, INK, middle=True) for _, text in _game_credits()]
        self.rest = RichText(REST, 18)
        self._papers: list[pygame.Rect] = []
        self._wide: float = _PICTURE
        self.fill([*self.games, self.rest])

    def arrange_body(self, area: Area) -> None:
        area.top(4)
        self._papers = []
        room = area.rect.height / self.scale
        low = room * _GAMES < _PAPERS
        # The papers take all that the rest leaves free.
        free = room - self._rest_height(area.rect.width) - _BETWEEN
        papers, gap = (room * _GAMES, 12.0) if low else (max(_PAPERS, free), 20.0)
        for text, cell in zip(self.games, area.top(papers, gap + 4).grid(2, 2, gap), strict=True):
            self._papers.append(cell.rect)
            text.size = 16 if low else 20
            inside = cell.inset(12, 12)
            self._wide = min(
                _PICTURE * max(1.0, cell.rect.height / area.unit(144)), inside.rect.height * 1.28 / self.scale
            )
            inside.left(self._wide, 14)
            text.place(inside.rect, self.scale)
        self.rest.place(area.inset(6, 0).rect, self.scale)

    def _rest_height(self, width: int) -> float:
        """Units that the text below the papers takes."""
        return lay_out(REST, round(self.rest.size * self.scale), width, TEXT).height / self.scale

    def paint_body(self, surface: pygame.Surface) -> None:
        margin = round(12 * self.scale)
        for game, paper in zip(self._games, self._papers, strict=True):
            surface.blit(paper_skin(*paper.size, self.scale, 11), paper)
            picture = paper.inflate(-2 * margin, -2 * margin)
            picture.width = round(self._wide * self.scale)
            paint = partial(box_art, game, picture.size, round(5 * self.scale))
            image = self.pictures.get((game, picture.size), paint)
            surface.blit(image or sunk_skin(*picture.size, self.scale), picture)

    def update(self, milliseconds: int) -> bool:
        if self.pictures.arrived():
            self.stale = True
        return False

    def leave(self) -> None:
        self.pictures.forget()
