"""The boxes on the title's shelf: a case in the game's colours, a scene in it, and figures that rise out."""

from collections.abc import Mapping
from dataclasses import dataclass

import pygame
from msgspec.structs import replace

from game.content.art import NOTHING, Palette, ShelfBox, ShelfFigure, shipped_art
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.dino.animal import animal_svg, unlit_svg
from game.ui.paint.figures.eye_light import eye_light
from game.ui.paint.figures.figures import Drawn, edge_light
from game.ui.paint.figures.rig import Canvas, mech, repainted, robot
from game.ui.paint.materials.steel import hex_of
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.svg import colored, cut_corners, drawing, group, outline, path, picture, rect, vertical

_C = art_colors("boxes")

WIDTH, HEIGHT, SIDE = 261.0, 313.0, 16.0
"""Of the front, and how much of the side is seen, in units."""
RIM = 8.0
"""The frame around what is seen in the box."""
RISE = 108.0
"""How far figures may rise above a box."""
_INK = _C["ink"]
_UNKNOWN = _C.ramp("unknown")
_SCENE = (400, 300)
_SHEET, _FOOT = (640, 620), (320, 500)
"""The sheet that a figure is drawn on, and where its foot stands."""
_DINO_SHEET, _DINO_FOOT = (900, 620), (420, 540)
_LIGHT = rgb(_C["light"])
_SIGN = 260.0
"""Side of the square that a sign is drawn on."""
_SPREAD = 5.0
"""Units that the light of eyes and lamps spreads."""
_FADED = (*rgb(_C["faded"]), 120)


@dataclass(frozen=True, slots=True)
class Figures:
    """Who lives in a box, from back to front; `lights` are added where eyes and lamps shine brighter."""

    drawn: tuple[Drawn, ...]
    lights: tuple[Drawn | None, ...]


@dataclass(frozen=True, slots=True)
class BoxPicture:
    """A box without its figures, and its figures."""

    case: pygame.Surface
    figures: Figures
    colors: tuple[str, str]

    def at(self, scale: float) -> "BoxPicture":
        """The same picture in another size, less sharp than one that is painted so."""
        wide, high = self.case.get_size()
        across, along = round((WIDTH + SIDE + 2) * scale) / wide, round((HEIGHT + 2) * scale) / high

        def sized(drawn: Drawn) -> Drawn:
            image, (x, y) = drawn
            size = round(image.get_width() * across), round(image.get_height() * along)
            return pygame.transform.smoothscale(image, size), (round(x * across), round(y * along))

        if (across, along) == (1, 1):
            return self
        lights = tuple(light and sized(light) for light in self.figures.lights)
        figures = Figures(tuple(map(sized, self.figures.drawn)), lights)
        return BoxPicture(sized((self.case, (0, 0)))[0], figures, self.colors)


@kept(400_000, pixels_of)
def plain_case(scale: float) -> pygame.Surface:
    """A shut case of bare steel: what stands on the shelf until the boxes are painted."""
    return _sheet(_case(_UNKNOWN) + _lid(*_C.ramp("plain case")), scale)


def paint_box(game: str, scale: float) -> BoxPicture:
    """The box of a game with its figures at rest. Slow: 50 to 200 ms."""
    box = shipped_art().shelf.get(game, ShelfBox(game, _UNKNOWN))
    if not box.scene:
        faint = _greyed(box.colors[0]), _greyed(box.colors[1])
        return BoxPicture(_closed(box.sign, faint, scale), Figures((), ()), faint)
    return BoxPicture(_open(box, scale), _figures(box, scale, attack=False), box.colors)


_SKETCH = 0.25
"""The scale at which a figure is drawn to see how tall it is."""


def paint_attack(game: str, scale: float) -> Figures:
    """The figures of a box as they are while it is pointed at."""
    box = shipped_art().shelf.get(game, ShelfBox(game, _UNKNOWN))
    return _figures(box, scale, attack=True)


def hero(game: str, tall: int) -> tuple[pygame.Surface | None, tuple[int, int]]:
    """The largest figure of a game's box, so many pixels tall, and where its corner lies from its foot."""
    box = shipped_art().shelf.get(game)
    if box is None or not box.figures:
        return None, (0, 0)
    figure = replace(max(box.figures, key=lambda one: one.size), at=(0, 0), flip=False)
    (small, _), _ = _figure(figure, figure.pose, _SKETCH)
    (image, corner), _ = _figure(figure, figure.pose, _SKETCH * tall / small.get_height())
    return image, corner


def _figures(box: ShelfBox, scale: float, *, attack: bool) -> Figures:
    both = [_figure(one, one.attack if attack and one.attack else one.pose, scale) for one in box.figures]
    return Figures(tuple(drawn for drawn, _ in both), tuple(light for _, light in both))


def _sheet(body: str, scale: float) -> pygame.Surface:
    size = WIDTH + SIDE + 2, HEIGHT + 2
    return picture(body, size, (round(size[0] * scale), round(size[1] * scale)))


def _case(colors: tuple[str, str]) -> str:
    """Front and side, without a hole."""
    return colored(drawing("drawings/box_case"), {**_C.roles, "bright": colors[0], "dark": colors[1]})


def _lid(top: str, foot: str) -> str:
    """Boards across the hole, two straps over them, screws along their edges."""
    return colored(drawing("drawings/box_lid"), {**_C.roles, "lid top": top, "lid foot": foot})


def _open(box: ShelfBox, scale: float) -> pygame.Surface:
    """The scene in its frame; the foot is dark, so that the label stands out."""
    case = _sheet(_case(box.colors), scale)
    canvas = Canvas()
    canvas.add("scenes", box.scene, shipped_art().palettes["steel"])
    room = pygame.Rect(
        round(RIM * scale),
        round(RIM * scale),
        round((WIDTH - 2 * RIM) * scale),
        round((HEIGHT - 2 * RIM) * scale),
    )
    whole = picture("".join(canvas.parts), _SCENE, (round(room.height * _SCENE[0] / _SCENE[1]), room.height))
    case.blit(whole, room, pygame.Rect(((whole.get_width() - room.width) // 2, 0), room.size))
    hole = outline(cut_corners(WIDTH, HEIGHT, 5.3, RIM))
    edge = outline(cut_corners(WIDTH, HEIGHT, 0, RIM - 1))
    shade = vertical(HEIGHT - 160, HEIGHT, f"{_C['frame']}/0", f"{_C['frame']}/.75")
    frame = rect(RIM, HEIGHT - 160, WIDTH - 2 * RIM, 160 - RIM, shade)
    frame += path(f"{edge} {hole}", box.colors[0], fill_rule="evenodd")
    frame += path(hole, "none", _INK, 2.6)
    case.blit(_sheet(frame, scale), (0, 0))
    return case


def _closed(sign: str, colors: tuple[str, str], scale: float) -> pygame.Surface:
    """A shut box: its lid screwed down, its colours faint, a grey sign on it."""
    case = _sheet(_case(colors) + _lid(colors[0], _C["lid"]), scale)
    if sign != NOTHING:
        canvas = Canvas()
        canvas.add("effects", sign, shipped_art().palettes["steel"], (_SIGN / 2, _SIGN / 2))
        pixels = round(_SIGN * 0.8 * scale)
        image = picture("".join(canvas.parts), (_SIGN, _SIGN), (pixels, pixels))
        grey = pygame.transform.grayscale(image)
        grey.fill(_FADED, special_flags=pygame.BLEND_RGBA_MULT)
        place = grey.get_rect(center=(round(WIDTH / 2 * scale), round(118 * scale)))
        # Signs are drawn as light, which is hardly seen on a lid: some more of it makes them plain.
        for _ in range(4):
            case.blit(grey, place)
    return case


def _greyed(color: str) -> str:
    """Three parts of grey to one of the colour."""
    middle = sum(rgb(color)) // 3
    red, green, blue = ((channel + middle * 2 + 60) // 4 for channel in rgb(color))
    return hex_of((red, green, blue))


def _figure(figure: ShelfFigure, pose: str, scale: float) -> tuple[Drawn, Drawn | None]:
    foot = _FOOT
    if figure.look in shipped_art().dinos.animals:
        foot = _DINO_FOOT
        image, dark = (
            _dinosaur(figure, drawn, scale)
            for drawn in (animal_svg(figure.look, pose), unlit_svg(figure.look, pose))
        )
    else:
        palettes = shipped_art().palettes
        unlit = {name: replace(one, colors=(*one.colors[:4], _C["shadow"])) for name, one in palettes.items()}
        image, dark = (_standing(figure, pose, colors, scale) for colors in (palettes, unlit))
    light = eye_light(image, dark, max(2, round(_SPREAD * scale)))
    # Warm light along the upper edge, from outside the box.
    shift = max(1, round(1.6 * scale))
    edge_light(image, _LIGHT, (-shift if figure.flip else shift, shift))
    rect = image.get_bounding_rect()
    factor = figure.size * scale
    left = round(figure.at[0] * scale) - (
        image.get_width() - round(foot[0] * factor) if figure.flip else round(foot[0] * factor)
    )
    top = round(figure.at[1] * scale) - round(foot[1] * factor)
    if light is not None:
        light = light[0], (left + light[1][0], top + light[1][1])
    return (image.subsurface(rect).copy(), (left + rect.left, top + rect.top)), light


def _dinosaur(figure: ShelfFigure, drawn: str, scale: float) -> pygame.Surface:
    """A dinosaur on its sheet, turned the way it looks."""
    factor = figure.size * scale
    size = round(_DINO_SHEET[0] * factor), round(_DINO_SHEET[1] * factor)
    image = picture(group(drawn, _DINO_FOOT), _DINO_SHEET, size)
    return pygame.transform.flip(image, True, False) if figure.flip else image


def _standing(
    figure: ShelfFigure, pose: str, palettes: Mapping[str, Palette], scale: float
) -> pygame.Surface:
    """A figure on its sheet, turned the way it looks."""
    art = shipped_art()
    if figure.look in art.robots:
        drawn = robot(repainted(art.robots[figure.look], figure.palette), art.poses[pose], palettes)
    else:
        drawn = mech(repainted(art.looks[figure.look], figure.palette), art.poses[pose], palettes)
    factor = figure.size * scale
    size = round(_SHEET[0] * factor), round(_SHEET[1] * factor)
    image = picture(group(drawn, _FOOT), _SHEET, size)
    return pygame.transform.flip(image, True, False) if figure.flip else image
