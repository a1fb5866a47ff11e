"""The frame of every builder: the trail above, what the builder shows, and the keys below.

Every change is kept at once, and can be taken back; there is no button to save.
"""

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import TypeVar

import msgspec
import pygame

from game.content.sides import LONGEST_NAME, LONGEST_PLAN, Side, SideProblem
from game.ui.context import Context
from game.ui.keys import label, labels, pressed, shifted
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.card import meant_card
from game.ui.kit.widget import Widget
from game.ui.layout.host import Host
from game.ui.layout.nodes import Box, Column, Node, Row, known_as
from game.ui.paint.scenery.workshop import workshop_wall
from game.ui.scene import Scene
from game.ui.scenes.framed import back_button
from game.ui.workshop.builder_guide import NOBODY, BuilderGuide
from game.ui.workshop.card_in_full import open_card
from game.ui.workshop.dragging import BuilderDrag
from game.ui.workshop.game_builder import GameBuilder
from game.ui.workshop.held import HeldPanels
from game.ui.workshop.history import History
from game.ui.workshop.key_row import Hint, key_row
from game.ui.workshop.next_steps import KEYED, UNKNOWN, NextSteps, Replacement, Ways
from game.ui.workshop.pointing import REST, Made, leads_to_cards
from game.ui.workshop.trail import trail
from game.ui.workshop.verdict import State, Verdict, verdict_paper
from game.ui.workshop.written import WrittenName, WrittenPlan, begins_name
from game.words.side_text import side_problem_text

S = TypeVar("S", bound=Side)
_LOW = 600
"""Units of height below which the keys are left out."""
SUGGESTION = ":suggestion:"
"""What is pointed at while the button that fills in the rest is."""


class BuilderScene(GameBuilder[S], Scene):
    """`keep` is called with each version of the side, and stores it; `ways` is where it leads."""

    ambience = "workshop"
    key_scope = "workshop"

    def __init__(self, context: Context, game: str, side: S, keep: Callable[[S], None]) -> None:
        super().__init__(context)
        self.game = game
        self.history = History(side)
        self.host = Host()
        self.panels = HeldPanels()
        self.drag = BuilderDrag(self)
        self._keep = keep
        self.guide: BuilderGuide = NOBODY
        self._rested = 0
        self._looked_at: Widget | None = None
        self._opening = False
        """Whether the key that opened the search comes again as text."""
        self.pointed = ""
        """The card of the pool that the pointer or the focus rests on; "" for none."""
        self.made: Made[S] | None = None
        """The last change, until something else is pointed at."""
        self.ways: Ways | None = None
        self.reason = ""
        """Why the last cards were suggested, until the next change."""
        self._suggested: tuple[tuple[S, Hashable], S | None] | None = None
        self._replaced: tuple[tuple[S, Hashable], Replacement | None] | None = None
        self._faults: tuple[tuple[S, Hashable], Sequence[SideProblem]] | None = None
        say = context.words.say
        self.undo_button = Button(
            say("workshop", "undo"), self.undo, symbol="undo", key_name=label("undo"), size=18
        )
        self.back_button = back_button(context, self.back, 18)
        self.steps = NextSteps(self)
        self.name_field = WrittenName(
            side.name, self.rename, longest=LONGEST_NAME, empty=say("workshop", "no_name"), name="name"
        )
        self.name_field.key_name = label("rename_side")
        self.plan_field = WrittenPlan(
            side.plan, self.plan, longest=LONGEST_PLAN, empty=say("workshop", "no_plan"), name="plan"
        )

    def accompany(self, guide: BuilderGuide) -> None:
        """Somebody leads through the builder."""
        self.guide = guide
        self.rebuild()

    @property
    def side(self) -> S:
        """The side as it is now."""
        return self.history.present

    @property
    def can_fill(self) -> bool:
        """Whether cards can be suggested; quicker than to work out which."""
        return any(one.key in self.missing for one in self.faults)

    @property
    def faults(self) -> Sequence[SideProblem]:
        """What `problems` gives, worked out once for each version of the side."""
        key = self.side, self.agreed
        if self._faults is None or self._faults[0] != key:
            self._faults = key, self.problems()
        return self._faults[1]

    @property
    def suggestion(self) -> S | None:
        """What `suggested` gives, worked out once for each version of the side."""
        key = self.side, self.agreed
        if self._suggested is None or self._suggested[0] != key:
            self._suggested = key, self.suggested()
        return self._suggested[1]

    @property
    def replacement(self) -> Replacement | None:
        """What `replaced` gives for the first card that the game does not have; None where it has all."""
        problem = next((one for one in self.faults if one.key == UNKNOWN), None)
        key = self.side, self.agreed
        if problem is not None and (self._replaced is None or self._replaced[0] != key):
            self._replaced = key, self.replaced(problem)
        return self._replaced[1] if problem is not None and self._replaced is not None else None

    def _why_replaced(self, made: Replacement) -> str:
        key = "replaced" if made.name else "taken_out"
        return self.context.words.say("workshop", key, gone=made.gone, card=made.name)

    @property
    def future(self) -> S:
        """The side as what is pointed at would make it."""
        if self.just_made is not None:
            return self.side
        if self.pointed == SUGGESTION:
            made = self.replacement
            proposed: S | None = made.side if made is not None else self.suggestion
            return proposed or self.side
        return self.future_of(self.pointed) if self.pointed else self.side

    @property
    def just_made(self) -> S | None:
        """The side before the change that was just made, while what it was made with is pointed at."""
        made = self.made
        return made.before if made is not None and made.card == self.pointed else None

    def state(self) -> State:
        """Whether the side is complete, or what it is instead."""
        problems = self.faults
        if not problems:
            return "complete"
        return "missing" if all(one.key in self.missing for one in problems) else "illegal"

    def verdict(self) -> Verdict:
        """What stands on the paper above the gold button."""
        problems, say = self.faults, self.context.words.say
        note = self.reason
        made = self.replacement
        if self.pointed == SUGGESTION and made is not None:
            note = self._why_replaced(made)
        elif self.pointed == SUGGESTION and self.suggestion is not None:
            note = self.why(self.side, self.suggestion)
        if not problems:
            return Verdict("complete", say("workshop", "ready"), note=note)
        more = say("workshop", "more_problems", count=len(problems) - 1) if len(problems) > 1 else ""
        return Verdict(self.state(), self.problem_sentence(), more, note)

    def problem_sentence(self) -> str:
        """The first thing that keeps the side from being played; "" where nothing does."""
        problems = self.faults
        return side_problem_text(self.game, problems[0]) if problems else ""

    def change(self, side: S) -> None:
        """A new version: it is kept, and shown."""
        before = self.side
        if self.history.change(side):
            self.context.sound.play("click")
            self._made_from(before)

    def rename(self, name: str) -> None:
        """Another name, with each letter that is typed; it stays when changes are taken back."""
        self._alter_all(name=" ".join(name.split()))

    def plan(self, plan: str) -> None:
        """Another sentence about how to play it."""
        self._alter_all(plan=" ".join(plan.split()))

    def _alter_all(self, **fields: str) -> None:
        before = self.side
        self.history.alter_all(lambda side: msgspec.structs.replace(side, **fields))
        if self.side != before:
            self._keep(self.side)

    def undo(self) -> None:
        """Takes the last change back."""
        before = self.side
        if self.history.undo():
            self._made_from(before)

    def redo(self) -> None:
        """Makes the change again that was taken back last."""
        before = self.side
        if self.history.redo():
            self._made_from(before)

    def _made_from(self, before: S) -> None:
        self.reason = ""
        self.made = Made(before, self.pointed)
        self._changed()

    def _changed(self) -> None:
        self._keep(self.side)
        self.guide.changed()
        self.rebuild()

    def do_next(self) -> None:
        """Takes a card out that is too much, replaces one that is gone, or fills in the rest and says why."""
        made = self.replacement
        if self.steps.next() == "take_off" and self.excess is not None:
            self.change(self.excess.side)
        elif made is not None:
            self.change(made.side)
            self.reason = self._why_replaced(made)
            self.rebuild()
        elif self.can_fill and self.suggestion is not None:
            before, after = self.side, self.suggestion
            self.change(after)
            self.reason = self.why(before, after)
            self.rebuild()

    def rebuild(self) -> None:
        """Makes all controls anew from what is shown now."""
        self.arrange(Area(pygame.Rect((0, 0), self.size), self.scale))
        self.stale = True

    def arrange(self, area: Area) -> None:
        self.undo_button.enable(self.history.can_undo, self.context.words.say("workshop", "nothing_to_undo"))
        tree = self._framed(56, 30, 24) if self.room[1] >= _LOW else self._framed(44, 0, 12)
        self.form.fill(self.host.lay(tree, area.rect, area.scale))
        self.guide.arranged()

    @property
    def room(self) -> tuple[float, float]:
        """Width and height of the screen in units: it decides between layouts, so that one alone is made."""
        return self.size[0] / self.scale, self.size[1] / self.scale

    def foot(self) -> list[Node]:
        """What is wrong, and what can be done."""
        return [known_as("verdict", verdict_paper(self.verdict())), self.steps.held(self.panels)]

    def low_foot(self) -> Node:
        """The same side by side, where there is little room."""
        paper = known_as("verdict", Box(verdict_paper(self.verdict()), share=1))
        return Row(paper, Box(self.steps.low(), share=1), gap=10, height=(46, 56))

    def _framed(self, head: float, foot: float, pad: float) -> Node:
        """The whole screen; a `foot` of 0 leaves the keys out, where there is little height."""
        keys = self.key_hints()
        row = self.panels.get("keys", (foot, keys), lambda: Box(key_row(keys), height=foot))
        hints = row if foot else None
        return Box(
            Column(
                Box(self.guide.header(head) or trail(self, head), height=head),
                Box(self.columns(), grow=1),
                hints,
                gap=6,
            ),
            pad=(pad, 6),
        )

    def key(self, action: str, words: str) -> Hint:
        """A hint for the keys of an action."""
        return "+".join(labels(action)), self.context.words.say("workshop", words)

    def still(self, surface: pygame.Surface) -> None:
        surface.blit(workshop_wall(surface.get_size(), self.scale), (0, 0))
        super().still(surface)
        self.guide.draw(surface)

    def movers(self, surface: pygame.Surface) -> list[pygame.Rect]:
        return self.drag.draw(surface)

    def update(self, milliseconds: int) -> bool:
        looked_at = self.form.looked_at
        if looked_at is not self._looked_at:
            self._looked_at, self._rested = looked_at, 0
        self._rested += milliseconds
        found = "" if self.guide.reading else self._what_is(looked_at)
        if self.made is not None and not self.made.stays(found):
            self.made = None
        moved_there = self.made is not None and found != self.made.card
        pointed = found if self._rested >= REST and not moved_there else ""
        if pointed != self.pointed and (pointed or self._rested >= REST):
            self.pointed = pointed
            self.rebuild()
        return self._rested < REST

    def _what_is(self, looked_at: Widget | None) -> str:
        """The card that a control is, or the suggestion that its button would take."""
        if looked_at is not None and looked_at.enabled and self.steps.suggests(looked_at):
            return SUGGESTION
        return self.pool_card(looked_at)

    def open_search(self, field: Widget) -> None:
        """The key "/" was pressed: what is typed from now on is searched for."""
        self.form.set_focus(field)
        self._opening = True

    def receive(self, event: pygame.event.Event) -> bool:
        if begins_name(self.form, event):
            return self.handle(event)
        return super().receive(event)

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.TEXTINPUT and self._opening:
            # The key that opened the search must not be typed into it.
            self._opening = False
            if event.text == "/":
                return True
        if self.guide.intercept(event) or self.drag.handle(event):
            return True
        if begins_name(self.form, event):
            self.begin_name(event)
            return True
        if leads_to_cards(self.form.focus, event):
            self.leave_field()
            return True
        if super().handle(event) or self.guide.handle(event):
            return True
        card = meant_card(self.form, event)
        if card is not None:
            open_card(self.context, self.game, card)
            return True
        for action, command in (
            ("back", self.back),
            ("make_again", self.redo),
            ("undo", self.redo if shifted(event) else self.undo),
            ("suggest_rest", self.do_next),
            ("do_next", partial(self.form.work, self.steps.gold)),
            ("last_kind", partial(self.next_field, -1)),
            ("next_kind", self.next_field),
            ("rename_side", partial(self.begin_name, event)),
        ):
            if pressed(event, action):
                command()
                return True
        return any(pressed(event, action) and self.steps.press(step) for action, step in KEYED)

    def begin_name(self, event: pygame.event.Event) -> None:
        """The name is typed from now on, in place of the old one."""
        self.form.set_focus(self.name_field)
        self.name_field.begin(event)

    def leave_field(self) -> None:
        """Out of a field that was typed into, or from nowhere: keys work on the first card of the pool."""
        cards = [one for one in self.form.widgets if one.reachable and one.name.startswith("pool ")]
        self.form.set_focus(None)
        for first in [one for one in cards if self.pool_card(one)][:1]:
            self.form.go(first)

    def back(self) -> None:
        """Leaves the builder; nothing is asked, for everything is kept."""
        self.context.sound.play("click")
        self.context.navigator.pop()
