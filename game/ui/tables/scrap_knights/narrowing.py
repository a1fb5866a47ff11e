"""From a wide list of legal actions to one, question by question: which card, closer or farther, what number.

No pygame: a click on a card and a key on a button both end here.
"""

from dataclasses import dataclass
from typing import Any

from game.engine.rules import Decision
from game.rules.scrap_knights.actions import (
    ChooseCard,
    ChooseNumber,
    ChooseWord,
    Manoeuvre,
    PlayActs,
    SpendToken,
    UseBot,
)

Facet = tuple[str, Any]
"""One answer: ("cards", ("dash",)), ("dash direction", -1), ("number", 3)…"""


@dataclass(frozen=True, slots=True)
class Question:
    """What is to be answered next: its key (a card's id before it where two are played) and the answers."""

    key: str
    card: str
    answers: tuple[Any, ...]


def facets(action: Any) -> tuple[Facet, ...]:
    """An action as the answers that lead to it, in the order in which they are asked."""
    if isinstance(action, PlayActs):
        cards = tuple(manoeuvre.card for manoeuvre in action.manoeuvres)
        return (("cards", cards), *(facet for one in action.manoeuvres for facet in _secrets(one)))
    if isinstance(action, ChooseCard):
        return (("cards", (action.manoeuvre.card,)), *_secrets(action.manoeuvre))
    if isinstance(action, UseBot):
        return (("cards", (action.bot,)), (f"{action.bot} direction", action.direction))
    if isinstance(action, SpendToken):
        return (("token", action.token), ("on", action.card))
    if isinstance(action, ChooseNumber):
        return (("number", action.number),)
    if isinstance(action, ChooseWord):
        return (("word", action.word),)
    return (("word", "pass"),)


def _secrets(manoeuvre: Manoeuvre) -> tuple[Facet, ...]:
    card = manoeuvre.card
    return (
        (f"{card} number", manoeuvre.number),
        (f"{card} direction", manoeuvre.direction),
        (f"{card} named", manoeuvre.named),
        (f"{card} overcharged", manoeuvre.overcharged),
    )


class Narrowing:
    """The answers given so far, and the actions that still fit them."""

    def __init__(self, decision: Decision) -> None:
        self.decision = decision
        self._paths = [(action, facets(action)) for action in decision.actions]
        self._answers: list[Facet] = []

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards picked so far."""
        return next((value for key, value in self._answers if key == "cards"), ())

    @property
    def pickable(self) -> frozenset[str]:
        """Every card that a click may pick now; a second one where two may be played."""
        taken = self.cards
        return frozenset(
            card
            for _, path in self._paths
            for key, value in path
            if key == "cards" and (not taken or set(taken) < set(value))
            for card in value
            if card not in taken
        )

    @property
    def token(self) -> str:
        """The token picked, or ""."""
        return next((value for key, value in self._answers if key == "token"), "")

    @property
    def words(self) -> tuple[str, ...]:
        """The choices that no card stands for: pass, none, overcharge."""
        return tuple(value for _, path in self._paths for key, value in path if key == "word")

    @property
    def tokens(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(value for _, path in self._paths for key, value in path if key == "token"))

    def pick(self, card: str) -> None:
        """Picks a card; picked again it is put back; a second one joins it where that is legal."""
        cards = self.cards
        if card in cards:
            rest = tuple(other for other in cards if other != card)
            self._answers = [("cards", rest)] if rest else []
            return
        together = next((value for value in self._card_sets() if set(value) == {*cards, card}), None)
        self._answers = [("cards", together if cards and together else (card,))]

    def answer(self, key: str, value: Any) -> None:
        """Answers the question `key`. Raises `ValueError` for an answer that leads to no legal action."""
        self._answers.append((key, value))
        if not self._fitting():
            self._answers.pop()
            raise ValueError(f"'{value}' does not answer {key}")

    def back(self) -> bool:
        """Takes the last answer back; False when there is none."""
        return bool(self._answers) and self._answers.pop() is not None

    @property
    def question(self) -> Question | None:
        """What must be answered before there is one action; None when there is, or before any answer."""
        fitting = self._fitting()
        if not self._answers or len(fitting) < 2:
            return None
        answered = {key for key, _ in self._answers}
        for key, _ in fitting[0][1]:
            values = tuple(dict.fromkeys(dict(path)[key] for _, path in fitting if key in dict(path)))
            if key not in answered and len(values) > 1:
                card, _, name = key.rpartition(" ")
                return Question(key=name, card=card, answers=values)
        return None

    @property
    def action(self) -> Any:
        """The one action that all answers lead to."""
        fitting = self._fitting()
        return fitting[0][0] if self._answers and len(fitting) == 1 else None

    def _card_sets(self) -> list[tuple[str, ...]]:
        return [value for _, path in self._paths for key, value in path if key == "cards"]

    def _fitting(self) -> list[tuple[Any, tuple[Facet, ...]]]:
        return [
            (action, path) for action, path in self._paths if all(answer in path for answer in self._answers)
        ]
