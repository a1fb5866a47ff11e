"""What the helper thread paints before a battle shows it."""

from functools import partial
from typing import TYPE_CHECKING

from game.engine.events import Event
from game.ui.paint.ahead import Job
from game.ui.paint.dino.marks import mark
from game.ui.paint.effects.words import numeral
from game.ui.paint.gallery import Size
from game.ui.tables.dino_battles import card_shows, combat_shows

if TYPE_CHECKING:
    from game.ui.tables.dino_battles.board import Board

_AILING = {"poison": "poison", "wound": "bleed", "paralyze": "paralysis"}


def prepare_figures(board: "Board") -> None:
    """All Dinosaurs in play in all their poses."""
    board.arena.prepare(board.scene.context.ahead, board.view)


def shown_sizes(board: "Board", event: Event) -> list[Size]:
    """A card that is played stands large for a moment."""
    return [(card_shows.large(board), "compact")] if event.kind in ("play", "use") else []


def show_jobs(board: "Board", event: Event) -> list[Job]:
    """Dice on their way, numbers, marks: what an event is shown with."""
    px = board.arena.places.px
    match event.kind:
        case "roll":
            return combat_shows.throw_pictures(board, event)
        case "damage":
            size = combat_shows.BENCH_NUMBER if event.facts["place"] else combat_shows.NUMBER
            return [partial(numeral, f"−{event.facts['amount']}", px(size))]
        case "knock_out":
            return [partial(mark, "knockout", px(96))]
        case "poison" | "wound" | "paralyze":
            return [partial(mark, _AILING[event.kind], px(72))]
        case "promote" | "switch" | "lured" | "reveal" | "attach":
            dino = event.facts.get("dino")
            return board.arena.figures.jobs(dino, (), event.facts["seat"]) if dino else []
    return []
