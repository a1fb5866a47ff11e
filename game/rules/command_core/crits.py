"""Crits: cards of the mech are revealed, targeting tokens put some back, the owner loses one of the rest.

Source: Command Core reference, "Combat".
"""

from msgspec.structs import replace

from game.rules.command_core.context import GameContext
from game.rules.command_core.state import PUT_BACK, REVEALED, Crit, Mech, State


def attached(mech: Mech) -> tuple[str, ...]:
    """All cards that a crit may take, in the order in which they are picked from."""
    return mech.weapons + mech.upgrades + mech.directives


def begin_crits(context: GameContext, number: int, attacker: int | None, count: int) -> None:
    """Reveal cards for the first of so many crits; a mech without cards has nothing to lose."""
    state = context.state
    mech = state.mechs[number]
    cards, most = list(attached(mech)), REVEALED - context.catalogue.figures(mech).bulkhead
    if len(cards) >= most:
        dice = state.dice
        cards = [cards.pop(dice.below(len(cards))) for _ in range(most)]
    if not cards:
        state.crit = None
        context.report_of("spared", number)
        return
    state.crit = _handed_over(state, Crit(number, attacker, count - 1, tuple(cards)))
    context.report_of("crit", number, reveals=True, cards=cards)


def _handed_over(state: State, crit: Crit) -> Crit:
    """The owner chooses once the attacker cannot put anything back any more."""
    tokens = 0 if crit.attacker is None else state.mechs[crit.attacker].targeting
    done = not tokens or crit.spent == PUT_BACK or len(crit.revealed) == 1
    return replace(crit, choosing=True) if done else crit


def put_back(context: GameContext, card: str) -> None:
    """A targeting token takes one revealed card out of the choice."""
    state = context.state
    crit = state.crit
    assert crit is not None and crit.attacker is not None
    place = crit.revealed.index(card)
    attacker = state.mechs[crit.attacker]
    attacker.targeting -= 1
    revealed = crit.revealed[:place] + crit.revealed[place + 1 :]
    state.crit = _handed_over(state, replace(crit, revealed=revealed, spent=crit.spent + 1))
    context.report_of("put_back", crit.attacker, card=card, targeting=attacker.targeting)


def stop_putting_back(context: GameContext) -> None:
    """The attacker leaves the other revealed cards as they are."""
    crit = context.state.crit
    assert crit is not None and crit.attacker is not None
    context.state.crit = replace(crit, choosing=True)
    context.report_of("left", crit.attacker)


def deplete(context: GameContext, card: str) -> None:
    """The card is out of play for the rest of the game; then the next crit begins, if there is one."""
    state = context.state
    crit = state.crit
    assert crit is not None
    mech = state.mechs[crit.mech]
    for zone in ("weapons", "upgrades", "directives"):
        cards: tuple[str, ...] = getattr(mech, zone)
        if card in cards:
            place = cards.index(card)
            setattr(mech, zone, cards[:place] + cards[place + 1 :])
            break
    mech.depleted += (card,)
    state.crit = None
    context.report_of("deplete", crit.mech, card=card)
    if crit.left:
        begin_crits(context, crit.mech, crit.attacker, crit.left)
