"""How a figure strikes: the pose of each family of blows, how far it goes ahead, what it holds, and when the
blow lands.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace

from game.content.effects import shipped_effects
from game.ui.motion import Call, InTurn, Pause
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.figures.figures import CLOSE, READY, SHOOT
from game.ui.tables.scrap_knights.stage.mechs import Mech
from game.ui.tables.shows import effects
from game.ui.tables.shows.effects import Blow, Timing
from game.ui.tables.shows.fighter import STRIKE, WIND_UP, Fighter, hit_stop
from game.ui.tables.shows.stage import Stage

_LUNGE, _CHARGE, _KICK = 70, 110, -26
"""Units that a figure goes ahead as it strikes or charges, and that a shot kicks it back."""
SHOTS = frozenset(("shell", "beam", "volley", "flame", "bullets"))
"""Families that leave the end of a weapon and fly across the arena, whether they come through or not."""
_STRIKES = {
    "slash": ("slash", _LUNGE),
    **dict.fromkeys(("stab", "punch", "shock"), ("stab", _LUNGE)),
    **dict.fromkeys(("charge", "water"), ("run", _CHARGE)),
    **dict.fromkeys(SHOTS, (SHOOT, _KICK)),
    **dict.fromkeys(("column", "explosion"), ("channel", 0)),
}
"""By family: a pose, and units ahead."""
_POSES = {
    **{family: pose for family, (pose, _) in _STRIKES.items()},
    "guard": "guard",
    **dict.fromkeys(("step", "crossing"), "run"),
    **dict.fromkeys(("vent", "gain"), "channel"),
}


def pose_of(game: str, card: str, face: CardFace) -> str:
    """The pose that a figure takes for a card, in a blow or otherwise; none where it has none."""
    return _POSES.get(effects.family_of(game, card, face.palette), "")


def moving_pose(pose: str, distance: int, after: Sequence[int]) -> str:
    """The pose for a card that is picked: who goes back stays on guard, and waits while the way is open."""
    if pose != "run" or max(after, default=0) <= distance:
        return pose
    return "guard" if min(after) > distance else ""


def strike_family(game: str, card: str, face: CardFace) -> str:
    """The family of the blow that a card deals; that of any damage where its own is no blow."""
    family = effects.family_of(game, card, face.palette)
    return family if family in _STRIKES else effects.family_of_deed(game, "damage")


def held(game: str, card: str) -> str:
    """The weapon with which a figure deals a card's blow; "" is its own, "none" its bare hand."""
    return shipped_effects().games[game].held.get(card, "")


def drone(game: str, card: str) -> str:
    """The body of a BOT, which strikes by itself; "" for any other card."""
    return shipped_effects().games[game].drones.get(card, "")


def strike_timing(family: str, power: int) -> Timing:
    """When such a blow lands, and for how long everything then holds still; only shots of 0 are seen."""
    if family not in _STRIKES or (not power and family not in SHOTS):
        return Timing(WIND_UP, STRIKE, WIND_UP + STRIKE, hit_stop(0), 0)
    return effects.timing(Blow(family, (0, 0), (0, 0), 1, left=False, power=max(1, power)))


def play_blow(stage: Stage, blow: Blow, when: Timing) -> None:
    """The blow of a strike; without movement it is seen only as it lands."""
    if stage.timeline.still:
        stage.play(InTurn(Pause(when.hit), Call(lambda: _play(stage, blow))))
    else:
        _play(stage, blow)


def _play(stage: Stage, blow: Blow) -> None:
    effects.play(stage, blow)


def strike(
    stage: Stage, fighter: Fighter, mech: Mech, family: str, when: Timing, unit: float, weapon: str = ""
) -> None:
    """The mech draws back and strikes, or shoots from where it stands; `unit` is pixels a unit."""
    pose, reach = _STRIKES.get(family, ("slash", _LUNGE))
    if family in SHOTS:
        stage.play(fighter.shoot(pose, -reach, when.wind_up, when.strike, weapon))
        return
    stage.play(fighter.strike(pose, reach, when.wind_up, when.strike, weapon))
    if reach > 0:
        replace(mech, weapon=weapon).leave_behind(stage, pose, round(reach * unit), when.hit)


def drawn(stage: Stage, fighter: Fighter, family: str, weapon: str, length: float) -> None:
    """The mech draws the weapon of a blow that is about to come: it aims, or holds it ready."""
    if family in _STRIKES:
        pose = SHOOT if family in SHOTS else "stand"
        stage.play(fighter.hold(pose, length, weapon=weapon))


def poses_with(mech: Mech, family: str, weapon: str) -> list[Callable[[], object]]:
    """Jobs that paint a mech as it strikes with a weapon, and as it waits with it."""
    pose = _STRIKES.get(family, ("slash", _LUNGE))[0]
    return [replace(mech, weapon=weapon, pose=one).paint for one in (pose, CLOSE, READY)]
