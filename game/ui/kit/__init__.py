"""The widget kit: controls that mouse, keyboard and gamepad reach, laid out by slicing areas."""
