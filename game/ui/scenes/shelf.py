"""The games as boxes on a shelf: art, name, a line; those still to come say so."""

from dataclasses import dataclass

import pygame

from game.ui.kit.widget import Box, Command, Widget
from game.ui.paint.art import box_art
from game.ui.paint.palette import GOLD, TEXT, TEXT_SOFT
from game.ui.paint.skins import shadow
from game.ui.paint.text import draw_line, fits
from game.ui.tables.game_ui import COMING, all_games


@dataclass(frozen=True, slots=True)
class Title:
    """A game of the shelf; `ready` ones can be played."""

    game: str
    name: str
    line: str
    ready: bool


def shelf() -> tuple[Title, ...]:
    """The games that can be played, then those to come."""
    return (
        *(Title(game.id, game.name, game.line, True) for game in all_games()),
        *(Title(game.id, game.name, IN_WORK, False) for game in COMING),
    )


IN_WORK = "Still in the workshop"
_FOOT = 62
"""Height of the name's band, in units."""


class GameBox(Widget):
    """One box; a click opens the set-up of a game that is ready."""

    def __init__(self, title: Title, command: Command) -> None:
        super().__init__(name=f"box {title.game}")
        self.title = title
        self.command = command
        self.enable(title.ready, f"{title.name} is still in the workshop.")

    def activate(self) -> None:
        self.command()

    def _band(self) -> pygame.Rect:
        band = self.rect.copy()
        band.height = self.unit(_FOOT)
        band.bottom = self.rect.bottom
        return band

    def draw(self, surface: pygame.Surface) -> None:
        radius, blur = self.unit(14), max(3, self.unit(10))
        surface.blit(
            shadow(*self.rect.size, radius, blur),
            (self.rect.left - blur, self.rect.top - blur + self.unit(4)),
        )
        surface.blit(box_art(self.title.game, self.rect.size, radius, dim=not self.title.ready), self.rect)
        band = self._band()
        veil = pygame.Surface(band.size, pygame.SRCALPHA)
        pygame.draw.rect(
            veil,
            (9, 14, 19, 232),
            veil.get_rect(),
            border_bottom_left_radius=radius,
            border_bottom_right_radius=radius,
        )
        surface.blit(veil, band)
        ready = self.title.ready
        edge = GOLD if ready and self.lit else (79, 127, 142) if ready else (52, 74, 84)
        pygame.draw.rect(surface, edge, self.rect, max(1, self.unit(2.5)), border_radius=radius)
        left, room = band.left + self.unit(16), band.width - self.unit(32)
        draw_line(
            surface,
            self.title.name,
            "title",
            self.unit(25),
            TEXT if ready else TEXT_SOFT,
            (left, band.top + self.unit(21)),
            width=room,
        )
        draw_line(
            surface,
            self.title.line,
            "text" if ready else "italic",
            self.unit(15),
            TEXT_SOFT,
            (left, band.top + self.unit(45)),
            width=room,
        )

    def boxes(self) -> list[Box]:
        room = self.rect.width - self.unit(32)
        fit = fits(self.title.name, "title", self.unit(25), room) and fits(
            self.title.line, "text", self.unit(15), room
        )
        return [Box(self.name, self.rect, fit)]
