"""When a computer player says something in a duel, with which face, and where it stands."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.engine.events import Event
from game.engine.seats import SEATS, Seat, opponent
from game.rules.scrap_knights.state import LINKS_TO_TRIGGER
from game.ui.paint.figures.moods import Mood
from game.ui.tables.scrap_knights.panels.foretold import tags_place
from game.ui.tables.shows.quips import GREETS, said_at, speak
from game.ui.tables.shows.shows import Happening

if TYPE_CHECKING:
    from game.ui.tables.scrap_knights.board import Board

APART = 2
"""Choices between two lines: somebody says something about once a round."""
_HARD, _BRINK, _HOT, _DEAR = 4, 3, 5, 2
"""Damage of a hard blow; the HP and the heat that worry; heat of an ACT that costs much."""
_LEAD, _SEEN_BY_THEN = 4, 3
"""HP by which one leads clearly; the round from which a card that was not seen before is remarkable."""
_AFTER = 420
"""Milliseconds after a blow: first it is seen what it took."""
RISEN = 1000
"""Milliseconds for which a word rises beside a plate, where a line would cover it."""
_WIDE = 262
"""Units of the paper at most."""
_MOODS: dict[Mood, frozenset[str]] = {
    "glad": frozenset(
        {"meets", "first_hit", "hit", "blocked", "missed", "bot", "crosses", "ahead", "tie_won", "wastes"}
        | {"nicks", "same_card", "near_ult", "quiet", "new_card"}
    ),
    "upset": frozenset(
        {"first_hurt", "hurt", "nicked", "bounced", "misses", "all_in", "prevented", "tie_lost", "hot"}
    ),
    "worried": frozenset({"brink", "behind", "faces_ult", "sees_link", "faces_bot", "both_low"}),
    "fierce": frozenset({"ult", "closes_in", "prevents", "spends", "repeats", "foe_hot", "faces_token"}),
}


def at_round(board: "Board", now: Happening) -> None:
    """How the duel stands, or that the last round has changed nothing."""
    log = _this_round(board, now)
    hp = [side.hp for side in now.after.players]
    quiet = any(one.kind == "flip" for one in log) and not any(
        one.kind == "damage" and one.facts["amount"] for one in log
    )
    for seat in SEATS:
        lead = hp[seat] - hp[opponent(seat)]
        if max(hp) <= _HARD:
            moment = "both_low"
        elif quiet:
            moment = "quiet"
        elif abs(lead) >= _LEAD:
            moment = "ahead" if lead > 0 else "behind"
        else:
            continue
        if say(board, seat, moment, 0, great=moment == "both_low"):
            return


def at_flip(board: "Board", now: Happening, wait: float) -> None:
    """Once both ACTs are face up: the same one on both sides, the other side's old habits and new cards."""
    if not all(side.played for side in now.after.players):
        return
    cards = [side.played[0].manoeuvre.card for side in now.after.players]
    log = board.scene.sitting.log()
    for seat in SEATS:
        foe = opponent(seat)
        shown = [one.facts["card"] for one in log if one.kind == "flip" and one.facts["seat"] == foe]
        before = shown[:-1] if shown and shown[-1] == cards[foe] else shown
        if cards[0] == cards[1]:
            moment = "same_card"
        elif before and before[-1] == cards[foe]:
            moment = "repeats"
        elif now.after.round >= _SEEN_BY_THEN and cards[foe] not in before:
            moment = "new_card"
        else:
            continue
        if say(board, seat, moment, wait + RISEN):
            return


def after_blow(board: "Board", now: Happening, wait: float) -> None:
    """Whoever is hit speaks first if that is grave, else whoever hits."""
    seat, target, amount = now.facts["seat"], now.facts["target"], now.facts["amount"]
    left = now.after.players[target].hp
    if seat == target or left <= 0:
        return
    wait += _AFTER
    if amount and left <= _BRINK:
        _one_of(board, (target, "brink"), (seat, "closes_in"), wait, great=True)
    elif amount and not any(one.kind == "damage" and one.facts["amount"] for one in _before(board, now)):
        _one_of(board, (seat, "first_hit"), (target, "first_hurt"), wait)
    elif amount >= _HARD:
        _one_of(board, (target, "hurt"), (seat, "hit"), wait)
    elif amount:
        _one_of(board, (seat, "nicks"), (target, "nicked"), wait)
    elif not now.facts["hit"]:
        _one_of(board, (target, "blocked"), (seat, "bounced"), wait)


def after_miss(board: "Board", now: Happening) -> None:
    """Of a dear ACT more is said."""
    seat, card = now.facts["seat"], now.facts["card"]
    paid = sum(
        one.facts["cost"]
        for one in _this_round(board, now)
        if one.kind == "flip" and (one.facts["seat"], one.facts["card"]) == (seat, card)
    )
    dear = paid >= _DEAR
    theirs, own = ("wastes", "all_in") if dear else ("missed", "misses")
    _one_of(board, (opponent(seat), theirs), (seat, own), _AFTER)


def after_preventing(board: "Board", now: Happening) -> None:
    """An effect of a seat has been stopped."""
    seat = now.facts["seat"]
    _one_of(board, (opponent(seat), "prevents"), (seat, "prevented"), _AFTER)


def at_bot(board: "Board", now: Happening) -> None:
    """The one whose BOT it is, else the one who has to bear it."""
    seat = now.facts["seat"]
    _one_of(board, (seat, "bot"), (opponent(seat), "faces_bot"), _beside(board, now, _AFTER))


def at_token(board: "Board", now: Happening) -> None:
    seat = now.facts["seat"]
    _one_of(board, (seat, "spends"), (opponent(seat), "faces_token"), _beside(board, now, _AFTER))


def _beside(board: "Board", now: Happening, wait: float) -> float:
    """When a line comes of a card that is announced meanwhile: with large letters both have no room beside
    each other, and the line comes after it.
    """
    return wait if board.scene.enlarged <= 1 else max(wait, now.length)


def at_tie(board: "Board", now: Happening, wait: float) -> None:
    """The coin has chosen whose card goes first."""
    seat = now.facts["seat"]
    _one_of(board, (seat, "tie_won"), (opponent(seat), "tie_lost"), wait)


def at_crossing(board: "Board", seat: Seat, wait: float) -> None:
    """Whoever went past the other one, once it stands there."""
    say(board, seat, "crosses", wait)


def at_ult(board: "Board", now: Happening, wait: float) -> None:
    """The one whose ULT it is, else the one that it is aimed at."""
    seat = now.facts["seat"]
    _one_of(board, (seat, "ult"), (opponent(seat), "faces_ult"), _beside(board, now, wait), great=True)


def at_link(board: "Board", now: Happening) -> None:
    """A ULT lacks one link token."""
    seat = now.facts["seat"]
    if now.facts["link"] == LINKS_TO_TRIGGER - 1:
        _one_of(board, (seat, "near_ult"), (opponent(seat), "sees_link"), _AFTER)


def at_heat(board: "Board", now: Happening) -> None:
    seat = now.facts["seat"]
    if now.facts["heat"] >= _HOT and now.length:
        _one_of(board, (seat, "hot"), (opponent(seat), "foe_hot"), RISEN)


def _this_round(board: "Board", now: Happening) -> Sequence[Event]:
    """What has been shown since the last round began; as the next one begins, all of the last one."""
    return board.scene.sitting.log_from("round", 2 if now.event.kind == "round" else 1)


def _before(board: "Board", now: Happening) -> Sequence[Event]:
    """What has been shown before an event."""
    log = board.scene.sitting.log()
    return log[:-1] if log and log[-1].kind == now.event.kind else log


def _one_of(
    board: "Board", first: tuple[Seat, str], second: tuple[Seat, str], wait: float, *, great: bool = False
) -> None:
    """One of two seats says something, each of its own moment."""
    if not say(board, *first, wait, great=great):
        say(board, *second, wait, great=great)


def mood_of(moment: str) -> Mood:
    return next((mood for mood, moments in _MOODS.items() if moment in moments), "calm")


def say(board: "Board", seat: Seat, moment: str, wait: float, *, great: bool = False) -> bool:
    """Below the inner half of its plate, where no bench lies."""
    facts = {}
    if moment == GREETS:
        # It speaks of the mech that it meets.
        names = board.scene.session.game_ui.side_names(board.scene.session.match.options)
        moment, facts = "meets", {"mech": names[opponent(seat)]}
    look, line = said_at(board, seat, moment, great=great, **facts)
    if line:
        scale = board.places.told
        low = board.scene.enlarged > 1
        place = _low_place(board) if low else _place(board, seat)
        speak(board.stage, look, line, place, scale, wait, mood_of(moment), wide=_WIDE, low=low)
    return bool(line)


def _low_place(board: "Board") -> pygame.Rect:
    """At the foot of the arena, between both benches: with large letters a line would be a tall column beside
    the distance, over a mech.
    """
    ends = [card.rect for card in board.bench.values()]
    left = max([one.right for one in ends if one.centerx < board.places.axis], default=0)
    right = min([one.left for one in ends if one.centerx > board.places.axis], default=board.scene.size[0])
    gap, rail = board.area.unit(6), board.places.frame.rail.rect
    return pygame.Rect(left + gap, rail.top - gap, right - left - 2 * gap, 0)


def _place(board: "Board", seat: Seat) -> pygame.Rect:
    """Between the bench and the distance."""
    place, sign, gap = tags_place(board, seat), board.hung("distance").rect, board.area.unit(6)
    if seat == board.bottom:
        left, right = place.left + gap, sign.left - gap
    else:
        left, right = sign.right + gap, place.right - gap
    return pygame.Rect(left, place.top + gap, right - left, place.height)
