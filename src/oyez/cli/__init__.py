"""The command line: thin, one module per command, no rules."""
