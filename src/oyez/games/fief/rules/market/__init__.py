"""Money: income, ransoms and all that is bought (Fief 3, 4)."""
