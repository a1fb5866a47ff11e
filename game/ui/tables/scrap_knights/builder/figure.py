"""The mech that is built: each part wears the colours of its card's kind, and a tag says which card it is."""

from collections.abc import Mapping
from functools import partial

import pygame

from game.content.art import shipped_art
from game.content.scrap_knights import CONTENT, Library, MechSide
from game.ui.paint import pen
from game.ui.paint.cache.memory import kept, pixels_of_drawn
from game.ui.paint.cards.frames import PALETTES
from game.ui.paint.figures.figures import READY, UNITS, Drawn, painted
from game.ui.paint.figures.rig import PARTS, joints, mech
from game.ui.paint.icons import icon
from game.ui.paint.materials.skins import box
from game.ui.paint.palette import SEATS, TEXT, TEXT_SOFT
from game.ui.paint.roles import rgb
from game.ui.paint.text import SMALLEST, draw_line, text_width
from game.ui.tables.scrap_knights.worn import PALETTES as WORN
from game.ui.tables.scrap_knights.worn import kinds_of
from game.ui.workshop.side_stand import lamp_light
from game.words.messages import Messages

_SIDES = (("head", "rear arm", "chest", "rear leg"), ("back", "front arm", "front leg"))
"""The parts whose tags are left and right of the mech, from top to bottom."""
_TALL, _FOOT = 0.8, 16
_TAG = (78, 34)
_ROOM = 330
"""Units of width from which on the tags have room."""


@kept(4_000_000, pixels_of_drawn)
def _built(look: str, kinds: tuple[str, ...], height: int) -> Drawn:
    art = shipped_art()
    parts = {part: WORN[kind] for part, kind in zip(PARTS, kinds, strict=True)}
    drawn = mech(art.looks[look], art.poses[READY], art.palettes, parts=parts)
    return painted(drawn, height / UNITS, SEATS[0])


def built_mech(side: MechSide, library: Library, height: int) -> Drawn:
    """The mech of a side as high as that, in the colours of its cards."""
    return _built(_known_look(side), kinds_of(side, library), height)


def _known_look(side: MechSide) -> str:
    look = CONTENT.sides.look(side) if CONTENT.sides is not None else ""
    return look if look in shipped_art().looks else "duelist"


def paint_mech(side: MechSide, library: Library, texts: Messages) -> partial[None]:
    """Paints the mech of a side with its tags: `paint(surface, place, scale)`."""
    return partial(_paint, _known_look(side), kinds_of(side, library), texts)


def _paint(
    look: str,
    kinds: tuple[str, ...],
    texts: Messages,
    surface: pygame.Surface,
    place: pygame.Rect,
    scale: float,
) -> None:
    surface.blit(lamp_light(*place.size), place)
    height = round(place.height * _TALL)
    image, (left, top) = _built(look, kinds, height)
    foot = place.centerx, place.bottom - round(_FOOT * scale)
    clip = surface.get_clip()
    surface.set_clip(place.clip(clip))
    surface.blit(image, (foot[0] + left, foot[1] + top))
    if place.width >= _ROOM * scale:
        unit = height / UNITS
        points = {
            part: (round(foot[0] + x * unit), round(foot[1] + y * unit))
            for part, (x, y) in joints(shipped_art().poses[READY]).items()
        }
        _tags(dict(zip(PARTS, kinds, strict=True)), points, texts, surface, place, scale)
    surface.set_clip(clip)


def _tags(
    kinds: Mapping[str, str],
    points: Mapping[str, tuple[int, int]],
    texts: Messages,
    surface: pygame.Surface,
    place: pygame.Rect,
    scale: float,
) -> None:
    wide, high, edge = (round(length * scale) for length in (*_TAG, 8))
    for right, parts in enumerate(_SIDES):
        step = (place.height - 2 * edge - high) / (len(parts) - 1)
        for row, part in enumerate(parts):
            tag = pygame.Rect(place.left + edge, round(place.top + edge + row * step), wide, high)
            if right:
                tag.right = place.right - edge
            kind = kinds[part]
            color = rgb(PALETTES[kind][2]) if kind else TEXT_SOFT
            start = tag.midleft if right else tag.midright
            pen.line(surface, color, start, points[part], max(1, round(1.5 * scale)))
            pen.circle(surface, color, points[part], max(2, round(3 * scale)))
            _tag(part, kind, color, texts, surface, tag, scale)


def _tag(
    part: str,
    kind: str,
    color: tuple[int, int, int],
    texts: Messages,
    surface: pygame.Surface,
    tag: pygame.Rect,
    scale: float,
) -> None:
    say = texts.say
    number = PARTS.index(part) + 1
    name = say("builder", "ult") if part == "head" else say("builder", "act_number", number=number)
    words = name, say("parts", part.replace(" ", "_"))
    surface.blit(box(*tag.size, round(5 * scale), "#1a222b", "#10161d", _hex(color), 1), tag)
    sizes = (max(SMALLEST, round(14 * scale)), max(SMALLEST, round(12 * scale)))
    left = tag.left + round(6 * scale)
    mark = icon(kind or "warning", sizes[0])
    surface.blit(mark, mark.get_rect(midleft=(left, tag.top + round(tag.height * 0.3))))
    start = left + mark.get_width() + round(3 * scale)
    draw_line(surface, words[0], "title", sizes[0], TEXT, (start, tag.top + round(tag.height * 0.3)))
    room = tag.width - round(12 * scale)
    if text_width(words[1], "label", sizes[1]) <= room:
        draw_line(surface, words[1], "label", sizes[1], TEXT_SOFT, (left, tag.top + round(tag.height * 0.72)))


def _hex(color: tuple[int, int, int]) -> str:
    return "#{:02x}{:02x}{:02x}".format(*color[:3])
