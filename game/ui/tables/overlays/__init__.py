"""What lies over a table for a while: the closer look (`zoom`), the log, the menu, the hint, tips, a picker.

`opening` decides what opens when and leads back; begin there.
"""
