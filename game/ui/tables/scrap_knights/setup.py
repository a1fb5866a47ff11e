"""What a duel adds to the set-up: a mech for each seat."""

from collections.abc import Mapping, Sequence
from dataclasses import astuple
from functools import partial

from game.content.scrap_knights import Mech, shipped_library
from game.rules.scrap_knights.strengths import STRENGTHS, strengths
from game.ui.context import Context
from game.ui.kit.card_row import CardRow
from game.ui.kit.widget import Command
from game.ui.layout.leaves import Part
from game.ui.layout.nodes import Column, Node, Row
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.figures.figures import READY, Drawn, standing
from game.ui.paint.palette import SEATS as COLORS
from game.ui.tables.scrap_knights.faces import GAME, face, keywords
from game.ui.tables.scrap_knights.panels.strength_cells import StrengthCells
from game.ui.tables.scrap_knights.worn import worn_by
from game.ui.tables.setup.corner import figure_room
from game.ui.tables.setup.own import OwnSide, own_sides
from game.ui.tables.setup.roster import FigureTile
from game.ui.tables.setup.roster_part import RosterPart
from game.ui.tables.setup.scene import GameSetupScene
from game.words.messages import Messages

_ICONS = ("damage", "block", "move", "range", "vent")
"""In the order of `STRENGTHS`."""
_FIGURE = 0.88
"""The height of a mech's picture, as a share of the place that it stands in."""
_ROWS = 5


class MechPart(RosterPart[Mech]):
    """The mech looked at stands in its seat's corner, above its strengths and its ten cards."""

    own_options = frozenset({"deck_0", "deck_1"})
    option = "deck"
    draw_salt = 0xD1CE
    low_height, lowest_height = 154, 126
    page_columns = 6
    opponent_next = True

    def __init__(
        self,
        gallery: Gallery,
        texts: Messages,
        changed: Command,
        values: Mapping[str, str],
        own: Sequence[OwnSide] = (),
    ) -> None:
        self.library = shipped_library()
        mechs = self.library.mechs
        keys = list(mechs)
        super().__init__(gallery, texts, changed, values, mechs, keys, keys, own)
        hint = texts.say("setup", "strengths_hint")
        self.cells = [StrengthCells(f"strengths {seat}", hint) for seat in (0, 1)]
        shown = mechs[keys[0]]
        self.cards = [
            [CardRow(gallery, face(card), f"deck {seat}") for card in _deck(shown)] for seat in (0, 1)
        ]
        self.show()

    def show_cards(self, seat: int, entry: Mech | None) -> None:
        cells = self.cells[seat]
        if entry is None:
            cells.show(())
            return
        for number, (row, card) in enumerate(zip(self.cards[seat], _deck(entry), strict=True)):
            row.show(face(card))
            row.tab_stop = number == 0
        names = self.texts.section("strengths")
        filled = astuple(strengths(entry, self.library))
        rows = [
            (symbol, names[key], round(count))
            for symbol, key, count in zip(_ICONS, STRENGTHS, filled, strict=True)
        ]
        cells.show(rows, ("ult", self.library.card(entry.ult).name))

    def own_entry(self, own: OwnSide) -> Mech:
        side = own.side
        return Mech(own.key, own.name, side.acts, side.ult, side.bots, side.prep)

    def make_tile(self, entry: Mech, choose: Command) -> FigureTile:
        tile = super().make_tile(entry, choose)
        tile.worn = self._worn(entry.id)
        return tile

    def _worn(self, key: str) -> tuple[str, ...]:
        """The palettes of a mech's parts: one that was built wears the colours of its cards."""
        return worn_by(self.own[key].side) if key in self.own else ()

    def line(self, entry: Mech) -> str:
        if entry.id in self.own:
            return self.own_line(entry)
        return self.texts.say("mech_plans", entry.id)

    def cards_of(self, seat: int) -> Node:
        rows = [Part(row, height=(14, 34)) for row in self.cards[seat]]
        halves = [Column(*rows[:_ROWS], gap=3, share=1), Column(*rows[_ROWS:], gap=3, share=1)]
        return Column(Part(self.cells[seat], height=66), Row(*halves, gap=3), gap=10)

    def figure(self, key: str, seat: int, size: tuple[int, int]) -> Drawn:
        high = round(figure_room(size) * _FIGURE)
        look, worn = self.look_of(key), self._worn(key)
        return standing(look, seat, high, READY, left=seat == 1, light=COLORS[seat], worn=worn)

    def task(self, names: Sequence[str]) -> str:
        return self.texts.say("setup", f"task_{self.seat}", name=names[self.seat])

    def notes(self, face: CardFace) -> Sequence[tuple[str, str]]:
        return keywords(face.key.rpartition("/")[2])


def _deck(mech: Mech) -> tuple[str, ...]:
    """The ten cards of a mech, the ULT first."""
    return (mech.ult, *mech.acts, *mech.bots)


class SetupScene(GameSetupScene):
    """The set-up of a duel."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, GAME, partial(MechPart, own=own_sides(context.saves.parent, GAME)))
