"""The panel of a crit: the cards that were revealed, one of which is put back or lost."""

from typing import TYPE_CHECKING

from game.rules.command_core.state import Crit
from game.ui.kit.area import Area
from game.ui.kit.card import CardWidget
from game.ui.kit.labels import RichText
from game.ui.kit.widget import Widget
from game.ui.paint.cards import full_height
from game.ui.paint.palette import TEXT
from game.ui.tables.chooser import Pick
from game.ui.tables.command_core.fighting import fighters, heading
from game.ui.tables.command_core.sheet import card_rows

if TYPE_CHECKING:
    from game.ui.tables.command_core.board import Board

_GAP, _WIDEST = 10, 180


def crit_widgets(board: "Board", area: Area, crit: Crit) -> list[Widget]:
    """Both mechs, the rule in a sentence, and up to three cards."""
    scene, words, chooser = board.scene, board.scene.words, board.scene.chooser
    found = heading(board, area, "crit", words.notice("crit_on", mech=words.mech(crit.mech)))
    found += fighters(board, area, crit.mech, crit.attacker)
    key = "choose_lost" if crit.choosing or crit.attacker is None else "choose_back"
    note = RichText(words.notice(key, mech=words.mech(crit.mech)), 15.5, TEXT)
    note.place(area.top(44, 8).rect, area.scale)
    found.append(note)
    count = max(1, len(crit.revealed))
    wide = min(_WIDEST, (area.rect.width / area.scale - 2 * _GAP) / 3)
    whole = wide * count + _GAP * (count - 1)
    left = area.rect.left + (area.rect.width - area.unit(whole)) // 2
    for index, card in enumerate(crit.revealed):
        pick = Pick("card", card)
        may = chooser is not None and pick in chooser.things
        widget = CardWidget(board.gallery, board.face(card), scene.picking(pick) if may else None)
        widget.name = f"crit {index + 1} {card}"
        widget.refusal = words.why_not("not_asked")
        rect = area.rect.copy()
        pixels = area.unit(wide)
        rect.update(left + area.unit((wide + _GAP) * index), area.rect.top, pixels, full_height(pixels))
        widget.place(rect, area.scale)
        widget.visible = ("crit", index) not in board.stage.hidden
        found.append(widget)
    area.top(full_height(area.unit(wide)) / area.scale, 12)
    left_over = Area(area.rect, area.scale)
    return [*found, *card_rows(board, left_over, crit.mech, 0)]
