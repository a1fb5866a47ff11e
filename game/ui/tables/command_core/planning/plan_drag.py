"""Directives dragged with the mouse: from the hand into any slot, from slot to slot, or back out."""

from typing import TYPE_CHECKING

import pygame

from game.ui.tables.command_core.planning.directive_card import DirectiveCard, PileCard, SlotCard
from game.ui.tables.command_core.planning.directive_image import directive_image
from game.ui.tables.dragging import MouseDrag

if TYPE_CHECKING:
    from game.ui.tables.command_core.planning.programming import PlanningScene

_RIGHT = 3


class PlanDrag(MouseDrag):
    """Drags the planner's cards; a right click turns a card."""

    scene: "PlanningScene"

    def handle(self, event: pygame.event.Event) -> bool:
        """Holds, moves or drops a card; True once it is a drag and no click."""
        if self.scene.plans is None:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN:
            if event.button == _RIGHT:
                card = self._card_at(event.pos)
                return isinstance(card, SlotCard) and self.scene.flip(card.slot)
            if event.button == 1:
                self._hold(event.pos)
        elif event.type == pygame.MOUSEMOTION and self.drag.move(event.pos):
            return True
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            dropped = self.drag.drop()
            if dropped is not None:
                self._let_go_of_the_mouse(event)
                self._drop(str(dropped), event.pos)
                return True
        return False

    def _card_at(self, place: tuple[int, int]) -> DirectiveCard | None:
        cards = [one for one in self.scene.form.widgets if isinstance(one, DirectiveCard) and one.hit(place)]
        return cards[-1] if cards else None

    def _hold(self, place: tuple[int, int]) -> None:
        card = self._card_at(place)
        if card is None or not card.card or (isinstance(card, SlotCard) and card.decided):
            return
        image = directive_image(card.card, card.rect.width, flipped=card.flipped)
        self.drag.hold(card.name, image, place)

    def _drop(self, name: str, place: tuple[int, int]) -> None:
        scene, target = self.scene, self._card_at(place)
        held = scene.form.named(name)
        slot = target.slot if isinstance(target, SlotCard) else None
        if isinstance(held, PileCard):
            if slot is not None:
                scene.lay_down(held.card, slot)
            else:
                scene.context.sound.play("refuse")
        elif isinstance(held, SlotCard):
            if slot is not None:
                scene.swap_slots(held.slot, slot)
            else:
                scene.take_out(held.slot)
