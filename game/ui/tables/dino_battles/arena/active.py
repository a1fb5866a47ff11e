"""Makes the controls of the active Dinosaurs: plates with Upgrades, or the back of one that is hidden."""

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.engine.seats import SEATS, Seat
from game.rules.dino_battles.view import FACE_DOWN
from game.ui.kit.widget import Widget
from game.ui.tables.dino_battles.arena.dino_plate import DinoPlate, plate_of
from game.ui.tables.dino_battles.arena.slips import UpgradeSlip, place_slips
from game.ui.tables.dino_battles.side_widgets import dino_hint
from game.ui.tables.dino_battles.zones import BACK

if TYPE_CHECKING:
    from game.ui.tables.dino_battles.board import Board

_FACE_DOWN = 200
"""How wide a card is in the arena, in pixels of the drawing."""


def active_widgets(board: "Board", seat: Seat) -> list[Widget]:
    """The plate of a side's active Dinosaur, and a slip for each of its Upgrades."""
    return [_plate(board, seat), *_slips(board, seat)]


def _plate(board: "Board", seat: Seat) -> DinoPlate:
    scene, dino = board.scene, board.view.players[seat].dinos[0]
    face = board.face(dino.card) if dino is not None and dino.card != FACE_DOWN else None
    plate = plate_of(board, face, seat, dino, board.place_command(seat, 0))
    plate.name = "own 0" if seat == board.bottom else "enemy 0"
    plate.focusable = dino is not None or plate.pickable
    plate.refusal = partial(scene.why_not_place, seat, 0)
    plate.free_words = scene.words.notice("active_place" if dino is None else "face_down_word")
    if dino is not None:
        plate.hint = dino_hint(board, dino)
    plate.place(board.arena.plate(seat), board.places.scale)
    if dino is None and plate.pickable:
        plate.figure = board.arena.half(seat)
    return plate


def _slips(board: "Board", seat: Seat) -> list[Widget]:
    dino, words, near = board.view.players[seat].dinos[0], board.scene.words, seat == board.bottom
    slips: list[Widget] = []
    for card in dino.upgrades if dino is not None else ():
        face = board.face(card)
        slip = UpgradeSlip(face)
        slip.name = f"{'own' if near else 'enemy'} upgrade {card}"
        slip.hint = words.notice("upgrade", card=words.card(card), text=face.body)
        slips.append(slip)
    place_slips(slips, board.arena.places.slips[not near], board.places.scale)
    return slips


def draw_face_down(surface: pygame.Surface, board: "Board") -> None:
    """An active Dinosaur that the viewer may not see yet, as a card on its back."""
    for seat in SEATS:
        dino = board.view.players[seat].dinos[0]
        if dino is not None and dino.card == FACE_DOWN:
            image = board.gallery.card(BACK, round(_FACE_DOWN * board.places.factor), "back")
            plate = board.arena.plate(seat)
            surface.blit(image, image.get_rect(midbottom=(plate.centerx, plate.top - plate.height // 4)))
