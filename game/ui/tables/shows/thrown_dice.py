"""Dice that tumble over a table to where they will lie, and pairs of them that go out."""

from collections.abc import Hashable, Sequence

import pygame

from game.ui.motion import Call, InTurn, Pause, Tween, linear
from game.ui.paint.figures.art import effect_image
from game.ui.parts.dice import Die, Throw
from game.ui.parts.dice_paint import die_image
from game.ui.tables.shows.stage import Stage

PAIR = 220
"""Milliseconds that a cancelled pair takes."""


class Tumble:
    """Dice on their way, drawn where each will lie."""

    def __init__(self, throw: Throw, places: Sequence[pygame.Rect], only: int | None = None) -> None:
        self.throw = throw
        self.places = places
        self.only = only
        self.time = 0.0

    def draw(self, surface: pygame.Surface) -> pygame.Rect:
        covered: list[pygame.Rect] = []
        for number, rect in enumerate(self.places):
            if not self.throw.started(number, self.time) or self.only not in (None, number):
                continue
            die, pose = self.throw.dice[number], self.throw.pose(number, self.time)
            image = die_image(die.kind, pose.face, rect.width, pose.angle)
            middle = rect.centerx + pose.x * rect.width * 0.5, rect.centery - pose.height * rect.height * 0.5
            covered.append(surface.blit(image, image.get_rect(center=(round(middle[0]), round(middle[1])))))
        return covered[0].unionall(covered[1:]) if covered else pygame.Rect(0, 0, 0, 0)


def tumble(
    stage: Stage,
    dice: Sequence[Die],
    places: Sequence[pygame.Rect],
    hides: Hashable,
    *,
    again: int | None = None,
    rest: float = 0,
) -> None:
    """Throws dice to their places; of a reroll only the die `again` moves. Without motion they lie there."""
    throw = Throw(dice) if again is None else Throw(dice, frozenset({again}), again=True)
    piece = Tumble(throw, places, again)
    if stage.timeline.still:
        piece.time = throw.length
        if hides is None:
            stage.add(piece, Pause(rest))
        return

    def go(time: float) -> None:
        piece.time = time

    def end() -> None:
        stage.hidden.discard(hides)
        stage.stale = True

    if hides is not None:
        stage.hidden.add(hides)
        stage.stale = True
    stage.add(piece, InTurn(Tween(go, 0, throw.length, throw.length, linear), Pause(rest), Call(end)))


def cancel(stage: Stage, pairs: Sequence[tuple[pygame.Rect, pygame.Rect]]) -> None:
    """Each pair of dice goes out, one after the other."""
    for number, pair in enumerate(pairs):
        for rect in pair:
            spark = effect_image("burst", "teal", round(rect.width * 1.5))
            stage.flash(spark, rect.center, PAIR, wait=number * PAIR)
