"""What each card of the hand would come to, worked out once a view."""

from typing import Any

from game.rules.scrap_knights import picks
from game.rules.scrap_knights.catalogue import Catalogue
from game.rules.scrap_knights.preview import Preview, preview, shortest
from game.rules.scrap_knights.view import DuelView
from game.ui.tables.table_scene import TableScene


class Previews:
    """The previews of one table."""

    def __init__(self, scene: TableScene, catalogue: Catalogue) -> None:
        self.scene = scene
        self.catalogue = catalogue
        self._view: DuelView | None = None
        self._known: dict[Any, Preview | None] = {}

    def of(self, card: str) -> Preview | None:
        """What a card of the hand would come to, while an ACT is chosen by whoever sees the hand."""
        scene, view = self.scene, self.scene.view
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
            self._known[key] = preview(self.catalogue, view, asked.seat, choices) if choices else None
        return self._known[key]
