"""The kernel: it knows no game, and nothing here imports one."""
