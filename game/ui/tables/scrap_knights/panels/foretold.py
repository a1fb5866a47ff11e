"""What a choice would come to, over the table: on gauges and distance, on its target; who could answer."""

from typing import Protocol

import pygame

from game.engine.seats import SEATS, Seat, opponent
from game.rules.scrap_knights.chain_preview import PREVIEWED
from game.rules.scrap_knights.preview import Preview
from game.rules.scrap_knights.state import LINKS_TO_TRIGGER
from game.rules.scrap_knights.view import DuelView
from game.ui.kit.widget import Widget
from game.ui.parts.gauge import CellGauge
from game.ui.tables.marks import draw_reticle
from game.ui.tables.scrap_knights.panels.bench_card import BenchCard
from game.ui.tables.scrap_knights.panels.hanging import Hanging
from game.ui.tables.scrap_knights.panels.previews import Previews
from game.ui.tables.scrap_knights.panels.side_plate import draw_preview, make_gauges
from game.ui.tables.scrap_knights.places import Places
from game.ui.tables.scrap_knights.stage.duelists import Duelists, middle
from game.ui.tables.tags import draw_tag
from game.words.scrap_knights.chain_text import distance_text, span_text
from game.words.scrap_knights.preview_text import links_tag
from game.words.scrap_knights.table_text import TableWords

_TAG = 29
"""Units of height of a tag."""


class DuelTable(Protocol):
    """The parts of the board that a preview is drawn over."""

    places: Places
    previews: Previews
    words: TableWords
    duelists: Duelists
    hanging: Hanging

    @property
    def bench(self) -> dict[tuple[Seat, str], BenchCard]: ...
    @property
    def bottom(self) -> Seat: ...
    @property
    def view(self) -> DuelView: ...
    def gauge(self, name: str, seat: Seat) -> CellGauge: ...
    def hung(self, name: str) -> Widget: ...
    def answering(self) -> list[BenchCard]: ...


def tags_place(board: DuelTable, seat: Seat, tags: int = 2) -> pygame.Rect:
    """Where so many of a preview's tags lie below the plate of a side."""
    above = _above_tags(board, seat)
    return pygame.Rect(above.left, above.bottom, above.width, board.gauge("hp", seat).unit(tags * _TAG))


def _above_tags(board: DuelTable, seat: Seat) -> pygame.Rect:
    """What the tags of a side lie below: its chip, else the part of its plate below which no bench lies."""
    chip, plate = board.hanging.chip(seat), board.hung(f"plate {seat}").rect
    if chip is not None:
        return chip.rect
    bench = [card.rect for (owner, _), card in board.bench.items() if owner == seat]
    left, right = plate.left, plate.right
    if seat == board.bottom:
        left = max([left, *(one.right for one in bench)])
    else:
        right = min([right, *(one.left for one in bench)])
    return pygame.Rect(left, plate.top, right - left, plate.height)


def draw_foretold(board: DuelTable, surface: pygame.Surface, shown: Preview) -> None:
    """Draws what a choice would change, and marks the BOTs that could answer it."""
    places, view, words, watcher = board.places, board.view, board.words, board.previews.watcher
    far, certain = opponent(watcher), view.phase in PREVIEWED
    below = [0, 0]
    for seat in SEATS:
        side, mirrored, own = view.players[seat], seat != board.bottom, seat != far
        foretold = make_gauges(seat, side, words, shown, mirrored=mirrored, own=own)
        gauges = board.gauge("hp", seat), board.gauge("heat", seat)
        spared = board.previews.spared(seat)
        kept = span_text(words, spared) if spared is not None else ""
        how = {"mirrored": mirrored, "own": own, "certain": certain}
        room = _above_tags(board, seat)
        below[seat] = draw_preview(surface, gauges, foretold, side, words, shown, room=room, kept=kept, **how)
    if shown.distances != (view.distance,):
        sign = board.hung("distance")
        text = words.tag("rise", before=view.distance, after=distance_text(words, shown.distances))
        place = sign.rect.centerx, sign.rect.bottom + sign.unit(2)
        draw_tag(surface, text, sign.unit(17), place, "nothing", pointing=True)
    for card in board.answering():
        card.draw_mark(surface, words.tag("answers"), left=card.owned[0] != board.bottom)
    full = LINKS_TO_TRIGGER
    linked = {seat: words.tag("links", link=by, full=full) for seat, by in board.previews.links().items()}
    linked[watcher] = links_tag(shown, view.players[watcher], words) or linked.get(watcher, "")
    for seat, text in linked.items():
        if text:
            ult = board.bench[seat, view.players[seat].ult]
            ult.draw_mark(surface, text, left=seat != board.bottom, below=below[seat])
    lost = view.players[far].hp - shown.other_hp[0]
    if lost > 0 and shown.other_hp[0] == shown.other_hp[1]:
        x = middle(places, board.duelists, far, board.bottom)
        draw_reticle(surface, (x, places.feet - places.tall * 11 // 20), lost, places.unit(74))
