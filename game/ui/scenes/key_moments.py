"""The look back at a match: the choices that cost most of the chance to win, and what changed it most."""

import logging
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from itertools import takewhile

import pygame

from game.ai.computer import Inquiry
from game.ai.judgement import JUDGE
from game.ai.review import MOST, Question, Review, Swing, Turning
from game.ai.thought import Thought, foreseen, own_plan, percent
from game.engine.seats import SEATS, Seat, opponent
from game.ui.context import Context
from game.ui.keys import label, pressed
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.labels import Label, NamePlate
from game.ui.layout.leaves import Part, Picture, Prose
from game.ui.layout.nodes import Box, Column, Node, Row, Scroll, Space, Stack
from game.ui.overlay import PLATE, OverlayScene
from game.ui.paint import pen
from game.ui.paint.figures.art import art_svg
from game.ui.paint.palette import GOLD, TEXT_SOFT
from game.ui.paint.roles import art_colors, rgb
from game.ui.parts.grounds import ground
from game.ui.parts.moment_row import MomentRow, draw_face, moment_node
from game.ui.scenes.told_choices import ToldChoices
from game.ui.tables.session.seats import offered_players
from game.ui.tables.session.session import Session
from game.ui.tables.session.sitting import PERSON
from game.words.action_text import reason_text
from game.words.messages import SHARED, shipped_messages
from game.words.swing_text import told_between

_log = logging.getLogger(__name__)

_UNNAMED = "general"
"""The term of a reason that has no better name."""
_JUDGED = 3
"""Choices after which it is known how long the rest takes."""
_AHEAD = 2
"""Choices that are asked about at a time, so that the computer player never waits for a frame."""
_TICK = 40
_WIDTH, _ROW, _LEAST_ROW, _GAP, _BAR = 860, 134, 104, 8, 6
_TRACK = rgb(art_colors("screens")["track"])


def reviewed_seats(session: Session) -> tuple[Seat, ...]:
    """The seats whose choices a look back is about: those of people."""
    return tuple(seat for seat in SEATS if session.seats[seat] == PERSON)


class KeyMomentsScene(OverlayScene):
    """Looks at each choice of the people at the table; shows the costliest so far, and how far it has come.

    It can be left at any time; what it has found stays as long as the result does.
    """

    def __init__(self, context: Context, session: Session) -> None:
        super().__init__(context)
        self.session = session
        self.texts = shipped_messages(SHARED)
        drafted = session.game_ui.drafted
        self.reviews = {seat: Review(session.match, seat, drafted) for seat in reviewed_seats(session)}
        asked = [
            (seat, one)
            for seat, review in self.reviews.items()
            for one in review.questions()
            if not self._by_hints(seat, one)
        ]
        self.questions = {(seat, question.number): question for seat, question in asked}
        self._told = ToldChoices(session)
        self._left = asked
        self._asked: list[tuple[Seat, Question, Inquiry]] = []
        self._looked = 0
        self._time = 0
        self._failed = False
        """Whether some choice could not be thought about."""
        self.rows: list[MomentRow] = []
        self.heading = NamePlate(self.texts.say("key_moments", "title"), 28, "center")
        offered = offered_players(session.match.rules.id)
        self._reviewer = next(one for one in offered if one.id == JUDGE)
        note = self.texts.say("key_moments", "note", player=self._reviewer.character)
        self.note = Label(note, "italic", 16, TEXT_SOFT)
        self.progress = Label(self._progress_text(), "bold", 16)
        over = session.match.outcome is not None
        decided = session.game_ui.ending_of(session).decided if over else ""
        self._decided = self.texts.say("key_moments", "decided", told=decided) if decided else ""
        """How the match was decided, for a game that says it."""
        self.back = Button(
            self.texts.say("key_moments", "back"), self._leave, primary=True, key_name=label("back"), size=20
        )
        self._area = Area(pygame.Rect(0, 0, 0, 0), 1.0)
        self._fill()
        self.form.set_focus(self.back)

    @property
    def done(self) -> bool:
        """Whether all choices have been looked at."""
        return self._looked == len(self.questions)

    @property
    def turnings(self) -> tuple[Turning, ...]:
        """The costliest choices so far of all who are looked at: the costliest first, but in the order in
        which they were made until every choice is looked at, so that what is read stays where it is.
        """
        every = [one for review in self.reviews.values() for one in review.turnings]
        found = [one for one in every if self._agreed(one) and not self._done_anyway(one)]
        worst = self._told.once(sorted(found, key=lambda one: -one.cost), self.questions)[:MOST]
        return tuple(worst if self.done else sorted(worst, key=lambda one: one.number))

    @property
    def swings(self) -> tuple[Swing, ...]:
        """What else changed the chance to win most, in rounds of which no costly choice is told."""
        told = [self._told.when(self.questions[one.seat, one.number]) for one in self.turnings]
        every = [one for review in self.reviews.values() for one in review.swings]
        # The chance in the middle of a throw says little about a round.
        answers = self.session.game_ui.answers_to_dice
        found = [
            one for one in every if self.questions[one.seat, one.number].known.decision.kind not in answers
        ]
        kept: list[Swing] = []
        for swing in sorted(found, key=lambda one: -one.size):
            when = self._told.when(self.questions[swing.seat, swing.number])
            if len(told) < MOST and when not in told:
                told.append(when)
                kept.append(swing)
        return tuple(sorted(kept, key=lambda one: one.number))

    def _by_hints(self, seat: Seat, question: Question) -> bool:
        """Whether hints called what was chosen best: of a choice in steps, each of them."""
        told, steps = self.session.told_hints, self.session.match.steps
        whole = question.known.decision.kind in self.session.game_ui.drafted
        own = [number for number, step in enumerate(steps) if step.seat == seat and number >= question.number]
        made = own[: 1 + len(question.following)] if whole else own[:1]
        return all(told.followed(seat, steps[:number], steps[number].action) for number in made)

    def _agreed(self, turning: Turning) -> bool:
        """Whether no hint called another choice best: the player who gives hints is the stronger one."""
        before = self.session.match.steps[: turning.number]
        return not self.session.told_hints.contradicts(turning.seat, before, turning.better[0])

    def _done_anyway(self, turning: Turning) -> bool:
        """Whether the seat made the better choice all the same right afterwards, or the better choices that
        belong together before the other side had its next: in another order, which seldom matters.
        """
        steps = self.session.match.steps[turning.number :]
        own = [step.action for step in takewhile(lambda step: step.seat == turning.seat, steps)]
        if len(turning.better) < 2:
            return turning.better[0] in own[1:2]
        return not Counter(turning.better) - Counter(own)

    @property
    def resting_tick(self) -> int:
        return super().resting_tick if self.done else _TICK

    def _leave(self) -> None:
        self.context.navigator.pop()

    def leave(self) -> None:
        self._drop()

    def hidden(self) -> None:
        self._drop()

    def _drop(self) -> None:
        """Questions on their way are asked again should somebody look again."""
        for seat, question, inquiry in reversed(self._asked):
            inquiry.drop()
            self._left.insert(0, (seat, question))
        self._asked.clear()

    def update(self, milliseconds: int) -> bool:
        problem = self.session.take_problem()
        if problem:
            self.context.notify(problem)
        if self.done:
            return False
        self._time += milliseconds
        while self._left and len(self._asked) < _AHEAD:
            seat, question = self._left.pop(0)
            self._asked.append((seat, question, self._review(question)))
        seat, question, inquiry = self._asked[0]
        thought = inquiry.thought
        if thought is not None or inquiry.failed:
            del self._asked[0]
            before = self.turnings
            if thought is None or not self._take(seat, question, thought):
                self._failed = True
            self._looked += 1
            self.progress.text = self._progress_text()
            if self.turnings != before or self.done:
                self._fill()
            self.stale = True
        return True

    def _take(self, seat: Seat, question: Question, thought: Thought) -> bool:
        """False for an answer that nothing can be told of."""
        try:
            self._told.words(question, own_plan(thought.choices[0], seat))
            self.reviews[seat].answer(question, thought)
        except Exception:
            _log.exception("This answer cannot be told: %s", thought)
            return False
        return True

    def _review(self, question: Question) -> Inquiry:
        return self.session.review(question.known, question.number, (question.played, *question.following))

    def _progress_text(self) -> str:
        count = len(self.questions)
        if not count:
            return ""
        if not self.done:
            told = self.texts.say("key_moments", "looking", number=self._looked + 1, count=count)
            left = self._time / max(1, self._looked) * (count - self._looked) / 60_000
            long = self._looked >= _JUDGED and round(left)
            return f"{told} {self.texts.say('key_moments', 'left', minutes=round(left))}" if long else told
        if self._failed:
            return self.texts.say("key_moments", "failed")
        return self.texts.say("key_moments", "done")

    def _nothing_yet(self) -> Node | None:
        """Who looks back, and at what, as long as there is nothing to show; or that there is nothing."""
        if self.rows:
            return None
        over = "none" if self.questions else "none_to_look_at"
        key = over if self.done else "waiting"
        words = self.texts.say("key_moments", key, player=self._reviewer.character)
        told = Prose(words, "asked", middle=True, grow=1)
        return Box(
            Row(Picture(partial(draw_face, self._reviewer.look), width=92), told, gap=22),
            pad=(30, 20),
            height=(96, _ROW),
        )

    def _fill(self) -> None:
        self.rows = [self._row(turning) for turning in self.turnings]
        if self.done:
            swings = self.swings
            if swings and not self.rows:
                player = self._reviewer.character
                self.note.text = self.texts.say("key_moments", "note_swings", player=player)
            self.rows += [self._swing_row(swing) for swing in swings]
        self.arrange(self._area)

    def _row(self, turning: Turning) -> MomentRow:
        question = self.questions[turning.seat, turning.number]
        better = self._told.words(question, turning.better)
        # The search may find no one term that speaks for the better choice.
        reason, game = turning.reason, self.session.match.rules.id
        why = reason_text(game, reason.term or _UNNAMED, numbers=reason.numbers(reason.term))
        end = self._end(turning)
        why = self.texts.say("key_moments", "then", end=end, why=why) if end else why
        told = self.texts.say("key_moments", "better", choice=better), self._art(turning.better)
        values = foreseen(turning.value), foreseen(turning.value - turning.cost)
        lines, opened = (self._chosen(turning.seat, question), told), partial(self._open, question, turning)
        return self._moment(f"moment {turning.seat}", question, lines, why, values, opened)

    def _swing_row(self, swing: Swing) -> MomentRow:
        """What happened from a choice on; neither side's choice is called a mistake."""
        question = self.questions[swing.seat, swing.number]
        match, names = self.session.match, self.session.names
        rises = swing.after > swing.before
        loser, why = (opponent(swing.seat), "swing_up") if rises else (swing.seat, "swing_down")
        said, events = told_between(match, names, swing.seat, slice(swing.number, swing.until), loser)
        happened = self.texts.say("key_moments", "happened" if said else "quiet", told=said)
        facts = [str(fact) for event in events for fact in event.facts.values()]
        chosen = self._told.main(swing.seat, question)
        lines = (happened, self._art(facts)), self._chosen(swing.seat, chosen)
        note = self.texts.say("key_moments", why, name=names[swing.seat])
        over = swing.until == len(match.steps)
        values = foreseen(swing.before), (percent if over else foreseen)(swing.after)
        opened = partial(self._open, question)
        return self._moment(f"swing {swing.seat}", question, lines, note, values, opened)

    def _chosen(self, seat: Seat, question: Question) -> tuple[str, str]:
        """What was chosen, and the picture of its card."""
        told = self._told.chosen(seat, question, named=len(self.reviews) > 1)
        return told, self._art((question.played, *question.following))

    def _moment(
        self,
        name: str,
        question: Question,
        lines: tuple[tuple[str, str], tuple[str, str]],
        note: str,
        values: tuple[int, int],
        opened: Callable[[], None],
    ) -> MomentRow:
        """A row of two lines, each with its picture, and the chance to win before and after."""
        when = self._told.when(question)
        if len(self.reviews) > 1:
            owner = self.session.names[question.known.decision.seat]
            when = self.texts.say("key_moments", "whose", name=owner, progress=when)
        before, after = values
        told, arts = zip(*lines, strict=True)
        return MomentRow(
            f"{name} {question.number}",
            when,
            told,
            note,
            self.texts.say("key_moments", "chance"),
            self.texts.say("key_moments", "change", before=before, after=after),
            after / 100,
            self.texts.say("key_moments", "open"),
            opened,
            arts,
        )

    def _end(self, turning: Turning) -> str:
        """How the match was lost in the round or turn of a choice; "" where it went on, or was not lost."""
        match = self.session.match
        outcome, pace = match.outcome, match.rules.pace
        if outcome is None or outcome.winner in (None, turning.seat) or match.conceded is not None:
            return ""
        last, now = (match.steps[place].state_before for place in (-1, turning.number))
        if pace(last).count != pace(now).count:
            return ""
        return self.session.game_ui.ending_of(self.session).reason

    def _art(self, plan: Sequence[str]) -> str:
        """The picture of the first card that a plan names; "" where it names none."""
        game = self.session.match.rules.id
        keys = (f"{game}/{word}" for text in plan for word in text.split())
        return next((key for key in keys if art_svg(key) is not None), "")

    def _open(self, question: Question, turning: Turning | None = None) -> None:
        """The table as it stood before that choice, to be played on from there."""
        session = self.session.from_position(question.number)
        table = self.context.screens.table_at_moment(self.context, session, turning, question.following)
        self.context.navigator.push(table)
        when = self._told.when(question)
        self.context.notify(self.texts.say("key_moments", "at_table", progress=when))

    @property
    def _places(self) -> int:
        """Rows that there is room for: all until every choice is looked at, so that nothing jumps."""
        return max(1, len(self.rows)) if self.done else MOST

    def arrange(self, area: Area) -> None:
        self._area = Area(area.rect, area.scale)
        nothing = self._nothing_yet()
        free = 0 if self.done else MOST - max(1, len(self.rows))
        places = [Box(ground=ground("sunk"), height=(_LEAST_ROW, _ROW)) for _ in range(free)]
        rows = Column(
            nothing,
            *[Box(moment_node(row), height=(_LEAST_ROW, _ROW)) for row in self.rows],
            *places,
            gap=_GAP,
        )
        foot = Row(Part(self.progress, grow=1), Part(self.back), gap=14, height=44)
        decided = Prose(self._decided, "told", middle=True, height=(22, 46)) if self._decided else None
        inside = Column(
            Space(height=12),
            Part(self.note, height=26),
            decided,
            Stack(Space(height=(0, self._places * (_ROW + _GAP))), Scroll(rows, "moments"), grow=1),
            foot,
            gap=6,
        )
        tree, room = Box(inside, pad=(26, 14)), Area(area.rect, area.scale)
        room.top(PLATE)
        placed = self.place_panel(room, tree, _WIDTH, self.heading, 40)
        focused = self.form.focus.name if self.form.focus is not None else ""
        self.rows = [one for one in placed if isinstance(one, MomentRow)]
        self.form.fill([self.heading, *placed])
        self.form.set_focus(self.form.named(focused) or self.back)

    def still(self, surface: pygame.Surface) -> None:
        super().still(surface)
        if self.questions and not self.done:
            unit, line = self._area.unit, self.progress.rect
            bar = pygame.Rect(line.left, line.bottom - unit(_BAR), line.width, unit(_BAR))
            pen.rect(surface, _TRACK, bar, border_radius=unit(_BAR / 2))
            bar.width = max(bar.height, bar.width * self._looked // len(self.questions))
            pen.rect(surface, GOLD, bar, border_radius=unit(_BAR / 2))

    def handle(self, event: pygame.event.Event) -> bool:
        if pressed(event, "back"):
            self._leave()
            return True
        return super().handle(event)
