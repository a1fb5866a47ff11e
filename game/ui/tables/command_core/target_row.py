"""An opposing mech as a target: its token, what may be expected of the shot, or why there is none."""

from dataclasses import dataclass

import pygame

from game.rules.command_core.odds import Odds
from game.rules.command_core.view import MechView
from game.ui.kit.widget import Box, Command, Widget
from game.ui.paint.icons import icon
from game.ui.paint.palette import DANGER, GOLD, SEATS, TEXT, TEXT_SOFT
from game.ui.paint.skins import box
from game.ui.paint.text import draw_line, fits, text_width
from game.ui.paint.tokens import portrait
from game.ui.parts.plates import DARK, LIT_TONE, PLAIN

_SHOT = ("#3a1f1a", "#2a1613", "#ff8a5c")


@dataclass(frozen=True, slots=True)
class Chance:
    """The best shot at a target in words: the weapon where several could fire, and its chances."""

    odds: Odds
    weapon: str
    words: str


class TargetRow(Widget):
    """Looks like a button while it can be shot at; else it says why not."""

    def __init__(
        self, number: int, mech: MechView, name: str, away: str, chance: Chance | None, reason: str
    ) -> None:
        super().__init__(name=f"target {number + 1}")
        self.number = number
        self.mech = mech
        self.title = name
        self.away = away
        self.chance = chance
        self.reason = reason
        self.near = False
        self.command: Command | None = None

    @property
    def workable(self) -> bool:
        return self.enabled and self.command is not None

    @property
    def pickable(self) -> bool:
        """Like a card."""
        return self.command is not None

    def activate(self) -> None:
        if self.command is not None:
            self.command()

    def draw(self, surface: pygame.Surface) -> None:
        rect, unit = self.rect, self.unit
        tone = DARK if self.chance is None else _SHOT if self.command is not None else PLAIN
        tone = LIT_TONE if self.lit and self.command is not None else tone
        surface.blit(box(*rect.size, unit(7), *tone, max(1, unit(1.5))), rect)
        image, corner = portrait(self.mech.chassis, self.mech.seat, unit(50), near=self.near)
        clip = surface.get_clip()
        surface.set_clip(rect.clip(clip))
        middle = rect.left + unit(32), rect.centery + unit(3)
        surface.blit(image, (middle[0] + corner[0], middle[1] + corner[1]))
        surface.set_clip(clip)
        left, upper, lower = rect.left + unit(66), rect.centery - unit(12), rect.centery + unit(11)
        room = self._room
        name = draw_line(
            surface, self.title, "title", unit(19), SEATS[self.mech.seat], (left, upper), width=room
        )
        x = name.right + unit(10)
        mark = icon("structure", unit(14))
        surface.blit(mark, mark.get_rect(midleft=(x, upper)))
        count = draw_line(surface, str(self.mech.structure), "title", unit(16), TEXT, (x + unit(18), upper))
        place = count.right + unit(10), upper + unit(1)
        draw_line(
            surface,
            self.away,
            "label",
            unit(14),
            TEXT_SOFT,
            place,
            width=max(unit(20), rect.right - unit(78) - place[0]),
        )
        if self.chance is None:
            draw_line(
                surface,
                self.reason,
                "label",
                unit(15),
                DANGER,
                (left, lower),
                width=rect.right - unit(8) - left,
            )
            return
        words = f"{self.chance.weapon}: {self.chance.words}" if self.chance.weapon else self.chance.words
        draw_line(
            surface, words, "label", unit(14.5), TEXT_SOFT, (left, lower), width=rect.right - unit(78) - left
        )
        number = f"{self.chance.odds.damage:.1f}"
        wide = text_width(number, "title", unit(27))
        x = rect.right - unit(34) - wide
        draw_line(surface, number, "title", unit(27), GOLD, (x, rect.centery))
        mark = icon("structure", unit(20))
        surface.blit(mark, mark.get_rect(midright=(rect.right - unit(9), rect.centery)))

    @property
    def _room(self) -> int:
        return self.rect.width - self.unit(66 + 130)

    def boxes(self) -> list[Box]:
        return [Box(self.name, self.rect, fits(self.title, "title", self.unit(19), self._room))]
