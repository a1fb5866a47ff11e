"""The frame of every builder: the trail above, what the builder shows, and the keys below.

Every change is kept at once, and can be taken back; there is no button to save.
"""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import pygame

from game.content.sides import Side, SideProblem
from game.ui.context import Context
from game.ui.keys import label, labels, pressed
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.widget import Widget
from game.ui.layout.host import Host
from game.ui.layout.leaves import Icon, Name, Part, Text
from game.ui.layout.nodes import Box, Column, Node, Row, Space
from game.ui.paint.scenery.workshop import workshop_wall
from game.ui.parts.grounds import ground
from game.ui.scene import Scene
from game.ui.scenes.framed import back_button
from game.ui.workshop.builder_guide import NOBODY, BuilderGuide
from game.ui.workshop.history import History
from game.ui.workshop.verdict import State, Verdict
from game.words.side_text import side_problem_text

S = TypeVar("S", bound=Side)
REST = 120
"""Milliseconds that the pointer rests on a card before the measures show what it would change."""
_LOW = 600
"""Units of height below which the keys are left out."""
Hint = tuple[str, str]
"""What stands on a key, and what it does."""


class BuilderScene(Scene, Generic[S]):
    """`keep` is called with each version of the side, and stores it.

    A builder gives `columns`, `problems`, `suggested` and `key_hints`.
    """

    ambience = "workshop"
    missing: frozenset[str] = frozenset()
    """Keys of problems that mean that something is missing; all others mean that the side is not legal."""

    def __init__(self, context: Context, game: str, side: S, keep: Callable[[S], None]) -> None:
        super().__init__(context)
        self.game = game
        self.history = History(side)
        self.host = Host()
        self._keep = keep
        self.guide: BuilderGuide = NOBODY
        self._rested = 0
        self._looked_at: Widget | None = None
        self._opening = False
        """Whether the key that opened the search comes again as text."""
        self.pointed = ""
        """The card of the pool that the pointer or the focus rests on; "" for none."""
        say = context.words.say
        self.undo_button = Button(
            say("workshop", "undo"), self.undo, symbol="undo", key_name=label("undo"), size=18
        )
        self.back_button = back_button(context, self.back, 18)
        self.next_button = Button("", self.do_next, primary=True, size=24)
        self.next_button.name = "next"

    def accompany(self, guide: BuilderGuide) -> None:
        """Somebody leads through the builder."""
        self.guide = guide
        self.rebuild()

    @property
    def side(self) -> S:
        """The side as it is now."""
        return self.history.present

    def columns(self) -> Node:
        """What is between the header and the keys."""
        raise NotImplementedError

    def problems(self) -> Sequence[SideProblem]:
        """What keeps the side from being played."""
        raise NotImplementedError

    def suggested(self) -> S | None:
        """The side with what is open filled in; None where nothing can be added."""
        raise NotImplementedError

    def key_hints(self) -> Sequence[Hint]:
        """The keys at the foot of the screen."""
        raise NotImplementedError

    def pool_card(self, widget: Widget | None) -> str:
        """The card of the pool that a control is; "" for any other."""
        return ""

    def state(self) -> State:
        """Whether the side is complete, or what it is instead."""
        problems = self.problems()
        if not problems:
            return "complete"
        return "missing" if all(one.key in self.missing for one in problems) else "illegal"

    def verdict(self) -> Verdict:
        """What stands on the paper above the gold button."""
        problems, say = self.problems(), self.context.words.say
        if not problems:
            return Verdict("complete", say("workshop", "ready"))
        more = say("workshop", "more_problems", count=len(problems) - 1) if len(problems) > 1 else ""
        return Verdict(self.state(), side_problem_text(self.game, problems[0]), more)

    def change(self, side: S) -> None:
        """A new version: it is kept, and shown."""
        if self.history.change(side):
            self.context.sound.play("click")
            self._changed()

    def undo(self) -> None:
        """Takes the last change back."""
        if self.history.undo():
            self._changed()

    def redo(self) -> None:
        """Makes the change again that was taken back last."""
        if self.history.redo():
            self._changed()

    def _changed(self) -> None:
        self._keep(self.side)
        self.guide.changed()
        self.rebuild()

    def do_next(self) -> None:
        """The gold button: fills in what is open."""
        suggested = self.suggested()
        if suggested is not None:
            self.change(suggested)

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

    def _framed(self, head: float, foot: float, pad: float) -> Node:
        """The whole screen; a `foot` of 0 leaves the keys out, where there is little height."""
        hints = Box(key_row(self.key_hints()), height=foot) if foot else None
        return Box(
            Column(
                Box(self.guide.header(head) or self._header(head), height=head),
                Box(self.columns(), grow=1),
                hints,
                gap=6,
            ),
            pad=(pad, 6),
        )

    def _header(self, high: float) -> Node:
        say = self.context.words.say
        place = Text(say("workshop", "title").upper(), "asked of", "soft")
        name = Name((self.side.name or say("workshop", "no_name")).upper(), "screen")
        note = Name(say("workshop", "kept"), "caption", grow=1)
        buttons = [
            Part(one, width=(96, 124), height=high - 14) for one in (self.undo_button, self.back_button)
        ]
        return Row(place, Icon("right", 14), name, note, *buttons, gap=12, align="center")

    def key(self, action: str, words: str) -> Hint:
        """A hint for the keys of an action."""
        return "+".join(labels(action)), self.context.words.say("workshop", words)

    def still(self, surface: pygame.Surface) -> None:
        surface.blit(workshop_wall(surface.get_size(), self.scale), (0, 0))
        super().still(surface)
        self.guide.draw(surface)

    def update(self, milliseconds: int) -> bool:
        looked_at = self.form.looked_at
        if looked_at is not self._looked_at:
            self._looked_at, self._rested = looked_at, 0
        self._rested += milliseconds
        ready = self._rested >= REST and not self.guide.reading
        pointed = self.pool_card(looked_at) if ready else ""
        if pointed != self.pointed and (pointed or self._rested >= REST):
            self.pointed = pointed
            self.rebuild()
        return self._rested < REST

    def open_search(self, field: Widget) -> None:
        """The key "/" was pressed: what is typed from now on is searched for."""
        self.form.set_focus(field)
        self._opening = True

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.TEXTINPUT and self._opening:
            # The key that opened the search must not be typed into it.
            self._opening = False
            if event.text == "/":
                return True
        if self.guide.intercept(event) or super().handle(event) or self.guide.handle(event):
            return True
        for action, command in (
            ("back", self.back),
            ("make_again", self.redo),
            ("undo", self.undo),
            ("suggest_rest", self.do_next),
        ):
            if pressed(event, action):
                command()
                return True
        return False

    def back(self) -> None:
        """Leaves the builder; nothing is asked, for everything is kept."""
        self.context.sound.play("click")
        self.context.navigator.pop()


def key_row(hints: Sequence[Hint]) -> Node:
    """Keys with what they do, side by side."""
    shown = [
        Row(
            Box(Text(key, "key", anchor="center"), pad=(6, 1), ground=ground("steel")),
            Text(words, "small"),
            gap=6,
        )
        for key, words in hints
    ]
    return Row(*shown, Space(grow=1), gap=16, align="center")
