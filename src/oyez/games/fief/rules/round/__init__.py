"""The course of a game: set-up, the phases of a round, victory (Fief R, S, 7)."""
