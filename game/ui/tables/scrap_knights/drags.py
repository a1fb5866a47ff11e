"""What can be dragged in a duel, and where a drop counts: cards and BOTs in the arena, tokens on an ACT."""

from collections.abc import Iterable, Sequence

import pygame

from game.engine.refusals import Pick, Picks
from game.engine.seats import Seat
from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Widget
from game.ui.paint import pen
from game.ui.paint.icons import icon
from game.ui.paint.palette import GOLD
from game.ui.parts.status_marks import StatusMark
from game.ui.tables.hands.played_card import PlayedCard


def part_of(widget: CardWidget) -> Pick | None:
    """What dragging a card of the hand or a BOT picks."""
    about = widget.about
    return about if isinstance(about, Pick) and about.slot == "card" and widget.pick is not None else None


def dragged_token(widgets: Iterable[Widget], place: tuple[int, int]) -> tuple[Pick, pygame.Surface] | None:
    """The token in a place that can be spent now, and its picture."""
    for one in widgets:
        if isinstance(one, StatusMark) and one.workable and one.hit(place) and isinstance(one.about, Pick):
            return one.about, icon(one.symbol, one.disc.width * 2)
    return None


def dropped(
    part: Pick,
    place: tuple[int, int],
    field: pygame.Rect,
    played: Sequence[tuple[PlayedCard, str]],
    seat: Seat,
) -> Picks:
    """What a drop picks: a token on an ACT of `seat` is spent on that one, all else counts on the `field`."""
    if part.slot == "token":
        for card, spelled in played:
            if card.name.startswith(f"played {seat}") and card.rect.collidepoint(place):
                # Where there is one ACT alone, the choice does not name it.
                return Pick("on", spelled.partition(" ")[0]), Pick("on", "")
    return (part,) if field.collidepoint(place) else ()


def draw_target(surface: pygame.Surface, field: pygame.Rect, scale: float) -> pygame.Rect:
    """A gold frame around where a drop counts."""
    width = max(2, round(3 * scale))
    pen.rect(surface, GOLD, field, width, border_radius=4 * width)
    return field
