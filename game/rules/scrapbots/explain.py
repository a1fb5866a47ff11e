"""Explains what a player sees but cannot do, and what the things on the table mean. Reads views alone."""

from collections.abc import Mapping
from typing import Any

from game.content.scrapbots import Component, Scrapbot
from game.engine.rules import Action
from game.engine.seats import Seat, opponent
from game.rules.scrapbots.actions import Activate, Build, Buy, TakePool, UseAttack
from game.rules.scrapbots.log_text import TableWords
from game.rules.scrapbots.state import PLAY_LIMIT
from game.rules.scrapbots.view import TableView

WHY_NOT: Mapping[str, tuple[str, ...]] = {
    "over": (),
    "other_turn": ("name",),
    "limit": ("limit",),
    "price": ("cost", "scrap"),
    "wound": (),
    "exhausted": ("card",),
    "energy": ("cost", "energy"),
    "empty": (),
    "enemy": ("name",),
    "enemy_empty": (),
    "enemy_deck": ("name",),
    "enemy_pile": ("name",),
    "pool": ("pool",),
    "enemy_pool": ("name", "pool"),
    "no_energy": ("card",),
    "taken": ("card",),
    "needs_bot": ("card",),
    "not_here": ("card",),
    "picked": (),
}
"""The answers to a click that does nothing, with the facts that they are given."""

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


def why_not(words: TableWords, view: TableView, seat: Seat, slot: str, value: Any, picked: str = "") -> str:
    """Why a thing cannot be clicked now. `slot` and `value` name it as a pick does; `picked` is a card that
    is picked already.
    """
    say = words.texts.say
    other = words.names[opponent(seat)]
    if slot in ("enemy_deck", "enemy_pile"):
        return say("why_not", slot, name=other)
    if view.outcome is not None:
        return say("why_not", "over")
    if view.active != seat:
        return say("why_not", "other_turn", name=words.names[view.active])
    side = view.players[seat]
    if slot in ("enemy_scrap", "enemy_energy"):
        return say("why_not", "enemy_pool", name=other, pool=slot.removeprefix("enemy_").title())
    if view.plays >= PLAY_LIMIT:
        return say("why_not", "limit", limit=PLAY_LIMIT)
    if slot == "market":
        return say("why_not", "price", cost=words.cards_of.cards[value].scrap, scrap=side.scrap)
    if slot == "hand":
        return say("why_not", "wound")
    if picked and slot != "attack":
        return _not_here(words, view, seat, slot, value, picked)
    if slot in ("scrap", "energy"):
        return say("why_not", "pool", pool=slot.title())
    if slot == "enemy":
        empty = view.players[opponent(seat)].lanes[value] is None
        return say("why_not", "enemy_empty") if empty else say("why_not", "enemy", name=other)
    lane, number = value if slot == "attack" else (value, None)
    return _no_attack(words, view, seat, lane, number)


def _no_attack(words: TableWords, view: TableView, seat: Seat, lane: int, number: int | None) -> str:
    side, say = view.players[seat], words.texts.say
    bot = side.lanes[lane]
    if bot is None:
        return say("why_not", "empty")
    if bot.exhausted:
        return say("why_not", "exhausted", card=words.card(bot.card))
    card = words.cards_of.cards[bot.card]
    assert isinstance(card, Scrapbot)
    costs = [attack.energy for attack in card.attacks]
    cost = min(costs) if number is None else costs[number]
    if cost > side.energy:
        return say("why_not", "energy", cost=cost, energy=side.energy)
    return say("why_not", "picked")


def _not_here(words: TableWords, view: TableView, seat: Seat, slot: str, value: Any, picked: str) -> str:
    """Why a card that is picked does not go to a place."""
    say, card = words.texts.say, words.cards_of.cards.get(picked)
    name = words.card(picked)
    if slot == "energy" and isinstance(card, Scrapbot):
        return say("why_not", "no_energy", card=name)
    if slot == "own":
        bot = view.players[seat].lanes[value]
        if isinstance(card, Scrapbot) and bot is not None:
            return say("why_not", "taken", card=words.card(bot.card))
        if isinstance(card, Component) and bot is None:
            return say("why_not", "needs_bot", card=name)
        if isinstance(card, Component) and bot is not None and bot.exhausted:
            return say("why_not", "exhausted", card=words.card(bot.card))
    return say("why_not", "not_here", card=name)


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
