"""Explains what a card's numbers mean, and what can still be done in a turn. Reads views alone."""

from collections.abc import Mapping
from typing import Any

from game.engine.rules import Action
from game.engine.seats import Seat
from game.rules.scrapbots.actions import Activate, Build, Buy, TakePool, UseAttack
from game.rules.scrapbots.view import TableView
from game.words.scrapbots.log_text import TableWords

NOTES: Mapping[str, tuple[str, ...]] = {
    "scrap": ("amount",),
    "energy": ("amount",),
    "health": ("amount",),
    "heads_scrap": (),
    "heads_energy": (),
    "heads_health": (),
}
"""What a card's numbers mean, beside its closer look."""

LEFT: Mapping[str, tuple[str, ...]] = {
    "cards": ("count_cards",),
    "attackers": ("cards",),
    "buy": (),
    "nothing": (),
    "picked": (),
    "other": ("name",),
    "busy": (),
    "over": (),
    "confirm": (),
    "confirm_cards": ("count_cards",),
    "confirm_attackers": ("cards",),
    "confirm_both": ("count_cards", "cards"),
}
"""What can still be done in a turn, as its end is thought of."""


def card_notes(card: Any, words: Any) -> list[tuple[str, str]]:
    """A card's numbers, each with what it means; `words` are the game's texts."""
    numbers = [("scrap", card.scrap), ("energy", getattr(card, "energy", 0))]
    numbers.append(("health", getattr(card, "health", 0)))
    return [
        (words.say("notes", f"heads_{key}"), words.say("notes", key, amount=amount))
        for key, amount in numbers
        if amount
    ]


def still_possible(view: TableView, seat: Seat, actions: tuple[Action, ...]) -> tuple[int, list[int], bool]:
    """How many cards of the hand can be played, which lanes can attack, whether anything can be bought."""
    playable: set[str] = set()
    for action in actions:
        if isinstance(action, TakePool | Activate | Build):
            playable.add(action.card)
    cards = sum(card in playable for card in view.players[seat].hand or ())
    attackers = sorted({action.lane for action in actions if isinstance(action, UseAttack)})
    return cards, attackers, any(isinstance(action, Buy) for action in actions)


def left_to_do(words: TableWords, view: TableView, seat: Seat, actions: tuple[Action, ...]) -> str:
    """The most important thing that can still be done, for the note under End turn."""
    cards, attackers, buys = still_possible(view, seat, actions)
    say = words.texts.say
    if attackers:
        return say("left", "attackers", cards=_names(words, view, seat, attackers))
    if cards:
        return say("left", "cards", count_cards=words.counted("card", cards))
    return say("left", "buy") if buys else say("left", "nothing")


def no_end(words: TableWords, view: TableView, seat: Seat, *, asked: bool) -> str:
    """Why the turn cannot be ended now: a card is picked (`asked`), or nobody is asked."""
    if asked:
        return words.texts.say("left", "picked")
    other = view.active != seat and view.outcome is None
    return words.texts.say("left", "other" if other else "busy", name=words.names[view.active])


def question_before_the_end(
    words: TableWords, view: TableView, seat: Seat, actions: tuple[Action, ...]
) -> str:
    """What would be given up by ending the turn now; "" where no card and no attack would."""
    cards, attackers, _ = still_possible(view, seat, actions)
    if not cards and not attackers:
        return ""
    key = "confirm_both" if cards and attackers else "confirm_cards" if cards else "confirm_attackers"
    names = _names(words, view, seat, attackers)
    return words.texts.say("left", key, count_cards=words.counted("card", cards), cards=names)


def _names(words: TableWords, view: TableView, seat: Seat, lanes: list[int]) -> str:
    bots = [view.players[seat].lanes[lane] for lane in lanes]
    names = [words.card(bot.card) for bot in bots if bot is not None]
    if len(names) < 2:
        return "".join(names)
    return words.texts.say("recap", "and", first=", ".join(names[:-1]), last=names[-1])
