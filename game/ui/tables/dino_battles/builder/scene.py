"""The builder of a deck: its cards by kind, the pool, a test hand, and what they add up to."""

import random
from collections.abc import Callable, Sequence
from functools import partial

import msgspec
import pygame

from game.content.dino_battles import COMBAT_CARDS, DeckSide, shipped_library, side_problems
from game.content.dino_battles.cards import Group
from game.content.sides import SideProblem
from game.rules.dino_battles.state import HAND
from game.rules.dino_battles.suggestion import GROUPS, suggest
from game.ui.context import Context
from game.ui.keys import label, pressed
from game.ui.kit.buttons import Button
from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Command, Widget
from game.ui.layout.leaves import Icon, Name, Part, Prose, Text
from game.ui.layout.nodes import Box, Column, Grid, Node, Row, Scroll, Space, known_as
from game.ui.paint.cards.faces import CardFace
from game.ui.parts.grounds import SkinButton, ground
from game.ui.tables.dino_battles.builder.columns import FIVE, ICONS, CardPicture, DeckColumns
from game.ui.tables.dino_battles.builder.deck_tile import ASPECT, DeckTile, HandTile
from game.ui.tables.dino_battles.builder.measures import (
    combat_panel,
    deck_fact,
    dinosaur_panel,
    hand_panel,
    size_panel,
)
from game.ui.tables.dino_battles.builder.pool import ORDERS, pool_cards
from game.ui.tables.dino_battles.builder.why import replacement_of, too_much, why_suggested
from game.ui.tables.dino_battles.faces import GAME, face
from game.ui.workshop.chips import chip
from game.ui.workshop.key_row import Hint
from game.ui.workshop.next_steps import Excess, Replacement
from game.ui.workshop.pool import PoolQuery, find, hits
from game.ui.workshop.pool_builder import PoolBuilder
from game.ui.workshop.pool_tile import PoolTile
from game.words.messages import shipped_messages

_IN_A_ROW, _IN_A_NARROW_ROW, _HAND_ROW = 5, 3, 3
_BESIDE, _CARD = (240, 330), 1.39
"""Units of width of what stands beside the pool, and the height of a card in full by its width."""
_WIDE, _HIGH = 1180, 640
"""Units that the deck beside its measures takes at least."""


class DeckBuilder(PoolBuilder[DeckSide]):
    """Press a card of the pool to add a copy; plus and minus change the copies."""

    missing = frozenset({"few_cards", "few_dinosaurs"})
    orders = ORDERS
    own_areas = ("deck",)
    dims = False

    def __init__(self, context: Context, side: DeckSide, keep: Callable[[DeckSide], None]) -> None:
        self.texts = shipped_messages(GAME)
        super().__init__(context, GAME, side, keep, self.texts.say("builder", "search"))
        self.library = shipped_library()
        self.query = self.query.only("group", "dinosaur")
        self.hand: tuple[str, ...] = ()
        """The cards of the test hand."""
        self.hands = 0
        """Test hands that were drawn."""
        say = self.texts.say
        self.columns_of = DeckColumns(context.gallery, self.library, self.texts, self.alter, self._show_group)
        self.draw_button = Button(
            say("builder", "draw"), self.draw_hand, symbol="hand", key_name=label("draw_hand"), size=16
        )
        self.rebuild()

    # What is built

    def problems(self) -> Sequence[SideProblem]:
        return side_problems(self.side, self.library)

    def suggested(self) -> DeckSide | None:
        filled = suggest(self.side, self.library)
        return None if filled == self.side else filled

    def replaced(self, problem: SideProblem) -> Replacement:
        return replacement_of(self.side, problem, self.library)

    @property
    def suggest_words(self) -> tuple[str, str]:
        return self.texts.say("builder", "suggest"), self.texts.say("builder", "nothing_open")

    @property
    def excess(self) -> Excess | None:
        card = too_much(self.side, self.faults)
        if not card or self.state() != "illegal":
            return None
        known = card in self.library.cards
        return Excess(self.library.cards[card].name if known else card, self.altered(card, -1))

    def why(self, before: DeckSide, after: DeckSide) -> str:
        return why_suggested(before, after, self.library, self.texts)

    def future_of(self, pointed: str) -> DeckSide:
        return self.altered(pointed, 1)

    def next_field(self, by: int = 1) -> None:
        self.next_of("group", GROUPS, by)

    def altered(self, card: str, by: int) -> DeckSide:
        """The deck with more or fewer copies of a card, at least none and at most those that are allowed."""
        count = max(0, self.side.cards.get(card, 0) + by)
        if card not in COMBAT_CARDS:
            count = min(count, max(self.library.limits.copies, self.side.cards.get(card, 0)))
        cards = {**self.side.cards, card: count}
        return msgspec.structs.replace(
            self.side, cards={one: copies for one, copies in cards.items() if copies}
        )

    def alter(self, card: str, by: int) -> None:
        """More or fewer copies of a card."""
        self.change(self.altered(card, by))

    def dragged_card(self, widget: Widget) -> str:
        return card_of(widget) if isinstance(widget, PoolTile | CardPicture) else ""

    def put_in(self, card: str, place: tuple[int, int], *, from_pool: bool) -> None:
        if from_pool:
            self.alter(card, 1)

    def put_out(self, card: str) -> None:
        self.alter(card, -1)

    def draw_hand(self) -> None:
        """Draws a first hand from the shuffled deck."""
        cards = [card for card in self.side.list if card in self.library.cards]
        self.hand = tuple(random.sample(cards, min(HAND, len(cards))))
        self.hands += 1
        self.rebuild()

    def _changed(self) -> None:
        self.hand = ()
        super()._changed()

    def _show_group(self, group: Group) -> None:
        self.show_group("group", group)

    # What is shown

    def key_hints(self) -> Sequence[Hint]:
        five = [self.key("five_more", "key_five")] if self.query.has("group", "combat") else []
        return (
            self.key("confirm", "key_copy"),
            self.key("one_more", "key_more"),
            *five,
            self.key("one_less", "key_fewer"),
            self.key("search", "key_find"),
            self.key("draw_hand", "key_hand"),
            self.key("open_card", "key_card"),
        )

    def columns(self) -> Node:
        """The deck above the pool, and the measures; where there is little room two columns that scroll."""
        return self._all() if self._roomy else self._two()

    @property
    def _roomy(self) -> bool:
        return self.room[0] >= _WIDE and self.room[1] >= _HIGH

    def _all(self) -> Node:
        deck = known_as("deck", Box(self.columns_of.tree(self.side, self.panels), height=(230, 320), grow=1))
        card = self.pointed if self.pointed in self.library.cards else ""
        hand = self.panels.get("hand", (self.hand, self.hands, card), partial(self._beside, card))
        lower = Row(self._pool(), hand, gap=8, height=(200, 300), grow=1)
        right = Column(*self._panels(), Space(grow=1), *self.foot(), gap=8, width=(320, 370))
        return Row(Column(deck, lower, gap=8, width=(640, 860), grow=1), right, gap=12)

    def _two(self) -> Node:
        chosen = next((group for group in GROUPS if self.query.has("group", group)), GROUPS[0])
        cards = self.columns_of.one(chosen, self.side)
        own = Column(cards, *self._panels(narrow=True), self._hand(), gap=8)
        pool = Column(self._filters(narrow=True), self._found(_IN_A_NARROW_ROW), gap=8)
        panes = [
            known_as(name, Box(Scroll(one, name), share=1)) for one, name in ((own, "deck"), (pool, "pool"))
        ]
        return Column(Row(*panes, gap=10, grow=1), self.low_foot(), gap=8)

    def _pool(self) -> Node:
        def panel() -> Node:
            inside = Column(self._filters(), Box(Scroll(self._found(_IN_A_ROW), "pool"), grow=1), gap=6)
            return Box(inside, pad=(10, 8), ground=ground("steel"), grow=1)

        pool = self.panels.get("pool", self.query, panel)
        self.mark_tiles()
        return known_as("pool", pool)

    def _filters(self, *, narrow: bool = False) -> Node:
        """The search, the kinds of cards, and the order."""
        cards, say = pool_cards(), self.texts.say
        groups = [
            chip(
                f"group {group}",
                partial(self._show_group, group),
                chosen=self.query.has("group", group),
                symbol=ICONS[group],
                count=hits(cards, PoolQuery(self.query.text), "group", group),
                hint=say("builder", f"{group}s"),
            )
            for group in GROUPS
        ]
        order = SkinButton("order", "steel", self.next_order, key_name=label("next_order"))
        sort = Part(
            order, Name(say("orders", self.query.order), "small"), pad=(9, 2), width=(70, 100), height=28
        )
        find_row = [Icon("search", 17), Part(self.search, width=(126, 170), height=28, grow=1)]
        if not narrow:
            return Row(*find_row, *groups, sort, gap=5, align="center")
        rows = Column(
            Row(*find_row, sort, gap=5, align="center"),
            Row(*groups[:3], gap=5),
            Row(*groups[3:], gap=5),
            gap=6,
        )
        return Box(rows, pad=(10, 8), ground=ground("steel"))

    def _found(self, in_a_row: int) -> Node:
        """The cards of the pool that fit what is looked for."""
        found = find(pool_cards(), self.query)
        if not found:
            none = SkinButton("show all", "steel", self.clear_filters)
            words = Text(self.texts.say("builder", "no_hits"), "item", anchor="center")
            return Box(Part(none, words, pad=(14, 8)), align="center", justify="start", pad=(0, 16))
        tiles = [Part(one, aspect=ASPECT, firm=True) for one in self.tiles(found, face)]
        return Grid(in_a_row, *tiles, gap=7)

    def make_tile(self, shown: CardFace, pick: Command) -> PoolTile:
        return DeckTile(self.context.gallery, shown, pick)

    def mark_tiles(self) -> None:
        super().mark_tiles()
        for card, tile in self._tiles.items():
            assert isinstance(tile, DeckTile)
            most = 0 if card in COMBAT_CARDS else self.library.limits.copies
            tile.set_copies(self.side.cards.get(card, 0), most)

    def words_on(self, card: str) -> str:
        count = self.side.cards.get(card, 0)
        return self.texts.say("builder", "copies", count=count) if count else ""

    def on_pick(self, card: str) -> None:
        self.alter(card, 1)

    def _beside(self, card: str) -> Node:
        """What stands beside the pool: the card that is pointed at, with its words, else the test hand."""
        if not card:
            return self._hand()
        large = CardWidget(self.context.gallery, face(card))
        large.name, large.focusable = "closer look", False
        inside = Box(Part(large, aspect=_CARD, width=(120, 220)), align="center")
        return Box(inside, pad=(10, 8), ground=ground("steel"), width=_BESIDE, grow=0.4)

    def _hand(self) -> Node:
        say = self.texts.say
        head = Row(
            Text(say("builder", "test_hand"), "section", grow=1),
            Part(self.draw_button, width=(84, 110), height=30),
            gap=8,
            align="center",
        )
        if not self.hand:
            inside: Node = Box(Prose(say("builder", "no_hand"), "explained"), justify="center", grow=1)
            note: Node | None = None
        else:
            cards = [
                Part(self._hand_card(card, number), aspect=ASPECT, firm=not self._roomy)
                for number, card in enumerate(self.hand)
            ]
            inside = Box(Grid(_HAND_ROW, *cards, gap=6), grow=1)
            dinosaurs = sum(card in self.library.dinosaurs for card in self.hand)
            words = say("builder", "hand_note", count=dinosaurs)
            sign = Icon("complete" if dinosaurs else "warning", 16)
            number = Text(say("builder", "hand_number", number=self.hands), "caption", anchor="right")
            note = Row(sign, Name(words, "small", grow=1), number, gap=5, align="center")
        return Box(
            Column(head, inside, note, gap=5), pad=(10, 8), ground=ground("steel"), width=_BESIDE, grow=0.4
        )

    def _hand_card(self, card: str, number: int) -> CardWidget:
        shown = HandTile(self.context.gallery, face(card))
        shown.name, shown.group = f"hand {number}", "hand"
        return shown

    def _panels(self, *, narrow: bool = False) -> list[Node]:
        """The measures, as they are and with the card that is pointed at."""
        now, then = self.side, self.future
        library, texts = self.library, self.texts
        totals = [sum(one.cards.values()) for one in (now, then)]
        stats = [self.columns_of.cards_of("dinosaur", one) for one in (now, then)]
        combat = self.columns_of.cards_of("combat", then)
        chances = sum(stats[1].values()), combat, totals[1], deck_fact(then, library, texts)
        curves = partial(dinosaur_panel, now, then, library, texts, self.panels, narrow=narrow)
        made: tuple[tuple[str, object, Callable[[], Node]], ...] = (
            ("size", totals, partial(size_panel, now, then, library, texts)),
            ("stats", stats, curves),
            ("combat", combat, partial(combat_panel, then, library, texts)),
            ("first hand", chances, partial(hand_panel, then, library, texts)),
        )
        return [known_as(name, self.panels.get(name, (key, narrow), make)) for name, key, make in made]

    def handle(self, event: pygame.event.Event) -> bool:
        if super().handle(event):
            return True
        card = self._card_at_focus()
        if pressed(event, "draw_hand"):
            self.draw_hand()
        elif card and pressed(event, "one_more"):
            self.alter(card, 1)
        elif card in COMBAT_CARDS and pressed(event, "five_more"):
            self.alter(card, FIVE)
        elif card and pressed(event, "one_less", "swap_card"):
            self.alter(card, -1)
        else:
            return False
        return True

    def _card_at_focus(self) -> str:
        """The card that plus and minus are for: what is looked at, in the pool or in the deck."""
        return card_of(self.form.looked_at)


def card_of(widget: Widget | None) -> str:
    """The id of the card that a control shows; "" for none."""
    shown = getattr(widget, "face", None)
    return shown.key.rpartition("/")[2] if shown is not None else ""
