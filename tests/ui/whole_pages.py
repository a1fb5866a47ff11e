"""Whether all of a page is to be seen: nothing cut, nothing outside the window, nothing on another thing."""

from itertools import combinations

import pygame

from game.ui.scene import Scene

LAYOUTS = [
    *(((960, 540), scale) for scale in (75, 100, 150)),
    *(((1280, 720), 100), ((1024, 768), 75), ((1024, 768), 100), ((2560, 1080), 100)),
    *(((2560, 1080), 150), ((3840, 2160), 100)),
]


def look_over(scene: Scene, where: str) -> None:
    boxes, window = scene.boxes(), pygame.Rect((0, 0), scene.size)
    for box in boxes:
        assert box.fits, f"{box.name} is cut {where}"
        assert window.contains(box.rect), f"{box.name} leaves the window {where}: {box.rect}"
    for one, two in combinations(boxes, 2):
        assert not one.rect.colliderect(two.rect), f"{one.name} lies on {two.name} {where}"
