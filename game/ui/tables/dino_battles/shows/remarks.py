"""What a computer player says: at hits, blocks, evades, switches, knock-outs, a deck nearly empty."""

from collections.abc import Callable
from typing import Any

import pygame

from game.engine.seats import Seat, opponent
from game.rules.dino_battles.view import BattleView
from game.ui.motion import InTurn, Motion, Pause, Tween, ease_in, ease_out
from game.ui.paint.figures.moods import Mood
from game.ui.paint.figures.thumbnails import sign
from game.ui.tables.dino_battles.shows.battlefield import Battlefield
from game.ui.tables.dino_battles.shows.flights import zone
from game.ui.tables.dino_battles.shows.specials import special_of
from game.ui.tables.dino_battles.sides import SCARCE
from game.ui.tables.shows.quips import READ, said_at, speak
from game.ui.tables.shows.shows import Happening
from game.ui.tables.shows.stage_pieces import Piece, setter

_AFTER = 450
"""Milliseconds after a blow: first it is seen what it took."""
_AFTER_NUMBER = 850
"""Milliseconds after which the number of a blow has been read: a line may lie there."""
_HARD, _NARROW = 15, 10
"""HP of a hard hit, and those with which a Dinosaur has only just got away."""
_LARGER = 1.2
"""At larger UI scales it is that much larger at most."""
_WIDE, _GAP = 210, 8
"""Units: of the paper, and below the tabs of the plate."""
_FAR_ENDS = "defend stack", "comp"
"""What lies left and right of the Items of the far side."""

_GLAD = frozenset(
    {"first_hit", "hits", "special_hits", "almost", "poisons", "evades", "scores", "one_to_go", "one_left"}
    | {"their_deck", "narrow", "begin", "first_score", "blocks", "special_foiled", "switches", "they_switch"}
    | {"stuns", "breaks", "mends"}
)
"""Moments at which a computer player is glad; at all others it is not."""
_TURNS, _MOVES, _LEANS, _HOP, _TILT = 3, 110, 1.2, 0.4, 16
"""How often the face moves, for how many milliseconds each, how much larger it is than usual meanwhile, and
how far: of its height, and degrees.
"""


def after_hit(board: Any, now: Happening, wait: float) -> None:
    """A narrow escape, a special attack, the first blow of a match, a hard one, spikes, or what poison takes
    from an active Dinosaur.
    """
    seat, why = now.facts["seat"], now.facts["why"]
    if now.facts["left"] <= 0:
        return
    special = special_of(now.before, opponent(seat)) if why == "hit" else 0
    narrow = now.facts["left"] <= _NARROW and why in ("hit", "spikes", "poison", "wound")
    if narrow:
        theirs, own = "almost", "narrow"
    elif special:
        theirs, own = "special_hits", "special_hurts"
    elif why == "hit" and _untouched(now.before):
        theirs, own = "first_hit", "first_hurt"
    elif why == "hit" and now.facts["amount"] >= _HARD:
        theirs, own = "hits", "hurt"
    elif why == "spikes":
        theirs, own = "", "spiked"
    elif why == "poison":
        theirs, own = "poisons", "poisoned"
    else:
        return
    wait += _AFTER_NUMBER
    if not say(board, seat, own, wait, great=narrow) and theirs:
        say(board, opponent(seat), theirs, wait, great=narrow)


def after_drawing(board: Any, now: Happening) -> None:
    """A deck has become so small that it soon ends the match."""
    seat = now.facts["seat"]
    before, after = now.before.players[seat].deck_size, now.after.players[seat].deck_size
    if before > SCARCE >= after and not say(board, seat, "own_deck", _AFTER, great=True):
        say(board, opponent(seat), "their_deck", _AFTER, great=True)


def _untouched(view: BattleView) -> bool:
    """Whether nobody has been damaged yet."""
    sides = view.players
    return not any(side.knockouts for side in sides) and not any(
        dino.damage for side in sides for dino in side.dinos if dino is not None
    )


def after_evading(board: Any, now: Happening) -> None:
    _came_to_nothing(board, now, now.facts["seat"], "evades", "misses")


def after_blocking(board: Any, now: Happening) -> None:
    """A defence has let nothing through."""
    _came_to_nothing(board, now, opponent(now.facts["seat"]), "blocks", "blocked")


def _came_to_nothing(board: Any, now: Happening, seat: Seat, own: str, theirs: str) -> None:
    """An attack on a seat has done nothing; of a special attack more is said."""
    special = bool(special_of(now.before, opponent(seat)))
    if special:
        own, theirs = "special_foiled", "special_fails"
    if not say(board, seat, own, _AFTER, great=special):
        say(board, opponent(seat), theirs, _AFTER, great=special)


def spoken_of(
    show: Callable[[Battlefield, Happening], None], own: str, theirs: str = "", *, after: float = _AFTER
) -> Callable[[Battlefield, Happening], None]:
    """The show, and what is said of it: `own` by the seat of the event, else `theirs` by the other one."""

    def both(board: Battlefield, now: Happening) -> None:
        show(board, now)
        seat = now.facts["seat"]
        if not say(board, seat, own, after) and theirs:
            say(board, opponent(seat), theirs, after)

    return both


def after_knock_out(board: Any, now: Happening, wait: float) -> None:
    """With one point to go it is said how it stands."""
    seat = now.facts["seat"]
    scorer = opponent(seat)
    scored = now.after.players[scorer].knockouts
    if scored >= now.after.to_win:
        return
    near = scored == now.after.to_win - 1
    first = scored == 1 and not now.after.players[seat].knockouts
    alone = sum(dino is not None for dino in now.after.players[seat].dinos) == 1
    for one, moment in (
        (scorer, "one_to_go" if near else "one_left" if alone else "first_score" if first else "scores"),
        (seat, "last_one" if alone else "in_danger" if near else "first_loss" if first else "loses"),
    ):
        # A knock-out is worth a line, also just after another one.
        if say(board, one, moment, wait + _AFTER, great=True):
            return


def say(board: Any, seat: Seat, moment: str, wait: float, *, great: bool = False) -> bool:
    """Below the plate of its side, at the outer end of it; with large letters over its places for Items: in
    the arena a line would be broad as a Dinosaur, and lie over it or over what a blow took.
    """
    look, line = said_at(board, seat, moment, great=great)
    if line:
        larger = min(_LARGER, max(1, board.scene.enlarged))
        scale, low = board.area.scale * larger, larger > 1
        place = _low_place(board, seat) if low else _place(board, seat, scale)
        mood: Mood = "glad" if moment in _GLAD else "upset"
        speak(board.stage, look, line, place, scale, wait, mood, place.width / scale, low=low)
        _react(board, seat, wait, mood)
    return bool(line)


def _place(board: Any, seat: Seat, scale: float) -> pygame.Rect:
    """Farther out than the outer end of the plate a card of the hand is looked at."""
    plate = board.arena.plate(seat)
    place = pygame.Rect(plate.left, board.arena.places.tabs + round(_GAP * scale), round(_WIDE * scale), 0)
    if seat != board.bottom:
        place.right = plate.right
    return place


def _low_place(board: Any, seat: Seat) -> pygame.Rect:
    """Between the piles and the Combat Deck of its strip."""
    near = seat == board.bottom
    left, right = (zone(board, seat, name) for name in (("comp", "attack stack") if near else _FAR_ENDS))
    strip, gap = board.strip(seat), round(_GAP * board.area.scale)
    return pygame.Rect(left.right + gap, strip.top, right.left - left.right - 2 * gap, strip.height)


def _react(board: Any, seat: Seat, wait: float, mood: Mood) -> None:
    """The face beside the name hops for joy, or shakes, and shows its mood while the line is read."""
    stage, head = board.stage, board.head(seat)
    face = head.face_place
    if face is None or stage.timeline.still:
        return
    piece = Piece(sign(head.robot, round(min(face.size) * _LEANS), mood), face.centerx, face.centery, alpha=0)
    moves: list[Motion] = []
    for turn in range(_TURNS):
        if mood == "glad":
            up = face.centery - round(face.height * _HOP)
            moves += [
                Tween(setter(piece, "y"), face.centery, up, _MOVES, ease_out),
                Tween(setter(piece, "y"), up, face.centery, _MOVES, ease_in),
            ]
        else:
            moves += [
                Tween(setter(piece, "angle"), 0, _TILT if turn % 2 else -_TILT, _MOVES),
                Tween(setter(piece, "angle"), _TILT if turn % 2 else -_TILT, 0, _MOVES),
            ]
    come = Tween(setter(piece, "alpha"), 0, 1, 1)
    back = Tween(setter(piece, "size"), 1, 1 / _LEANS, _MOVES)
    stage.run(piece, InTurn(come, *moves, back, Pause(READ - _TURNS * 2 * _MOVES)), wait)
