"""All families of effects on one sheet, each as a storyboard of four pictures, to compare and to judge."""

from dataclasses import dataclass

import pygame

from game.ui.paint import pen
from game.ui.paint.cards.cards import paint_back, paint_card
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.effects.frames import UNIT
from game.ui.paint.effects.words import Tone
from game.ui.paint.figures.art import art_svg
from game.ui.paint.figures.figures import standing
from game.ui.paint.palette import GOLD, NIGHT, TEXT
from game.ui.paint.text import draw_line
from game.ui.tables.scrapbots.shows.flips import flip_card
from game.ui.tables.shows.coins import flip_coin
from game.ui.tables.shows.effects import Blow, Timing, play
from game.ui.tables.shows.stage import Stage

CELL = (286, 200)
COLUMNS = 2
_PICTURES = 4
_GAP, _HEAD, _FOOT, _MARGIN = 8, 34, 26, 24
_GROUND = 172
_MECH = 150
_CARD = (104, 146)
_LINE, _WALL, _FLOOR = (64, 96, 110), (37, 68, 84), (28, 58, 72)


@dataclass(frozen=True)
class Places:
    """Where striker and target stand, and where the blow comes from and lands."""

    feet: tuple[int, int] = (84, 222)
    start: tuple[int, int] = (112, 92)
    end: tuple[int, int] = (196, 92)


NEAR = Places()
FAR = Places((34, 236), (92, 94), (226, 94))
ALONE = Places((0, 143), (143, 100), (143, 100))
AWAY = Places((80, 230), (50, 92), (110, 92))
ABOVE = Places((84, 222), (120, 40), (196, 110))


@dataclass(frozen=True)
class Story:
    """A family with the mechs it is shown on; their poses in the four pictures are parted by spaces."""

    family: str
    times: tuple[int, int, int, int]
    places: Places
    mechs: tuple[str, str] = ("", "")
    poses: str = "guard"
    struck: str = "guard guard reel reel"
    number: str = ""
    tone: Tone = "harm"
    glow: str = "#ffd75a"

    def pose(self, words: str, number: int) -> str:
        poses = words.split() or ["stand"]
        return poses[min(number, len(poses) - 1)]


_SLASHES, _STABS = "raise slash", "guard stab"

STORIES = (
    Story("slash", (40, 120, 165, 300), NEAR, ("ronin", "rival"), _SLASHES, number="−3"),
    Story("explosion", (5, 80, 265, 900), ALONE, ("", "rival"), "", "reel"),
    Story("stab", (30, 100, 135, 270), NEAR, ("duelist", "husk"), _STABS, number="−2", glow="#5cff9d"),
    Story(
        "block", (10, 62, 140, 345), NEAR, ("rival", "bulwark"), "slash", "brace", "BLOCKED", tone="shield"
    ),
    Story("shell", (30, 140, 235, 480), FAR, ("barrage", "bulwark"), "aim", number="−4"),
    Story("vent", (10, 180, 330, 720), ALONE, ("", "bulwark"), "", "cower brace", "−3 heat", "cool"),
    Story("beam", (40, 150, 225, 440), FAR, ("warden", "gambler"), "aim", number="−1"),
    Story("crossing", (10, 150, 250, 460), NEAR, ("phantom", "bulwark"), "run", "guard", glow="#ff8478"),
    Story("volley", (30, 190, 345, 600), FAR, ("barrage", "needle"), "brace", number="−2"),
    Story("coin", (10, 230, 450, 760), ALONE),
    Story(
        "flame",
        (30, 130, 265, 610),
        FAR,
        ("ember_titan", "rival"),
        "aim",
        "guard guard cower",
        "+2 heat",
        "hot",
    ),
    Story("card_flip", (70, 120, 180, 310), ALONE),
    Story("charge", (20, 180, 265, 430), NEAR, ("bulwark", "husk"), "run", number="−2"),
    Story("water", (70, 120, 205, 345), NEAR, ("tidecaller", "rival"), "raise swing", number="−1"),
    Story("punch", (95, 120, 165, 285), NEAR, ("brawler", "rival"), _STABS, number="−2"),
    Story("shock", (40, 120, 165, 275), NEAR, ("brawler", "rival"), _STABS, number="−1"),
    Story("bullets", (20, 110, 165, 340), FAR, ("warden", "rival"), "aim", number="−3"),
    Story("column", (50, 170, 245, 440), ALONE, ("", "rival"), number="−6"),
    Story("guard", (10, 130, 190, 410), ALONE, ("", "bulwark"), "", "brace"),
    Story("splash", (5, 40, 70, 170), ABOVE, ("", "husk"), number="−1"),
    Story("step", (10, 70, 130, 250), AWAY, ("saint", ""), "run"),
    Story("heat", (10, 90, 170, 340), ALONE, ("", "ember_titan"), "", "stand", "+1 heat", "hot"),
    Story("gain", (10, 70, 130, 270), ALONE, ("", "gambler"), "", "stand", glow="#c896ff"),
    Story("venom", (10, 120, 260, 500), ALONE, ("", "bulwark"), "", "stand"),
    Story("mend", (10, 90, 170, 340), ALONE, ("", "bulwark"), "", "stand"),
    Story("bullet_hit", (5, 60, 110, 180), ALONE, ("", "rival"), number="−2"),
    Story("pellet_hit", (5, 60, 110, 180), ALONE, ("", "rival"), number="−3"),
    Story("shell_hit", (5, 60, 140, 250), ALONE, ("", "rival"), number="−4"),
    Story("rocket_hit", (5, 70, 140, 230), ALONE, ("", "rival"), number="−2"),
    Story("beam_hit", (5, 70, 140, 210), ALONE, ("", "rival"), number="−4"),
    Story("shock_hit", (5, 70, 130, 200), ALONE, ("", "rival"), number="−3"),
)


def effects_sheet() -> pygame.Surface:
    """Every family, in the order of `STORIES`."""
    row = _HEAD + CELL[1] + _FOOT
    wide = _PICTURES * (CELL[0] + _GAP) + _MARGIN
    rows = -(-len(STORIES) // COLUMNS)
    sheet = pygame.Surface((COLUMNS * wide + _MARGIN, rows * row + 2 * _MARGIN))
    sheet.fill(NIGHT)
    for place, story in enumerate(STORIES):
        left, top = _MARGIN + place % COLUMNS * wide, _MARGIN + place // COLUMNS * row
        title = story.family.replace("_", " ").upper()
        draw_line(sheet, title, "title", 26, TEXT, (left, top + _HEAD // 2))
        for number, time in enumerate(story.times):
            corner = left + number * (CELL[0] + _GAP), top + _HEAD
            sheet.blit(_picture(story, number), corner)
            below = corner[0] + 4, corner[1] + CELL[1] + _FOOT // 2
            draw_line(sheet, str(time), "title", 20, GOLD, below)
    return sheet


def _picture(story: Story, number: int) -> pygame.Surface:
    """One picture of a story: the stage is run up to its time."""
    cell = pygame.Surface(CELL)
    cell.fill(_WALL)
    pen.rect(cell, _FLOOR, (0, _GROUND - 8, CELL[0], CELL[1]))
    pen.line(cell, _LINE, (0, _GROUND - 8), (CELL[0], _GROUND - 8), 2)
    stage = Stage()
    stage.field = cell.get_rect()
    when = _perform(stage, story)
    # The hit stop lies between the times of the pictures, which are those of the family.
    passed, end = 0, story.times[number] + (when.stop if story.times[number] > when.hit + 20 else 0)
    while passed < end:
        stage.update(5)
        passed += 5
    stage.draw_under(cell)
    _stand(cell, story.mechs[1], story.pose(story.struck, number), story.places.feet[1], left=True)
    _stand(cell, story.mechs[0], story.pose(story.poses, number), story.places.feet[0], left=False)
    stage.draw(cell)
    return cell


def _perform(stage: Stage, story: Story) -> Timing:
    start, end = story.places.start, story.places.end
    if story.family == "coin":
        return flip_coin(
            stage, pygame.Rect(0, 0, 92, 92).move(end[0] - 46, end[1] - 56), 1 / UNIT, "HEADS", heads=True
        )
    if story.family == "card_flip":
        width, place = 2 * _CARD[0], pygame.Rect((0, 0), _CARD).move(end[0] - _CARD[0] // 2, 14)
        face = CardFace("sheet", "Slash", "attack", "Attack", "scrap_knights/slash", "Deal 3 :damage:.")
        return flip_card(stage, paint_back(width), paint_card(face, width, art_svg), place, 1 / UNIT)
    blow = Blow(story.family, start, end, 1 / UNIT, False, glow=story.glow, floor=_GROUND - end[1])
    when = play(stage, blow)
    if story.number:
        above = min(end[0], CELL[0] - 50), 40
        size = 44 if len(story.number) < 4 else 28
        stage.number(above, story.number, size, story.tone, wait=when.hit + 60)
    return when


def _stand(cell: pygame.Surface, look: str, pose: str, x: int, *, left: bool) -> None:
    if look:
        image, (dx, dy) = standing(look, 0, _MECH, pose, left=left)
        cell.blit(image, (x + dx, _GROUND + dy))
