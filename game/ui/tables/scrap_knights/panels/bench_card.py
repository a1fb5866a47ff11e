"""A card that stays on the table all game, as a label: picture, name, when it works, what it does."""

from copy import copy
from dataclasses import dataclass, replace
from functools import lru_cache, partial

import pygame

from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Command
from game.ui.layout.engine import Engine
from game.ui.layout.leaves import Icon, Name, Picture, Prose, Text
from game.ui.layout.nodes import Box, Column, Node, Row, Space, Stack
from game.ui.layout.theme import STEEL
from game.ui.layout.tree_widget import TreeWidget, draw_tree
from game.ui.paint import pen
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.frames import PALETTES
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.figures.thumbnails import art_strip
from game.ui.paint.materials.skins import box
from game.ui.paint.materials.steel import INK
from game.ui.paint.palette import GOLD, TEAL
from game.ui.paint.palette import INK as ON_PAPER
from game.ui.paint.roles import rgb
from game.ui.paint.text import draw_line
from game.ui.tables.scrap_knights.theme import DUEL
from game.ui.tables.tags import draw_tag, tag_width

_PAPER = STEEL.tones["paper"][0], STEEL.tones["paper"][1]
_KEY = 14
"""Units of width that the digit on a terse BOT takes."""
_ART = 40
_PICTURE = _ART + 9
"""Units of width of a BOT's picture, and with its margin."""
_NAME = 20
"""Units of height of a name with its margin."""


@dataclass(frozen=True, slots=True)
class Label:
    """What a bench card says: an icon before `when`, `what` below, and dots for tokens out of `full`.

    `count` says in words how many tokens there are. A `terse` one has no picture, a `tight` one smaller
    words as well, and fewer of them: `brief` instead of `when`.
    """

    symbol: str
    when: str
    what: str
    dots: int = 0
    full: int = 0
    count: str = ""
    terse: bool = False
    brief: str = ""
    tight: bool = False


def _body(face: CardFace, label: Label) -> Node:
    if label.terse:
        return _terse_ult_body(face, label) if label.full else _terse_bot_body(face, label)
    return _ult_body(face, label) if label.full else _bot_body(face, label)


def _ult_body(face: CardFace, label: Label) -> Node:
    """Its whole condition, in as many lines as it takes, below the picture and the dots."""
    dots = Row(
        Space(width=1),
        _dots(label),
        Text(label.count, "tokens", anchor="right", grow=1),
        align="center",
        height=18,
    )
    told = Column(Text(face.title, "bench", height=(13, 15)), dots, gap=1, grow=1)
    head = Row(Picture(partial(_draw_art, face), width=48, height=36), told, gap=4, height=36)
    said = _condition(face, label)
    return Box(Column(head, Stack(Picture(_draw_well), Box(said, pad=(4, 3)), grow=1), gap=3), pad=5)


def _terse_ult_body(face: CardFace, label: Label) -> Node:
    # One that is ready says so in place of its dots.
    links = Text(label.count, "tokens", anchor="right") if label.dots == label.full else _dots(label)
    head = Row(Text(face.title, "bench", height=16), Space(grow=1), links, align="center", gap=2, height=16)
    said = Box(_condition(face, label), pad=(4, 2))
    return Box(Column(head, Stack(Picture(_draw_well), said, grow=1), gap=1), pad=(5, 3))


def _dots(label: Label) -> Node:
    lit = [number < label.dots for number in range(label.full)]
    marks = [Picture(partial(_draw_dot, on), width=(9, 11 if label.terse else 14), height=14) for on in lit]
    return Row(*marks, gap=4)


def _condition(face: CardFace, label: Label) -> Node:
    prose = "terse prose" if label.terse and not label.tight else "bench prose"
    pale = rgb(PALETTES[face.palette][3])
    when = Row(
        Box(Icon(label.symbol, 12), height=14, justify="start"),
        Prose(label.when, prose, lambda: pale, grow=1),
        gap=3,
    )
    what = Prose(label.what, prose, "text") if label.what else None
    return Column(when, what, gap=2)


def _bot_body(face: CardFace, label: Label) -> Node:
    return Box(Row(Picture(partial(_draw_art, face), width=_ART), _told(face, label), gap=3), pad=(5, 3))


def _terse_bot_body(face: CardFace, label: Label) -> Node:
    """What it does beside its name, and when below. Of one that is used up the name alone, as high as before:
    nothing on the stage changes its size.
    """
    pale = rgb(PALETTES[face.palette][3])
    what = Name(label.what, "terse line", "text", anchor="right", grow=1) if label.what else Space(grow=1)
    head = Row(Text(face.title, "terse bench"), what, Space(width=_KEY), gap=6, align="center", height=16)
    when: Node = Space(height=16)
    if label.when:
        told = Name(label.when, "terse line", lambda: pale, grow=1)
        when = Row(Icon(label.symbol, 12), told, gap=2, align="center", height=16)
        when = Stack(Picture(_draw_well), Box(when, pad=(3, 0)))
    return Box(Column(head, when), pad=(5, 2))


def _told(face: CardFace, label: Label) -> Node:
    """The name of a BOT above when it works and what it does."""
    pale = rgb(PALETTES[face.palette][3])
    when = Row(
        Icon(label.symbol, 11), Name(label.when, "bench line", lambda: pale, grow=1), gap=1, height=(11, 14)
    )
    said = Column(when, Name(label.what, "bench line", "text", height=(11, 14)), Space(grow=1))
    well = Stack(Picture(_draw_well), Box(said, pad=(3, 1)), grow=1)
    return Column(Text(face.title, "bench", height=(13, 15)), well, grow=1)


def _draw_art(face: CardFace, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    surface.blit(art_strip(face.art, rect.size, round(5 * scale)), rect)
    pen.rect(surface, INK, rect, max(1, round(1.5 * scale)), round(5 * scale))


def _draw_well(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    shade = pygame.Surface(rect.size, pygame.SRCALPHA)
    pen.rect(shade, (13, 14, 22, 130), shade.get_rect(), border_radius=round(4 * scale))
    surface.blit(shade, rect)


def _draw_dot(on: bool, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    """A socket for a token, lit or empty."""
    half, light = rect.width // 2, round(2 * scale)
    pen.circle(surface, INK, rect.center, half)
    pen.circle(surface, (200, 150, 255) if on else (44, 36, 64), rect.center, half * 11 // 14)
    if on:
        pen.circle(surface, (255, 255, 255), (rect.centerx - light, rect.centery - light), light)


@kept(3_000_000, pixels_of)
def _ground(face: CardFace, label: Label, size: tuple[int, int], scale: float) -> pygame.Surface:
    """The whole label as it is while the card can still be used."""
    dark, _, light, _ = PALETTES[face.palette]
    image = box(*size, round(7 * scale), light, dark, INK, max(1.5, 2 * scale), 0.06).copy()
    draw_tree(image, _body(face, label), image.get_rect(), scale, DUEL)
    return image


@kept(1_000_000, pixels_of)
def _spent_ground(face: CardFace, label: Label, size: tuple[int, int], scale: float) -> pygame.Surface:
    """The whole label of a card that is used up."""
    image = _ground(face, label, size, scale).copy()
    image.fill((96, 100, 110, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return image


@lru_cache(maxsize=256)
def _heights(face: CardFace, label: Label, width: int, scale: float) -> tuple[int, int]:
    """The least height of a card and the one at which no letters shrink; asked anew with every choice."""
    least, firm, _ = Engine(scale, DUEL, {}).high(_body(face, label), width)
    return least, firm


class BenchCard(TreeWidget, CardWidget):
    """`spent` are the words on one that cannot be used any more."""

    theme = DUEL

    def __init__(
        self, gallery: Gallery, face: CardFace, label: Label, pick: Command | None, *, spent: str = ""
    ) -> None:
        super().__init__(gallery, face, pick, compact=True)
        self.label = label
        self.owned = 0, ""
        """Whose it is, and the id of the card."""
        self.spent = spent
        self.key_name = ""
        """The digit that leads to it, on its corner."""

    def condition_only(self) -> "BenchCard":
        """The same card without what it does, where room is short: the closer look says that."""
        short = copy(self)
        short.label = replace(self.label, what="")
        return short

    def terse(self) -> "BenchCard":
        """The same card without its picture: one that is used up is its name."""
        short = copy(self)
        short.label = replace(self.label, terse=True)
        if self.spent:
            short.label = replace(short.label, when="", what="")
        return short

    def tight(self) -> "BenchCard":
        """The same card without its picture, in smaller words and fewer, so that what it does has room."""
        short = self.terse()
        short.label = replace(short.label, when=self.label.brief or self.label.when, tight=True)
        return short

    def body(self) -> Node:
        assert self.face is not None
        return _body(self.face, self.label)

    def wants_high(self, width: int, scale: float) -> tuple[int, int]:
        assert self.face is not None
        return _heights(self.face, self.label, width, scale)

    def draw(self, surface: pygame.Surface) -> None:
        assert self.face is not None
        paint = _spent_ground if self.spent else _ground
        surface.blit(paint(self.face, self.label, self.rect.size, self.scale), self.rect)
        if self.spent:
            draw_tree(surface, self._over_picture(), self.rect, self.scale, DUEL)
        if self.label.full and self.label.dots >= self.label.full:
            edge = self.unit(3)
            pen.rect(surface, TEAL, self.rect.inflate(edge, edge), edge, border_radius=3 * edge)
        if self.pickable or self.picked:
            edge = self.unit(4)
            width = max(2, edge if self.picked or self.lit else edge * 5 // 8)
            pen.rect(surface, GOLD, self.rect.inflate(edge, edge), width, border_radius=2 * edge)
        if self.key_name:
            self._draw_key(surface)

    def _draw_key(self, surface: pygame.Surface) -> None:
        """The digit on a small key of paper, at the right of the name."""
        side, edge = self.unit(16), self.unit(4)
        cap = pygame.Rect(self.rect.right - side - edge, self.rect.top + edge // 2, side, side)
        surface.blit(box(side, side, edge, *_PAPER, INK, max(1, self.unit(1.5))), cap)
        draw_line(surface, self.key_name, "bold", self.unit(12), ON_PAPER, cap.center, "center")

    def _over_picture(self) -> Node:
        if not self.label.terse:
            return Row(Text(self.spent, "used", anchor="center", width=_PICTURE))
        return Row(Space(grow=1), Text(self.spent, "used"), Space(width=6))

    def draw_mark(self, surface: pygame.Surface, text: str, *, left: bool, below: int = 0) -> None:
        """An orange edge, and a tag at the card's `left` or right, over no words and `below` other tags."""
        edge, pixels = self.unit(2), self.unit(14)
        pen.rect(surface, (240, 162, 74), self.rect.inflate(edge, edge), edge, border_radius=4 * edge)
        aside = tag_width(text, pixels) // 2 + edge
        x = self.rect.left - aside if left else self.rect.right + aside
        draw_tag(surface, text, pixels, (x, max(self.rect.centery, below + pixels)), "hit")
