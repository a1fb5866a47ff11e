"""What an event looks like while it happens: cards fly and turn over, mechs act, blows land, numbers rise."""

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.engine.seats import SEATS, Seat, opponent
from game.rules.scrap_knights.state import LINKS_TO_TRIGGER
from game.ui.motion import Call, InTurn, Pause
from game.ui.paint.icons import icon
from game.ui.paint.palette import GOLD, TEAL, Color, good
from game.ui.tables.hands.played_card import STAMP_TURN
from game.ui.tables.scrap_knights.faces import GAME, face
from game.ui.tables.scrap_knights.flights import coming_home, leaving
from game.ui.tables.scrap_knights.places import blow_size
from game.ui.tables.scrap_knights.stage import drama, remarks
from game.ui.tables.scrap_knights.stage.announced import bot, spend, ult
from game.ui.tables.scrap_knights.stage.bodies import (
    blow_of,
    chest,
    facing,
    fallen_short,
    family_of,
    fly_out,
    play,
    shot_of,
    toward,
)
from game.ui.tables.scrap_knights.stage.cells import drop_cells, fall_cells
from game.ui.tables.scrap_knights.stage.lengths import (
    blow_lead,
    blow_length,
    blow_sound,
    lands,
    timing,
    walk_length,
)
from game.ui.tables.scrap_knights.stage.stopped import blocked, lapsed, prevented
from game.ui.tables.scrap_knights.stage.strikes import (
    SHOTS,
    drawn,
    drone,
    held,
    play_blow,
    poses_with,
    strike,
)
from game.ui.tables.shows import effects
from game.ui.tables.shows.coins import flip_coin
from game.ui.tables.shows.effects import Timing
from game.ui.tables.shows.fighter import HEAVY
from game.ui.tables.shows.quips import lines_on
from game.ui.tables.shows.shows import Happening, Show, Shows
from game.words.scrap_knights.chain_text import stopped

if TYPE_CHECKING:
    from game.ui.tables.scrap_knights.board import Board

_MISS = 160
_FLIP, _APART, _HELD = 320, 120, 60
_OVER = 110
"""Units of the word for a miss over the ground."""
_NAMED, _READ = 520, 900
"""How long an effect is named before it works, and what comes to nothing is read."""
_VERSUS, _AGAINST, _DOWN = 84, 240, 150
"""Units of the word between two ACTs, milliseconds that it stands, units of the one over a fallen mech."""
_LIES_DOWN, _SEEN_FIRST = 900, 20
"""For how long the word over a fallen mech stands; how long after a last blow everything freezes."""
_LIES, _RINGED = 640, 760
"""When a tossed coin lies, and for how long the card that it puts first is ringed."""
_WORD = 24
"""Units of the letters of a word beside a plate."""
_BURNT, _QUAKE = 260, 3
"""When a mech that explodes is a wreck; units by which a point of a hard blow shakes the stage."""


def _word_at_gauge(board: "Board", seat: Seat, text: str, color: Color, *, wait: float = 0) -> None:
    """Beside the plate, below the gauge; words of one moment stand side by side, in rows."""
    whole = board.hung(f"plate {seat}")
    plate, unit = whole.rect, whole.unit
    row, column = divmod(board.next_word(seat), 2)
    x = plate.centerx + toward(board, seat) * unit(104) * column
    y = plate.bottom + unit(44 + 38 * row)
    half = pygame.Rect(plate.left, plate.bottom, plate.width, y + unit(_WORD) - plate.bottom)
    said = [line.rect.bottom for line in lines_on(board.stage) if line.rect.colliderect(half)]
    # It rises by two heights of its letters.
    y = max([y, *(bottom + unit(3 * _WORD) for bottom in said)])
    board.stage.rise(text, color, (x, y), unit(_WORD), remarks.RISEN, wait=wait)


def _sealed(board: "Board", now: Happening) -> None:
    seat = now.facts["seat"]
    if seat == board.bottom:
        end = board.acts(seat)[0]
        back = board.gallery.back(end.width)
        board.stage.fly(back, leaving(board, seat, None), end, now.length, hides=("back", seat))


def _flip(board: "Board", now: Happening) -> None:
    """A card turns over; what the blows of all played cards look like is painted meanwhile."""
    seat, card = now.facts["seat"], now.facts["card"]
    number = len(now.after.players[seat].played) - 1
    end = board.acts(seat)[min(number, 1)]
    start = end if number == 0 and seat == board.bottom else leaving(board, seat, card)
    if number == 0 and not board.stage.timeline.still:
        _reveal(board, now, start, end)
    else:
        board.stage.fly(
            board.gallery.back(end.width),
            start,
            end,
            _FLIP,
            hides=("face", seat, number),
            turns_into=partial(board.gallery.card, face(card), end.width),
        )
    if now.facts["cost"]:
        wait = drama.RISES + drama.TURNS if number == 0 else _FLIP
        _word_at_gauge(board, seat, board.words.tag("more_heat", amount=now.facts["cost"]), GOLD, wait=wait)
    remarks.at_flip(board, now, drama.RISES + drama.TURNS)
    played = [(one, act.manoeuvre.card) for one in SEATS for act in now.after.players[one].played]
    ahead = board.scene.context.ahead
    effects.prepare(ahead, *(shot_of(board, of, one, opponent(one)) for one, of in played))
    for one, of in played:
        ahead.prepare(("armed", one, of), poses_with(board.mechs[one], family_of(of), held(GAME, of)))


def _reveal(board: "Board", now: Happening, start: pygame.Rect, end: pygame.Rect) -> None:
    """The first ACT of a side before all eyes; once both have turned over, a word stands between them."""
    seat, large = now.facts["seat"], board.places.revealed(near=now.facts["seat"] == board.bottom)
    picture = partial(board.gallery.card, face(now.facts["card"]), large.width)
    drama.reveal(
        board.stage, board.gallery.back(large.width), picture, (start, large, end), ("face", seat, 0)
    )
    if now.after.players[opponent(seat)].played:
        place, size = (board.places.axis, large.centery), board.places.unit(_VERSUS)
        wait = drama.RISES + drama.TURNS
        drama.slam(board.stage, board.words.tag("versus"), size, place, _AGAINST, wait=wait, quake=0.5)


def _round(board: "Board", now: Happening) -> None:
    """The played cards go home."""
    effects.forget()
    remarks.at_round(board, now)
    for seat, side in enumerate(now.before.players):
        for number, act in enumerate(side.played):
            start = board.acts(seat)[min(number, 1)]
            image = board.gallery.card(face(act.manoeuvre.card), start.width)
            if seat == board.bottom:
                end = coming_home(board, act.manoeuvre.card, now.after.players[seat])
                hides = ("hand", act.manoeuvre.card)
            else:
                end, hides = leaving(board, seat, None), ("far hand", str(number))
            board.stage.fly(image, start, end, now.length, hides=hides)


def _effect(board: "Board", now: Happening) -> None:
    board.first_word()
    seat, card = now.facts["seat"], now.facts["card"]
    side = now.after.players[seat]
    if card == side.ult or card in (*side.bots, *side.spent_bots):
        board.stage.ring(board.row_place(seat, card), GOLD, now.length * 4)
    if drone(GAME, card):
        fly_out(board, seat, card)
    elif face(card).palette in ("attack", "ult"):
        fighter = board.duelists.pair[seat]
        drawn(board.stage, fighter, family_of(card), held(GAME, card), now.length)


def _strike(board: "Board", now: Happening) -> Timing:
    """The mech strikes, or its BOT does; with damage the blow is seen, and a shot that is blocked as well."""
    seat, card, amount = now.facts["seat"], now.facts["card"], now.facts.get("amount", 0)
    family, when = family_of(card), timing(now.event)
    blow = shot_of(board, card, seat, opponent(seat), max(1, drama.power(now.event)))
    if not drone(GAME, card):
        board.duelists.front = seat
        fighter, mech, unit = board.duelists.pair[seat], board.mechs[seat], board.places.grain
        strike(board.stage, fighter, mech, family, when, unit, held(GAME, card))
    if now.event.kind == "miss":
        blow = fallen_short(board, blow)
    if amount or family in SHOTS:
        play_blow(board.stage, blow, when)
    return when


def _damage(board: "Board", now: Happening) -> None:
    seat, target, amount = now.facts["seat"], now.facts["target"], now.facts["amount"]
    wait = _strike(board, now).hit if seat != target else timing(now.event).hit
    place, unit = chest(board, target), board.places.unit
    struck = board.duelists.pair[target]
    aside, above = (90, 70) if amount < HEAVY else (40, 20)
    beside = place[0] - facing(board, target) * unit(aside), place[1] - unit(above)
    if amount:
        board.stage.play(struck.reel(wait))
        if drama.fells(now.event):
            drama.freeze(board.stage, wait + _SEEN_FIRST)
        board.stage.number(beside, f"−{amount}", unit(blow_size(amount)), wait=wait)
        if amount >= HEAVY:
            board.stage.play(InTurn(Pause(wait), Call(lambda: board.stage.shake(unit(_QUAKE * amount)))))
        gauge = board.gauge("hp", target)
        drop_cells(board.stage, gauge, now.after.players[target].hp, wait)
    elif now.facts["hit"]:
        # A blow of 0 that meets no Block hits all the same.
        board.stage.play(struck.reel(wait))
        board.stage.number(beside, board.words.tag("hits_for_nothing"), unit(52), wait=wait)
    else:
        blocked(board, now, wait)
    remarks.after_blow(board, now, wait)


def _miss(board: "Board", now: Happening) -> None:
    seat, word = now.facts["seat"], board.words.tag("miss_stamp")
    when = _strike(board, now)
    short = fallen_short(board, blow_of(board, family_of(now.facts["card"]), seat, opponent(seat))).end
    unit = board.places.unit
    board.stage.number((short[0], short[1] - unit(_OVER)), word, unit(52), "cool", wait=when.hit)
    card = board.played_card(seat, now.facts["card"])
    if card is not None:
        size = card.stamp_size(word)
        board.stage.stamp(card.stamp_place, word, size, turn=STAMP_TURN, rest=0, wait=_MISS)
    board.stage.play(board.duelists.pair[opponent(seat)].dodge(max(0, when.hit - _MISS)))
    remarks.after_miss(board, now)


def _block(board: "Board", now: Happening) -> None:
    board.stage.play(board.duelists.pair[now.facts["seat"]].hold("guard", now.length))
    play(board, "block", now.facts["seat"])


def _moved(board: "Board", now: Happening) -> None:
    seat = now.facts.get("target", now.facts["seat"])

    def changed() -> None:
        board.scene.stale = True

    pushed, crossed = now.event.kind == "push", bool(now.facts.get("crossed"))
    walk = board.duelists.walk(now.facts["distance"], seat, changed, pushed=pushed, crossing=crossed)
    board.stage.play(walk)
    if not pushed and not crossed:
        play(board, "move", seat)
    if crossed:
        board.stage.play(board.duelists.cross(seat))
        remarks.at_crossing(board, seat, walk.length)
        play(board, "cross", seat)


def _heat(board: "Board", now: Happening) -> None:
    seat = now.facts["seat"]
    board.duelists.pair[seat].heat = now.facts["heat"]
    remarks.at_heat(board, now)
    if now.length:
        _word_at_gauge(board, seat, board.words.tag("more_heat", amount=now.facts["amount"]), GOLD)


def _vent(board: "Board", now: Happening) -> None:
    seat, amount = now.facts["seat"], now.facts["amount"]
    board.duelists.pair[seat].heat = now.facts["heat"]
    if amount:
        board.stage.play(board.duelists.pair[seat].hold("channel", now.length * 0.8))
        play(board, "vent", seat)
        fall_cells(board.stage, board.gauge("heat", seat), now.facts["heat"], now.length)
        _word_at_gauge(board, seat, board.words.tag("less_heat", amount=amount), good())


def _token(board: "Board", now: Happening) -> None:
    seat = now.facts["seat"]
    image = icon(now.facts["token"], board.places.unit(60))
    start = image.get_rect(center=chest(board, seat))
    end = board.hung(f"{now.facts['token']} {seat}").rect
    board.stage.fly(image, start, end, now.length)
    play(board, "gain", seat)


def _link(board: "Board", now: Happening) -> None:
    if now.facts["by"] > 0:
        seat = now.facts["seat"]
        remarks.at_link(board, now)
        rect = board.row_place(seat, now.after.players[seat].ult)
        board.stage.ring(rect, TEAL, now.length * 2)
        unit, way = board.area.unit, toward(board, seat)
        beside = rect.centerx + way * (rect.width // 2 + unit(58)), rect.centery + unit(16)
        board.stage.rise(
            board.words.tag("more_link", link=now.facts["link"], full=LINKS_TO_TRIGGER),
            TEAL,
            beside,
            unit(24),
            900,
        )


def _tie(board: "Board", now: Happening) -> None:
    """A coin is tossed over the two cards; the one that goes first is ringed as it lies."""
    seat, card = now.facts["seat"], now.facts["card"]
    place = board.places.coin
    word = board.words.tag("goes_first", card=board.words.card(card).upper())
    remarks.at_tie(board, now, _LIES)
    flip_coin(board.stage, place, board.places.grain, word, heads=seat == board.bottom)
    lies = board.played_card(seat, card)
    first = lies.rect if lies is not None else board.row_place(seat, card)
    board.stage.play(InTurn(Pause(_LIES), Call(lambda: board.stage.ring(first, GOLD, _RINGED))))


def _destroyed(board: "Board", now: Happening) -> None:
    seat = now.facts["seat"]
    play(board, now.event.kind, seat)
    place, unit = chest(board, seat), board.places.unit
    word = board.words.tag("fallen" if now.event.kind == "destroyed" else "melted")
    drama.slam(
        board.stage,
        word,
        unit(_DOWN),
        (board.places.axis, place[1] - unit(40)),
        _LIES_DOWN,
        wait=_BURNT,
        quake=1.4,
    )
    board.stage.play(InTurn(Pause(_BURNT), Call(lambda: setattr(board.duelists.pair[seat], "down", True))))


SHOWS = Shows(
    {
        "round": Show(260, "", _round),
        "sealed": Show(220, "seal", _sealed, "lock"),
        "flip": Show(drama.SHOWN + _HELD, "flip", _flip, "card", apart=_APART),
        "bot": Show(2200, "flip", bot, "bot"),
        "spend": Show(1700, "pick", spend, "priority"),
        "ult": Show(2200 + drama.BREAKS_IN, "ult", ult, "ult"),
        "chain": Show(0),
        "effect": Show(_NAMED, "", drama.if_shown(_effect)),
        "damage": Show(
            blow_length,
            blow_sound,
            drama.if_shown(_damage),
            lambda event: "damage" if lands(event) else "block",
            blow_lead,
        ),
        "miss": Show(140 + _READ, "miss", drama.if_shown(_miss), "cross", _MISS),
        "nothing": Show(
            _READ,
            "",
            drama.if_shown(prevented),
            lambda event: "cross" if stopped(event) else "card",
        ),
        "lapsed": Show(_READ, "", drama.if_shown(lapsed), "cross"),
        "block": Show(700, "block", drama.if_shown(_block), "block"),
        **dict.fromkeys(("move", "push"), Show(walk_length, "move", _moved, "move")),
        "set_distance": Show(walk_length, "move", _moved, "distance"),
        "heat": Show(260, "heat", _heat, "heat", rides=("flip",)),
        "vent": Show(900, "vent", _vent, "vent"),
        "token": Show(600, "", drama.if_shown(_token), "ready"),
        "link": Show(420, "link", drama.if_shown(_link), "link"),
        "over": Show(600, "over", None, "ult"),
        "conceded": Show(400, "over", None, "warning"),
        "set_heat": Show(260, "", None, "heat"),
        "bot_returned": Show(260, "", None, "bot"),
        "lost": Show(260, "", None, "exhaust"),
        "hand_seen": Show(260, "", None, "eye"),
        "tie": Show(_LIES + _RINGED, "link", _tie, "coin"),
        **dict.fromkeys(("copy", "copy_later"), Show(700, "", None, "card")),
        "copy_joins": Show(120, "", None, "card"),
        **dict.fromkeys(("prevent_turn", "prevent_next"), Show(_READ, "", None, "lock")),
        **dict.fromkeys(("overheated", "destroyed"), Show(1300, "", _destroyed, "warning")),
        **dict.fromkeys(("pass", "no_act", "released", "shuffled", "drew"), Show(60)),
    },
    longest=18000,
    says=remarks.say,
    steps=(
        "sealed",
        "flip",
        "bot",
        "spend",
        "ult",
        "effect",
        "lapsed",
        "overheated",
        "destroyed",
        "over",
        "round",
    ),
)
