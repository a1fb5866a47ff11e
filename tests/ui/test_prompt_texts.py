"""The prompt lines ask for the texts that their games' tables name, with those facts."""

import pytest

from game.content import scrap_knights, scrapbots
from game.engine.dice import Dice
from game.engine.match import Match
from game.engine.rules import Decision
from game.rules import load
from game.rules.scrap_knights.actions import PASS, Manoeuvre, PlayActs, SpendToken
from game.rules.scrapbots.rules import Scrapbots
from game.rules.scrapbots.view import SeatView
from game.ui.tables.chooser import Chooser
from game.ui.tables.scrap_knights.anatomy import ANATOMY
from game.ui.tables.scrap_knights.panels import prompt as duel_prompt
from game.ui.tables.scrapbots.anatomy import anatomy
from game.ui.tables.scrapbots.panels import prompt as lanes_prompt
from game.words.check.needed import recorded_messages
from game.words.check.recorder import Recorder
from game.words.messages import Messages, shipped_messages
from game.words.scrap_knights.table_text import TableWords as DuelWords
from game.words.scrapbots.log_text import TableWords

NAMES = ("Ada", "Brunel")
SECTIONS = ("buttons", "prompts")


NO_CARD_YET = {"buttons-scrap_long", "prompts-only_energy"}
"""No card has so long a text that it comes with Scrap, and none gives Energy alone: both are allowed."""
TOO_RARE = (
    Decision(0, "act", tuple(PlayActs((Manoeuvre("thruster_launch", number=one),)) for one in (1, 2, 6))),
    Decision(0, "act", (PlayActs((Manoeuvre("slash"),)), PlayActs((Manoeuvre("slash"), Manoeuvre("dash"))))),
    Decision(0, "tokens", (SpendToken("armored", "slash"), SpendToken("armored", "dash"), PASS)),
)
"""What is asked where two cards may be played, or a number has no sign: too rare to wait for."""


LANES_SEEDS = (3, 4)
"""Games that come to all that may be asked."""


class NotingTexts(Recorder):
    """Notes what is asked and answers with the shipped texts."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self.shipped: Messages = shipped_messages(game)

    def say(self, section: str, key: str, **facts: object) -> str:
        super().say(section, key, **facts)
        return self.shipped.say(section, key, **facts)


def check_asked(game: str, asked: Recorder) -> None:
    needed = recorded_messages()[game]
    here = {name: facts for name, facts in asked.facts.items() if name.partition("-")[0] in SECTIONS}
    table = {name: facts for name, facts in needed.facts.items() if name.partition("-")[0] in SECTIONS}
    assert here == {name: facts for name, facts in table.items() if name in here}
    assert set(table) - set(here) <= NO_CARD_YET


def show_lanes_prompt(words: TableWords, chooser: Chooser, side: SeatView) -> None:
    lanes_prompt.prompt_text(words, chooser, side)
    for answer in (pick for pick in chooser.offers if pick.slot not in ("hand", "market")):
        lanes_prompt.answer_button(words, chooser, answer, side, lambda: None)


def lanes_game(words: TableWords, edition: str, seed: int) -> None:
    """All that the prompt line of a random game asks its texts for, whatever is picked on the way."""
    rules = load("scrapbots")
    assert isinstance(rules, Scrapbots)
    parts = anatomy(rules)
    match, dice = Match(rules, {"edition": edition}, seed), Dice(seed)
    while match.decisions:
        decision = match.decisions[0]
        chooser = Chooser(decision, parts)
        side = match.view(decision.seat).players[decision.seat]  # type: ignore[attr-defined]
        for source in chooser.first_things:
            chooser.pick(source)
            show_lanes_prompt(words, chooser, side)
            for answer in chooser.answers:
                chooser.pick(answer)
                show_lanes_prompt(words, chooser, side)
                chooser.back()
            chooser.clear()
        match.act(decision.seat, dice.pick(decision.actions))


@pytest.mark.slow
def test_the_prompt_line_of_scrapbots() -> None:
    asked = NotingTexts("scrapbots")
    for edition, cards in scrapbots.shipped_library().sets.items():
        for seed in LANES_SEEDS:
            lanes_game(TableWords(cards, asked, NAMES), edition, seed)
    check_asked("scrapbots", asked)


def show_duel_prompt(words: DuelWords, chooser: Chooser, ult: str) -> None:
    duel_prompt.prompt_text(words, chooser, ult)
    duel_prompt.move_first(words, chooser)
    if chooser.locks and chooser.action is None and (chooser.question or chooser.decision.kind != "act"):
        duel_prompt.idle_main(words, chooser, "Lock in")
    if chooser.decision.kind == "act":
        duel_prompt.look_text(words, chooser, "slash", by_keys=True)
    for answer in chooser.answers:
        if answer.slot != "named":
            duel_prompt.answer_button(words, chooser, answer, lambda: None)
            duel_prompt.answer_button(words, chooser, answer, lambda: None, moves=(3, 1))
            duel_prompt.answer_button(words, chooser, answer, lambda: None, heat=4)


def answer_all(words: DuelWords, decision: Decision, ult: str, dice: Dice) -> None:
    """Picks each card and token, and answers whatever is asked then."""
    chooser = Chooser(decision, ANATOMY)
    for start in sorted(chooser.offers, key=str):
        chooser.pick(start)
        show_duel_prompt(words, chooser, ult)
        while chooser.question is not None:
            chooser.pick(dice.pick(chooser.answers))
            show_duel_prompt(words, chooser, ult)
        chooser.clear()
        show_duel_prompt(words, chooser, ult)


def test_the_prompt_line_of_scrap_knights() -> None:
    asked = NotingTexts("scrap_knights")
    words = DuelWords(scrap_knights.shipped_library(), asked, NAMES)
    for seed in range(8):
        match, dice = Match(load("scrap_knights"), {"deck_0": "random", "deck_1": "random"}, seed), Dice(seed)
        while match.decisions:
            decision = match.decisions[0]
            ult = match.state.players[decision.seat].ult  # type: ignore[attr-defined]
            answer_all(words, decision, ult, dice)
            match.act(decision.seat, dice.pick(decision.actions))
    for decision in TOO_RARE:
        answer_all(words, decision, "test", Dice(1))
    duel_prompt.bots_text(words, 0, ("md_dash",))
    words.question("use", cards=words.card("md_dash"))
    words.question("pass_again", told="", pressed="P")
    words.question("spend", token=words.token("blitz"))
    check_asked("scrap_knights", asked)
