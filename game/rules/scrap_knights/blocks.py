"""What each seat can block in a priority step (Scrap Knights rule sheet: block)."""

from game.rules.scrap_knights.context import GameContext

ARMORED_BLOCK = 2


def open_step(context: GameContext, priority: int) -> None:
    """Sums up the Blocks of the priority step that begins; they cover it from first damage to last.

    An effect that is out of range now does nothing, so it blocks nothing either.
    """
    state = context.state
    state.step = priority
    blocks = [0, 0]
    lines = context.catalogue.lines
    for effect in state.chain if not state.prevented else ():
        if effect.priority != priority:
            break
        line = lines[effect.card][effect.line]
        amount = line.block + ARMORED_BLOCK * effect.armored
        if amount and line.reaches(state.distance) and not context.silenced(effect):
            blocks[effect.seat] += amount
    state.blocks = (blocks[0], blocks[1])
