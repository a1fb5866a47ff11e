"""Blows in the arena and the words and numbers over it: what the shows of a battle have alike."""

from game.engine.rules import Decision
from game.engine.seats import Seat, opponent
from game.ui.paint.palette import TEXT, Color
from game.ui.tables.dino_battles.faces import GAME, face
from game.ui.tables.dino_battles.shows.battlefield import Battlefield
from game.ui.tables.shows import effects
from game.ui.tables.shows.effects import Blow
from game.words.dino_battles.fight_text import fight

NUMBER, BENCH_NUMBER, WORD, FIGHT = 78, 46, 92, 170
"""Lengths of the arena: a number over a figure, one over a bench, a word across all of it, and the one that
begins a fight.
"""
_MOST, _MOST_AT = 150, 24
"""Lengths of the arena: the largest number of a blow, and the HP from which on it is so large."""
_RISING, _LARGE_RISING = 44, 54
_CLEAR = 2.6
"""How many times its size a word stays below the plates: it rises by two of them."""
_BLOW_SIZE = 0.72
"""Of the figures here, to those of a duel."""


def prepare_blows(board: Battlefield, seat: Seat) -> None:
    """Has the pictures painted of the blows that may come of an attack."""
    pair = [blow(board, strike_family(board, one), one, opponent(one)) for one in (seat, opponent(seat))]
    effects.prepare(board.ahead, *pair)


def strike_family(board: Battlefield, seat: Seat) -> str:
    """The family of the blows of a seat's Dinosaur."""
    card = board.arena.figures.pair[seat].card
    if not card:
        return effects.family_of_deed(GAME, "hit")
    return effects.family_of(GAME, card, face(card).palette)


def blow(board: Battlefield, family: str, seat: Seat, target: Seat, power: int = 3) -> Blow:
    """An effect from a side's Dinosaur to another's, or on itself."""
    figures, places = board.arena.figures, board.arena.places
    start, end = figures.chest(seat), figures.chest(target)
    floor = places.step(150)
    unit = places.figures * 1.5
    return Blow(family, start, end, unit, seat != board.bottom, power, size=_BLOW_SIZE, floor=floor)


def own_effect(board: Battlefield, seat: Seat, deed: str) -> None:
    """What happens to a side's active Dinosaur by itself."""
    effects.play(board.stage, blow(board, effects.family_of_deed(GAME, deed), seat, seat))


def word(
    board: Battlefield, seat: Seat, text: str, color: Color, *, large: bool = False, wait: float = 0
) -> None:
    """A word goes up over a side's Dinosaur; it stays below the plates."""
    x, y = board.arena.figures.chest(seat)
    places = board.arena.places
    size = places.px(_LARGE_RISING if large else _RISING)
    low = places.tabs + round(size * _CLEAR)
    board.stage.rise(text, color, (x, max(y - places.px(60), low)), size, 900, wait=wait)


def loss_size(amount: int) -> int:
    """Lengths of the arena: a heavy blow has a larger number than a light one."""
    return round(NUMBER + (_MOST - NUMBER) * min(1.0, amount / _MOST_AT))


def banner(board: Battlefield, text: str, size: float = WORD) -> None:
    """Large words over the arena for a moment."""
    places = board.arena.places
    middle = places.axis, places.tabs + places.px(70)
    board.stage.clear_words()
    board.stage.number(middle, text, places.px(size), "gain", room=places.rect)


def tell_of_beat(board: Battlefield, asked: Decision) -> None:
    """Where the eyes are it is said why the game will go on by itself: a side can only pass."""
    if str(asked.actions[0]) == "pass" and len(asked.actions) == 1:
        key = "no_attack" if asked.kind == "move" else "nothing"
        word(board, asked.seat, fight(board.words.texts, key), TEXT, large=True)


def on_bench(board: Battlefield, seat: Seat, place: int, text: str, *, good: bool = False) -> None:
    """A number over a place of the bench."""
    rect = board.bench_place(seat, place).rect
    size = board.arena.places.px(BENCH_NUMBER)
    board.stage.number(rect.center, text, size, "cool" if good else "harm")
