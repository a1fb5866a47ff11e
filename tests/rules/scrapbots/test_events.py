"""Each event is emitted right after the change that it reports: views and state show it at that moment."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from game.content.scrapbots import shipped_library
from game.engine.dice import Dice
from game.engine.events import Event
from game.engine.match import CONCEDE, CONCEDED
from game.engine.rules import complete_options
from game.lessons.scenario import read_scenario, start_match
from game.rules.scrapbots.kinds import EVENT_KINDS
from game.rules.scrapbots.phases import PHASES
from game.rules.scrapbots.rules import Scrapbots
from game.rules.scrapbots.view import TableView
from tests.examples import examples

RULES = Scrapbots(shipped_library())
EDITIONS = tuple(shipped_library().sets)
AUDIENCES = (0, 1, None)
SCENARIOS = Path(__file__).parents[2] / "scenarios" / "scrapbots"
MOST_ACTIONS = 250

Moment = tuple[Event, dict[int | None, TableView], Counter[str]]


def all_cards(state: Any) -> Counter[str]:
    """Every card of the table, wherever it lies; the stack's Wounds too."""
    cards: Counter[str] = Counter((*state.market, *state.main_deck))
    cards[RULES.catalogues[state.edition].wound] += state.wounds_left
    for player in state.players:
        cards.update((*player.deck, *player.hand, *player.discard, *player.removed))
        cards.update(bot.card for bot in player.lanes if bot is not None)
    return cards


def moments_of(state: Any, action: Any) -> list[Moment]:
    """Do an action; every event with the views and the cards at the moment when it was emitted."""
    moments: list[Moment] = []

    def watch(event: Event) -> None:
        views = {seat: RULES.view(state, seat) for seat in AUDIENCES}
        moments.append((event, views, all_cards(state)))

    RULES.apply(state, {state.active: action}, watch)
    return moments


def random_moments(seed: int, options: Mapping[str, str]) -> Iterator[tuple[Any, list[Moment]]]:
    """A random game, action by action: the state after it, and its moments."""
    dice, state = Dice(seed), RULES.new_game(complete_options(RULES, options), seed)
    for _ in range(MOST_ACTIONS):
        decisions = RULES.decisions(state)
        if not decisions:
            return
        moments = moments_of(state, dice.pick(decisions[0].actions))
        yield state, moments


def scenario_moments() -> Iterator[tuple[Any, list[Moment]]]:
    """The same for every action of the scenarios: what random games seldom come to."""
    for path in sorted(SCENARIOS.rglob("*.yaml")):
        scenario = read_scenario(path)
        state = start_match(scenario).state
        for move in scenario.moves:
            seat, text = move.split(maxsplit=1)
            decisions = RULES.decisions(state)
            if text != CONCEDE and decisions and decisions[0].seat == int(seat):
                moments = moments_of(state, RULES.parse(text))
                yield state, moments


def untrue_facts(event: Event, view: TableView) -> list[str]:
    """The facts that carry the name of a field of the view, or of a seat's part of it, and contradict it."""
    plain = msgspec.json.decode(msgspec.json.encode(view))
    seat = event.facts.get("target", event.facts.get("seat"))
    sides = plain["players"]
    untrue = []
    for name, fact in event.facts.items():
        if name in plain:
            shown = plain[name]
        elif name in sides[0]:
            shown = [side[name] for side in sides] if seat is None else sides[seat][name]
        else:
            continue
        if fact != shown:
            untrue.append(f"{event.kind}: {name} is {fact}, the view shows {shown}")
    return untrue


def unseen_cards(event: Event, view: TableView) -> set[str]:
    """The cards that an event names, and that the view of the same audience shows nowhere."""
    named = {event.facts.get("card"), *(event.facts.get("cards") or ())} - {None}
    shown = {view.wound_card, *view.market}
    for side in view.players:
        shown.update((*(side.hand or ()), *(side.deck or ()), *side.discard, *side.removed))
        shown.update(bot.card for bot in side.lanes if bot is not None)
    return named - shown


Check = Callable[[dict[str, Any], TableView], bool]


def bot_of(facts: dict[str, Any], view: TableView) -> Any:
    return view.players[facts["seat"]].lanes[facts["lane"]]


def discards(facts: dict[str, Any], view: TableView) -> tuple[str, ...]:
    return view.players[facts["seat"]].discard


CHANGES: Mapping[str, Check] = {
    "turn": lambda facts, view: view.active == facts["seat"] and view.plays == 0,
    "activate": lambda facts, view: discards(facts, view)[-1] == facts["card"],
    "build": lambda facts, view: bot_of(facts, view).card == facts["card"],
    "attack": lambda facts, view: bot_of(facts, view).exhausted,
    "buy": lambda facts, view: len(view.market) < 5 and discards(facts, view)[-1] == facts["card"],
    "market": lambda facts, view: view.market[facts["index"]] == facts["card"],
    "draw": lambda facts, view: view.players[facts["seat"]].hand_size >= facts["count"],
    "shuffle": lambda facts, view: view.players[facts["seat"]].deck_size >= facts["count"],
    "discard": lambda facts, view: (
        view.players[facts["seat"]].hand_size == 0
        and discards(facts, view)[-len(facts["cards"]) :] == tuple(facts["cards"])
    ),
    "clean_up": lambda facts, view: (
        not any(bot is not None and bot.exhausted for bot in view.players[facts["seat"]].lanes)
    ),
    "wounds_drawn": lambda facts, view: facts["card"] not in (view.players[facts["seat"]].hand or ()),
    "shed_wounds": lambda facts, view: facts["card"] not in (view.players[facts["seat"]].hand or ()),
    "damage": lambda facts, view: bot_of(facts, view).damage == facts["damage"],
    "repair": lambda facts, view: bot_of(facts, view).damage == facts["damage"],
    "wound": lambda facts, view: set(discards(facts, view)[-facts["count"] :]) == {facts["card"]},
    "destroy": lambda facts, view: bot_of(facts, view) is None and discards(facts, view)[-1] == facts["card"],
    "ready_after_attack": lambda facts, view: view.players[facts["seat"]].ready_after_attack[facts["lane"]],
    "exhaust": lambda facts, view: bot_of(facts, view).exhausted,
    "ready": lambda facts, view: not bot_of(facts, view).exhausted,
    "removed": lambda facts, view: view.players[facts["seat"]].removed[-1] == facts["card"],
    "over": lambda facts, view: view.outcome is not None and view.outcome.winner == facts["winner"],
}
"""What the view must show when an event of that kind is emitted."""

UNCHANGING = {"scrap", "energy", "text", "coin", "spared", "return_wound", "nothing"}
"""Kinds that report no change, or one that a fact with the name of a field tells in full."""


def check(state: Any, moments: list[Moment]) -> None:
    for event, views, held in moments:
        assert held == all_cards(state), f"{event.kind}: a card is nowhere or twice"
        for seat, view in views.items():
            masked = event.masked(seat)
            assert untrue_facts(masked, view) == []
            assert unseen_cards(masked, view) == set(), masked
            if event.kind in CHANGES:
                assert CHANGES[event.kind](masked.facts, view), masked
    if moments:
        event, views, _ = moments[-1]
        assert views == {seat: RULES.view(state, seat) for seat in AUDIENCES}, f"changed after {event}"
        assert {hash(views[seat]) == hash(RULES.view(state, seat)) for seat in AUDIENCES} == {True}


@given(st.integers(0, 2**32), st.sampled_from(EDITIONS), st.sampled_from(["shown", "hidden"]))
@examples(15, share=3)
def test_every_event_of_a_random_game_is_shown_by_the_views(seed: int, edition: str, score: str) -> None:
    for state, moments in random_moments(seed, {"edition": edition, "score": score}):
        check(state, moments)


def test_every_event_of_the_scenarios_is_shown_by_the_views() -> None:
    seen: set[str] = set()
    for state, moments in scenario_moments():
        check(state, moments)
        seen |= {event.kind for event, _, _ in moments}
    assert seen == EVENT_KINDS.keys() - {CONCEDED}


def test_each_kind_of_event_is_checked_or_changes_nothing() -> None:
    assert CHANGES.keys() | UNCHANGING == EVENT_KINDS.keys() - {CONCEDED}


def test_the_market_is_refilled_after_the_purchase_is_told() -> None:
    state = RULES.new_game(complete_options(RULES, {}), 4)
    data = state.to_dict()
    data["players"][state.active]["scrap"] = 20
    state = RULES.restore(data)
    bought = state.market[2]
    (buy, at_buy, _), (market, at_market, _) = moments_of(state, RULES.parse(f"buy {bought}"))
    assert (buy.kind, market.kind) == ("buy", "market")
    assert len(at_buy[0].market) == 4 and at_buy[0].main_deck_size == 59
    assert len(at_market[0].market) == 5 and at_market[0].main_deck_size == 58


def test_a_card_in_play_stays_on_the_discard_pile_through_a_shuffle() -> None:
    """Scrapbots rule sheet, 3.6: a Resource is discarded after its text. Until then no shuffle takes it."""
    data = RULES.new_game(complete_options(RULES, {"edition": "revised"}), 4).to_dict()
    player = data["players"][data["active"]]
    player.update(hand=["supply_crate"], deck=["drone"], discard=["scout", "golem"])
    state = RULES.restore(data)
    moments = moments_of(state, RULES.parse("energy supply_crate text"))
    assert [event.kind for event, _, _ in moments] == ["energy", "text", "shuffle", "draw"]
    seat = state.active
    assert [views[seat].players[seat].discard[-1] for _, views, _ in moments] == ["supply_crate"] * 4
    shuffled = moments[2][1][seat].players[seat]
    assert shuffled.hand == () and shuffled.deck_size == 3
    assert moments[3][0].facts["cards"][0] == "drone", "the rest of the deck is drawn first"


def test_wounds_that_a_card_in_play_discards_lie_below_it() -> None:
    data = RULES.new_game(complete_options(RULES, {"edition": "revised"}), 4).to_dict()
    wound = RULES.catalogues["revised"].wound
    player = data["players"][data["active"]]
    player.update(hand=["logic_bomb", wound], deck=["drone"] * 3, discard=["scout"])
    state = RULES.restore(data)
    moments_of(state, RULES.parse("energy logic_bomb text"))
    assert state.players[state.active].discard == ("scout", wound, "logic_bomb")


def test_a_turn_has_its_phases_in_order() -> None:
    assert [phase.name for phase in PHASES] == ["main", "discard", "cleanup", "draw"]
    assert [phase.name for phase in PHASES if phase.ended_by is not None] == ["main"]
