"""Duels between any legal decks, not only the ready-made ones: they meet what those never bring together."""

from collections.abc import Iterator

from game.engine.dice import Dice
from game.engine.events import unheard
from game.engine.rules import complete_options
from game.rules import load
from game.rules.scrap_knights.rules import ScrapKnights
from game.rules.scrap_knights.state import State

RULES: ScrapKnights = load("scrap_knights")  # type: ignore[assignment]
MOST_STATES = 80


def any_duel(dice: Dice) -> State:
    """A duel at its beginning, with decks, HP, heat, links and tokens drawn by the dice."""
    data = RULES.new_game(complete_options(RULES, {}), dice.below(1 << 32)).to_dict()
    library = RULES.library
    for player in data["players"]:
        acts = dice.shuffled(tuple(library.acts))
        ult = library.ults[dice.pick(tuple(library.ults))]
        prep = ult.prep
        fitting = [
            card for card in acts[6:] if prep and (not prep.kind or library.acts[card].kind == prep.kind)
        ]
        player.update(
            hand=list(acts[:6]),
            ult=ult.id,
            bots=list(dice.shuffled(tuple(library.bots))[:3]),
            prep=sorted(fitting[: prep.cards]) if prep else [],
            heat=dice.below(6),
            link=dice.below(4),
            tokens={"frame_advantage": dice.below(2), "armored": dice.below(2), "blitz": dice.below(2)},
        )
    data["distance"] = dice.below(4)
    return RULES.restore(data)


def states_of(dice: Dice) -> Iterator[State]:
    """The states of one such duel, played at random."""
    state = any_duel(dice)
    for _ in range(MOST_STATES):
        yield state
        decisions = RULES.decisions(state)
        if not decisions:
            return
        state = state.copy()
        RULES.apply(state, {one.seat: dice.pick(one.actions) for one in decisions}, unheard)
