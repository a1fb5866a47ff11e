"""The row of answers: how wide each button is, and where special attacks have their places."""

from collections.abc import Sequence

from game.ui.layout.nodes import Node, Row
from game.ui.tables.dino_battles.panels.answer_button import AnswerButton, large_answer
from game.ui.tables.dino_battles.panels.answers import MOVES

_LEAST = 0.8
"""How wide an answer with few figures is, or one that cannot be given; an attack keeps its width for its
special attacks.
"""
_LETTERS = 42
"""Letters of figures for which a usual answer has room."""
_USUAL = 300
"""Units that a usual answer is wide."""
_MOVE_SHARE, _MOST_MOVE_SHARE, _SHARES = 2.2, 3.2, (1.0, 1.14, 1.33, 1.6)
"""How much wider an attack is than the other buttons: as a move with few and with many figures, and as an
answer by its special attacks.
"""


def _needed(button: AnswerButton) -> float:
    """How many usual answers a button is as wide as, by the letters of its figures."""
    return max(sum(figure.letters for figure in button.figures), len(button.warns)) / _LETTERS


def answers_row(buttons: Sequence[AnswerButton], room: float) -> Node:
    """An attack is wider than the other buttons: it has more figures, and its special attacks inside it.

    As moves special attacks have large buttons of their own where so many units of `room` are enough.
    """
    large, specials = [one for one in buttons if not one.small], [one for one in buttons if one.small]
    if len(large) == len(MOVES) and specials:
        moves = [large[0], *specials, large[1]]
        widths = [max(_LEAST, _needed(one)) for one in moves]
        if sum(widths) * _USUAL <= room:
            for one in specials:
                # Their figures stand on them.
                one.hint = "\n".join(one.brings)
            if len(specials) > 1:
                large[0].line = large[0].cost
            own = [large_answer(one, (), share) for one, share in zip(moves, widths, strict=True)]
            return Row(*own, gap=8, grow=1)
    needed = _needed(large[0])
    if len(large) == len(MOVES):
        first = max(_MOVE_SHARE, min(needed, _MOST_MOVE_SHARE))
    else:
        first = max(_SHARES[min(len(specials), len(_SHARES) - 1)], needed)
    shares = [first, *[max(_LEAST, _needed(one)) if one.enabled else _LEAST for one in large[1:]]]
    inside = [specials, *[()] * (len(large) - 1)]
    return Row(*[large_answer(*one) for one in zip(large, inside, shares, strict=True)], gap=8, grow=1)
