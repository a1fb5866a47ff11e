"""A hint over a table: the best choices of whoever is asked, with how good they look and why."""

import logging
from collections.abc import Sequence
from typing import Protocol

import pygame

from game.ai.computer import Inquiry
from game.ai.judgement import TOLD
from game.ai.thought import Choice, Reason, Thought, foreseen, own_plan
from game.engine.rules import Action, Decision
from game.ui.context import Context
from game.ui.keys import digit, label, pressed
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.labels import Label
from game.ui.kit.widget import Command
from game.ui.layout.floating import Rects, at_the_right, place_anyway, place_floating
from game.ui.layout.leaves import Part
from game.ui.layout.nodes import Box, Column, Node, Row, Scroll
from game.ui.overlay import OverlayScene
from game.ui.paint.materials.skins import paper_skin
from game.ui.paint.palette import INK, ON_PAPER_SOFT
from game.ui.parts.paper_choice import PaperChoice
from game.ui.tables.overlays.compared import compared
from game.ui.tables.session.session import Session
from game.ui.tables.thinking import LONG, TICK, ThinkingMark
from game.words.action_text import plan_text, stated_reason
from game.words.messages import SHARED, shipped_messages

_log = logging.getLogger(__name__)

MOST = TOLD
"""Choices that are told."""
_WIDTHS = (330, 440, 280)
"""Units: broader or narrower where it has no room otherwise."""
_STEPS, _LITTLE = 4, 0.75
"""So many smaller scales are tried, down to the table's own; and what is only a little smaller."""
_STRIP = 130
"""Units of its room that are covered as well: of what lies there only a strip would be seen."""
_OFTEN = 0.1
"""Two choices that are taken so often each are mixed."""
_SELDOM = 0.02
"""A third choice that a search hardly ever makes is none of the best; nor is one that it has not tried."""


def best_choices(thought: Thought) -> list[tuple[Choice, Reason]]:
    """The choices that are told, with their reasons: the best first, and none twice."""
    found: dict[tuple[object, ...], tuple[Choice, Reason]] = {}
    for number, choice in enumerate(thought.choices[:MOST]):
        if number == 0 or choice.share >= _SELDOM or (number == 1 and choice.value):
            reason = thought.reasons[number] if number < len(thought.reasons) else Reason()
            found.setdefault((choice.action, choice.line), (choice, reason))
    return list(found.values())


def _called_best(told: Sequence[Choice], *, mixed: bool) -> list[Choice]:
    """The first, those that are said to be as good, and those that are to be mixed."""
    first = told[0]
    return [
        one
        for one in told
        if one is first or foreseen(one.value) >= foreseen(first.value) or (mixed and one.share >= _OFTEN)
    ]


class HintBoard(Protocol):
    """What a hint needs of the board that it is laid over."""

    @property
    def spare_room(self) -> pygame.Rect | None:
        """Room that nothing is read in meanwhile."""

    @property
    def hint_field(self) -> pygame.Rect | None:
        """The one place where hints stand at this size; None: wherever they cover least."""

    @property
    def hint_fills(self) -> bool:
        """Whether a hint covers the strip that would be left of that place."""

    def keep_free(self) -> Sequence[Rects]:
        """What it leaves in sight, the weightiest kind first."""


class HintTable(Protocol):
    """What a hint needs of the table that it is laid over."""

    @property
    def context(self) -> Context: ...
    @property
    def session(self) -> Session: ...
    @property
    def scale(self) -> float: ...
    @property
    def size(self) -> tuple[int, int]: ...
    @property
    def board(self) -> HintBoard: ...
    @property
    def picks_hints(self) -> bool:
        """Whether the choice of a hint is picked, to be confirmed by hand, and not made at once."""

    @property
    def head(self) -> int:
        """The lower edge of its tools, in pixels."""

    def take_hint(self, actions: Sequence[Action]) -> None:
        """Makes the first of these choices as if it had been clicked."""

    def preview_hint(self, actions: Sequence[Action]) -> None:
        """Shows where these choices lead; () ends that."""

    def foretell(self, actions: Sequence[Action]) -> str:
        """What these choices come to in numbers, as a sentence; "" where the table says none."""

    def handle(self, event: pygame.event.Event) -> bool:
        """Takes a click that hits the table beneath; True if it did something."""


class HintScene(OverlayScene):
    """Asks when it opens, says that it is thought about, then tells. Esc, H and a click beside it close it.

    That click then does what it hits on the table, as if there had been no hint.

    It stands in the console, at the right below the tools, or where what is asked stays in sight. The
    table beneath waits meanwhile, so that the answer is to the question at hand. An `inquiry` takes the
    place of the question to the strongest player.
    """

    veil = 60

    def __init__(self, table: HintTable, decision: Decision, inquiry: Inquiry | None = None) -> None:
        super().__init__(table.context)
        self.table = table
        self.decision = decision
        self.inquiry = inquiry or table.session.hint(decision)
        self.choices: list[PaperChoice] = []
        self._most = MOST
        """Choices that its place has room for."""
        self._actions: list[list[Action]] = []
        self._previewed: int | None = None
        self.texts = shipped_messages(SHARED)
        self.heading = Label(self.texts.say("hint", "title").upper(), "title", 21, INK)
        self.close_button = Button(
            self.texts.say("hint", "close"), self.close, key_name=label("back"), size=17
        )
        self.note = Label(self.texts.say("hint", "thinking"), "italic", 15, ON_PAPER_SOFT)
        self.mark = ThinkingMark()
        self._waited = 0.0
        self._told = False
        self._area = Area(pygame.Rect(0, 0, 0, 0), 1.0)
        self.form.fill([self.close_button])
        self.form.set_focus(self.close_button)

    @property
    def resting_tick(self) -> int:
        return super().resting_tick if self._told else TICK

    def needed(self, window: tuple[int, int], factor: float) -> tuple[int, int]:
        """The table beneath fills the window, so this does not ask for more either."""
        return window

    def close(self) -> None:
        self.table.preview_hint(())
        self.context.navigator.pop()

    def leave(self) -> None:
        self.inquiry.drop()

    def update(self, milliseconds: int) -> bool:
        problem = self.table.session.take_problem()
        if problem:
            self.context.notify(problem)
        if self._told:
            return self._preview()
        self._waited += milliseconds
        thought = self.inquiry.thought
        if thought is not None:
            try:
                self._tell(thought)
            except Exception:
                _log.exception("This answer cannot be told: %s", thought)
                self._fail()
        elif self.inquiry.failed:
            self._fail()
        elif self._waited >= LONG:
            words = self.texts.say("hint", "thinking_seconds", count=int(self._waited // 1000))
            if words != self.note.text:
                self.note.text, self.stale = words, True
        return True

    def _preview(self) -> bool:
        """Shows on the table where the choice leads that is looked at; True where that is another one now."""
        looked = self.form.meant
        number = self.choices.index(looked) if isinstance(looked, PaperChoice) else None
        if number == self._previewed or number is None:
            return False
        self._previewed = number
        self.table.preview_hint(self._actions[number])
        self.stale = True
        return True

    def told(self, thought: Thought) -> list[tuple[Choice, str]]:
        """The choices that are told, each with the sentence that stands below it.

        A choice for which two terms speak is explained by the one that was not named just now. What has been
        said of another choice is not said again: how far the chances are apart tells more.
        """
        game, found = self.table.session.match.rules.id, best_choices(thought)
        named = [self.table.session.term_named(self.decision.seat)]
        rows: list[tuple[Choice, str]] = []
        for number, (choice, reason) in enumerate(found):
            fresh = (term for term in (reason.term, reason.also) if term and term not in named)
            term = next(fresh, reason.term)
            named.append(term)
            said = stated_reason(
                game, term, best=number == 0, action=choice.action, numbers=reason.numbers(term)
            )
            if not said or said in {why for _, why in rows}:
                said = compared(game, [one for one, _ in found], number, self._what, mixed=self._mixed(found))
            rows.append((choice, said))
        if len(named) > 1:
            self.table.session.name_term(self.decision.seat, named[1])
        return rows

    def _mixed(self, told: Sequence[tuple[Choice, object]]) -> bool:
        """What is chosen in secret is best not always the same."""
        return self.table.picks_hints and sum(choice.share >= _OFTEN for choice, _ in told) > 1

    def _what(self, choice: Choice) -> str:
        """A choice in words, with what belongs to it."""
        session, seat = self.table.session, self.decision.seat
        rules = session.match.rules
        actions = [rules.parse(text) for text in own_plan(choice, seat)]
        return plan_text(rules, session.match.view(seat), self.decision, actions, session.names)

    def _tell(self, thought: Thought) -> None:
        self._told = True
        told = self.told(thought)
        rules = self.table.session.match.rules
        only = len(self.decision.actions) == 1
        mixed = self._mixed(told)
        if told:
            best = _called_best([choice for choice, _ in told], mixed=mixed)
            plans = [own_plan(one, self.decision.seat) for one in best]
            self.table.session.tell_hint(self.decision, plans, thought)
        values = {foreseen(choice.value) for choice, _ in told}
        # Choices that win as often are told apart by how often they are made.
        by_share = mixed and len(told) > 1 and len(values) == 1
        for number, (choice, why) in enumerate(told, start=1):
            actions = [rules.parse(text) for text in own_plan(choice, self.decision.seat)]
            self._actions.append(actions)
            what = self._what(choice)
            good: float | None = foreseen(choice.value) / 100
            shown, times = self.texts.say("hint", "value", percent=foreseen(choice.value)), 10 * choice.share
            if by_share:
                good, shown = choice.share, self.texts.say("hint", "often", times=round(times))
            elif mixed:
                why = self.texts.say("hint", "mixed", why=why, times=round(times))
            if numbers := self.table.foretell(actions):
                why = self.texts.say("hint", "with_numbers", why=why, numbers=numbers)
            if only:
                good, shown, why = None, "", self.texts.say("hint", "only")
            row = PaperChoice(number, what, good, shown, why, self._taking(actions))
            row.judged = not by_share
            self.choices.append(row)
        key = "note_mix" if mixed else "note_pick" if self.table.picks_hints else "note"
        self.note.text = self.texts.say("hint", key)
        if by_share:
            self.note.text = self.texts.say("hint", "note_equal", percent=values.pop())
        self.arrange(self._area)
        self.form.set_focus(self.choices[0])
        self.form.settle()
        self.stale = True

    def _fail(self) -> None:
        """There is no hint, and that is said."""
        self._told = True
        self.choices = []
        self.note.text = self.texts.say("hint", "failed")
        self.arrange(self._area)
        self.form.set_focus(self.close_button)
        self.stale = True

    def _taking(self, actions: Sequence[Action]) -> Command:
        """The hint closes, and the table does what a player would."""

        def take() -> None:
            self.close()
            self.table.take_hint(actions)

        return take

    def _tree(self) -> Node:
        """The choices that are told, or the mark of somebody who thinks; how to take one below them."""
        close = Part(self.close_button, height=30)
        head = Row(Part(self.heading, grow=1), close, gap=8, align="center", height=34)
        rows = [Part(one) for one in self.choices[: self._most]] or [Part(self.mark, height=46)]
        told = Scroll(Column(*rows, gap=7), name="choices", grow=1)
        return Box(Column(head, told, Part(self.note, height=22), gap=7), pad=12)

    def arrange(self, area: Area) -> None:
        self._area = area
        self.frame, scale = self._place(area)
        placed = self.host.lay(self._tree(), self.frame, scale)
        placed.remove(self.close_button)
        self.form.fill([*placed, self.close_button])

    def _place(self, area: Area) -> tuple[pygame.Rect, float]:
        """Where it stands, and at which scale.

        It is a little smaller where it would hide what can be chosen, and as small as the table's own writing
        where it would hide the prompt.
        """
        gap, board, self._most = area.unit(8), self.table.board, MOST
        if (field := board.hint_field) is not None and self.table.size == area.rect.size:
            return self._in_field(field, area)
        tree = self._tree()
        window = area.rect.inflate(-2 * gap, -2 * gap)
        room = window.copy()
        room.top = self.table.head + gap
        room.height = window.bottom - room.top
        keep, spare, least = board.keep_free(), board.spare_room, min(area.scale, self.table.scale)
        if self.table.size != area.rect.size:
            # The table is not laid out for this window yet.
            spare = None
        scales = [area.scale - (area.scale - least) * step / _STEPS for step in range(_STEPS + 1)]
        for never, smallest in ((len(keep) - 1, _LITTLE * area.scale), (1, least)):
            for scale in (one for one in scales if one >= smallest):
                sizes = [(wide, self.host.height(tree, wide, scale)) for wide in _wide(scale, room.width)]
                if spare is not None and (high := self.host.height(tree, spare.width, scale)) <= spare.height:
                    strip = spare.height - high < area.unit(_STRIP)
                    return pygame.Rect(spare.topleft, (spare.width, spare.height if strip else high)), scale
                for inside in (room, window):
                    placed = place_floating(inside, sizes, None, keep, at_the_right, never=never)
                    if placed is not None:
                        return placed.rect, scale
        low = [(wide, min(high, window.height)) for wide, high in sizes]
        return place_anyway(window, low, None, keep, at_the_right).rect, least

    def _in_field(self, field: pygame.Rect, area: Area) -> tuple[pygame.Rect, float]:
        """At the top of its field: with fewer choices or in smaller type where it is too high for that."""
        least, board = min(area.scale, self.table.scale), self.table.board
        scales = [area.scale - (area.scale - least) * step / _STEPS for step in range(_STEPS + 1)]
        told = max(1, len(self.choices))
        fewer = range(told, min(told, 2) - 1, -1)
        tries = [(most, scale) for most in fewer for scale in scales if scale >= _LITTLE * area.scale]
        tries += [(most, scale) for most in (*fewer, 1) for scale in scales]
        high = field.height
        for self._most, scale in tries:
            needed = self.host.height(self._tree(), field.width, scale)
            if needed <= field.height:
                strip = field.height - needed < area.unit(_STRIP)
                high = field.height if strip and (board.hint_fills or field == board.spare_room) else needed
                break
        return pygame.Rect(field.topleft, (field.width, high)), scale

    def draw_frame(self, surface: pygame.Surface) -> None:
        surface.blit(paper_skin(*self.frame.size, self.scale), self.frame)

    def movers(self, surface: pygame.Surface) -> list[pygame.Rect]:
        if self._told:
            return []
        return self.mark.draw_dots(
            surface, self._waited, INK, ON_PAPER_SOFT, calm=self.context.settings.reduce_motion
        )

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            if pressed(event, "back", "hint"):
                self.close()
                return True
            number = (digit(event.key) or 0) - 1
            if 0 <= number < min(self._most, len(self.choices)):
                self.form.work(self.choices[number])
                return True
        beside = event.type == pygame.MOUSEBUTTONDOWN and not self.frame.collidepoint(event.pos)
        if beside and event.button == 1:
            self.close()
            self.table.handle(
                pygame.event.Event(pygame.MOUSEMOTION, pos=event.pos, rel=(0, 0), buttons=(0, 0, 0))
            )
            self.table.handle(event)
            return True
        return super().handle(event)


def _wide(scale: float, most: int) -> list[int]:
    """The widths that it may have, in pixels."""
    return [min(round(wide * scale), most) for wide in _WIDTHS]
