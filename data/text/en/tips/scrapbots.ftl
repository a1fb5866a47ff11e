# The tips of Scrapbots. `:name:` is an icon, `*word*` is bold.

main-title = Your turn
main-text = Do as much as you like, in any order: click a card and choose what it is for, or drag it there. Then end your turn.

pool-title = Scrap in your pool
pool-text = Scrap :scrap: buys a card from the market. What is left at the end of your turn is lost.

exhausted-title = New ones are exhausted
exhausted-text = A new Scrapbot enters exhausted. It is readied at the end of your turn and can attack in the next one.

open_lane-title = An undefended lane
open_lane-text = Nobody stands in its way: every 10 damage there deal a Wound :wound:. A Scrapbot in the lane takes the damage instead.

wound_in_hand-title = A Wound in your hand
wound_in_hand-text = It does nothing but take up room. It goes when you discard your hand, and counts against you at the end of the game.

energy-title = Energy for attacks
energy-text = A ready Scrapbot can attack if your pool has the Energy :energy: for it. Point at an attack to see what it would do.

few_wounds-title = The end is near
few_wounds-text = Few Wounds are left in the stack. The game ends the moment that the last one is dealt: the fewest win.
