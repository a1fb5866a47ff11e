"""The Scrapbots table."""

from game.ui.tables.game_ui import GameUI

GAME_UI = GameUI(
    id="scrapbots",
    name="Scrapbots",
    line="Build a deck, hold three lanes.",
    credit="A game by David Torres. The game's design is under the licence CC BY-NC-SA 4.0.",
    counter="turn",
    setup="setup:SetupScene",
    table="table:LanesScene",
    faces="faces:make_book",
    ending="ending:make_ending",
)
