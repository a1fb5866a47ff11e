"""A mech's sheet: armor by side, counters, weapons, upgrades, directives, and what it has lost."""

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.ui.keys import label
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.card import CardWidget
from game.ui.kit.labels import Label, RichText
from game.ui.kit.pieces import Piece, Words
from game.ui.kit.widget import Widget
from game.ui.paint.palette import GOLD, SEATS, TEXT, TEXT_SOFT
from game.ui.paint.thumbnails import art_strip
from game.ui.tables.command_core.panels.arm_row import ArmRow
from game.ui.tables.command_core.panels.fighting import arms_of
from game.ui.tables.command_core.planning.directive_card import PileCard, card_height
from game.ui.tables.command_core.plates import DARK
from game.words.command_core.card_text import upgrade_text

if TYPE_CHECKING:
    from game.ui.tables.command_core.board import Board

_HEAD, _LINE, _ROW, _GAP = 34, 28, 40, 5
_BELOW = 190
"""Units that the directives have at least."""
_COLUMNS = (4, 5, 6, 7, 8)


class UpgradeRow(CardWidget):
    """An upgrade with what it does."""

    text = ""
    lost = False

    def draw(self, surface: pygame.Surface) -> None:
        assert self.face is not None
        high = self.rect.height - self.unit(6)
        ground = Words("", [], tone=DARK)
        ground.place(self.rect, self.scale)
        ground.draw(surface)
        picture = art_strip(self.face.art, (round(high * 1.3), high), self.unit(4))
        surface.blit(picture, (self.rect.left + self.unit(3), self.rect.top + self.unit(3)))
        words = RichText(
            f"*{self.face.title}:* {self.text}", 14, TEXT_SOFT if self.lost else TEXT, middle=True
        )
        left = self.rect.left + round(high * 1.3) + self.unit(9)
        inside = self.rect.copy()
        inside.update(left, self.rect.top + 2, self.rect.right - self.unit(6) - left, self.rect.height - 4)
        words.place(inside, self.scale)
        words.draw(surface)


def sheet_widgets(board: "Board", area: Area, number: int) -> list[Widget]:
    """All that is public about a mech, on one panel."""
    scene, view, words = board.scene, board.view, board.scene.words
    mech = view.mechs[number]
    figures = scene.preview.figures(mech)
    row = area.top(_HEAD, 4)
    back = Button(words.notice("back"), partial(scene.inspect, None), key_name=label("back"), size=17)
    back.name = "close sheet"
    back.place(row.right(104, 6).rect, row.scale)
    title = Words(
        "sheet", [(words.mech(number), SEATS[mech.seat]), (scene.session.names[mech.seat], TEXT_SOFT)], 23
    )
    title.place(row.rect, row.scale)
    found: list[Widget] = [title, back]
    whole = scene.library.chassis[mech.chassis].structure
    lines: list[list[Piece]] = [
        [":structure:", words.notice("structure", left=mech.structure, whole=whole), *_counters(mech)],
        [
            ":block:",
            words.notice(
                "armor_sides",
                front=figures.armor["front"],
                side=figures.armor["left"],
                rear=figures.armor["rear"],
                evasion=figures.evasion,
            ),
        ],
    ]
    for place, parts in enumerate(lines):
        line = Words(f"figures {place}", parts, 16.5, tone=DARK)
        line.place(area.top(_LINE, _GAP).rect, area.scale)
        found.append(line)
    return [*found, *_card_rows(board, area, number), *_directives(board, area, number)]


def _card_rows(board: "Board", area: Area, number: int) -> list[Widget]:
    """A mech's weapons and upgrades, lost ones last."""
    scene, mech, words = board.scene, board.view.mechs[number], board.scene.words
    found: list[Widget] = []
    library = scene.library
    arms = arms_of(board, number)
    upgrades = [*mech.upgrades, *(card for card in mech.depleted if card in library.upgrades)]
    rows = len(arms) + len(upgrades)
    tall = min(_ROW, (area.rect.height / area.scale - _BELOW) / max(1, rows) - _GAP)
    for arm in arms:
        gun = ArmRow(board.gallery, board.face(arm.id), arm, None)
        gun.place(area.top(tall, _GAP).rect, area.scale)
        found.append(gun)
    for place, upgrade in enumerate(upgrades):
        item = UpgradeRow(board.gallery, board.face(upgrade))
        item.name, item.lost = f"upgrade {upgrade}", place >= len(mech.upgrades)
        item.text = (
            words.notice("depleted") if item.lost else upgrade_text(library.upgrades[upgrade], words.texts)
        )
        item.place(area.top(tall, _GAP).rect, area.scale)
        found.append(item)
    return found


def _counters(mech: object) -> list[Piece]:
    parts: list[Piece] = []
    for name in ("surge", "flux", "targeting"):
        count = getattr(mech, name)
        parts += [f":{name}:", (str(count), TEXT if count else TEXT_SOFT)]
    return parts


def _directives(board: "Board", area: Area, number: int) -> list[Widget]:
    words, mech = board.scene.words, board.view.mechs[number]
    label = Label(words.notice("directives", count=len(mech.directives)), "title", 17, GOLD)
    label.place(area.top(22, 4).rect, area.scale)
    found: list[Widget] = [label]
    known = board.scene.library.directives
    cards = {card: (mech.directives.count(card), False) for card in dict.fromkeys(mech.directives)}
    for card in mech.depleted:
        if card in known and card not in cards:
            cards[card] = (1, True)
    room = area.rect.width / area.scale, area.rect.height / area.scale
    best = (0.0, _COLUMNS[0])
    for columns in _COLUMNS:
        rows = -(-len(cards) // columns)
        wide = (room[0] - _GAP * (columns - 1)) / columns
        high = (room[1] - _GAP * (rows - 1)) / max(1, rows)
        best = max(best, (min(wide, high / card_height(1.0), 84.0), columns))
    wide, columns = best
    for place, (card, (count, lost)) in enumerate(cards.items()):
        widget = PileCard(board.gallery, f"directive {card}", card, board.face(card))
        widget.free, widget.dim = count, lost
        row, column = divmod(place, columns)
        rect = widget.rect.copy()
        x = area.rect.left + area.unit((wide + _GAP) * column)
        y = area.rect.top + area.unit((card_height(wide) + _GAP) * row)
        rect.update(x, y, area.unit(wide), area.unit(card_height(wide)))
        widget.place(rect, area.scale)
        found.append(widget)
    return found
