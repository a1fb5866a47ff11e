"""Places and large backgrounds. Begin with `stages`: where duels are fought, of what `stage_parts` draws.

`shelf`, `boxes`, `dusk` and `logo` are the title's; `workshop` and `book` are behind screens of no game;
`corners` behind the set-up, `ending` the result, `shutter` the change of seats, `lands` the lessons.
"""
