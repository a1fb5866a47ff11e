"""One side's plate: portrait, name, HP, heat and tokens; with a preview, what they would come to."""

from collections.abc import Callable

import pygame

from game.engine.seats import Seat
from game.rules.scrap_knights.preview import Preview
from game.rules.scrap_knights.state import OVERHEAT, START_HP, TOKENS
from game.rules.scrap_knights.table_text import TableWords
from game.rules.scrap_knights.view import SeatView
from game.ui.kit.area import Area
from game.ui.kit.widget import Command, Widget
from game.ui.paint.palette import SEATS, TEXT_SOFT
from game.ui.paint.text import Anchor, draw_line
from game.ui.paint.thumbnails import head
from game.ui.parts.gauge import CellGauge
from game.ui.parts.status_marks import StatusMark
from game.ui.parts.steel import INK, plate
from game.ui.tables.tags import draw_tag

_FACE = 72
_KEYWORDS = {"frame_advantage": "Frame Advantage", "armored": "Armored", "blitz": "Blitz"}


class TokenMark(StatusMark):
    """A token: worked where it may be spent now, else it says why not."""

    @property
    def workable(self) -> bool:
        return self.enabled and self.command is not None


class SidePlate:
    """Lays one side's plate out; the far one is the mirror image."""

    def __init__(self, rect: pygame.Rect, scale: float, seat: Seat, *, mirrored: bool) -> None:
        self.area = Area(rect, scale)
        self.seat = seat
        self.mirrored = mirrored

    def _rect(self, left: float, top: float, width: float, height: float) -> pygame.Rect:
        unit, rect = self.area.unit, self.area.rect
        x = rect.right - unit(left + width) if self.mirrored else rect.left + unit(left)
        return pygame.Rect(x, rect.top + unit(top), unit(width), unit(height))

    def token_place(self, token: str) -> pygame.Rect:
        return self._rect(266 + 37 * TOKENS.index(token), 2, 28, 28)

    def gauges(
        self, side: SeatView, words: TableWords, preview: Preview | None = None
    ) -> tuple[CellGauge, CellGauge]:
        """HP and heat; a preview of the near seat's choice, where a number comes of it, is laid over them."""
        name, seat = words.names[self.seat], self.seat
        hp_span = heat = None
        if preview is not None:
            hp_span = preview.other_hp if self.mirrored else preview.hp
            heat = None if self.mirrored else min(preview.heat[0], OVERHEAT)
        hp = CellGauge(
            "hp",
            side.hp,
            START_HP,
            "hp",
            name=f"hp {seat}",
            hint=words.hint("hp", name=name, hp=side.hp, full=START_HP),
            forecast=hp_span[0] if hp_span is not None and hp_span[0] == hp_span[1] else None,
            low=3,
            mirrored=self.mirrored,
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
            mirrored=self.mirrored,
        )
        hp.place(self._rect(80, 26, 292, 20), self.area.scale)
        warm.place(self._rect(80, 48, 292, 17), self.area.scale)
        return hp, warm

    def widgets(
        self,
        side: SeatView,
        words: TableWords,
        spend: Callable[[str], Command | None],
        refusal: Callable[[str], str],
    ) -> list[Widget]:
        """Gauges and tokens with what they say; `spend` gives what a token does now, if it can be spent."""
        found: list[Widget] = [*self.gauges(side, words)]
        for token in TOKENS:
            count, title = getattr(side.tokens, token), words.texts.section("tokens")[token]
            meaning = words.texts.section("keywords")[_KEYWORDS[token]]
            hint = words.hint("token", name=words.names[self.seat], count=count, token=title, meaning=meaning)
            mark = TokenMark(token, count, name=f"{token} {self.seat}", hint=hint, command=spend(token))
            mark.refusal = refusal(token)
            mark.place(self.token_place(token), self.area.scale)
            found.append(mark)
        return found

    def draw(self, surface: pygame.Surface, look: str, name: str, who: str) -> None:
        """The plate itself; its gauges and tokens are controls."""
        unit, rect = self.area.unit, self.area.rect
        surface.blit(plate(*rect.size, self.area.scale), rect)
        face = self._rect(-4, -3, _FACE, _FACE + 6)
        surface.blit(head(look, face.size, unit(6), left=self.mirrored), face)
        pygame.draw.rect(surface, INK, face, max(2, unit(3)), unit(6))
        ring = face.inflate(-unit(3), -unit(3))
        pygame.draw.rect(surface, SEATS[self.seat], ring, max(1, unit(1.5)), unit(5))
        row = self._rect(80, 2, 178, 24)
        anchor: Anchor = "right" if self.mirrored else "left"
        start = row.midright if self.mirrored else row.midleft
        used = draw_line(
            surface, name, "title", unit(19), SEATS[self.seat], start, anchor, outline=1, width=row.width
        )
        room = row.width - used.width - unit(8)
        if who and room > unit(36):
            x = used.left - unit(7) if self.mirrored else used.right + unit(7)
            place = (x, row.centery + unit(2))
            draw_line(surface, who, "italic", unit(12), TEXT_SOFT, place, anchor, width=room)

    def draw_preview(
        self, surface: pygame.Surface, side: SeatView, words: TableWords, preview: Preview
    ) -> None:
        """Cells that would be gained or lost, and a tag below that says it."""
        hp, heat = self.gauges(side, words, preview)
        tags = []
        if heat.forecast is not None and preview.heat != (side.heat, side.heat):
            heat.draw(surface)
            lowest, highest = preview.heat
            key = "lose" if lowest >= OVERHEAT and not preview.cooling else "rise"
            text = words.tag(
                "rise_more" if key == "rise" and lowest < highest else key, before=side.heat, after=lowest
            )
            tone = "warning" if preview.may_overheat else "hit" if lowest > side.heat else "nothing"
            cell = heat.cell_rects()[max(0, min(lowest, OVERHEAT) - 1)]
            tags.append((text, cell.centerx, tone))
        if hp.forecast is not None and hp.forecast != side.hp:
            hp.draw(surface)
            key = "hit" if self.mirrored else "hurt"
            cell = hp.cell_rects()[max(0, hp.forecast)]
            tags.append((words.tag(key, before=side.hp, after=hp.forecast), cell.centerx, "hit"))
        for number, (text, x, tone) in enumerate(tags[:2]):
            y = self.area.rect.bottom + self.area.unit(2 + 28 * number)
            draw_tag(surface, text, self.area.unit(15), (x, y), tone, pointing=True, within=self.area.rect)  # type: ignore[arg-type]
