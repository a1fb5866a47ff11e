"""What the workshop needs of a game: its builder, who stands for a side, and what is counted."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.ui.context import Context
from game.ui.paint.figures.figures import Drawn
from game.ui.scene import Scene


@dataclass(frozen=True, slots=True, kw_only=True)
class WorkshopUI:
    """Found through `GameUI.workshop`, for games whose seats bring a side."""

    builder: Callable[[Context, Any, Callable[[Any], None]], Scene]
    """The builder of a side; the last argument is called with each version that is to be kept."""
    figure: Callable[[Any, tuple[int, int]], Drawn]
    """Who stands for a side, in a place of that size: a picture, and where its corner is from the foot's middle.

    Slow the first time.
    """
    counts: Callable[[Any], tuple[int, int]]
    """How much of what a side needs is in, and how much it needs: cards, or points."""
