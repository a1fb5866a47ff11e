"""The pages of the settings as trees: sections of rows, and notes where there is room for them."""

from collections.abc import Sequence

import pygame

from game.ui.layout.leaves import Part, Picture, Prose, Text
from game.ui.layout.nodes import Box, Column, Fits, Node, Row, Scroll, Space, Stack
from game.ui.layout.tree_widget import draw_tree
from game.ui.paint import pen
from game.ui.parts.key_table import PAPER_LINE, KeyTable
from game.ui.scenes.settings.monitor import key_note, key_paper
from game.ui.scenes.settings.pages import NOTES, Section, Setting
from game.words.messages import Messages

_BELOW, _LOOSEST = (4, 8), 34
"""Units below a row: the least and the best, and the most on a page with few rows."""
_ROW = (44, 60)
"""Units of height: the least and the best of a row."""
_CONTROL = {False: 250, True: 210}
"""Units of width of a control that is no switch; fewer on a tight page."""
_EDGE, _FOOT = Space(height=(0, 10)), Space(height=(0, 20))


def setting_page(name: str, sections: Sequence[Section], words: Messages, *, tight: bool) -> Node:
    """The rows of a page, and its notes if no row has to be lower for them."""
    told = [Prose(words.say("setting_notes", key), "note", name=key) for key in NOTES.get(name, ())]
    wide = _CONTROL[tight]
    rows = Scroll(Column(_EDGE, *_rows(sections, _ROW, wide), _FOOT), f"settings {name}")
    if not told:
        return _paper(rows, tight=tight)
    notes = Column(_heading(words.say("settings", "good_to_know").upper()), *told, gap=9)
    high = _ROW[0] if tight else _ROW[1]
    return _paper(Fits(Column(_EDGE, *_rows(sections, (high, high), wide), notes, _FOOT), rows), tight=tight)


def keys_page(keys: KeyTable, words: Messages, *, told: bool, tight: bool) -> Node:
    """The table of keys; below it a note on the marked key if no monitor shows one."""

    def note(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        # The marked row changes while the page stays as it is laid out.
        draw_tree(surface, key_paper(key_note(keys.row, words)), rect, scale)

    page = Column(Part(keys, grow=1), Picture(note, height=46) if told else None, gap=8)
    return _paper(page if tight else Box(page, pad=(0, 12)), tight=tight)


def _paper(child: Node, *, tight: bool) -> Node:
    return Box(child, pad=(20 if tight else 24, 8))


def _rows(sections: Sequence[Section], high: tuple[float, float], wide: float) -> list[Node]:
    return [node for one in sections for node in _section(one, high, wide)]


def _section(section: Section, high: tuple[float, float], wide: float) -> list[Node]:
    below = Space(height=_BELOW, grow=1, most=_LOOSEST)
    rows = [node for one in section.rows for node in (_row(one, high, wide), below)]
    return [_heading(section.title), *rows, Space(height=(5, 14))]


def _heading(words: str) -> Node:
    return Row(Text(words, "section"), Picture(_draw_rule, grow=1), gap=10, height=(26, 34))


def _draw_rule(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    y = rect.centery - round(2 * scale)
    pen.line(surface, PAPER_LINE, (rect.left, y), (rect.right, y), max(1, round(1.4 * scale)))


def _row(setting: Setting, high: tuple[float, float], wide: float) -> Node:
    """A name and a line of explanation beside the control; a control without a name takes the whole row."""
    control = setting.control
    control.on_paper = True
    if not setting.title:
        return Part(control, height=(54, 58))
    words = Column(
        Text(setting.title, "setting"), Prose(setting.line, "setting line"), gap=2, justify="center", grow=1
    )
    row = Row(
        words, Part(control, width=54 if setting.narrow else wide, height=(38, 42)), gap=14, align="center"
    )
    # Higher where the explanation takes two lines: its letters never shrink.
    return Stack(Space(height=high), row)
