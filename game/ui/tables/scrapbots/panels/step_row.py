"""A step of a turn that is over, in one row: its number, a picture, a sentence, and what it did to lanes."""

from collections.abc import Sequence
from copy import copy
from typing import Self

import pygame

from game.ui.kit.card import CardWidget
from game.ui.layout.leaves import Icon, Part, Picture, Prose, Text
from game.ui.layout.nodes import Box, Column, Fits, Node, Row, Space, Stack
from game.ui.layout.painted import Ground
from game.ui.layout.tree_widget import TreeWidget
from game.ui.paint import pen
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.figures.thumbnails import art_strip
from game.ui.paint.materials.skins import box, paper_skin
from game.ui.paint.palette import GOLD, SEATS, Color, bad, good
from game.ui.paint.roles import art_colors, rgb

Field = tuple[str, str, str]
"""Three short lines: where, who, what came of it."""

_FIELD, _PAPER = 21, 6
"""Units for what a lane suffered, and for the paper's edge below."""
_ART = 34, 25
_VEIL = rgb(art_colors("scrapbots/steps")["veil"])


class StepRow(TreeWidget, CardWidget):
    """Pointing at it shows its first card. `symbol` is the icon of a step without a card, `number` 0 a row
    that is none of several steps. The step that runs `now` is on paper, in a gold ring.
    """

    def __init__(
        self,
        gallery: Gallery,
        number: int,
        seat: int,
        words: str,
        face: CardFace | None,
        symbol: str = "",
        fields: Sequence[Field] = (),
        tone: str = "plain",
        *,
        now: bool = False,
        brief: str = "",
    ) -> None:
        super().__init__(gallery, face)
        self.name = f"step {number} of seat {seat}"
        self.number = number
        self.seat = seat
        self.words = words
        self.symbol = symbol
        self.fields = tuple(fields)
        self.now = now
        self.tone = tone
        self._brief = brief

    def in_brief(self) -> Self:
        """The same step in one line without fields, if that can be said."""
        row = copy(self)
        if self._brief:
            row.words, row.fields = self._brief, ()
        return row

    def body(self) -> Node:
        number = Text(str(self.number), "step number", f"seat {self.seat}", anchor="center", width=12)
        told = Prose(self.words, "step now" if self.now else "step told", self._ink, middle=True, grow=1)
        line = Row(number if self.number else None, self._picture(), told, gap=4, align="center")
        head = Stack(
            Picture(self._draw_row), Box(Box(line, justify="center"), pad=(8, 4)), Picture(self._draw_veil)
        )
        return Column(
            Box(head, grow=1),
            Box(Column(*map(_field, self.fields), gap=2), pad=(10, 1)) if self.fields else None,
            Space(height=_PAPER) if self.now else None,
        )

    def _picture(self) -> Node:
        if self.face is not None and self.face.art:
            return Picture(self._draw_art, width=_ART[0], height=_ART[1])
        return (
            Box(Icon(self.symbol, 22), width=_ART[0], align="center") if self.symbol else Space(width=_ART[0])
        )

    def _draw_art(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        assert self.face is not None
        surface.blit(row_art(self.face, scale), rect)

    def _ink(self) -> Color:
        if self.now:
            return self.theme.color("ink")
        return good() if self.tone == "good" else self.theme.color("harm" if self.tone == "harm" else "text")

    def draw_ground(self, surface: pygame.Surface) -> None:
        """The paper of the step that runs now."""
        if self.now:
            edge = self.rect.inflate(self.unit(4), self.unit(4))
            pen.rect(surface, GOLD, edge, max(2, self.unit(3.4)), border_radius=self.unit(8))
            surface.blit(paper_skin(*self.rect.size, self.scale, 5), self.rect)
            self._draw_stripe(surface, self.rect.inflate(-self.unit(4), -self.unit(8)))

    def _draw_row(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        if not self.now:
            tone, edge = self.theme.tones["row lit" if self.lit else "row"], max(1, round(1.5 * scale))
            surface.blit(box(*rect.size, round(4 * scale), *tone, edge), rect)
            self._draw_stripe(surface, rect.inflate(0, -2))

    def _draw_stripe(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The seat's colour along the left edge."""
        pen.rect(surface, SEATS[self.seat], (*rect.topleft, self.unit(4), rect.height))

    def _draw_veil(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        """Darkens a row that is out of use."""
        if not self.enabled:
            veil = pygame.Surface(rect.size, pygame.SRCALPHA)
            veil.fill((*_VEIL, 150))
            surface.blit(veil, rect)


def _field(field: Field) -> Node:
    """What one lane suffered, in a line."""
    where, who, what = field
    lane, name = Text(where, "step where", width=44), Text(who, "step who", grow=1)
    line = Row(lane, name, _result(what), gap=4, align="center", height=_FIELD)
    # Large words take two lines.
    lines = Column(
        Row(lane, name, gap=4, height=_FIELD - 3),
        Row(Space(width=44), _result(what), gap=4, height=_FIELD - 3),
    )
    return Box(Fits(line, lines), pad=(8, 0), ground=Ground(tone="well"))


def _result(words: str) -> Node:
    """Icons and arrows make it rich text."""
    if " > " in words:
        words = "*" + words.replace(" > ", "* :right: *") + "*"
    if ":" in words:
        return Prose(words, "step result", bad, middle=True, width=86)
    return Text(words, "step result", bad, width=86)


def row_art(face: CardFace, scale: float) -> pygame.Surface:
    """The picture of a card as its row shows it."""
    return art_strip(face.art, (round(_ART[0] * scale), round(_ART[1] * scale)), round(4 * scale))


def fitting(
    rows: Sequence[StepRow],
    nothing: str,
    folded: Sequence[StepRow],
    notes: Sequence[str],
    least: int = 0,
    *,
    running: bool = False,
) -> Node:
    """As many of the rows as there is room for, at least so many; `nothing` where there is none.

    The first of the `folded` is left out first. `notes` say how many are left out: the first one for one row,
    the second for two; the last row stands without a note where there is no room for both. `running`: those
    left out came before the others, and the note as well. Rows of harm are told in brief first.
    """
    if not rows:
        return Column(Text(nothing, "caption", name=f"note {nothing}", height=18))
    parts = {row: Part(row) for row in rows}
    found: list[Node] = [Column(*parts.values(), gap=4)]
    for count, told in enumerate(notes[: len(rows) - least], start=1):
        if folded[count - 1].tone == "harm" and count < len(rows):
            # What was done to the viewer is told in few words before it is left out.
            brief = [Part(row.in_brief()) for row in rows if row not in folded[: count - 1]]
            before = [Text(one, "caption", name=f"note {one}", height=18) for one in notes[:count][-2:-1]]
            found.append(Column(*before, *brief, gap=4) if running else Column(*brief, *before, gap=4))
        left = [part for row, part in parts.items() if row not in folded[:count]]
        note = Text(told, "caption", name=f"note {told}", height=18)
        if count == len(rows) and not least:
            found += [Column(parts[folded[-1]]), Column(Part(folded[-1].in_brief()))]
        found.append(Column(note, *left, gap=4) if running else Column(*left, note, gap=4))
    if least:
        found.append(Column(*[part for row, part in parts.items() if row in folded[-least:]], gap=4))
    if least == 1:
        found.append(Column(Part(folded[-1].in_brief())))
    return Fits(*found)
