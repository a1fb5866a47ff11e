"""A board with lanes while something is shown on it: who attacks, what has not landed yet, what stays lit."""

from abc import abstractmethod
from typing import Any, Generic, TypeVar

import pygame

from game.engine.seats import Seat
from game.ui.paint.cards import full_height
from game.ui.parts.drawn import UNIT
from game.ui.parts.figure_plate import FigurePlate
from game.ui.tables.lane_battle import Strike
from game.ui.tables.lane_widget import Half, LaneWidget
from game.ui.tables.rain import still_flying
from game.ui.tables.recap_scene import RecapScene
from game.ui.tables.table_board import TableBoard

S = TypeVar("S", bound=RecapScene)


class LaneTable(TableBoard[S], Generic[S]):
    """`strike` is the attack that is being shown, `before_rain` the view before the Wounds on their way.

    `dropped` says that the last pick came with a drag: its card does not fly in again. `discard_before` has
    the discard piles before the cards that are on their way there.
    """

    def __init__(self, scene: S) -> None:
        super().__init__(scene)
        self.dropped = False
        self.discard_before: dict[Seat, tuple[str, ...]] = {}
        self.strike: Strike | None = None
        self.before_rain: Any = None

    @abstractmethod
    def half(self, seat: Seat, lane: int) -> Half:
        """A side of a lane."""

    def light_up(self, places: Any) -> None:
        """A hit stop darkens the arena, but nothing that is read meanwhile."""
        self.stage.field = places.frame.arena.rect.copy()
        self.stage.field.height -= places.frame.rail.rect.height
        plates = [half.plate for half in (*places.near, *places.far)]
        shelf = places.stalls[0].unionall([*places.prices, places.main_deck])
        self.stage.spared = [*plates, places.near_side.plate, places.far_side.plate, shelf]

    def draw_nearer(self, surface: pygame.Surface, inside: pygame.Rect, feet: int) -> None:
        """Draws those who stand in a lane before these `feet` again, over what moves inside a place."""
        clip = surface.get_clip()
        surface.set_clip(inside.clip(clip))
        lanes = [
            one for one in self.scene.form.widgets if isinstance(one, LaneWidget) and one.bot is not None
        ]
        for one in lanes:
            if one.half.foot[1] > feet and not one.hidden and one.half.figure.colliderect(inside):
                one.draw_figure(surface)
        surface.set_clip(clip)

    @property
    def showing(self) -> bool:
        """Whether events are being shown, in a turn or in a recap."""
        recap = self.scene.recap
        return self.scene.playing or (recap is not None and recap.playback.running)

    def striking(self, seat: Seat, lane: int) -> bool:
        """Whether the Scrapbot there is at an attack that is being shown."""
        strike = self.strike if self.showing else None
        return strike is not None and (strike.seat, strike.lane) == (seat, lane)

    def settle(self) -> None:
        self.strike = None

    def plate_of(self, seat: Seat, lane: int) -> FigurePlate:
        """The plate of a Scrapbot, to find its cells."""
        near = seat == self.bottom
        return FigurePlate(self.half(seat, lane).plate, self.places.scale, seat, near=near)

    @property
    def played_place(self) -> pygame.Rect:
        """Where a Component lies on the felt while it is shown."""
        factor = self.places.scale / UNIT
        rect = pygame.Rect(0, 0, round(226 * factor), full_height(round(226 * factor)))
        felt = self.places.frame.felt.rect
        rect.midbottom = felt.left + round(470 * factor), felt.bottom - round(14 * factor)
        return rect

    def wounds_shown(self, seat: Seat) -> int | None:
        """A player's Wounds without those that are still on their way."""
        wounds: int | None = self.scene.view.players[seat].wounds
        flying = still_flying(self.stage, ("wound", seat))
        if wounds is None or not flying:
            return wounds
        before: int = self.before_rain.players[seat].wounds
        return max(before, wounds - flying)

    def discard_shown(self, seat: Seat, side: Any) -> tuple[str, ...]:
        """A discard pile without what is still on its way there."""
        discard: tuple[str, ...] = side.discard
        if ("discard", seat) in self.stage.hidden:
            return self.discard_before.get(seat, discard)
        flying = still_flying(self.stage, ("wound", seat))
        if not flying:
            return discard
        before = len(self.before_rain.players[seat].discard)
        return discard[: max(before, len(discard) - flying)]
