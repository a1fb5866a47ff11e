"""Where Rivet stands and how wide his paper is: what he speaks of stays free of both."""

import pygame

from game.ui.learn.speech import speak

PLACE = pygame.Rect(0, 0, 660, 600)
TEXT = "Every die falls on *4*: hits, shields, no dodges. Nobody moves; high numbers shoot first."


def test_the_paper_goes_where_it_covers_nothing() -> None:
    usual = speak(TEXT, PLACE, 1.0, [])
    assert usual.left, "he looks to the left from his usual place at the right"
    right = usual.paper.copy()
    other = speak(TEXT, PLACE, 1.0, [[right]])
    assert not other.left and not other.paper.colliderect(right)
    edge = pygame.Rect(other.paper.right - 20, other.paper.top, 60, 60)
    narrow = speak(TEXT, PLACE, 1.0, [[right, edge]])
    assert narrow.paper.width < other.paper.width and not narrow.paper.colliderect(edge)
    assert all(one.whole for one in (usual, other, narrow))


def test_a_long_paper_never_lies_over_his_face() -> None:
    for lines in range(1, 7):
        for keep in ([], [[pygame.Rect(560, 500, 60, 60)]]):
            speech = speak(" ".join([TEXT] * lines), pygame.Rect(0, 0, 700, 520), 1.5, keep)
            assert not speech.stands or speech.paper.bottom <= speech.head[1], f"{lines} times the words"
