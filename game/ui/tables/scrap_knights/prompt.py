"""The prompt line: what is expected, from whom, and the buttons for every answer that no card stands for."""

from collections.abc import Callable

from game.engine.rules import Decision
from game.rules.scrap_knights.actions import ChooseWord, Pass
from game.rules.scrap_knights.card_text import signed
from game.ui.kit.buttons import Button
from game.ui.tables.scrap_knights.narrowing import Narrowing, Question
from game.ui.tables.scrap_knights.words import TableWords

Answer = Callable[[str, object], None]


class Prompt:
    """Words and buttons for one state of a narrowing."""

    def __init__(
        self, words: TableWords, narrowing: Narrowing, answer: Answer, confirm: Callable[[], None]
    ) -> None:
        self.words = words
        self.narrowing = narrowing
        self._answer = answer
        self._confirm = confirm

    def text(self, ult: str) -> str:
        """What is to be done now."""
        decision = self.narrowing.decision
        question = self.narrowing.question
        texts = self.words.texts
        cards = " + ".join(self.words.card(card) for card in self.narrowing.cards)
        if question is not None:
            token = texts.section("tokens")[self.narrowing.token] if self.narrowing.token else ""
            card = self.words.card(question.card) if question.card else cards
            return self.words.question(question.key, card=card, token=token)
        if self.narrowing.action is not None and decision.kind == "act":
            key = "lock_in_or_add" if self.narrowing.pickable else "lock_in"
            return self.words.question(key, cards=cards)
        return self.words.prompt(decision, ult)

    def buttons(self) -> list[Button]:
        """The answers, from left to right; the most sensible one is primary."""
        narrowing = self.narrowing
        question = narrowing.question
        if question is not None:
            return [] if question.key == "named" else self._question_buttons(question)
        if narrowing.decision.kind == "act":
            return [self._lock_in()] if narrowing.action is not None else []
        return self._open_buttons(narrowing.decision)

    def _lock_in(self) -> Button:
        return Button("Lock in", self._confirm, primary=True, key_name="Enter", size=24)

    def _question_buttons(self, question: Question) -> list[Button]:
        key = f"{question.card} {question.key}" if question.card else question.key
        either_sign = question.key == "number" and any(value < 0 for value in question.answers)
        return [
            Button(
                self._label(question.key, value, either_sign=either_sign),
                self._giving(key, value),
                symbol=_symbol(question.key, value),
                size=20,
            )
            for value in question.answers
        ]

    def _label(self, key: str, value: object, *, either_sign: bool) -> str:
        if key == "direction":
            return self.words.direction(int(str(value))).capitalize()
        if key == "overcharged":
            return self.words.texts.section("choices")["overcharge" if value else "no_overcharge"]
        if key == "on":
            return self.words.card(str(value))
        return signed(int(str(value))) if either_sign else str(value)

    def _giving(self, key: str, value: object) -> Callable[[], None]:
        return lambda: self._answer(key, value)

    def _open_buttons(self, decision: Decision) -> list[Button]:
        buttons = [
            Button(self.words.action(number), self._giving("number", number.number), size=22)
            for number in decision.actions
            if hasattr(number, "number")
        ]
        tokens = self.words.texts.section("tokens")
        buttons += [
            Button(tokens[token], self._giving("token", token), symbol=token, size=20)
            for token in self.narrowing.tokens
        ]
        for action in decision.actions:
            if isinstance(action, ChooseWord):
                label = self.words.action(action, decision.kind)
                buttons.append(Button(label, self._giving("word", action.word), size=22))
            elif isinstance(action, Pass):
                buttons.append(
                    Button(
                        self.words.action(action),
                        self._giving("word", "pass"),
                        primary=True,
                        key_name="P",
                        size=22,
                    )
                )
        return buttons


def _symbol(key: str, value: object) -> str:
    if key == "direction":
        return "closer" if value == -1 else "farther"
    return "overcharge" if key == "overcharged" and value else ""
