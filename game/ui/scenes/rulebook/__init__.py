"""The rules of a game as a book on a bench.

Begin with `scene`. `desk` places the heading, the contents (`side`) and the book; `pages` and `pictures` lay
a chapter out on two pages, `foot` stands below them. `search` finds words, `trail` leads back.
"""
