"""From phase to phase: what goes on by itself until somebody has to choose or the game is over.

Source: Dino Battles reference, "Turn".
"""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from game.content.dino_battles.statuses import STATUSES, count_of
from game.engine.seats import SEATS, Seat, opponent
from game.rules.dino_battles.combat import carry_on, first_mover, pass_move
from game.rules.dino_battles.context import GameContext, without
from game.rules.dino_battles.knock_outs import promoting, settle
from game.rules.dino_battles.main_phase import looking, pass_on
from game.rules.dino_battles.set_up import ready
from game.rules.dino_battles.state import HAND, TURNS, Dino, Phase
from game.rules.dino_battles.windows import open_window, pass_window, waits


def advance(context: GameContext) -> None:
    """Carries the game on to the next choice."""
    state = context.state
    while state.outcome is None and state.payment is None and looking(state) is None:
        if state.window is not None:
            if waits(context):
                return
        elif state.turn and promoting(context) is not None:
            return
        elif state.lost[0] or state.lost[1]:
            first = state.initiative if state.active is None else opponent(state.active)
            lost, state.lost = state.lost, (False, False)
            open_window(context, "ko", first, lost)
        elif not _STEPS[state.phase](context):
            return


def set_up_done(context: GameContext, seat: Seat) -> None:
    """A seat has placed its Dinosaurs; after both the first turn begins."""
    ready(context, seat)
    if context.state.phase == "startup":
        begin_turn(context)


def begin_turn(context: GameContext) -> None:
    """Startup: initiative passes over; where a side may hold a card for it, it may be used."""
    state = context.state
    state.turn += 1
    if state.turn > 1:
        state.initiative = opponent(state.initiative)
    state.phase, state.active, state.suffered = "startup", None, False
    context.report("turn", turn=state.turn, initiative=state.initiative)
    opens = context.catalogue.opens["startup"]
    # Decks are open: that no hidden card fits tells nothing, and spares a question in most matches.
    if any(not opens.isdisjoint((*one.hand, *one.items, *one.deck, *one.comp)) for one in state.players):
        open_window(context, "startup", state.initiative)


def _suffer(context: GameContext) -> None:
    """Conditions take their HP, then permanent Items work."""
    state = context.state
    state.suffered = True
    for seat in _in_order(context):
        for place, dino in enumerate(state.players[seat].dinos):
            if dino is None:
                continue
            for status in STATUSES:
                count = count_of(dino, status)
                if count and status.fades:
                    context.set_dino(
                        seat, place, replace(context.dino(seat, place), **{status.id: count - 1})
                    )
                context.lose(seat, place, status.loss(count), status.id)
    for seat in _in_order(context):
        context.muster(seat, context.catalogue.side(state.players[seat].permanents).muster)
    settle(context)


def give_up_move(context: GameContext, seat: Seat) -> None:
    """`pass`, wherever it is said."""
    state = context.state
    if state.window is not None:
        context.report("decline", seat=seat)
        pass_window(context)
    elif state.phase == "combat":
        if pass_move(context, seat):
            _end_combat(context)
    elif pass_on(context, seat):
        if state.phase == "precombat":
            _begin_combat(context)
        else:
            _end_turn(context)


def _in_order(context: GameContext) -> tuple[Seat, Seat]:
    first = context.state.initiative
    return first, opponent(first)


def _waits(context: GameContext) -> bool:
    """Set-up and main phases go on by their own moves alone."""
    return False


def _begin_main(context: GameContext, phase: Phase) -> None:
    state = context.state
    state.phase, state.active, state.passes = phase, state.initiative, 0
    for player in state.players:
        player.acted = player.switched = False
    context.report("phase", phase=phase, seat=state.initiative)


def _startup(context: GameContext) -> bool:
    if not context.state.suffered:
        _suffer(context)
        return True
    _begin_main(context, "precombat")
    return True


def _begin_combat(context: GameContext) -> None:
    state = context.state
    state.phase, state.active, state.passes = "combat", first_mover(context), 0
    context.report("phase", phase="combat", seat=state.active)
    for seat in _in_order(context):
        player = state.players[seat]
        steady = 0 if player.switched else context.figures(seat).steady
        if steady:
            player.bonus += steady
            dino = context.dino(seat).card
            context.report("steady", seat=seat, place=0, dino=dino, amount=steady, bonus=player.bonus)


def _combat(context: GameContext) -> bool:
    """Combat ends by itself when both Combat Decks are empty."""
    state = context.state
    if state.exchange is None and all(player.combat_deck.empty for player in state.players):
        _end_combat(context)
        return True
    return carry_on(context)


def _end_combat(context: GameContext) -> None:
    """Paralysis and bonuses end with the phase."""
    state = context.state
    for player in state.players:
        player.bonus, player.first_move = 0, False
        player.dinos = tuple([_freed(dino) for dino in player.dinos])
    _begin_main(context, "postcombat")


def _freed(dino: Dino | None) -> Dino | None:
    if dino is None or not dino.paralyzed:
        return dino
    return replace(dino, paralyzed=False, paralyzed_rounds=0)


def _end_turn(context: GameContext) -> None:
    """Hands are filled, empty decks are judged, end-of-turn effects happen."""
    state = context.state
    state.phase, state.active = "end", None
    context.report("phase", phase="end", seat=state.initiative)
    catalogue = context.catalogue
    for seat in _in_order(context):
        player = state.players[seat]
        context.draw(seat, max(0, HAND + catalogue.side(player.permanents).hand - len(player.hand)))
    if _decks_ran_out(context):
        return
    for seat in _in_order(context):
        player = state.players[seat]
        mend = catalogue.side(player.permanents).mend_bench
        for place, dino in enumerate(player.dinos):
            if dino is not None and dino.damage:
                context.heal(seat, place, context.figures(seat, place).regenerate + (mend if place else 0))
    open_window(context, "end", state.initiative)


def _decks_ran_out(context: GameContext) -> bool:
    """More knock-outs win; equal ones: whose deck has run out loses, and both draw."""
    players = context.state.players
    empty = [not player.deck for player in players]
    if not any(empty):
        return False
    winner = _ahead(context)
    if winner is None and not all(empty):
        winner = empty.index(False)
    context.finish(winner, "deck")
    return True


def _ahead(context: GameContext) -> Seat | None:
    first, second = (context.state.players[seat].knockouts for seat in SEATS)
    return None if first == second else int(second > first)


def _calm(context: GameContext) -> None:
    """What lasts until the end of the turn is over."""
    for seat in _in_order(context):
        for place, dino in enumerate(context.state.players[seat].dinos):
            for card in dino.boosts if dino is not None else ():
                now = context.dino(seat, place)
                context.set_dino(seat, place, replace(now, boosts=without(now.boosts, card)))
                context.report_of("boost_over", seat, place, card=card)


def _end(context: GameContext) -> bool:
    _calm(context)
    if context.state.turn >= TURNS:
        context.finish(_ahead(context), "turn_limit")
    else:
        begin_turn(context)
    return True


_STEPS: Mapping[str, Callable[[GameContext], bool]] = {
    "mulligan": _waits,
    "placement": _waits,
    "startup": _startup,
    "precombat": _waits,
    "combat": _combat,
    "postcombat": _waits,
    "end": _end,
}
"""What each phase does by itself; False where it waits for a choice."""
