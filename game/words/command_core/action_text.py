"""What each choice of a battle is, in plain words."""

from collections.abc import Sequence

from game.engine.refusals import Refusal
from game.engine.rules import Decision
from game.rules.command_core.actions import (
    Action,
    Begin,
    Deplete,
    Done,
    Fire,
    Hold,
    Keep,
    Number,
    Place,
    Program,
    PutBack,
    Reroll,
    Turn,
)
from game.rules.command_core.rules import CommandCore
from game.rules.command_core.view import BoardView
from game.words.command_core.log_text import TableWords
from game.words.messages import shipped_messages


def words_of(rules: CommandCore, view: BoardView, names: Sequence[str]) -> TableWords:
    """The words of the table that a view shows."""
    chassis = [mech.chassis for mech in view.mechs]
    board = rules.library.maps[view.map].board
    return TableWords(rules.library, shipped_messages(rules.id), names, chassis, board)


def action_text(
    rules: CommandCore, view: BoardView, decision: Decision, action: Action, names: Sequence[str]
) -> str:
    words = words_of(rules, view, names)
    words.near = decision.seat
    return _text(words, action)


def plan_text(
    rules: CommandCore, view: BoardView, decision: Decision, plan: Sequence[Action], names: Sequence[str]
) -> str:
    """A whole program; any other plan by its first choice."""
    programs = [one for one in plan if isinstance(one, Program)]
    if len(programs) > 1 and isinstance(plan[0], Program):
        return program_text(words_of(rules, view, names), programs)
    return action_text(rules, view, decision, plan[0], names)


def program_text(words: TableWords, programs: Sequence[Program]) -> str:
    """Slots that are filled one after another: "Scout A: Advance, Weave (turned). Titan B: Brace"."""
    texts, sentences = words.texts, []
    for mech in dict.fromkeys(one.mech for one in programs):
        cards = [
            texts.say("actions", "slot", card=words.card(one.card) if one.card else "", **_state(one))
            for one in programs
            if one.mech == mech
        ]
        sentences.append(texts.say("actions", "program_whole", mech=words.mech(mech), cards=", ".join(cards)))
    return ". ".join(sentences)


def _state(program: Program) -> dict[str, bool]:
    """How a card lies in its slot."""
    return {"empty": not program.card, "flipped": program.flipped}


def _text(words: TableWords, action: Action) -> str:
    def choice_text(key: str, **facts: object) -> str:
        return words.texts.say("actions", key, **facts)

    match action:
        case Begin(first):
            return choice_text("first" if first else "second")
        case Place(mech, cell):
            return choice_text("place", mech=words.mech(mech), cell=words.cell(cell))
        case Turn(facing):
            return choice_text("face", facing=words.direction(facing))
        case Number(mech, number):
            return choice_text("order", mech=words.mech(mech), number=number)
        case Program(mech, slot, card):
            facts = {"mech": words.mech(mech), "card": words.card(card) if card else "", **_state(action)}
            return choice_text("program", slot=slot + 1, **facts)
        case Fire(weapon, target):
            return choice_text("attack", weapon=words.card(weapon), target=words.mech(target))
        case Reroll(die, kind):
            return choice_text("reroll", dice_kind=kind, die=die + 1)
        case PutBack(card):
            return choice_text("put_back", card=words.card(card))
        case Deplete(card):
            return choice_text("deplete", card=words.card(card))
        case Hold():
            return choice_text("hold")
        case Keep():
            return choice_text("keep")
        case Done():
            return choice_text("done")


def refusal_text(rules: CommandCore, view: BoardView, refusal: Refusal, names: Sequence[str]) -> str:
    return words_of(rules, view, names).refusal(refusal)
