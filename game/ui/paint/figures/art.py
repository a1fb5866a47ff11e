"""Pictures and portraits, put together as SVG from the recipes in data/art."""

import pygame

from game.content.art import Animal, Figure, Item, Palette, Picture, shipped_art
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.dino.animal import animal_svg, neck_end
from game.ui.paint.figures.rig import Canvas, mech, repainted, robot
from game.ui.paint.svg import document, group, picture

_EMPTY = "dusk"
"""The scene of a box without a picture."""

WIDTH, HEIGHT = 400, 300


def art_svg(key: str) -> str | None:
    """The 400 x 300 picture of a card ("scrap_knights/slash"), or None where there is no recipe."""
    picture = shipped_art().pictures.get(key)
    return None if picture is None else document(compose(picture), WIDTH, HEIGHT)


def compose(picture: Picture) -> str:
    """The layers of a picture of 400 x 300 as SVG."""
    palette = shipped_art().palettes[picture.palette]
    layers = [_items("scenes", (Item(picture.scene, (0, 0)),), palette)]
    layers.append(_items("effects", picture.behind, palette))
    layers += [_figure(figure) for figure in picture.figures]
    layers += [_animal(animal) for animal in picture.dinos]
    layers.append(_items("drones", picture.drones, palette))
    layers.append(_items("props", picture.props, palette))
    layers.append(_items("effects", picture.before, palette))
    return "".join(layers)


def _items(group: str, items: tuple[Item, ...], palette: Palette) -> str:
    canvas = Canvas()
    for item in items:
        colors = shipped_art().palettes[item.palette] if item.palette else palette
        canvas.add(group, item.name, colors, item.at, item.turn, abs(item.size), mirror=item.size < 0)
    return "".join(canvas.parts)


def _figure(figure: Figure) -> str:
    art = shipped_art()
    pose, held = art.poses[figure.pose], (figure.weapon, figure.offhand)
    if figure.look in art.robots:
        drawn = robot(repainted(art.robots[figure.look], figure.palette), pose, art.palettes, *held)
    else:
        drawn = mech(repainted(art.looks[figure.look], figure.palette), pose, art.palettes, *held)
    across = -figure.size if figure.flip else figure.size
    return group(drawn, figure.at, 0, (across, figure.size))


def _animal(animal: Animal) -> str:
    """A dinosaur with the end of its neck at its place."""
    x, y = neck_end(animal.name, animal.pose)
    across = -animal.size if animal.flip else animal.size
    body = group(animal_svg(animal.name, animal.pose), (-x, -y))
    return group(body, animal.neck, 0, (across, animal.size))


@kept(2_000_000, pixels_of)
def effect_image(name: str, palette: str, size: int) -> pygame.Surface:
    """One effect alone on a transparent square of `size` pixels."""
    drawn = _items("effects", (Item(name, (100, 100)),), shipped_art().palettes[palette])
    return picture(drawn, (200, 200), (size, size))


@kept(2_000_000, pixels_of)
def box_art(game: str, size: tuple[int, int], radius: int, *, dim: bool = False) -> pygame.Surface:
    """The picture of a game's box, filling `size`, with round corners; `dim` for one to come."""
    body = compose(shipped_art().boxes.get(game) or Picture(game, _EMPTY))
    return filling(body, size, radius, 110 if dim else 255)


def filling(body: str, size: tuple[int, int], radius: int, shade: int = 255) -> pygame.Surface:
    """A picture of 400 x 300 that fills `size`, cut off at its foot, with round corners; `shade` dims it."""
    high = max(size[1], round(size[0] * HEIGHT / WIDTH))
    whole = picture(body, (WIDTH, HEIGHT), (max(size[0], round(high * WIDTH / HEIGHT)), high))
    image = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(image, (shade, shade, shade, 255), image.get_rect(), border_radius=radius)
    corner = (size[0] - whole.get_width()) // 2, (size[1] - high) // 3
    image.blit(whole, corner, special_flags=pygame.BLEND_RGBA_MULT)
    return image
