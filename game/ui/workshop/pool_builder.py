"""A builder with one pool of cards: searched, filtered and sorted by the same keys in every game."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.ui.context import Context
from game.ui.keys import pressed
from game.ui.kit.text_field import TextField
from game.ui.kit.widget import Command, Widget
from game.ui.paint.cards.faces import CardFace
from game.ui.workshop.builder import BuilderScene, S
from game.ui.workshop.pool import PoolQuery
from game.ui.workshop.pool_tile import PoolTile

_LONGEST_SEARCH = 30


class PoolBuilder(BuilderScene[S]):
    """`orders` are what the pool is sorted by in turn; `first_query` is what it shows when it is cleared."""

    orders: Sequence[str]
    dims = True
    """Whether a card that is in the side is dimmed in the pool."""
    first_query = PoolQuery()

    def __init__(self, context: Context, game: str, side: S, keep: Callable[[S], None], empty: str) -> None:
        super().__init__(context, game, side, keep)
        self.query = self.first_query.sorted_by(self.orders[0])
        self.search = TextField("", self.search_for, longest=_LONGEST_SEARCH, empty=empty, name="search")
        self._tiles: dict[str, PoolTile] = {}

    def words_on(self, card: str) -> str:
        """What a tile of the pool says of a card that is in the side; "" for any other."""
        raise NotImplementedError

    def on_pick(self, card: str) -> None:
        """A tile of the pool was pressed."""
        raise NotImplementedError

    def tiles(self, found: Sequence[str], make_face: Callable[[str], CardFace]) -> list[PoolTile]:
        """Tiles of the cards that were found: the same ones each time. `mark_tiles` says what is in."""
        for card in found:
            if card not in self._tiles:
                self._tiles[card] = self.make_tile(make_face(card), partial(self.on_pick, card))
        self.mark_tiles()
        return [self._tiles[card] for card in found]

    def make_tile(self, shown: CardFace, pick: Command) -> PoolTile:
        """A tile of the pool."""
        return PoolTile(self.context.gallery, shown, pick)

    def mark_tiles(self) -> None:
        """Says on each tile whether its card is in."""
        for card, tile in self._tiles.items():
            tile.mark(self.words_on(card), dims=self.dims)

    def look_for(self, query: PoolQuery) -> None:
        """Shows the cards that fit another query."""
        self.query = query
        self.rebuild()

    def search_for(self, text: str) -> None:
        """Shows the cards with these words."""
        self.look_for(self.query.with_text(text))

    def show_group(self, group: str, tag: str) -> None:
        """Shows all cards of one kind, with the words that are searched for."""
        self.look_for(PoolQuery(self.query.text, order=self.query.order).only(group, tag))

    def next_of(self, group: str, tags: Sequence[str], by: int) -> None:
        """Shows the kind that follows the one that is shown, or with -1 the one before."""
        chosen = next((tag for tag in tags if self.query.has(group, tag)), tags[-1])
        self.show_group(group, tags[(tags.index(chosen) + by) % len(tags)])

    def next_order(self) -> None:
        """Sorts the pool by the next of its orders."""
        self.look_for(self.query.sorted_by_next(self.orders))

    def clear_filters(self) -> None:
        """Shows the pool as it was at first, in the order that was chosen."""
        self.search.value = ""
        self.look_for(self.first_query.sorted_by(self.query.order))

    def pool_card(self, widget: Widget | None) -> str:
        return widget.face.key.rpartition("/")[2] if isinstance(widget, PoolTile) and widget.face else ""

    def handle(self, event: pygame.event.Event) -> bool:
        if super().handle(event):
            return True
        if pressed(event, "search"):
            self.open_search(self.search)
        elif pressed(event, "next_order"):
            self.next_order()
        elif pressed(event, "clear_filters"):
            self.clear_filters()
        else:
            return False
        return True
