"""The way of the keys: Tab goes to what is offered first, and the focus follows what is asked."""

from collections.abc import Hashable, Iterable, Sequence
from typing import Protocol

import pygame

from game.engine.refusals import Pick
from game.ui.keys import digit, key_with
from game.ui.kit.buttons import Button
from game.ui.kit.card import CardWidget
from game.ui.kit.form import Form
from game.ui.kit.steps import nearest_ahead
from game.ui.kit.widget import Widget
from game.ui.layout.theme import STEEL
from game.ui.paint.materials.skins import box
from game.ui.paint.palette import TEXT
from game.ui.paint.text import draw_line
from game.ui.tables.chooser import Chooser
from game.ui.tables.dino_battles.bench import DinoPlace
from game.ui.tables.dino_battles.panels.answer_button import AnswerButton
from game.ui.tables.dino_battles.snapshot import Snapshot
from game.ui.tables.hands.hand_card import LyingCard
from game.ui.tables.overlays.menu import Tool

_CAP, _LETTER = 17, 12
"""Units: how large the cap of a key is, and what stands on it."""


def targets(widgets: Sequence[Widget]) -> list[DinoPlace]:
    """The Dinosaurs and places that can be picked next."""
    return [one for one in widgets if isinstance(one, DinoPlace) and one.reachable and one.pickable]


def step_ahead(start: Widget, widgets: Iterable[Widget], x: int, y: int) -> Widget | None:
    """Where an arrow leads: from one target to the next one that way, however far, before anything else, and
    never from a target to a tool of the bar.
    """
    found = list(widgets)
    aims = targets(found)
    if start not in aims:
        return nearest_ahead(start, found, x, y)
    beside = [one for one in found if not isinstance(one, Tool)]
    return nearest_ahead(start, aims, x, y) or nearest_ahead(start, beside, x, y)


def stands_for(widget: Widget, pick: Pick) -> bool:
    """Whether a pick is made with that control.

    >>> stands_for(Widget(name="own 2"), Pick("own", 2))
    True
    """
    if pick.slot == "way":
        kind, number = pick.value
        if isinstance(widget, AnswerButton):
            return (widget.answer, widget.special) == (kind, number)
        return isinstance(widget, Button) and widget.name == kind
    if pick.slot == "spot":
        active = isinstance(widget, DinoPlace) and widget.name == "own 0"
        return isinstance(widget, DinoPlace) and widget.pickable and active == (pick.value == "active")
    before = "own item" if pick.slot == "item" else pick.slot
    return widget.name == f"{before} {pick.value}"


def offered(widgets: Sequence[Widget], *, begun: bool) -> list[CardWidget]:
    """What can be picked next on the table: where a choice has `begun` its targets, else cards and Items."""
    aims = targets(widgets)
    if aims or begun:
        return [*aims]
    return [one for one in widgets if isinstance(one, CardWidget) and one.reachable and one.pickable]


def rank_stops(widgets: Sequence[Widget], *, begun: bool) -> None:
    """Tab comes to what is offered and to the answers, then to all that is only looked at, then to tools."""
    answers = [one for one in widgets if isinstance(one, AnswerButton)]
    buttons = [one for one in widgets if isinstance(one, Button) and not isinstance(one, Tool)]
    ahead: list[Widget] = [*answers, *offered(widgets, begun=begun), *buttons]
    for rank, one in enumerate([*ahead, *(one for one in widgets if one not in ahead)]):
        one.tab_rank = rank


def question(shown: Snapshot, steps: int) -> Hashable:
    """What is asked and what has been picked after so many steps; None while nobody is asked."""
    chooser = shown.chooser
    return None if chooser is None else (steps, chooser.decision.kind, chooser.given, shown.paid)


class Led(Protocol):
    """The table whose focus is led."""

    @property
    def form(self) -> Form: ...
    def next_widgets(self) -> list[Widget]:
        """The controls that a lesson asks for next."""


class FocusLead:
    """Takes the focus to what is asked next, as long as the keys are used.

    Whoever uses the mouse has no focus on what cannot be worked any more, so that Enter leads on; and what
    the pointer rests on since something else was asked is not meant by it any more.
    """

    def __init__(self) -> None:
        self._asked: Hashable = None
        self.keyed = False
        """Whether a key was used last, also one that needs no focus; the keys of a show do not count."""
        self._last: pygame.Rect | None = None
        self._rested = ""
        """The control that the pointer has not left since something else was asked."""

    def looks_at(self, widget: Widget | None) -> None:
        """Something else is looked at."""
        if widget is None or widget.name != self._rested:
            self._rested = ""

    def rests_on(self, widget: Widget, form: Form) -> bool:
        """Whether the pointer only lies on it still: it needs no closer look."""
        return widget.name == self._rested and not form.by_keys

    def follow(self, table: Led, asked: Hashable, answers: Sequence[Button], *, begun: bool) -> None:
        """The controls were made anew; `asked` differs whenever something else is asked, None: nothing is."""
        form, before, self._asked = table.form, self._asked, asked
        if asked != before:
            self._rested = "" if form.hover is None else form.hover.name
        if asked is not None and asked != before:
            if form.by_keys or self.keyed:
                meant = [one for one in table.next_widgets() if one.reachable]
                found = meant[0] if meant else self._first(form, answers, begun=begun)
                if found is not None and found is not form.focus:
                    form.go(found)
            elif isinstance(form.focus, CardWidget) and not form.focus.pickable:
                form.set_focus(None)
        if isinstance(form.focus, CardWidget) and not isinstance(form.focus, DinoPlace):
            self._last = form.focus.rect.copy()

    def _first(self, form: Form, answers: Sequence[Button], *, begun: bool) -> Widget | None:
        """The focus itself if it is offered, else the first target, the nearest card, the gold button or the
        sensible answer. A card that pays already could only be put back: the next one is meant, at last the
        gold button.
        """
        things = offered(form.widgets, begun=begun)
        if not begun and any(one.picked for one in things):
            gold = next((one for one in answers if one.reachable and one.primary and one.workable), None)
            things = [] if gold is not None else [one for one in things if not one.picked]
        if form.focus in things:
            return form.focus
        if things and isinstance(things[0], DinoPlace):
            return things[0]
        if things:
            # The next card is the one beside the card that was there last.
            middle = pygame.Vector2((self._last or things[0].rect).center)
            return min(things, key=lambda one: middle.distance_squared_to(one.rect.center))
        open_answers = [one for one in answers if one.reachable]
        gold = next((one for one in open_answers if one.primary), None)
        return gold or sensible(open_answers)


def sensible(answers: Sequence[Button]) -> Button | None:
    """The answer to an attack that costs its side least on the whole; else a pass, or the first button."""
    replies = [one for one in answers if isinstance(one, AnswerButton) and one.forecast is not None]
    if not any(one.answer == "take" for one in replies):
        return next((one for one in answers if one.name == "pass"), answers[0] if answers else None)
    return max(replies, key=_worth)


def _worth(reply: AnswerButton) -> tuple[float, int]:
    """The mean HP that the attacker loses, and the bonus of an evasion, less the own loss; of equal ones the
    answer that spends fewer cards is worth more.
    """
    assert reply.forecast is not None
    odds, cards = reply.forecast.odds, 0 if reply.answer == "take" else len(reply.spends)
    return round(odds.loss + odds.gained - odds.other_loss, 3), -cards


def meant_by(key: int, widgets: Sequence[Widget], hand: Sequence[CardWidget]) -> CardWidget | None:
    """What a digit picks: a target by its place, 0 for the active one; else a card of the hand or an Item."""
    aims = targets(widgets)
    number = 0 if key == key_with("0") else digit(key)
    if number is None:
        return None
    if aims:
        return next((one for one in aims if one.number == number), None)
    cards = [*hand, *items(widgets)]
    found = cards[number - 1] if 0 < number <= len(cards) else None
    return found if found is not None and found.reachable else None


def done_at_once(chooser: Chooser, card: CardWidget, pick: Pick | None) -> str:
    """The kind of action, as "bench", that a card or an Item is all that is needed for; "" where more is
    asked, and for a target.
    """
    if pick is None or isinstance(card, DinoPlace) or not chooser.settles(pick):
        return ""
    return type(chooser.left_by((pick,))[0]).__name__.lower()


def items(widgets: Sequence[Widget]) -> list[CardWidget]:
    """The own Items, which have the digits after those of the hand."""
    return [one for one in widgets if isinstance(one, CardWidget) and one.name.startswith("own item ")]


def draw_digits(
    surface: pygame.Surface, form: Form, hand: Sequence[CardWidget], scale: float, *, begun: bool
) -> None:
    """On all that is offered the digit that picks it, as long as the keys are used; places of a bench that
    show their numbers have it already.
    """
    if not form.by_keys:
        return
    cards = [*hand, *items(form.widgets)]
    for one in offered(form.widgets, begun=begun):
        if isinstance(one, DinoPlace) and one.number and one.shows_number:
            continue
        place = one.number if isinstance(one, DinoPlace) else cards.index(one) + 1 if one in cards else 10
        if place < 10:
            size, edge = round(_CAP * scale), max(1, round(scale))
            cap = pygame.Rect(0, 0, size, size)
            # On the part of a card of the hand that the next one leaves free.
            covered = one.covered if isinstance(one, LyingCard) else 0
            cap.center = one.rect.right - covered - size // (1 if covered else 3), one.rect.top
            cap.clamp_ip(surface.get_rect())
            surface.blit(box(size, size, size // 4, *STEEL.tones["name"], edge), cap)
            draw_line(surface, str(place), "title", round(_LETTER * scale), TEXT, cap.center, "center")
