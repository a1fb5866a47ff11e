"""What the helper thread paints before a battle shows it."""

from functools import partial
from typing import TYPE_CHECKING, cast

from game.engine.events import Event
from game.rules.dino_battles.fight_text import fight
from game.rules.dino_battles.view import BattleView
from game.ui.paint.ahead import Job
from game.ui.paint.dino.marks import mark
from game.ui.paint.effects.words import numeral
from game.ui.paint.gallery import Size
from game.ui.tables.dino_battles import card_shows, combat_shows

if TYPE_CHECKING:
    from game.ui.tables.dino_battles.board import Board

_AILING = {"poison": "poison", "wound": "bleed", "paralyze": "paralysis"}


def prepare_figures(board: "Board") -> None:
    """The Dinosaurs that are on the table, or are as soon as all that has happened has been shown."""
    sitting = board.scene.sitting
    view = cast(BattleView, sitting.match.view(sitting.viewer))
    board.arena.prepare(board.scene.context.ahead, view)


def shown_sizes(board: "Board", event: Event) -> list[Size]:
    """A card that is played stands large for a moment."""
    return [(card_shows.large(board), "full")] if event.kind in ("play", "use") else []


def show_jobs(board: "Board", event: Event) -> list[Job]:
    """Dice on their way, numbers, marks: what an event is shown with."""
    px = board.arena.places.px
    match event.kind:
        case "roll":
            return combat_shows.throw_pictures(board, event)
        case "damage":
            size = combat_shows.BENCH_NUMBER if event.facts["place"] else combat_shows.NUMBER
            return [partial(numeral, f"−{event.facts['amount']}", px(size))]
        case "turn":
            words = fight(board.scene.words.texts, "turn", turn=event.facts["turn"])
            return [partial(numeral, words, px(combat_shows.WORD), "gain")]
        case "phase":
            words = fight(board.scene.words.texts, "combat")
            return [partial(numeral, words, px(combat_shows.WORD), "gain")]
        case "evaded":
            words = fight(board.scene.words.texts, "miss")
            return [partial(numeral, words, px(combat_shows.WORD), "cool")]
        case "knock_out":
            return [partial(mark, "knockout", px(96))]
        case "poison" | "wound" | "paralyze":
            return [partial(mark, _AILING[event.kind], px(72))]
    return []
