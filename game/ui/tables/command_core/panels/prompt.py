"""The prompt, and a button for each answer."""

from functools import partial

from game.engine.refusals import Pick
from game.engine.seats import opponent
from game.rules.command_core.picks import DONE, KEEP
from game.rules.command_core.picks import clear as emptying
from game.rules.command_core.topology import Cell
from game.ui.keys import is_key, label
from game.ui.kit.buttons import Button
from game.ui.tables.command_core.panels.reroll_odds import best_of, offered
from game.ui.tables.command_core.planning.plan import Plans, chance_sentence_facts
from game.ui.tables.command_core.snapshot import Snapshot
from game.words.command_core.table_text import BoardWords

_ANSWERS = {"keep": KEEP, "done": DONE}
"""The answers by the names of their keys."""


def prompt_text(snapshot: Snapshot) -> str:
    """What the person who is asked should do now."""
    chooser, words = snapshot.chooser, snapshot.words
    assert chooser is not None
    kind, name = chooser.decision.kind, snapshot.names[chooser.decision.seat]
    if kind == "place" and chooser.picked("mech"):
        return words.notice("place_mech", name=name, mech=words.mech(chooser.picked("mech")[0]))
    if kind == "face" and snapshot.view.placing is not None:
        return words.notice("face_mech", name=name, mech=words.mech(snapshot.view.placing))
    if kind == "program":
        return words.notice("write", name=name)
    if kind == "attack":
        number = snapshot.view.next_attacker
        mech = words.mech(number) if number is not None else ""
        if chooser.picked("weapon"):
            return words.notice("target_first", name=name, weapon=words.card(chooser.picked("weapon")[0]))
        return words.notice("weapon_first", name=name, mech=mech)
    return words.prompt(chooser.decision)


def note(snapshot: Snapshot) -> str:
    """The quieter note beside the prompt."""
    words, chooser = snapshot.words, snapshot.chooser
    if snapshot.plans is not None:
        first = _of_the_lesson(snapshot) if snapshot.guided else left_to_chance(words, snapshot.plans)
        parts = [first] if first else []
        outlook = snapshot.outlook
        if outlook is not None and any(leg.by == "mech" for leg in outlook.legs):
            parts.append(words.notice("if_it_stays"))
        return " ".join(parts)
    if snapshot.handed is not None:
        other = snapshot.names[opponent(snapshot.handed)]
        return words.notice("stand_note", name=other)
    if chooser is None:
        return ""
    kind = chooser.decision.kind
    if kind == "begin":
        return words.notice("begin_note")
    if kind == "place":
        others = any(pick.slot == "mech" and not chooser.has(pick) for pick in chooser.first_things)
        return words.notice("place_note" if others else "place_note_last")
    if kind == "face":
        return words.notice("face_note", here=label("confirm"))
    if kind == "order":
        return words.notice("order_note", count=sum(mech.structure > 0 for mech in snapshot.view.mechs))
    if kind in ("reroll", "defend") and snapshot.view.attack is not None:
        attack = snapshot.view.attack
        mech = snapshot.view.mechs[attack.attacker if kind == "reroll" else attack.target]
        figures = snapshot.preview.figures(mech)
        free = figures.free_rerolls > mech.free_rerolls
        keys = words.notice("die_keys", confirm=label("confirm"))
        if kind == "reroll":
            return f"{words.notice('reroll_hint', count=mech.surge, free=free)} {keys}"
        by_flux = figures.flux_evades and mech.flux > 0
        paid = words.notice("defend_hint", flux=mech.flux, surge=mech.surge, free=free, by_flux=by_flux)
        return f"{paid} {keys}"
    if kind == "put_back" and snapshot.view.crit is not None and snapshot.view.crit.attacker is not None:
        return words.notice("put_back_hint", count=snapshot.view.mechs[snapshot.view.crit.attacker].targeting)
    return ""


def left_to_chance(words: BoardWords, plans: Plans) -> str:
    """How many empty slots chance would fill, in a sentence; "" where there are none."""
    empty = chance_sentence_facts(plans)
    if len(empty) > 1:
        return words.notice("empty_all", mechs=len(empty), count=sum(count for _, count in empty))
    for number, count in empty:
        key = "empty_one" if count == 1 else "empty_some"
        return words.notice(key, mech=words.mech(number), count=count)
    return ""


def _of_the_lesson(snapshot: Snapshot) -> str:
    """What a lesson still waits for: slots that are empty, then a program that does what it asks."""
    assert snapshot.plans is not None
    empty = sum(count for _, count in chance_sentence_facts(snapshot.plans))
    if empty:
        return snapshot.words.notice("slots_empty", count=empty)
    if snapshot.passes is None:
        return ""
    return snapshot.words.notice("passes" if snapshot.passes else "passes_not")


def answer_buttons(snapshot: Snapshot) -> list[Button]:
    """The answers from left to right; the last one is in the corner."""
    words, chooser = snapshot.words, snapshot.chooser
    if snapshot.handed is not None:
        return [
            Button(words.notice("take_back"), snapshot.commands.reclaim, key_name=label("undo"), size=20),
            Button(
                words.notice("hand_over"),
                snapshot.commands.hand_over,
                primary=True,
                key_name=label("confirm"),
                size=22,
            ),
        ]
    if chooser is None:
        return []
    if snapshot.plans is not None:
        clear = Button(words.notice("clear"), snapshot.commands.clear_plan, key_name=label("clear"), size=20)
        clear.hint = words.hint("clear")
        refused = snapshot.commands.why_not(emptying(snapshot.plans.mech))
        clear.enable(not refused, refused)
        # It is gold once no slot is left to chance, and in a lesson once the programs do what it asks.
        whole = not chance_sentence_facts(snapshot.plans) and snapshot.passes is not False
        ready = Button(
            words.notice("ready"), snapshot.commands.ready, primary=whole, key_name=label("ready"), size=22
        )
        ready.in_gold_place = True
        # Who programs second is the last to be waited for.
        ready.hint = words.hint("ready" if snapshot.plans.seat == snapshot.view.first else "ready_last")
        return [clear, ready]
    if chooser.decision.kind == "face":
        left = Button(
            words.notice("turn_left"),
            lambda: snapshot.commands.turn(-1),
            key_name=label("turn_left"),
            size=20,
        )
        right = Button(
            words.notice("turn_right"),
            lambda: snapshot.commands.turn(1),
            key_name=label("turn_right"),
            size=20,
        )
        here = Button(
            words.notice("face_here"),
            lambda: snapshot.commands.face(snapshot.facing),
            primary=True,
            key_name=label("face_here"),
            size=22,
        )
        return [left, right, here]
    if chooser.decision.kind == "attack":
        # Also with a weapon in hand nobody has to fire it.
        hold = Button(
            words.notice("hold"),
            snapshot.commands.hold_fire,
            primary=not snapshot.targets(chooser.picked("weapon")),
            key_name=label("hold_fire"),
            size=22,
        )
        hold.in_gold_place = True
        return [hold]
    return [answer_button(snapshot, answer) for answer in chooser.answers]


def answer_button(snapshot: Snapshot, answer: Pick) -> Button:
    """The button of one answer."""
    words, command = snapshot.words, partial(snapshot.commands.pick, answer)
    if answer.slot == "first":
        key, letter = ("place_first", "1") if answer.value else ("place_second", "2")
        return Button(words.notice(key), command, key_name=letter, size=20)
    key = next(label(action) for action, pick in _ANSWERS.items() if pick == answer)
    only = snapshot.chooser is not None and not snapshot.chooser.things
    # Gold is what makes sense next: not to keep dice while a reroll is well worth its price.
    keeps = answer == KEEP and best_of(offered(snapshot)) is None
    primary = keeps or answer == DONE or only
    button = Button(words.notice(str(answer.value)), command, primary=primary, key_name=key, size=22)
    # It turns gold where it stands, once no reroll is worth its price.
    button.in_gold_place = answer == KEEP
    return button


def answer_of(key: int) -> Pick | None:
    """The answer that a key stands for."""
    return next((pick for action, pick in _ANSWERS.items() if is_key(key, action)), None)


def cell_text(snapshot: Snapshot, cell: Cell) -> str:
    """The name of a cell, and who or what is there."""
    words = snapshot.words
    name = words.notice("cell", cell=words.cell(cell))
    for number, mech in enumerate(snapshot.view.mechs):
        if mech.cell == cell:
            owner = snapshot.names[mech.seat]
            text = words.hint(
                "on_cell",
                mech=words.mech(number),
                name=owner,
                structure=mech.structure,
                whole=snapshot.whole(number),
                armor=armor_words(snapshot, number),
            )
            return f"{text} {name} {words.hint('sheet')}"
    return f"{name} {words.notice('wall')}" if cell in snapshot.map.walls else name


def armor_words(snapshot: Snapshot, number: int) -> str:
    """The armor of a mech by side, and its evasion."""
    figures = snapshot.preview.figures(snapshot.view.mechs[number])
    armor = figures.armor
    return snapshot.words.notice(
        "armor_sides",
        front=armor["front"],
        side=armor["left"],
        rear=armor["rear"],
        evasion=figures.evasion,
    )
