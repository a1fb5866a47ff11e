"""The pool as a panel: tabs of the kinds of cards, search, order, filters, and a row for each card."""

import dataclasses
from collections.abc import Callable, Sequence
from functools import partial

from game.content.command_core import Library, SquadSide
from game.content.command_core.side import points_of
from game.ui.keys import label
from game.ui.kit.text_field import TextField
from game.ui.kit.widget import Command
from game.ui.layout.leaves import Icon, Name, Part, Text
from game.ui.layout.nodes import Box, Column, Fits, Node, Row, Scroll
from game.ui.paint.cards.gallery import Gallery
from game.ui.parts.grounds import SkinButton, ground
from game.ui.tables.command_core.builder.editing import KINDS, Kind, copies_in, with_card
from game.ui.tables.command_core.builder.gear import Gear, gear
from game.ui.tables.command_core.builder.gear_row import GearRow
from game.ui.tables.command_core.builder.pool import FILTERS, ORDERS, pool_cards
from game.ui.tables.command_core.faces import face
from game.ui.workshop.chips import chip
from game.ui.workshop.pool import PoolQuery, find, hits
from game.words.messages import Messages

_ROW = (36, 42)
"""Units of height of a row."""


class PoolPanel:
    """What of the pool is shown; `changed` is called when that changes, `pick` with a pressed card."""

    def __init__(
        self,
        gallery: Gallery,
        library: Library,
        texts: Messages,
        kind: Kind,
        changed: Command,
        pick: Callable[[str], None],
    ) -> None:
        self._gallery, self._library, self._texts = gallery, library, texts
        self._changed, self._pick = changed, pick
        self.kind = kind
        self.query = PoolQuery(order=ORDERS[kind][0])
        self.shows_reach = False
        """Whether the tab of the reach is open, in a small window."""
        self._shown: Sequence[str] = ()
        self._rows_of: dict[str, GearRow] = {}
        """The row of each card that was ever shown: the same one each time."""
        self._gear_of: dict[str, Gear] = {}
        """What is always said of each of them."""
        self.search = TextField(
            "", self._search, longest=30, empty=texts.say("builder", "search"), name="search"
        )

    # What is looked for

    def show(self, kind: Kind) -> None:
        """The cards of a kind; words that are searched stay, filters are of one kind alone."""
        if kind != self.kind:
            self.kind, self.query = kind, PoolQuery(self.query.text, order=ORDERS[kind][0])
        self.shows_reach = False
        self._changed()

    def next_order(self) -> None:
        """Sorts by the next of the values that the kind can be sorted by."""
        self.query = self.query.sorted_by_next(ORDERS[self.kind])
        self._changed()

    def clear(self) -> None:
        """Shows all cards of the kind."""
        self.search.value = ""
        self.query = PoolQuery(order=self.query.order)
        self._changed()

    def _search(self, text: str) -> None:
        self.query = self.query.with_text(text)
        self._changed()

    def _toggle(self, group: str, tag: str) -> None:
        self.query = self.query.toggled(group, tag)
        self._changed()

    def _show_reach(self) -> None:
        self.shows_reach = True
        self._changed()

    # What is shown

    def tree(self, side: SquadSide, mech: int, limit: int, reach: Callable[[], Node] | None = None) -> Node:
        """The panel for a mech of a squad; `reach` makes what one more tab shows in a small window."""
        tabs = Row(*[self._tab(kind, bool(reach)) for kind in KINDS], gap=5)
        if reach is not None:
            hint = self._texts.say("builder", "tab_reach")
            more = chip("tab reach", self._show_reach, chosen=self.shows_reach, symbol="range", hint=hint)
            tabs = Row(*tabs.children, more, gap=5)
            if self.shows_reach:
                return Column(tabs, Box(reach(), grow=1), gap=5)
        worded = Row(*[self._tab(kind, bool(reach), worded=True) for kind in KINDS], gap=5)
        head = tabs if reach is not None else Fits(worded, tabs)
        rows, filters = self._rows(side, mech, limit), self._filters()
        if reach is not None:
            # Where there is little height, filters scroll with the cards.
            rows = [*([filters] if filters is not None else []), *rows]
            filters = None
        inside = Scroll(Column(*rows, gap=4), f"pool {self.kind}", grow=1)
        return Box(
            Column(head, self._find_row(), filters, inside, gap=6), pad=(10, 8), ground=ground("steel")
        )

    def _tab(self, kind: Kind, reach: bool, *, worded: bool = False) -> Node:
        """The cards of a kind: by its name, or by its icon and how many cards fit."""
        words = self._texts.say("builder", f"tab_{kind}")
        return chip(
            f"tab {kind}",
            partial(self.show, kind),
            chosen=kind == self.kind and not (reach and self.shows_reach),
            words=words if worded else "",
            symbol="" if worded else kind,
            count=None if worded else hits(pool_cards(kind), PoolQuery(self.query.text), "", ""),
            hint=words,
        )

    def _find_row(self) -> Node:
        order = SkinButton("order", "steel", self.next_order, key_name=label("next_order"))
        words = Name(self._texts.say("orders", self.query.order), "small")
        return Row(
            Icon("search", 17),
            Part(self.search, grow=1, height=28),
            Part(order, words, pad=(9, 2), width=(80, 112), height=28),
            gap=6,
            align="center",
        )

    def _filters(self) -> Node | None:
        group, tags = FILTERS[self.kind]
        if not tags:
            return None
        cards, say = pool_cards(self.kind), self._texts.say
        colours = group == "colour"
        chips = [
            chip(
                f"{group} {tag}",
                partial(self._toggle, group, tag),
                chosen=self.query.has(group, tag),
                symbol=f"gem_{tag}" if colours else "",
                words="" if colours else say("builder", f"{group}_{tag}"),
                count=hits(cards, self.query, group, tag),
                hint=say("colours", tag) if colours else "",
            )
            for tag in tags
        ]
        return Row(*chips, gap=5)

    def _rows(self, side: SquadSide, mech: int, limit: int) -> Sequence[Node]:
        found = find(pool_cards(self.kind), self.query)
        if not found:
            none = SkinButton("show all", "steel", self.clear)
            words = Text(self._texts.say("builder", "no_hits"), "item", anchor="center")
            return [Box(Part(none, words, pad=(14, 8)), align="center", pad=(0, 20))]
        self._shown = found
        for number, card in enumerate(found):
            if card not in self._rows_of:
                shown, pick = gear(card, self._library, self._texts), partial(self._pick, card)
                self._gear_of[card] = shown
                self._rows_of[card] = GearRow(self._gallery, face(card), f"pool {card}", "pool", shown, pick)
            self._rows_of[card].tab_stop = number == 0
        self.mark(side, mech, limit)
        return [Part(self._rows_of[card], height=_ROW) for card in found]

    def mark(self, side: SquadSide, mech: int, limit: int) -> None:
        """Says on each row whether its card is in now, and what the squad would cost with it."""
        for card in self._shown:
            self._rows_of[card].gear = self._gear(card, side, mech, limit)

    def _gear(self, card: str, side: SquadSide, mech: int, limit: int) -> Gear:
        """What a row says: also whether the card is in, and what the squad would cost with it."""
        shown, there = self._gear_of[card], copies_in(side, mech, card)
        say = self._texts.say
        if there and self.kind == "directive":
            return dataclasses.replace(shown, inside=say("builder", "copies", count=there))
        if there:
            return dataclasses.replace(shown, inside=say("builder", "on_mech", mech=mech + 1))
        after = with_card(side, mech, card, self._library) if self.kind != "directive" else None
        if after is None:
            return shown
        total = sum(points_of(one, self._library) for one in after.mechs)
        words = say("builder", "points_of", count=total, most=limit)
        return dataclasses.replace(shown, total=words, over=total > limit)
