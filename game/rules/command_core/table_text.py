"""What the table says beside the log: headings, buttons, notes, and why something cannot be done."""

from collections.abc import Mapping

from game.rules.command_core.log_text import TableWords

NOTICES: Mapping[str, tuple[str, ...]] = {
    "place_first": (),
    "place_second": (),
    "face_here": (),
    "turn_left": (),
    "turn_right": (),
    "ready": (),
    "clear": (),
    "hold": (),
    "keep": (),
    "done": (),
    "back": (),
    "hand_over": (),
    "take_back": (),
    "stand": ("name",),
    "place_mech": ("name", "mech"),
    "face_mech": ("name", "mech"),
    "write": ("name",),
    "empty_one": ("mech",),
    "empty_some": ("mech", "count"),
    "weapon_first": ("name", "mech"),
    "target_first": ("name", "weapon"),
    "reroll_hint": ("count",),
    "defend_hint": ("flux", "surge"),
    "put_back_hint": ("count",),
    "round": ("round",),
    "of_rounds": ("rounds",),
    "no_limit": (),
    "first_moves": (),
    "last_shoots": (),
    "hidden": (),
    "slots": ("count", "slots"),
    "not_placed": (),
    "to_place": (),
    "to_face": (),
    "stands_on": ("cell",),
    "decides": ("name",),
    "begin_note": (),
    "stand_note": ("name",),
    "places_mech": ("name",),
    "turns_mech": ("name",),
    "gives_number": ("name",),
    "moves_first": (),
    "shoots_first": (),
    "place_note": (),
    "place_note_last": (),
    "face_note": (),
    "order_note": ("count",),
    "placed": (),
    "to_number": (),
    "numbered": (),
    "to_run": (),
    "runs_now": (),
    "has_run": (),
    "to_attack": (),
    "attacks_now": (),
    "has_attacked": (),
    "is_out": (),
    "from_there": (),
    "hit_from": (),
    "no_target": (),
    "no_threat": (),
    "about": ("damage",),
    "damage": (),
    "if_it_stays": (),
    "chance": (),
    "and_chance": (),
    "free": ("count", "of"),
    "in_slot": ("slot",),
    "slot": ("slot",),
    "gains": ("amount",),
    "pays": (),
    "nothing": (),
    "not_run": (),
    "stopped_edge": (),
    "stopped_wall": (),
    "stopped_mech": (),
    "why_edge": (),
    "why_wall": (),
    "why_mech": (),
    "shows_program": (),
    "program_done": (),
    "slot_runs": ("slot", "slots"),
    "so_far": (),
    "was_empty": (),
    "combo_holds": (),
    "combo_waits": (),
    "combo_fails": (),
    "counts": ("delta",),
    "now": (),
    "next": (),
    "later": (),
    "hit_chance": ("hit", "crit"),
    "away": ("distance", "near", "far"),
    "dice": ("dice", "near", "far"),
    "depleted": (),
    "cancelled": (),
    "if_kept": (),
    "comes_through": (),
    "no_damage": (),
    "crit_one": (),
    "crit_some": ("count",),
    "destroys": (),
    "defence_dice": ("arc",),
    "defends_next": (),
    "fires": ("mech", "weapon", "target"),
    "chooses": ("mech",),
    "next_mech": ("mech",),
    "planner_keys": (),
    "watch_programs": ("name",),
    "armor": ("front", "side", "rear", "evasion"),
    "structure": ("left", "whole"),
    "directives": ("count",),
    "odds": (),
    "odds_of": ("weapon",),
    "far_off": ("distance",),
    "cannot_arc": (),
    "cannot_near": (),
    "cannot_far": (),
    "cannot_sight": (),
    "in_order": (),
    "hexes": (),
    "hex_turns": (),
    "crit_on": ("mech",),
    "choose_lost": ("mech",),
    "choose_back": ("mech",),
    "lost_gun": (),
    "cell": ("cell",),
    "wall": (),
}
"""Words of the table, with the facts that `BoardWords.notice` is given for them."""

PANELS = (
    "placement",
    "ordering",
    "programming",
    "execution",
    "combat",
    "crit",
    "order",
    "delta",
    "hand",
    "attack",
    "defence",
)
"""Headings."""

PHASES = ("ordering", "programming", "execution", "combat", "cleanup")
"""The parts of a round, as the bar above the table shows them."""

HINTS: Mapping[str, tuple[str, ...]] = {
    "board": (),
    "plate": ("mech", "name", "structure", "whole"),
    "die_attack": ("die",),
    "die_armor": ("die",),
    "die_evade": ("die",),
    "slot": ("slot",),
    "number": ("mech", "number"),
    "ready": (),
    "ready_last": (),
    "clear": (),
    "facing": ("mech",),
    "tab": ("mech", "count", "slots"),
    "flip": (),
    "from_there": (),
    "from_there_one": ("weapon", "mech", "distance", "damage"),
    "hit_from": (),
    "hit_from_one": ("weapon", "mech", "distance", "damage"),
    "phase_ordering": (),
    "phase_programming": (),
    "phase_execution": (),
    "phase_combat": (),
    "phase_cleanup": (),
}
"""Hints of controls."""

WHY_NOT: Mapping[str, tuple[str, ...]] = {
    "wall": (),
    "taken": ("mech",),
    "not_home": (),
    "placed": ("mech",),
    "not_yours": ("mech",),
    "own": ("mech",),
    "arc": ("mech", "weapon"),
    "near": ("weapon", "near", "distance"),
    "far": ("weapon", "far", "distance"),
    "sight": ("weapon", "mech"),
    "no_targets": ("weapon",),
    "depleted": ("weapon",),
    "other_side": (),
    "weapon_first": (),
    "no_surge": (),
    "no_flux": (),
    "rerolled": (),
    "not_asked": (),
    "slots_full": (),
    "used": ("card", "slot"),
    "decided": ("slot",),
    "nothing_to_clear": (),
}
"""Why a click does nothing, with the facts of each sentence."""

SECTIONS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "notices": NOTICES,
    "panels": dict.fromkeys(PANELS, ()),
    "phases": dict.fromkeys(PHASES, ()),
    "hints": HINTS,
    "why_not": WHY_NOT,
}


class BoardWords(TableWords):
    """All that the table of Command Core says."""

    def notice(self, key: str, **facts: object) -> str:
        return self.texts.say("notices", key, **facts)

    def hint(self, key: str, **facts: object) -> str:
        return self.texts.say("hints", key, **facts)

    def why_not(self, key: str, **facts: object) -> str:
        return self.texts.say("why_not", key, **facts)

    def panel(self, key: str) -> str:
        return self.texts.section("panels")[key]

    def phase(self, key: str) -> str:
        return self.texts.section("phases")[key]
