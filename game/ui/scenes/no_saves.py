"""What stands where nothing is saved yet: a picture, what is saved and when, and the way to a match."""

from collections.abc import Callable
from functools import partial

import pygame

from game.ui.kit.buttons import Button
from game.ui.layout.leaves import Part, Picture, Prose, Text
from game.ui.layout.nodes import Box, Column, Fits, Grid, Node, Row, Scroll, Space
from game.ui.paint.cache.late import LatePictures
from game.ui.paint.materials.skins import paper_skin
from game.ui.parts.grounds import ground
from game.ui.scenes.saved import duel_picture
from game.ui.tables.game_ui import all_games
from game.words.messages import Messages

_CLEAR = Space(height=4)
"""Between the words and the ring around the first button."""


def _paper(width: int, height: int, scale: float) -> pygame.Surface:
    return paper_skin(width, height, scale, 11)


def no_saves(words: Messages, pictures: LatePictures, begin: Callable[[str], None]) -> Node:
    """`begin` is called with the id of the game to set up."""
    games = all_games()
    buttons = [
        Button(
            words.say("saves", "play_game", game=game.name),
            partial(begin, game.id),
            primary=not number,
            symbol="plus",
            size=20,
        )
        for number, game in enumerate(games)
    ]
    heading = Text(words.say("saves", "none"), "no saves", height=42)
    text = Prose(words.say("saves", "none_text"), "no saves text", middle=True, grow=1)
    starts = Grid(2, *[Part(button, height=(36, 48)) for button in buttons], gap=8)
    told = Column(heading, text, _CLEAR, starts, gap=8, share=58)
    picture = Picture(partial(duel_picture, pictures, games[0].id, ()), share=42)
    paper = Box(Row(picture, told, gap=24), pad=18, ground=ground(_paper))
    small = Box(Column(heading, text, _CLEAR, starts, gap=8), pad=14, ground=ground(_paper))
    # In large letters only the first of its paragraphs has room.
    short = Prose(words.say("saves", "none_text").partition("\n")[0], "no saves text", middle=True, grow=1)
    brief = Column(heading, short, _CLEAR, starts, gap=8)
    least = Box(Scroll(brief, "no saves"), pad=14, ground=ground(_paper))
    return Box(Fits(paper, small, least, width=(0, 1000), height=(0, 470)), align="center", justify="center")
