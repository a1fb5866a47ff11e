"""Cards as pixels. Begin with `cards`, which paints a face (`faces`) in a frame (`frames`).

`directives` paints cards of a program; `card_feet`, `compass` and `armor_rose` are parts of a face.
`gallery` is what tables ask for painted cards: it caches them, and `card_store` has them as PNG files.
"""
