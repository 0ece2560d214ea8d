"""The five expansions of Fief, each one function on a draft of the rules."""
