"""What the helper thread paints before a battle shows it."""

from functools import partial

from game.engine.events import Event
from game.engine.seats import SEATS
from game.rules.dino_battles.view import BattleView
from game.ui.paint.cache.ahead import Job
from game.ui.paint.cards.gallery import Size
from game.ui.paint.dino.figures import fitted
from game.ui.paint.effects.words import numeral
from game.ui.tables.dino_battles.arena.marks import mark
from game.ui.tables.dino_battles.faces import face
from game.ui.tables.dino_battles.shows import blows, dice_shows, flights
from game.ui.tables.dino_battles.shows.battlefield import Battlefield
from game.ui.tables.dino_battles.statuses import LOOKS
from game.ui.tables.dino_battles.zones import BACK
from game.words.dino_battles.fight_text import fight

_FLYING = (
    *("mulligan", "place", "bench", "attach", "set", "load", "discard", "draw", "resolve", "robbed"),
    *("mill", "restock", "choose", "search", "muster", "spied", "shed", "burrow"),
    *("recover", "jam", "destroy_upgrade", "destroy_permanent", "comp_cards", "use", "play"),
)
"""Kinds of events in which cards are on their way."""
_AILING = {**{status.event: look.icon for status, look in LOOKS}, "paralyze": "paralysis"}


def prepare_figures(board: Battlefield, view: BattleView) -> None:
    """The Dinosaurs of a view: of the table as it is as soon as all that has happened has been shown."""
    if board.arena.prepare(board.ahead, view):
        board.ahead.prepare("bench figures", _benches(board, view), soon=True)
        board.gallery.prepare([(BACK, flights.flying(board), "back")], "backs", soon=True)


def prepare_flights(board: Battlefield, view: BattleView) -> None:
    """The cards that the near side may play, as they fly."""
    side = view.players[board.bottom]
    known = dict.fromkeys((*(side.hand or ()), *(side.items or ())))
    flying: Size = (flights.flying(board), "compact")
    board.gallery.prepare([(face(card), *flying) for card in known], "flights")


def _benches(board: Battlefield, view: BattleView) -> list[Job]:
    """Every Dinosaur as its bench shows it."""
    jobs: list[Job] = []
    for seat in SEATS:
        size = board.bench_place(seat, 1).place_of("animal").size
        dinos = [dino for dino in view.players[seat].dinos if dino is not None and dino.card]
        jobs += [partial(fitted, dino.card, "stand", size, int(seat != board.bottom)) for dino in dinos]
    return jobs


def shown_sizes(board: Battlefield, event: Event) -> list[Size]:
    """Cards on their way."""
    return [(flights.flying(board), "compact")] if event.kind in _FLYING else []


def show_jobs(board: Battlefield, event: Event) -> list[Job]:
    """Dice on their way, numbers, marks: what an event is shown with."""
    px = board.arena.places.px
    match event.kind:
        case "roll":
            return dice_shows.throw_pictures(board, event)
        case "damage":
            amount = event.facts["amount"]
            size = blows.BENCH_NUMBER if event.facts["place"] else blows.loss_size(amount)
            return [partial(numeral, f"−{amount}", px(size))]
        case "turn":
            words = fight(board.words.texts, "turn", turn=event.facts["turn"])
            return [partial(numeral, words, px(blows.WORD), "gain")]
        case "phase":
            words = fight(board.words.texts, "combat")
            return [partial(numeral, words, px(blows.FIGHT), "gain")]
        case "evaded":
            words = fight(board.words.texts, "miss")
            return [partial(numeral, words, px(blows.WORD), "cool")]
        case "knock_out":
            return [partial(mark, "knockout", px(96))]
        case kind if kind in _AILING:
            return [partial(mark, _AILING[kind], px(72))]
    return []
