"""What the card that is considered would come to: worked out once a view, and drawn on the table."""

from typing import TYPE_CHECKING, Any

import pygame

from game.engine.seats import SEATS, opponent
from game.rules.scrap_knights import picks
from game.rules.scrap_knights.preview import Preview, preview, shortest
from game.rules.scrap_knights.view import DuelView
from game.ui.tables.marks import draw_reticle
from game.ui.tables.scrap_knights.bench_card import BenchCard
from game.ui.tables.scrap_knights.duelists import middle
from game.ui.tables.scrap_knights.faces import face

if TYPE_CHECKING:
    from game.ui.tables.scrap_knights.board import Board


class Previews:
    """The previews of one board."""

    def __init__(self, board: "Board") -> None:
        self.board = board
        self._view: DuelView | None = None
        self._known: dict[Any, Preview | None] = {}

    def of(self, card: str) -> Preview | None:
        """What a card of the hand would come to, while an ACT is chosen by whoever sees the hand."""
        scene, view = self.board.scene, self.board.view
        asked, chooser = scene.asked, scene.chooser
        private = asked is not None and asked.kind == "act" and asked.seat == scene.sitting.viewer
        if scene.playing or asked is None or chooser is None or not private:
            return None
        if view != self._view:
            self._view, self._known = view, {}
        key = card, chooser.given
        if key not in self._known:
            part = picks.card(card)
            ways = chooser.left_by((part,)) or [one for one in asked.actions if part in picks.parts(one)]
            choices = shortest(ways)
            self._known[key] = preview(scene.catalogue, view, asked.seat, choices) if choices else None
        return self._known[key]

    def considered(self) -> Preview | None:
        """What the card would come to that is looked at, or else picked."""
        card = self.board.considered()
        return self.of(card.name.rpartition("/")[2]) if card is not None else None

    def answering(self) -> list[BenchCard]:
        """The cards of the far bench that could answer what is considered."""
        shown = self.considered()
        far = opponent(self.board.bottom)
        return [self.board.bench[far, face(bot).key] for bot in (shown.answers if shown is not None else ())]

    def draw(self, surface: pygame.Surface, shown: Preview) -> None:
        """On the gauges, on its target, and which BOTs could answer."""
        board, places, words = self.board, self.board.places, self.board.scene.words
        for seat in SEATS:
            board.plate(seat).draw_preview(surface, board.view.players[seat], words, shown)
        far = opponent(board.bottom)
        for card in self.answering():
            card.draw_mark(surface, words.tag("answers"))
        lost = board.view.players[far].hp - shown.other_hp[0]
        if lost > 0 and shown.other_hp[0] == shown.other_hp[1]:
            x = middle(places, board.duelists, far, board.bottom)
            draw_reticle(surface, (x, places.feet - places.tall * 11 // 20), lost, places.unit(74))
