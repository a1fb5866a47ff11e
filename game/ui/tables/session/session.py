"""A match at the table: who plays it, where it is saved, and what computer players think. No pygame."""

import logging
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.ai.checked import Checked, find_mistake
from game.ai.computer import Answered, Computer, InProcess, Inquiry, Unanswered
from game.ai.information_set import InformationSet
from game.ai.judgement import judgement
from game.ai.question import Question, make_question
from game.ai.substitute import substitute
from game.ai.thought import Thought
from game.engine.dice import Dice
from game.engine.events import Event
from game.engine.faults import Fault
from game.engine.match import Match, Step
from game.engine.record import from_save, position, to_save
from game.engine.rules import Action, Decision
from game.engine.seats import Seat, opponent
from game.rules import GAMES, load
from game.storage.autosave import Autosave
from game.storage.records import add_record, records_file
from game.storage.save_file import SaveFile, new_match_id, new_save
from game.ui.tables.game_ui import GameUI, Looks, game_ui
from game.ui.tables.session.giving_up import Outlooks
from game.ui.tables.session.recording import counts, record_of
from game.ui.tables.session.sitting import PERSON
from game.ui.tables.session.told_hints import Plan, ToldHints
from game.words.fault_text import fault_text
from game.words.messages import SHARED, shipped_messages

_PASS = "pass"
_THINKING_SEED = 0x5EED

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ThoughtRequest:
    """What a computer player was asked, and in which position of which match."""

    match: Match
    position: int
    decision: Decision

    @property
    def current(self) -> bool:
        """Whether the match is still in that position and waits for that seat."""
        seat = self.decision.seat
        asked = self.match.decision_of(seat) or self.match.early_decision(seat)
        return self.position == self.match.position and self.decision == asked


class Session:
    """Plays a match and saves it after each decision, unless it is not to be `saved`.

    `computer` thinks for the computer players; by default in this process, and whoever polls waits for it.
    """

    def __init__(
        self,
        match: Match,
        seats: Sequence[str],
        names: Sequence[str],
        folder: Path,
        match_id: str = "",
        computer: Computer | None = None,
        *,
        saved: bool = True,
    ) -> None:
        self.match = match
        self.seats = (seats[0], seats[1])
        self.names = (names[0], names[1])
        self.match_id = match_id or new_match_id()
        self.autosave = Autosave(folder)
        self.saved = saved
        self._computer = computer or InProcess()
        self._inquiries: dict[Seat, tuple[ThoughtRequest, Inquiry]] = {}
        self._plans: dict[Seat, tuple[str, ...]] = {}
        self.hints, self.taken_back = [0, 0], [0, 0]
        """How many hints each seat was given, and how many of its choices were taken back."""
        self.stop: str | None = None
        """The stop of the circuit that the match is played for, if any."""
        self._seconds_before, self._since = 0, time.monotonic()
        self.told_hints = ToldHints()
        self._outlooks = Outlooks()
        self._terms: dict[Seat, list[tuple[int, str]]] = {0: [], 1: []}
        """The term that explained the best choice of each hint, with the length of the record then."""
        self.broken_off: int | None = None
        """How many events had been shown when a show was broken off to give the game up; None: all."""
        self._problem = ""
        self._recorded = counts(match, self.seats)
        self._record_fault: Fault | None = None
        self._substituting = False

    @classmethod
    def new(
        cls,
        game: str,
        options: Mapping[str, Any],
        seed: int,
        seats: Sequence[str],
        names: Sequence[str],
        folder: Path,
        computer: Computer | None = None,
    ) -> "Session":
        """A fresh match, saved from its first moment on. Raises `OptionError`."""
        session = cls(Match(load(game), options, seed), seats, names, folder, computer=computer)
        session.save()
        return session

    @classmethod
    def resume(cls, save: SaveFile, folder: Path, computer: Computer | None = None) -> "Session":
        """The match of a save. Raises `RecordError` where it does not fit the rules."""
        match = from_save(load(save.game), save.engine_record())
        session = cls(match, save.seats, save.names, folder, save.match, computer)
        session.autosave = Autosave(folder, save)
        session.hints, session.taken_back = [*save.hints], [*save.taken_back]
        session.told_hints = ToldHints(save.told)
        session.stop, session._seconds_before = save.stop, save.seconds
        return session

    @property
    def seconds(self) -> int:
        """How long the match has been at the table, all its sittings together."""
        return self._seconds_before + int(time.monotonic() - self._since)

    @property
    def game_ui(self) -> GameUI:
        return game_ui(self.match.rules.id)

    @property
    def looks(self) -> Looks:
        """The mech that each seat's art shows."""
        return self.game_ui.choose_looks(self.match.options)

    def idle_choice(self, decision: Decision) -> Action | None:
        """The choice that is made for a person where everybody at the table can see that it is the only one,
        or that no other can do better: nothing is told by not asking. Looks at what a bystander may know
        alone. Against the computer nobody learns anything by it.
        """
        rules = self.match.rules
        if rules.id not in GAMES:
            return None
        game, only = GAMES[rules.id], decision.actions[0]
        if len(decision.actions) > 1:
            idle: Action | None = game.idle_choice(self.match.view(None), decision)
            return idle
        alone = game.passes_alone and self.seats.count(PERSON) == 1 and str(only) == _PASS
        return only if alone or game.in_the_open(self.match.view(None), decision) else None

    def save(self) -> None:
        """Writes the match; what goes wrong is told by `autosave.take_problem`."""
        if not self.saved:
            return
        self.autosave.write(
            new_save(
                to_save(self.match),
                match=self.match_id,
                seats=self.seats,
                names=self.names,
                finished=self.match.outcome is not None,
                round=self.game_ui.progress(self.match),
                hints=(self.hints[0], self.hints[1]),
                taken_back=(self.taken_back[0], self.taken_back[1]),
                told=self.told_hints.all(),
                seconds=self.seconds,
                stop=self.stop,
            )
        )
        self.match_id = self.autosave.match_id or self.match_id
        self._record()

    def _record(self) -> None:
        """The match goes into the records when it ends, and out of them when its end is taken back."""
        ended = counts(self.match, self.seats)
        if ended != self._recorded:
            self._recorded = ended
            path = records_file(self.autosave.folder)
            self._record_fault = add_record(path, record_of(self, open_again=not ended))

    def act(self, seat: Seat, action: Action | str) -> tuple[Event, ...]:
        """Makes a choice and saves. Raises `IllegalAction`, and then nothing has changed."""
        events = self.match.act(seat, action)
        self.save()
        return events

    def undo(self, count: int) -> None:
        """Takes choices back and saves; what computer players think about what was undone is dropped."""
        self._plans.clear()
        self._outlooks.forget()
        undone = self.match.steps[len(self.match.steps) - count :]
        self.match.undo(count)
        for step in undone:
            self.taken_back[step.seat] += 1
        self.told_hints.take_back(self.match.steps)
        self.save()

    def think(self, decision: Decision) -> None:
        """Lets the computer player of a decision think; `poll` makes the choice it comes to."""
        request = ThoughtRequest(self.match, self.match.position, decision)
        seat = decision.seat
        if seat in self._inquiries:
            before, inquiry = self._inquiries[seat]
            if before == request:
                return
            inquiry.drop()
        planned = self._planned(decision)
        if planned is not None:
            self._inquiries[seat] = request, Answered(planned)
            return
        known, player, dice = self._known(decision), self.player_of(seat), self._thinking_dice(seat)
        self._inquiries[seat] = request, self._ask(known, lambda: make_question(known, player, dice))

    def _known(self, decision: Decision) -> InformationSet:
        match = self.match
        return InformationSet.of(match.rules, match.state, decision, match.options)

    def _thinking_dice(self, seat: Seat) -> Dice:
        """Each choice of the record has chance of its own: asking twice, or undo, changes nothing."""
        number = 2 * len(self.match.steps) + seat
        return Dice(Dice(self.match.seed ^ _THINKING_SEED).below(1 << 62) ^ number)

    def _ask(self, known: InformationSet, make: Callable[[], Question]) -> Inquiry:
        """An error that keeps the question from being asked is no answer either."""
        try:
            return Checked(
                self._computer.ask(make()), known.decision, narrowed=self._narrowed(known.decision)
            )
        except Exception:
            _log.exception("No question could be made")
            return Unanswered(failed=True)

    def _narrowed(self, decision: Decision) -> bool:
        """Whether it leaves out what the seat may choose as well."""
        whole = self.match.decision_of(decision.seat)
        return whole is not None and len(whole.actions) > len(decision.actions)

    def player_of(self, seat: Seat) -> str:
        """The name of the computer player that thinks for a seat."""
        return self.seats[seat]

    def _planned(self, decision: Decision) -> Thought | None:
        """The next choice of a plan that was made with an earlier one, as long as it is legal."""
        plan = self._plans.pop(decision.seat, ())
        if not plan or plan[0] not in map(str, decision.actions):
            return None
        return Thought(plan[0], (), plan[1:])

    def hint(self, decision: Decision) -> Inquiry:
        """Asks what the strongest player would do in a seat's place, and why; the same each time."""
        steps = self.match.steps
        kept = self.told_hints.thought(decision.seat, steps)
        if kept is not None and not find_mistake(kept, decision):
            return Answered(kept)
        return self._judge(self._known(decision), steps)

    def tell_hint(self, decision: Decision, plans: Sequence[Plan], thought: Thought) -> None:
        """A hint has called these plans best: no look back calls what they choose a mistake."""
        seat = decision.seat
        kept = None if self._narrowed(decision) else thought
        self.hints[seat] += self.told_hints.tell(seat, self.match.steps, plans, kept)

    def name_term(self, seat: Seat, term: str) -> None:
        """A hint has explained its first choice by this term of the estimate."""
        self._terms[seat].append((len(self.match.steps), term))

    def term_named(self, seat: Seat) -> str:
        """The term of the last hint at another choice; "" where there was none. Asked again, a hint stays."""
        now = len(self.match.steps)
        return next((term for number, term in reversed(self._terms[seat]) if number != now), "")

    def review(self, known: InformationSet, number: int, played: tuple[str, ...]) -> Inquiry:
        """Asks for the judgement of a choice after `number` entries of the record, `played` with what belongs
        to it; what a hint has said of it holds.
        """
        return self._judge(known, self.match.steps[:number], played)

    def _judge(self, known: InformationSet, steps: Sequence[Step], played: tuple[str, ...] = ()) -> Inquiry:
        seat, seed = known.seat, self.match.seed
        made, kept = sum(step.seat == seat for step in steps), self.told_hints.thought(seat, steps)
        return self._ask(known, lambda: judgement(known, seed, made, played, kept))

    def from_position(self, number: int) -> "Session":
        """Plays on from the position after so many entries of the record; nothing of it is saved."""
        match = position(self.match, number)
        folder, computer = self.autosave.folder, self._computer
        return Session(match, self.seats, self.names, folder, computer=computer, saved=False)

    def hurry(self) -> None:
        """Computer players choose at once, by what they have found so far."""
        for _, inquiry in self._inquiries.values():
            inquiry.hurry()

    def leave(self) -> None:
        """Nobody waits for the computer players any more."""
        for _, inquiry in self._inquiries.values():
            inquiry.drop()
        self._inquiries.clear()

    @property
    def busy(self) -> bool:
        """Whether a computer player is thinking about what it is asked now."""
        return bool(self.thinker)

    @property
    def thinker(self) -> str:
        """The name of the computer player that is thinking now; "" for none."""
        current = (seat for seat, (request, _) in self._inquiries.items() if request.current)
        return next(map(self.player_of, current), "")

    def poll(self) -> bool:
        """Makes a computer player's choice if one is ready and still asked for; True when it did.

        A choice for another position than the one at hand is dropped. A substitute chooses for a computer
        player that fails.
        """
        for seat, (request, inquiry) in list(self._inquiries.items()):
            if not request.current:
                inquiry.drop()
                del self._inquiries[seat]
            elif (thought := inquiry.thought) is not None:
                del self._inquiries[seat]
                self._substituting = False
                self._plans[seat] = thought.plan
                self._outlooks.add(seat, self.match.rules.pace(self.match.state).count, thought)
                self.act(seat, thought.taken)
                return True
            elif inquiry.failed:
                del self._inquiries[seat]
                self._choose_instead(request.decision)
                return True
        return False

    def _choose_instead(self, decision: Decision) -> None:
        """Makes a quick choice for a computer player that has none; said once until it has one again."""
        if not self._substituting:
            self._problem = shipped_messages(SHARED).say("thinking", "failed")
        self._substituting = True
        known = self._known(decision)
        self.act(decision.seat, substitute(known, self._thinking_dice(decision.seat).below(1 << 62)))

    @property
    def gives_up(self) -> Seat | None:
        """The seat of a computer player that plays a person and would give the match up, if there is one."""
        if self.match.outcome is not None or self.seats.count(PERSON) != 1:
            return None
        seat = opponent(self.seats.index(PERSON))
        return seat if self._outlooks.hopeless(seat) else None

    def play_on(self, seat: Seat) -> None:
        """What `seat` has offered is declined; it does not offer it again."""
        self._outlooks.decline(seat)

    def take_problem(self) -> str:
        """What went wrong with saving or thinking since the last time, in a sentence; "" for nothing."""
        problem, self._problem = self._problem, ""
        fault, self._record_fault = self.autosave.take_problem() or self._record_fault, None
        return fault_text(fault) if fault else problem
