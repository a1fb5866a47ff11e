"""A heavy hit seen from near: who fires and who is hit, large, in a strip over the board."""

from dataclasses import dataclass
from functools import partial
from typing import Any

import pygame

from game.content.art import shipped_art
from game.rules.command_core.state import Attack
from game.ui.motion import Pause, Tween, linear
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.effects.words import numeral
from game.ui.paint.figures.art import effect_image
from game.ui.paint.figures.squads import squad_picture
from game.ui.paint.figures.thumbnails import cut_off
from game.ui.paint.materials.steel import cut_frame, hex_of
from game.ui.paint.palette import SEATS
from game.ui.paint.scenery.stages import stage_ground
from game.ui.tables.command_core.shows.battlefield import Battlefield
from game.ui.tables.command_core.shows.free_room import best_place
from game.ui.tables.shows.shows import Happening

HEAVY = 3
"""From so much damage on a hit is seen from near; so are a crit, and the last hit of a mech."""
_PLACE = "dusk"
_WIDE, _HIGH, _MARGIN = 0.9, 0.27, 0.03
"""The strip's width and height, and its distance from the edge, as shares of the board."""
_SIZES, _LEVELS = (1, 0.85, 0.7, 0.58, 0.48), 12
"""How large it may be where a shot leaves less room, and how many heights are tried."""
_TALL, _TALL_ROBOT, _FOOT = 1.45, 1.22, 1.42
"""How high a mech is, a robot, and where its feet are: it is seen to the knees. In heights of the strip."""
_UNITS = 300
_AT = 0.15, 0.82
"""Where the two stand, as shares of the strip's width."""
_LENGTH = 2250
"""Milliseconds for which the strip is seen."""
_IN, _SHOT, _HIT, _OUT = 0.06, 0.1, 0.2, 0.95
"""When the strip is open, when the shot leaves, when it lands, when it closes: shares of its time."""
_GLOWS = {"beam_hit": "teal", "shock_hit": "teal"}
"""Shots that are no fire have colours of their own."""
_FIRES, _STANDS, _STRUCK = "aim", "guard", "reel"
_BACK, _THROWN = 0.07, 0.14
"""How far the one recoils and the other is thrown, in heights of the strip."""


@dataclass
class CloseUp:
    """The strip at its place; `share` is how much of its time is over."""

    place: pygame.Rect
    fighters: tuple[tuple[str, int], tuple[str, int]]
    words: str
    glow: str = "amber"
    """The colours of the flash and of the blast."""
    share: float = (_HIT + _OUT) / 2
    still: bool = False

    def draw(self, surface: pygame.Surface) -> pygame.Rect:
        opened = 1.0 if self.still else min(1.0, self.share / _IN, (1 - self.share) / (1 - _OUT))
        rect = self.place.copy()
        rect.height = max(2, round(self.place.height * opened))
        rect.centery = self.place.centery
        clip = surface.get_clip()
        surface.set_clip(rect.clip(clip))
        surface.blit(_ground(self.place.size), self.place)
        self._draw_fighters(surface)
        surface.set_clip(clip)
        surface.blit(_edge(rect.size, self.fighters[0][1]), rect)
        return rect

    def _draw_fighters(self, surface: pygame.Surface) -> None:
        place, high = self.place, self.place.height
        shot = _bump(self.share, _SHOT, _HIT) * (not self.still)
        hit = _bump(self.share, _HIT, _OUT) * (not self.still)
        moved = -shot * _BACK, hit * _THROWN
        muzzle = place.center
        poses = _FIRES, _STRUCK if self.share >= _HIT else _STANDS
        for at, (chassis, seat), pose, aside in zip(_AT, self.fighters, poses, moved, strict=True):
            image, corner = figure(chassis, seat, high, pose, left=at == _AT[1])
            x = place.left + round(at * place.width + aside * high)
            there = image.get_rect(topleft=(x + corner[0], place.top + round(_FOOT * high) + corner[1]))
            surface.blit(image, there)
            if at == _AT[0]:
                muzzle = there.right, there.top + _muzzle(image)
        if shot or self.still:
            flash = effect_image("explosion", self.glow, round(high * 0.5))
            surface.blit(flash, flash.get_rect(center=muzzle))
        if self.share >= _HIT:
            blast = effect_image("explosion", self.glow, round(high * 0.8))
            middle = place.left + round(0.71 * place.width), place.top + round(0.62 * high)
            surface.blit(blast, blast.get_rect(center=middle))
            number = numeral(self.words, round(high * 0.5))
            surface.blit(number, number.get_rect(center=(place.centerx, place.top + round(0.36 * high))))


def _muzzle(image: pygame.Surface) -> int:
    """How far down the foremost part of a mech is that looks to the right: the gun that it aims."""
    wide, high = image.get_size()
    edge = min(wide, max(1, wide // 40))
    return image.subsurface((wide - edge, 0, edge, high)).get_bounding_rect().centery


def _bump(share: float, begin: float, end: float) -> float:
    """From 0 at once to 1 and slowly back, between two moments."""
    return 1 - (share - begin) / (end - begin) if begin <= share < end else 0.0


def figure(
    chassis: str, seat: int, high: int, pose: str, *, left: bool
) -> tuple[pygame.Surface, tuple[int, int]]:
    """A mech in a pose for a strip of that height, and where its corner lies from its foot's middle."""
    art = shipped_art()
    tall = _TALL_ROBOT if art.tokens[chassis].look in art.robots else _TALL
    return squad_picture(((chassis, pose, False),), seat, tall * high / _UNITS, left=left)


@kept(1_000_000, pixels_of)
def _ground(size: tuple[int, int]) -> pygame.Surface:
    return cut_off(stage_ground(_PLACE, size).convert_alpha(), max(4, size[1] // 12))


def _edge(size: tuple[int, int], seat: int) -> pygame.Surface:
    cut = max(4, size[1] // 12)
    return cut_frame(*size, cut, hex_of(SEATS[seat]), max(2.0, size[0] / 220))


def place_of(board: Battlefield, pair: tuple[int, int]) -> pygame.Rect:
    """Where the strip covers neither of the two mechs nor the line of the shot, as large as that can be."""
    places = [place for share in _SIZES for place in _places(board.field.rect, share)]
    return best_place(board, places, pair)


def _places(field: pygame.Rect, share: float) -> list[pygame.Rect]:
    """Places for a strip of a size, the best ones first: in the middle, near the upper or the lower edge."""
    margin = round(field.height * _MARGIN)
    inner = field.inflate(-2 * margin, -2 * margin)
    wide, high = (round(part * share) for part in (field.width * _WIDE, field.height * _HIGH))
    tops = [inner.top + round((inner.height - high) * step / _LEVELS) for step in range(_LEVELS + 1)]
    tops.sort(key=lambda top: min(top - inner.top, inner.bottom - high - top))
    lefts = field.centerx - wide // 2, inner.left, inner.right - wide
    return [pygame.Rect(left, top, wide, high) for left in lefts for top in tops]


def prepare(board: Battlefield, view: Any, made: Attack) -> None:
    """Paints both mechs ahead: a shot may be a heavy one."""
    high = place_of(board, (made.attacker, made.target)).height
    seen = (made.attacker, _FIRES), (made.target, _STANDS), (made.target, _STRUCK)
    jobs = [
        partial(figure, view.mechs[one].chassis, view.mechs[one].seat, high, pose, left=one == made.target)
        for one, pose in seen
    ]
    board.scene.context.ahead.prepare((board, "close up"), jobs, soon=True)


def is_heavy(hits: int, crits: int, structure: int) -> bool:
    """Whether it is one: much damage, a crit, or the last that a mech of that structure could take."""
    lost = hits + crits
    return lost >= HEAVY or crits > 0 or lost >= structure


def show(
    board: Battlefield, now: Happening, made: Attack, lands: float, told: float, family: str = ""
) -> None:
    """An attack's result from near; `family` is that of its shots. They land in the strip after so many
    milliseconds, as they do on the board: before the damage is `told` there.
    """
    hits, crits = now.facts["hits"], now.facts["crits"]
    mechs = [now.before.mechs[one] for one in (made.attacker, made.target)]
    if not is_heavy(hits, crits, mechs[1].structure):
        return
    place = place_of(board, (made.attacker, made.target))
    first, second = ((mech.chassis, mech.seat) for mech in mechs)
    piece = CloseUp(place, (first, second), f"−{hits + crits}", _GLOWS.get(family, "amber"))
    if board.stage.timeline.still:
        piece.still = True
        board.stage.add(piece, Pause(_LENGTH * (1 - _HIT)), wait=told, calm=True)
        return

    def go(share: float) -> None:
        piece.share = share

    board.stage.add(piece, Tween(go, 0, 1, _LENGTH, linear), wait=max(0, lands - _HIT * _LENGTH))
