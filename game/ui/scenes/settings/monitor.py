"""The monitor beside the settings: its case, and a keyboard that shows what keys do."""

import pygame

from game.ui.layout.leaves import Prose
from game.ui.layout.nodes import Box, Column, Node
from game.ui.layout.tree_widget import draw_tree
from game.ui.paint import pen
from game.ui.paint.materials.skins import brass_tab, panel, shadow
from game.ui.paint.palette import ON_GOLD
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.text import draw_line, text_width
from game.ui.parts.grounds import ground
from game.ui.parts.key_table import KeyRow
from game.ui.parts.keyboard import keyboard
from game.ui.scenes.settings.key_list import used_keys
from game.words.messages import Messages


def glass(monitor: pygame.Rect, scale: float) -> pygame.Rect:
    """What shows the picture."""
    unit = round(17 * scale)
    return monitor.inflate(-2 * unit, -2 * unit - round(8 * scale)).move(0, round(4 * scale))


def draw_case(surface: pygame.Surface, monitor: pygame.Rect, scale: float) -> None:
    """The steel around the glass."""
    unit = round(scale * 14)
    surface.blit(shadow(*monitor.size, unit, unit), (monitor.left - unit, monitor.top - unit // 2))
    surface.blit(panel(*monitor.size, scale), monitor)


def draw_rim(surface: pygame.Surface, screen: pygame.Rect, scale: float) -> None:
    """The edge of the glass over a picture."""
    pen.rect(surface, rgb(art_colors("steel")["ink"]), screen.inflate(4, 4), max(2, round(2.6 * scale)))


def draw_title(surface: pygame.Surface, monitor: pygame.Rect, title: str, scale: float) -> None:
    """What is shown, on brass over the upper edge."""
    size = round(15 * scale)
    tab = pygame.Rect(0, 0, text_width(title, "title", size) + round(32 * scale), round(25 * scale))
    tab.topleft = monitor.left + round(22 * scale), monitor.top - round(11 * scale)
    surface.blit(brass_tab(*tab.size, scale), tab)
    draw_line(surface, title, "title", size, ON_GOLD, tab.center, "center")


def draw_keys(
    surface: pygame.Surface, screen: pygame.Rect, row: KeyRow, words: Messages, scale: float
) -> None:
    """A keyboard on which the keys of a row are lit, and what they do."""
    board = Box(keyboard(used_keys(), row.lit), pad=18, ground=ground("sunk"), grow=1)
    notes = [
        Box(key_paper(text), height=78) for text in (key_note(row, words), words.say("key_page", "mouse"))
    ]
    draw_tree(surface, Column(board, *notes, gap=12), screen, scale)


def key_note(row: KeyRow, words: Messages) -> str:
    """A row of the table as a sentence."""
    return words.say("key_page", "told", what=row.what, note=row.note)


def key_paper(text: str) -> Node:
    """A sentence about keys on paper."""
    return Box(Prose(text, "paper text", middle=True), pad=(15, 5), ground=ground("paper"))
