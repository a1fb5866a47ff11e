"""What a computer player says at a telling moment: a line on paper beside its face."""

from collections.abc import Callable
from functools import partial
from itertools import count, takewhile
from typing import Any

import pygame

from game.engine.seats import SEATS, Seat, opponent
from game.ui.kit.widget import Widget
from game.ui.layout.engine import Engine
from game.ui.layout.leaves import Picture, Prose
from game.ui.layout.nodes import Box, Node, Row
from game.ui.layout.theme import STEEL
from game.ui.layout.tree_widget import draw_tree
from game.ui.motion import Call, InTurn, Pause, Together, Tween, ease_out, linear
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.figures.moods import Mood
from game.ui.paint.figures.thumbnails import sign
from game.ui.parts.grounds import ground
from game.ui.tables.session.seats import LOOKS
from game.ui.tables.shows.stage import Stage
from game.ui.tables.shows.stage_pieces import Word, setter
from game.words.messages import Messages, shipped_messages

READ = 2500
"""Milliseconds for which a line can be read; it comes and goes besides."""
APART, SAME_APART = 3, 8
"""Choices of the match that lie at least between two lines, unless the moment is a great one, and between two
of the same moment.
"""
GREETS, WON, LOST, GIVEN_UP = "begin", "won", "lost", "given_up"
"""Moments of every game: it begins, and it is over."""
_FIRST = 500
"""Milliseconds after which a match begins with a line: the table is seen first."""
_COMES, _GOES = 150, 220
_WIDE, _FACE = 218, 44
"""Units: the width of the paper, and of the face on it."""


Says = Callable[[Any, Seat, str, float], bool]
"""Says a line of a seat at a moment on a game's board, after so many milliseconds; False if there is none."""


class Quips:
    """The lines of one match. In the messages `quips` each robot has some for each moment: "chip_hit_1".

    The same match says the same lines at the same moments, however often it is looked at. None
    is heard twice. Two lines lie at least `apart` choices apart.
    """

    def __init__(self, apart: int = APART) -> None:
        self.apart = apart
        self._said: set[str] = set()
        self._last: tuple[int, str] | None = None

    def line(
        self,
        texts: Messages,
        look: str,
        moment: str,
        choices: int,
        *,
        great: bool = False,
        seed: int = 0,
        **facts: object,
    ) -> str:
        """What a robot says now, after so many choices of the match; "" where one has just spoken, and where
        it has said all that it has to say at such a moment.

        The match's `seed` chooses which line comes first, `facts` are named in it.
        """
        if not self._due(moment, choices, great):
            return ""
        names = lines_of(texts, look, moment)
        first = seed % len(names)
        name = next((one for one in (*names[first:], *names[:first]) if one not in self._said), "")
        if not name:
            return ""
        self._last = choices, moment
        self._said.add(name)
        return texts.say("quips", name, **facts)

    def _due(self, moment: str, choices: int, great: bool) -> bool:
        if self._last is None or choices < self._last[0]:
            return True
        before, what = self._last
        return choices - before >= (SAME_APART if moment == what else 0 if great else self.apart)


def lines_of(texts: Messages, look: str, moment: str) -> list[str]:
    """The keys of a robot's lines for a moment, as they are numbered from 1 on."""
    numbered = (f"{look}_{moment}_{number}" for number in count(1))
    return list(takewhile(lambda name: texts.has("quips", name), numbered))


def said_at(board: Any, seat: Seat, moment: str, *, great: bool = False, **facts: object) -> tuple[str, str]:
    """The robot of a seat and its line at a moment; two "" where it says nothing, as a person does."""
    session = board.scene.session
    look = LOOKS.get(session.seats[seat], "")
    if not look:
        return "", ""
    texts, match = board.scene.words.texts, session.match
    line = board.quips.line(texts, look, moment, len(match.record), great=great, seed=match.seed, **facts)
    return (look, line) if line else ("", "")


def greet(board: Any, says: Says) -> None:
    """A match begins: one computer player says something."""
    for seat in SEATS:
        if says(board, seat, GREETS, _FIRST):
            return


def last_words(session: Any) -> tuple[str, str, Mood]:
    """The robot of a computer player, what it says of how a match ended, and its mood; two "" where none
    plays, and where nobody has won. Who wins because the other one gave up says so, or nothing.
    """
    match = session.match
    winner = match.outcome.winner if match.outcome is not None else None
    if winner is None:
        return "", "", "calm"
    # Between two of them the winner speaks.
    for seat in (winner, opponent(winner)):
        look = LOOKS.get(session.seats[seat], "")
        if look:
            texts = shipped_messages(match.rules.id)
            given_up = seat == winner and match.conceded is not None
            names = lines_of(texts, look, GIVEN_UP if given_up else WON if seat == winner else LOST)
            if not names:
                return "", "", "calm"
            mood: Mood = "upset" if seat != winner else "calm" if given_up else "glad"
            return look, texts.say("quips", names[match.seed % len(names)]), mood
    return "", "", "calm"


class Line(Word):
    """A line that is being said: it gives way to the next one in its place."""

    @property
    def rect(self) -> pygame.Rect:
        return self.image.get_rect(center=(round(self.x), round(self.y)))


def speak(
    stage: Stage,
    look: str,
    said: str,
    place: pygame.Rect,
    scale: float,
    wait: float,
    mood: Mood = "calm",
    wide: float = _WIDE,
    *,
    alone: bool = False,
    low: bool = False,
) -> None:
    """Shows a line for a while at the upper right of a place, the lower right with `low`, at most as broad as
    this and `wide` units; `alone`: wherever another one is read, it gives way.
    """
    image = paper(look, said, min(round(wide * scale), place.width), scale, mood)
    at = {"bottomright": place.bottomright} if low else {"topright": place.topright}
    middle = image.get_rect(**at).center
    still = stage.timeline.still
    piece = Line(image, *middle) if still else Line(image, *middle, size=0.7, alpha=0)
    # Once this one begins: the moments of one choice may both be worth a line.
    stage.play(InTurn(Pause(wait), Call(partial(_replace, stage, piece, alone=alone))))
    if still:
        stage.run(piece, Pause(READ), wait, calm=True)
        return
    come = Together(
        Tween(setter(piece, "size"), 0.7, 1, _COMES, ease_out),
        Tween(setter(piece, "alpha"), 0, 1, _COMES, linear),
    )
    stage.run(piece, InTurn(come, Pause(READ), Tween(setter(piece, "alpha"), 1, 0, _GOES, linear)), wait)


def hush(stage: Stage) -> None:
    """Takes away what is being said: something else is to be read where it is."""
    for one in stage.pieces:
        if isinstance(one, Line):
            one.replaced = True


def lines_on(stage: Stage) -> list[Line]:
    """The lines that are read now."""
    return [one for one in stage.pieces if isinstance(one, Line) and not one.replaced]


def _replace(stage: Stage, piece: Line, *, alone: bool) -> None:
    """Takes away the line that a piece comes over, or all others."""
    for one in stage.pieces:
        if isinstance(one, Line) and one is not piece and (alone or one.x == piece.x):
            one.replaced = True


@kept(1_000_000, pixels_of)
def paper(look: str, said: str, width: int, scale: float, mood: Mood = "calm") -> pygame.Surface:
    """The paper with the face and the line, as high as these need."""
    tree = _tree(look, said, mood)
    height = Engine(scale, STEEL, {}).high(tree, width)[2]
    image = pygame.Surface((width, height), pygame.SRCALPHA)
    draw_tree(image, tree, image.get_rect(), scale, STEEL)
    return image


class Face(Widget):
    """The face of a robot, so many `units` wide and high."""

    focusable = False

    def __init__(self, look: str, units: float) -> None:
        super().__init__(name="face")
        self.look, self.units = look, units

    def wants(self, scale: float) -> tuple[int, int]:
        size = round(self.units * scale)
        return size, size

    def wants_high(self, width: int, scale: float) -> tuple[int, int]:
        return self.wants(scale)

    def draw(self, surface: pygame.Surface) -> None:
        _draw_face(self.look, "calm", surface, self.rect, self.scale)


def _tree(look: str, said: str, mood: Mood) -> Node:
    face = Picture(partial(_draw_face, look, mood), width=_FACE, height=_FACE)
    line = Row(face, Prose(said, "quip", middle=True, grow=1), gap=10, align="center")
    return Box(line, pad=(8, 7), ground=ground("paper"))


def _draw_face(look: str, mood: Mood, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    face = sign(look, min(rect.size), mood)
    surface.blit(face, face.get_rect(center=rect.center))
