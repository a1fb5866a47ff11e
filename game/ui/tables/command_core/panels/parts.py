"""Parts of several panels: the heading, mechs as pictures, and the recap of the round."""

from functools import lru_cache, partial

import pygame

from game.engine.seats import Seat
from game.ui.layout.leaves import Picture, Text
from game.ui.layout.nodes import Box, Column, Fits, Node, Row, Space
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.figures.tokens import portrait
from game.ui.paint.palette import TEAL
from game.ui.tables.command_core.faces import face
from game.ui.tables.command_core.snapshot import Snapshot
from game.ui.tables.recap_rows import RecapLine
from game.ui.tables.recap_rows import recap as recap_rows
from game.words.command_core.recap import round_events, round_lines


def heading(snapshot: Snapshot, key: str, words: str = "") -> Node:
    """The panel's name, and who does what."""
    title = Text(snapshot.words.panel(key).upper(), "heading")
    said = Text(words, "who", name="what happens", grow=1) if words else None
    return Row(title, said, gap=12, height=32)


def mech_figure(
    snapshot: Snapshot, number: int, width: float, height: float | tuple[float, float]
) -> Picture:
    """A mech as it stands on a plate, as large as it fits."""
    mech = snapshot.view.mechs[number]
    paint = partial(draw_mech, mech.chassis, mech.seat, snapshot.is_near(number))
    return Picture(paint, width=width, height=height)


def draw_mech(
    chassis: str, seat: Seat, near: bool, surface: pygame.Surface, rect: pygame.Rect, scale: float
) -> None:
    image = portrait(chassis, seat, min(rect.size), near=near)[0]
    surface.blit(image, image.get_rect(center=rect.center))


@lru_cache(maxsize=2)
def _rows(lines: tuple[RecapLine, ...], faces: tuple[CardFace | None, ...], gallery: Gallery) -> Node:
    """The sentences; the same ones stay while nothing happens, with all that is known of their size."""
    return recap_rows(lines, faces, gallery)


def recap(snapshot: Snapshot, least: float = 0) -> Node:
    """The events of the round, the last on top, where the panel has room for them; with `least`, in so
    many units of height at least.
    """
    lines = round_lines(snapshot.words, round_events(snapshot.events))
    if not lines:
        return Space(grow=1)
    over = snapshot.view.phase in ("ordering", "programming") or snapshot.at_rest_after
    faces = [face(line.card) if line.card else None for line in lines]
    rows = _rows(
        tuple([(line.symbol, line.seat, line.text) for line in lines]), tuple(faces), snapshot.gallery
    )
    title = snapshot.words.panel("last_round" if over else "this_round").upper()
    order = Text(snapshot.words.notice("latest_first"), "caption", anchor="right", grow=1)
    head = Row(Text(title, "section", lambda: TEAL), order, gap=8, height=24)
    if least:
        return Column(head, Box(rows, height=(least, 70), grow=1), gap=2, grow=1)
    return Fits(Column(head, Box(rows, height=70, grow=1), gap=2), Space(), height=0, grow=1)
