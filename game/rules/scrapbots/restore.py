"""A state from plain data: saves, scenario set-ups.

Everything is checked that the rules rely on. Copies of cards are not counted, except for Wounds in the
players' zones: a scenario's set-up deals itself whatever cards it needs.
"""

from collections.abc import Mapping
from typing import Any

from game.content.scrapbots import Component, Library, Scrapbot, Set
from game.content.scrapbots.cards import WOUNDS
from game.content.scrapbots.verbs import RemoveThis
from game.rules.plain_data import check_complete, read_state, shortened_errors
from game.rules.scrapbots.kinds import OUTCOME_REASONS
from game.rules.scrapbots.state import TURN_LIMIT, Bot, Player, State

NEW_FIELDS: Mapping[str, Any] = {"plays": 0}
"""Fields that older saves lack."""


def restore(data: Mapping[str, Any], library: Library) -> State:
    """The state of a `to_dict`. Raises `ValueError` in one sentence that names the field."""
    with shortened_errors():
        return _read(data, library)


def _read(data: Mapping[str, Any], library: Library) -> State:
    if isinstance(data, dict):
        data = {**NEW_FIELDS, **data}
    state = read_state(data, State, OUTCOME_REASONS)
    cards = library.sets.get(state.edition)
    if cards is None:
        raise ValueError(f"there is no edition '{state.edition}'")
    for seat, player in enumerate(state.players):
        check_complete(data["players"][seat], Player, f"players.{seat}")
        _check_player(player, f"players.{seat}", cards)
    for where, names in (("market", state.market), ("main_deck", state.main_deck)):
        _check_cards(names, cards, where)
        _refuse_wounds(names, cards, where)
    wounds = sum(player.wounds(cards.wound) for player in state.players)
    if wounds > WOUNDS:
        raise ValueError(f"players: there are {WOUNDS} Wounds in the game, not {wounds}")
    _check_end(state, cards)
    return state


def _check_end(state: State, cards: Set) -> None:
    """Whether the game is over, why, and who has won must agree with the Wounds and the turn."""
    outcome = state.outcome
    if outcome is None:
        if not state.wounds_left:
            raise ValueError("outcome: with no Wound left the game is over")
        return
    if outcome.reason == "last_wound" and state.wounds_left:
        raise ValueError("outcome: the last Wound has not been dealt")
    if outcome.reason == "turn_limit" and state.turn != TURN_LIMIT:
        raise ValueError(f"outcome: turn {TURN_LIMIT} has not been played")
    if outcome.winner != state.fewest_wounds(cards.wound):
        raise ValueError("outcome.winner: the fewest Wounds win, and equal Wounds are a draw")


def _check_cards(names: tuple[str, ...], cards: Set, where: str) -> None:
    for name in names:
        if name not in cards.cards:
            raise ValueError(f"{where}: there is no card '{name}' in this edition")


def _refuse_wounds(names: tuple[str, ...], cards: Set, where: str) -> None:
    if cards.wound in names:
        raise ValueError(f"{where}: a Wound cannot lie here")


def _check_player(player: Player, where: str, cards: Set) -> None:
    _check_cards(player.deck + player.hand + player.discard, cards, where)
    for name in player.removed:
        card = cards.cards.get(name)
        steps = card.activate if isinstance(card, Component) else ()
        if not any(isinstance(step.verb, RemoveThis) for step in steps):
            raise ValueError(f"{where}.removed: '{name}' cannot leave the game in this edition")
    for lane, (bot, flag) in enumerate(zip(player.lanes, player.ready_after_attack, strict=True), start=1):
        if bot is not None:
            _check_bot(bot, where, cards)
        elif flag:
            raise ValueError(f"{where}.readied: there is no Scrapbot in lane {lane}")


def _check_bot(bot: Bot, where: str, cards: Set) -> None:
    card = cards.cards.get(bot.card)
    if not isinstance(card, Scrapbot):
        raise ValueError(f"{where}.lanes: there is no Scrapbot '{bot.card}' in this edition")
    if bot.damage >= card.health:
        raise ValueError(f"{where}.lanes: a {card.name} with {bot.damage} damage is destroyed")
