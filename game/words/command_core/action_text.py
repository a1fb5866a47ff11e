"""What each choice of a battle is, in plain words."""

from collections.abc import Mapping, Sequence

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

ACTION_TEXTS: Mapping[str, tuple[str, ...]] = {
    "first": (),
    "second": (),
    "place": ("mech", "cell"),
    "face": ("facing",),
    "order": ("mech", "number"),
    "program": ("mech", "slot", "card"),
    "program_flipped": ("mech", "slot", "card"),
    "program_empty": ("mech", "slot"),
    "program_whole": ("mech", "cards"),
    "turned": ("card",),
    "empty": (),
    "attack": ("weapon", "target"),
    "hold": (),
    "reroll_attack": ("die",),
    "reroll_armor": ("die",),
    "reroll_evade": ("die",),
    "keep": (),
    "put_back": ("card",),
    "done": (),
    "deplete": ("card",),
}


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
    key, facts = _told(words, action)
    return words.texts.say("actions", key, **facts)


def plan_text(
    rules: CommandCore, view: BoardView, decision: Decision, plan: Sequence[Action], names: Sequence[str]
) -> str:
    """A whole program; any other plan by its first choice."""
    programs = [one for one in plan if isinstance(one, Program)]
    if len(programs) > 1 and isinstance(plan[0], Program):
        return program_text(words_of(rules, view, names), programs)
    return action_text(rules, view, decision, plan[0], names)


def program_text(words: TableWords, programs: Sequence[Program]) -> str:
    """Slots that are filled one after another: "Scout 1: Advance, Weave (turned). Titan 2: Brace"."""
    texts = words.texts
    sentences = []
    for mech in dict.fromkeys(one.mech for one in programs):
        cards = []
        for one in programs:
            if one.mech == mech:
                card = words.card(one.card) if one.card else texts.say("actions", "empty")
                cards.append(texts.say("actions", "turned", card=card) if one.flipped else card)
        sentences.append(texts.say("actions", "program_whole", mech=words.mech(mech), cards=", ".join(cards)))
    return ". ".join(sentences)


def _told(words: TableWords, action: Action) -> tuple[str, dict[str, object]]:
    """The key of the text, and its facts."""
    match action:
        case Begin(first):
            return ("first" if first else "second"), {}
        case Place(mech, cell):
            return "place", {"mech": words.mech(mech), "cell": words.cell(cell)}
        case Turn(facing):
            return "face", {"facing": words.direction(facing)}
        case Number(mech, number):
            return "order", {"mech": words.mech(mech), "number": number}
        case Program(mech, slot, card, flipped):
            where = {"mech": words.mech(mech), "slot": slot + 1}
            if not card:
                return "program_empty", where
            return ("program_flipped" if flipped else "program"), {**where, "card": words.card(card)}
        case Fire(weapon, target):
            return "attack", {"weapon": words.card(weapon), "target": words.mech(target)}
        case Reroll(die, kind):
            return f"reroll_{kind}", {"die": die + 1}
        case PutBack(card):
            return "put_back", {"card": words.card(card)}
        case Deplete(card):
            return "deplete", {"card": words.card(card)}
        case Hold():
            return "hold", {}
        case Keep():
            return "keep", {}
        case Done():
            return "done", {}


def refusal_text(rules: CommandCore, view: BoardView, refusal: Refusal, names: Sequence[str]) -> str:
    return words_of(rules, view, names).refusal(refusal)
