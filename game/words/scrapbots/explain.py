"""Explains what a card's numbers mean, and what can still be done in a turn. Reads views alone."""

from typing import Any

from game.engine.rules import Action
from game.engine.seats import Seat
from game.rules.scrapbots.actions import Activate, Build, Buy, TakePool, UseAttack
from game.rules.scrapbots.view import TableView
from game.words.lists import listed
from game.words.messages import Messages
from game.words.scrapbots.log_text import TableWords


def card_notes(card: Any, texts: Messages) -> list[tuple[str, str]]:
    """A card's numbers, each with what it means."""
    numbers = {name: getattr(card, name, 0) for name in ("scrap", "energy", "health")}
    return [
        (texts.say("note_heads", name), texts.say("notes", name, amount=amount))
        for name, amount in numbers.items()
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
    scrap = view.players[seat].scrap if buys else 0
    if cards:
        return say("left", "cards", count=cards, scrap=scrap)
    return say("left", "buy", scrap=scrap) if buys else say("left", "nothing")


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
    cards, attackers, buys = still_possible(view, seat, actions)
    if not cards and not attackers:
        return ""
    names, say = _names(words, view, seat, attackers), words.texts.say
    told = say("left", "given_up", count=cards, attackers=len(attackers), cards=names)
    return f"{told} {say('left', 'unspent', scrap=view.players[seat].scrap)}" if buys else told


def _names(words: TableWords, view: TableView, seat: Seat, lanes: list[int]) -> str:
    bots = [view.players[seat].lanes[lane] for lane in lanes]
    return listed(words.texts, [words.card(bot.card) for bot in bots if bot is not None])
