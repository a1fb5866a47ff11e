"""The cards on the table as controls: both benches, the felt; and the places that only explain."""

from collections.abc import Collection, Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol

import pygame

from game.engine.refusals import Pick
from game.engine.seats import Seat, opponent
from game.rules.scrap_knights import picks
from game.rules.scrap_knights.state import LINKS_TO_TRIGGER, MAX_DISTANCE
from game.rules.scrap_knights.turn import SHOWN_PHASES, Turn
from game.rules.scrap_knights.view import DuelView
from game.ui.kit.card import CardWidget
from game.ui.kit.hints import HintArea
from game.ui.kit.widget import Command
from game.ui.layout.nodes import Node
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery, Size, State
from game.ui.tables.hands.hand_card import HandCard, covered_face, hand_rects
from game.ui.tables.hands.played_card import PlayedCard
from game.ui.tables.scrap_knights.faces import face
from game.ui.tables.scrap_knights.panels.bench_card import BenchCard, Label
from game.ui.tables.scrap_knights.panels.hung import Side
from game.ui.tables.scrap_knights.panels.pending import Pending, pending_chip
from game.ui.tables.scrap_knights.panels.phase_ribbon import PhaseArrow, phase_ribbon, state_of
from game.ui.tables.scrap_knights.panels.rest_row import RestRow, rest_rects
from game.ui.tables.scrap_knights.panels.side_plate import make_gauges, make_tokens, side_plate
from game.ui.tables.scrap_knights.places import Places
from game.words.scrap_knights.outcome_text import ChainOutcome
from game.words.scrap_knights.pending_text import pending
from game.words.scrap_knights.table_text import TableWords

_ASKEW = 2.2
"""Degrees by which each card behind an ACT is turned more than the one before it."""


_LYING: tuple[State, ...] = ("full", "dim")


class Choosing(Protocol):
    """What can be done with the things of a seat now."""

    def pick_of(self, seat: Seat, part: Pick) -> Command | None:
        """What a thing of a seat does, if it can be picked or put back."""

    def has(self, part: Pick) -> bool:
        """Whether a thing is picked."""

    def refusal(self, seat: Seat, own: Pick, other: str) -> str:
        """Why a thing of a seat cannot be used: by its owner, or as `other` by whoever looks at it."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What a duel's panels show; `hidden` are the pieces that have not landed yet."""

    gallery: Gallery
    words: TableWords
    view: DuelView
    turn: Turn
    bottom: Seat
    hidden: Collection[Hashable]
    choosing: Choosing


def dress(shown: Shown, widget: CardWidget, seat: Seat, card: str) -> None:
    """What all cards of a side have: the pick, and why there is none."""
    choosing, part = shown.choosing, picks.card(card)
    widget.about = part
    widget.pick = choosing.pick_of(seat, part)
    widget.picked = choosing.has(part)
    if widget.pick is None:
        widget.refusal = partial(choosing.refusal, seat, part, picks.OTHER_CARD)


def bench_cards(shown: Shown, seat: Seat) -> list[BenchCard]:
    """A side's ULT and BOTs. A spent BOT stays where it lay, so that nobody has to look for the others."""
    words, side = shown.words, shown.view.players[seat]
    found, numbered = [], 0
    cards = [side.ult, *sorted((*side.bots, *side.spent_bots))]
    for card in cards:
        ult = card == side.ult
        dots, full = (min(side.link, LINKS_TO_TRIGGER), LINKS_TO_TRIGGER) if ult else (0, 0)
        count = words.texts.say("tags", "tokens", count=dots, full=full)
        count = words.tag("ready") if ult and dots == full else count
        when, what, brief = words.when(card), words.what(card), words.when_briefly(card)
        label = Label("link" if ult else "eye", when, what, dots, full, count, brief=brief)
        spent = words.tag("used") if card in side.spent_bots else ""
        widget = BenchCard(shown.gallery, face(card), label, None, spent=spent)
        dress(shown, widget, seat, card)
        widget.owned = seat, card
        if widget.pick is not None and not ult:
            numbered += 1
            widget.key_name = str(numbered)
        # Of one that may answer now the closer look, the chain and the prompt say all.
        key = "ult" if ult else "bot_used" if spent else "" if widget.pick else "bot_waits"
        facts = {"name": words.names[seat], "link": side.link, "needed": LINKS_TO_TRIGGER}
        widget.hint = words.hint(key, **facts) if key else ""
        found.append(widget)
    return found


def side(shown: Shown, seat: Seat, look: str, who: str, *, narrow: bool = False) -> Side:
    """A side's plate with tokens and gauges, and its bench; `who` sits there."""
    words, own, choosing, mirrored = (
        shown.words,
        shown.view.players[seat],
        shown.choosing,
        seat != shown.bottom,
    )
    tokens = make_tokens(
        seat,
        own,
        words,
        lambda token: choosing.pick_of(seat, picks.token(token)),
        lambda token: partial(choosing.refusal, seat, picks.token(token), picks.OTHER_TOKEN),
    )
    gauges = make_gauges(seat, own, words, mirrored=mirrored)
    plate = side_plate(seat, look, words.names[seat], who, tokens, gauges, mirrored=mirrored, narrow=narrow)
    return Side(plate, bench_cards(shown, seat), mirrored, pending_chip(to_come(shown, seat)))


def to_come(shown: Shown, seat: Seat) -> Pending:
    """What effects of earlier rounds still do to a side."""
    words, view = shown.words, shown.view
    hint = words.texts.say("pending", "hint", name=words.names[seat])
    return Pending(seat, tuple(pending(words, view, view.players[seat])), hint)


def felt_widgets(
    shown: Shown, seat: Seat, places: tuple[pygame.Rect, ...], scale: float
) -> list[tuple[PlayedCard, str]]:
    """A side's ACTs face up, each as it was played; behind them what else has joined the chain."""
    words, side, turn = shown.words, shown.view.players[seat], shown.turn
    played = [(act.manoeuvre.card, "act", str(act.manoeuvre)) for act in side.played]
    # Once ACTs are chosen again, the chain of the last round is told in the well alone.
    begun = turn.steps if shown.view.phase != "act" else ()
    outcome = ChainOutcome(words, begun)
    steps = [step for step in begun if step.seat == seat]
    if not played:
        # At the end the ACTs are back in the hand; what the last round was stays in view.
        played = [(step.card, "act", str(step.manoeuvre)) for step in steps if step.role == "act"]
        played = list(dict.fromkeys(played))
    joined = [(step.card, step.role, step.card) for step in steps if step.role in ("copy", "ult")]
    found = []
    cards = [*played, *dict.fromkeys(joined)]
    for number, ((card, role, spelled), rect) in enumerate(
        zip(cards, places[0 if played else 1 :], strict=False)
    ):
        widget = PlayedCard(shown.gallery, face(card))
        widget.place(rect, scale)
        widget.name = f"played {seat} {number}"
        widget.visible = ("face", seat, number) not in shown.hidden
        at = [
            place for place, one in enumerate(begun) if (one.seat, one.card, one.role) == (seat, card, role)
        ]
        own = [begun[place] for place in at]
        widget.running = any(one.status == "running" for one in own)
        widget.dim = bool(own) and all(one.status == "done" for one in own)
        told, widget.symbol = outcome.tag(at)
        harm = widget.symbol == "damage"
        widget.tag = (told, "hit" if harm else "nothing", "") if told else None
        widget.stamp = outcome.stamp(at)
        if role == "act":
            widget.hint = words.hint("played")
            widget.owner = (words.names[seat], seat) if number == 0 else None
        else:
            widget.head = words.tag(role), "ult" if role == "ult" else "copy"
            widget.turn = (1 if seat == shown.bottom else -1) * _ASKEW * min(number + (not played), 2)
        found.append((widget, spelled))
    waiting = seat in turn.chosen and seat == shown.bottom and ("back", seat) not in shown.hidden
    if waiting and not played:
        back = PlayedCard(shown.gallery, None)
        back.owner = words.names[seat], seat
        back.name, back.hint = "chosen", words.hint("chosen")
        back.place(places[0], scale)
        found.append((back, ""))
    # The first one lies on top of those behind it, the running one on top of all.
    found.reverse()
    found.sort(key=lambda one: one[0].running)
    return found


def ribbon(shown: Shown, now: int, *, folded: bool) -> Node:
    """The round and its phases; see `phase_arrows` and `phase_ribbon`."""
    title = shown.words.texts.say("counted", "round", count=shown.view.round).upper()
    return phase_ribbon(title, phase_arrows(shown, now), folded=folded)


def phase_arrows(shown: Shown, now: int) -> list[PhaseArrow]:
    """The phases of a round, each with what happens in it; `now` is the place of the running one."""
    words = shown.words
    names = words.texts.section("phases")
    return [
        PhaseArrow(
            phase,
            names[phase],
            words.hint(phase, needed=LINKS_TO_TRIGGER),
            state_of(number, now),
            first=number == 0,
        )
        for number, phase in enumerate(SHOWN_PHASES)
    ]


def far_hand(shown: Shown) -> tuple[int, int]:
    """How many cards the far side holds, and how many it has chosen."""
    far = opponent(shown.bottom)
    chosen = int(far in shown.turn.chosen)
    return shown.view.players[far].hand_size - chosen, chosen


def hanging_areas(shown: Shown) -> tuple[HintArea, HintArea]:
    """What the far hand and the distance say about themselves."""
    words, name = shown.words, shown.words.names[opponent(shown.bottom)]
    held, chosen = far_hand(shown)
    told = words.hint("far_chosen" if chosen else "far_hand", name=name, count=held)
    distance = words.hint("distance", distance=shown.view.distance, most=MAX_DISTANCE)
    return HintArea("far hand", told), HintArea("distance", distance)


def step_area(shown: Shown, place: pygame.Rect, scale: float) -> HintArea:
    """What the medallion that counts the chain's steps says."""
    area = HintArea("step", shown.words.hint("step", step=shown.turn.begun, count=len(shown.turn.steps)))
    area.place(place, scale)
    return area


def pictures_ahead(view: DuelView, bottom: Seat, places: Places) -> list[tuple[CardFace, int, State]]:
    """The own hand, also where a card would do nothing, and where the next one lies on it."""
    hand = view.players[bottom].hand or ()
    own = hand_rects(places.hand, 1, 0, 0)[0].width
    sizes: list[Size] = [(own, "full"), (own, "dim")]
    rects = hand_rects(places.hand, len(hand), places.unit(2), 0)
    covered = rects[0].right - rects[1].left if len(rects) > 1 else 0
    faces = [face(card) for card in hand]
    lying = [(covered_face(one, covered, own), own, state) for one in faces for state in _LYING]
    return [*lying, *((one, *size) for size in sizes for one in faces)]


def resting_hand(
    shown: Shown, seat: Seat, hand: Sequence[str | None], area: pygame.Rect, scales: tuple[float, float]
) -> Iterator[HandCard]:
    """The hand put aside: backs, of the first of the `scales`, or lines to be read, of the second."""
    backs = hand_rects(area, len(hand), round(2 * scales[0]), round(7 * scales[0]))
    for card, back, row in zip(hand, backs, rest_rects(area, len(hand), scales[1]), strict=True):
        if card is None:
            widget = HandCard(shown.gallery, None)
            widget.hint = shown.words.hint("back")
            widget.place(back, scales[0])
        else:
            widget = RestRow(shown.gallery, face(card))
            dress(shown, widget, seat, card)
            widget.visible = ("hand", card) not in shown.hidden
            widget.place(row, scales[1])
        yield widget


def beside(area: pygame.Rect, played: Sequence[pygame.Rect], held: int, gap: int) -> pygame.Rect:
    """What is left of the place of a hand of `held` cards beside the cards that were played."""
    area, right = area.copy(), area.right
    edge = max((rect.right + gap for rect in played), default=0)
    narrowest = hand_rects(area, 1, 0, 0)[0].width + held * gap
    area.left = min(max(area.left, edge), right - narrowest)
    area.width = right - area.left
    return area
