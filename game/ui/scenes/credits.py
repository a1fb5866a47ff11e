"""Whose games these are, and what else the program is made of."""

from functools import partial

import pygame

from game.ui.context import Context
from game.ui.layout.leaves import Picture, Prose
from game.ui.layout.nodes import Box, Column, Fits, Grid, Node, Row, Scroll, Space, Stack
from game.ui.paint.cache.late import LatePictures
from game.ui.paint.figures.art import box_art
from game.ui.paint.materials.skins import paper_skin, sunk_skin
from game.ui.parts.grounds import ground
from game.ui.scenes.framed import FramedScene
from game.ui.tables.game_ui import COMING, all_games

_SHAPE = 1.28
"""Width of a game's picture divided by its height."""


def _paper(width: int, height: int, scale: float) -> pygame.Surface:
    return paper_skin(width, height, scale, 11)


class CreditsScene(FramedScene):
    """A paper for each game with its picture, then the program itself."""

    def __init__(self, context: Context) -> None:
        words = context.words
        super().__init__(context, words.say("credits", "title"))
        self.pictures = LatePictures(context.ahead)
        playable = [(game.id, game.full_name, game.credit) for game in all_games()]
        coming = [(game.id, game.name, game.credit) for game in COMING]
        self._games = [
            (game, words.say("credits", "game", name=name, credit=credit))
            for game, name, credit in (*playable, *coming)
        ]
        rest = (
            words.say("credits", "duels"),
            words.say("credits", "type"),
            words.say("credits", "drawings"),
            words.say("credits", "built"),
        )
        self._rest = Prose("\n".join(rest), "colophon", name="rest")

    def page(self) -> Node:
        # The larger the papers, the more of a picture is seen: its shape stays.
        pages = [self._papers(2, high) for high in range(200, 111, -8)]
        # In the largest letters a game has a row of its own: two side by side would cut up their pictures.
        last = Scroll(self._papers(1, 96), "credits")
        return Fits(*pages, self._papers(3, 144), self._papers(3, 112), last)

    def _papers(self, columns: int, high: float) -> Node:
        """The papers take all that the rest leaves free."""
        papers = [self._paper(game, told, high) for game, told in self._games]
        rest = Box(self._rest, pad=(6, 0))
        return Column(
            Space(height=4), Grid(columns, *papers, gap=12, grow=1), Space(height=(4, 20)), rest, gap=4
        )

    def _paper(self, game: str, told: str, high: float) -> Node:
        picture = Picture(partial(self._paint, game), width=(high - 24) * _SHAPE)
        words = Prose(told, "credit", name=told[:24], middle=True, grow=1)
        inside = Stack(Space(height=high - 24), Row(picture, words, gap=14))
        return Box(inside, pad=12, ground=ground(_paper), grow=1)

    def _paint(self, game: str, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        image = self.pictures.get((game, rect.size), partial(box_art, game, rect.size, round(5 * scale)))
        surface.blit(image or sunk_skin(*rect.size, scale), rect)

    def update(self, milliseconds: int) -> bool:
        if self.pictures.arrived():
            self.stale = True
        return False

    def leave(self) -> None:
        self.pictures.forget()
