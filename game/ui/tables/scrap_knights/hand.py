"""The near hand on the felt: cards with tags that say what they would come to; put aside in the chain."""

import pygame

from game.rules.scrap_knights.preview import Preview
from game.rules.scrap_knights.table_text import TableWords
from game.ui.kit.card import CardWidget
from game.ui.paint.cards import full_height, kind_bar
from game.ui.paint.palette import FOCUS
from game.ui.paint.skins import shadow
from game.ui.parts.forecast_tag import Tone
from game.ui.tables.fan import arc, fan
from game.ui.tables.tags import draw_tag

ENLARGED = 1.2
READABLE = 190
"""By how much a card that is looked at grows, and from how many pixels on it can be read."""
Tag = tuple[str, Tone, str]
"""Words on a card, their colour, and the whole sentence."""


class HandCard(CardWidget):
    """A card of the hand; its `tag` lies over the bar with its kind, never over the text."""

    tag: Tag | None = None

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        self._draw_tag(surface, self.rect)

    def _draw_tag(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        if self.tag is not None and self.face is not None:
            center = (rect.centerx, rect.top + round(kind_bar(self.face) * rect.height))
            draw_tag(surface, self.tag[0], round(rect.width * 0.105), center, self.tag[1], within=rect)

    def draw_enlarged(self, surface: pygame.Surface, window: pygame.Rect) -> pygame.Rect:
        """The card grown at its place, its foot at the foot of the stage."""
        assert self.face is not None
        width = round(self.rect.width * ENLARGED)
        rect = pygame.Rect(0, 0, width, full_height(width))
        rect.midbottom = (self.rect.centerx, window.bottom - self.unit(3))
        rect.clamp_ip(window)
        blur = self.unit(12)
        surface.blit(shadow(*rect.size, self.unit(14), blur, 190), (rect.left - blur, rect.top - blur))
        surface.blit(self.gallery.card(self.face, width), rect)
        edge = max(3, self.unit(3.3))
        ring = rect.inflate(edge * 2, edge * 2)
        pygame.draw.rect(surface, FOCUS, ring, edge, border_radius=round(width * 0.085))
        self._draw_tag(surface, rect)
        return rect.inflate(2 * blur, 2 * blur)


def hand_rects(area: pygame.Rect, count: int, gap: int, depth: int) -> list[pygame.Rect]:
    """Where the cards of a hand lie, as high as the area, in a flat arc."""
    width = round(area.height * 360 / 500)
    whole = pygame.Rect(area.left, area.top, max(area.width, width), area.height)
    return [
        pygame.Rect(left, whole.top + arc(count, number, depth), width, whole.height)
        for number, left in enumerate(fan(whole, count, width, gap))
    ]


def tag_of(preview: Preview, distance: int, heat: int, words: TableWords) -> Tag | None:
    """The most important thing that a preview says of a card."""
    lowest, highest = preview.heat
    if preview.overheats and not preview.cooling:
        hint = words.hint("overheats", heat=lowest)
        return words.tag("overheats", before=heat, after=lowest), "warning", hint
    if preview.prevented:
        return words.tag("prevented"), "nothing", words.hint("prevented")
    if preview.out_of_range is not None:
        facts = {"distance": distance, "range": preview.out_of_range}
        return words.tag("out_of_range", **facts), "nothing", words.hint("would_miss", **facts)
    if preview.too_far:
        hint = words.hint("too_far", distance=distance)
        return words.tag("too_far", distance=distance), "nothing", hint
    if preview.may_overheat:
        if preview.overheats:
            hint = words.hint("cooled", heat=lowest, card=words.card(preview.cooling[0]))
            return words.tag("rise", before=heat, after=lowest), "warning", hint
        tag = words.tag("may_overheat", before=heat, lowest=lowest, after=highest)
        return tag, "warning", words.hint("overheats", heat=highest)
    return None
