"""Hands, Comp Cards and the first Dinosaurs, before the first turn.

Source: Dino Battles reference, "Set-up".
"""

from collections.abc import Sequence

from game.engine.dice import Dice
from game.engine.seats import SEATS, Seat, opponent
from game.rules.dino_battles.actions import KEEP, MULLIGAN, READY, Action, Place
from game.rules.dino_battles.catalogue import Catalogue
from game.rules.dino_battles.context import GameContext
from game.rules.dino_battles.state import COMP, HAND, PLACES, Dino, Player, State


def new_state(catalogue: Catalogue, decks: Sequence[tuple[str, ...]], always: bool, seed: int) -> State:
    """Initiative is thrown for, decks are shuffled, hands are drawn."""
    dice = Dice(seed)
    initiative = dice.roll() % 2
    players = []
    for deck in decks:
        shuffled = dice.shuffled(deck)
        players.append(Player(shuffled[HAND:], shuffled[:HAND]))
        show_without_dinosaur(catalogue, players[-1])
    return State(dice, always, initiative, players)


def deciding(state: State) -> Seat:
    """The seat whose hand, or whose placement, it is: the initiative seat first.

    Placements are secret and turned up together, so that the other seat may begin; then it goes on.
    """
    first, other = state.initiative, opponent(state.initiative)
    player = state.players[first]
    if state.phase == "mulligan":
        return other if player.kept else first
    begun = has_begun_placing(state, other) and may_be_overtaken(state, first)
    return other if player.ready or begun else first


def has_begun_placing(state: State, seat: Seat) -> bool:
    """Whether a seat has placed a Dinosaur and may go on."""
    player = state.players[seat]
    return any(player.dinos) and not player.ready


def may_be_overtaken(state: State, seat: Seat) -> bool:
    """Whether a seat has still to place all of its Dinosaurs."""
    player = state.players[seat]
    return not any(player.dinos) and not player.ready


def has_dinosaur(catalogue: Catalogue, cards: Sequence[str]) -> bool:
    """Whether one of the cards is a Dinosaur."""
    return any(catalogue.group[card] == "dinosaur" for card in cards)


def show_without_dinosaur(catalogue: Catalogue, player: Player) -> None:
    """A hand without a Dinosaur is shown at once, since it has to go back."""
    player.shown = () if has_dinosaur(catalogue, player.hand) else player.hand


def hand_actions(context: GameContext, seat: Seat) -> tuple[Action, ...]:
    """Keep or mulligan. A hand without a Dinosaur must go back, one of a single card stays."""
    player = context.state.players[seat]
    if player.shown:
        return (MULLIGAN,)
    return (KEEP, MULLIGAN) if len(player.hand) > 1 else (KEEP,)


def keep(context: GameContext, seat: Seat) -> None:
    """The hand is good; after both, Comp Cards are put down and Dinosaurs placed."""
    state = context.state
    player = state.players[seat]
    player.kept = True
    context.report("keep", seat=seat, hand_size=len(player.hand))
    if state.players[opponent(seat)].kept:
        _deal_comp(context)


def mulligan(context: GameContext, seat: Seat) -> None:
    """The hand goes back for a new one: as many cards if it had no Dinosaur, or the first time."""
    state = context.state
    player = state.players[seat]
    if player.shown:
        context.report("no_dinosaur", seat=seat, cards=list(player.hand), reveals=True)
    else:
        player.mulligans += 1
    size = max(1, HAND - max(0, player.mulligans - 1))
    deck = state.dice.shuffled((*player.deck, *player.hand))
    player.hand, player.deck = deck[:size], deck[size:]
    show_without_dinosaur(context.catalogue, player)
    context.report_hidden("mulligan", seat, "cards", reveals=True, count=size, cards=list(player.hand))


def _deal_comp(context: GameContext) -> None:
    state = context.state
    for player in state.players:
        player.comp, player.deck = player.deck[:COMP], player.deck[COMP:]
    state.phase = "placement"
    context.report("comp", comp_size=[len(player.comp) for player in state.players])


def place_actions(context: GameContext, seat: Seat) -> tuple[Action, ...]:
    """Each Dinosaur of the hand to the active place or the bench; the last one must be active."""
    player = context.state.players[seat]
    group = context.catalogue.group
    cards = [card for card in player.hand if group[card] == "dinosaur"]
    kinds = dict.fromkeys(cards)
    actions: list[Action] = []
    if player.dinos[0] is None:
        actions += [Place(card, True) for card in kinds]
    if None in player.dinos[1:] and (player.dinos[0] is not None or len(cards) > 1):
        actions += [Place(card, False) for card in kinds]
    if player.dinos[0] is not None:
        actions.append(READY)
    return tuple(actions)


def place(context: GameContext, seat: Seat, action: Place) -> None:
    """A Dinosaur face down."""
    player = context.state.players[seat]
    where = 0 if action.active else free_place(player)
    context.take_from_hand(seat, action.card)
    context.set_dino(seat, where, Dino(action.card))
    context.report_hidden("place", seat, "dino", place=where, dino=action.card)


def free_place(player: Player) -> int:
    """The first free place of the bench; `PLACES` where there is none."""
    dinos = player.dinos
    return next((place for place in range(1, PLACES) if dinos[place] is None), PLACES)


def ready(context: GameContext, seat: Seat) -> None:
    """The seat has placed; after both, all Dinosaurs are turned up and the first turn begins."""
    state = context.state
    state.players[seat].ready = True
    if not state.players[opponent(seat)].ready:
        context.report("ready", seat=seat)
        return
    context.report("ready", seat=seat, reveals=True)
    state.phase = "startup"
    for side in SEATS:
        cards = [None if dino is None else dino.card for dino in state.players[side].dinos]
        context.report("reveal", seat=side, cards=cards, reveals=True)
