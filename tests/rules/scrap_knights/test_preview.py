"""The preview of a choice: right about the own card, silent about the other seat's hidden one."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.content.scrap_knights import shipped_library
from game.engine.dice import Dice
from game.rules import load
from game.rules.scrap_knights.preview import Preview, preview, shortest
from game.rules.scrap_knights.rules import ScrapKnights
from game.rules.scrap_knights.state import PendingCopy, State
from game.words.messages import shipped_messages
from game.words.scrap_knights.preview_text import heat_tag, other_heat_tag, own_tags, tag_of
from game.words.scrap_knights.table_text import TableWords

RULES = load("scrap_knights")
assert isinstance(RULES, ScrapKnights)
CATALOGUE = RULES.catalogue
WORDS = TableWords(shipped_library(), shipped_messages("scrap_knights"), ("Ada", "Brunel"))


HAND = ("stonewall", "wide_guard", "parry_shield", "meditation", "stab", "crash")
"""What Bulwark holds here, whatever the ready mech has."""


def duel(decks: tuple[str, str] = ("bulwark", "warden"), **own: Any) -> State:
    """A duel before its first choice, with some fields of the first seat set."""
    state: Any = RULES.new_game({"deck_0": decks[0], "deck_1": decks[1]}, 1)
    if decks[0] == "bulwark":
        state.players[0].hand = HAND
    for name, value in own.items():
        setattr(state.players[0], name, value)
    return state  # type: ignore[no-any-return]


def look(state: State, *moves: str, seat: int = 0) -> Preview:
    """What the seat's view foretells of one choice, or of all the ways to make it."""
    choices = shortest(RULES.parse(move) for move in moves)
    return preview(CATALOGUE, RULES.view(state, seat), seat, choices)  # type: ignore[arg-type]


def test_a_card_costs_its_heat_and_vents_what_it_vents() -> None:
    state = duel(("warden", "bulwark"), heat=5)
    assert look(state, "act missile").heat == (7, 7)
    assert look(state, "act missile").overheats
    assert look(state, "act las_shot").heat == (6, 6)
    assert not look(state, "act las_shot").may_overheat
    assert look(duel(heat=5), "act meditation").heat == (4, 4)
    assert look(duel(heat=0), "act meditation").heat == (0, 0)


def test_heat_that_is_chosen_with_the_card_is_a_span() -> None:
    ways = [f"act thruster_launch {number} farther" for number in range(1, 7)]
    found = look(duel(("ember_titan", "ronin"), heat=2), *ways)
    assert found.heat == (3, 8)
    assert found.may_overheat and not found.overheats


def test_a_ult_that_joins_the_chain_counts() -> None:
    state = duel(("ember_titan", "ronin"), heat=6, link=3)
    assert look(state, "act pirated_cannon").heat == (0, 0)
    state.players[0].link = 2
    assert look(state, "act pirated_cannon").heat == (8, 8)


@pytest.mark.parametrize(
    ("distance", "move", "out_of_range", "too_far", "damage"),
    [
        (2, "act stab", None, False, 2),
        (3, "act stab", 2, False, 0),
        (3, "act crash", None, True, 0),
        (2, "act crash", None, False, 1),
        (4, "act stonewall", None, False, 0),
    ],
)
def test_range_and_damage(
    distance: int, move: str, out_of_range: int | None, too_far: bool, damage: int
) -> None:
    state = duel()
    state.distance = distance
    found = look(state, move)
    assert (found.out_of_range, found.too_far) == (out_of_range, too_far)
    assert found.other_hp == (12 - damage, 12 - damage)


def test_damage_that_hangs_on_the_hidden_choice_is_not_called_too_far() -> None:
    found = look(duel(("gambler", "warden")), "act machina_deus stonewall")
    assert not found.too_far and found.other_hp == (12, 12)


def test_a_second_card_may_bring_the_first_into_range() -> None:
    state = duel(hand=("stab", "home_base"), may_play_two="attack")
    state.distance = 4
    assert look(state, "act stab").out_of_range == 2
    assert look(state, "act stab + home_base").out_of_range is None
    found = shortest([RULES.parse("act stab + home_base"), RULES.parse("act stab")])
    assert [str(one) for one in found] == ["act stab"]


def test_a_card_that_is_prevented_only_costs_heat() -> None:
    state = duel(prevented_kinds=("attack",))
    found = look(state, "act stab")
    assert found.prevented and found.heat == (1, 1)
    assert found.other_hp == (12, 12) and not found.too_far


def test_bots_whose_trigger_the_card_would_meet() -> None:
    state = duel(("warden", "bulwark"))
    assert look(state, "act las_shot").answers == ("dd_burst",)
    assert look(state, "act burstflare").answers == ()
    state.players[1].bots = ()
    assert look(state, "act las_shot").answers == ()


def test_bots_for_damage_that_does_not_come_hang_on_the_other_choice() -> None:
    """AD-Pester waits for an opponent who takes no damage: no card of that opponent's own decides it."""
    state = duel(("warden", "ronin"))
    assert "ad_pester" in state.players[1].bots
    assert look(state, "act burstflare").answers == ()


def test_own_bots_against_overheating() -> None:
    state = duel(("ember_titan", "ronin"), heat=6)
    found = look(state, "act pirated_cannon")
    assert found.overheats and found.cooling == ("dd_soothe",)
    tag = tag_of(found, RULES.view(state, 0), 0, WORDS)
    assert tag is not None and tag[1] == "warning" and "DD-Soothe" in tag[2]


@pytest.mark.parametrize(
    ("heat", "distance", "move", "words"),
    [
        (5, 2, "act wide_guard", "HEAT 5 → 7: YOU LOSE"),
        (0, 4, "act stab", "OUT OF RANGE: 4 > 2"),
        (0, 4, "act crash", "NO DAMAGE AT 4"),
        (0, 2, "act stab", ""),
    ],
)
def test_the_tag_on_a_card(heat: int, distance: int, move: str, words: str) -> None:
    state = duel(heat=heat)
    state.distance = distance
    found = tag_of(look(state, move), RULES.view(state, 0), 0, WORDS)
    assert (found[0] if found else "") == words


def test_the_tag_below_the_heat() -> None:
    found = look(duel(heat=5), "act wide_guard")
    assert heat_tag(found, 5, WORDS) == ("5 → 7: you would lose", "warning")
    assert heat_tag(look(duel(heat=5), "act stonewall"), 5, WORDS) is None


def test_open_copies_of_the_other_seat_are_no_secret() -> None:
    state = duel()
    state.players[1].copies = (PendingCopy("slash", 1),)
    assert look(state, "act stonewall").hp == (12, 12)
    assert look(state, "act stab").hp == (9, 9)


@given(st.integers(0, 2**32), st.integers(0, 5), st.integers(0, 6))
def test_what_the_seat_cannot_know_has_no_part_in_it(seed: int, distance: int, heat: int) -> None:
    state = duel(("duelist", "mechromancer"), heat=heat)
    state.distance = distance
    other: Any = RULES.determinize(state, 0, Dice(seed))
    for action in RULES.decisions(state)[0].actions[:12]:
        assert look(state, str(action)) == look(other, str(action))


def stakes(**own: Any) -> tuple[State, Preview]:
    """Ember Titan with a loaded Heatsink Blade and 5 heat against 8 HP: Flamethrower makes it deal 8."""
    state = duel(("ember_titan", "bulwark"), heat=5, link=3, **own)
    state.players[0].hand = ("flamethrower", "pirated_cannon", "burstflare", "meltdown", "stonewall", "slash")
    state.players[1].hp, state.distance = 8, 1
    return state, look(state, "act flamethrower")


def test_a_win_by_the_ult_names_it_and_says_what_an_answer_would_cost() -> None:
    state, found = stakes()
    assert found.striker == "heatsink_blade" and found.paid == (8, 8) and found.heat == (0, 0)
    view = RULES.view(state, 0)
    tag = tag_of(found, view, 0, WORDS)
    assert tag is not None and tag[0] == "WINS OR OVERHEATS", "Bulwark's DD-Burst would stop what cools, too"
    assert tag[2].startswith("Heatsink Blade would bring Brunel down to 0 HP")
    assert "If that is answered, you may have 8 heat and lose." in tag[2]
    assert heat_tag(found, 5, WORDS) == ("5 → 0; if answered 8: you lose", "warning")


def test_a_win_by_the_ult_that_nobody_can_answer_says_what_a_miss_would_cost() -> None:
    state, _ = stakes()
    state.players[1].bots = ()
    tag = tag_of(look(state, "act flamethrower"), RULES.view(state, 0), 0, WORDS)
    assert tag is not None and tag[0] == "WINS, ELSE HEAT 8"


def test_a_winning_blow_that_costs_the_last_heat_says_so_though_a_bot_might_cool() -> None:
    state = duel(("duelist", "bulwark"), heat=6)
    state.players[1].hp, state.distance = 1, 1
    tags = [tag_of(look(state, f"act {card}"), RULES.view(state, 0), 0, WORDS) for card in ("slash", "stab")]
    assert all(tag is not None and tag[0] in ("WINS OR OVERHEATS", "WINS, ELSE HEAT 7") for tag in tags), tags


def test_heat_that_the_other_side_would_gain_is_told() -> None:
    state = duel(("ember_titan", "bulwark"))
    state.players[0].hand = ("flamethrower", "pirated_cannon", "burstflare", "meltdown", "stonewall", "slash")
    state.distance = 0
    found = look(state, "act flamethrower")
    assert found.other_heat == (2, 2)
    assert other_heat_tag(found, 0, WORDS) == ("0 → 2", "hit")
    state.distance = 1
    assert other_heat_tag(look(state, "act flamethrower"), 0, WORDS) is None


def test_heat_that_is_vented_only_unhurt_says_so() -> None:
    state = duel(("ember_titan", "bulwark"), heat=2)
    state.players[0].hand = ("flamethrower", "pirated_cannon", "burstflare", "meltdown", "stonewall", "slash")
    assert heat_tag(look(state, "act burstflare"), 2, WORDS) == ("2 → 0 if unhurt", "nothing")


def test_a_preview_tells_each_block_with_its_priority_and_the_tokens_gained() -> None:
    guard = look(duel(), "act wide_guard")
    assert guard.blocks == ((2, 1), (2, 0), (2, -1))
    assert own_tags(guard, WORDS) == ["blocks 2 at priority +1, 0, −1"]
    # The priority of Parry Shield is open until it is chosen.
    assert look(duel(), "act parry_shield 2", "act parry_shield 3").blocks == ((2, None),)
    assert look(duel(), "act parry_shield 2").blocks == ((2, 2),)
    waits = look(duel(("gambler", "warden")), "act wait")
    assert waits.tokens == ("frame_advantage", "armored") and not waits.blocks
    silenced = duel(prevented_kinds=("defend",))
    assert not look(silenced, "act stonewall").blocks
