"""The builder of a mech: its places, the pool of cards, and what they add up to."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.content.scrap_knights import MechSide, shipped_library, side_problems
from game.content.sides import SideProblem
from game.rules.scrap_knights.suggestion import suggest
from game.ui.context import Context
from game.ui.keys import digit, label, pressed
from game.ui.kit.widget import Widget
from game.ui.layout.leaves import Icon, Name, Part, Picture, Text
from game.ui.layout.nodes import Box, Column, Grid, Node, Row, Scroll, Space, Stack, known_as
from game.ui.parts.grounds import SkinButton, ground
from game.ui.tables.scrap_knights.builder.closer import closer_look, no_card
from game.ui.tables.scrap_knights.builder.editing import (
    field_of,
    too_much,
    with_card,
    with_other,
    with_prepared,
    without,
)
from game.ui.tables.scrap_knights.builder.figure import paint_mech
from game.ui.tables.scrap_knights.builder.measures import damage_panel, sums_panel
from game.ui.tables.scrap_knights.builder.pool import HEATS, KINDS, ORDERS, RANGES, SETS, card_set, pool_cards
from game.ui.tables.scrap_knights.builder.slots import SlotRow, Slots
from game.ui.tables.scrap_knights.builder.why import replacement_of, why_suggested
from game.ui.tables.scrap_knights.faces import GAME, face
from game.ui.workshop.builder import SUGGESTION
from game.ui.workshop.chips import chip
from game.ui.workshop.key_row import Hint
from game.ui.workshop.next_steps import UNKNOWN, Excess, Replacement
from game.ui.workshop.pool import PoolQuery, find, hits
from game.ui.workshop.pool_builder import PoolBuilder
from game.ui.workshop.pool_tile import TILE_ASPECT
from game.ui.workshop.verdict import Verdict
from game.words.messages import shipped_messages

_IN_A_ROW, _IN_A_NARROW_ROW = 4, 3
_WIDE, _HIGH = 1180, 640
"""Units that three columns take at least."""
_SET_ICONS = {"act": "card", "ult": "ult", "bot": "bot"}
_SET_OF = {"acts": "act", "prep": "act", "bots": "bot", "ult": "ult"}
"""The cards of the pool that go into a field."""


class MechBuilder(PoolBuilder[MechSide]):
    """Press a card of the pool to add it, and a place to empty it; with all ACTs in, one is swapped."""

    missing = frozenset({"few_acts", "few_bots", "no_ult", "few_prep"})
    orders = ORDERS
    first_query = PoolQuery().only("set", "act")
    own_areas = ("places", "figure")

    def __init__(self, context: Context, side: MechSide, keep: Callable[[MechSide], None]) -> None:
        self.texts = shipped_messages(GAME)
        super().__init__(context, GAME, side, keep, self.texts.say("builder", "search"))
        self.library = shipped_library()
        self.swapping = ""
        """The card that waits for one of the ACTs to make room."""
        self.filling = ""
        """The field whose place was pressed last: the next ACT goes there."""
        self.slots = Slots(context.gallery, self.library, self.texts, self._take)
        self.rebuild()

    # What is built

    def problems(self) -> Sequence[SideProblem]:
        return side_problems(self.side, self.library)

    def suggested(self) -> MechSide | None:
        filled = suggest(self.side, self.library)
        return None if filled == self.side else filled

    def replaced(self, problem: SideProblem) -> Replacement:
        return replacement_of(self.side, problem, self.library)

    @property
    def suggest_words(self) -> tuple[str, str]:
        return self.texts.say("builder", "suggest"), self.texts.say("builder", "nothing_open")

    @property
    def excess(self) -> Excess | None:
        for problem in self.faults:
            if problem.key not in (*self.missing, UNKNOWN):
                card, after = too_much(self.side, problem)
                if after != self.side:
                    return Excess(face(card).title if self._is_known(card) else card, after)
        return None

    def _is_known(self, card: str) -> bool:
        library = self.library
        return card in library.acts or card in library.ults or card in library.bots

    def why(self, before: MechSide, after: MechSide) -> str:
        return why_suggested(before, after, self.library, self.texts)

    def future_of(self, pointed: str) -> MechSide:
        field = field_of(self.side, pointed)
        if field:
            return without(self.side, field, pointed)
        return self._added(pointed) or self.side

    def _added(self, card: str) -> MechSide | None:
        """The mech with a card of the pool in the place that is to be filled; None where there is no room."""
        prepared = with_prepared(self.side, card, self.library) if self.filling == "prep" else None
        return prepared or with_card(self.side, card, self.library)

    def on_pick(self, card: str) -> None:
        field = field_of(self.side, card)
        if field:
            self.change(without(self.side, field, card))
            return
        added = self._added(card)
        if added is not None:
            self.change(added)
        else:
            self._begin_swap(card)

    def _begin_swap(self, card: str) -> None:
        """A card of the pool waits for one that makes room; asked for again it waits no longer."""
        self.swapping = "" if card == self.swapping or field_of(self.side, card) else card
        self.rebuild()

    def _put_at(self, card: str, number: int) -> None:
        """A card of the pool takes the place of an ACT, by its number from 1 on."""
        acts = self.side.acts
        if card_set(self.library.card(card)) != "act" or field_of(self.side, card):
            return
        if number <= len(acts):
            self.change(with_other(self.side, "acts", acts[number - 1], card))
        elif number <= self.library.limits.acts:
            self.filling = "acts"
            self.on_pick(card)

    def put_in(self, card: str, place: tuple[int, int], *, from_pool: bool) -> None:
        if not from_pool or field_of(self.side, card):
            return
        field, _, key = self.drag.slot_at(place).partition(" ")
        is_bot, is_ult = (card_set(self.library.card(card)) == one for one in ("bot", "ult"))
        there = key.rpartition("/")[2]
        if "/" in key and not is_ult and (field == "bots") == is_bot and field in ("acts", "prep", "bots"):
            self.change(with_other(self.side, field, there, card))
            return
        prepared = with_prepared(self.side, card, self.library) if key.startswith("prep ") else None
        if prepared is not None:
            self.change(prepared)
        else:
            self.on_pick(card)

    def put_out(self, card: str) -> None:
        field = field_of(self.side, card)
        if field:
            self.change(without(self.side, field, card))

    def _take(self, field: str, card: str) -> None:
        """A place was pressed: it is emptied, or takes the card that waits."""
        if self._waits_for(field):
            waiting, self.swapping = self.swapping, ""
            self.change(with_other(self.side, field, card, waiting))
            return
        self.filling = field
        self.change(without(self.side, field, card))

    def _waits_for(self, field: str) -> bool:
        """Whether the card that waits can go into a field."""
        if not self.swapping:
            return False
        is_bot = card_set(self.library.card(self.swapping)) == "bot"
        return field == "bots" if is_bot else field in ("acts", "prep")

    def _changed(self) -> None:
        self.swapping = ""
        super()._changed()

    # What is looked for

    def next_field(self, by: int = 1) -> None:
        self.next_of("set", SETS, by)

    def pool_card(self, widget: Widget | None) -> str:
        if isinstance(widget, SlotRow) and widget.face is not None:
            return widget.face.key.rpartition("/")[2]
        return super().pool_card(widget)

    def _fill(self, field: str) -> None:
        """An open place was pressed: the pool shows what fits there, and the next card goes there."""
        self.filling = field
        ult = self.library.ults.get(self.side.ult)
        prep = ult.prep if ult is not None else None
        self.query = PoolQuery(order=self.query.order).only("set", _SET_OF[field])
        if field == "prep" and prep is not None and prep.kind:
            self.query = self.query.only("kind", prep.kind)
        self.search.value = ""
        self.rebuild()
        self.leave_field()

    def _show_set(self, name: str) -> None:
        self.show_group("set", name)

    def _toggle(self, group: str, tag: str) -> None:
        self.look_for(self.query.toggled(group, tag))

    # What is shown

    def key_hints(self) -> Sequence[Hint]:
        return (
            self.key("confirm", "key_add"),
            self.key("swap_card", "key_swap"),
            (self.texts.say("builder", "act_keys"), self.texts.say("builder", "key_place")),
            self.key("search", "key_find"),
            self.key("next_order", "key_order"),
            self.key("open_card", "key_card"),
            self.key("undo", "key_undo"),
        )

    def columns(self) -> Node:
        """Three columns; where there is little room two that scroll, without the figure."""
        wide, high = self.room
        return self._three() if wide >= _WIDE and high >= _HIGH else self._two()

    def _three(self) -> Node:
        found = self.panels.get("found", self.query, self._sunk_pool)
        self.mark_tiles()
        filters = self.panels.get("filters", self.query, self._filters)
        return Row(
            Column(self._stand(), self._places(alone=True), gap=8, width=(300, 373), grow=0.2),
            known_as("pool", Column(filters, found, gap=8, grow=1)),
            Column(*self._panels(), Space(grow=1), *self.foot(), gap=8, width=(310, 360), grow=0.2),
            gap=12,
        )

    @property
    def _cards(self) -> tuple[object, ...]:
        side = self.side
        return side.acts, side.ult, side.bots, side.prep

    def _sunk_pool(self) -> Node:
        return Box(Scroll(self._found(_IN_A_ROW), "pool"), pad=(10, 8), ground=ground("sunk"), grow=1)

    def _two(self) -> Node:
        own = Column(self._places(alone=False), *self._panels(alone=False), gap=8)
        pool = Column(self._filters(narrow=True), self._found(_IN_A_NARROW_ROW), gap=8)
        panes = [
            known_as(name, Box(Scroll(one, name), share=1)) for one, name in ((own, "left"), (pool, "pool"))
        ]
        return Column(Row(*panes, gap=10, grow=1), self.low_foot(), gap=8)

    def _stand(self) -> Node:
        """The mech in the colours of its cards, as what is pointed at would make it."""
        picture = Picture(paint_mech(self.future, self.library, self.texts))
        return known_as(
            "figure", Stack(Box(Space(), ground=ground("sunk")), picture, height=(110, 250), grow=1)
        )

    def _places(self, *, alone: bool) -> Node:
        """The places of the mech; `alone` they have a height of their own and scroll in it."""

        def panel() -> Node:
            tree = self.slots.tree(
                self.side, self._fill, filling=self.filling, swapping=self._waits_for, scrolls=alone
            )
            return Box(tree, pad=(12, 10), ground=ground("steel"), height=(232, 330) if alone else None)

        # In a narrow window it scrolls with other panels.
        held = (
            self.panels.get("places", (self._cards, self.swapping, self.filling), panel) if alone else panel()
        )
        return known_as("places", held)

    def _filters(self, *, narrow: bool = False) -> Node:
        say = self.texts.say
        cards = pool_cards()
        chosen_set = next(iter(self.query.tags.get("set", ())), "act")
        sets = [
            chip(
                f"set {name}",
                partial(self._show_set, name),
                chosen=name == chosen_set,
                words=say("builder", f"{name}s"),
                symbol=_SET_ICONS[name],
                count=hits(cards, PoolQuery(self.query.text), "set", name),
            )
            for name in SETS
        ]
        order = SkinButton("order", "steel", self.next_order, key_name=label("next_order"))
        sort = Row(
            None if narrow else Text(say("builder", "sort"), "small"),
            Name(say("orders", self.query.order), "item"),
            gap=6,
            align="center",
        )
        find_row = Row(
            Icon("search", 18),
            Part(self.search, grow=1),
            Part(order, sort, pad=(10, 2), width=(88, 130) if narrow else (130, 170)),
            gap=8,
            height=32,
        )
        rows: list[Node] = [find_row, Row(*sets, gap=6)]
        if chosen_set == "act":
            kinds = [self._chip("kind", kind, symbol=kind) for kind in KINDS]
            heats = [self._chip("heat", heat, words=heat) for heat in HEATS]
            ranges = [
                self._chip("range", one, words=say("builder", "all") if one == "all" else one)
                for one in RANGES
            ]
            rows.append(Row(*kinds, gap=6))
            heat, reach = (
                Row(Icon(symbol, 18), *chips, gap=5, align="center")
                for symbol, chips in (("heat", heats), ("range", ranges))
            )
            rows += [heat, reach] if narrow else [Row(heat, reach, gap=12)]
        return Box(Column(*rows, gap=7), pad=(12, 10), ground=ground("steel"))

    def _chip(self, group: str, tag: str, *, symbol: str = "", words: str = "") -> Node:
        return chip(
            f"{group} {tag}",
            partial(self._toggle, group, tag),
            chosen=self.query.has(group, tag),
            words=words,
            symbol=symbol,
            count=hits(pool_cards(), self.query, group, tag) if symbol else None,
            hint=self.texts.say("kinds", tag) if group == "kind" else "",
        )

    def _found(self, in_a_row: int) -> Node:
        """The cards of the pool that fit what is looked for."""
        found = find(pool_cards(), self.query)
        if not found:
            none = SkinButton("show all", "steel", self.clear_filters)
            words = Text(self.texts.say("builder", "no_hits"), "item", anchor="center")
            return Box(Part(none, words, pad=(14, 8)), align="center", justify="start", pad=(0, 20))
        tiles = [Part(one, aspect=TILE_ASPECT, firm=True) for one in self.tiles(found, face)]
        return Grid(in_a_row, *tiles, gap=9)

    def words_on(self, card: str) -> str:
        field = field_of(self.side, card)
        return self.texts.say("builder", f"in_{field}") if field else ""

    def _panels(self, *, alone: bool = True) -> list[Node]:
        """The card that is pointed at, and the measures."""
        shown = self.swapping if self.pointed in ("", SUGGESTION) else self.pointed
        then = self.future
        key = self._cards, then.acts, then.ult
        # Its place stays where nothing is pointed at, so that the measures do not move.
        closer = self._closer(shown, then) if shown else no_card(self.texts) if alone else None
        return [
            *([known_as("closer", closer)] if closer is not None else []),
            *[
                known_as(name, self.panels.get(name, key, make) if alone else make())
                for name, make in (
                    ("damage", partial(damage_panel, self.side, then, self.library, self.texts)),
                    ("sums", partial(sums_panel, self.side, then, self.library, self.texts)),
                )
            ],
        ]

    def verdict(self) -> Verdict:
        if self.swapping:
            name = self.library.card(self.swapping).name
            return Verdict("missing", self.texts.say("builder", "swap_which", card=name))
        return super().verdict()

    def _closer(self, card: str, then: MechSide) -> Node:
        before, words = self.just_made or self.side, self._change_words(card)
        return closer_look(self.context.gallery, card, before, then, words, self.library, self.texts)

    def _change_words(self, card: str) -> tuple[str, str]:
        """What stands above the changes, and what is said where nothing changes."""
        say = self.texts.say
        if self.just_made is not None:
            return say("builder", "just_made"), say("builder", "no_change")
        if field_of(self.side, card):
            return say("builder", "if_taken_out"), say("builder", "no_change")
        if self._added(card) is None:
            return say("builder", "if_swapped"), say("builder", "full")
        return say("builder", "if_added"), say("builder", "no_change")

    def handle(self, event: pygame.event.Event) -> bool:
        if self.swapping and pressed(event, "back"):
            self.swapping = ""
            self.rebuild()
            return True
        if super().handle(event):
            return True
        card = self.pool_card(self.form.looked_at)
        number = digit(event.key) if event.type == pygame.KEYDOWN else None
        if card and pressed(event, "swap_card"):
            self._begin_swap(card)
        elif card and number is not None:
            self._put_at(card, number)
        else:
            return False
        return True
