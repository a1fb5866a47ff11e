"""What a computer player says at a telling moment: a line on paper beside its face."""

from collections import Counter
from functools import partial
from typing import Any

import pygame

from game.engine.seats import Seat
from game.ui.layout.engine import Engine
from game.ui.layout.leaves import Picture, Prose
from game.ui.layout.nodes import Box, Node, Row
from game.ui.layout.theme import STEEL
from game.ui.layout.tree_widget import draw_tree
from game.ui.motion import InTurn, Pause, Together, Tween, ease_out, linear
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.figures.thumbnails import sign
from game.ui.parts.grounds import ground
from game.ui.tables.session.seats import LOOKS
from game.ui.tables.shows.stage import Stage
from game.ui.tables.shows.stage_pieces import Piece, setter
from game.words.messages import Messages

READ = 1700
"""Milliseconds for which a line can be read; it comes and goes besides."""
APART, SAME_APART = 3, 8
"""Choices of the match that lie at least between two lines, unless the moment is a great one, and between two
of the same moment.
"""
_COMES, _GOES = 150, 220
_WIDE, _FACE = 218, 38
"""Units: the width of the paper, and of the face on it."""


class Quips:
    """The lines of one match. In the messages `quips` there are two by robot and moment: "chip_hit_1".

    The same match says the same lines at the same moments, however often it is looked at.
    """

    def __init__(self) -> None:
        self._said: Counter[str] = Counter()
        self._last: tuple[int, str] | None = None

    def line(self, texts: Messages, look: str, moment: str, choices: int, *, great: bool = False) -> str:
        """What a robot says now; "" where one has just spoken. After so many choices of the match."""
        if not self._due(moment, choices, great):
            return ""
        self._last = choices, moment
        self._said[moment] += 1
        return texts.say("quips", f"{look}_{moment}_{2 - self._said[moment] % 2}")

    def _due(self, moment: str, choices: int, great: bool) -> bool:
        if self._last is None or choices < self._last[0]:
            return True
        before, what = self._last
        return choices - before >= (SAME_APART if moment == what else 0 if great else APART)


def said_at(board: Any, seat: Seat, moment: str, *, great: bool = False) -> tuple[str, str]:
    """The robot of a seat and its line at a moment; two "" where it says nothing, as a person does."""
    session = board.scene.session
    look = LOOKS.get(session.seats[seat], "")
    if not look:
        return "", ""
    line = board.quips.line(board.scene.words.texts, look, moment, len(session.match.record), great=great)
    return (look, line) if line else ("", "")


def speak(stage: Stage, look: str, said: str, place: pygame.Rect, scale: float, wait: float) -> None:
    """Shows a line for a while at the upper right of a place, no broader than this."""
    image = paper(look, said, min(round(_WIDE * scale), place.width), scale)
    middle = image.get_rect(topright=place.topright).center
    if stage.timeline.still:
        stage.run(Piece(image, *middle), Pause(READ), wait, calm=True)
        return
    piece = Piece(image, *middle, size=0.7, alpha=0)
    come = Together(
        Tween(setter(piece, "size"), 0.7, 1, _COMES, ease_out),
        Tween(setter(piece, "alpha"), 0, 1, _COMES, linear),
    )
    stage.run(piece, InTurn(come, Pause(READ), Tween(setter(piece, "alpha"), 1, 0, _GOES, linear)), wait)


@kept(1_000_000, pixels_of)
def paper(look: str, said: str, width: int, scale: float) -> pygame.Surface:
    """The paper with the face and the line, as high as these need."""
    tree = _tree(look, said)
    height = Engine(scale, STEEL, {}).high(tree, width)[2]
    image = pygame.Surface((width, height), pygame.SRCALPHA)
    draw_tree(image, tree, image.get_rect(), scale, STEEL)
    return image


def _tree(look: str, said: str) -> Node:
    face = Picture(partial(_draw_face, look), width=_FACE, height=_FACE)
    line = Row(face, Prose(said, "quip", middle=True, grow=1), gap=10, align="center")
    return Box(line, pad=(8, 7), ground=ground("paper"))


def _draw_face(look: str, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    face = sign(look, min(rect.size))
    surface.blit(face, face.get_rect(center=rect.center))
