"""A toy game that uses every part of the kernel: a secret vote, a die, windows, a card that cancels a card,
and initiatives that Middle-Ages does not have. The contract tests run it beside the real games."""
