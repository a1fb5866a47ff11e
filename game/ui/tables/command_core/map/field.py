"""The board as it is seen: ground, shading, path, walls and mechs from back to front, then tags and lines."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

import pygame

from game.engine.seats import Seat
from game.rules.command_core.preview import Leg
from game.rules.command_core.topology import Cell
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.figures.tokens import base_outline, screen_turn, token, token_size
from game.ui.paint.materials.skins import box
from game.ui.paint.materials.steel import INK, hex_of
from game.ui.paint.palette import FOCUS, TEXT_SOFT, Color
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.text import draw_line
from game.ui.parts.grid import Grid, HexGrid
from game.ui.tables.command_core.map.aim_tag import aim_tag, armor_tag
from game.ui.tables.command_core.map.camera import Camera
from game.ui.tables.command_core.map.cell_marks import marks_layer
from game.ui.tables.command_core.map.flag import draw_flag, flag_rect
from game.ui.tables.command_core.map.ghost import Ghost
from game.ui.tables.command_core.map.grid import BoardGrid
from game.ui.tables.command_core.map.ground import board_ground, draw_cell_names
from game.ui.tables.command_core.map.labels import body, pips_of, place_labels
from game.ui.tables.command_core.map.overlay import (
    FIRE,
    GOLD,
    RED,
    TEAL,
    arc_layer,
    fire_layer,
    ring_layer,
    size_of,
)
from game.ui.tables.command_core.map.paint import draw_cell_ring
from game.ui.tables.command_core.map.path import path_layer
from game.ui.tables.command_core.map.scars import UNSCARRED, scars_layer
from game.ui.tables.command_core.map.standing import Aim, Standing
from game.ui.tables.command_core.map.walls import wall
from game.ui.tables.command_core.panels.order_tag import order_image

_C = art_colors("command_core/field")
_INK = rgb(_C["number"])
_LEAST_DISC, _LEFT_BY = 9, 0.2
"""Half the width in pixels of a disc with a number; how far such discs are left of the middle of a cell: its
corners, which a lesson marks, are seen.
"""
_PALE = 110
"""How opaque the ways of the other mechs are."""
_SOLID = 160
"""From this opacity on a picture hides what is behind it; shadows do not."""
RINGS = {"now": GOLD, "target": FIRE, "may": TEAL, "picked": _C["picked"]}


def _ground(camera: Camera, map_id: str, gallery: Gallery | None) -> pygame.Surface:
    """The visible part of the ground; an enlarged one is stretched, because a full picture is too large."""
    if camera.zoom == 1:
        return board_ground(camera.whole, map_id, gallery)
    return _enlarged(camera, map_id, gallery)


@kept(2_500_000, pixels_of)
def _enlarged(camera: Camera, map_id: str, gallery: Gallery | None) -> pygame.Surface:
    whole = board_ground(replace(camera, zoom=1.0, shift=(0.0, 0.0)), map_id, gallery)
    wide, high = round(camera.frame[2]), round(camera.frame[3])
    seen = pygame.Rect(0, 0, max(1, round(wide / camera.zoom)), max(1, round(high / camera.zoom)))
    seen.topleft = round(-camera.shift[0] / camera.zoom), round(-camera.shift[1] / camera.zoom)
    return pygame.transform.smoothscale(whole.subsurface(seen.clamp(whole.get_rect())), (wide, high))


class _Base(NamedTuple):
    """The outline of a mech's plate, and the nose that shows where it looks."""

    rim: pygame.Surface
    nose: pygame.Surface
    place: pygame.Rect


class _Sprite(NamedTuple):
    """What stands on the board: those of less depth are behind. Mechs have a base."""

    depth: float
    image: pygame.Surface
    place: pygame.Rect
    base: _Base | None = None


def _draw_hidden_base(surface: pygame.Surface, base: _Base, before: Sequence[_Sprite]) -> None:
    """Draws what is behind other sprites of a mech's rim and nose over these, but not over their noses."""
    place, covered, noses = base.place, pygame.Mask(base.place.size), pygame.Mask(base.place.size)
    for sprite in before:
        if sprite.place.colliderect(place):
            covered.draw(pygame.mask.from_surface(sprite.image, _SOLID), _from(place, sprite.place))
            if sprite.base is not None:
                noses.draw(pygame.mask.from_surface(sprite.base.nose), _from(place, sprite.base.place))
    if covered.count():
        _draw_within(surface, base.nose, place, covered)
        covered.erase(noses, (0, 0))
        covered.erase(pygame.mask.from_surface(base.nose), (0, 0))
        _draw_within(surface, base.rim, place, covered)


def _from(place: pygame.Rect, other: pygame.Rect) -> tuple[int, int]:
    return other.left - place.left, other.top - place.top


def _draw_within(
    surface: pygame.Surface, image: pygame.Surface, place: pygame.Rect, part: pygame.Mask
) -> None:
    shown = part.to_surface(setcolor=(255, 255, 255, 255), unsetcolor=(0, 0, 0, 0))
    shown.blit(image, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(shown, place)


class Field(BoardGrid):
    """Shows `standing`, `ghost` and `aim`; `missed` is called with a cell that is clicked and no choice.

    `shots` are lines of fire without a tag, each from a cell to a cell; `hidden` are pieces that move, as
    ("mech", number), or ("token", number) for one whose labels stay.
    """

    def __init__(
        self, grid: Grid, walls: frozenset[Cell], map_id: str, seat: Seat, gallery: Gallery | None = None
    ) -> None:
        super().__init__(grid, seat=seat, name="board")
        self.walls = walls
        self.map_id = map_id
        self.gallery = gallery
        self.standing: Sequence[Standing] = ()
        self.scars = UNSCARRED
        self.ghost: Ghost | None = None
        self.ghosts: Sequence[Ghost] = ()
        """The ends of the programs of other mechs."""
        self.aim: Aim | None = None
        self.shots: Sequence[tuple[Cell, Cell]] = ()
        self.lit_cells: Mapping[Cell, Color] = {}
        self.hidden: set[Hashable] = set()
        self.larger = 1.0
        """How much larger than usual words are."""
        self.missed: Callable[[Cell], object] = lambda cell: None
        self.tip_of: Callable[[Cell], str] = lambda cell: ""
        self.noted: Callable[[], Sequence[pygame.Rect]] = tuple
        """Where a note lies over the board."""

    def all_cells(self) -> list[pygame.Rect]:
        """The board row by row, as far as it is seen."""
        # Hexes stand half a row lower in every second column.
        columns = 0, 1, self.grid.columns - 1
        rows = [[self.grid.cell_in(column, row) for column in columns] for row in range(self.grid.rows)]
        rects = [[self.cell_rect(cell) for cell in cells if cell is not None] for cells in rows]
        return [first.unionall(others).clip(self.rect) for first, *others in rects]

    @property
    def facings(self) -> int:
        return 6 if isinstance(self.grid, HexGrid) else 8

    @property
    def tip(self) -> str:
        if self.cursor is None:
            return super().tip
        return self.tip_of(self.cursor)

    @property
    def workable(self) -> bool:
        return self.enabled

    def activate(self) -> None:
        dragged, self._dragged = self._dragged, False
        if dragged or self.cursor is None or not self.enabled:
            return
        if self.cursor in self.choices and self.picked is not None:
            self.picked(self.cursor)
        else:
            self.missed(self.cursor)

    # Where things are, for those who draw or move something over the board.

    def cell_point(self, cell: Cell) -> tuple[int, int]:
        """The middle of a cell on the screen."""
        x, y = self.camera.center(cell)
        return round(x), round(y)

    @property
    def token_size(self) -> int:
        """The size of tokens in pixels."""
        return self.token_size_in(self.camera)

    def token_size_in(self, camera: Camera) -> int:
        """The size of tokens as `camera` shows the board."""
        hexagon = isinstance(self.grid, HexGrid)
        return token_size(camera.unit * (2 if hexagon else 1), hexagon=hexagon)

    def degrees(self, facing: float) -> float:
        """Where a facing points on the screen, clockwise from up."""
        return screen_turn(facing, self.facings, self.camera.seat)

    def token(
        self, chassis: str, seat: Seat, facing: float, *, ghost: bool = False
    ) -> tuple[pygame.Surface, tuple[int, int]]:
        """A mech's picture, and where its corner lies from the middle of its cell."""
        turn, size = self.degrees(facing), self.token_size
        # Pictures are kept by how they are asked for: those painted ahead are asked for in the same way.
        return token(chassis, seat, turn, size, state="ghost") if ghost else token(chassis, seat, turn, size)

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        clip = surface.get_clip()
        surface.set_clip(self.rect.clip(clip))
        self.draw_ground(surface, self.rect.topleft)
        surface.blit(scars_layer(self._framed, self.scars), self.rect)
        if self.marks and self.enabled:
            surface.blit(*marks_layer(self.camera, self.marks))
        if self.cursor is not None and self.lit:
            may = self.cursor in self.choices
            color = FOCUS if may or not self.choices else TEXT_SOFT
            draw_cell_ring(
                surface, self.camera, self.cursor, color, max(2.0, (3.2 if may else 2) * self.scale)
            )
        self._draw_overlay(surface)
        self._draw_sprites(surface)
        aimed = [(self.aim.start, self.aim.end)] if self.aim is not None and not self._firing else []
        for start, end in (*self.shots, *aimed):
            surface.blit(*fire_layer(self.camera, start, end))
        self._draw_tags(surface)
        self._draw_ghost_tags(surface)
        surface.set_clip(clip)

    @property
    def _firing(self) -> bool:
        """Whether shots fly along the line of fire, which would hide them."""
        start = self.aim.start if self.aim is not None else None
        return any(("token", one.number) in self.hidden for one in self.standing if one.cell == start)

    def draw_ground(self, surface: pygame.Surface, corner: tuple[int, int]) -> None:
        surface.blit(_ground(self._framed, self.map_id, self.gallery), corner)

    @property
    def _framed(self) -> Camera:
        """The camera with its frame at the origin."""
        return replace(self.camera, frame=(0.0, 0.0, float(self.rect.width), float(self.rect.height)))

    def _draw_overlay(self, surface: pygame.Surface) -> None:
        for cell, color in self.lit_cells.items():
            draw_cell_ring(surface, self.camera, cell, color, max(2.0, 2.4 * self.scale))
        ghost = self.ghost
        for other in self.ghosts:
            turn = self.degrees(other.facing)
            image, corner = path_layer(self.camera, other.start, other.legs, turn, None)
            image = image.copy()
            image.set_alpha(_PALE)
            surface.blit(image, corner)
        if ghost is not None:
            turn = self.degrees(ghost.facing)
            image, corner = path_layer(self.camera, ghost.start, ghost.legs, turn, ghost.lit)
            surface.blit(image, corner)
        for one in self.standing:
            if one.ring:
                image, corner = ring_layer(self.camera, one.cell, RINGS[one.ring])
                surface.blit(image, corner)
        if self.aim is not None and self.aim.arc is not None:
            image, corner = arc_layer(self.camera, self.aim.end, *self.aim.arc)
            surface.blit(image, corner)

    def _draw_sprites(self, surface: pygame.Surface) -> None:
        """Walls and mechs, those in front over those behind them."""
        sprites = [self._wall(cell) for cell in self.walls]
        for one in self.standing:
            if not self.hidden & {("mech", one.number), ("token", one.number)}:
                sprites.append(self._sprite(one.chassis, one.seat, one.cell, one.facing))
        for ghost in self.all_ghosts:
            sprites.append(self._sprite(ghost.chassis, ghost.seat, ghost.cell, ghost.facing, ghost=True))
        sprites.sort(key=lambda sprite: sprite.depth)
        for sprite in sprites:
            surface.blit(sprite.image, sprite.place)
        for index, sprite in enumerate(sprites):
            if sprite.base is not None:
                _draw_hidden_base(surface, sprite.base, sprites[index + 1 :])
        draw_cell_names(surface, self.camera, self.name_pixels)

    def _wall(self, cell: Cell) -> _Sprite:
        image, (left, top) = wall(self.camera, cell, self.walls)
        x, y = self.cell_point(cell)
        return _Sprite(y, image, image.get_rect(topleft=(x + left, y + top)))

    def _sprite(self, chassis: str, seat: Seat, cell: Cell, facing: float, *, ghost: bool = False) -> _Sprite:
        image, (left, top) = self.token(chassis, seat, facing, ghost=ghost)
        x, y = self.cell_point(cell)
        rim, nose, (before, above) = base_outline(seat, self.degrees(facing), self.token_size)
        base = _Base(rim, nose, rim.get_rect(topleft=(x + before, y + above)))
        return _Sprite(y + 1, image, image.get_rect(topleft=(x + left, y + top)), base)

    @property
    def labels(self) -> dict[Hashable, pygame.Rect]:
        """Where the labels of the mechs and of the shot lie."""
        frame = self.rect.left, self.rect.top, self.rect.width, self.rect.height
        discs = self._discs(self.ghost) if self.ghost is not None else ()
        taken = tuple((rect.x, rect.y, rect.width, rect.height) for _, rect in discs)
        standing, ghosts = tuple(self.standing), self.all_ghosts
        return place_labels(
            self.camera, frame, standing, self.aim, self._aim_pixels, taken, ghosts, self.name_pixels
        )

    @property
    def all_ghosts(self) -> tuple[Ghost, ...]:
        """The ends of all programs that are shown, the one that is written last."""
        return (*self.ghosts, self.ghost) if self.ghost is not None else tuple(self.ghosts)

    @property
    def _aim_pixels(self) -> int:
        return max(12, self.unit(15 * self.larger))

    @property
    def name_pixels(self) -> int:
        """The height of the letters and numbers at the rim, at least."""
        return max(12, self.unit(12 * self.larger))

    def _draw_tags(self, surface: pygame.Surface) -> None:
        """Draws order and structure of every mech and the tags of a shot over all tokens."""
        places = self.labels
        seen = [one for one in self.standing if ("mech", one.number) not in self.hidden]
        for one in seen:
            surface.blit(pips_of(one, self.camera), places["pips", one.number])
        for one in seen:
            if one.order is not None:
                place = places["order", one.number]
                surface.blit(order_image(one.order, one.seat, place.width), place)
        for ghost in self.all_ghosts:
            if ghost.order is not None:
                place = places["ghost", ghost.number]
                surface.blit(order_image(ghost.order, ghost.seat, place.width), place)
        aim = self.aim
        if aim is not None and aim.armor is not None and "armor" in places:
            surface.blit(armor_tag(aim.armor, self._aim_pixels), places["armor"])
        if aim is not None:
            surface.blit(aim_tag(aim.lines, self._aim_pixels), places["aim"])

    def _draw_ghost_tags(self, surface: pygame.Surface) -> None:
        """Draws a number where each slot ends, and the flag with the delta."""
        for other in self.ghosts:
            if other.flag:
                draw_flag(surface, other, self.flag_place(other), self._flag_pixels)
        ghost = self.ghost
        if ghost is None:
            return
        for leg, rect in self._discs(ghost):
            tone = RED if not leg.completed else hex_of(FOCUS) if leg.slot == ghost.lit else TEAL
            radius = rect.width // 2
            surface.blit(box(*rect.size, radius, tone, tone, INK, max(1, radius // 7)), rect)
            draw_line(surface, str(leg.slot + 1), "title", round(radius * 1.4), _INK, rect.center, "center")
        if ghost.flag:
            draw_flag(surface, ghost, self.flag_place(ghost), self._flag_pixels)

    def _discs(self, ghost: Ghost) -> Iterator[tuple[Leg, pygame.Rect]]:
        """Where the number of each slot of a program stands: side by side at the end of its step."""
        size = size_of(self.camera)
        radius = max(_LEAST_DISC, round(size * 0.3))
        ends: dict[Cell, list[Leg]] = {}
        for leg in ghost.legs:
            ends.setdefault(leg.cells[-1], []).append(leg)
        for cell, legs in ends.items():
            x, y = self.cell_point(cell)
            left, top = x - len(legs) * radius - round(size * _LEFT_BY), y + round(size * 0.72) - radius
            for place, leg in enumerate(legs):
                yield leg, pygame.Rect(left + place * 2 * radius, top, 2 * radius, 2 * radius)

    def flag_place(self, ghost: Ghost) -> pygame.Rect:
        """Where the flag of a ghost is: above it, or beside that where a mech or another label is."""
        mechs: list[Standing | Ghost] = [one for one in self.standing if one.cell != ghost.cell]
        bodies = [body(one, self.camera) for one in (*mechs, *self.all_ghosts)]
        discs = [rect for _, rect in self._discs(ghost)]
        taken = [*bodies, *self.labels.values(), *discs, *self.noted()]
        return flag_rect(ghost, self.camera, self._flag_pixels, self.rect.inflate(-8, -8), taken)

    @property
    def _flag_pixels(self) -> int:
        return max(12, self.unit(19))
