"""When a computer player says something: at hits, poison, spikes, evades, knock-outs, a deck nearly empty."""

from typing import Any

import pygame

from game.engine.seats import Seat, opponent
from game.rules.dino_battles.view import BattleView
from game.ui.tables.dino_battles.sides import SCARCE
from game.ui.tables.shows.quips import said_at, speak
from game.ui.tables.shows.shows import Happening

_AFTER = 450
"""Milliseconds after a blow: first it is seen what it took."""
_HARD = 15
"""HP of a hard hit."""
_LARGER = 1.3
"""At larger UI scales it is that much larger at most."""
_WIDE, _GAP = 210, 8
"""Units: of the paper, and to the edge of the arena."""


def after_hit(board: Any, now: Happening, wait: float) -> None:
    """The first blow of a match, a hard one, spikes, or what poison takes from an active Dinosaur."""
    seat, why = now.facts["seat"], now.facts["why"]
    if now.facts["left"] <= 0:
        return
    if why == "hit" and _untouched(now.before):
        theirs, own = "first_hit", "first_hurt"
    elif why == "hit" and now.facts["amount"] >= _HARD:
        theirs, own = "hits", "hurt"
    elif why == "spikes":
        theirs, own = "", "spiked"
    elif why == "poison":
        theirs, own = "poisons", "poisoned"
    else:
        return
    wait += _AFTER
    if not say(board, seat, own, wait) and theirs:
        say(board, opponent(seat), theirs, wait)


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
    seat = now.facts["seat"]
    if not say(board, seat, "evades", _AFTER):
        say(board, opponent(seat), "misses", _AFTER)


def after_knock_out(board: Any, now: Happening, wait: float) -> None:
    """With one point to go it is said how it stands."""
    seat = now.facts["seat"]
    scorer = opponent(seat)
    scored = now.after.players[scorer].knockouts
    if scored >= now.after.to_win:
        return
    near = scored == now.after.to_win - 1
    for one, moment in (
        (scorer, "one_to_go" if near else "scores"),
        (seat, "in_danger" if near else "loses"),
    ):
        if say(board, one, moment, wait + _AFTER, great=near):
            return


def say(board: Any, seat: Seat, moment: str, wait: float, *, great: bool = False) -> bool:
    """Below the plates, at the edge of the arena on its side."""
    look, line = said_at(board, seat, moment, great=great)
    if line:
        arena = board.arena.places
        scale = board.area.scale * min(_LARGER, max(1, board.scene.enlarged))
        gap, wide = round(_GAP * scale), round(_WIDE * scale)
        place = pygame.Rect(arena.rect.left + gap, arena.tabs + gap, wide, 0)
        if seat != board.bottom:
            place.right = arena.rect.right - gap
        speak(board.stage, look, line, place, scale, wait)
    return bool(line)
