"""Scrapbots behind the interface that all games share."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from game.content.scrapbots import Library
from game.content.scrapbots.cards import MARKET
from game.content.scrapbots.verbs import ExhaustEnemy
from game.engine.dice import Dice
from game.engine.events import Emit, unheard
from game.engine.refusals import Pick, Picks, Refusal
from game.engine.rules import Decision, Options, Outcome, Pace
from game.engine.seats import SEATS, Seat, first_of
from game.rules.plain_data import check_choices
from game.rules.scrapbots import picks, refusals
from game.rules.scrapbots.action_handlers import perform
from game.rules.scrapbots.actions import Action, parse
from game.rules.scrapbots.catalogue import Catalogue
from game.rules.scrapbots.choices import legal
from game.rules.scrapbots.context import GameContext
from game.rules.scrapbots.effects import HANDLERS
from game.rules.scrapbots.estimate import estimate
from game.rules.scrapbots.options import CHANCE, make_options
from game.rules.scrapbots.phases import deal
from game.rules.scrapbots.preview import Preview, preview
from game.rules.scrapbots.restore import restore
from game.rules.scrapbots.state import PLAY_LIMIT, Player, Score, State
from game.rules.scrapbots.view import TableView, determinize, view


class Scrapbots:
    """The rules of both editions, stateless."""

    id = "scrapbots"

    def __init__(self, library: Library) -> None:
        self.library = library
        self.catalogues = {key: Catalogue(cards, HANDLERS) for key, cards in library.sets.items()}
        self.at_enemies = frozenset(
            card
            for catalogue in self.catalogues.values()
            for card, aim in catalogue.aims.items()
            if aim is ExhaustEnemy
        )
        """The Resources whose text works on a Scrapbot of the other side."""
        self.options = make_options(library)

    def new_game(self, options: Options, seed: int) -> State:
        dice = Dice(seed)
        edition = self.library.sets[str(options["edition"])].edition
        starting = [card for card, copies in edition.starting.items() for _ in range(copies)]
        main = [card for card, copies in edition.main.items() for _ in range(copies)]
        score = cast(Score, options["score"])
        state = State(dice, edition.id, score, [Player(dice.shuffled(starting)) for _ in SEATS])
        deck = dice.shuffled(main)
        state.market, state.main_deck = deck[:MARKET], deck[MARKET:]
        coin = dice.coin()
        state.active = coin if options["starts"] == CHANCE else int(str(options["starts"]))
        deal(self._context(state))
        return state

    def _context(self, state: State, emit: Emit = unheard) -> GameContext:
        return GameContext(self.catalogues[state.edition], state, emit)

    def decisions(self, state: State) -> tuple[Decision, ...]:
        if state.outcome is not None:
            return ()
        actions = legal(self.catalogues[state.edition], state)
        if len(actions) > 1:
            return (Decision(state.active, "main", actions, True),)
        # A seat that has acted ends its own turn: the draw would make taking back cost consent.
        kind = "limit" if state.plays >= PLAY_LIMIT else "done"
        return (Decision(state.active, kind, actions, True, confirm=state.plays > 0),)

    def apply(self, state: State, choices: Mapping[Seat, Any], emit: Emit = unheard) -> None:
        perform(self._context(state, emit), choices[state.active])

    def view(self, state: State, seat: Seat | None) -> TableView:
        return view(state, seat, self.catalogues[state.edition].wound)

    def determinize(self, state: State, seat: Seat, dice: Dice) -> State:
        return determinize(state, seat, dice)

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome

    def pace(self, state: State) -> Pace:
        """The seats take turns, so the number of turns tells who began."""
        return Pace("turns", state.turn, first_of(state.active, state.turn))

    def estimate(self, state: State, seat: Seat) -> float:
        return estimate(self.catalogues[state.edition], state, seat)

    def information_key(self, state: State, seat: Seat) -> TableView:
        return self.view(state, seat)

    def parts(self, action: Any) -> Picks:
        return picks.parts(self.at_enemies, action)

    def picks(self, view: TableView, seat: Seat) -> Picks:
        return picks.picks(self.catalogues, view, seat)

    def why_not(
        self, view: TableView, seat: Seat, pick: Pick, decision: Decision | None, picked: Sequence[Pick] = ()
    ) -> Refusal | None:
        return refusals.why_not(self.catalogues, self.at_enemies, view, seat, pick, decision, picked)

    def parse(self, text: str) -> Action:
        return parse(text)

    def restore(self, data: Mapping[str, Any]) -> State:
        state = restore(data, self.library)
        check_choices(self.decisions(state))
        return state

    def preview(self, state: State, action: Action) -> Preview:
        """What an attack or activation would do to the other side's lanes."""
        return preview(self.catalogues[state.edition], state, action)
