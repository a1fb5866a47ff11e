"""Where arrow keys lead among the directives of a hand."""

from collections.abc import Sequence

from game.ui.tables.command_core.planning.directive_card import PileCard


def beside(piles: Sequence[PileCard], at: PileCard, x: int, y: int) -> PileCard | None:
    """The directive that an arrow leads to: to the sides round all of them, else the nearest one in the row
    above or below. None where there is no such row.
    """
    if x:
        return piles[(piles.index(at) + x) % len(piles)]
    middle = at.rect.center
    beyond = [one for one in piles if (one.rect.centery - middle[1]) * y > at.rect.height / 2]

    def away(one: PileCard) -> tuple[int, int]:
        return abs(one.rect.centery - middle[1]), abs(one.rect.centerx - middle[0])

    return min(beyond, key=away, default=None)


def after(piles: Sequence[PileCard], cards: Sequence[str], card: str) -> PileCard | None:
    """The directive that follows a used up one in the order of all `cards`; the first after the last."""
    following = [one for one in piles if cards.index(one.card) >= cards.index(card)]
    return next(iter(following or piles), None)
