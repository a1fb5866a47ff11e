"""A sheet of all pictures of Command Core: mechs, cards of the planner, dice, and every map."""

import pygame

from game.content.command_core import Map, shipped_library
from game.rules.command_core.actions import DiceKind
from game.ui.paint import pen
from game.ui.paint.cards.cards import card_height
from game.ui.paint.cards.gallery import Gallery, State
from game.ui.paint.figures.portraits import portrait
from game.ui.paint.figures.tokens import TokenState, screen_turn, token, token_size
from game.ui.paint.icons import icon
from game.ui.paint.palette import GOLD, NIGHT, TEXT, TEXT_SOFT
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.text import draw_line
from game.ui.parts.dice_paint import die_image
from game.ui.parts.grid import Grid, HexGrid, SquareGrid
from game.ui.tables.command_core.faces import GAME, ICONS, directive_face, face
from game.ui.tables.command_core.map.camera import Camera
from game.ui.tables.command_core.map.ground import board_ground, draw_cell_names
from game.ui.tables.command_core.map.walls import wall
from game.ui.tables.command_core.shows.throws import die_kind
from game.words.messages import shipped_messages

WIDTH = 1920
_BOARD = (632, 576)
_ROW, _MARGIN = 120, 24
_C = art_colors("command_core/pieces")
_GROUND, _PLATE = rgb(_C["board"]), rgb(_C["plate"])
_STATES: tuple[TokenState, ...] = ("ghost", "wreck")
_MARKS = (
    *("attack_die", "armor_die", "evade_die", "hit", "crit", "armor", "evade", "structure", "surge", "flux"),
    *("targeting", "slots", "reroll", "flip", "blocked", "depleted"),
    *("directive", "weapon", "upgrade", "chassis", "gem_blue", "gem_red", "gem_yellow", "gem_green"),
)


def pieces_sheet() -> pygame.Surface:
    """Tokens in all facings of both boards, cards in all states, dice, icons, and maps from both sides."""
    parts = [_tokens(), _cards(), _boards()]
    sheet = pygame.Surface((WIDTH, sum(part.get_height() for part in parts)))
    top = 0
    for part in parts:
        sheet.blit(part, (0, top))
        top += part.get_height()
    return sheet


def _title(key: str) -> str:
    return shipped_messages(GAME).say("pieces", key)


def _ground(height: int, title: str) -> pygame.Surface:
    surface = pygame.Surface((WIDTH, height))
    surface.fill(NIGHT)
    draw_line(surface, title, "title", 32, GOLD, (_MARGIN, 30))
    return surface


def _tokens() -> pygame.Surface:
    chassis = shipped_library().chassis
    surface = _ground(60 + _ROW * len(chassis), _title("mechs"))
    for row, (name, mech) in enumerate(chassis.items()):
        top = 56 + row * _ROW
        middle = top + _ROW // 2
        pen.rect(surface, _PLATE, (_MARGIN, top, WIDTH - 2 * _MARGIN, _ROW - 8), border_radius=10)
        for seat in (0, 1):
            surface.blit(portrait(name, seat, (92, 92), 10), (_MARGIN + 10 + seat * 100, top + 10))
        draw_line(surface, mech.name, "title", 28, TEXT, (_MARGIN + 216, middle))
        x = 372
        for facings, size in ((8, 96), (6, 64)):
            for facing in range(facings):
                spot = pygame.Rect(x, middle - size // 2 - 6, size, size + 4)
                pen.rect(surface, _GROUND, spot, border_radius=8)
                _stand(surface, name, (facing + row) % 2, screen_turn(facing, facings), size, spot.center)
                x += size + 6
        for number, state in enumerate(_STATES):
            _stand(surface, name, number, 225, 96, (x + 46, middle), state)
            x += 98
    return surface


def _stand(
    surface: pygame.Surface,
    name: str,
    seat: int,
    degrees: float,
    size: int,
    middle: tuple[int, int],
    state: TokenState = "",
) -> None:
    image, (x, y) = token(name, seat, degrees, size, state=state)
    surface.blit(image, (middle[0] + x, middle[1] + y + size // 16))


def _cards() -> pygame.Surface:
    """Cards in the states of the planner, depleted ones, dice and icons."""
    surface = _ground(520, _title("parts"))
    planner: tuple[State, State, State] = ("planner", "depleted planner", "depleted")
    shown = (
        (directive_face("advance"), planner[0]),
        (directive_face("sprint"), planner[0]),
        (directive_face("sprint", lit=0), planner[0]),
        (directive_face("strafe"), planner[0]),
        (directive_face("strafe", in_slot=True, lit=0), planner[0]),
        (directive_face("strafe", in_slot=True, flipped=True), planner[0]),
        (directive_face("weave", in_slot=True), planner[0]),
        (directive_face("overdrive"), planner[0]),
        (face("hold"), planner[1]),
        (face("wheel"), planner[1]),
        (face("railgun"), planner[2]),
        (face("gyro"), planner[2]),
    )
    gallery, width, x = Gallery(), 146, _MARGIN
    for card, state in shown:
        surface.blit(gallery.card(card, width, state), (x, 60))
        x += width + 10
    top = 60 + card_height(face("railgun"), width, "full") + 24
    x = _MARGIN
    kinds: tuple[DiceKind, ...] = ("attack", "armor", "evade")
    for kind in kinds:
        faces = shipped_library().dice[kind].faces
        for one in dict.fromkeys(faces):
            surface.blit(die_image(die_kind(kind), faces.index(one), 84), (x, top))
            draw_line(surface, one, "label", 18, TEXT_SOFT, (x + 42, top + 98), "center")
            x += 94
        x += 20
    for number, name in enumerate((*ICONS.values(), *_MARKS)):
        spot = x + 30 + number % 17 * 60, top + 22 + number // 17 * 68
        surface.blit(icon(name, 48), icon(name, 48).get_rect(center=spot))
        surface.blit(icon(name, 20), icon(name, 20).get_rect(center=(spot[0], spot[1] + 36)))
    return surface


def _boards() -> pygame.Surface:
    """Each map, by turns from the one side and from the other, with all mechs on it."""
    maps = list(shipped_library().maps.values())
    rows = -(-len(maps) // 3)
    surface = _ground(60 + rows * (_BOARD[1] + 12), _title("maps"))
    for number, one in enumerate(maps):
        row, column = divmod(number, 3)
        corner = 6 + column * (_BOARD[0] + 6), 56 + row * (_BOARD[1] + 12)
        surface.blit(_board(one, number % 2), corner)
        label = corner[0] + 44, corner[1] + 16
        draw_line(surface, one.name, "title", 22, TEXT, label, outline=2)
    return surface


def _board(one: Map, viewer: int) -> pygame.Surface:
    grid: Grid = SquareGrid() if one.board == "square" else HexGrid()
    camera = Camera(grid, (0.0, 0.0, float(_BOARD[0]), float(_BOARD[1])), viewer)
    image = board_ground(camera, one.id).copy()
    hexagon = one.board == "hex"
    size, facings = token_size(camera.unit * (2 if hexagon else 1), hexagon=hexagon), 6 if hexagon else 8
    things = [(cell, wall(camera, cell, frozenset(one.walls))) for cell in one.walls]
    free = [cell for cell in grid.cells() if cell not in one.walls]
    for number, name in enumerate(shipped_library().chassis):
        turn = screen_turn(number % facings, facings, viewer)
        things.append((free[(number * 11 + 7) % len(free)], token(name, number % 2, turn, size)))
    for cell, (sprite, (x, y)) in sorted(things, key=lambda thing: camera.center(thing[0])[1]):
        middle = camera.center(cell)
        image.blit(sprite, (round(middle[0]) + x, round(middle[1]) + y))
    draw_cell_names(image, camera)
    return image
