game-name = Tic-tac-toe
game-full_name = Tic-tac-toe
game-line = Three in a row.
game-credit = A game that belongs to everybody.

decisions-mark = { $name }: mark a cell.
actions-mark = Mark cell { $what }
why_not-taken = Cell { $cell } is marked already.
log-mark = { $seat } marks cell { $cell }.
log-over = { $winner } has three in a row.
log-over_draw = All cells are marked.
reasons-line = three in a row
reasons-full = all cells are marked
cast-prompt = *{ $name }:* mark a cell.
