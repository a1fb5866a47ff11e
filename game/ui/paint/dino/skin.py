"""The spine bent by a pose, and the skin round it: belly, pattern, scales and light."""

from game.content.dinos import Dino, DinoPose
from game.ui.paint.dino.shapes import Place, circle, line, path, rotated
from game.ui.paint.dino.tones import Tones
from game.ui.paint.dino.tube import Tube
from game.ui.paint.materials.steel import blend
from game.ui.paint.svg import outline

_SCALES = 14


def bent(dino: Dino, pose: DinoPose) -> Tube:
    """The spine after the pose's bends: the trunk turns about the hip, neck and tail curl from there."""
    spine, hip, last = dino.spine, dino.hip, len(dino.spine) - 1
    places: dict[int, Place] = {hip: (spine[hip][0] + pose.hip[0], spine[hip][1] + pose.hip[1])}

    def step(start: int, end: int, degrees: float) -> Place:
        bone = spine[end][0] - spine[start][0], spine[end][1] - spine[start][1]
        across, down = rotated(bone, (0, 0), degrees)
        return places[start][0] + across, places[start][1] + down

    for i in range(hip, last):
        share = max(0, i - dino.shoulder + 1) / max(1, last - dino.shoulder)
        places[i + 1] = step(i, i + 1, pose.lean + pose.neck * share)
    for i in range(hip, 0, -1):
        share = (hip - i + 1) / hip
        places[i - 1] = step(i, i - 1, pose.lean * 0.5 + pose.tail * share + pose.whip * share * share)
    return Tube([(*places[i], *knot[2:]) for i, knot in enumerate(spine)])


def skin(dino: Dino, tones: Tones, tube: Tube) -> str:
    """The body without what is fixed to it."""
    drawn = path(tube.outline(), tones["base"], 0)
    drawn += tube.band(0, tube.last, -1, -0.18, tones["shade"])
    drawn += tube.band(dino.belly, tube.last, -1, -0.56, tones["belly"])
    for i in range(int(dino.belly) * 3 + 2, tube.last * 3):
        scute = outline([tube.point(i / 3, -0.58), tube.point(i / 3 - 0.04, -0.97)], closed=False)
        drawn += line(scute, tones["belly_shade"], 2.5)
    drawn += _pattern(dino, tones, tube) + _scales(dino, tones, tube)
    drawn += tube.band(1.2, tube.last - 0.3, 0.75, 0.88, tones["base_light"])
    return drawn + path(tube.outline(), "none")


def _pattern(dino: Dino, tones: Tones, tube: Tube) -> str:
    color, last = tones["pattern"], tube.last
    if dino.pattern == "stripes":
        knots = [0.7 + i * 0.5 for i in range((last - 1) * 2)]
        corners = ((-0.15, 0.97), (-0.015, 0.12), (0.15, 0.97))
        return "".join(path(outline([tube.point(at + a, d) for a, d in corners]), color, 0) for at in knots)
    if dino.pattern == "bands":
        knots = [0.6 + i * 0.62 for i in range(int((last - 1) / 0.62))]
        return "".join(tube.band(at, at + 0.22, 0.1, 0.97, color) for at in knots)
    if dino.pattern == "spots":
        drawn = ""
        for i in range(int(last * 2.4)):
            knot = 0.7 + i / 2.4
            radius = (6, 4, 7)[i % 3] * min(1.2, tube.at(knot)[2] / 30)
            drawn += circle(*tube.point(knot, (0.62, 0.3, 0.52)[i % 3]), radius, color, 0)
        return drawn
    return ""


def _scales(dino: Dino, tones: Tones, tube: Tube) -> str:
    """A few scales on the flank."""
    drawn, light = "", blend(tones["base"], tones["shade"], 0.62)
    for i in range(_SCALES):
        depth = (0.5, 0.18, -0.08, 0.34)[i % 4]
        # Steps of the golden ratio leave no two of them on top of each other.
        x, y = tube.point(dino.hip - 1.3 + (i * 0.618 % 1) * 3.9, depth)
        scale = f"M{x - 5:.1f} {y - 2:.1f} Q{x:.1f} {y + 5:.1f} {x + 5:.1f} {y - 2:.1f}"
        drawn += line(scale, light if depth > -0.1 else tones["pattern"], 2.6)
    return drawn
