"""What a fight shouts over the arena: special attacks and who steps in by name, and the totals that clash."""

from collections.abc import Sequence
from functools import partial

import pygame

from game.engine.seats import SEATS, Seat, opponent
from game.rules.dino_battles.state import Answer
from game.ui.motion import Call, InTurn, Motion, Pause, Together, Tween, ease_in, ease_out
from game.ui.paint import pen
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.effects.words import Tone, numeral
from game.ui.paint.palette import SEATS as SEAT_COLORS
from game.ui.paint.palette import Color
from game.ui.tables.dino_battles.shows.battlefield import Battlefield
from game.ui.tables.shows.quips import lines_on
from game.ui.tables.shows.stage_pieces import Piece, setter
from game.words.dino_battles.fight_text import fight

ROAR = 1000
"""Milliseconds at speed 1 for which a special attack is called out, before it begins."""
CLASH = 1500
"""Milliseconds at speed 1 in which totals come up, are compared, and the word for it is read."""
_COMES, _STANDS, _GOES = 180, 240, 180
"""Milliseconds at speed 1 in which totals and names come up, are read alone, and go."""
_TOTAL, _VERDICT, _SPECIAL, _NAME = 138, 104, 132, 92
"""Lengths of the arena: how large totals, the word between them, special attacks and names are written."""
_APART, _CLASH_TOP, _LEAST_TOP, _BAND = 92, 66, 112, 190
"""Lengths of the arena: from a total to the word, from the tabs to the middle of both and of a special
attack, and the height of its band.
"""
_CALL, _CALL_BAND = 230, 250
"""Lengths of the arena: a word that ends something, and the height of the band beneath it."""
_CALL_COMES, _CALL_STANDS = 170, 900
"""Milliseconds at speed 1 in which such a word comes, and is read."""
_BEATEN = 0.7
"""The size of the lower total, to that of the higher one."""
_DARK = (10, 8, 18, 205)


def call_special(board: Battlefield, seat: Seat, name: str) -> None:
    """The name of a special attack on a dark band across the arena, in from its own side."""
    places, stage = board.arena.places, board.stage
    band = special_band(places.rect.width, places.px(_BAND), SEAT_COLORS[seat])
    words = numeral(name.upper(), places.px(_SPECIAL), "hot", 0)
    if words.get_width() > places.rect.width * 0.94:
        words = numeral(name.upper(), round(places.px(_SPECIAL) * 0.7), "hot", 0)
    middle = places.axis, places.tabs + places.px(_LEAST_TOP)
    stage.clear_words()
    side = -1 if seat == board.bottom else 1
    for image, far, under in ((band, 1.0, True), (words, 0.6, False)):
        piece = Piece(image, *middle)
        if stage.timeline.still:
            stage.add(piece, Pause(ROAR), under=under, calm=True)
            continue
        start = middle[0] + side * round(places.rect.width * far)
        into = Tween(setter(piece, "x"), start, middle[0], _COMES, ease_out)
        away = Tween(setter(piece, "alpha"), 1, 0, _GOES)
        stage.add(piece, InTurn(into, Pause(ROAR - _COMES - _GOES), away), under=under)
    if not stage.timeline.still:
        stage.play(InTurn(Pause(_COMES), Call(partial(stage.shake, places.px(8)))))


def call_band(
    board: Battlefield,
    seat: Seat,
    text: str,
    y: int,
    tone: Tone,
    *,
    wait: float = 0,
    rest: float = _CALL_STANDS,
) -> None:
    """A large word strikes a dark band that comes in across the arena, in the colour of a seat."""
    stage, places = board.stage, board.arena.places
    said = numeral(text, places.px(_CALL), tone)
    most = places.rect.width * 0.94
    if said.get_width() > most:
        said = numeral(text, round(places.px(_CALL) * most / said.get_width()), tone)
    stripe = special_band(places.rect.width, places.px(_CALL_BAND), SEAT_COLORS[seat])
    word, band = Piece(said, places.axis, y), Piece(stripe, places.axis, y)
    if stage.timeline.still:
        stage.add(word, Pause(rest), calm=True)
        return
    side = -1 if seat == board.bottom else 1
    into = Tween(setter(band, "x"), band.x + side * places.rect.width, band.x, _CALL_COMES, ease_out)
    fades = Tween(setter(band, "alpha"), 1, 0, _GOES)
    stage.add(band, InTurn(into, Pause(rest), fades), wait=max(0, wait - _CALL_COMES), under=True)
    comes = Tween(setter(word, "size"), 2.4, 1, _CALL_COMES, ease_out)
    shakes = Call(partial(stage.shake, places.px(9)))
    goes = Tween(setter(word, "alpha"), 1, 0, _GOES)
    stage.add(word, InTurn(comes, shakes, Pause(rest - _CALL_COMES), goes), wait=wait)


def call_name(board: Battlefield, seat: Seat, name: str) -> None:
    """The name of the Dinosaur that steps in, over its place, and below what a computer player says there."""
    places, stage = board.arena.places, board.stage
    words = numeral(name.upper(), places.px(_NAME), "gain", 0)
    half = board.arena.half(seat)
    size = min(1.0, half.width * 0.94 / words.get_width())
    top = max([places.tabs, *(one.rect.bottom for one in lines_on(stage) if one.rect.colliderect(half))])
    piece = Piece(words, half.centerx, top + places.px(_NAME) // 2, size=size)
    if stage.timeline.still:
        stage.add(piece, Pause(ROAR), calm=True)
        return
    # It grows into its half: larger than that it would reach over the edge of the arena.
    into = Tween(setter(piece, "size"), size * 0.5, size, _COMES, ease_out)
    away = Tween(setter(piece, "alpha"), 1, 0, _GOES)
    stage.add(piece, InTurn(into, Pause(ROAR - _COMES - _GOES), away))


def clash(board: Battlefield, answer: Answer, mover: Seat, totals: Sequence[int]) -> None:
    """Both totals come up above the Dinosaurs, and between them the word for what they come to: the lower
    one falls back. In a counterattack both stay, and an attack that is taken has no other.
    """
    other, both = opponent(mover), answer in ("attack", "take")
    ahead = totals[mover] - totals[other]
    key = f"clash_{answer}" if both else f"clash_{answer}_{'lost' if ahead >= _needed(answer) else 'won'}"
    good = mover == board.bottom if both or ahead >= _needed(answer) else mover != board.bottom
    tone: Tone = "gain" if good or answer == "attack" else "harm"
    places = board.arena.places
    word = numeral(fight(board.words.texts, key), places.px(_VERDICT), tone, 0)
    apart = word.get_width() // 2 + places.px(_APART)
    board.stage.clear_words()
    for seat in SEATS:
        if seat == other and answer == "take":
            continue
        beaten = not both and totals[seat] < totals[opponent(seat)]
        _show_total(board, seat, totals[seat], apart, beaten=beaten)
    _show_verdict(board, word)


def _needed(answer: Answer) -> int:
    """By how much an attack must be ahead: a tie hits who evades, and costs who defends nothing."""
    return 0 if answer == "evade" else 1


def _show_total(board: Battlefield, seat: Seat, total: int, apart: int, *, beaten: bool) -> None:
    """A total comes up from the sums, `apart` from the middle; a `beaten` one falls back and pales."""
    places, stage = board.arena.places, board.stage
    near = seat == board.bottom
    piece = Piece(numeral(str(total), places.px(_TOTAL), "gain" if not beaten else "cool", 0), 0, 0)
    x = places.axis + apart * (-1 if near else 1)
    y = places.tabs + places.px(_CLASH_TOP)
    piece.x, piece.y = x, y
    if stage.timeline.still:
        piece.size = _BEATEN if beaten else 1
        stage.add(piece, Pause(CLASH - _GOES), calm=True)
        return
    start = places.jumbotron.centery
    come: Motion = Together(
        Tween(setter(piece, "y"), start, y, _COMES, ease_out),
        Tween(setter(piece, "size"), 0.3, 1, _COMES, ease_out),
    )
    result: Motion = Tween(setter(piece, "size"), 1, 1.18, 120, ease_out)
    if beaten:
        result = Together(
            Tween(setter(piece, "size"), 1, _BEATEN, 160, ease_in),
            Tween(setter(piece, "alpha"), 1, 0.75, 160),
        )
    rest = CLASH - _COMES - _STANDS - result.length - 2 * _GOES
    away = Tween(setter(piece, "alpha"), 0.75 if beaten else 1, 0, _GOES)
    stage.add(piece, InTurn(come, Pause(_STANDS), result, Pause(rest), away))


def _show_verdict(board: Battlefield, word: pygame.Surface) -> None:
    """The word for what the totals come to strikes between them, once they have been read."""
    places, stage = board.arena.places, board.stage
    piece = Piece(word, places.axis, places.tabs + places.px(_CLASH_TOP))
    length = CLASH - _COMES - _STANDS - 2 * _GOES
    if stage.timeline.still:
        stage.add(piece, Pause(CLASH - _GOES), calm=True)
        return
    # It grows into its place: larger than that, a long word would strike over both totals.
    piece.size = 0.4
    come = Tween(setter(piece, "size"), 0.4, 1, _COMES, ease_in)
    shakes = Call(partial(stage.shake, places.px(6)))
    away = Tween(setter(piece, "alpha"), 1, 0, _GOES)
    stage.add(piece, InTurn(come, shakes, Pause(length - _COMES), away), wait=_COMES + _STANDS)


@kept(600_000, pixels_of)
def special_band(wide: int, high: int, color: Color) -> pygame.Surface:
    """A dark band with slanted ends in two stripes of its side's colour."""
    image = pygame.Surface((wide, high), pygame.SRCALPHA)
    slant, edge = high // 6, max(3, high // 22)
    points = [(0, slant), (wide, 0), (wide, high - slant), (0, high)]
    pen.polygon(image, _DARK, points)
    for top in (edge, high - slant - 2 * edge):
        stripe = [(0, top + slant), (wide, top), (wide, top + edge), (0, top + slant + edge)]
        pen.polygon(image, (*color, 255), stripe)
    return image
