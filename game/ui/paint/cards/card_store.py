"""Painted cards as PNG files in the user's cache folder.

A file's name holds a stamp of all that cards are painted with (code, drawings, fonts, recipes) and a digest
of the face itself: when one of them changes the file is no longer found, and the next sweep removes it.
"""

import hashlib
import io
from functools import lru_cache
from pathlib import Path

import msgspec
import pygame

from game.content.paths import shipped
from game.storage.atomic import remove_leftovers, write_bytes
from game.ui.paint.cards.faces import CardFace

LARGEST_FOLDER = 96 * 1024 * 1024
"""Bytes; the files that were drawn longest ago go first."""

_SCREENS = Path(__file__).parents[2]
"""All that paints: games have painters of their own."""
_DATA, _DRAWINGS = ("art", "themes"), ("drawings", "fonts", "icons", "parts", "scenes")


@lru_cache(maxsize=1)
def stamp() -> str:
    """Twelve hex digits that change with the painters, the drawings and the fonts."""
    digest = hashlib.blake2b(digest_size=6)
    folders = [_SCREENS, *(shipped("data") / name for name in _DATA)]
    folders += [shipped("assets") / name for name in _DRAWINGS]
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".yaml", ".svg", ".ttf"):
                digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()


class CardStore:
    """Reads and writes painted cards. Never raises: a folder that cannot be used is no store at all."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._usable = True

    def path(self, face: CardFace, width: int, state: str, least: int) -> Path:
        """Where the picture of a face, `width` pixels wide and in a state, is or would be; no type on it is
        smaller than `least`.
        """
        return self.path_of(face, f"{state.replace(' ', '_')}-{width}-{least}")

    def path_of(self, thing: object, name: str) -> Path:
        """Where the picture of anything that can be written as JSON is or would be, `name` at its end."""
        digest = hashlib.blake2b(msgspec.json.encode(thing), digest_size=10).hexdigest()
        return self._folder / f"{stamp()}-{digest}-{name}.png"

    def load(self, face: CardFace, width: int, state: str, least: int) -> pygame.Surface | None:
        """The stored picture; None where there is none, or none that can be read."""
        return self.read(self.path(face, width, state, least))

    def read(self, path: Path) -> pygame.Surface | None:
        """A picture of the folder, or None."""
        try:
            return pygame.image.load(path) if path.is_file() else None
        except (pygame.error, OSError):
            return None

    def save(self, face: CardFace, width: int, state: str, least: int, image: pygame.Surface) -> None:
        """Stores a picture, whole or not at all."""
        self.write(self.path(face, width, state, least), image)

    def write(self, path: Path, image: pygame.Surface) -> None:
        """Writes a picture into the folder, unless that was found to be of no use."""
        if not self._usable:
            return
        try:
            packed = io.BytesIO()
            pygame.image.save(image, packed, "card.png")
            write_bytes(path, packed.getvalue())
        except (pygame.error, OSError):
            self._usable = False

    def sweep(self) -> None:
        """Removes what no painter of today would draw, and the oldest where it is too much."""
        remove_leftovers(self._folder)
        try:
            files = [(path, path.stat()) for path in self._folder.glob("*.png")]
            files.sort(key=lambda entry: entry[1].st_mtime, reverse=True)
            total = 0
            for path, facts in files:
                total += facts.st_size
                if not path.name.startswith(stamp()) or total > LARGEST_FOLDER:
                    path.unlink()
        except OSError:
            return
