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
)
from game.content.command_core.cards import Arc, ArmorDice, Colour, Icon, MechClass
from game.content.command_core.verbs import VERBS, Side
from game.content.examples import examples
from game.content.steps import Step
from game.engine.event_kinds import EXAMPLE_CARD, example_events
from game.engine.match import CONCEDED
from game.engine.rules import Decision
from game.rules.command_core.kinds import DECISION_KINDS, EVENT_KINDS, OUTCOME_REASONS
from game.rules.command_core.state import MOST_MECHS
from game.words.check.recorder import Recorder
from game.words.command_core.card_text import (
    ICONS_IN_A_ROW,
    chassis_face_text,
    chassis_text,
    directive_text,
    upgrade_text,
    weapon_face_text,
    weapon_text,
)
from game.words.command_core.log_text import DIRECTIONS, TableWords
from game.words.command_core.recap import RECAP_TEXTS
from game.words.command_core.table_text import SECTIONS

_SECTIONS = {"classes": MechClass, "colours": Colour, "sides": Side, "arcs": Arc, "icons": Icon}
_ON_CARDS = {
    "kinds": ("chassis", "weapon", "upgrade", "directive"),
    "faces": ("before", "after", "no_combo", "first_half", "second_half"),
}


def recorded_messages() -> Recorder:
    """Every message that the code asks for when it runs on examples."""
    needed = Recorder()
    for section, known in _SECTIONS.items():
        for word in get_args(known):
            needed.add(section, word)
    for section, keys in _ON_CARDS.items():
        for key in keys:
            needed.add(section, key)
    for section, texts in SECTIONS.items():
        for key, facts in texts.items():
            needed.say(section, key, **dict.fromkeys(facts, ""))
    for key, given in RECAP_TEXTS.items():
        needed.add("recap", key, frozenset(given))
    needed.add("panels", "this_round")
    needed.add("panels", "last_round")
    needed.add("options", "rounds")
    needed.add("option_values", "rounds_none")
    needed.add("option_lines", "rounds")
    for icon in ICONS_IN_A_ROW:
        needed.say("icons_many", icon, count=2)
    for direction in DIRECTIONS["square"]:
        needed.add("directions", direction)
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
        counts = {"amount": (1, 2)} if "amount" in kind.__struct_fields__ else {}
        for verb in examples(kind, EXAMPLE_CARD, **counts):
            upgrade = Upgrade(EXAMPLE_CARD, "Example", (Step(verb),), 1)
            upgrade_text(upgrade, needed)
    cards = {EXAMPLE_CARD: chassis}
    library = Library(cards, {EXAMPLE_CARD: weapon}, {}, {EXAMPLE_CARD: directive}, {}, {}, {})
    words = TableWords(library, needed, ("Ada", "Brunel"), [EXAMPLE_CARD] * MOST_MECHS)
    for event in example_events(EVENT_KINDS):
        words.sentence(event)
    for decision in DECISION_KINDS:
        words.prompt(Decision(0, decision, ()))
    for reason in OUTCOME_REASONS:
        for winner in (0, None):
            words.reason(winner, reason)
    words.reason(0, CONCEDED)
    return needed
