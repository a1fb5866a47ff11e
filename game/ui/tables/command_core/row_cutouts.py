"""Pieces of the table for a rulebook: cards in a row, dice of which one cancels another, and counters."""

from collections.abc import Callable

import pygame

from game.content.rulebook import Figure
from game.ui.paint.icons import icon
from game.ui.paint.materials.steel import well
from game.ui.paint.palette import DANGER
from game.ui.paint.text import draw_line
from game.ui.parts.dice import Die
from game.ui.parts.dice_paint import die_image


def draw_cards(
    image: pygame.Surface,
    figure: Figure,
    scale: float,
    ratio: float,
    paint: Callable[[str, int, bool], pygame.Surface],
) -> None:
    """Cards side by side, as they lie in the slots of a program. `ratio` is their height in widths; `paint`
    makes one from its id, its width and whether it is flipped.
    """
    width, height = image.get_size()
    image.blit(well(width, height, scale), (0, 0))
    count = len(figure.cards)
    wide = min(round(width * 0.94 / count), round(height * 0.78 / ratio))
    left = (width - wide * count) // 2
    top = max(round(height * 0.06), (round(height * 0.86) - round(wide * ratio)) // 2)
    for number, words in enumerate(figure.cards):
        card, _, turned = words.partition(" ")
        picture = paint(card, round(wide * 0.92), bool(turned))
        image.blit(picture, (left + number * wide + round(wide * 0.04), top))


def draw_dice(image: pygame.Surface, figure: Figure, scale: float, find: Callable[[str, str], Die]) -> None:
    """Columns of dice; a second die of a column cancels the first, and what nothing cancels goes through.
    `find` gives the die of a kind that shows a face, both by their names in the rules.
    """
    width, height = image.get_size()
    image.blit(well(width, height, scale), (0, 0))
    count, deep = len(figure.dice), max(map(len, figure.dice))
    die = min(round(width * 0.78 / count), round(height * (0.3 if deep > 1 else 0.5)))
    step = die * 5 // 4
    left, top = (width - step * count) // 2 + step // 2, round(height * (0.24 if deep > 1 else 0.42))
    for number, column in enumerate(figure.dice):
        x = left + number * step
        for row, words in enumerate(column):
            kind, _, face = words.partition(" ")
            paired = len(column) > 1
            thrown = find(kind, face)
            picture = die_image(thrown.kind, thrown.face, die, pale=paired and row == 0)
            image.blit(picture, picture.get_rect(center=(x, top + row * round(die * 1.2))))
        if deep > 1 and len(column) > 1:
            mark = icon("cross", die // 2)
            image.blit(mark, mark.get_rect(center=(x, top + round(die * 0.6))))
        elif deep > 1 and "blank" not in column[0]:
            draw_line(image, "−1", "title", die // 2, DANGER, (x, top + round(die * 1.2)), "center", 2)


def draw_counters(image: pygame.Surface, figure: Figure, scale: float) -> None:
    """Icons of counters with an arrow from each to the one that it becomes."""
    width, height = image.get_size()
    image.blit(well(width, height, scale), (0, 0))
    count = len(figure.counters)
    size = min(round(height * 0.42), round(width * 0.84 / (2 * count - 1)))
    left, y = (width - size * (2 * count - 1)) // 2, round(height * 0.42)
    for number, name in enumerate(figure.counters):
        x = left + 2 * number * size
        mark = icon(name, size)
        image.blit(mark, mark.get_rect(midleft=(x, y)))
        if number:
            arrow = icon("right", size * 2 // 3)
            image.blit(arrow, arrow.get_rect(center=(x - size // 2, y)))
