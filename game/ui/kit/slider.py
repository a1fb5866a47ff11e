"""A slider for a whole number."""

from collections.abc import Callable, Hashable

import pygame

from game.ui.layout.leaves import Picture, Text
from game.ui.layout.nodes import Node, Row, Space
from game.ui.layout.tree_widget import TreeWidget
from game.ui.paint.materials.slider import filled_skin, knob_skin, stop_mark, track_skin


class Slider(TreeWidget):
    """A whole number from `lowest` to `highest` in steps; every `mark_step` it has a mark.

    `late`: a drag counts when it ends. For what moves the slider itself, which would run from the pointer.
    """

    def __init__(
        self,
        value: int,
        changed: Callable[[int], None],
        lowest: int = 0,
        highest: int = 100,
        step: int = 5,
        name: str = "",
        ending: str = " %",
        mark_step: int = 25,
        *,
        late: bool = False,
    ) -> None:
        super().__init__(name=name)
        self.value = self._told = value
        self.late = late
        self.changed = changed
        self.lowest, self.highest, self.step = lowest, highest, step
        self.ending = ending
        self.mark_step = mark_step

    def _set(self, value: int) -> None:
        self.value = max(self.lowest, min(self.highest, value))

    def _tell(self) -> None:
        """Says what the value is now, if it is another one than was said last."""
        if self.value != self._told:
            self._told = self.value
            self.changed(self.value)

    def nudge(self, by: int) -> bool:
        self._set(self.value + by * self.step)
        self._tell()
        return True

    def press(self, place: tuple[int, int]) -> None:
        self.drag(place)

    def drag(self, place: tuple[int, int]) -> None:
        track = self.place_of("track")
        share = (place[0] - track.left) / max(1, track.width)
        steps = round(share * (self.highest - self.lowest) / self.step)
        self._set(self.lowest + steps * self.step)
        if not self.late:
            self._tell()

    def let_go(self) -> None:
        self._tell()

    def stops(self) -> list[tuple[int, int]]:
        """The values that have a mark, and where it is."""
        track = self.place_of("track")
        return [
            (value, self._at(value, track)) for value in range(self.lowest, self.highest + 1, self.mark_step)
        ]

    def _at(self, value: int, track: pygame.Rect) -> int:
        """Where a value is on the track."""
        return track.left + round(track.width * (value - self.lowest) / (self.highest - self.lowest))

    def looks(self) -> Hashable:
        return self.value, self.on_paper

    def body(self) -> Node:
        number = Text(
            f"{self.value}{self.ending}",
            "amount",
            "text" if self.on_paper else "gold",
            anchor="right",
            width=61,
        )
        track = Picture(self._draw_track, "track", width=(60, 120), grow=1, height=28)
        return Row(Space(width=13), track, Space(width=16), number, Space(width=5), align="center")

    def _draw_track(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        track = pygame.Rect(0, 0, rect.width, round(10 * scale))
        track.center = rect.center
        surface.blit(track_skin(*track.size, scale, on_paper=self.on_paper), track)
        filled = self._at(self.value, track) - track.left
        if filled > track.height:
            surface.blit(filled_skin(filled, track.height, scale), track)
        empty, inside = "paper" if self.on_paper else "steel", track.inflate(-track.height, 0)
        for value in range(self.lowest, self.highest + 1, self.mark_step):
            x = max(inside.left, min(inside.right, self._at(value, track)))
            mark = stop_mark(max(3, round(4 * scale)), "filled" if value < self.value else empty)
            surface.blit(mark, mark.get_rect(center=(x, track.centery)))
        knob = knob_skin(round(22 * scale), round(28 * scale), scale, lit=self.lit)
        surface.blit(knob, knob.get_rect(center=(track.left + filled, track.centery)))
