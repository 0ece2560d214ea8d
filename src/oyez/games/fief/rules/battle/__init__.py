"""Phase 6: battles, sieges and pillage (Fief 6)."""
