"""The head of a bench: whose side it is, who has the initiative, and the knock-outs."""

from collections.abc import Callable, Hashable

import pygame

from game.engine.seats import Seat
from game.ui.layout.host import Host
from game.ui.layout.leaves import Icon, Name, Picture, Text
from game.ui.layout.nodes import Box, Column, Fits, Node, Row, Stack
from game.ui.layout.plate import Plate
from game.ui.paint import pen
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.figures.thumbnails import sign as sign_of_robot
from game.ui.paint.icons import icon
from game.ui.paint.materials.seat_mark import seat_mark
from game.ui.paint.materials.skins import box
from game.ui.paint.materials.steel import hex_of
from game.ui.paint.palette import SEATS
from game.ui.paint.roles import art_colors
from game.ui.paint.schemes import with_shapes
from game.ui.parts.drawn import Drawn
from game.ui.tables.dino_battles.arena.marks import mark

_COLORS = art_colors("dino_battles/side")


@kept(600_000, pixels_of)
def side_ground(width: int, height: int, radius: int, tint: str) -> pygame.Surface:
    """A dark plate with an edge in a seat's colour."""
    top, low = _COLORS.ramp("ground")
    return box(width, height, radius, top, low, tint, max(1, radius // 5))


_FACE = 24
"""Units: the face of a computer player beside its name."""
INITIATIVE = "initiative"
"""What the token on its way hides."""


class SideHead(Plate, Drawn):
    """`role` is what stands under the name ("computer · hard"), `label` over the knock-outs, `score` how many
    there are and how many win; `first` has the initiative. `share` is that of its usual height which it has.
    """

    share = 1.0
    cards: int | None = None
    """The cards in the hand of a side whose hand is not seen."""
    robot = ""
    """The face of a computer player; "" for a person's side."""

    def __init__(
        self, seat: Seat, title: str, role: str, label: str, score: tuple[int, int], *, first: bool
    ) -> None:
        super().__init__(f"side {seat}")
        self.label = label
        self.seat, self.title, self.role, self.first = seat, title, role, first
        self.knockouts, self.needed = score

    @property
    def token(self) -> pygame.Rect:
        """Where the mark of the initiative lies, or would lie."""
        host = Host()
        host.lay(self._written(first=True), self.rect, self.scale)
        return next(one.rect for one in host.leaves if one.name == "initiative")

    @property
    def face_place(self) -> pygame.Rect | None:
        """Where the face of a computer player is; None for a person's side."""
        host = Host()
        host.lay(self._written(first=self.first), self.rect, self.scale)
        return next((one.rect for one in host.leaves if one.name == "face"), None)

    def looks(self) -> Hashable:
        return (
            self.seat,
            self.title,
            self.role,
            self.label,
            self.knockouts,
            self.needed,
            self.first,
            self.share,
            self.robot,
            self.cards,
        )

    def body(self) -> Node:
        return self._written(first=self.first)

    def _written(self, *, first: bool) -> Node:
        sign = Picture(self._paint_seat, width=32 / 3, height=32 / 3) if with_shapes() else None
        face = Picture(self._paint_face, name="face", width=_FACE, height=_FACE) if self.robot else None
        name = Name(self.title, "side", f"seat {self.seat}", grow=1)
        token = Picture(
            self._paint_token, name="initiative", width=88 / 3 * self.share, height=88 / 3 * self.share
        )
        score = Text(self.label, "score", anchor="right", height=12)
        pips = Row(
            *[Picture(self._pip(number), width=18 * self.share) for number in range(self.needed)],
            gap=2,
            height=18 * self.share,
        )
        # Where there is no room for its level, a computer is called one.
        short = Text(self.role.partition(",")[0], "role")
        role = Fits(Text(self.role, "role"), short, grow=1)
        above = Row(
            sign,
            face,
            name,
            token if first else None,
            # Where room is short the name needs it, and the pips say as much.
            None if first and self.share < 1 else score,
            gap=4,
            align="center",
            height=88 / 3 * self.share,
        )
        hand = Row(Icon("hand", 14), Text(str(self.cards), "score"), gap=3, align="center")
        below = Row(
            role,
            hand if self.cards is not None else None,
            pips,
            gap=4,
            align="center",
            height=18 * self.share,
        )
        return Stack(
            Picture(self._paint_ground), Box(Column(above, below, gap=3), pad=(8, 4), justify="center")
        )

    def _paint_ground(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        surface.blit(side_ground(*rect.size, round(8 * scale), hex_of(SEATS[self.seat])), rect)

    def _paint_face(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        surface.blit(sign_of_robot(self.robot, min(rect.size)), rect)

    def _paint_seat(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        surface.blit(seat_mark(self.seat, rect.height), rect)

    def _paint_token(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        surface.blit(mark("initiative", rect.width), rect)

    def _pip(self, number: int) -> Callable[[pygame.Surface, pygame.Rect, float], None]:
        """A knock-out, or the room for one."""

        def paint(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
            if number < self.knockouts:
                surface.blit(icon("knockout", rect.width), rect)
            else:
                width = max(1, round(5 / 3 * scale))
                pen.circle(surface, _COLORS["no knock-out"], rect.center, rect.width // 2 - 1, width)

        return paint
