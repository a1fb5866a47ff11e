"""The widget kit: controls that mouse, keyboard and gamepad reach.

Begin with `widget.Widget` (a rectangle that can be meant, worked and drawn) and `form.Form` (which gives
events to widgets and leads the focus). `buttons`, `labels`, `card` are what most screens are made of.
"""
