"""How Rivet teaches Scrapbots: he lies on nothing that he explains, lanes with their belts included."""

from pathlib import Path

from tests.ui.lesson_play import guide, opened, table


def test_rivet_keeps_off_the_lanes_of_which_he_speaks(tmp_path: Path) -> None:
    """He stood on two of the three lanes that he explained, which lay in the dark."""
    driver = opened(tmp_path, "scrapbots/build")
    speech = guide(driver).telling.speech
    assert speech is not None
    places = table(driver).board.places
    fields = [half.field for half in (*places.near, *places.far)]
    assert not [rect for rect in speech.covers if rect.collidelist(fields) >= 0]
