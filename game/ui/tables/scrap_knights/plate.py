"""HP, heat and tokens on a side's plate; with a preview, what they would come to."""

from collections.abc import Callable

import pygame

from game.rules.scrap_knights.preview import Preview
from game.rules.scrap_knights.state import OVERHEAT, START_HP, TOKENS
from game.rules.scrap_knights.view import SeatView
from game.ui.kit.widget import Command, Widget
from game.ui.parts.gauge import CellGauge
from game.ui.parts.status_marks import StatusMark
from game.ui.tables.scrap_knights.side_plate import SidePlate
from game.ui.tables.tags import draw_tag
from game.words.scrap_knights.preview_text import Tone, heat_tag
from game.words.scrap_knights.table_text import TableWords


class DuelPlate(SidePlate):
    """HP and heat beside the portrait, tokens above them."""

    def token_place(self, token: str) -> pygame.Rect:
        return self.place(267 + 37 * TOKENS.index(token), 0, 25, 25)

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
        hp.place(self.row(27, 20), self.area.scale)
        warm.place(self.row(49, 17), self.area.scale)
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
            meaning = words.texts.section("keywords")[token]
            hint = words.hint("token", name=words.names[self.seat], count=count, token=title, meaning=meaning)
            mark = StatusMark(token, count, name=f"{token} {self.seat}", hint=hint, command=spend(token))
            mark.refusal = refusal(token)
            mark.place(self.token_place(token), self.area.scale)
            found.append(mark)
        return found

    def draw_preview(
        self, surface: pygame.Surface, side: SeatView, words: TableWords, preview: Preview
    ) -> None:
        """Cells that would be gained or lost, and a tag below that says it."""
        hp, heat = self.gauges(side, words, preview)
        tags: list[tuple[str, int, Tone]] = []
        told = heat_tag(preview, side.heat, words) if not self.mirrored else None
        if told is not None:
            heat.draw(surface)
            cell = heat.cell_rects()[max(0, heat.foretold - 1)]
            tags.append((told[0], cell.centerx, told[1]))
        if hp.foretold != side.hp:
            hp.draw(surface)
            key = "hit" if self.mirrored else "hurt"
            text = words.tag(key, before=side.hp, after=hp.foretold)
            tags.append((text, hp.cell_rects()[hp.foretold].centerx, "hit"))
        # Beside the bench, which begins below the plate's outer end.
        room = self.place(168, 0, 213, 72)
        for number, (text, x, tone) in enumerate(tags):
            y = self.area.rect.bottom + self.area.unit(2 + 28 * number)
            draw_tag(surface, text, self.area.unit(15), (x, y), tone, pointing=True, within=room)
