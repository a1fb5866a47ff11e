"""The games that must keep the laws, and what a law has to know of each. A new game joins by one entry."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import strategies as st

from game.content import command_core, dino_battles, scrap_knights, scrapbots
from game.engine.dice import Dice
from game.engine.events import unheard
from game.engine.match import Match
from game.engine.rules import Rules, complete_options
from game.engine.seats import Seat, opponent
from game.rules import load
from tests.conformance.drawn_sides import drawn_sides
from tests.conformance.refusal_case import Case, Truths
from tests.engine.bid_game import BidGame
from tests.fifth_game.rules import TicTacToe
from tests.rules.command_core import truths as mechs
from tests.rules.dino_battles import truths as battles
from tests.rules.scrap_knights import truths as duels
from tests.rules.scrapbots import truths as lanes

Zones = dict[str, tuple[Any, ...]]


@dataclass(frozen=True)
class Hidden:
    """What a seat cannot see: zones that a draw fills out of `pool`, a card as often as it may be there.

    `piles` are zones whose cards the seat knows, but not in which order they lie.
    """

    zones: Zones
    pool: Counter[Any]
    piles: Zones = field(default_factory=dict)


@dataclass(frozen=True)
class Game:
    """A game under test. `hidden` reads the zones that are hidden from a seat out of a full state.

    `winner` says by the final view and the reason alone who has won. `cards` are the ids of all cards that
    may be hidden from somebody. `secret` are the kinds of decision that are made in turn and stay hidden: of
    choices that are made together, the match itself keeps the first one. `truths` says for each kind of
    refusal whether it is so.
    """

    rules: Rules
    options: dict[str, str]
    hidden: Callable[[Any, Seat], Hidden]
    winner: Callable[[Any, str], Seat | None]
    cards: frozenset[Any]
    truths: Truths
    secret: frozenset[str] = frozenset()
    home_made: bool = False
    """Whether both seats play sides that are drawn anew for each seed."""

    @property
    def name(self) -> str:
        return "-".join([self.rules.id, *self.options.values(), *["home-made"] * self.home_made])

    def options_of(self, seed: int) -> dict[str, Any]:
        """The options of the match with that seed."""
        sides = drawn_sides(self.rules.id, self.options, Dice(seed)) if self.home_made else {}
        return {**self.options, **sides}

    def new(self, seed: int) -> Any:
        return self.rules.new_game(complete_options(self.rules, self.options_of(seed)), seed)

    def states(self, seed: int, most: int = 60) -> list[Any]:
        """Copies of the states of a random game, each taken when it was reached."""
        dice = Dice(seed)
        state = self.new(seed)
        states = [state.copy()]
        while len(states) < most and (decisions := self.rules.decisions(state)):
            self.rules.apply(state, {one.seat: dice.pick(one.actions) for one in decisions}, unheard)
            states.append(state.copy())
        return states

    def match(self, seed: int, most: int = 60) -> Match:
        """A match played at random."""
        dice = Dice(seed)
        match = Match(self.rules, self.options_of(seed), seed)
        while match.decisions and len(match.record) < most:
            decision = dice.pick(match.decisions)
            match.act(decision.seat, dice.pick(decision.actions))
        return match


def _hidden_in_a_duel(state: Any, seat: Seat) -> Hidden:
    """Every ACT that does not lie open may be in the other hand or in its PREP deck while that is closed."""
    rules: Any = load("scrap_knights")
    player = state.players[opponent(seat)]
    closed_prep = () if player.prep_known else player.prep
    placed = {*player.known, *player.lost, *player.held, *(act.manoeuvre.card for act in player.played)}
    if player.prep_known:
        placed |= set(player.prep)
    prep = rules.library.ults[player.ult].prep
    if {*player.seen} - placed or (closed_prep and prep.kind):
        # Cards seen before that lie somewhere hidden, or a PREP deck of one kind: no even chances.
        return Hidden({}, Counter())
    hand = tuple(card for card in player.hand if card not in player.known)
    return Hidden({"hand": hand, "prep": closed_prep}, Counter(set(rules.library.acts) - placed))


def _hidden_in_scrapbots(state: Any, seat: Seat) -> Hidden:
    player = state.players[opponent(seat)]
    piles = {"own deck": state.players[seat].deck, "main deck": state.main_deck}
    return Hidden({"hand": player.hand, "deck": player.deck}, Counter(player.hand + player.deck), piles)


def _hidden_programs(state: Any, seat: Seat) -> Hidden:
    """The first slot of each program that is not seen: any directive, either way up, or none."""
    rules: Any = load("command_core")
    zones, pool = {}, Counter[Any]()
    for number, mech in enumerate(state.mechs):
        if mech.seat != seat and mech.programmed and not mech.revealed and not zones:
            zones[f"first slot of {number}"] = (_laid(mech.program[0]),)
            split = rules.catalogue.split
            pool = Counter(
                {"empty": 1}
                | dict.fromkeys(mech.directives, 1)
                | {f"{card} flipped": 1 for card in mech.directives if split[card]}
            )
    return Hidden(zones, pool)


def _laid(slot: Any) -> str:
    return "empty" if slot is None else f"{slot.card} flipped" if slot.flipped else slot.card


def _hidden_in_battles(state: Any, seat: Seat) -> Hidden:
    """The other's face-down Items, which can only be Items; else its hand, Comp Cards and deck.

    Where more is known of the hand (it has a Dinosaur, or a card that fits the open window) chances are not
    even, and so they are where Dinosaurs lie face down.
    """
    rules: Any = load("dino_battles")
    own, player = state.players[seat], state.players[opponent(seat)]
    piles = {"own deck": (*own.comp, *own.deck)}
    hand = tuple((Counter(player.hand) - Counter(player.known)).elements())
    everything = (*hand, *player.deck, *player.comp, *player.items, *player.looked)
    if state.phase in ("mulligan", "placement") or state.window is not None:
        return Hidden({}, Counter(), piles)
    if player.items:
        items = Counter(card for card in everything if rules.catalogue.group[card] == "item")
        return Hidden({"items": player.items}, items, piles)
    zones = {"hand": hand, "deck": player.deck, "comp": player.comp, "looked": player.looked}
    return Hidden(zones, Counter(everything), piles)


def _hidden_bids(state: Any, seat: Seat) -> Hidden:
    other = opponent(seat)
    return Hidden({"hand": state.hands[other]}, Counter(set(range(1, 6)) - set(state.bids[other])))


def _winner_of_a_duel(view: Any, reason: str) -> Seat | None:
    first, second = view.players
    if reason == "round_limit":
        return _higher(first.hp, second.hp)
    falls = {"destroyed": lambda side: side.hp == 0, "overheat": lambda side: side.heat >= 7}[reason]
    assert falls(first) or falls(second)
    return _higher(falls(second), falls(first))


def _winner_by_wounds(view: Any, reason: str) -> Seat | None:
    assert reason in ("last_wound", "turn_limit")
    assert (view.wounds_left == 0) == (reason == "last_wound")
    first, second = (side.wounds for side in view.players)
    return _higher(second, first)


def _winner_on_the_board(view: Any, reason: str) -> Seat | None:
    left = [sum(mech.structure for mech in view.mechs if mech.seat == seat) for seat in (0, 1)]
    if reason == "destroyed":
        assert not all(left)
        return _higher(*left)
    assert view.round == view.rounds
    return _higher(left[0] * view.squad_structure[1], left[1] * view.squad_structure[0])


def _winner_of_a_battle(view: Any, reason: str) -> Seat | None:
    first, second = view.players
    sides = (first, second), (second, first)
    won = [side.knockouts >= view.to_win or not any(other.dinos) for side, other in sides]
    if reason in ("knockouts", "last_dinosaur"):
        assert any(won) and (reason == "knockouts") == (max(first.knockouts, second.knockouts) >= view.to_win)
        return _higher(*won)
    assert not any(won)
    ahead = _higher(first.knockouts, second.knockouts)
    if reason == "turn_limit":
        assert view.turn == 60
        return ahead
    assert not first.deck_size or not second.deck_size
    return _higher(first.deck_size > 0, second.deck_size > 0) if ahead is None else ahead


def _winner_by_points(view: Any, reason: str) -> Seat | None:
    return _higher(*view.points)


def _nothing_hidden(state: Any, seat: Seat) -> Hidden:
    return Hidden({}, Counter())


def _taken(case: Case) -> bool:
    return case.facts["cell"] in case.state.marked


def _winner_by_a_line(view: Any, reason: str) -> Seat | None:
    """Whoever has marked the last cell has closed the line."""
    return (len(view.marked) - 1) % 2 if reason == "line" else None


def _higher(first: Any, second: Any) -> Seat | None:
    return None if first == second else int(second > first)


def _cards_of_duels() -> frozenset[str]:
    library = scrap_knights.shipped_library()
    return frozenset({*library.acts, *library.ults, *library.bots})


def _cards_of_scrapbots() -> frozenset[str]:
    """Wounds lie in an open stack, which the view counts."""
    cards = [card for one in scrapbots.shipped_library().sets.values() for card in one.cards.values()]
    return frozenset(card.id for card in cards if card.kind != "wound")


def _cards_of_mechs() -> frozenset[str]:
    return frozenset(command_core.shipped_library().directives)


def _cards_of_battles() -> frozenset[str]:
    """Combat Cards lie open in the Combat Decks, which the view counts."""
    library = dino_battles.shipped_library()
    return frozenset(library.card_ids - set(library.combat_cards))


RANDOM_MECHS = {"deck_0": "random", "deck_1": "random"}
GAMES = [
    Game(
        load("scrap_knights"),
        RANDOM_MECHS,
        _hidden_in_a_duel,
        _winner_of_a_duel,
        _cards_of_duels(),
        duels.TRUTHS,
    ),
    Game(load("scrapbots"), {}, _hidden_in_scrapbots, _winner_by_wounds, _cards_of_scrapbots(), lanes.TRUTHS),
    Game(
        load("scrapbots"),
        {"edition": "first", "score": "hidden"},
        _hidden_in_scrapbots,
        _winner_by_wounds,
        _cards_of_scrapbots(),
        lanes.TRUTHS,
    ),
    *(
        Game(
            load("command_core"),
            {"board": board},
            _hidden_programs,
            _winner_on_the_board,
            _cards_of_mechs(),
            mechs.TRUTHS,
            frozenset({"program"}),
        )
        for board in ("square", "hex")
    ),
    *(
        Game(
            load("dino_battles"),
            options,
            _hidden_in_battles,
            _winner_of_a_battle,
            _cards_of_battles(),
            battles.TRUTHS,
        )
        for options in (
            {},
            {"deck_0": "saboteurs", "deck_1": "venom_court"},
            {"deck_0": "royal", "deck_1": "undertow"},
            {"deck_0": "underground", "deck_1": "undertow", "windows": "always"},
            {"deck_0": "colossus", "deck_1": "quicksilver", "windows": "always", "knockouts": "2"},
        )
    ),
    Game(
        load("scrap_knights"),
        {},
        _hidden_in_a_duel,
        _winner_of_a_duel,
        _cards_of_duels(),
        duels.TRUTHS,
        home_made=True,
    ),
    Game(
        load("command_core"),
        {"points": "80"},
        _hidden_programs,
        _winner_on_the_board,
        _cards_of_mechs(),
        mechs.TRUTHS,
        frozenset({"program"}),
        home_made=True,
    ),
    Game(
        load("dino_battles"),
        {},
        _hidden_in_battles,
        _winner_of_a_battle,
        _cards_of_battles(),
        battles.TRUTHS,
        home_made=True,
    ),
    Game(BidGame(), {}, _hidden_bids, _winner_by_points, frozenset(range(1, 6)), {}),
    Game(TicTacToe(), {}, _nothing_hidden, _winner_by_a_line, frozenset(), {"taken": _taken}),
]
MOST_CHOICES = 4000

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
seeds = st.integers(0, 2**32)
