"""Dino Battles behind the interface that all games share."""

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, cast

from game.content.dino_battles import DeckSide, Library
from game.engine.dice import Dice
from game.engine.events import Emit, unheard
from game.engine.refusals import Pick, Picks, Refusal
from game.engine.rules import Decision, Options, Outcome, Pace
from game.engine.seats import SEATS, Seat, first_of, opponent
from game.rules.dino_battles import picks
from game.rules.dino_battles.action_handlers import ACTION_HANDLERS
from game.rules.dino_battles.actions import Action, parse
from game.rules.dino_battles.catalogue import Catalogue
from game.rules.dino_battles.choices import decision, early_decision
from game.rules.dino_battles.context import GameContext
from game.rules.dino_battles.determinize import determinize
from game.rules.dino_battles.estimate import Evaluator
from game.rules.dino_battles.options import ALWAYS, make_options
from game.rules.dino_battles.phases import advance
from game.rules.dino_battles.refusals import Refusals
from game.rules.dino_battles.restore import restore
from game.rules.dino_battles.set_up import new_state
from game.rules.dino_battles.state import State
from game.rules.dino_battles.view import BattleView, view
from game.rules.plain_data import check_choices


class DinoBattles:
    """The rules, stateless."""

    id = "dino_battles"

    def __init__(self, library: Library) -> None:
        self.library = library
        self.catalogue = Catalogue(library)
        self._evaluator = Evaluator(self.catalogue)
        self.options = make_options(library)

    def new_game(self, options: Options, seed: int) -> State:
        chosen = [options[f"deck_{seat}"] for seat in SEATS]
        decks = [
            self.library.decks[one].list if isinstance(one, str) else cast(DeckSide, one).list
            for one in chosen
        ]
        state = new_state(self.catalogue, decks, options["windows"] == ALWAYS, seed)
        state.to_win = int(cast(str, options["knockouts"]))
        return state

    def _context(self, state: State, emit: Emit = unheard) -> GameContext:
        return GameContext(self.catalogue, state, emit)

    def decisions(self, state: State) -> tuple[Decision, ...]:
        asked = decision(self._context(state))
        return () if asked is None else (asked,)

    def early_decision(self, state: State, seat: Seat) -> Decision | None:
        return early_decision(self._context(state), seat)

    def apply(self, state: State, choices: Mapping[Seat, Any], emit: Emit = unheard) -> None:
        context = self._context(state, emit)
        ((seat, action),) = choices.items()
        ACTION_HANDLERS[type(action)](context, seat, action)
        advance(context)

    def view(self, state: State, seat: Seat | None) -> BattleView:
        return view(self._context(state), seat)

    def determinize(self, state: State, seat: Seat, dice: Dice) -> State:
        return determinize(self.catalogue, state, seat, dice)

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome

    def pace(self, state: State) -> Pace:
        """Initiative passes over with each turn and by cards, which tells who had it first."""
        usual = opponent(state.initiative) if state.swapped else state.initiative
        return Pace("turns", state.turn, first_of(usual, max(1, state.turn)))

    def estimate(self, state: State, seat: Seat) -> float:
        return self._evaluator.estimate(self._context(state), seat)

    def information_key(self, state: State, seat: Seat) -> Hashable:
        return self.view(state, seat)

    def parts(self, action: Any) -> Picks:
        return picks.parts(self.catalogue, action)

    def picks(self, view: BattleView, seat: Seat) -> Picks:
        return picks.picks(self.catalogue, view, seat)

    def why_not(
        self, view: BattleView, seat: Seat, pick: Pick, decision: Decision | None, picked: Sequence[Pick] = ()
    ) -> Refusal | None:
        return Refusals(self.catalogue, view, seat, decision, picked).why_not(pick)

    def parse(self, text: str) -> Action:
        return parse(text)

    def restore(self, data: Mapping[str, Any]) -> State:
        state = restore(data, self.catalogue)
        check_choices(self.decisions(state))
        return state
