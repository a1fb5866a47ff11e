"""What is expected, and a button for everything that can be done with what is picked."""

from game.content.scrapbots import Scrapbot
from game.engine.refusals import Pick
from game.engine.rules import Action
from game.rules.scrapbots.view import SeatView
from game.ui.keys import label
from game.ui.kit.buttons import Button
from game.ui.kit.widget import Command
from game.ui.tables.chooser import Chooser
from game.ui.tables.scrapbots.anatomy import LANE_SLOTS
from game.ui.tables.scrapbots.panels.rich_button import RichButton
from game.words.scrapbots.log_text import TableWords

KEYS = {
    "scrap": "play_for_scrap",
    "energy": "play_for_energy",
    "build": "build",
    "buy": "build",
    "activate": "activate",
}
"""The action of the key for each way to use a card."""
_ONLY = {"buy": "only_buy", "scrap": "only_scrap", "energy": "only_energy"}
"""What the prompt says of a card that can only be used in one way."""
_SENSIBLE = ("build", "buy", "activate")


class ChoiceButton(RichButton):
    """A button that knows which action it leads to, so that it can be previewed."""

    action: Action | None = None


def picked_card(chooser: Chooser, side: SeatView) -> str:
    """The card that is picked, or that stands where a Scrapbot is picked."""
    (first,) = chooser.given[0]
    if first.slot != "own":
        return str(first.value)
    bot = side.lanes[first.value]
    assert bot is not None
    return bot.card


def only_use(chooser: Chooser) -> str:
    """What a picked card can only be used for without more to choose: bought, or played for a pool; or ""."""
    ways = [one.value[0] for one in chooser.answers if one.slot == "way"]
    lone = len(chooser.given) == len(chooser.fitting) == len(ways) == 1
    return str(ways[0]) if lone and ways[0] in _ONLY else ""


def prompt_text(words: TableWords, chooser: Chooser, side: SeatView) -> str:
    """What is to be done now; `side` is that of whoever is asked."""
    if not chooser.given:
        return words.prompt(chooser.decision)
    card = picked_card(chooser, side)
    (first,) = chooser.given[0]
    if first.slot == "own":
        return words.question("bot", card, lane=first.value + 1)
    if not chooser.picked("way"):
        only = only_use(chooser)
        if not only:
            return words.question("card", card)
        full = only == "scrap" and isinstance(words.cards_of.cards[card], Scrapbot) and all(side.lanes)
        return words.question("lanes_full" if full else _ONLY[only], card, press=label(KEYS[only]))
    if chooser.question is not None and chooser.question.slot == "zone":
        return words.question("wound", card)
    enemy = any(pick.slot == "enemy" for pick in chooser.things)
    return words.question("enemy_lane" if enemy else "own_lane", card)


def prompt_symbol(chooser: Chooser) -> str:
    """The icon of what is to be done now."""
    if not chooser.given:
        return "hand"
    (first,) = chooser.given[0]
    if first.slot == "own":
        return "attack"
    if not chooser.picked("way"):
        return "card"
    question = chooser.question
    return "wound" if question is not None and question.slot == "zone" else "lane"


def left_out(chooser: Chooser, answer: Pick) -> bool:
    """Whether an answer plays a card for a pool without what its text would add."""
    if answer.slot != "way" or answer.value[1] is not False:
        return False
    return Pick(answer.slot, (answer.value[0], True), answer.of) in chooser.answers


def numbered(chooser: Chooser) -> list[Pick]:
    """The ways that leave a text out, for the digits from 1 on, where those name no lanes."""
    if any(pick.slot in LANE_SLOTS for pick in chooser.things):
        return []
    return [one for one in chooser.answers if left_out(chooser, one)]


def places_of_wounds(chooser: Chooser) -> list[Pick]:
    """From where a Wound may be returned, for the digits from 1 on."""
    return [one for one in chooser.answers if one.slot == "zone"]


def _key_of(chooser: Chooser, answer: Pick) -> str:
    """The key of a way to use a card: a letter stands on one button only."""
    kind, more = answer.value
    if kind == "attack":
        return str(more + 1)
    if left_out(chooser, answer):
        digits = numbered(chooser)
        return str(digits.index(answer) + 1) if answer in digits else ""
    return label(KEYS[kind]) if kind in KEYS else ""


def answer_button(
    words: TableWords, chooser: Chooser, answer: Pick, side: SeatView, command: Command
) -> Button:
    """The button of one answer: a way to use what is picked, or where it goes."""
    card = picked_card(chooser, side)
    actions = chooser.left_by([answer])
    if answer.slot == "way":
        kind, _ = answer.value
        primary = kind in _SENSIBLE or bool(only_use(chooser))
        key = _key_of(chooser, answer)
        button = ChoiceButton(words.way(card, *answer.value), command, primary=primary, key_name=key)
        button.name = " ".join(map(str, answer.value))
    else:
        place = answer.value if answer.slot == "zone" else "lane"
        lane = 0 if answer.slot == "zone" else answer.value + 1
        key = str(lane) if lane else str(places_of_wounds(chooser).index(answer) + 1)
        button = ChoiceButton(words.place(place, lane), command, key_name=key)
    if len(actions) == 1:
        button.action = actions[0]
    return button
