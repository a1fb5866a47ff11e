"""Finding cards in a pool: by words, by filters, in an order."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

Order = int | str | tuple[int | str, ...]
"""What cards are sorted by."""


@dataclass(frozen=True, slots=True)
class PoolCard:
    """A card as it is searched: `words` are in lower case; `tags` by group, as {"kind": {"attack"}}.

    `orders` are the values that the pool can be sorted by, by name.
    """

    id: str
    words: str
    tags: Mapping[str, frozenset[str]]
    orders: Mapping[str, Order]


@dataclass(frozen=True, slots=True)
class PoolQuery:
    """What is looked for. Tags of one group add up; a card must fit each group that has any.

    Words of the search must all occur in the card's words.
    """

    text: str = ""
    tags: Mapping[str, frozenset[str]] = field(default_factory=dict)
    order: str = ""

    def toggled(self, group: str, tag: str) -> "PoolQuery":
        """The query with a tag added, or taken out."""
        tags = {**self.tags, group: self.tags.get(group, frozenset()) ^ {tag}}
        return replace(self, tags={name: chosen for name, chosen in tags.items() if chosen})

    def only(self, group: str, tag: str) -> "PoolQuery":
        """The query with this tag alone in its group; "" clears the group."""
        tags = {name: chosen for name, chosen in self.tags.items() if name != group}
        return replace(self, tags={**tags, group: frozenset({tag})} if tag else tags)

    def with_text(self, text: str) -> "PoolQuery":
        """The query with other words."""
        return replace(self, text=text)

    def sorted_by(self, order: str) -> "PoolQuery":
        """The query in another order."""
        return replace(self, order=order)

    def sorted_by_next(self, orders: Sequence[str]) -> "PoolQuery":
        """The query in the order that follows its own; after the last comes the first."""
        return self.sorted_by(orders[(orders.index(self.order) + 1) % len(orders)])

    def has(self, group: str, tag: str) -> bool:
        """Whether a tag is chosen."""
        return tag in self.tags.get(group, ())

    @property
    def narrows(self) -> bool:
        """Whether it hides any card at all."""
        return bool(self.text.strip() or self.tags)

    def shows(self, card: PoolCard) -> bool:
        """Whether a card fits."""
        if any(not chosen & card.tags.get(group, frozenset()) for group, chosen in self.tags.items()):
            return False
        return all(word in card.words for word in self.text.lower().split())


def find(cards: Iterable[PoolCard], query: PoolQuery) -> tuple[str, ...]:
    """The ids of the cards that fit, in the order of the query; else in the order of the pool."""
    fitting = [card for card in cards if query.shows(card)]
    if query.order:
        fitting.sort(key=lambda card: (card.orders[query.order], card.id))
    return tuple(card.id for card in fitting)


def hits(cards: Sequence[PoolCard], query: PoolQuery, group: str, tag: str) -> int:
    """How many cards a tag would leave, whatever else is chosen in its group."""
    narrowed = query.only(group, tag)
    return sum(narrowed.shows(card) for card in cards)
