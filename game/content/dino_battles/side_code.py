"""A deck as the digits of a share code: how often each card is in it, in the order of the table."""

from collections.abc import Mapping, Sequence

from game.content.dino_battles.side import DeckSide
from game.content.share_code import CodeError, Digit, Digits, position

_USUAL, _MOST = 3, 100
"""Up to so many copies take one small digit; more take a large one after it."""
_COMBAT = 64

Tables = Mapping[str, Sequence[str]]


def encode(side: DeckSide, tables: Tables) -> list[Digit]:
    """Raises `CodeError` for a card without a number."""
    for card in side.cards:
        position(card, (*tables["combat"], *tables["cards"]))
    digits = []
    for card in tables["combat"]:
        digits += _count(side.cards.get(card, 0), _COMBAT - 2)
    for card in tables["cards"]:
        digits += _count(side.cards.get(card, 0), _USUAL)
    return digits


def _count(count: int, usual: int) -> list[Digit]:
    """One digit, or a second one for an unusual count."""
    if count <= usual:
        return [(count, usual + 2)]
    return [(usual + 1, usual + 2), (count, _MOST)]


def decode(digits: Digits, tables: Tables) -> DeckSide:
    """Raises `CodeError` for a number without a card."""
    counts = {card: _read_count(digits, _COMBAT - 2) for card in tables["combat"]}
    cards = {card: _read_count(digits, _USUAL) for card in tables["cards"]}
    if not digits.over:
        raise CodeError("unknown_card")
    return DeckSide(cards={card: count for card, count in {**cards, **counts}.items() if count})


def _read_count(digits: Digits, usual: int) -> int:
    count = digits.next(usual + 2)
    return digits.next(_MOST) if count > usual else count
