"""Round and phases as a ribbon of arrows: what is done is teal, what is now is gold."""

from collections.abc import Sequence

import pygame

from game.ui.kit.hints import HintArea
from game.ui.layout.leaves import Part, Text
from game.ui.layout.nodes import Node, Row, Space
from game.ui.layout.tree_widget import TreeWidget
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.materials.steel import INK
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import picture, polygon, vertical
from game.ui.tables.scrap_knights.theme import DUEL

_COLORS = art_colors("scrap_knights/phase_ribbon")
_TIP, _OVER = 8, 6
"""Units: how long the tip of an arrow is, and how far it reaches into the next one."""
_WIDE, _FOLDED = 62, 20
"""Units that an arrow is wide, and one whose word gives way."""
_INKS = {"now": "on gold", "done": "text", "later": "soft"}


@kept(500_000, pixels_of)
def _arrow(width: int, height: int, tip: int, state: str, first: bool) -> pygame.Surface:
    edge = max(1.5, height * 0.07)
    i = edge / 2
    points = [(i, i), (width - tip, i), (width - i, height / 2), (width - tip, height - i), (i, height - i)]
    if not first:
        points.append((tip + i, height / 2))
    fill = vertical(0, height, *_COLORS.ramp(state))
    return picture(polygon(points, fill, INK, edge), (width, height))


class PhaseArrow(TreeWidget, HintArea):
    """A phase that is over ("done"), runs ("now") or comes ("later")."""

    theme = DUEL

    def __init__(self, phase: str, words: str, hint: str, state: str, *, first: bool) -> None:
        super().__init__(f"phase {phase}", hint)
        self.words = words
        self.state = state
        self.first = first
        self.folded = False

    def body(self) -> Node:
        if self.folded:
            return Space()
        words = Text(self.words, "phase", _INKS[self.state], anchor="center", grow=1)
        return Row(Space(width=9), words, Space(width=3))

    def draw_ground(self, surface: pygame.Surface) -> None:
        width = self.rect.width + self.unit(_OVER)
        surface.blit(_arrow(width, self.rect.height, self.unit(_TIP), self.state, self.first), self.rect)


def phase_ribbon(title: str, phases: Sequence[PhaseArrow], *, folded: bool = False) -> Node:
    """The round's number, and an arrow for each phase; `folded`, only the running one says its name."""
    for one in phases:
        one.folded = folded and one.state != "now"
    arrows = [Part(one, width=_FOLDED if one.folded else _WIDE, height=26) for one in phases]
    return Row(Text(title, "round", width=76), Space(width=6), *arrows, align="center", height=30)


def state_of(number: int, now: int) -> str:
    """The state of a phase by its place; `now` is that of the running one, -1 for none."""
    return "now" if number == now else "done" if number < now else "later"
