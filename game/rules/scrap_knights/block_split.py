"""How a Block is split between the damages of one priority step.

Our ruling on "as you choose" (Scrap Knights rule sheet: Block).
"""

from game.engine.seats import Seat
from game.rules.scrap_knights.actions import ChooseNumber
from game.rules.scrap_knights.chain import resolve_step
from game.rules.scrap_knights.context import NOBODY, GameContext
from game.rules.scrap_knights.state import Frame, Question, State


def amount_to_block(context: GameContext, frame: Frame, target: Seat, amount: int) -> int | None:
    """How much of this damage the target blocks; None while its choice is asked.

    The target is asked where a card of its own looks at its HP, and else only between amounts that cost the
    least HP and still differ in what comes of them.
    """
    most = min(context.state.blocks[target], amount)
    if most == 0:
        return 0
    if context.answer is None:
        if context.dry:
            return most
        if _own_card_looks_at_hp(context, target, most):
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


def _own_card_looks_at_hp(context: GameContext, target: Seat, most: int) -> bool:
    """Whether the Block decides about a condition on the target's HP that one of its waiting effects has."""
    state, lines = context.state, context.catalogue.lines
    limits = {
        limit
        for effect in state.chain
        if effect.seat == target
        for limit in lines[effect.card][effect.line].hp_limits
    }
    if not limits:
        return False
    unblocked = state.copy()
    unblocked.blocks = (0, state.blocks[1]) if target == 0 else (state.blocks[0], 0)
    lowest = _end_of_step(context, unblocked).players[target].hp
    highest = _end_of_step(context, state.copy(), most).players[target].hp
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
    ends = {amount: _end_of_step(context, context.state.copy(), amount) for amount in range(most + 1)}
    most_hp = max(end.players[target].hp for end in ends.values())
    options = [amount for amount, end in ends.items() if end.players[target].hp == most_hp]
    prints = {ends[amount].fingerprint() for amount in options}
    return (options[-1],) if len(prints) == 1 else tuple(options)


def _end_of_step(context: GameContext, fork: State, amount: int | None = None) -> State:
    """Resolves the rest of the step on `fork` as everybody can foresee it, `amount` blocked at first."""
    fork.dice.script = None
    answer = None if amount is None else ChooseNumber(amount)
    resolve_step(GameContext(context.catalogue, fork, dry=True, viewpoint=NOBODY, answer=answer))
    return fork
