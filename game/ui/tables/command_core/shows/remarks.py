"""What computer players say in a battle, on paper at the edge of the board, off the shot."""

from collections.abc import Callable
from typing import Any

import pygame

from game.engine.seats import SEATS, Seat, opponent
from game.rules.command_core.board import Board
from game.ui.paint.figures.moods import Mood
from game.ui.tables.command_core.shows.close_up import CloseUp, place_of
from game.ui.tables.command_core.shows.free_room import best_place, shooting
from game.ui.tables.shows.quips import paper, said_at, speak
from game.ui.tables.shows.shows import Happening

BETWEEN = 2
"""Choices between two lines at least: a round has few of them, most of which are watched."""
_WIDE, _RIM, _STEPS = 218, 10, 10
"""Units of the paper, and to the edge of the board; how many heights are tried."""
_LARGER = 1.3
"""At larger UI scales it is that much larger at most."""
_AFTER, _AFTER_BLOW = 250, 450
"""Milliseconds after the plate that tells what was done, and after a blow: first it is seen what it did."""
_HARD, _LITTLE = 3, 2
"""Structure of a hard hit, and of a mech that hardly stands."""
_MOODS: dict[Mood, tuple[str, ...]] = {
    "glad": (
        "begin",
        "first_hit",
        "hit",
        "flanks",
        "crit",
        "burns_card",
        "destroys",
        "corners",
        "ahead",
        "dodged",
        "free",
        "almost",
    ),
    "upset": ("first_hurt", "hurt", "flanked", "loses_card", "loses_mech", "missed", "stopped", "pays"),
    "worried": ("last_mech", "behind", "barely", "no_target", "defend", "flux"),
    "fierce": ("sights_near", "sights_weak", "surge", "last_round", "put_back"),
}
"""What the face shows at a moment."""
_SIDES = ("left", "right", "rear")
_APART = 0.2
"""By how much the shares of structure differ of a side that is ahead."""


def after_answer(board: Any, seat: Seat, moment: str) -> None:
    say(board, seat, moment, _AFTER)


def after_damage(board: Any, now: Happening) -> None:
    """The first hit of a match, one from the side or the rear, a hard one: who is hit comes first."""
    made, target = board.take_snapshot().battle, now.before.mechs[now.facts["mech"]]
    if made is None or made.target != now.facts["mech"] or not now.after.mechs[made.target].structure:
        return
    whole = all(
        mech.structure == board.snapshot.whole(number) for number, mech in enumerate(now.before.mechs)
    )
    if whole:
        _either(board, target.seat, "first_hurt", "first_hit", great=True)
    elif 0 < now.after.mechs[made.target].structure <= _LITTLE:
        _either(board, target.seat, "barely", "almost")
    elif made.arc in _SIDES and _either(board, target.seat, "flanked", "flanks"):
        return
    elif now.facts["amount"] >= _HARD:
        _either(board, target.seat, "hurt", "hit")


def after_miss(board: Any, now: Happening, wait: float) -> None:
    """No shot came through."""
    made = now.before.attack
    if made is not None:
        _either(board, now.before.mechs[made.target].seat, "dodged", "missed", wait + _AFTER_BLOW)


def after_destruction(board: Any, now: Happening) -> None:
    """A mech is lost; it is told how few are left."""
    seat: Seat = now.before.mechs[now.facts["mech"]].seat
    left = sum(mech.structure > 0 for mech in now.after.mechs if mech.seat == seat)
    if left == 1:
        _either(board, seat, "last_mech", "corners", great=True)
    elif left:
        _either(board, seat, "loses_mech", "destroys", great=True)


def after_card(board: Any, now: Happening) -> None:
    """A crit has cost a card."""
    crit = now.before.crit
    if crit is not None and crit.attacker is not None:
        _either(board, now.before.mechs[crit.mech].seat, "loses_card", "burns_card")


def after_stop(board: Any, now: Happening) -> None:
    say(board, now.before.mechs[now.facts["mech"]].seat, "stopped", _AFTER)


def after_holding(board: Any, now: Happening) -> None:
    if not now.facts["had_target"]:
        say(board, now.before.mechs[now.facts["mech"]].seat, "no_target", _AFTER)


def at_round(board: Any, now: Happening) -> None:
    """The last round; else who is well ahead or behind says so."""
    after = now.after
    if after.rounds and after.round == after.rounds:
        for seat in SEATS:
            if say(board, seat, "last_round", _AFTER_BLOW, great=True):
                return
    lead = _share(board, after, 0) - _share(board, after, 1)
    if abs(lead) >= _APART:
        _either(board, 1 if lead > 0 else 0, "behind", "ahead")
    elif after.round > 1:
        # Nobody is far ahead: one says that it goes on.
        any(say(board, seat, "round", _AFTER_BLOW) for seat in SEATS)


def at_planning(board: Any, now: Happening) -> None:
    """A computer player names the enemy that it has its eye on, by what all can see; once a round."""
    for seat in SEATS if now.facts["seat"] == now.after.first else ():
        number, weak = sighted(board.map, now.after, seat, board.snapshot.whole)
        if number is None:
            continue
        moment = "sights_weak" if weak else "sights_near"
        if say(board, seat, moment, _AFTER, mech=board.words.mech(number)):
            return


def sighted(rules_map: Board, view: Any, seat: Seat, whole: Callable[[int], int]) -> tuple[int | None, bool]:
    """The enemy that has lost the most of its structure, else the nearest; and whether it has lost any."""
    own = [mech for mech in view.mechs if mech.seat == seat and mech.cell is not None]
    enemies = [
        number for number, mech in enumerate(view.mechs) if mech.seat != seat and mech.cell is not None
    ]
    if not own or not enemies:
        return None, False

    def way(number: int) -> int:
        return min(rules_map.steps_between(mech.cell, view.mechs[number].cell) for mech in own)

    chosen = min(enemies, key=lambda number: (view.mechs[number].structure / whole(number), way(number)))
    return chosen, view.mechs[chosen].structure < whole(chosen)


def _share(board: Any, view: Any, seat: Seat) -> float:
    """What a side has left of its squad's structure."""
    numbers = [number for number, mech in enumerate(view.mechs) if mech.seat == seat]
    whole = sum(board.snapshot.whole(number) for number in numbers)
    return float(sum(view.mechs[number].structure for number in numbers) / whole)


def _either(
    board: Any, seat: Seat, moment: str, others: str, wait: float = _AFTER_BLOW, *, great: bool = False
) -> bool:
    """The seat that suffers something says its line, else the other one."""
    return say(board, seat, moment, wait, great=great) or say(
        board, opponent(seat), others, wait, great=great
    )


def say(board: Any, seat: Seat, moment: str, wait: float, *, great: bool = False, **facts: object) -> bool:
    look, line = said_at(board, seat, moment, great=great, **facts)
    if line:
        scale = board.area.scale * min(_LARGER, max(1, board.scene.enlarged))
        place = _place(board, seat, paper(look, line, round(_WIDE * scale), scale).get_size())
        speak(board.stage, look, line, place, scale, wait, mood_of(moment), alone=True)
    return bool(line)


def mood_of(moment: str) -> Mood:
    """What the face beside a line shows.

    >>> mood_of("hit"), mood_of("last_mech"), mood_of("round")
    ('glad', 'worried', 'calm')
    """
    return next((mood for mood, moments in _MOODS.items() if moment in moments), "calm")


def _place(board: Any, seat: Seat, size: tuple[int, int]) -> pygame.Rect:
    """Beside the plates of the mechs, or at the other edge, where no mech, plate or strip lies."""
    rim, pair = board.area.unit(_RIM), shooting(board)
    inner = board.field.rect.inflate(-2 * rim, -2 * rim)
    for score in board.score_places():
        # How the battle stands is read while somebody speaks.
        inner.height, inner.top = inner.bottom - score.bottom - rim, score.bottom + rim
    high = inner.height - size[1]
    # The other side stands above, one's own below.
    steps = range(_STEPS + 1) if seat != board.bottom else range(_STEPS, -1, -1)
    tops = [inner.top + round(high * step / _STEPS) for step in steps]
    lefts = inner.left, inner.right - size[0], inner.centerx - size[0] // 2
    others = [place_of(board, pair)] if len(pair) == 2 else []
    # An attack is over before its strip is.
    others += [piece.place for piece in board.stage.pieces if isinstance(piece, CloseUp)]
    if board.plate is not None and not board.plate.gone:
        others.append(board.plate.image.get_rect(center=(round(board.plate.x), round(board.plate.y))))
    places = [pygame.Rect(left, top, *size) for left in lefts for top in tops]
    return best_place(board, places, pair, others)
