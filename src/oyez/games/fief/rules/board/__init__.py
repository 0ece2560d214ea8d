"""The board and what stands on it: Villages, roads, control, troops (Fief 5.1)."""
