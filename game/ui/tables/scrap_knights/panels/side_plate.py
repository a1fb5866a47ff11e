"""The plate of one side as a tree: portrait and name on steel, tokens and gauges; the far one is mirrored."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

import pygame

from game.engine.seats import Seat
from game.rules.scrap_knights import picks
from game.rules.scrap_knights.preview import Preview
from game.rules.scrap_knights.state import OVERHEAT, START_HP, TOKENS
from game.rules.scrap_knights.view import SeatView
from game.ui.kit.widget import Command, Widget
from game.ui.kit.widget import Text as Sentence
from game.ui.layout.leaves import Name, Part, Picture, Text
from game.ui.layout.nodes import Align, Column, Fits, Node, Row, Space
from game.ui.layout.painted import Pressable
from game.ui.paint import pen
from game.ui.paint.figures.thumbnails import head
from game.ui.paint.materials.seat_mark import seat_mark
from game.ui.paint.materials.steel import INK, plate
from game.ui.paint.palette import SEATS
from game.ui.paint.schemes import with_shapes
from game.ui.parts.gauge import CellGauge
from game.ui.parts.status_marks import StatusMark
from game.ui.tables.tags import draw_tag
from game.words.scrap_knights.preview_text import Tone, heat_tag, other_heat_tag, own_tags
from game.words.scrap_knights.table_text import TableWords

T = TypeVar("T")
_WIDE, _NARROW = 381, (258, 381)
"""Units that a plate is wide, and one beside others with large words."""


class SidePlate(Pressable):
    """The steel that a side's portrait, name, tokens and gauges lie on."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"plate {seat}", ("plain", "lit"))

    def draw_ground(self, surface: pygame.Surface) -> None:
        surface.blit(plate(*self.rect.size, self.scale), self.rect)


def side_plate(
    seat: Seat,
    look: str,
    name: str,
    who: str,
    tokens: Sequence[StatusMark],
    gauges: Sequence[CellGauge],
    *,
    mirrored: bool,
    narrow: bool = False,
) -> Node:
    """`who` sits there stands beside the name where there is room; a `narrow` one may give away width."""
    marks = [Part(one, width=25, height=25) for one in tokens]
    names = Row(_names(seat, name, who, mirrored=mirrored), width=(64, 178) if narrow else 178)
    upper = _mirrored(
        [names, Space(width=9), Row(*_mirrored(marks, mirrored), gap=8 if narrow else 12), Space(grow=1)],
        mirrored,
    )
    hp, heat = gauges
    told = Column(
        Space(height=2),
        Row(*upper, height=25),
        Part(hp, height=20),
        Space(height=2),
        Part(heat, height=17),
        grow=1,
    )
    face = Picture(partial(_draw_face, seat, look, mirrored), width=64)
    inside = _mirrored([face, Space(width=16), told, Space(width=9)], mirrored)
    return Part(SidePlate(seat), Row(*inside), width=_NARROW if narrow else _WIDE, height=72)


def _mirrored(parts: Sequence[T], mirrored: bool) -> Sequence[T]:
    return parts[::-1] if mirrored else parts


def _names(seat: Seat, name: str, who: str, *, mirrored: bool) -> Node:
    mark = Picture(partial(_draw_mark, seat), width=15) if with_shapes() else None

    def row(*beside: Node) -> Node:
        parts = [mark, Name(name, "side", f"seat {seat}"), *beside]
        return Row(*_mirrored(parts, mirrored), gap=6, justify=justify, grow=1)

    justify: Align = "end" if mirrored else "start"
    return Fits(row(Text(who, "sits")), row(), grow=1) if who else row()


def _draw_mark(seat: Seat, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    mark = seat_mark(seat, rect.width)
    surface.blit(mark, mark.get_rect(center=rect.center))


def _draw_face(
    seat: Seat, look: str, mirrored: bool, surface: pygame.Surface, rect: pygame.Rect, scale: float
) -> None:
    """A little larger than the plate is high."""
    face = rect.inflate(round(8 * scale), round(6 * scale))
    edge = round(3 * scale)
    surface.blit(head(look, face.size, 2 * edge, left=mirrored), face)
    pen.rect(surface, INK, face, max(2, edge), 2 * edge)
    pen.rect(surface, SEATS[seat], face.inflate(-edge, -edge), max(1, edge // 2), round(5 * scale))


def make_gauges(
    seat: Seat,
    side: SeatView,
    words: TableWords,
    preview: Preview | None = None,
    *,
    mirrored: bool,
    own: bool = True,
) -> tuple[CellGauge, CellGauge]:
    """HP and heat; a preview of a choice of its `own` or of the other side, where a number comes of it, is
    laid over them.
    """
    name = words.names[seat]
    hp_span = heat = None
    if preview is not None:
        hp_span = preview.hp if own else preview.other_hp
        heat = min((preview.heat if own else preview.other_heat)[0], OVERHEAT)
    hp = CellGauge(
        "hp",
        side.hp,
        START_HP,
        "hp",
        name=f"hp {seat}",
        hint=words.hint("hp", name=name, hp=side.hp, full=START_HP),
        forecast=hp_span[0] if hp_span is not None and hp_span[0] == hp_span[1] else None,
        low=3,
        mirrored=mirrored,
    )
    warm = CellGauge(
        "heat",
        side.heat,
        OVERHEAT,
        "heat",
        name=f"heat {seat}",
        hint=words.hint("heat", name=name, heat=side.heat, limit=OVERHEAT),
        forecast=heat,
        low=-1,
        high=OVERHEAT - 2,
        warns=True,
        mirrored=mirrored,
    )
    return hp, warm


def make_tokens(
    seat: Seat,
    side: SeatView,
    words: TableWords,
    spend: Callable[[str], Command | None],
    refusal: Callable[[str], Sentence],
) -> list[StatusMark]:
    """A mark for each token; `spend` gives what it does now, if it can be spent, `refusal` why it cannot."""
    found = []
    for token in TOKENS:
        count, title = getattr(side.tokens, token), words.texts.section("tokens")[token]
        meaning = words.texts.section("keywords")[token]
        hint = words.hint("token", name=words.names[seat], count=count, token=title, meaning=meaning)
        mark = StatusMark(token, count, name=f"{token} {seat}", hint=hint, command=spend(token))
        mark.about = picks.token(token)
        mark.refusal = refusal(token)
        found.append(mark)
    return found


def draw_preview(
    surface: pygame.Surface,
    shown: tuple[Widget, Widget],
    foretold: tuple[CellGauge, CellGauge],
    side: SeatView,
    words: TableWords,
    preview: Preview,
    *,
    room: pygame.Rect,
    mirrored: bool,
    own: bool,
    certain: bool = False,
    kept: str = "",
) -> int:
    """Cells that would be gained or lost, in place of the gauges shown, and tags that say it.

    They lie below a `room` and are no wider. `own`: it is the side whose choice it is. `certain`: the blows
    that do it lie open. `kept`: the HP that it would come to without the choice, which spares it.
    Returns below what the tags lie.
    """
    hp, heat = foretold
    for gauge, now in zip(foretold, shown, strict=True):
        gauge.place(now.rect, now.scale)
    tags: list[tuple[str, int, Tone]] = []
    told = (heat_tag if own else other_heat_tag)(preview, side.heat, words)
    if told is not None:
        heat.draw(surface)
        cell = heat.cell_rects()[max(0, heat.foretold - 1)]
        tags.append((told[0], cell.centerx, told[1]))
    if hp.foretold != side.hp:
        hp.draw(surface)
        key = "hit" if not own and not certain else "hurt"
        text = words.tag(key, before=side.hp, after=hp.foretold)
        tags.append((text, hp.cell_rects()[hp.foretold].centerx, "hit"))
    elif kept:
        tags.append((words.tag("kept", hp=side.hp, other=kept), hp.rect.centerx, "nothing"))
    if own:
        tags += [(text, hp.rect.centerx, "nothing") for text in own_tags(preview, words)]
    bottom = room.bottom
    for text, x, tone in tags:
        place = x, bottom + hp.unit(2)
        bottom = draw_tag(surface, text, hp.unit(15), place, tone, pointing=True, within=room).bottom
    return bottom
