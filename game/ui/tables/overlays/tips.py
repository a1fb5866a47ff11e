"""First-time tips at a table: which one is due, shown once ever and only while a person is asked."""

from typing import Any, Protocol

from game.content.rulebook import Found, find_id
from game.content.tips import SHARED_TIPS, Tip, When, shipped_tips, values_at
from game.engine.events import Event
from game.engine.rules import Decision
from game.engine.seats import Seat
from game.ui.context import Context
from game.ui.tables.guide import NOBODY, Guide
from game.ui.tables.session.session import Session
from game.ui.tables.session.sitting import Sitting


class TipTable(Protocol):
    """What tips need of the table that they are shown at."""

    @property
    def context(self) -> Context: ...
    @property
    def game(self) -> str: ...
    @property
    def guide(self) -> Guide: ...
    @property
    def session(self) -> Session: ...
    @property
    def sitting(self) -> Sitting: ...
    @property
    def view(self) -> Any: ...
    @property
    def asked(self) -> Decision | None: ...
    @property
    def offers_hints(self) -> bool: ...

    def look_up(self, found: Found) -> None:
        """Opens the rulebook at an entry."""

    def refresh(self) -> None:
        """Makes the controls anew and draws everything."""


class TableTips:
    """`tip` is the one that is shown now. It goes when it is put away, or with the next choice."""

    def __init__(self, scene: TipTable) -> None:
        self.scene = scene
        self.tip: Tip | None = None
        self._looked_at = 0
        self._asked: tuple[int, str] | None = None

    @property
    def wanted(self) -> bool:
        """Whether this table gives tips: not where somebody explains it anyway, nor where nothing is kept."""
        context, scene = self.scene.context, self.scene
        own = scene.guide is NOBODY and scene.session.saved
        return context.tips is not None and context.settings.tips and own

    def ask(self) -> None:
        """A person is asked something: one tip that is due for it is shown."""
        decision, seen = self.scene.asked, self.scene.context.tips
        if decision is None or seen is None or not self.wanted:
            self.tip = None
            return
        asked = self.scene.session.match.position, decision.kind
        if asked == self._asked:
            return
        self._asked = asked
        self.tip = self._next(decision)

    def at_the_curtain(self) -> Tip | None:
        """The tip that comes with the curtain which falls now."""
        seen = self.scene.context.tips
        if seen is None or not self.wanted:
            return None
        waiting = (tip for tip in shipped_tips(self.scene.game) if tip.when.curtain)
        tip = next((tip for tip in waiting if self._name(tip) not in seen), None)
        if tip is not None:
            seen.add(self._name(tip))
        return tip

    def shown(self) -> None:
        """The tip has a place on the table: it is not shown again."""
        seen = self.scene.context.tips
        if self.tip is not None and seen is not None:
            seen.add(self._name(self.tip))

    def put_away(self) -> None:
        """The person has read it."""
        self.tip = None
        self.scene.context.sound.play("click")
        self.scene.refresh()

    def read_more(self) -> None:
        """Opens the rulebook where it tells more."""
        chapters = self.scene.session.game_ui.rulebook()
        found = find_id(chapters, self.tip.entry) if self.tip is not None else None
        self.tip = None
        self.scene.refresh()
        if found is not None:
            self.scene.look_up(found)

    def _shared(self, tip: Tip) -> bool:
        """Whether it is a tip of every table."""
        return tip in shipped_tips(SHARED_TIPS)

    def _name(self, tip: Tip) -> str:
        return f"{SHARED_TIPS if self._shared(tip) else self.scene.game}/{tip.id}"

    def _next(self, decision: Decision) -> Tip | None:
        seen = self.scene.context.tips
        assert seen is not None
        waiting = [tip for tip in shipped_tips(self.scene.game) if self._name(tip) not in seen]
        if not waiting:
            return None
        log = self.scene.sitting.log()
        due = [tip for tip in waiting if self.is_due(tip.when, decision, log)]
        # What the game itself does now is more pressing than what is true of every table.
        return min(due, key=self._shared, default=None)

    def is_due(self, when: When, decision: Decision, log: list[Event]) -> bool:
        """Whether all holds that a tip asks for."""
        scene, seat = self.scene, decision.seat
        if when.curtain:
            return False
        if when.asked and decision.kind not in when.asked:
            return False
        if when.persons and len(scene.sitting.persons) != when.persons:
            return False
        if len(scene.session.match.record) < when.choices or (when.hints and not scene.offers_hints):
            return False
        if when.event and not any(_tells(event, when, seat) for event in log):
            return False
        return not when.view or any(_holds(value, when) for value in values_at(scene.view, when.view, seat))


def _tells(event: Event, when: When, seat: Seat) -> bool:
    """Whether an event is one that a tip waits for."""
    if event.kind != when.event:
        return False
    if when.who and (event.facts.get("seat") == seat) != (when.who == "me"):
        return False
    return all((event.facts.get(fact) or 0) >= least for fact, least in when.facts.items())


def _holds(value: object, when: When) -> bool:
    """Whether a value of the view is what a tip waits for; of several things their number counts."""
    if when.has:
        wanted = (when.has,) if isinstance(when.has, str) else when.has
        return any(one in wanted for one in (value if isinstance(value, tuple | list) else (value,)))
    count = len(value) if isinstance(value, tuple | list | str) else value
    if not isinstance(count, int):
        return False
    least = when.at_least is None or count >= when.at_least
    return least and (when.at_most is None or count <= when.at_most)
