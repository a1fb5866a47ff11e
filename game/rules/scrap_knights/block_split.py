"""How a Block is split between the damages of one priority step.

Our ruling on "as you choose" (Scrap Knights rule sheet: Block).
"""

from collections.abc import Callable, Collection

from game.engine.seats import Seat, opponent
from game.rules.scrap_knights.actions import ChooseNumber
from game.rules.scrap_knights.chain import resolve, resolve_step
from game.rules.scrap_knights.context import NOBODY, GameContext
from game.rules.scrap_knights.state import Frame, Question


def amount_to_block(context: GameContext, frame: Frame, target: Seat, amount: int) -> int | None:
    """How much of this damage the target blocks; None while its choice is asked.

    The target may choose any amount where its HP matter to a card of its own, and else only between amounts
    that cost the least HP and still differ in what comes of them.
    """
    left = context.state.blocks[target]
    if left == 0 or amount == 0:
        return 0
    most = min(left, amount)
    if context.answer is None:
        if context.dry:
            return 0 if target == context.unguarded else most
        if _hp_matters(context, target):
            options = tuple(range(most + 1))
        elif _more_may_come(context, frame):
            options = _splits_that_differ(context, target, most)
        else:
            return most
    else:
        options = ()
    question = Question(target, "block", numbers=options)
    choice = context.choose(question, [ChooseNumber(number) for number in options])
    return None if choice is None else int(choice.number)


def _hp_matters(context: GameContext, target: Seat) -> bool:
    """Whether the target's Blocks decide about a condition on its HP that a card of its own has.

    An effect that waits on the chain looks at the HP of this step's end. A card that can be played in a later
    round looks at the HP of this turn's end: HP never rise, so a condition that holds then holds for good.
    """
    limits, state = context.catalogue.hp_limits, context.state
    waiting = {effect.card for effect in (*state.chain, *state.tags) if effect.seat == target} & limits.keys()
    playable = _playable_later(context, target) & limits.keys()
    return _decides_about(context, target, waiting, resolve_step) or _decides_about(
        context, target, playable, resolve
    )


def _playable_later(context: GameContext, seat: Seat) -> set[str]:
    """The seat's cards that can be played in a later round: those that are not gone for good.

    The cards of a PREP deck are copied, which leaves out their secrets, unless the ULT draws them.
    """
    player, catalogue = context.player(seat), context.catalogue
    cards = {*player.hand, *(act.manoeuvre.card for act in player.played), *player.held}
    cards.update((player.ult, *player.bots, *(copy.card for copy in player.copies)))
    if player.ult in catalogue.drawing_ults:
        cards.update(player.prep)
    if player.ult in catalogue.returning_ults:
        cards.update(player.spent_bots)
    return cards


def _decides_about(
    context: GameContext, target: Seat, cards: Collection[str], play_on: Callable[[GameContext], object]
) -> bool:
    """Whether the target's HP come to a limit of one of the cards with no Block, and not with all of it.

    Where the opponent may bring in a hidden card by then, nobody can say how low they come.
    """
    limits = {limit for card in cards for limit in context.catalogue.hp_limits[card]}
    if not limits:
        return False
    highest = _foreseen(context, play_on).player(target).hp
    unblocked = _foreseen(context, play_on, unguarded=target)
    hidden = unblocked.hidden_used >> opponent(target) & 1
    lowest = 0 if hidden else unblocked.player(target).hp
    return any(lowest <= limit < highest for limit in limits)


def _more_may_come(context: GameContext, frame: Frame) -> bool:
    state = context.state
    return (
        len(state.stack) > 1
        or bool(state.tags)
        or (bool(state.chain) and state.chain[0].priority == state.step)
        or frame.next_step + 1 < len(context.catalogue.lines[frame.effect.card][frame.effect.line].steps)
    )


def _splits_that_differ(context: GameContext, target: Seat, most: int) -> tuple[int, ...]:
    """The amounts that cost the least HP by the step's end; one alone if all of them come to the same."""
    ends = {amount: _foreseen(context, resolve_step, answer=amount).state for amount in range(most + 1)}
    most_hp = max(end.players[target].hp for end in ends.values())
    options = [amount for amount, end in ends.items() if end.players[target].hp == most_hp]
    first, *others = [ends[amount].fingerprint() for amount in options]
    return tuple(options) if any(other != first for other in others) else (options[-1],)


def _foreseen(
    context: GameContext,
    play_on: Callable[[GameContext], object],
    *,
    answer: int | None = None,
    unguarded: Seat = NOBODY,
) -> GameContext:
    """A dry run as everybody can foresee it; `answer` is the amount that is blocked of this damage."""
    fork = context.state.copy()
    fork.dice.script = None
    choice = None if answer is None else ChooseNumber(answer)
    dry_run = GameContext(
        context.catalogue, fork, dry=True, viewpoint=NOBODY, unguarded=unguarded, answer=choice
    )
    play_on(dry_run)
    return dry_run
