"""What the helper thread paints before a battle shows it."""

from typing import TYPE_CHECKING

from game.engine.events import Event
from game.ui.paint.ahead import Job

if TYPE_CHECKING:
    from game.ui.tables.dino_battles.board import Board


def prepare_figures(board: "Board") -> None:
    """All Dinosaurs in play in all their poses."""
    board.arena.prepare(board.scene.context.ahead, board.view)


def show_jobs(board: "Board", event: Event) -> list[Job]:
    """What an event is shown with."""
    return []
