"""A key moment at the table as it stood then: the better choice and the one that was played, as a hint."""

from game.ai.computer import Answered
from game.ai.review import Turning
from game.ai.thought import Choice, Thought
from game.engine.rules import Decision
from game.ui.context import Context
from game.ui.tables.guide import Guide
from game.ui.tables.overlays.hint_scene import HintScene, HintTable
from game.ui.tables.session.session import Session
from game.ui.tables.table_scene import TableScene
from game.words.action_text import reason_text

_UNNAMED = "general"
"""The term of a reason that has no better name."""


def moment_thought(turning: Turning, following: tuple[str, ...]) -> Thought:
    """The better choice, then the one that was played with what followed it, each with its value."""
    plans = turning.better, (turning.played, *following)
    values = turning.value, turning.value - turning.cost
    choices = [
        Choice(first, share, value, tuple([(turning.seat, action) for action in rest]))
        for (first, *rest), share, value in zip(plans, (1.0, 0.0), values, strict=True)
    ]
    return Thought(choices[0].action, tuple(choices), reasons=(turning.reason,))


class MomentScene(HintScene):
    """Looks and works as a hint does: one click plays or picks one of the two choices."""

    def __init__(self, table: HintTable, decision: Decision, seen: Thought, *, many: bool) -> None:
        super().__init__(table, decision, Answered(seen))
        self._many = many
        self.heading.text = self.texts.say("key_moments", "moment").upper()

    def told(self, thought: Thought) -> list[tuple[Choice, str]]:
        better, played = thought.choices
        reason, game = thought.reasons[0], self.table.session.match.rules.id
        name = self.table.session.names[self.decision.seat]
        note = self.texts.say("key_moments", "was_played_by" if self._many else "was_played", name=name)
        return [
            (better, reason_text(game, reason.term or _UNNAMED, numbers=reason.numbers(reason.term))),
            (played, note),
        ]


class MomentGuide(Guide):
    """Tells of the moment once its seat is asked, and again for H as long as that choice is not made."""

    def __init__(self, table: TableScene, turning: Turning, following: tuple[str, ...]) -> None:
        self._table = table
        self._seat = turning.seat
        self._seen = moment_thought(turning, following)
        self._begun = len(table.session.match.record)
        self._shown = False

    def update(self, milliseconds: int) -> bool:
        if not self._shown and not self._table.playing:
            self._shown = self.hint()
        return False

    def hint(self) -> bool:
        table, asked = self._table, self._table.asked
        # In a secret choice the other person at the screen may be asked first.
        made = any(entry.startswith(f"{self._seat} ") for entry in table.session.match.record[self._begun :])
        if made or asked is None or asked.seat != self._seat:
            return False
        table.context.navigator.push(
            MomentScene(table, asked, self._seen, many=len(table.sitting.persons) > 1)
        )
        return True


def table_at_moment(
    context: Context, session: Session, turning: Turning | None, following: tuple[str, ...]
) -> TableScene:
    """The table of a session that stands at a key moment, with what tells of a costly choice."""
    table = session.game_ui.table_scene(context, session)
    assert isinstance(table, TableScene)
    if turning is not None:
        table.accompany(MomentGuide(table, turning, following))
    return table
