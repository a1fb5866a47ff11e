"""What the helper thread paints before a battle shows it."""

from functools import partial
from typing import TYPE_CHECKING, cast

from game.engine.events import Event
from game.engine.seats import SEATS
from game.rules.dino_battles.view import BattleView
from game.ui.paint.ahead import Job
from game.ui.paint.dino.figures import fitted
from game.ui.paint.effects.words import numeral
from game.ui.paint.gallery import Size
from game.ui.tables.dino_battles.arena.marks import mark
from game.ui.tables.dino_battles.bench import DinoPlace
from game.ui.tables.dino_battles.shows import blows, card_shows, dice_shows, flights
from game.ui.tables.dino_battles.zones import BACK
from game.words.dino_battles.fight_text import fight

if TYPE_CHECKING:
    from game.ui.tables.dino_battles.board import Board

_FLYING = (
    *("mulligan", "place", "bench", "attach", "set", "load", "discard", "draw", "resolve", "robbed"),
    *("recover", "jam", "destroy_upgrade", "destroy_permanent", "comp_cards", "use", "play"),
)
"""Kinds of events in which cards are on their way."""
_AILING = {"poison": "poison", "wound": "bleed", "paralyze": "paralysis"}


def prepare_figures(board: "Board") -> None:
    """The Dinosaurs that are on the table, or are as soon as all that has happened has been shown."""
    sitting = board.scene.sitting
    view = cast(BattleView, sitting.match.view(sitting.viewer))
    if board.arena.prepare(board.scene.context.ahead, view):
        board.scene.context.ahead.prepare("figures on the bench", _benches(board, view), soon=True)
        board.gallery.prepare([(BACK, flights.flying(board), "back")], "backs", soon=True)


def prepare_flights(board: "Board") -> None:
    """The cards that the near side may play, as they fly and as they stand large."""
    side = board.view.players[board.bottom]
    known = dict.fromkeys((*(side.hand or ()), *(side.items or ())))
    sizes: list[Size] = [(flights.flying(board), "compact"), (card_shows.large(board), "full")]
    board.gallery.prepare([(board.face(card), *size) for size in sizes for card in known], "flights")


def _benches(board: "Board", view: BattleView) -> list[Job]:
    """Every Dinosaur as its bench shows it."""
    jobs: list[Job] = []
    for seat in SEATS:
        near, rect = seat == board.bottom, board.side(seat).places[0]
        for dino in view.players[seat].dinos:
            if dino is not None and dino.card:
                place = DinoPlace(board.gallery, None, seat, 1, dino, near=near)
                place.place(rect, board.places.scale)
                jobs.append(partial(fitted, dino.card, "stand", place.field.size, int(not near)))
    return jobs


def shown_sizes(board: "Board", event: Event) -> list[Size]:
    """A card that is played stands large for a moment; others fly."""
    sizes: list[Size] = [(card_shows.large(board), "full")] if event.kind in ("play", "use") else []
    if event.kind in _FLYING:
        sizes.append((flights.flying(board), "compact"))
    return sizes


def show_jobs(board: "Board", event: Event) -> list[Job]:
    """Dice on their way, numbers, marks: what an event is shown with."""
    px = board.arena.places.px
    match event.kind:
        case "roll":
            return dice_shows.throw_pictures(board, event)
        case "damage":
            size = blows.BENCH_NUMBER if event.facts["place"] else blows.NUMBER
            return [partial(numeral, f"−{event.facts['amount']}", px(size))]
        case "turn":
            words = fight(board.scene.words.texts, "turn", turn=event.facts["turn"])
            return [partial(numeral, words, px(blows.WORD), "gain")]
        case "phase":
            words = fight(board.scene.words.texts, "combat")
            return [partial(numeral, words, px(blows.WORD), "gain")]
        case "evaded":
            words = fight(board.scene.words.texts, "miss")
            return [partial(numeral, words, px(blows.WORD), "cool")]
        case "knock_out":
            return [partial(mark, "knockout", px(96))]
        case "poison" | "wound" | "paralyze":
            return [partial(mark, _AILING[event.kind], px(72))]
    return []
