"""The chain: which effect is next, and how one resolves (Scrap Knights rule sheet: Priority)."""

from collections.abc import Sequence
from itertools import combinations

from game.engine.seats import Seat
from game.rules.scrap_knights.blocks import open_step
from game.rules.scrap_knights.catalogue import BoundLine, BoundStep
from game.rules.scrap_knights.context import NOBODY, GameContext
from game.rules.scrap_knights.footprint import DISTANCE, tag_bit
from game.rules.scrap_knights.links import link_of
from game.rules.scrap_knights.state import ASKED, OVERHEAT, Effect, Frame, State


def resolve(context: GameContext) -> bool:
    """Resolves effects until none is left (True) or a choice is asked (False)."""
    state = context.state
    stack = state.stack
    while True:
        while stack:
            if not _run(context, stack[-1]):
                return False
        if state.called:
            effect = _first_of(context, state.called)
            state.called = _without(state.called, effect)
            stack.append(Frame(effect))
        elif state.chain:
            stack.append(Frame(_next_effect(context)))
        else:
            state.called = _tags_at_the_end(context)
            if not state.called:
                _drop_tags(context)
                return True


def resolve_step(context: GameContext) -> None:
    """For dry runs: resolves what is under way and the rest of this priority step."""
    state = context.state
    while True:
        while state.stack:
            _run(context, state.stack[-1])
        if not state.chain or state.chain[0].priority != state.step:
            return
        state.stack.append(Frame(_next_effect(context)))


def _next_effect(context: GameContext) -> Effect:
    """Takes the next effect off the chain; its priority step opens if it is the first of it."""
    state = context.state
    chain = state.chain
    first = chain[0]
    if first.priority != state.step:
        open_step(context, first.priority)
    if len(chain) == 1 or not _tie(first, chain[1]):
        state.chain = chain[1:]
        return first
    effect = _first_of(context, chain)
    state.chain = _without(chain, effect)
    return effect


def _tie(one: Effect, two: Effect) -> bool:
    return one.priority == two.priority and one.rank == two.rank


def _without(waiting: tuple[Effect, ...], effect: Effect) -> tuple[Effect, ...]:
    index = waiting.index(effect)
    return waiting[:index] + waiting[index + 1 :]


def _first_of(context: GameContext, waiting: tuple[Effect, ...]) -> Effect:
    """The effect that comes first; ties of one priority and type fall by chance where the order matters."""
    first = waiting[0]
    tied = 1
    while tied < len(waiting) and _tie(first, waiting[tied]):
        tied += 1
    if tied == 1:
        return first
    rivals = rivals_of(waiting[:tied])
    if len(rivals) == 1:
        return first
    if context.dry:
        # A way that has been gone before need not be judged again.
        judged = context.on_known_way or _order_matters(context, rivals)
        if judged and not context.on_known_way:
            context.tossed = tuple([(rival.seat, rival.card) for rival in rivals])
        return rivals[context.branch(len(rivals) if judged else 1)]
    return _break_tie(context, rivals) if _order_matters(context, rivals) else first


def rivals_of(tied: Sequence[Effect]) -> tuple[Effect, ...]:
    """The effects that could be next: of one card only its first line, for its lines keep their order."""
    firsts: dict[tuple[int, str, str, str], Effect] = {}
    for effect in tied:
        firsts.setdefault((effect.seat, effect.card, effect.role, effect.source), effect)
    return tuple(firsts.values())


def _break_tie(context: GameContext, rivals: tuple[Effect, ...]) -> Effect:
    effect = context.state.dice.pick(rivals)
    context.say("tie", seat=effect.seat, card=effect.card, cards=[rival.card for rival in rivals])
    return effect


def _order_matters(context: GameContext, tied: tuple[Effect, ...]) -> bool:
    """Whether any two of the effects, tried in both orders, come out differently."""
    return any(_differ(context, one, two) for one, two in combinations(tied, 2))


def _differ(context: GameContext, one: Effect, two: Effect) -> bool:
    if not effects_meet(context, one, two):
        return False
    forth = after_both(context, one, two)
    return forth is None or forth != after_both(context, two, one)


def effects_meet(context: GameContext, one: Effect, two: Effect) -> bool:
    """Whether one of the effects, with the tags it may call, may read or write what the other writes."""
    first_reads, first_writes = _footprint(context, one)
    second_reads, second_writes = _footprint(context, two)
    return bool(first_writes & (second_reads | second_writes) or second_writes & first_reads)


def _footprint(context: GameContext, effect: Effect) -> tuple[int, int]:
    """What an effect and the tags that it may call read and write, as masks."""
    lines = context.catalogue.lines
    line = lines[effect.card][effect.line]
    footprint = line.footprints[effect.seat]
    reads, writes = footprint.reads, footprint.writes
    if footprint.hits and link_of(context, effect.seat).distance_at_most is not None:
        reads |= DISTANCE
    for number, tag in enumerate(context.state.tags):
        if _may_call(context, effect, line, tag):
            called = lines[tag.card][tag.line].footprints[tag.seat]
            reads |= called.reads
            writes |= called.writes | tag_bit(number)
    return reads, writes


def _may_call(context: GameContext, effect: Effect, line: BoundLine, tag: Effect) -> bool:
    event, seat = _watched(context, tag)
    if event == "threatened":
        return line.suffers if seat == effect.seat else line.strikes
    if event == "move":
        return line.moves and effect.seat == seat
    return event == "miss" and line.range is not None and effect.seat == seat


def after_both(context: GameContext, one: Effect, two: Effect) -> tuple[object, ...] | None:
    """How the table looks after the two effects; None where a choice is open, which may change everything.

    Judged by what everybody knows, or a roll would tell of a hidden hand.
    """
    fork = context.state.copy()
    fork.dice.script = None
    pair = (one, two)
    fork.chain = tuple([effect for effect in fork.chain if effect not in pair])
    fork.called = tuple([effect for effect in fork.called if effect not in pair])
    if fork.stack:
        fork.stack[-1].calls = tuple([effect for effect in fork.stack[-1].calls if effect not in pair])
    dry_run = GameContext(context.catalogue, fork, dry=True, viewpoint=NOBODY)
    depth = len(fork.stack)
    for effect in pair:
        fork.stack.append(Frame(effect))
        while len(fork.stack) > depth:
            _run(dry_run, fork.stack[-1])
    return None if dry_run.asked else (*fork.fingerprint(), fork.blocks)


def _run(context: GameContext, frame: Frame) -> bool:
    """Runs the frame on top of the stack until it is done, has called effects up, or asks (False)."""
    state = context.state
    if frame.calls and context.answer is None:
        effect = _first_of(context, frame.calls)
        frame.calls = _without(frame.calls, effect)
        state.stack.append(Frame(effect))
        return True
    effect = frame.effect
    line = context.catalogue.lines[effect.card][effect.line]
    steps = line.steps
    if not frame.started:
        frame.started = True
        frame.distance_was = state.distance
        if not _begins(context, frame, line):
            frame.next_step = len(steps)
    for step in steps[frame.next_step :]:
        free = context.answer is not None or not (step.tests or state.prevented)
        if (free or _may_happen(context, frame, step)) and step.handler(context, frame, step.verb) is ASKED:
            return False
        frame.next_step += 1
        if frame.calls:
            return True
    if state.tags and not frame.ended:
        frame.ended = True
        frame.calls = _called_tags(context, frame)
        if frame.calls:
            return True
    state.stack.pop()
    return True


def _begins(context: GameContext, frame: Frame, line: BoundLine) -> bool:
    """Whether an effect does anything at all: it may be prevented, or out of range."""
    effect, state = frame.effect, context.state
    if context.emitting:
        context.say("effect", seat=effect.seat, card=effect.card, line=effect.line, role=effect.role)
    if state.prevented and not line.unpreventable:
        context.say("nothing", seat=effect.seat, card=effect.card, reason="prevented")
        return False
    if state.players[effect.seat].prevented_kinds and context.silenced(effect):
        context.say("nothing", seat=effect.seat, card=effect.card, reason="silenced")
        return False
    if not line.reach >> state.distance & 1:
        frame.missed = True
        state.players[effect.seat].missed = True
        context.say("miss", seat=effect.seat, card=effect.card, range=line.range, distance=state.distance)
        return False
    return True


def _may_happen(context: GameContext, frame: Frame, step: BoundStep) -> bool:
    if context.state.prevented and not step.unpreventable:
        context.say("nothing", seat=frame.effect.seat, card=frame.effect.card, reason="prevented")
        return False
    for test, condition in step.tests:
        if not test(context, frame, condition):
            if context.emitting:
                _say_condition_failed(context, frame, condition)
            return False
    return True


def _say_condition_failed(context: GameContext, frame: Frame, condition: object) -> None:
    """Names the condition and its first setting."""
    settings = [getattr(condition, name) for name in getattr(condition, "__struct_fields__", ())]
    context.say(
        "nothing",
        seat=frame.effect.seat,
        card=frame.effect.card,
        reason=type(condition).__name__,
        detail=next(iter(settings), None),
    )


def _called_tags(context: GameContext, frame: Frame) -> tuple[Effect, ...]:
    """The tags that an effect has triggered: they come at once after it."""
    return _taken(context.state, [tag for tag in context.state.tags if _calls(context, frame, tag)])


def _taken(state: State, called: list[Effect]) -> tuple[Effect, ...]:
    if called:
        state.tags = tuple([tag for tag in state.tags if tag not in called])
    return tuple(called)


def _watched(context: GameContext, tag: Effect) -> tuple[str, Seat]:
    return context.catalogue.triggers[tag.seat][tag.card]


def _calls(context: GameContext, frame: Frame, tag: Effect) -> bool:
    event, seat = _watched(context, tag)
    if event == "threatened":
        return bool(frame.damaged >> seat & 1)
    if event == "move":
        return frame.moved and frame.effect.seat == seat
    return event == "miss" and frame.missed and frame.effect.seat == seat


def _tags_at_the_end(context: GameContext) -> tuple[Effect, ...]:
    """Tags on what only the end of the chain can show: too much heat, no damage all context."""
    state = context.state
    if not state.tags:
        return ()
    called = []
    for tag in state.tags:
        event, seat = _watched(context, tag)
        player = state.players[seat]
        if (event == "overheat" and player.heat >= OVERHEAT) or (
            event == "uninterrupted" and not player.damaged
        ):
            called.append(tag)
    return _taken(state, called)


def _drop_tags(context: GameContext) -> None:
    """Says of each tag that is left that what it waited for did not happen."""
    tags, context.state.tags = context.state.tags, ()
    for tag in tags if context.emitting else ():
        event, seat = _watched(context, tag)
        context.say("lapsed", seat=tag.seat, card=tag.card, line=tag.line, trigger=event, target=seat)
