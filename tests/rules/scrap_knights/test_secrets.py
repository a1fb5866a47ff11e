"""What a seat cannot know changes nothing that it sees, and a redrawn hand is one that fits what is asked."""

from hypothesis import given
from hypothesis import strategies as st

from game.engine.dice import Dice
from game.engine.events import Event, unheard
from game.engine.match import Match
from game.engine.seats import SEATS, opponent
from game.rules.scrap_knights.actions import ChooseCard, PlayActs
from game.rules.scrap_knights.context import GameContext
from game.rules.scrap_knights.state import State
from game.rules.scrap_knights.triggers import Outlook, judge_bots
from tests.examples import examples
from tests.rules.scrap_knights.any_decks import RULES, any_duel, states_of

seeds = st.integers(0, 2**32)


@given(seed=seeds)
@examples(50, share=2)
def test_views_do_not_depend_on_hidden_cards(seed: int) -> None:
    dice = Dice(seed)
    for state in states_of(dice):
        for seat in SEATS:
            drawn = RULES.determinize(state, seat, dice)
            assert RULES.view(drawn, seat) == RULES.view(state, seat)
            assert RULES.view(drawn, None) == RULES.view(state, None)


@given(seed=seeds)
@examples(50, share=2)
def test_a_redrawn_seat_is_asked_about_its_new_hand(seed: int) -> None:
    dice = Dice(seed)
    for state in states_of(dice):
        for seat in SEATS:
            drawn = RULES.determinize(state, seat, dice)
            asked = [(one.seat, one.kind) for one in RULES.decisions(state)]
            assert [(one.seat, one.kind) for one in RULES.decisions(drawn)] == asked
            for decision in RULES.decisions(drawn):
                if decision.seat != seat:
                    assert _names_only_own_cards(drawn, decision.seat, decision.kind)
                after = drawn.copy()
                choices = {one.seat: dice.pick(one.actions) for one in RULES.decisions(after)}
                RULES.apply(after, choices, unheard)


def _names_only_own_cards(state: State, seat: int, kind: str) -> bool:
    hand = set(state.players[seat].hand)
    decision = next(one for one in RULES.decisions(state) if one.seat == seat)
    cards = {one.manoeuvre.card for one in decision.actions if isinstance(one, ChooseCard)}
    cards |= {act.card for one in decision.actions if isinstance(one, PlayActs) for act in one.manoeuvres}
    return kind not in ("act", "copy", "play", "shuffle") or cards <= hand


@given(seed=seeds)
@examples(50, share=2)
def test_a_choice_that_shows_a_card_is_not_free_to_undo(seed: int) -> None:
    dice = Dice(seed)
    match = Match(RULES, {}, 0, start=any_duel(dice))
    for _ in range(60):
        if not match.decisions:
            return
        decision = dice.pick(match.decisions)
        seen = _seen(match)
        match.act(decision.seat, dice.pick(decision.actions))
        offer = match.undo_offer(decision.seat)
        if not seen >= _seen(match):
            assert offer is not None and not offer.free


def _seen(match: Match) -> set[tuple[int, int | None, str]]:
    """(whose card, who sees it, card) for every card of a hidden zone that somebody has got to see."""
    seen = set()
    for viewer in (*SEATS, None):
        view = match.view(viewer)
        for side in SEATS:
            shown = view.players[side]  # type: ignore[attr-defined]
            for card in (*shown.seen, *(shown.hand or ()), *(shown.prep or ())):
                seen.add((side, viewer, card))
    return seen


@given(seed=seeds)
@examples(20, share=2)
def test_the_place_of_a_played_card_in_the_hand_is_for_its_owner(seed: int) -> None:
    for state in states_of(Dice(seed)):
        for seat in SEATS:
            for viewer in (*SEATS, None):
                slots = [act.slot for act in RULES.view(state, viewer).players[seat].played]
                assert all((slot >= 0) == (viewer == seat) for slot in slots)


@given(seed=seeds)
@examples(50, share=2)
def test_bots_are_judged_without_the_other_hand(seed: int) -> None:
    dice = Dice(seed)
    for state in states_of(dice):
        if state.phase != "bots":
            continue
        for seat in SEATS:
            drawn = RULES.determinize(state, seat, dice)
            if seat == state.seat_to_act:
                context = GameContext(RULES.catalogue, drawn)
                judge_bots(context, seat, Outlook(context))
                assert drawn.usable == state.usable
            assert RULES.view(state, opponent(seat)).players[seat].usable_bots == ()


def test_opening_a_prep_deck_reveals() -> None:
    data = RULES.new_game({"deck_0": "duelist", "deck_1": "ronin"}, 1).to_dict()
    data["players"][0].update(link=3, bots=[])
    data["players"][1].update(bots=[])
    events: list[Event] = []
    state = RULES.restore(data)
    RULES.apply(state, {0: RULES.parse("act overclock"), 1: RULES.parse("act meditation")}, events.append)
    assert [event.facts["card"] for event in events if event.kind == "copy" and event.reveals] == list(
        state.players[0].prep
    )
