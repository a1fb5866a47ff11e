"""The window: the only place that imports pygame. It shows views, passes actions on, decides no rule."""
