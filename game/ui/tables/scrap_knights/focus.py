"""Where the keys stand at a duel's table: what one wants next comes first."""

from collections.abc import Iterable, Sequence

from game.engine.refusals import Pick
from game.ui.kit.buttons import Button
from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Widget
from game.ui.parts.status_marks import StatusMark

_ASKED, _PLAYABLE, _ANSWERS, _REST = -3, -2, -1, 0
"""Ranks of Tab: the answers to a question about a card, what can be played, the gold button, all else."""


def playable(widget: Widget) -> bool:
    """Whether a card, BOT or token can be used now and does something."""
    if isinstance(widget, CardWidget):
        return widget.reachable and widget.pickable and not widget.dim
    return isinstance(widget, StatusMark) and widget.reachable and widget.workable


def rank_stops(widgets: Iterable[Widget], answers: Iterable[Widget], *, questioned: bool) -> None:
    """Tab goes to what can be played, then to the answers, then to the rest; `questioned`: answers first."""
    for one in widgets:
        one.tab_rank = _PLAYABLE if playable(one) else _REST
    for one in answers:
        one.tab_rank = _ASKED if questioned else _ANSWERS


def first_answer(answers: Sequence[Button]) -> Button | None:
    """Where the keys go among answers: to the gold one, else to the first harmless one above 0."""
    able = [one for one in answers if one.reachable]
    gold = [one for one in able if one.primary]
    numbers = [one for one in able if _number(one.about) > 0 and not one.danger]
    harmless = [one for one in able if not one.danger]
    return next(iter((*gold, *numbers, *harmless, *able)), None)


def _number(about: object) -> int:
    return about.value if isinstance(about, Pick) and about.slot == "number" else 0
