"""The effect that runs, in the middle of the stage."""

from dataclasses import dataclass
from functools import partial
from typing import Protocol

import pygame

from game.engine.seats import Seat
from game.ui.layout.engine import Engine
from game.ui.layout.leaves import Name, Picture, Prose, Text
from game.ui.layout.nodes import Box, Column, Node, Row, Stack
from game.ui.layout.tree_widget import draw_tree
from game.ui.motion import Tween, ease_out
from game.ui.paint import pen
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.palette import ON_PAPER_SEATS, SEATS
from game.ui.parts.grounds import ground
from game.ui.tables.scrap_knights.panels.tickets import Tone, words_color
from game.ui.tables.scrap_knights.theme import DUEL
from game.ui.tables.shows.announcement import draw_art
from game.ui.tables.shows.stage import Stage

_SLIP = 340
"""Units of the stage that the slip of the running effect is wide."""
_BELOW, _COMES = 30, 150
"""Units by which it comes up, and in how many milliseconds."""


class SlipPlace(Protocol):
    """What the slip needs of the places of a table: pixels a unit of its own, and where its foot is."""

    @property
    def told(self) -> float: ...

    @property
    def slip_foot(self) -> tuple[int, int]: ...

    def unit(self, amount: float) -> int: ...


@dataclass(frozen=True, slots=True)
class Running:
    """The effect that resolves now: whose card, what it does, and what has come of it so far.

    `moves`: it changes the distance.
    """

    seat: Seat
    face: CardFace
    owner: str
    step: str
    sentences: tuple[tuple[str, Tone], ...]
    moves: bool


class Slip:
    """The running effect on a slip of paper in the middle of the arena, while the chain falls.

    It stands at the foot, away from faces and blows; for a move it hangs below the distance, for then one
    watches the floor.
    """

    def __init__(self) -> None:
        self.raised = 0.0

    def enter(self, stage: Stage) -> None:
        """The next effect comes up from below."""

        def put(value: float) -> None:
            self.raised = value

        stage.play(Tween(put, _BELOW, 0, _COMES, ease_out))

    def draw(
        self, surface: pygame.Surface, shown: Running | None, places: SlipPlace, sign: pygame.Rect
    ) -> list[pygame.Rect]:
        """Draws it in its place, where the `sign` with the distance hangs; returns where."""
        if shown is None:
            return []
        image, aside = running_image(shown, round(_SLIP * places.told), places.told), places.unit(self.raised)
        (x, foot), gap = places.slip_foot, places.unit(8)
        if shown.moves:
            return [surface.blit(image, image.get_rect(midtop=(x, sign.bottom + gap - aside)))]
        return [surface.blit(image, image.get_rect(midbottom=(x, foot + aside)))]


@kept(4_000_000, pixels_of)
def running_image(shown: Running, width: int, scale: float) -> pygame.Surface:
    """A slip of paper of that width."""
    return _image(_running(shown), width, scale)


def _running(shown: Running) -> Node:
    title = Row(
        Name(shown.face.title, "told card", "ink"),
        Name(shown.owner, "owner", lambda: ON_PAPER_SEATS[shown.seat], grow=1),
        Text(shown.step, "told step", partial(words_color, "soft", paper=True), anchor="right"),
        gap=8,
        align="center",
        height=24,
    )
    lines = [
        Prose(told, "told line", partial(words_color, tone, paper=True)) for told, tone in shown.sentences
    ]
    art = Picture(partial(draw_art, shown.face), width=62, height=(44, 60))
    stripe = Box(Row(Picture(partial(_draw_stripe, shown.seat), width=6)), pad=3)
    words = Box(Row(art, Column(title, *lines, gap=1, grow=1), gap=9), pad=(14, 6))
    return Stack(Box(ground=ground("paper")), stripe, words)


def _image(tree: Node, width: int, scale: float) -> pygame.Surface:
    _, _, best = Engine(scale, DUEL, {}).high(tree, width)
    image = pygame.Surface((width, best), pygame.SRCALPHA)
    draw_tree(image, tree, image.get_rect(), scale, DUEL)
    return image


def _draw_stripe(seat: Seat, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    pen.rect(surface, SEATS[seat], rect, border_radius=round(2 * scale))
