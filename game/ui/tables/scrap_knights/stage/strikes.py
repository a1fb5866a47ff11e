"""How a figure strikes: the pose of each family of blows, how far it goes ahead, and when the blow lands."""

from game.ui.motion import Call, InTurn, Pause
from game.ui.paint.cards.faces import CardFace
from game.ui.tables.scrap_knights.stage.mechs import Mech
from game.ui.tables.shows import effects
from game.ui.tables.shows.effects import Blow, Timing
from game.ui.tables.shows.fighter import STRIKE, WIND_UP, Fighter, hit_stop
from game.ui.tables.shows.stage import Stage

_LUNGE, _SHOT = 70, -10
"""Units that a figure goes ahead as it strikes, or back as it shoots."""
_STRIKES = {
    "slash": ("slash", _LUNGE),
    **dict.fromkeys(("stab", "punch", "shock"), ("stab", _LUNGE)),
    **dict.fromkeys(("charge", "water"), ("run", _LUNGE)),
    **dict.fromkeys(("shell", "beam", "volley", "flame", "bullets"), ("aim", _SHOT)),
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


def strike_family(game: str, card: str, face: CardFace) -> str:
    """The family of the blow that a card deals; that of any damage where its own is no blow."""
    family = effects.family_of(game, card, face.palette)
    return family if family in _STRIKES else effects.family_of_deed(game, "damage")


def strike_timing(family: str, power: int) -> Timing:
    """When such a blow lands, and for how long everything then holds still; a blow of 0 hits nothing."""
    if not power or family not in _STRIKES:
        return Timing(WIND_UP, STRIKE, WIND_UP + STRIKE, hit_stop(0), 0)
    return effects.timing(Blow(family, (0, 0), (0, 0), 1, left=False, power=power))


def play_blow(stage: Stage, blow: Blow, when: Timing) -> None:
    """The blow of a strike; without movement it is seen only as it lands."""
    if stage.timeline.still:
        stage.play(InTurn(Pause(when.hit), Call(lambda: _play(stage, blow))))
    else:
        _play(stage, blow)


def _play(stage: Stage, blow: Blow) -> None:
    effects.play(stage, blow)


def strike(stage: Stage, fighter: Fighter, mech: Mech, family: str, when: Timing, unit: float) -> None:
    """The mech draws back and strikes, or shoots from where it stands; `unit` is pixels a unit."""
    pose, reach = _STRIKES.get(family, ("slash", _LUNGE))
    stage.play(fighter.strike(pose, reach, when.wind_up, when.strike))
    if reach > 0:
        mech.leave_behind(stage, pose, round(reach * unit), when.hit)
