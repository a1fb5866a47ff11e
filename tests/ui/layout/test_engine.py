"""Trees become places: room is shared, words wrap and shrink, controls live on, flaws are found."""

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.content.theme import Style
from game.ui.kit.buttons import Button
from game.ui.kit.form import Form
from game.ui.kit.labels import Label
from game.ui.kit.widget import Widget
from game.ui.layout.host import Flaw, Host
from game.ui.layout.leaves import Icon, Line, Part, Picture, Prose, Text
from game.ui.layout.nodes import (
    Box,
    Column,
    Fits,
    Free,
    Grid,
    Group,
    Listed,
    Node,
    Row,
    Scroll,
    Shown,
    Space,
    Stack,
    Themed,
    Zoom,
)
from game.ui.layout.painted import Pane, Pressable
from game.ui.layout.theme import PAPER, STEEL

ROOM = pygame.Rect(10, 20, 300, 200)
LONG = "A sentence that goes on and on until it needs a second line, and perhaps a third."


def control(name: str = "one", **sizes: object) -> Part:
    return Part(Button(name, lambda: None), **sizes)  # type: ignore[arg-type]


def rects(tree: Node, room: pygame.Rect = ROOM, scale: float = 1.0) -> list[tuple[int, int, int, int]]:
    return [tuple(one.rect) for one in Host().lay(tree, room, scale)]  # type: ignore[misc]


def test_what_grows_takes_what_is_left_and_the_rest_keeps_its_size() -> None:
    tree = Row(control("a", width=50), control("b", width=40, grow=1), control("c", width=30), gap=10)
    assert rects(tree) == [(10, 20, 50, 200), (70, 20, 200, 200), (280, 20, 30, 200)]


def test_no_more_is_taken_than_the_most() -> None:
    parts = [control("a", height=20, grow=1, most=30), control("b", height=20, grow=1)]
    assert [one[3] for one in rects(Column(*parts))] == [30, 170]


def test_shares_are_of_the_whole_room_but_never_less_than_the_least() -> None:
    assert [one[2] for one in rects(Row(control("a", share=1, width=0), control("b", share=2, width=0)))] == [
        100,
        200,
    ]
    wide = Row(control("a", share=1, width=(150, 150)), control("b", share=3, width=0))
    assert [one[2] for one in rects(wide)] == [150, 150]


def test_with_little_room_all_give_way_alike_and_with_less_they_are_cut() -> None:
    host = Host()
    tree = Column(control("a", height=(40, 120)), control("b", height=(60, 180)))
    assert [one.rect.height for one in host.lay(tree, ROOM, 1.0)] == [80, 120] and host.flaws() == []
    low = pygame.Rect(0, 0, 300, 50)
    assert [one.rect.height for one in host.lay(tree, low, 1.0)] == [20, 30]
    assert host.flaws() == [Flaw("cut", "a"), Flaw("cut", "b")]


def test_letters_shrink_last() -> None:
    card, told = control("card", aspect=1.5, width=(20, 100)), Prose(LONG, "told", name="told")
    room = pygame.Rect(0, 0, 100, 230)
    tree = Column(card, told)
    above, below = Host().lay(tree, room, 1.0)
    whole = Host().lay(told, pygame.Rect(0, 0, 100, 1000), 1.0)
    assert whole and below.rect.height == 5 * 17 and above.rect.height == 230 - below.rect.height
    assert not below.cut and Host().lay(tree, pygame.Rect(0, 0, 100, 100), 1.0)[0].rect.height == 30


def test_sizes_are_units_and_grow_with_the_scale() -> None:
    tree = Row(control("a", width=50), gap=10)
    assert rects(tree, scale=2.0)[0][2] == 100


def test_align_is_across_and_justify_along() -> None:
    end = Row(control(width=50, height=40), align="end", justify="center")
    assert rects(end) == [(135, 180, 50, 40)]
    box = Box(control(width=50, height=40), pad=10, align="start", justify="center")
    assert rects(box) == [(20, 100, 50, 40)]


def test_none_is_left_out_and_takes_no_gap() -> None:
    assert rects(Row(None, control(width=50), None, gap=10)) == [(10, 20, 50, 200)]


def test_a_last_row_of_a_grid_stands_in_the_middle() -> None:
    cells = [control(str(number), height=50) for number in range(3)]
    assert [one[:2] for one in rects(Grid(2, *cells))] == [(10, 20), (160, 20), (85, 70)]


def test_a_card_keeps_its_shape_where_room_is_low() -> None:
    tree = Row(control("card", aspect=1.5, width=(20, 100)))
    assert rects(tree)[0][2:] == (100, 200)
    low = Column(control("card", aspect=1.5, width=(20, 100), height=None), control("b", height=100))
    (card, _) = rects(low, pygame.Rect(0, 0, 100, 190))
    assert card == (20, 0, 60, 90)


def test_prose_wraps_then_shrinks_and_then_is_cut() -> None:
    host = Host()
    for room, flaws in ((60, []), (36, []), (14, [Flaw("cut", "told")])):
        host.lay(Prose(LONG, "told", name="told"), pygame.Rect(0, 0, 220, room), 1.0)
        assert host.flaws() == flaws, room


def test_a_line_shrinks_as_far_as_its_style_says() -> None:
    host, words = Host(), Text("Counterattack", "answer", name="title")
    for width, flaws in ((200, []), (110, []), (60, [Flaw("cut", "title")])):
        host.lay(words, pygame.Rect(0, 0, width, 40), 1.0)
        assert host.flaws() == flaws, width


def test_the_first_variant_that_fits_is_shown() -> None:
    tree = Fits(Column(control("large", height=150)), Column(control("small", height=(20, 40))))
    for high, name in ((200, "large"), (100, "small"), (10, "small")):
        assert [one.name for one in Host().lay(tree, pygame.Rect(0, 0, 90, high), 1.0)] == [name]


def test_a_list_shows_as_many_rows_as_have_room_and_at_least_one() -> None:
    rows = [control(str(number), height=20) for number in range(4)]
    assert [one[1] for one in rects(Listed(*rows, gap=5), pygame.Rect(0, 0, 100, 71))] == [0, 25, 50]
    assert len(rects(Listed(*rows, gap=5), pygame.Rect(0, 0, 100, 69))) == 2
    assert len(rects(Listed(*rows), pygame.Rect(0, 0, 100, 9))) == 1


def test_what_is_not_shown_keeps_its_room() -> None:
    places = []
    for when in (True, False):
        first, second = Host().lay(Column(Shown(control("a", height=50), when=when), control("b")), ROOM, 1.0)
        places.append(second.rect)
        assert first.visible == when
    assert places[0] == places[1]


def test_a_zoom_is_as_large_as_fits() -> None:
    tree = Zoom(control("a", width=(100, 100), height=100), by=2.0)
    for high, scale in ((200, 2.0), (150, 1.5), (80, 1.0)):
        (one,) = Host().lay(tree, pygame.Rect(0, 0, 300, high), 1.0)
        assert one.scale == pytest.approx(scale, abs=0.1)


def test_a_control_lives_on_with_new_values_and_keeps_its_focus() -> None:
    host, form, worked = Host(), Form(), []

    def show(*names: str) -> None:
        made = [Part(Button(one, lambda one=one: worked.append(one), key_name=names[0])) for one in names]  # type: ignore[misc]
        form.fill(host.lay(Row(*made), ROOM, 1.0))

    show("a", "b")
    b = form.widgets[1]
    form.set_focus(b)
    show("x", "y", "b")
    assert form.focus is b and form.widgets[2] is b and b.focused
    assert isinstance(b, Button) and b.key_name == "x"
    b.activate()
    assert worked == ["b"]


def test_two_controls_of_one_name_are_two() -> None:
    host = Host()
    first, second = host.lay(Row(control("twin"), control("twin")), ROOM, 1.0)
    assert (
        host.lay(Row(control("twin"), control("twin")), ROOM, 1.0) == [first, second] and first is not second
    )


def test_a_group_is_one_stop() -> None:
    form = Form(Host().lay(Row(Group(Row(control("a"), control("b")), "pair"), control("c")), ROOM, 1.0))
    form.set_focus(form.widgets[0])
    form.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0))
    assert form.focus is form.widgets[2]


def plate(name: str, *inside: Node, command: Callable[[], None] | None = None) -> Part:
    return Part(Pressable(name, ("plain", "lit"), command), Row(*inside), pad=10)


def test_words_on_a_button_belong_to_it_and_a_button_on_it_works_by_itself() -> None:
    worked: list[str] = []
    inner = plate("inner", Text("in", "label"), command=lambda: worked.append("inner"))
    outer = plate("outer", Text("words", "label", grow=1), inner, command=lambda: worked.append("outer"))
    form = Form(Host().lay(outer, ROOM, 1.0))
    assert [one.name for one in form.widgets] == ["outer", "inner"]
    host, small = form.widgets
    assert isinstance(host, Pressable) and [one.name for one in host.inside] == ["words"]
    for widget in (small, host):
        place = widget.rect.center if widget is small else (widget.rect.left + 5, widget.rect.top + 5)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            form.handle(pygame.event.Event(kind, pos=place, button=1))
    assert worked == ["inner", "outer"]


def test_larger_words_on_a_button_belong_to_it_as_well() -> None:
    tree = plate("host", Zoom(Text("words", "label"), by=1.5), command=lambda: None)
    button, *others = Host().lay(tree, ROOM, 1.0)
    assert isinstance(button, Pressable) and [one.name for one in button.inside] == ["words"]
    assert button.inside[0].scale == 1.5 and others == []


def test_words_move_with_the_button_that_they_stand_on() -> None:
    (button,) = Host().lay(plate("a", Text("words", "label"), command=lambda: None), ROOM, 1.0)
    before, after = pygame.Surface((400, 300)), pygame.Surface((400, 300))
    button.draw(before)
    button.rect = button.rect.move(7, 0)
    button.draw(after)
    moved = pygame.Surface((400, 300))
    moved.blit(before, (7, 0))
    assert pygame.image.tobytes(after, "RGB") == pygame.image.tobytes(moved, "RGB")


def test_a_pane_shows_a_part_and_follows_the_wheel_and_the_focus() -> None:
    host, form = Host(), Form()
    tree = Scroll(Column(*[control(str(number), height=80) for number in range(5)]), "list")
    form.fill(host.lay(tree, ROOM, 1.0))
    pane, *rows = form.widgets
    assert isinstance(pane, Pane) and rows[0].rect.top == ROOM.top and host.flaws() == []
    form.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(50, 50)))
    form.handle(pygame.event.Event(pygame.MOUSEWHEEL, y=-1))
    assert rows[0].rect.top == ROOM.top - 48
    assert form._at((50, ROOM.bottom + 20)) is None
    form.go(rows[4])
    assert rows[4].rect.bottom == ROOM.bottom
    form.fill(host.lay(tree, ROOM, 1.0))
    assert form.widgets[0] is pane and pane.offset == 200 and form.focus is rows[4]
    assert len(Host().lay(tree, pygame.Rect(0, 0, 300, 500), 1.0)) == 5


def test_what_is_placed_by_hand_stands_in_its_room() -> None:
    given: list[pygame.Rect] = []

    def place(rect: pygame.Rect, scale: float) -> list[Widget]:
        given.append(rect)
        return [Label("by hand")]

    found = Host().lay(Column(control(height=50), Free(place, grow=1)), ROOM, 1.0)
    assert given == [pygame.Rect(10, 70, 300, 150)] and found[1].name == "by hand"


def test_what_lies_on_something_else_or_leaves_the_panel_is_found() -> None:
    host = Host()
    host.lay(Stack(Text("one", "label"), Text("two", "label")), ROOM, 1.0)
    assert host.flaws() == [Flaw("lies on", "one", "two")]
    host.lay(Text("one", "label"), ROOM, 1.0)
    host.leaves[0].rect.move_ip(0, 50)
    assert host.flaws() == [Flaw("leaves", "one")]


def test_colours_come_from_the_theme() -> None:
    labels = [Host().lay(Text("a", "setting"), ROOM, 1.0, theme)[0] for theme in (STEEL, PAPER)]
    assert all(isinstance(one, Label) for one in labels)
    assert [one.color for one in labels] == [STEEL.colors["text"], PAPER.colors["text"]]  # type: ignore[attr-defined]


def test_icons_lines_and_pictures_have_places() -> None:
    seen: list[pygame.Rect] = []
    picture = Picture(lambda surface, rect, scale: seen.append(rect), grow=1)
    made = Host().lay(Row(Icon("hp", 20), Line(["a", ":hp:"], "count", name="line"), picture), ROOM, 1.0)
    for one in made:
        one.draw(pygame.Surface((400, 300)))
    assert made[0].rect.width == 20 and seen[0].right == ROOM.right


SIZES = st.one_of(st.none(), st.integers(0, 200), st.tuples(st.integers(0, 90), st.integers(90, 300)))
LEAVES = st.builds(
    lambda width, height, grow, share: (
        Space(width=width, height=height, grow=grow, share=share)
        if grow == 3
        else Text("Some words", "label", width=width, height=height, grow=grow, share=share)
    ),
    SIZES,
    SIZES,
    st.integers(0, 3),
    st.sampled_from([0, 0, 1, 2]),
)
TREES = st.recursive(
    LEAVES,
    lambda inner: st.builds(
        lambda kind, children, gap, align, grow: kind(*children, gap=gap, align=align, grow=grow),
        st.sampled_from([Row, Column]),
        st.lists(inner, max_size=5),
        st.integers(0, 6),
        st.sampled_from(["fill", "start", "center", "end"]),
        st.integers(0, 2),
    ),
    max_leaves=20,
)


@pytest.mark.slow
@given(TREES, st.integers(100, 900), st.integers(100, 900), st.sampled_from([0.75, 1.0, 1.5, 3.0]))
def test_whatever_stands_in_a_tree_stays_inside_and_apart(
    tree: Node, wide: int, high: int, scale: float
) -> None:
    host = Host()
    host.lay(tree, pygame.Rect(5, 7, wide, high), scale)
    # Gaps are kept even where there is no room for them at all; then nothing is left of the parts.
    outside = [one for one in host.flaws() if one.kind != "cut"]
    assert not outside or any(one.kind == "cut" for one in host.flaws())


def test_a_panel_in_another_theme_is_measured_and_drawn_in_it() -> None:
    wide = replace(STEEL, styles={**STEEL.styles, "name": Style("title", 60)})
    host = Host()
    small, large = host.lay(
        Column(Text("One", "name"), Themed(Text("Two", "name"), wide), Space(grow=1)), ROOM, 1.0
    )
    assert isinstance(small, Label) and isinstance(large, Label)
    assert (small.size, large.size) == (STEEL.styles["name"].size, 60)
    assert large.rect.height > 2 * small.rect.height and host.flaws() == []


def test_a_pane_of_whole_lines_shows_none_in_part() -> None:
    host, screen = Host(), Form()
    tree = Scroll(Column(*[control(str(number), height=40) for number in range(5)]), "list", whole=True)
    screen.fill(host.lay(tree, pygame.Rect(0, 0, 200, 100), 1.0))
    pane = host.named["list"]
    surface = pygame.Surface((200, 100))

    def seen() -> list[str]:
        return [one.name for one in screen.widgets if one.pane is pane and pane.shows(one)]

    screen.draw(surface)
    assert seen() == ["0", "1"]
    pane.scroll(-1)
    assert seen() == ["2"], "the second and the fourth have only a part of their room"
    pane.scroll(-9)
    assert seen() == ["3", "4"]
