"""States that a seat cannot tell from the one at hand.

Both deck lists are named by the options and so known to both seats: which cards a side still hides is
known, but not where they lie. The other's face-down Items, hand, Comp Cards and deck are dealt anew out of
all of them, the own Comp Cards and deck likewise, since no owner has looked at either. Cards that came to a
hand in the open stay there.
"""

from collections import Counter
from collections.abc import Callable

from game.engine.dice import Dice
from game.engine.seats import Seat, opponent
from game.rules.dino_battles.catalogue import Catalogue
from game.rules.dino_battles.context import GameContext
from game.rules.dino_battles.set_up import has_dinosaur
from game.rules.dino_battles.state import Dino, Player, State
from game.rules.dino_battles.targets import may_act
from game.rules.dino_battles.view import hides_dinos

_TRIES = 24
"""Deals that are thrown away because a hand does not fit what is known of it."""


def determinize(catalogue: Catalogue, state: State, seat: Seat, dice: Dice) -> State:
    """A full state drawn from those that look the same to `seat`, all of them alike likely."""
    drawn = state.copy()
    drawn.dice = Dice(dice.below(1 << 62))
    own, other = drawn.players[seat], drawn.players[opponent(seat)]
    pile = dice.shuffled(sorted((*own.deck, *own.comp)))
    own.comp, own.deck = pile[: len(own.comp)], pile[len(own.comp) :]
    deal = _dealer(catalogue, other, hides_dinos(state), dice)
    deal()
    holds = _condition(catalogue, drawn, opponent(seat))
    for _ in range(_TRIES):
        if holds():
            return drawn
        deal()
    _make_hold(other, holds)
    return drawn


def _dealer(catalogue: Catalogue, player: Player, face_down: bool, dice: Dice) -> Callable[[], None]:
    """What deals all that is hidden of a side: what must be an Item or a Dinosaur first."""
    group = catalogue.group
    hidden_hand = []
    open_hand = player.shown or player.known
    known = Counter(open_hand)
    for card in player.hand:
        if known[card]:
            known[card] -= 1
        else:
            hidden_hand.append(card)
    places = [place for place, dino in enumerate(player.dinos) if face_down and dino is not None]
    placed = [dino.card for dino in player.dinos if face_down and dino is not None]
    pool = sorted((*hidden_hand, *player.deck, *player.comp, *player.items, *player.looked, *placed))
    in_hand, items, comp = len(hidden_hand), len(player.items), len(player.comp)
    looked = len(player.looked)

    def deal() -> None:
        rest = list(dice.shuffled(pool))
        if items:
            player.items = _take(rest, items, group, "item")
        if places:
            dinos = list(player.dinos)
            for place, card in zip(places, _take(rest, len(places), group, "dinosaur"), strict=True):
                dinos[place] = Dino(card)
            player.dinos = tuple(dinos)
        player.hand = (*open_hand, *rest[:in_hand])
        player.comp = tuple(rest[in_hand : in_hand + comp])
        player.looked = tuple(rest[in_hand + comp : in_hand + comp + looked])
        player.deck = tuple(rest[in_hand + comp + looked :])

    return deal


def _take(rest: list[str], count: int, group: dict[str, str], wanted: str) -> tuple[str, ...]:
    """The first so many cards of a kind, taken out of shuffled ones."""
    places = [place for place, card in enumerate(rest) if group[card] == wanted][:count]
    found = tuple([rest[place] for place in places])
    for place in reversed(places):
        del rest[place]
    return found


def _condition(catalogue: Catalogue, drawn: State, other: Seat) -> Callable[[], bool]:
    """What is known of the other's hidden cards by what it has done, or is asked."""
    player, window = drawn.players[other], drawn.window
    if drawn.phase in ("mulligan", "placement") and player.dinos[0] is None:
        if player.shown:
            return lambda: True
        return lambda: has_dinosaur(catalogue, player.hand)
    if window is not None and window.asked == other and not drawn.always:
        context = GameContext(catalogue, drawn)
        return lambda: may_act(context, other, window.kind)
    return lambda: True


def _make_hold(player: Player, holds: Callable[[], bool]) -> None:
    """Exchanges a hidden card of the hand for one of the deck until the condition holds, where it can."""
    hand, deck = player.hand, player.deck
    first = len(player.known)
    if len(hand) <= first:
        return
    for number, card in enumerate(deck):
        player.hand = (*hand[:first], card, *hand[first + 1 :])
        player.deck = (*deck[:number], hand[first], *deck[number + 1 :])
        if holds():
            return
    player.hand, player.deck = hand, deck
