title = Through the ruins
line = A wall before your nose, four slots.

puzzle-say = A wall is in front of you, and more walls are on the way to the *marked cell*.
puzzle-prompt = End the round on the marked cell.
puzzle-nudge = It lies 4 up and 4 to the left. Which turn makes that a straight line?
puzzle-why = Pivot left, then 4 ahead between the walls: Charge for 3, Advance for 1.
puzzle-instead-pivot-note = Left: the way between the walls is straight.
puzzle-mistake-stopped_way-say = Something *stopped* you, and the rest of the program was dropped.
puzzle-mistake-stopped_way-note = Stopped on the way.
puzzle-mistake-other-say = Nothing stopped you, but this is another cell.
puzzle-mistake-other-note = Not on the marked cell.
