"""Where keys lead among the directives of a hand, and from the last one of a program."""

from collections.abc import Sequence

import pygame

from game.ui.kit.buttons import Button
from game.ui.kit.form import Form
from game.ui.tables.command_core.planning.directive_card import PileCard
from game.ui.tables.command_core.planning.plan import Plans


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


def nearest(piles: Sequence[PileCard], place: pygame.Rect) -> PileCard | None:
    """The directive nearest to the place of one that is used up: of two equally near ones the later one."""

    def away(index: int) -> tuple[int, int, int]:
        rect = piles[index].rect
        return abs(rect.centery - place.centery), abs(rect.centerx - place.centerx), -index

    best = min(range(len(piles)), key=away, default=None)
    return None if best is None else piles[best]


def leave_the_hand(form: Form, plans: Plans, answers: Sequence[Button]) -> bool:
    """Once keys have filled a program: no directive is looked at any more, and Enter goes on from here.

    After the last program the focus is on the answer that hands all of them over.
    """
    if not form.by_keys or plans.plan.left_to_chance or plans.slot is not None:
        return False
    waits = any(one.left_to_chance for one in plans.of.values())
    form.set_focus(None if waits else next((one for one in answers if one.in_gold_place), None))
    return True


def follow_the_hand(form: Form, piles: Sequence[PileCard], card: str) -> None:
    """After the last of a pile was laid down by keys, the directive nearest to it has the focus."""
    used = form.named(f"directive {card}")
    following = nearest(piles, used.rect) if used is not None else None
    if form.by_keys and following is not None and form.focus not in piles:
        form.go(following)
