"""What the table says beside the log: titles, buttons, notes and hints."""

from collections.abc import Mapping

from game.content.dino_battles.statuses import STATUSES
from game.words.dino_battles.log_text import TableWords

NOTICES: Mapping[str, tuple[str, ...]] = {
    "turn": ("turn",),
    "set_up": (),
    "this_turn": (),
    "last_turn": (),
    "acts": ("name",),
    "answers": ("name",),
    "active_place": (),
    "answer": ("name", "dino", "own", "low", "high"),
    "answer_special": ("name", "dino", "own", "special", "low", "high"),
    "move": ("own", "dino"),
    "face_down_word": (),
    "free_item": (),
    "no_dinosaur": (),
    "keep_or_draw": ("count",),
    "place_active": (),
    "place_bench": (),
    "place_done": (),
    "place_where": ("card",),
    "place_in_arena": ("card",),
    "place_on_bench": ("card",),
    "main": (),
    "main_switch": (),
    "main_pass": (),
    "promote": (),
    "drop_bench": ("card",),
    "drop_load": ("card",),
    "drop_set": ("card",),
    "drop_discard": ("card",),
    "aim": ("card",),
    "aim_upgrade": ("card",),
    "aim_name": ("card",),
    "play_now": ("card",),
    "usable": ("question", "cards"),
    "unusable": ("question",),
    "switch_whom": ("cost",),
    "discard": ("left",),
    "deck": ("name", "count"),
    "deck_own": ("count",),
    "junk": ("name", "count"),
    "junk_title": ("name",),
    "junk_empty": ("name",),
    "unseen_title": (),
    "unseen_empty": (),
    "comp": ("name", "count"),
    "items": ("name", "count"),
    "permanent": ("name",),
    "combat_deck": ("name", "card", "count"),
    "bench_place": ("place",),
    "empty_bench": (),
    "face_down": (),
    "initiative": (),
    "knockouts": ("name", "count"),
    "knockouts_label": (),
    **{status.id: (status.counts, "hp") for status in STATUSES},
    "paralyzed": (),
    "paralyzed_rounds": ("rounds",),
    "camouflaged": (),
    "spiked": ("hp",),
    "bonus": ("bonus",),
    "upgrade": ("card", "text"),
    "passed": ("name",),
    "change_cleanse": (),
    **{f"change_{status.id}": (status.counts,) for status in STATUSES if status.fades},
    "change_lure": (),
    "free_place": (),
    "items_label": ("count",),
    "combat_label": (),
    "deck_label": (),
    "junk_label": (),
    "comp_label": (),
    "you": (),
    "respond": ("name", "card"),
    "respond_on": ("name", "card", "dino"),
    "stats": ("atk", "eva", "def", "retreat"),
}
BUTTONS: Mapping[str, tuple[str, ...]] = {
    "keep": (),
    "mulligan": (),
    "redraw": (),
    "ready": (),
    "pass": (),
    "decline": (),
    "switch": ("cost",),
    "switch_free": (),
    "play": (),
    "use": (),
    "put_back": (),
    "attack": (),
    "counterattack": (),
    "special": ("special",),
    "evade": (),
    "defend": (),
    "take": (),
    "name": ("card",),
}
PHASE_NAMES: Mapping[str, tuple[str, ...]] = dict.fromkeys(
    ("startup", "precombat", "combat", "postcombat", "end"), ()
)
PHASE_HINTS: Mapping[str, tuple[str, ...]] = PHASE_NAMES
TABLE_SECTIONS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "table": NOTICES,
    "buttons": BUTTONS,
    "phases": PHASE_NAMES,
    "phase_hints": PHASE_HINTS,
}
"""The sentences of the table by section and key, with the facts that they are given."""


class BattleWords(TableWords):
    """All words of the table."""

    def notice(self, key: str, **facts: object) -> str:
        """A title, a note or a hint."""
        return self.texts.say("table", key, **facts)

    def button(self, key: str, **facts: object) -> str:
        """The words of an answer."""
        return self.texts.say("buttons", key, **facts)

    def phase(self, name: str) -> str:
        """A phase of the turn by its name."""
        return self.texts.say("phases", name)

    def phase_hint(self, name: str) -> str:
        """What is done in a phase."""
        return self.texts.say("phase_hints", name)
