"""Who plays, uses or answers what, and why now: on a plate in the middle of the arena."""

from collections.abc import Sequence
from functools import partial

import pygame

from game.engine.events import Event
from game.engine.seats import opponent
from game.rules.dino_battles.view import BattleView
from game.ui.paint.cache.ahead import Job
from game.ui.tables.dino_battles.faces import face
from game.ui.tables.dino_battles.shows.battlefield import Battlefield
from game.ui.tables.session.sitting import Sitting
from game.ui.tables.shows.announcement import Announcement, announce, announcement_image
from game.ui.tables.shows.shows import Happening

_WIDE, _BELOW = 640, 14
"""Lengths of the arena: how wide a plate is, and how far it hangs below the jumbotron."""
_UNIT = 1.5
"""Lengths of the arena to a unit of writing."""
_ANNOUNCED = ("play", "use", "answer")
"""The kinds of events that are announced."""


def announce_card(board: Battlefield, now: Happening) -> None:
    """A card that is played or used."""
    _show(board, _of_card(board, now), now)


def announce_answer(board: Battlefield, now: Happening) -> None:
    """What a Dinosaur answers an attack with."""
    shown = _of_answer(board, now)
    if shown is not None:
        _show(board, shown, now)


def _of_card(board: Battlefield, now: Happening) -> Announcement:
    facts, words = now.facts, board.words
    say, seat, card = words.texts.say, facts["seat"], facts["card"]
    name, title = words.names[seat], words.card(card)
    head = say("announce", "use" if now.event.kind == "use" else "play", name=name)
    if facts["dino"]:
        title = say("announce", "aimed", card=title, dino=words.card(facts["dino"]))
    return Announcement(seat, face(card), head, title, _why_now(board, now), face(card).body)


def _why_now(board: Battlefield, now: Happening) -> str:
    """The card that is answered, else the window that is open."""
    after: BattleView = now.after
    say, window = board.words.texts.say, after.question
    if window is None:
        return say("announce", "why", window="main")
    if len(window.played) > 1:
        return say("announce", "responds", card=board.words.card(window.played[-2].card))
    return say("announce", "why", window=window.kind)


def _of_answer(board: Battlefield, now: Happening) -> Announcement | None:
    facts, words, after = now.facts, board.words, now.after
    seat, how, own = facts["seat"], facts["answer"], facts["dino"]
    exchange = after.exchange
    if exchange is None:
        return None
    forecast = board.arena.preview.forecast(after, how, facts["special"])
    attacker = after.players[opponent(seat)].dinos[0]
    if forecast is None or attacker is None:
        return None
    say = words.texts.say
    title = say("fight", "counterattack" if how == "attack" else how)
    if facts["special"]:
        title = words.special(own, facts["special"])
    (low, high), (own_low, own_high) = forecast.totals, forecast.other_totals
    what = say("announce", how, dino=words.card(own), low=own_low, high=own_high, least=low, most=high)
    why = say("announce", "attacked", dino=words.card(attacker.card), least=low, most=high)
    shown = face(own if how == "take" else how)
    return Announcement(seat, shown, say("announce", "answer", name=words.names[seat]), title, why, what)


def paint_ahead(board: Battlefield, sitting: Sitting, events: Sequence[Event]) -> None:
    """Has the announcements of events painted that the sitting has still to show."""
    jobs: list[Job] = []
    for number, event in enumerate(events):
        if event.kind not in _ANNOUNCED:
            continue
        after = sitting.view_after(number)
        now = Happening(after, event, after, 0)
        shown = _of_answer(board, now) if event.kind == "answer" else _of_card(board, now)
        if shown is not None:
            jobs.append(partial(_image, board, shown))
    board.ahead.prepare("announcements", jobs, soon=True)


def _show(board: Battlefield, shown: Announcement, now: Happening) -> None:
    image = _image(board, shown)
    places = board.arena.places
    middle = places.axis, places.jumbotron.bottom + places.px(_BELOW) + image.get_height() // 2
    announce(board.stage, image, middle, now.length)


def _image(board: Battlefield, shown: Announcement) -> pygame.Surface:
    places = board.arena.places
    return announcement_image(shown, places.px(_WIDE), places.scale * _UNIT)
