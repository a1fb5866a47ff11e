"""Words of a game whose events, decisions and refusals say all in their facts; its messages do the rest."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.engine.event_kinds import example_events
from game.engine.events import Event
from game.engine.match import CONCEDED
from game.engine.refusals import Refusal
from game.engine.rules import Action, Decision, Rules, View
from game.engine.seats import SEATS, Seat, opponent
from game.rules.spec import GameSpec
from game.words.check.recorder import Recorder
from game.words.game_words import GameWords
from game.words.messages import Messages, shipped_messages
from game.words.sections import WHY_NOT

_SEATS = ("seat", "winner")
"""Facts that are seats: sentences name the players."""


class PlainWords:
    """Fills `log-mark` for an event of the kind `mark`, `actions-mark` for the action `mark 5`, and so on."""

    def __init__(self, messages: Messages, names: Sequence[str]) -> None:
        self.messages = messages
        self.names = names

    def sentence(self, event: Event) -> str | None:
        """The log's sentence; an event with a `winner` says something else (`log-over_draw`) without one."""
        drawn = event.facts.get("winner", "") is None
        return self.messages.say(
            "log", f"{event.kind}_draw" if drawn else event.kind, **self._named(event.facts)
        )

    def cards(self, event: Event) -> tuple[str, ...]:
        """No event of a simple game is about cards."""
        return ()

    def refusal(self, refusal: Refusal) -> str:
        """Why something cannot be chosen now."""
        return self.messages.say(WHY_NOT, refusal.kind, **refusal.facts)

    def prompt(self, decision: Decision) -> str:
        """What is expected, and from whom."""
        return self.messages.say("decisions", decision.kind, name=self.names[decision.seat])

    def action(self, action: Action) -> str:
        """An action by its first word, with what comes after it as the fact `what`."""
        verb, _, what = str(action).partition(" ")
        return self.messages.say("actions", verb, what=what)

    def reason(self, winner: Seat | None, reason: str) -> str:
        """How the match came to its end, for the result."""
        if winner is None:
            return self.messages.say("reasons", reason)
        winners = {"winner": self.names[winner], "loser": self.names[opponent(winner)]}
        return self.messages.say("reasons", reason, **winners)

    def _named(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        return {
            name: self.names[fact] if name in _SEATS and fact is not None else fact
            for name, fact in facts.items()
        }


def _words(rules: Rules, names: Sequence[str]) -> PlainWords:
    return PlainWords(shipped_messages(rules.id), names)


def _log_words(rules: Rules, view: View, names: Sequence[str]) -> PlainWords:
    return _words(rules, names)


def _action_text(rules: Rules, view: View, decision: Decision, action: Action, names: Sequence[str]) -> str:
    return _words(rules, names).action(action)


def _refusal_text(rules: Rules, view: View, refusal: Refusal, names: Sequence[str]) -> str:
    return _words(rules, names).refusal(refusal)


def plain_words(spec: GameSpec, actions: Sequence[str]) -> GameWords:
    """The words half of a simple game; `actions` are the first words of its actions."""

    def recorded() -> Recorder:
        recorder = Recorder()
        words = PlainWords(recorder, ("Ada", "Brunel"))
        for event in example_events(spec.events):
            words.sentence(event)
        for kind in spec.decisions:
            words.prompt(Decision(SEATS[0], kind, ()))
        for reason in spec.endings:
            words.reason(None, reason)
        words.reason(SEATS[0], CONCEDED)
        for action in actions:
            words.action(action)
        return recorder

    return GameWords(
        log_words=_log_words,
        action_text=_action_text,
        refusal_text=_refusal_text,
        recorded_messages=recorded,
    )
