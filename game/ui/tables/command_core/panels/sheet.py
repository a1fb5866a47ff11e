"""A mech's sheet: armor by side, counters, weapons, upgrades, directives, and what it has lost."""

from functools import partial

import pygame

from game.rules.command_core.marks import MARKS, count_of
from game.rules.command_core.view import MechView
from game.ui.keys import label
from game.ui.kit.buttons import Button
from game.ui.kit.card import CardWidget
from game.ui.kit.pieces import Piece
from game.ui.layout.leaves import Line, Part, Picture, Prose, Text
from game.ui.layout.nodes import Box, Column, Node, Row
from game.ui.layout.painted import Carrier
from game.ui.layout.theme import STEEL
from game.ui.layout.tiles import Tiles
from game.ui.paint.cards.faces import CardFace, Form
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.figures.thumbnails import art_strip
from game.ui.paint.materials.skins import box
from game.ui.paint.palette import SEATS, TEXT, TEXT_SOFT
from game.ui.tables.command_core.faces import face
from game.ui.tables.command_core.panels.arm_row import arm_part, arms_of
from game.ui.tables.command_core.panels.prompt import armor_words
from game.ui.tables.command_core.planning.directive_card import PileCard
from game.ui.tables.command_core.planning.directive_image import ratio
from game.ui.tables.command_core.snapshot import Snapshot
from game.words.command_core.card_text import upgrade_text

_ROW = (34, 40)
_FEW_CARDS = 8
"""Directives that have room with their pictures."""


class UpgradeRow(Carrier, CardWidget):
    """An upgrade with what it does."""

    def __init__(self, gallery: Gallery, card: CardFace) -> None:
        CardWidget.__init__(self, gallery, card)
        Carrier.__init__(self)

    def draw(self, surface: pygame.Surface) -> None:
        ground = box(*self.rect.size, self.unit(7), *STEEL.tones["dark"], max(1, self.unit(1.5)))
        surface.blit(ground, self.rect)
        self.draw_inside(surface)


def sheet_panel(snapshot: Snapshot, number: int) -> Node:
    """All that is public about a mech, on one panel."""
    mech, words, library = snapshot.view.mechs[number], snapshot.words, snapshot.library
    back = Button(
        words.notice("back"), partial(snapshot.commands.inspect, None), key_name=label("back"), size=17
    )
    back.name = "close sheet"
    title: list[Piece] = [(words.mech(number), SEATS[mech.seat]), (snapshot.names[mech.seat], TEXT_SOFT)]
    upgrades = [(one, False) for one in mech.upgrades]
    upgrades += [(one, True) for one in mech.depleted if one in library.upgrades]
    cards = _directives(snapshot, mech)
    return Column(
        Row(Line(title, "heading", name="sheet", grow=1), Part(back, width=104), gap=6, height=34),
        *[
            Line(pieces, "count", name=f"figures {place}", ground="dark", height=28)
            for place, pieces in enumerate(_figures(snapshot, number))
        ],
        *[arm_part(snapshot, arm, height=_ROW) for arm in arms_of(snapshot, number)],
        *[_upgrade(snapshot, card, lost=lost) for card, lost in upgrades],
        Text(words.notice("directives", count=len(mech.directives)), "section", height=22),
        _tiles(cards),
        gap=5,
    )


def _tiles(cards: list[PileCard]) -> Node:
    """The directives; many leave their pictures out, so that their names can be read."""
    form: Form = "planner" if len(cards) <= _FEW_CARDS else "wide"
    for card in cards:
        card.form = form
    columns = (4, 8) if form == "planner" else (4, 6)
    return Tiles([Part(card) for card in cards], ratio(form), columns, 84, gap=5, align="start")


def _figures(snapshot: Snapshot, number: int) -> list[list[Piece]]:
    """Structure and counters, armor and evasion."""
    mech, words = snapshot.view.mechs[number], snapshot.words
    counters: list[Piece] = []
    for mark in MARKS:
        count = count_of(mech, mark)
        counters += [f":{mark.id}:", (str(count), TEXT if count else TEXT_SOFT)]
    left = words.notice("structure", left=mech.structure, whole=snapshot.whole(number))
    return [[":structure:", left, *counters], [":block:", armor_words(snapshot, number)]]


def _upgrade(snapshot: Snapshot, card: str, *, lost: bool) -> Node:
    row, shown = UpgradeRow(snapshot.gallery, face(card)), face(card)
    row.name = f"upgrade {card}"
    text = (
        snapshot.words.notice("depleted")
        if lost
        else upgrade_text(snapshot.library.upgrades[card], snapshot.words.texts)
    )
    said = Prose(f"*{shown.title}:* {text}", "told", "soft" if lost else "", middle=True, grow=1)
    picture = Picture(partial(_draw_art, shown.art), width=46)
    return Part(row, Row(Box(picture, pad=(0, 3)), said, gap=6), pad=(3, 0), height=_ROW)


def _draw_art(art: str, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    surface.blit(art_strip(art, rect.size, round(4 * scale)), rect)


def _directives(snapshot: Snapshot, mech: MechView) -> list[PileCard]:
    """Each directive once, with how many there are; lost ones last."""
    cards = {card: (mech.directives.count(card), False) for card in dict.fromkeys(mech.directives)}
    for card in mech.depleted:
        if card in snapshot.library.directives and card not in cards:
            cards[card] = (1, True)
    found = []
    for card, (count, lost) in cards.items():
        widget = PileCard(snapshot.gallery, f"directive {card}", card, face(card))
        widget.free, widget.dim = count, lost
        found.append(widget)
    return found
