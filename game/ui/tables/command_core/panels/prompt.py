"""What is expected, a button for each answer, and the keys that mean one."""

from typing import TYPE_CHECKING

from game.engine.refusals import Pick
from game.engine.seats import opponent
from game.rules.command_core.actions import Reroll
from game.rules.command_core.picks import DONE, KEEP
from game.rules.command_core.picks import clear as emptying
from game.rules.command_core.topology import Cell
from game.ui.keys import digit, is_key, label
from game.ui.kit.buttons import Button
from game.ui.tables.command_core.planning.directive_card import SlotCard
from game.ui.tables.command_core.planning.plan import chance_sentence_facts

if TYPE_CHECKING:
    from game.ui.tables.command_core.table import BoardScene

_ANSWERS = {"keep": KEEP, "done": DONE}


def prompt_text(scene: "BoardScene") -> str:
    """What the person who is asked should do now."""
    chooser, words = scene.chooser, scene.words
    assert chooser is not None
    kind, name = chooser.decision.kind, scene.session.names[chooser.decision.seat]
    if kind == "place" and chooser.picked("mech"):
        return words.notice("place_mech", name=name, mech=words.mech(chooser.picked("mech")[0]))
    if kind == "face" and scene.view.placing is not None:
        return words.notice("face_mech", name=name, mech=words.mech(scene.view.placing))
    if kind == "program":
        return words.notice("write", name=name)
    if kind == "attack":
        number = scene.board.next_attacker()
        mech = words.mech(number) if number is not None else ""
        if chooser.picked("weapon"):
            return words.notice("target_first", name=name, weapon=words.card(chooser.picked("weapon")[0]))
        return words.notice("weapon_first", name=name, mech=mech)
    return words.prompt(chooser.decision)


def latest(scene: "BoardScene") -> str:
    """What happened last, for a show of which nothing has been told yet."""
    told = [scene.tell(event) for event in scene.sitting.log_from("round", 1)[-6:]]
    return next((sentence for sentence in reversed(told) if sentence), "")


def note(scene: "BoardScene") -> str:
    """What is said beside it, more quietly."""
    words, chooser = scene.words, scene.chooser
    if scene.plans is not None:
        parts = []
        empty = chance_sentence_facts(scene.plans)
        if len(empty) > 1:
            total = sum(count for _, count in empty)
            parts.append(words.notice("empty_all", mechs=len(empty), count=total))
        else:
            for number, count in empty:
                key = "empty_one" if count == 1 else "empty_some"
                parts.append(words.notice(key, mech=words.mech(number), count=count))
        outlook = scene.board.outlook
        if outlook is not None and any(leg.by == "mech" for leg in outlook.legs):
            parts.append(words.notice("if_it_stays"))
        return " ".join(parts)
    if scene.handed is not None:
        other = scene.session.names[opponent(scene.handed)]
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
        return words.notice("face_note")
    if kind == "order":
        return words.notice("order_note", count=sum(mech.structure > 0 for mech in scene.view.mechs))
    if kind in ("reroll", "defend") and scene.view.attack is not None:
        attack = scene.view.attack
        mech = scene.view.mechs[attack.attacker if kind == "reroll" else attack.target]
        if kind == "reroll":
            return words.notice("reroll_hint", count=mech.surge)
        return words.notice("defend_hint", flux=mech.flux, surge=mech.surge)
    if kind == "put_back" and scene.view.crit is not None and scene.view.crit.attacker is not None:
        return words.notice("put_back_hint", count=scene.view.mechs[scene.view.crit.attacker].targeting)
    return ""


def answer_buttons(scene: "BoardScene") -> list[Button]:
    """From left to right; the last one stands in the corner."""
    words, chooser = scene.words, scene.chooser
    if scene.handed is not None:
        return [
            Button(words.notice("take_back"), scene.reclaim, key_name=label("undo"), size=20),
            Button(
                words.notice("hand_over"), scene.hand_over, primary=True, key_name=label("confirm"), size=22
            ),
        ]
    if chooser is None:
        return []
    if scene.plans is not None:
        clear = Button(words.notice("clear"), scene.clear_plan, key_name=label("clear"), size=20)
        clear.hint = words.hint("clear")
        refused = scene.why_not(emptying(scene.plans.mech))
        clear.enable(not refused, refused)
        ready = Button(words.notice("ready"), scene.ready, primary=True, key_name=label("ready"), size=22)
        # Who programs second is the last to be waited for.
        ready.hint = words.hint("ready" if scene.plans.seat == scene.view.first else "ready_last")
        return [clear, ready]
    if chooser.decision.kind == "face":
        left = Button(words.notice("turn_left"), lambda: scene.turn(-1), key_name=label("turn_left"), size=20)
        right = Button(
            words.notice("turn_right"), lambda: scene.turn(1), key_name=label("turn_right"), size=20
        )
        here = Button(
            words.notice("face_here"),
            lambda: scene.face(scene.facing),
            primary=True,
            key_name=label("face_here"),
            size=22,
        )
        return [left, right, here]
    if chooser.decision.kind == "attack":
        # Also with a weapon in hand nobody has to fire it.
        return [
            Button(
                words.notice("hold"),
                scene.hold_fire,
                primary=not scene.targets(),
                key_name=label("hold_fire"),
                size=22,
            )
        ]
    return [scene.answer_button(answer) for answer in chooser.answers]


def answer_button(scene: "BoardScene", answer: Pick) -> Button:
    """The button of one answer."""
    words, command = scene.words, scene.picking(answer)
    if answer.slot == "first":
        key, letter = ("place_first", "1") if answer.value else ("place_second", "2")
        return Button(words.notice(key), command, key_name=letter, size=20)
    letter = next(label(action) for action, pick in _ANSWERS.items() if pick == answer)
    only = scene.chooser is not None and not scene.chooser.things
    primary = answer in (KEEP, DONE) or only
    return Button(words.notice(str(answer.value)), command, primary=primary, key_name=letter, size=22)


def cell_text(scene: "BoardScene", cell: Cell) -> str:
    """The name of a cell, and who or what is there."""
    words = scene.words
    name = words.notice("cell", cell=words.cell(cell))
    for number, mech in enumerate(scene.view.mechs):
        if mech.cell == cell:
            whole = scene.library.chassis[mech.chassis].structure
            owner = scene.session.names[mech.seat]
            text = words.hint(
                "on_cell", mech=words.mech(number), name=owner, structure=mech.structure, whole=whole
            )
            return f"{text} {name}"
    return f"{name} {words.notice('wall')}" if cell in scene.board.map.walls else name


def _answer(pressed: int) -> Pick | None:
    return next((pick for action, pick in _ANSWERS.items() if is_key(pressed, action)), None)


def key(scene: "BoardScene", pressed: int) -> bool:
    """A key that means something now; True if it did."""
    chooser = scene.chooser
    if scene.handed is not None and is_key(pressed, "confirm"):
        if scene.form.focus in scene.board.console.answers:
            return False
        scene.hand_over()
        return True
    if chooser is None:
        return False
    if scene.plans is not None:
        return _plan_key(scene, pressed)
    kind = chooser.decision.kind
    if kind == "begin" and digit(pressed) in (1, 2):
        scene.pick(Pick("first", digit(pressed) == 1))
    elif kind == "face" and is_key(pressed, "turn_left", "turn_right"):
        scene.turn(-1 if is_key(pressed, "turn_left") else 1)
    elif kind == "face" and is_key(pressed, "face_here"):
        scene.face(scene.facing)
    elif kind == "attack" and is_key(pressed, "hold_fire"):
        scene.hold_fire()
    elif (answer := _answer(pressed)) is not None and answer in chooser.answers:
        scene.pick(answer)
    elif (number := digit(pressed)) is not None:
        return _digit(scene, number - 1)
    else:
        return False
    return True


def _digit(scene: "BoardScene", index: int) -> bool:
    """A number for the mech that is picked; a weapon, then a target; a die; a revealed card."""
    chooser = scene.chooser
    assert chooser is not None
    kind = chooser.decision.kind
    if kind == "order":
        pick = Pick("number", index + 1)
        if pick in chooser.things:
            scene.pick(pick)
        return True
    rows = {
        "place": ["row "],
        "attack": ["target "] if chooser.picked("weapon") else ["weapon "],
        "put_back": ["crit "],
        "deplete": ["crit "],
    }.get(kind, [])
    found = [
        one for start in rows for one in scene.form.widgets if one.name.startswith(start) and one.reachable
    ]
    if kind == "reroll":
        if (die := Pick("die", ("attack", index))) in chooser.things:
            scene.pick(die)
        return True
    if kind == "defend":
        actions = [action for action in chooser.decision.actions if isinstance(action, Reroll)]
        if index < len(actions):
            scene.pick(Pick("die", (actions[index].kind, actions[index].die)))
        return True
    if index < len(found):
        scene.form.set_focus(found[index])
        scene.form.work(found[index])
    return bool(rows)


def _plan_key(scene: "BoardScene", pressed: int) -> bool:
    """Digits name a slot, F turns a card, Backspace takes one out, M goes to the next mech."""
    plans = scene.plans
    assert plans is not None
    focus = scene.form.focus
    slot = focus.slot if isinstance(focus, SlotCard) else plans.slot
    if slot is None:
        filled = [place for place, card in enumerate(plans.plan.slots) if card is not None]
        slot = filled[-1] if filled else None
    if is_key(pressed, "ready"):
        scene.ready()
    elif is_key(pressed, "clear"):
        scene.clear_plan()
    elif is_key(pressed, "next_mech"):
        scene.next_mech(1)
    elif is_key(pressed, "flip") and slot is not None:
        scene.flip(slot)
    elif is_key(pressed, "take_out") and slot is not None:
        scene.take_out(slot)
    elif (number := digit(pressed)) is not None and number <= len(plans.plan.slots):
        place = number - 1
        widget = scene.form.named(f"slot {place + 1}")
        if plans.plan.slots[place] is None:
            plans.slot = place
            scene.refresh()
        elif widget is not None:
            scene.form.go(widget)
    else:
        return False
    return True
