"""A word of a card with what it means; it leads to the word's page in the rulebook."""

import pygame

from game.ui.kit.widget import Command
from game.ui.layout.leaves import Picture, Prose, Text
from game.ui.layout.nodes import Box, Column, Node, Row, Space
from game.ui.layout.theme import STEEL
from game.ui.layout.tree_widget import TreeWidget
from game.ui.paint import pen
from game.ui.paint.materials.skins import note_skin
from game.ui.parts.grounds import ground


class WordRow(TreeWidget):
    """The word, underlined as what leads elsewhere is, and below it the meaning."""

    def __init__(self, word: str, meaning: str, command: Command, hint: str) -> None:
        super().__init__(name=f"word {word}", hint=hint)
        self.word = word
        self.meaning = meaning
        self.command = command

    def activate(self) -> None:
        self.command()

    def body(self) -> Node:
        word = Column(Text(self.word, "sum line", "link"), Picture(_draw_rule, height=1.3))
        meaning = Prose(self.meaning, "meaning")
        return Box(Column(Row(word, Space(grow=1)), meaning, gap=4), pad=(14, 7), ground=ground(note_skin))


def _draw_rule(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    pen.rect(surface, STEEL.colors["link"], rect)
