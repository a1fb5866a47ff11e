"""A state from plain data: saves, scenario set-ups. Everything is checked that the rules rely on."""

from collections.abc import Mapping
from typing import Any

from game.engine.seats import SEATS, opponent
from game.rules.dino_battles.catalogue import Catalogue
from game.rules.dino_battles.combat import first_mover
from game.rules.dino_battles.context import GameContext
from game.rules.dino_battles.kinds import OUTCOME_REASONS
from game.rules.dino_battles.main_phase import looking
from game.rules.dino_battles.set_up import deciding, has_dinosaur, show_without_dinosaur
from game.rules.dino_battles.state import (
    ITEM_PLACES,
    NOBODY,
    PLACES,
    TO_WIN,
    Dino,
    Exchange,
    Payment,
    Played,
    Player,
    State,
    Window,
)
from game.rules.dino_battles.windows import is_asked
from game.rules.plain_data import check_complete, read_state, shortened_errors

_SET_UP = ("mulligan", "placement")
_MAIN = ("precombat", "postcombat")
_EXCHANGE_WINDOWS: Mapping[str, tuple[str | None, ...]] = {
    "declared": ("move", "ko"),
    "answering": (None,),
    "answered": ("answer", "ko"),
    "rolled": ("dice", "ko"),
}
"""The windows of each stage. A card used in one may knock out a benched Dinosaur: the exchange goes on."""


def restore(data: Mapping[str, Any], catalogue: Catalogue) -> State:
    """The state of a `to_dict`. Raises `ValueError` in one sentence that names the field."""
    with shortened_errors():
        return _read(data, catalogue)


def _read(data: Mapping[str, Any], catalogue: Catalogue) -> State:
    # What saves from before there was a short battle do not say, and full battles do not either.
    filled = {"to_win": TO_WIN, **data} if isinstance(data, Mapping) else data
    state = read_state(filled, State, OUTCOME_REASONS)
    for seat in SEATS:
        check_complete(data["players"][seat], Player, f"players.{seat}")
        _check_player(state.players[seat], f"players.{seat}", catalogue)
    context = GameContext(catalogue, state)
    if state.outcome is None:
        _begin_afresh(context)
        _check_phase(context)
    return state


def _check_player(player: Player, where: str, catalogue: Catalogue) -> None:
    for zone in ("deck", "hand", "comp", "items", "permanents", "junk", "looked", "known", "shown"):
        for card in getattr(player, zone):
            if card not in catalogue.cards:
                raise ValueError(f"{where}.{zone}: there is no card '{card}'")
    for zone, permanent in (("items", False), ("permanents", True)):
        for card in getattr(player, zone):
            facts = catalogue.played.get(card)
            if facts is None or not facts.item or (permanent and not facts.permanent):
                raise ValueError(f"{where}.{zone}: '{card}' is no such Item")
    if len(player.items) + len(player.permanents) > ITEM_PLACES:
        raise ValueError(f"{where}.items: there are {ITEM_PLACES} places for Items")
    for card in player.known:
        if player.known.count(card) > player.hand.count(card):
            raise ValueError(f"{where}.known: '{card}' is not in the hand")
    player.dinos = (*player.dinos, *NOBODY)[:PLACES]
    for place, dino in enumerate(player.dinos):
        if dino is not None:
            _check_dino(dino, f"{where}.dinos.{place}", catalogue)


def _check_dino(dino: Dino, where: str, catalogue: Catalogue) -> None:
    if catalogue.group.get(dino.card) != "dinosaur":
        raise ValueError(f"{where}.card: there is no Dinosaur '{dino.card}'")
    for card in dino.upgrades:
        if catalogue.group.get(card) != "upgrade":
            raise ValueError(f"{where}.upgrades: there is no Upgrade '{card}'")
    if len(set(dino.upgrades)) < len(dino.upgrades):
        raise ValueError(f"{where}.upgrades: one Upgrade of each name")
    for card in dino.boosts:
        if card not in catalogue.boosting:
            raise ValueError(f"{where}.boosts: '{card}' is no card that lasts until the end of the turn")
    if len(set(dino.boosts)) < len(dino.boosts):
        raise ValueError(f"{where}.boosts: one card of each name")
    if dino.paralyzed_rounds and not dino.paralyzed:
        raise ValueError(f"{where}.paralyzed: rounds are left, so it is paralyzed")
    if dino.damage >= catalogue.figures(dino.card, dino.bears, ()).hp:
        raise ValueError(f"{where}.damage: that Dinosaur has no HP left")


def _begin_afresh(context: GameContext) -> None:
    """A set-up that leaves the beginning behind needs no hands kept and no Dinosaurs placed."""
    state = context.state
    if state.phase in _SET_UP:
        for player in state.players:
            player.shown = ()
            if state.phase == "mulligan":
                show_without_dinosaur(context.catalogue, player)
        return
    if not all(player.kept and player.ready for player in state.players):
        for player in state.players:
            player.kept = player.ready = True
            player.shown, player.acted, player.switched = (), False, False
        state.turn = max(1, state.turn)
        state.passes = 0
        state.window = state.exchange = state.payment = None
        if state.active is not None:
            return
        if state.phase in ("precombat", "postcombat"):
            state.active = state.initiative
        elif state.phase == "combat":
            standing = all(player.dinos[0] for player in state.players)
            state.active = first_mover(context) if standing else state.initiative


def _check_phase(context: GameContext) -> None:
    """Whether the state stands still at something to choose."""
    state = context.state
    for seat, player in enumerate(state.players):
        if player.knockouts >= state.to_win:
            raise ValueError(f"players.{seat}.knockouts: {state.to_win} of them end the game")
    if state.phase in _SET_UP:
        _check_set_up(context)
        return
    if not state.turn:
        raise ValueError("turn: the first turn is 1")
    for seat, player in enumerate(state.players):
        if not player.kept or not player.ready:
            raise ValueError(f"players.{seat}.ready: the set-up is over")
        if not any(player.dinos):
            raise ValueError(f"players.{seat}.dinos: a side without a Dinosaur has lost")
        if player.dinos[0] is None and state.exchange is not None:
            raise ValueError(f"players.{seat}.dinos.0: nobody is active in an exchange")
    if looking(state) is not None and (
        state.phase not in _MAIN or state.window is not None or state.payment is not None
    ):
        raise ValueError("players: a card is chosen from the deck in a main phase, before all else")
    if state.window is not None:
        _check_window(context, state.window)
    standing = all(player.dinos[0] for player in state.players)
    if any(state.lost) and looking(state) is None and (state.window is not None or standing):
        raise ValueError("lost: the window after a knock-out opens at once")
    if state.phase in ("precombat", "combat", "postcombat"):
        if state.active is None:
            raise ValueError("active: a seat is in turn")
    elif state.active is not None:
        raise ValueError(f"active: nobody is in turn in {state.phase}")
    elif state.window is None and standing:
        raise ValueError(f"phase: {state.phase} goes on by itself")
    _check_payment(state, state.payment)
    _check_exchange(context, state.exchange)


def _check_set_up(context: GameContext) -> None:
    state = context.state
    if state.turn or state.active is not None:
        raise ValueError("active: nobody is in turn before the first turn")
    if state.window is not None or state.exchange is not None or state.payment is not None or any(state.lost):
        raise ValueError("phase: before the first turn there is only the set-up")
    seat = deciding(state)
    player, other = state.players[seat], state.players[opponent(seat)]
    if state.phase == "mulligan":
        if player.kept or any(any(side.dinos) or side.ready for side in state.players):
            raise ValueError("players: hands are kept one after the other, then Dinosaurs are placed")
        for number, side in enumerate(state.players):
            if not side.hand:
                raise ValueError(f"players.{number}.hand: a hand has at least one card")
            if side.kept and not has_dinosaur(context.catalogue, side.hand):
                raise ValueError(f"players.{number}.kept: a hand without a Dinosaur goes back")
        if not has_dinosaur(context.catalogue, (*player.hand, *player.deck)):
            raise ValueError("players: there is no Dinosaur to draw")
        if not other.kept and not has_dinosaur(context.catalogue, (*other.hand, *other.deck)):
            raise ValueError("players: there is no Dinosaur to draw")
        return
    if player.ready or not (player.kept and other.kept):
        raise ValueError("players: Dinosaurs are placed one seat after the other, when both hands are kept")
    for number, side in enumerate(state.players):
        if side.dinos[0] is None and (side.ready or not has_dinosaur(context.catalogue, side.hand)):
            raise ValueError(f"players.{number}.dinos.0: an active Dinosaur is needed")


def _check_window(context: GameContext, window: Window) -> None:
    state = context.state
    if state.payment is not None:
        raise ValueError("window: a Retreat Cost is paid first")
    if window.kind == "main" and len(window.played) != 1:
        raise ValueError("window.played: in a main phase a card is answered")
    if len(window.played) > 1:
        raise ValueError("window.played: two cards have resolved")
    if window.kind == "main" and state.phase not in ("precombat", "postcombat"):
        raise ValueError("window.kind: that is for a main phase")
    if window.kind in ("move", "answer", "dice") and state.exchange is None:
        raise ValueError("window.kind: that is for an exchange")
    if window.kind == "startup" and (state.phase != "startup" or state.suffered):
        raise ValueError("window.kind: that is for the start of a turn")
    if window.kind == "end" and state.phase != "end":
        raise ValueError("window.kind: that is for the end of a turn")
    for played in window.played:
        _check_played(context, played, window)
    if not all(player.dinos[0] for player in state.players):
        raise ValueError("window: a Dinosaur is promoted first")
    if not is_asked(context, window):
        raise ValueError("window.asked: that seat has no card to use")


def _check_played(context: GameContext, played: Played, window: Window) -> None:
    facts = context.catalogue.played.get(played.card)
    if facts is None or window.kind not in facts.windows:
        raise ValueError(f"window.played: '{played.card}' is no card for it")
    if played.seat == window.asked:
        raise ValueError("window.asked: the other seat answers a card")
    if played.name and played.name not in context.catalogue.cards:
        raise ValueError(f"window.played: there is no card '{played.name}'")


def _check_payment(state: State, payment: Payment | None) -> None:
    if payment is None:
        return
    if state.phase not in ("precombat", "postcombat") or state.active is None:
        raise ValueError("payment: Dinosaurs are switched in main phases")
    player = state.players[state.active]
    if player.dinos[payment.place] is None or player.dinos[0] is None:
        raise ValueError("payment.place: there is no Dinosaur")
    if len(player.hand) < payment.left:
        raise ValueError("payment.left: the hand has fewer cards")


def _check_exchange(context: GameContext, exchange: Exchange | None) -> None:
    state = context.state
    if exchange is None:
        return
    if state.phase != "combat":
        raise ValueError("exchange: Dinosaurs fight in combat only")
    answered = exchange.stage in ("answered", "rolled")
    if answered != bool(exchange.answer):
        raise ValueError("exchange.answer: an answer comes after its attack")
    if (None if state.window is None else state.window.kind) not in _EXCHANGE_WINDOWS[exchange.stage]:
        raise ValueError("exchange.stage: another window is open")
    other = opponent(exchange.mover)
    for seat, special in ((exchange.mover, exchange.special), (other, exchange.answer_special)):
        if special >= len(context.figures(seat).specials):
            raise ValueError("exchange.special: there is no such special attack")
    thrown = exchange.stage == "rolled"
    if bool(exchange.dice[exchange.mover]) != thrown:
        raise ValueError("exchange.dice: they are thrown after the answer")
    if bool(exchange.dice[other]) != (thrown and exchange.answer != "take"):
        raise ValueError("exchange.dice: they are thrown after the answer")
