"""Explains what a card's numbers mean, and what can still be done in a turn. Reads views alone."""

from typing import Any

from game.content.scrapbots import Scrapbot
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


def useful_cards(words: TableWords, view: TableView, seat: Seat, actions: tuple[Action, ...]) -> list[str]:
    """The cards of the hand that bring anything: not those that give Scrap which buys nothing, and Energy for
    which there is no attack.
    """
    side, known = view.players[seat], words.cards_of.cards
    does = {one.card for one in actions if isinstance(one, Activate | Build)}
    does |= {one.card for one in actions if isinstance(one, TakePool) and one.text}
    gains = [one for one in side.hand or () if TakePool("scrap", one) in actions]
    scrap = side.scrap + sum(known[one].scrap for one in gains)
    buys = any(known[one].scrap <= scrap for one in view.market)
    powers = [one for one in side.hand or () if TakePool("energy", one) in actions]
    energy = side.energy + sum(getattr(known[one], "energy", 0) for one in powers)
    costs = [
        attack.energy
        for bot in side.lanes
        if bot is not None and not bot.exhausted and isinstance(card := known[bot.card], Scrapbot)
        for attack in card.attacks
    ]
    attacks = any(cost <= energy for cost in costs)
    return [
        one
        for one in side.hand or ()
        if one in does
        or (buys and one in gains and known[one].scrap)
        or (attacks and one in powers and getattr(known[one], "energy", 0))
    ]


def anything_left(words: TableWords, view: TableView, seat: Seat, actions: tuple[Action, ...]) -> bool:
    """Whether anything can still be done that brings anything."""
    _, attackers, buys = still_possible(view, seat, actions)
    return bool(attackers or buys or useful_cards(words, view, seat, actions))


def what_to_do(words: TableWords, view: TableView, seat: Seat, actions: tuple[Action, ...]) -> str:
    """What the prompt of the Main phase says: what can be done with what is left."""
    cards, attackers, buys = still_possible(view, seat, actions)
    name, say = words.names[seat], words.texts.say
    if cards and not anything_left(words, view, seat, actions):
        return say("todo", "useless", name=name, count=cards)
    # Cards in hand may pay for an attack of any Scrapbot that is ready.
    ready = any(bot is not None and not bot.exhausted for bot in view.players[seat].lanes)
    attacks = bool(attackers) or (ready and bool(cards))
    return say("todo", "main", name=name, cards=bool(cards), attacks=attacks, buys=buys)


def left_to_do(words: TableWords, view: TableView, seat: Seat, actions: tuple[Action, ...]) -> str:
    """The most important thing that can still be done, for the note under End turn."""
    cards, attackers, buys = still_possible(view, seat, actions)
    say = words.texts.say
    if attackers:
        cards_there = {bot.card for lane in attackers if (bot := view.players[seat].lanes[lane]) is not None}
        names = _names(words, view, seat, attackers)
        if len(cards_there) < len(attackers):
            names = say("left", "lanes", lanes=listed(words.texts, [str(lane + 1) for lane in attackers]))
        return say("left", "attackers", cards=names, count=len(attackers))
    scrap = view.players[seat].scrap if buys else 0
    if cards and not anything_left(words, view, seat, actions):
        return say("left", "useless", count=cards)
    if cards:
        return say("left", "cards", count=cards, scrap=scrap)
    return say("left", "buy", scrap=scrap) if buys else say("left", "nothing")


def no_end(words: TableWords, view: TableView, seat: Seat, *, asked: bool, robot: bool = False) -> str:
    """Why the turn cannot be ended now: a card or a `robot` is picked (`asked`), or nobody is asked."""
    if asked:
        return words.texts.say("left", "attacking" if robot else "picked")
    other = view.active != seat and view.outcome is None
    return words.texts.say("left", "other" if other else "busy", name=words.names[view.active])


def question_before_the_end(
    words: TableWords, view: TableView, seat: Seat, actions: tuple[Action, ...]
) -> str:
    """What would be given up by ending the turn now; "" where nothing would."""
    _, attackers, buys = still_possible(view, seat, actions)
    cards = len(useful_cards(words, view, seat, actions))
    names, say = _names(words, view, seat, attackers), words.texts.say
    told = []
    if cards or attackers:
        told.append(say("left", "given_up", count=cards, attackers=len(attackers), cards=names))
    if buys:
        told.append(say("left", "unspent", scrap=view.players[seat].scrap))
    return " ".join(told)


def _names(words: TableWords, view: TableView, seat: Seat, lanes: list[int]) -> str:
    """Who stands in these lanes; of those with the same name also where."""
    standing: dict[str, list[int]] = {}
    for lane in lanes:
        bot = view.players[seat].lanes[lane]
        if bot is not None:
            standing.setdefault(words.card(bot.card), []).append(lane + 1)
    say, found = words.texts.say, []
    for card, there in standing.items():
        numbers = listed(words.texts, map(str, there))
        found.append(say("left", "in_lanes", card=card, lanes=numbers) if len(there) > 1 else card)
    return listed(words.texts, found)
