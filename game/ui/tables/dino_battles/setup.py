"""What Dino Battles adds to the set-up: a deck for each seat."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from game.content.dino_battles import COMBAT_CARDS, Deck, shipped_library
from game.engine.seats import SEATS
from game.ui.context import Context
from game.ui.kit.area import Area
from game.ui.kit.widget import Command, Widget
from game.ui.layout.leaves import Name, Part, Picture, Text
from game.ui.layout.nodes import Box, Column, Free, Node, Row, Stack
from game.ui.paint import pen
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.dino.pack import deck_tile, pack_picture
from game.ui.paint.figures.figures import Drawn
from game.ui.paint.materials.steel import plate, seat_tone
from game.ui.paint.palette import SEATS as COLORS
from game.ui.parts.grounds import ground
from game.ui.tables.dino_battles.faces import GAME, keywords
from game.ui.tables.dino_battles.leaders import counted
from game.ui.tables.dino_battles.panels.deck_list import DeckList
from game.ui.tables.setup.corner import figure_room
from game.ui.tables.setup.own import OwnSide, own_sides
from game.ui.tables.setup.plan_tile import PlanTile
from game.ui.tables.setup.roster import GAP, tile_grid
from game.ui.tables.setup.roster_part import RosterPart
from game.ui.tables.setup.scene import GameSetupScene
from game.words.messages import Messages

_FIGURE, _UNITS = 0.8, 414
"""The height of a large animal, as a share of its place, and in units of its drawing."""
_PROBE, _WIDEST, _TALLEST = 0.2, 0.94, 0.86
"""The size at which animals are measured, and how wide and high they are at most, as shares of the place."""
_FIRST_DECKS = ("drill", "colossus")
"""What a newcomer and the other side begin with: against most other decks the Drill's Dinosaurs are too slow
for an Evade to work.
"""
_IN_CORNER = 2
"""How many animals of a deck stand in a corner."""
_HEAD, _HEAD_LOW = 25, 20
"""Units that the name over the roster is high, and in a low window."""
STAGE = "neon"


class DeckTile(PlanTile):
    """A deck by the animal that leads it, looking the way that the choosing seat's animals look."""

    flag_rise = 2
    """The ring of the tile above would lie over a flag that stands higher."""
    highest = 0.5

    def __init__(
        self, deck: Deck, plan: str, animal: str, sums: tuple[str, str], hint: str, command: Command
    ) -> None:
        super().__init__(deck.id, deck.name, plan, sums, command)
        self.name = f"deck {deck.id}"
        self.animal = animal
        self.hint = hint

    def _sums(self) -> Node:
        """Beside the animal: the Combat Cards, which the list of cards counts, would lie over it."""
        return self._beside_picture(Text(self.sums[0], "plan sum"))

    @property
    def flags_right(self) -> bool:  # type: ignore[override]
        """Its name and its plan are at the left, up to its upper edge."""
        return True

    def portrait(self, seat: int, size: tuple[int, int], cut: int) -> pygame.Surface:
        return deck_tile(self.animal, size, cut, left=bool(seat))

    def painting(self, seat: int) -> Callable[[], pygame.Surface]:
        size, free = self.rect.size, self.free_space
        return partial(deck_tile, self.animal, size, self.cut_inside, left=True, free=free)


class DeckPart(RosterPart[Deck]):
    """A roster of decks for one seat at a time; the animals that lead a deck stand in its seat's corner."""

    stage = STAGE
    own_options = frozenset({"deck_0", "deck_1"})
    option = "deck"
    draw_salt = 0xD190
    columns = 2
    page_columns = 4
    low_height, lowest_height = 176, 150
    opponent_next = True
    figures_in_head = True
    shadow_share = 1.1

    def __init__(
        self,
        gallery: Gallery,
        texts: Messages,
        changed: Command,
        values: Mapping[str, str],
        own: Sequence[OwnSide] = (),
    ) -> None:
        self.library = shipped_library()
        keys = list(self.library.decks)
        super().__init__(gallery, texts, changed, values, self.library.decks, keys, _FIRST_DECKS, own)
        self.lists = [DeckList(gallery, seat, self.library, self.entries.values(), texts) for seat in SEATS]
        self.show()

    # What a deck is

    def make_tile(self, entry: Deck, choose: Command) -> DeckTile:
        dinosaurs, combat = counted(entry, list(self.library.dinosaurs)), counted(entry, COMBAT_CARDS)
        say = self.texts.say
        sums = say("setup", "dinosaurs", count=dinosaurs), say("setup", "combat_cards", count=combat)
        hint = say("setup", "deck", line=self.line(entry), dinosaurs=sums[0], combat_cards=sums[1])
        plan = say("setup", "own_plan") if entry.id in self.own else say("deck_plans", entry.id)
        return DeckTile(entry, plan, self.library.leaders(entry)[0], sums, hint, choose)

    def show_cards(self, seat: int, entry: Deck | None) -> None:
        self.lists[seat].show(entry)

    def own_entry(self, own: OwnSide) -> Deck:
        return Deck(own.key, own.name, own.side.cards)

    def line(self, entry: Deck) -> str:
        if entry.id in self.own:
            return self.own_line(entry)
        return self.texts.say("deck_lines", entry.id)

    # Where everything lies

    def tree(self, *, low: bool) -> Node:
        """Below the name of the seat whose deck is picked, and in its colour."""
        whose = self.texts.say("setup", "whose_deck", name=self._names[self.seat])
        band = ground(partial(plate, tone=seat_tone(self.seat), cut=5))
        head = Box(
            Name(whose, "seat tab", anchor="center", name="whose deck"),
            pad=(10, 0),
            ground=band,
            height=_HEAD_LOW if low else _HEAD,
        )
        frame = Picture(partial(_paint_frame, self.seat))
        return Column(head, Stack(super().tree(low=low), frame, grow=1), gap=2, grow=1)

    def roster(self) -> Node:
        """Two decks side by side; of an odd number the first takes a row, as it is the one to begin with."""
        if self.on_page:
            return self._on_page()
        odd = len(self.tiles) % self.columns
        for first in self.tiles[:odd]:
            first.highest = DeckTile.highest / self.columns
        return tile_grid(self.tiles, self.columns, alone=odd)

    def _on_page(self) -> Node:
        """Few rows, so that the opponents are in sight: what fills up the last one goes to the first deck."""
        across = self.page_columns
        for one in self.tiles:
            one.highest = DeckTile.highest
        wide = 1 + -len(self.tiles) % across
        cells = [Box(Part(one), share=wide if number == 0 else 1) for number, one in enumerate(self.tiles)]
        first = across - wide + 1
        rows = [cells[:first], *(cells[at : at + across] for at in range(first, len(cells), across))]
        return Column(*[Row(*row, gap=GAP, share=1) for row in rows], gap=GAP)

    def cards_of(self, seat: int) -> Node:
        def place(rect: pygame.Rect, scale: float) -> list[Widget]:
            self.lists[seat].arrange(Area(rect, scale))
            return self.lists[seat].widgets()

        return Free(place, grow=1)

    def figure(self, key: str, seat: int, size: tuple[int, int]) -> Drawn:
        """The animals of a deck in a place of that size; smaller where they would be cut off."""
        animals = self.library.leaders(self.entries[key])[:_IN_CORNER]
        members = tuple((animal, "stand") for animal in animals)
        probe, (_, top) = pack_picture(members, _PROBE, left=False)
        scale = min(
            figure_room(size) * _FIGURE / _UNITS,
            size[0] * _WIDEST / probe.get_width() * _PROBE,
            size[1] * _TALLEST / -top * _PROBE,
        )
        return pack_picture(members, round(scale, 3), left=seat == 1, light=COLORS[seat])

    def notes(self, face: CardFace) -> Sequence[tuple[str, str]]:
        return keywords(face.key.rpartition("/")[2])


def _paint_frame(seat: int, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    """Around the roster, in the colour of the seat."""
    pen.rect(surface, COLORS[seat], rect, max(2, round(2 * scale)), round(6 * scale))


class SetupScene(GameSetupScene):
    """The set-up of a battle."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, GAME, partial(DeckPart, own=own_sides(context.saves.parent, GAME)))
