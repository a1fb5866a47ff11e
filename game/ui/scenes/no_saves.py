"""What stands where nothing is saved yet: a picture, what is saved and when, and the way to a match."""

from collections.abc import Callable
from functools import partial

import pygame

from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.labels import Label, RichText
from game.ui.kit.widget import Widget
from game.ui.paint.cache.late import LatePictures
from game.ui.paint.materials.skins import paper_skin, sunk_skin
from game.ui.paint.palette import INK
from game.ui.paint.scenery.duel_picture import paint_duel
from game.ui.tables.game_ui import all_games
from game.words.messages import Messages

_PAPER = (1000, 470)
_SIDE_BY_SIDE = 2


class NoSaves:
    """`begin` is called with the id of the game to set up."""

    def __init__(self, words: Messages, pictures: LatePictures, begin: Callable[[str], None]) -> None:
        self.pictures = pictures
        games = all_games()
        self.game = games[0].id
        self.heading = Label(words.say("saves", "none"), "title", 30, INK)
        self.text = RichText(words.say("saves", "none_text"), 21, INK, middle=True)
        self.buttons = [
            Button(
                words.say("saves", "play_game", game=game.name),
                partial(begin, game.id),
                primary=not number,
                symbol="plus",
                size=20,
            )
            for number, game in enumerate(games)
        ]
        self.paper = self.picture = pygame.Rect(0, 0, 1, 1)

    @property
    def widgets(self) -> list[Widget]:
        return [self.heading, self.text, *self.buttons]

    def show(self, visible: bool) -> None:
        for widget in self.widgets:
            widget.visible = visible

    def arrange(self, area: Area) -> None:
        paper = area.centered(*_PAPER)
        self.paper = paper.rect
        inside = paper.inset(18, 18)
        self.picture = inside.left(inside.rect.width * 0.42 / area.scale, 24).rect
        words = inside.inset(0, 4)
        self.heading.place(words.top(42, 8).rect, area.scale)
        rows = -(-len(self.buttons) // _SIDE_BY_SIDE)
        places = words.bottom(rows * 56 - 8, 10).grid(_SIDE_BY_SIDE, rows, 8)
        for button, place in zip(self.buttons, places, strict=False):
            button.place(place.rect, area.scale)
        self.text.place(words.rect, area.scale)

    def draw(self, surface: pygame.Surface, scale: float) -> None:
        surface.blit(paper_skin(*self.paper.size, scale, 11), self.paper)
        key = ("no saves", self.game, self.picture.size)
        paint = partial(paint_duel, self.game, (), self.picture.size, scale)
        image = self.pictures.get(key, paint)
        surface.blit(image or sunk_skin(*self.picture.size, scale), self.picture)
