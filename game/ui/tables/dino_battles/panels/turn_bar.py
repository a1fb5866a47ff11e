"""The bar above the table: the turn, who acts, the phases as arrows, and the tools."""

from collections.abc import Sequence

import pygame

from game.engine.seats import Seat
from game.ui.kit.widget import Widget
from game.ui.layout.leaves import Part, Picture, Text
from game.ui.layout.nodes import Box, Free, Node, Row, Space, Stack
from game.ui.layout.theme import STEEL
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.materials.skins import box
from game.ui.paint.materials.steel import INK
from game.ui.paint.palette import DISABLED, ON_GOLD, TEXT
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import picture, polygon, vertical
from game.ui.paint.text import draw_line, text_width
from game.ui.tables.dino_battles.snapshot import Snapshot

PHASES = ("startup", "precombat", "combat", "postcombat", "end")
_COLORS = art_colors("dino_battles/phases")
_WORDS = {"past": TEXT, "now": ON_GOLD, "coming": DISABLED}
_TIP, _SIZE = 9, 15.5
_ARROW, _CURRENT = 92, 1.42
"""Units that a phase is wide at the most, and how much wider the current one is."""


@kept(600_000, pixels_of)
def _arrow(width: int, height: int, scale: float, tone: str) -> pygame.Surface:
    tip, i = _TIP * scale, 1.2 * scale
    points = [(i, i), (width - tip, i), (width - i, height / 2), (width - tip, height - i), (i, height - i)]
    points.append((i + tip * 0.8, height / 2))
    ground = vertical(0, height, *_COLORS.ramp(tone))
    return picture(polygon(points, ground, INK, 2.2 * scale), (width, height))


class PhaseArrow(Widget):
    """One phase; `later` is how many phases after the running one it is."""

    focusable = False
    in_background = True

    def __init__(self, phase: str, words: str, hint: str, later: int) -> None:
        super().__init__(name=f"phase {phase}", hint=hint)
        self.words = words
        self.tone = "now" if later == 0 else "past" if later < 0 else "coming"

    @property
    def shown(self) -> str:
        """The words as they are drawn: those of the current phase in capitals."""
        return self.words.upper() if self.tone == "now" else self.words

    def wants(self, scale: float) -> tuple[int, int]:
        least = text_width(self.shown, "title", round(_SIZE * scale * 0.47))
        return least + round(2 * _TIP * scale), round(
            _ARROW * scale * (_CURRENT if self.tone == "now" else 1)
        )

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(_arrow(*self.rect.size, self.scale, self.tone), self.rect)
        place, room = self.rect.move(self.unit(1), 0).center, self.rect.width - self.unit(2 * _TIP)
        size = self.unit(_SIZE)
        draw_line(surface, self.shown, "title", size, _WORDS[self.tone], place, "center", width=room)


def turn_shown(shown: Snapshot, seat: Seat | None) -> tuple[str, Seat | None, str]:
    """The turn, and who acts; nobody while the prompt speaks of the other seat's doing."""
    words, view = shown.words, shown.view
    title = words.notice("turn", turn=view.turn) if view.turn else words.notice("set_up")
    if seat is None:
        return title.upper(), None, ""
    answers = view.question is not None or (view.exchange is not None and not view.exchange.answer)
    return title.upper(), seat, words.notice("answers" if answers else "acts", name=words.names[seat])


def turn_bar(
    shown: Snapshot, title: str, seat: Seat | None, acts: str, tools: Node, guide: Free | None
) -> Node:
    """The turn, who acts, the phases; behind them the plate of a guide, if there is one, and the tools."""
    now = shown.view.phase
    current = PHASES.index(now) if now in PHASES else -1
    arrows = [
        PhaseArrow(phase, shown.words.phase(phase), shown.words.phase_hint(phase), number - current)
        for number, phase in enumerate(PHASES)
    ]
    who = Text(acts, "to act", f"seat {seat}" if seat is not None else "", name="to act")
    parts = Row(
        Space(),
        Row(Text(title, "turn", name="turn"), who if acts else None, gap=12, width=214),
        Row(*_phases(arrows), height=34, grow=1),
        Box(guide, pad=(3, 2), width=(150, 400), height=40, grow=1) if guide is not None else None,
        tools,
        gap=8,
        align="center",
    )
    return Stack(Picture(_paint_ground), parts)


def _phases(arrows: Sequence[PhaseArrow]) -> list[Node]:
    shares = [_CURRENT if arrow.tone == "now" else 1.0 for arrow in arrows]
    return [Part(arrow, grow=share, most=_ARROW * share) for arrow, share in zip(arrows, shares, strict=True)]


def _paint_ground(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    """Steel from edge to edge of the window."""
    size = surface.get_width(), rect.bottom + round(3 * scale)
    surface.blit(box(*size, 0, *STEEL.tones["bar"], max(1, round(2 * scale))), (0, 0))
