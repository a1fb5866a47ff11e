"""The texts that Command Core needs: all that its cards, its log and its prompt line can ask for."""

from typing import get_args

from game.content.command_core import (
    Chassis,
    Combo,
    Directive,
    Half,
    Library,
    Upgrade,
    Weapon,
    shipped_library,
)
from game.content.command_core.cards import Arc, ArmorDice, Colour, Face, Icon, MechClass
from game.content.command_core.verbs import VERBS, Side
from game.content.examples import examples
from game.content.steps import Step
from game.engine.event_kinds import EXAMPLE_CARD, example_events
from game.engine.match import CONCEDED
from game.engine.rules import Decision
from game.rules.command_core.kinds import DECISION_KINDS, EVENT_KINDS, OUTCOME_REASONS
from game.rules.command_core.marks import MARKS
from game.rules.command_core.state import MOST_MECHS
from game.words.check.recorder import Recorder
from game.words.command_core.card_text import (
    chassis_face_text,
    chassis_text,
    directive_text,
    half_text,
    upgrade_short,
    upgrade_text,
    weapon_face_text,
    weapon_text,
)
from game.words.command_core.log_text import DIRECTIONS, TableWords
from game.words.command_core.table_text import PHASES
from game.words.sections import MOMENT_KINDS

_WORDS = {
    "classes": get_args(MechClass),
    "colours": get_args(Colour),
    "sides": get_args(Side),
    "arcs": get_args(Arc),
    "directions": DIRECTIONS["square"],
    "phases": PHASES,
    "phase_hints": PHASES,
    "die_faces": get_args(Face),
    "options": ("rounds", "points"),
    "option_values": ("rounds_none",),
    "option_lines": ("rounds", "points"),
    "marks": [mark.id for mark in MARKS],
    "choice_reasons": ("first", "second", "keep_best", "keep_less", "reroll_best", "reroll_less"),
}
"""Sections of words that need no facts, with their keys."""


def recorded_messages() -> Recorder:
    """Every message that the code asks for when it runs on examples."""
    needed = Recorder()
    for section, keys in _WORDS.items():
        for key in keys:
            needed.add(section, key)
    for mark in MARKS:
        needed.add("mark_hints", mark.id, frozenset({"count"}))
    for icon in get_args(Icon):
        half_text(Half("blue", 0, (icon,), ()), needed)
    half = Half("blue", 0, ("forward",), (Combo(1, before="blue"), Combo(1, after="red")))
    directive = Directive(EXAMPLE_CARD, "Example", (half,))
    directive_text(directive, needed)
    directive_text(Directive(EXAMPLE_CARD, "Example", (half, half)), needed)
    chassis = Chassis(EXAMPLE_CARD, "Example", "light", 1, ArmorDice(1, 1, 1), 1, 3, 1)
    chassis_text(chassis, needed)
    chassis_face_text(chassis, needed)
    weapon = Weapon(EXAMPLE_CARD, "Example", 1, (1, 2), ("front",), 1, 1)
    for delta in (1, -1):
        for arcs in (("front",), get_args(Arc)):
            example = Weapon(EXAMPLE_CARD, "Example", 1, (1, 2), arcs, delta, 1)
            weapon_text(example, needed)
            weapon_face_text(example, needed)
    for kind in VERBS.values():
        for verb in examples(kind, EXAMPLE_CARD):
            upgrade = Upgrade(EXAMPLE_CARD, "Example", (Step(verb),), 1)
            upgrade_text(upgrade, needed)
            upgrade_short(upgrade, needed)
    cards = {EXAMPLE_CARD: chassis}
    faces = shipped_library().dice
    library = Library(cards, {EXAMPLE_CARD: weapon}, {}, {EXAMPLE_CARD: directive}, {}, {}, faces)
    words = TableWords(library, needed, ("Ada", "Brunel"), [EXAMPLE_CARD] * MOST_MECHS)
    for event in example_events(EVENT_KINDS):
        words.sentence(event)
    for decision in DECISION_KINDS:
        words.prompt(Decision(0, decision, ()))
        needed.add(MOMENT_KINDS, decision)
    for reason in OUTCOME_REASONS:
        for winner in (0, None):
            words.reason(winner, reason)
    words.reason(0, CONCEDED)
    return needed
