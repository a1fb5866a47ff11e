"""What each kind of event is like at this table: how long it is shown, how it sounds, how it moves."""

from game.ui.tables.shows import Show, Shows

SHOWS = Shows(
    {
        "turn": Show(300),
        "phase": Show(200),
        "keep": Show(200),
        "mulligan": Show(300),
        "no_dinosaur": Show(600),
        "place": Show(200),
        "reveal": Show(400),
        "bench": Show(250),
        "attach": Show(250),
        "set": Show(200),
        "load": Show(150),
        "switch": Show(300),
        "discard": Show(150),
        "play": Show(600),
        "use": Show(600),
        "attack": Show(400),
        "answer": Show(400),
        "roll": Show(600),
        "totals": Show(600),
        "damage": Show(500),
        "evaded": Show(500),
        "knock_out": Show(700),
        "promote": Show(300),
        "draw": Show(200),
        "over": Show(400),
        "conceded": Show(400),
    },
    steps=("turn", "phase", "play", "use", "attack", "knock_out", "over"),
)
