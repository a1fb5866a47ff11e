"""The window: the only place that imports pygame. It shows views and passes actions on; it decides no rule."""
