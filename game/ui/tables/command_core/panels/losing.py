"""The panel of a crit: the cards that were revealed, what the loss of each would mean, and who chooses."""

from functools import partial
from typing import TYPE_CHECKING

from game.engine.refusals import Pick
from game.rules.command_core.actions import Deplete, PutBack
from game.rules.command_core.state import Crit
from game.rules.command_core.view import MechView
from game.ui.kit.card import CardWidget
from game.ui.kit.pieces import Piece
from game.ui.layout.leaves import Line, Part, Prose
from game.ui.layout.nodes import Box, Column, Fits, Grid, Node, Shown, Space
from game.ui.layout.painted import Ground
from game.ui.paint.cards import full_height
from game.ui.paint.palette import SEATS
from game.ui.tables.command_core.panels.fighting import fighters, heading
from game.ui.tables.command_core.plates import BAD_TONE, GOLD_TONE, Chip
from game.words.command_core.card_text import upgrade_text

if TYPE_CHECKING:
    from game.ui.tables.command_core.board import Board

_LEAST_CARD, _LARGEST_CARD = 60, 400
_ASPECT = full_height(1000) / 1000
_COLUMNS = 2
"""Columns at least: a single card is not twice as large."""
_FOOT = 76
"""Units below the cards at least, for what their loss would mean."""


def crit_panel(board: "Board", crit: Crit) -> Node:
    """Both mechs, who chooses, up to three cards with their answers, what each loss means, and why."""
    words = board.scene.words
    said = "crit_own" if crit.attacker is None else "crit_on"
    roles = {crit.mech: "role_loses"} | ({} if crit.attacker is None else {crit.attacker: "role_attacks"})
    indices = range(len(crit.revealed))
    columns = max(_COLUMNS, len(indices))
    losses = Grid(columns, *[_loss_note(board, crit, index) for index in indices], gap=8)
    why = Prose(_why(board, crit), "told", "soft", name="why")
    inside = Column(
        Line(_who(board, crit), "count", name="who chooses", height=26),
        Grid(columns, *[_revealed(board, crit, index) for index in indices], gap=8),
        Fits(Column(losses, Space(grow=1), why), losses, height=_FOOT, grow=1),
        gap=6,
    )
    return Column(
        heading(board, "crit", words.notice(said, mech=words.mech(crit.mech))),
        fighters(board, roles),
        Box(inside, pad=8, ground=Ground("tray"), grow=1),
        gap=6,
    )


def _revealed(board: "Board", crit: Crit, index: int) -> Node:
    """A card and the button that answers with it."""
    scene, card = board.scene, crit.revealed[index]
    pick = Pick("card", card)
    may = _may(board, card)
    widget = CardWidget(board.gallery, board.face(card), scene.picking(pick) if may else None)
    widget.name = f"crit {index + 1} {card}"
    widget.refusal = partial(scene.why_not, pick)
    return Column(
        Shown(Part(widget, aspect=_ASPECT, width=(_LEAST_CARD, _LARGEST_CARD)), when=_shown(board, index)),
        Part(_answer(board, crit, card, pick), height=30) if may else Space(height=30),
        gap=6,
    )


def _loss_note(board: "Board", crit: Crit, index: int) -> Node:
    card = crit.revealed[index]
    tint = "" if _may(board, card) else "soft"
    note = Prose(_loss(board, crit.mech, card), "told", tint, name=f"loss {index + 1}")
    return Shown(note, when=_shown(board, index))


def _may(board: "Board", card: str) -> bool:
    """Whether the seat may answer with a card now."""
    chooser = board.scene.chooser
    return chooser is not None and Pick("card", card) in chooser.things


def _shown(board: "Board", index: int) -> bool:
    """Whether a card has been revealed yet."""
    return ("crit", index) not in board.stage.hidden


def _owner_chooses(crit: Crit) -> bool:
    return crit.choosing or crit.attacker is None


def _who(board: "Board", crit: Crit) -> list[Piece]:
    """Whose choice it is; the attacker's targeting tokens, each an icon."""
    scene, mechs = board.scene, board.view.mechs
    if _owner_chooses(crit) or crit.attacker is None:
        seat = mechs[crit.mech].seat
        return [(scene.session.names[seat], SEATS[seat]), scene.words.notice("chooses_lost")]
    attacker = mechs[crit.attacker]
    tokens: list[Piece] = [":targeting:"] * attacker.targeting
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
        parts: list[Piece] = [":depleted:", words.notice("lose_it")]
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
