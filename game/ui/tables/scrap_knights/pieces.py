"""The cards on the table as controls: the hand, both benches, the felt; and the places that only explain."""

from typing import TYPE_CHECKING

import pygame

from game.engine.seats import Seat, opponent
from game.rules.scrap_knights import picks
from game.rules.scrap_knights.state import LINKS_TO_TRIGGER, MAX_DISTANCE
from game.ui.kit.card import CardWidget
from game.ui.kit.hints import HintArea
from game.ui.kit.widget import Text, Widget
from game.ui.tables.hands.hand_card import HandCard, hand_rects
from game.ui.tables.hands.played_card import PlayedCard
from game.ui.tables.hands.view import cards_in_hand
from game.ui.tables.scrap_knights.bench_card import BenchCard, Label
from game.ui.tables.scrap_knights.faces import face
from game.ui.tables.scrap_knights.phase_arrows import phase_places
from game.words.scrap_knights.preview_text import tag_of

if TYPE_CHECKING:
    from game.ui.tables.scrap_knights.board import Board

_ASKEW = 2.2
"""Degrees by which each card behind an ACT is turned more than the one before it."""
PHASES = {"act": "Choose", "flip": "Flip", "bots": "BOTs", "tokens": "Tokens", "resolve": "Chain"}


def _dress(board: "Board", widget: CardWidget, seat: Seat, card: str, rect: pygame.Rect) -> None:
    """What all cards of a side have: the pick, and why there is none."""
    chooser, part = board.scene.chooser, picks.card(card)
    widget.pick = board.pick_of(seat, part)
    widget.picked = chooser is not None and chooser.has(part)
    if widget.pick is None:
        widget.refusal = board.refusal(seat, part, picks.OTHER_CARD)
    widget.place(rect.move(0, -board.area.unit(10)) if widget.picked else rect, board.area.scale)


def hand_widgets(board: "Board") -> list[HandCard]:
    """The near hand without what lies face down on the felt: which card that is only its seat knows."""
    scene, view, words = board.scene, board.view, board.scene.words
    side = view.players[board.bottom]
    chosen = board.bottom in scene.turn.chosen
    known = chosen and scene.sitting.viewer == board.bottom
    hand = [card for card in cards_in_hand(side) if not (known and card in scene.laid_down)]
    if chosen and not known:
        hand = hand[1:]
    area = board.places.hand if board.choosing else board.aside
    unit = board.area.unit
    asked = scene.asked is not None and scene.asked.seat == scene.sitting.viewer
    found = []
    for card, rect in zip(hand, hand_rects(area, len(hand), unit(2), unit(7)), strict=True):
        widget = HandCard(board.gallery, None if card is None else face(card))
        widget.grows = board.choosing
        widget.below = board.places.lane_top
        found.append(widget)
        if card is None:
            widget.hint = words.hint("back")
            widget.place(rect, board.area.scale)
            continue
        _dress(board, widget, board.bottom, card, rect)
        widget.visible = ("hand", card) not in board.stage.hidden
        shown = board.previews.of(card)
        if shown is not None:
            widget.tag = tag_of(shown, view.distance, side.heat, words)
            widget.hint = widget.tag[2] if widget.tag is not None else ""
        idle = widget.tag is not None and widget.tag[1] == "nothing"
        widget.dim = (asked and not widget.pickable) or idle or not board.choosing
    return found


def bench_widgets(board: "Board", seat: Seat) -> list[BenchCard]:
    """A side's ULT and BOTs. A spent BOT stays where it lay, so that nobody has to look for the others."""
    words, side = board.scene.words, board.view.players[seat]
    found = []
    cards = [side.ult, *sorted((*side.bots, *side.spent_bots))]
    for card, rect in zip(cards, board.side(seat).bench, strict=False):
        ult = card == side.ult
        dots = (min(side.link, LINKS_TO_TRIGGER), LINKS_TO_TRIGGER) if ult else ()
        label = Label("link" if ult else "eye", words.when(card), words.what(card), *dots)
        spent = words.tag("used") if card in side.spent_bots else ""
        widget = BenchCard(board.gallery, face(card), label, None, spent=spent)
        _dress(board, widget, seat, card, rect)
        key = "ult" if ult else "bot_used" if spent else "bot_ready" if widget.pick else "bot_waits"
        widget.hint = words.hint(key, name=words.names[seat], link=side.link, needed=LINKS_TO_TRIGGER)
        found.append(widget)
    return found


def felt_widgets(board: "Board", seat: Seat) -> list[tuple[PlayedCard, str]]:
    """A side's ACTs face up, each as it was played; behind them what else has joined the chain."""
    words, side, turn = board.scene.words, board.view.players[seat], board.scene.turn
    played = [(act.manoeuvre.card, "act", str(act.manoeuvre)) for act in side.played]
    # Once ACTs are chosen again, the chain of the last round is told in the well alone.
    begun = turn.steps if board.view.phase != "act" else ()
    steps = [step for step in begun if step.seat == seat]
    if not played:
        # At the end the ACTs are back in the hand; what the last round was stays in view.
        played = [(step.card, "act", str(step.manoeuvre)) for step in steps if step.role == "act"]
        played = list(dict.fromkeys(played))
    joined = [(step.card, step.role, step.card) for step in steps if step.role in ("copy", "ult")]
    places = board.side(seat).acts[0 if played else 1 :]
    found = []
    cards = [*played, *dict.fromkeys(joined)]
    for number, ((card, role, spelled), rect) in enumerate(zip(cards, places, strict=False)):
        widget = PlayedCard(board.gallery, face(card))
        widget.place(rect, board.area.scale)
        widget.name = f"played {seat} {number}"
        widget.visible = ("face", seat, number) not in board.stage.hidden
        own = [one for one in steps if (one.card, one.role) == (card, role)]
        widget.running = any(one.status == "running" for one in own)
        widget.dim = bool(own) and all(one.status == "done" for one in own)
        told, widget.symbol = words.outcome(own)
        missed = words.missed(own)
        harm = widget.symbol == "damage"
        widget.tag = (told, "hit" if harm else "nothing", "") if told else None
        widget.stamp = words.tag("miss_stamp") if missed else ""
        if role == "act":
            widget.hint = words.hint("played")
            widget.owner = (words.names[seat], seat) if number == 0 else None
        else:
            widget.head = words.tag(role), "ult" if role == "ult" else "copy"
            widget.turn = (1 if seat == board.bottom else -1) * _ASKEW * min(number + (not played), 2)
        found.append((widget, spelled))
    waiting = seat in turn.chosen and seat == board.bottom and ("back", seat) not in board.stage.hidden
    if waiting and not played:
        back = PlayedCard(board.gallery, None)
        back.owner = words.names[seat], seat
        back.name, back.hint = "chosen", words.hint("chosen")
        back.place(board.side(seat).acts[0], board.area.scale)
        found.append((back, ""))
    # The first one lies on top of those behind it, the running one on top of all.
    found.reverse()
    found.sort(key=lambda one: one[0].running)
    return found


def plate_widgets(board: "Board", seat: Seat) -> list[Widget]:
    """A side's gauges and tokens."""
    return board.plate(seat).widgets(
        board.view.players[seat],
        board.scene.words,
        lambda token: board.pick_of(seat, picks.token(token)),
        lambda token: board.refusal(seat, picks.token(token), picks.OTHER_TOKEN),
    )


def hint_areas(board: "Board") -> list[Widget]:
    """Places that are no control but have something to say: phases, distance, the far hand, the medallion."""
    words, view, places = board.scene.words, board.view, board.places
    far = opponent(board.bottom)
    chosen = far in board.scene.turn.chosen
    held = view.players[far].hand_size - chosen
    key = "far_chosen" if chosen else "far_hand"
    found: list[tuple[str, Text, pygame.Rect]] = [
        ("distance", words.hint("distance", distance=view.distance, most=MAX_DISTANCE), places.sign),
        ("far hand", words.hint(key, name=words.names[far], count=held), places.far_hand),
    ]
    for phase, rect in zip(PHASES, phase_places(places.phases, len(PHASES)), strict=True):
        found.append((f"phase {phase}", words.hint(phase, needed=LINKS_TO_TRIGGER), rect))
    turn = board.scene.turn
    if board.in_chain:
        told = words.hint("step", step=turn.begun, count=len(turn.steps))
        found.append(("step", told, places.medallion))
    areas: list[Widget] = []
    for name, hint, rect in found:
        area = HintArea(name, hint)
        area.place(rect, board.area.scale)
        areas.append(area)
    return areas
