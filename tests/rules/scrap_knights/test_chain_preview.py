"""The preview of an open chain: right where nobody does more, a span where chance or hidden cards decide."""

import random
from typing import Any

import pytest

from game.content.scrap_knights import shipped_library
from game.engine.match import Match
from game.rules import load
from game.rules.scrap_knights.chain_preview import PREVIEWED, ChainPreview, Extra, chain_preview
from game.rules.scrap_knights.preview import Span
from game.rules.scrap_knights.rules import ScrapKnights
from game.rules.scrap_knights.state import Tokens
from game.words.messages import shipped_messages
from game.words.scrap_knights.chain_text import open_lines, price_text
from game.words.scrap_knights.table_text import TableWords

RULES = load("scrap_knights")
assert isinstance(RULES, ScrapKnights)
CATALOGUE = RULES.catalogue
DECKS = [
    option
    for option in next(one for one in RULES.options if one.key == "deck_0").choices
    if option != "random"
]


def duel(*moves: str, decks: tuple[str, str] = ("ronin", "bulwark"), distance: int = 1, **own: Any) -> Match:
    """A duel with some fields of the first seat set, after these moves."""
    match = Match(RULES, {"deck_0": decks[0], "deck_1": decks[1]}, 7)
    state: Any = match.state
    state.distance = distance
    for name, value in own.items():
        setattr(state.players[0], name, value)
    match.position += 1
    for move in moves:
        seat, _, text = move.partition(" ")
        match.act(int(seat), text)
    return match


def look(match: Match, *moves: str, seat: int = 0) -> ChainPreview:
    extras: tuple[Extra, ...] = tuple(RULES.parse(move) for move in moves)  # type: ignore[misc]
    return chain_preview(CATALOGUE, RULES.view(match.state, seat), seat, extras)  # type: ignore[arg-type]


def test_a_token_raises_damage_and_heat() -> None:
    match = duel("0 act slash", "1 act stonewall", tokens=Tokens(blitz=1), heat=3)
    while match.decisions[0].kind != "tokens":
        match.act(match.decisions[0].seat, "pass")
    before, after = look(match), look(match, "spend blitz")
    assert (before.dealt[0], before.blocked[0]) == ((0, 0), (3, 3))
    assert (after.dealt[0], after.blocked[0]) == ((2, 2), (3, 3))
    assert (before.heat[0], after.heat[0]) == ((4, 4), (5, 5))
    assert after.hp[1] == (10, 10)


def test_a_bot_joins_the_chain_that_is_foretold() -> None:
    match = duel("0 act slash", "1 act stab")
    assert match.decisions[0].kind == "bots"
    seat = match.decisions[0].seat
    assert [one.step.card for one in look(match, seat=seat).steps] == ["slash", "stab"]
    burst = look(match, "use dd_burst", seat=seat)
    assert [one.step.card for one in burst.steps] == ["dd_burst", "slash", "stab"]
    assert burst.hp == ((12, 12), (12, 12))
    assert (look(match, seat=seat).links[0], burst.links[0]) == ((1, 1), (0, 0))


def test_what_a_bot_deals_is_told_apart_from_what_is_blocked() -> None:
    match = duel("0 act slash", "1 act stonewall")
    while match.decisions[0].seat != 0:
        match.act(match.decisions[0].seat, "pass")
    view, texts = RULES.view(match.state, 0), shipped_messages("scrap_knights")
    words = TableWords(shipped_library(), texts, ("Ada", "Gauge"))
    chains = look(match), look(match, "use ad_pester")
    told = price_text(words, "AD-Pester", chains, view, 0)
    assert told.startswith("*AD-Pester*: you deal 1 damage, not 0 (3 blocked)"), told
    assert "Ada's 1000 Cuts has 1 of 3 links, not 0." in told


def test_a_hidden_attack_that_may_come_in_makes_a_span() -> None:
    match = duel("0 act slash", "1 act las_shot", decks=("ronin", "warden"))
    match.state.players[1].bots = ("ad_chain",)  # type: ignore[attr-defined]
    while match.decisions[0].seat != 1 or match.decisions[0].kind != "bots":
        match.act(match.decisions[0].seat, "pass")
    match.act(1, "use ad_chain")
    found = look(match)
    assert found.hidden
    assert found.hp[0][0] < found.hp[0][1]


def between(number: int, span: Span) -> bool:
    return span[0] <= number <= span[1]


@pytest.mark.parametrize("seed", range(24))
def test_who_does_nothing_more_ends_as_foretold(seed: int) -> None:
    """Random duels: when both pass, the round ends inside the spans, for each seat's own preview."""
    dice, checked = random.Random(seed), 0
    first, second = dice.sample(DECKS, 2)
    match = Match(RULES, {"deck_0": first, "deck_1": second}, seed)
    foretold: dict[int, ChainPreview] = {}
    for _ in range(200):
        if not match.decisions:
            break
        decision = dice.choice(match.decisions)
        state: Any = match.state
        if decision.kind in PREVIEWED:
            foretold = {seat: look(match, seat=seat) for seat in (0, 1)}
            match.act(decision.seat, "pass" if dice.random() < 0.8 else dice.choice(decision.actions))
        elif decision.kind == "act":
            match.act(decision.seat, dice.choice(decision.actions))
        else:
            foretold = {}
            match.act(decision.seat, dice.choice(decision.actions))
            continue
        state = match.state
        if foretold and str(match.record[-1]).endswith("pass") and state.phase in ("act", "over"):
            for found in foretold.values():
                for seat in (0, 1):
                    assert between(state.players[seat].hp, found.hp[seat])
                    assert between(state.players[seat].heat, found.heat[seat])
                assert state.distance in found.distances
                checked += 1
            foretold = {}
    assert checked


@pytest.mark.parametrize("rest", [("las_shot", "flamethrower", "stab"), ("flamethrower", "stab", "las_shot")])
def test_a_card_that_is_chosen_later_is_foretold_by_the_best_one(rest: tuple[str, ...]) -> None:
    own = {"hand": ("slash", *rest), "bots": ("ad_chain",)}
    found = look(duel("0 act slash", "1 act meditation", distance=0, **own), "use ad_chain")
    assert found.choices == 3
    copied = [one.step.card for one in found.steps if one.step.role == "copy"]
    assert copied == ["stab"], "the one that deals most is told, whatever comes first in the hand"


def test_a_forecast_names_the_coin_toss_that_it_hangs_on() -> None:
    """Fishslap widens the distance: a Slash that comes after it misses."""
    match = duel("0 act slash", "1 act fishslap", decks=("ronin", "tidecaller"), distance=1)
    found = look(match)
    slash = next(one for one in found.steps if one.step.card == "slash")
    assert len(slash.ways) == 2 and slash.open_by == "coin"
    words = TableWords(shipped_library(), shipped_messages("scrap_knights"), ("Ada", "Brunel"))
    ((told, _),) = open_lines(words, slash)
    assert "Ada's Slash and Brunel's Fishslap" in told and "coin" in told and "hidden" not in told


def test_tokens_that_a_bot_brings_are_part_of_its_price() -> None:
    match = duel("0 act las_shot", "1 act dagger_jab", decks=("tidecaller", "ronin"), distance=3)
    while match.decisions[0].seat != 0 or match.decisions[0].kind != "bots":
        match.act(match.decisions[0].seat, "pass")
    before, after = look(match), look(match, "use sd_hats")
    assert before.tokens[0] == (0, 0, 0) and after.tokens[0] == (1, 1, 1)
