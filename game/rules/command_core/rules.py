"""Command Core behind the interface that all games share."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from game.content.command_core import Library, SquadSide
from game.engine.dice import Dice
from game.engine.events import Emit, unheard
from game.engine.refusals import Pick, Picks, Refusal
from game.engine.rules import Decision, OptionError, Options, OptionValue, Outcome, Pace
from game.engine.seats import SEATS, Seat, first_of
from game.rules.command_core import picks
from game.rules.command_core.action_handlers import ACTION_HANDLERS
from game.rules.command_core.actions import Action, parse
from game.rules.command_core.catalogue import Catalogue
from game.rules.command_core.choices import decision
from game.rules.command_core.context import GameContext
from game.rules.command_core.estimate import Evaluator
from game.rules.command_core.measures import measures
from game.rules.command_core.options import AUTO, OPEN, make_options, rounds_of
from game.rules.command_core.phases import advance
from game.rules.command_core.preview import Preview
from game.rules.command_core.refusals import Refusals
from game.rules.command_core.restore import restore
from game.rules.command_core.state import Mech, Slot, State
from game.rules.command_core.view import BoardView, determinize, view
from game.rules.plain_data import check_choices


class CommandCore:
    """The rules on both boards, stateless."""

    id = "command_core"

    def __init__(self, library: Library) -> None:
        self.library = library
        self.catalogue = Catalogue(library)
        self._evaluator = Evaluator(self.catalogue)
        self._preview = Preview(self.catalogue)
        self.options = make_options(library)

    def new_game(self, options: Options, seed: int) -> State:
        board, place_id = str(options["board"]), str(options["map"])
        if place_id == AUTO:
            place_id = OPEN[board]
        if self.library.maps[place_id].board != board:
            raise OptionError(f"the map {place_id} is not a {board} board")
        dice = Dice(seed)
        mechs = [mech for seat in SEATS for mech in self._squad(options[f"squad_{seat}"], seat)]
        structure = [sum(mech.structure for mech in mechs if mech.seat == seat) for seat in SEATS]
        rounds = rounds_of(str(options["rounds"]))
        state = State(dice, place_id, rounds, mechs, (structure[0], structure[1]))
        state.chooser = dice.coin()
        state.turn = state.chooser
        return state

    def _squad(self, squad: OptionValue, seat: Seat) -> list[Mech]:
        mechs = []
        chosen = self.library.squads[squad] if isinstance(squad, str) else cast(SquadSide, squad)
        for entry in chosen.mechs:
            chassis = self.library.chassis[entry.chassis]
            empty: tuple[Slot | None, ...] = (None,) * self.catalogue.figures_of(
                chassis.id, entry.upgrades
            ).slots
            mechs.append(
                Mech(
                    seat,
                    chassis.id,
                    chassis.structure,
                    empty,
                    entry.directives,
                    entry.weapons,
                    entry.upgrades,
                )
            )
        return mechs

    def _context(self, state: State, emit: Emit = unheard) -> GameContext:
        return GameContext(self.catalogue, state, emit)

    def decisions(self, state: State) -> tuple[Decision, ...]:
        asked = decision(self._context(state))
        return () if asked is None else (asked,)

    def apply(self, state: State, choices: Mapping[Seat, Any], emit: Emit = unheard) -> None:
        context = self._context(state, emit)
        (action,) = choices.values()
        ACTION_HANDLERS[type(action)](context, action)
        advance(context)

    def view(self, state: State, seat: Seat | None) -> BoardView:
        return view(state, seat)

    def determinize(self, state: State, seat: Seat, dice: Dice) -> State:
        return determinize(self.catalogue, state, seat, dice)

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome

    def pace(self, state: State) -> Pace:
        """Who drafts first changes with each round; before the first, a seat says who it is."""
        first = first_of(state.first, state.round) if state.chooser is None else None
        return Pace("rounds", state.round, first)

    def estimate(self, state: State, seat: Seat) -> float:
        return self._evaluator.estimate(self._context(state), seat)

    def measures(self, state: State) -> dict[str, Any]:
        return measures(self._context(state))

    def information_key(self, state: State, seat: Seat) -> BoardView:
        return self.view(state, seat)

    def parts(self, action: Any) -> Picks:
        return picks.parts(action)

    def picks(self, view: BoardView, seat: Seat) -> Picks:
        return picks.picks(self.catalogue, view, seat)

    def why_not(
        self, view: BoardView, seat: Seat, pick: Pick, decision: Decision | None, picked: Sequence[Pick] = ()
    ) -> Refusal | None:
        return Refusals(self._preview, view, seat, decision, picked).why_not(pick)

    def parse(self, text: str) -> Action:
        return parse(text)

    def restore(self, data: Mapping[str, Any]) -> State:
        state = restore(data, self.library)
        check_choices(self.decisions(state))
        return state
