"""Lords and their titles: marriages, elections, the Pope, captivity, death and inheritance (Fief 1, 4.3, 6.2.3)."""
