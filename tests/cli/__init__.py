"""The commands, as users call them."""
