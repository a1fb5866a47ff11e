"""Who plays, uses or answers what, and why now: on a banner over the jumbotron, clear of both Dinosaurs."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import pygame

from game.engine.events import Event
from game.engine.seats import Seat, opponent
from game.rules.dino_battles.state import Answer, Played
from game.rules.dino_battles.view import BattleView
from game.ui.motion import Call, InTurn, Pause
from game.ui.paint.cache.ahead import Job
from game.ui.tables.dino_battles.faces import face
from game.ui.tables.dino_battles.shows.banner import banner_image
from game.ui.tables.dino_battles.shows.battlefield import Battlefield
from game.ui.tables.session.sitting import Sitting
from game.ui.tables.shows.announcement import Announcement, announce
from game.ui.tables.shows.shows import Happening
from game.words.lists import joined

_UNIT, _SHARES = 1.8, (1.0, 0.9, 0.8, 0.7, 0.6)
"""Lengths of the arena to a unit of writing; less of it for words that would come down on the Dinosaurs."""
_ABOVE, _GROWS, _LOW_SHARE = 5, 20, 0.8
"""Lengths: how far above the sums the card lies that is asked about, and how much higher than the jumbotron a
banner may be; and the share of its width of one above the sums.
"""
BUILD_SHOWN = 700
"""Milliseconds at speed 1 in which a card goes to its Dinosaur, or a Dinosaur to its place."""
HAND_SHOWN = 3300
"""Milliseconds at speed 1 in which a first hand that goes back is read."""
KNOCK_OUT = 3300
"""Milliseconds at speed 1: a Dinosaur goes down, and then it is read who has won by it."""
_ANNOUNCED, _BUILDS = ("play", "use", "answer"), ("attach", "bench")
"""The kinds of events that are announced, and those that are where a computer player does them."""
_BUILD = 1700
"""Milliseconds at speed 1 for which such a one can be read, while the table goes on."""


def announce_card(board: Battlefield, now: Happening) -> None:
    """A card that is played or used."""
    _show(board, _of_card(board, now), now)


def announce_build(board: Battlefield, now: Happening) -> None:
    """An Upgrade or a Dinosaur that a computer player on the far side brings: nobody has seen it chosen."""
    if not _rival(board, now.facts["seat"]):
        return
    shown = _of_build(board, now.event)
    image, place = _fitting(board, shown)
    pace = now.length / BUILD_SHOWN
    announce(board.stage, image, place.center, _BUILD * pace, over_words=True)


def _rival(board: Battlefield, seat: Seat) -> bool:
    return seat != board.bottom and bool(board.robot(seat))


def _of_build(board: Battlefield, event: Event) -> Announcement:
    facts, words, say = event.facts, board.words, board.words.texts.say
    name, dino, kind = words.names[facts["seat"]], words.card(facts["dino"]), event.kind
    card = facts["card"] if kind == "attach" else facts["dino"]
    title = say("announce", "aimed", card=words.card(card), dino=dino) if kind == "attach" else dino
    return Announcement(
        facts["seat"], face(card), say("announce", kind, name=name), title, "", face(card).body
    )


def announce_no_dinosaur(board: Battlefield, now: Happening) -> None:
    """A first hand that has to go back: it is seen, and a new one is drawn."""
    _show(board, _of_no_dinosaur(board, now.event), now)


def announce_first_hands(board: Battlefield, view: BattleView, events: Sequence[Event]) -> None:
    """Those that went back before anybody sat down at the table, one after the other."""
    back = [event for event in events if event.kind == "no_dinosaur"]
    for number, event in enumerate(back):
        show = partial(announce_no_dinosaur, board, Happening(view, event, view, HAND_SHOWN))
        board.stage.play(InTurn(Pause(number * HAND_SHOWN), Call(show)))


def _of_no_dinosaur(board: Battlefield, event: Event) -> Announcement:
    seat, cards = event.facts["seat"], event.facts["cards"]
    words, say = board.words, board.words.texts.say
    held, name = joined(words.texts, map(words.card, cards)), words.names[seat]
    head, title = say("announce", "shows_hand", name=name), say("announce", "no_dinosaur")
    return Announcement(seat, face(cards[0]), head, title, held, say("announce", "redraws", name=name))


def announce_answer(board: Battlefield, now: Happening) -> None:
    """What a Dinosaur answers an attack with."""
    shown = _of_answer(board, now)
    if shown is not None:
        _show(board, shown, now)


def announce_knock_out(board: Battlefield, now: Happening, wait: float) -> None:
    """Who has knocked out whom, the score, and what comes next; once the Dinosaur has gone down."""
    shown, stage = _of_knock_out(board, now), board.stage
    if stage.timeline.still:
        _show(board, shown, now)
        return
    pace = now.length / KNOCK_OUT
    rest = replace(now, length=now.length - wait * pace)
    stage.play(InTurn(Pause(wait), Call(partial(_show, board, shown, rest))))


def _of_knock_out(board: Battlefield, now: Happening) -> Announcement:
    seat, words, after = now.facts["seat"], board.words, now.after
    scorer, card = opponent(seat), now.facts["dino"]
    scores = [after.players[one].knockouts for one in (scorer, seat)]
    name, other, say = words.names[scorer], words.names[seat], words.texts.say
    if scores[0] >= after.to_win:
        key = "third"
    elif now.facts["place"]:
        key = "bench_lost"
    else:
        key = "next" if any(dino is not None for dino in after.players[seat].dinos) else "last"
    head, title = (
        say("announce", "knock_out", name=name),
        say("announce", "knocked_out", dino=words.card(card)),
    )
    why = say("announce", "score", name=name, other=other, scored=scores[0], others=scores[1])
    follows = say("announce", key, name=name, other=other, needed=after.to_win)
    return Announcement(scorer, face(card), head, title, why, follows)


def draw_asked_about(surface: pygame.Surface, board: Battlefield) -> list[pygame.Rect]:
    """The card that somebody is asked to answer, as large as when it was played; returns where it lies."""
    view = board.view
    window = view.question if board.asked_kind == "respond" else None
    if window is None or not window.played:
        return []
    image, place = _fitting(board, _of_played(board, view, window.played[-1]), over_sums=False)
    return [surface.blit(image, place)]


def _fitting(
    board: Battlefield, shown: Announcement, *, over_sums: bool = True
) -> tuple[pygame.Surface, pygame.Rect]:
    """An announcement and where it lies: on the jumbotron, or low above it while the sums are to be seen.

    What the sums will come to is said on it as well.
    """
    places = board.arena.places
    screen = places.jumbotron
    low = not over_sums and board.arena.sum is not None
    width = round(screen.width * _LOW_SHARE) if low else screen.width
    foot = screen.top - places.px(_ABOVE) if low else screen.bottom
    most = screen.height + places.px(_GROWS)
    for share in _SHARES:
        scale = share * places.scale * _UNIT
        least = 0 if low else screen.height
        image = banner_image(shown, board.robot(shown.seat), width, least, scale, low)
        if image.get_height() <= most:
            break
    return image, image.get_rect(midbottom=(screen.centerx, foot))


def _of_played(board: Battlefield, view: BattleView, played: Played) -> Announcement:
    """A card that waits for an answer."""
    facts, seat = board.arena.preview.catalogue.played[played.card], played.seat
    side = view.players[seat if facts.helps else opponent(seat)]
    aimed = None if played.on is None else side.dinos[played.on]
    dino = "" if aimed is None else aimed.card
    kind = "use" if facts.item else "play"
    return _of_card_of(board, view, seat, (kind, played.card, dino))


def _of_card(board: Battlefield, now: Happening) -> Announcement:
    facts = now.facts
    return _of_card_of(board, now.after, facts["seat"], (now.event.kind, facts["card"], facts["dino"]))


def _of_card_of(
    board: Battlefield, view: BattleView, seat: Seat, played: tuple[str, str, str]
) -> Announcement:
    """`played`: whether it is used, the card, and the Dinosaur that it is aimed at."""
    words, say, (kind, card, dino) = board.words, board.words.texts.say, played
    name, title = words.names[seat], words.card(card)
    head = say("announce", "use" if kind == "use" else "play", name=name)
    if dino:
        title = say("announce", "aimed", card=title, dino=words.card(dino))
    return Announcement(seat, face(card), head, title, _why_now(board, view), face(card).body)


def _why_now(board: Battlefield, after: BattleView) -> str:
    """The card that is answered, else the window that is open."""
    say, window = board.words.texts.say, after.question
    if window is None:
        return say("announce", "why", window="main")
    if len(window.played) > 1:
        return say("announce", "responds", card=board.words.card(window.played[-2].card))
    return say("announce", "why", window=window.kind)


def _of_answer(board: Battlefield, now: Happening) -> Announcement | None:
    facts = now.facts
    return _answered(board, now.after, facts["seat"], (facts["answer"], facts["special"]), facts["dino"])


def _answered(
    board: Battlefield, after: BattleView, seat: Seat, answer: tuple[Answer, int], own: str
) -> Announcement | None:
    """A seat's Dinosaur answers, with one of its special attacks where that is a number."""
    words, (how, special) = board.words, answer
    forecast = board.arena.preview.forecast(after, how, special)
    attacker = after.players[opponent(seat)].dinos[0]
    if after.exchange is None or forecast is None or attacker is None:
        return None
    say = words.texts.say
    title = say("fight", "counterattack" if how == "attack" else how)
    if special:
        title = words.special(own, special)
    (low, high), (own_low, own_high) = forecast.totals, forecast.other_totals
    what = say("announce", how, dino=words.card(own), low=own_low, high=own_high, least=low, most=high)
    why = say("announce", "attacked", dino=words.card(attacker.card), least=low, most=high)
    shown = face(own if how == "take" else how)
    return Announcement(seat, shown, say("announce", "answer", name=words.names[seat]), title, why, what)


def prepare_answers(board: Battlefield, after: BattleView, mover: Seat) -> None:
    """Has the announcements painted of the answers that an attack may get: one is shown when it comes."""
    seat = opponent(mover)
    dino, deck = after.players[seat].dinos[0], after.players[seat].combat_deck
    if dino is None or not dino.card:
        return
    held: dict[Answer, int] = {"take": 1, "attack": deck.attack, "evade": deck.evade, "defend": deck.defend}
    shown = [_answered(board, after, seat, (how, 0), dino.card) for how, cards in held.items() if cards]
    jobs = [partial(_fitting, board, one) for one in shown if one is not None]
    board.ahead.prepare("answers", jobs, soon=True)


def paint_ahead(board: Battlefield, sitting: Sitting, events: Sequence[Event]) -> None:
    """Has the announcements of events painted that the sitting has still to show."""
    jobs: list[Job] = []
    for number, event in enumerate(events):
        if event.kind in _BUILDS and _rival(board, event.facts["seat"]):
            jobs.append(partial(_fitting, board, _of_build(board, event)))
        if event.kind not in _ANNOUNCED:
            continue
        after = sitting.view_after(number)
        now = Happening(after, event, after, 0)
        shown = _of_answer(board, now) if event.kind == "answer" else _of_card(board, now)
        if shown is not None:
            jobs.append(partial(_fitting, board, shown))
    board.ahead.prepare("announcements", jobs, soon=True)


def _show(board: Battlefield, shown: Announcement, now: Happening) -> None:
    image, place = _fitting(board, shown)
    announce(board.stage, image, place.center, now.length, over_words=True)
