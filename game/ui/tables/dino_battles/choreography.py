"""What an event looks like while it happens."""

from game.ui.tables.shows import Show, Shows

SHOWS = Shows(
    {
        "turn": Show(400, ""),
        "attack": Show(500, "move", None, "attack"),
        "answer": Show(500, "pick", None, "defend"),
        "roll": Show(900, "dice_throw", None, "dice"),
        "totals": Show(900, "stamp", None, "dice"),
        "damage": Show(700, "hit", None, "damage"),
        "knock_out": Show(1200, "explosion", None, "knockout"),
        "over": Show(400, "over"),
    },
    steps=("turn", "phase", "attack", "over"),
)
