"""What the other side does, on paper in the middle of the stage: its face, the card, and a sentence."""

from functools import partial
from typing import Any, Protocol

import pygame

from game.engine.events import Event
from game.engine.seats import Seat
from game.ui.layout.leaves import Picture, Prose
from game.ui.layout.nodes import Box, Node, Row
from game.ui.layout.theme import PAPER
from game.ui.layout.tree_widget import draw_tree
from game.ui.paint import pen
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.materials.skins import paper_skin
from game.ui.paint.palette import SEATS
from game.ui.parts.drawn import UNIT
from game.ui.tables.scrapbots.panels.player_plate import portrait
from game.ui.tables.scrapbots.shows.card_motions import PileBoard
from game.ui.tables.shows.announcement import GOES, announce, draw_art

READ = {
    "scrap": 320,
    "energy": 320,
    "text": 400,
    "draw": 350,
    "build": 800,
    "buy": 700,
    "activate": 700,
    "attack": 800,
}
"""Milliseconds by which what the other side does is shown longer, so that its ticket can be read."""
_AGAIN = 150
"""The same for another card that is played for a pool: only the sum is new."""
_PATIENCE, _QUICKER, _QUICKEST = 5, 0.1, 0.3
"""Steps of a turn that are read at leisure; by which share of that each later one is shorter, and how short
it gets at the most.
"""
TICKET_WIDTH, _HIGH = 330, 66
_FACE, _ART = 46, 62
"""Units."""
_SMALLER = 0.72
"""The size of the robot beside the one on the plate of its player."""


class TicketBoard(PileBoard, Protocol):
    """A board with a stage in whose middle a ticket can stand, off the lane that it speaks of."""

    scene: Any
    on_ticket: str
    """What the ticket says that was shown last."""

    @property
    def ticket_scale(self) -> float: ...

    def ticket_place(self, lane: int | None, size: tuple[int, int]) -> pygame.Rect: ...


def _tree(seat: Seat, look: str, sentence: str, face: CardFace | None) -> Node:
    told = Prose(sentence, "deed", middle=True, grow=1)
    art = Picture(partial(draw_art, face), width=_ART) if face is not None and face.art else None
    return Box(Row(Picture(partial(_draw_face, seat, look), width=_FACE), art, told, gap=8), pad=(6, 6))


def _draw_face(seat: Seat, look: str, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    """The robot of whoever does it, framed in the colour of its seat."""
    surface.blit(portrait(look, rect.size, scale * _SMALLER / UNIT, left=True), rect)
    pen.rect(surface, SEATS[seat], rect, max(2, round(2 * scale)), border_radius=round(6 * scale))


def reading(event: Event, before: Event | None) -> int:
    """Milliseconds for which an event is shown longer, after the event `before`."""
    again = before is not None and event.kind == before.kind in ("scrap", "energy")
    return _AGAIN if again else READ[event.kind]


def patience(step: int) -> float:
    """The share of its time that a ticket has in a turn of so many steps up to this one."""
    return max(_QUICKEST, 1 - _QUICKER * max(0, step - _PATIENCE))


def ticket_image(seat: Seat, look: str, sentence: str, face: CardFace | None, scale: float) -> pygame.Surface:
    """The ticket of one doing."""
    size = round(TICKET_WIDTH * scale), round(_HIGH * scale)
    image = paper_skin(*size, scale).copy()
    draw_tree(image, _tree(seat, look, sentence, face), image.get_rect(), scale, PAPER)
    return image


def show_ticket(board: TicketBoard, event: Event, length: float) -> None:
    """Stands there for as long as the event is shown; the next one takes its place."""
    seat = event.facts["seat"]
    sentence = board.scene.tell(event)
    if not sentence:
        return
    card = event.facts.get("card")
    # The name in bold says at once whose doing it is.
    name = board.scene.words.names[seat]
    told = sentence.replace(name, f"*{name}*", 1)
    look = board.scene.robot_of(seat)
    image = ticket_image(seat, look, told, board.face(card) if card else None, board.ticket_scale)
    place = board.ticket_place(event.facts.get("lane"), image.get_size())
    board.on_ticket = sentence
    announce(board.stage, image, place.center, length + GOES, "ticket")
