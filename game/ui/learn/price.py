"""After a mistake: what it has cost, in numbers, and what could have been done instead."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.ui.layout.leaves import Icon, Picture, Prose, Text, Tint
from game.ui.layout.nodes import Box, Column, Fits, Node, Row, Space, Stack
from game.ui.paint import pen
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.figures.thumbnails import art_strip
from game.ui.paint.materials.steel import plate
from game.ui.paint.palette import bad, good
from game.ui.paint.roles import art_colors
from game.ui.parts.grounds import ground, name_tab
from game.words.messages import SHARED, shipped_messages

_C = art_colors("learn")
_TINTS: dict[str, Tint] = {"played": bad, "lesson": good, "other": "soft"}
_ROW = 40
"""Units of a line of the price."""


@dataclass(frozen=True, slots=True)
class Instead:
    """A choice with what it comes to: what was `played`, the `lesson`'s, or an `other` one."""

    face: CardFace | None
    title: str
    note: str
    tone: str
    label: str


def instead_row(one: Instead) -> Node:
    """The card, its name, and what comes of it."""
    tint, tone = _TINTS[one.tone], _C.ramp(f"prices {one.tone}")
    picture = Picture(partial(_draw_card, one.face), width=56) if one.face is not None else None
    label = Text(one.label, "aside", tint, anchor="right")
    title, note = Text(one.title, "small item", grow=1), Prose(one.note, "fine", tint)
    # A long title has a line of its own: where it fitted nowhere, nothing at all would be seen.
    words = Fits(
        Column(Row(title, label, gap=6, height=18), note),
        Column(Text(one.title, "small item", height=18), Text(one.label, "aside", tint, height=14), note),
        grow=1,
    )
    skin = partial(plate, tone=tone, cut=6)
    return Box(Row(picture, words, gap=8), pad=(8, 4), ground=ground(lambda *size: skin(*size)))


def _draw_card(face: CardFace, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    art = art_strip(face.art, (rect.width, min(round(42 * scale), rect.height)), round(4 * scale))
    surface.blit(art, art.get_rect(center=rect.center))


@dataclass(frozen=True, slots=True)
class Loss:
    """One line of the price: an icon, words, the value before ("" for none) and after.

    `worse` is a loss, `gain` what has become better; what is neither only belongs to it.
    """

    icon: str
    text: str
    before: str
    after: str
    worse: bool
    gain: bool = False


def price_paper(title: str, losses: Sequence[Loss]) -> Node:
    """What a mistake has cost, in numbers, on paper; the tab with its name stands over the upper edge."""
    rows: list[Node] = []
    for one in losses:
        rows += [Picture(_draw_rule, height=1)] if rows else []
        rows.append(_loss(one))
    paper = Box(Column(*rows), pad=(13, 13), ground=ground("paper"))
    return Stack(
        Column(Space(height=12), paper),
        Column(Row(Space(width=15), name_tab(title, "small tab")), Space(grow=1)),
    )


def _loss(one: Loss) -> Node:
    tint: Tint = "soft ink"
    if one.worse or one.gain:
        tint = partial(bad if one.worse else good, paper=True)
    say = shipped_messages(SHARED).say
    change = say("learn", "change", before=one.before, after=one.after) if one.before else one.after
    return Row(
        Icon(one.icon, 22),
        Text(one.text, "loss", grow=1),
        Text(change, "value", tint),
        gap=6,
        align="center",
        height=_ROW,
    )


def _draw_rule(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    pen.rect(surface, _C["rule"], rect)
