"""The back of the cards of dinosaurs: an arena's dome over a steel-jawed head, on jungle green."""

from game.content.art import shipped_art
from game.content.dinos import DinoPose
from game.ui.paint import svg
from game.ui.paint.cards.frames import HEIGHT, WIDTH, round_rect
from game.ui.paint.dino.heads import head
from game.ui.paint.dino.shapes import INK, glow, line, path
from game.ui.paint.dino.tones import tones
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import document, group, stroke, vertical

_C = art_colors("dino/card_back")

_EDGE, _BRASS, _LAMP = _C["edge"], _C["brass"], _C["lamp"]
_ANIMAL, _JAW = "tyrannosaurus", 26


def dino_back() -> str:
    """The back as SVG, 360 x 500."""
    art = shipped_art().dinos
    colors = tones(art.palettes[art.animals[_ANIMAL].palette])
    face = head(art.heads[art.animals[_ANIMAL].head], colors, DinoPose(jaw=_JAW))
    cells = "".join(
        stroke(f"M{x} {y - 24} l21 12 v24 l-21 12 l-21 -12 v-24Z", _C["gloss"], 2, opacity=0.07)
        for row, y in enumerate(range(30, HEIGHT, 36))
        for x in range(28 + (row % 2) * 21, WIDTH - 10, 42)
    )
    ribs = "".join(
        line(f"M180 90 C{180 + i * 60:g} 110 {180 + i * 92:g} 200 {180 + i * 92:g} 330", _C["ribs"], 3)
        for i in (-1, -0.5, 0, 0.5, 1)
    )
    parts = [
        path(round_rect(0, 26, HEIGHT), _EDGE, 0),
        svg.path(round_rect(8, 18, HEIGHT), vertical(0, HEIGHT, *_C.ramp("dino back jungle"))),
        cells,
        stroke(round_rect(20, 12, HEIGHT), _BRASS, 3.5),
        glow(180, 250, 150, _C["dino back"], 0.35),
        ribs,
        line("M70 330 H290", INK, 11) + line("M70 330 H290", _LAMP, 5) + line("M84 346 H276", _BRASS, 3),
        group(face, (126, 292), -4, 1.12),
    ]
    return document("".join(parts), WIDTH, HEIGHT)
