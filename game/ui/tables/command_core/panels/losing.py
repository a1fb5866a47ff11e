"""The panel of a crit: the cards that were revealed, what the loss of each would mean, and who chooses."""

from collections.abc import Sequence
from functools import partial

from game.engine.events import Event
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
from game.ui.tables.command_core.panels.fighter_plate import fighters
from game.ui.tables.command_core.panels.parts import heading
from game.ui.tables.command_core.snapshot import Snapshot
from game.words.command_core.card_text import upgrade_text
from game.words.lists import listed

_LEAST_CARD, _LEAST_LARGE_CARD, _LARGEST_CARD = 60, 118, 400
"""Units of a card's width: larger letters do not make it smaller where the panel is wide enough."""
_ASPECT = full_height(1000) / 1000
_COLUMNS = 2
"""Columns at least: a single card is not twice as large."""
_MECHS = 84, 112
"""Heights of the mechs."""
_KINDS = {
    "forward": ("forward",),
    "back": ("back",),
    "aside": ("left", "right"),
    "turn": ("turn",),
    "lock": ("lock",),
    "stop": ("stop",),
}
"""What directives do, by how their icons begin."""
_FOOT = 76
"""Units below the cards at least, for what their loss would mean."""


def crit_panel(snapshot: Snapshot, crit: Crit) -> Node:
    """Both mechs, who chooses, up to three cards with their answers, what each loss means, and why."""
    if not snapshot.large:
        return _crit_panel(snapshot, crit, _LEAST_CARD)
    # The plates of the mechs give way to the cards that are chosen from: the ladder has them too.
    return Fits(
        _crit_panel(snapshot, crit, _LEAST_LARGE_CARD),
        _crit_panel(snapshot, crit, _LEAST_LARGE_CARD, plates=False),
        _crit_panel(snapshot, crit, _LEAST_CARD, plates=False),
    )


def _crit_panel(snapshot: Snapshot, crit: Crit, least: float, *, plates: bool = True) -> Node:
    """The panel with cards at least so many units wide, with or without the plates of both mechs."""
    words = snapshot.words
    said = "crit_own" if crit.attacker is None else "crit_on"
    number = crits_so_far(snapshot.earlier)
    title = words.notice(said, mech=words.mech(crit.mech), number=number, of=number + crit.left)
    roles = ({} if crit.attacker is None else {crit.attacker: "role_attacks"}) | {crit.mech: "role_loses"}
    indices = range(len(crit.revealed))
    columns = max(_COLUMNS, len(indices))
    losses = Grid(columns, *[_loss_note(snapshot, crit, index) for index in indices], gap=8)
    why = Prose(_why(snapshot, crit), "told", "soft", name="why")
    inside = Column(
        Line(_who(snapshot, crit), "count", name="who chooses", height=26),
        Grid(columns, *[_revealed(snapshot, crit, index, least) for index in indices], gap=8),
        Fits(Column(losses, Space(grow=1), why), losses, height=_FOOT, grow=1),
        gap=6,
    )
    return Column(
        heading(snapshot, "crit", title),
        fighters(snapshot, roles, _MECHS, struck=True, grow=1) if plates else None,
        Box(inside, pad=8, ground=Ground("tray"), grow=1),
        gap=6,
    )


def crits_so_far(events: Sequence[Event]) -> int:
    """How many crits have revealed cards since the last throw that could bring some."""
    kinds = [event.kind for event in events]
    thrown = max((place for place, kind in enumerate(kinds) if kind in ("strain", "result")), default=0)
    return max(1, kinds[thrown:].count("crit"))


def _revealed(snapshot: Snapshot, crit: Crit, index: int, least: float) -> Node:
    """A card and the button that answers with it."""
    card = crit.revealed[index]
    pick, may = Pick("card", card), _may(snapshot, card)
    widget = CardWidget(snapshot.gallery, face(card), partial(snapshot.commands.pick, pick) if may else None)
    widget.name = f"crit {index + 1} {card}"
    widget.refusal = partial(snapshot.commands.why_not, pick)
    return Column(
        Shown(Part(widget, aspect=_ASPECT, width=(least, _LARGEST_CARD)), when=_shown(snapshot, index)),
        # A card may be a pixel taller than its neighbours: the buttons stand in line.
        Space(grow=1),
        _answer(snapshot, crit, card, pick) if may else Space(height=30),
        gap=3,
    )


def _loss_note(snapshot: Snapshot, crit: Crit, index: int) -> Node:
    card = crit.revealed[index]
    tint = "" if _may(snapshot, card) else "soft"
    note = Prose(_loss(snapshot, crit.mech, card), "told", tint, name=f"loss {index + 1}")
    return Shown(note, when=_shown(snapshot, index))


def _may(snapshot: Snapshot, card: str) -> bool:
    """Whether the card can be chosen now."""
    return snapshot.fits(Pick("card", card))


def _shown(snapshot: Snapshot, index: int) -> bool:
    """Whether a card has been revealed yet."""
    return ("crit", index) not in snapshot.hidden


def _owner_chooses(crit: Crit) -> bool:
    return crit.choosing or crit.attacker is None


def _who(snapshot: Snapshot, crit: Crit) -> list[Piece]:
    """Whose choice it is; the attacker's targeting tokens, each an icon."""
    mechs = snapshot.view.mechs
    if _owner_chooses(crit) or crit.attacker is None:
        seat = mechs[crit.mech].seat
        return [(snapshot.names[seat], SEATS[seat]), snapshot.words.notice("chooses_lost")]
    attacker = mechs[crit.attacker]
    tokens: list[Piece] = [":targeting:"] * attacker.targeting
    name = snapshot.names[attacker.seat]
    return [(name, SEATS[attacker.seat]), snapshot.words.notice("chooses_back"), *tokens]


def _why(snapshot: Snapshot, crit: Crit) -> str:
    """What happens to these cards, for newcomers."""
    words, owner = snapshot.words, snapshot.view.mechs[crit.mech].seat
    if _owner_chooses(crit):
        return words.notice("why_crit")
    return words.notice("why_put_back", name=snapshot.names[owner])


def _answer(snapshot: Snapshot, crit: Crit, card: str, pick: Pick) -> Node:
    """The button below a card, named like the move."""
    if _owner_chooses(crit):
        name, tone, symbol, said = str(Deplete(card)), "bad", ":depleted:", snapshot.words.notice("lose_it")
    else:
        name, tone, symbol, said = (
            str(PutBack(card)),
            "gold",
            ":targeting:",
            snapshot.words.notice("put_back"),
        )
    button = Pressable(name, (tone, tone), partial(snapshot.commands.pick, pick))
    return Part(button, Line([symbol, said], "figures", center=True), height=30)


def _loss(snapshot: Snapshot, number: int, card: str) -> str:
    """What a mech loses with a card."""
    library, words, mech = snapshot.library, snapshot.words, snapshot.view.mechs[number]
    if card in library.weapons:
        left = [words.card(one) for one in dict.fromkeys(mech.weapons) if one != card]
        key = "lose_weapon" if left else "lose_last_weapon"
        return words.notice(key, left=listed(words.texts, left))
    if card in library.upgrades:
        return words.notice("lose_upgrade", text=upgrade_text(library.upgrades[card], words.texts))
    return _directive_loss(snapshot, mech, card)


def _directive_loss(snapshot: Snapshot, mech: MechView, card: str) -> str:
    others = list(mech.directives)
    others.remove(card)
    if card in others:
        return snapshot.words.notice("lose_directive", left=others.count(card), all=len(others))
    does = {key: _does(snapshot, key) for key in {card, *others}}
    # What becomes rarest says most of the loss.
    kinds = [kind for kind in _KINDS if kind in does[card]]
    counts = {kind: sum(kind in does[key] for key in others) for kind in kinds}
    rarest = min(counts, key=lambda kind: counts[kind])
    return snapshot.words.notice("lose_last_directive", does=rarest, count=counts[rarest], all=len(others))


def _does(snapshot: Snapshot, card: str) -> set[str]:
    """The kinds of what a directive does, with either half up."""
    icons = [icon for half in snapshot.library.directives[card].halves for icon in half.icons]
    return {kind for kind, starts in _KINDS.items() if any(icon.startswith(starts) for icon in icons)}
