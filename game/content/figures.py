"""The check of what a rulebook shows beside its words: cards with named parts, and cut-outs of the table."""

from collections.abc import Collection, Iterator

from game.content.art import Art, part_names
from game.content.dinos import POSES as DINO_POSES
from game.content.paths import shipped
from game.content.problems import Problems
from game.content.rulebook import ROBOT_POSES, Chapter, Figure, Standing


def check_figures(
    chapters: Collection[Chapter], cards: Collection[str], art: Art, file: str, problems: Problems
) -> None:
    """Reports what the figures name and nobody can paint."""
    for chapter in chapters:
        if chapter.parts is not None and chapter.parts.card not in cards:
            problems.add(file, chapter.id, "parts.card", f"unknown card '{chapter.parts.card}'")
        for number, figure in enumerate(chapter.figures):
            for field, message in (*_wrong_in(figure, art), *_wrong_on_the_board(figure, cards, art)):
                problems.add(file, chapter.id, f"figures[{number}].{field}", message)


def _wrong_on_the_board(figure: Figure, cards: Collection[str], art: Art) -> Iterator[tuple[str, str]]:
    """Pieces, cells, cards and counters that nobody knows."""
    for piece in figure.pieces:
        if piece.look not in art.tokens:
            yield "pieces", f"unknown mech '{piece.look}'"
    cells = [*(piece.at for piece in figure.pieces), *figure.walls, *figure.way]
    for column, row in cells:
        if column >= figure.size[0] or row >= figure.size[1]:
            yield "size", f"{column}, {row} lies beyond the board"
    for counter in figure.counters:
        if not (shipped("assets") / "icons" / f"{counter}.svg").is_file():
            yield "counters", f"unknown icon '{counter}'"
    for card in figure.cards:
        if card.partition(" ")[0] not in cards:
            yield "cards", f"unknown card '{card}'"


def _wrong_in(figure: Figure, art: Art) -> Iterator[tuple[str, str]]:
    """Fields of a cut-out that name what cannot be painted, with what is wrong."""
    known: dict[str, tuple[str, Collection[str], Collection[str]]] = {
        "duel": ("mech", art.looks, art.poses),
        "lane": ("robot", art.robots, ROBOT_POSES),
        "arena": ("dinosaur", art.dinos.animals, DINO_POSES),
    }
    if figure.table not in known:
        return
    kind, looks, poses = known[figure.table]
    for side in ("near", "far"):
        one: Standing = getattr(figure, side)
        if one.look not in looks and (one.look or kind == "dinosaur"):
            yield f"{side}.look", f"unknown {kind} '{one.look}'"
        if one.pose not in poses:
            yield f"{side}.pose", f"unknown pose '{one.pose}'"
    if figure.effect and figure.effect not in part_names("effects"):
        yield "effect", f"unknown effect '{figure.effect}'"
