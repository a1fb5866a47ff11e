"""Rules with one fault each. A law that no mutant can break by itself guards nothing.

A mutant changes the class of a game's rules or of its states, or `Match`, for the rest of the process.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from game.engine.dice import Dice
from game.engine.digest import digest
from game.engine.events import Event
from game.engine.match import Match, UndoOffer
from game.engine.rules import Decision, Outcome, complete_options
from game.engine.seats import opponent
from game.rules import load

TRIES = 60


def _show_hands(view: Any, state: Any) -> Any:
    sides = [
        msgspec.structs.replace(side, hand=player.hand)
        for side, player in zip(view.players, state.players, strict=True)
    ]
    return msgspec.structs.replace(view, players=tuple(sides))


def _show_programs(view: Any, state: Any) -> Any:
    mechs = [
        msgspec.structs.replace(shown, program=mech.program, programmed=mech.programmed)
        for shown, mech in zip(view.mechs, state.mechs, strict=True)
    ]
    return msgspec.structs.replace(view, mechs=tuple(mechs))


def _keep_a_hand_card(drawn: Any, state: Any, seat: int) -> bool:
    """Whether the rarest of the other seat's hidden cards was drawn into its hand again."""
    player = state.players[opponent(seat)]
    hidden = [card for card in player.hand if card not in getattr(player, "known", ())]
    kept = min(hidden, key=player.hand.count, default=None)
    return kept is None or kept in drawn.players[opponent(seat)].hand


def _keep_a_program(drawn: Any, state: Any, seat: int) -> bool:
    """Puts a program that lies hidden back where it was."""
    for own, true in zip(drawn.mechs, state.mechs, strict=True):
        if true.seat != seat and not true.revealed:
            own.program = true.program
            break
    return True


@dataclass(frozen=True)
class Victim:
    """A game whose laws are tried.

    `forgotten` is a field that `restore` may lose, `keyed` a field of the view that keys may lose, `ordered`
    are zones of the table hidden in their order, `shared` is a list that copies may share. `show` puts what
    is hidden into a view, `keep` into a state that `determinize` drew. `harmless` are mutants that change
    nothing in this game.
    """

    game: str
    forgotten: str
    keyed: str
    ordered: tuple[str, ...] = ()
    shared: str = "players"
    show: Callable[[Any, Any], Any] = _show_hands
    keep: Callable[[Any, Any, int], bool] = _keep_a_hand_card
    harmless: frozenset[str] = frozenset()


VICTIMS = {
    victim.game: victim
    for victim in (
        Victim(
            "scrap_knights",
            "passes",
            "round",
            # Hands have no order that counts, and there is no deck to draw from.
            harmless=frozenset({"determinize_keeps_an_order", "determinize_keeps_the_own_deck"}),
        ),
        Victim(
            "scrapbots",
            "plays",
            "market",
            ordered=("main_deck",),
            # Seats choose in turn, so no choice is ever sealed.
            harmless=frozenset({"undo_forgets_the_sealed_choice"}),
        ),
        Victim(
            "command_core",
            "turn",
            "attack",
            shared="mechs",
            show=_show_programs,
            keep=_keep_a_program,
            # There are no decks, and seats choose in turn.
            harmless=frozenset(
                {
                    "determinize_keeps_an_order",
                    "determinize_keeps_the_own_deck",
                    "undo_forgets_the_sealed_choice",
                }
            ),
        ),
        Victim(
            "dino_battles",
            "turn",
            "passes",
            # Each side has a deck of its own, and seats choose in turn.
            harmless=frozenset({"determinize_keeps_an_order", "undo_forgets_the_sealed_choice"}),
        ),
    )
}
"""The games under trial. A new game joins by one entry."""

Changed = Callable[..., Any]
MUTANTS: dict[str, Callable[[Victim], None]] = {}


def _replace(owner: type, name: str, changed: Changed) -> None:
    """From now on `owner.name(…)` is `changed(real, …)`."""
    setattr(owner, name, _wrapped(changed, getattr(owner, name)))


def _wrapped(changed: Changed, real: Changed) -> Changed:
    return lambda *arguments, **settings: changed(real, *arguments, **settings)


def _on_rules(method: str) -> Callable[[Changed], Changed]:
    """A mutant that replaces one method of the rules."""

    def register(changed: Changed) -> Changed:
        MUTANTS[changed.__name__] = lambda victim: _replace(type(load(victim.game)), method, changed)
        return changed

    return register


def _on_match(method: str) -> Callable[[Changed], Changed]:
    """A mutant that replaces one method of the match."""

    def register(changed: Changed) -> Changed:
        MUTANTS[changed.__name__] = lambda victim: _replace(Match, method, changed)
        return changed

    return register


def _by_victim(install: Callable[[Victim], None]) -> Callable[[Victim], None]:
    """A mutant that needs to know the game's fields."""
    MUTANTS[install.__name__] = install
    return install


@_on_rules("determinize")
def determinize_returns_the_truth(real: Changed, rules: Any, state: Any, seat: int, dice: Dice) -> Any:
    drawn = state.copy()
    drawn.dice = Dice(dice.below(1 << 62))
    return drawn


@_on_rules("determinize")
def determinize_keeps_the_dice(real: Changed, rules: Any, state: Any, seat: int, dice: Dice) -> Any:
    drawn = real(rules, state, seat, dice)
    drawn.dice = state.dice.copy()
    return drawn


@_by_victim
def determinize_keeps_what_is_hidden(victim: Victim) -> None:
    def determinize(real: Changed, rules: Any, state: Any, seat: int, dice: Dice) -> Any:
        drawn = real(rules, state, seat, dice)
        for _ in range(TRIES):
            if victim.keep(drawn, state, seat):
                break
            drawn = real(rules, state, seat, dice)
        return drawn

    _replace(type(load(victim.game)), "determinize", determinize)


@_by_victim
def determinize_keeps_an_order(victim: Victim) -> None:
    def determinize(real: Changed, rules: Any, state: Any, seat: int, dice: Dice) -> Any:
        drawn = real(rules, state, seat, dice)
        for zone in victim.ordered:
            setattr(drawn, zone, getattr(state, zone))
        return drawn

    _replace(type(load(victim.game)), "determinize", determinize)


@_by_victim
def determinize_keeps_the_own_deck(victim: Victim) -> None:
    def determinize(real: Changed, rules: Any, state: Any, seat: int, dice: Dice) -> Any:
        drawn = real(rules, state, seat, dice)
        drawn.players[seat].deck = state.players[seat].deck
        return drawn

    _replace(type(load(victim.game)), "determinize", determinize)


@_on_rules("outcome")
def the_loser_wins(real: Changed, rules: Any, state: Any) -> Outcome | None:
    outcome: Outcome | None = real(rules, state)
    if outcome is None or outcome.winner is None:
        return outcome
    return Outcome(opponent(outcome.winner), outcome.reason)


def _each_event(change: Callable[[Event], Event]) -> Changed:
    def apply(real: Changed, rules: Any, state: Any, choices: Any, emit: Any) -> None:
        real(rules, state, choices, lambda event: emit(change(event)))

    return apply


@_on_rules("apply")
def events_never_reveal(*arguments: Any) -> None:
    _each_event(lambda event: msgspec.structs.replace(event, reveals=False))(*arguments)


@_on_rules("apply")
def events_hide_nothing(*arguments: Any) -> None:
    _each_event(lambda event: msgspec.structs.replace(event, hidden=()))(*arguments)


@_on_rules("apply")
def events_are_seen_by_all(*arguments: Any) -> None:
    _each_event(lambda event: msgspec.structs.replace(event, seen_by=(0, 1)))(*arguments)


@_on_rules("estimate")
def estimate_is_negated(real: Changed, rules: Any, state: Any, seat: int) -> float:
    return -float(real(rules, state, seat))


@_on_rules("estimate")
def estimate_is_zero(real: Changed, rules: Any, state: Any, seat: int) -> float:
    return 0.0


@_on_rules("estimate")
def estimate_is_zero_until_the_end(real: Changed, rules: Any, state: Any, seat: int) -> float:
    return 0.0 if rules.outcome(state) is None else float(real(rules, state, seat))


@_by_victim
def view_shows_what_is_hidden(victim: Victim) -> None:
    def view(real: Changed, rules: Any, state: Any, seat: int | None) -> Any:
        return victim.show(real(rules, state, seat), state)

    _replace(type(load(victim.game)), "view", view)


@_on_rules("decisions")
def decisions_drop_their_last_action(real: Changed, rules: Any, state: Any) -> tuple[Decision, ...]:
    return tuple(
        Decision(one.seat, one.kind, one.actions[:-1] or one.actions, one.private, one.confirm)
        for one in real(rules, state)
    )


@_on_rules("information_key")
def information_key_is_constant(real: Changed, rules: Any, state: Any, seat: int) -> int:
    return 0


@_on_rules("information_key")
def information_key_is_the_digest(real: Changed, rules: Any, state: Any, seat: int) -> str:
    return digest(state)


@_by_victim
def information_key_forgets_a_field(victim: Victim) -> None:
    def information_key(real: Changed, rules: Any, state: Any, seat: int) -> Any:
        return msgspec.structs.replace(real(rules, state, seat), **{victim.keyed: 0})

    _replace(type(load(victim.game)), "information_key", information_key)


@_by_victim
def restore_forgets_a_field(victim: Victim) -> None:
    def restore(real: Changed, rules: Any, data: Any) -> Any:
        state = real(rules, data)
        setattr(state, victim.forgotten, 0)
        return state

    _replace(type(load(victim.game)), "restore", restore)


@_by_victim
def copies_share_a_list(victim: Victim) -> None:
    def copy(real: Changed, state: Any) -> Any:
        clone = real(state)
        setattr(clone, victim.shared, getattr(state, victim.shared))
        return clone

    rules = load(victim.game)
    _replace(type(rules.new_game(complete_options(rules, {}), 0)), "copy", copy)


@_on_match("undo")
def undo_takes_back_one_more(real: Changed, match: Match, count: int = 1) -> None:
    real(match, min(count + 1, len(match.steps)))


@_on_match("undo")
def undo_keeps_the_events(real: Changed, match: Match, count: int = 1) -> None:
    events = list(match.events)
    real(match, count)
    match.events = events


@_on_match("undo")
def undo_forgets_the_sealed_choice(real: Changed, match: Match, count: int = 1) -> None:
    real(match, count)
    match.sealed = {}


@_on_match("undo_offer")
def undo_is_always_free(real: Changed, match: Match, seat: int) -> UndoOffer | None:
    offer: UndoOffer | None = real(match, seat)
    return offer and UndoOffer(offer.count, free=True)
