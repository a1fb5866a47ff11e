"""Windows: who is asked for a card, the answer to it, and the order in which cards resolve.

Each seat is asked once. When one has played a card the other may answer it with one; the last card played
resolves first. In a main phase only a played card opens a window.
"""

from msgspec.structs import replace

from game.content.dino_battles.cards import Window as WindowKind
from game.engine.seats import Seat, opponent
from game.rules.dino_battles.actions import PASS, Action, Play, Use
from game.rules.dino_battles.context import GameContext, has_hidden_card, without
from game.rules.dino_battles.effects import resolve
from game.rules.dino_battles.knock_outs import settle
from game.rules.dino_battles.state import Played, Window
from game.rules.dino_battles.targets import card_actions, may_act


def open_window(
    context: GameContext, kind: WindowKind, first: Seat, lost: tuple[bool, bool] = (False, False)
) -> None:
    """A window for a seat, then for the other."""
    context.state.window = Window(kind, first, lost=lost)


def waits(context: GameContext) -> bool:
    """Whether a seat is asked now; seats that are not asked pass, and a window with nobody to ask closes."""
    state = context.state
    while (window := state.window) is not None:
        if is_asked(context, window):
            return True
        pass_window(context)
    return False


def is_asked(context: GameContext, window: Window) -> bool:
    """Whether the seat whose chance it is holds a card that fits, or any hidden card where all are asked."""
    if context.state.always:
        return has_hidden_card(context.state.players[window.asked])
    return may_act(context, window.asked, window.kind)


def window_actions(context: GameContext, window: Window) -> tuple[Action, ...]:
    """The cards that fit, and to pass."""
    return (*card_actions(context, window.asked, window.kind), PASS)


def pass_window(context: GameContext) -> None:
    """The asked seat uses nothing: the other is asked, or the cards played resolve."""
    state = context.state
    window = state.window
    assert window is not None
    if window.played:
        _resolve_all(context, window)
    elif window.second:
        state.window = None
    else:
        state.window = replace(window, asked=opponent(window.asked), second=True)


def use_card(context: GameContext, seat: Seat, action: Play | Use) -> None:
    """A card is played or used; it resolves when the other has answered or passed."""
    state = context.state
    player = state.players[seat]
    if isinstance(action, Play):
        context.take_from_hand(seat, action.card)
    else:
        player.items = without(player.items, action.card)
    if not context.catalogue.played[action.card].permanent:
        player.junk += (action.card,)
    played = Played(seat, action.card, action.on, action.name)
    window = state.window
    if window is None:
        state.window = Window("main", opponent(seat), played=(played,))
    else:
        state.window = replace(window, asked=opponent(seat), played=(*window.played, played))
    _report(context, played, "play" if isinstance(action, Play) else "use")
    for card in context.catalogue.played[action.card].pays:
        context.discard(seat, card)
        context.report("discard", seat=seat, card=card)
    if window is not None and window.played:
        assert state.window is not None
        _resolve_all(context, state.window)


def _report(context: GameContext, played: Played, kind: str) -> None:
    if context.emitting:
        facts = context.catalogue.played[played.card]
        dino = ""
        if played.on is not None:
            side = played.seat if facts.helps else opponent(played.seat)
            dino = context.dino(side, played.on).card
        context.report(
            kind, seat=played.seat, card=played.card, on=played.on, dino=dino, name=played.name, reveals=True
        )


def _resolve_all(context: GameContext, window: Window) -> None:
    """The last card played resolves first; knock-outs are counted when all have."""
    state = context.state
    for played in reversed(window.played):
        if context.catalogue.played[played.card].permanent:
            state.players[played.seat].permanents += (played.card,)
            context.report("permanent", seat=played.seat, card=played.card)
        else:
            resolve(context, played)
    state.window = None
    settle(context)
