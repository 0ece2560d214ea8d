"""The structures of the view and the box: every field with its meaning, from which other places are written."""
