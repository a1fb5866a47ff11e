"""The panel of a crit: the cards that were revealed, what the loss of each would mean, and who chooses."""

from functools import partial

from game.engine.refusals import Pick
from game.rules.command_core.actions import Deplete, PutBack
from game.rules.command_core.state import Crit
from game.rules.command_core.view import MechView
from game.ui.kit.card import CardWidget
from game.ui.kit.pieces import Piece
from game.ui.layout.leaves import Line, Part, Prose
from game.ui.layout.nodes import Box, Column, Fits, Grid, Node, Shown, Space
from game.ui.layout.painted import Ground, Pressable
from game.ui.paint.cards.cards import full_height
from game.ui.paint.palette import SEATS
from game.ui.tables.command_core.faces import face
from game.ui.tables.command_core.panels.fighting import fighters
from game.ui.tables.command_core.panels.parts import heading
from game.ui.tables.command_core.shown import TableFacts
from game.words.command_core.card_text import upgrade_text
from game.words.lists import listed

_LEAST_CARD, _LARGEST_CARD = 60, 400
_ASPECT = full_height(1000) / 1000
_COLUMNS = 2
"""Columns at least: a single card is not twice as large."""
_FOOT = 76
"""Units below the cards at least, for what their loss would mean."""


def crit_panel(v: TableFacts, crit: Crit) -> Node:
    """Both mechs, who chooses, up to three cards with their answers, what each loss means, and why."""
    words = v.words
    said = "crit_own" if crit.attacker is None else "crit_on"
    roles = {crit.mech: "role_loses"} | ({} if crit.attacker is None else {crit.attacker: "role_attacks"})
    indices = range(len(crit.revealed))
    columns = max(_COLUMNS, len(indices))
    losses = Grid(columns, *[_loss_note(v, crit, index) for index in indices], gap=8)
    why = Prose(_why(v, crit), "told", "soft", name="why")
    inside = Column(
        Line(_who(v, crit), "count", name="who chooses", height=26),
        Grid(columns, *[_revealed(v, crit, index) for index in indices], gap=8),
        Fits(Column(losses, Space(grow=1), why), losses, height=_FOOT, grow=1),
        gap=6,
    )
    return Column(
        heading(v, "crit", words.notice(said, mech=words.mech(crit.mech))),
        fighters(v, roles),
        Box(inside, pad=8, ground=Ground("tray"), grow=1),
        gap=6,
    )


def _revealed(v: TableFacts, crit: Crit, index: int) -> Node:
    """A card and the button that answers with it."""
    card = crit.revealed[index]
    pick, may = Pick("card", card), _may(v, card)
    widget = CardWidget(v.gallery, face(card), partial(v.commands.pick, pick) if may else None)
    widget.name = f"crit {index + 1} {card}"
    widget.refusal = partial(v.commands.why_not, pick)
    return Column(
        Shown(Part(widget, aspect=_ASPECT, width=(_LEAST_CARD, _LARGEST_CARD)), when=_shown(v, index)),
        _answer(v, crit, card, pick) if may else Space(height=30),
        gap=6,
    )


def _loss_note(v: TableFacts, crit: Crit, index: int) -> Node:
    card = crit.revealed[index]
    tint = "" if _may(v, card) else "soft"
    note = Prose(_loss(v, crit.mech, card), "told", tint, name=f"loss {index + 1}")
    return Shown(note, when=_shown(v, index))


def _may(v: TableFacts, card: str) -> bool:
    """Whether the seat may answer with a card now."""
    return v.fits(Pick("card", card))


def _shown(v: TableFacts, index: int) -> bool:
    """Whether a card has been revealed yet."""
    return ("crit", index) not in v.hidden


def _owner_chooses(crit: Crit) -> bool:
    return crit.choosing or crit.attacker is None


def _who(v: TableFacts, crit: Crit) -> list[Piece]:
    """Whose choice it is; the attacker's targeting tokens, each an icon."""
    mechs = v.view.mechs
    if _owner_chooses(crit) or crit.attacker is None:
        seat = mechs[crit.mech].seat
        return [(v.names[seat], SEATS[seat]), v.words.notice("chooses_lost")]
    attacker = mechs[crit.attacker]
    tokens: list[Piece] = [":targeting:"] * attacker.targeting
    name = v.names[attacker.seat]
    return [(name, SEATS[attacker.seat]), v.words.notice("chooses_back"), *tokens]


def _why(v: TableFacts, crit: Crit) -> str:
    """What becomes of these cards, for whoever sees a crit for the first time."""
    words, owner = v.words, v.view.mechs[crit.mech].seat
    if _owner_chooses(crit):
        return words.notice("why_crit")
    return words.notice("why_put_back", name=v.names[owner])


def _answer(v: TableFacts, crit: Crit, card: str, pick: Pick) -> Node:
    """The button below a card, named like the move."""
    if _owner_chooses(crit):
        name, tone, symbol, said = str(Deplete(card)), "bad", ":depleted:", v.words.notice("lose_it")
    else:
        name, tone, symbol, said = str(PutBack(card)), "gold", ":targeting:", v.words.notice("put_back")
    button = Pressable(name, (tone, tone), partial(v.commands.pick, pick))
    return Part(button, Line([symbol, said], "figures", center=True), height=30)


def _loss(v: TableFacts, number: int, card: str) -> str:
    """What a mech would be without a card."""
    library, words, mech = v.library, v.words, v.view.mechs[number]
    if card in library.weapons:
        left = [words.card(one) for one in dict.fromkeys(mech.weapons) if one != card]
        key = "lose_weapon" if left else "lose_last_weapon"
        return words.notice(key, left=listed(words.texts, left))
    if card in library.upgrades:
        return words.notice("lose_upgrade", text=upgrade_text(library.upgrades[card], words.texts))
    return _directive_loss(v, mech, card)


def _directive_loss(v: TableFacts, mech: MechView, card: str) -> str:
    left = mech.directives.count(card) - 1
    key = "lose_directive" if left > 0 else "lose_last_directive"
    return v.words.notice(key, left=left, all=len(mech.directives) - 1)
