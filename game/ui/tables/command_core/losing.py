"""The panel of a crit: the cards that were revealed, what the loss of each would mean, and who chooses."""

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.engine.refusals import Pick
from game.rules.command_core.actions import Deplete, PutBack
from game.rules.command_core.card_text import upgrade_text
from game.rules.command_core.state import Crit
from game.rules.command_core.view import MechView
from game.ui.kit.area import Area
from game.ui.kit.card import CardWidget
from game.ui.kit.labels import RichText
from game.ui.kit.widget import Widget
from game.ui.paint.cards import full_height
from game.ui.paint.palette import SEATS, TEXT, TEXT_SOFT
from game.ui.paint.text import lay_out
from game.ui.parts.plates import BAD_TONE, GOLD_TONE, Chip, Ground, Part, Words
from game.ui.tables.command_core.fighting import fighters, heading

if TYPE_CHECKING:
    from game.ui.tables.command_core.board import Board

_GAP, _LINE, _ANSWER, _TOLD, _WHY = 8, 26, 30, 76, 40
_TEXT = 14.5


def crit_widgets(board: "Board", area: Area, crit: Crit) -> list[Widget]:
    """Both mechs, who chooses, and up to three cards side by side."""
    scene, words = board.scene, board.scene.words
    said = "crit_own" if crit.attacker is None else "crit_on"
    found = heading(board, area, "crit", words.notice(said, mech=words.mech(crit.mech)))
    roles = {crit.mech: "role_loses"}
    if crit.attacker is not None:
        roles[crit.attacker] = "role_attacks"
    found += fighters(board, area, roles)
    ground = Ground("tray")
    ground.place(area.rect, area.scale)
    inside = area.inset(8, 8)
    line = Words("who chooses", _who(board, crit), 16)
    line.place(inside.top(_LINE, 6).rect, inside.scale)
    found += [ground, line]
    units = inside.rect.width / inside.scale
    count = max(2, len(crit.revealed))
    high = inside.rect.height / inside.scale - _GAP - _ANSWER - _TOLD
    wide = min((units - (count - 1) * _GAP) / count, 100 * high / full_height(100))
    left = inside.rect.left + inside.unit((units - (wide + _GAP) * len(crit.revealed) + _GAP) / 2)
    pixels = inside.unit(wide)
    row = inside.top(full_height(pixels) / inside.scale, _GAP)
    answers = inside.top(_ANSWER, 4)
    losses = [_loss(board, crit.mech, card) for card in crit.revealed]
    told = max((lay_out(text, inside.unit(_TEXT), pixels, TEXT).height for text in losses), default=0)
    explanation = _why(board, crit)
    needed = lay_out(explanation, inside.unit(_TEXT), inside.rect.width, TEXT).height
    if inside.rect.height >= told + max(needed, inside.unit(_WHY)):
        why = RichText(explanation, _TEXT, TEXT_SOFT)
        why.name = "why"
        why.place(inside.bottom(max(_WHY, needed / inside.scale + 1)).rect, inside.scale)
        found.append(why)
    for index, card in enumerate(crit.revealed):
        x = left + inside.unit((wide + _GAP) * index)
        pick = Pick("card", card)
        may = scene.chooser is not None and pick in scene.chooser.things
        widget = CardWidget(board.gallery, board.face(card), scene.picking(pick) if may else None)
        widget.name = f"crit {index + 1} {card}"
        widget.refusal = partial(board.scene.why_not, pick)
        widget.place(pygame.Rect(x, row.rect.top, pixels, full_height(pixels)), inside.scale)
        widget.visible = ("crit", index) not in board.stage.hidden
        found.append(widget)
        if may:
            answer = _answer(board, crit, card, pick)
            answer.place(pygame.Rect(x, answers.rect.top, pixels, answers.rect.height), inside.scale)
            found.append(answer)
        note = RichText(losses[index], _TEXT, TEXT if may else TEXT_SOFT)
        note.name = f"loss {index + 1}"
        note.place(pygame.Rect(x, inside.rect.top, pixels, inside.rect.height), inside.scale)
        note.visible = widget.visible
        found.append(note)
    return found


def _owner_chooses(crit: Crit) -> bool:
    return crit.choosing or crit.attacker is None


def _who(board: "Board", crit: Crit) -> list[Part]:
    """Whose choice it is; the attacker's targeting tokens, each an icon."""
    scene, mechs = board.scene, board.view.mechs
    if _owner_chooses(crit) or crit.attacker is None:
        seat = mechs[crit.mech].seat
        return [(scene.session.names[seat], SEATS[seat]), scene.words.notice("chooses_lost")]
    attacker = mechs[crit.attacker]
    tokens: list[Part] = [":targeting:"] * attacker.targeting
    name = scene.session.names[attacker.seat]
    return [(name, SEATS[attacker.seat]), scene.words.notice("chooses_back"), *tokens]


def _why(board: "Board", crit: Crit) -> str:
    """What becomes of these cards, for whoever sees a crit for the first time."""
    words, owner = board.scene.words, board.view.mechs[crit.mech].seat
    if _owner_chooses(crit):
        return words.notice("why_crit")
    return words.notice("why_put_back", name=board.scene.session.names[owner])


def _answer(board: "Board", crit: Crit, card: str, pick: Pick) -> Chip:
    """The button below a card, named like the move."""
    words = board.scene.words
    if _owner_chooses(crit):
        parts: list[Part] = [":depleted:", words.notice("lose_it")]
        return Chip(str(Deplete(card)), parts, board.scene.picking(pick), 17, tone=BAD_TONE)
    parts = [":targeting:", words.notice("put_back")]
    return Chip(str(PutBack(card)), parts, board.scene.picking(pick), 17, tone=GOLD_TONE)


def _loss(board: "Board", number: int, card: str) -> str:
    """What a mech would be without a card."""
    library, words, mech = board.scene.library, board.scene.words, board.view.mechs[number]
    if card in library.weapons:
        left = [words.card(one) for one in dict.fromkeys(mech.weapons) if one != card]
        key = "lose_weapon" if left else "lose_last_weapon"
        return words.notice(key, left=" and ".join(left))
    if card in library.upgrades:
        return words.notice("lose_upgrade", text=upgrade_text(library.upgrades[card], words.texts))
    return _directive_loss(board, mech, card)


def _directive_loss(board: "Board", mech: MechView, card: str) -> str:
    left = mech.directives.count(card) - 1
    key = "lose_directive" if left > 0 else "lose_last_directive"
    return board.scene.words.notice(key, left=left, all=len(mech.directives) - 1)
