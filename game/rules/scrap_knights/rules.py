"""Scrap Knights behind the interface that all games share."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from game.content.scrap_knights import Library, Mech, MechSide
from game.engine.dice import Dice
from game.engine.events import Emit, unheard
from game.engine.refusals import Pick, Picks, Refusal
from game.engine.rules import Decision, Options, Outcome, Pace
from game.engine.seats import SEATS, Seat, first_of
from game.rules.plain_data import check_choices
from game.rules.scrap_knights import picks, refusals
from game.rules.scrap_knights.action_handlers import ACTION_HANDLERS, flip
from game.rules.scrap_knights.actions import Action, PlayActs, parse
from game.rules.scrap_knights.catalogue import Catalogue
from game.rules.scrap_knights.choices import Choices, in_order
from game.rules.scrap_knights.conditions import TESTS
from game.rules.scrap_knights.context import GameContext
from game.rules.scrap_knights.effects import HANDLERS
from game.rules.scrap_knights.estimate import Estimate
from game.rules.scrap_knights.options import RANDOM, make_options
from game.rules.scrap_knights.phases import advance, begin_round
from game.rules.scrap_knights.restore import restore
from game.rules.scrap_knights.state import Player, State
from game.rules.scrap_knights.view import DuelView, determinize, view


class ScrapKnights:
    """The rules, stateless but for a memory of the choices that each hand and bench allows."""

    id = "scrap_knights"

    def __init__(self, library: Library) -> None:
        self.library = library
        self.catalogue = Catalogue(library, HANDLERS, TESTS)
        self.judgement = Estimate(self.catalogue)
        self.options = make_options(library)
        self._choices = Choices(self.catalogue)

    def new_game(self, options: Options, seed: int) -> State:
        dice = Dice(seed)
        mechs = tuple(self.library.mechs)
        players = []
        for seat in SEATS:
            chosen = options[f"deck_{seat}"]
            if isinstance(chosen, str):
                mech: Mech | MechSide = self.library.mechs[dice.pick(mechs) if chosen == RANDOM else chosen]
            else:
                mech = cast(MechSide, chosen)
            players.append(
                Player(hand=mech.acts, ult=mech.ult, bots=mech.bots, prep=tuple(sorted(mech.prep)))
            )
        state = State(dice, players)
        state.first_to_act = dice.coin()
        begin_round(GameContext(self.catalogue, state))
        return state

    def decisions(self, state: State) -> tuple[Decision, ...]:
        return self._choices.decisions(state)

    def apply(self, state: State, choices: Mapping[Seat, Any], emit: Emit = unheard) -> None:
        context = GameContext(self.catalogue, state, emit)
        if state.phase == "act":
            flip(context, choices)
        else:
            ((_, action),) = choices.items()
            ACTION_HANDLERS[type(action)](context, action)
        advance(context)

    def view(self, state: State, seat: Seat | None) -> DuelView:
        return view(state, seat)

    def determinize(self, state: State, seat: Seat, dice: Dice) -> State:
        return determinize(state, seat, dice, self.catalogue)

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome

    def pace(self, state: State) -> Pace:
        """Who acts first changes when a round ends, the last one allowed too."""
        ended = state.outcome is not None and state.outcome.reason == "round_limit"
        return Pace("rounds", state.round, first_of(state.first_to_act, state.round + ended))

    def estimate(self, state: State, seat: Seat) -> float:
        return self.judgement.value(state, seat)

    def information_key(self, state: State, seat: Seat) -> DuelView:
        return view(state, seat)

    def parts(self, action: Any) -> Picks:
        return picks.parts(action)

    def picks(self, view: DuelView, seat: Seat) -> Picks:
        return picks.picks(view, seat)

    def why_not(
        self, view: DuelView, seat: Seat, pick: Pick, decision: Decision | None, picked: Sequence[Pick] = ()
    ) -> Refusal | None:
        return refusals.why_not(self.library, view, seat, pick, decision, picked)

    def parse(self, text: str) -> Action:
        action = parse(text)
        return in_order(self.catalogue, action) if isinstance(action, PlayActs) else action

    def restore(self, data: Mapping[str, Any]) -> State:
        state = restore(data, self.catalogue)
        check_choices(self.decisions(state))
        return state
