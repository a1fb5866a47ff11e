"""The verbs of Scrap Knights cards (Scrap Knights rule sheet: Keywords).

"you" is the seat whose card it is. Some amounts may be computed: see `Amount`.
"""

import re
from functools import cache
from typing import Annotated, Literal

import msgspec

Token = Literal["frame_advantage", "armored", "blitz"]
ActKind = Literal["attack", "defend", "movement", "special"]
Count = Annotated[int, msgspec.Meta(ge=1, le=9)]
Distance = Annotated[int, msgspec.Meta(ge=0, le=5)]
Amount = int | str
"""A number, one of `AMOUNT_WORDS`, or a formula such as "4 - distance"."""

AMOUNT_WORDS = ("distance", "heat", "vented", "secret", "all")
_FORMULA = re.compile(r"(?:(?P<base>\d+) - )?(?P<word>distance|heat|vented|secret|all)")


@cache
def split_amount(amount: Amount) -> tuple[int, str]:
    """Splits an amount into its fixed part and its variable. Raises `ValueError` for anything else.

    >>> [split_amount(amount) for amount in (4, "distance", "4 - distance")]
    [(4, ''), (0, 'distance'), (4, '-distance')]
    """
    if isinstance(amount, int):
        return amount, ""
    match = _FORMULA.fullmatch(amount)
    if not match:
        raise ValueError(f"an amount is a number, one of {', '.join(AMOUNT_WORDS)}, or '4 - distance'")
    base = match["base"]
    return (0, match["word"]) if base is None else (int(base), "-" + match["word"])


class Verb(msgspec.Struct, frozen=True):
    """Base of all verbs."""


class Deal(Verb, frozen=True):
    """Deal damage to the opponent."""

    amount: Amount

    def __post_init__(self) -> None:
        split_amount(self.amount)


class Suffer(Verb, frozen=True):
    """Take damage yourself."""

    amount: Amount

    def __post_init__(self) -> None:
        split_amount(self.amount)


class Block(Verb, frozen=True):
    """Reduce your damage of this priority step by `amount` in total."""

    amount: Count


class Vent(Verb, frozen=True):
    """Lose heat, not below 0."""

    amount: Count | Literal["all"]


class Heat(Verb, frozen=True):
    """Gain heat, or give it to the opponent."""

    amount: Count | Literal["secret"]
    who: Literal["you", "opponent"] = "you"


class SetHeat(Verb, frozen=True):
    """Set your heat to a number; this is not a vent."""

    amount: Annotated[int, msgspec.Meta(ge=0, le=6)]


class Gain(Verb, frozen=True):
    """Take tokens."""

    token: Token
    count: Count = 1


class Forward(Verb, frozen=True):
    """Move towards the opponent; past 0 you cross over."""

    amount: Count


class Back(Verb, frozen=True):
    """Move away from the opponent."""

    amount: Count


class Move(Verb, frozen=True):
    """Move in the direction that was chosen in secret."""

    amount: Count | Literal["secret"]


class Widen(Verb, frozen=True):
    """Increase the distance without moving yourself."""

    amount: Count


class SetDistance(Verb, frozen=True):
    """Set the distance to a number, or to one that you choose now."""

    distance: Distance | Literal["choice"]


class CopyNextTurn(Verb, frozen=True):
    """A card's effects join your side of the chain next turn."""

    card: str


class CopyThis(Verb, frozen=True):
    """This card's effects join the chain again in each of the next `turns` rounds."""

    turns: Count


class CopyOnSpend(Verb, frozen=True):
    """The next time you spend this token, this card's effects join the chain."""

    token: Token


class CopyFromHand(Verb, frozen=True):
    """The effects of a card in your hand happen at once; the card stays there."""

    kind: ActKind


class CopyPrepared(Verb, frozen=True):
    """The effects of all cards in your PREP deck happen at once."""


class PlayFromHand(Verb, frozen=True):
    """Play another card of your hand at once: its heat is gained and it counts as used."""

    kind: ActKind


class TwoCardsNextTurn(Verb, frozen=True):
    """Next turn you may play two cards if one is of this kind."""

    kind: ActKind


class StealLink(Verb, frozen=True):
    """Move link tokens from the opponent's ULT to yours."""

    count: Count


class ReduceLinks(Verb, frozen=True):
    """Take link tokens off both ULTs."""

    count: Count


class HoldActs(Verb, frozen=True):
    """All ACTs used this turn go under this card until it next triggers."""


class ReturnBot(Verb, frozen=True):
    """Bring one of your discarded BOTs back into play."""


class DiscardFromOpponent(Verb, frozen=True):
    """Look at the opponent's hand and discard a card of it for good."""


class ShuffleAndDraw(Verb, frozen=True):
    """Shuffle any number of hand cards into your PREP deck and draw as many, less `fewer`."""

    fewer: Count


class DrawPrepared(Verb, frozen=True):
    """Draw cards from your PREP deck."""

    count: Count


class PreventTurn(Verb, frozen=True):
    """Nothing that comes after this in the turn has any effect, for either seat."""


class PreventNextTurn(Verb, frozen=True):
    """Next turn the opponent's cards of these kinds have no effect."""

    kinds: tuple[ActKind, ...]


VERBS: dict[str, type[Verb]] = {
    "deal": Deal,
    "suffer": Suffer,
    "block": Block,
    "vent": Vent,
    "heat": Heat,
    "set_heat": SetHeat,
    "gain": Gain,
    "forward": Forward,
    "back": Back,
    "move": Move,
    "widen": Widen,
    "set_distance": SetDistance,
    "copy_next_turn": CopyNextTurn,
    "copy_this": CopyThis,
    "copy_on_spend": CopyOnSpend,
    "copy_from_hand": CopyFromHand,
    "copy_prepared": CopyPrepared,
    "play_from_hand": PlayFromHand,
    "two_cards_next_turn": TwoCardsNextTurn,
    "steal_link": StealLink,
    "reduce_links": ReduceLinks,
    "hold_acts": HoldActs,
    "return_bot": ReturnBot,
    "discard_from_opponent": DiscardFromOpponent,
    "shuffle_and_draw": ShuffleAndDraw,
    "draw_prepared": DrawPrepared,
    "prevent_turn": PreventTurn,
    "prevent_next_turn": PreventNextTurn,
}
