"""Who uses a BOT, spends a token, or whose ULT breaks in: it is announced in the middle of the arena."""

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.ui.motion import Call, InTurn, Pause
from game.ui.paint.palette import GOLD, TEAL
from game.ui.tables.scrap_knights.faces import face
from game.ui.tables.scrap_knights.places import ANNOUNCED
from game.ui.tables.scrap_knights.stage import drama, remarks
from game.ui.tables.scrap_knights.stage.bodies import chest, play
from game.ui.tables.shows.announcement import Announcement, announce, announcement_image
from game.ui.tables.shows.shows import Happening

if TYPE_CHECKING:
    from game.ui.tables.scrap_knights.board import Board

_NAME = 100
"""Units of the name of a ULT that breaks in."""
_CLEARED = 180
"""By how much sooner an announcement is gone than its show ends: the next words stand there alone."""


def bot(board: "Board", now: Happening) -> None:
    seat, card = now.facts["seat"], now.facts["card"]
    board.stage.ring(board.row_place(seat, card), GOLD, now.length)
    remarks.at_bot(board, now)
    words = board.words
    why, what = words.why_now(seat, card), words.deeds(card)
    announce_card(
        board, Announcement(seat, face(card), words.shout("bot", seat), words.card(card), why, what), now
    )


def spend(board: "Board", now: Happening) -> None:
    seat, card, token = now.facts["seat"], now.facts["card"], now.facts["token"]
    board.stage.ring(board.hung(f"{token} {seat}").rect, GOLD, now.length)
    remarks.at_token(board, now)
    words = board.words
    title = words.texts.say("choices", "token_on", token=words.token(token), card=words.card(card))
    what = words.texts.section("keywords")[token]
    announce_card(board, Announcement(seat, face(card), words.shout("spend", seat), title, "", what), now)


def ult(board: "Board", now: Happening) -> None:
    seat = now.facts["seat"]
    card, words, stage = now.after.players[seat].ult, board.words, board.stage
    stage.ring(board.row_place(seat, card), TEAL, now.length)
    head, what = words.shout("ult", seat), words.deeds(card)
    told = Announcement(seat, face(card), head, words.card(card), "", what)
    remarks.at_ult(board, now, drama.BREAKS_IN)
    if stage.timeline.still:
        announce_card(board, told, now)
        return
    # It breaks in with its name; only then it is read what it does.
    drama.spotlight(stage, chest(board, seat), board.places.grain, drama.BREAKS_IN)
    stage.play(board.duelists.pair[seat].hold("channel", drama.BREAKS_IN))
    play(board, "gain", seat)
    stood, field = drama.BREAKS_IN - 360, stage.field or pygame.Rect(0, 0, 0, 0)
    place, name = (board.places.axis, field.top + field.height * 11 // 20), words.card(card).upper()
    drama.slam(stage, name, board.places.unit(_NAME), place, stood, tone="hot", quake=1)
    later = Happening(now.before, now.event, now.after, now.length - drama.BREAKS_IN)
    stage.play(InTurn(Pause(drama.BREAKS_IN), Call(partial(announce_card, board, told, later))))


def announce_card(board: "Board", shown: Announcement, now: Happening) -> None:
    """Who does what, and why, stands in the middle of the arena for a while: below the distance."""
    stage, sign = board.stage, board.hung("distance").rect
    told = board.places.told
    image = announcement_image(shown, round(ANNOUNCED * told), told)
    middle = sign.centerx, sign.bottom + board.area.unit(10) + image.get_height() // 2
    announce(stage, image, middle, max(0, now.length - _CLEARED))
