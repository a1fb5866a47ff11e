"""A card as a control: it can be pointed at for a closer look, and picked."""

import pygame

from game.ui.keys import pressed
from game.ui.kit.form import Form
from game.ui.kit.widget import Command, Widget
from game.ui.paint import pen
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.materials.skins import shadow
from game.ui.paint.palette import BRASS, GOLD

RIGHT_BUTTON = 3


class CardWidget(Widget):
    """`face` None is a card face down. A pickable card is framed, a picked one stands higher."""

    def __init__(
        self, gallery: Gallery, face: CardFace | None, pick: Command | None = None, *, compact: bool = False
    ) -> None:
        super().__init__(name=face.key if face else "face down")
        self.gallery = gallery
        self.face = face
        self.pick = pick
        self.compact = compact
        self.picked = False
        self.dim = False
        self.focusable = face is not None

    @property
    def pointable(self) -> bool:
        """A card face up is looked at by pointing at it, also where it is no stop for the keys."""
        return self.visible and (self.face is not None or bool(self.hint) or bool(self.refusal))

    @property
    def workable(self) -> bool:
        return self.enabled and self.pickable

    @property
    def pickable(self) -> bool:
        return self.pick is not None

    @property
    def framed(self) -> bool:
        """Whether a frame says that it is picked, or can be."""
        return self.picked or self.pickable

    def activate(self) -> None:
        if self.pick is not None:
            self.pick()

    def _image(self) -> pygame.Surface:
        width = self.rect.width
        if self.face is None:
            return self.gallery.back(width)
        state = "compact" if self.compact else "full"
        if self.dim:
            state = f"dim {state}" if self.compact else "dim"
        return self.gallery.card(self.face, width, state)  # type: ignore[arg-type]

    def draw(self, surface: pygame.Surface) -> None:
        image = self._image()
        rect = image.get_rect(topleft=self.rect.topleft)
        blur = max(3, self.unit(8))
        surface.blit(
            shadow(*rect.size, self.unit(10), blur), (rect.left - blur, rect.top - blur + self.unit(3))
        )
        surface.blit(image, rect)
        if self.framed:
            color = GOLD if self.picked else BRASS
            width = max(2, self.unit(4 if self.picked else 2))
            pen.rect(surface, color, rect.inflate(width, width), width, border_radius=self.unit(11))


def meant_card(form: Form, event: pygame.event.Event, *, by_click: bool = False) -> CardFace | None:
    """The card that is to be looked at: by the key I what is looked at, else what is picked, by the right
    button what it is on.

    Where cards are there to be read alone, a click and Enter do the same (`by_click`).
    """
    meant = ("open_card", "confirm") if by_click else ("open_card",)
    buttons = (1, RIGHT_BUTTON) if by_click else (RIGHT_BUTTON,)
    if pressed(event, *meant):
        if not pressed(event, "open_card"):
            return _face_of(form.focus)
        picked = next((one for one in form.widgets if isinstance(one, CardWidget) and one.picked), None)
        return _face_of(form.looked_at) or _face_of(picked)
    if event.type == pygame.MOUSEBUTTONDOWN and event.button in buttons:
        faces = (_face_of(one) for one in reversed(form.widgets) if one.visible and one.hit(event.pos))
        return next((face for face in faces if face is not None), None)
    return None


def _face_of(widget: Widget | None) -> CardFace | None:
    """The card that a control shows, face up."""
    face = getattr(widget, "face", None)
    return face if isinstance(face, CardFace) else None
