"""What a computer player is asked, as plain data that another process can take, and its answer."""

from collections.abc import Callable
from typing import Any

import msgspec

from game.ai.information_set import InformationSet
from game.ai.passed_over import with_played
from game.ai.players import make_player
from game.ai.reasons import reasons
from game.ai.search.budget import never
from game.ai.search.player import Searcher
from game.ai.thought import Choice, Thought
from game.content.levels import Level
from game.engine.dice import Dice
from game.engine.events import unheard
from game.engine.seats import Seat
from game.rules import load, thinking_of


class Question(msgspec.Struct, frozen=True):
    """What `player` should do at `seat`.

    `world` is the `to_dict` of a state that the seat cannot tell from the true one: a determinization. The
    true state is in no question. A `level` takes the place of the one that the player's name stands for.
    The answer says why the `explained` best choices look good, and what the choice that was `played` is
    worth, even if the search passes it over; its own choices of the same kind that followed come after it.
    `ready` is the id of the other seat's ready side, "" for a home-made one. A `kept` answer is the one that
    was given before; it is not thought about again.
    """

    game: str
    world: dict[str, Any]
    seat: Seat
    player: str
    seed: int
    level: Level | None = None
    explained: int = 0
    played: tuple[str, ...] = ()
    ready: str = ""
    kept: Thought | None = None


def make_question(
    known: InformationSet,
    player: str,
    dice: Dice,
    level: Level | None = None,
    explained: int = 0,
    played: tuple[str, ...] = (),
) -> Question:
    """Asks for a choice in one of the states that look the same to the seat; `dice` draw it and the seed."""
    world = _brought_to(known, dice).to_dict()
    seed = dice.below(1 << 62)
    return Question(known.rules.id, world, known.seat, player, seed, level, explained, played, known.ready)


def _brought_to(known: InformationSet, dice: Dice) -> Any:
    """A sample in which the seat is asked: what comes before an early decision cannot matter to it."""
    world, rules = known.sample(dice), known.rules
    while (asked := rules.decisions(world)) and all(one.seat != known.seat for one in asked):
        rules.apply(world, {one.seat: dice.pick(one.actions) for one in asked}, unheard)
    return world


def answer(question: Question, stopped: Callable[[], bool] = never) -> Thought:
    """What the player comes to: the same for the same question, unless it is `stopped` or out of time."""
    rules = load(question.game)
    world = rules.restore(question.world)
    decision = next(one for one in rules.decisions(world) if one.seat == question.seat)
    known = InformationSet(rules, world, decision, question.ready)
    if question.kept is not None:
        return _with_played(question.kept, known, question)
    player = make_player(question.player, question.seed)
    if isinstance(player, Searcher):
        if question.level is not None:
            named = question.level
            player = Searcher(question.player, question.seed, lambda game: {question.player: named})
        return _explained(player.think(known, stopped), known, question)
    taken = str(player.choose(known))
    return _explained(Thought(taken, (Choice(taken, 1.0, 0.0),)), known, question)


def _explained(thought: Thought, known: InformationSet, question: Question) -> Thought:
    """With the reasons that were asked for, and with the choice that was played."""
    if question.explained:
        found = reasons(known, thinking_of(known.rules), thought, question.explained, question.seed)
        thought = msgspec.structs.replace(thought, reasons=tuple(found))
    return _with_played(thought, known, question)


def _with_played(thought: Thought, known: InformationSet, question: Question) -> Thought:
    if not question.played:
        return thought
    return with_played(known, thinking_of(known.rules), thought, question.played, question.seed)
