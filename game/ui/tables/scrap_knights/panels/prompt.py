"""The prompt line: what is expected, and a button for every answer that no card stands for."""

from collections.abc import Mapping, Sequence

from game.engine.refusals import Pick
from game.engine.seats import Seat
from game.rules.scrap_knights.actions import PASS as PASS_ACTION
from game.rules.scrap_knights.actions import ChooseNumber, ChooseWord, PlayActs, SpendToken
from game.rules.scrap_knights.picks import PASS
from game.rules.scrap_knights.state import OVERHEAT
from game.ui.keys import label
from game.ui.kit.buttons import Button
from game.ui.kit.widget import Command
from game.ui.tables.chooser import Chooser
from game.words.lists import listed
from game.words.scrap_knights.card_text import signed
from game.words.scrap_knights.fate_text import Fate, warned_answer
from game.words.scrap_knights.table_text import TableWords

_OF_DECISIONS = {
    "act": "secret",
    "bots": "bot",
    "tokens": "priority",
    "overcharge": "overcharge",
    "block": "block",
    "distance": "distance",
    "play": "card",
    "copy": "card",
    "return_bot": "bot",
    "discard": "discard",
    "shuffle": "deck",
}
_OF_QUESTIONS = {
    "direction": "movement",
    "number": "secret",
    "named": "card",
    "overcharged": "overcharge",
    "on": "card",
}
"""The icons of what is asked, by the kind of the decision or the slot of the question."""


_NO_DIGITS: Mapping[Pick, str] = {}
_NUMBERS, _WAYS, _COUNTED = ("number", "amount"), "direction", ("overcharged", "on")


def prompt_text(words: TableWords, chooser: Chooser, ult: str) -> str:
    """What is to be done now."""
    question = chooser.question
    cards = " + ".join(words.card(card) for card in chooser.picked("card"))
    if question is not None:
        token = "".join(words.texts.section("tokens")[token] for token in chooser.picked("token"))
        card = words.card(str(question.of)) if question.of else cards
        slot = "priority" if question.slot == "number" and has_signs(chooser) else question.slot
        return words.question(slot, card=card, token=token)
    if chooser.action is not None and chooser.locks:
        if isinstance(chooser.action, PlayActs):
            # What was chosen for a card is said as well: "Dash, closer".
            cards = " + ".join(map(words.manoeuvre, chooser.action.manoeuvres))
        if isinstance(chooser.action, SpendToken):
            return words.question("spend_or_pass", token=_spent(words, chooser.action))
        if chooser.decision.kind == "bots":
            return words.question("use_or_pass", cards=cards)
        return words.question("lock_in_or_add" if chooser.things else "lock_in", cards=cards)
    return words.prompt(chooser.decision, ult)


def look_text(words: TableWords, chooser: Chooser, card: str, *, by_keys: bool) -> str:
    """That an ACT is only looked at: how to pick it, or which one is picked."""
    picked = " + ".join(words.card(one) for one in chooser.picked("card"))
    if picked:
        return words.question("look_beside", card=words.card(card), picked=picked)
    return words.question("look", card=words.card(card), keys=by_keys)


def use_text(words: TableWords, chooser: Chooser) -> str:
    """The button that uses the BOT or spends the token that is picked."""
    if isinstance(chooser.action, SpendToken):
        return words.question("spend", token=words.token(chooser.action.token))
    return words.question("use", cards=words.card(chooser.picks[0].value))


def _spent(words: TableWords, action: SpendToken) -> str:
    """A token and the card that it is spent on, if it needs one."""
    token = words.token(action.token)
    if not action.card:
        return token
    return words.texts.say("choices", "token_on", token=token, card=words.card(action.card))


def bots_text(words: TableWords, seat: Seat, bots: Sequence[str]) -> str:
    """Which BOTs may answer now."""
    listed_bots = listed(words.texts, map(words.card, bots), any_of=True)
    return words.question("bots", name=words.names[seat], bots=listed_bots, count=len(bots))


def prompt_symbol(chooser: Chooser) -> str:
    """The icon of what is to be done now."""
    question = chooser.question
    if question is not None:
        return _OF_QUESTIONS.get(question.slot, "")
    if chooser.action is not None and chooser.locks:
        return "lock"
    return _OF_DECISIONS.get(chooser.decision.kind, "")


def has_signs(chooser: Chooser | None) -> bool:
    """Whether numbers below 0 are among the answers."""
    found = chooser.answers if chooser is not None else ()
    return any(one.value < 0 for one in found if one.slot in _NUMBERS)


def digit_answers(chooser: Chooser | None, *, below_zero: bool = False) -> dict[int, Pick]:
    """Answers by the digit that stands for them: the number itself, or the same one `below_zero`.

    Of the two directions 1 is closer and 2 farther; what has no number is counted.
    """
    found = chooser.answers if chooser is not None else ()
    ways = sorted((one for one in found if one.slot == _WAYS), key=lambda one: one.value)
    counted = ways or [one for one in found if one.slot in _COUNTED]
    if counted:
        return dict(enumerate(counted, 1))
    answers = [one for one in found if one.slot in _NUMBERS]
    return {abs(one.value): one for one in answers if (one.value < 0) == below_zero}


def answer_button(
    words: TableWords,
    chooser: Chooser,
    answer: Pick,
    command: Command,
    fate: Fate = "",
    moves: tuple[int, int] | None = None,
    heat: int | None = None,
    digits: Mapping[Pick, str] = _NO_DIGITS,
) -> Button:
    """The button of one answer; to pass is never the gold one, which has been where ACTs are locked in.

    `digits` are those that stand for answers. `moves` are the distances before and after it, where it changes
    that; `heat` is what a number leads to. `fate` is how the duel ends with it:
    what loses says so.
    """
    if answer == PASS:
        text = warned_answer(words, fate, words.action(PASS_ACTION))
        button = Button(text, command, danger=fate == "loses", key_name=label("pass"), size=18)
        button.name, button.at_the_foot = words.action(PASS_ACTION), True
        return button
    name, symbol = _label(words, chooser, answer)
    text = warned_answer(words, fate, name)
    if moves is not None and text == name:
        before, after = moves
        change = _change(answer, before, after)
        text = words.texts.say("prompts", "moves", way=name, change=change, before=before, after=after)
    # What has to be cooled down afterwards is risky, too.
    priced = heat is not None and answer.slot in ("number", "overcharged")
    hot = priced and heat is not None and heat >= OVERHEAT
    if priced:
        text = words.texts.say("prompts", "number_heat", number=name, heat=heat)
        text = warned_answer(words, fate, text)
    key = label(answer.value) if answer.slot == "token" else ""
    if answer.slot in (_WAYS, *_COUNTED) or text.startswith(("+", "−")):
        key = digits.get(answer, "")
    button = Button(
        text, command, symbol=symbol, key_name=key, size=20 if answer.of or answer.slot == "token" else 22
    )
    button.name, button.about, button.danger = name, answer, fate == "loses" or hot
    return button


def idle_main(words: TableWords, chooser: Chooser, name: str) -> Button:
    """The main button in its place while nothing is picked that it could do; it says what to pick first."""
    kind = chooser.decision.kind
    waits = words.question("first_answer" if chooser.question is not None else f"first_{kind}")
    size = 24 if kind == "act" else 22
    button = Button(
        words.question(f"main_{kind}"), lambda: None, key_name=label("confirm"), hint=waits, size=size
    )
    button.name, button.in_gold_place, button.enabled = name, True, False
    return button


def move_first(words: TableWords, chooser: Chooser | None) -> str:
    """Enter has nothing to choose yet: how the keys go to something."""
    kind = chooser.decision.kind if chooser is not None else ""
    asks = chooser is not None and (chooser.question is not None or kind not in ("act", "bots", "tokens"))
    return words.question("move_answer" if asks else f"move_{kind}")


def _change(answer: Pick, before: int, after: int) -> str:
    """A move that ends where it began has gone past the other mech, or has no room."""
    if before != after:
        return "other"
    return "crosses" if answer.value < 0 and before else "stays"


def _label(words: TableWords, chooser: Chooser, answer: Pick) -> tuple[str, str]:
    """Words and symbol."""
    slot, value = answer.slot, answer.value
    if slot == "direction":
        return words.direction(value).capitalize(), "closer" if value < 0 else "farther"
    if slot == "overcharged":
        key = "overcharge" if value else "no_overcharge"
        return words.texts.section("choices")[key], "overcharge" if value else ""
    if slot == "token":
        return words.texts.section("tokens")[value], value
    if slot == "on":
        return words.card(value), ""
    if slot == "number":
        either_sign = any(one.value < 0 for one in chooser.answers if one.slot == "number")
        return signed(value) if either_sign else str(value), ""
    if slot == "amount":
        return words.action(ChooseNumber(value)), ""
    return words.action(ChooseWord(value), chooser.decision.kind), ""
